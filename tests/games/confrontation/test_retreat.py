"""Retreats. CONF-RETREAT"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attack, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ConfrontationScene
from tests.rulebook import rule


def pippin_attacks(start: str, target: str, **elsewhere: str) -> ConfrontationScene:
    """Pippin has just attacked a region."""
    region = target.removeprefix("mines ")
    return attack({start: "pippin", region: "| black_rider", **elsewhere}, "pippin", target)


# --- by ability ------------------------------------------------------------------------------------------------


@rule("CONF-RETREAT-01")
def test_frodo_may_retreat_as_his_card_says_before_saurons_ability() -> None:
    scene = duel("frodo_classic", "gollum", "sauron")
    assert scene.kinds("revealed", "battle", "cards_revealed") == ["revealed", "revealed", "battle"]
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}


@rule("CONF-RETREAT-01")
def test_pippin_and_faramir_may_retreat_as_their_cards_say() -> None:
    pippin = pippin_attacks("arthedain", "eregion")
    assert pippin.asked == {"fellowship": "battle.fellowship_ability"}
    assert pippin.legal() == {"to arthedain", "to cardolan", "pass"}
    faramir = duel("faramir", "black_rider")
    assert faramir.asked == {"fellowship": "battle.fellowship_ability"}
    assert faramir.legal() == {"to rhudaur", "to enedwaith", "pass"}


@rule("CONF-RETREAT-01")
@pytest.mark.parametrize(
    ("fellow", "attacker"),
    [("legolas", "sauron"), ("legolas", "fellowship"), ("frodo_classic", "fellowship"), ("faramir", "sauron")],
)
def test_nobody_else_and_nobody_in_the_other_role_may_retreat_in_step_two(fellow: str, attacker: str) -> None:
    assert duel(fellow, "black_rider", attacker).asked == BOTH_CHOOSE_CARDS


@rule("CONF-RETREAT-01")
def test_once_cards_are_chosen_it_is_too_late_to_retreat_by_ability() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron")
    scene.choose("pass")
    assert scene.cards_are_chosen()


@rule("CONF-RETREAT-11")
def test_a_retreat_by_ability_is_optional() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("pass")
    assert scene.at("frodo_classic") == "eregion"
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-RETREAT-11")
def test_a_retreat_by_card_must_be_carried_out() -> None:
    scene = duel("legolas", "orcs_classic")
    scene.cards("f_retreat", "s_1")
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}
    assert scene.refused("pass") == "CONF-CARD-27"
    theirs = duel("legolas", "orcs_classic")
    theirs.cards("f_1", "s_retreat")
    assert theirs.asked == {"sauron": "battle.retreat"}
    assert theirs.legal() == {"to rhudaur", "to enedwaith"}
    assert theirs.refused("pass") == "CONF-CARD-27"


# --- where to ---------------------------------------------------------------------------------------------------


@rule("CONF-RETREAT-02")
def test_no_retreat_by_ability_leads_into_a_region_with_an_enemy() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron", rhudaur="| warg")
    assert scene.legal() == {"to enedwaith", "pass"}
    assert scene.refused("to rhudaur") == "CONF-RETREAT-02"
    gollum = duel("legolas", "gollum", arthedain="merry")
    assert gollum.asked == {"sauron": "battle.sauron_ability"}
    assert gollum.legal() == {"to cardolan", "pass"}


@rule("CONF-RETREAT-02")
def test_no_retreat_by_card_leads_into_a_region_with_an_enemy() -> None:
    ours = duel("legolas", "black_rider", "sauron", arthedain="| warg")
    ours.cards("f_retreat", "s_6")
    assert ours.at("legolas") == "cardolan"
    theirs = duel("legolas", "black_rider", "sauron", rhudaur="merry")
    theirs.cards("f_5", "s_retreat")
    assert theirs.at("black_rider") == "enedwaith"


@rule("CONF-RETREAT-03")
@pytest.mark.parametrize(
    ("in_rhudaur", "choices"),
    [("merry gimli", {"to enedwaith", "pass"}), ("merry", {"to rhudaur", "to enedwaith", "pass"})],
)
def test_no_retreat_by_ability_leads_into_a_full_region(in_rhudaur: str, choices: set[str]) -> None:
    assert duel("frodo_classic", "black_rider", "sauron", rhudaur=in_rhudaur).legal() == choices


@rule("CONF-RETREAT-03")
def test_a_mountain_region_is_full_with_one_character() -> None:
    scene = pippin_attacks("misty_mountains", "fangorn", caradhras="gimli")
    assert scene.legal() == {"to misty_mountains", "pass"}


@rule("CONF-RETREAT-03")
def test_no_retreat_by_card_leads_into_a_full_region() -> None:
    scene = duel("legolas", "black_rider", rhudaur="| warg orcs_classic")
    scene.cards("f_5", "s_retreat")
    assert scene.at("black_rider") == "enedwaith"
    with_room = duel("legolas", "black_rider", rhudaur="| warg")
    with_room.cards("f_5", "s_retreat")
    assert with_room.legal() == {"to rhudaur", "to enedwaith"}


@rule("CONF-RETREAT-04")
def test_pippin_does_not_retreat_back_through_the_mines() -> None:
    scene = pippin_attacks("eregion", "mines fangorn")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}


@rule("CONF-RETREAT-04")
def test_the_retreat_card_does_not_lead_back_through_the_mines() -> None:
    scene = attack({"eregion": "legolas", "fangorn": "| black_rider"}, "legolas", "mines fangorn")
    scene.cards("f_retreat", "s_6")
    assert scene.legal() == {"to misty_mountains", "to caradhras"}
    assert scene.refused("to eregion") == "CONF-RETREAT-04"


@rule("CONF-RETREAT-04")
def test_gollum_does_not_retreat_forward_through_the_mines() -> None:
    scene = duel("legolas", "gollum", region="fangorn")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}


@rule("CONF-RETREAT-05")
def test_frodo_does_not_retreat_sideways_in_the_mountains() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron", "misty_mountains")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.standing("high_pass") == scene.standing("caradhras") == set()


@rule("CONF-RETREAT-05")
def test_faramir_and_saurons_card_do_not_retreat_sideways_in_the_mountains() -> None:
    scene = duel("faramir", "black_rider", region="caradhras")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_5", "s_retreat")
    assert scene.totals() == (8, 3)
    assert scene.fallen() == {"black_rider": "battle"}


@rule("CONF-RETREAT-05")
def test_gwaihir_retreats_only_backward_in_the_mountains() -> None:
    scene = duel("legolas", "black_rider", region="caradhras", specials="gwaihir")
    scene.choose("play gwaihir")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to eregion", "to enedwaith", "pass"}


@rule("CONF-RETREAT-06")
def test_after_an_attack_along_the_anduin_backward_is_still_towards_the_shire() -> None:
    scene = pippin_attacks("mirkwood", "fangorn")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}


@rule("CONF-RETREAT-06")
def test_after_aragorns_attack_backward_his_retreat_leads_further_back() -> None:
    scene = attack({"eregion": "aragorn_classic", "arthedain": "| black_rider"}, "aragorn_classic", "arthedain")
    scene.cards("f_retreat", "s_6")
    assert scene.at("aragorn_classic") == "shire"


@rule("CONF-RETREAT-06")
def test_sideways_for_sauron_is_judged_from_the_battles_region() -> None:
    scene = attack({"rhudaur": "| witch_king_classic", "eregion": "legolas"}, "witch_king_classic", "eregion")
    scene.cards("f_1", "s_retreat")
    assert scene.legal() == {"to rhudaur", "to enedwaith"}


@rule("CONF-RETREAT-07")
def test_frodo_retreats_against_the_current_of_the_anduin() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron", "rohan")
    assert scene.legal() == {"to fangorn", "pass"}
    scene.choose("to fangorn")
    assert scene.at("frodo_classic") == "fangorn"


@rule("CONF-RETREAT-07")
def test_frodo_does_not_retreat_against_the_current_where_it_is_full_or_held() -> None:
    for fangorn in ("merry gimli", "| warg"):
        scene = duel("frodo_classic", "black_rider", "sauron", "rohan", fangorn=fangorn)
        assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-RETREAT-07")
@pytest.mark.parametrize("target", ["mirkwood", "rohan"])
def test_a_sauron_character_in_fangorn_retreats_up_and_down_the_river(target: str) -> None:
    scene = duel("legolas", "black_rider", region="fangorn")
    scene.cards("f_5", "s_retreat")
    assert scene.legal() == {"to mirkwood", "to rohan"}
    scene.choose(f"to {target}")
    assert scene.at("black_rider") == target


# --- who chooses, and what it counts as ------------------------------------------------------------------------


@rule("CONF-RETREAT-08")
@EITHER_ATTACKS
def test_the_owner_chooses_where_his_character_retreats_to(attacker: str) -> None:
    ours = duel("legolas", "black_rider", attacker)
    ours.cards("f_retreat", "s_6")
    assert ours.asked == {"fellowship": "battle.retreat"}
    ours.choose("to cardolan")
    assert ours.at("legolas") == "cardolan"
    theirs = duel("legolas", "black_rider", attacker)
    theirs.cards("f_5", "s_retreat")
    assert theirs.asked == {"sauron": "battle.retreat"}
    theirs.choose("to rhudaur")
    assert theirs.at("black_rider") == "rhudaur"


@rule("CONF-RETREAT-09")
def test_a_retreat_on_the_enemys_turn_leaves_the_own_turn_whole() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron")
    scene.choose("to rhudaur")
    assert scene.told("moved") == []
    assert scene.told("turn")[0]["side"] == "fellowship"
    assert scene.legal() == {"move frodo_classic", "move pippin"}
    scene.choose("move frodo_classic")
    assert scene.legal() == {"to high_pass", "to misty_mountains"}


@rule("CONF-RETREAT-09")
def test_a_revealed_watcher_who_cannot_move_retreats() -> None:
    scene = duel("legolas", "watcher!", region="rohan", mirkwood="| orcs_variant")
    scene.cards("f_1", "s_retreat")
    assert scene.at("watcher") == "fangorn"
    assert scene.legal() == {"move balrog", "move orcs_variant"}


@rule("CONF-RETREAT-10")
def test_frodo_retreats_into_the_region_his_attacker_came_from() -> None:
    scene = attack({"rhudaur": "| witch_king_classic", "eregion": "frodo_classic"}, "witch_king_classic", "eregion")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.at("frodo_classic") == "rhudaur"


@rule("CONF-RETREAT-10")
def test_frodo_does_not_retreat_where_another_enemy_has_stayed_behind() -> None:
    scene = attack(
        {"rhudaur": "| witch_king_classic warg", "eregion": "frodo_classic"}, "witch_king_classic", "eregion"
    )
    assert scene.legal() == {"to enedwaith", "pass"}


@rule("CONF-RETREAT-10")
def test_a_sauron_character_retreats_into_the_region_aragorn_came_from() -> None:
    scene = attack({"eregion": "aragorn_classic", "rhudaur": "| black_rider"}, "aragorn_classic", "rhudaur")
    scene.cards("f_5", "s_retreat")
    assert scene.at("black_rider") == "eregion"


@rule("CONF-RETREAT-10")
def test_the_attackers_region_must_lie_in_the_direction_of_the_retreat() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron")
    assert scene.standing("misty_mountains") == set()
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}


@rule("CONF-RETREAT-12")
def test_without_a_legal_region_there_is_no_retreat_by_ability() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron", rhudaur="| warg", enedwaith="merry gimli")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_5", "s_2")
    assert scene.totals() == (6, 5)


@rule("CONF-RETREAT-12")
@pytest.mark.parametrize(
    ("ours", "theirs", "others", "result"),
    [
        ("f_retreat", "s_2", {"arthedain": "| warg", "cardolan": "merry gimli"}, (3, 5)),
        ("f_2", "s_retreat", {"rhudaur": "merry", "enedwaith": "| warg orcs_classic"}, (5, 3)),
    ],
)
def test_without_a_legal_region_the_battle_goes_on_in_spite_of_the_card(
    ours: str, theirs: str, others: dict[str, str], result: tuple[int, int]
) -> None:
    scene = duel("legolas", "black_rider", "sauron", **others)
    scene.cards(ours, theirs)
    assert scene.totals() == result
    assert scene.told("retreated") == []


# --- and then --------------------------------------------------------------------------------------------------


@rule("CONF-RETREAT-13")
def test_after_frodos_retreat_the_attacker_fights_the_other_defender() -> None:
    scene = duel("frodo_classic! gimli", "black_rider", "sauron")
    scene.choose("fight frodo_classic", "to enedwaith")
    assert scene.told("battle")[-1]["fellowship"] == "gimli"
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.standing("eregion") == {"black_rider", "gimli"}


@rule("CONF-RETREAT-13")
def test_after_a_retreat_by_card_the_attacker_fights_the_other_defender() -> None:
    scene = duel("legolas", "black_rider! orcs_classic").choose("fight black_rider")
    scene.cards("f_5", "s_retreat")
    scene.choose("to rhudaur")
    assert scene.told("battle")[0]["sauron"] == "orcs_classic"
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-RETREAT-13")
def test_after_the_attacker_has_retreated_there_is_no_further_battle() -> None:
    scene = duel("pippin", "black_rider! orcs_classic")
    scene.choose("fight black_rider", "to cardolan")
    assert len(scene.told("battle")) == 1
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}
    theirs = duel("legolas! gimli", "black_rider", "sauron").choose("fight legolas")
    theirs.cards("f_5", "s_retreat")
    theirs.choose("to rhudaur")
    assert theirs.told("battle") == []
    assert theirs.standing("eregion") == {"legolas", "gimli"}
    assert theirs.asked == {"fellowship": "turn.action"}
