"""Work for several processes, and what became of games that should have ended."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from westmarch.kernel import WestmarchError

Task = TypeVar("Task")
Done = TypeVar("Done")


class Unfinished(WestmarchError):
    """A game that should have ended did not."""

    code = "unfinished"


def shared_out(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What comes of every task: in order in this process, or as it comes from so many others."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # "spawn" is the one way that works alike everywhere and inherits nothing
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:  # Ctrl-C is the parent's
        yield from pool.imap_unordered(work, tasks)
