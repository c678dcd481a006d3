"""The names that people use, for every id of the game's data, and the small grammar around them."""

from typing import Final

from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, STRENGTH

SIDE_NAMES: Final[dict[str, str]] = {"fellowship": "the Fellowship", "sauron": "Sauron"}

# id: (name, a name of at most seven letters for the cells of the board)
_NAMES: Final[dict[str, tuple[str, str]]] = {
    "frodo_classic": ("Frodo", "Frodo"),
    "frodo_variant": ("Frodo", "Frodo"),
    "sam_classic": ("Sam", "Sam"),
    "sam_variant": ("Sam", "Sam"),
    "pippin": ("Pippin", "Pippin"),
    "smeagol": ("Sméagol", "Sméagol"),
    "merry": ("Merry", "Merry"),
    "faramir": ("Faramir", "Faramir"),
    "gandalf_classic": ("Gandalf", "Gandalf"),
    "gandalf_variant": ("Gandalf", "Gandalf"),
    "aragorn_classic": ("Aragorn", "Aragorn"),
    "aragorn_variant": ("Aragorn", "Aragorn"),
    "legolas": ("Legolas", "Legolas"),
    "elrond": ("Elrond", "Elrond"),
    "gimli": ("Gimli", "Gimli"),
    "theoden": ("Théoden", "Théoden"),
    "boromir": ("Boromir", "Boromir"),
    "treebeard": ("Treebeard", "Treebrd"),
    "balrog": ("the Balrog", "Balrog"),
    "uruk_hai": ("the Uruk-hai", "Uruks"),
    "shelob": ("Shelob", "Shelob"),
    "wormtongue": ("Wormtongue", "Wormtng"),
    "witch_king_classic": ("the Witch-king", "W-king"),
    "witch_king_variant": ("the Witch-king", "W-king"),
    "flying_nazgul_classic": ("the Flying Nazgûl", "Nazgûl"),
    "flying_nazgul_variant": ("the Flying Nazgûl", "Nazgûl"),
    "black_rider": ("the Black Rider", "Rider"),
    "mouth_of_sauron": ("the Mouth of Sauron", "Mouth"),
    "saruman_classic": ("Saruman", "Saruman"),
    "saruman_variant": ("Saruman", "Saruman"),
    "orcs_classic": ("the Orcs", "Orcs"),
    "orcs_variant": ("the Orcs", "Orcs"),
    "warg": ("the Warg", "Warg"),
    "gollum": ("Gollum", "Gollum"),
    "cave_troll": ("the Cave Troll", "Troll"),
    "watcher": ("the Watcher", "Watcher"),
}

_REGION_NAMES: Final[dict[str, str]] = {
    "shire": "the Shire",
    "arthedain": "Arthedain",
    "cardolan": "Cardolan",
    "rhudaur": "Rhudaur",
    "eregion": "Eregion",
    "enedwaith": "Enedwaith",
    "high_pass": "the High Pass",
    "misty_mountains": "the Misty Mountains",
    "caradhras": "Caradhras",
    "gap_of_rohan": "the Gap of Rohan",
    "mirkwood": "Mirkwood",
    "fangorn": "Fangorn",
    "rohan": "Rohan",
    "dagorlad": "Dagorlad",
    "gondor": "Gondor",
    "mordor": "Mordor",
}

_CARD_NAMES: Final[dict[str, str]] = {
    "f_magic": "Magic",
    "f_noble_sacrifice": "Noble Sacrifice",
    "f_elven_cloak": "Elven Cloak",
    "f_retreat": "Retreat",
    "s_magic": "Magic",
    "s_eye": "Eye of Sauron",
    "s_retreat": "Retreat",
}

CARD_HINTS: Final[dict[str, str]] = {
    "f_magic": "becomes a card that you have played before",
    "f_noble_sacrifice": "both fighters fall",
    "f_elven_cloak": "the number on Sauron's card does not count",
    "f_retreat": "your fighter goes backward, if it can",
    "s_magic": "becomes a card that you have played before",
    "s_eye": "a text card of the Fellowship does nothing",
    "s_retreat": "your fighter goes sideways, if it can",
}

SPECIAL_NAMES: Final[dict[str, str]] = {
    "shadowfax": "Shadowfax",
    "gandalf_the_white": "Gandalf the White",
    "a_king_revealed": "A King Revealed",
    "gwaihir": "Gwaihir",
    "recall_to_mordor": "Recall to Mordor",
    "dark_of_mordor": "Dark of Mordor",
    "crebain_of_dunland": "Crebain of Dunland",
    "palantir": "Palantír",
}

SPECIAL_HINTS: Final[dict[str, str]] = {
    "shadowfax": "one character moves twice",
    "gandalf_the_white": "instead of moving: a defeated Gandalf returns to Fangorn",
    "a_king_revealed": "instead of moving: choose the piece that Sauron must move",
    "gwaihir": "your fighter may fly from the battle, in place of its own ability",
    "recall_to_mordor": "instead of moving: one of your characters returns to Mordor",
    "dark_of_mordor": "one character takes an extra step first, without a fight",
    "crebain_of_dunland": "instead of moving: reveal a piece of the Fellowship",
    "palantir": "reveal the Fellowship in one region",
}


def named(character: str) -> str:
    """A character in a sentence: "Gimli", "the Balrog"."""
    return _NAMES[character][0]


def title(character: str) -> str:
    """A character without its article, as in a list: "Balrog"."""
    return _NAMES[character][0].removeprefix("the ")


def short(character: str) -> str:
    return _NAMES[character][1]


def with_face(character: str) -> str:
    """A character with the edition of its face, as the draft chooses it."""
    return f"{title(character)} ({'variant' if CHARACTERS.index(character) % 2 else 'classic'})"


def in_roster(character: str) -> str:
    """A character among the nine of its side: the edition is told where the name alone would leave it open."""
    return with_face(character) if character.endswith("_variant") else title(character)


def strength(character: str) -> int:
    """The printed strength."""
    return STRENGTH[CHARACTERS.index(character)]


def side_of_character(character: str) -> str:
    return "fellowship" if CHARACTERS.index(character) < 2 * PER_SIDE else "sauron"


def region(name: str) -> str:
    """A region in a sentence: "Rohan", "the Shire"."""
    return _REGION_NAMES[name]


def region_title(name: str) -> str:
    return _REGION_NAMES[name].removeprefix("the ")


def card(name: str) -> str:
    """A combat card: "4", "Magic"."""
    return _CARD_NAMES.get(name) or name[2:]


def side(name: str) -> str:
    return SIDE_NAMES[name]


def source(cause: str) -> str:
    """What brought something about: a special card, a combat card or a character's ability."""
    if cause in SPECIAL_CARDS:
        return f"the card {SPECIAL_NAMES[cause]}"
    if cause in COMBAT_CARDS[0] or cause in COMBAT_CARDS[1]:
        return f"the card {card(cause)}"
    if cause in _NAMES:
        return f"the ability of {named(cause)}"
    return cause.replace("_", " ")
