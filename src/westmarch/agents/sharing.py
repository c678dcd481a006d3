"""Thinking in several processes at once: each grows trees of its own, and what they found is added up.

The work is shared by seed and number of iterations, not by who is free, so that the same seed and budget in iterations
give the same choice. A process is sent an imagined state: it cannot know more than the seat does.
"""

import atexit
import multiprocessing
import signal
import time
from functools import cache
from multiprocessing.pool import AsyncResult, Pool
from typing import TYPE_CHECKING, Final, NamedTuple

import westmarch
from westmarch.agents.base import Perspective
from westmarch.agents.search.guide import Guide
from westmarch.kernel import Generator

if TYPE_CHECKING:
    from westmarch.agents.searching import Searcher, Tally

GRACE: Final = 0.05
"""So many seconds after the time is up somebody's thoughts are still waited for; then they are done without."""


class Share(NamedTuple):
    """What another process is to think about."""

    game: str
    state: str
    seat: str
    seed: int
    method: str
    iterations: int
    seconds: float | None
    guide: Guide | None


Found = tuple[dict[int, int], dict[int, float]]


def shared(searcher: "Searcher", perspective: Perspective, processes: int) -> "Tally":
    """What so many processes found together, this one among them."""
    started = time.monotonic()
    pool = _pool(processes - 1)
    parts = [len(range(i, searcher.iterations, processes)) for i in range(processes)]
    waiting = [
        pool.apply_async(think, (_share(searcher, perspective, iterations),)) for iterations in parts[1:] if iterations
    ]
    tally = searcher.grow(perspective, parts[0], searcher.seconds)
    for result in waiting:
        found = _in_time(result, None if searcher.seconds is None else started + searcher.seconds + GRACE)
        if found is not None:
            tally.add(*found)
    return tally


def _share(searcher: "Searcher", perspective: Perspective, iterations: int) -> Share:
    from westmarch.agents.search.descent import METHODS

    imagined = perspective.imagine(searcher.rng)
    seed = _seed(searcher.rng)
    method = METHODS[searcher.method]
    state = imagined.to_json()
    return Share(perspective.game, state, perspective.seat, seed, method, iterations, searcher.seconds, searcher.guide)


def _seed(rng: Generator) -> int:
    """A seed for another agent, drawn from this one's stream."""
    high = rng.next()
    return high << 32 | rng.next()


def think(share: Share) -> Found:
    """Runs in a process of its own."""
    from westmarch.agents.searching import Searcher

    state = westmarch.game(share.game).from_json(share.state)
    searcher = Searcher(share.seed, share.method, share.iterations, share.seconds, share.guide)
    tally = searcher.grow(Perspective(state, share.seat), share.iterations, share.seconds)
    return tally.visits, tally.totals


def _in_time(result: "AsyncResult[Found]", end: float | None) -> Found | None:
    try:
        return result.get(None if end is None else max(0.0, end - time.monotonic()))
    except multiprocessing.TimeoutError:
        return None


@cache
def _pool(processes: int) -> Pool:
    """Processes that wait for work as long as this one lives; Ctrl-C is for this one alone."""
    pool = multiprocessing.get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    atexit.register(pool.terminate)
    return pool
