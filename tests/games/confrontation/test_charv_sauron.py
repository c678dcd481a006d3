"""Sauron's variant faces. CONF-CHARV-28 to CONF-CHARV-56"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, F_HAND, S_HAND, attack, cards, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, moving, table
from tests.rulebook import rule

# --- Uruk-hai -----------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-28")
def test_the_uruk_hai_run_forward_to_any_empty_region() -> None:
    scene = moving({"mordor": "| uruk_hai", "gondor": "| gollum", "shire": "elrond"}, "uruk_hai")
    assert scene.legal() == {
        *("to gondor", "to dagorlad", "to mirkwood", "to fangorn", "to rohan"),
        *("to high_pass", "to misty_mountains", "to caradhras", "to gap_of_rohan"),
        *("to rhudaur", "to eregion", "to enedwaith", "to arthedain", "to cardolan"),
    }
    scene.choose("to enedwaith")
    assert scene.at("uruk_hai") == "enedwaith"
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHARV-28")
def test_the_uruk_hai_end_in_no_region_with_a_friend_unless_it_is_the_next_one() -> None:
    places = {"dagorlad": "| uruk_hai", "mirkwood": "| gollum", "rhudaur": "| watcher", "fangorn": "elrond"}
    scene = moving({**places, "misty_mountains": "| shelob", "shire": "theoden"}, "uruk_hai")
    # Through Mirkwood and the High Pass; Rhudaur has room, yet it is not empty.
    assert scene.legal() == {"to mirkwood", "to fangorn", "to high_pass", "to arthedain"}
    assert scene.refused("to rhudaur") == "CONF-MOVE-01"


@rule("CONF-CHARV-28")
def test_the_uruk_hai_run_into_an_empty_shire_but_never_backward() -> None:
    scene = moving({"rhudaur": "| uruk_hai", "mordor": "| gollum", "rohan": "elrond"}, "uruk_hai")
    assert scene.legal() == {"to arthedain", "to shire"}
    assert scene.refused("to high_pass") == "CONF-MOVE-02"


@rule("CONF-CHARV-29")
def test_the_uruk_hai_pass_neither_full_regions_nor_enemies() -> None:
    places = {
        "mordor": "| uruk_hai",
        "dagorlad": "| gollum watcher",  # full: Mirkwood lies behind it
        "rohan": "elrond",  # the Gap of Rohan lies behind him
        "misty_mountains": "| shelob",  # full with one
        "cardolan": "theoden",
    }
    scene = moving(places, "uruk_hai")
    # Through Gondor, Fangorn and Caradhras; from Eregion to Arthedain, past Cardolan.
    assert scene.legal() == {
        *("to gondor", "to fangorn", "to caradhras", "to eregion", "to enedwaith"),
        *("to arthedain", "to shire"),
    }
    assert scene.refused("to dagorlad") == "CONF-MOVE-03"
    assert scene.refused("to misty_mountains") == "CONF-MOVE-03"
    assert scene.refused("to rohan") == "CONF-MOVE-01"
    assert scene.refused("to gap_of_rohan") == "CONF-MOVE-01"


@rule("CONF-CHARV-30")
def test_the_uruk_hai_attack_the_next_region_and_no_farther_one() -> None:
    places = {"misty_mountains": "| uruk_hai", "rhudaur": "elrond", "cardolan": "theoden", "mordor": "| gollum"}
    scene = moving(places, "uruk_hai")
    assert scene.legal() == {"to rhudaur", "to eregion", "to arthedain", "to shire"}
    scene.choose("to rhudaur")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 5)


@rule("CONF-CHARV-30")
def test_the_uruk_hai_join_a_friend_in_the_next_region() -> None:
    places = {"mordor": "| uruk_hai", "gondor": "| gollum", "dagorlad": "elrond", "fangorn": "theoden"}
    scene = moving({**places, "rohan": "faramir"}, "uruk_hai")
    assert scene.legal() == {"to gondor", "to dagorlad"}
    scene.choose("to gondor")
    assert scene.standing("gondor") == {"uruk_hai", "gollum"}


@rule("CONF-CHARV-31")
def test_the_long_move_reveals_the_uruk_hai_until_the_end_of_the_turn() -> None:
    scene = moving({"mordor": "| uruk_hai", "gondor": "| gollum", "shire": "elrond"}, "uruk_hai")
    assert scene.may_be("uruk_hai") == {"uruk_hai", "gollum"}
    scene.choose("to fangorn")
    assert [e["event"] for e in scene.heard("fellowship")] == ["moved", "revealed", "hidden", "turn"]
    assert [(e["character"], e["region"]) for e in scene.heard("fellowship", "revealed")] == [("uruk_hai", "fangorn")]
    assert scene.told("hidden")[0]["characters"] == ["uruk_hai"]
    assert scene.revealed() == set()
    assert scene.may_be("uruk_hai") == {"uruk_hai"}


@rule("CONF-CHARV-31")
def test_a_move_of_one_region_reveals_nothing() -> None:
    scene = moving({"mordor": "| uruk_hai", "rohan": "| gollum", "shire": "elrond"}, "uruk_hai")
    scene.choose("to gondor")
    assert [e["event"] for e in scene.heard("fellowship")] == ["moved", "turn"]
    assert "character" not in scene.heard("fellowship", "moved")[0]
    assert scene.may_be("uruk_hai") == {"uruk_hai", "gollum"}


# --- Witch-king ---------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-32")
@pytest.mark.parametrize("at_home", ["elrond theoden faramir", "frodo_variant sam_variant", ""])
def test_the_witch_king_in_the_shire_wins_without_a_battle(at_home: str) -> None:
    places = {"arthedain": "| witch_king_variant", "shire": at_home, "rohan": "aragorn_variant"}
    scene = moving(places, "witch_king_variant")
    assert scene.legal() == {"to shire"}
    scene.choose("to shire")
    assert (scene.winner, scene.reason) == ("sauron", "witch_king_in_shire")
    assert [e["rule"] for e in scene.told("game_over")] == ["CONF-CHARV-32"]
    assert scene.told("battle") == []
    assert scene.told("revealed") == []


@rule("CONF-CHARV-32")
def test_the_witch_king_fights_with_two_elsewhere() -> None:
    scene = duel("theoden", "witch_king_variant", "sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 3)


@rule("CONF-CHARV-32")
def test_another_servant_in_the_shire_fights() -> None:
    scene = attack({"arthedain": "| watcher", "shire": "elrond theoden", "mordor": "| gollum"}, "watcher", "shire")
    assert scene.winner is None
    assert scene.asked == {"fellowship": "attack.shuffle"}


# --- Saruman ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-33")
@EITHER_ATTACKS
@pytest.mark.parametrize("gandalf", ["gandalf_classic", "gandalf_variant"])
def test_saruman_defeats_gandalf_before_cards(gandalf: str, attacker: str) -> None:
    scene = duel(gandalf, "saruman_variant", attacker)
    assert [(e["character"], e["cause"]) for e in scene.told("defeated")] == [(gandalf, "saruman_variant")]
    assert scene.at(gandalf) is None
    assert scene.at("saruman_variant") == "eregion"
    assert scene.hand("fellowship") == F_HAND
    assert scene.asked == ({"fellowship": "turn.action"} if attacks else {"sauron": "turn.action"})


@rule("CONF-CHARV-33")
@EITHER_ATTACKS
def test_saruman_plays_cards_against_everybody_else(attacker: str) -> None:
    scene = duel("theoden", "saruman_variant", attacker)
    assert scene.told("defeated") == []
    assert scene.asked == BOTH_CHOOSE_CARDS


THREE_LEFT = (
    "f_2 f_3 f_4 f_noble_sacrifice f_elven_cloak f_retreat s_1 s_2 s_3 s_magic s_eye s_retreat"  # and f_1 f_5 f_magic
)


@rule("CONF-CHARV-34", "CONF-CHARV-36")
@EITHER_ATTACKS
def test_saruman_makes_the_fellowship_show_another_card(attacker: str) -> None:
    scene = duel("elrond", "saruman_variant", attacker, discarded=THREE_LEFT)
    scene.cards("f_5", "s_4")
    assert scene.asked == {"sauron": "battle.demand"}
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.asked == {"fellowship": "battle.another_card"}
    assert scene.legal() == {"card f_1", "card f_magic"}
    assert scene.refused("card f_5") == "CONF-CHARV-34"
    scene.choose("card f_magic")
    assert scene.hand("fellowship") == {"f_1", "f_5"}
    # Magic works, and what it fetches Saruman cannot refuse.
    assert scene.asked == {"fellowship": "battle.fetch"}
    scene.choose("fetch f_4")
    assert scene.totals() == (7, 7)
    assert scene.hand("fellowship") == {"f_1", "f_5"}
    assert scene.hand("sauron") == {"s_5", "s_6"}


@rule("CONF-CHARV-34")
def test_saruman_may_accept_the_card() -> None:
    scene = duel("elrond", "saruman_variant", "sauron", discarded=THREE_LEFT)
    scene.cards("f_5", "s_4").choose("pass")
    assert scene.totals() == (8, 7)
    assert scene.hand("fellowship") == {"f_1", "f_magic"}


@rule("CONF-CHARV-34")
def test_saruman_speaks_before_a_text_card_takes_effect() -> None:
    scene = duel("elrond", "saruman_variant", "sauron")
    scene.cards("f_noble_sacrifice", "s_4")
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.legal() == cards(F_HAND - {"f_noble_sacrifice"})
    scene.choose("card f_1")
    assert scene.totals() == (4, 7)
    assert "f_noble_sacrifice" in scene.hand("fellowship")


ONE_LEFT = (
    "f_2 f_3 f_4 f_5 f_magic f_noble_sacrifice f_elven_cloak f_retreat s_1 s_2 s_3 s_5 s_6 s_magic s_eye s_retreat"
)


@rule("CONF-CHARV-35")
def test_saruman_leaves_the_last_card_alone() -> None:
    scene = duel("elrond", "saruman_variant", "sauron", discarded=ONE_LEFT)
    assert scene.legal("fellowship") == {"card f_1"}
    scene.cards("f_1", "s_4")
    assert scene.totals() == (4, 7)
    assert scene.told("card_demanded") == []


@rule("CONF-CHARV-35")
def test_saruman_may_force_the_last_but_one() -> None:
    discarded = ONE_LEFT.replace("f_5 ", "").replace("s_5 ", "")
    scene = duel("elrond", "saruman_variant", "sauron", discarded=discarded)
    assert scene.legal("fellowship") == {"card f_1", "card f_5"}
    scene.cards("f_5", "s_4")
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.legal() == {"card f_1"}
    scene.choose("card f_1")
    assert scene.totals() == (4, 7)
    assert scene.hand("fellowship") == {"f_5"}


@rule("CONF-CHARV-35", "CONF-CHARV-43")
@pytest.mark.parametrize("attacker", ["saruman_variant", "mouth_of_sauron"])
def test_aragorn_without_cards_leaves_nothing_to_change(attacker: str) -> None:
    scene = duel("aragorn_variant", attacker, "sauron")
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 3)
    assert scene.at(attacker) is None
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.pile("sauron") == set()


@rule("CONF-CHARV-36")
def test_saruman_speaks_once_and_sauron_keeps_his_card() -> None:
    scene = duel("elrond", "saruman_variant", "sauron")
    scene.cards("f_5", "s_2")
    scene.choose("demand another_card")
    assert scene.asked == {"fellowship": "battle.another_card"}
    scene.choose("card f_4")
    assert scene.totals() == (7, 5)
    assert scene.pile("sauron") == {"s_2"}
    assert scene.pile("fellowship") == {"f_4"}


@rule("CONF-CHARV-36")
def test_saruman_speaks_again_in_the_next_battle() -> None:
    places = {"eregion": "theoden elrond", "shire": "boromir", "misty_mountains": "| saruman_variant"}
    scene = attack({**places, "mordor": "| gollum"}, "saruman_variant", "eregion")
    scene.draw("theoden", "pass", seat="fellowship").cards("f_5", "s_6")
    scene.choose("demand another_card", "card f_1")
    assert scene.totals() == (3, 9)
    scene.cards("f_4", "s_5")
    assert scene.legal() == {"demand another_card", "pass"}


# --- Wormtongue ---------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-37")
def test_a_beaten_wormtongue_slips_into_the_empty_region_behind_him() -> None:
    places = {"cardolan": "elrond", "eregion": "| wormtongue", "caradhras": "| gollum"}
    scene = attack(places, "elrond", "eregion")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 0)
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to misty_mountains", "pass"}
    assert scene.refused("to caradhras") == "CONF-CHARV-37"
    assert scene.refused("to rhudaur") == "CONF-CHARV-37"
    scene.choose("to misty_mountains")
    assert scene.at("wormtongue") == "misty_mountains"
    assert scene.at("elrond") == "eregion"
    assert scene.told("defeated") == []


@rule("CONF-CHARV-37")
def test_an_attacking_wormtongue_may_go_back_where_he_came_from() -> None:
    scene = duel("elrond", "wormtongue", "sauron")
    scene.cards("f_1", "s_1")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    scene.choose("to misty_mountains")
    assert scene.at("wormtongue") == "misty_mountains"


@rule("CONF-CHARV-37")
def test_a_wormtongue_who_declines_is_removed() -> None:
    scene = duel("elrond", "wormtongue")
    scene.cards("f_1", "s_1").choose("pass")
    assert scene.at("wormtongue") is None
    assert [e["character"] for e in scene.told("defeated")] == ["wormtongue"]


@rule("CONF-CHARV-37")
def test_a_wormtongue_without_an_empty_region_behind_him_is_removed() -> None:
    places = {"cardolan": "elrond", "eregion": "| wormtongue", "caradhras": "| gollum", "misty_mountains": "theoden"}
    scene = attack(places, "elrond", "eregion")
    scene.cards("f_1", "s_1")
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.at("wormtongue") is None


@rule("CONF-CHARV-37")
def test_an_undefeated_wormtongue_stays() -> None:
    scene = duel("theoden", "wormtongue")
    scene.cards("f_1", "s_6")
    assert scene.totals() == (3, 5)
    assert scene.at("wormtongue") == "eregion"
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHARV-38")
def test_boromir_does_not_take_wormtongue_with_him() -> None:
    places = {"arthedain": "boromir", "shire": "elrond", "rhudaur": "| wormtongue", "misty_mountains": "| gollum"}
    scene = attack(places, "boromir", "rhudaur")
    assert scene.at("boromir") is None
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to high_pass", "pass"}
    scene.choose("to high_pass")
    assert scene.at("wormtongue") == "high_pass"
    assert scene.alive == {"elrond", "wormtongue", "gollum"}


@rule("CONF-CHARV-38")
@EITHER_ATTACKS
@pytest.mark.parametrize("cards", [("f_noble_sacrifice", "s_1"), ("f_1", "s_5")])
def test_wormtongue_outlives_a_sacrifice_and_a_tie(cards: tuple[str, str], attacker: str) -> None:
    scene = duel("elrond", "wormtongue", attacker)
    scene.cards(*cards)
    assert scene.at("elrond") is None
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    scene.choose("to caradhras")
    assert scene.at("wormtongue") == "caradhras"


@rule("CONF-CHARV-39")
def test_wormtongue_retreats_towards_mordor() -> None:
    places = {"mirkwood": "elrond", "dagorlad": "| wormtongue", "gondor": "| gollum"}
    scene = attack(places, "elrond", "dagorlad")
    scene.cards("f_1", "s_1")
    assert scene.legal() == {"to mordor", "pass"}
    scene.choose("to mordor")
    assert scene.at("wormtongue") == "mordor"


@rule("CONF-CHARV-39")
def test_wormtongue_has_nothing_behind_mordor() -> None:
    places = {"dagorlad": "elrond", "mordor": "| wormtongue", "rohan": "| gollum", "shire": "theoden"}
    scene = attack(places, "elrond", "mordor")
    scene.cards("f_1", "s_1")
    assert scene.at("wormtongue") is None
    assert scene.asked == {"sauron": "turn.action"}


# --- Orcs ---------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-40")
def test_attacking_orcs_have_six_in_every_battle() -> None:
    places = {
        "eregion": "theoden elrond",
        "shire": "boromir",
        "misty_mountains": "| orcs_variant",
        "mordor": "| gollum",
    }
    scene = attack(places, "orcs_variant", "eregion")
    scene.draw("theoden", "pass", seat="fellowship")
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
    assert scene.legal("sauron") == cards(S_HAND)
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
def test_the_mouth_speaks_after_gandalf_s_answer(attacker: str) -> None:
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
    places = {"gap_of_rohan": "elrond", "shire": "theoden", "rohan": "| watcher", "mordor": "| gollum"}
    scene = attack(places, "elrond", "rohan")
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
    places = {"caradhras": "elrond", "shire": "theoden", "rohan": "| watcher! gollum", "mordor": "| shelob"}
    scene = attack(places, "elrond", "rohan")
    assert scene.asked == {"fellowship": "attack.opponent"}
    assert scene.legal() == {"fight watcher", "draw"}


@rule("CONF-CHARV-47")
def test_a_revealed_watcher_retreats_by_card_and_stays_open() -> None:
    places = {"caradhras": "elrond", "shire": "theoden", "fangorn": "| watcher!", "mordor": "| gollum"}
    scene = attack(places, "elrond", "fangorn")
    scene.cards("f_1", "s_retreat")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.legal() == {"to mirkwood", "to rohan"}
    scene.choose("to rohan")
    assert scene.at("watcher") == "rohan"
    assert scene.revealed() == {"watcher"}
    assert scene.legal() == {"move gollum"}


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
    scene.choose("move boromir", "to arthedain")
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
    places = {"arthedain": "elrond theoden", "shire": "boromir", "eregion": "| gollum", "mordor": "| balrog"}
    scene = attack(places, "elrond", "eregion")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to cardolan", "pass"}
    scene.choose("to cardolan")
    assert scene.at("gollum") == "cardolan"
    assert scene.at("elrond") == "eregion"
    assert scene.pile("sauron") == set()
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
    assert scene.legal("sauron") == cards(S_HAND)
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 2)
    assert scene.at("gollum") is None


FARAMIR_MEETS_GOLLUM = {"arthedain": "faramir", "shire": "boromir", "eregion": "| gollum", "mordor": "| balrog"}


@rule("CONF-CHARV-53")
def test_gollum_does_not_flee_from_somebody_who_has_fled() -> None:
    scene = attack(FARAMIR_MEETS_GOLLUM, "faramir", "eregion")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.at("gollum") == "eregion"


@rule("CONF-CHARV-54")
def test_gollum_chooses_after_the_fellowship() -> None:
    scene = attack(FARAMIR_MEETS_GOLLUM, "faramir", "eregion")
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}


@rule("CONF-CHARV-54")
def test_gollum_needs_room_without_enemies() -> None:
    places = {"cardolan": "elrond", "arthedain": "| watcher shelob", "eregion": "| gollum", "shire": "boromir"}
    scene = attack(places, "elrond", "eregion")
    assert scene.legal() == {"to cardolan", "pass"}
    scene = attack({**places, "cardolan": "elrond theoden"}, "elrond", "eregion")
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
    scene = attack({**places, "mordor": "| balrog"}, "gollum", "arthedain")
    scene.choose("to shire")
    assert scene.winner is None
    assert scene.asked == {"sauron": "turn.end_shuffle"}
