"""Setting up: the opening cards. CARD-SETUP-07, CARD-SETUP-08"""

from typing import Any, ClassVar

from westmarch.games.card_game.cards import NAMES
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import cycle_unseen, draw
from westmarch.games.card_game.scenarios import OPENING_CYCLE, OPENING_DRAW
from westmarch.games.card_game.state import CYCLED, HAND, Table
from westmarch.games.card_game.steps.rounds import BEGIN, Round
from westmarch.games.card_game.words import CYCLE
from westmarch.kernel.steps import Step


def deal(s: Table) -> None:
    """Every seat draws its opening cards. CARD-SETUP-07, CARD-DUEL2-02, CARD-DUEL3-04, CARD-FELLOWSHIP-02"""
    for seat in range(len(s.seats)):
        draw(s, seat, OPENING_DRAW[s.scenario][seat], BY_RULE, "CARD-SETUP-07")


class OpeningCycle(Step[Table]):
    """All seats choose at the same time and unseen what they cycle. CARD-SETUP-07, CARD-SETUP-08"""

    PROMPT: ClassVar[str] = "setup.cycle"
    RULE: ClassVar[str] = "CARD-SETUP-07"

    def seats(self, s: Table) -> int:
        waiting = 0
        for seat in range(len(s.seats)):
            if self._left(s, seat) > 0:
                waiting |= 1 << seat
        return waiting

    def _left(self, s: Table, seat: int) -> int:
        return OPENING_CYCLE[s.scenario][seat] - s.size(seat, CYCLED)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [CYCLE + kind for kind in s.kinds_in(seat, HAND)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        cycle_unseen(s, s.find(seat, token - CYCLE, HAND), BY_RULE, "CARD-SETUP-07")

    def resolve(self, s: Table) -> None:
        s.become(Round(BEGIN))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": self._left(s, seat)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if CYCLE <= token < CYCLE + len(NAMES):
            return "that card is not in hand", self.RULE
        return "opening cards have to be cycled", self.RULE
