"""The end of a stage and the cards of the next. DOOM-STAGE-08 to DOOM-STAGE-13, DOOM-SETUP-08 to DOOM-SETUP-11"""

from typing import Any, ClassVar, Final

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import FIGURE_COUNT, MINAS_MORGUL, MINAS_MORGUL_SPACE, RING_BEARER, SLOTS, STAGES
from westmarch.games.mount_doom.cards import CARDS, NO_CARD, VISION
from westmarch.games.mount_doom.deeds import gain_courage
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.helpers import use
from westmarch.games.mount_doom.words import KEEP, PASS, REMOVE, USE
from westmarch.kernel.steps import Step

FACE_DOWN_SLOTS: Final = 0b100001


def lay_out(s: Table) -> None:
    """Six cards of the current stage's stack, from the top, to slots 1 to 6; a seventh goes to the box unseen.

    DOOM-SETUP-09, DOOM-SETUP-10, DOOM-SETUP-11, DOOM-GANDALF-04, DOOM-FINAL-05
    """
    stack = s.stacks[s.stage].copy()
    s.face_down = FACE_DOWN_SLOTS
    for slot in range(SLOTS):
        card = stack.pop()
        s.slot[slot] = card
        if not FACE_DOWN_SLOTS >> slot & 1:
            s.seen |= 1 << card
    for card in stack:
        s.box |= 1 << card
    s.stacks = s.stacks.copy()
    s.stacks[s.stage] = []


def clear_track(s: Table) -> None:
    """All cards of the track go to the box, face down ones unseen. DOOM-STAGE-08, DOOM-ALLY-05"""
    for slot in range(SLOTS):
        if s.slot[slot] != NO_CARD:
            s.box |= 1 << s.slot[slot]
            s.slot[slot] = NO_CARD
    if s.under != NO_CARD:
        s.box |= 1 << s.under
        s.under = NO_CARD


class EndStage(Step[Table]):
    """At Minas Morgul courage and steps come first, then Gandalf's Vision, then the new cards.

    DOOM-STAGE-12, DOOM-STAGE-13, DOOM-EASY-01, DOOM-EASY-02, DOOM-EASY-03, DOOM-FINAL-02
    """

    def resolve(self, s: Table) -> None:
        if s.stage == MINAS_MORGUL:
            if s.options["easier"]:
                unused = s.held().bit_count()
                gain_courage(s, unused, "allies_in_need", "DOOM-EASY-01")
            self._walk_on_alone(s)
        s.become(GandalfsVision())

    def _walk_on_alone(self, s: Table) -> None:
        """A space for each companion that stands on Minas Morgul. DOOM-FINAL-02, DOOM-FINAL-03, DOOM-FINAL-04"""
        steps = 0
        for companion in range(1, FIGURE_COUNT):
            if s.figure[companion] == MINAS_MORGUL_SPACE:
                steps += 1
        if steps:
            start = s.figure[RING_BEARER]
            s.figure[RING_BEARER] = start + steps
            narration.moved(s, RING_BEARER, start, "companions", "DOOM-FINAL-02")


class GandalfsVision(Ask):
    """Before the new cards are laid out the uppermost may be looked at. DOOM-GANDALF-03"""

    PROMPT: ClassVar[str] = "stage.vision"
    RULE: ClassVar[str] = "DOOM-GANDALF-03"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + VISION, PASS] if s.at_hand() >> VISION & 1 else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            s.done()
            next_stage(s)
            return
        use(s, VISION, "DOOM-GANDALF-03")
        card = s.stacks[s.stage + 1][-1]
        s.seen |= 1 << card  # by all. DOOM-GANDALF-11
        narration.vision(s, card)
        s.become(AnswerVision())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"stage": STAGES[s.stage + 1]}


class AnswerVision(Ask):
    """The card seen stays on top, or leaves the game. DOOM-GANDALF-03, DOOM-GANDALF-04, DOOM-GANDALF-11"""

    PROMPT: ClassVar[str] = "stage.vision_card"
    RULE: ClassVar[str] = "DOOM-GANDALF-03"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [KEEP, REMOVE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        card = s.stacks[s.stage + 1][-1]
        if token == REMOVE:
            s.stacks = s.stacks.copy()
            s.stacks[s.stage + 1] = s.stacks[s.stage + 1][:-1]
            s.box |= 1 << card
        narration.vision_answered(s, card, token == REMOVE)
        next_stage(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[s.stacks[s.stage + 1][-1]], "stage": STAGES[s.stage + 1]}


def next_stage(s: Table) -> None:
    """Figures, courage, tokens and the players' cards stay as they are. DOOM-STAGE-08, DOOM-STAGE-12"""
    clear_track(s)
    s.stage += 1
    lay_out(s)
    narration.stage_begins(s)
