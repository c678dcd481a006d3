"""War of the Ring as a seat knows it: the map, the moment, and here the race between the Ring and the war.

Nearly all of it lies open; hidden are the cards of the others and the order of the decks. What tells who is winning is
numbered for each side by itself, and what matters together is told together: Corruption means little at the start and
much before the Cracks of Doom, and Victory Points the more, the farther the Ring-bearers are from there.
"""

from typing import Final

from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    MINAS_MORGUL,
    MORANNON,
    NATION_COUNT,
    NOWHERE,
    REGION_COUNT,
    SHADOW,
    within,
)
from westmarch.games.war_of_the_ring.cards import CARDS, CHARACTER_CARDS, NO_CARD, SIDE_CARDS, deck_of_card
from westmarch.games.war_of_the_ring.ending import CRACK_OF_DOOM, FATAL_CORRUPTION, SHADOW_POINTS, victory_points
from westmarch.games.war_of_the_ring.pieces import CHARACTER, FACE_COUNT, FIGURE_COUNT, GOLLUM, WILL
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.tiles import TILE_KINDS
from westmarch.kernel.state import State
from westmarch.networks.features.layout import Layout
from westmarch.networks.features.war_of_the_ring_map import SIZE as MAP_SIZE
from westmarch.networks.features.war_of_the_ring_map import tell_map
from westmarch.networks.features.war_of_the_ring_moment import SIZE as MOMENT_SIZE
from westmarch.networks.features.war_of_the_ring_moment import tell_bits, tell_moment

MOST_SEATS: Final = 4
TURNS: Final = 24
AGES: Final = 9
"""Turns are told apart up to the first; together with something else only in pairs, up to the second."""

CORRUPTIONS: Final = FATAL_CORRUPTION + 1
SHADOWS: Final = SHADOW_POINTS + 1
FREES: Final = 6
"""Victory Points of the Shadow and of the Free Peoples."""

WAYS: Final = 20
"""Steps that the Ring-bearers still have to go, so many at most."""

STEPS: Final = 13
DICE: Final = 11
FREE_DICE: Final = 7
NUMBER: Final = 7
"""Dice of a face, cards of a kind in a hand."""

WATCH: Final = 5
EYES: Final = 9
"""Dice in the Hunt Box, of the Free Peoples and of the Shadow."""

TILES: Final = 5
POOL: Final = 18
STEPS_TO_WAR: Final = 4
PILES: Final = 7
RINGS: Final = 4
RESERVE: Final = 4
"""Reinforcements of a kind that are fewer than this are running out."""

TO_DOOM: Final = CRACK_OF_DOOM + 1
"""Steps from a gate of Mordor to the Cracks of Doom."""


def _to_the_gates() -> tuple[int, ...]:
    """The steps from each region to the nearer gate of Mordor."""
    found = [0] * REGION_COUNT
    for steps in range(WAYS, 0, -1):
        for gate in (MORANNON, MINAS_MORGUL):
            for where in within(gate, steps):
                found[where] = steps
    found[MORANNON] = found[MINAS_MORGUL] = 0
    return tuple(found)


TO_MORDOR: Final = _to_the_gates()

_sided: Final = Layout()
TURN: Final = _sided.block(TURNS)
CORRUPTION: Final = _sided.block(CORRUPTIONS)
WAY: Final = _sided.block(WAYS)
SHADOW_WINS: Final = _sided.block(SHADOWS)
FREE_WINS: Final = _sided.block(FREES)
AGE_CORRUPTION: Final = _sided.block(AGES * CORRUPTIONS)
WAY_CORRUPTION: Final = _sided.block(WAYS * CORRUPTIONS)
WAY_SHADOW: Final = _sided.block(WAYS * SHADOWS)
AGE_WAY: Final = _sided.block(AGES * WAYS)
AGE_SHADOW: Final = _sided.block(AGES * SHADOWS)
AGE_FREE: Final = _sided.block(AGES * FREES)
PROGRESS: Final = _sided.block(2 * STEPS)
GUIDE: Final = _sided.block(GOLLUM + 1)
COMPANIONS: Final = _sided.block(10)
DEEDS: Final = _sided.block(8)
HUNT_BOX: Final = _sided.block(2 * WATCH * EYES)
BAG: Final = _sided.block(TILE_KINDS * TILES)
POOL_SIZE: Final = _sided.block(POOL)
LURKING: Final = _sided.block(TILE_KINDS)
FACES: Final = _sided.block(2 * FACE_COUNT * NUMBER)
UNUSED: Final = _sided.block(FREE_DICE * DICE)
POOLS: Final = _sided.block(2 * DICE)
STRIDES: Final = _sided.block(NUMBER * WAYS)
RING: Final = _sided.block(2 * RINGS * 2)
POLITICS: Final = _sided.block(NATION_COUNT * STEPS_TO_WAR * 2)
HAND: Final = _sided.block(SIDE_CARDS)
ON_TABLE: Final = _sided.block(len(CARDS))
HOLDING: Final = _sided.block(MOST_SEATS * 2 * NUMBER)
CHOOSES: Final = _sided.block(MOST_SEATS)
SIDED: Final = _sided.size

_layout: Final = Layout()
OF_SIDES: Final = _layout.block(2 * SIDED)
MAP: Final = _layout.block(MAP_SIZE)
MOMENT: Final = _layout.block(MOMENT_SIZE)
WHO: Final = _layout.block((MOST_SEATS + 1) * MOST_SEATS)
PHASE: Final = _layout.block(6)
GO: Final = _layout.block(MOST_SEATS)
LEADING: Final = _layout.block(2 * MOST_SEATS)
REGION: Final = _layout.block(REGION_COUNT)
DRAWN: Final = _layout.block(TILE_KINDS * TILES)
RESERVED: Final = _layout.block(FIGURE_COUNT * RESERVE)
DISCARDED: Final = _layout.block(len(CARDS))
BURIED: Final = _layout.block(SIDE_CARDS)
GIVEN: Final = _layout.block(SIDE_CARDS)
OFFERED: Final = _layout.block(SIDE_CARDS)
OFFERS: Final = _layout.block(MOST_SEATS * 2)
DECK: Final = _layout.block(4 * PILES)
MIXED: Final = _layout.block(2 * REGION_COUNT)
LAST_NATIONS: Final = _layout.block(NATION_COUNT)
SIZE: Final = _layout.size


def features(state: State, seat: int) -> list[int]:
    """The numbers of all that holds."""
    assert isinstance(state, Table)
    s = state
    side = s.side_at(seat)
    own = OF_SIDES + side * SIDED
    found: list[int] = [WHO + s.players * MOST_SEATS + seat, PHASE + s.phase, GO + s.go]
    for of in range(2):
        found.append(LEADING + of * MOST_SEATS + s.leading[of])
    if s.waiting:
        found.append(own + CHOOSES + s.turn)
    _race(s, own, found)
    _fellowship(s, own, found)
    _dice(s, own, found)
    for nation in range(NATION_COUNT):
        step = nation * STEPS_TO_WAR + s.politics[nation]
        found.append(own + POLITICS + step * 2 + (s.active >> nation & 1))
    for kind in range(FIGURE_COUNT):
        if s.reserve[kind] < RESERVE:
            found.append(RESERVED + kind * RESERVE + s.reserve[kind])
    _cards(s, seat, side, own, found)
    tell_map(s, MAP, side, found)
    tell_moment(s, MOMENT, seat, found)
    if s.players > 2:
        tell_bits(s.mixed[FREE_PEOPLES], MIXED, found)
        tell_bits(s.mixed[SHADOW], MIXED + REGION_COUNT, found)
        tell_bits(s.last_nations, LAST_NATIONS, found)
    return found


def allies(state: State, seat: int) -> list[bool]:
    """The seats of one side win together."""
    assert isinstance(state, Table)
    return [state.side_at(other) == state.side_at(seat) for other in range(state.players)]


def way_left(s: Table) -> int:
    """The steps that the Ring-bearers still have to go, as far as they could have come unseen."""
    if s.fellowship == NOWHERE:
        return CRACK_OF_DOOM - max(0, s.mordor)
    return TO_DOOM + max(0, TO_MORDOR[s.fellowship] - s.progress)


def _race(s: Table, own: int, found: list[int]) -> None:
    """How near is each victory?"""
    age = min(AGES - 1, s.turns // 2)
    corruption = min(CORRUPTIONS - 1, s.corruption)
    way = min(WAYS - 1, way_left(s))
    shadow = min(SHADOWS - 1, victory_points(s, SHADOW)) if s.captured else 0
    free = min(FREES - 1, victory_points(s, FREE_PEOPLES)) if s.captured else 0
    found.append(own + TURN + min(TURNS - 1, s.turns))
    found.append(own + CORRUPTION + corruption)
    found.append(own + WAY + way)
    found.append(own + SHADOW_WINS + shadow)
    found.append(own + FREE_WINS + free)
    found.append(own + AGE_CORRUPTION + age * CORRUPTIONS + corruption)
    found.append(own + WAY_CORRUPTION + way * CORRUPTIONS + corruption)
    found.append(own + WAY_SHADOW + way * SHADOWS + shadow)
    found.append(own + AGE_WAY + age * WAYS + way)
    found.append(own + AGE_SHADOW + age * SHADOWS + shadow)
    found.append(own + AGE_FREE + age * FREES + free)
    strides = s.dice[CHARACTER] + s.dice[WILL]  # the Free Peoples' dice that can move the Fellowship
    found.append(own + STRIDES + min(NUMBER - 1, strides) * WAYS + way)


def _fellowship(s: Table, own: int, found: list[int]) -> None:
    """The Ring-bearers and the Hunt for them."""
    if s.fellowship != NOWHERE:
        found.append(REGION + s.fellowship)
    found.append(own + PROGRESS + s.hidden * STEPS + s.progress)
    found.append(own + GUIDE + s.guide)
    found.append(own + COMPANIONS + s.in_fellowship().bit_count())
    tell_bits(s.deeds, own + DEEDS, found)
    box = s.hidden * WATCH + min(WATCH - 1, s.box[FREE_PEOPLES])
    found.append(own + HUNT_BOX + box * EYES + min(EYES - 1, s.box[SHADOW]))
    tell_bits(s.lurking, own + LURKING, found)
    total = 0
    for tile in range(TILE_KINDS):
        number = s.bag[tile]
        total += number
        if number:
            found.append(own + BAG + tile * TILES + number)
        if s.drawn[tile]:
            found.append(DRAWN + tile * TILES + s.drawn[tile])
    found.append(own + POOL_SIZE + min(POOL - 1, total))


def _dice(s: Table, own: int, found: list[int]) -> None:
    """The dice of the turn: those that are left, by face, and how many there were."""
    for at in range(2 * FACE_COUNT):
        if s.dice[at]:
            found.append(own + FACES + at * NUMBER + min(NUMBER - 1, s.dice[at]))
    free = min(FREE_DICE - 1, s.unused(FREE_PEOPLES))
    found.append(own + UNUSED + free * DICE + min(DICE - 1, s.unused(SHADOW)))
    for side in range(2):
        found.append(own + POOLS + side * DICE + s.pool[side])
        used = s.ring_used >> side & 1
        found.append(own + RING + (side * RINGS + s.rings[side]) * 2 + used)


def _cards(s: Table, seat: int, side: int, own: int, found: list[int]) -> None:
    """All that lies open, the seat's own cards, and of the others' how many there are."""
    tell_bits(s.hand[seat], own + HAND, found)
    tell_bits(s.buried[seat], BURIED, found)
    if s.swap[seat] != NO_CARD:
        found.append(OFFERED + s.swap[seat] % SIDE_CARDS)
    if s.given[seat]:
        seen = s.hand[seat] | s.discard[side] | s.table_cards[side]
        tell_bits(s.given[seat] & ~seen, GIVEN, found)
    for of in range(2):
        tell_bits(s.table_cards[of], own + ON_TABLE + of * SIDE_CARDS, found)
        tell_bits(s.discard[of], DISCARDED + of * SIDE_CARDS, found)
    for other in range(s.players):
        characters = (s.hand[other] & CHARACTER_CARDS).bit_count()
        strategies = s.hand[other].bit_count() - characters
        found.append(own + HOLDING + 2 * other * NUMBER + min(NUMBER - 1, characters))
        found.append(own + HOLDING + (2 * other + 1) * NUMBER + min(NUMBER - 1, strategies))
        if s.swap[other] != NO_CARD:
            found.append(OFFERS + 2 * other + deck_of_card(s.swap[other]))
    for deck in range(4):
        found.append(DECK + deck * PILES + (len(s.deck[deck]) + 3) // 4)
