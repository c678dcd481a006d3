"""The chances of the sides, read off the scores after a round: what a search asks for where it looks no further.

A lead counts the more the fewer paths are to come: what they will bring is as wide as a random walk. The two numbers
were fitted to 160 games between the rules of thumb, 40 of each scenario.
"""

from math import exp, sqrt
from typing import Final

from westmarch.games.card_game.cards import FREE, SHADOW
from westmarch.games.card_game.ending import score
from westmarch.games.card_game.scenarios import LAST_PATH
from westmarch.games.card_game.state import Table
from westmarch.kernel import State

SPREAD: Final = 5.0
"""By so much the lead wanders in a round."""

DRIFT: Final = -0.5
"""The lead of the Free Peoples grows by so much in a round: the Shadow's corruption comes late."""

LOGISTIC: Final = 1.7
"""A logistic with its argument times this is as good as the normal distribution."""


def at_rest(state: State, since: State) -> bool:
    """When the round is over: only then do scores matter."""
    assert isinstance(state, Table)
    assert isinstance(since, Table)
    return state.round != since.round


def chances(state: State) -> list[float]:
    """The chance to win of each seat: that of its side."""
    assert isinstance(state, Table)
    left = max(0, LAST_PATH[state.scenario] - state.path_number) + 0.5
    lead = score(state, FREE) - score(state, SHADOW) + DRIFT * left
    free = 1 / (1 + exp(-LOGISTIC * lead / (SPREAD * sqrt(left))))
    return [free if side == FREE else 1 - free for side in state.sides]
