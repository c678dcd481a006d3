"""From the sketch and the board to the file that the browser reads."""

import itertools
from collections.abc import Sequence
from typing import Any

from tools.map import foam, scenery
from tools.map.growth import RHUN, SEA, grow
from tools.map.names import names
from tools.map.partition import EDGE, Partition, trace
from tools.map.places import Curve, Places, Site, settle, survey
from tools.map.plane import Point, area
from tools.map.sketch import HEIGHT, LAKES, WIDTH
from tools.map.wear import wear
from westmarch.games.war_of_the_ring.board import KIND, KINDS, NATION, NATIONS, NEIGHBOURS, NO_NATION, REGIONS

FINE = 2  # the file counts in halves of a map unit

SMALL, LARGE = 15500.0, 19000.0  # no region should be much smaller; the large ones give some of their land away


def draw() -> Partition:
    """The lands, settled and worn."""
    board = {name: [REGIONS[n] for n in NEIGHBOURS[i]] for i, name in enumerate(REGIONS)}
    partition = trace(grow(board))
    foam.settle(partition, _targets(partition), rounds=130, spacing=9.0)
    wear(partition)
    partition.points = [(round(x * FINE) / FINE, round(y * FINE) / FINE) for x, y in partition.points]
    return partition


def _targets(partition: Partition) -> dict[str, float]:
    found = {}
    for name in partition.lands():
        if name in (EDGE, SEA):
            continue
        size = abs(area(partition.rings(name)[0]))
        found[name] = size if name.startswith("~") else max(SMALL, min(size, LARGE + (size - LARGE) * 0.7))
    return found


def build() -> dict[str, Any]:
    partition = draw()
    chains, signs = _chains(partition)
    peaks = scenery.peaks(partition)
    standing = settle({name: _site(partition, i) for i, name in enumerate(REGIONS)}, peaks)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "fine": FINE,
        "chains": chains,
        "regions": {name: _region(standing[name], signs, i) for i, name in enumerate(REGIONS)},
        "sea": signs[SEA],
        "rhun": signs[RHUN],
        "ranges": [signs[name] for name in partition.lands() if name.startswith("~ridge")],
        "lakes": [[value for point in lake for value in _round(point)] for lake in LAKES.values()],
        "rivers": [
            {"breadth": breadth, "course": " ".join(f"{dx:g} {dy:g}" for dx, dy in _steps(course))}
            for breadth, course in scenery.rivers(partition)
        ],
        "peaks": _marks(peaks),
        **{kind: _marks(marks) for kind, marks in scenery.growths(partition, standing, LAKES).items()},
    }


def _site(partition: Partition, number: int) -> Site:
    name, kind = REGIONS[number], KINDS[KIND[number]]
    (outline,) = partition.rings(name)
    lakes = [LAKES[name]] if name in LAKES else []
    return survey(outline, lakes, names(name), settled=bool(kind), stronghold=kind == "stronghold")


def _region(found: Places, signs: dict[str, list[list[int]]], number: int) -> dict[str, Any]:
    name, kind = REGIONS[number], KINDS[KIND[number]]
    return {
        "outline": signs[name][0],
        "nation": NATIONS[NATION[number]] if NATION[number] != NO_NATION else "",
        "kind": kind,
        "anchor": _round(found.anchor),
        "room": round(found.room),
        "inside": _round(found.inside),
        "settlement": _round(found.settlement) if found.settlement else None,
        "names": {language: [each.lines, each.size, *_flat(each.curve)] for language, each in found.names.items()},
    }


def _chains(partition: Partition) -> tuple[list[str], dict[str, list[list[int]]]]:
    """The chains as steps from point to point; for each land its outlines, as numbers of chains (minus: backward)."""
    texts = []
    for chain in partition.chains:
        line = partition.line(chain)
        texts.append(" ".join(f"{dx:g} {dy:g}" for dx, dy in _steps(line)))
    signs: dict[str, list[list[int]]] = {}
    for land in partition.lands():
        ways = [(i + 1, chain.nodes) for i, chain in enumerate(partition.chains) if chain.left == land]
        ways += [(-i - 1, chain.nodes[::-1]) for i, chain in enumerate(partition.chains) if chain.right == land]
        signs[land] = _circles(ways)
    return texts, signs


def _steps(line: Sequence[Point]) -> list[Point]:
    fine = [(round(x * FINE), round(y * FINE)) for x, y in line]
    return [fine[0], *((b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(fine))]


def _circles(ways: list[tuple[int, list[int]]]) -> list[list[int]]:
    """Chains in the order in which they go round a land, the longest way round first."""
    waiting = list(ways)
    circles = []
    while waiting:
        number, nodes = waiting.pop(0)
        circle, start, end = [number], nodes[0], nodes[-1]
        while end != start:
            at = next(i for i, (_, others) in enumerate(waiting) if others[0] == end)
            number, nodes = waiting.pop(at)
            circle.append(number)
            end = nodes[-1]
        circles.append(circle)
    return sorted(circles, key=lambda circle: -len(circle))


def _marks(marks: list[scenery.Mark]) -> str:
    return " ".join(str(value) for mark in marks for value in mark)


def _round(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


def _flat(curve: Curve) -> list[int]:
    return [value for point in (curve.a, curve.b, curve.c) for value in _round(point)]
