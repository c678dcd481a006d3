"""One step ahead: what a choice leads to, judged by what lies open then.

For the many small choices that cards bring (a region, a nation, a figure) it is enough to try each on an imagined table
and to look at the position. No card that is drawn on the way is looked at, so that nothing hidden sways the choice.
"""

from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.pieces import COMPANION_COUNT, IN_FELLOWSHIP
from westmarch.games.war_of_the_ring.state import Table

BACK_FROM_WAR = 0.9
"""What a step on the Political Track is worth."""


def position_worth(s: Table, side: int) -> float:
    """The position as a side would have it."""
    if s.outcome is not None:
        return 50.0 if s.seats[_first(s, side)] in s.outcome.winners else -50.0
    total = War(s).worth(side)
    sign = 1 if side == SHADOW else -1
    quest = Quest(s)
    total += sign * (quest.point() * s.corruption + 2.5 * quest.left)
    total += sign * (0.0 if s.hidden else 1.5)
    for nation in range(8):
        toward = BACK_FROM_WAR * (3 - s.politics[nation])
        total += toward if (nation >= 5) == (side == SHADOW) else -toward
    total -= sign * 0.8 * s.active.bit_count()
    total -= sign * sum(0.5 for man in range(COMPANION_COUNT) if s.place[man] <= IN_FELLOWSHIP)
    total -= sign * 0.7 * s.table_cards[FREE_PEOPLES].bit_count()
    return total + sign * 0.7 * s.table_cards[SHADOW].bit_count()


def _first(s: Table, side: int) -> int:
    return 0 if side == FREE_PEOPLES else s.players // 2


def foresee(s: Table, seat: int, tokens: list[int]) -> int:
    """The choice with the best position behind it."""
    best = (-1e9, tokens[0])
    side = s.side_at(seat)
    for token in tokens:
        tried = s.clone()
        tried.apply(seat, token)
        best = max(best, (position_worth(tried, side), token), key=lambda pair: pair[0])
    return best[1]
