"""The agent that rehearses: it plays by rules of thumb, and where much is at stake compares what it could do.

What is compared, and how a game is played on, is the module `stage` of each game's package below `westmarch.agents`
that has one; how it is compared stands in `search.rehearsal`.
"""

from importlib import import_module
from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.clock import now
from westmarch.agents.search.rehearsal import Trial, rehearse
from westmarch.kernel import BadInput, Generator, State, Token

GAMES: Final = ("war_of_the_ring",)
"""The games that have a stage."""


class Worlds:
    """States that a seat can imagine, one after the other, and the time there is for trying things in them."""

    def __init__(self, perspective: Perspective, rng: Generator, seconds: float | None) -> None:
        self.perspective = perspective
        self.rng = rng
        self.seconds = seconds
        self.started = now()
        self.tried = 0

    def another(self) -> State:
        return self.perspective.imagine(self.rng)

    def in_time(self) -> bool:
        """Whether one more would be over in time, if it takes as long as they do."""
        if self.seconds is None:
            return True
        spent = now() - self.started
        before = max(1, self.tried)
        self.tried += 1
        return spent + spent / before < self.seconds


class Rehearser(Agent):
    """Rehearses so many times at most, or for so many seconds, whichever is over first."""

    def __init__(self, seed: int, game: str, iterations: int, seconds: float | None = None) -> None:
        super().__init__(seed)
        if game not in GAMES:
            raise BadInput("rehearsal", f"there is none of {game}; there are of {', '.join(GAMES)}")
        if iterations < 1:
            raise BadInput("iterations", f"at least 1 is needed, not {iterations}")
        self.iterations = iterations
        self.seconds = seconds
        self.stage = import_module(f"westmarch.agents.{game}.stage").Stage()
        self.trials: list[Trial] = []
        """Of the last rehearsal: all plans, the chosen one first."""
        self._plan: list[int] = []  # what is left of the plan that is carried out

    def choose(self, perspective: Perspective) -> Token:
        decision = perspective.decision
        if len(decision.tokens) == 1:
            return decision.tokens[0]
        tokens = [token.id for token in decision.tokens]
        return decision.tokens[tokens.index(self._choose(perspective, decision.prompt, tokens))]

    def _choose(self, perspective: Perspective, prompt: str, tokens: list[int]) -> int:
        if prompt == self.stage.BEGINS:
            self._plan = []
        while self._plan:
            token = self._plan.pop(0)
            if token in tokens:
                return token
        state = perspective.imagine(self.rng)
        seat = state.seat_index(perspective.seat)
        if prompt not in self.stage.REHEARSED:
            return int(self.stage.choice(state, seat, tokens))
        worlds = Worlds(perspective, self.rng, self.seconds)
        plans = self.stage.plans(state, seat)
        self.trials = rehearse(self.stage, worlds, plans, seat, self.iterations, self.stage.FAVOUR)
        self._plan = self.trials[0].plan.copy()
        return self._plan.pop(0)
