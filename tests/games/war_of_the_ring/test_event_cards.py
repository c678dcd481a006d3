"""The Event halves of all 96 cards: when each may be played, and what it does. WOTR-EVENT"""

from typing import Any

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.cards import CARD_TABLE, CARDS
from westmarch.games.war_of_the_ring.effects.base import Event, TableCard
from westmarch.games.war_of_the_ring.effects.events import EVENTS
from westmarch.games.war_of_the_ring.tiles import TILES

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


# --- hits -------------------------------------------------------------------------------------------------------------


@rule("WOTR-EVENT-21", "WOTR-POLITICS-30", "WOTR-EVENT-22")
def test_the_spirit_of_mordor_strikes_a_mixed_army() -> None:
    armies = {"moria": "3 sauron_regular 3 isengard_regular", "umbar": "3 southrons_easterlings_regular"}
    scene = played("the_spirit_of_mordor", armies)
    assert scene.legal() == {"at moria"}
    scene.choose_so_that(lambda s: s.stack[-1].PROMPT == "battle.losses", "at moria")
    assert scene.asked == {SHADOW: "battle.losses"}
    assert scene.steps("isengard") == 1  # no attack


@rule("WOTR-EVENT-21", "WOTR-EVENT-10")
def test_faramirs_rangers() -> None:
    armies = {"osgiliath": "gondor_regular", "south_ithilien": "4 sauron_regular"}
    scene = played("faramirs_rangers", armies)
    scene.choose("at south_ithilien", "recruit gondor_elite")
    assert scene.here("osgiliath") == {"gondor_regular": 1, "gondor_elite": 1, "gondor_leader": 1}


@rule("WOTR-EVENT-21")
def test_return_to_valinor_spares_the_besieged() -> None:
    armies = {"grey_havens": "3 elves_regular", "rivendell": "3 elves_regular sauron_regular"}
    scene = holding("return_to_valinor", armies, captured="lorien", besieged="rivendell")
    scene.choose("die event", "act play_event")
    scene.choose_so_that(lambda s: s.lost[1] > 0, "play return_to_valinor")
    assert scene.here("rivendell", FP) == {"elves_regular": 3}


@rule("WOTR-EVENT-09", "WOTR-EVENT-24")
def test_the_eagles_drive_the_nazgul_home() -> None:
    armies = {"edoras": "rohan_regular", "folde": "sauron_regular 2 nazgul"}
    scene = played("the_eagles_are_coming", armies, at={"gimli": "edoras"}, captured="moria")
    scene.choose_so_that(lambda s: s.reserve[21] == 7, "at folde")
    assert scene.legal() == {
        f"at {r}" for r in ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "mount_gundabad")
    }
    scene.choose("at dol_guldur")
    assert scene.here("dol_guldur") == {"nazgul": 1}


@rule("WOTR-RETREAT-11", "WOTR-POLITICS-29")
def test_dead_men_scatter_an_army() -> None:
    armies = {"pelargir": "6 sauron_regular southrons_easterlings_regular"}
    scene = played("dead_men_of_dunharrow", armies, at={"aragorn": "edoras", "gimli": "edoras"}, captured="pelargir")
    assert scene.legal() == {"at erech", "at lamedon", "at pelargir", "take gimli"}
    scene.choose("take gimli", "at pelargir")
    while scene.asked == {SHADOW: "battle.losses"}:
        scene.choose("lose sauron_regular")
    assert scene.asked == {SHADOW: "event.scattered"}
    scene.choose(sorted(scene.legal())[0])
    assert scene.legal() == {"recruit gondor_regular", "decline"}
    scene.choose("recruit gondor_regular", "decline")
    assert not scene.captured("pelargir")
    assert scene.steps("southrons_easterlings") == 1


# --- the Fellowship ------------------------------------------------------------------------------------------


@rule("WOTR-HUNT-04")
@pytest.mark.parametrize("card", [*CARDS[:4], *CARDS[48:52]])
def test_special_tiles_wait_for_mordor(card: str) -> None:
    scene = played(card)
    assert scene.view(None)["hunt"]["waiting"] == [card]
    there = played(card, mordor=1)
    assert there.state.bag[TILES.index(card)] == 1


@rule("WOTR-FELLOWSHIP-06")
def test_healing_cards() -> None:
    assert played("bilbos_song", corruption=3).state.corruption == 2
    everybody = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
    gollum = played("bilbos_song", corruption=3, gone=everybody, guide="gollum")
    assert gollum.state.corruption == 1
    athelas = holding("athelas", corruption=5, guide="strider")
    athelas.use("event", "play_event", "play athelas")
    told = athelas.told("dice_rolled")[0]
    assert told["hits"] == sum(die >= 3 for die in told["dice"])
    mirror = played("mirror_of_galadriel", corruption=2, fellowship="lorien", dice="event character | event")
    assert mirror.unused(FP) == {"will": 1}
    assert mirror.state.corruption == 1


@rule("WOTR-FELLOWSHIP-15", "WOTR-MORDOR-16")
def test_there_is_another_way() -> None:
    everybody = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
    scene = played("there_is_another_way", corruption=2, gone=everybody, guide="gollum", fellowship="hollin")
    assert scene.legal() == {"move_on", "decline"}
    scene.choose("move_on")
    assert (scene.state.progress, scene.state.box) == (1, [0, 0])


@rule("WOTR-SEPARATE-11")
def test_cards_that_separate() -> None:
    scene = played("i_will_go_alone", corruption=2, fellowship="hollin")
    scene.choose("take gimli", "done")
    while scene.asked.get(FP) == "fellowship.guide":
        scene.choose("guide strider")
    assert "to fords_of_bruinen" in scene.legal()
    scene.choose("to fords_of_bruinen")
    while scene.asked.get(FP) == "fellowship.guide":
        scene.choose("guide strider")
    assert scene.state.corruption == 1
    ride = played("gwaihir_the_windlord", at={"meriadoc": "edoras"})
    assert ride.legal() == {"act separate", "act move_companions"}
    ride.choose("act move_companions", "take meriadoc")
    assert "to pelargir" in ride.legal()  # Level 4
    home = played("there_and_back_again", at={"gimli": "erebor"}, gone="legolas")
    home.choose("take peregrin", "done")
    while home.asked.get(FP) in ("fellowship.guide", "fellowship.separated"):
        home.choose(sorted(home.legal())[0])
    assert home.active("dwarves")
    assert home.active("north")
    assert (home.steps("dwarves"), home.steps("elves"), home.steps("north")) == (2, 2, 2)


@rule("WOTR-EVENT-10", "WOTR-POLITICS-11", "WOTR-POLITICS-14")
def test_tidings_bring_a_nation_to_war() -> None:
    scene = played("book_of_mazarbul", at={"gimli": "erebor"})
    scene.choose("done")
    assert scene.steps("dwarves") == 0
    assert scene.active("dwarves")
    shire = played("fear_fire_foes", at={"meriadoc": "buckland"})
    shire.choose("take meriadoc", "to the_shire")
    assert shire.steps("north") == 0
    wise = played("wisdom_of_elrond")
    assert wise.legal() == {f"advance {n}" for n in ("dwarves", "elves", "gondor", "north", "rohan")}
    wise.choose("advance gondor")
    assert wise.active("gondor")
    assert wise.steps("gondor") == 1


@rule("WOTR-HUNT-37")
def test_ambushes_draw_a_tile() -> None:
    scene = holding("orc_patrol", fellowship="moria").only_tile("eye")
    scene.use("event", "play_event", "play orc_patrol")
    assert scene.state.hidden == 1  # the Eye is discarded
    bane = holding("isildurs_bane", fellowship="hollin").only_tile("three")
    bane.use("event", "play_event", "play isildurs_bane")
    assert bane.state.corruption == 3
    foul = holding("foul_thing_from_the_deep", fellowship="hollin", gone="meriadoc peregrin").only_tile("three")
    foul.use("event", "play_event", "play foul_thing_from_the_deep")
    assert foul.told("character_lost")


@rule("WOTR-HUNT-36", "WOTR-EVENT-25")
def test_nazgul_hunt() -> None:
    scene = played("nazgul_search", {"moria": "2 nazgul"}, fellowship="hollin", progress=1)
    assert scene.legal() == {"from moria", "done"}
    scene.choose("from moria", "to hollin", "done")
    assert scene.state.hidden == 0
    strike = played("the_nazgul_strike", {"hollin": "nazgul"}, fellowship="hollin", progress=1, on_table="axe_and_bow")
    strike.choose("done")
    assert strike.legal() == {"discard axe_and_bow", "hunt", "decline"}
    strike.choose("hunt")
    assert strike.state.progress == 1
    weather = played("cruel_weather", fellowship="moria", progress=1)
    assert weather.legal() == {"at dimrill_dale", "at hollin", "at north_dunland"}
    weather.choose("at hollin")
    assert weather.where == "hollin"


@rule("WOTR-EVENT-10", "WOTR-FELLOWSHIP-06")
def test_cards_against_a_revealed_fellowship() -> None:
    assert played("morgul_wound", hidden=False, corruption=3).state.corruption == 5
    assert played("morgul_wound", hidden=False, corruption=4).state.corruption == 5
    lure = played("lure_of_the_ring", hidden=False, gone="gandalf_the_grey strider boromir legolas meriadoc peregrin")
    assert lure.legal() == {"corruption", "lose gimli"}
    lure.choose("lose gimli")
    assert lure.view(None)["fellowship"]["guide"] == "gollum"
    breaking = holding("the_breaking_of_the_fellowship", hidden=False, fellowship="hollin").only_tile("two")
    breaking.use("event", "play_event", "play the_breaking_of_the_fellowship")
    breaking.choose("take boromir", "take gimli")
    assert (breaking.at("boromir"), breaking.at("gimli")) == ("hollin", "hollin")


@rule("WOTR-EVENT-10", "WOTR-DICE-11")
def test_the_lidless_eye_and_the_day_without_dawn() -> None:
    eye = played("the_lidless_eye", dice="event | event army muster")
    assert eye.legal() == {"die army", "die muster", "done"}
    eye.choose("die army", "done")
    assert eye.state.box == [0, 1]
    dawn = played("the_day_without_dawn", dice="will will event | event", war=SHADOW_WAR)
    assert dawn.unused(FP) == {"event": 1}


# --- Armies ------------------------------------------------------------------------------------------


@rule("WOTR-ARMYMOVE-16", "WOTR-ARMYMOVE-17", "WOTR-STACK-07")
def test_shadows_gather() -> None:
    armies = {"moria": "3 sauron_regular", "dol_guldur": "sauron_regular"}
    scene = played("shadows_gather", armies, war=SHADOW_WAR)
    assert scene.legal() == {"from dol_guldur", "from moria"}  # it must, if it can
    scene.choose("from moria", "all", "to dimrill_dale")
    assert "stop" not in scene.legal()
    scene.choose("to south_anduin_vale", "to dol_guldur")
    assert scene.here("dol_guldur") == {"sauron_regular": 4}


@rule("WOTR-EVENT-23", "WOTR-SIEGE-17", "WOTR-SIEGE-29")
def test_grond_gives_three_rounds() -> None:
    armies = {"lorien": "4 elves_regular 6 sauron_regular"}
    scene = played(
        "grond_hammer_of_the_underworld",
        armies,
        war=WAR,
        besieged="lorien",
        at={"witch_king": "lorien"},
        hands="athelas | grond_hammer_of_the_underworld",
    )
    scene.choose("all")
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.round == 1, "attack lorien")
    while "battle.cease" not in scene.asked.values():
        scene.choose("reroll 0")
    assert scene.legal() == {"cease", "press"}
    scene.choose("press")
    assert scene.state.round == 2


@rule("WOTR-CAPTURE-11", "WOTR-EVENT-09")
def test_paths_of_the_woses_lead_out_of_a_siege() -> None:
    armies = {"helms_deep": "2 rohan_regular 2 isengard_regular"}
    scene = played(
        "paths_of_the_woses", armies, war="rohan isengard", besieged="helms_deep", at={"gimli": "helms_deep"}
    )
    assert scene.legal() == {"from helms_deep"}
    scene.choose("from helms_deep", "all", "leave gimli", "to minas_tirith")
    assert scene.captured("helms_deep")
    assert scene.at("gimli") == "helms_deep"
    assert scene.here("minas_tirith") == {"rohan_regular": 2}


@rule("WOTR-EVENT-23")
def test_corsairs_land_and_fight() -> None:
    armies = {"umbar": "3 southrons_easterlings_regular", "pelargir": "gondor_regular"}
    scene = played("corsairs_of_umbar", armies, war="southrons_easterlings")
    scene.choose("from umbar", "all")
    assert {f"to {r}" for r in ("anfalas", "dol_amroth", "lamedon", "pelargir")} <= scene.legal()
    scene.choose_so_that(lambda s: bool(s.captured), "to pelargir")
    assert scene.captured("pelargir")


@rule("WOTR-EVENT-24", "WOTR-EVENT-23")
def test_ringwraiths_fly_then_lead() -> None:
    armies = {"moria": "2 nazgul", "umbar": "2 southrons_easterlings_regular"}
    scene = played("the_ringwraiths_are_abroad", armies)
    scene.choose("from moria", "to umbar", "done")
    assert scene.legal() == {"act move_armies", "decline"}
    scene.choose("act move_armies", "from umbar", "all", "to near_harad")
    assert scene.here("near_harad") == {"southrons_easterlings_regular": 2, "nazgul": 1}
    captain = played("the_black_captain_commands", {"moria": "sauron_regular"}, at={"witch_king": "moria"})
    assert captain.legal() == {"recruit nazgul", "act move_minions"}
    captain.choose("recruit nazgul")
    assert captain.here("moria") == {"sauron_regular": 1, "nazgul": 2}


@rule("WOTR-POLITICS-31", "WOTR-EVENT-30")
def test_stormcrow_moves_a_counter_back() -> None:
    armies = {"pelargir": "gondor_regular", "dol_amroth": "2 gondor_regular gondor_leader"}
    scene = played("stormcrow", armies, at={"boromir": "pelargir"}, fellowship="moria")
    assert scene.legal() == {"advance gondor"}
    scene.choose("advance gondor")
    assert scene.steps("gondor") == 3
    assert scene.asked == {FP: "event.deserter"}
    scene.choose("at dol_amroth")
    assert scene.legal() == {"lose gondor_regular", "lose gondor_leader"}
    scene.choose("lose gondor_leader")
    assert scene.lost("gondor_leader") == 1


@rule("WOTR-EVENT-16", "WOTR-EVENT-14")
def test_wards_and_how_the_shadow_is_rid_of_them() -> None:
    armies = {"dimrill_dale": "3 sauron_regular", "lorien": "elves_regular"}
    scene = table(
        armies,
        turn=SHADOW,
        dice="event | army",
        war=WAR,
        on_table="a_power_too_great",
        hands="| olog_hai orc_patrol pits_of_mordor",
    )
    assert "attack" not in scene.acts("army")
    scene.choose("die army", "act discard_power")
    assert scene.legal() == {"discard olog_hai"}
    scene.choose("discard olog_hai", "discard orc_patrol")
    assert scene.discarded("a_power_too_great")
    assert scene.hand(SHADOW) == {"pits_of_mordor"}


@rule("WOTR-MUSTER-19")
def test_trolls_and_the_grey_company_exchange_units() -> None:
    trolls = played("hill_trolls", {"moria": "2 sauron_regular"}, war="sauron")
    trolls.choose("at moria", "at moria")
    assert trolls.here("moria") == {"sauron_elite": 2}
    grey = played("the_grey_company", {"edoras": "rohan_regular gondor_regular"}, at={"strider": "edoras"}, guide="")
    assert grey.legal() == {"recruit gondor_elite", "recruit rohan_elite"}
    grey.choose("recruit rohan_elite")
    assert grey.lost("rohan_regular") == 1


@rule("WOTR-EVENT-09")
def test_help_unlooked_for() -> None:
    armies = {"minas_tirith": "2 gondor_regular 5 sauron_regular", "lossarnach": "5 gondor_regular"}
    scene = played("help_unlooked_for", armies, war=WAR, besieged="minas_tirith")
    scene.choose("at minas_tirith", "at lossarnach", "all", "attack minas_tirith")
    rolls = {told["side"]: told for told in scene.told("combat_roll")}
    assert len(rolls[SHADOW]["dice"]) == 3  # five, less two units inside


@rule("WOTR-EVENT-27")
def test_the_challenge_of_the_king() -> None:
    scene = holding("challenge_of_the_king", {"edoras": "rohan_regular"}, at={"strider": "edoras"}, guide="")
    scene.only_tile("eye", "one", "two")
    scene.use("event", "play_event", "play challenge_of_the_king")
    assert scene.view(None)["hunt"]["removed"] == {"eye": 1}
    assert scene.view(None)["hunt"]["pool"] == {"one": 1, "two": 1}
    doom = holding("challenge_of_the_king", {"edoras": "rohan_regular"}, at={"strider": "edoras"}, guide="")
    doom.only_tile("eye", "eye", "eye")
    doom.use("event", "play_event", "play challenge_of_the_king")
    assert doom.at("strider") is None
    assert doom.state.bag[0] == 3
