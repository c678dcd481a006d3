"""What a search remembers: of every node the tokens that were tried there, and the nodes that followed.

A node stands for what somebody has seen so far. States in which other tokens are legal may come by the same node, so
each token also counts how often it could have been chosen: its exploration is measured by that, and not by the visits
of the node (Cowling, Powley and Whitehouse 2012).

In a search with a guide a token also has a prior, and is explored in proportion to it (PUCT, Silver et al. 2017).
"""

from math import log, sqrt
from typing import Final

from westmarch.kernel.rng import Generator

UNTRIED_LOSS: Final = 0.1
"""A token that has not been tried is taken to be worse by this than the node has been so far."""


Seen = tuple[int, ...]
"""What somebody saw of a choice, in numbers: the same numbers if and only if it was the same."""


class Arm:
    """A token at a node: how often it could have been chosen, how often it was, and the sum of what came of it."""

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.prior = -1.0  # not asked for yet

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Something that somebody has seen."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.following: dict[Seen, Node] = {}
        self.expected = 0.0  # what a guide thought it worth to the one who chooses here

    def after(self, seen: Seen) -> "Node":
        """The node that is reached when this is seen next."""
        found = self.following.get(seen)
        if found is None:
            found = self.following[seen] = Node()
        return found

    def offer(self, tokens: list[int]) -> list[int]:
        """These tokens are legal now; those that have never been tried."""
        untried: list[int] = []
        for token in tokens:
            arm = self.arms.get(token)
            if arm is None:
                arm = self.arms[token] = Arm()
            arm.available += 1
            if arm.visits == 0:
                untried.append(token)
        return untried

    def promising(self, tokens: list[int], exploration: float) -> int:
        """The token with the highest upper confidence bound; all of them have been tried. Of equal ones the first."""
        best = -1
        highest = 0.0
        for token in tokens:
            arm = self.arms[token]
            bound = arm.total / arm.visits + exploration * sqrt(log(arm.available) / arm.visits)
            if best < 0 or bound > highest:
                best, highest = token, bound
        return best

    # --- with a guide -----------------------------------------------------------------------------------------------

    def weighed(self, tokens: list[int]) -> list[Arm]:
        """These tokens' arms if all of them have their priors; else none."""
        arms: list[Arm] = []
        for token in tokens:
            arm = self.arms.get(token)
            if arm is None or arm.prior < 0.0:
                return []
            arms.append(arm)
        return arms

    def weigh(self, tokens: list[int], priors: list[float], expected: float) -> list[Arm]:
        """Give each token its prior; one that has had one, of another state, keeps it. The arms of these tokens."""
        arms: list[Arm] = []
        for i in range(len(tokens)):
            arm = self.arms.get(tokens[i])
            if arm is None:
                arm = self.arms[tokens[i]] = Arm()
            if arm.prior < 0.0:
                arm.prior = priors[i]
            arms.append(arm)
        self.expected = expected
        return arms

    def favoured(self, arms: list[Arm], exploration: float) -> int:
        """Which arm has the highest sum of what it has brought and what its prior promises; of equal ones the first.

        These are the arms of the tokens that are legal now, and each has its prior; priors are shares of these tokens,
        whatever else may be legal elsewhere.
        """
        share = 0.0
        visits = 0
        total = 0.0
        for arm in arms:
            arm.available += 1
            share += arm.prior
            visits += arm.visits
            total += arm.total
        untried = (total / visits if visits else self.expected) - UNTRIED_LOSS
        best = -1
        highest = 0.0
        for i in range(len(arms)):
            arm = arms[i]
            prior = arm.prior / share if share > 0.0 else 1.0 / len(arms)
            worth = arm.total / arm.visits if arm.visits else untried
            bound = worth + exploration * prior * sqrt(arm.available) / (1 + arm.visits)
            if best < 0 or bound > highest:
                best, highest = i, bound
        return best

    def most_visited(self, tokens: list[int]) -> int:
        """The one of these tokens that was tried most often, of equal ones the first; -1 if none was."""
        best = -1
        most = 0
        for token in tokens:
            arm = self.arms.get(token)
            if arm is not None and arm.visits > most:
                best, most = token, arm.visits
        return best


def draw(tokens: list[int], rng: Generator) -> int:
    return tokens[rng.below(len(tokens))]
