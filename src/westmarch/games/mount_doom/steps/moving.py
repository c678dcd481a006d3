"""A figure moves: events, destinations, the waiting area.

DOOM-MOVE-01 to DOOM-MOVE-08, DOOM-EVENT-01 to DOOM-EVENT-06, DOOM-STAGE-01 to DOOM-STAGE-07
"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import (
    EVENT,
    FIGURE_COUNT,
    FIGURES,
    HEART,
    HELMS_DEEP,
    MINAS_MORGUL_SPACE,
    NO_EVENT,
    RING_BEARER,
    WAITING,
    destination,
    is_destination,
)
from westmarch.games.mount_doom.cards import ARWEN, NO_CARD
from westmarch.games.mount_doom.deeds import gain_courage, place_nazgul
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.courage import EVENT_SPACE, lose_courage
from westmarch.games.mount_doom.steps.helpers import use
from westmarch.games.mount_doom.words import PASS, USE


def advance(s: Table, figure: int, spaces: int, by_die: bool, cause: str) -> None:
    """A figure goes forward, by its die or by something else. Whoever calls this has already said what follows.

    DOOM-MOVE-01, DOOM-MOVE-03, DOOM-MOVE-04, DOOM-MOVE-05, DOOM-MOVE-06, DOOM-MOVE-07, DOOM-MOVE-08,
    DOOM-SLOT-04, DOOM-STAGE-11
    """
    start = s.figure[figure]
    if start == WAITING or spaces == 0:
        narration.stays(s, figure, "DOOM-MOVE-07" if start == WAITING else "DOOM-SLOT-03")
        return
    if figure == RING_BEARER:
        _advance_ring_bearer(s, start, spaces, by_die, cause)
        return
    target = start + spaces
    if target > MINAS_MORGUL_SPACE:
        s.figure[figure] = WAITING
        narration.moved(s, figure, start, cause, "DOOM-MOVE-06")
        return
    covered = is_covered(s, target)
    s.figure[figure] = target
    narration.moved(s, figure, start, cause, "DOOM-MOVE-01")
    if by_die and is_destination(target):
        gain_courage(s, 1, "destination", "DOOM-STAGE-01")  # not for passing it. DOOM-STAGE-02, DOOM-STAGE-03
    _stop_on(s, figure, covered)


def _advance_ring_bearer(s: Table, start: int, spaces: int, by_die: bool, cause: str) -> None:
    """He stops at the destination of the stage in any case. DOOM-MOVE-02, DOOM-STAGE-05, DOOM-FINAL-01"""
    end = destination(s.stage)
    target = min(start + spaces, end)
    covered = is_covered(s, target)
    s.figure[RING_BEARER] = target
    narration.moved(s, RING_BEARER, start, cause, "DOOM-MOVE-01" if target == start + spaces else "DOOM-STAGE-05")
    if target == end:
        _reach_destination(s, by_die and start + spaces == end)
    else:
        _stop_on(s, RING_BEARER, covered)


def _reach_destination(s: Table, exact: bool) -> None:
    """The stage has its end; Gandalf's next card is drawn after an exact roll, else lost unseen.

    DOOM-STAGE-04, DOOM-STAGE-06, DOOM-STAGE-07, DOOM-GANDALF-02, DOOM-CARD-07, DOOM-CARD-08
    """
    narration.stage_ends(s)
    if s.locked and s.stage == HELMS_DEEP:
        s.locked = 0
        narration.gandalf_free(s)
    if not s.gandalf_stack:
        return
    card = s.gandalf_stack[-1]
    s.gandalf_stack = s.gandalf_stack[:-1]
    if exact:
        s.seen |= 1 << card
        s.hand[s.active] |= 1 << card
        narration.gandalf_card(s, card, "DOOM-STAGE-06")
    else:
        s.box |= 1 << card
        narration.gandalf_card(s, NO_CARD, "DOOM-STAGE-07")


def is_covered(s: Table, space: int) -> bool:
    """A figure stands there already and protects whoever comes. DOOM-EVENT-04, DOOM-EVENT-05"""
    for figure in range(FIGURE_COUNT):
        if s.figure[figure] == space:
            return True
    return False


def _stop_on(s: Table, figure: int, covered: bool) -> None:
    """DOOM-EVENT-01, DOOM-EVENT-06, DOOM-HARD-03"""
    if EVENT[s.figure[figure]] != NO_EVENT and (s.unprotected or not covered):
        s.push(OnEventSpace(figure))


class OnEventSpace(Ask):
    """A figure has stopped on an event space; Arwen may cancel what happens.

    DOOM-EVENT-01, DOOM-EVENT-02, DOOM-EVENT-03, DOOM-CARD-09
    """

    PROMPT: ClassVar[str] = "move.event"
    RULE: ClassVar[str] = "DOOM-CARD-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + ARWEN, PASS] if s.at_hand() >> ARWEN & 1 else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token != PASS:
            use(s, ARWEN, "DOOM-CARD-09")
            narration.event_cancelled(s, self.figure)
        elif EVENT[s.figure[self.figure]] == HEART:
            lose_courage(s, 1, EVENT_SPACE)
        else:
            place_nazgul(s, "event_space", "DOOM-EVENT-03")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        space = s.figure[self.figure]
        return {
            "figure": FIGURES[self.figure],
            "space": space,
            "event": "heart" if EVENT[space] == HEART else "nazgul",
        }
