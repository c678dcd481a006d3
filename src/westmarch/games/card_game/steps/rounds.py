"""The round: location, action, combat, victory check, draw. CARD-ROUND"""

from typing import ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import (
    ARAGORN,
    GALADRIEL,
    GANDALF_THE_WHITE,
    MOUTH_OF_SAURON,
    SARUMAN,
    THE_WITCH_KING,
)
from westmarch.games.card_game.ending import check_victory
from westmarch.games.card_game.legality import carryover
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import draw
from westmarch.games.card_game.scenarios import DRAW_STEP, FELLOWSHIP, FELLOWSHIP_ROUNDS, ONCE_PER_ROUND, RING
from westmarch.games.card_game.state import HAND, RESERVE, Table
from westmarch.games.card_game.steps.actions import Actions
from westmarch.games.card_game.steps.activation import activate_field, activate_random_field, activate_random_path
from westmarch.games.card_game.steps.combat import ChooseCombat
from westmarch.games.card_game.steps.giving_up import ChooseCycle
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step

BEGIN: Final = 0
BATTLEGROUND: Final = 1
PATH: Final = 2
ACTION: Final = 3
LIMIT: Final = 4
COMBAT: Final = 5
CHECK: Final = 6
DRAW: Final = 7
PASS_TOKEN: Final = 8


class Round(Step[Table]):
    """The outline of a round. CARD-ROUND-01, CARD-ROUND-03, CARD-LOCATION-01"""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def resolve(self, s: Table) -> None:
        phase = self.phase
        s.become(Round(BEGIN if phase == PASS_TOKEN else phase + 1))
        if phase == BEGIN:
            begin_round(s)
        elif phase == BATTLEGROUND:
            activate_battleground(s)
        elif phase == PATH:
            activate_random_path(s)
        elif phase == ACTION:
            s.push(Actions())
        elif phase == LIMIT:
            s.push(ToTheLimit(0))
        elif phase == COMBAT:
            s.on_turn = s.first
            s.push(ChooseCombat())
        elif phase == CHECK:
            check_victory(s)
        elif phase == DRAW:
            s.push(DrawPhase(0))
        else:
            pass_first_player(s)


def begin_round(s: Table) -> None:
    """Reserves stay; what bound cards in the last round does not. CARD-ROUND-04, CARD-RESERVE-05"""
    s.round += 1
    s.on_turn = s.first
    s.passed = 0
    s.lasting = 0
    for seat in range(len(s.seats)):
        s.fresh[seat] = 0
        s.played[seat] = 0
        if RING[s.scenario][seat] == ONCE_PER_ROUND and not s.ring[seat]:
            s.ring = changed(s.ring, seat, 1)  # CARD-RING-04
    narration.round_begins(s)


def activate_battleground(s: Table) -> None:
    """CARD-LOCATION-01, CARD-ACTIVATE-01, CARD-FELLOWSHIP-04"""
    if s.scenario == FELLOWSHIP:
        activate_field(s, FELLOWSHIP_ROUNDS[s.round - 1], BY_RULE)
    else:
        activate_random_field(s, s.sides[s.order[s.first]])


class ToTheLimit(Step[Table]):
    """No hand is above its carryover limit when the action step ends. CARD-PASS-06"""

    FIELDS: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, next: int) -> None:
        self.next = next

    def resolve(self, s: Table) -> None:
        seats = s.all_in_order()
        if self.next == len(seats):
            s.done()
            return
        seat = seats[self.next]
        s.become(ToTheLimit(self.next + 1))
        surplus = s.size(seat, HAND) - carryover(s, seat)
        if surplus > 0:
            s.push(ChooseCycle(seat, surplus, BY_RULE))


DRAW_MORE: Final[tuple[int, ...]] = (ARAGORN, GALADRIEL, GANDALF_THE_WHITE, SARUMAN, MOUTH_OF_SAURON, THE_WITCH_KING)
"""The cards that add a card to the draw step while they are in reserve. CARD-DRAW-03"""


class DrawPhase(Step[Table]):
    """One seat after the other draws, with what cards in reserve add. CARD-DRAW-02, CARD-DRAW-03, CARD-DRAW-04"""

    FIELDS: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, next: int) -> None:
        self.next = next

    def resolve(self, s: Table) -> None:
        seats = s.all_in_order()
        if self.next == len(seats):
            s.done()
            return
        seat = seats[self.next]
        s.become(DrawPhase(self.next + 1))
        count = DRAW_STEP[s.scenario][seat]
        for card in DRAW_MORE:
            if s.owner[card] == seat and s.place[card] == RESERVE:
                count += 1
        if s.owner[GALADRIEL] == seat and s.place[GALADRIEL] == RESERVE:
            s.push(ChooseCycle(seat, 1, GALADRIEL))
        draw(s, seat, count, BY_RULE, "CARD-DRAW-02")


def pass_first_player(s: Table) -> None:
    """CARD-ROUND-02, CARD-DUEL3-03"""
    s.first = (s.first + 1) % len(s.order)
    s.on_turn = s.first
