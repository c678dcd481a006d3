"""What a search may go by in place of playing on at random: a guide's opinion of a state.

A guide is anything that looks as `Guide` says: a network, rules of thumb, a playout by somebody who knows the game. It
is shown imagined states only, as the whole search is, and answers for the seat that must choose in them.
"""

from math import exp
from typing import Any, Protocol

from westmarch.agents.search.ends import play_to_the_end
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State


class Sight:
    """An opinion: what the state is worth to each seat (0 to 1), and how likely each of the tokens is to be right."""

    def __init__(self, worths: list[float], priors: list[float]) -> None:
        self.worths = worths
        self.priors = priors


def shares(logits: list[float]) -> list[float]:
    """The chances that these logits stand for: their softmax."""
    highest = max(logits)
    weights = [exp(logit - highest) for logit in logits]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


class Guide(Protocol):
    """Looks at a state in which somebody must choose; it may not change it."""

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        """The worth of the state, and a prior for each of these tokens, which are those of this seat."""


class Companion(Guide, Protocol):
    """A guide that can also play on by itself."""

    def ranked(self, state: State, seat: int, tokens: list[int]) -> list[int]:
        """These tokens of a seat, the most promising first, as far as that can be told at a glance."""

    def answer(self, state: State, seat: int) -> int:
        """The token that it would choose for a seat; the first of those that are ranked."""

    def follow(self, state: State, since: State) -> list[float]:
        """Play on, in place, until chances can be told that could not in the state before: the worth to each seat."""


class Playouts:
    """The guide that knows nothing: it plays some copies out at random, and takes all tokens for equally likely."""

    def __init__(self, seed: int, playouts: int = 1) -> None:
        self.seed = seed
        self.rng = Generator.seeded(seed)
        self.playouts = playouts

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process begins with the seed."""
        return Playouts, (self.seed, self.playouts)

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        totals = [0.0 for _ in state.seats]
        for _ in range(self.playouts):
            copy = state.clone()
            copy.rng = self.rng.fork()
            worths = play_to_the_end(copy, self.rng)
            for i in range(len(totals)):
                totals[i] += worths[i]
        return Sight([total / self.playouts for total in totals], [1.0 / len(tokens) for _ in tokens])
