"""Flat Monte Carlo: try every token in imagined states, play on at random, keep what ended best on average.

It looks no deeper than its own next token, but it is fair, needs to know nothing about the game, and beats the
random agent by far: the first measure of a thinking one.
"""

from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.search.ends import play_to_the_end
from westmarch.kernel import BadInput, Token

PLAYOUTS: Final = 200
"""Playouts for one decision, shared out among its tokens."""


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
                totals[i] += play_to_the_end(future, self.rng)[seat]
        # Of equal tokens the first: a choice that depends on nothing but the seed.
        return tokens[max(range(len(tokens)), key=totals.__getitem__)]
