"""Sauron's variant faces, Orcs to Gollum. CONF-CHARV-40 to CONF-CHARV-56"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attack, attacked_together, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, F_HAND, cards, moving, table
from tests.rulebook import rule

# --- Orcs ---------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-40")
def test_attacking_orcs_have_six_in_every_battle() -> None:
    scene = attacked_together("orcs_variant", "theoden elrond", "theoden")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 7)
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_2", "s_2")
    assert scene.totals() == (5, 8)
    assert scene.standing("eregion") == {"orcs_variant"}


@rule("CONF-CHARV-40")
def test_attacked_orcs_have_three() -> None:
    scene = duel("elrond", "orcs_variant")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 4)


# --- Mouth of Sauron ----------------------------------------------------------------------------------------------


@rule("CONF-CHARV-41")
@EITHER_ATTACKS
@pytest.mark.parametrize("discarded", ["", "f_2 s_4"])
def test_the_mouth_exchanges_his_card_for_the_four(attacker: str, discarded: str) -> None:
    scene = duel("elrond", "mouth_of_sauron", attacker, discarded=discarded)
    scene.cards("f_3", "s_1")
    assert scene.asked == {"sauron": "battle.exchange"}
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (6, 7)
    assert scene.at("elrond") is None


@rule("CONF-CHARV-41")
def test_the_mouth_may_keep_his_card() -> None:
    scene = duel("elrond", "mouth_of_sauron", "sauron")
    scene.cards("f_3", "s_1").choose("pass")
    assert scene.totals() == (6, 4)
    assert scene.pile("sauron") == {"s_1"}


@rule("CONF-CHARV-41")
def test_the_mouth_exchanges_before_text_cards_are_resolved() -> None:
    scene = duel("elrond", "mouth_of_sauron", "sauron")
    scene.cards("f_elven_cloak", "s_retreat")
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.told("retreated") == []
    assert [e["card"] for e in scene.told("card_ignored")] == ["s_4"]
    assert scene.totals() == (3, 3)


@rule("CONF-CHARV-41")
def test_another_servant_exchanges_nothing() -> None:
    scene = duel("elrond", "watcher", "sauron")
    scene.cards("f_3", "s_1")
    assert scene.totals() == (6, 7)
    assert scene.told("card_replaced") == []


@rule("CONF-CHARV-42")
def test_a_four_from_the_hand_sends_the_first_card_back_to_the_hand() -> None:
    scene = duel("elrond", "mouth_of_sauron", "sauron")
    scene.cards("f_1", "s_6")
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (4, 7)
    assert scene.pile("sauron") == {"s_4"}
    assert scene.hand("sauron") == {"s_1", "s_2", "s_3", "s_5", "s_6", "s_magic", "s_eye", "s_retreat"}


@rule("CONF-CHARV-42")
def test_a_four_from_the_pile_leaves_the_first_card_there() -> None:
    scene = duel("elrond", "mouth_of_sauron", "sauron", discarded="f_2 s_4")
    scene.cards("f_1", "s_6")
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (4, 7)
    assert scene.pile("sauron") == {"s_4", "s_6"}
    assert scene.hand("sauron") == {"s_1", "s_2", "s_3", "s_5", "s_magic", "s_eye", "s_retreat"}


@rule("CONF-CHARV-43")
def test_the_mouth_may_exchange_when_aragorn_lets_cards_be_played() -> None:
    scene = duel("aragorn_variant", "mouth_of_sauron", "sauron")
    scene.choose("pass")
    scene.cards("f_1", "s_1")
    assert scene.legal() == {"exchange s_4", "pass"}


@rule("CONF-CHARV-44")
@EITHER_ATTACKS
def test_the_mouth_speaks_after_gandalfs_answer(attacker: str) -> None:
    scene = duel("gandalf_classic", "mouth_of_sauron", attacker)
    assert scene.asked == {"sauron": "battle.show_card"}
    scene.choose("card s_1")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert scene.legal() == cards(F_HAND)
    scene.choose("card f_1")
    assert scene.asked == {"sauron": "battle.exchange"}
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (6, 7)
    assert scene.at("gandalf_classic") is None


@rule("CONF-CHARV-45")
@pytest.mark.parametrize(
    ("discarded", "pile", "hand"),
    [
        ("f_2 s_1", {"s_magic", "s_4"}, {"s_1", "s_2", "s_3", "s_5", "s_6", "s_eye", "s_retreat"}),
        ("f_2 s_1 f_3 s_4", {"s_magic", "s_4", "s_1"}, {"s_2", "s_3", "s_5", "s_6", "s_eye", "s_retreat"}),
    ],
)
def test_the_mouth_exchanges_what_magic_fetched(discarded: str, pile: set[str], hand: set[str]) -> None:
    scene = duel("gandalf_classic", "mouth_of_sauron", "sauron", discarded=discarded)
    scene.choose("card s_magic", "fetch s_1")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    scene.choose("card f_1")
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert [(e["card"], e["instead_of"]) for e in scene.told("card_replaced")] == [("s_4", "s_1")]
    assert scene.totals() == (6, 7)
    assert scene.pile("sauron") == pile
    assert scene.hand("sauron") == hand


@rule("CONF-CHARV-56")
@EITHER_ATTACKS
def test_the_mouth_has_nothing_to_exchange_for_a_four_in_play(attacker: str) -> None:
    scene = duel("elrond", "mouth_of_sauron", attacker)
    scene.cards("f_1", "s_4")
    assert scene.totals() == (4, 7)
    assert scene.told("declined") == []


@rule("CONF-CHARV-56")
def test_the_mouth_has_nothing_to_exchange_for_a_fetched_four() -> None:
    scene = duel("gandalf_classic", "mouth_of_sauron", "sauron", discarded="f_2 s_4")
    scene.choose("card s_magic", "fetch s_4", "card f_1")
    assert scene.totals() == (6, 7)
    assert scene.told("declined") == []


# --- Watcher ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-46")
def test_a_revealed_watcher_stays_open_and_moves_no_more() -> None:
    scene = duel("elrond", "watcher", region="rohan", shire="theoden", mordor="| gollum")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 7)
    assert scene.told("hidden") == []
    for turn in (("move gollum", "to gondor", "move theoden", "to arthedain"), ("move gollum", "to fangorn")):
        assert scene.revealed() == {"watcher"}
        assert scene.legal() == {"move gollum"}
        assert scene.refused("move watcher") == "CONF-CHARV-46"
        scene.choose(*turn)
    seen = scene.sheet("sauron", "fellowship")["pieces"]
    assert {(p["region"], p["revealed"]) for p in seen} == {("rohan", "watcher"), ("fangorn", None)}


@rule("CONF-CHARV-46")
def test_a_revealed_watcher_alone_cannot_save_sauron() -> None:
    scene = table({"rohan": "| watcher!", "shire": "elrond"}, turn="sauron")
    assert (scene.winner, scene.reason) == ("fellowship", "no_move")


@rule("CONF-CHARV-46")
def test_the_watcher_is_open_to_a_named_attack() -> None:
    scene = duel("elrond", "watcher! gollum", region="rohan")
    assert scene.asked == {"fellowship": "attack.opponent"}
    assert scene.legal() == {"fight watcher", "draw"}


@rule("CONF-CHARV-47")
def test_a_revealed_watcher_retreats_by_card_and_stays_open() -> None:
    scene = duel("elrond", "watcher!", region="fangorn")
    scene.cards("f_1", "s_retreat")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.legal() == {"to mirkwood", "to rohan"}
    scene.choose("to rohan")
    assert scene.at("watcher") == "rohan"
    assert scene.revealed() == {"watcher"}
    assert scene.legal() == {"move balrog"}


@rule("CONF-CHARV-47")
def test_a_revealed_watcher_may_be_recalled_and_stays_open() -> None:
    places = {"rohan": "| watcher!", "gondor": "| gollum", "shire": "theoden"}
    scene = table(places, turn="sauron", specials="recall_to_mordor")
    assert scene.legal() == {"move gollum", "play recall_to_mordor"}
    scene.choose("play recall_to_mordor")
    assert scene.legal() == {"move watcher", "move gollum"}
    scene.choose("move watcher")
    assert scene.at("watcher") == "mordor"
    assert scene.revealed() == {"watcher"}
    scene.choose("move theoden", "to arthedain")
    assert scene.legal() == {"move gollum"}
    assert scene.refused("move watcher") == "CONF-CHARV-46"


@rule("CONF-CHARV-48")
def test_a_hidden_watcher_moves_like_anybody() -> None:
    scene = table({"mordor": "| watcher", "rohan": "| gollum", "shire": "theoden elrond"}, turn="sauron")
    assert scene.legal() == {"move watcher", "move gollum"}
    scene.choose("move watcher")
    assert scene.legal() == {"to dagorlad", "to gondor"}
    scene.choose("to gondor")
    assert scene.revealed() == set()
    scene.choose("move theoden", "to arthedain")
    assert scene.legal() == {"move watcher", "move gollum"}


@rule("CONF-CHARV-48")
def test_the_watchers_first_attack_is_his_last_move() -> None:
    scene = duel("elrond", "watcher", "sauron")
    scene.cards("f_1", "s_1")
    assert scene.at("watcher") == "eregion"
    assert scene.revealed() == {"watcher"}
    scene.choose("move pippin", "to arthedain")
    assert scene.legal() == {"move balrog"}
    assert scene.refused("move watcher") == "CONF-CHARV-46"


# --- Flying Nazgûl ------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-49")
def test_the_flying_nazgul_skips_a_region_to_attack() -> None:
    places = {
        "mordor": "| flying_nazgul_variant",
        "fangorn": "elrond theoden",
        "rohan": "faramir",
        "mirkwood": "| watcher",
    }
    scene = moving(places, "flying_nazgul_variant")
    assert scene.legal() == {"to dagorlad", "to gondor", "to fangorn", "to rohan"}
    scene.choose("to rohan")
    assert scene.at("flying_nazgul_variant") == "rohan"
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 6)


@rule("CONF-CHARV-49")
def test_the_flying_nazgul_jumps_into_the_shire() -> None:
    places = {"rhudaur": "| flying_nazgul_variant", "shire": "elrond", "mordor": "| gollum"}
    scene = moving(places, "flying_nazgul_variant")
    assert scene.legal() == {"to arthedain", "to shire"}
    scene.choose("to shire")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-49")
def test_the_flying_nazgul_does_not_jump_without_an_attack() -> None:
    places = {"mordor": "| flying_nazgul_variant", "rohan": "| gollum", "shire": "elrond"}
    scene = moving(places, "flying_nazgul_variant")
    assert scene.legal() == {"to dagorlad", "to gondor"}
    assert scene.refused("to fangorn") == "CONF-MOVE-01"
    assert scene.refused("to rohan") == "CONF-MOVE-01"


@rule("CONF-CHARV-50")
def test_the_flying_nazgul_jumps_over_full_and_hostile_regions() -> None:
    places = {
        "mordor": "| flying_nazgul_variant",
        "gondor": "| gollum watcher",
        "dagorlad": "elrond",
        "mirkwood": "theoden",
        "rohan": "faramir",
    }
    scene = moving(places, "flying_nazgul_variant")
    assert scene.legal() == {"to dagorlad", "to mirkwood", "to rohan"}
    assert scene.refused("to gondor") == "CONF-MOVE-03"
    scene.choose("to mirkwood")
    assert scene.standing("mirkwood") == {"flying_nazgul_variant", "theoden"}
    assert scene.at("elrond") == "dagorlad"


@rule("CONF-CHARV-51")
def test_the_jump_goes_two_rows_ahead_along_adjacent_regions() -> None:
    places = {
        "mirkwood": "| flying_nazgul_variant",
        "rhudaur": "elrond",  # over the High Pass or the Misty Mountains
        "eregion": "theoden",  # over the Misty Mountains
        "enedwaith": "faramir",  # two rows ahead, but behind no region in front of Mirkwood
        "cardolan": "treebeard",  # three rows ahead
        "rohan": "smeagol",  # beside
        "gondor": "sam_variant",  # behind
        "mordor": "| gollum",
    }
    scene = moving(places, "flying_nazgul_variant")
    assert scene.legal() == {"to high_pass", "to misty_mountains", "to rhudaur", "to eregion"}
    assert scene.refused("to enedwaith") == "CONF-MOVE-01"
    assert scene.refused("to cardolan") == "CONF-MOVE-01"


# --- Gollum -------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-52")
def test_an_attacked_gollum_slips_forward() -> None:
    scene = duel("elrond", "gollum", arthedain="theoden")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to cardolan", "pass"}
    scene.choose("to cardolan")
    assert scene.at("gollum") == "cardolan"
    assert scene.at("elrond") == "eregion"
    assert scene.no_card_was_used()
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHARV-52")
def test_an_attacking_gollum_slips_forward() -> None:
    scene = duel("elrond", "gollum", "sauron")
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}
    scene.choose("to arthedain")
    assert scene.at("gollum") == "arthedain"
    assert scene.at("elrond") == "eregion"
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHARV-52")
def test_gollum_may_stay_and_cannot_slip_away_later() -> None:
    scene = duel("elrond", "gollum", "sauron")
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 2)
    assert scene.at("gollum") is None


@rule("CONF-CHARV-53")
def test_gollum_does_not_flee_from_somebody_who_has_fled() -> None:
    scene = duel("faramir", "gollum")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.at("gollum") == "eregion"


@rule("CONF-CHARV-54")
def test_gollum_chooses_after_the_fellowship() -> None:
    scene = duel("faramir", "gollum")
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}


@rule("CONF-CHARV-54")
def test_gollum_needs_room_without_enemies() -> None:
    full = "| watcher shelob"
    scene = duel("elrond", "gollum", arthedain=full)
    assert scene.legal() == {"to cardolan", "pass"}
    scene = duel("elrond", "gollum", arthedain=full, cardolan="elrond theoden")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-54")
def test_gollum_slips_into_the_mountains_only_where_there_is_room() -> None:
    places = {"dagorlad": "| gollum", "high_pass": "| shelob", "mirkwood": "elrond", "misty_mountains": "theoden"}
    scene = attack(places, "gollum", "mirkwood")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene = attack({**places, "misty_mountains": ""}, "gollum", "mirkwood")
    assert scene.legal() == {"to misty_mountains", "pass"}


@rule("CONF-CHARV-55")
@pytest.mark.parametrize(
    ("mover", "places"),
    [
        ("gollum", {"rhudaur": "| gollum", "arthedain": "elrond"}),
        ("aragorn_classic", {"arthedain": "| gollum", "rhudaur": "aragorn_classic"}),
    ],
)
def test_gollum_slips_into_the_shire_as_the_third_and_wins(mover: str, places: dict[str, str]) -> None:
    scene = attack({**places, "shire": "| watcher shelob", "rohan": "theoden"}, mover, "arthedain")
    assert scene.legal() == {"to shire", "pass"}
    scene.choose("to shire")
    assert (scene.winner, scene.reason) == ("sauron", "three_in_shire")
    assert scene.standing("shire") == {"watcher", "shelob", "gollum"}


@rule("CONF-CHARV-55")
def test_gollum_as_the_second_in_the_shire_wins_nothing() -> None:
    places = {"shire": "| watcher", "rhudaur": "| gollum", "arthedain": "elrond", "rohan": "theoden"}
    scene = attack(places, "gollum", "arthedain")
    scene.choose("to shire")
    assert scene.winner is None
    assert scene.asked == {"sauron": "turn.end_shuffle"}
