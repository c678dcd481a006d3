"""Moving Companions, Nazgûl and Minions over the map. WOTR-CHARMOVE-01 to WOTR-CHARMOVE-19"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import besieged, bits
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NEIGHBOURS, REGION_COUNT, REGIONS, SAURON
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.people import companion_reach, group_level, minion_may_enter, mouth_reach
from westmarch.games.war_of_the_ring.pieces import (
    COMPANION_COUNT,
    MOUTH,
    NAZGUL,
    NAZGUL_SHIFT,
    ONE,
    SARUMAN,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.politics import companions_arrive
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor, commit
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import DONE, FIRST_MAN, FROM, TAKE, TO

MAN: Final[int] = TAKE + FIRST_MAN


def movers(s: Table) -> list[int]:
    """Companions on the map who have not moved in this action and can."""
    found = []
    for companion in range(COMPANION_COUNT):
        where = s.place[companion]
        if where >= REGION_COUNT or s.moved_men >> companion & 1:
            continue
        if not besieged(s, FREE_PEOPLES, where) and way_out(s, where):
            found.append(companion)
    return found


def way_out(s: Table, where: int) -> bool:
    for there in NEIGHBOURS[where]:
        if not besieged(s, FREE_PEOPLES, there):
            return True
    return False


class MoveCompanions(RingStep):
    """A group of Companions in one region, or a single one, and where they go. WOTR-CHARMOVE-01 to -08

    `bonus` regions more than their Level, or `level` instead of it, by a card; `once`: one group only.

    WOTR-CHARMOVE-08, WOTR-MULTI4-20
    """

    PROMPT: ClassVar[str] = "companions.move"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-CHARMOVE-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "group", "bonus", "level", "once")

    def __init__(self, face: int, group: int, bonus: int, level: int, once: int) -> None:
        self.face = face
        self.group = group
        self.bonus = bonus
        self.level = level
        self.once = once

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        if self.group == 0:
            return [MAN + c for c in movers(s)]
        start = self._start(s)
        found = [MAN + c for c in movers(s) if s.place[c] == start and self.group >> c == 0]
        steps = (self.level or group_level(self.group)) + self.bonus
        return found + [TO + there for there in companion_reach(s, start, steps, self.once == 1)[1:]]

    def _start(self, s: Table) -> int:
        return s.place[bits(self.group)[0]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
        elif token >= MAN:
            group = self.group | 1 << token - MAN
            s.push(CompanionGroup(self.face, group, self.bonus, self.level, self.once))
        else:
            self._go(s, token - TO)

    def _go(self, s: Table, there: int) -> None:
        start = self._start(s)
        commit(s, self.face, "move_companions", "WOTR-DICE-15")
        if self.face == PAID:
            s.done()
        if not self.once:
            s.push(MoreCompanions(PAID, 0, self.bonus, self.level, 0))
        s.moved_men |= self.group
        for companion in bits(self.group):
            s.place[companion] = there
        cause = CARDS[s.playing] if s.playing >= 0 else "move"
        narration.men_moved(s, self.group, start, there, cause, "WOTR-CHARMOVE-01")
        companions_arrive(s, self.group, there)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"characters": narration.men_names(self.group)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if TO <= token < TO + REGION_COUNT:
            if self.group == 0:
                return "whoever moves has to be named first", self.RULE
            if besieged(s, FREE_PEOPLES, token - TO):
                return "a besieged Stronghold cannot be entered", "WOTR-CHARMOVE-07"
            return "it is too far, or beyond a Stronghold of the Shadow", "WOTR-CHARMOVE-05"
        if MAN <= token < MAN + COMPANION_COUNT:
            where = s.place[token - MAN]
            if where < REGION_COUNT and besieged(s, FREE_PEOPLES, where):
                return "he cannot leave a besieged Stronghold", "WOTR-CHARMOVE-07"
            if s.moved_men >> token - MAN & 1:
                return "he has moved in this action", "WOTR-CHARMOVE-03"
            if self.group >> token - MAN:
                return "a group is named in one order, each Companion once", "WOTR-CHARMOVE-02"
            return "he is not a Companion on the map in this region", self.RULE
        return "Companions on the map are asked for, and where they go", self.RULE


class CompanionGroup(MoveCompanions):
    """A group is being put together."""


class MoreCompanions(MoveCompanions):
    """Another group may move. WOTR-CHARMOVE-03"""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if movers(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*super().tokens(s, seat), DONE]

    def resolve(self, s: Table) -> None:
        s.done()
        narration.declined(s, actor(s), "more_companions", self.RULE)


# --- Nazgûl and Minions -------------------------------------------------------------------------------------------


def fliers(s: Table) -> list[int]:
    """The regions with a Nazgûl that has not flown in this action."""
    found = []
    for where in range(REGION_COUNT):
        nazgul = s.army[REGION_COUNT + where] >> NAZGUL_SHIFT
        if nazgul and nazgul > s.flown.count(where):
            found.append(where)
    return found


def walkers(s: Table, seat: int, with_mouth: bool) -> list[int]:
    """The Witch-king and the Mouth of Sauron, if they can move. WOTR-CHARMOVE-13, WOTR-MULTI4-26

    WOTR-CHARMOVE-09
    """
    found = []
    for minion in (WITCH_KING, MOUTH):
        if not s.in_play(minion) or s.moved_men >> minion & 1 or s.keeper(SAURON) != seat:
            continue
        if minion == MOUTH and (not with_mouth or not mouth_reach(s, s.place[MOUTH])):
            continue
        found.append(minion)
    return found


class MoveMinions(RingStep):
    """Nazgûl fly, each once; the Mouth walks. WOTR-CHARMOVE-10 to WOTR-CHARMOVE-16, WOTR-EVENT-25"""

    PROMPT: ClassVar[str] = "minions.move"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-CHARMOVE-10"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "with_mouth")

    def __init__(self, face: int, with_mouth: int) -> None:
        self.face = face
        self.with_mouth = with_mouth

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [FROM + where for where in fliers(s)]
        return found + [MAN + minion for minion in walkers(s, seat, self.with_mouth == 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
        elif token >= MAN:
            s.push(Flight(self.face, self.with_mouth, token - MAN, s.place[token - MAN]))
        else:
            s.push(Flight(self.face, self.with_mouth, NAZGUL, token - FROM))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == MAN + SARUMAN:
            return "Saruman never leaves Orthanc", "WOTR-CHARMOVE-13"
        if FROM <= token < FROM + REGION_COUNT and s.army[REGION_COUNT + token - FROM] >> NAZGUL_SHIFT == 0:
            return f"there is no Nazgûl in {REGIONS[token - FROM]}", self.RULE
        return "nobody there can still move in this action", self.RULE


class MoreMinions(MoveMinions):
    """Others may move as well."""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False

    def seats(self, s: Table) -> int:
        seat = actor(s)
        return 1 << seat if fliers(s) or walkers(s, seat, self.with_mouth == 1) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*super().tokens(s, seat), DONE]

    def resolve(self, s: Table) -> None:
        s.done()
        narration.declined(s, actor(s), "more_minions", self.RULE)


class Flight(RingStep):
    """Where does it go? WOTR-CHARMOVE-11, WOTR-CHARMOVE-12, WOTR-CHARMOVE-14, WOTR-CHARMOVE-15"""

    PROMPT: ClassVar[str] = "minions.where"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-CHARMOVE-11"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "with_mouth", "who", "start")

    def __init__(self, face: int, with_mouth: int, who: int, start: int) -> None:
        self.face = face
        self.with_mouth = with_mouth
        self.who = who  # NAZGUL, or the number of a Minion
        self.start = start

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        if self.who == MOUTH:
            return [TO + there for there in mouth_reach(s, self.start)]
        return [TO + there for there in range(REGION_COUNT) if there != self.start and minion_may_enter(s, there)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        there = token - TO
        commit(s, self.face, "move_minions", "WOTR-DICE-16")
        if self.face == PAID:
            s.done()
        s.push(MoreMinions(PAID, self.with_mouth))
        cause = CARDS[s.playing] if s.playing >= 0 else "move"
        if self.who == NAZGUL:
            s.army[REGION_COUNT + self.start] -= ONE[NAZGUL]
            s.army[REGION_COUNT + there] += ONE[NAZGUL]
            s.flown = [*s.flown, there]
            narration.nazgul_flew(s, self.start, there, cause, "WOTR-CHARMOVE-10")
        else:
            s.place[self.who] = there
            s.moved_men |= 1 << self.who
            rule = "WOTR-CHARMOVE-14" if self.who == MOUTH else "WOTR-CHARMOVE-10"
            narration.men_moved(s, 1 << self.who, self.start, there, cause, rule)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"from": REGIONS[self.start]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if self.who == MOUTH and TO <= token < TO + REGION_COUNT:
            return "the Mouth walks three regions at most, by open ways", "WOTR-CHARMOVE-14"
        if token == TO + self.start:
            return "it is there already", self.RULE
        return "a Stronghold of the Free Peoples keeps them out unless it is besieged", self.RULE
