"""What the end of a game is worth to a seat, and how a game that has been thought far enough is played to it."""

from typing import Final

from westmarch.kernel.decisions import Outcome
from westmarch.kernel.playout import playout
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

Teams = tuple[tuple[str, ...], ...]
"""The seats that win together, team by team."""

LONGEST: Final = 2000
"""A playout that has not ended after so many decisions counts as undecided."""

SCORE_WEIGHT: Final = 0.02
"""Scores weigh so much: enough to choose between equal chances to win, too little to trade one away."""


def worth(outcome: Outcome | None, seats: tuple[str, ...], seat: int, teams: Teams) -> float:
    """About 1 if a seat's team has won and 0 if not; an even share if several have, or none, or it is not known.

    Where all seats are one team nobody's victory is everybody's defeat, and a game without an end is not won.
    """
    common = len(teams) == 1
    if outcome is None:
        return 0.0 if common else 1 / len(teams)
    name = seats[seat]
    own = outcome.scores.get(name, 0)
    won = 0.0
    winning = 0
    rivals: list[int] = []
    for team in teams:
        victorious = False
        for member in team:
            victorious = victorious or member in outcome.winners
        if victorious:
            winning += 1
        if name in team:
            won = 1.0 if victorious else 0.0
        else:
            for member in team:
                rivals.append(outcome.scores.get(member, 0))
    if common:
        return won + SCORE_WEIGHT * own / (1 + abs(own))
    lead = own - max(rivals)
    share = won / winning if winning else 1 / len(teams)
    if won and name not in outcome.winners:
        share -= SCORE_WEIGHT  # the partner did better
    return share + SCORE_WEIGHT * lead / (1 + abs(lead))


def play_to_the_end(state: State, rng: Generator) -> list[float]:
    """How a random end of this game, played in place, would suit each seat."""
    playout(state, rng, min(LONGEST, state.game.bound(state.options)))
    return worths(state)


def worths(state: State) -> list[float]:
    """What a state is worth to each seat if it is an end; if not, it counts as undecided."""
    teams = state.game.teams_for(state.options)
    return [worth(state.outcome, state.seats, seat, teams) for seat in range(len(state.seats))]
