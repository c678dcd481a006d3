"""Characters on the map, entering play, their abilities. WOTR-CHARMOVE, WOTR-CHARACTER"""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring import battle
from westmarch.games.war_of_the_ring.pieces import CHARACTERS

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"


@rule("WOTR-CHARMOVE-01", "WOTR-CHARMOVE-02", "WOTR-CHARMOVE-03", "WOTR-CHARMOVE-04")
def test_companions_move_in_groups() -> None:
    where = {"gandalf_the_grey": "edoras", "meriadoc": "edoras", "gimli": "edoras"}
    scene = table({"folde": "sauron_regular"}, dice="character |", at=where)
    scene.choose("die character", "act move_companions")
    assert scene.legal() == {"take gandalf_the_grey", "take meriadoc", "take gimli"}
    scene.choose("take gandalf_the_grey", "take meriadoc")
    assert "to minas_tirith" in scene.legal()  # three regions, past the enemy in Folde
    scene.choose("to minas_tirith")
    assert (scene.at("gandalf_the_grey"), scene.at("meriadoc")) == ("minas_tirith", "minas_tirith")
    assert scene.legal() == {"take gimli", "done"}
    scene.choose("take gimli")
    assert "to folde" in scene.legal()
    assert "to minas_tirith" not in scene.legal()
    assert scene.refused("take meriadoc") == "WOTR-CHARMOVE-03"


@rule("WOTR-CHARMOVE-07", "WOTR-CHARMOVE-08")
def test_companions_neither_enter_nor_leave_a_besieged_stronghold() -> None:
    armies = {"helms_deep": "rohan_regular 3 isengard_regular", "edoras": "rohan_regular"}
    where = {"gimli": "helms_deep", "legolas": "edoras"}
    scene = table(armies, dice="character |", at=where, besieged="helms_deep")
    scene.choose("die character", "act move_companions")
    assert scene.legal() == {"take legolas"}
    assert scene.refused("take gimli") == "WOTR-CHARMOVE-07"
    scene.choose("take legolas")
    assert "to helms_deep" not in scene.legal()
    scene.choose("to westemnet")  # he leaves the Army in Edoras
    assert scene.at("legolas") == "westemnet"


def minions(armies: dict[str, str], **more: object) -> RingScene:
    scene = table(armies, turn=SHADOW, dice="event | character", **more)  # type: ignore[arg-type]
    return scene.choose("die character", "act move_minions")


@rule("WOTR-CHARMOVE-10", "WOTR-CHARMOVE-11", "WOTR-CHARMOVE-16", "WOTR-EVENT-25", "WOTR-DEF-20", "WOTR-CHARACTER-39")
def test_nazgul_fly_anywhere_but_into_strongholds() -> None:
    scene = minions({"moria": "2 nazgul", "dale": "north_regular"}, at={"witch_king": "angmar"})
    assert scene.legal() == {"from moria", "take witch_king"}
    scene.choose("from moria")
    assert "to minas_tirith" not in scene.legal()
    assert scene.refused("to minas_tirith") == "WOTR-CHARMOVE-11"
    assert {"to dale", "to bree", "to grey_havens"} - scene.legal() == {"to grey_havens"}
    scene.choose("to dale")
    assert scene.here("dale") == {"north_regular": 1, "nazgul": 1}
    assert not scene.active("north")
    scene.choose("take witch_king", "to bree")
    assert scene.legal() == {"from moria", "done"}  # each flies once


@rule("WOTR-CHARMOVE-12")
def test_nazgul_join_besiegers_and_besieged() -> None:
    armies = {
        "moria": "nazgul",
        "lorien": "elves_regular 2 sauron_regular",
        "dol_guldur": "sauron_regular 2 elves_elite",
    }
    scene = minions(armies, besieged="lorien dol_guldur")
    scene.choose("from moria")
    assert {"to lorien", "to dol_guldur"} <= scene.legal()


@rule("WOTR-CHARMOVE-14", "WOTR-CHARMOVE-15", "WOTR-CHARACTER-47")
def test_the_mouth_walks_three_regions() -> None:
    scene = minions({"lorien": "elves_regular"}, at={"mouth_of_sauron": "dimrill_dale"})
    scene.choose("take mouth_of_sauron")
    assert "to moria" in scene.legal()
    assert "to lorien" not in scene.legal()
    assert scene.refused("to barad_dur") == "WOTR-CHARMOVE-14"
    shut = table(
        {"moria": "sauron_regular 2 elves_elite"},
        turn=SHADOW,
        dice="event | character",
        at={"mouth_of_sauron": "moria"},
        besieged="moria",
    )
    assert "move_minions" not in shut.acts("character")


@rule("WOTR-CHARMOVE-19", "WOTR-POLITICS-27")
def test_characters_fight_whatever_their_nation_does() -> None:
    armies = {"osgiliath": "3 southrons_easterlings_regular nazgul", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | character", war="southrons_easterlings")
    scene.choose("die character", "act attack_led", "from osgiliath", "all", "attack lossarnach")
    assert battle.leadership(scene.state, 1) == 1


@rule("WOTR-CHARACTER-06", "WOTR-CHARACTER-10", "WOTR-CHARACTER-26", "WOTR-CHARACTER-28")
def test_who_activates_whom() -> None:
    for companion, awake in (
        ("gandalf_the_grey", True),
        ("strider", False),
        ("aragorn", True),
        ("gandalf_the_white", True),
    ):
        scene = table(dice="character |", at={companion: "folde"})
        scene.use("character", "move_companions", f"take {companion}", "to edoras")
        assert scene.active("rohan") == awake


@rule("WOTR-CHARACTER-12", "WOTR-CHARACTER-27", "WOTR-CHARACTER-51", "WOTR-POLITICS-10", "WOTR-CHARACTER-02")
def test_strider_becomes_aragorn() -> None:
    scene = table(dice="will |", at={"strider": "minas_tirith"})
    scene.choose("die will", "act bring")
    assert scene.legal() == {"bring aragorn"}
    scene.choose("bring aragorn", "at minas_tirith")
    assert (scene.at("aragorn"), scene.at("strider")) == ("minas_tirith", None)
    assert scene.active("gondor")
    away = table(dice="will |", at={"strider": "lossarnach"})
    assert "bring" not in away.acts("will")
    fallen = table(dice="will |", at={"strider": "pelargir"}, captured="pelargir")
    assert "bring" not in fallen.acts("will")


@rule("WOTR-CHARACTER-09", "WOTR-CHARACTER-29", "WOTR-CHARACTER-30")
def test_gandalf_the_white() -> None:
    scene = table(dice="will |", gone="gandalf_the_grey", seen_minion=True, captured="lorien")
    scene.choose("die will", "act bring", "bring gandalf_the_white")
    assert scene.legal() == {"at fangorn", "at grey_havens", "at rivendell", "at woodland_realm"}
    grey = table(dice="will |", at={"gandalf_the_grey": "bree"}, seen_minion=True)
    grey.choose("die will", "act bring", "bring gandalf_the_white")
    assert grey.legal() == {"at bree"}
    grey.choose("at bree")
    assert grey.at("gandalf_the_grey") is None
    early = table(dice="will |", gone="gandalf_the_grey")
    assert "bring" not in early.acts("will")
    inside = table(dice="will |", seen_minion=True)
    assert "bring" not in inside.acts("will")


@rule("WOTR-CHARACTER-31")
def test_shadowfax() -> None:
    alone = table(dice="character |", at={"gandalf_the_white": "edoras", "meriadoc": "edoras", "gimli": "edoras"})
    alone.choose("die character", "act move_companions", "take meriadoc", "take gandalf_the_white")
    assert "to pelargir" in alone.legal()
    other = table(dice="character |", at={"gandalf_the_white": "edoras", "gimli": "edoras"})
    other.choose("die character", "act move_companions", "take gimli", "take gandalf_the_white")
    assert "to pelargir" not in other.legal()


@rule("WOTR-CHARACTER-07", "WOTR-CHARACTER-08", "WOTR-EVENT-02")
def test_gandalf_the_grey_as_guide_draws() -> None:
    scene = table(dice="event muster |", hands="guards_of_the_citadel celeborns_galadhrim |")
    scene.use("event", "play_event", "play guards_of_the_citadel", "recruit gondor_regular")
    assert scene.asked == {FP: "event.guide_draw"}
    assert scene.legal() == {"draw strategy", "decline"}
    scene.choose("decline")
    scene.use("muster", "play_muster", "play celeborns_galadhrim", "recruit elves_regular")
    assert scene.told("drew")[0]["cause"] == "celeborns_galadhrim"
    assert not any(prompt == "event.guide_draw" for prompt in scene.asked.values())


@rule("WOTR-CHARACTER-42", "WOTR-MUSTER-13", "WOTR-CHARACTER-50")
def test_saruman_enters_in_orthanc() -> None:
    scene = table(dice="event | muster", turn=SHADOW, war="isengard")
    scene.use("muster", "bring", "bring saruman", "at orthanc")
    assert scene.at("saruman") == "orthanc"
    assert table(dice="event | muster", turn=SHADOW, war="isengard", captured="orthanc").acts("muster") >= {"skip"}
    fallen = table(dice="event | muster", turn=SHADOW, war="isengard", captured="orthanc")
    assert "bring" not in fallen.acts("muster")
    peace = table(dice="event | muster", turn=SHADOW)
    assert "bring" not in peace.acts("muster")


@rule("WOTR-CHARACTER-40", "WOTR-POLITICS-11")
def test_the_witch_king_enters_with_a_sauron_army() -> None:
    armies = {"moria": "sauron_regular", "orthanc": "isengard_regular"}
    scene = table(armies, dice="event | muster", turn=SHADOW, war="sauron elves")
    scene.choose("die muster", "act bring")
    assert scene.legal() == {"bring witch_king"}
    scene.choose("bring witch_king")
    assert scene.legal() == {"at moria"}
    scene.choose("at moria")
    assert all(scene.active(nation) for nation in ("dwarves", "gondor", "north", "rohan"))
    early = table(armies, dice="event | muster", turn=SHADOW, war="sauron")
    assert "bring" not in early.acts("muster")


@rule("WOTR-CHARACTER-48")
def test_the_mouth_enters_late() -> None:
    scene = table(dice="event | muster", turn=SHADOW, mordor=0, captured="moria")
    scene.choose("die muster", "act bring", "bring mouth_of_sauron")
    assert scene.legal() == {
        f"at {r}" for r in ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "mount_gundabad")
    }
    assert "bring" not in table(dice="event | muster", turn=SHADOW).acts("muster")
    war = table(dice="event | muster", turn=SHADOW, war="gondor rohan north elves dwarves")
    assert "bring" in war.acts("muster")


@rule("WOTR-CHARACTER-49")
def test_the_messenger_makes_a_muster_an_army_result_once_a_turn() -> None:
    armies = {"moria": "2 sauron_regular"}
    scene = table(armies, dice="event | muster muster", turn=SHADOW, at={"mouth_of_sauron": "moria"})
    assert "move_armies" in scene.acts("muster")
    scene.use("muster", "move_armies", "from moria", "all", "to hollin")
    scene.use("event", "skip")
    assert "move_armies" not in scene.acts("muster")


@rule("WOTR-CHARACTER-44", "WOTR-CHARACTER-45", "WOTR-MUSTER-19")
def test_the_voice_of_saruman() -> None:
    armies = {"orthanc": "3 isengard_regular", "north_dunland": "rohan_elite"}
    scene = table(armies, dice="event | muster muster", turn=SHADOW, war="isengard rohan", at={"saruman": "orthanc"})
    scene.use("muster", "voice_recruit")
    assert scene.here("orthanc") == {"isengard_regular": 4}
    assert scene.here("south_dunland") == {"isengard_regular": 1}
    assert scene.here("north_dunland") == {"rohan_elite": 1}
    scene.use("event", "skip")
    before = scene.reserve("isengard_regular")
    scene.use("muster", "voice_upgrade")
    assert scene.here("orthanc") == {"isengard_regular": 2, "isengard_elite": 2}
    assert scene.reserve("isengard_regular") == before + 2
    shut = table(
        {"orthanc": "2 isengard_regular 3 rohan_elite"},
        dice="event | muster",
        turn=SHADOW,
        at={"saruman": "orthanc"},
        besieged="orthanc",
    )
    assert not {"voice_recruit", "voice_upgrade"} & shut.acts("muster")


@rule("WOTR-CHARACTER-46", "WOTR-EVENT-22", "WOTR-POLITICS-29")
def test_the_ents_kill_a_lone_saruman() -> None:
    where = {"gandalf_the_white": "fangorn", "saruman": "orthanc"}
    scene = table(dice="event |", at=where, gone="gandalf_the_grey", hands="the_ents_awake_treebeard |")
    scene.use("event", "play_event", "play the_ents_awake_treebeard")
    assert scene.at("saruman") is None
    army = {"orthanc": "6 isengard_regular"}
    other = table(army, dice="event |", at=where, gone="gandalf_the_grey", hands="the_ents_awake_huorns |")
    other.use("event", "play_event", "play the_ents_awake_huorns")
    assert other.at("saruman") == "orthanc"
    assert other.steps("isengard") == 0  # it counts as an attack


@rule("WOTR-CHARACTER-53", "WOTR-COMBAT-14")
def test_words_of_power_silence_a_companion() -> None:
    armies = {"osgiliath": "2 sauron_regular nazgul", "lossarnach": "2 gondor_regular"}
    scene = table(
        armies, turn=SHADOW, dice="event | army", war=WAR, at={"boromir": "lossarnach"}, hands="| the_lidless_eye"
    )
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack lossarnach", "card the_lidless_eye")
    assert scene.asked == {SHADOW: "combat.words"}
    assert scene.legal() == {"take boromir"}
    scene.choose("take boromir")
    assert battle.leadership(scene.state, 0) == 0
    assert battle.strength(scene.state, 0) == 2


@pytest.mark.parametrize("character", CHARACTERS[:12])
@rule("WOTR-CHARACTER-03")
def test_nobody_enters_twice(character: str) -> None:
    scene = table(dice="will | muster", gone=character, mordor=0, war=WAR, seen_minion=True, turn=SHADOW)
    scene.choose("die muster")
    if "act bring" in scene.legal():
        scene.choose("act bring")
        assert f"bring {character}" not in scene.legal()
