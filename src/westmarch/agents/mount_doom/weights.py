"""What the networks of `judgement` have learned, and the odds of the last stage; read from the file beside this module.

The file holds numbers of half precision, the smaller end first: of each network its rows, each with as many numbers as
there are hidden units and one for what it counts by itself; then what each unit begins with, what each unit counts, and
a constant. After the networks come the chances at the entrance of the last stage, by spaces to go, courage and cards.
"""

from array import array
from pathlib import Path
from struct import unpack
from typing import Final

from westmarch.games.mount_doom.board import STAGE_COUNT
from westmarch.games.mount_doom.printed import COURAGE_TOP, STAGE_LENGTH

ROWS: Final = 296
UNITS: Final = 32
LATE_HANDS: Final = 32
STORED: Final = (0, 1, 2, 3, 4, 6, 7, 8, 9)
"""The networks by number: by stage, and from STAGE_COUNT on by the stage that has just been walked."""


class Network:
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


def _read() -> tuple[list[Network], list[list[list[float]]]]:
    """All networks, and the chances at the entrance of the last stage."""
    stored = Path(__file__).with_name("judgement.bin").read_bytes()
    numbers = array("d", unpack(f"<{len(stored) // 2}e", stored)).tolist()
    at = 0

    def taken(count: int) -> list[float]:
        nonlocal at
        at += count
        return numbers[at - count : at]

    networks = [Network([], [], [], 0.0) for _ in range(2 * STAGE_COUNT)]
    for number in STORED:
        rows = [taken(UNITS + 1) for _ in range(ROWS)]
        start, out = taken(UNITS), taken(UNITS)
        networks[number] = Network(rows, start, out, taken(1)[0])
    entrance = [[taken(LATE_HANDS) for _ in range(COURAGE_TOP + 1)] for _ in range(STAGE_LENGTH + 1)]
    assert at == len(numbers)
    return networks, entrance


_READ: Final = _read()
NETWORKS: Final = _READ[0]
ENTRANCE: Final = _READ[1]
