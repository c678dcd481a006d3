"""The Confrontation as a seat knows it.

Own pieces by name and place, with how well the enemy knows each; the enemy's by how likely each character is to stand
where, from what the seat can still deduce; the cards that are left; the battle; the turn.
"""

from typing import Final

from westmarch.games.confrontation import GAME
from westmarch.games.confrontation.belief import SIZE as SET_SIZE
from westmarch.games.confrontation.board import OFF_BOARD, REGION_COUNT
from westmarch.games.confrontation.cards import CARDS_PER_SIDE, NO_CARD, SPECIALS_PER_SIDE
from westmarch.games.confrontation.pieces import PER_SIDE, TILES
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.cardplay import ChooseCards
from westmarch.games.confrontation.steps.setup import ChooseSpecials, Draft, Place
from westmarch.games.confrontation.steps.special_cards import ChooseExtraTarget
from westmarch.games.confrontation.steps.turn import ChooseTarget
from westmarch.kernel.state import State
from westmarch.networks.features.layout import Layout, prompts_of

PLACES: Final = REGION_COUNT + 1  # with the place of those who are off the board
FACES: Final = 2 * PER_SIDE  # of one side
ODDS: Final = 4
"""How likely something is, in so many classes."""

LATEST: Final = 15
"""Turns are told apart in fours, up to this many fours."""

_layout: Final = Layout()
OWN: Final = _layout.block(FACES * PLACES)
REVEALED: Final = _layout.block(FACES)
KNOWN: Final = _layout.block(FACES * ODDS)
COUNT: Final = _layout.block(REGION_COUNT * (PER_SIDE + 1))
ENEMY: Final = _layout.block(FACES * PLACES * ODDS)
FACE_UP: Final = _layout.block(FACES)
CARDS: Final = _layout.block(4 * CARDS_PER_SIDE)  # own hand and pile, the enemy's pile, cards in the battle
ENEMY_CARD: Final = _layout.block(CARDS_PER_SIDE)
SPECIALS: Final = _layout.block(2 * SPECIALS_PER_SIDE)
PROMPT: Final = _layout.block(len(prompts_of(GAME)))
MOVER: Final = _layout.block(FACES)
HELD: Final = _layout.block(FACES)
PROGRESS: Final = _layout.block(PER_SIDE + 1)
TURN: Final = _layout.block(2)
TURNS: Final = _layout.block(LATEST + 1)
FIELD: Final = _layout.block(REGION_COUNT)
FIGHTERS: Final = _layout.block(2 * TILES)
FLAGS: Final = _layout.block(16)
POINTS: Final = _layout.block(2 * PER_SIDE + 1)
SIZE_A_SIDE: Final = _layout.size

SIZE: Final = 2 * SIZE_A_SIDE
"""How many features there are: those of the Fellowship's player, then those of Sauron's."""

PROMPTS: Final = prompts_of(GAME)


def features(state: State, seat: int) -> list[int]:
    """The numbers of all that holds."""
    assert isinstance(state, Table)
    s = state
    side = s.side_at(seat)
    base = side * SIZE_A_SIDE
    found: list[int] = []
    step = s.stack[-1] if s.stack else None
    placing = isinstance(step, (Place, Draft, ChooseSpecials))
    _own(s, side, base, found)
    if not placing:
        _enemy(s, side, base, found)
    _cards(s, side, base, found)
    for card in range(2 * SPECIALS_PER_SIDE):
        own = (card >= SPECIALS_PER_SIDE) == (side == 1)
        if s.specials >> card & 1 and (own or not isinstance(step, ChooseSpecials)):
            found.append(base + SPECIALS + card)
    if step is not None:
        mine = s.waiting >> seat & 1
        prompt = step.PROMPT if mine else step.PUBLIC or step.PROMPT
        found.append(base + PROMPT + PROMPTS[prompt])
        if mine and isinstance(step, (ChooseTarget, ChooseExtraTarget)):
            found.append(base + MOVER + s.character[step.piece] - FACES * side)
    if placing:
        if s.held[side] != NOBODY:
            found.append(base + HELD + s.character[s.held[side]] - FACES * side)
        found.append(base + PROGRESS + s.progress[side])
        return found
    found.append(base + TURN + s.side)
    found.append(base + TURNS + min(s.turns // 4, LATEST))
    _battle(s, base, found)
    found.append(base + POINTS + PER_SIDE + max(-PER_SIDE, min(PER_SIDE, s.points[seat] - s.points[1 - seat])))
    return found


def allies(state: State, seat: int) -> list[bool]:
    """Who wins when this seat does."""
    return [other == seat for other in range(2)]


def _own(s: Table, side: int, base: int, found: list[int]) -> None:
    masks = s.belief[1 - side].masks
    for piece in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        face = s.character[piece] - FACES * side
        found.append(base + OWN + face * PLACES + s.region[piece])
        if s.region[piece] == OFF_BOARD:
            continue
        if s.revealed >> piece & 1:
            found.append(base + REVEALED + face)
        found.append(base + KNOWN + face * ODDS + CERTAINTY[masks[s.handle[piece]]])


def _class(odds: float) -> int:
    """The class of a likelihood: hardly, perhaps, rather, almost surely."""
    if odds < 0.16:
        return 0
    if odds < 0.4:
        return 1
    return 2 if odds < 0.8 else 3


CERTAINTY: Final[tuple[int, ...]] = tuple([_class(1.0 / max(1, size)) for size in SET_SIZE])
"""By the set of those that a piece may be: how well it is known."""

WEIGHT: Final[tuple[float, ...]] = tuple([1.0 / max(1, size) for size in SET_SIZE])
"""By the same set: how likely each of them is."""

REMEMBERED: Final = 4096
_remembered: Final[dict[tuple[object, ...], list[int]]] = {}
"""Where the enemy may stand: a search comes by the same again and again."""


def _enemy(s: Table, side: int, base: int, found: list[int]) -> None:
    """Where each of the enemy's characters may be, and how many stand where."""
    other = 1 - side
    first = PER_SIDE * other
    masks = s.belief[side].masks
    region = [OFF_BOARD] * PER_SIDE  # by handle
    for piece in range(first, first + PER_SIDE):
        region[s.handle[piece]] = s.region[piece]
        if s.revealed >> piece & 1:
            found.append(base + FACE_UP + s.character[piece] - FACES * other)
    characters = s.character[first : first + PER_SIDE]
    key = (masks, tuple(region), tuple(characters))
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= REMEMBERED:
            _remembered.clear()
        faces = [character - FACES * other for character in characters]
        known = _remembered[key] = _whereabouts(base, masks, region, faces)
    found += known


def _whereabouts(base: int, masks: tuple[int, ...], region: list[int], faces: list[int]) -> list[int]:
    """How many stand where, and where each face may be."""
    found: list[int] = []
    count = [0] * PLACES
    for place in region:
        count[place] += 1
    for place in range(REGION_COUNT):
        found.append(base + COUNT + place * (PER_SIDE + 1) + count[place])
    standing = [handle for handle in range(PER_SIDE) if region[handle] != OFF_BOARD]
    at = [0.0] * PLACES  # between two tiles there is nothing in it
    for tile in range(PER_SIDE):
        face = faces[tile]
        total = 0.0
        for handle in standing:
            mask = masks[handle]
            if mask >> tile & 1:
                weight = WEIGHT[mask]
                at[region[handle]] += weight
                total += weight
        if total == 0.0:
            found.append(base + ENEMY + (face * PLACES + OFF_BOARD) * ODDS)
            continue
        for handle in standing:
            place = region[handle]
            if at[place] > 0.0:
                found.append(base + ENEMY + (face * PLACES + place) * ODDS + _class(at[place] / total))
                at[place] = 0.0
    return found


def _cards(s: Table, side: int, base: int, found: list[int]) -> None:
    other = 1 - side
    for card in range(CARDS_PER_SIDE):
        if s.hand[side] >> card & 1:
            found.append(base + CARDS + card)
        if s.pile[side] >> card & 1:
            found.append(base + CARDS + CARDS_PER_SIDE + card)
        if s.pile[other] >> card & 1:
            found.append(base + CARDS + 2 * CARDS_PER_SIDE + card)
    if s.card[side] != NO_CARD:
        found.append(base + CARDS + 3 * CARDS_PER_SIDE + s.card[side])
    if s.card[other] != NO_CARD and _open(s, other):
        found.append(base + ENEMY_CARD + s.card[other])


def _open(s: Table, side: int) -> bool:
    """Whether the card that a side has chosen lies open, as in the view. CONF-HIDDEN-10"""
    return s.cards_open == 1 or (side == 1 and bool(s.stack) and not isinstance(s.stack[-1], ChooseCards))


def _battle(s: Table, base: int, found: list[int]) -> None:
    if s.field >= 0:
        found.append(base + FIELD + s.field)
        if s.fellow != NOBODY:
            found.append(base + FIGHTERS + s.character[s.fellow])
            found.append(base + FIGHTERS + s.character[s.shadow])
    flags = (s.no_cards, s.gwaihir, s.eye, s.cloak, s.special_used, s.bound, s.swapped, s.ring_bearer)
    for flag in range(len(flags)):
        found.append(base + FLAGS + 2 * flag + (1 if flags[flag] else 0))
