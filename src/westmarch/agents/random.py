"""The random agent: every legal token is equally likely. The measure of all others."""

from westmarch.agents.base import Agent, Perspective
from westmarch.kernel import Token


class Random(Agent):
    def choose(self, perspective: Perspective) -> Token:
        tokens = perspective.decision.tokens
        return tokens[self.rng.below(len(tokens))]
