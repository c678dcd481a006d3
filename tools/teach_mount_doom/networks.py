"""The networks of Mount Doom's expert as arrays: how they are stored, where they begin, and how they learn a lesson."""

from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy

from tools.teach_mount_doom.games import Lesson
from westmarch.agents.mount_doom.judgement import COURAGE, HAND, NAZGUL, SPACE, TO_GO
from westmarch.agents.mount_doom.turn import logistic
from westmarch.agents.mount_doom.weights import LATE_HANDS, ROWS, STORED, UNITS
from westmarch.games.mount_doom.board import MINAS_MORGUL_SPACE, NAZGUL_TOTAL, STAGE_COUNT
from westmarch.games.mount_doom.cards import HELPERS
from westmarch.games.mount_doom.printed import COURAGE_TOP, STAGE_LENGTH
from westmarch.kernel import BadInput

Array = Any  # numpy is optional, and not typed for us

ALWAYS: Final = ROWS
"""A row that holds on every table: what the units begin with, and the constant."""

HALF: Final = "<f2"
ENTRANCE_SHAPE: Final = (STAGE_LENGTH + 1, COURAGE_TOP + 1, LATE_HANDS)
SIZES: Final = (ROWS * (UNITS + 1), UNITS, UNITS, 1)
"""Of each network the file has so many numbers: rows, what the units begin with, what they count, and the constant."""

FILE_BYTES: Final = 2 * (len(STORED) * sum(SIZES) + prod(ENTRANCE_SHAPE))

# Adam, row by row: a row that does not hold on a table keeps its moments until it does.
KEPT: Final = 0.9
KEPT_SQUARES: Final = 0.999
FIRST_SQUARE: Final = 1e-4
LEAST: Final = 1e-3
"""Added to the root of the mean square, so that what has hardly ever held takes no leaps."""

LEAST_CHANCE: Final = 1e-7
"""To say less is not counted worse: the loss stays finite."""


class Networks(NamedTuple):
    """Of each network in the order of STORED the rows with what each counts by itself, and what each unit counts."""

    rows: Array
    out: Array

    def copy(self) -> "Networks":
        return Networks(self.rows.copy(), self.out.copy())


def blank() -> Networks:
    return Networks(
        numpy.zeros((len(STORED), ROWS + 1, UNITS + 1), numpy.float32), numpy.zeros((len(STORED), UNITS), numpy.float32)
    )


def untaught(seed: int) -> Networks:
    """Units by chance, and a sum of one's own invention: courage and helpers are good, spaces to go and Nazgûl bad."""
    rng = numpy.random.default_rng(seed)
    found = blank()
    found.rows[:, :ROWS, :UNITS] = rng.uniform(-0.1, 0.1, (len(STORED), ROWS, UNITS))
    found.out[:] = rng.uniform(-0.1, 0.1, found.out.shape)
    own = found.rows[:, :, UNITS]
    own[:, COURAGE : COURAGE + COURAGE_TOP + 1] = 0.3 * (numpy.arange(COURAGE_TOP + 1) - COURAGE_TOP // 2 - 1)
    own[:, TO_GO + 1 : TO_GO + STAGE_LENGTH + 1] = -0.08 * numpy.arange(1, STAGE_LENGTH + 1)
    own[:, NAZGUL : NAZGUL + NAZGUL_TOTAL + 1] = -0.05 * numpy.arange(NAZGUL_TOTAL + 1)
    own[:, HAND : HAND + HELPERS] = 0.3
    own[:, SPACE + MINAS_MORGUL_SPACE] = 0.3
    own[[i for i, number in enumerate(STORED) if number >= STAGE_COUNT], ALWAYS] = -0.4
    return found


# --- the file of the package -----------------------------------------------------------------------------------------


def read(path: Path) -> tuple[Networks, Array]:
    """The networks of a file, and its chances at the entrance of the last stage."""
    stored = path.read_bytes()
    if len(stored) != FILE_BYTES:
        raise BadInput(str(path), f"is no file of networks: it has {len(stored)} bytes, and not {FILE_BYTES}")
    numbers = numpy.frombuffer(stored, HALF).astype(numpy.float32)
    if not numpy.isfinite(numbers).all():
        raise BadInput(str(path), "is no file of networks: not all that it holds are numbers")
    taught, entrance = numpy.split(numbers, [len(STORED) * sum(SIZES)])
    rows, start, out, constant = numpy.split(taught.reshape(len(STORED), -1), numpy.cumsum(SIZES[:3]), axis=1)
    found = blank()
    found.rows[:, :ROWS] = rows.reshape(len(STORED), ROWS, UNITS + 1)
    found.rows[:, ALWAYS, :UNITS] = start
    found.rows[:, ALWAYS, UNITS:] = constant
    found.out[:] = out
    return found, entrance.reshape(ENTRANCE_SHAPE)


def write(path: Path, networks: Networks, entrance: Array) -> None:
    """The file that `westmarch.agents.mount_doom.weights` reads."""
    always = networks.rows[:, ALWAYS]
    parts = [networks.rows[:, :ROWS].reshape(len(STORED), -1), always[:, :UNITS], networks.out, always[:, UNITS:]]
    numbers = numpy.concatenate([numpy.concatenate(parts, axis=1).ravel(), entrance.ravel()]).astype(HALF)
    assert numpy.isfinite(numbers).all(), "a number is too large for half precision"
    path.write_bytes(numbers.tobytes())


# --- learning --------------------------------------------------------------------------------------------------------


class Learner:
    """Networks that learn one lesson after the other, and all that the next lesson depends on."""

    def __init__(self, networks: Networks) -> None:
        self.networks = networks
        self.means = blank()
        self.squares = blank()
        for squares in self.squares:
            squares[:] = FIRST_SQUARE

    def learn(self, lesson: Lesson, target: float, rate: float) -> float:
        """Move what the lesson's network says of its table towards a chance; how far it was from it (KL divergence)."""
        number = STORED.index(lesson.network)
        held = numpy.array([*lesson.rows, ALWAYS])
        times = numpy.array([*lesson.times, 1.0], numpy.float32)
        rows, out = self.networks.rows[number], self.networks.out[number]
        total = times @ rows[held]
        units = total[:UNITS]
        above = numpy.maximum(units, 0)
        said = logistic(float(total[UNITS] + out @ above))
        slope: Array = numpy.empty(UNITS + 1, numpy.float32)
        slope[:UNITS] = (said - target) * out * (units > 0)
        slope[UNITS] = said - target
        own = slice(None)
        self._step(rows, self.means.rows[number], self.squares.rows[number], held, times[:, None] * slope, rate)
        self._step(out, self.means.out[number], self.squares.out[number], own, (said - target) * above, rate)
        return divergence(target, said)

    def _step(self, numbers: Array, means: Array, squares: Array, at: Any, slope: Array, rate: float) -> None:
        means[at] = mean = KEPT * means[at] + (1 - KEPT) * slope
        squares[at] = square = KEPT_SQUARES * squares[at] + (1 - KEPT_SQUARES) * slope * slope
        numbers[at] -= rate * mean / (numpy.sqrt(square) + LEAST)


def divergence(target: float, said: float) -> float:
    """How much is lost by saying this where that is so: nought if they are the same."""
    lost = 0.0
    for share, guess in ((target, said), (1 - target, 1 - said)):
        if share > 0:
            lost += share * float(numpy.log(share / max(LEAST_CHANCE, guess)))
    return lost
