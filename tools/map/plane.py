"""Geometry of the plane, as much of it as a map needs."""

import itertools
from collections.abc import Sequence
from math import hypot

Point = tuple[float, float]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon (even-odd)."""
    x, y = point
    found = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def area(polygon: Sequence[Point]) -> float:
    """The area: positive where the polygon runs clockwise on a sheet whose y grows downward, else negative."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)) / 2


def to_segment(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / along)) if along else 0.0
    return hypot(point[0] - a[0] - part * dx, point[1] - a[1] - part * dy)


def depth(point: Point, polygon: Sequence[Point]) -> float:
    """How far inside a polygon a point lies; negative outside."""
    away = min(to_segment(point, a, b) for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    return away if inside(point, polygon) else -away


def length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(line))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd cross or touch (ends that they share do not count)."""
    if a in (c, d) or b in (c, d):
        return False
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0
