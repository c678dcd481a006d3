"""What a player knows at one decision: the table as its seat sees it, and the reckonings that it has made of it."""

from westmarch.agents.war_of_the_ring.plan import Plan, plan
from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.state import Table


class Reckoning:
    """What was reckoned for a position; a gesture of several tokens asks for it again and again."""

    def __init__(self, s: Table, weights: Weights = USUAL[FREE_PEOPLES]) -> None:
        self.weights = weights
        self.war = War(s, weights)
        self.quest = Quest(s, weights)
        self.plans = (plan(0, self.war, self.quest, weights), plan(1, self.war, self.quest, weights))
        self.acts: dict[int, float] = {}
        self.marches: dict[tuple[int, int], float] = {}
        self.attacks: dict[tuple[int, int], float] = {}


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
        self.war = reckoning.war
        self.quest = reckoning.quest

    @property
    def plan(self) -> Plan:
        return self.reckoning.plans[self.side]
