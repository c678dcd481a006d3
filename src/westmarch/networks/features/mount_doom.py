"""Adventure to Mount Doom as every seat knows it: all that lies open, and of the cards that do not, which are left."""

from typing import Final

from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.lot import lot_of
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import (
    DIE_COUNT,
    FIGURE_COUNT,
    NAZGUL_TOTAL,
    NO_DIE,
    RING_BEARER,
    SLOTS,
    STAGE_COUNT,
    WAITING,
    WARRIORS,
    destination,
)
from westmarch.games.mount_doom.cards import ARMY_OF_THE_DEAD, CARD_COUNT, GANDALF_DECK, NO_CARD, STAGE_CARDS
from westmarch.games.mount_doom.printed import COURAGE_TOP, DARK_HEART
from westmarch.games.mount_doom.state import MOST_SEATS, Table
from westmarch.kernel.state import State
from westmarch.networks.features.layout import Layout, Questions

SPACES: Final = WAITING + 1
COURAGES: Final = COURAGE_TOP - DARK_HEART + 1
MOST_BATTLES: Final = 7
MOST_WINS: Final = 4
LEFT: Final = 12
"""Spaces that the Ring-bearer still has to go on a stage, so many at most."""

CHANCES: Final = 50
"""So finely the chance is told that the rules of thumb give the company."""

FIELDS: Final = 2
NUMBERS: Final = 64
"""What a question is about: so many numbers of its step, each below the second."""

_layout: Final = Layout()
STAGE: Final = _layout.block(STAGE_COUNT)
FIGURE: Final = _layout.block(FIGURE_COUNT * SPACES)
TO_GO: Final = _layout.block(STAGE_COUNT * LEFT)
COURAGE: Final = _layout.block(COURAGES)
STAGE_COURAGE: Final = _layout.block(STAGE_COUNT * COURAGES)
NAZGUL: Final = _layout.block(STAGE_COUNT * (NAZGUL_TOTAL + 1))
URUKS: Final = _layout.block(STAGE_COUNT * (WARRIORS + 1))
FLAGS: Final = _layout.block(14)
HAND: Final = _layout.block(CARD_COUNT)
HAND_OF_OTHERS: Final = _layout.block(CARD_COUNT)
STAGE_HAND: Final = _layout.block(STAGE_COUNT * CARD_COUNT)
TRACK: Final = _layout.block(SLOTS * (CARD_COUNT + 2))
COVERED: Final = _layout.block(CARD_COUNT + 1)
LEFT_OVER: Final = _layout.block(CARD_COUNT)
FORESEEN: Final = _layout.block(CARD_COUNT)
STACK: Final = _layout.block(len(GANDALF_DECK) + 1)
SUPPORT: Final = _layout.block(STAGE_COUNT * FIGURE_COUNT)
DICE: Final = _layout.block(DIE_COUNT * 7)
TILE: Final = _layout.block(4 * DIE_COUNT * 7)
ENEMY: Final = _layout.block(CARD_COUNT)
BATTLES: Final = _layout.block(MOST_BATTLES + 2)
WINS: Final = _layout.block(2 * (MOST_WINS + 1))
QUESTIONS: Final = Questions(_layout, GAME, FIELDS, NUMBERS)
PLAYERS: Final = _layout.block(MOST_SEATS)
RACE: Final = _layout.block(STAGE_COUNT * LEFT * COURAGES)
STAGE_FIGURE: Final = _layout.block(STAGE_COUNT * FIGURE_COUNT * SPACES)
CHANCE: Final = _layout.block(CHANCES)
SIZE: Final = _layout.size

_THUMB: Final = Chances()


def features(state: State, seat: int) -> list[int]:
    """The numbers of all that holds."""
    assert isinstance(state, Table)
    s = state
    stage = s.stage
    found: list[int] = [STAGE + stage, PLAYERS + s.players - 1, STACK + len(s.gandalf_stack)]
    for figure in range(FIGURE_COUNT):
        found.append(FIGURE + figure * SPACES + s.figure[figure])
        found.append(STAGE_FIGURE + (stage * FIGURE_COUNT + figure) * SPACES + s.figure[figure])
    to_go = max(0, min(LEFT - 1, destination(stage) - s.figure[RING_BEARER]))
    found.append(TO_GO + stage * LEFT + to_go)
    found.append(RACE + (stage * LEFT + to_go) * COURAGES + s.courage - DARK_HEART)
    found.append(CHANCE + min(CHANCES - 1, int(CHANCES * _THUMB.win(lot_of(s)))))
    found.append(COURAGE + s.courage - DARK_HEART)
    found.append(STAGE_COURAGE + stage * COURAGES + s.courage - DARK_HEART)
    found.append(NAZGUL + stage * (NAZGUL_TOTAL + 1) + s.nazgul)
    found.append(URUKS + stage * (WARRIORS + 1) + s.warriors)
    support = 0
    for companion in range(1, FIGURE_COUNT):
        support += 1 if s.supports(companion) else 0
    found.append(SUPPORT + stage * FIGURE_COUNT + support)
    flags = (
        s.chieftain == 1,
        s.ents == 1,
        s.locked == 1,
        s.must_roll == 1,
        s.webbed == 1,
        s.felled == 1,
        s.exclusive or s.unprotected,
    )
    for flag in range(len(flags)):
        found.append(FLAGS + 2 * flag + (1 if flags[flag] else 0))
    _cards(s, seat, found)
    _dice(s, found)
    if s.enemy != NO_CARD:
        found.append(ENEMY + s.enemy)
        found.append(BATTLES + 1 + max(-1, min(MOST_BATTLES, s.battles)))
        found.append(WINS + min(MOST_WINS, s.wins))
        found.append(WINS + MOST_WINS + 1 + min(MOST_WINS, s.streak))
    if s.stack:
        QUESTIONS.tell(s.stack[-1], bool(s.waiting >> seat & 1), found)
    return found


def allies(state: State, seat: int) -> list[bool]:
    """All win together."""
    return [True for _ in state.seats]


def _cards(s: Table, seat: int, found: list[int]) -> None:
    others = s.held() & ~s.hand[seat]
    for card in range(CARD_COUNT):
        if s.hand[seat] >> card & 1:
            found.append(HAND + card)
            found.append(STAGE_HAND + s.stage * CARD_COUNT + card)
        if others >> card & 1:
            found.append(HAND_OF_OTHERS + card)
    for slot in range(SLOTS):
        card = s.slot[slot]
        known = card == NO_CARD or bool(s.seen >> card & 1)
        found.append(TRACK + slot * (CARD_COUNT + 2) + (card + 1 if known else CARD_COUNT + 1))
        if card == ARMY_OF_THE_DEAD and s.under != NO_CARD:
            found.append(COVERED + (s.under if s.seen >> s.under & 1 else CARD_COUNT))
    for card in STAGE_CARDS[s.stage]:
        if not s.seen >> card & 1:
            found.append(LEFT_OVER + card)
    for card in GANDALF_DECK:
        if not s.seen >> card & 1:
            found.append(LEFT_OVER + card)
    if s.stage + 1 < STAGE_COUNT and s.stacks[s.stage + 1]:
        top = s.stacks[s.stage + 1][-1]
        if s.seen >> top & 1:
            found.append(FORESEEN + top)


def _dice(s: Table, found: list[int]) -> None:
    for die in range(DIE_COUNT):
        if s.rolled >> die & 1:
            found.append(DICE + die * 7 + s.face[die])
    for space in range(4):
        die = s.tile[space]
        if die != NO_DIE:
            found.append(TILE + (space * DIE_COUNT + die) * 7 + s.face[die])
