"""The wear of wind and water: smooth lines become those of a real country.

Every chain is worn once, from a seed of its own, so both of its lands see the same line. A coast is rougher than the
foot of a mountain, and that rougher than a border in the plains, which is only a line that somebody drew.
"""

from random import Random

from tools.map.foam import spread
from tools.map.growth import SEA
from tools.map.partition import EDGE, Chain, Partition
from tools.map.plane import Point

COARSE = 24.0  # the distance of the points that are kept
ROUGHNESS = {"coast": 0.40, "shore": 0.24, "ridge": 0.24, "border": 0.17}
ROUNDS = {"coast": 3, "shore": 2, "ridge": 2, "border": 2}  # each halves the distance of the points


def wear(partition: Partition) -> None:
    spread(partition, COARSE)
    for chain in partition.chains:
        kind = _kind(chain)
        if kind == "edge":
            continue
        rng = Random(f"{chain.left} {chain.right} {partition.points[chain.nodes[0]]}")
        line = partition.line(chain)
        for turn in range(ROUNDS[kind]):
            line = _halve(line, ROUGHNESS[kind] * (0.85**turn), rng)
        first = len(partition.points)
        partition.points.extend(line[1:-1])
        chain.nodes = [chain.nodes[0], *range(first, len(partition.points)), chain.nodes[-1]]


def _kind(chain: Chain) -> str:
    sides = {chain.left, chain.right}
    if EDGE in sides:
        return "edge"
    if SEA in sides:
        return "coast"
    if any(side.startswith("~ridge") for side in sides):
        return "ridge"
    return "shore" if any(side.startswith("~") for side in sides) else "border"


def _halve(line: list[Point], roughness: float, rng: Random) -> list[Point]:
    """A point between every two, on the curve through their neighbours and then a little aside of it."""
    found = [line[0]]
    for i in range(len(line) - 1):
        a, b = line[i], line[i + 1]
        before = line[i - 1] if i else a
        after = line[i + 2] if i + 2 < len(line) else b
        aside = (rng.random() - 0.5) * roughness
        x = (a[0] + b[0]) * 0.5625 - (before[0] + after[0]) * 0.0625 - (b[1] - a[1]) * aside
        y = (a[1] + b[1]) * 0.5625 - (before[1] + after[1]) * 0.0625 + (b[0] - a[0]) * aside
        found += [(x, y), b]
    return found
