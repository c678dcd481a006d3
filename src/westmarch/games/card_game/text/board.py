"""The table as text, drawn from a view and nothing else."""

from typing import Any

from westmarch.games.card_game.cards import FACTIONS, SIDES
from westmarch.games.card_game.locations import (
    BATTLEGROUND_DEFENCE,
    BATTLEGROUND_POINTS,
    BATTLEGROUND_SIDE,
    BATTLEGROUNDS,
    PATH_OWN_DEFENCE,
    PATH_POINTS,
    PATHS,
    SHOWS,
)
from westmarch.games.card_game.text.names import (
    FACTION_NAMES,
    SCENARIO_NAMES,
    card,
    cards,
    icons,
    kind,
    location,
    says,
    seat,
    side,
)
from westmarch.games.english import listed

View = dict[str, Any]


def describe_board(view: View, width: int = 100) -> str:
    """The table as the seat of this view sees it."""
    table = view["table"]
    lines = [*_wrapped(_headline(view), width), *_wrapped(_score(table), width, "    "), ""]
    lines += _path(table, width)
    for id, field in table["battlegrounds"].items():
        lines += _field(id, field, width)
    if table["combat"] is not None:
        combat = table["combat"]
        lines += [f"COMBAT at {location(combat['location'])}: {combat['left']} of {combat['attack']} attack left"]
    if table["lasting"]:
        lines += _wrapped(f"This round: {listed([card(id) for id in table['lasting']])}", width)
    lines.append("")
    for id, holding in table["seats"].items():
        lines += _wrapped(_holding(id, holding), width, "    ")
    own = [(id, holding) for id, holding in table["seats"].items() if holding["cards"] is not None]
    for id, holding in own:
        if len(own) == 1 or id == view["seat"]:
            lines += ["", *_hand(holding, width)]
        else:
            text = f"HAND of {seat(id)}: {listed([card(c) for c in holding['cards']['hand']], none='nothing')}"
            lines += ["", *_wrapped(text, width, "    ")]
    return "\n".join(lines).rstrip()


def _headline(view: View) -> str:
    table = view["table"]
    parts = [f"The Card Game, {SCENARIO_NAMES[table['scenario']]}"]
    if table["round"]:
        parts += [f"round {table['round']}", f"first player {seat(table['first_player'])}"]
        parts.append(f"{seat(table['turn'])} on turn")
    if view["seat"] is not None:
        parts.append(f"you are {seat(view['seat'])}")
    return " | ".join(parts)


def _score(table: View) -> str:
    parts = []
    for name in SIDES:
        area = table["scoring"][name]
        held = [location(id) for id in (*area["battlegrounds"], *(area["paths"] if name == "free" else ()))]
        if name == "shadow":
            held.append(f"corruption {table['corruption']}")
        parts.append(f"{side(name).removeprefix('the ').upper()} {area['points']} ({', '.join(held) or 'nothing'})")
    return "; ".join(parts)


def _path(table: View, width: int) -> list[str]:
    path = table["path"]
    if path is None:
        return []
    at = PATHS.index(path["path"])
    head = (
        f"PATH {path['number']}, {location(path['path'])}: {_points(PATH_POINTS[at])}, defence {PATH_OWN_DEFENCE[at]}"
    )
    return [*_wrapped(f"{head}; {_sums(path['sums'])}", width, "    "), *_sides(path["cards"], "shadow", width)]


def _field(id: str, field: View, width: int) -> list[str]:
    at = BATTLEGROUNDS.index(id)
    defender = SIDES[BATTLEGROUND_SIDE[at]]
    defence = f"defence {BATTLEGROUND_DEFENCE[at]}{'' if field['defence_counts'] else ' (does not count)'}"
    shown = [FACTION_NAMES[faction] for faction in range(len(FACTIONS)) if SHOWS[at] >> faction & 1]
    head = f"BATTLEGROUND {location(id)}, defended by {side(defender)}: {_points(BATTLEGROUND_POINTS[at])}, {defence}"
    text = f"{head}; open to {', '.join(shown)}; {_sums(field['sums'])}"
    return [*_wrapped(text, width, "    "), *_sides(field["cards"], SIDES[1 - BATTLEGROUND_SIDE[at]], width)]


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _sums(sums: View) -> str:
    return f"attack {sums['attack']} against {sums['own_defence'] + sums['cards_defence']}"


def _sides(found: list[View], attacker: str, width: int) -> list[str]:
    """Who stands there, the attackers first."""
    lines: list[str] = []
    for word, attacking in (("attacking", True), ("defending", False)):
        there = [_in_play(entry) for entry in found if (_side_of(entry) == attacker) == attacking]
        if there:
            lines += _wrapped(f"{word}: {', '.join(there)}", width, "    ", "  ")
    return lines


def _side_of(entry: View) -> str:
    return "shadow" if entry["seat"] in ("witch_king", "saruman", "balrog") else "free"


def _in_play(entry: View) -> str:
    """A card in play with its items, and the icons that it counts where it lies."""
    text = card(entry["card"])
    if entry["items"]:
        text += f" with {listed([card(item['card']) for item in entry['items']])}"
    if entry.get("icons"):  # counted where there is something to fight for
        text += f" [{entry['icons']}]"
    return f"{text}*" if entry["fresh"] else text


def _holding(id: str, holding: View) -> str:
    name = seat(id).removeprefix("the ").upper()
    parts = [f"{name} ({side(holding['side'])}): hand {holding['hand']} (limit {holding['carryover']})"]
    parts.append(f"deck {holding['deck']}, cycled {holding['cycle_pile']}, eliminated {holding['eliminated']}")
    if holding["ring"] is not None:
        parts.append("Ring token" if holding["ring"] else "Ring token used")
    if holding["reserve"]:
        parts.append(f"reserve: {', '.join([_in_play(entry) for entry in holding['reserve']])}")
    if holding["cards"] is None and holding["known"]["hand"]:
        parts.append(f"known in hand: {', '.join([card(c) for c in holding['known']['hand']])}")
    return "; ".join(parts)


def _hand(holding: View, width: int) -> list[str]:
    """One's own hidden cards, each with what it says."""
    mine = holding["cards"]
    lines = [f"YOUR HAND ({cards(len(mine['hand']))})"]
    for id in mine["hand"]:
        lines += _wrapped(_whole(id), width, "      ", "  ")
    if mine["apart"]:
        lines.append("DRAWN APART")
        for id in mine["apart"]:
            lines += _wrapped(_whole(id), width, "      ", "  ")
    if mine["top_of_deck"] is not None:
        lines.append(f"On top of your draw deck: {card(mine['top_of_deck'])}")
    if mine["cycle_pile"]:
        lines += _wrapped(f"Your cycle pile: {', '.join([card(c) for c in mine['cycle_pile']])}", width, "    ")
    return lines


def _whole(id: str) -> str:
    """A card with all that is printed on it."""
    printed = icons(id)
    text = f"{card(id)} ({kind(id)}{': ' + printed if printed else ''})"
    return f"{text}. {says(id)}" if says(id) else text


def _wrapped(text: str, width: int, indent: str = "", first: str = "") -> list[str]:
    """Broken between words; the first line and the others are indented."""
    lines: list[str] = []
    line = first
    for word in text.split(" "):
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = f"{indent}{word}"
        else:
            line = f"{line} {word}" if line.strip() else f"{line}{word}"
    return [*lines, line]
