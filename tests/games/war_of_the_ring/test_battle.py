"""Attacks, battles, retreats. WOTR-ATTACK, WOTR-COMBAT, WOTR-RETREAT, WOTR-CITY"""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring import battle
from westmarch.games.war_of_the_ring.battle import is_hit, needed

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"


def shadow_attack(
    armies: dict[str, str], start: str, target: str, die: str = "army", then: tuple[str, ...] = ("all",), **more: object
) -> RingScene:
    scene = table(armies, turn=SHADOW, dice=f"event | {die}", war=WAR, **more)  # type: ignore[arg-type]
    act = "attack_led" if die == "character" else "attack"
    return scene.choose(f"die {die}", f"act {act}", f"from {start}", *then, f"attack {target}")


FIELD = {"osgiliath": "5 sauron_regular sauron_elite", "lossarnach": "3 gondor_regular gondor_leader"}


@rule("WOTR-ATTACK-01", "WOTR-ATTACK-02", "WOTR-ATTACK-03", "WOTR-ATTACK-13")
def test_an_army_attacks_an_adjacent_army() -> None:
    scene = table({**FIELD, "morannon": "2 sauron_regular"}, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack")
    assert scene.legal() == {"from osgiliath"}
    assert scene.refused("from morannon") == "WOTR-ATTACK-02"
    scene.choose("from osgiliath", "all")
    assert scene.legal() == {"attack lossarnach", "leave sauron_regular", "leave sauron_elite"}
    scene.choose("attack lossarnach")
    assert scene.told("attack")[0]["figures"] == {"sauron_regular": 5, "sauron_elite": 1}
    assert scene.here("osgiliath") == {"sauron_regular": 5, "sauron_elite": 1}


@rule("WOTR-ATTACK-04", "WOTR-ATTACK-05", "WOTR-POLITICS-22")
def test_only_nations_at_war_attack() -> None:
    armies = {"osgiliath": "2 sauron_regular 3 southrons_easterlings_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron")
    scene.choose("die army", "act attack", "from osgiliath", "all")
    assert scene.legal() == {"attack lossarnach", "leave sauron_regular"}
    peace = table(armies, turn=SHADOW, dice="event | army")
    assert "attack" not in peace.acts("army")


@rule("WOTR-ATTACK-07", "WOTR-ATTACK-09", "WOTR-ATTACK-10")
def test_a_rearguard_needs_a_unit() -> None:
    scene = table(
        {"osgiliath": "sauron_regular 2 nazgul", "lossarnach": "gondor_regular"},
        turn=SHADOW,
        dice="event | army",
        war=WAR,
    )
    scene.choose("die army", "act attack", "from osgiliath", "take sauron_regular")
    assert scene.legal() == {"take nazgul"}
    assert scene.refused("attack lossarnach") == "WOTR-ATTACK-07"
    scene.choose("take nazgul", "take nazgul", "attack lossarnach")
    leader = table(
        {"dale": "dwarves_regular north_leader", "withered_heath": "sauron_regular"},
        dice="muster_army |",
        war="dwarves",
    )
    assert "attack" not in leader.acts("muster_army")


@rule("WOTR-ATTACK-01", "WOTR-ATTACK-08")
def test_a_character_result_needs_a_leader_in_the_attack() -> None:
    scene = table(
        {"osgiliath": "2 sauron_regular nazgul", "lossarnach": "gondor_regular"},
        turn=SHADOW,
        dice="event | character",
        war=WAR,
    )
    scene.choose("die character", "act attack_led", "from osgiliath", "take sauron_regular")
    assert scene.refused("attack lossarnach") == "WOTR-ATTACK-08"
    assert "attack lossarnach" in scene.choose("take nazgul").legal()
    plain = table(FIELD, turn=SHADOW, dice="event | character", war=WAR)
    assert "attack_led" not in plain.acts("character")


@rule("WOTR-ATTACK-15")
def test_saruman_lets_orthanc_attack_with_a_character_result() -> None:
    armies = {"orthanc": "3 sauron_regular", "fords_of_isen": "rohan_regular"}
    scene = shadow_attack(armies, "orthanc", "fords_of_isen", "character", at={"saruman": "orthanc"})
    assert battle.men_of(scene.state, 1) == 1 << 9


@rule("WOTR-ATTACK-06", "WOTR-COMBAT-42")
def test_figures_without_units_are_not_attacked() -> None:
    armies = {"osgiliath": "2 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, at={"boromir": "lossarnach"})
    assert "attack" not in scene.acts("army")


@rule("WOTR-ATTACK-11", "WOTR-ATTACK-16", "WOTR-COMBAT-20", "WOTR-COMBAT-21", "WOTR-COMBAT-55")
def test_strength_and_leadership() -> None:
    armies = {
        "osgiliath": "6 sauron_regular 2 sauron_elite 2 nazgul",
        "lossarnach": "3 gondor_regular gondor_leader nazgul",
    }
    scene = shadow_attack(armies, "osgiliath", "lossarnach", at={"boromir": "lossarnach", "witch_king": "osgiliath"})
    s = scene.state
    assert battle.strength(s, 1) == 8
    assert battle.leadership(s, 1) == 4  # the Nazgûl in Lossarnach is out of it
    assert battle.strength(s, 0) == 4  # three units and a Captain of the West
    assert battle.leadership(s, 0) == 2


@rule("WOTR-CHARACTER-04", "WOTR-CHARACTER-05", "WOTR-COMBAT-22", "WOTR-DEF-26")
def test_captains_add_dice_up_to_five() -> None:
    armies = {"osgiliath": "2 sauron_regular", "lossarnach": "3 gondor_regular"}
    captains = dict.fromkeys(("boromir", "gimli", "legolas", "strider", "aragorn"), "lossarnach")
    scene = shadow_attack(armies, "osgiliath", "lossarnach", at=captains)
    assert battle.strength(scene.state, 0) == 8
    assert battle.dice_to_roll(scene.state, 0) == 5
    hobbit = shadow_attack(
        armies, "osgiliath", "lossarnach", at={"meriadoc": "lossarnach", "gandalf_the_white": "lossarnach"}
    )
    assert battle.strength(hobbit.state, 0) == 3


@rule("WOTR-COMBAT-01", "WOTR-COMBAT-02", "WOTR-COMBAT-03", "WOTR-COMBAT-23", "WOTR-COMBAT-25", "WOTR-COMBAT-43")
def test_a_round_of_battle() -> None:
    scene = shadow_attack(FIELD, "osgiliath", "lossarnach")
    # No hands: nobody is asked for a card; the dice have fallen.
    rolls = {told["side"]: told for told in scene.told("combat_roll")}
    assert (len(rolls[SHADOW]["dice"]), len(rolls[FP]["dice"])) == (5, 3)
    for told in rolls.values():
        assert told["hits"] == sum(die >= 5 for die in told["dice"])
    missed = sum(die < 5 for die in rolls[FP]["dice"])
    assert scene.asked == {FP: "battle.reroll"}
    assert scene.legal() == {f"reroll {n}" for n in range(min(1, missed) + 1)}
    assert scene.refused("reroll 5") == "WOTR-COMBAT-25"


def until(scene: RingScene, prompt: str) -> RingScene:
    """Play on with the last token listed until somebody is asked this."""
    for _ in range(60):
        if prompt in scene.asked.values():
            return scene
        scene.state.play(scene.seat, scene.state.pending[0].tokens[0])
    raise AssertionError(f"{prompt} never came")


@rule("WOTR-COMBAT-28", "WOTR-COMBAT-27", "WOTR-COMBAT-26", "WOTR-CITY-03")
def test_modifiers_and_naturals() -> None:
    assert not is_hit(1, 5, 9)
    assert is_hit(6, 6, -3)
    assert is_hit(4, 5, 1)
    assert not is_hit(4, 6, 1)
    assert is_hit(4, 6, 2)


@rule("WOTR-CITY-01", "WOTR-CITY-02", "WOTR-CITY-04", "WOTR-CITY-05", "WOTR-COMBAT-24")
def test_cities_and_fortifications_help_in_the_first_round() -> None:
    for region, first in (("pelargir", 6), ("lossarnach", 5)):
        scene = shadow_attack({"osgiliath": "5 sauron_regular", region: "3 gondor_regular"}, "osgiliath", region)
        s = scene.state.clone()
        s.round = 1
        assert (needed(s, 1), needed(s, 0)) == (first, 5)
        s.round = 2
        assert (needed(s, 1), needed(s, 0)) == (5, 5)
    armies = {"north_ithilien": "4 gondor_regular", "osgiliath": "3 sauron_regular"}
    scene = table(armies, dice="muster_army |", war=WAR)
    scene.use("muster_army", "attack", "from north_ithilien", "all", "attack osgiliath")
    assert [told["needed"] for told in scene.told("combat_roll")] == [6, 5]


@rule("WOTR-COMBAT-29", "WOTR-COMBAT-30", "WOTR-COMBAT-31", "WOTR-COMBAT-32", "WOTR-COMBAT-33")
def test_the_owner_chooses_his_casualties() -> None:
    armies = {"osgiliath": "5 sauron_regular", "lossarnach": "2 gondor_regular 2 gondor_elite"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 3], "attack lossarnach")
    assert scene.asked == {FP: "battle.losses"}
    assert scene.legal() == {"lose gondor_regular", "reduce gondor_elite", "lose gondor_elite"}
    scene.choose("lose gondor_elite")
    assert scene.legal() == {"lose gondor_regular", "reduce gondor_elite"}
    assert scene.refused("lose gondor_elite") == "WOTR-COMBAT-32"
    scene.choose("reduce gondor_elite")
    assert scene.here("lossarnach") == {"gondor_regular": 3}
    assert scene.lost("gondor_elite") == 2


@rule("WOTR-COMBAT-34", "WOTR-COMBAT-35", "WOTR-COMBAT-36", "WOTR-COMBAT-37", "WOTR-DEF-24", "WOTR-MUSTER-11")
def test_what_replaces_an_elite() -> None:
    from westmarch.games.war_of_the_ring.armies import can_reduce, fall, reduce_elite
    from westmarch.games.war_of_the_ring.board import region

    scene = table({"lossarnach": "gondor_regular gondor_elite", "osgiliath": "sauron_elite"})
    s = scene.state
    where = region("lossarnach")
    fall(s, where, 2)
    assert scene.lost("gondor_regular") == 1
    reserve = scene.reserve("gondor_regular")
    assert reduce_elite(s, where, 7) == 2
    assert scene.lost("gondor_regular") == 0  # taken from the losses first
    assert scene.reserve("gondor_regular") == reserve
    assert scene.lost("gondor_elite") == 1
    s.reserve[16] = 0
    assert not can_reduce(s, 19)


@rule("WOTR-COMBAT-38", "WOTR-COMBAT-39", "WOTR-COMBAT-40", "WOTR-COMBAT-41", "WOTR-COMBAT-45", "WOTR-DEF-19")
def test_a_destroyed_army_takes_its_leaders_with_it() -> None:
    armies = {"osgiliath": "5 sauron_regular", "lossarnach": "gondor_regular gondor_leader"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, at={"boromir": "lossarnach"})
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits[1] > 0 and s.hits[0] == 0 and s.again == [0, 0], "attack lossarnach")
    until(scene, "battle.advance")
    assert scene.at("boromir") is None
    assert scene.lost("gondor_leader") == 1
    nazgul = {"osgiliath": "5 gondor_regular", "south_ithilien": "sauron_regular nazgul"}
    other = table(nazgul, dice="muster_army |", war=WAR)
    other.choose("die muster_army", "act attack", "from osgiliath", "all")
    other.choose_so_that(lambda s: s.hits[0] > 0 and s.hits[1] == 0, "attack south_ithilien")
    until(other, "battle.advance")
    assert other.reserve("nazgul") == 8


@rule("WOTR-COMBAT-46", "WOTR-COMBAT-47", "WOTR-SIEGE-28", "WOTR-POLITICS-20")
def test_the_advance_is_optional_and_may_be_partial() -> None:
    armies = {"osgiliath": "5 sauron_regular nazgul", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron", steps={"gondor": 2})
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 3], "attack lossarnach")
    until(scene, "battle.advance")
    assert scene.legal() == {"decline", "all", "take sauron_regular", "take nazgul"}
    stay = RingScene(scene.state.clone())
    stay.choose("decline")
    assert not stay.captured("lossarnach")
    scene.choose("take nazgul")
    assert "to lossarnach" not in scene.legal()
    assert scene.refused("to lossarnach") == "WOTR-COMBAT-47"
    scene.choose("take sauron_regular", "to lossarnach")
    assert scene.captured("lossarnach")
    assert scene.steps("gondor") == 0  # the attack, then the captured Town
    assert scene.here("osgiliath") == {"sauron_regular": 4}


@rule("WOTR-COMBAT-44", "WOTR-RETREAT-01", "WOTR-RETREAT-02", "WOTR-RETREAT-03", "WOTR-RETREAT-08", "WOTR-RETREAT-12")
def test_the_defender_may_retreat_after_a_round() -> None:
    armies = {
        "osgiliath": "2 sauron_regular",
        "lossarnach": "3 gondor_regular gondor_leader",
        "pelargir": "gondor_elite",
    }
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, at={"boromir": "lossarnach"})
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack lossarnach")
    until(scene, "battle.cease")
    assert scene.legal() == {"cease", "press"}
    scene.choose("press")
    assert scene.asked == {FP: "battle.retreat"}
    assert scene.legal() == {"retreat minas_tirith", "retreat pelargir", "stand"}
    assert scene.refused("retreat osgiliath") == "WOTR-RETREAT-03"
    scene.choose("retreat pelargir")
    assert scene.here("pelargir") == {"gondor_regular": 3, "gondor_elite": 1, "gondor_leader": 1}
    assert scene.at("boromir") == "pelargir"
    assert scene.asked == {SHADOW: "battle.advance"}


@rule("WOTR-RETREAT-04", "WOTR-COMBAT-43")
def test_without_a_free_region_there_is_no_retreat() -> None:
    armies = {"gorgoroth": "2 gondor_regular", "barad_dur": "2 sauron_regular"}
    scene = table(armies, dice="muster_army |", war=WAR, captured="")
    scene.choose("die muster_army", "act attack", "from gorgoroth", "all")
    scene.choose_so_that(lambda s: s.stack[-1].PROMPT == "battle.stronghold", "attack barad_dur")
    scene.choose("stand in_the_field")
    until(scene, "battle.cease")
    scene.choose("press")
    assert scene.asked == {SHADOW: "battle.stronghold"}  # no retreat was offered


@rule("WOTR-RETREAT-06")
def test_saruman_is_left_behind() -> None:
    armies = {"fords_of_isen": "3 rohan_regular", "orthanc": "2 isengard_regular"}
    scene = table(armies, dice="muster_army |", war=WAR, at={"saruman": "orthanc"})
    scene.choose("die muster_army", "act attack", "from fords_of_isen", "all", "attack orthanc")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "stand in_the_field")
    until(scene, "battle.cease")
    scene.choose("press", "retreat gap_of_rohan")
    assert scene.at("saruman") == "orthanc"
    assert scene.here("gap_of_rohan") == {"isengard_regular": 2}


@rule("WOTR-RETREAT-07", "WOTR-POLITICS-25", "WOTR-POLITICS-26")
def test_a_retreat_crosses_borders_and_the_next_move_leads_out() -> None:
    armies = {"dale": "2 north_regular", "withered_heath": "2 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="muster_army | army", war="sauron")
    scene.choose("die army", "act attack", "from withered_heath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack dale")
    until(scene, "battle.cease")
    scene.choose("press", "retreat erebor", "decline")
    scene.choose("die muster_army", "act move_armies", "from erebor", "all")
    assert scene.legal() == {"to dale", "leave north_regular"}


@rule("WOTR-COMBAT-04", "WOTR-COMBAT-05", "WOTR-COMBAT-06", "WOTR-COMBAT-10", "WOTR-EVENT-26", "WOTR-COMBAT-09")
def test_combat_cards_are_chosen_in_secret() -> None:
    scene = shadow_attack(FIELD, "osgiliath", "lossarnach", hands="the_last_battle | olog_hai")
    assert scene.asked == {SHADOW: "battle.card"}
    assert scene.legal() == {"card olog_hai", "card none"}
    scene.choose("card olog_hai")
    assert scene.view(FP)["battle"]["sides"][SHADOW]["card"] == "strategy_back"
    assert scene.view(SHADOW)["battle"]["sides"][SHADOW]["card"] == "olog_hai"
    assert "card" not in scene.heard(FP, "combat_card")[0]
    assert scene.asked == {FP: "battle.card"}
    scene.choose("card the_last_battle")
    shown = scene.told("combat_cards_shown")[0]
    assert shown[SHADOW] == ["olog_hai", "we_come_to_kill"]
    assert shown[FP] == ["the_last_battle", "daylight"]
    rolls = {told["side"]: told for told in scene.told("combat_roll")}
    assert len(rolls[SHADOW]["dice"]) == 3  # Daylight
    until(scene, "battle.cease")
    scene.choose("cease")
    assert scene.discarded("olog_hai")
    assert scene.discarded("the_last_battle")


@rule("WOTR-COMBAT-07", "WOTR-COMBAT-08")
def test_a_combat_card_needs_its_requirement() -> None:
    plain = {"osgiliath": "5 sauron_regular", "lossarnach": "3 gondor_regular"}
    scene = shadow_attack(plain, "osgiliath", "lossarnach", hands="| olog_hai the_lidless_eye")
    assert scene.legal() == {"card none"}  # asked all the same
    assert scene.refused("card olog_hai") == "WOTR-COMBAT-07"
    assert scene.refused("card athelas") == "WOTR-COMBAT-04"


@rule("WOTR-COMBAT-11", "WOTR-RETREAT-11")
def test_scouts_leave_before_durins_bane() -> None:
    armies = {"moria": "4 sauron_regular", "dimrill_dale": "2 elves_regular"}
    scene = shadow_attack(armies, "moria", "dimrill_dale", hands="the_red_arrow | balrog_of_moria")
    scene.choose("card balrog_of_moria", "card the_red_arrow")
    assert scene.asked == {FP: "combat.scouts"}
    assert "retreat lorien" in scene.legal()
    scene.choose("retreat lorien")
    assert scene.here("lorien") == {"elves_regular": 2}
    assert scene.told("combat_roll") == []
    assert scene.discarded("balrog_of_moria")
    assert scene.discarded("the_red_arrow")


@rule("WOTR-COMBAT-12", "WOTR-COMBAT-54")
def test_of_two_cancelling_cards_the_defenders_works() -> None:
    armies = {"osgiliath": "4 sauron_regular", "lossarnach": "2 gondor_regular"}
    scene = shadow_attack(
        armies,
        "osgiliath",
        "lossarnach",
        at={"boromir": "lossarnach"},
        hands="we_prove_the_swifter | the_shadow_is_moving",
    )
    scene.choose("card the_shadow_is_moving", "card we_prove_the_swifter")
    assert scene.state.round_marks & battle.CANCELLED[1]
    assert not scene.state.round_marks & battle.CANCELLED[0]
    assert scene.state.forgone[0] == 1


@rule("WOTR-COMBAT-49")
def test_if_both_armies_fall_nobody_advances() -> None:
    armies = {"osgiliath": "sauron_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.field == 105 and not any(s.army), "attack lossarnach")
    assert scene.here("lossarnach") == {}
    assert not scene.captured("lossarnach")


@rule("WOTR-CHARACTER-32", "WOTR-CHARACTER-33", "WOTR-COMBAT-50", "WOTR-COMBAT-52", "WOTR-COMBAT-15")
def test_the_white_rider() -> None:
    armies = {"osgiliath": "4 sauron_regular 2 nazgul", "lossarnach": "2 gondor_regular"}
    where = {"gandalf_the_white": "lossarnach", "witch_king": "osgiliath", "mouth_of_sauron": "osgiliath"}
    scene = shadow_attack(armies, "osgiliath", "lossarnach", at=where, hands="| orc_patrol")
    assert scene.asked == {FP: "battle.white_rider"}
    scene.choose("white_rider")
    assert battle.leadership(scene.state, 0) == 0
    assert battle.leadership(scene.state, 1) == 2  # the Mouth's
    assert scene.legal() == {"card none"}  # Nazgûl Leadership cannot be given up


@rule("WOTR-CHARACTER-41", "WOTR-CHARACTER-54")
def test_the_sorcerer_draws_after_the_first_round() -> None:
    armies = {"osgiliath": "4 sauron_regular", "lossarnach": "3 gondor_regular"}
    scene = shadow_attack(armies, "osgiliath", "lossarnach", at={"witch_king": "osgiliath"}, hands="| pits_of_mordor")
    scene.choose("card pits_of_mordor")
    until(scene, "battle.cease")
    scene.choose("cease")
    assert scene.asked == {SHADOW: "battle.sorcerer"}
    assert scene.legal() == {"draw strategy", "decline"}
    scene.choose("draw strategy")
    assert len(scene.hand(SHADOW)) == 1


@rule("WOTR-RETREAT-10")
def test_a_retreat_counts_as_entering() -> None:
    armies = {"south_ithilien": "2 sauron_regular", "osgiliath": "3 gondor_regular", "west_harondor": "gondor_elite"}
    scene = table(armies, dice="muster_army |", war="gondor sauron", at={})
    scene.choose("die muster_army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0], "attack south_ithilien")
    until(scene, "battle.cease")
    scene.choose("press")
    assert "retreat west_harondor" not in scene.legal()
    away = table({"fangorn": "2 isengard_regular", "eastemnet": "3 gondor_regular"}, dice="muster_army |", war="gondor")
    away.choose("die muster_army", "act attack", "from eastemnet", "all")
    away.choose_so_that(lambda s: s.hits == [0, 0], "attack fangorn")
    until(away, "battle.cease")
    away.choose("press", "retreat fords_of_isen")
    assert away.active("rohan")


@rule("WOTR-STACK-10")
def test_ten_units_stand_in_one_region_without_boxes() -> None:
    armies = {"pelargir": "10 gondor_regular"}
    scene = table(armies, dice="muster_army |", war=WAR)
    scene.use("muster_army", "move_armies", "from pelargir", "all", "to lossarnach")
    assert scene.here("lossarnach") == {"gondor_regular": 10}
