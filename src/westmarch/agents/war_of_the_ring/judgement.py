"""The chance to win at the beginning of a turn, before the dice of the Hunt are placed, as a small network judges it.

It reads what a seat knows (`westmarch.networks.features.war_of_the_ring`): the Ring-bearers' way beside their
Corruption, the Hunt, the politics, the settlements and who stands near them, the cards. One seat of each side is asked,
and what they say is evened out: neither knows all, and both are right about what lies open.
"""

from pathlib import Path
from typing import Final

from westmarch.agents.judging.layer import Layer, stored
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.state import Table
from westmarch.networks.features.war_of_the_ring import SIZE, features

UNITS: Final = 32

FILE: Final = Path(__file__).with_name("judgement.bin")
"""Each row with a number for each unit and one for itself; what the units begin with; what each counts; a constant."""


def _read() -> Layer:
    numbers = stored(FILE)
    width = UNITS + 1
    end = SIZE * width
    assert len(numbers) == end + 2 * UNITS + 1
    rows = [numbers[i : i + width] for i in range(0, end, width)]
    return Layer(rows, numbers[end : end + UNITS], numbers[end + UNITS : -1], numbers[-1])


NETWORK: Final = _read()


def judged(s: Table) -> list[float]:
    """The chance to win of each seat: that of its side."""
    free = NETWORK.chance(features(s, _one_of(s, FREE_PEOPLES)))
    shadow = NETWORK.chance(features(s, _one_of(s, SHADOW)))
    free = (free + 1 - shadow) / 2
    return [free if s.side_at(seat) == FREE_PEOPLES else 1 - free for seat in range(len(s.seats))]


def _one_of(s: Table, side: int) -> int:
    for seat in range(len(s.seats)):
        if s.side_at(seat) == side:
            return seat
    raise AssertionError(f"nobody plays for side {side}")
