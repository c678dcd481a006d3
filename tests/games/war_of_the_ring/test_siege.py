"""Strongholds: withdrawing, sieges, sorties, relief. WOTR-SIEGE, WOTR-SORTIE, WOTR-RELIEF"""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, table
from tests.games.war_of_the_ring.test_battle import WAR, shadow_attack, until
from tests.rulebook import rule
from westmarch.games.war_of_the_ring import battle

SIEGE = {"minas_tirith": "3 gondor_regular gondor_leader 5 sauron_regular sauron_elite nazgul"}
STRONGHOLD = {"osgiliath": "6 sauron_regular", "minas_tirith": "7 gondor_regular gondor_leader"}


@rule(
    "WOTR-SIEGE-01",
    "WOTR-SIEGE-02",
    "WOTR-SIEGE-04",
    "WOTR-SIEGE-06",
    "WOTR-SIEGE-13",
    "WOTR-STACK-02",
    "WOTR-STACK-08",
)
def test_withdrawing_into_a_siege() -> None:
    scene = shadow_attack(STRONGHOLD, "osgiliath", "minas_tirith", at={"boromir": "minas_tirith"})
    assert scene.asked == {FP: "battle.stronghold"}
    assert scene.legal() == {"stand in_the_field", "withdraw into_siege"}
    scene.choose("withdraw into_siege")
    assert scene.asked == {SHADOW: "battle.advance"}
    before = scene.reserve("gondor_regular")
    scene.choose("all", "to minas_tirith")
    assert scene.besieged("minas_tirith")
    assert scene.here("minas_tirith", FP) == {"gondor_regular": 5, "gondor_leader": 1}
    assert scene.reserve("gondor_regular") == before + 2
    assert scene.at("boromir") == "minas_tirith"
    assert not scene.captured("minas_tirith")


@rule("WOTR-SIEGE-05")
def test_without_an_advance_there_is_no_siege() -> None:
    scene = shadow_attack(STRONGHOLD, "osgiliath", "minas_tirith")
    scene.choose("withdraw into_siege", "decline")
    assert not scene.besieged("minas_tirith")
    assert scene.here("minas_tirith") == {"gondor_regular": 7, "gondor_leader": 1}


@rule("WOTR-SIEGE-03")
def test_the_choice_comes_again_before_every_round() -> None:
    armies = {"osgiliath": "2 sauron_regular", "minas_tirith": "3 gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack minas_tirith")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "stand in_the_field")
    until(scene, "battle.cease")
    scene.choose("press", "stand")
    assert scene.asked == {FP: "battle.stronghold"}
    scene.choose("withdraw into_siege")
    assert scene.asked == {SHADOW: "battle.advance"}


@rule(
    "WOTR-SIEGE-12",
    "WOTR-SIEGE-14",
    "WOTR-SIEGE-15",
    "WOTR-SIEGE-18",
    "WOTR-SIEGE-19",
    "WOTR-SIEGE-26",
    "WOTR-RETREAT-05",
)
def test_a_siege_battle() -> None:
    scene = table(SIEGE, turn=SHADOW, dice="event | army", war=WAR, besieged="minas_tirith")
    scene.choose("die army", "act attack", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack minas_tirith")
    assert [told["needed"] for told in scene.told("combat_roll")] == [6, 5]
    assert scene.state.battle_kind == battle.SIEGE_BATTLE
    for _ in range(2):
        scene.choose("reroll 0")
    assert scene.asked == {SHADOW: "battle.cease"}
    assert scene.legal() == {"cease", "reduce sauron_elite"}
    assert scene.refused("press") == "WOTR-SIEGE-15"
    scene.choose("reduce sauron_elite")
    assert scene.state.round == 2
    ended = table(SIEGE, turn=SHADOW, dice="event | army", war=WAR, besieged="minas_tirith")
    ended.choose("die army", "act attack", "from minas_tirith", "all")
    ended.choose_so_that(lambda s: s.hits == [0, 0], "attack minas_tirith")
    ended.choose("reroll 0", "reroll 0", "cease")
    assert ended.besieged("minas_tirith")


@rule("WOTR-SIEGE-21", "WOTR-CAPTURE-02", "WOTR-SIEGE-20")
def test_the_last_defender_falls() -> None:
    armies = {"minas_tirith": "gondor_regular 5 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, besieged="minas_tirith")
    scene.choose("die army", "act attack", "from minas_tirith", "all", "leave sauron_regular")
    scene.choose_so_that(lambda s: bool(s.captured), "attack minas_tirith")
    assert scene.captured("minas_tirith")
    assert not scene.besieged("minas_tirith")


@rule("WOTR-SIEGE-08", "WOTR-SIEGE-27")
def test_the_besieged_keep_control_and_peaceful_nations_do_not_storm() -> None:
    armies = {"minas_tirith": "3 gondor_regular 2 southrons_easterlings_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor", besieged="minas_tirith")
    assert "attack" not in scene.acts("army")
    assert scene.view(None)["regions"]["minas_tirith"]["besieged"] == FP


@rule("WOTR-SORTIE-01", "WOTR-SORTIE-02", "WOTR-SORTIE-05", "WOTR-SORTIE-10", "WOTR-SORTIE-04")
def test_a_sortie() -> None:
    scene = table(SIEGE, dice="character |", war=WAR, besieged="minas_tirith")
    scene.choose("die character", "act attack_led", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack minas_tirith")
    assert scene.state.battle_kind == battle.SORTIE
    assert [told["needed"] for told in scene.told("combat_roll")] == [5, 5]
    until(scene, "battle.cease")
    scene.choose("cease")
    assert scene.besieged("minas_tirith")


@rule("WOTR-SORTIE-06", "WOTR-SORTIE-07", "WOTR-RETREAT-09", "WOTR-SORTIE-03")
def test_besiegers_may_retreat_from_a_sortie() -> None:
    scene = table(SIEGE, dice="muster_army |", war=WAR, besieged="minas_tirith")
    scene.choose("die muster_army", "act attack", "from minas_tirith", "all", "leave gondor_regular")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack minas_tirith")
    until(scene, "battle.cease")
    scene.choose("press")
    assert scene.legal() == {"retreat druadan_forest", "retreat osgiliath", "stand"}
    scene.choose("retreat osgiliath")
    assert not scene.besieged("minas_tirith")
    assert scene.here("osgiliath") == {"sauron_regular": 5, "sauron_elite": 1, "nazgul": 1}
    assert scene.state.field == 105  # nobody advances


@rule("WOTR-SORTIE-08", "WOTR-SORTIE-09", "WOTR-SIEGE-22")
def test_a_sortie_that_fails() -> None:
    armies = {"minas_tirith": "gondor_regular 5 sauron_regular"}
    scene = table(armies, dice="muster_army |", war=WAR, besieged="minas_tirith")
    scene.choose("die muster_army", "act attack", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: bool(s.captured), "attack minas_tirith")
    assert scene.captured("minas_tirith")
    both = table(
        {"minas_tirith": "gondor_regular sauron_regular"}, dice="muster_army |", war=WAR, besieged="minas_tirith"
    )
    both.choose("die muster_army", "act attack", "from minas_tirith", "all")
    both.choose_so_that(lambda s: s.army[s.fellowship] >= 0 and not s.sieges, "attack minas_tirith")
    assert both.here("minas_tirith") in ({}, {"gondor_regular": 1})
    assert not both.captured("minas_tirith")


@rule("WOTR-RELIEF-01", "WOTR-RELIEF-02", "WOTR-RELIEF-03", "WOTR-RELIEF-04", "WOTR-RELIEF-05", "WOTR-ATTACK-12")
def test_relief_from_outside() -> None:
    armies = {"minas_tirith": "2 gondor_regular sauron_regular", "lossarnach": "5 gondor_regular"}
    scene = table(armies, dice="muster_army |", war=WAR, besieged="minas_tirith")
    scene.choose("die muster_army", "act attack", "from lossarnach", "all")
    assert "attack minas_tirith" in scene.legal()
    scene.choose_so_that(lambda s: not s.sieges, "attack minas_tirith")
    assert len(scene.told("combat_roll")[0]["dice"]) == 5
    assert scene.told("combat_roll")[1]["needed"] == 5
    assert scene.asked == {FP: "battle.advance"}
    scene.choose("all", "to minas_tirith")
    assert scene.here("minas_tirith") == {"gondor_regular": 7}


@rule("WOTR-COMBAT-51")
def test_a_sortie_is_a_field_battle_for_the_cards() -> None:
    armies = {"orthanc": "2 isengard_regular 3 rohan_regular"}
    scene = table(
        armies, turn=SHADOW, dice="event | army", war=WAR, besieged="orthanc", hands="the_red_arrow | pits_of_mordor"
    )
    scene.choose("die army", "act attack", "from orthanc", "all", "attack orthanc", "card none")
    assert scene.asked == {FP: "battle.card"}
    assert scene.legal() == {"card the_red_arrow", "card none"}  # Scouts
    scene.choose("card the_red_arrow", "retreat fords_of_isen")
    assert not scene.besieged("orthanc")


@rule("WOTR-COMBAT-48", "WOTR-SIEGE-07")
def test_a_captured_stronghold_protects_its_captor() -> None:
    armies = {"minas_tirith": "3 sauron_regular", "lossarnach": "4 gondor_regular"}
    scene = table(armies, dice="muster_army |", war=WAR, captured="minas_tirith")
    scene.choose("die muster_army", "act attack", "from lossarnach", "all", "attack minas_tirith")
    assert scene.asked == {SHADOW: "battle.stronghold"}
    scene.choose("withdraw into_siege", "all", "to minas_tirith")
    assert scene.besieged("minas_tirith")
    assert scene.view(None)["regions"]["minas_tirith"]["besieged"] == SHADOW


@rule("WOTR-SIEGE-10")
def test_nazgul_alone_keep_up_no_siege() -> None:
    armies = {"lorien": "2 elves_regular 2 sauron_regular nazgul"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, besieged="lorien")
    scene.use("army", "move_armies", "from lorien", "take sauron_regular", "take sauron_regular", "to dimrill_dale")
    assert not scene.besieged("lorien")
    assert scene.here("lorien") == {"elves_regular": 2, "nazgul": 1}


@rule("WOTR-SIEGE-16")
def test_an_elite_is_reduced_only_if_there_is_a_regular() -> None:
    scene = table(SIEGE, turn=SHADOW, dice="event | army", war=WAR, besieged="minas_tirith")
    scene.state.reserve[16] = 0  # all Sauron Regulars are on the map
    scene.choose("die army", "act attack", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack minas_tirith")
    scene.choose("reroll 0", "reroll 0")
    assert scene.seat == FP or scene.asked.get(SHADOW) != "battle.cease"  # nothing to choose: the battle is over
    assert scene.besieged("minas_tirith")
