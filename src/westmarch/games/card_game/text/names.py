"""The names that people use, for every id of the game's data, and the small grammar around them."""

from typing import Final

from westmarch.games.card_game.cards import (
    ALLOWED_PATHS,
    ATTACK,
    CHARACTER,
    DEFENCE,
    EVENT,
    FACTION,
    ITEM,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH_ATTACK,
    PATH_DEFENCE,
    TYPE,
    TYPES,
    numbered,
)
from westmarch.games.card_game.text.sayings import CARDS, LOCATIONS
from westmarch.games.english import count

SIDE_NAMES: Final[dict[str, str]] = {"free": "the Free Peoples", "shadow": "the Shadow"}

SEAT_NAMES: Final[dict[str, str]] = {
    "frodo": "Frodo",
    "witch_king": "the Witch-king",
    "aragorn": "Aragorn",
    "saruman": "Saruman",
    "gandalf": "Gandalf",
    "balrog": "the Balrog",
}

SCENARIO_NAMES: Final[dict[str, str]] = {
    "trilogy": "Trilogy",
    "duel2": "Two-player Duel",
    "duel3": "Three-player Duel",
    "fellowship": "The Fellowship of the Ring",
}

FACTION_NAMES: Final[tuple[str, ...]] = (
    "Dúnedain",
    "Elf",
    "Dwarf",
    "Hobbit",
    "Rohan",
    "Wizard",
    "Isengard",
    "Monstrous",
    "Southron",
    "Mordor",
)


def card(id: str) -> str:
    """The name of a card."""
    return CARDS[id][0]


def location(id: str) -> str:
    """The name of a battleground or a path; places without one by what they are."""
    return LOCATIONS[id][0] if id in LOCATIONS else {"path": "the path", "reserve": "the reserve"}.get(id, id)


def seat(id: str) -> str:
    return SEAT_NAMES.get(id, id)


def side(id: str) -> str:
    return SIDE_NAMES.get(id, id)


def source(id: str) -> str:
    """What brought something about: a card or a location."""
    return card(id) if id in CARDS else location(id)


def icons(id: str) -> str:
    """The printed icons of a card: "attack 1+1, defence 1; path 2 on 2-6"; what leads is behind the plus."""
    at = numbered(id)
    parts = []
    for word, plain, lead in (
        ("attack", ATTACK[at], LEAD_ATTACK[at]),
        ("defence", DEFENCE[at], LEAD_DEFENCE[at]),
    ):
        if plain or lead:
            parts.append(f"{word} {plain}+{lead}" if lead else f"{word} {plain}")
    text = ", ".join(parts)
    path = max(PATH_ATTACK[at], PATH_DEFENCE[at])
    if TYPE[at] == CHARACTER and ALLOWED_PATHS[at]:
        text += f"{'; ' if text else ''}path {path} on {paths(id)}"
    elif path:
        text += f"{'; ' if text else ''}path {path}"
    return text


def paths(id: str) -> str:
    """The path numbers that a character may go to: "1-3, 5-9"."""
    bits = ALLOWED_PATHS[numbered(id)]
    runs: list[list[int]] = []
    for number in range(1, 10):
        if bits >> number & 1:
            if runs and runs[-1][1] == number - 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
    return ", ".join([str(low) if low == high else f"{low}-{high}" for low, high in runs])


def kind(id: str) -> str:
    """Faction and type: "Elf character"."""
    at = numbered(id)
    return f"{FACTION_NAMES[FACTION[at]]} {TYPES[TYPE[at]]}"


def with_icons(id: str) -> str:
    """A card with its icons in brackets, events and items without any by what they are."""
    printed = icons(id)
    if printed:
        return f"{card(id)} [{printed}]"
    return f"{card(id)} [{TYPES[TYPE[numbered(id)]]}]" if TYPE[numbered(id)] in (EVENT, ITEM) else card(id)


def says(id: str) -> str:
    """What a card says."""
    return CARDS[id][1]


def cards(number: int) -> str:
    return count(number, "card")
