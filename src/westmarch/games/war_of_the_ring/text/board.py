"""The table as text, drawn from a view and nothing else."""

import textwrap
from typing import Any, Final

from westmarch.games.english import capital, count, listed
from westmarch.games.war_of_the_ring.board import KIND, KINDS, NATION, NATIONS, NO_NATION, REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS as IDS
from westmarch.games.war_of_the_ring.cards import COMBAT, COMBATS, ICON, ICONS, INITIATIVE
from westmarch.games.war_of_the_ring.text.names import (
    PHASE_NAMES,
    card,
    card_text,
    character,
    faces,
    force,
    half,
    half_text,
    in_region,
    nation,
    numbers,
    people,
    region,
    seat,
    side,
    the_region,
    tile,
    tiles,
)

View = dict[str, Any]

SIDES: Final = ("free_peoples", "shadow")
_DECKS: Final = {
    "fp_character": "Free Peoples Character",
    "fp_strategy": "Free Peoples Strategy",
    "shadow_character": "Shadow Character",
    "shadow_strategy": "Shadow Strategy",
}


def describe_board(view: View, width: int = 100) -> str:
    """The table as the seat of this view sees it."""
    table = view["table"]
    parts = [
        [_headline(view), *[_side(table, id) for id in SIDES]],
        [_fellowship(table), _hunt(table), _politics(table)],
        *[_armies(table, id) for id in SIDES],
        _battle(table),
        _cards(table),
        _hand(view),
    ]
    return "\n\n".join("\n".join(_wrapped(line, width) for line in part) for part in parts if part)


def _wrapped(text: str, width: int) -> str:
    return textwrap.fill(text, width, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def _headline(view: View) -> str:
    table = view["table"]
    parts = [f"War of the Ring, turn {table['turn']}", PHASE_NAMES[table["phase"]]]
    if table["acting"] is not None:
        parts.append(f"{seat(table['acting'])} to act")
    if view["seat"] is not None:
        parts.append(f"you are {seat(view['seat'])}")
    return " | ".join(parts)


def _side(table: View, id: str) -> str:
    dice = table["dice"][id]
    unused = [face for face, number in dice["unused"].items() for _ in range(number)]
    parts = [f"{table['points'][id]} of {table['goal'][id]} Victory Points"]
    parts.append(f"dice left: {faces(unused)} (of {dice['pool']})")
    if table["rings"][id]:
        parts.append(count(table["rings"][id], "Elven Ring"))
    return f"{_heading(id)}: {'; '.join(parts)}"


def _heading(id: str) -> str:
    return side(id).removeprefix("the ").upper()


# --- the Fellowship, the Hunt, the nations ----------------------------------------------------------------------------


def _fellowship(table: View) -> str:
    ring = table["fellowship"]
    if ring["mordor"] is None:
        where = f"last seen {in_region(ring['region'])}, Progress {ring['progress']}"
    else:
        where = f"on step {ring['mordor']} of 5 of the Mordor Track"
    seen = "hidden" if ring["hidden"] else "REVEALED"
    others = [character(id) for id in ring["companions"] if id != ring["guide"]]
    company = f"; with {listed(others)}" if others else ""
    return (
        f"FELLOWSHIP: {where}, {seen}; Corruption {ring['corruption']} of 12; Guide {character(ring['guide'])}{company}"
    )


def _hunt(table: View) -> str:
    hunt, box = table["hunt"], table["hunt_box"]
    parts = [f"box: {box['shadow']} of the Shadow, {box['free_peoples']} of the Free Peoples"]
    parts.append(f"pool: {tiles(hunt['pool'])}")
    if hunt["waiting"]:
        parts.append(f"waiting for Mordor: {', '.join(tile(id) for id in hunt['waiting'])}")
    if hunt["removed"]:
        parts.append(f"out of the game: {tiles(hunt['removed'])}")
    if hunt["tile"] is not None:
        parts.append(f"tile {tile(hunt['tile'])}, damage {hunt['damage']}")
    return f"HUNT: {'; '.join(parts)}"


def _politics(table: View) -> str:
    told = []
    for id in NATIONS:
        now = table["politics"][id]
        steps = now["steps_to_war"]
        where = "AT WAR" if steps == 0 else f"{count(steps, 'step')} from war"
        told.append(f"{nation(id).removeprefix('the ')} {where}{'' if now['active'] else ', passive'}")
    return f"NATIONS: {'; '.join(told)}"


# --- the map ----------------------------------------------------------------------------------------------------------


def _armies(table: View, id: str) -> list[str]:
    """Where a side stands, one region a line."""
    lines = []
    for name, there in table["regions"].items():
        men = [who for who in there.get("characters", ()) if _is_of(who, id)]
        if id in there or men:
            marks = _marks(name, there, id)
            lines.append(f"  {region(name)}{marks}: {force(there.get(id, {}), men)}")
    held = [the_region(name) for name, there in table["regions"].items() if there.get("controlled_by") == id]
    if held:
        lines.append(f"  Captured: {', '.join(held)}")
    return [f"{_heading(id)} on the map", *lines]


def _is_of(who: str, id: str) -> bool:
    return (who in ("saruman", "witch_king", "mouth_of_sauron")) == (id == "shadow")


def _marks(name: str, there: View, id: str) -> str:
    """Whose land it is and what stands there; who besieges whom."""
    at = REGIONS.index(name)
    land = [people(NATIONS[NATION[at]])] if NATION[at] != NO_NATION else []
    marks = [" ".join([*land, KINDS[KIND[at]]]).strip()] if land or KIND[at] else []
    if "besieged" in there:
        marks.append("besieged" if there["besieged"] == id else "besieging")
    return f" ({', '.join(marks)})" if marks else ""


def _battle(table: View) -> list[str]:
    fight = table["battle"]
    if fight is None:
        return []
    kind = {"field": "BATTLE", "siege": "SIEGE BATTLE", "sortie": "SORTIE"}[fight["kind"]]
    lines = [f"{kind} {in_region(fight['region'])}, round {max(1, fight['round'])}"]
    for id in SIDES:
        now = fight["sides"][id]
        role = "attacks" if id == fight["attacker"] else "defends"
        sums = f"strength {now['strength']}, Leadership {now['leadership']}"
        rolls = f"{count(now['dice'], 'die', 'dice')} hitting on {now['needs']} or more"
        if now["bonus"]:
            rolls += f" ({now['bonus']:+d})"
        parts = [f"  {capital(side(id))} {role}: {force(now['figures'], now['characters'])}", sums, rolls]
        if now["card"]:
            parts.append(f"Combat card {_laid(now['card'])}{' (cancelled)' if now['cancelled'] else ''}")
        if now["roll"]:
            parts.append(f"rolled {numbers(now['roll'])}, {count(now['hits'], 'hit')}")
        lines.append("; ".join(parts))
    return lines


def _laid(id: str) -> str:
    return "face down" if id.endswith("_back") else half(COMBATS[COMBAT[IDS.index(id)]])


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(table: View) -> list[str]:
    lines = []
    for id in SIDES:
        if table["table"][id]:
            lines.append(f"ON THE TABLE, {side(id)}: {', '.join(card(c) for c in table['table'][id])}")
    for id, hand in table["hands"].items():
        backs = f"{hand['character']} Character, {hand['strategy']} Strategy"
        lines.append(f"Hand of {seat(id)}: {backs}")
    decks = [f"{_DECKS[name]} {left}" for name, left in table["decks"].items()]
    return [*lines, f"Decks: {', '.join(decks)}"]


def _hand(view: View) -> list[str]:
    """One's own cards, each with what it says as an Event and in battle."""
    own = view["table"]["hands"].get(view["seat"] or "", {}).get("cards")
    if not own:
        return []
    lines = [f"YOUR HAND ({count(len(own), 'card')})"]
    for id in own:
        at = IDS.index(id)
        used = COMBATS[COMBAT[at]]
        first = " and ".join(str(number) for number in INITIATIVE[at])
        lines.append(f"  {card(id)} ({ICONS[ICON[at]].capitalize()}). {card_text(id)}")
        lines.append(f"      In battle, {half(used)} ({first}): {half_text(used)}")
    return lines
