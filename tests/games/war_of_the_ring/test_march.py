"""Moving Armies, stacking, recruiting, politics. WOTR-ARMYMOVE, WOTR-STACK, WOTR-MUSTER, WOTR-POLITICS"""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"


def marching(armies: dict[str, str], start: str, turn: str = FP, die: str = "army", war: str = WAR) -> RingScene:
    """An Army has been chosen to move: who goes, and where to?"""
    dice = f"{die} | event" if turn == FP else f"event | {die}"
    scene = table(armies, turn=turn, dice=dice, war=war)
    act = "move_army" if die == "character" else "move_armies"
    return scene.choose(f"die {die}", f"act {act}", f"from {start}")


@rule("WOTR-ARMYMOVE-01", "WOTR-ARMYMOVE-06", "WOTR-DEF-16")
def test_an_army_or_part_of_it_moves_to_an_adjacent_region() -> None:
    scene = marching({"edoras": "2 rohan_regular rohan_elite"}, "edoras", die="muster_army")
    assert scene.legal() == {"all", "take rohan_regular", "take rohan_elite"}
    scene.choose("take rohan_regular")
    assert scene.legal() == {"take rohan_regular", "take rohan_elite", "to folde", "to westemnet"}
    assert scene.refused("to orthanc") == "WOTR-DEF-02"
    scene.choose("to folde")
    assert scene.here("folde") == {"rohan_regular": 1}
    assert scene.here("edoras") == {"rohan_regular": 1, "rohan_elite": 1}


@rule("WOTR-ARMYMOVE-01", "WOTR-ARMYMOVE-03", "WOTR-ARMYMOVE-04", "WOTR-ARMYMOVE-07")
def test_two_armies_move_with_one_die_but_no_figure_twice() -> None:
    scene = marching({"edoras": "2 rohan_regular", "folde": "rohan_elite"}, "edoras", die="muster_army")
    scene.choose("take rohan_regular", "to folde")
    assert scene.legal() == {"from edoras", "from folde", "done"}
    scene.choose("from folde")
    assert scene.legal() == {"all", "take rohan_elite"}  # the unit that came cannot go on
    scene.choose("all", "to edoras")
    assert scene.here("edoras") == {"rohan_regular": 1, "rohan_elite": 1}
    assert scene.here("folde") == {"rohan_regular": 1}


@rule("WOTR-ARMYMOVE-05")
def test_an_army_moves_again_with_another_die() -> None:
    scene = table({"edoras": "rohan_regular"}, dice="muster_army muster_army |", war=WAR)
    scene.use("muster_army", "move_armies", "from edoras", "all", "to folde")
    scene.use("muster_army", "move_armies", "from folde", "all", "to edoras")
    assert scene.here("edoras") == {"rohan_regular": 1}


@rule("WOTR-ARMYMOVE-02", "WOTR-ARMYMOVE-09", "WOTR-ARMYMOVE-10")
def test_a_character_result_moves_a_led_army() -> None:
    armies = {"edoras": "2 rohan_regular", "folde": "rohan_regular rohan_leader"}
    scene = table(armies, dice="character |", war=WAR, at={"gimli": "edoras"})
    scene.choose("die character", "act move_army")
    assert scene.legal() == {"from edoras", "from folde"}
    scene.choose("from edoras", "take rohan_regular")
    assert scene.refused("to folde") == "WOTR-ARMYMOVE-09"
    scene.choose("take gimli", "to folde")
    assert scene.at("gimli") == "folde"
    leaderless = table({"edoras": "2 rohan_regular"}, dice="character |", war=WAR)
    assert "move_army" not in leaderless.acts("character")


@rule("WOTR-ARMYMOVE-08")
def test_leaders_go_with_the_last_unit() -> None:
    scene = marching({"edoras": "rohan_regular rohan_leader"}, "edoras", die="muster_army")
    scene.choose("take rohan_regular")
    assert scene.legal() == {"take rohan_leader"}
    assert scene.refused("to folde") == "WOTR-ARMYMOVE-08"
    scene.choose("take rohan_leader", "to folde")
    assert scene.here("folde") == {"rohan_regular": 1, "rohan_leader": 1}


@rule("WOTR-ARMYMOVE-11", "WOTR-CHARACTER-43", "WOTR-CHARMOVE-09", "WOTR-CHARMOVE-13")
def test_saruman_stays_but_his_elites_lead() -> None:
    armies = {"orthanc": "isengard_elite 2 isengard_regular"}
    scene = table(armies, dice="event | character", turn=SHADOW, war=WAR, at={"saruman": "orthanc"})
    scene.choose("die character", "act move_army", "from orthanc", "all")
    assert scene.legal() == {"to fords_of_isen", "to gap_of_rohan", "leave isengard_regular"}
    scene.choose("to fords_of_isen")
    assert scene.at("saruman") == "orthanc"
    plain = table({"orthanc": "2 isengard_regular"}, dice="event | character", turn=SHADOW, at={"saruman": "orthanc"})
    assert "move_army" not in plain.acts("character")


@rule("WOTR-ARMYMOVE-12", "WOTR-ARMYMOVE-20")
def test_enemy_armies_block_a_move() -> None:
    scene = marching({"edoras": "rohan_regular", "folde": "sauron_regular"}, "edoras", die="muster_army")
    scene.choose("all")
    assert scene.legal() == {"to westemnet"}
    assert scene.refused("to folde") == "WOTR-ARMYMOVE-12"
    siege = table(
        {"westemnet": "rohan_regular", "helms_deep": "rohan_regular 2 isengard_regular"},
        dice="muster_army |",
        war=WAR,
        besieged="helms_deep",
    )
    siege.choose("die muster_army", "act move_armies")
    assert siege.legal() == {"from westemnet"}
    assert siege.refused("from helms_deep") == "WOTR-ARMYMOVE-19"
    siege.choose("from westemnet", "all")
    assert "to helms_deep" not in siege.legal()


@rule("WOTR-ARMYMOVE-19", "WOTR-SIEGE-23", "WOTR-ARMYMOVE-18", "WOTR-SIEGE-09", "WOTR-SIEGE-11", "WOTR-DEF-29")
def test_besiegers_come_and_go() -> None:
    armies = {"helms_deep": "rohan_regular 2 isengard_regular", "fords_of_isen": "isengard_elite"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, besieged="helms_deep")
    scene.use("army", "move_armies", "from fords_of_isen", "all", "to helms_deep")
    assert scene.here("helms_deep", SHADOW) == {"isengard_regular": 2, "isengard_elite": 1}
    scene.choose("done")
    leaving = table(armies, turn=SHADOW, dice="event | army", war=WAR, besieged="helms_deep")
    leaving.use("army", "move_armies", "from helms_deep", "all", "to westemnet")
    assert not leaving.besieged("helms_deep")
    assert leaving.told("siege_ends")


@rule("WOTR-ARMYMOVE-13", "WOTR-ARMYMOVE-14", "WOTR-POLITICS-21", "WOTR-POLITICS-24")
def test_nations_at_peace_stay_out_of_other_lands() -> None:
    armies = {"dale": "north_regular dwarves_regular"}
    scene = marching(armies, "dale", die="muster_army", war="dwarves")
    scene.choose("all")
    assert "to erebor" not in scene.legal()
    assert scene.refused("to erebor") == "WOTR-ARMYMOVE-13"
    assert {"to northern_rhovanion", "to vale_of_the_carnen"} <= scene.legal()
    scene.choose("leave north_regular", "to erebor")
    assert scene.here("erebor") == {"dwarves_regular": 1}


@rule(
    "WOTR-ARMYMOVE-15", "WOTR-CAPTURE-01", "WOTR-CAPTURE-03", "WOTR-CAPTURE-08", "WOTR-POLITICS-05", "WOTR-POLITICS-16"
)
def test_entering_an_undefended_settlement_captures_it() -> None:
    scene = table({"weather_hills": "2 sauron_regular"}, turn=SHADOW, dice="event | army", war="sauron")
    scene.use("army", "move_armies", "from weather_hills", "all", "to bree")
    assert scene.captured("bree")
    assert scene.active("north")
    assert scene.steps("north") == 2
    assert scene.view(None)["points"][SHADOW] == 0  # a Town is worth nothing
    assert scene.told("captured")[0]["rule"] == "WOTR-CAPTURE-01"


@rule("WOTR-CAPTURE-04", "WOTR-CAPTURE-05", "WOTR-CAPTURE-06", "WOTR-CAPTURE-09", "WOTR-SIEGE-24", "WOTR-CHARMOVE-18")
def test_a_stronghold_without_units_is_captured_and_recaptured() -> None:
    armies = {"osgiliath": "2 sauron_regular", "lossarnach": "rohan_regular"}
    scene = table(armies, turn=SHADOW, dice="muster_army | army", war=WAR, at={"boromir": "minas_tirith"})
    scene.use("army", "move_armies", "from osgiliath", "take sauron_regular", "to minas_tirith", "done")
    assert scene.captured("minas_tirith")
    assert scene.view(None)["points"][SHADOW] == 2
    assert scene.at("boromir") == "minas_tirith"
    back = table({"lossarnach": "rohan_regular"}, dice="muster_army |", war=WAR, captured="minas_tirith")
    back.use("muster_army", "move_armies", "from lossarnach", "all", "to minas_tirith")
    assert not back.captured("minas_tirith")
    assert back.view(None)["points"] == {FP: 0, SHADOW: 0}


@rule("WOTR-CAPTURE-10")
def test_fortifications_are_never_captured() -> None:
    scene = table({"north_ithilien": "2 sauron_regular"}, turn=SHADOW, dice="event | army", war=WAR)
    scene.use("army", "move_armies", "from north_ithilien", "all", "to osgiliath")
    assert scene.told("captured") == []


@rule("WOTR-ARMYMOVE-21", "WOTR-CHARMOVE-17")
def test_enemy_characters_do_not_hinder() -> None:
    scene = marching({"edoras": "rohan_regular", "folde": "2 nazgul"}, "edoras", die="muster_army")
    scene.choose("all", "to folde")
    assert scene.here("folde") == {"rohan_regular": 1, "nazgul": 2}


@rule("WOTR-STACK-01", "WOTR-STACK-03", "WOTR-STACK-04", "WOTR-STACK-05")
def test_more_than_ten_are_trimmed_at_the_end_of_the_action() -> None:
    armies = {"gorgoroth": "8 sauron_regular", "barad_dur": "3 sauron_regular sauron_elite"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.use("army", "move_armies", "from barad_dur", "all", "to gorgoroth", "done")
    assert scene.asked == {SHADOW: "stacking.trim"}
    assert scene.legal() == {"remove sauron_regular", "remove sauron_elite"}
    before = scene.reserve("sauron_regular")
    scene.choose("remove sauron_regular", "remove sauron_regular")
    assert scene.reserve("sauron_regular") == before + 2
    assert scene.here("gorgoroth") == {"sauron_regular": 9, "sauron_elite": 1}


@rule("WOTR-STACK-06")
def test_stacking_is_checked_after_both_moves() -> None:
    armies = {"gorgoroth": "8 sauron_regular", "barad_dur": "6 southrons_easterlings_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.use("army", "move_armies", "from barad_dur", "all", "to gorgoroth")
    scene.choose("from gorgoroth", *["take sauron_regular"] * 5, "to nurn")
    assert scene.here("gorgoroth") == {"sauron_regular": 3, "southrons_easterlings_regular": 6}
    assert scene.seat == FP


# --- recruiting ---------------------------------------------------------------------------------------------------


def mustering(armies: dict[str, str] | None = None, war: str = WAR, **more: str) -> RingScene:
    scene = table(armies, dice="muster | event", war=war, **more)  # type: ignore[arg-type]
    return scene.choose("die muster", "act muster")


@rule("WOTR-MUSTER-01", "WOTR-MUSTER-04", "WOTR-MUSTER-05")
def test_two_figures_in_two_settlements() -> None:
    scene = mustering({"edoras": "rohan_regular"}, war="gondor rohan")
    assert scene.legal() == {
        "recruit gondor_regular",
        "recruit gondor_elite",
        "recruit rohan_regular",
        "recruit rohan_elite",
        "recruit rohan_leader",
    }
    scene.choose("recruit gondor_regular")
    assert scene.legal() == {f"at {r}" for r in ("dol_amroth", "lamedon", "lossarnach", "minas_tirith", "pelargir")}
    scene.choose("at dol_amroth")
    assert scene.legal() == {"recruit gondor_regular", "recruit rohan_regular", "recruit rohan_leader", "done"}
    scene.choose("recruit rohan_leader", "at edoras")
    assert scene.here("dol_amroth") == {"gondor_regular": 1}
    assert scene.here("edoras") == {"rohan_regular": 1, "rohan_leader": 1}


@rule("WOTR-MUSTER-04", "WOTR-MUSTER-06", "WOTR-STACK-04")
def test_the_second_figure_may_be_left_out_but_not_put_beside_the_first() -> None:
    scene = mustering(war="gondor")
    scene.choose("recruit gondor_regular", "at pelargir", "recruit gondor_regular")
    assert scene.refused("at pelargir") == "WOTR-MUSTER-04"
    one = mustering(war="gondor")
    one.choose("recruit gondor_regular", "at pelargir", "done")
    assert one.here("pelargir") == {"gondor_regular": 1}


@rule("WOTR-MUSTER-01", "WOTR-MUSTER-11")
def test_an_elite_comes_alone_and_out_of_the_reinforcements() -> None:
    scene = mustering(war="elves")
    scene.choose("recruit elves_elite", "at lorien")
    assert scene.here("lorien") == {"elves_elite": 1}
    assert scene.seat != FP
    spent = table(dice="muster |", war="elves")
    spent.state.reserve[6] = 0
    spent.state.lost[6] = 10
    spent.choose("die muster", "act muster")
    assert spent.refused("recruit elves_elite") == "WOTR-MUSTER-11"


@rule("WOTR-MUSTER-02", "WOTR-POLITICS-23", "WOTR-POLITICS-28")
def test_only_nations_at_war_recruit() -> None:
    scene = mustering(war="gondor")
    assert scene.refused("recruit rohan_regular") == "WOTR-MUSTER-02"


@rule("WOTR-MUSTER-03", "WOTR-MUSTER-08", "WOTR-MUSTER-09", "WOTR-MUSTER-10", "WOTR-CAPTURE-07", "WOTR-MUSTER-14")
def test_where_nothing_is_recruited() -> None:
    scene = mustering(
        {"minas_tirith": "gondor_regular 2 sauron_regular", "lossarnach": "sauron_regular", "pelargir": "nazgul"},
        war="gondor",
        besieged="minas_tirith",
        captured="dol_amroth lamedon",
    )
    scene.choose("recruit gondor_regular")
    assert scene.legal() == {"at pelargir"}  # a lone Nazgûl does not matter
    assert scene.refused("at dol_amroth") == "WOTR-MUSTER-08"
    assert scene.refused("at minas_tirith") == "WOTR-MUSTER-10"


@rule("WOTR-MUSTER-07")
def test_nazgul_are_recruited_in_strongholds_of_sauron() -> None:
    scene = table(dice="event | muster", turn=SHADOW, war="sauron")
    scene.choose("die muster", "act muster", "recruit nazgul")
    assert scene.legal() == {
        f"at {r}" for r in ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
    }


@rule("WOTR-MUSTER-12")
def test_a_leader_needs_an_army_to_join() -> None:
    scene = mustering({"edoras": "rohan_regular"}, war="rohan gondor")
    assert scene.refused("recruit gondor_leader") == "WOTR-MUSTER-12"
    scene.choose("recruit rohan_leader")
    assert scene.legal() == {"at edoras"}


# --- politics -----------------------------------------------------------------------------------------------------


@rule("WOTR-POLITICS-03", "WOTR-POLITICS-12", "WOTR-POLITICS-13", "WOTR-POLITICS-22")
def test_diplomacy() -> None:
    scene = table(dice="muster |", steps={"gondor": 1, "elves": 0})
    scene.choose("die muster", "act diplomacy")
    assert scene.legal() == {"advance dwarves", "advance north", "advance rohan"}
    assert scene.refused("advance gondor") == "WOTR-POLITICS-03"
    assert scene.refused("advance elves") == "WOTR-POLITICS-13"
    scene.choose("advance rohan")
    assert scene.steps("rohan") == 2


@rule("WOTR-POLITICS-06", "WOTR-POLITICS-15", "WOTR-POLITICS-18", "WOTR-POLITICS-19", "WOTR-ATTACK-14")
def test_an_attack_activates_then_advances() -> None:
    armies = {"pelargir": "2 gondor_regular rohan_leader", "osgiliath": "4 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron", steps={"gondor": 1})
    scene.use("army", "attack", "from osgiliath", "all", "attack pelargir")
    assert scene.active("gondor")
    assert scene.steps("gondor") == 0
    assert not scene.active("rohan")  # a Leader without units does not count


@rule("WOTR-POLITICS-17")
def test_shadow_nations_react_too() -> None:
    armies = {"orthanc": "isengard_regular", "fords_of_isen": "3 rohan_regular"}
    scene = table(armies, dice="muster_army |", war="rohan", steps={"isengard": 1})
    scene.use("muster_army", "attack", "from fords_of_isen", "all", "attack orthanc")
    assert scene.steps("isengard") == 0


@rule("WOTR-POLITICS-07", "WOTR-FELLOWSHIP-24")
def test_declaring_in_a_city_activates_its_nation() -> None:
    from tests.games.war_of_the_ring.scenes import phase

    scene = phase(table(fellowship="erebor", corruption=2), 2)
    scene.choose("declare")
    assert scene.active("dwarves")
    assert scene.state.corruption == 1


@rule("WOTR-POLITICS-04", "WOTR-POLITICS-08", "WOTR-POLITICS-09")
def test_companions_activate_where_they_end_a_move() -> None:
    scene = table(dice="character |", at={"gimli": "dale", "boromir": "lossarnach", "strider": "folde"})
    scene.use("character", "move_companions", "take gimli", "to erebor")
    assert scene.active("dwarves")
    scene.choose("take boromir", "to minas_tirith")
    assert scene.active("gondor")
    scene.choose("take strider", "to edoras")
    assert not scene.active("rohan")  # Strider stirs the North alone
    lost = table(dice="character |", at={"gimli": "dale"}, captured="erebor")
    lost.use("character", "move_companions", "take gimli", "to erebor")
    assert not lost.active("dwarves")


@rule("WOTR-CHARACTER-13", "WOTR-CHARACTER-14", "WOTR-CHARACTER-15", "WOTR-CHARACTER-16", "WOTR-CHARACTER-17")
@rule("WOTR-CHARACTER-18", "WOTR-CHARACTER-19", "WOTR-POLITICS-14")
def test_boromir_legolas_and_gimli_advance_their_nations_with_any_die() -> None:
    where = {"boromir": "pelargir", "legolas": "lorien", "gimli": "erebor"}
    scene = table(dice="event |", at=where, active="gondor dwarves")
    assert {"advance_gondor", "advance_elves", "advance_dwarves"} <= scene.acts("event")
    scene.use("event", "advance_elves")
    assert scene.steps("elves") == 2
    passive = table(dice="event |", at={"boromir": "pelargir"}, steps={"gondor": 1})
    assert "advance_gondor" not in passive.acts("event")
    away = table(dice="event |", at={"gimli": "ered_luin", "boromir": "lossarnach"})
    assert away.acts("event") == {"skip", "draw"}
    fallen = table(dice="event |", at={"boromir": "pelargir"}, captured="pelargir")
    assert "advance_gondor" not in fallen.acts("event")


@rule("WOTR-EVENT-29", "WOTR-EVENT-14")
def test_threats_and_promises_in_both_prints() -> None:
    italian = table(dice="muster |", on_table="threats_and_promises")
    assert "diplomacy" not in italian.acts("muster")
    english = table(dice="muster |", on_table="threats_and_promises", prints="english")
    english.choose("die muster", "act diplomacy")
    assert english.legal() == {"advance elves"}
    assert english.refused("advance gondor") == "WOTR-EVENT-29"
