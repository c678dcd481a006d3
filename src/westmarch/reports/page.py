"""The sheet that every report is written on: it reads well in the light and in the dark, on a phone and on paper."""

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2a241b; --faint: #7a7163; --line: #d9d0bf;
  --one: #1f6f8b; --two: #b0472f; --three: #4d7c3a; --four: #8a5aa8; --good: 77, 124, 58; --bad: 176, 71, 47; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --ink: #ece4d4; --faint: #a2988a; --line: #453e34;
  --one: #6bb8d3; --two: #e58a6f; --three: #9ac585; --four: #c6a0dd; --good: 122, 176, 98; --bad: 214, 110, 82; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
h1, h2 { font-weight: normal; line-height: 1.2; }
p.about, figcaption, td.faint, .faint { color: var(--faint); }
figure { margin: 1.5rem 0; overflow-x: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.7rem; text-align: right; vertical-align: top; }
th { font-weight: normal; color: var(--faint); }
th:first-child, td:first-child, td.words, th.words { text-align: left; }
td.whole { white-space: nowrap; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
svg { display: block; height: auto; max-width: 100%; min-width: 34rem; }
svg text { fill: var(--ink); font: 13px Georgia, serif; }
svg .faint { fill: var(--faint); } svg .grid { stroke: var(--line); stroke-width: 1; }
svg .one { --hue: var(--one); } svg .two { --hue: var(--two); } svg .three { --hue: var(--three); }
svg .four { --hue: var(--four); } svg .mark { fill: var(--hue); } svg .stroke { fill: none; stroke: var(--hue);
  stroke-width: 2; }
"""

HUES = ("one", "two", "three", "four")
"""The classes of the colours, for as many lines as a plot may have."""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page out of its parts, which are HTML."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def paragraph(text: str) -> str:
    return f'<p class="about">{escape(text)}</p>'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def figure(svg: str, caption: str) -> str:
    return f"<figure>\n{svg}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def table(
    heads: Sequence[str], rows: Iterable[Sequence[str]], shades: dict[tuple[int, int], float] | None = None
) -> str:
    """A table of texts; `shades` colours cells by row and column: 1 is good, 0 is bad, a half is neither."""
    lines = [
        "<tr>" + "".join(f"<td{_shade(shades, i, j)}>{escape(cell)}</td>" for j, cell in enumerate(row)) + "</tr>"
        for i, row in enumerate(rows)
    ]
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    return f'<div class="scroll"><table>\n<tr>{top}</tr>\n' + "\n".join(lines) + "\n</table></div>"


def _shade(shades: dict[tuple[int, int], float] | None, row: int, column: int) -> str:
    share = (shades or {}).get((row, column))
    if share is None:
        return ""
    hue = "good" if share >= 0.5 else "bad"
    return f' style="background: rgba(var(--{hue}), {abs(share - 0.5):.2f})"'
