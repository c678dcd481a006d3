"""The board as text, drawn from a view and nothing else.

The diamond is laid like bricks: two regions of neighbouring rows are adjacent exactly where their boxes touch.
"""

from collections.abc import Sequence
from typing import Any, Final

from westmarch.games.confrontation.board import CAPACITY, FELLOWSHIP, REGIONS, ROW, SAURON, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS
from westmarch.games.confrontation.text.names import (
    SPECIAL_NAMES,
    card,
    in_roster,
    named,
    region,
    region_title,
    short,
    side,
    strength,
    title,
)
from westmarch.games.confrontation.words import HANDLES
from westmarch.games.english import listed, sentence

View = dict[str, Any]

WIDEST: Final = 24
NARROWEST: Final = 18
"""The width of a region's box with its left wall; four of them stand side by side in the mountains."""

NARROWED_DOWN: Final = 3
"""A hidden piece that may be no more than so many characters is shown with their names."""

_ROWS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(r for r in range(len(REGIONS)) if ROW[r] == row) for row in range(6, -1, -1)
)
_FULL_HOUSE: Final = 4


def describe_board(view: View, width: int = 100) -> str:
    """The table as the seat of this view sees it."""
    table = view["table"]
    box = max(NARROWEST, min(WIDEST, (width - 1) // _FULL_HOUSE // 2 * 2))
    parts = [*_wrapped(_headline(view), width), "", *_diamond(table, box)]
    legend = _legend(table)
    if legend:
        parts += _wrapped(legend, width)
    parts.append("")
    for name in SIDES:
        holdings = _holdings(view, name)
        if holdings:
            parts += _wrapped(f"{side(name).removeprefix('the ').upper()}: {'; '.join(holdings)}", width, "    ")
    if table["battle"] is not None:
        parts += _wrapped(_battle(table["battle"]), width, "    ")
    if table["named"] is not None:
        piece = table["named"]
        parts.append(f"A King Revealed: {piece if piece in HANDLES[SAURON] else named(piece)} must move.")
    return "\n".join(parts).rstrip()


# --- the diamond ---------------------------------------------------------------------------------------------------


def _diamond(table: View, box: int) -> list[str]:
    rows = list(_ROWS)
    if table["phase"] == "setup" and table["side"] is not None:
        # Only one's own half matters yet, and a short picture stays on the screen between two choices.
        rows = rows[-3:] if table["side"] == SIDES[FELLOWSHIP] else rows[:3]
    lines: list[str] = []
    above: set[int] = set()
    for row in rows:
        left = (_FULL_HOUSE - len(row)) * box // 2
        walls = {left + box * i for i in range(len(row) + 1)}
        lines.append(_border(above | walls))
        above = walls
        cells = [_cell(table, r, box - 3) for r in row]
        for i in range(max(len(cell) for cell in cells)):
            texts = [(cell[i] if i < len(cell) else "").ljust(box - 3) for cell in cells]
            lines.append(" " * left + "| " + " | ".join(texts) + " |")
    lines.append(_border(above))
    return lines


def _border(walls: set[int]) -> str:
    """A line from the first wall to the last, with a corner wherever a wall meets it from above or below."""
    first = min(walls)
    return " " * first + "".join("+" if x in walls else "-" for x in range(first, max(walls) + 1))


def _cell(table: View, at: int, width: int) -> list[str]:
    """A region: its name and room, then who stands in it."""
    mark = f"{'^' if ROW[at] == 3 else ''}{CAPACITY[at]}"
    name = region_title(REGIONS[at]).upper()
    lines = [f"{name}{mark.rjust(width - len(name))}" if len(name) + len(mark) < width else name]
    pieces: list[str] = []
    for name in reversed(SIDES):
        pieces += [_piece(piece) for piece in table["sides"][name]["pieces"] if piece["region"] == REGIONS[at]]
    lines += _packed(pieces, width)
    return lines if len(lines) > 1 else [*lines, ""]


def _piece(piece: View) -> str:
    """One's own piece by name and strength, an enemy's by its handle and what is known of it."""
    if "character" in piece:
        mark = "!" if piece["revealed"] else "*" if len(piece["taken_for"]) == 1 else ""
        return f"{short(piece['character'])} {strength(piece['character'])}{mark}"
    handle: str = piece["piece"]
    if piece["revealed"] is not None:
        return f"{handle} {short(piece['revealed'])} {strength(piece['revealed'])}!"
    may_be = piece.get("may_be", [])
    if len(may_be) == 1:
        return f"{handle} {short(may_be[0])} {strength(may_be[0])}"
    if 1 < len(may_be) <= NARROWED_DOWN:
        return f"{handle} {'/'.join([short(character) for character in may_be])}?"
    return f"{handle} ?"


def _packed(pieces: Sequence[str], width: int) -> list[str]:
    """As many pieces on a line as fit; one that is too long for a line is broken after a slash."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + 2 + len(piece) <= width:
            lines[-1] = f"{lines[-1]}  {piece}"
            continue
        rest = piece
        while len(rest) > width:
            cut = rest.rfind("/", 0, width) + 1
            lines.append(rest[:cut])
            rest = f"   {rest[cut:]}"
        lines.append(rest)
    return lines


def _legend(table: View) -> str:
    own = [] if table["side"] is None else table["sides"][table["side"]]["pieces"]
    enemies = [piece for name in SIDES if name != table["side"] for piece in table["sides"][name]["pieces"]]
    notes = []
    if table["phase"] == "play":
        notes.append("^ mountains, one of a side")
    if any(piece["revealed"] for piece in [*own, *enemies]):
        notes.append("! lies open")
    if any(not piece["revealed"] and len(piece["taken_for"]) == 1 for piece in own):
        notes.append("* the enemy knows who it is")
    return f"({'; '.join(notes)})" if notes else ""


# --- what lies beside it ---------------------------------------------------------------------------------------------


def _headline(view: View) -> str:
    table = view["table"]
    parts = [f"The Confrontation, {view['options']['edition']}"]
    if view["options"]["match"]:
        points = ", ".join(f"{seat} {count}" for seat, count in table["points"].items())
        parts.append(f"game {table['game']} of 2 (points: {points})")
    if table["turn"] is None:
        parts.append("setting up")
    else:
        parts.append(f"turn {table['turn']['number']}, {side(table['turn']['side'])} to move")
    if table["side"] is not None:
        parts.append(f"you are {side(table['side'])}")
    return " | ".join(parts)


def _holdings(view: View, name: str) -> list[str]:
    """A side's cards, its fallen, and whatever else of it lies open."""
    table = view["table"]
    mine: View = table["sides"][name]
    parts = []
    if table["phase"] == "play":  # before, every hand is full
        parts.append(f"cards {_cards(_left(table, name))}")
    if mine["discarded"]:
        parts.append(f"played {_cards(mine['discarded'])}")
    if mine["specials"]:
        parts.append(f"special {', '.join([SPECIAL_NAMES[c] for c in mine['specials']])}")
    if mine["defeated"]:
        parts.append(f"fallen {', '.join([title(c) for c in mine['defeated']])}")
    if mine["ring_bearer"] is not None and mine["ring_bearer"] != mine["roster"][0]:
        parts.append(f"Ring-bearer {title(mine['ring_bearer'])}")
    if view["options"]["edition"] == "draft" and mine["roster"]:
        parts.append(f"faces {', '.join([in_roster(c) for c in mine['roster']])}")
    return parts


def _left(table: View, name: str) -> list[str]:
    """The cards in a side's hand; an enemy's are those that nobody has seen it play."""
    mine: View = table["sides"][name]
    if mine["hand"] is not None:
        hand: list[str] = mine["hand"]
        return hand
    battle = table["battle"]
    on_table = None if battle is None else battle["cards"][name]
    cards = COMBAT_CARDS[SAURON if name == SIDES[SAURON] else FELLOWSHIP]
    return [c for c in cards if c not in mine["discarded"] and c != on_table]


def _cards(cards: Sequence[str]) -> str:
    return ", ".join([card(c) for c in cards]) or "none"


def _battle(battle: View) -> str:
    attacker: str = battle["attacker"]
    defender = SIDES[1 - SIDES.index(attacker)]
    if battle[attacker] is None:
        return sentence(f"ATTACK by {side(attacker)} in {region(battle['region'])}")
    fighters = [f"{title(battle[name])} {strength(battle[name])}" for name in (attacker, defender)]
    text = f"BATTLE in {region(battle['region'])}: {fighters[0]} attacks {fighters[1]}"
    if battle["gwaihir"]:
        text += ", with Gwaihir above"
    if battle["no_cards"]:
        return sentence(f"{text}; no cards in this battle")
    shown = [f"{side(name)} {card(c)}" for name, c in battle["cards"].items() if c is not None]
    return sentence(f"{text}; on the table: {listed(shown)}" if shown else text)


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Broken between words; the lines after the first are indented."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = f"{indent}{word}"
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
