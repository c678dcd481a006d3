"""Where things stand in a region: its name in each language, its settlement, its armies.

A name is tried along gentle curves all over the region, in one line or in several, as large and as level as it can be
set there. It keeps off the settlement, off the row of banners that an army is, and off what stands in the regions
around: an army of three banners is broader than many a region. Name, settlement and army are first found together,
region by region; then each is moved once more with all the others in place.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, hypot, pi, sin

from tools.map.names import longest
from tools.map.plane import Point, depth
from tools.map.sketch import HEIGHT, WIDTH

STEP = 7.0  # of the grid on which places are tried
FRAME = 24.0  # the printed frame of the sheet
LETTER = 0.585  # the mean breadth of a letter, in ems (web/src/games/war_of_the_ring/map/lettering.ts has the same)
LEADING = 1.0  # from line to line, in ems (so has this)
SIZES = range(23, 9, -1)
GOOD, POOR = 17, 15  # large enough: more is worth little; and hard to read: less costs more
ANGLES = (0, -12, 12, -25, 25, -40, 40, -56, 56)
SAGS = (0.0, -0.12, 0.12)

Cell = tuple[int, int]
Box = tuple[float, float, float, float]  # left, top, right, bottom
Obstacle = tuple[Box, float]

# As the browser draws them where the whole map is seen: one banner, two, three in a row; walls with their shield.
BANNERS = ((20.0, 29.0), (41.0, 29.0), (62.0, 29.0))
WALLS = (27.0, 27.0)
FLAG = (47.0, 20.0)
CONTROLS: Box = (0.0, 0.0, 520.0, 130.0)  # the buttons of the map lie over its upper left corner

# What the weighing leaves standing badly, moved by hand in the end: the army of a region, and its name.
# West Harondor's army stood in its southernmost tip, across two borders; the Trollshaws', among Rivendell's banners.
AMENDED: dict[str, tuple[Point, Point]] = {
    "west_harondor": ((-28, -26), (0, -21)),
    "trollshaws": ((-14, -44), (0, 0)),
}


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
class Name:
    """How a name is set: its middle line, the size of its letters, how many lines it takes."""

    curve: Curve
    size: int
    lines: int

    def points(self, count: int = 9) -> list[Point]:
        return [point for curve in self.each() for point in curve.samples(count)]

    def each(self) -> list[Curve]:
        """The lines, the upper one first."""
        above = (self.lines - 1) / 2
        return [self.curve.shifted((i - above) * self.size * LEADING) for i in range(self.lines)]


@dataclass
class Site:
    """The land of a region, and what is to be set into it."""

    texts: Mapping[str, str]
    settled: bool
    stronghold: bool
    deep: dict[Cell, float]  # how far each place is from all borders, on a grid
    near: list[str] = field(default_factory=list)  # the regions whose armies could reach into this one
    peaks: list[Obstacle] = field(default_factory=list)

    def coarse(self) -> list[Cell]:
        return [cell for cell in self.deep if cell[0] % 2 == 0 and cell[1] % 2 == 0]

    def worst(self) -> str:
        """The longest name, with which the region has to come to terms first."""
        return max(self.texts.values(), key=lambda text: (longest(text, 2) or longest(text, 1) or 0, len(text)))


@dataclass
class Places:
    anchor: Point
    settlement: Point | None
    inside: Point
    room: float
    names: dict[str, Name]

    def name(self, count: int = 9) -> list[Point]:
        """Points along the name, in whatever language."""
        return [point for name in self.names.values() for point in name.points(count)]


def survey(
    outline: Sequence[Point],
    lakes: Sequence[Sequence[Point]],
    texts: Mapping[str, str],
    settled: bool,
    stronghold: bool,
) -> Site:
    deep = {cell: _deep((cell[0] * STEP, cell[1] * STEP), outline, lakes) for cell in _grid(outline)}
    return Site(texts, settled, stronghold, {cell: far for cell, far in deep.items() if far > 0})


def settle(sites: Mapping[str, Site], peaks: Iterable[Sequence[int]]) -> dict[str, Places]:
    _neighbours(sites, peaks)
    found = {name: _together(site, []) for name, site in sites.items()}
    for _ in range(2):
        for name, site in sites.items():
            others = [found[other] for other in site.near]
            found[name] = there = _together(site, others)
            for language, text in site.texts.items():
                there.names[language] = _set(site, text, [*_own(there), *_foreign(site, others)])
    for name, (army, letters) in AMENDED.items():
        _amend(found[name], army, letters)
    for name, site in sites.items():
        there = found[name]
        clear = min(hypot(there.anchor[0] - x, there.anchor[1] - y) for x, y in there.name()) - 9
        there.room = min(site.deep[_cell(there.anchor)], clear)
    return found


def _amend(there: Places, army: Point, letters: Point) -> None:
    """For regions without a settlement: the besieged, and the walls, stay where they are."""
    there.anchor = there.inside = (there.anchor[0] + army[0], there.anchor[1] + army[1])
    there.names = {
        language: Name(_moved(name.curve, *letters), name.size, name.lines) for language, name in there.names.items()
    }


def _neighbours(sites: Mapping[str, Site], peaks: Iterable[Sequence[int]]) -> None:
    boxes = {name: _bounds(site) for name, site in sites.items()}
    tops = [(x - size * 0.4, y - size * 0.75, x + size * 0.4, y + 2.0) for x, y, size in peaks]
    for name, site in sites.items():
        left, top, right, bottom = boxes[name]
        wide = (left - 64, top - 30, right + 64, bottom + 30)
        site.near = [other for other, box in boxes.items() if other != name and _share(box, wide)]
        site.peaks = [(box, 50.0) for box in tops if _share(box, boxes[name])]


# --- the name -----------------------------------------------------------------------------------------------------


@cache
def _shapes(letters: tuple[int | None, ...]) -> list[tuple[float, Name, list[Point]]]:
    """All ways of setting a name about a middle, the most welcome first; with points along it."""
    found = []
    for lines, count in enumerate(letters, 1):
        for size in SIZES if count else ():
            for angle in ANGLES:
                for sag in SAGS if lines < 3 else SAGS[:1]:
                    worth = 11.0 * min(size, GOOD) + 4 * max(0, size - GOOD) - 32 * max(0, POOR - size)
                    worth -= abs(angle) * 0.9 + (8 if sag else 0) + (0, 4, 14)[lines - 1]
                    name = Name(_curve(size * (count or 0) * LETTER, angle, sag), size, lines)
                    found.append((worth, name, name.points(7)))
    return sorted(found, key=lambda each: -each[0])


def _best(site: Site, text: str, obstacles: Sequence[Obstacle], parts: int = 1) -> list[tuple[float, Name]]:
    """The best place for a name in each part of the region (divided into as many rows and columns)."""
    hindered = {cell: sum(weight for box, weight in obstacles if _within(cell, box)) for cell in site.deep}
    left, top, right, bottom = _bounds(site)

    def part(cell: Cell) -> int:
        column = int((cell[0] * STEP - left) / (right - left + 1) * parts)
        return column + parts * int((cell[1] * STEP - top) / (bottom - top + 1) * parts)

    centres = [(x * STEP, y * STEP, part((x, y))) for x, y in site.coarse() if site.deep[x, y] > 7]
    best: dict[int, tuple[float, Name]] = {}
    for worth, name, points in _shapes(tuple(longest(text, lines) for lines in (1, 2, 3))):
        if len(best) == len({each[2] for each in centres}) and worth <= min(value for value, _ in best.values()):
            break
        least, air = name.size * 0.3 + 1, name.size * 0.5 + 6
        for x, y, where in centres:
            if where in best and worth <= best[where][0]:
                continue
            value, lowest = worth, air
            share = 2 / len(points)
            for dx, dy in points:
                cell = (round((x + dx) / STEP), round((y + dy) / STEP))
                far = site.deep.get(cell, 0.0)
                if far < least:
                    break
                lowest = min(lowest, far)
                value -= hindered[cell] * share
            else:
                value -= 3 * (air - lowest)
                if where not in best or value > best[where][0]:
                    best[where] = (value, Name(_moved(name.curve, x, y), name.size, name.lines))
    return list(best.values())


def _set(site: Site, text: str, obstacles: Sequence[Obstacle]) -> Name:
    found = _best(site, text, obstacles)
    return max(found, key=lambda each: each[0])[1] if found else _forced(site, text)


def _forced(site: Site, text: str) -> Name:
    """It will run over the border."""
    middle = max(site.deep, key=lambda cell: (site.deep[cell], cell))
    letters = [(longest(text, lines) or len(text), lines) for lines in (1, 2, 3)]
    count, lines = min(letters)
    return Name(_moved(_curve(SIZES[-1] * count * LETTER, 0, 0), middle[0] * STEP, middle[1] * STEP), SIZES[-1], lines)


def _curve(span: float, angle: float, sag: float) -> Curve:
    dx, dy = cos(angle * pi / 180) * span / 2, sin(angle * pi / 180) * span / 2
    return Curve((-dx, -dy), (-dy * sag * 2, dx * sag * 2), (dx, dy))


def _moved(curve: Curve, x: float, y: float) -> Curve:
    return Curve(*((p[0] + x, p[1] + y) for p in (curve.a, curve.b, curve.c)))


def _own(there: Places) -> list[Obstacle]:
    """What a name should not lie under: letters reach half their size beyond their line."""
    found = [
        (_around(there.anchor, size, 8), weight) for size, weight in zip(BANNERS, (420.0, 150.0, 90.0), strict=True)
    ]
    if there.settlement:
        found += [(_around(there.settlement, WALLS, 6), 300.0), (_around(there.settlement, FLAG, 6), 40.0)]
    return found


def _foreign(site: Site, others: Iterable[Places]) -> list[Obstacle]:
    found = [(CONTROLS, 200.0), *site.peaks]
    for other in others:
        often = 1.0 if other.settlement else 0.5
        for size, weight in zip(BANNERS, (200, 80, 50), strict=True):
            found.append((_around(other.anchor, size, 8), weight * often))
        if other.settlement:
            found += [(_around(other.settlement, WALLS, 6), 260.0), (_around(other.settlement, FLAG, 6), 30.0)]
    return found


# --- the army and the settlement ----------------------------------------------------------------------------------


def _together(site: Site, others: Sequence[Places]) -> Places:
    """A name in any part of the region, with the best that it leaves to the army and the settlement."""
    text = site.worst()
    best: tuple[float, Places] | None = None
    for worth, name in _best(site, text, _foreign(site, others), parts=3) or [(0.0, _forced(site, text))]:
        there = Places((0, 0), None, (0, 0), 0, dict.fromkeys(site.texts, name))
        worth -= _stand(site, there, others)
        if best is None or worth > best[0]:
            best = (worth, there)
    assert best is not None
    return best[1]


def _stand(site: Site, there: Places, others: Sequence[Places]) -> float:
    """The army and the settlement share what the names leave. Returns what it costs."""
    own = [[(x, y, name.size * 0.42) for x, y in name.points(7)] for name in there.names.values()]
    foreign = [
        [(x, y, name.size * 0.42) for x, y in name.points(7)] for other in others for name in other.names.values()
    ]
    few = 1 / max(1, len(there.names))

    def on_names(box: Box, names: list[list[tuple[float, float, float]]]) -> float:
        return few * sum(sum(_holds(box, x, y, half) for x, y, half in points) / len(points) for points in names)

    def army(cell: Cell) -> float:
        point = (cell[0] * STEP, cell[1] * STEP)
        cost = 3 * max(0, 32 - site.deep[cell]) + 30 * max(0, 18 - site.deep[cell])
        for size, weight in zip(BANNERS, (1.0, 0.45, 0.25), strict=True):
            box = _around(point, size, 0)
            cost += weight * (520 * on_names(box, own) + 300 * on_names(box, foreign) + 60 * _out(box))
            cost += weight * 50 * _abroad(site, box)
            cost += weight * sum(200 * _covered(_around(o.settlement, WALLS, 0), box) for o in others if o.settlement)
            cost += weight * sum(160 * _covered(_around(o.anchor, BANNERS[1], 0), box) for o in others)
        return cost

    def town(cell: Cell) -> float:
        point = (cell[0] * STEP, cell[1] * STEP)
        box = _around(point, WALLS, 0)
        cost = (
            6 * max(0, 27 - site.deep[cell])
            + 8 * max(0, 14 - site.deep[cell])
            + 600 * on_names(box, own)
            + 300 * on_names(box, foreign)
        )
        for other in others:
            if other.settlement:
                cost += 200 * _covered(box, _around(other.settlement, WALLS, 4))
            for size, weight in zip(BANNERS, (160, 70, 40), strict=True):
                cost += weight * _covered(box, _around(other.anchor, size, 0))
        return cost

    coarse = site.coarse()
    armies = sorted((army(cell), cell) for cell in coarse)
    if not site.settled:
        cost, cell = armies[0]
        there.anchor = there.inside = (cell[0] * STEP, cell[1] * STEP)
        return cost
    towns = sorted((town(cell), cell) for cell in coarse)
    best: tuple[float, Cell, Cell] | None = None
    for cost, cell in armies:
        if best and cost >= best[0]:
            break
        boxes = [_around((cell[0] * STEP, cell[1] * STEP), size, 0) for size in BANNERS]
        for other_cost, other_cell in towns:
            if best and cost + other_cost >= best[0]:
                break
            walls = _around((other_cell[0] * STEP, other_cell[1] * STEP), WALLS, 0)
            apart = hypot(cell[0] - other_cell[0], cell[1] - other_cell[1]) * STEP
            whole = cost + other_cost + 20 * max(0, 44 - apart)
            whole += sum(w * _covered(walls, box) for w, box in zip((300, 280, 260), boxes, strict=True))
            if best is None or whole < best[0]:
                best = (whole, cell, other_cell)
    assert best is not None
    cost, cell, other_cell = best
    there.anchor = (cell[0] * STEP, cell[1] * STEP)
    there.settlement = (other_cell[0] * STEP, other_cell[1] * STEP)
    there.inside = there.settlement if site.stronghold else there.anchor
    return cost


# --- boxes and grids ----------------------------------------------------------------------------------------------


def _around(point: Point, half: Point, more: float) -> Box:
    return (point[0] - half[0] - more, point[1] - half[1] - more, point[0] + half[0] + more, point[1] + half[1] + more)


def _share(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _covered(box: Box, by: Box) -> float:
    """Which part of a box lies under another."""
    across = min(box[2], by[2]) - max(box[0], by[0])
    down = min(box[3], by[3]) - max(box[1], by[1])
    return across * down / ((box[2] - box[0]) * (box[3] - box[1])) if across > 0 and down > 0 else 0.0


def _out(box: Box) -> float:
    """Which part of a box lies beyond the printed frame."""
    return 1 - _covered(box, (FRAME - 10, FRAME - 10, WIDTH - FRAME + 10, HEIGHT - FRAME + 10))


def _abroad(site: Site, box: Box) -> float:
    """Which part of the rim of a box lies beyond the region: whose army it is should be plain to see."""
    left, top, right, bottom = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    middle, level = (left + right) / 2, (top + bottom) / 2
    rim = [(x, y) for x in (left, middle, right) for y in (top, level, bottom)]
    return sum(_cell(point) not in site.deep for point in rim) / len(rim)


def _holds(box: Box, x: float, y: float, half: float) -> bool:
    return box[0] - half < x < box[2] + half and box[1] - half < y < box[3] + half


def _within(cell: Cell, box: Box) -> bool:
    return box[0] < cell[0] * STEP < box[2] and box[1] < cell[1] * STEP < box[3]


def _bounds(site: Site) -> Box:
    xs, ys = [x * STEP for x, _ in site.deep], [y * STEP for _, y in site.deep]
    return min(xs), min(ys), max(xs), max(ys)


def _cell(point: Point) -> Cell:
    return round(point[0] / STEP), round(point[1] / STEP)


def _deep(point: Point, outline: Sequence[Point], lakes: Sequence[Sequence[Point]]) -> float:
    """How far a point is from the border, from every lake, and from the frame of the sheet."""
    x, y = point
    rim = min(x, WIDTH - x, y, HEIGHT - y) - FRAME
    return min([rim, depth(point, outline), *(-depth(point, lake) for lake in lakes)]) if rim > 0 else rim


def _grid(outline: Sequence[Point]) -> Iterator[Cell]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    for row in range(int(top // STEP), int(bottom // STEP) + 1):
        for column in range(int(left // STEP), int(right // STEP) + 1):
            yield column, row
