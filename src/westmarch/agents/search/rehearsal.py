"""Rehearsing: what could be done is tried in the same imagined worlds, played on by rules of thumb, and compared.

A world is a state that the seat can imagine. All plans that are still in the running are tried in it, with the same
luck ahead of them, so that what is compared is the plans and not the worlds. After each round the worse half is given
up and the better half is tried in more worlds (sequential halving, Karnin, Koren and Somekh 2013).
"""

from typing import Protocol

from westmarch.kernel.state import State


class Stage(Protocol):
    """What rehearsing needs to know of a game."""

    def plans(self, state: State, seat: int) -> list[list[int]]:
        """What the seat could do, each the first tokens of it; what the rules of thumb would do comes first."""

    def play_on(self, state: State, since: State) -> list[float]:
        """Play, in place, until the table is at rest; what it is worth to each seat then."""


class Worlds(Protocol):
    """Where imagined states come from."""

    def another(self) -> State:
        """One more."""

    def in_time(self) -> bool:
        """Whether there is time for another rehearsal."""


class Trial:
    """A plan and what came of it."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.times = 0
        self.total = 0.0

    @property
    def worth(self) -> float:
        return self.total / self.times if self.times else 0.0


def rehearse(
    stage: Stage, worlds: Worlds, plans: list[list[int]], seat: int, budget: int, favour: float
) -> list[Trial]:
    """The plans with what came of them, the best first, after so many rehearsals (but at least one of each).

    What the rules of thumb would do is the first plan: it is taken for better by `favour` than what was seen of it.
    A world in which time ran out before all plans were tried does not count.
    """
    trials = [Trial(plan) for plan in plans]
    running = trials.copy()
    given_up: list[Trial] = []
    rounds = (len(plans) - 1).bit_length()
    left = budget
    while len(running) > 1:
        for _ in range(max(1, left // (rounds * len(running)))):
            if not _compared(stage, worlds, running, seat):
                return _ranked(running, trials[0], favour) + given_up
            left -= len(running)
        running = _ranked(running, trials[0], favour)
        if left < len(running) or rounds == 1:
            break
        half = (len(running) + 1) // 2
        given_up = running[half:] + given_up
        running = running[:half]
        rounds -= 1
    return running + given_up


def _compared(stage: Stage, worlds: Worlds, running: list[Trial], seat: int) -> bool:
    """Try all plans that are in the running in one world; False if there was no time for it."""
    world = worlds.another()
    found: list[float] = []
    for trial in running:
        if not worlds.in_time():
            return False
        found.append(_tried(stage, world, trial.plan, seat))
    for i in range(len(running)):
        running[i].times += 1
        running[i].total += found[i]
    return True


def _ranked(trials: list[Trial], first: Trial, favour: float) -> list[Trial]:
    """The best first; of equal ones, the one that the rules of thumb like better."""
    keyed = [(-(trial.worth + (favour if trial is first else 0.0)), i) for i, trial in enumerate(trials)]
    keyed.sort()
    return [trials[i] for _, i in keyed]


def _tried(stage: Stage, world: State, plan: list[int], seat: int) -> float:
    """What a plan is worth to the seat in a world."""
    state = world.clone()
    for token in plan:
        if token not in state.legal(seat):
            break
        state.apply(seat, token)
    return stage.play_on(state, world)[seat]
