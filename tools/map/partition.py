"""The map as lines: chains that run from junction to junction, each with one land on its left and one on its right.

Both lands use the very same chain, so whatever is done to it later (smoothing, the wear of centuries), two regions that
shared a border still share it, and those that did not still do not.
"""

import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tools.map.growth import CELL, COLUMNS, FREE, RIDGE, ROWS, Grid
from tools.map.plane import Point, area

EDGE = "~edge"  # what is beyond the sheet

Corner = tuple[int, int]


@dataclass
class Chain:
    """A line between two lands; closed (first node is last) where it meets no third."""

    left: str
    right: str
    nodes: list[int]


@dataclass
class Partition:
    points: list[Point]
    chains: list[Chain]

    def line(self, chain: Chain) -> list[Point]:
        return [self.points[node] for node in chain.nodes]

    def rings(self, land: str) -> list[list[Point]]:
        """The outlines of a land, the outer one first."""
        parts = [list(chain.nodes) for chain in self.chains if chain.left == land]
        parts += [chain.nodes[::-1] for chain in self.chains if chain.right == land]
        rings = [[self.points[node] for node in ring[:-1]] for ring in _join(parts)]
        return sorted(rings, key=lambda ring: -abs(area(ring)))

    def lands(self) -> list[str]:
        return sorted({name for chain in self.chains for name in (chain.left, chain.right)})


def _join(parts: Iterable[list[int]]) -> list[list[int]]:
    """Lines that are joined end to end until each is closed; every line keeps its direction."""
    starts: dict[int, list[list[int]]] = defaultdict(list)
    for part in parts:
        starts[part[0]].append(part)
    rings = []
    while starts:
        ring = _take(starts, next(iter(starts)))
        while ring[-1] != ring[0]:
            ring += _take(starts, ring[-1])[1:]
        rings.append(ring)
    return rings


def _take(starts: dict[int, list[list[int]]], node: int) -> list[int]:
    part = starts[node].pop()
    if not starts[node]:
        del starts[node]
    return list(part)


def trace(grid: Grid) -> Partition:
    """The chains between the lands of a grid."""
    lands = _Lands(grid)
    onward: dict[Corner, list[tuple[Corner, str, str]]] = defaultdict(list)
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            here, above, left = lands.at(row, column), lands.at(row - 1, column), lands.at(row, column - 1)
            a = (column, row)
            if above != here and column < COLUMNS:
                _link(onward, a, (column + 1, row), above, here)
            if left != here and row < ROWS:
                _link(onward, a, (column, row + 1), here, left)
    points: list[Point] = []
    numbers: dict[Corner, int] = {}

    def node(corner: Corner) -> int:
        if corner not in numbers:
            numbers[corner] = len(points)
            points.append((corner[0] * CELL, corner[1] * CELL))
        return numbers[corner]

    chains = []
    used: set[tuple[Corner, Corner]] = set()
    junctions = [corner for corner in sorted(onward) if len(onward[corner]) != 2]
    for start in [*junctions, *sorted(onward)]:  # loops without a junction come last, from any of their corners
        for corner, left_land, right_land in onward[start]:
            if (start, corner) in used:
                continue
            path = [start, corner]
            while len(onward[path[-1]]) == 2 and path[-1] != start:
                path.append(next(step[0] for step in onward[path[-1]] if step[0] != path[-2]))
            used.update(itertools.pairwise(path))
            used.update(zip(path[1:], path, strict=False))
            chains.append(Chain(left_land, right_land, [node(each) for each in path]))
    return Partition(points, chains)


def _link(onward: dict[Corner, list[tuple[Corner, str, str]]], a: Corner, b: Corner, left: str, right: str) -> None:
    onward[a].append((b, left, right))
    onward[b].append((a, right, left))


class _Lands:
    """The land of a cell, where every piece of no one's land has a name of its own: ~ridge1, ~ridge2 ..."""

    def __init__(self, grid: Grid) -> None:
        self.grid = [["~ridge?" if name in (FREE, RIDGE) else name for name in row] for row in grid]
        count = 0
        for row in range(ROWS):
            for column in range(COLUMNS):
                if self.grid[row][column] == "~ridge?":
                    count += 1
                    self._flood(row, column, f"~ridge{count}")

    def _flood(self, row: int, column: int, name: str) -> None:
        waiting = [(row, column)]
        while waiting:
            r, c = waiting.pop()
            if 0 <= r < ROWS and 0 <= c < COLUMNS and self.grid[r][c] == "~ridge?":
                self.grid[r][c] = name
                waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]

    def at(self, row: int, column: int) -> str:
        return self.grid[row][column] if 0 <= row < ROWS and 0 <= column < COLUMNS else EDGE


def borders(partition: Partition) -> dict[frozenset[str], list[Sequence[int]]]:
    """The chains between every two lands."""
    found: dict[frozenset[str], list[Sequence[int]]] = defaultdict(list)
    for chain in partition.chains:
        found[frozenset((chain.left, chain.right))].append(chain.nodes)
    return found
