"""Belief: exactly what one player can still deduce about the nine enemy pieces.

The enemy's pieces are followed by their handles. For each handle a set of bits tells which of the nine tiles it may
still be; 0 is a piece that is off the board. Such a row of nine sets is a *world*. A shuffle makes one world into
several: the same sets, but nobody knows which handle took which. Worlds that come out alike are one, with their
weights added, so that a fair observer's odds are kept too. CONF-HIDDEN-07, CONF-HIDDEN-18

Beliefs never change: every deduction is a new belief, and a clone of the state shares the old one. What follows from
a deduction is worked out when somebody asks for it; in a playout hardly anybody does.
"""

from itertools import permutations
from math import factorial, gcd
from typing import Final

from westmarch.games.confrontation.pieces import PER_SIDE
from westmarch.kernel.errors import BadState
from westmarch.kernel.rng import Generator

World = tuple[int, ...]

ANYBODY: Final = (1 << PER_SIDE) - 1
HEAVIEST: Final = 4096
"""Weights are scaled down beyond this sum; odds that are finer than that are of no use to anybody."""

IMPOSSIBLE: Final = "what happened was thought impossible"

# What a belief that has not been worked out yet follows from.
REQUIRED: Final = 0
SHUFFLED: Final = 1
PUT: Final = 2

SIZE: Final[tuple[int, ...]] = tuple(bits.bit_count() for bits in range(1 << PER_SIDE))


class Belief:
    """The worlds that are still possible, each with its weight."""

    def __init__(self, worlds: tuple[World, ...], weights: tuple[int, ...]) -> None:
        self._worlds = worlds
        self._weights = weights
        self._masks = _all_masks(worlds)
        self._odds: list[int] = []  # of each world, once somebody has drawn one: a search draws thousands
        # A belief that has not been worked out has none of these yet; it is this one and a deduction.
        self._before: Belief | None = None
        self._deduction = REQUIRED
        self._handles: tuple[int, ...] = ()
        self._mask = 0

    def _after(self, deduction: int, handles: tuple[int, ...], mask: int) -> "Belief":
        """The belief after a deduction, to be worked out later."""
        belief = Belief((), ())
        belief._before = self
        belief._deduction = deduction
        belief._handles = handles
        belief._mask = mask
        return belief

    def _work_out(self) -> None:
        """Follow all deductions since a belief that has been worked out."""
        after: list[Belief] = []
        known = self
        while known._before is not None:
            after.append(known)
            known = known._before
        while after:
            later = after.pop()
            if later._deduction == REQUIRED:
                known = known._required(later._handles[0], later._mask)
            elif later._deduction == SHUFFLED:
                known = known._shuffled(later._handles)
            else:
                known = known._put(later._handles[0], later._mask)
            later._worlds = known._worlds
            later._weights = known._weights
            later._masks = known._masks
            later._before = None

    @property
    def worlds(self) -> tuple[World, ...]:
        if self._before is not None:
            self._work_out()
        return self._worlds

    @property
    def weights(self) -> tuple[int, ...]:
        if self._before is not None:
            self._work_out()
        return self._weights

    @property
    def masks(self) -> World:
        """For each handle, every tile that it may be in some world."""
        if self._before is not None:
            self._work_out()
        return self._masks

    def knows(self, handle: int, tile: int) -> bool:
        """Whether the piece is known to be this one."""
        return self.masks[handle] == 1 << tile

    def tells(self, handle: int, mask: int) -> bool:
        """Whether it would be news that the piece is one of these tiles."""
        return bool(self.masks[handle] & ~mask)

    def require(self, handle: int, mask: int) -> "Belief":
        """The piece has turned out to be one of these tiles."""
        if self._before is None and not self._masks[handle] & ~mask:
            return self
        return self._after(REQUIRED, (handle,), mask)

    def _required(self, handle: int, mask: int) -> "Belief":
        if not self.masks[handle] & ~mask:
            return self
        if len(self.worlds) == 1:  # by far the usual case
            part = _narrowed(self.worlds[0], handle, mask)
            assert part is not None, IMPOSSIBLE
            return Belief((part,), (1,))
        found: dict[World, int] = {}
        for at in range(len(self.worlds)):
            _add_where(found, self.worlds[at], self.weights[at], handle, mask)
        return _settled(found)

    def require_any(self, choices: list[tuple[int, int]]) -> "Belief":
        """At least one of these (handle, tiles) holds, though nobody saw which."""
        found: dict[World, int] = {}
        for at in range(len(self.worlds)):
            rest: World | None = self.worlds[at]  # the part of this world in which no earlier choice holds
            for handle, mask in choices:
                if rest is None:
                    break
                _add_where(found, rest, self.weights[at], handle, mask)
                rest = _narrowed(rest, handle, ~mask)
        return _settled(found)

    def shuffle(self, handles: list[int]) -> "Belief":
        """The pieces under these handles were mixed where the observer could not see."""
        mixed = tuple(handles)
        if self._before is None and self._all_alike(mixed):
            return self
        return self._after(SHUFFLED, mixed, 0)

    def _shuffled(self, handles: tuple[int, ...]) -> "Belief":
        if self._all_alike(handles):
            return self
        found: dict[World, int] = {}
        for at in range(len(self.worlds)):
            world = self.worlds[at]
            for order in permutations(handles):
                mixed = list(world)
                for old, new in zip(handles, order, strict=True):
                    mixed[new] = world[old]
                key = tuple(mixed)
                found[key] = found.get(key, 0) + self.weights[at]
        return _settled(found)

    def _all_alike(self, handles: tuple[int, ...]) -> bool:
        for world in self.worlds:
            if not _alike(world, handles):
                return False
        return True

    def gone(self, handle: int) -> "Belief":
        """The piece, known to all by now, has left the board."""
        return self._after(PUT, (handle,), 0)

    def back(self, handle: int, tile: int) -> "Belief":
        """A piece has come back before everybody's eyes."""
        return self._after(PUT, (handle,), 1 << tile)

    def _put(self, handle: int, mask: int) -> "Belief":
        if len(self.worlds) == 1:
            return Belief((_with(self.worlds[0], handle, mask),), (1,))
        found: dict[World, int] = {}
        for at in range(len(self.worlds)):
            key = _with(self.worlds[at], handle, mask)
            found[key] = found.get(key, 0) + self.weights[at]
        return _settled(found)

    def sample(self, rng: Generator) -> list[int]:
        """A tile for each handle (-1: off the board), drawn by the observer's odds."""
        worlds = self.worlds
        if not self._odds:
            self._odds = [_ways(worlds[i]) * self._weights[i] for i in range(len(worlds))]
        total = 0
        for odds in self._odds:
            total += odds
        pick = rng.below(total)
        i = 0
        while pick >= self._odds[i]:
            pick -= self._odds[i]
            i += 1
        return _deal(worlds[i], rng)


def _all_masks(worlds: tuple[World, ...]) -> World:
    """For each handle, every tile that it may be in some world."""
    if len(worlds) < 2:
        return worlds[0] if worlds else ()
    masks = list(worlds[0])
    for at in range(1, len(worlds)):
        world = worlds[at]
        for handle in range(PER_SIDE):
            masks[handle] |= world[handle]
    return tuple(masks)


def nothing_known() -> Belief:
    """At the start anybody may stand anywhere."""
    return Belief(((ANYBODY,) * PER_SIDE,), (1,))


def belief_to_data(belief: Belief) -> list[list[int]]:
    return [[weight, *world] for world, weight in zip(belief.worlds, belief.weights, strict=True)]


def belief_from_data(data: object, where: str) -> Belief:
    if not isinstance(data, list) or not data:
        raise BadState(where, "must be a list of worlds")
    for i, row in enumerate(data):
        if not isinstance(row, list) or len(row) != PER_SIDE + 1 or not all(type(n) is int for n in row):
            raise BadState(f"{where}[{i}]", f"must be a weight and {PER_SIDE} sets")
        if not 1 <= row[0] <= HEAVIEST or not all(0 <= mask <= ANYBODY for mask in row[1:]):
            raise BadState(f"{where}[{i}]", "has a number out of range")
    return Belief(tuple(tuple(row[1:]) for row in data), tuple(row[0] for row in data))


def _with(world: World, handle: int, mask: int) -> World:
    changed = list(world)
    changed[handle] = mask
    return tuple(changed)


def _alike(world: World, handles: tuple[int, ...]) -> bool:
    first = world[handles[0]]
    for handle in handles:
        if world[handle] != first:
            return False
    return True


def _add_where(found: dict[World, int], world: World, weight: int, handle: int, mask: int) -> None:
    """Add the part of a world in which the handle is one of these tiles."""
    part = _narrowed(world, handle, mask)
    if part is not None:
        found[part] = found.get(part, 0) + weight


def _narrowed(world: World, handle: int, mask: int) -> World | None:
    """The part of a world in which the handle is one of these tiles; None if there is none."""
    if not world[handle] & mask:
        return None
    return _tidy(_with(world, handle, world[handle] & mask))


def _settled(found: dict[World, int]) -> Belief:
    assert found, IMPOSSIBLE
    weights = list(found.values())
    divisor = gcd(*weights)
    weights = [weight // divisor for weight in weights]
    total = sum(weights)
    if total > HEAVIEST:
        # At least one each; the sum stays within the bound because every share is rounded down.
        spare = max(0, HEAVIEST - len(weights))
        weights = [1 + weight * spare // total for weight in weights]
    return Belief(tuple(found), tuple(weights))


def _tidy(world: World) -> World | None:
    """The world without what its own sets rule out; None if no assignment of tiles is left.

    Nine pieces are nine different tiles: one that is known is nobody else, and so on through all consequences.
    """
    masks = list(world)
    settled = False
    while not settled:
        settled = True
        known = 0
        for handle in range(PER_SIDE):
            mask = masks[handle]
            if SIZE[mask] == 1:
                if known & mask:
                    return None
                known |= mask
        for handle in range(PER_SIDE):
            mask = masks[handle]
            if SIZE[mask] > 1 and mask & known:
                mask &= ~known
                if mask == 0:
                    return None
                masks[handle] = mask
                if SIZE[mask] == 1:
                    settled = False
    open_handles: list[int] = []
    alike = True
    for handle in range(PER_SIDE):
        if SIZE[masks[handle]] > 1:
            open_handles.append(handle)
            alike = alike and masks[handle] == masks[open_handles[0]]
    return tuple(masks) if alike else _prune(masks, open_handles)


def _prune(masks: list[int], handles: list[int]) -> World | None:
    """Keep a tile in a set only if some assignment of all pieces uses it there."""
    owner = [-1] * PER_SIDE  # of each tile, in one assignment
    for handle in handles:
        if not _assign(masks, handle, owner, [0]):
            return None
    taken = [-1] * PER_SIDE  # of each handle, in that assignment
    for tile in range(PER_SIDE):
        if owner[tile] >= 0:
            taken[owner[tile]] = tile
    pruned = masks.copy()
    for handle in handles:
        for tile in range(PER_SIDE):
            bit = 1 << tile
            if masks[handle] & bit and taken[handle] != tile and not _swappable(masks, handle, tile, owner, taken):
                pruned[handle] &= ~bit
    return tuple(pruned)


def _assign(masks: list[int], handle: int, owner: list[int], tried: list[int]) -> bool:
    """Give the handle a tile, moving others on if need be (an augmenting path)."""
    for tile in range(PER_SIDE):
        bit = 1 << tile
        if masks[handle] & bit and not tried[0] & bit:
            tried[0] |= bit
            if owner[tile] < 0 or _assign(masks, owner[tile], owner, tried):
                owner[tile] = handle
                return True
    return False


def _swappable(masks: list[int], handle: int, tile: int, owner: list[int], taken: list[int]) -> bool:
    """Whether the others can make way when the handle takes a tile that is not its own in the assignment."""
    goal = taken[handle]
    if owner[tile] < 0:
        return True
    tried = 1 << tile
    waiting = [owner[tile]]
    while waiting:
        other = waiting.pop()
        for next_tile in range(PER_SIDE):
            bit = 1 << next_tile
            if masks[other] & bit and not tried & bit:
                if next_tile == goal or owner[next_tile] < 0:
                    return True
                tried |= bit
                waiting.append(owner[next_tile])
    return False


def _ways(world: World) -> int:
    """How many assignments of tiles to pieces a world allows."""
    handles = [handle for handle in range(PER_SIDE) if SIZE[world[handle]] > 1]
    if not handles:
        return 1
    if _alike(world, tuple(handles)):
        return factorial(len(handles))
    return _count(world, handles, 0, 0, {})


def _count(world: World, handles: list[int], at: int, used: int, memo: dict[int, int]) -> int:
    if at == len(handles):
        return 1
    if used in memo:  # the number of tiles in `used` tells `at`
        return memo[used]
    total = 0
    free = world[handles[at]] & ~used
    while free:
        bit = free & -free
        free ^= bit
        total += _count(world, handles, at + 1, used | bit, memo)
    memo[used] = total
    return total


def _deal(world: World, rng: Generator) -> list[int]:
    """One assignment, each equally likely."""
    dealt = [SIZE[mask - 1] if SIZE[mask] == 1 else -1 for mask in world]
    handles = [handle for handle in range(PER_SIDE) if SIZE[world[handle]] > 1]
    if not handles:
        return dealt
    if _alike(world, tuple(handles)):
        tiles = [tile for tile in range(PER_SIDE) if world[handles[0]] >> tile & 1]
        rng.shuffle(tiles)
        for i in range(len(handles)):
            dealt[handles[i]] = tiles[i]
        return dealt
    memo: dict[int, int] = {}
    used = 0
    for at in range(len(handles)):
        pick = rng.below(_count(world, handles, at, used, memo))
        free = world[handles[at]] & ~used
        while True:
            bit = free & -free
            free ^= bit
            ways = _count(world, handles, at + 1, used | bit, memo)
            if pick < ways:
                break
            pick -= ways
        used |= bit
        dealt[handles[at]] = SIZE[bit - 1]
    return dealt
