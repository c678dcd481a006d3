"""How long the regions' names are: the map has to hold them in every language."""

import re
from pathlib import Path

LOCALES = Path(__file__).resolve().parents[2] / "locales"


def letters(region: str) -> tuple[int, int]:
    """How many letters the longest name of a region has in one line, and in the longer of two."""
    key = re.escape(f"region-{region.replace('_', '-')}")
    texts = [file.read_text(encoding="utf-8") for file in sorted(LOCALES.glob("*/war_of_the_ring.ftl"))]
    names = [found[1].strip() for text in texts if (found := re.search(rf"^{key} = (.+)$", text, re.MULTILINE))]
    return max(map(len, names)), max(map(_broken, names))


def _broken(name: str) -> int:
    """The longer line, where a name is broken at its best space; a single word stays whole."""
    words = name.split(" ")
    breaks = [max(len(" ".join(words[:i])), len(" ".join(words[i:]))) for i in range(1, len(words))]
    return min(breaks, default=len(name))
