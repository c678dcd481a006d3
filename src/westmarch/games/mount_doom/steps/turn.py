"""The turn: what comes before it, and the pick of the first dice. DOOM-TURN-01 to DOOM-TURN-06"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import ending, narration
from westmarch.games.mount_doom.board import COLOURED, COLOURED_DICE, MOUNT_DOOM, RING_BEARER
from westmarch.games.mount_doom.cards import FARAMIR, FARAMIRS_STEPS, SUPPORT
from westmarch.games.mount_doom.state import TURN_LIMIT, Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.final import FinalTurn
from westmarch.games.mount_doom.steps.helpers import about_dice, anytime_cards, dice_cards, use, use_anytime
from westmarch.games.mount_doom.steps.moving import advance
from westmarch.games.mount_doom.steps.rolling import SecondDie, use_after_roll
from westmarch.games.mount_doom.steps.stages import EndStage
from westmarch.games.mount_doom.words import ADVANCE, DIE, TAKE, USE
from westmarch.kernel.steps import Step


class Turns(Step[Table]):
    """Turn after turn, clockwise, until the group has won or lost. DOOM-TURN-02, DOOM-TURN-03, DOOM-END-05"""

    def resolve(self, s: Table) -> None:
        if s.turns >= TURN_LIMIT:
            ending.lose(s, ending.TURNS_RUN_OUT, "", "DOOM-END-05")
            return
        narration.turn_begins(s)
        s.push(BeforeTurn())


class BeforeTurn(Ask):
    """Cards used before the turn, then the first coloured die is picked.

    DOOM-ROLL-01, DOOM-ALLY-06, DOOM-ALLY-08, DOOM-CARD-22, DOOM-CARD-23, DOOM-GANDALF-07, DOOM-FINAL-13
    """

    PROMPT: ClassVar[str] = "turn.begin"
    RULE: ClassVar[str] = "DOOM-ROLL-01"

    def seats(self, s: Table) -> int:
        return 0 if s.stage == MOUNT_DOOM or s.stage_reached() else 1 << s.active

    def resolve(self, s: Table) -> None:
        if s.stage == MOUNT_DOOM:
            s.become(FinalTurn())
        else:
            s.push(EndStage())  # the stage ended before the turn: the same player goes on

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [TAKE + die for die in range(COLOURED)]
        cards = s.at_hand()
        if cards:
            if cards >> FARAMIR & 1:
                found.append(USE + FARAMIR)
            if cards >> SUPPORT & 1:
                found.append(USE + SUPPORT)
            found += anytime_cards(s)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= TAKE and token < TAKE + COLOURED:
            s.push(SecondDie(token - TAKE))
        elif token == USE + FARAMIR:
            s.push(FaramirGuides())
        elif token == USE + SUPPORT:
            use(s, SUPPORT, "DOOM-GANDALF-06")
            s.throw(COLOURED_DICE)
            narration.rolled(s, "gandalfs_support", "DOOM-GANDALF-06")
            s.push(GandalfsSupport())
        else:
            use_anytime(s, token - USE)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "two coloured dice are picked for the first roll", "DOOM-ROLL-01"


class FaramirGuides(Ask):
    """Faramir leads the Ring-bearer two to four spaces. DOOM-CARD-22, DOOM-STAGE-11"""

    PROMPT: ClassVar[str] = "card.faramir"
    RULE: ClassVar[str] = "DOOM-CARD-22"
    PRIVATE: ClassVar[bool] = True

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ADVANCE + steps for steps in FARAMIRS_STEPS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        use(s, FARAMIR, "DOOM-CARD-22")
        advance(s, RING_BEARER, token - ADVANCE, False, "faramir")

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "Faramir leads the Ring-bearer two, three or four spaces", "DOOM-CARD-22"


class GandalfsSupport(Ask):
    """Of five coloured dice one is kept and moves its figure, like any roll of that die.

    DOOM-GANDALF-06, DOOM-GANDALF-07
    """

    PROMPT: ClassVar[str] = "card.support"
    RULE: ClassVar[str] = "DOOM-GANDALF-06"

    def seats(self, s: Table) -> int:
        return 1 << s.active

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*(DIE + die for die in range(COLOURED)), *dice_cards(s), *anytime_cards(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token < DIE or token >= DIE + COLOURED:
            use_after_roll(s, token - USE)
            return
        figure = token - DIE
        spaces = s.face[figure]
        for die in range(COLOURED):
            s.face[die] = 0
        s.rolled = 0
        s.done()
        advance(s, figure, spaces, True, "gandalfs_support")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "one of the five coloured dice is kept", "DOOM-GANDALF-06"
