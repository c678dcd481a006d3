"""The chances of the sides, read off the table between two actions: what a search asks for where it looks no further.

Two things must go well for the Free Peoples: the Ring-bearers must bear what each step of their way brings, and come to
its end before the Shadow has conquered what it needs. The chances of both are multiplied. Five numbers were fitted to
games between the rules of thumb; `docs/agents/levels.md` says how well.
"""

from math import exp, log
from typing import Final

from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.state import Table
from westmarch.kernel import State

BORNE: Final = 0.1
BORNE_A_STEP: Final = 1.79
LAST_POINT: Final = 0.5
"""The last point before the fatal one is worth half of another: whatever comes is too much."""

IN_TIME: Final = 1.04
IN_TIME_BY_TURNS: Final = -2.32
IN_TIME_BY_WAR: Final = 0.016


def at_rest(state: State, since: State) -> bool:
    """When the next action is to be chosen: nobody marches, fights or hunts."""
    return state.stack[-1].PROMPT == "turn.action"


def chances(state: State) -> list[float]:
    """The chance to win of each seat: that of its side."""
    assert isinstance(state, Table)
    quest = Quest(state)
    a_step = log((quest.margin - LAST_POINT) / max(1, quest.left))
    turns = log((quest.turns + 1) / (quest.conquest + 1))
    borne = logistic(BORNE + BORNE_A_STEP * a_step)
    in_time = logistic(IN_TIME + IN_TIME_BY_TURNS * turns + IN_TIME_BY_WAR * War(state).worth(FREE_PEOPLES))
    free = borne * in_time
    return [free if state.side_at(seat) == FREE_PEOPLES else 1 - free for seat in range(len(state.seats))]


def logistic(worth: float) -> float:
    return 1 / (1 + exp(-worth))
