"""Event cards at work: hits, the Fellowship, Armies. WOTR-EVENT-09 to WOTR-EVENT-30"""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, table
from tests.games.war_of_the_ring.test_event_cards import SHADOW_WAR, WAR, holding, played
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.tiles import TILES

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
