"""What the player by rules of thumb and the expert have in common: how they are asked, and what they may read."""

from westmarch.agents.base import Agent, Perspective
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.words import PASS, ROLL
from westmarch.kernel import Token


class Answering(Agent):
    """Answers each question by an imagined state, and reads of that only what lies open to its seat (see `lot`)."""

    def choose(self, perspective: Perspective) -> Token:
        decision = perspective.decision
        if len(decision.tokens) == 1:
            return decision.tokens[0]
        s = perspective.imagine(self.rng)
        assert isinstance(s, Table)
        chosen = self._answer(s, decision.prompt, [token.id for token in decision.tokens])
        return next(token for token in decision.tokens if token.id == chosen)

    def _answer(self, s: Table, prompt: str, legal: list[int]) -> int:
        raise NotImplementedError(type(self).__name__)


def as_it_comes(legal: list[int]) -> int:
    """To a question in which nothing is to be gained: roll, else pass."""
    return next(token for token in (ROLL, PASS, legal[0]) if token in legal)
