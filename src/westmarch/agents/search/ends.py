"""What the end of a game is worth to a seat, and how a game that has been thought far enough is played to it."""

from typing import Final

from westmarch.kernel.decisions import Outcome
from westmarch.kernel.playout import playout
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

LONGEST: Final = 2000
"""A playout that has not ended after so many decisions counts as undecided."""

SCORE_WEIGHT: Final = 0.02
"""Scores weigh so much: enough to choose between equal chances to win, too little to trade one away."""


def worth(outcome: Outcome | None, seats: tuple[str, ...], seat: int, cooperative: bool = False) -> float:
    """About 1 for a win and 0 for a loss; among rivals an even share if several won, or nobody did, or it is not known.

    Where all seats are on one side nobody's victory is everybody's defeat, and a game without an end is not won.
    """
    if outcome is None:
        return 0.0 if cooperative else 1 / len(seats)
    own = outcome.scores.get(seats[seat], 0)
    if cooperative:
        return float(seats[seat] in outcome.winners) + SCORE_WEIGHT * own / (1 + abs(own))
    winners = outcome.winners or seats
    won = 1 / len(winners) if seats[seat] in winners else 0.0
    best_other = max([outcome.scores.get(other, 0) for other in seats if other != seats[seat]], default=0)
    lead = own - best_other
    return won + SCORE_WEIGHT * lead / (1 + abs(lead))


def play_to_the_end(state: State, rng: Generator) -> list[float]:
    """How a random end of this game, played in place, would suit each seat."""
    playout(state, rng, min(LONGEST, state.game.bound(state.options)))
    return worths(state)


def worths(state: State) -> list[float]:
    """What a state is worth to each seat if it is an end; if not, it counts as undecided."""
    cooperative = state.game.cooperative
    return [worth(state.outcome, state.seats, seat, cooperative) for seat in range(len(state.seats))]
