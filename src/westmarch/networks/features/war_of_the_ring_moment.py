"""What is going on in War of the Ring at the moment: the question, the action, the tile and the battle.

A step's numbers are told by the name that they have in it: a region is one of the map, a force so many figures of each
kind, and whatever else a small number. So "where" is the same to whoever moves, musters or suffers losses there.
"""

from typing import Final

from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.battle import dice_to_roll, force_of, leadership, men_of
from westmarch.games.war_of_the_ring.board import NOWHERE, REGION_COUNT
from westmarch.games.war_of_the_ring.cards import CARDS, NO_CARD, deck_of_card
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    END_FIGURE,
    FACE_COUNT,
    FIELD,
    FIGURE_COUNT,
    FIRST_FIGURE,
    SHIFT,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.tiles import NO_TILE, TILE_KINDS
from westmarch.games.war_of_the_ring.view import face_down
from westmarch.networks.features.layout import Layout, prompts_of
from westmarch.networks.features.war_of_the_ring_map import ROUGH, ROUGHLY, strength_of

HERE: Final = "where"
REGION_FIELDS: Final = (HERE, "start", "target", "taken", "casters")
FORCE_FIELD: Final = "force"
MEN_FIELDS: Final = ("men", "group")
UNTOLD: Final = ("places", "towers", "behind")
"""Sets of regions: the tokens that are legal say the same."""

NAMING_FIELDS: Final = ("card", "character", "companion", "first", "kind", "who")
NAMES: Final = 28
NUMBERS: Final = 10
"""Numbers that name a figure, a character or a card are told apart below the first, all others below the second."""

MANY: Final = 4
"""Figures of a kind in a force."""

REGION_ROLE: Final = 0
FORCE_ROLE: Final = 1
MEN_ROLE: Final = 2
NAME_ROLE: Final = 3
NUMBER_ROLE: Final = 4

HITS: Final = 7
BONUSES: Final = 8
NO_BONUS: Final = 3
DICE: Final = 6
ROUNDS: Final = 5
"""Numbers of a battle are told apart below these."""

HUNT_MARKS: Final = 12
ROUND_MARKS: Final = 6
BATTLE_MARKS: Final = 6
"""Bits of the table's columns."""

DAMAGES: Final = 7
"""Points of damage, and successes of the Hunt, are told apart below this."""

_layout: Final = Layout()
PROMPTS: Final = prompts_of(GAME)
PROMPT: Final = _layout.block(len(PROMPTS))
KINDS: Final[dict[str, int]] = {name: number for number, name in enumerate(sorted(GAME.steps))}
KIND: Final = _layout.block(len(KINDS))
BELOW: Final = _layout.block(len(KINDS))
CHOSEN: Final = _layout.block(FIGURE_COUNT * MANY)
CHOSEN_MEN: Final = _layout.block(CHARACTER_COUNT)
THERE: Final = _layout.block(ROUGH * ROUGH)


def _blocks() -> dict[str, tuple[int, int]]:
    """For each name of a number in a step: how it is told, and from where on."""
    found: dict[str, tuple[int, int]] = {}
    for name in sorted({name for kind in GAME.steps.values() for name in kind.FIELDS}):
        if name in REGION_FIELDS:
            found[name] = (REGION_ROLE, _layout.block(REGION_COUNT + 1))
        elif name == FORCE_FIELD:
            found[name] = (FORCE_ROLE, CHOSEN)
        elif name in MEN_FIELDS:
            found[name] = (MEN_ROLE, CHOSEN_MEN)
        elif name in NAMING_FIELDS:
            found[name] = (NAME_ROLE, _layout.block(NAMES))
        elif name not in UNTOLD:
            found[name] = (NUMBER_ROLE, _layout.block(NUMBERS))
    return found


BLOCKS: Final = _blocks()
FIELDS: Final[dict[str, list[tuple[str, int, int]]]] = {
    kind: [(name, BLOCKS[name][0], BLOCKS[name][1]) for name in step.FIELDS if name in BLOCKS]
    for kind, step in GAME.steps.items()
}
"""By kind of step: the names of its numbers, how each is told, and from where on."""

PLAYING: Final = _layout.block(len(CARDS))
PAID: Final = _layout.block(FACE_COUNT + 1)
MOVED_AT: Final = _layout.block(REGION_COUNT)
FLOWN: Final = _layout.block(REGION_COUNT)
MOVED_MEN: Final = _layout.block(CHARACTER_COUNT)
TILE: Final = _layout.block(2 * TILE_KINDS)
DAMAGE: Final = _layout.block(DAMAGES)
SUCCESSES: Final = _layout.block(DAMAGES)
HUNT: Final = _layout.block(HUNT_MARKS)
BATTLEFIELD: Final = _layout.block(REGION_COUNT)
CAMP: Final = _layout.block(REGION_COUNT)
FIGHT: Final = _layout.block(2 * 2 * 3 * ROUGH * ROUGH)
STRIKE: Final = _layout.block(FIGURE_COUNT * MANY)
FIGHTING: Final = _layout.block(CHARACTER_COUNT)
ROUND: Final = _layout.block(ROUNDS)
ROUNDS_LEFT: Final = _layout.block(4)
LEADING: Final = _layout.block(2 * DICE)
ROLLING: Final = _layout.block(2 * DICE)
AGAIN: Final = _layout.block(2 * DICE)
HIT: Final = _layout.block(2 * HITS)
EARLY: Final = _layout.block(2 * HITS)
BONUS: Final = _layout.block(2 * BONUSES)
CARD_LAID: Final = _layout.block(len(CARDS))
BACK: Final = _layout.block(4)
ROUND_MARK: Final = _layout.block(ROUND_MARKS)
BATTLE_MARK: Final = _layout.block(BATTLE_MARKS)
SIZE: Final = _layout.size


def tell_moment(s: Table, first: int, seat: int, found: list[int]) -> None:
    """Add what a seat knows of what is going on; numbers begin with the first."""
    if s.waiting:
        _question(s, first, seat, found)
    if s.playing != NO_CARD:
        found.append(first + PLAYING + s.playing)
        found.append(first + PAID + s.paid)
    tell_bits(s.moved_men, first + MOVED_MEN, found)
    if s.moved_at:
        tell_places(s.moved_at, first + MOVED_AT, found)
    if s.flown:
        tell_places(s.flown, first + FLOWN, found)
    if s.tile != NO_TILE:
        found.append(first + TILE + s.tile)
        found.append(first + DAMAGE + min(DAMAGES - 1, s.damage))
        tell_bits(s.hunt, first + HUNT, found)
        if s.first_tile != NO_TILE:
            found.append(first + TILE + TILE_KINDS + s.first_tile)
    if s.successes:
        found.append(first + SUCCESSES + min(DAMAGES - 1, s.successes))
    if s.field != NOWHERE:
        _battle(s, first, seat, found)


def tell_bits(bits: int, first: int, found: list[int]) -> None:
    """Add each of a set of bits."""
    number = first
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1


def tell_places(places: list[int], first: int, found: list[int]) -> None:
    """Add each of some regions once."""
    for where in sorted(set(places)):
        found.append(first + where)


# --- the question ---------------------------------------------------------------------------------------------------


def _question(s: Table, first: int, seat: int, found: list[int]) -> None:
    """What is asked. Nobody but the chooser has noticed an unfinished gesture: to the others it has not begun."""
    mine = bool(s.waiting >> seat & 1)
    at = len(s.stack) - 1
    while not mine and s.stack[at].PRIVATE:
        at -= 1
    step = s.stack[at]
    found.append(first + PROMPT + PROMPTS[step.PROMPT if mine else step.PUBLIC or step.PROMPT])
    kind = type(step).__name__
    found.append(first + KIND + KINDS[kind])
    side = s.side_at(s.turn)
    for name, role, block in FIELDS[kind]:
        number: int = getattr(step, name)
        if role == FORCE_ROLE:
            _force(number, side, first + block, found)
        elif role == MEN_ROLE:
            tell_bits(number, first + block, found)
        elif role == REGION_ROLE:
            found.append(first + block + number)
            if name == HERE and number < REGION_COUNT:
                own = ROUGHLY[strength_of(s.army[side * REGION_COUNT + number], side)]
                other = ROUGHLY[strength_of(s.army[(1 - side) * REGION_COUNT + number], 1 - side)]
                found.append(first + THERE + own * ROUGH + other)
        else:
            most = NAMES if role == NAME_ROLE else NUMBERS
            found.append(first + block + min(most - 1, number + 1))  # some begin with -1
    at -= 1
    while at >= 0 and s.stack[at].PRIVATE:
        at -= 1
    if at >= 0:
        found.append(first + BELOW + KINDS[type(s.stack[at]).__name__])


def _force(force: int, side: int, first: int, found: list[int]) -> None:
    """The figures of a part of an Army."""
    if force == 0:
        return
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        number = force >> SHIFT[kind] & FIELD[kind]
        if number:
            found.append(first + kind * MANY + min(MANY, number) - 1)


# --- the battle -----------------------------------------------------------------------------------------------------


def _battle(s: Table, first: int, seat: int, found: list[int]) -> None:
    found.append(first + BATTLEFIELD + s.field)
    found.append(first + CAMP + s.camp)
    attack = ROUGHLY[strength_of(s.strike, s.attacker)]
    defence = ROUGHLY[strength_of(force_of(s, 1 - s.attacker), 1 - s.attacker)]
    fight = (s.side_at(seat) * 2 + s.attacker) * 3 + s.battle_kind
    found.append(first + FIGHT + (fight * ROUGH + attack) * ROUGH + defence)
    _force(s.strike, s.attacker, first + STRIKE, found)
    found.append(first + ROUND + min(ROUNDS - 1, s.round))
    found.append(first + ROUNDS_LEFT + s.rounds_left)
    for side in range(2):
        tell_bits(men_of(s, side), first + FIGHTING, found)
        found.append(first + LEADING + side * DICE + min(DICE - 1, leadership(s, side)))
        found.append(first + ROLLING + side * DICE + min(DICE - 1, dice_to_roll(s, side)))
        found.append(first + AGAIN + side * DICE + s.again[side])
        found.append(first + HIT + side * HITS + min(HITS - 1, s.hits[side]))
        found.append(first + EARLY + side * HITS + min(HITS - 1, s.early_hits[side]))
        bonus = max(-NO_BONUS, min(BONUSES - 1 - NO_BONUS, s.bonus[side]))
        found.append(first + BONUS + side * BONUSES + bonus + NO_BONUS)
        card = s.combat_card[side]
        if card == NO_CARD:
            continue
        if face_down(s, side, seat):
            found.append(first + BACK + 2 * side + deck_of_card(card))
        else:
            found.append(first + CARD_LAID + card)
    tell_bits(s.round_marks, first + ROUND_MARK, found)
    tell_bits(s.battle_marks, first + BATTLE_MARK, found)
