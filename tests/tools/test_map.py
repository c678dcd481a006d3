"""The map that the browser draws: its regions touch exactly where the board says, and everything has its place.

Who borders whom is read off the drawn lines themselves: two regions are neighbours where they have a segment in common.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from tools.map.plane import Point, area, cross, depth, inside
from westmarch.games.war_of_the_ring.board import COASTAL, EASTERN, KIND, KINDS, NEIGHBOURS, REGIONS

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web/src/games/war_of_the_ring/map/geometry.json"
MAP: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))

LANGUAGES = {path.name for path in (ROOT / "locales").iterdir() if path.is_dir()}

Segment = tuple[Point, Point]


def _line(text: str) -> list[Point]:
    values = [int(value) for value in text.split()]
    x = y = 0
    points = []
    for dx, dy in zip(values[::2], values[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x / MAP["fine"], y / MAP["fine"]))
    return points


LINES = [_line(text) for text in MAP["chains"]]


def _outline(numbers: Iterable[int]) -> list[Point]:
    return [point for n in numbers for point in (LINES[n - 1] if n > 0 else LINES[-n - 1][::-1])[1:]]


def _around(points: Sequence[Point]) -> list[Segment]:
    return [(a, b) if a < b else (b, a) for a, b in pairwise([*points, points[0]])]


OUTLINES = {name: _outline(region["outline"]) for name, region in MAP["regions"].items()}
SEA = [_outline(ring) for ring in MAP["sea"]]
RHUN = [_outline(ring) for ring in MAP["rhun"]]
RANGES = [_outline(ring) for rings in MAP["ranges"] for ring in rings]


def _owners() -> dict[Segment, set[str]]:
    owners: dict[Segment, set[str]] = defaultdict(set)
    for name, outline in OUTLINES.items():
        for segment in _around(outline):
            owners[segment].add(name)
    return owners


OWNERS = _owners()


def _shared() -> dict[frozenset[str], list[Segment]]:
    found: dict[frozenset[str], list[Segment]] = defaultdict(list)
    for segment, names in OWNERS.items():
        if len(names) > 1:
            found[frozenset(names)].append(segment)
    return found


SHARED = _shared()


def test_every_region_is_drawn_once() -> None:
    assert set(OUTLINES) == set(REGIONS)
    assert len(OUTLINES) == 105


def test_the_regions_touch_where_the_board_says_and_nowhere_else() -> None:
    board = {frozenset((name, REGIONS[n])) for i, name in enumerate(REGIONS) for n in NEIGHBOURS[i]}
    assert len(board) == 232
    assert set(SHARED) == board


def test_one_can_walk_from_any_region_to_any_other() -> None:
    reached = {"the_shire"}
    rim = {"the_shire"}
    while rim:
        rim = {name for pair in SHARED if pair & rim for name in pair} - reached
        reached |= rim
    assert reached == set(REGIONS)


def test_every_border_is_one_line_that_is_long_enough_to_be_seen() -> None:
    for pair, segments in SHARED.items():
        ends: dict[Point, int] = defaultdict(int)
        for a, b in segments:
            ends[a] += 1
            ends[b] += 1
        assert sorted(ends.values()) == [1, 1] + [2] * (len(ends) - 2), sorted(pair)
        assert sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in segments) > 30, sorted(pair)


def test_no_two_lines_of_the_map_cross() -> None:
    cell = 40
    cells: dict[tuple[int, int], set[Segment]] = defaultdict(set)
    every = {segment for line in LINES for segment in ((min(s), max(s)) for s in pairwise(line))}
    for a, b in every:
        for column in range(int(min(a[0], b[0]) // cell), int(max(a[0], b[0]) // cell) + 1):
            for row in range(int(min(a[1], b[1]) // cell), int(max(a[1], b[1]) // cell) + 1):
                cells[column, row].add((a, b))
    for near in cells.values():
        listed = sorted(near)
        for i, one in enumerate(listed):
            for other in listed[i + 1 :]:
                assert not cross(*one, *other), (one, other)


def test_no_outline_meets_itself() -> None:
    for name, outline in OUTLINES.items():
        assert len(set(outline)) == len(outline), name


def test_land_water_and_mountains_fill_the_sheet_without_holes_or_overlaps() -> None:
    pieces = [*OUTLINES.values(), *SEA, *RHUN, *RANGES]
    assert sum(abs(area(piece)) for piece in pieces) == pytest.approx(MAP["width"] * MAP["height"])


def test_the_coast_belongs_to_the_coastal_regions() -> None:
    sea = {segment for ring in SEA for segment in _around(ring)}
    touching = {name for segment in sea for name in OWNERS.get(segment, ())}
    assert touching == {REGIONS[i] for i in COASTAL}


def test_the_right_hand_rim_belongs_to_the_eastern_regions() -> None:
    rim = {name for name, outline in OUTLINES.items() if any(x == MAP["width"] for x, _ in outline)}
    assert rim == {REGIONS[i] for i in EASTERN}


def test_no_region_is_too_small_for_an_army_and_a_name() -> None:
    for name, outline in OUTLINES.items():
        assert abs(area(outline)) > 8000, name
        assert MAP["regions"][name]["room"] >= 15, name


def test_armies_and_settlements_stand_inside_and_apart() -> None:
    for i, name in enumerate(REGIONS):
        region = MAP["regions"][name]
        outline = OUTLINES[name]
        anchor = tuple(region["anchor"])
        assert depth(anchor, outline) > 15, name
        assert region["kind"] == KINDS[KIND[i]]
        assert (region["settlement"] is None) == (region["kind"] == ""), name
        if region["settlement"]:
            assert depth(tuple(region["settlement"]), outline) > 12, name
            assert hypot(*(a - b for a, b in zip(anchor, region["settlement"], strict=True))) > 34, name
        besieged = region["settlement"] if region["kind"] == "stronghold" else region["anchor"]
        assert region["inside"] == besieged, name


def test_names_run_through_their_regions() -> None:
    for name, region in MAP["regions"].items():
        assert set(region["names"]) == LANGUAGES
        for lines, size, ax, ay, bx, by, cx, cy in region["names"].values():
            assert 1 <= lines <= 3
            assert size >= 10, f"{name} could not be read"
            middle = ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            assert all(inside(point, OUTLINES[name]) for point in ((ax, ay), middle, (cx, cy))), name
            assert ax < cx, f"{name} would stand on its head"


def test_no_name_lies_under_a_banner_or_a_wall() -> None:
    """Of its own region: one banner, and the walls without their flag."""
    for name, region in MAP["regions"].items():
        for language, setting in region["names"].items():
            for x, y in _along(setting):
                assert not (abs(x - region["anchor"][0]) < 20 and abs(y - region["anchor"][1]) < 29), (name, language)
                if region["settlement"]:
                    sx, sy = region["settlement"]
                    assert not (abs(x - sx) < 24 and abs(y - sy) < 24), (name, language)


def _along(setting: Sequence[float]) -> list[Point]:
    """Points along all lines of a name."""
    lines, size, ax, ay, bx, by, cx, cy = setting
    far = hypot(cx - ax, cy - ay)
    found = []
    for i in range(int(lines)):
        aside = (i - (lines - 1) / 2) * size
        for t in (step / 12 for step in range(13)):
            x = (1 - t) ** 2 * ax + 2 * (1 - t) * t * bx + t * t * cx - (cy - ay) / far * aside
            y = (1 - t) ** 2 * ay + 2 * (1 - t) * t * by + t * t * cy + (cx - ax) / far * aside
            found.append((x, y))
    return found


@pytest.mark.slow
def test_the_file_is_what_the_generator_draws() -> None:
    from tools.map.build import build

    assert json.loads(json.dumps(build())) == MAP
