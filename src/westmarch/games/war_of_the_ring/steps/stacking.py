"""Stacking limits: ten units in a region, five in a besieged Stronghold. WOTR-STACK-01 to WOTR-STACK-10"""

from typing import Any, ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    MOST_BESIEGED,
    MOST_IN_REGION,
    besieged,
    force_in,
    take_off,
    unit_kinds_in,
    units,
)
from westmarch.games.war_of_the_ring.board import REGION_COUNT, REGIONS
from westmarch.games.war_of_the_ring.conquest import army_keeper
from westmarch.games.war_of_the_ring.pieces import FIGURE_NATION
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import REMOVE


def limit(s: Table, side: int, where: int) -> int:
    """WOTR-STACK-09"""
    return MOST_BESIEGED if besieged(s, side, where) else MOST_IN_REGION


def push_trims(s: Table) -> None:
    """At the end of an action every region over its limit is trimmed. WOTR-STACK-03, WOTR-STACK-06, WOTR-STACK-07

    WOTR-STACK-05
    """
    for at in range(2 * REGION_COUNT):
        force = s.army[at]
        if force == 0:
            continue
        side = 0 if at < REGION_COUNT else 1
        number = units(force, side)
        if number > MOST_BESIEGED and number > limit(s, side, at - side * REGION_COUNT):
            s.push(Trim(side, at - side * REGION_COUNT, 0))


class Trim(RingStep):
    """The owner removes units of his choice; they return to the reinforcements. WOTR-STACK-04, WOTR-MULTI4-29

    WOTR-STACK-08, WOTR-SIEGE-06
    """

    PROMPT: ClassVar[str] = "stacking.trim"
    RULE: ClassVar[str] = "WOTR-STACK-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "where", "turn")

    def __init__(self, side: int, where: int, turn: int) -> None:
        self.side = side
        self.where = where
        self.turn = turn  # team-mates take turns, the non-leading player first

    def _over(self, s: Table) -> int:
        return units(force_in(s, self.side, self.where), self.side) - limit(s, self.side, self.where)

    def _seat(self, s: Table) -> int:
        team = [seat for seat in range(s.players) if s.side_at(seat) == self.side]
        if len(team) == 1:
            return team[0]
        if besieged(s, self.side, self.where):
            return army_keeper(s, self.side, self.where)
        first = team[0] + team[1] - s.head(self.side)
        seat = first if self.turn % 2 == 0 else s.head(self.side)
        return seat if self._own(s, seat) else team[0] + team[1] - seat

    def _own(self, s: Table, seat: int) -> list[int]:
        """The kinds of unit there that a seat may remove."""
        kinds = unit_kinds_in(force_in(s, self.side, self.where), self.side)
        if besieged(s, self.side, self.where) or s.players == 2:
            return kinds
        return [kind for kind in kinds if s.keeper(FIGURE_NATION[kind]) == seat]

    def seats(self, s: Table) -> int:
        if self._over(s) <= 0 or len(self._own(s, self._seat(s))) == 1:
            return 0
        return 1 << self._seat(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [REMOVE + kind for kind in self._own(s, seat)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        kind = token - REMOVE
        take_off(s, self.where, kind, True)
        narration.removed(s, self.where, kind, "stacking", "WOTR-STACK-04")
        s.become(Trim(self.side, self.where, self.turn + 1))

    def resolve(self, s: Table) -> None:
        if self._over(s) > 0:
            self.choose(s, 0, REMOVE + self._own(s, self._seat(s))[0])  # all units there are alike
        else:
            s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[self.where], "over": self._over(s)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return f"there are too many units in {REGIONS[self.where]}: one must be removed", self.RULE
