"""One step ahead: what a choice leads to, judged by what lies open then.

For the many small choices that cards bring (a region, a nation, a figure) it is enough to try each on an imagined table
and to look at the position. No card that is drawn on the way is looked at, so that nothing hidden sways the choice.
"""

from typing import Final

from westmarch.agents.war_of_the_ring.odds import added
from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NATION_COUNT, SHADOW, SIDE_OF_NATION
from westmarch.games.war_of_the_ring.pieces import COMPANION_COUNT, IN_FELLOWSHIP
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import FIRST_OF_TEAM

# What things on the table are worth to whom they serve, in actions.
WON: Final = 50.0
STEP_OF_THE_WAY: Final = 2.5
HIDDEN: Final = 1.5
STEP_TO_WAR: Final = 0.9
ACTIVE: Final = 0.8
COMPANION: Final = 0.5
TABLE_CARD: Final = 0.7

FARTHEST_FROM_WAR: Final = 3


def position_worth(s: Table, side: int) -> float:
    """The position as a side would have it."""
    if s.outcome is not None:
        return WON if s.seats[FIRST_OF_TEAM[s.players][side]] in s.outcome.winners else -WON
    total = War(s).worth(side)
    sign = 1 if side == SHADOW else -1
    quest = Quest(s)
    total += sign * (quest.point() * s.corruption + STEP_OF_THE_WAY * quest.left)
    total += sign * (0.0 if s.hidden else HIDDEN)
    for nation in range(NATION_COUNT):
        toward = STEP_TO_WAR * (FARTHEST_FROM_WAR - s.politics[nation])
        total += toward if SIDE_OF_NATION[nation] == side else -toward
    total -= sign * ACTIVE * s.active.bit_count()
    total -= sign * added([COMPANION for man in range(COMPANION_COUNT) if s.place[man] <= IN_FELLOWSHIP])
    total -= sign * TABLE_CARD * s.table_cards[FREE_PEOPLES].bit_count()
    return total + sign * TABLE_CARD * s.table_cards[SHADOW].bit_count()


def foresee(s: Table, seat: int, tokens: list[int]) -> int:
    """The choice with the best position behind it."""
    best = (-1e9, tokens[0])
    side = s.side_at(seat)
    for token in tokens:
        tried = s.clone()
        tried.apply(seat, token)
        best = max(best, (position_worth(tried, side), token), key=lambda pair: pair[0])
    return best[1]
