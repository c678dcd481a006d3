"""The Fellowship and the Hunt in words."""

from collections.abc import Callable
from typing import Final

from westmarch.games.english import listed
from westmarch.games.war_of_the_ring.text.names import character, in_region, numbers, source, the_region, tile, tiles
from westmarch.games.war_of_the_ring.text.phrases import Facts, because


def _fellowship(e: Facts) -> str:
    what, where = e["what"], e["region"]
    path = f", by this way: {listed([the_region(id) for id in e['path']])}" if e["steps"] else ""
    if what == "moves":
        if where == "mordor_track":
            return "the Fellowship sets out for another step through Mordor"
        return f"the Fellowship moves: Progress {e['progress']}"
    said = {
        "hidden": f"the Fellowship is hidden again{because(e)}",
        "declared": f"the Fellowship is declared {in_region(where)}{path}",
        "revealed": f"the Fellowship is revealed{because(e)}!",
        "found": f"the Fellowship is found {in_region(where)}{path}",
        "shifted": f"the Ring-bearers are driven off course to {the_region(where)}{because(e)}",
        "given_away": "Gollum gives the Fellowship away",
        "entered_mordor": "the Fellowship enters Mordor",
        "stopped": f"the Stop icon holds the Fellowship on step {e['mordor']} of the Mordor Track",
    }
    return said.get(what) or f"the Fellowship reaches step {e['mordor']} of the Mordor Track"


def _corruption(e: Facts) -> str:
    points = e["points"]
    change = f"{-points} Corruption healed" if points < 0 else f"{points} Corruption"
    return f"{change}{because(e)}: {e['total']} in all"


def _hunt_roll(e: Facts) -> str:
    again = (
        f"The Hunt rolls again for {listed([source(id) for id in e['grounds']])}" if e["reroll"] else "The Hunt rolls"
    )
    bonus = f"+{e['bonus']} to each die, 6 succeeds" if e["bonus"] else "a 6 succeeds"
    return f"{again}: {numbers(e['dice'])} ({bonus}). Successes in all: {e['successes']}"


def _hunt_tile(e: Facts) -> str:
    return f"Hunt tile drawn{because(e, 'hunt')}: {tile(e['tile'])}"


EYE_COUNTS: Final[dict[str, str]] = {
    "successes": ", the successes of the Hunt",
    "box": ", the dice in the Hunt Box",
    "nothing": ", for want of a Hunt roll",
}


def _hunt_damage(e: Facts) -> str:
    counted = ", by the roll of a die" if e.get("die") else EYE_COUNTS.get(e["how"], "")
    return f"Hunt damage {e['damage']}{counted}{because(e)}"


def _hunt_lowered(e: Facts) -> str:
    who = source(e["cause"])
    said = {
        "guide": f"{who}, the Guide, is taken as a casualty and",
        "random": f"{who} is drawn at random as a casualty and",
        "ability": f"{who}, the Guide,",
        "card": f"'{who}'",
    }
    return f"{said[e['how']]} meets {e['met']} of the Hunt damage: {e['damage']} left"


def _hunt_pool(e: Facts) -> str:
    what = "the Hunt Pool for Mordor is formed" if e["cause"] == "mordor" else "the Hunt Pool is filled again"
    return f"{what}: {tiles(e['pool'])}"


def _special_tile(e: Facts) -> str:
    goes = "is in play and waits for Mordor" if e["waits"] else "joins the Hunt Pool"
    return f"the tile {tile(e['tile'])} {goes}"


HUNT_SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "fellowship": _fellowship,
    "guide": lambda e: f"{character(e['character'])} now guides the Fellowship",
    "corruption": _corruption,
    "hunt_roll": _hunt_roll,
    "hunt_tile": _hunt_tile,
    "hunt_tile_dropped": lambda e: f"the tile {tile(e['tile'])} has no effect here and is put aside",
    "hunt_damage": _hunt_damage,
    "hunt_lowered": _hunt_lowered,
    "hunt_box": lambda e: f"the Free Peoples' die goes to the Hunt Box ({e['free_peoples']} there now)",
    "hunt_pool": _hunt_pool,
    "special_tile": _special_tile,
    "hunt_tile_removed": lambda e: f"the tile {tile(e['tile'])} is out of the game{because(e)}",
    "hunt_tile_returned": lambda e: f"the tile {tile(e['tile'])} goes back into the Hunt Pool{because(e)}",
}
"""By kind of event."""
