"""The Event halves of all 96 cards: when each may be played, and what it recruits. WOTR-EVENT"""

from typing import Any

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.cards import CARD_TABLE, CARDS
from westmarch.games.war_of_the_ring.effects.base import Event, TableCard
from westmarch.games.war_of_the_ring.effects.events import EVENTS

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"
SHADOW_WAR = "sauron isengard southrons_easterlings"


def holding(card: str, armies: dict[str, str] | None = None, **more: object) -> RingScene:
    """The card's owner holds it and has an Event die; Strider guides, so that nothing is drawn for it."""
    free = CARDS.index(card) < 48
    settings: dict[str, Any] = {
        "dice": "event | event",
        "turn": FP if free else SHADOW,
        "hands": f"{card} |" if free else f"| {card}",
        "guide": "strider" if free else "",
    }
    settings.update(more)
    return table(armies, **settings)


def playable(card: str, armies: dict[str, str] | None = None, **more: object) -> bool:
    return "play_event" in holding(card, armies, **more).acts("event")


def played(card: str, armies: dict[str, str] | None = None, **more: object) -> RingScene:
    return holding(card, armies, **more).use("event", "play_event", f"play {card}")


def test_every_card_does_something() -> None:
    assert len(EVENTS) == 96
    for card, event in zip(CARD_TABLE, EVENTS, strict=True):
        does = type(event).play is not Event.play
        assert does or card[3] == "table" or isinstance(event, TableCard), card[0]


@rule("WOTR-EVENT-07", "WOTR-EVENT-13")
def test_a_card_is_played_with_an_event_or_its_icon() -> None:
    scene = table(dice="muster_army muster character |", hands="paths_of_the_woses |", war="rohan", guide="strider")
    assert "play_army" in scene.acts("muster_army")
    assert "play_army" not in scene.acts("muster")
    assert "play_character" not in scene.acts("character")
    scene.use("muster_army", "play_army", "play paths_of_the_woses")
    assert scene.discarded("paths_of_the_woses")


@rule("WOTR-EVENT-08")
def test_an_unmet_requirement_forbids_play() -> None:
    scene = holding("paths_of_the_woses", dice="event | event")
    scene.choose("die event")
    assert "act play_event" not in scene.legal()
    both = table(dice="event |", hands="paths_of_the_woses athelas |", guide="strider")
    both.choose("die event", "act play_event")
    assert both.legal() == {"play athelas"}
    assert both.refused("play paths_of_the_woses") == "WOTR-EVENT-08"
    assert both.refused("play bilbos_song") == "WOTR-EVENT-07"


REQUIREMENTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    # card: settings with which it may be played, settings with which it may not
    "axe_and_bow": ({}, {"gone": "gimli legolas"}),
    "horn_of_gondor": ({}, {"gone": "boromir"}),
    "wizards_staff": ({}, {"gone": "gandalf_the_grey"}),
    "i_will_go_alone": (
        {},
        {"gone": "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin", "guide": "gollum"},
    ),
    "challenge_of_the_king": (
        {"armies": {"edoras": "rohan_regular"}, "at": {"strider": "edoras"}},
        {"armies": {"osgiliath": "gondor_regular"}, "at": {"strider": "osgiliath"}},
    ),
    "the_eagles_are_coming": (
        {"armies": {"edoras": "rohan_regular", "folde": "sauron_regular nazgul"}, "at": {"gimli": "edoras"}},
        {
            "armies": {"edoras": "rohan_regular", "folde": "sauron_regular"},
            "at": {"gimli": "edoras", "witch_king": "folde"},
        },
    ),
    "the_ents_awake_treebeard": ({"at": {"gandalf_the_white": "fangorn"}}, {"at": {"gimli": "fangorn"}}),
    "the_ents_awake_huorns": ({"at": {"gandalf_the_white": "fangorn"}}, {"at": {"gandalf_the_white": "edoras"}}),
    "the_ents_awake_entmoot": ({"at": {"gandalf_the_white": "bree", "gimli": "fangorn"}}, {"at": {"gimli": "fangorn"}}),
    "dead_men_of_dunharrow": ({"at": {"aragorn": "edoras"}}, {"at": {"aragorn": "pelargir"}}),
    "house_of_the_stewards": ({"at": {"boromir": "lossarnach"}}, {"at": {"boromir": "osgiliath"}}),
    "the_grey_company": (
        {"armies": {"edoras": "rohan_regular"}, "at": {"strider": "edoras"}},
        {"at": {"strider": "edoras"}},
    ),
    "the_last_battle": (
        {"armies": {"osgiliath": "gondor_regular"}, "at": {"aragorn": "osgiliath"}},
        {"armies": {"pelargir": "gondor_regular"}, "at": {"aragorn": "pelargir"}},
    ),
    "the_red_arrow": ({"active": "gondor"}, {}),
    "paths_of_the_woses": ({"war": "rohan"}, {}),
    "through_a_day_and_a_night": (
        {"armies": {"edoras": "rohan_regular"}, "at": {"gimli": "edoras"}},
        {"armies": {"edoras": "rohan_regular"}},
    ),
    "cirdans_ships": ({"war": "elves"}, {}),
    "orc_patrol": ({"fellowship": "moria"}, {"fellowship": "rivendell"}),
    "isildurs_bane": ({"mordor": 1}, {"fellowship": "bree"}),
    "foul_thing_from_the_deep": ({"fellowship": "osgiliath"}, {"fellowship": "dale", "captured": "dale"}),
    "candles_of_corpses": ({"fellowship": "moria"}, {"fellowship": "rivendell"}),
    "nazgul_search": ({"progress": 1}, {"progress": 0}),
    "cruel_weather": ({"progress": 1}, {"progress": 0}),
    "the_nazgul_strike": ({"progress": 1}, {"progress": 0}),
    "morgul_wound": ({"hidden": False}, {}),
    "lure_of_the_ring": ({"hidden": False}, {}),
    "the_breaking_of_the_fellowship": ({"hidden": False}, {}),
    "dreadful_spells": (
        {"armies": {"edoras": "rohan_regular", "folde": "sauron_regular"}, "at": {"witch_king": "folde"}},
        {"armies": {"edoras": "rohan_regular", "folde": "nazgul"}},
    ),
    "grond_hammer_of_the_underworld": (
        {"armies": {"lorien": "elves_regular sauron_regular"}, "besieged": "lorien", "at": {"witch_king": "lorien"}},
        {"armies": {"lorien": "elves_regular sauron_regular"}, "besieged": "lorien"},
    ),
    "the_palantir_of_orthanc": ({"at": {"saruman": "orthanc"}}, {}),
    "wormtongue": ({"at": {"saruman": "orthanc"}}, {}),
    "the_black_captain_commands": ({"at": {"witch_king": "moria"}}, {}),
    "return_to_valinor": ({"captured": "lorien"}, {}),
    "the_fighting_uruk_hai": (
        {
            "armies": {"helms_deep": "rohan_regular isengard_regular"},
            "besieged": "helms_deep",
            "at": {"saruman": "orthanc"},
        },
        {
            "armies": {"helms_deep": "rohan_regular sauron_regular"},
            "besieged": "helms_deep",
            "at": {"saruman": "orthanc"},
        },
    ),
    "denethors_folly": (
        {"armies": {"minas_tirith": "gondor_regular sauron_regular"}, "besieged": "minas_tirith"},
        {"armies": {"minas_tirith": "gondor_regular"}},
    ),
    "the_day_without_dawn": ({"war": SHADOW_WAR}, {"war": "sauron isengard"}),
    "stormcrow": ({"fellowship": "rivendell"}, {"fellowship": "moria"}),
    "the_shadow_is_moving": ({"war": SHADOW_WAR}, {"war": "sauron"}),
    "corsairs_of_umbar": ({"war": "southrons_easterlings"}, {}),
    "rage_of_the_dunlendings": ({"war": "isengard"}, {}),
    "return_of_the_witch_king": ({"at": {"witch_king": "moria"}}, {}),
    "half_orcs_and_goblin_men": ({"war": "isengard"}, {}),
    "olog_hai": ({"war": "sauron"}, {}),
    "hill_trolls": ({"war": "sauron"}, {}),
    "a_new_power_is_rising": ({"at": {"saruman": "orthanc"}}, {}),
    "the_king_is_revealed": ({"at": {"aragorn": "pelargir"}}, {}),
    "horde_from_the_east": ({"war": "southrons_easterlings"}, {}),
    "musterings_of_long_planned_war": ({"war": SHADOW_WAR}, {"war": "sauron"}),
    "pits_of_mordor": ({"war": "sauron"}, {}),
}


@pytest.mark.parametrize("card", REQUIREMENTS)
@rule("WOTR-EVENT-08", "WOTR-DEF-14", "WOTR-MORDOR-18")
def test_the_requirement_of_the_event_half(card: str) -> None:
    met, unmet = REQUIREMENTS[card]
    assert playable(card, **met)
    assert not playable(card, **unmet)


@pytest.mark.parametrize("card", [card for card in CARDS if card not in REQUIREMENTS])
@rule("WOTR-EVENT-12", "WOTR-EVENT-11")
def test_a_card_without_requirement_may_always_be_played(card: str) -> None:
    assert playable(card)
    scene = played(card)
    assert scene.on_table(card) or scene.discarded(card) or scene.state.playing == CARDS.index(card)


@pytest.mark.parametrize("card", [row[0] for row in CARD_TABLE if row[3]])
@rule("WOTR-EVENT-14", "WOTR-EVENT-17")
def test_table_cards_stay(card: str) -> None:
    met = REQUIREMENTS[card][0] if card in REQUIREMENTS else {}
    scene = played(card, **met)
    assert scene.on_table(card)
    assert not scene.discarded(card)


@rule("WOTR-EVENT-15")
def test_table_cards_lapse() -> None:
    scene = table(dice="character |", on_table="horn_of_gondor axe_and_bow", guide="strider")
    scene.choose("die character", "act separate", "take boromir", "done")
    while not scene.asked.get(FP, "").startswith("turn"):
        scene.choose(sorted(scene.legal())[0])
    assert scene.discarded("horn_of_gondor")
    assert scene.on_table("axe_and_bow")
    siege = {"minas_tirith": "gondor_regular 2 sauron_regular"}
    folly = table(siege, turn=SHADOW, dice="event | army", besieged="minas_tirith", on_table="denethors_folly", war=WAR)
    folly.use("army", "move_armies", "from minas_tirith", "all", "to osgiliath")
    assert folly.discarded("denethors_folly")


# --- recruiting -----------------------------------------------------------------------------------------------------

RECRUITS: tuple[tuple[str, dict[str, Any], list[str], str, dict[str, int]], ...] = (
    # card, settings, choices, region, figures it gains
    ("guards_of_the_citadel", {}, ["recruit gondor_elite"], "minas_tirith", {"gondor_elite": 1, "gondor_leader": 1}),
    ("imrahil_of_dol_amroth", {}, ["recruit gondor_regular"], "dol_amroth", {"gondor_regular": 1, "gondor_leader": 1}),
    ("grimbeorn_the_old_son_of_beorn", {}, ["recruit north_elite"], "carrock", {"north_elite": 1, "north_leader": 1}),
    ("dain_ironfoots_guard", {}, ["recruit dwarves_elite"], "erebor", {"dwarves_elite": 1, "dwarves_leader": 1}),
    ("celeborns_galadhrim", {}, ["recruit elves_elite"], "lorien", {"elves_elite": 1}),
    ("kindred_of_glorfindel", {}, ["recruit elves_regular"], "rivendell", {"elves_regular": 1}),
    ("thranduils_archers", {}, ["recruit elves_regular"], "woodland_realm", {"elves_regular": 1}),
    ("king_brands_men", {}, [], "dale", {"north_regular": 2}),
    ("swords_in_eriador", {}, ["recruit north_elite", "recruit dwarves_elite"], "ered_luin", {"dwarves_elite": 1}),
    ("riders_of_theoden", {}, ["at edoras", "recruit rohan_elite"], "edoras", {"rohan_elite": 1, "rohan_leader": 1}),
    (
        "eomer_son_of_eomund",
        {},
        ["at folde", "recruit rohan_regular"],
        "folde",
        {"rohan_regular": 1, "rohan_leader": 1},
    ),
    ("the_red_arrow", {"active": "gondor"}, ["recruit rohan_elite"], "edoras", {"rohan_elite": 1, "rohan_leader": 1}),
    ("house_of_the_stewards", {"at": {"boromir": "erech"}}, ["recruit gondor_elite"], "erech", {"gondor_elite": 1}),
    (
        "return_of_the_witch_king",
        {"at": {"witch_king": "moria"}},
        [],
        "angmar",
        {"sauron_regular": 2, "sauron_elite": 1},
    ),
    (
        "a_new_power_is_rising",
        {"at": {"saruman": "orthanc"}},
        ["recruit isengard_elite"] * 2,
        "orthanc",
        {"isengard_elite": 2},
    ),
    ("the_king_is_revealed", {"at": {"aragorn": "pelargir"}}, [], "minas_morgul", {"sauron_regular": 5, "nazgul": 1}),
    (
        "shadows_on_the_misty_mountains",
        {},
        ["at moria", "recruit sauron_elite", "recruit sauron_regular"],
        "moria",
        {"sauron_elite": 1, "sauron_regular": 1, "nazgul": 1},
    ),
    ("orcs_multiplying_again", {}, [], "dol_guldur", {"sauron_regular": 3}),
    ("monsters_roused", {}, [], "trollshaws", {"sauron_elite": 1}),
    ("musterings_of_long_planned_war", {"war": SHADOW_WAR}, [], "gorgoroth", {"southrons_easterlings_regular": 5}),
    (
        "horde_from_the_east",
        {"war": "southrons_easterlings"},
        ["at khand"],
        "khand",
        {"southrons_easterlings_regular": 5},
    ),
    (
        "pits_of_mordor",
        {"war": "sauron"},
        ["at moria", "at morannon", "at barad_dur"],
        "morannon",
        {"sauron_regular": 2},
    ),
    (
        "many_kings_to_the_service_of_mordor",
        {},
        ["at umbar", "at near_harad", "at north_rhun"],
        "umbar",
        {"southrons_easterlings_regular": 2},
    ),
)


@pytest.mark.parametrize(("card", "settings", "choices", "where", "gained"), RECRUITS, ids=[r[0] for r in RECRUITS])
@rule("WOTR-EVENT-19", "WOTR-MUSTER-15", "WOTR-MUSTER-18", "WOTR-MUSTER-20", "WOTR-EVENT-10")
def test_what_a_recruiting_card_brings(
    card: str, settings: dict[str, Any], choices: list[str], where: str, gained: dict[str, int]
) -> None:
    scene = played(card, **settings)
    scene.choose(*choices)
    assert scene.here(where) == gained
    assert scene.discarded(card)


@rule("WOTR-MUSTER-16", "WOTR-MUSTER-17", "WOTR-STACK-09", "WOTR-EVENT-30")
def test_cards_recruit_inside_a_siege_but_not_beside_enemies() -> None:
    armies = {"westemnet": "sauron_regular", "helms_deep": "5 rohan_regular 2 isengard_regular"}
    where = {"gimli": "westemnet", "legolas": "helms_deep"}
    scene = played("riders_of_theoden", armies, at=where, besieged="helms_deep")
    assert scene.legal() == {"at edoras", "at helms_deep"}
    assert scene.refused("at westemnet") == "WOTR-MUSTER-17"
    scene.choose("at helms_deep", "recruit rohan_elite")
    assert scene.asked == {FP: "stacking.trim"}  # five inside
    assert scene.legal() == {"remove rohan_regular", "remove rohan_elite"}


@rule("WOTR-MUSTER-20", "WOTR-EVENT-11")
def test_as_many_as_the_reinforcements_allow() -> None:
    scene = holding("king_brands_men")
    scene.state.reserve[3] = 1
    scene.state.lost[3] += 9
    scene.use("event", "play_event", "play king_brands_men")
    assert scene.here("dale") == {"north_regular": 1}
