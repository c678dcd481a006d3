"""Each of the 112 cards under its own name: the exact choices of whoever plays it, or spends an action on it.

What is expected here was copied from the cards, not from the code: a table that both share could not disagree.
What comes of the choices is shown in `test_free_peoples` and `test_shadow`.
"""

from typing import Any

import pytest

from tests.games.card_game.scenes import CardScene, table
from tests.rulebook import rule
from westmarch.games.card_game.cards import NAMES
from westmarch.games.card_game.locations import BATTLEGROUNDS

FIELDS = {
    "dunedain": "dol_amroth minas_tirith pelargir harad minas_morgul morannon umbar",
    "elf": "lorien rivendell dol_guldur moria",
    "dwarf": "moria",
    "hobbit": "",
    "rohan": "edoras helms_deep morannon orthanc",
    "wizard": " ".join(BATTLEGROUNDS),
    "isengard": "edoras helms_deep orthanc",
    "monstrous": "lorien rivendell moria",
    "southron": "dol_amroth minas_tirith pelargir harad morannon umbar",
    "mordor": "lorien minas_tirith dol_guldur minas_morgul morannon",
}
"""The battlegrounds that show a faction."""

SEATS = {
    "dunedain": "aragorn",
    "elf": "aragorn",
    "dwarf": "frodo",
    "hobbit": "frodo",
    "rohan": "frodo",
    "wizard": "frodo",
    "isengard": "saruman",
    "monstrous": "saruman",
    "southron": "saruman",
    "mordor": "witch_king",
}
OTHER = {
    "aragorn": "paths_of_the_dead",
    "frodo": "death_ride_ride_to_ruin",
    "saruman": "threats_and_promises",
    "witch_king": "the_black_captain",
}
"""A card to pay with, which cannot be played by itself here."""

ARMIES = {
    "dunedain": "dead_men_of_dunharrow great_gate guards_of_the_citadel knights_of_dol_amroth soldiers_of_gondor",
    "elf": "high_elves",
    "rohan": "riders_of_rohan village_militia",
    "isengard": "devilry_of_saruman fighting_uruk_hai white_hand_orcs wolf_riders",
    "monstrous": "goblins_of_the_misty_mountains",
    "southron": "coastal_raiders corsairs_of_umbar haradrim_cavalry haradrim_mumakil haradrim_regulars the_black_fleet",
    "mordor": "black_uruks grond mordor_orcs olog_hai trolls_of_udun",
}

NAZGUL = (
    "the_beguiler the_black_easterling the_commander the_destroyer the_hunter the_messenger the_reaver the_warrior"
    " the_witch_king"
)
CHARACTERS: dict[str, tuple[str, str]] = {
    # faction, and the path numbers where it may go
    **dict.fromkeys(("aragorn", "denethor", "prince_imrahil"), ("dunedain", "")),
    "boromir": ("dunedain", "3456"),
    "faramir": ("dunedain", "78"),
    "halbarad": ("dunedain", "23"),
    "strider": ("dunedain", "23456"),
    "arwen": ("elf", ""),
    "elrond": ("elf", "3"),
    "galadriel": ("elf", "5"),
    "legolas": ("elf", "3456789"),
    "gimli": ("dwarf", "3456789"),
    "bilbo_baggins": ("hobbit", "3"),
    "fatty_bolger": ("hobbit", ""),
    **dict.fromkeys(("frodo_baggins", "merry_brandybuck", "pippin_took", "sam_gamgee"), ("hobbit", "123456789")),
    **dict.fromkeys(("eomer", "eowyn", "ghan_buri_ghan", "theoden"), ("rohan", "")),
    "gandalf_the_grey": ("wizard", "123456789"),
    "gandalf_the_white": ("wizard", ""),
    "gwaihir_the_windlord": ("wizard", "9"),
    "quickbeam": ("wizard", "56"),
    "smeagol": ("wizard", "6789"),
    "treebeard": ("wizard", "56"),
    "grima_wormtongue": ("isengard", "1256"),
    "saruman": ("isengard", "56"),
    "ugluk": ("isengard", "56"),
    "balrog_of_moria": ("monstrous", "45"),
    "barrow_wights": ("monstrous", "123"),
    "candles_of_corpses": ("monstrous", "67"),
    "caradhras_the_cruel": ("monstrous", "45"),
    "cave_troll": ("monstrous", "489"),
    "flocks_of_crebain": ("monstrous", "1234567"),
    "gollum": ("monstrous", "6789"),
    "hill_troll": ("monstrous", "23456789"),
    "shelob": ("monstrous", "789"),
    "the_black_serpent": ("southron", ""),
    "gorbag_and_shagrat": ("mordor", "89"),
    "grishnakh": ("mordor", "67"),
    "mouth_of_sauron": ("mordor", "789"),
    "the_lidless_eye": ("mordor", "9"),
    **dict.fromkeys(NAZGUL.split(), ("mordor", "12356789")),
}
ALSO_OPEN = {"merry_brandybuck": "rohan", "pippin_took": "dunedain"}
"""Characters to whom the battlegrounds of another faction are open."""

HOBBITS = "bilbo_baggins fatty_bolger frodo_baggins merry_brandybuck pippin_took sam_gamgee"
ELVES = "arwen elrond galadriel legolas"
GANDALFS = "gandalf_the_grey gandalf_the_white"
ITEMS = {
    "anduril": ("aragorn", "strider aragorn"),
    "blade_of_westernesse": ("aragorn", HOBBITS),
    "bow_of_the_galadhrim": ("aragorn", ELVES),
    "elven_cloak": ("aragorn", f"{HOBBITS} {ELVES}"),
    "lembas": ("aragorn", HOBBITS),
    "mirror_of_galadriel": ("aragorn", "galadriel"),
    "nenya": ("aragorn", "galadriel"),
    "phial_of_galadriel": ("aragorn", "frodo_baggins sam_gamgee"),
    "vilya": ("aragorn", "elrond"),
    "dwarven_axe": ("frodo", "gimli"),
    "herbs_and_stewed_rabbit": ("frodo", "frodo_baggins sam_gamgee"),
    "mithril_coat": ("frodo", "frodo_baggins sam_gamgee"),
    "sting": ("frodo", "frodo_baggins sam_gamgee"),
    "shadowfax": ("frodo", GANDALFS),
    "gandalfs_staff": ("frodo", GANDALFS),
    "glamdring": ("frodo", GANDALFS),
    "narya": ("frodo", GANDALFS),
    "palantir_of_orthanc": ("saruman", "saruman"),
    "sarumans_staff": ("saruman", "saruman"),
    "woven_of_all_colours": ("saruman", "saruman"),
    **dict.fromkeys(
        ("black_breath", "black_riders_mount", "fell_beast", "morgul_blade", "nazguls_mantle"), ("witch_king", NAZGUL)
    ),
}
"""Whose deck an item is in, and who may wield it."""

PATH_OF_NUMBER = [
    "bag_end",
    "weathertop",
    "imladris",
    "khazad_dum",
    "egladil",
    "amon_hen",
    "the_cross_roads",
    "shelobs_lair",
    "cracks_of_doom",
]


def to(places: str) -> set[str]:
    return {f"to {place}" for place in places.split()}


@rule("CARD-PLAY-15", "CARD-PLAY-16", "CARD-ACTIVATE-05")
@pytest.mark.parametrize(("army", "faction"), [(a, f) for f, names in ARMIES.items() for a in names.split()])
def test_an_army_goes_where_its_faction_is_shown(army: str, faction: str) -> None:
    seat = SEATS[faction]
    at = dict.fromkeys(BATTLEGROUNDS, "")
    scene = table(turn=seat, hands={seat: f"{army} {OTHER[seat]}"}, at=at, path="weathertop")
    scene.choose(f"play {army}")
    places = FIELDS[faction] if army != "great_gate" else "dol_amroth minas_tirith pelargir"
    assert scene.legal() == to(places) | {"to reserve"}


@rule("CARD-PLAY-17", "CARD-PLAY-18", "CARD-PLAY-20")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_goes_to_battlegrounds_of_its_faction(character: str) -> None:
    faction, numbers = CHARACTERS[character]
    seat = SEATS[faction]
    at = dict.fromkeys(BATTLEGROUNDS, "")
    scene = table(turn=seat, hands={seat: f"{character} {OTHER[seat]}"}, at=at, path="bag_end")
    scene.choose(f"play {character}")
    expected = to(FIELDS[faction]) | to(FIELDS[ALSO_OPEN.get(character, faction)]) | {"to reserve"}
    if "1" in numbers:
        expected |= {"to path"}
    if expected == {"to reserve"}:
        assert scene.where(character) == "reserve"  # nothing to choose: it was played there
    else:
        assert scene.legal() == expected


@rule("CARD-PLAY-19", "CARD-PLAY-21")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_goes_to_the_paths_of_its_numbers(character: str) -> None:
    faction, numbers = CHARACTERS[character]
    seat = SEATS[faction]
    for number, path in enumerate(PATH_OF_NUMBER, start=1):
        scene = table(turn=seat, hands={seat: f"{character} {OTHER[seat]}"}, at={path: ""})
        scene.choose(f"play {character}")
        if str(number) in numbers:
            assert scene.legal() == {"to path", "to reserve"}
        else:
            assert scene.where(character) == "reserve"


@rule("CARD-ITEM-01", "CARD-ITEM-02", "CARD-ITEM-03", "CARD-SETUP-13")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_goes_on_those_whom_it_names(item: str) -> None:
    seat, wielders = ITEMS[item]
    everybody = " ".join(CHARACTERS)
    scene = table(turn=seat, hands={seat: f"{item} {OTHER[seat]}"}, reserve=everybody)
    scene.choose(f"play {item}")
    if len(wielders.split()) == 1:
        assert scene.wielder(item) == wielders
    else:
        assert scene.legal() == {f"on {wielder}" for wielder in wielders.split()}
    nobody = " ".join(name for name in CHARACTERS if name not in wielders.split())
    alone = table(turn=seat, hands={seat: f"{item} {OTHER[seat]}"}, reserve=nobody)
    assert item not in alone.plays()
    assert alone.refused(f"play {item}") == "CARD-ITEM-02"


# --- events ---------------------------------------------------------------------------------------------------------

MORDOR_ARMIES = "grond olog_hai"
EVENTS: dict[str, tuple[str, dict[str, Any], set[str]]] = {
    # whose it is, the table, and the first choice when another card has been cycled for it
    "paths_of_the_dead": (
        "aragorn",
        {"hands": {"aragorn": "paths_of_the_dead arwen boromir"}, "reserve": "elrond+vilya"},
        {"forsake boromir", "forsake_reserve elrond", "forsake_reserve vilya", "forsake top_of_deck"},
    ),
    "there_is_another_way": (
        "frodo",
        {"hands": {"frodo": "there_is_another_way gimli sting"}, "at": {"osgiliath": ""}},
        {"activate henneth_annun", "activate the_cross_roads"},
    ),
    "death_ride_ride_to_ruin": (
        "frodo",
        {
            "hands": {"frodo": "death_ride_ride_to_ruin gimli sting"},
            "reserve": "eomer riders_of_rohan gandalf_the_grey+shadowfax+glamdring",
        },
        {"eliminate eomer", "eliminate riders_of_rohan", "eliminate shadowfax"},
    ),
    "threats_and_promises": (
        "saruman",
        {
            "hands": {"saruman": "threats_and_promises ugluk shelob"},
            "reserve": "saruman",
            "at": {"edoras": ""},
            "scored": {"free": "orthanc"},
        },
        {"activate helms_deep", "activate orthanc"},
    ),
    "the_black_captain": (
        "witch_king",
        {
            "hands": {"witch_king": "the_black_captain grond olog_hai"},
            "reserve": "the_witch_king",
            "fresh": "the_witch_king",
            "at": {"lorien": ""},
            "scored": {"shadow": "minas_tirith"},
        },
        {f"activate {field}" for field in ("minas_tirith", "dol_guldur", "minas_morgul", "morannon")},
    ),
    "the_day_without_dawn": (
        "witch_king",
        {
            "hands": {"witch_king": "the_day_without_dawn grond olog_hai"},
            "decks": {"witch_king": "black_uruks the_hunter morgul_blade mordor_orcs mordor_orcs trolls_of_udun"},
            "cycled": "",
        },
        {f"eliminate {card}" for card in ("black_uruks", "the_hunter", "morgul_blade", "mordor_orcs", "trolls_of_udun")}
        | {"eliminate grond"},
    ),
    "the_ringwraiths_are_abroad": (
        "witch_king",
        {
            "hands": {"witch_king": "the_ringwraiths_are_abroad grond olog_hai"},
            "decks": {"witch_king": "the_reaver the_hunter morgul_blade"},
        },
        {f"eliminate {card}" for card in ("the_reaver", "the_hunter", "morgul_blade", "grond")},
    ),
}


@rule("CARD-PLAY-23", "CARD-PLAY-25")
@pytest.mark.parametrize("event", EVENTS)
def test_what_an_event_asks_first(event: str) -> None:
    seat, setting, expected = EVENTS[event]
    scene = table(turn=seat, **setting)
    assert event in scene.plays()
    paid = setting["hands"][seat].split()[1]
    scene.choose(f"play {event}", f"cycle {paid}")
    assert scene.seat == seat
    assert scene.legal() == expected


@rule("CARD-RULING-33")
def test_the_red_arrow_opens_what_it_names() -> None:
    at = dict.fromkeys(BATTLEGROUNDS, "")
    before = table(hands={"frodo": "eomer gimli"}, at=at)
    before.choose("play eomer")
    assert before.legal() == to(FIELDS["rohan"]) | {"to reserve"}
    after = table(hands={"frodo": "eomer gimli"}, at=at, lasting="the_red_arrow")
    after.choose("play eomer")
    assert after.legal() == to(FIELDS["rohan"]) | to(FIELDS["dunedain"]) | {"to reserve"}


@rule("CARD-RULING-34")
@pytest.mark.parametrize("hunter", ["strider", "aragorn", "legolas", "gimli"])
def test_the_three_hunters_opens_what_it_names(hunter: str) -> None:
    seat = "frodo" if hunter == "gimli" else "aragorn"
    at = dict.fromkeys(BATTLEGROUNDS, "")
    scene = table(
        turn=seat, hands={seat: f"{hunter} {OTHER[seat]}"}, at=at, path="bag_end", lasting="the_three_hunters"
    )
    scene.choose(f"play {hunter}")
    assert scene.legal() == to(" ".join(BATTLEGROUNDS)) | {"to reserve"}


# --- actions --------------------------------------------------------------------------------------------------------

FREE_FORSAKES = {"forsake gimli", "forsake sam_gamgee", "forsake top_of_deck"}
HANDS = {
    "frodo": "gimli sam_gamgee",
    "aragorn": "boromir arwen",
    "witch_king": "grond olog_hai",
    "saruman": "ugluk shelob",
}
ACTIONS: dict[str, tuple[str, dict[str, Any], str, set[str]]] = {
    # who uses it, the table, who is asked next, and the choices; no choices: it is the next seat's turn
    "denethor": (
        "aragorn",
        {"reserve": "denethor"},
        "aragorn",
        {"forsake boromir", "forsake arwen", "forsake_reserve denethor", "forsake top_of_deck"},
    ),
    "halbarad": ("aragorn", {"reserve": "halbarad"}, "aragorn", {"take strider", "take aragorn"}),
    "strider": (
        "aragorn",
        {"at": {"khazad_dum": "strider"}},
        "aragorn",
        {"activate dimrill_dale", "activate egladil", "activate lothlorien"},
    ),
    "anduril": (
        "aragorn",
        {"reserve": "strider+anduril", "at": {"harad": ""}},
        "aragorn",
        {f"activate {field}" for field in FIELDS["dunedain"].split() if field != "harad"},
    ),
    "lembas": ("frodo", {"at": {"weathertop": "pippin_took+lembas"}, "corruption": 2}, "witch_king", set()),
    "nenya": (
        "aragorn",
        {"reserve": "galadriel+nenya", "at": {"pelargir": "", "umbar": ""}},
        "aragorn",
        {"add pelargir", "add umbar", "add path"},
    ),
    "vilya": ("aragorn", {"reserve": "elrond+vilya"}, "saruman", set()),
    "bilbo_baggins": ("frodo", {"reserve": "bilbo_baggins"}, "witch_king", set()),
    "fatty_bolger": ("frodo", {"reserve": "fatty_bolger"}, "witch_king", set()),
    "sam_gamgee": ("frodo", {"hands": {"frodo": "gimli sting"}, "reserve": "sam_gamgee"}, "witch_king", set()),
    "herbs_and_stewed_rabbit": (
        "frodo",
        {"reserve": "frodo_baggins+herbs_and_stewed_rabbit", "cycled": "pippin_took bilbo_baggins sting"},
        "frodo",
        {"take pippin_took", "take bilbo_baggins"},
    ),
    "shadowfax": (
        "frodo",
        {"reserve": "gandalf_the_white+shadowfax", "at": {"moria": ""}, "scored": {"free": "harad"}},
        "frodo",
        {f"activate {field}" for field in BATTLEGROUNDS if field != "moria"},
    ),
    "gandalf_the_grey": (
        "frodo",
        {"at": {"amon_hen": "gandalf_the_grey"}},
        "frodo",
        {"activate henneth_annun", "activate osgiliath", "activate the_cross_roads"},
    ),
    "gwaihir_the_windlord": (
        "frodo",
        {"reserve": "gwaihir_the_windlord", "cycled": "gandalf_the_grey gandalf_the_white eomer"},
        "frodo",
        {"take gandalf_the_grey", "take gandalf_the_white"},
    ),
    "smeagol": (
        "frodo",
        {"at": {"shelobs_lair": "smeagol"}},
        "frodo",
        {"activate cracks_of_doom", "activate morgai", "activate orodruin"},
    ),
    "narya": (
        "frodo",
        {"reserve": "gandalf_the_grey+narya"},
        "witch_king",
        {"cycle grond", "cycle olog_hai"},
    ),
    "grima_wormtongue": (
        "saruman",
        {"reserve": "grima_wormtongue eomer theoden"},
        "saruman",
        {"take saruman", "eliminate eomer", "eliminate theoden"},
    ),
    "ugluk": (
        "saruman",
        {"hands": {"saruman": "gollum shelob"}, "at": {"egladil": "ugluk"}},
        "saruman",
        {"activate dimrill_dale", "activate lothlorien"},
    ),
    "palantir_of_orthanc": (
        "saruman",
        {"reserve": "saruman+palantir_of_orthanc", "decks": {"saruman": "gollum wolf_riders hill_troll"}},
        "saruman",
        {"eliminate gollum", "eliminate wolf_riders", "eliminate hill_troll"},
    ),
    **{
        monster: ("saruman", {"reserve": monster}, "frodo", FREE_FORSAKES)
        for monster in ("barrow_wights", "candles_of_corpses", "caradhras_the_cruel", "cave_troll", "hill_troll")
    },
    "flocks_of_crebain": (
        "saruman",
        {"at": {"imladris": "flocks_of_crebain"}},
        "saruman",
        {"activate fords_of_bruinen", "activate the_council_of_elrond"},
    ),
    "gollum": (
        "saruman",
        {"at": {"morgai": "gollum"}},
        "saruman",
        {"activate cracks_of_doom", "activate orodruin"},
    ),
    "coastal_raiders": ("saruman", {"reserve": "coastal_raiders"}, "aragorn", {"accept", "decline"}),
    "corsairs_of_umbar": ("saruman", {"reserve": "corsairs_of_umbar"}, "frodo", set()),
    "haradrim_cavalry": ("saruman", {"reserve": "haradrim_cavalry"}, "aragorn", {"accept", "decline"}),
    "haradrim_regulars": ("saruman", {"reserve": "haradrim_regulars"}, "frodo", set()),
    "the_black_fleet": ("saruman", {"reserve": "the_black_fleet"}, "aragorn", {"accept", "decline"}),
    "the_black_serpent": (
        "saruman",
        {"reserve": "the_black_serpent", "scored": {"free": "harad lorien", "shadow": "pelargir orthanc"}},
        "saruman",
        {"activate harad", "activate pelargir"},
    ),
    "grishnakh": ("witch_king", {"at": {"amon_hen": "grishnakh"}}, "aragorn", set()),
    "the_beguiler": (
        "witch_king",
        {"reserve": "the_beguiler"},
        "aragorn",
        {"cycle boromir", "cycle arwen"},
    ),
    "the_commander": ("witch_king", {"reserve": "the_commander"}, "aragorn", set()),
    "the_destroyer": (
        "witch_king",
        {"reserve": "the_destroyer", "at": {"pelargir": "", "umbar": ""}},
        "witch_king",
        {"add pelargir", "add umbar"},
    ),
    "the_hunter": ("witch_king", {"reserve": "the_hunter"}, "aragorn", set()),
    "the_messenger": (
        "witch_king",
        {"reserve": "the_messenger", "cycled": "the_reaver the_witch_king black_uruks"},
        "witch_king",
        {"take the_messenger", "take the_reaver", "take the_witch_king"},
    ),
    "the_reaver": (
        "witch_king",
        {"reserve": "the_reaver"},
        "aragorn",
        {"forsake boromir", "forsake arwen", "forsake top_of_deck"},
    ),
    "the_warrior": (
        "witch_king",
        {"reserve": "the_warrior", "at": {"lorien": "", "moria": ""}},
        "witch_king",
        {"add lorien", "add moria"},
    ),
    "black_breath": ("witch_king", {"at": {"weathertop": "the_reaver+black_breath"}}, "aragorn", set()),
    "morgul_blade": ("witch_king", {"at": {"weathertop": "the_reaver+morgul_blade"}}, "aragorn", set()),
}


@rule("CARD-ACTION-02", "CARD-ACTION-07", "CARD-ACTION-08")
@pytest.mark.parametrize("card", ACTIONS)
def test_spending_an_action_on_a_card(card: str) -> None:
    seat, setting, asked, expected = ACTIONS[card]
    scene = table(turn=seat, **{"hands": HANDS, **setting})
    assert scene.uses() == {card}
    scene.choose(f"use {card}")
    assert scene.seat == asked
    if expected:
        assert scene.legal() == expected
    else:
        assert scene.asked == {asked: "action.choose"}
    assert somewhere_else(card, seat, setting).uses() == set()


def somewhere_else(card: str, seat: str, setting: dict[str, Any]) -> CardScene:
    """The same table with the card in its cycle pile: it is not where it can be used."""
    without: dict[str, Any] = {"hands": HANDS, **setting}
    without["reserve"] = " ".join(_without(card, without.get("reserve", "")))
    without["at"] = {place: " ".join(_without(card, cards)) for place, cards in without.get("at", {}).items()}
    without["cycled"] = f"{without.get('cycled', '')} {card}"
    return table(turn=seat, **without)


def _without(card: str, cards: str) -> list[str]:
    return [group.replace(f"+{card}", "") for group in cards.split() if group.split("+")[0] != card]


def test_no_card_is_left_out() -> None:
    played = [name for names in ARMIES.values() for name in names.split()]
    played += [*CHARACTERS, *ITEMS, *EVENTS, "the_red_arrow", "the_three_hunters"]
    assert sorted(played) == sorted(NAMES)
    assert len(played) == 112
