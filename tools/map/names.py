"""The regions' names in every language: the map has to hold them all, each set for itself."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

LOCALES = Path(__file__).resolve().parents[2] / "locales"


def names(region: str) -> dict[str, str]:
    """A region's name in each language."""
    key = re.escape(f"region-{region.replace('_', '-')}")
    texts = {
        file.parent.name: file.read_text(encoding="utf-8") for file in sorted(LOCALES.glob("*/war_of_the_ring.ftl"))
    }
    found = {language: re.search(rf"^{key} = (.+)$", text, re.MULTILINE) for language, text in texts.items()}
    return {language: match[1].strip() for language, match in found.items() if match}


def longest(name: str, lines: int) -> int | None:
    """How many letters the longest line has, broken as evenly as can be; None: the name has too few words."""
    return min((max(map(len, broken)) for broken in _breaks(name.split(" "), lines)), default=None)


def _breaks(words: list[str], lines: int) -> Iterator[list[str]]:
    for cuts in combinations(range(1, len(words)), lines - 1):
        ends = [0, *cuts, len(words)]
        yield [" ".join(words[a:b]) for a, b in pairwise(ends)]
