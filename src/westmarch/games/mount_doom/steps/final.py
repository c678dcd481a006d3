"""The last stage: one black die, its slot, one step. DOOM-FINAL-06 to DOOM-FINAL-14"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import BLACK_1, CRATER, RING_BEARER
from westmarch.games.mount_doom.cards import ELROND, POWER
from westmarch.games.mount_doom.ending import win
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.encounters import activate
from westmarch.games.mount_doom.steps.helpers import about_dice, anytime_cards, dice_cards, use_anytime, use_on_dice
from westmarch.games.mount_doom.steps.turn_end import EndTurn
from westmarch.games.mount_doom.words import PASS, ROLL, TAKE, USE


class FinalTurn(Ask):
    """Roll one black die. DOOM-FINAL-07, DOOM-FINAL-09, DOOM-FINAL-13"""

    PROMPT: ClassVar[str] = "final.roll"
    RULE: ClassVar[str] = "DOOM-FINAL-07"

    def seats(self, s: Table) -> int:
        return 1 << s.active

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ROLL, *anytime_cards(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == ROLL:
            s.throw(1 << BLACK_1)
            narration.rolled(s, "turn", "DOOM-FINAL-07")
            s.become(FinalRolled())
        else:
            use_anytime(s, token - USE)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if TAKE <= token < TAKE + BLACK_1:
            return "the coloured dice are not used on the last stage", "DOOM-FINAL-09"
        return "one black die is rolled on the last stage", "DOOM-FINAL-07"


class FinalRolled(Ask):
    """Elrond, Gandalf's Power or Treebeard, then the slot is resolved. DOOM-FINAL-14"""

    PROMPT: ClassVar[str] = "final.rolled"
    RULE: ClassVar[str] = "DOOM-FINAL-14"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*dice_cards(s), *anytime_cards(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            face = s.face[BLACK_1]
            s.face[BLACK_1] = 0
            s.rolled = 0
            s.webbed = 0
            narration.die_resolved(s, BLACK_1, face)
            s.become(FinalStep())
            activate(s, face - 1)
        elif token == USE + ELROND or token == USE + POWER:
            use_on_dice(s, token - USE)
        else:
            use_anytime(s, token - USE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)


class FinalStep(Ask):
    """Then the Ring-bearer's step, unless Shelob cancelled it.

    DOOM-FINAL-07, DOOM-FINAL-08, DOOM-FINAL-14, DOOM-CARD-39, DOOM-END-01
    """

    PROMPT: ClassVar[str] = "final.step"
    RULE: ClassVar[str] = "DOOM-FINAL-14"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [PASS] if s.webbed else [*anytime_cards(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token != PASS:
            use_anytime(s, token - USE)
            return
        s.become(EndTurn())
        if s.webbed:
            s.webbed = 0
            narration.stays(s, RING_BEARER, "DOOM-CARD-39")
            return
        start = s.figure[RING_BEARER]
        s.figure[RING_BEARER] = start + 1
        narration.moved(s, RING_BEARER, start, "turn", "DOOM-FINAL-07")
        if start + 1 == CRATER:
            win(s)
