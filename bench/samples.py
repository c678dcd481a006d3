"""What is measured, and what one measurement says."""

import gc
from collections.abc import Callable
from itertools import cycle
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

DECISIONS: Final = "decisions"
ACTIONS: Final = "actions"
LEAN: Final = "lean"
LEAN_ACTIONS: Final = "lean actions"
PLAYOUTS: Final = "playouts"
INSIDE: Final = "inside"
CLONES: Final = "clones"
VIEWS: Final = "views"
IMAGINATIONS: Final = "imaginations"
SEARCHES: Final = "searches"
SLOW_SEARCHES: Final = "slow searches"

MEASURES: Final = (DECISIONS, LEAN, PLAYOUTS, CLONES, VIEWS, IMAGINATIONS)
"""What a subject can be told to do; the other units are counted along with these."""

OUR_UNITS: Final = (DECISIONS, PLAYOUTS, INSIDE, CLONES, VIEWS, IMAGINATIONS)
PEER_UNITS: Final = (DECISIONS, ACTIONS, LEAN, LEAN_ACTIONS, PLAYOUTS, CLONES, VIEWS, IMAGINATIONS)
"""What is counted.

decisions     choices of players, each asked for and carried out by an interpreted Python loop
actions       the same, with every chance node that the loop has to sample counted as well
lean          the decisions of a loop that takes chance for uniform, and so gets round asking for its odds
lean actions  the same, with every chance node counted as well
playouts      whole games played at random without coming back to Python
inside        the decisions in those playouts
clones        copies of a state in the middle of a game
views         what one seat (or a spectator) may see of it
imaginations  whole states that one seat cannot tell from it

What bench/search.py counts has orders of its own:

searches       iterations of information-set tree search with one random playout each
slow searches  the same by the implementation that a peer has in Python
"""

ITERATIONS: Final = 100
"""A search thinks for so many iterations about a decision."""

POSITIONS: Final = 64
"""How many states the clones, views and imaginations are made from."""

SPACING: Final = 8
"""One state in so many of a random game is such a position."""

Counts = dict[str, int]


class Sample(NamedTuple):
    """So many units were done in so many seconds."""

    counts: Counts
    cpu: float
    wall: float

    def rate(self, unit: str) -> float:
        """Units a second of the core's time. On an idle machine that is a second on the clock; on a shared one it
        leaves out the time in which the core worked for others."""
        return self.counts[unit] / self.cpu

    def clock_rate(self, unit: str) -> float:
        return self.counts[unit] / self.wall

    def to_data(self) -> dict[str, Any]:
        return {"counts": self.counts, "cpu": round(self.cpu, 6), "wall": round(self.wall, 6)}


def sample_from_data(data: dict[str, Any]) -> Sample:
    return Sample({str(unit): int(count) for unit, count in data["counts"].items()}, data["cpu"], data["wall"])


def together(samples: list[Sample]) -> Sample:
    """One sample of all that was done."""
    counts: Counts = {}
    for sample in samples:
        for unit, count in sample.counts.items():
            counts[unit] = counts.get(unit, 0) + count
    return Sample(counts, sum(sample.cpu for sample in samples), sum(sample.wall for sample in samples))


def measure(work: Callable[[], Counts], seconds: float) -> Sample:
    """Do a piece of work again and again, for about so many seconds."""
    counts: Counts = {}
    gc.collect()  # what an earlier measurement left behind is not this one's to sweep
    cpu, wall = process_time(), perf_counter()
    while process_time() - cpu < seconds:
        for unit, count in work().items():
            counts[unit] = counts.get(unit, 0) + count
    return Sample(counts, process_time() - cpu, perf_counter() - wall)


def in_turn(items: list[Callable[[], object]], unit: str) -> Callable[[], Counts]:
    """A piece of work that is to call all of these once."""

    def work() -> Counts:
        for item in items:
            item()
        return {unit: len(items)}

    return work


def searched(decisions: list[Callable[[], object]], unit: str) -> Callable[[], Counts]:
    """A piece of work that is to think about one of these decisions, and about the next one next time."""
    left = cycle(decisions)

    def work() -> Counts:
        next(left)()
        return {unit: ITERATIONS}

    return work
