"""The Fellowship's variant faces, Treebeard to Théoden. CONF-CHARV-17 to CONF-CHARV-27, CONF-CHARV-57"""

import pytest

from tests.games.confrontation.battles import attack, attacked_together, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, moving, table
from tests.rulebook import rule

# --- Treebeard ----------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-17")
def test_treebeard_has_six_defending_fangorn() -> None:
    scene = duel("treebeard", "uruk_hai", "sauron", "fangorn")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (7, 5)


@rule("CONF-CHARV-17")
def test_treebeard_has_six_attacking_fangorn() -> None:
    scene = duel("treebeard", "uruk_hai", region="fangorn")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (7, 5)


@rule("CONF-CHARV-17")
def test_treebeard_has_four_elsewhere() -> None:
    scene = duel("treebeard", "uruk_hai", "sauron")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (5, 5)


@rule("CONF-CHARV-18")
@pytest.mark.parametrize(
    ("start", "walks"),
    [
        ("shire", {"to arthedain", "to cardolan"}),
        ("rhudaur", {"to high_pass", "to misty_mountains"}),
        ("gap_of_rohan", {"to rohan"}),
        ("rohan", {"to gondor"}),
        ("dagorlad", {"to mordor"}),
        ("mordor", set()),
    ],
)
def test_treebeard_comes_to_fangorn_from_anywhere(start: str, walks: set[str]) -> None:
    scene = table({start: "treebeard", "fangorn": "| uruk_hai", "gondor": "| gollum"}, turn="fellowship")
    assert scene.legal() == {"move treebeard"}
    scene.choose("move treebeard")
    assert scene.legal() == walks | {"to fangorn"}
    scene.choose("to fangorn")
    assert scene.at("treebeard") == "fangorn"
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-18")
@pytest.mark.parametrize("enemies", ["| uruk_hai watcher", "|"])
def test_treebeard_stays_away_from_two_enemies_or_none(enemies: str) -> None:
    scene = moving({"shire": "treebeard", "fangorn": enemies, "mordor": "| gollum"}, "treebeard")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    assert scene.refused("to fangorn") == "CONF-MOVE-01"


@rule("CONF-CHARV-18")
def test_treebeard_walks_normally_against_two_in_fangorn() -> None:
    scene = moving({"caradhras": "treebeard", "fangorn": "| uruk_hai watcher", "mordor": "| gollum"}, "treebeard")
    assert scene.legal() == {"to fangorn", "to rohan"}
    scene.choose("to fangorn")
    assert scene.asked == {"sauron": "attack.shuffle"}


@rule("CONF-CHARV-19")
def test_full_and_occupied_regions_do_not_stop_treebeard() -> None:
    places = {
        "shire": "treebeard",
        "arthedain": "legolas merry",
        "cardolan": "pippin gimli",
        "eregion": "| gollum watcher",
        "caradhras": "| shelob",
        "misty_mountains": "| mouth_of_sauron",
        "fangorn": "| uruk_hai",
    }
    scene = moving(places, "treebeard")
    assert scene.legal() == {"to fangorn"}
    scene.choose("to fangorn")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.standing("fangorn") == {"treebeard", "uruk_hai"}


TREEBEARD_ABOVE_THE_MINES = {"eregion": "treebeard", "caradhras": "| balrog", "fangorn": "| gollum", "shire": "legolas"}


@rule("CONF-CHARV-19")
def test_the_balrog_does_not_meet_treebeard_on_his_own_way() -> None:
    scene = moving(TREEBEARD_ABOVE_THE_MINES, "treebeard")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "to fangorn", "mines fangorn"}
    scene.choose("to fangorn")
    assert scene.told("entered_mines") == []
    assert scene.at("treebeard") == "fangorn"
    assert scene.asked == {"sauron": "battle.sauron_ability"}  # Gollum's


@rule("CONF-CHARV-19")
def test_the_balrog_meets_treebeard_in_the_mines() -> None:
    scene = moving(TREEBEARD_ABOVE_THE_MINES, "treebeard").choose("mines fangorn")
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert scene.at("treebeard") is None


@rule("CONF-CHARV-20")
def test_treebeard_comes_against_the_warg_with_four() -> None:
    scene = moving({"shire": "treebeard legolas", "fangorn": "| warg", "mordor": "| uruk_hai"}, "treebeard")
    assert scene.legal() == {"to arthedain", "to cardolan", "to fangorn"}
    scene.choose("to fangorn")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (5, 3)


# --- Faramir ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-21")
def test_an_attacking_faramir_may_retreat_sideways() -> None:
    scene = duel("faramir", "uruk_hai", region="fangorn")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to mirkwood", "to rohan", "pass"}
    assert scene.refused("to caradhras") == "CONF-RETREAT-06"
    scene.choose("to mirkwood")
    assert scene.at("faramir") == "mirkwood"
    assert scene.at("uruk_hai") == "fangorn"
    assert scene.no_card_was_used()
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHARV-21")
def test_faramir_retreats_neither_to_enemies_nor_to_a_full_region() -> None:
    scene = duel("faramir", "uruk_hai", region="fangorn", mirkwood="| gollum", rohan="legolas")
    assert scene.legal() == {"to rohan", "pass"}
    assert scene.refused("to mirkwood") == "CONF-RETREAT-02"
    scene = duel("faramir", "uruk_hai", region="fangorn", mirkwood="| gollum", rohan="legolas gimli")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-21")
def test_faramir_has_no_retreat_once_cards_are_chosen() -> None:
    scene = duel("faramir", "uruk_hai")
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 5)


@rule("CONF-CHARV-21")
def test_a_defending_faramir_stands_his_ground() -> None:
    scene = duel("faramir", "uruk_hai", "sauron")
    assert scene.cards_are_chosen()


@rule("CONF-CHARV-21")
def test_faramir_does_not_retreat_in_the_mountains() -> None:
    scene = duel("faramir", "uruk_hai", region="misty_mountains")
    assert scene.cards_are_chosen()


# --- Sméagol ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-22")
def test_smeagol_changes_places_with_elrond() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", rhudaur="elrond")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"switch elrond", "pass"}
    scene.choose("switch elrond")
    assert scene.at("smeagol") == "rhudaur"
    assert scene.at("elrond") == "eregion"
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 5)
    assert scene.fallen() == {"elrond": "battle"}


@rule("CONF-CHARV-22")
def test_smeagol_need_not_change_places_and_cannot_later() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", rhudaur="elrond")
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_5", "s_1")
    assert scene.totals() == (5, 5)
    assert scene.at("smeagol") is None


@rule("CONF-CHARV-22")
def test_smeagol_beside_a_friend_stays() -> None:
    scene = attacked_together("uruk_hai", "smeagol elrond", "smeagol", rhudaur="theoden")
    assert scene.cards_are_chosen()


@rule("CONF-CHARV-22")
def test_an_attacking_smeagol_stays() -> None:
    assert duel("smeagol", "uruk_hai", rhudaur="elrond").asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-22")
def test_smeagol_without_a_neighbour_stays() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", shire="elrond", fangorn="theoden")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-23")
def test_smeagol_in_the_mountains_does_not_switch_sideways() -> None:
    places = {"caradhras": "smeagol", "misty_mountains": "elrond", "gap_of_rohan": "theoden", "fangorn": "| uruk_hai"}
    backward_and_forward = {"eregion": "faramir", "enedwaith": "treebeard", "rohan": "sam_variant"}
    scene = attack({**places, **backward_and_forward}, "uruk_hai", "caradhras")
    assert scene.legal() == {"switch faramir", "switch treebeard", "switch sam_variant", "pass"}
    assert scene.refused("switch elrond") == "CONF-CHARV-23"
    assert scene.refused("switch theoden") == "CONF-CHARV-23"


@rule("CONF-CHARV-24")
def test_a_frodo_switched_in_may_retreat_sideways() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", arthedain="frodo_classic")
    scene.choose("switch frodo_classic")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to enedwaith")
    assert scene.at("frodo_classic") == "enedwaith"
    assert scene.at("smeagol") == "arthedain"
    assert scene.at("uruk_hai") == "eregion"


@rule("CONF-CHARV-24")
def test_a_sam_switched_in_matches_the_attacker() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", arthedain="sam_variant")
    scene.choose("switch sam_variant")
    assert scene.cards_are_chosen()
    scene.cards("f_2", "s_1")
    assert scene.totals() == (6, 5)


@rule("CONF-CHARV-24")
def test_a_boromir_switched_in_falls_with_the_attacker() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", arthedain="boromir")
    assert scene.legal() == {"switch boromir", "pass"}
    scene.choose("switch boromir")
    assert scene.fallen() == {"boromir": "boromir", "uruk_hai": "boromir"}


@rule("CONF-CHARV-25")
def test_the_orcs_first_attack_falls_on_the_one_switched_in() -> None:
    scene = duel("smeagol", "orcs_classic", "sauron", cardolan="sam_variant")
    assert scene.legal() == {"switch sam_variant", "pass"}
    scene.choose("switch sam_variant")
    assert scene.fallen() == {"sam_variant": "orcs_classic"}
    assert scene.at("smeagol") == "cardolan"
    assert scene.at("orcs_classic") == "eregion"
    assert scene.pile("sauron") == set()


@rule("CONF-CHARV-25")
def test_the_orcs_have_no_ability_left_for_their_second_opponent() -> None:
    scene = attacked_together("orcs_classic", "smeagol theoden", "theoden", cardolan="sam_variant")
    assert scene.fallen() == {"theoden": "orcs_classic"}
    assert scene.legal() == {"switch sam_variant", "pass"}
    scene.choose("switch sam_variant")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_2", "s_1")
    assert scene.totals() == (4, 3)


@rule("CONF-CHARV-26")
def test_a_switch_with_one_of_two_in_a_full_region_keeps_all_room_limits() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", rhudaur="elrond faramir")
    assert scene.legal() == {"switch elrond", "switch faramir", "pass"}
    scene.choose("switch elrond")
    assert scene.standing("rhudaur") == {"smeagol", "faramir"}
    assert scene.standing("eregion") == {"elrond", "uruk_hai"}
    assert scene.told("moved") == []
    assert scene.told("retreated") == []


@rule("CONF-CHARV-26")
def test_a_switch_leads_to_and_from_the_mountains_one_for_one() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", caradhras="elrond")
    assert scene.legal() == {"switch elrond", "pass"}
    scene.choose("switch elrond")
    assert scene.standing("caradhras") == {"smeagol"}


@rule("CONF-CHARV-26")
def test_a_switch_does_not_spend_the_fellowships_move() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", "rhudaur", arthedain="elrond")
    scene.choose("switch elrond")
    scene.cards("f_4", "s_1")
    assert scene.totals() == (7, 5)
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.legal() == {"move smeagol", "move elrond", "move boromir"}


@rule("CONF-CHARV-57")
def test_smeagols_partner_may_stand_before_behind_or_beside_him() -> None:
    places = {
        "eregion": "smeagol",
        "misty_mountains": "elrond",  # before him
        "cardolan": "theoden! gandalf_variant",  # behind him, one of them open
        "rhudaur": "faramir",  # beside him
        "fangorn": "treebeard",  # beyond the mines: not adjacent
        "caradhras": "| uruk_hai",
    }
    scene = attack(places, "uruk_hai", "eregion")
    assert scene.legal() == {"switch elrond", "switch theoden", "switch gandalf_variant", "switch faramir", "pass"}
    assert scene.refused("switch treebeard") == "CONF-CHARV-57"


@rule("CONF-CHARV-57")
def test_both_who_changed_places_lie_open_until_the_end_of_the_turn() -> None:
    scene = duel("smeagol", "uruk_hai", "sauron", rhudaur="elrond faramir")
    scene.choose("switch elrond")
    assert [(e["character"], e["region"]) for e in scene.heard("sauron", "revealed")] == [("elrond", "eregion")]
    assert scene.revealed() == {"smeagol", "elrond", "uruk_hai"}
    assert scene.may_be("elrond") == {"elrond"}
    scene.cards("f_5", "s_1")
    assert [set(e["characters"]) for e in scene.told("hidden")] == [{"smeagol", "elrond"}]
    assert scene.revealed() == set()


@rule("CONF-CHARV-57")
def test_smeagol_is_alone_once_his_companion_has_fallen() -> None:
    scene = attacked_together("uruk_hai", "smeagol theoden", "theoden", rhudaur="elrond").cards("f_1", "s_6")
    assert scene.at("theoden") is None
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"switch elrond", "pass"}


# --- Théoden ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-27")
@pytest.mark.parametrize("home", ["rohan", "gondor"])
def test_theoden_has_four_defending_rohan_or_gondor(home: str) -> None:
    scene = duel("theoden", "uruk_hai", "sauron", home)
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_2", "s_1")
    assert scene.totals() == (6, 5)


@rule("CONF-CHARV-27")
@pytest.mark.parametrize(
    ("target", "start", "strength"),
    [("rohan", "gap_of_rohan", 4), ("gondor", "rohan", 4), ("fangorn", "caradhras", 2), ("dagorlad", "mirkwood", 2)],
)
def test_theoden_has_four_attacking_rohan_or_gondor_only(target: str, start: str, strength: int) -> None:
    scene = attack({start: "theoden", target: "| uruk_hai"}, "theoden", target)
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (strength + 1, 5)


@rule("CONF-CHARV-27")
def test_theoden_has_two_defending_elsewhere() -> None:
    scene = duel("theoden", "uruk_hai", "sauron")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 5)
