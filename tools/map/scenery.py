"""What the engraver puts into the land: peaks, trees, hills, reeds and grass, rivers.

Only where they stand; the browser draws them. Nothing stands where a name or a settlement has its place.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from random import Random

from tools.map.partition import Partition, borders
from tools.map.places import Places
from tools.map.plane import Point, depth, inside
from tools.map.sketch import GRASS, HILLS, MARSHES, RIVERS, WOODS

Mark = list[int]  # x, y of its foot, its size


def peaks(partition: Partition) -> list[Mark]:
    """Peaks fill the ranges: high ones along the ridge, low ones at the foot."""
    found: list[Mark] = []
    for land in partition.lands():
        if land.startswith("~ridge"):
            outline = partition.rings(land)[0]
            rng = Random(land)
            here: list[tuple[float, float, float]] = []
            for point in _tries(outline, rng, 2600):
                if any(_far(point, other) < 12 for other in here) or not inside(point, outline):
                    continue
                deep = depth(point, outline)
                size = min(17 + deep * 1.05, 50)
                if deep > 6.5 and all(_far(point, other) > (size + other[2]) * 0.42 for other in here):
                    here.append((*point, size))
            found += [[round(x), round(y + size * 0.26), round(size)] for x, y, size in here]
    return sorted(found, key=lambda mark: mark[1])


def _far(point: Point, other: tuple[float, float, float]) -> float:
    """Peaks stand closer behind one another than side by side."""
    return hypot(point[0] - other[0], (point[1] - other[1]) * 1.35)


def _tries(outline: Sequence[Point], rng: Random, count: int) -> Iterator[Point]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    for _ in range(int(count * max(1.0, (right - left) * (bottom - top) / 90000))):
        yield left + rng.random() * (right - left), top + rng.random() * (bottom - top)


def growths(
    partition: Partition, standing: Mapping[str, Places], lakes: Mapping[str, Sequence[Point]]
) -> dict[str, list[Mark]]:
    """Trees, hills, reeds and tufts, region by region; the far ones first."""
    found: dict[str, list[Mark]] = {"trees": [], "hills": [], "reeds": [], "tufts": []}
    for name in sorted(standing):
        outline = partition.rings(name)[0]
        rng = Random(f"{name} grows")
        taken: list[tuple[Point, float]] = []
        for kind, counts, size, spread, rim in (
            ("hills", HILLS, 17.0, 1.35, 13.0),
            ("trees", WOODS, 13.0, 0.72, 7.0),
            ("reeds", MARSHES, 11.0, 1.4, 9.0),
            ("tufts", GRASS, 8.0, 2.2, 8.0),
        ):
            left = counts.get(name, 0)
            for point in _tries(outline, rng, 900 if left else 0):
                if not left:
                    break
                if any(hypot(point[0] - x, point[1] - y) < (size + other) * 0.5 * spread for (x, y), other in taken):
                    continue
                if _free(point, standing[name], lakes.get(name, ())) < size * 0.7 or depth(point, outline) < rim:
                    continue
                taken.append((point, size))
                found[kind].append(
                    [round(point[0]), round(point[1] + size * 0.3), round(size * (0.85 + rng.random() * 0.35))]
                )
                left -= 1
    return {kind: sorted(marks, key=lambda mark: mark[1]) for kind, marks in found.items()}


def _free(point: Point, there: Places, lake: Sequence[Point]) -> float:
    """How far a point is from all that has its place in the region."""
    away = min(hypot(point[0] - x, point[1] - y) for x, y in there.name(7)) - 11
    if there.settlement:
        away = min(away, hypot(point[0] - there.settlement[0], point[1] - there.settlement[1]) - 22)
    if lake:
        away = min(away, -depth(point, lake) - 2)
    return away


def rivers(partition: Partition) -> list[tuple[float, list[Point]]]:
    """Rivers run along borders; each is one line from its springs to its end, with its breadth there."""
    chains = borders(partition)
    found = []
    for breadth, text in RIVERS.values():
        course: list[int] = []
        for pair in text.split():
            (nodes,) = chains[frozenset(pair.split("-"))]
            course = _joined(course, list(nodes), pair)
        found.append((breadth, [partition.points[node] for node in course]))
    return found


def _joined(course: list[int], nodes: list[int], pair: str) -> list[int]:
    if not course:
        return nodes
    if len(course) > 1 and course[0] in (nodes[0], nodes[-1]) and course[-1] not in (nodes[0], nodes[-1]):
        course.reverse()  # the first border of a river was found the wrong way round
    if nodes[-1] == course[-1]:
        nodes.reverse()
    assert nodes[0] == course[-1], f"the river does not reach {pair}"
    return course + nodes[1:]
