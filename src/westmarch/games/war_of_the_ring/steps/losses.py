"""Casualties: each hit is met by a loss that the owner chooses. WOTR-COMBAT-30 to WOTR-COMBAT-37, WOTR-EVENT-21"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    can_reduce,
    count,
    elites,
    fall,
    force_in,
    reduce_elite,
    unit_kinds_in,
    units,
)
from westmarch.games.war_of_the_ring.board import REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.conquest import army_keeper, units_left
from westmarch.games.war_of_the_ring.pieces import ELITE, ONE, RANK, UNITS
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import LOSE, REDUCE

BY_CARD: Final = 0  # an Event card hits an Army
STRIKERS: Final = 1  # the attackers in a battle: their rearguard is safe
DEFENDERS: Final = 2


def losers(s: Table, side: int, where: int, who: int) -> int:
    """The force that the losses are chosen from."""
    return s.strike if who == STRIKERS else force_in(s, side, where)


def most_hits(s: Table, side: int, force: int) -> int:
    """How many hits a force can absorb."""
    total = units(force, side)
    if elites(force, side):
        for kind in unit_kinds_in(force, side):
            if RANK[kind] == ELITE and can_reduce(s, kind):
                total += count(force, kind)
    return total


class Losses(RingStep):
    """Hit after hit: a Regular goes, an Elite is reduced, or for two hits an Elite goes."""

    PROMPT: ClassVar[str] = "battle.losses"
    RULE: ClassVar[str] = "WOTR-COMBAT-31"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "where", "hits", "who")

    def __init__(self, side: int, where: int, hits: int, who: int) -> None:
        self.side = side
        self.where = where
        self.hits = hits
        self.who = who

    def _options(self, s: Table) -> list[int]:
        if self.hits == 0:
            return []
        found = []
        for kind in unit_kinds_in(losers(s, self.side, self.where, self.who), self.side):
            if RANK[kind] != ELITE:
                found.append(LOSE + kind)
                continue
            spare = can_reduce(s, kind)
            if spare:
                found.append(REDUCE + kind)
            if self.hits > 1 or not spare:
                found.append(LOSE + kind)
        return found

    def seats(self, s: Table) -> int:
        if len(self._options(s)) < 2:
            return 0
        return 1 << (army_keeper(s, self.side, self.where) if self.who == BY_CARD else s.commander[self.side])

    def tokens(self, s: Table, seat: int) -> list[int]:
        return self._options(s)

    def choose(self, s: Table, seat: int, token: int) -> None:
        cost = 1
        if token >= REDUCE:
            kind = token - REDUCE
            regular = reduce_elite(s, self.where, kind)
            if self.who == STRIKERS:
                s.strike += ONE[regular] - ONE[kind]
            narration.reduced(s, self.where, kind, self._cause(s), "WOTR-COMBAT-31")
        else:
            kind = token - LOSE
            if RANK[kind] == ELITE and can_reduce(s, kind):
                cost = 2
            fall(s, self.where, kind)
            if self.who == STRIKERS:
                s.strike -= ONE[kind]
            rule = "WOTR-COMBAT-32" if cost == 2 else "WOTR-COMBAT-31"
            narration.removed(s, self.where, kind, self._cause(s), rule)
        s.become(Losses(self.side, self.where, self.hits - cost, self.who))

    def _cause(self, s: Table) -> str:
        return CARDS[s.playing] if self.who == BY_CARD and s.playing >= 0 else "hit"

    def resolve(self, s: Table) -> None:
        options = self._options(s)
        if options:
            self.choose(s, 0, options[0])  # one loss only is possible
            return
        s.done()
        if self.who == BY_CARD and force_in(s, self.side, self.where) & UNITS[self.side] == 0:
            units_left(s, self.side, self.where)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[self.where], "hits": self.hits}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if LOSE <= token < LOSE + len(RANK) and RANK[token - LOSE] == ELITE:
            return "an Elite is removed outright only for two hits", "WOTR-COMBAT-32"
        return "a loss must be taken from the Army", "WOTR-COMBAT-33"
