"""Agents that search: determinized UCT, and information-set tree search with one observer or one for each seat.

They are given imagined states only (see `Perspective`), a number of iterations, and nothing about the game.
"""

import time
from dataclasses import dataclass
from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.search.descent import DETERMINIZED, METHODS, Forest
from westmarch.kernel import BadInput, Token

ITERATIONS: Final = 1000
EXPLORATION: Final = 0.7
"""The weight of what is not known yet; the value that the literature found good for The Confrontation."""

ITERATIONS_A_TREE: Final = 25
"""Determinized search divides its iterations among imagined states, so many for each (but at least one state)."""


@dataclass(frozen=True)
class Thought:
    """What a search came to think of a token: how often it was tried, and how well that went on average."""

    token: Token
    visits: int
    worth: float


class Searcher(Agent):
    """Thinks for so many iterations, or at most so many seconds, and plays the token that it tried most often."""

    def __init__(
        self, seed: int, method: str = "mo", iterations: int = ITERATIONS, seconds: float | None = None
    ) -> None:
        super().__init__(seed)
        if method not in METHODS:
            raise BadInput("method", f"must be one of {', '.join(METHODS)}, not {method}")
        if iterations < 1:
            raise BadInput("iterations", f"at least 1 is needed, not {iterations}")
        self.method = METHODS.index(method)
        self.iterations = iterations
        self.seconds = seconds
        self.thoughts: list[Thought] = []
        """Of the last decision: all its tokens, the chosen one first."""

    def choose(self, perspective: Perspective) -> Token:
        tokens = perspective.decision.tokens
        if len(tokens) == 1:
            self.thoughts = [Thought(tokens[0], 0, 0.0)]
            return tokens[0]
        visits, totals = self._think(perspective)
        thoughts = [
            Thought(token, visits.get(token.id, 0), totals.get(token.id, 0.0) / max(1, visits.get(token.id, 0)))
            for token in tokens
        ]
        # Of equal ones the first: the choice depends on nothing but seed and budget.
        self.thoughts = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth))
        return self.thoughts[0].token

    def _think(self, perspective: Perspective) -> tuple[dict[int, int], dict[int, float]]:
        """How often each token was tried, and the sum of what came of it."""
        end = None if self.seconds is None else time.monotonic() + self.seconds
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        left = self.iterations
        while left > 0:
            batch = min(left, ITERATIONS_A_TREE) if self.method == DETERMINIZED else left
            left -= batch
            forest = self._grown(perspective, batch, end)
            for token, arm in forest.arms.items():
                visits[token] = visits.get(token, 0) + arm.visits
                totals[token] = totals.get(token, 0.0) + arm.total
            if end is not None and time.monotonic() >= end:
                break
        return visits, totals

    def _grown(self, perspective: Perspective, iterations: int, end: float | None) -> Forest:
        imagined = perspective.imagine(self.rng)
        seat = imagined.seat_index(perspective.seat)
        forest = Forest(self.method, seat, len(imagined.seats), EXPLORATION)
        for i in range(iterations):
            if self.method == DETERMINIZED:
                state = imagined.clone()
                state.rng = self.rng.fork()  # what is hidden stays as it was imagined, the dice do not
            else:
                state = imagined if i == 0 else perspective.imagine(self.rng)
            forest.grow(state, self.rng)
            if end is not None and time.monotonic() >= end:
                break
        return forest
