"""Flat Monte Carlo: try every token in imagined states, play on at random, keep what ended best on average.

It looks no deeper than its own next token, but it is fair, needs to know nothing about the game, and beats the
random agent by far: the first measure of a thinking one.
"""

from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.kernel import BadInput, Generator, Outcome, State, Token, playout

PLAYOUTS: Final = 200
"""Playouts for one decision, shared out among its tokens."""

LONGEST: Final = 2000
"""A playout that has not ended after so many decisions counts as undecided."""

SCORE_WEIGHT: Final = 0.02
"""Scores weigh so much: enough to choose between equal chances to win, too little to trade one away."""


class Flat(Agent):
    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        super().__init__(seed)
        if playouts < 1:
            raise BadInput("playouts", f"at least 1 is needed, not {playouts}")
        self.playouts = playouts

    def choose(self, perspective: Perspective) -> Token:
        tokens = perspective.decision.tokens
        if len(tokens) == 1:
            return tokens[0]
        totals = [0.0] * len(tokens)
        for _ in range(max(1, self.playouts // len(tokens))):
            # Every token is tried in the same imagined state: what is luck there is the same for all of them.
            imagined = perspective.imagine(self.rng)
            seat = imagined.seat_index(perspective.seat)
            for i, token in enumerate(tokens):
                future = imagined.clone()
                future.apply(seat, token.id)
                totals[i] += play_on(future, seat, self.rng)
        # Of equal tokens the first: a choice that depends on nothing but the seed.
        return tokens[max(range(len(tokens)), key=totals.__getitem__)]


def play_on(state: State, seat: int, rng: Generator) -> float:
    """How a random end of this game would suit the seat."""
    playout(state, rng, min(LONGEST, state.game.bound(state.options)))
    return worth(state.outcome, state.seats, seat, state.game.cooperative)


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
    best_other = max((outcome.scores.get(other, 0) for other in seats if other != seats[seat]), default=0)
    lead = own - best_other
    return won + SCORE_WEIGHT * lead / (1 + abs(lead))
