"""How a training went, as a picture: small line charts in a row, as SVG of our own."""

from html import escape
from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
MARGIN: Final = 44

Series = dict[str, list[tuple[float, float]]]
"""Points by the name of what is drawn."""


def drawn(title: str, series: Series) -> str:
    """A chart for each series, side by side."""
    charts = [_chart(name, points, i * WIDTH) for i, (name, points) in enumerate(series.items()) if points]
    width = WIDTH * len(charts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 28}" font-family="sans-serif"'
        f' font-size="11"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="8" y="18" font-size="14">{escape(title)}</text>{"".join(charts)}</svg>\n'
    )


def _chart(name: str, points: list[tuple[float, float]], left: int) -> str:
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    low, high = min(ys), max(ys)
    first, last = min(xs), max(xs)
    across = (WIDTH - 2 * MARGIN) / ((last - first) or 1)
    up = (HEIGHT - 2 * MARGIN) / ((high - low) or 1)
    bottom = HEIGHT - MARGIN + 28
    at = [(left + MARGIN + (x - first) * across, bottom - (y - low) * up) for x, y in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="#7a3b1d"/>' for x, y in at)
    return (
        f'<g><text x="{left + MARGIN}" y="{MARGIN}">{escape(name)}</text>'
        f'<path d="M{left + MARGIN} {MARGIN + 28}V{bottom}H{left + WIDTH - MARGIN}" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#7a3b1d" stroke-width="1.5"/>{dots}'
        f'<text x="{left + MARGIN - 4}" y="{bottom}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{left + MARGIN - 4}" y="{MARGIN + 32}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{left + MARGIN}" y="{bottom + 14}">{first:g}</text>'
        f'<text x="{left + WIDTH - MARGIN}" y="{bottom + 14}" text-anchor="end">{last:g}</text></g>'
    )
