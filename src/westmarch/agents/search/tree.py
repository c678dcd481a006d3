"""What a search remembers: of every node the tokens that were tried there, and the nodes that followed.

A node stands for what somebody has seen so far. States in which other tokens are legal may come by the same node, so
each token also counts how often it could have been chosen: its exploration is measured by that, and not by the visits
of the node (Cowling, Powley and Whitehouse 2012).
"""

from math import log, sqrt

from westmarch.kernel.rng import Generator


class Arm:
    """A token at a node: how often it could have been chosen, how often it was, and the sum of what came of it."""

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Something that somebody has seen."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.following: dict[str, Node] = {}

    def after(self, seen: str) -> "Node":
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


def draw(tokens: list[int], rng: Generator) -> int:
    return tokens[rng.below(len(tokens))]
