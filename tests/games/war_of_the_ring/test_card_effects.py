"""What single cards do beyond their first choice, and what table cards do while they lie there. WOTR-EVENT"""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, phase, table
from tests.games.war_of_the_ring.test_event_cards import SHADOW_WAR, WAR, holding, played
from tests.rulebook import rule

SIX_GONE = "gandalf_the_grey strider boromir legolas meriadoc peregrin"

# --- Armies by cards ----------------------------------------------------------------------------------------------


@rule("WOTR-EVENT-23", "WOTR-EVENT-24")
def test_the_black_captain_flies_and_leads_an_attack() -> None:
    armies = {"moria": "sauron_regular", "osgiliath": "4 sauron_regular", "pelargir": "gondor_regular"}
    scene = played("the_black_captain_commands", armies, war=WAR, at={"witch_king": "moria"})
    scene.choose("act move_minions")
    assert scene.legal() == {"take witch_king", "done"}
    scene.choose("take witch_king", "to osgiliath")
    assert scene.legal() == {"act move_armies", "act attack", "decline"}
    scene.choose("act attack")
    assert scene.legal() == {"from osgiliath", "decline"}  # no other Army has him
    scene.choose("from osgiliath", "take sauron_regular")
    assert scene.refused("attack pelargir") == "WOTR-ATTACK-08"  # he has to be among the attackers
    scene.choose("take witch_king")
    assert "attack pelargir" in scene.legal()


@rule("WOTR-EVENT-23")
def test_the_black_captain_moves_one_army_only() -> None:
    armies = {"moria": "2 sauron_regular nazgul", "dol_guldur": "sauron_regular nazgul"}
    scene = played("the_black_captain_commands", armies, war=SHADOW_WAR, at={"witch_king": "moria"})
    scene.choose("recruit nazgul")
    assert scene.here("moria") == {"sauron_regular": 2, "nazgul": 3}
    assert scene.legal() == {"act move_armies", "decline"}
    scene.choose("act move_armies")
    assert scene.legal() == {"from moria", "done"}
    scene.choose("from moria", "all", "to hollin")
    assert scene.at("witch_king") == "hollin"
    assert scene.seat == FP


@rule("WOTR-SIEGE-17", "WOTR-EVENT-23")
@pytest.mark.parametrize("companion", [False, True])
def test_the_fighting_uruk_hai_storm_for_three_rounds(companion: bool) -> None:
    scene = played(
        "the_fighting_uruk_hai",
        {"helms_deep": "5 rohan_regular 6 isengard_regular isengard_elite", "lorien": "elves_regular sauron_regular"},
        war=WAR,
        besieged="helms_deep lorien",
        at={"saruman": "orthanc", **({"gimli": "helms_deep"} if companion else {})},
        hands="athelas fear_fire_foes | the_fighting_uruk_hai",
    )
    assert scene.legal() == {"at helms_deep"}  # no Isengard units before Lórien
    scene.choose("at helms_deep", "all")
    scene.choose_so_that(lambda s: s.field < 105 and s.round == 1, "attack helms_deep")
    assert (scene.asked == {FP: "battle.card"}) == companion
    assert scene.state.rounds_left == 3
    assert scene.view(None)["battle"]["rounds_left"] == 3
    if not companion:
        assert scene.told("no_combat_card") == []


@rule("WOTR-EVENT-10", "WOTR-MUSTER-15")
def test_the_rage_of_the_dunlendings_brings_troops_together() -> None:
    armies = {"north_dunland": "2 isengard_regular isengard_elite", "south_dunland": "2 isengard_regular"}
    scene = played("rage_of_the_dunlendings", armies, war="isengard")
    scene.choose("at gap_of_rohan")
    assert scene.here("gap_of_rohan") == {"isengard_regular": 2}
    assert scene.legal() == {"at north_dunland", "at south_dunland", "done"}
    scene.choose("at north_dunland")  # it does not border on the Gap
    assert scene.legal() == {"take isengard_regular", "take isengard_elite"}
    scene.choose("take isengard_elite", "at south_dunland", "take isengard_regular")
    scene.choose("at south_dunland", "take isengard_regular", "at north_dunland", "take isengard_regular")
    assert scene.here("gap_of_rohan") == {"isengard_regular": 5, "isengard_elite": 1}
    assert scene.seat == FP  # four at most
    few = played("rage_of_the_dunlendings", armies, war="isengard")
    few.choose("at south_dunland")
    assert few.legal() == {"at north_dunland", "done"}


@rule("WOTR-ARMYMOVE-16", "WOTR-ARMYMOVE-03", "WOTR-EVENT-10")
def test_the_shadow_lengthens_over_two_armies() -> None:
    armies = {
        "moria": "2 sauron_regular",
        "hollin": "sauron_regular",
        "tharbad": "isengard_regular",
        "umbar": "2 southrons_easterlings_regular",
        "far_harad": "southrons_easterlings_regular",
    }
    scene = played("the_shadow_lengthens", armies, war=SHADOW_WAR)
    assert scene.legal() == {"from far_harad", "from hollin", "from moria", "from tharbad", "from umbar"}
    assert scene.refused("done") == "WOTR-EVENT-10"
    scene.choose("from umbar", "take southrons_easterlings_regular", "to near_harad")
    assert scene.legal() == {"to far_harad"}  # not back where it started
    assert scene.refused("stop") == "WOTR-EVENT-09"
    scene.choose("to far_harad")
    assert scene.here("far_harad") == {"southrons_easterlings_regular": 2}
    assert scene.legal() == {"from far_harad", "from hollin", "from moria", "from tharbad", "from umbar"}
    scene.choose("from far_harad")
    assert scene.legal() == {"all", "take southrons_easterlings_regular"}
    scene.choose("all", "to near_harad", "to umbar")
    assert scene.here("umbar") == {"southrons_easterlings_regular": 2}  # one of them has marched already
    assert scene.here("far_harad") == {"southrons_easterlings_regular": 1}
    assert scene.seat == FP


@rule("WOTR-ARMYMOVE-03", "WOTR-EVENT-10")
def test_the_shadow_is_moving_with_four_armies() -> None:
    armies = dict.fromkeys(("moria", "dol_guldur", "umbar", "barad_dur", "nurn"), "sauron_regular")
    scene = played("the_shadow_is_moving", armies, war=SHADOW_WAR)
    moves = (("moria", "hollin"), ("dol_guldur", "southern_mirkwood"), ("umbar", "near_harad"), ("nurn", "gorgoroth"))
    for start, goal in moves:
        scene.choose(f"from {start}", "all")
        assert f"to {goal}" in scene.legal()
        scene.choose(f"to {goal}")
    assert scene.seat == FP  # the fifth stays
    some = played("the_shadow_is_moving", armies, war=SHADOW_WAR)
    some.choose("from moria", "all", "to hollin")
    assert some.refused("from hollin") == "WOTR-ARMYMOVE-03"
    some.choose("done")
    assert some.seat == FP


@rule("WOTR-MUSTER-15", "WOTR-EVENT-19")
@pytest.mark.parametrize(("card", "nation"), [("half_orcs_and_goblin_men", "isengard"), ("olog_hai", "sauron")])
def test_champions_join_an_army(card: str, nation: str) -> None:
    scene = played(card, {"umbar": "southrons_easterlings_regular"}, war=nation)
    scene.choose("at umbar")
    assert scene.legal() == {f"recruit {nation}_regular", f"recruit {nation}_elite"}
    scene.choose(f"recruit {nation}_elite")
    assert scene.here("umbar") == {"southrons_easterlings_regular": 1, f"{nation}_elite": 1}
    inside = {"orthanc": "sauron_regular 2 rohan_regular"}
    besieged = played(card, inside, war=nation, besieged="orthanc")
    besieged.choose("at orthanc", f"recruit {nation}_regular")
    assert besieged.here("orthanc", SHADOW) == {"sauron_regular": 2} if nation == "sauron" else {"isengard_regular": 1}


@rule("WOTR-MUSTER-16", "WOTR-MUSTER-20")
def test_cirdans_ships_bring_two_elven_units() -> None:
    armies = {"dol_amroth": "2 gondor_regular 3 southrons_easterlings_regular", "edoras": "rohan_regular"}
    scene = played("cirdans_ships", armies, war="elves", besieged="dol_amroth")
    assert scene.legal() == {"at dol_amroth"}  # besieged, on the coast
    scene.choose("at dol_amroth", "recruit elves_elite", "recruit elves_regular")
    assert scene.here("dol_amroth", FP) == {"gondor_regular": 2, "elves_elite": 1, "elves_regular": 1}


@rule("WOTR-ARMYMOVE-16", "WOTR-ARMYMOVE-17")
def test_through_a_day_and_a_night_an_army_with_a_companion_goes_two_regions() -> None:
    armies = {"edoras": "2 rohan_regular rohan_leader", "helms_deep": "rohan_regular"}
    scene = played("through_a_day_and_a_night", armies, at={"gimli": "edoras"}, captured="folde", war="rohan")
    assert scene.legal() == {"from edoras", "done"}
    scene.choose("from edoras", "take rohan_regular")
    assert scene.refused("to folde") == "WOTR-ARMYMOVE-09"
    scene.choose("take gimli", "to folde")
    assert not scene.captured("folde")  # taken in passing
    assert "stop" in scene.legal()
    scene.choose("to westemnet")
    assert scene.here("westemnet") == {"rohan_regular": 1}
    assert scene.at("gimli") == "westemnet"
    assert scene.seat == SHADOW


@rule("WOTR-EVENT-24", "WOTR-CHARMOVE-07")
def test_we_prove_the_swifter_goes_further_and_into_a_siege() -> None:
    armies = {"helms_deep": "2 rohan_regular 2 isengard_regular"}
    scene = played("we_prove_the_swifter", armies, at={"meriadoc": "edoras"}, besieged="helms_deep")
    scene.choose("act move_companions", "take meriadoc")
    assert "to helms_deep" in scene.legal()  # two regions away
    assert "to pelargir" not in scene.legal()  # four
    assert "to eastemnet" in scene.legal()
    scene.choose("to helms_deep")
    assert scene.at("meriadoc") == "helms_deep"
    apart = played("we_prove_the_swifter", fellowship="hollin")
    apart.choose("act separate", "take meriadoc", "done")
    while apart.asked.get(FP) != "fellowship.separated":
        apart.choose("guide strider")
    assert "to angmar" in apart.legal()  # by Trollshaws and Ettenmoors
    assert "to tower_hills" not in apart.legal()
    assert "to dimrill_dale" not in apart.legal()  # beyond Moria, where they would have to stop


@rule("WOTR-EVENT-23", "WOTR-STACK-09")
def test_corsairs_join_a_siege_within_the_stacking_limit() -> None:
    scene = played(
        "corsairs_of_umbar",
        {
            "umbar": "4 southrons_easterlings_regular southrons_easterlings_elite",
            "dol_amroth": "2 gondor_regular 8 southrons_easterlings_regular",
        },
        war="southrons_easterlings",
        besieged="dol_amroth",
    )
    scene.choose("from umbar", "all", "to dol_amroth")
    assert scene.asked == {SHADOW: "stacking.trim"}  # at once, before the assault
    for _ in range(3):
        scene.choose("remove southrons_easterlings_regular")
    assert scene.asked == {SHADOW: "attack.vanguard"}
    assert scene.here("dol_amroth", SHADOW) == {"southrons_easterlings_regular": 9, "southrons_easterlings_elite": 1}
    scene.choose("all")
    assert "attack dol_amroth" in scene.legal()


@rule("WOTR-SEPARATE-11")
def test_the_breaking_counts_companions_and_a_zero_breaks_nothing() -> None:
    scene = holding("the_breaking_of_the_fellowship", hidden=False, fellowship="hollin").only_tile("zero_reveal")
    scene.use("event", "play_event", "play the_breaking_of_the_fellowship")
    assert scene.asked == {FP: "turn.action"}
    assert len(scene.view(None)["fellowship"]["companions"]) == 7


# --- table cards --------------------------------------------------------------------------------------------------


@rule("WOTR-EVENT-14", "WOTR-POLITICS-04")
def test_wormtongue_keeps_rohan_asleep() -> None:
    armies = {"fords_of_isen": "rohan_regular", "gap_of_rohan": "3 isengard_regular", "westemnet": "rohan_regular"}
    scene = table(
        armies,
        turn=SHADOW,
        dice="event | army army",
        war="isengard",
        on_table="wormtongue",
        at={"saruman": "orthanc"},
    )
    scene.use("army", "attack", "from gap_of_rohan", "all", "attack fords_of_isen")
    assert not scene.active("rohan")  # an attack elsewhere only moves the counter
    assert scene.steps("rohan") == 2
    assert scene.on_table("wormtongue")
    edoras = table(
        {"westemnet": "3 isengard_regular", "edoras": "rohan_regular"},
        turn=SHADOW,
        dice="event | army",
        war="isengard",
        on_table="wormtongue",
        at={"saruman": "orthanc"},
    )
    edoras.use("army", "attack", "from westemnet", "all", "attack edoras")
    assert edoras.active("rohan")
    assert edoras.discarded("wormtongue")


@rule("WOTR-EVENT-14", "WOTR-EVENT-15")
def test_wormtongue_yields_to_a_companion_the_fellowship_and_sarumans_end() -> None:
    rider = table(dice="character |", on_table="wormtongue", at={"saruman": "orthanc", "meriadoc": "folde"})
    rider.use("character", "move_companions", "take meriadoc", "to edoras")
    assert rider.active("rohan")
    assert rider.discarded("wormtongue")
    declared = table(on_table="wormtongue", at={"saruman": "orthanc"}, fellowship="edoras")
    phase(declared, 2)
    declared.choose("declare")
    assert declared.active("rohan")
    assert declared.discarded("wormtongue")
    counsel = played("wisdom_of_elrond", on_table="wormtongue", at={"saruman": "orthanc"})
    counsel.choose("advance rohan")
    assert not counsel.active("rohan")
    assert counsel.steps("rohan") == 2
    ents = played(
        "the_ents_awake_huorns", on_table="wormtongue", at={"gandalf_the_white": "fangorn", "saruman": "orthanc"}
    )
    assert ents.at("saruman") is None
    assert ents.discarded("wormtongue")


@rule("WOTR-EVENT-14", "WOTR-TURN-12")
def test_the_last_battle_keeps_dice_out_of_the_hunt_box_until_the_fellowship_is_seen() -> None:
    armies = {"osgiliath": "2 gondor_regular", "dagorlad": "sauron_regular"}
    abroad = {"aragorn": "osgiliath"}
    scene = table(armies, dice="character character |", on_table="the_last_battle", at=abroad, gone="strider", war=WAR)
    scene.use("character", "move_fellowship")
    assert scene.state.box == [0, 0]
    assert scene.on_table("the_last_battle")
    seen = table(
        armies,
        dice="character character |",
        on_table="the_last_battle",
        at=abroad,
        gone="strider",
        fellowship="hollin",
        box=(0, 5),
        war=WAR,
    )
    seen.only_tile("zero_reveal")
    seen.choose("die character")
    seen.choose_so_that(lambda s: s.hidden == 0, "act move_fellowship")
    assert seen.discarded("the_last_battle")
    while seen.asked == {FP: "fellowship.path"}:
        seen.choose("stop")
    assert seen.state.box == [1, 5]  # the card was gone before the die was put away
    home = table(armies, dice="muster_army |", on_table="the_last_battle", at=abroad, gone="strider", war=WAR)
    home.use("muster_army", "move_armies", "from osgiliath", "all", "to lossarnach", "done")
    assert home.discarded("the_last_battle")  # on Gondor's soil


@rule("WOTR-HUNT-42", "WOTR-EVENT-14")
def test_worn_with_sorrow_and_toil_follows_a_casualty() -> None:
    scene = table(
        turn=SHADOW,
        dice="event | event",
        hands="athelas cirdans_ships | orc_patrol",
        on_table="worn_with_sorrow_and_toil horn_of_gondor",
        fellowship="hollin",
        gone="meriadoc peregrin",
    )
    scene.only_tile("three")
    scene.use("event", "play_event", "play orc_patrol")
    scene.choose("decline", "casualty guide")
    while scene.asked.get(FP) == "fellowship.guide":
        scene.choose("guide strider")
    assert scene.asked == {SHADOW: "hunt.sorrow"}
    assert scene.legal() == {"discard horn_of_gondor", "discard random", "decline"}
    scene.choose("discard random")
    assert scene.discarded("athelas")  # the only Character card in hand
    assert scene.hand(FP) == {"cirdans_ships"}
    assert scene.on_table("worn_with_sorrow_and_toil")


@rule("WOTR-EVENT-14")
@pytest.mark.parametrize("card", ["worn_with_sorrow_and_toil", "flocks_of_crebain"])
def test_a_rest_in_a_haven_ends_the_shadows_watch(card: str) -> None:
    rest = phase(table(on_table=card, fellowship="lorien"), 2)
    rest.choose("declare")
    assert rest.discarded(card)
    wild = phase(table(on_table=card, fellowship="hollin"), 2)
    wild.choose("declare")
    assert wild.on_table(card)
    fallen = phase(table(on_table=card, fellowship="lorien", captured="lorien"), 2)
    fallen.choose("declare")
    assert fallen.on_table(card)


@rule("WOTR-EVENT-14", "WOTR-EVENT-29")
def test_threats_and_promises_fades_when_an_attack_or_a_warden_moves_a_nation() -> None:
    scene = table(
        {"osgiliath": "3 sauron_regular", "lossarnach": "gondor_regular"},
        turn=SHADOW,
        dice="event | army",
        war="sauron",
        on_table="threats_and_promises",
    )
    scene.use("army", "attack", "from osgiliath", "all", "attack lossarnach")
    assert scene.discarded("threats_and_promises")
    warden = table(dice="event |", on_table="threats_and_promises", at={"boromir": "pelargir"})
    warden.use("event", "advance_gondor")
    assert warden.discarded("threats_and_promises")
    taken = table(
        {"osgiliath": "3 sauron_regular"},
        turn=SHADOW,
        dice="event | army",
        war="sauron",
        on_table="threats_and_promises",
    )
    taken.use("army", "move_armies", "from osgiliath", "all", "to lossarnach")
    assert taken.captured("lossarnach")
    assert taken.on_table("threats_and_promises")  # a captured Town does not end it


@rule("WOTR-EVENT-14")
def test_the_palantir_gives_a_card_after_an_event() -> None:
    scene = table(
        turn=SHADOW,
        dice="event | event muster",
        hands="| orcs_multiplying_again pits_of_mordor",
        on_table="the_palantir_of_orthanc",
        at={"saruman": "orthanc"},
        war="sauron",
    )
    scene.use("event", "play_event", "play orcs_multiplying_again")
    assert scene.asked == {SHADOW: "event.palantir_draw"}
    assert scene.legal() == {"draw character", "draw strategy"}
    scene.choose("draw strategy")
    assert len(scene.hand(SHADOW)) == 2
    by_icon = table(
        turn=SHADOW,
        dice="event | muster",
        hands="| orcs_multiplying_again",
        on_table="the_palantir_of_orthanc",
        at={"saruman": "orthanc"},
    )
    by_icon.use("muster", "play_muster", "play orcs_multiplying_again")
    assert by_icon.seat == FP  # not with an Event result


@rule("WOTR-EVENT-14")
def test_denethors_folly_denies_combat_cards_in_minas_tirith() -> None:
    def assault(on_table: str) -> dict[str, str]:
        scene = table(
            {"minas_tirith": "4 gondor_regular 6 sauron_regular"},
            turn=SHADOW,
            dice="event | army",
            war=WAR,
            besieged="minas_tirith",
            hands="fear_fire_foes |",
            on_table=on_table,
        )
        scene.choose("die army", "act attack", "from minas_tirith", "all", "attack minas_tirith")
        return scene.asked

    assert assault("") == {FP: "battle.card"}
    assert assault("denethors_folly") != {FP: "battle.card"}


@rule("WOTR-EVENT-14", "WOTR-EVENT-16")
@pytest.mark.parametrize("where", ["lorien", "rivendell", "grey_havens"])
def test_a_power_too_great_shields_three_strongholds(where: str) -> None:
    beside = {"lorien": "dimrill_dale", "rivendell": "trollshaws", "grey_havens": "tower_hills"}[where]
    armies = {beside: "4 sauron_regular"}
    entering = table(armies, turn=SHADOW, dice="event | army", war=WAR, on_table="a_power_too_great")
    entering.choose("die army", "act move_armies", f"from {beside}", "all")
    assert f"to {where}" not in entering.legal()
    assert entering.refused(f"to {where}") == "WOTR-ARMYMOVE-12"
    besieging = {where: "2 elves_regular 4 sauron_regular"}
    siege = table(besieging, turn=SHADOW, dice="event | army", war=WAR, besieged=where, on_table="a_power_too_great")
    assert "attack" not in siege.acts("army")
    assert "move_armies" in siege.acts("army")  # it may march away
    held = table(
        besieging,
        turn=SHADOW,
        dice="event | army",
        war=WAR,
        besieged=where,
        captured=where,
        on_table="a_power_too_great",
    )
    assert "attack" not in held.acts("army")  # a sortie would be an attack there as well


@rule("WOTR-EVENT-14")
def test_tom_bombadil_shields_his_country() -> None:
    armies = {"bree": "4 sauron_regular", "buckland": "north_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, on_table="the_power_of_tom_bombadil")
    assert "attack" not in scene.acts("army")
    scene.choose("die army", "act move_armies", "from bree", "all")
    assert scene.legal() == {
        "to north_downs",
        "to south_downs",
        "to weather_hills",
        "leave sauron_regular",
    }
    played_card = played("the_power_of_tom_bombadil")
    assert played_card.steps("north") == 2


@rule("WOTR-EVENT-18", "WOTR-HUNT-41")
def test_flocks_of_crebain_add_one_to_a_hunt_roll() -> None:
    scene = table(dice="character |", on_table="flocks_of_crebain", fellowship="hollin", box=(0, 3))
    scene.use("character", "move_fellowship")
    assert scene.asked == {SHADOW: "hunt.crebain"}
    scene.choose("use flocks_of_crebain")
    told = scene.told("hunt_roll")[0]
    assert told["bonus"] == 1
    assert told["successes"] == sum(die >= 5 for die in told["dice"])
    assert scene.discarded("flocks_of_crebain")
