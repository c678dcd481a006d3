"""What all questions of this game have in common: the active player answers them."""

from typing import ClassVar

from westmarch.games.mount_doom.board import MOUNT_DOOM
from westmarch.games.mount_doom.cards import ALLIES, CARDS, FARAMIR, GANDALF_CARDS, HELPERS
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.words import USE
from westmarch.kernel.steps import Step


class Ask(Step[Table]):
    """The active player chooses; where only one token is legal, it is taken without a question.

    Nobody else is ever asked, whichever figure or card it is about. Nothing is hidden from one player that another
    knows: so a reaction that nobody has a card for passes unasked and gives nothing away. Each question looks for the
    cards anew, so one that was taken or drawn a moment ago is among them.
    DOOM-PLAYERS-02, DOOM-TURN-05, DOOM-ALLY-01, DOOM-ALLY-03, DOOM-ALLY-04, DOOM-ALLY-10
    """

    PUBLIC: ClassVar[str] = "turn.playing"

    def seats(self, s: Table) -> int:
        return 1 << s.active if len(self.tokens(s, s.active)) > 1 else 0

    def resolve(self, s: Table) -> None:
        self.choose(s, s.active, self.tokens(s, s.active)[0])

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if USE <= token < USE + HELPERS:
            return refuse_card(s, token - USE)
        return self.refuse(s, token)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        """Why a token that is no card's use is not legal."""
        return "that is not among the choices now", self.RULE


def refuse_card(s: Table, card: int) -> tuple[str, str]:
    """Why a card cannot be used now."""
    bit = 1 << card
    name = CARDS[card]
    if s.box & s.seen & bit:
        return f"{name} has left the game: every card is used once", "DOOM-ALLY-02"
    if not s.held() & bit:
        return f"{name} does not lie in front of any player", "DOOM-ALLY-01"
    if bit & GANDALF_CARDS and s.locked:
        return "the Balrog has taken Gandalf: none of his cards helps before Helm's Deep", "DOOM-GANDALF-10"
    if bit & ALLIES and not s.at_hand() & bit:
        return f"only the player in front of whom {name} lies may use that card", "DOOM-HARD-01"
    if s.stage == MOUNT_DOOM:
        return f"{name} is of no use on the last stage now", "DOOM-FINAL-11" if card == FARAMIR else "DOOM-FINAL-10"
    return f"this is not the moment for {name}, or there is nothing for it to act on", "DOOM-ALLY-11"
