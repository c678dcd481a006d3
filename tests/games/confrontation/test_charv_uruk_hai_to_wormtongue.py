"""Sauron's variant faces, Uruk-hai to Wormtongue. CONF-CHARV-28 to CONF-CHARV-39"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, all_but, attack, attacked_together, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ENEMY, F_HAND, cards, moving
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
    scene = duel("elrond theoden", "watcher", "sauron", "shire")
    assert scene.winner is None
    assert scene.asked == {"fellowship": "attack.shuffle"}


# --- Saruman ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-33")
@EITHER_ATTACKS
@pytest.mark.parametrize("gandalf", ["gandalf_classic", "gandalf_variant"])
def test_saruman_defeats_gandalf_before_cards(gandalf: str, attacker: str) -> None:
    scene = duel(gandalf, "saruman_variant", attacker)
    assert scene.fallen() == {gandalf: "saruman_variant"}
    assert scene.standing("eregion") == {"saruman_variant"}
    assert scene.no_card_was_used()
    assert scene.asked == {ENEMY[attacker]: "turn.action"}


@rule("CONF-CHARV-33")
@EITHER_ATTACKS
def test_saruman_plays_cards_against_everybody_else(attacker: str) -> None:
    scene = duel("theoden", "saruman_variant", attacker)
    assert scene.told("defeated") == []
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-CHARV-34", "CONF-CHARV-36")
@EITHER_ATTACKS
def test_saruman_makes_the_fellowship_show_another_card(attacker: str) -> None:
    scene = duel("elrond", "saruman_variant", attacker, discarded=all_but("f_1 f_5 f_magic s_4 s_5 s_6"))
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
    scene = duel("elrond", "saruman_variant", "sauron", discarded=all_but("f_1 f_5 f_magic s_4 s_5 s_6"))
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


@rule("CONF-CHARV-35")
def test_saruman_leaves_the_last_card_alone() -> None:
    scene = duel("elrond", "saruman_variant", "sauron", discarded=all_but("f_1 s_4"))
    assert scene.legal("fellowship") == {"card f_1"}
    scene.cards("f_1", "s_4")
    assert scene.totals() == (4, 7)
    assert scene.told("card_demanded") == []


@rule("CONF-CHARV-35")
def test_saruman_may_force_the_last_but_one() -> None:
    scene = duel("elrond", "saruman_variant", "sauron", discarded=all_but("f_1 f_5 s_4 s_5"))
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
    scene = attacked_together("saruman_variant", "theoden elrond", "theoden")
    scene.cards("f_5", "s_6")
    scene.choose("demand another_card", "card f_1")
    assert scene.totals() == (3, 9)
    scene.cards("f_4", "s_5")
    assert scene.legal() == {"demand another_card", "pass"}


# --- Wormtongue ---------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-37")
def test_a_beaten_wormtongue_slips_into_the_empty_region_behind_him() -> None:
    scene = duel("elrond", "wormtongue", caradhras="| gollum")
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
    scene = duel("elrond", "wormtongue", caradhras="| gollum", misty_mountains="theoden")
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
    scene = duel("boromir", "wormtongue", region="rhudaur", misty_mountains="| gollum")
    assert scene.fallen() == {"boromir": "boromir"}
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to high_pass", "pass"}
    scene.choose("to high_pass")
    assert scene.at("wormtongue") == "high_pass"
    assert scene.fallen() == {}


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
    scene = attack({"mirkwood": "elrond", "dagorlad": "| wormtongue", "mordor": ""}, "elrond", "dagorlad")
    scene.cards("f_1", "s_1")
    assert scene.legal() == {"to mordor", "pass"}
    scene.choose("to mordor")
    assert scene.at("wormtongue") == "mordor"


@rule("CONF-CHARV-39")
def test_wormtongue_has_nothing_behind_mordor() -> None:
    scene = duel("elrond", "wormtongue", region="mordor", rohan="| gollum")
    scene.cards("f_1", "s_1")
    assert scene.at("wormtongue") is None
    assert scene.asked == {"sauron": "turn.action"}
