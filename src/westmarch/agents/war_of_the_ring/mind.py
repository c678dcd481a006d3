"""What a player knows at one decision: the table as its seat sees it, and the reckonings that it has made of it."""

from westmarch.agents.war_of_the_ring.plan import Plan, free_peoples_plan, shadow_plan
from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.state import Table


class Reckoning:
    """What was reckoned for a position; a gesture of several tokens asks for it again and again.

    Nothing is reckoned before it is asked for: many a question needs no war, or no quest.
    """

    def __init__(self, s: Table, weights: Weights = USUAL[FREE_PEOPLES]) -> None:
        self.s = s
        self.weights = weights
        self._war: War | None = None
        self._quest: Quest | None = None
        self._plans: list[Plan | None] = [None, None]
        self.acts: dict[int, float] = {}
        self.marches: dict[tuple[int, int], float] = {}
        self.ways: dict[tuple[int, int], float] = {}
        self.attacks: dict[tuple[int, int], float] = {}

    def hold_for(self, s: Table) -> None:
        """Another table in the same position is what is looked at from now on."""
        self.s = s
        if self._war is not None:
            self._war.s = s
        if self._quest is not None:
            self._quest.s = s

    @property
    def war(self) -> War:
        found = self._war
        if found is None:
            found = self._war = War(self.s, self.weights)
        return found

    @property
    def quest(self) -> Quest:
        found = self._quest
        if found is None:
            found = self._quest = Quest(self.s, self.weights)
        return found

    def plan(self, side: int) -> Plan:
        found = self._plans[side]
        if found is None:
            if side == SHADOW:
                found = shadow_plan(self.s, self.quest, self.weights)
            else:
                found = free_peoples_plan(self.war, self.quest, self.weights)
            self._plans[side] = found
        return found


def position(s: Table, seat: int) -> tuple[object, ...]:
    """All that a reckoning depends on: what lies open, and the seat's own hand."""
    return (
        seat,
        s.turns,
        tuple(s.army),
        tuple(s.place),
        tuple(s.politics),
        s.active,
        s.captured,
        s.sieges,
        tuple(s.dice),
        tuple(s.box),
        tuple(s.moved_at),
        tuple(s.moved_force),
        s.hand[seat],
        s.fellowship,
        s.progress,
        s.mordor,
        s.hidden,
        s.corruption,
        s.guide,
        s.moved_men,
        tuple(s.flown),
        tuple(s.table_cards),
        s.last_nations,
        s.last_at,
        tuple(s.bag),
        tuple(s.mixed),
        s.deeds,
        s.ring_used,
    )


class Mind:
    """A seat at a decision."""

    def __init__(self, s: Table, seat: int, reckoning: Reckoning) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side_at(seat)
        self.reckoning = reckoning
        self.weights = reckoning.weights

    @property
    def war(self) -> War:
        return self.reckoning.war

    @property
    def quest(self) -> Quest:
        return self.reckoning.quest

    @property
    def plan(self) -> Plan:
        return self.reckoning.plan(self.side)
