"""Trials: the tokens of a decision, each tried in the same imagined states and played on from there by a companion.

What is luck in a state is the same for all tokens, so a few states tell two of them apart whose worths differ by
little. A token that is clearly behind the best one is tried no more. When one is left, the choice is made; the easier
it is, the sooner. A tree would look further ahead, but where a companion plays decently, one better choice at a time
goes far.
"""

from math import sqrt
from typing import Final

from westmarch.agents.search.guide import Companion
from westmarch.kernel.state import State

FIRST_LOOK: Final = 4
"""After so many states it is looked for the first time who is behind."""

PATIENCE: Final = 4
"""And again when there are more by one in so many."""

CLEARLY: Final = 1.6
"""A token is clearly behind if what it lacks is so many times the error of that figure, or more."""

HARDLY: Final = 0.0005
"""What is less than this is no difference worth an effort; a token must lack more to be behind."""

SAME: Final = 1e-9


class Trial:
    """A token, and what came of it in each state."""

    def __init__(self, token: int) -> None:
        self.token = token
        self.found: list[float] = []
        self.total = 0.0


class Trials:
    """The tokens of one decision of a seat, the most promising first."""

    def __init__(self, companion: Companion, seat: int, tokens: list[int]) -> None:
        self.companion = companion
        self.seat = seat
        self.trials = [Trial(token) for token in tokens]
        self.left = self.trials.copy()
        """Those that are still tried, in the same order; all of them in the same states."""
        self.states = 0
        self._look_at = FIRST_LOOK

    def attempt(self, state: State, index: int) -> float:
        """What comes of the token at this index of `left` in an imagined state, which stays as it is."""
        copy = state.clone()
        copy.apply(self.seat, self.left[index].token)
        return self.companion.follow(copy, state)[self.seat]

    def add(self, found: list[float]) -> None:
        """What came of all tokens that are left in one more state; those that are clearly behind are left out then."""
        for i in range(len(found)):
            trial = self.left[i]
            trial.found.append(found[i])
            trial.total += found[i]
        self.states += 1
        if self.states >= self._look_at:
            self._look_at = self.states + max(2, self.states // PATIENCE)
            self._leave_out()

    def best(self) -> Trial:
        """The one that did best; of equal ones the first."""
        best = self.left[0]
        for trial in self.left:
            if trial.total > best.total + SAME:
                best = trial
        return best

    def mean(self, trial: Trial) -> float:
        return trial.total / max(1, len(trial.found))

    def _leave_out(self) -> None:
        best = self.best()
        self.left = [trial for trial in self.left if trial is best or not self._behind(trial, best)]

    def _behind(self, trial: Trial, best: Trial) -> bool:
        """Whether a token does clearly worse than the best, or the same in every state: then one of them will do."""
        count = self.states
        lack = (best.total - trial.total) / count
        squares = 0.0
        for i in range(count):
            more = best.found[i] - trial.found[i] - lack
            squares += more * more
        if lack < SAME and squares < SAME:
            return True
        return lack > HARDLY + CLEARLY * sqrt(squares / (count - 1) / count)
