"""Phase 5: the players take turns, a die an action. WOTR-TURN-10 to WOTR-TURN-18, WOTR-DICE-14 to WOTR-DICE-24

A go is one gesture of several tokens (a die, what to do with it, with whom, where to); nothing of it shows to the
others, and all of it can be taken back, until the last of them commits it.
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, REGION_COUNT, SHADOW
from westmarch.games.war_of_the_ring.ending import finish
from westmarch.games.war_of_the_ring.people import check_table
from westmarch.games.war_of_the_ring.pieces import (
    ARMY,
    CHARACTERS,
    DIE,
    EYE,
    FACE_COUNT,
    FACES,
    MOUTH,
    MUSTER,
    MUSTER_ARMY,
    WILL,
)
from westmarch.games.war_of_the_ring.state import DID_MESSENGER, DID_STRIVE, Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.team import AskMerge, mergeable, part_armies
from westmarch.games.war_of_the_ring.words import ACT, ACTS, CONCEDE, DIE_TOKEN, INTO, MERGE, PASS, RING
from westmarch.kernel.columns import changed

PAID: Final = FACE_COUNT
"""In the place of a die's face: a card pays for it."""

ORDER: Final[tuple[tuple[int, ...], ...]] = ((), (), (0, 1, 0, 1), (0, 2, 0, 1), (1, 3, 0, 2))
"""The order of goes by seat, while the first player of each team leads. WOTR-TURN-10, WOTR-MULTI4-15, WOTR-MULTI3-04"""


FIRST_OF_TEAM: Final[tuple[tuple[int, ...], ...]] = ((), (), (0, 1), (0, 1), (0, 2))
"""The first seat of each side; its team-mate, if it has one, is the next."""


def actor(s: Table) -> int:
    """The seat whose go it is."""
    seat = ORDER[s.players][s.go]
    if s.players == 2:
        return seat
    side = s.side_at(seat)
    first = FIRST_OF_TEAM[s.players][side]
    # The table is written for the first of the team leading: the other way round they change places.
    return seat if s.leading[side] == first else 2 * first + 1 - seat


def acting_side(s: Table) -> int:
    return s.side_at(actor(s))


class ActionPhase(RingStep):
    """Go after go until nobody has an unused die. WOTR-TURN-10, WOTR-TURN-17, WOTR-TURN-18, WOTR-MULTI4-17

    WOTR-MULTI4-16
    """

    def resolve(self, s: Table) -> None:
        for _ in range(4):
            s.go = (s.go + 1) % 4
            if s.unused(acting_side(s)):
                s.begged = 0
                s.push(Go())
                return
        s.done()
        if s.mordor >= 0 and not s.deeds & DID_STRIVE:
            from westmarch.games.war_of_the_ring.steps.fellowship import corrupt

            corrupt(s, 1, "lingering", "WOTR-MORDOR-15")


class Go(RingStep):
    """A die, or a Ring before it, or a pass. WOTR-TURN-10, WOTR-TURN-13, WOTR-TURN-15, WOTR-RING-01"""

    PROMPT: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-TURN-10"

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if s.unused(acting_side(s)) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        base = FACE_COUNT * side
        found = [DIE_TOKEN + face for face in range(EYE) if s.dice[base + face]]
        if may_use_ring(s, side):
            found += [RING + face for face in range(EYE) if s.dice[base + face]]
        if s.unused(side) < s.unused(1 - side):
            found.append(PASS)
        if s.players > 2:
            found += [MERGE + where for where in mergeable(s, seat)]
        if s.options["concede"]:
            found.append(CONCEDE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        if token == PASS:
            narration.passed(s, seat)
            s.done()
        elif token == CONCEDE:
            finish(s, 1 - side, "conceded", "WOTR-VICTORY-11")
        elif token >= MERGE and token < MERGE + REGION_COUNT:
            s.begged |= 1 << token - MERGE
            narration.merging(s, seat, token - MERGE, "asked")
            s.push(AskMerge(token - MERGE))
        elif token >= RING and token < RING + FACE_COUNT:
            s.push(ChangeDie(token - RING))
        else:
            s.push(UseDie(token - DIE_TOKEN))

    def resolve(self, s: Table) -> None:
        s.done()  # the last die was turned into an Eye. WOTR-RING-10

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        side = s.side_at(seat)
        if token == PASS:
            return "passing needs fewer unused dice than the enemy has", "WOTR-TURN-13"
        if RING <= token < RING + FACE_COUNT:
            if s.rings[side] == 0:
                return "there is no Elven Ring to use", "WOTR-RING-04"
            if s.ring_used >> side & 1:
                return "a Ring has been used this turn", "WOTR-RING-05"
            return "there is no such unused die", "WOTR-RING-09"
        if DIE_TOKEN <= token < DIE_TOKEN + FACE_COUNT:
            return "there is no such unused die", "WOTR-TURN-10"
        if MERGE <= token < MERGE + REGION_COUNT:
            return "team-mates merge where both have units and have not been asked in this go", "WOTR-MULTI4-30"
        if token == CONCEDE:
            return "this table is played to the end", "WOTR-VICTORY-11"
        return "a die must be chosen first", self.RULE


def may_use_ring(s: Table, side: int) -> bool:
    """WOTR-RING-04, WOTR-RING-05, WOTR-RING-06"""
    return s.rings[side] > 0 and not s.ring_used >> side & 1


def hand_over_ring(s: Table, side: int) -> None:
    """A used Ring goes from the FP to the Shadow, and from the Shadow out of the game. WOTR-RING-04, WOTR-RING-11"""
    s.rings = changed(s.rings, side, s.rings[side] - 1)
    s.ring_used |= 1 << side
    if side == FREE_PEOPLES:
        s.rings[SHADOW] += 1  # the copy just made


class ChangeDie(RingStep):
    """An Elven Ring turns a die to another result. WOTR-RING-02, WOTR-RING-07, WOTR-RING-08, WOTR-RING-12

    WOTR-RING-03, WOTR-MULTI4-41
    """

    PROMPT: ClassVar[str] = "turn.ring"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-RING-12"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        return [INTO + face for face in sorted(set(DIE[side])) if face not in (self.face, WILL)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        new = token - INTO
        s.done()
        s.dice[FACE_COUNT * side + self.face] -= 1
        if new == EYE:
            s.box[SHADOW] += 1
        else:
            s.dice[FACE_COUNT * side + new] += 1
        hand_over_ring(s, side)
        narration.ring_used(s, side, self.face, new)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"die": FACES[self.face]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == INTO + WILL:
            return "a Ring never makes a Will of the West", "WOTR-RING-07"
        return "the new result must be another one of this side's dice", self.RULE


class UseDie(RingStep):
    """What is the die spent on? WOTR-DICE-14 to WOTR-DICE-23, WOTR-TURN-16"""

    PROMPT: ClassVar[str] = "turn.use"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-DICE-24"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        from westmarch.games.war_of_the_ring.steps.deeds import possible_acts

        return [ACT + act for act in possible_acts(s, seat, self.face)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.deeds import begin_act

        begin_act(s, seat, self.face, token - ACT)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"die": FACES[self.face]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        from westmarch.games.war_of_the_ring.steps.why_not import refuse_act

        if ACT <= token < ACT + len(ACTS):
            return refuse_act(s, seat, self.face, token - ACT)
        return "what is the die spent on?", self.RULE


def serves(face: int, result: int) -> bool:
    """A die's face gives this result. WOTR-DICE-20, WOTR-DICE-21

    WOTR-DICE-22
    """
    return face in (result, WILL) or (face == MUSTER_ARMY and result in (MUSTER, ARMY))


def commit(s: Table, face: int, act: str, rule: str) -> None:
    """The gesture is complete: its die is spent, and what it does follows. WOTR-TURN-12

    The steps of the gesture go off the stack. With a die the go itself gives way to the end of the action; a card's
    own gesture leaves the card's step on top.
    """
    while s.stack[-1].PRIVATE:
        s.stack.pop()
    if face == PAID:
        return
    side = acting_side(s)
    s.dice[FACE_COUNT * side + face] -= 1
    s.moved_at = []
    s.moved_force = []
    s.moved_men = 0
    s.flown = []
    s.now_nations = 0
    s.now_at = 0
    s.become(EndAction())
    if face == MUSTER and act in ("move_armies", "attack", "play_army"):
        s.deeds |= DID_MESSENGER  # he made it an Army result
        narration.die_used(s, side, face, act, CHARACTERS[MOUTH], "WOTR-CHARACTER-49")
    else:
        narration.die_used(s, side, face, act, "", rule)


class EndAction(RingStep):
    """What every action ends with: stacking, table cards, owed draws, hand limits. WOTR-TURN-11, WOTR-STACK-03"""

    def resolve(self, s: Table) -> None:
        from westmarch.games.war_of_the_ring.steps.events import close_event
        from westmarch.games.war_of_the_ring.steps.stacking import push_trims
        from westmarch.games.war_of_the_ring.steps.turn import CutHands

        s.moved_at = []
        s.moved_force = []
        s.moved_men = 0
        s.flown = []
        if acting_side(s) == FREE_PEOPLES:
            s.last_nations = s.now_nations
            s.last_at = s.now_at
        s.now_nations = 0
        s.now_at = 0
        check_table(s)
        if s.players > 2:
            part_armies(s)
        s.become(CutHands())
        close_event(s)
        push_trims(s)
