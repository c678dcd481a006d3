"""The turn: six phases. WOTR-TURN-01 to WOTR-TURN-20, WOTR-DICE-01 to WOTR-DICE-13"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.cards import CARDS, DECK_KINDS, DECK_SIZE, SIDE_CARDS
from westmarch.games.war_of_the_ring.ending import check_military, stop
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    DIE,
    EYE,
    FACE_COUNT,
    FIRST_DICE,
    GANDALF_WHITE,
    MOUTH,
    SARUMAN,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import THIS_TURN, TURN_LIMIT, Table
from westmarch.games.war_of_the_ring.steps.action import ActionPhase
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.fellowship import FellowshipPhase
from westmarch.games.war_of_the_ring.steps.team import Exchange
from westmarch.games.war_of_the_ring.words import ALLOCATE, DISCARD, DRAW
from westmarch.kernel.columns import changed

EXTRA_DICE: Final[tuple[tuple[int, ...], ...]] = ((ARAGORN, GANDALF_WHITE), (SARUMAN, WITCH_KING, MOUTH))
"""The characters who each give their side a die. WOTR-DICE-04"""


class Turns(RingStep):
    """Phase after phase, turn after turn. WOTR-TURN-01, WOTR-TURN-02"""

    def resolve(self, s: Table) -> None:
        phase = s.phase
        s.phase = (phase + 1) % 6
        if phase == 0:
            if s.turns >= TURN_LIMIT:
                stop(s)
                return
            begin_turn(s)
        elif phase == 1:
            s.push(FellowshipPhase())
        elif phase == 2:
            s.push(AllocateHuntDice())
        elif phase == 3:
            roll_action_dice(s)
        elif phase == 4:
            s.go = 3  # the next go is the first in the order
            s.push(ActionPhase())
        else:
            check_military(s)


# --- phase 1 ------------------------------------------------------------------------------------------------------


def begin_turn(s: Table) -> None:
    """Dice come back, characters' dice are added or lost, cards are drawn. WOTR-TURN-03 to WOTR-TURN-05"""
    s.turns += 1
    s.deeds &= ~THIS_TURN
    s.ring_used = 0
    s.last_nations = 0
    s.last_at = 0
    if s.turns > 1 and s.players > 2:
        pass_on_the_lead(s)
    s.watch = s.box[FREE_PEOPLES]
    s.box = [0, 0]
    s.dice = [0] * (2 * FACE_COUNT)
    s.pool = [pool_size(s, FREE_PEOPLES), pool_size(s, SHADOW)]
    narration.turn_begins(s)
    if s.players > 2:
        s.push(Exchange(SHADOW, 0))
    if s.players > 3:
        s.push(Exchange(FREE_PEOPLES, 0))
    s.push(CutHands())
    for seat in range(s.players):
        side = s.side_at(seat)
        if s.turns == 1 or alone(s, seat):
            draw_card(s, seat, 2 * side, "phase_1", "WOTR-TURN-05")
            draw_card(s, seat, 2 * side + 1, "phase_1", "WOTR-TURN-05")
    if s.turns > 1:
        for side in (SHADOW, FREE_PEOPLES):
            mate = [seat for seat in range(s.players) if s.side_at(seat) == side]
            if len(mate) > 1:
                first = s.head(side)
                s.push(DrawOne(mate[0] + mate[1] - first))
                s.push(DrawOne(first))


def alone(s: Table, seat: int) -> bool:
    """The seat plays its side alone. WOTR-MULTI3-02"""
    return s.players == 2 or (s.players == 3 and seat == 0)


def pass_on_the_lead(s: Table) -> None:
    """WOTR-MULTI4-04"""
    for side in (FREE_PEOPLES, SHADOW):
        team = [seat for seat in range(s.players) if s.side_at(seat) == side]
        if len(team) > 1:
            s.leading = changed(s.leading, side, team[0] + team[1] - s.leading[side])


def pool_size(s: Table, side: int) -> int:
    """WOTR-DICE-03 to WOTR-DICE-07

    WOTR-TURN-04, WOTR-DICE-06, WOTR-CHARACTER-50, WOTR-MULTI4-14
    """
    size = FIRST_DICE[side]
    for character in EXTRA_DICE[side]:
        if s.in_play(character):
            size += 1
    return size


def draw_card(s: Table, seat: int, deck: int, cause: str, rule: str) -> None:
    """A card off a deck into a hand; an empty deck gives none. WOTR-EVENT-03, WOTR-EVENT-06"""
    pile = s.deck[deck]
    if not pile:
        return
    card = pile[-1]
    s.deck[deck] = pile[:-1]
    s.hand[seat] |= 1 << card % SIDE_CARDS
    narration.drew(s, seat, card, cause, rule)


class DrawOne(RingStep):
    """A player of a team draws one card, from whichever of the team's decks he likes. WOTR-MULTI4-05

    WOTR-MULTI4-06
    """

    PROMPT: ClassVar[str] = "turn.draw"
    RULE: ClassVar[str] = "WOTR-MULTI4-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: Table) -> int:
        side = s.side_at(self.seat)
        return 1 << self.seat if s.deck[2 * side] or s.deck[2 * side + 1] else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        return [DRAW + kind for kind in range(len(DECK_KINDS)) if s.deck[2 * side + kind]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        draw_card(s, seat, 2 * s.side_at(seat) + token - DRAW, "phase_1", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()


def hand_limit(s: Table, seat: int) -> int:
    """WOTR-EVENT-04, WOTR-MULTI4-07, WOTR-MULTI3-03"""
    return 6 if alone(s, seat) else 4


class CutHands(RingStep):
    """Whoever holds too many cards discards some of them face down. WOTR-EVENT-04, WOTR-EVENT-05, WOTR-TURN-20"""

    PROMPT: ClassVar[str] = "turn.hand_limit"
    RULE: ClassVar[str] = "WOTR-EVENT-04"

    def seats(self, s: Table) -> int:
        for seat in range(s.players):
            if s.hand_size(seat) > hand_limit(s, seat):
                return 1 << seat
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        first = SIDE_CARDS * s.side_at(seat)
        return [DISCARD + first + card for card in range(SIDE_CARDS) if s.hand[seat] >> card & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        bury(s, seat, token - DISCARD)

    def resolve(self, s: Table) -> None:
        s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"over": s.hand_size(seat) - hand_limit(s, seat)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if DISCARD <= token < DISCARD + len(CARDS):
            return "that card is not in your hand", self.RULE
        return "the hand holds too many cards", self.RULE


def bury(s: Table, seat: int, card: int) -> None:
    """A card leaves a hand face down."""
    bit = 1 << card % SIDE_CARDS
    s.hand[seat] &= ~bit
    s.buried = changed(s.buried, seat, s.buried[seat] | bit)
    narration.discarded_hidden(s, seat, card)


# --- phases 3 and 4 -------------------------------------------------------------------------------------------------


class AllocateHuntDice(RingStep):
    """The Shadow places dice in the Hunt Box. WOTR-TURN-08, WOTR-DICE-08 to WOTR-DICE-11

    WOTR-DICE-10, WOTR-MORDOR-21
    """

    PROMPT: ClassVar[str] = "turn.hunt_dice"
    RULE: ClassVar[str] = "WOTR-TURN-08"

    def seats(self, s: Table) -> int:
        return s.asks(SHADOW)

    def tokens(self, s: Table, seat: int) -> list[int]:
        least = 1 if s.watch else 0
        most = min(max(1, s.in_fellowship().bit_count()), s.pool[SHADOW])
        return [ALLOCATE + n for n in range(least, most + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.box[SHADOW] = token - ALLOCATE
        narration.allocated(s, token - ALLOCATE)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == ALLOCATE:
            return "a Free Peoples die came back from the Hunt Box, so one must be placed", "WOTR-DICE-08"
        return "no more dice than there are Companions in the Fellowship", "WOTR-DICE-09"


def roll_action_dice(s: Table) -> None:
    """Both sides roll; Eyes go to the Hunt Box at once. WOTR-TURN-09, WOTR-DICE-12, WOTR-DICE-13"""
    for side in (FREE_PEOPLES, SHADOW):
        faces = [DIE[side][s.rng.below(6)] for _ in range(s.pool[side] - (s.box[SHADOW] if side == SHADOW else 0))]
        for face in faces:
            if face == EYE:
                s.box[SHADOW] += 1
            else:
                s.dice[FACE_COUNT * side + face] += 1
        narration.dice_rolled(s, side, faces)


assert 2 * DECK_SIZE == SIDE_CARDS
