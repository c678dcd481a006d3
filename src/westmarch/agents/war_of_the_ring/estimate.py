"""The chances of the sides, read off the table between two actions: what a search asks for where it looks no further.

The logistic of a sum whose four numbers were fitted to 40 games between the rules of thumb.
"""

from math import exp
from typing import Final

from westmarch.agents.war_of_the_ring.foresight import position_worth
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.state import Table
from westmarch.kernel import State

AT_FIRST: Final = -0.9
POSITION: Final = 0.016
CORRUPTION: Final = -0.32
TURN: Final = 0.2
"""Who has not lost by then has so much better a chance with every turn."""


def at_rest(state: State, since: State) -> bool:
    """When the next action is to be chosen: nobody marches, fights or hunts."""
    return state.stack[-1].PROMPT == "turn.action"


def chances(state: State) -> list[float]:
    """The chance to win of each seat: that of its side."""
    assert isinstance(state, Table)
    worth = POSITION * position_worth(state, FREE_PEOPLES) + CORRUPTION * state.corruption + TURN * state.turns
    free = 1 / (1 + exp(-AT_FIRST - worth))
    return [free if state.side_at(seat) == FREE_PEOPLES else 1 - free for seat in range(len(state.seats))]
