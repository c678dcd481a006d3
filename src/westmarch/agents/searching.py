"""Agents that search: determinized UCT, and information-set tree search with one observer or one for each seat.

They are given imagined states only (see `Perspective`), a number of iterations, and nothing about the game; or what a
guide knows about it (see `search.guide`). One grows no tree: it tries what a companion would do after each token.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.clock import Clock
from westmarch.agents.search.descent import DETERMINIZED, METHODS, MULTIPLE_OBSERVER, Forest
from westmarch.agents.search.guide import Companion, Guide
from westmarch.agents.search.line import expected
from westmarch.agents.search.trials import Trials
from westmarch.kernel import BadInput, State, Token
from westmarch.kernel.events import Facts

ITERATIONS: Final = 1000
EXPLORATION: Final = 0.7
"""The weight of what is not known yet; the value that the literature found good for The Confrontation."""

GUIDED_EXPLORATION: Final = 0.8
"""The weight of a guide's priors against what a search has found itself; a guide may have its own `exploration`."""

ITERATIONS_A_TREE: Final = 25
"""Determinized search divides its iterations among imagined states, so many for each (but at least one state)."""

LOOKED_UP: Final = 16
"""Every so many iterations it is looked up whether the choice is certain."""

MOST_TRIED: Final = 8
"""So many tokens of a decision are tried, the most promising at a glance."""

WALKERS: Final = 24
"""So many imagined states are played along the line that is expected."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Meanwhile no rings of garbage are looked for: a tree has none, and it takes long to go through all of it."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@dataclass(frozen=True)
class Thought:
    """What a search came to think of a token: how often it was tried, and how well that went on average."""

    token: Token
    visits: int
    worth: float


@dataclass
class Tally:
    """How often each token was tried, and the sum of what came of it."""

    visits: dict[int, int]
    totals: dict[int, float]

    def add(self, visits: dict[int, int], totals: dict[int, float]) -> None:
        for token, times in visits.items():
            self.visits[token] = self.visits.get(token, 0) + times
            self.totals[token] = self.totals.get(token, 0.0) + totals[token]


class Searcher(Agent):
    """Thinks for so many iterations, or at most so many seconds, and plays the token that it tried most often."""

    def __init__(
        self,
        seed: int,
        method: str = "mo",
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        guide: Guide | None = None,
        processes: int = 1,
        decisive: bool = False,
    ) -> None:
        super().__init__(seed)
        if method not in METHODS:
            raise BadInput("method", f"must be one of {', '.join(METHODS)}, not {method}")
        if iterations < 1:
            raise BadInput("iterations", f"at least 1 is needed, not {iterations}")
        if processes < 1:
            raise BadInput("processes", f"at least 1 is needed, not {processes}")
        self.method = METHODS.index(method)
        self.iterations = iterations
        self.seconds = seconds
        self.guide = guide
        self.processes = processes
        self.decisive = decisive
        """Whether to stop as soon as the choice is certain: it is the same, but less is known of what it is worth."""
        self.thoughts: list[Thought] = []
        """Of the last decision: all its tokens, the chosen one first."""
        self.outlook = 0.0
        """What the last decision is worth to the seat: less sanguine than the best token, the same from any side."""
        self.companion: Companion | None = None
        """Who says what is expected where the search has not been."""
        self._last: tuple[Perspective, State, Forest] | None = None

    def choose(self, perspective: Perspective) -> Token:
        tokens = perspective.decision.tokens
        self._last = None
        if len(tokens) == 1:
            self.thoughts = [Thought(tokens[0], 0, 0.0)]
            return tokens[0]
        tally = self._think(perspective)
        visits, totals = tally.visits, tally.totals
        thoughts = [
            Thought(token, visits.get(token.id, 0), totals.get(token.id, 0.0) / max(1, visits.get(token.id, 0)))
            for token in tokens
        ]
        # Of equal ones the first: the choice depends on nothing but seed and budget.
        self.thoughts = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth))
        self.outlook = self._outlook(self.thoughts)
        return self.thoughts[0].token

    def _outlook(self, thoughts: list[Thought]) -> float:
        """The mean over all that was thought about, the worse tokens too."""
        return sum(thought.visits * thought.worth for thought in thoughts) / max(1, sum(t.visits for t in thoughts))

    def expected(self, token: Token, most: int = 6) -> list[Facts]:
        """What the seat would be told after this token of the last decision, as the search expects it to go on.

        Events as the log has them, `most` at most; none if there was nothing to think about. Ask before the game goes
        on. The dice that are thrown for it are its own: what the agent chooses next is the same, asked this or not.
        """
        if self._last is None:
            return []
        perspective, imagined, forest = self._last
        rng = self.rng.copy()
        if self.method == DETERMINIZED:
            states = [imagined.clone() for _ in range(WALKERS)]
            for state in states:
                state.rng = rng.fork()
        else:
            states = [perspective.imagine(rng) for _ in range(WALKERS)]
        return expected(forest, states, token.id, most, self.companion)

    def _think(self, perspective: Perspective) -> Tally:
        if self.processes == 1:
            return self.grow(perspective, self.iterations, self.seconds)
        from westmarch.agents.sharing import shared  # processes are for those who want them

        return shared(self, perspective, self.processes)

    def grow(self, perspective: Perspective, iterations: int, seconds: float | None) -> Tally:
        """Think, in this process, for so many iterations or so many seconds, whichever is over first."""
        clock = Clock(seconds)
        tally = Tally({}, {})
        left = iterations
        with uncollected():
            while left > 0:
                batch = min(left, ITERATIONS_A_TREE) if self.method == DETERMINIZED else left
                left -= batch
                forest, in_time = self._grown(perspective, batch, clock)
                arms = forest.arms
                tally.add({t: arm.visits for t, arm in arms.items()}, {t: arm.total for t, arm in arms.items()})
                if not in_time:
                    break
        return tally

    def _grown(self, perspective: Perspective, iterations: int, clock: Clock) -> tuple[Forest, bool]:
        """Trees after so many iterations, and whether there is time for more."""
        imagined = perspective.imagine(self.rng)
        seat = imagined.seat_index(perspective.seat)
        exploration: float = EXPLORATION
        if self.guide is not None:
            exploration = getattr(self.guide, "exploration", GUIDED_EXPLORATION)
        forest = Forest(self.method, seat, len(imagined.seats), exploration)
        self._last = perspective, imagined, forest
        in_time = True
        # several trees, or several processes, are added up: none of them alone is certain
        may_settle = self.decisive and self.method != DETERMINIZED and self.processes == 1
        for i in range(iterations):
            if self.method == DETERMINIZED:
                state = imagined.clone()
                state.rng = self.rng.fork()  # what is hidden stays as it was imagined, the dice do not
            else:
                state = imagined if i == 0 else perspective.imagine(self.rng)
            if self.guide is None:
                forest.grow(state, self.rng)
            else:
                forest.grow_guided(state, self.guide)
            in_time = clock.tick()
            if not in_time:
                break
            if may_settle and i % LOOKED_UP == 0 and forest.settled(iterations - i - 1):
                break
        return forest, in_time


class Trier(Searcher):
    """Tries each token in the same imagined states, played on by a companion; an iteration is one of these trials."""

    def __init__(self, seed: int, companion: Companion, iterations: int, seconds: float | None = None) -> None:
        super().__init__(seed, "mo", iterations, seconds, companion)
        self.companion: Companion = companion
        self._first = -1  # the companion's own choice in the last decision

    def _outlook(self, thoughts: list[Thought]) -> float:
        """What comes of it if this seat too goes on as the companion would."""
        return next(thought.worth for thought in thoughts if thought.token.id == self._first)

    def grow(self, perspective: Perspective, iterations: int, seconds: float | None) -> Tally:
        clock = Clock(seconds)
        state = perspective.imagine(self.rng)
        seat = state.seat_index(perspective.seat)
        self._last = perspective, state, Forest(MULTIPLE_OBSERVER, seat, len(state.seats), 0.0)
        ranked = self.companion.ranked(state, seat, state.legal(seat))
        self._first = ranked[0]
        trials = Trials(self.companion, seat, ranked[:MOST_TRIED])
        left = max(iterations, len(trials.left))
        while len(trials.left) <= left and len(trials.left) > 1:
            found = self._round(trials, state, clock)
            if len(found) < len(trials.left):
                break  # no time: what was tried in this state would be compared with nothing
            left -= len(found)
            trials.add(found)
            state = perspective.imagine(self.rng)
        best = trials.best()
        visits = {trial.token: len(trial.found) for trial in trials.trials}
        visits[best.token] += 1  # none is chosen before it, nor if there was no time for one state
        totals = {trial.token: trial.total for trial in trials.trials}
        totals[best.token] += trials.mean(best)
        return Tally(visits, totals)

    def _round(self, trials: Trials, state: State, clock: Clock) -> list[float]:
        """What comes of each token that is left, in one state; fewer of them if the time is up."""
        found: list[float] = []
        for index in range(len(trials.left)):
            found.append(trials.attempt(state, index))
            if not clock.tick():
                break
        return found
