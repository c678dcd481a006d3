"""Combat: on battlegrounds, on the path, leadership and support, the rulebook's worked examples."""

import pytest

from tests.games.card_game.scenes import combat, combat_step, table
from tests.rulebook import rule

# --- the worked examples --------------------------------------------------------------------------------------------

DOL_GULDUR = "galadriel+nenya high_elves mordor_orcs gorbag_and_shagrat olog_hai"


@rule("CARD-COMBAT-19", "CARD-COMBAT-07", "CARD-COMBAT-08", "CARD-COMBAT-09", "CARD-COMBAT-13", "CARD-COMBAT-14")
@rule("CARD-COMBAT-15", "CARD-COMBAT-16", "CARD-LEADER-01")
def test_the_worked_example_of_a_battleground_combat() -> None:
    scene = combat("dol_guldur", DOL_GULDUR)
    told = scene.told("combat")[0]
    assert (told["attack"], told["cancelled"]) == (5, 2)
    assert scene.asked == {"witch_king": "combat.lose"}
    assert scene.legal() == {"lose mordor_orcs", "lose gorbag_and_shagrat", "lose olog_hai"}
    scene.choose("lose mordor_orcs", "lose olog_hai")
    assert scene.where("mordor_orcs") == scene.where("olog_hai") == "eliminated"
    assert {scene.where(c) for c in ("galadriel", "nenya", "high_elves")} == {"eliminated"}
    assert scene.where("gorbag_and_shagrat") == "cycle_pile"
    assert scene.scored("shadow") == {"dol_guldur"}
    assert scene.active == set()


@rule("CARD-COMBAT-20", "CARD-COMBAT-11", "CARD-LEADER-04")
def test_in_that_position_olog_hai_cannot_be_saved() -> None:
    scene = combat("dol_guldur", DOL_GULDUR)
    scene.choose("lose mordor_orcs")
    assert scene.legal() == {"lose gorbag_and_shagrat", "lose olog_hai"}
    scene.choose("lose gorbag_and_shagrat")  # 1 is left: olog_hai has to go as well, by itself
    assert scene.where("olog_hai") == "eliminated"
    assert scene.scored("shadow") == {"dol_guldur"}
    other = combat("dol_guldur", DOL_GULDUR)
    other.choose("lose olog_hai", "lose gorbag_and_shagrat")  # his leadership counts without the army that fell
    assert other.where("mordor_orcs") == "cycle_pile"
    assert other.scored("shadow") == {"dol_guldur"}


EGLADIL = "the_commander the_destroyer+black_riders_mount"


@rule("CARD-PATHCOMBAT-14", "CARD-PATHCOMBAT-01", "CARD-PATHCOMBAT-02", "CARD-PATHCOMBAT-03", "CARD-PATHCOMBAT-04")
@rule("CARD-PATHCOMBAT-05", "CARD-PATHCOMBAT-06", "CARD-PATHCOMBAT-07", "CARD-PATHCOMBAT-09", "CARD-COMBAT-22")
def test_the_worked_example_of_a_path_combat() -> None:
    scene = combat("egladil", f"gimli legolas+bow_of_the_galadhrim {EGLADIL}")
    told = scene.told("combat")[0]
    assert (told["attack"], told["cancelled"]) == (3, 1)
    assert scene.asked == {"frodo": "combat.lose"}
    assert scene.legal() == {"lose gimli", "lose legolas"}
    scene.choose("lose legolas")
    assert scene.asked == {"aragorn": "combat.objection"}
    scene.choose("agree")
    assert scene.where("legolas") == scene.where("bow_of_the_galadhrim") == "eliminated"
    assert scene.where("gimli") == "cycle_pile"
    assert {scene.where(c) for c in ("the_commander", "the_destroyer", "black_riders_mount")} == {"eliminated"}
    assert scene.scored("free") == {"egladil"}
    assert scene.corruption == 0


@rule("CARD-PATHCOMBAT-15", "CARD-ITEM-05")
def test_in_that_position_legolas_cannot_be_saved_and_the_bow_not_be_given_alone() -> None:
    scene = combat("egladil", f"gimli legolas+bow_of_the_galadhrim {EGLADIL}")
    assert scene.refused("lose bow_of_the_galadhrim") == "CARD-COMBAT-12"
    scene.choose("lose gimli", "agree")
    assert scene.where("legolas") == "eliminated"


@rule("CARD-PATHCOMBAT-16", "CARD-PATHCOMBAT-10")
def test_the_same_attack_without_defenders() -> None:
    scene = combat("egladil", EGLADIL)
    assert scene.corruption == 2
    assert scene.scored("shadow") == {"egladil"}
    assert scene.points("shadow") == 2


# --- battlegrounds --------------------------------------------------------------------------------------------------


@rule("CARD-COMBAT-01", "CARD-COMBAT-02", "CARD-COMBAT-03", "CARD-COMBAT-21", "CARD-LOCATION-03")
def test_the_first_player_orders_the_combats_one_after_the_other() -> None:
    at = {"dol_guldur": "galadriel", "lorien": "grond", "weathertop": "the_reaver"}
    scene = combat_step(turn="saruman", at=at)
    assert scene.asked == {"saruman": "combat.next"}
    assert scene.legal() == {"fight dol_guldur", "fight lorien", "fight path"}
    scene.choose("fight dol_guldur")
    assert scene.where("galadriel") == "eliminated"
    assert scene.active == {"lorien"}
    assert scene.legal() == {"fight lorien", "fight path"}
    assert scene.refused("fight dol_guldur") == "CARD-LOCATION-03"
    scene.choose("fight path")
    assert scene.corruption == 1
    assert scene.scored("shadow") >= {"dol_guldur", "weathertop", "lorien"}


@rule("CARD-COMBAT-03", "CARD-COMBAT-15")
def test_a_combat_without_cards_is_won_by_the_defender() -> None:
    scene = combat("pelargir", "")
    assert scene.scored("free") == {"pelargir"}
    assert scene.points("free") == 1


@rule("CARD-COMBAT-04")
def test_a_battleground_is_not_fought_when_the_path_is_replaced_in_the_action_step() -> None:
    at = {"lorien": "grond", "weathertop": "gandalf_the_grey"}
    scene = table(hands={"frodo": "gimli"}, at=at)
    scene.choose("use gandalf_the_grey", "activate imladris")
    assert scene.active == {"lorien"}
    assert scene.where("grond") == "lorien"


@rule("CARD-COMBAT-05", "CARD-COMBAT-06", "CARD-REACTIVATE-03", "CARD-ACTIVATE-08")
def test_the_side_of_the_deck_defends_and_cards_fight_for_their_own_side() -> None:
    # The red arrow brought Rohan to pelargir: the riders defend there with the Free Peoples.
    scene = combat("pelargir", "riders_of_rohan haradrim_mumakil", lasting="the_red_arrow")
    assert scene.where("riders_of_rohan") == "eliminated"
    assert scene.scored("free") == {"pelargir"}
    lost = combat("pelargir", "haradrim_mumakil", captured="pelargir")
    assert lost.scored("shadow") == {"pelargir"}  # reactivated out of the Shadow's area: 1 printed defence is ignored


@rule("CARD-COMBAT-10", "CARD-COMBAT-11")
def test_a_card_goes_whole_and_no_further_card_may_go() -> None:
    scene = combat("lorien", "high_elves legolas grond")
    assert scene.legal() == {"lose high_elves", "lose legolas"}  # 3 - 2 = 1
    scene.choose("lose high_elves")
    assert scene.where("high_elves") == "eliminated"
    assert scene.where("legolas") == "cycle_pile"


@rule("CARD-COMBAT-12")
def test_a_defender_without_defence_is_cycled() -> None:
    scene = combat("dol_guldur", "high_elves high_elves elrond legolas black_uruks grond")
    assert scene.told("combat")[0]["attack"] == 2 + 2 + 1 + 1 + 1
    assert scene.where("black_uruks") == "eliminated"
    assert scene.where("grond") == "cycle_pile"
    assert scene.scored("free") == {"dol_guldur"}


@rule("CARD-COMBAT-18", "CARD-RULING-28")
def test_icons_stay_as_they_were_when_the_combat_began() -> None:
    scene = combat("helms_deep", "theoden gandalf_the_grey devilry_of_saruman wolf_riders ugluk")
    # 3 + 2 + 1 (ugluk is supported) - 2 = 4; gandalf 2 and theoden 1 both go, and theoden still counts 1.
    assert [(told["card"], told["icons"]) for told in scene.told("cancelled")] == [
        ("theoden", 1),
        ("gandalf_the_grey", 2),
    ]
    assert scene.scored("shadow") == {"helms_deep"}
    first = combat("helms_deep", "theoden gandalf_the_grey village_militia devilry_of_saruman wolf_riders")
    first.choose("lose gandalf_the_grey")  # 5 - 2 = 3 left, he cancels 2
    assert first.legal() == {"lose theoden", "lose village_militia"}


@rule("CARD-COMBAT-17", "CARD-COMBAT-22", "CARD-PATHCOMBAT-08")
def test_a_teammate_may_object_and_then_the_enemy_names_the_card() -> None:
    scene = combat("egladil", f"gimli strider {EGLADIL}", first="witch_king", turn="witch_king")
    assert scene.asked == {"aragorn": "combat.lose"}  # the first defending seat from the first player on
    scene.choose("lose gimli")
    assert scene.asked == {"frodo": "combat.objection"}
    assert scene.legal() == {"agree", "object"}
    scene.choose("object")
    assert scene.asked == {"witch_king": "combat.enemy_names"}
    assert scene.legal() == {"lose gimli", "lose strider"}
    scene.choose("lose strider")
    assert scene.where("strider") == "eliminated"
    assert scene.where("gimli") == "cycle_pile"


@rule("CARD-COMBAT-22", "CARD-TRILOGY-05")
def test_nobody_objects_to_himself() -> None:
    scene = combat("egladil", f"gimli strider {EGLADIL}", people=2)
    scene.choose("lose strider")
    assert scene.where("strider") == "eliminated"
    assert scene.asked == {"frodo": "action.choose"}


# --- reactivated battlegrounds --------------------------------------------------------------------------------------


@rule("CARD-REACTIVATE-04", "CARD-REACTIVATE-05")
def test_the_printed_defence_of_a_captured_battleground_does_not_count() -> None:
    captured = combat("dol_guldur", "galadriel", captured="dol_guldur")
    assert captured.told("combat")[0]["cancelled"] == 0
    assert captured.scored("free") == {"dol_guldur"}
    own = combat("dol_guldur", "galadriel")
    assert own.told("combat")[0]["cancelled"] == 1
    assert own.scored("shadow") == {"dol_guldur"}


@rule("CARD-REACTIVATE-06")
def test_only_the_area_it_was_taken_from_this_time_matters() -> None:
    scene = table(turn="saruman", reserve="the_black_serpent", hands={"saruman": "ugluk"}, scored={"shadow": "harad"})
    scene.state.captured = 1 << 8  # as if it had been captured in an earlier round
    scene.choose("use the_black_serpent", "activate harad")
    assert scene.view(None)["battlegrounds"]["harad"]["defence_counts"] is True


@rule("CARD-REACTIVATE-07")
def test_tokens_and_cards_count_on_a_captured_battleground() -> None:
    at = {"minas_tirith": "great_gate grond olog_hai"}
    scene = table(turn="aragorn", hands={"aragorn": "arwen"}, reserve="galadriel+nenya", at=at, captured="minas_tirith")
    scene.choose("use nenya", "add minas_tirith", "pass", "pass", "pass", "pass", "fight minas_tirith")
    assert (scene.told("combat")[0]["attack"], scene.told("combat")[0]["cancelled"]) == (5, 1)
    assert scene.told("cancelled")[0]["icons"] == 3
    assert "minas_tirith" in scene.scored("shadow")


@rule("CARD-REACTIVATE-08")
def test_points_leave_with_a_reactivated_battleground_and_go_to_the_winner() -> None:
    scene = table(turn="saruman", reserve="the_black_serpent", hands={"saruman": "ugluk"}, scored={"free": "umbar"})
    assert scene.points("free") == 1
    scene.choose("use the_black_serpent", "activate umbar")
    assert scene.points("free") == 0


@rule("CARD-TOKEN-06", "CARD-TOKEN-02")
def test_tokens_are_gone_when_the_combat_is_over() -> None:
    at = {"lorien": "", "weathertop": "the_reaver"}
    scene = combat_step(at=at, hands={"frodo": "gimli"})
    scene.state.defence_added = [*[0] * 14, 1]
    scene.state.attack_added = [*[0] * 3, 1, *[0] * 11]
    scene.choose("fight path")
    assert scene.corruption == 0  # the token on the path cancelled the reaver
    assert scene.added("path") == (0, 0)
    assert scene.added("lorien") == (0, 0)


@rule("CARD-TOKEN-07")
def test_there_is_no_end_of_tokens() -> None:
    scene = combat("weathertop", "the_reaver the_hunter the_commander the_beguiler the_destroyer", corruption=16)
    assert scene.corruption == 21


# --- leadership -----------------------------------------------------------------------------------------------------


@rule("CARD-LEADER-01", "CARD-LEADER-08")
def test_leadership_needs_an_army_of_the_faction() -> None:
    without = combat("dol_guldur", "galadriel")
    assert without.told("combat")[0]["attack"] == 1
    supported = combat("dol_guldur", "galadriel high_elves")
    assert supported.told("combat")[0]["attack"] == 1 + 1 + 2
    other = combat("morannon", "boromir riders_of_rohan")
    assert other.told("combat")[0]["attack"] == 2


@rule("CARD-LEADER-02")
def test_an_army_supports_one_character() -> None:
    scene = combat("morannon", "boromir denethor soldiers_of_gondor")
    assert scene.told("combat")[0]["attack"] == 2


@rule("CARD-LEADER-03", "CARD-RULING-31")
def test_the_attackers_are_paired_so_that_they_count_the_most() -> None:
    scene = combat("morannon", "aragorn boromir dead_men_of_dunharrow soldiers_of_gondor")
    assert scene.told("combat")[0]["attack"] == 6


@rule("CARD-LEADER-03", "CARD-LEADER-09")
def test_the_defenders_choose_which_leader_an_army_supports() -> None:
    cards = "gorbag_and_shagrat mouth_of_sauron olog_hai galadriel+nenya high_elves legolas"
    scene = combat("dol_guldur", cards)
    assert scene.asked == {"witch_king": "combat.support"}
    assert scene.legal() == {"support gorbag_and_shagrat", "leave gorbag_and_shagrat"}
    scene.choose("leave gorbag_and_shagrat")  # 6 - 2 = 4: the mouth (1) and olog_hai (2) have to go
    assert scene.where("gorbag_and_shagrat") == "cycle_pile"
    assert scene.where("mouth_of_sauron") == "eliminated"
    other = combat("dol_guldur", cards)
    other.choose("support gorbag_and_shagrat")
    assert other.where("gorbag_and_shagrat") == "eliminated"
    assert other.where("mouth_of_sauron") == "cycle_pile"
    idle = combat("dol_guldur", "gorbag_and_shagrat olog_hai mordor_orcs galadriel+nenya high_elves")
    assert idle.asked == {"witch_king": "combat.lose"}  # one leader, two armies: nothing to settle
    assert "lose gorbag_and_shagrat" in idle.legal()


@rule("CARD-LEADER-05")
def test_the_defence_of_a_leader_is_one_sum() -> None:
    cards = "elrond+vilya high_elves goblins_of_the_misty_mountains goblins_of_the_misty_mountains balrog_of_moria"
    scene = combat("rivendell", cards)
    assert scene.legal() == {"lose elrond", "lose high_elves"}  # 4 - 2 = 2
    assert scene.view(None)["combat"]["defenders"] == [
        {"card": "high_elves", "icons": 2},
        {"card": "elrond", "icons": 3},
    ]


# --- the path -------------------------------------------------------------------------------------------------------


@rule("CARD-PATHCOMBAT-11", "CARD-PATHCOMBAT-13")
def test_only_path_icons_count_on_a_path() -> None:
    scene = combat("orodruin", "gorbag_and_shagrat faramir", path="")
    assert scene.corruption == 0  # no path attack printed
    assert scene.where("faramir") == "cycle_pile"
    bare = combat("lothlorien", "elrond balrog_of_moria the_reaver")
    assert bare.told("combat")[0]["attack"] == 3
    assert bare.where("elrond") == "eliminated"  # 3 - 2 = 1
    no_icons = combat("weathertop", "strider merry_brandybuck+lembas the_reaver the_hunter the_commander")
    assert no_icons.scored("free") == {"weathertop"}


@rule("CARD-PATHCOMBAT-12", "CARD-PATH-05")
def test_a_path_combat_in_the_action_step_is_scored_like_any_other() -> None:
    scene = table(hands={"frodo": "gimli"}, at={"weathertop": "gandalf_the_grey the_witch_king the_reaver the_hunter"})
    scene.choose("use gandalf_the_grey", "activate imladris")
    assert scene.scored("shadow") == {"weathertop"}
    assert scene.corruption == 1
    assert scene.path == "imladris"


@rule("CARD-PATHCOMBAT-10")
def test_corruption_is_what_was_not_cancelled() -> None:
    scene = combat("weathertop", "sam_gamgee the_witch_king the_reaver")
    assert scene.corruption == 2
    assert scene.where("sam_gamgee") == "eliminated"
    assert scene.scored("shadow") == {"weathertop"}


@rule("CARD-LEADER-09")
@pytest.mark.parametrize("cards", ["aragorn strider dead_men_of_dunharrow", "strider dead_men_of_dunharrow"])
def test_the_dead_men_do_not_stand_idle_beside_a_hero(cards: str) -> None:
    scene = combat("morannon", cards)
    assert scene.told("combat")[0]["attack"] >= 3
