"""Losing courage: Treebeard may come before it, the game may end with it. DOOM-COURAGE-02 to DOOM-COURAGE-04"""

from typing import Any, ClassVar, Final

from westmarch.games.mount_doom import ending, narration
from westmarch.games.mount_doom.cards import CARD_COUNT, CARDS, EYE_OF_SAURON, TREEBEARD
from westmarch.games.mount_doom.printed import COURAGE_LOWEST, DARK_HEART, EYE_SPACE
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.helpers import treebeards_help, use_anytime
from westmarch.games.mount_doom.words import PASS, USE

EVENT_SPACE: Final = CARD_COUNT
"""The cause of a loss that no card brings about, beside the numbers of the cards."""

TO_THE_EYE: Final = 0
"""So many hearts as lie between the One Ring and the Eye."""


def lose_courage(s: Table, hearts: int, cause: int) -> None:
    """Courage is about to be lost. Whoever calls this has already said what follows. DOOM-ALLY-08"""
    if s.at_hand() >> TREEBEARD & 1:
        s.push(BeforeLoss(hearts, cause))
    else:
        _apply(s, hearts, cause)


class BeforeLoss(Ask):
    """Treebeard may still help before the hearts are paid. DOOM-ALLY-08, DOOM-FINAL-14"""

    PROMPT: ClassVar[str] = "courage.before_loss"
    RULE: ClassVar[str] = "DOOM-ALLY-08"
    FIELDS: ClassVar[tuple[str, ...]] = ("hearts", "cause")

    def __init__(self, hearts: int, cause: int) -> None:
        self.hearts = hearts
        self.cause = cause

    def tokens(self, s: Table, seat: int) -> list[int]:
        if s.at_hand() >> TREEBEARD & 1 and treebeards_help(s):
            return [USE + TREEBEARD, PASS]
        return [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            s.done()
            _apply(s, self.hearts, self.cause)
        else:
            use_anytime(s, TREEBEARD)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        hearts = max(0, s.courage - EYE_SPACE) if self.hearts == TO_THE_EYE else self.hearts
        return {"hearts": hearts, "cause": cause_name(self.cause)}


def cause_name(cause: int) -> str:
    return "event_space" if cause == EVENT_SPACE else CARDS[cause]


def _apply(s: Table, hearts: int, cause: int) -> None:
    """The hearts of one card or space together; below the lowest space the game is lost.

    DOOM-COURAGE-03, DOOM-COURAGE-04, DOOM-END-02, DOOM-CARD-21
    """
    before = s.courage
    if cause == EYE_OF_SAURON:
        s.courage = min(before, EYE_SPACE)
        narration.courage(s, before, "eye_of_sauron", "DOOM-CARD-21")
        return
    s.courage = max(before - hearts, DARK_HEART)
    narration.courage(s, before, cause_name(cause), "DOOM-EVENT-02" if cause == EVENT_SPACE else "DOOM-COURAGE-02")
    if s.courage < COURAGE_LOWEST:
        ending.lose(s, ending.COURAGE_LOST, cause_name(cause), "DOOM-END-02")
