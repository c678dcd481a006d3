"""The lands settle like bubbles in foam: lines draw tight, small lands press outward, narrow places widen.

Nothing here changes who borders whom: a point moves a little at a time, and points of other lines keep it away. The
coast and the edge of the sheet stay where they are; the foot of a range gives way only reluctantly.
"""

import itertools
from collections import defaultdict
from math import hypot

from tools.map.growth import RHUN, SEA
from tools.map.partition import EDGE, Chain, Partition
from tools.map.plane import Point, area, length

TENSION = 0.34
PRESSURE = 3.4
ROOM = 26.0  # how far points of different lines keep apart
RIDGE_ROOM = 40.0  # ... and across a range
CRAMPED = 0.36  # the pressure of a region that has hardly two thirds of the land it should have
BORDER = 46.0  # the shortest border that is still seen as one
STEP = 1.1  # the furthest that a point moves at once


def settle(partition: Partition, targets: dict[str, float], rounds: int, spacing: float) -> None:
    """Lets the foam move for some rounds. The points are spread anew along their lines every few of them."""
    near: list[set[int]] = []
    for turn in range(rounds):
        if turn == 0 or turn % 15 == 14:
            spread(partition, spacing)
            near = _near_along(partition)
        _move(partition, targets, near)


def spread(partition: Partition, spacing: float) -> None:
    """Points at even distances on every chain that may move; junctions stay."""
    points: list[Point] = []
    numbers: dict[int, int] = {}

    def node(old: int) -> int:
        if old not in numbers:
            numbers[old] = len(points)
            points.append(partition.points[old])
        return numbers[old]

    for chain in partition.chains:
        line = partition.line(chain)
        first, last = node(chain.nodes[0]), node(chain.nodes[-1])
        # The sheet keeps its corners.
        between = (
            _corners(line) if EDGE in (chain.left, chain.right) else _even(line, max(2, round(length(line) / spacing)))
        )
        chain.nodes = [first, *range(len(points), len(points) + len(between)), last]
        points.extend(between)
    partition.points = points


def _even(line: list[Point], parts: int) -> list[Point]:
    """The points that divide a line into equal parts."""
    step = length(line) / parts
    found: list[Point] = []
    gone = 0.0
    for a, b in itertools.pairwise(line):
        piece = hypot(b[0] - a[0], b[1] - a[1])
        while len(found) < parts - 1 and gone + piece >= step * (len(found) + 1) - 1e-9:
            share = (step * (len(found) + 1) - gone) / piece if piece else 0.0
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        gone += piece
    return found


def _corners(line: list[Point]) -> list[Point]:
    triples = zip(line, line[1:], line[2:], strict=False)
    return [b for a, b, c in triples if (b[0] - a[0]) * (c[1] - b[1]) != (b[1] - a[1]) * (c[0] - b[0])]


def firm(chain: Chain) -> bool:
    """The coast and the edge of the sheet."""
    return SEA in (chain.left, chain.right) or EDGE in (chain.left, chain.right)


def _move(partition: Partition, targets: dict[str, float], near: list[set[int]]) -> None:
    points = partition.points
    force = [[0.0, 0.0] for _ in points]
    fixed = {node for chain in partition.chains if firm(chain) for node in chain.nodes}
    pressures = _pressures(partition, targets)
    for chain in partition.chains:
        if firm(chain):
            continue
        nodes = chain.nodes
        wild = chain.left.startswith("~") or chain.right.startswith("~")
        push = (pressures[chain.left] - pressures[chain.right]) * PRESSURE
        if wild:  # a range gives way to those who have hardly room to stand, to others reluctantly
            push *= 0.3 if max(pressures[chain.left], pressures[chain.right]) < CRAMPED else 0.7
        tension = TENSION * (0.35 if wild else 1.0)
        for a, b in itertools.pairwise(nodes):
            (ax, ay), (bx, by) = points[a], points[b]
            dx, dy = bx - ax, by - ay
            far = hypot(dx, dy) or 1.0
            # The left of a line that runs along dx, dy is dy, -dx on a sheet whose y grows downward.
            nx, ny = -dy / far * push * 0.5, dx / far * push * 0.5
            force[a][0] += nx + dx * tension
            force[a][1] += ny + dy * tension
            force[b][0] += nx - dx * tension
            force[b][1] += ny - dy * tension
        _lengthen(partition, chain, force)
    _keep_apart(partition, force, near)
    for node, (fx, fy) in enumerate(force):
        if node in fixed:
            continue
        far = hypot(fx, fy)
        share = min(0.45, STEP / far) if far else 0.0
        points[node] = (points[node][0] + fx * share, points[node][1] + fy * share)


def _pressures(partition: Partition, targets: dict[str, float]) -> dict[str, float]:
    found = {EDGE: 0.0, SEA: 0.0, RHUN: 0.0}
    for name, target in targets.items():
        size = sum(abs(area(ring)) for ring in partition.rings(name)[:1])
        found[name] = max(-1.0, min(1.0, (target - size) / target))
    return found


def _lengthen(partition: Partition, chain: Chain, force: list[list[float]]) -> None:
    """A border between two regions that is too short to be seen pushes its ends apart."""
    if chain.left.startswith("~") or chain.right.startswith("~"):
        return
    a, b = chain.nodes[0], chain.nodes[-1]
    (ax, ay), (bx, by) = partition.points[a], partition.points[b]
    far = hypot(bx - ax, by - ay) or 1.0
    if far < BORDER:
        push = (BORDER - far) * 0.3
        dx, dy = (bx - ax) / far * push, (by - ay) / far * push
        force[a][0] -= dx
        force[a][1] -= dy
        force[b][0] += dx
        force[b][1] += dy


def _keep_apart(partition: Partition, force: list[list[float]], near: list[set[int]]) -> None:
    """Points that are near on the sheet but not along the lines push one another away: narrow places widen."""
    points = partition.points
    wild = {n for chain in partition.chains if "~" in (chain.left[0], chain.right[0]) for n in chain.nodes}
    cells: dict[tuple[int, int], list[int]] = defaultdict(list)
    for node, (x, y) in enumerate(points):
        cells[int(x // RIDGE_ROOM), int(y // RIDGE_ROOM)].append(node)
    for (column, row), here in cells.items():
        around = [
            n for c in (column - 1, column, column + 1) for r in (row - 1, row, row + 1) for n in cells.get((c, r), ())
        ]
        for a in here:
            ax, ay = points[a]
            for b in around:
                if a >= b or b in near[a]:
                    continue
                dx, dy = ax - points[b][0], ay - points[b][1]
                far = hypot(dx, dy)
                room = RIDGE_ROOM if a in wild and b in wild else ROOM
                if 0 < far < room:
                    push = (room - far) / room * 2.6
                    force[a][0] += dx / far * push
                    force[a][1] += dy / far * push
                    force[b][0] -= dx / far * push
                    force[b][1] -= dy / far * push


def _near_along(partition: Partition) -> list[set[int]]:
    """For each point those that are a few steps away along the lines."""
    beside: list[list[int]] = [[] for _ in partition.points]
    for chain in partition.chains:
        for a, b in zip(chain.nodes, chain.nodes[1:], strict=False):
            beside[a].append(b)
            beside[b].append(a)
    found = []
    for node in range(len(beside)):
        reached = {node}
        rim = {node}
        for _ in range(5):
            rim = {n for each in rim for n in beside[each]} - reached
            reached |= rim
        found.append(reached)
    return found
