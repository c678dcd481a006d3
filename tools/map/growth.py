"""The first shapes: every region grows from its site over a grid until it meets its neighbours.

A region begins as a spider: its site, and a leg to the middle of each of its borders. So all borders of the board are
there from the start; from then on a cell is taken only if that makes no new contact. Where regions that do not border
would meet, a strip of no one's land stays between them: that is where the mountains are drawn.
"""

import heapq
import itertools
from collections.abc import Iterator, Mapping, Sequence

from tools.map.plane import Point
from tools.map.sketch import COAST, HEIGHT, RANGES, SEA_OF_RHUN, SITES, WIDTH

CELL = 4  # map units
COLUMNS = WIDTH // CELL
ROWS = HEIGHT // CELL
GAP = 4  # cells that stay free between regions that do not border
SCRAP = 40  # cells: less than that is no range
LEG = 2  # cells on either side of a leg

FREE, SEA, RHUN, RIDGE = "", "~sea", "~rhun", "~ridge"

Grid = list[list[str]]


def terrain() -> Grid:
    """What no region may take: the sea, the Sea of Rhûn, the ridges."""
    grid = [[FREE] * COLUMNS for _ in range(ROWS)]
    ocean = [(-50.0, -10.0), *COAST, (-50.0, HEIGHT + 10.0)]
    for polygon, what in ((ocean, SEA), (list(SEA_OF_RHUN), RHUN)):
        for row, column in _cells(polygon):
            grid[row][column] = what
    for half, ridge in RANGES:
        for row, column in _strip(ridge, half):
            if grid[row][column] == FREE:
                grid[row][column] = RIDGE
    return grid


def grow(neighbours: Mapping[str, Sequence[str]]) -> Grid:
    """The regions over the grid; what is left free belongs to no one."""
    ground = terrain()
    grid = [[FREE] * COLUMNS for _ in range(ROWS)]
    waiting: list[tuple[float, int, int, str]] = []
    for name in sorted(SITES):
        for row, column in _spider(name, neighbours[name]):
            grid[row][column] = name
    allowed = {name: {name, FREE, *neighbours[name]} for name in SITES}
    for _ in range(LEG):
        for row, column, name in [(r, c, grid[r][c]) for r in range(ROWS) for c in range(COLUMNS) if grid[r][c]]:
            for r, c in _beside(row, column):
                if not grid[r][c] and not ground[r][c] and _harmless(grid, r, c, allowed[name], 1):
                    grid[r][c] = name
    for row in range(ROWS):
        for column in range(COLUMNS):
            if grid[row][column]:
                _offer(waiting, grid, row, column)
    while waiting:
        _, row, column, name = heapq.heappop(waiting)
        if not grid[row][column] and not ground[row][column] and _harmless(grid, row, column, allowed[name], GAP):
            grid[row][column] = name
            _offer(waiting, grid, row, column)
    for row in range(ROWS):
        for column in range(COLUMNS):
            grid[row][column] = grid[row][column] or ground[row][column] or RIDGE
    _absorb(grid, allowed)
    return grid


def _absorb(grid: Grid, allowed: Mapping[str, set[str]]) -> None:
    """Scraps of no one's land between neighbours go to one of them."""
    seen: set[tuple[int, int]] = set()
    for row in range(ROWS):
        for column in range(COLUMNS):
            if grid[row][column] not in (RIDGE, RHUN) or (row, column) in seen:
                continue
            scrap = _piece(grid, row, column)
            seen |= scrap
            if len(scrap) < SCRAP:
                for r, c in scrap:
                    grid[r][c] = FREE
                for r, c in sorted(scrap) * 4:
                    beside = [grid[a][b] for a, b in _beside(r, c) if grid[a][b] in allowed]
                    fitting = [name for name in beside if _harmless(grid, r, c, allowed[name] | {SEA, RIDGE, RHUN}, 1)]
                    grid[r][c] = grid[r][c] or next(iter(fitting), FREE)
                for r, c in scrap:
                    grid[r][c] = grid[r][c] or RIDGE


def _piece(grid: Grid, row: int, column: int) -> set[tuple[int, int]]:
    """The cells that hang together with this one."""
    found: set[tuple[int, int]] = set()
    waiting = [(row, column)]
    while waiting:
        r, c = waiting.pop()
        if (r, c) not in found and grid[r][c] == grid[row][column]:
            found.add((r, c))
            waiting += _beside(r, c)
    return found


def _offer(waiting: list[tuple[float, int, int, str]], grid: Grid, row: int, column: int) -> None:
    """The free cells beside a cell wait for its region, those nearest to its site first."""
    name = grid[row][column]
    x, y = SITES[name]
    for r, c in _beside(row, column):
        if not grid[r][c]:
            far = ((c + 0.5) * CELL - x) ** 2 + ((r + 0.5) * CELL - y) ** 2
            heapq.heappush(waiting, (far, r, c, name))


def _spider(name: str, others: Sequence[str]) -> Iterator[tuple[int, int]]:
    x, y = SITES[name]
    for other in others:
        u, v = SITES[other]
        steps = int(max(abs(u - x), abs(v - y)) / CELL) * 2 + 2
        # The leg of the region that comes first in the alphabet takes the middle; the two then touch side by side.
        for i in range(steps // 2 + 1 if name < other else (steps + 1) // 2):
            here, there = int((x + (u - x) * i / steps) / CELL), int((y + (v - y) * i / steps) / CELL)
            yield there, here
            if i:  # legs have no diagonal steps: neighbours must touch along a side
                yield there, int((x + (u - x) * (i - 1) / steps) / CELL)


def _harmless(grid: Grid, row: int, column: int, allowed: set[str], reach: int) -> bool:
    """Whether a region may take this cell: it comes near its neighbours only."""
    return all(grid[r][c] in allowed for r, c in _around(row, column, reach))


def _beside(row: int, column: int) -> Iterator[tuple[int, int]]:
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < ROWS and 0 <= c < COLUMNS:
            yield r, c


def _around(row: int, column: int, reach: int) -> Iterator[tuple[int, int]]:
    for r in range(max(0, row - reach), min(ROWS, row + reach + 1)):
        for c in range(max(0, column - reach), min(COLUMNS, column + reach + 1)):
            yield r, c


def _cells(polygon: Sequence[Point]) -> Iterator[tuple[int, int]]:
    """The cells whose middles lie in a polygon (even-odd): row by row, from one crossing of its outline to the next."""
    for row in range(ROWS):
        y = (row + 0.5) * CELL
        sides = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
        crossings = sorted(
            (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in sides if (a[1] > y) != (b[1] > y)
        )
        for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
            for column in range(max(0, int(enter / CELL)), min(COLUMNS, int(leave / CELL) + 1)):
                if enter <= (column + 0.5) * CELL < leave:
                    yield row, column


def _strip(ridge: Sequence[Point], half: float) -> Iterator[tuple[int, int]]:
    for (ax, ay), (bx, by) in itertools.pairwise(ridge):
        steps = int(max(abs(bx - ax), abs(by - ay)) / CELL) + 1
        for i in range(steps + 1):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            reach = int(half / CELL) + 1
            for r, c in _around(int(y / CELL), int(x / CELL), reach):
                if ((c + 0.5) * CELL - x) ** 2 + ((r + 0.5) * CELL - y) ** 2 <= half * half:
                    yield r, c
