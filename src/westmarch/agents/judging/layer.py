"""A small network with one layer of hidden units, in plain numbers: what is asked so often must need nothing else.

What holds on a table adds up rows of numbers, in a row one for each hidden unit and one for what the row counts by
itself. Whichever of the units are above nought then count for the chance to win.
"""

from array import array
from math import exp
from pathlib import Path
from struct import unpack
from typing import Final

LEAST: Final = -700.0
"""What is worth less has no chance, and would be too much for `exp`."""


class Layer:
    """One layer of hidden units."""

    def __init__(self, rows: list[list[float]], start: list[float], out: list[float], constant: float) -> None:
        self.rows = rows
        self.start = start
        self.out = out
        self.constant = constant
        self.size = len(out)

    def none(self) -> list[float]:
        """The sum of no rows."""
        return [0.0] * (self.size + 1)

    def begun(self) -> list[float]:
        """The same, with what the units begin with."""
        return [*self.start, 0.0]

    def summed(self, rows: list[tuple[int, float]], total: list[float]) -> list[float]:
        """A sum with these rows added to it, each so many times."""
        for row, times in rows:
            found = self.rows[row]
            for i in range(self.size + 1):
                total[i] += times * found[i]
        return total

    def chance(self, holding: list[int]) -> float:
        """What it says of a table on which these rows hold."""
        size = self.size
        total = self.begun()
        for row in holding:
            found = self.rows[row]
            for i in range(size + 1):
                total[i] += found[i]
        worth = self.constant + total[size]
        for i in range(size):
            if total[i] > 0.0:
                worth += self.out[i] * total[i]
        return chance_of(worth)


def chance_of(worth: float) -> float:
    return 1.0 / (1.0 + exp(-worth)) if worth > LEAST else 0.0


def stored(path: Path) -> list[float]:
    """The numbers of a file: of half precision, the smaller end first."""
    found = path.read_bytes()
    return array("d", unpack(f"<{len(found) // 2}e", found)).tolist()
