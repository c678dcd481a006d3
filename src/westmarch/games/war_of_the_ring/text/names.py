"""The names of everything in English: regions, nations, figures, characters, dice, tiles and causes.

Only this package knows English; the rest of the game speaks in ids. The catalogues in `locales/` say the same in
three languages for the browser, and a test holds the names here to the English one.
"""

from collections import Counter
from typing import Any, Final

from westmarch.games.english import listed
from westmarch.games.war_of_the_ring.text.combat_halves import COMBAT_HALVES
from westmarch.games.war_of_the_ring.text.free_peoples_cards import FREE_PEOPLES_CARDS
from westmarch.games.war_of_the_ring.text.shadow_cards import SHADOW_CARDS

CARDS: Final = {**FREE_PEOPLES_CARDS, **SHADOW_CARDS}

_ODD_REGIONS: Final[dict[str, str]] = {
    # those whose names are not simply their ids
    "barad_dur": "Barad-dûr",
    "druadan_forest": "Drúadan Forest",
    "druwaith_iaur": "Drúwaith Iaur",
    "eagles_eyrie": "Eagles' Eyrie",
    "east_rhun": "East Rhûn",
    "goblins_gate": "Goblin's Gate",
    "helms_deep": "Helm's Deep",
    "lorien": "Lórien",
    "noman_lands": "Noman-lands",
    "north_rhun": "North Rhûn",
    "south_rhun": "South Rhûn",
    "the_shire": "Shire",
}
_WITH_ARTICLE: Final = frozenset(
    (
        *("ash_mountains", "carrock", "dead_marshes", "druadan_forest", "eagles_eyrie", "eastern_brown_lands"),
        *("eastern_emyn_muil", "ettenmoors", "folde", "fords_of_bruinen", "fords_of_isen", "gap_of_rohan"),
        *("gladden_fields", "grey_havens", "high_pass", "iron_hills", "mordor_track", "morannon"),
        *("narrows_of_the_forest", "noman_lands", "north_anduin_vale", "north_downs", "old_ford", "old_forest"),
        *("old_forest_road", "south_anduin_vale", "south_downs", "the_shire", "tower_hills", "trollshaws"),
        *("vale_of_the_carnen", "vale_of_the_celduin", "weather_hills", "western_brown_lands", "western_emyn_muil"),
        *("withered_heath", "woodland_realm"),
    )
)
_AT: Final = frozenset((*("carrock", "fords_of_bruinen", "fords_of_isen", "goblins_gate", "morannon", "old_ford"),))
_ON: Final = frozenset(
    (
        *("ettenmoors", "high_pass", "mordor_track", "north_downs", "old_forest_road", "south_downs"),
        *("withered_heath",),
    )
)

NATION_NAMES: Final[dict[str, str]] = {
    "dwarves": "the Dwarves",
    "elves": "the Elves",
    "gondor": "Gondor",
    "north": "the North",
    "rohan": "Rohan",
    "isengard": "Isengard",
    "sauron": "Sauron",
    "southrons_easterlings": "the Southrons and Easterlings",
}
_OF_NATION: Final[dict[str, str]] = {
    "dwarves": "Dwarven",
    "elves": "Elven",
    "north": "North",
    "southrons_easterlings": "Southron and Easterling",
}
CHARACTER_NAMES: Final[dict[str, str]] = {
    "gandalf_the_grey": "Gandalf the Grey",
    "gandalf_the_white": "Gandalf the White",
    "witch_king": "the Witch-king",
    "mouth_of_sauron": "the Mouth of Sauron",
}
SIDE_NAMES: Final[dict[str, str]] = {"free_peoples": "the Free Peoples", "shadow": "the Shadow"}
FACE_NAMES: Final[dict[str, str]] = {"muster_army": "Muster or Army", "will": "Will of the West"}
TILE_NAMES: Final[dict[str, str]] = {
    "eye": "Eye",
    "three": "3",
    "two": "2",
    "two_reveal": "2 with Reveal",
    "one": "1",
    "one_reveal": "1 with Reveal",
    "zero_reveal": "0 with Reveal",
    "elven_cloaks": "Elven Cloaks (0)",
    "elven_rope": "Elven Rope (0)",
    "phial_of_galadriel": "Phial of Galadriel (-2)",
    "smeagol_helps_nice_master": "Sméagol Helps Nice Master (-1)",
    "shelobs_lair": "Shelob's Lair (a die, Stop)",
    "the_ring_is_mine": "The Ring Is Mine! (Eye, Reveal, Stop)",
    "on_on_they_went": "On, On They Went (3, Stop)",
    "give_it_to_uss": "Give It to Uss! (1, Reveal, Stop)",
}
PHASE_NAMES: Final[dict[str, str]] = {
    "cards": "dice and cards",
    "fellowship": "the Fellowship",
    "hunt_dice": "Hunt Allocation",
    "roll": "Action Roll",
    "actions": "Action Resolution",
    "victory": "Victory Check",
}
ACTS: Final[dict[str, str]] = {
    "skip": "let the die go unused",
    "move_fellowship": "move the Fellowship",
    "hide_fellowship": "hide the Fellowship",
    "separate": "separate Companions",
    "move_companions": "move Companions",
    "move_minions": "move Nazgûl and Minions",
    "move_army": "move one Army with a Leader",
    "move_armies": "move up to two Armies",
    "attack_led": "attack with a led Army",
    "attack": "attack",
    "diplomacy": "advance a nation politically",
    "muster": "recruit reinforcements",
    "bring": "bring a character into play",
    "voice_recruit": "the Voice of Saruman: recruit Regulars",
    "voice_upgrade": "the Voice of Saruman: Elites for Regulars",
    "draw": "draw an Event card",
    "play_event": "play any Event card",
    "play_character": "play a Character card",
    "play_army": "play an Army card",
    "play_muster": "play a Muster card",
    "advance_gondor": "Boromir rouses Gondor",
    "advance_elves": "Legolas rouses the Elves",
    "advance_dwarves": "Gimli rouses the Dwarves",
    "discard_power": "break 'A Power Too Great'",
    "discard_bombadil": "break 'The Power of Tom Bombadil'",
    "discard_palantir": "end 'The Palantír of Orthanc'",
    "discard_folly": "end 'Denethor's Folly'",
    "discard": "discard a card on the table",
    "fly": "let the Nazgûl fly",
    "recruit": "recruit Nazgûl",
    "hunt": "hunt for the Ring",
}
CAUSES: Final[dict[str, str]] = {
    "advance": "the advance after battle",
    "attack": "an enemy attack",
    "battle": "the battle",
    "captured": "a settlement was captured",
    "combat_roll": "Combat roll",
    "declared": "the Fellowship was declared there",
    "die": "an Action die",
    "diplomacy": "diplomacy",
    "empty": "the pool was empty",
    "event": "Event die",
    "hit": "a hit",
    "hunt": "the Hunt",
    "hunt_army": "Shadow units with the Ring-bearers",
    "hunt_nazgul": "a Nazgûl with the Ring-bearers",
    "hunt_stronghold": "a Stronghold of the Shadow around the Ring-bearers",
    "lapsed": "its condition no longer holds",
    "leader_reroll": "Leader re-roll",
    "lingering": "no step taken in Mordor this turn",
    "mordor": "Mordor",
    "move": "the move",
    "move_fellowship": "the Fellowship's move",
    "muster": "Muster",
    "nation_advanced": "a nation has advanced",
    "no_army": "no unit is left to lead",
    "parting": "parting from the Fellowship",
    "phase_1": "start of the turn",
    "retreat": "the retreat",
    "revealed": "it was revealed",
    "rohan_active": "Rohan is active",
    "separated": "parting from the Fellowship",
    "shadow_army": "a Shadow Army has come",
    "siege": "prolonging the siege",
    "sorcerer": "the Witch-king's sorcery",
    "stacking": "too many units in one region",
    "stop": "the Stop icon",
    "stronghold": "a Stronghold of the Shadow on the way",
    "used": "its effect is used",
    "voice_of_saruman": "the Voice of Saruman",
}


# --- places and peoples ---------------------------------------------------------------------------------------------


def region(id: str) -> str:
    """As it stands on the map: "Helm's Deep", "Fords of Isen"."""
    return _ODD_REGIONS.get(id) or " ".join(
        word if word in ("of", "the") else word.capitalize() for word in id.split("_")
    )


def the_region(id: str) -> str:
    """Within a sentence: "the Fords of Isen"."""
    return f"the {region(id)}" if id in _WITH_ARTICLE else region(id)


def in_region(id: str) -> str:
    """ "in Edoras", "at the Fords of Isen", "on the North Downs"."""
    return f"{'at' if id in _AT else 'on' if id in _ON else 'in'} {the_region(id)}"


def nation(id: str) -> str:
    return NATION_NAMES[id]


def character(id: str) -> str:
    return CHARACTER_NAMES.get(id) or id.capitalize()


def side(id: str) -> str:
    return SIDE_NAMES[id]


def seat(id: str) -> str:
    return SIDE_NAMES.get(id) or character(id)


def verb(of: str, plural: str, singular: str) -> str:
    """The form of a verb that goes with a side or a seat: the Free Peoples are many."""
    return plural if of == "free_peoples" else singular


def people(id: str) -> str:
    """Of a nation: "Elven", "Gondor"."""
    return _OF_NATION.get(id) or NATION_NAMES[id]


# --- figures ----------------------------------------------------------------------------------------------------------


def figure(id: str, number: int = 1) -> str:
    """ "Gondor regular", "3 Gondor regulars", "2 Nazgûl"."""
    many = "" if number == 1 else "s"
    if id == "nazgul":
        words = "Nazgûl"
    else:
        nation_id, _, rank = id.rpartition("_")
        words = f"{people(nation_id)} {'Leader' if rank == 'leader' else rank}{many}"
    return words if number == 1 else f"{number} {words}"


def a_figure(id: str) -> str:
    name = figure(id)
    return f"{'an' if name[0] in 'EI' else 'a'} {name}"


def force(figures: dict[str, int], characters: list[str] | None = None) -> str:
    """A force in words; "nobody" when there is none."""
    counted = [a_figure(id) if number == 1 else figure(id, number) for id, number in figures.items()]
    return listed([*counted, *[character(id) for id in characters or ()]])


# --- dice, tiles, cards -------------------------------------------------------------------------------------------


def face(id: str) -> str:
    return FACE_NAMES.get(id) or id.capitalize()


def a_die(id: str) -> str:
    return f"{'an' if face(id)[0] in 'AE' else 'a'} {face(id)} die"


def faces(ids: list[str]) -> str:
    """Dice with the same face stand together: "2 Army, Event"."""
    return _counted(Counter(face(id) for id in ids)) or "no dice"


def tile(id: str) -> str:
    return TILE_NAMES[id]


def tiles(found: dict[str, int]) -> str:
    return _counted({tile(id): number for id, number in found.items()}) or "none"


def _counted(found: dict[str, int]) -> str:
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in found.items())


def card(id: str) -> str:
    """The title of an Event card or of a Combat half."""
    return (CARDS.get(id) or COMBAT_HALVES[id])[0]


def card_text(id: str) -> str:
    return CARDS[id][1]


def half(id: str) -> str:
    return COMBAT_HALVES[id][0]


def half_text(id: str) -> str:
    return COMBAT_HALVES[id][1]


def act(id: str) -> str:
    return ACTS[id]


def source(cause: str) -> str:
    """What brought something about: a card, a character, a Hunt tile or one of the causes."""
    if cause in COMBAT_HALVES or cause in CARDS:
        return card(cause)
    if cause in TILE_NAMES:
        return f"Hunt tile {tile(cause)}"
    return CAUSES.get(cause) or character(cause)


# --- words --------------------------------------------------------------------------------------------------------


def numbers(values: list[Any]) -> str:
    return ", ".join(str(value) for value in values) or "nothing"
