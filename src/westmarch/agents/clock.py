"""The time that agents may take: by the clock on the wall, as players wait for them, or by that of the processor.

Where strength is measured, what else the machine does must neither weaken an agent nor count as its thinking.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_reading: Callable[[], float] = time.monotonic


def now() -> float:
    """A time in seconds; only differences mean something."""
    return _reading()


@contextmanager
def by_processor() -> Iterator[None]:
    """Meanwhile only the time counts in which this process was at work."""
    global _reading
    before, _reading = _reading, time.process_time
    try:
        yield
    finally:
        _reading = before


class Clock:
    """Says when to stop: when there would be no time for another iteration that takes as long as they do."""

    def __init__(self, seconds: float | None) -> None:
        self.started = now()
        self.seconds = seconds
        self.iterations = 0

    def tick(self) -> bool:
        """After an iteration: whether there is time for another."""
        if self.seconds is None:
            return True
        self.iterations += 1
        spent = now() - self.started
        return spent + spent / self.iterations < self.seconds
