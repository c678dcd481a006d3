"""Plots as SVG, drawn with what the page's style calls its colours; a title tells each mark to who points at it."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from westmarch.reports.page import HUES

WIDTH = 860
ROW = 30
LABELS = 190
RIGHT = 30


class Bar(NamedTuple):
    """A mark with its interval, on a line with a name."""

    name: str
    low: float
    value: float
    high: float
    told: str
    """What the mark says when one points at it."""

    hue: int = 0


class Line(NamedTuple):
    """A curve: its name, and its points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


class Mark(NamedTuple):
    """A place on a curve that is worth a look; `link` leads to where the page tells more."""

    x: float
    y: float
    told: str
    link: str = ""


def round_steps(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers between two bounds, at most so many."""
    span = max(high - low, 1e-9)
    size = 10 ** math.floor(math.log10(span / most))
    step = next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= most)
    return [step * i for i in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def intervals(bars: Sequence[Bar], unit: str = "", logarithmic: bool = False) -> str:
    """Marks with their intervals, one below the other on a common scale."""
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    if logarithmic:
        ticks = [10.0**power for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)]
        low, high = ticks[0], ticks[-1]
    else:
        low, high = low - 0.04 * (high - low or 1), high + 0.04 * (high - low or 1)
        ticks = round_steps(low, high)

    def x(value: float) -> float:
        if logarithmic:
            value, left, right = math.log10(value), math.log10(low), math.log10(high)
        else:
            left, right = low, high
        return LABELS + (WIDTH - LABELS - RIGHT) * (value - left) / (right - left or 1)

    bottom = ROW * len(bars) + 8
    parts = [_grid(x(tick), bottom, f"{tick:g}{unit}") for tick in ticks]
    for i, bar in enumerate(bars):
        y = ROW * i + ROW / 2 + 4
        parts.append(
            f'<g class="{HUES[bar.hue]}"><title>{escape(bar.told)}</title>'
            f'<text x="{LABELS - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(bar.name)}</text>'
            f'<line class="stroke" x1="{x(bar.low):.1f}" x2="{x(bar.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle class="mark" cx="{x(bar.value):.1f}" cy="{y:.1f}" r="5"/></g>'
        )
    return _svg(bottom + 24, parts)


def _grid(x: float, bottom: float, label: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom:.1f}"/>'
        f'<text class="faint" x="{x:.1f}" y="{bottom + 16:.1f}" text-anchor="middle">{escape(label)}</text>'
    )


LEFT = 46
HEIGHT = 300


def shares(lines: Sequence[Line], marks: Sequence[Mark], across: str) -> str:
    """Curves of shares, from 0 to 100 %, over what `across` names; the marks are drawn on top."""
    furthest = max((point[0] for line in lines for point in line.points), default=1) or 1

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT) * point[0] / furthest, 10 + HEIGHT * (1 - point[1])

    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = place((0, percent / 100))[1]
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for tick in round_steps(0, furthest):
        x = place((tick, 0))[0]
        parts.append(f'<text class="faint" x="{x:.1f}" y="{HEIGHT + 28}" text-anchor="middle">{tick:g}</text>')
    parts.append(f'<text class="faint" x="{WIDTH - RIGHT}" y="{HEIGHT + 46}" text-anchor="end">{escape(across)}</text>')
    for i, line in enumerate(lines):
        hue = HUES[i % len(HUES)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, line.points))
        parts.append(f'<g class="{hue}"><polyline class="stroke" points="{path}"/>')
        parts.append(f'<circle class="mark" cx="{LEFT + 4 + 170 * i}" cy="{HEIGHT + 42}" r="5"/>')
        parts.append(f'<text x="{LEFT + 14 + 170 * i}" y="{HEIGHT + 46}">{escape(line.name)}</text></g>')
    for mark in marks:
        x, y = place((mark.x, mark.y))
        drawn = f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="6"><title>{escape(mark.told)}</title></circle>'
        link = escape(mark.link, quote=True)
        parts.append(f'<g class="two">{f"<a href={chr(34)}{link}{chr(34)}>{drawn}</a>" if link else drawn}</g>')
    return _svg(HEIGHT + 56, parts)


def _svg(height: float, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">\n{inner}\n</svg>'
