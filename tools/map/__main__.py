"""Draws the map of War of the Ring: `python -m tools.map` writes web/src/games/war_of_the_ring/map/geometry.json."""

import json
from pathlib import Path

from tools.map.build import build

OUTPUT = Path(__file__).resolve().parents[2] / "web/src/games/war_of_the_ring/map/geometry.json"

if __name__ == "__main__":
    OUTPUT.write_text(
        json.dumps(build(), ensure_ascii=False, separators=(",", ":"), indent=None) + "\n", encoding="utf-8"
    )
    print(f"{OUTPUT.name}: {OUTPUT.stat().st_size} bytes")
