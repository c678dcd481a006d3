"""What players of other programs have reported as wrong, each under its own name.

Most of these rules have fuller tests elsewhere; here is one place to see that none of the old mistakes came back.
"""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, phase, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.battle import dice_to_roll

ALL = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"
SIEGE = {"minas_tirith": "3 gondor_regular gondor_leader 5 sauron_regular nazgul"}


def siege(armies: dict[str, str] | None = None, **more: object) -> RingScene:
    settings = {"dice": "character muster_army | army character", "war": WAR, "besieged": "minas_tirith", **more}
    return table(armies or SIEGE, **settings)  # type: ignore[arg-type]


# --- sieges ---------------------------------------------------------------------------------------------------------


@rule("WOTR-DEF-27", "WOTR-DEF-29")
def test_besieged_and_besiegers_stand_in_one_region_and_are_told_apart() -> None:
    told = siege().view(None)["regions"]["minas_tirith"]
    assert told["free_peoples"] == {"gondor_regular": 3, "gondor_leader": 1}
    assert told["shadow"] == {"sauron_regular": 5, "nazgul": 1}
    assert told["besieged"] == FP
    assert told["ways"][FP] == {"minas_tirith": "sortie"}
    assert told["ways"][SHADOW]["minas_tirith"] == "assault"


@rule("WOTR-SIEGE-09", "WOTR-SIEGE-10")
def test_a_siege_is_lifted_when_the_last_besieging_unit_goes_but_not_before() -> None:
    scene = siege(turn=SHADOW)
    scene.use("army", "move_armies", "from minas_tirith", "take sauron_regular", "to osgiliath", "done")
    assert scene.besieged("minas_tirith")
    scene = siege(turn=SHADOW)
    scene.use("army", "move_armies", "from minas_tirith", "all", "leave nazgul", "to osgiliath")
    assert not scene.besieged("minas_tirith")
    assert scene.here("minas_tirith", SHADOW) == {"nazgul": 1}


@rule("WOTR-SORTIE-01", "WOTR-SORTIE-07")
def test_a_sortie_has_no_advance() -> None:
    scene = siege({"minas_tirith": "5 gondor_elite gondor_leader sauron_regular"})
    scene.choose("die muster_army", "act attack", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: not s.sieges, "attack minas_tirith")
    assert scene.asked == {SHADOW: "turn.action"}
    assert not scene.besieged("minas_tirith")


@rule("WOTR-RELIEF-01", "WOTR-ATTACK-12")
def test_a_relief_meets_the_besiegers_only_and_the_garrison_does_not_fight() -> None:
    scene = siege({**SIEGE, "lossarnach": "2 gondor_regular"})
    scene.choose("die muster_army", "act attack", "from lossarnach", "all", "attack minas_tirith")
    fighters = scene.view(None)["battle"]["sides"]
    assert fighters[FP]["figures"] == {"gondor_regular": 2}
    assert fighters[SHADOW]["figures"] == {"sauron_regular": 5, "nazgul": 1}
    assert (fighters[FP]["needs"], fighters[SHADOW]["needs"]) == (5, 5)


@rule("WOTR-CAPTURE-02", "WOTR-CAPTURE-04")
def test_a_stronghold_falls_with_its_last_unit_and_gives_two_points() -> None:
    scene = siege({"minas_tirith": "gondor_regular gondor_leader 9 sauron_regular"}, turn=SHADOW)
    scene.choose("die army", "act attack", "from minas_tirith", "all")
    scene.choose_so_that(lambda s: bool(s.captured), "attack minas_tirith")
    assert scene.view(None)["points"] == {FP: 0, SHADOW: 2}
    assert scene.lost("gondor_leader") == 1


@rule("WOTR-STACK-01", "WOTR-STACK-02", "WOTR-STACK-08")
def test_ten_in_the_open_five_inside_and_the_rest_go_back_to_the_box() -> None:
    armies = {"minas_tirith": "7 gondor_regular", "osgiliath": "5 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack minas_tirith")
    scene.choose("withdraw into_siege", "all", "to minas_tirith")
    assert scene.here("minas_tirith", FP) == {"gondor_regular": 5}
    assert scene.reserve("gondor_regular") == 10  # not lost
    assert scene.lost("gondor_regular") == 0


@rule("WOTR-SIEGE-01", "WOTR-SIEGE-03")
def test_the_defender_may_withdraw_before_every_round() -> None:
    armies = {"minas_tirith": "5 gondor_regular", "osgiliath": "5 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack minas_tirith")
    assert scene.legal() == {"stand in_the_field", "withdraw into_siege"}
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.round == 1, "stand in_the_field")
    assert scene.legal() == {"cease", "press"}
    scene.choose("press", "stand")
    assert scene.legal() == {"stand in_the_field", "withdraw into_siege"}


# --- battles --------------------------------------------------------------------------------------------------------


@rule("WOTR-COMBAT-46", "WOTR-COMBAT-47")
def test_the_victor_may_stay_where_he_is() -> None:
    armies = {"osgiliath": "5 sauron_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.stack[-1].PROMPT == "battle.advance", "attack lossarnach")
    assert scene.legal() == {"decline", "all", "take sauron_regular"}
    scene.choose("decline")
    assert not scene.captured("lossarnach")


@rule("WOTR-COMBAT-29")
def test_an_army_that_dies_still_strikes() -> None:
    armies = {"osgiliath": "sauron_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.lost[2] == 1 and s.reserve[16] == 36, "attack lossarnach")
    assert scene.here("osgiliath") == scene.here("lossarnach") == {}


@rule("WOTR-COMBAT-25")
def test_a_leader_rerolls_misses_only_and_each_once() -> None:
    armies = {"osgiliath": "5 sauron_regular 3 nazgul", "lossarnach": "5 gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits[1] == 3 and s.stack[-1].PROMPT == "battle.reroll", "attack lossarnach")
    assert scene.legal() == {"reroll 0", "reroll 1", "reroll 2"}  # three Nazgûl, but two misses
    assert scene.refused("reroll 3") == "WOTR-COMBAT-25"


@rule("WOTR-DICE-14", "WOTR-ATTACK-08")
def test_a_character_die_attacks_with_a_led_army_only() -> None:
    armies = {"osgiliath": "5 sauron_regular", "morannon": "sauron_regular nazgul", "dagorlad": "gondor_regular"}
    scene = table({**armies, "lossarnach": "gondor_regular"}, turn=SHADOW, dice="event | character", war=WAR)
    scene.choose("die character", "act attack_led")
    assert scene.legal() == {"from morannon"}
    assert scene.refused("from osgiliath") == "WOTR-ATTACK-01"


@rule("WOTR-DEF-26")
def test_never_more_than_five_dice() -> None:
    armies = {"osgiliath": "9 sauron_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack lossarnach")
    assert dice_to_roll(scene.state, 1) == 5


# --- moves ----------------------------------------------------------------------------------------------------------


@rule("WOTR-CHARMOVE-05")
def test_companions_stop_at_enemy_strongholds() -> None:
    scene = table(dice="character |", at={"strider": "hollin"}, gone="gandalf_the_grey")
    scene.choose("die character", "act move_companions", "take strider")
    assert "to moria" in scene.legal()
    assert "to dimrill_dale" not in scene.legal()


@rule("WOTR-ARMYMOVE-06", "WOTR-ARMYMOVE-07")
def test_one_die_may_send_two_parts_of_an_army_two_ways() -> None:
    scene = table({"moria": "3 sauron_regular nazgul"}, turn=SHADOW, dice="event | army", war=WAR)
    scene.use("army", "move_armies", "from moria", "take sauron_regular", "to hollin")
    scene.choose("from moria", "take sauron_regular", "take nazgul", "to dimrill_dale")
    assert scene.here("moria") == {"sauron_regular": 1}
    assert scene.here("dimrill_dale") == {"sauron_regular": 1, "nazgul": 1}


@rule("WOTR-CHARMOVE-10", "WOTR-EVENT-25")
def test_some_nazgul_fly_and_others_stay_each_once() -> None:
    scene = table({"moria": "3 nazgul"}, turn=SHADOW, dice="event | character")
    scene.use("character", "move_minions", "from moria", "to bree")
    assert scene.legal() == {"from moria", "done"}  # not the one in Bree again
    scene.choose("from moria", "to dale", "done")
    assert [scene.here(where) for where in ("moria", "bree", "dale")] == [{"nazgul": 1}] * 3


@rule("WOTR-MUSTER-04")
def test_two_figures_muster_in_two_settlements() -> None:
    scene = table(dice="muster |", war="gondor")
    scene.use("muster", "muster", "recruit gondor_regular", "at pelargir", "recruit gondor_regular")
    assert scene.legal() == {"at dol_amroth", "at lamedon", "at lossarnach", "at minas_tirith"}
    assert scene.refused("at pelargir") == "WOTR-MUSTER-04"


# --- the Ring -------------------------------------------------------------------------------------------------------


@rule("WOTR-MORDOR-10")
def test_an_eye_in_mordor_counts_every_die_in_the_box() -> None:
    scene = table(dice="character |", mordor=1, box=(1, 6)).only_tile("eye")
    scene.use("character", "move_fellowship")
    assert scene.told("hunt_damage")[0]["damage"] == 7  # no maximum of five


@rule("WOTR-MORDOR-13", "WOTR-VICTORY-01")
def test_the_tile_of_the_last_step_comes_before_victory() -> None:
    doom = table(dice="character |", mordor=4, corruption=11, gone=ALL, guide="gollum", hidden=True).only_tile("three")
    doom.use("character", "move_fellowship")
    while not doom.state.over:
        doom.choose("decline")
    assert (doom.winner, doom.reason) == (SHADOW, "corruption")
    hope = table(dice="character |", mordor=4, corruption=11).only_tile("zero_reveal")
    hope.use("character", "move_fellowship")
    assert (hope.winner, hope.reason) == (FP, "ring_destroyed")


@rule("WOTR-TURN-07")
def test_the_fellowship_declares_once_a_turn() -> None:
    scene = phase(table(fellowship="lorien", corruption=3), 2)
    scene.choose("declare")
    assert scene.state.corruption == 2
    assert scene.refused("declare") is not None
    assert "declare" not in scene.legal()


@rule("WOTR-POLITICS-03", "WOTR-POLITICS-19")
def test_advance_alone_stops_before_war_and_activation_comes_first() -> None:
    passive = table(dice="muster |", steps={"gondor": 1})
    passive.choose("die muster", "act diplomacy")
    assert passive.refused("advance gondor") == "WOTR-POLITICS-03"
    armies = {"osgiliath": "5 sauron_regular", "pelargir": "gondor_regular"}
    struck = table(armies, turn=SHADOW, dice="event | army", war="sauron", steps={"gondor": 1})
    struck.use("army", "attack", "from osgiliath", "all", "attack pelargir")
    assert struck.active("gondor")
    assert struck.steps("gondor") == 0


@rule("WOTR-VICTORY-05")
def test_the_lower_condition_decides_a_tie() -> None:
    held = "lorien woodland_realm rivendell erebor grey_havens moria orthanc"
    scene = table(dice="event |", captured=held)
    scene.use("event", "skip")
    assert (scene.winner, scene.reason) == (SHADOW, "shadow_conquest")


# --- cards and prompts ------------------------------------------------------------------------------------------------


@rule("WOTR-EVENT-04")
def test_a_full_hand_is_cut_by_choice() -> None:
    six = "athelas bilbos_song elven_rope elven_cloaks wizards_staff cirdans_ships"
    scene = table(dice="event |", hands=f"{six} |")
    scene.use("event", "draw", "draw strategy")
    drawn = (scene.hand(FP) - set(six.split())).pop()
    assert scene.legal() == {f"discard {card}" for card in (*six.split(), drawn)}


@rule("WOTR-TURN-16")
@pytest.mark.parametrize("die", ["character", "army", "muster", "event", "muster_army"])
def test_a_die_that_nothing_can_be_done_with_may_be_skipped(die: str) -> None:
    scene = table(turn=SHADOW, dice=f"event | {die}")
    for deck in range(4):
        for card in scene.state.deck[deck]:
            scene.state.discard_openly(card)
        scene.state.deck[deck] = []
    scene.choose(f"die {die}")
    assert "act skip" in scene.legal()
    scene.choose("act skip")
    assert scene.seat == FP


@rule("WOTR-EVENT-23")
def test_a_card_that_storms_a_warded_stronghold_asks_nothing() -> None:
    """A Power too Great keeps the besiegers off; that they could attack somebody else does not help Grond."""
    armies = {"grey_havens": "2 elves_regular 4 isengard_regular", "ered_luin": "dwarves_regular"}
    settings = {"war": WAR, "besieged": "grey_havens", "at": {"witch_king": "grey_havens"}, "turn": SHADOW}
    grond = {"dice": "event | event", "hands": "|grond_hammer_of_the_underworld"}
    warded = table(armies, **settings, **grond, on_table="a_power_too_great")  # type: ignore[arg-type]
    warded.choose("die event", "act play_event", "play grond_hammer_of_the_underworld")
    assert warded.asked == {FP: "turn.action"}
    assert warded.here("grey_havens", FP) == {"elves_regular": 2}
    free = table(armies, **settings, **grond)  # type: ignore[arg-type]
    free.choose("die event", "act play_event", "play grond_hammer_of_the_underworld", "all")
    assert "attack grey_havens" in free.legal()


@rule("WOTR-EVENT-09")
def test_a_host_that_has_to_join_another_does_not_take_itself_for_it() -> None:
    """Shadows Gather: from the Fords the way leads on to Dunland, not to where nobody of the Shadow is near."""
    armies = {"orthanc": "4 isengard_regular", "south_dunland": "isengard_regular"}
    scene = table(armies, turn=SHADOW, dice="event | event", hands="|shadows_gather", war=WAR)
    scene.choose("die event", "act play_event", "play shadows_gather", "from orthanc", "all", "to fords_of_isen")
    assert scene.legal() == {"to gap_of_rohan"}
    scene.choose("to gap_of_rohan")
    assert scene.legal() == {"to south_dunland"}
