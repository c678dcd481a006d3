"""Where things stand in a region: its name, its settlement, its armies.

The name is tried along gentle curves all over the region, as large as it can be set there. Then an army and the
settlement share what is left: neither on the name nor over the border, and not too near one another.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from tools.map.plane import Point, depth
from tools.map.sketch import HEIGHT, WIDTH

STEP = 7.0  # of the grid on which places are tried
FRAME = 24.0  # the printed frame of the sheet
LETTER = 0.585  # the mean breadth of a letter, in ems (web/src/games/war_of_the_ring/map/lettering.ts has the same)
LARGEST = 23.0  # the size of the largest names
LEADING = 1.02  # from line to line, in ems, where a name takes two
ANGLES = (0, -18, 18, -36, 36, -56, 56)
SAGS = (0.0, -0.14, 0.14)


@dataclass
class Curve:
    """A quadratic curve from left to right."""

    a: Point
    b: Point
    c: Point

    def at(self, t: float) -> Point:
        s = 1 - t
        return (
            s * s * self.a[0] + 2 * s * t * self.b[0] + t * t * self.c[0],
            s * s * self.a[1] + 2 * s * t * self.b[1] + t * t * self.c[1],
        )

    def samples(self, count: int = 9) -> list[Point]:
        return [self.at(i / (count - 1)) for i in range(count)]

    def shifted(self, aside: float) -> "Curve":
        """The same curve lower (or higher, where it is negative)."""
        dx, dy = self.c[0] - self.a[0], self.c[1] - self.a[1]
        far = hypot(dx, dy)
        x, y = -dy / far * aside, dx / far * aside
        return Curve(*((p[0] + x, p[1] + y) for p in (self.a, self.b, self.c)))


@dataclass
class Places:
    anchor: Point
    room: float
    inside: Point
    settlement: Point | None
    one: Curve  # for a name in one line
    two: tuple[Curve, Curve]  # for a name in two
    lines: int  # which of the two was reckoned with

    def name(self, count: int = 9) -> list[Point]:
        """Points along the name."""
        curves = (self.one,) if self.lines == 1 else self.two
        return [point for curve in curves for point in curve.samples(count)]


def places(
    outline: Sequence[Point],
    lakes: Sequence[Sequence[Point]],
    letters: tuple[int, int],
    settled: bool,
    stronghold: bool,
) -> Places:
    """`letters`: how many the longest name has in one line, and in the longer of two."""
    deep = {point: _deep(point, outline, lakes) for point in _grid(outline)}
    deep = {point: far for point, far in deep.items() if far > 0}
    middle = max(deep, key=lambda point: (deep[point], point))
    worth_one, one, _ = _best(deep, middle, letters[0], 1)
    worth_two, two, size = _best(deep, middle, letters[1], 2)
    half = size * LEADING / 2
    found = Places(
        middle, 0, middle, None, one, (two.shifted(-half), two.shifted(half)), 1 if worth_one >= worth_two else 2
    )
    names = found.name()
    clear = {point: min(hypot(point[0] - x, point[1] - y) for x, y in names) - 9 for point in deep}

    def army(point: Point) -> float:
        return 2 * max(0, 36 - deep[point]) + 1.6 * max(0, 36 - clear[point]) - 0.2 * deep[point]

    coarse = [point for point in deep if point[0] % (2 * STEP) == 0 and point[1] % (2 * STEP) == 0]
    if settled:

        def town(point: Point) -> float:
            return 5 * max(0, 27 - deep[point]) + 2.4 * max(0, 25 - clear[point])

        def apart(a: Point, b: Point) -> float:
            far = hypot(a[0] - b[0], a[1] - b[1])
            return max(0, 60 - far) + 3 * max(0, 46 - far)

        pairs = ((army(a) + town(b) + apart(a, b), a, b) for a in coarse for b in coarse)
        _, found.anchor, found.settlement = min(pairs)
    else:
        found.anchor = min(coarse, key=lambda point: (army(point), point))
    found.room = min(deep[found.anchor], clear[found.anchor])
    found.inside = found.settlement if stronghold and found.settlement else found.anchor
    return found


def _deep(point: Point, outline: Sequence[Point], lakes: Sequence[Sequence[Point]]) -> float:
    """How far a point is from the border, from every lake, and from the frame of the sheet."""
    x, y = point
    rim = min(x, WIDTH - x, y, HEIGHT - y) - FRAME
    return min([rim, depth(point, outline), *(-depth(point, lake) for lake in lakes)]) if rim > 0 else rim


def _grid(outline: Sequence[Point]) -> Iterator[Point]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    for row in range(int(top // STEP), int(bottom // STEP) + 1):
        for column in range(int(left // STEP), int(right // STEP) + 1):
            yield column * STEP, row * STEP


def _best(deep: dict[Point, float], middle: Point, letters: int, lines: int) -> tuple[float, Curve, float]:
    """The curve that gives a name the most room, rather flat, and away from the middle, where armies stand.

    Returns what it is worth, the curve, and the size of the letters.
    """

    def clear(point: Point, half: float) -> bool:
        return deep.get((round(point[0] / STEP) * STEP, round(point[1] / STEP) * STEP), 0.0) >= half

    best: tuple[float, Curve, float] | None = None
    centres = [p for p in deep if deep[p] > 7 and p[0] % (2 * STEP) == 0 and p[1] % (2 * STEP) == 0]
    sizes = [LARGEST - 1.5 * i for i in range(10)]
    for x, y in centres:
        aside = min(hypot(x - middle[0], (y - middle[1]) * 1.2), 48)
        for angle in ANGLES:
            for sag in SAGS:
                for size in sizes:
                    worth = min(size, 15) * 9 + size * 2 - abs(angle) * 0.35 - abs(sag) * 30 + aside * 1.9
                    if best is not None and worth <= best[0]:
                        break
                    curve = _curve((x, y), size * letters * LETTER, angle, sag)
                    offsets = (0.0,) if lines == 1 else (-size * LEADING / 2, size * LEADING / 2)
                    if all(clear(p, size * 0.42) for off in offsets for p in curve.shifted(off).samples(7)):
                        best = (worth, curve, size)
                        break
    if best is None:  # the name will run over the border
        return -1000.0, _curve(middle, sizes[-1] * letters * LETTER, 0, 0), sizes[-1]
    return best


def _curve(middle: Point, span: float, angle: float, sag: float) -> Curve:
    dx, dy = cos(angle * pi / 180) * span / 2, sin(angle * pi / 180) * span / 2
    bend = (middle[0] - dy * sag * 2, middle[1] + dx * sag * 2)
    return Curve((middle[0] - dx, middle[1] - dy), bend, (middle[0] + dx, middle[1] + dy))
