"""What the networks of `judgement` have learned, and the odds of the last stage; read from the file beside this module.

The file holds numbers of half precision, the smaller end first: of each network its rows, each with as many numbers as
there are hidden units and one for what it counts by itself; then what each unit begins with, what each unit counts, and
a constant. After the networks come the chances at the entrance of the last stage, by spaces to go, courage and cards.
"""

from pathlib import Path
from typing import Final

from westmarch.agents.judging.layer import Layer, stored
from westmarch.games.mount_doom.board import STAGE_COUNT
from westmarch.games.mount_doom.printed import COURAGE_TOP, STAGE_LENGTH

ROWS: Final = 296
UNITS: Final = 32
LATE_HANDS: Final = 32
STORED: Final = (0, 1, 2, 3, 4, 6, 7, 8, 9)
"""The networks by number: by stage, and from STAGE_COUNT on by the stage that has just been walked."""


def _read() -> tuple[list[Layer], list[list[list[float]]]]:
    """All networks, and the chances at the entrance of the last stage."""
    numbers = stored(Path(__file__).with_name("judgement.bin"))
    at = 0

    def taken(count: int) -> list[float]:
        nonlocal at
        at += count
        return numbers[at - count : at]

    networks = [Layer([], [], [], 0.0) for _ in range(2 * STAGE_COUNT)]
    for number in STORED:
        rows = [taken(UNITS + 1) for _ in range(ROWS)]
        start, out = taken(UNITS), taken(UNITS)
        networks[number] = Layer(rows, start, out, taken(1)[0])
    entrance = [[taken(LATE_HANDS) for _ in range(COURAGE_TOP + 1)] for _ in range(STAGE_LENGTH + 1)]
    assert at == len(numbers)
    return networks, entrance


_READ: Final = _read()
NETWORKS: Final = _READ[0]
ENTRANCE: Final = _READ[1]
