"""The table as text, drawn from a view and nothing else: the route, the tracks, the cards, the dice."""

from typing import Any, Final

from westmarch.games.english import count, listed, sentence
from westmarch.games.mount_doom.board import EVENT, FIGURES, HEART, NAZGUL_EVENT, NAZGUL_TOTAL, STAGES
from westmarch.games.mount_doom.printed import STAGE_LENGTH
from westmarch.games.mount_doom.text.names import battle_face, card, die, figure, hint, letter, meeting, stage, title

View = dict[str, Any]

CELL: Final = 7
"""The width of a space of the route: five figures and its event."""

LABEL: Final = 14
"""The width of a stage's name."""


def describe_board(view: View, width: int = 100) -> str:
    """The table as every seat sees it: only the cards that lie face down are hidden, and from all."""
    table = view["table"]
    parts = [
        _wrapped(_headline(view), width),
        _route(table, width),
        _tracks(table, width),
        _encounters(table, width),
        _cards(table, width),
        _dice(table, width),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _headline(view: View) -> str:
    table = view["table"]
    words = ["Adventure to Mount Doom", f"turn {table['turn']['number']}"]
    if len(table["cards"]) > 1:
        words.append(f"the {table['turn']['seat']} player's")
    words.append(f"on the way to {stage(table['stage']['name'])}")
    return " | ".join(words)


# --- the route -------------------------------------------------------------------------------------------------------


def _route(table: View, width: int) -> list[str]:
    """A line for each stage, its destination at the end; the stage that is played now has an arrow."""
    numbers = "".join(str(number).ljust(CELL) for number in range(1, STAGE_LENGTH))
    lines = [f"{' ' * (LABEL + 2)}{numbers}there", f"  {'Rivendell'.ljust(LABEL)}{_standing(table, 0) or '-'}"]
    for i, name in enumerate(STAGES):
        spaces = range(STAGE_LENGTH * i + 1, STAGE_LENGTH * (i + 1) + 1)
        cells = "".join(_cell(table, space).ljust(CELL) for space in spaces)
        arrow = ">" if name == table["stage"]["name"] else " "
        lines.append(f"{arrow} {stage(name).ljust(LABEL)}{cells}".rstrip())
    waiting = [figure(name) for name in FIGURES if table["figures"][name] is None]
    if waiting:
        lines += _wrapped(f"  Waiting beside Minas Morgul: {listed(waiting)}.", width, "    ")
    letters = ", ".join(f"{letter(name)} {figure(name).removeprefix('the ')}" for name in FIGURES)
    return [*lines, *_wrapped(f"  ({letters}; h a heart is lost, n a Nazgûl comes)", width, "   ")]


def _standing(table: View, space: int) -> str:
    return "".join(letter(name) for name in FIGURES if table["figures"][name] == space)


def _cell(table: View, space: int) -> str:
    mark = "h" if EVENT[space] == HEART else "n" if EVENT[space] == NAZGUL_EVENT else ""
    there = _standing(table, space)
    return f"{there} {mark}".strip() if there or mark else "."


# --- the tracks ------------------------------------------------------------------------------------------------------


def _tracks(table: View, width: int) -> list[str]:
    courage, isengard, morgul = table["courage"], table["isengard"], table["minas_morgul"]
    lines = [
        f"Courage {courage['now']:>2} of {courage['top']}  {_bar(courage)}  "
        f"(e the Eye at {courage['eye']}, g Galadriel at {courage['galadriel']})"
    ]
    foes = [] if not isengard["chieftain"] else ["the chieftain"]
    if isengard["warriors"]:
        foes.append(count(isengard["warriors"], "Uruk-hai warrior"))
    held = f"Isengard: {listed(foes)}{', and the Ents besiege it' if isengard['treebeard'] else ''}."
    slain = morgul["nazgul"] == 0
    nazgul = "the Witch-king is slain" if slain else f"{morgul['nazgul']} of {NAZGUL_TOTAL} Nazgûl"
    gandalf = table["gandalf"]
    locked = ", lost to the Balrog until Helm's Deep" if gandalf["locked"] else ""
    stack = f"Gandalf: {count(gandalf['stack'], 'card')} in his stack{locked}."
    lines += _wrapped(f"{held} Minas Morgul: {nazgul}. {stack}", width)
    return lines


def _bar(courage: View) -> str:
    """The track from the bottom: full up to the Ring, with the two marked spaces."""
    marks = []
    for space in range(1, courage["top"] + 1):
        empty = "e" if space == courage["eye"] else "g" if space == courage["galadriel"] else "."
        marks.append("*" if space <= courage["now"] else empty)
    return "".join(marks)


# --- the cards -------------------------------------------------------------------------------------------------------


def _encounters(table: View, width: int) -> list[str]:
    lines = ["Encounters, by the face of a black die:"]
    for slot, told in zip(table["track"], table["would"]["slots"], strict=True):
        lines += _wrapped(f"  {slot['slot']}  {slot_words(slot, told)}", width, " " * 9)
    if table["foreseen"] is not None:
        words = f"  Gandalf has seen the first card of the next stage: {card(table['foreseen'])}."
        lines += _wrapped(words, width, "    ")
    return lines


def slot_words(slot: View, told: View) -> str:
    """What lies on a slot: its card and what it brings, or the symbol below."""
    if slot["card"] is None:
        symbol = told["symbol"]
        return "empty: a Nazgûl comes" if symbol == "nazgul" else f"empty: {figure(symbol)} may go 0 to 2 spaces"
    if slot["card"] == "unknown":
        return "face down"
    effects = [words for words in (meeting(told), hint(slot["card"])) if words]
    words = f"{title(slot['card'])}{': ' + ', '.join(effects) if effects else ''}"
    if slot["face_down"]:
        words += " (face down, but known)"
    if slot["covers"] is not None:
        words += f" (it covers {card(slot['covers']['card'])})"
    return words


def _cards(table: View, width: int) -> list[str]:
    lines: list[str] = []
    for name, cards in table["cards"].items():
        owner = "Your cards" if len(table["cards"]) == 1 else f"In front of the {name} player"
        words = "; ".join(f"{title(held)} ({hint(held)})" for held in cards) or "none"
        lines += _wrapped(f"{owner}: {words}.", width, "    ")
    return lines


# --- the dice --------------------------------------------------------------------------------------------------------


def _dice(table: View, width: int) -> list[str]:
    lines: list[str] = []
    if table["dice"]:
        dice = [f"{die(name).removeprefix('the ')} {_face(face)}" for name, face in table["dice"].items()]
        lines += _wrapped(f"Just rolled: {', '.join(dice)}.", width, "    ")
    pages = [_page(table["tile"][2 * page : 2 * page + 2]) for page in (0, 1)]
    lines += [f"On page {page + 1} of the tile: {words}." for page, words in enumerate(pages) if words]
    battle = table["battle"]
    if battle is not None:
        left = "battles until two are won in a row" if battle["left"] is None else count(battle["left"], "battle")
        support = f"in support: {listed([figure(name) for name in battle['support']])}"
        words = sentence(f"BATTLE against {card(battle['enemy'])}: {left} to fight, {support}")
        lines += _wrapped(words, width, "    ")
    return lines


def _face(face: int | str) -> str:
    return battle_face(face) if isinstance(face, str) else str(face)


def _page(dice: list[View | None]) -> str:
    return " and ".join(f"{die(d['die']).removeprefix('the ')} {d['face']}" for d in dice if d is not None)


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Broken between words; the lines after the first are indented."""
    lines: list[str] = []
    line = ""
    for i, word in enumerate(text.split(" ")):
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = f"{indent}{word}"
        else:
            line = f"{line} {word}" if i else word
    return [*lines, line]
