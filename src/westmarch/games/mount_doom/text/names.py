"""The names that people use, for every id of the game's data, and the small grammar around them."""

from typing import Any, Final

from westmarch.games.english import capital, count
from westmarch.games.mount_doom.board import CRATER, STAGES
from westmarch.games.mount_doom.printed import STAGE_LENGTH

STAGE_NAMES: Final[dict[str, str]] = {
    "lothlorien": "Lothlórien",
    "rohan": "Rohan",
    "helms_deep": "Helm's Deep",
    "gondor": "Gondor",
    "minas_morgul": "Minas Morgul",
    "mount_doom": "Mount Doom",
}

# id: (name in a sentence, its letter on the route)
_FIGURES: Final[dict[str, tuple[str, str]]] = {
    "ring_bearer": ("the Ring-bearer", "R"),
    "merry_pippin": ("Merry & Pippin", "M"),
    "aragorn": ("Aragorn", "A"),
    "legolas": ("Legolas", "L"),
    "gimli": ("Gimli", "G"),
}

FIGURE_OF: Final[dict[str, str]] = {
    "orange": "ring_bearer",
    "purple": "merry_pippin",
    "blue": "aragorn",
    "green": "legolas",
    "red": "gimli",
}

_DICE: Final[dict[str, str]] = {
    "black_1": "the first black die",
    "black_2": "the second black die",
    "battle": "the battle die",
}

# id: (name, what it does for those who hold it)
HELPERS: Final[dict[str, tuple[str, str]]] = {
    "arwen": ("Arwen", "an event space does nothing"),
    "elrond": ("Elrond", "one die of a roll is thrown again"),
    "theoden": ("King Théoden", "a companion goes to the end of its stage"),
    "galadriel": ("Galadriel", "before a battle, courage moves to her space"),
    "eowyn": ("Éowyn", "slays the Witch-king when his die shows a 6"),
    "eomer": ("Éomer", "wins a battle without a throw"),
    "faramir": ("Faramir", "leads the Ring-bearer 2 to 4 spaces before a turn"),
    "treebeard": ("Treebeard", "two courage, or the Ents march on Isengard"),
    "boromir": ("Boromir", "a lost battle against an Uruk-hai is thrown again; only Sauron's face loses"),
    "gandalfs_vision": ("Gandalf's Vision", "look at the first card of the next stage, and keep or remove it"),
    "gandalfs_wrath": ("Gandalf's Wrath", "an enemy leaves the track once it has done its work"),
    "gandalfs_support": ("Gandalf's Support", "before a turn, roll all coloured dice and use one"),
    "gandalfs_trick": ("Gandalf's Trick", "set a coloured die as you like"),
    "gandalfs_power": ("Gandalf's Power", "set a black die as you like"),
}

# id: (name, what it does where its numbers do not say so)
_OTHERS: Final[dict[str, tuple[str, str]]] = {
    "cave_troll": ("the Cave Troll", ""),
    "saruman": ("Saruman", "Uruk-hai gather in Isengard"),
    "nazgul": ("the Nazgûl", "one more of them comes to Minas Morgul"),
    "balrog": ("the Balrog", "and Gandalf is lost until Helm's Deep"),
    "moria_orc": ("the Moria Orc", ""),
    "orc_hordes": ("the Orc Hordes", ""),
    "wargs": ("the Wargs", ""),
    "uruk_hai": ("the Uruk-hai", "a battle for each of them in Isengard"),
    "wormtongue": ("Wormtongue", "one of your allies leaves"),
    "grond": ("Grond", ""),
    "eye_of_sauron": ("the Eye of Sauron", "courage drops to the Eye"),
    "witch_king": ("the Witch-king", "a die for each Nazgûl; odd costs a heart"),
    "mumakil": ("the Mûmakil", ""),
    "haradrim": ("the Haradrim", ""),
    "denethor": ("Denethor", "a coloured die of the tile is thrown again"),
    "army_of_the_dead": ("the Army of the Dead", "covers the next card on its left or right"),
    "mouth_of_sauron": ("the Mouth of Sauron", "battles until two are won in a row"),
    "gollums_deceit": ("Gollum's Deceit", ""),
    "phial_of_galadriel": ("the Phial of Galadriel", ""),
    "gollums_madness": ("Gollum's Madness", ""),
    "shelob": ("Shelob", "and no step"),
    "shelobs_sting": ("Shelob's Sting", "a die: 2 or 3 costs a heart, 4 to 6 two"),
    "ring_power": ("the One Ring's Power", "a die: a 6 costs five hearts"),
    "eagles": ("the Eagles", ""),
}

_FACES: Final[dict[str, str]] = {"gandalf": "Gandalf", "sauron": "Sauron"}


def stage(name: str) -> str:
    return STAGE_NAMES[name]


def figure(name: str) -> str:
    """A figure in a sentence: "Gimli", "the Ring-bearer"."""
    return _FIGURES[name][0]


def letter(name: str) -> str:
    return _FIGURES[name][1]


def card(name: str) -> str:
    """A card in a sentence: "Elrond", "the Cave Troll"; one that nobody has seen is just that."""
    if name in HELPERS:
        return HELPERS[name][0]
    return _OTHERS[name][0] if name in _OTHERS else "an unknown card"


def title(name: str) -> str:
    """A card as the head of a line: "Cave Troll"."""
    return capital(card(name).removeprefix("the "))


def hint(name: str) -> str:
    """What a card does, in so far as its numbers do not say it."""
    return HELPERS[name][1] if name in HELPERS else _OTHERS.get(name, ("", ""))[1]


def die(name: str) -> str:
    return _DICE.get(name) or f"the {name} die"


def battle_face(name: str) -> str:
    """A face of the battle die."""
    return _FACES.get(name) or figure(name)


def space(number: int) -> str:
    """A place on the route in a sentence."""
    if number == 0:
        return "Rivendell"
    if number == CRATER:
        return "the crater"
    inside = number % STAGE_LENGTH
    towards = STAGE_NAMES[STAGES[(number - 1) // STAGE_LENGTH]]
    return f"space {inside} towards {towards}" if inside else towards


def source(cause: str) -> str:
    """What brought something about."""
    known = {
        "event_space": "the space itself",
        "slot": "the symbol of the empty slot",
        "destination": "the destination, reached exactly",
        "allies_in_need": "the cards left unused",
        "companions": "the companions who stand at Minas Morgul",
        "single_use": "being spent",
        "turn": "the turn",
    }
    if cause in known:
        return known[cause]
    return die(cause) if cause in FIGURE_OF else card(cause)


def seat(name: str) -> str:
    return f"the {name} player"


def meeting(told: dict[str, Any]) -> str:
    """What a card brings in numbers, as the view foresees it: "2 battles, 2 hearts for each one lost"."""
    parts = []
    hearts = told.get("hearts", 0)
    if told.get("battles") or told.get("until_two_in_a_row"):
        if told.get("battles"):
            parts.append(count(told["battles"], "battle"))
        parts.append(f"{count(hearts, 'heart')} for each one lost")
    elif hearts and not told.get("dice"):
        parts.append(f"costs {count(hearts, 'heart')}")
    if told.get("gains"):
        parts.append(f"brings {count(told['gains'], 'heart')}")
    if told.get("uruk_hai"):
        parts.append(f"{told['uruk_hai']} Uruk-hai come")
    return ", ".join(parts)
