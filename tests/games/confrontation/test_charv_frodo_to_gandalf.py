"""The Fellowship's variant faces, Frodo to Gandalf. CONF-CHARV-01 to CONF-CHARV-16"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attack, attacked_together, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, F_HAND, S_HAND, cards
from tests.rulebook import rule

# --- Frodo --------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-01")
def test_the_eye_of_sauron_does_not_stop_frodos_retreat() -> None:
    scene = duel("frodo_variant", "uruk_hai", "sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_retreat", "s_eye")
    assert scene.told("card_ignored") == [
        {
            "event": "card_ignored",
            "side": "sauron",
            "card": "s_eye",
            "cause": "frodo_variant",
            "rule": "CONF-COMBAT-18",
        }
    ]
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}
    scene.choose("to arthedain")
    assert scene.at("frodo_variant") == "arthedain"
    assert scene.at("uruk_hai") == "eregion"


@rule("CONF-CHARV-01")
@EITHER_ATTACKS
@pytest.mark.parametrize("text_card", ["s_magic", "s_retreat", "s_eye"])
def test_no_text_of_sauron_works_against_frodo(text_card: str, attacker: str) -> None:
    scene = duel("frodo_variant", "uruk_hai", attacker, discarded="f_1 s_6")
    assert scene.legal("fellowship") == cards(F_HAND - {"f_1"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_6"})
    scene.cards("f_5", text_card)
    assert scene.totals() == (6, 4)
    assert scene.at("uruk_hai") is None
    assert scene.pile("sauron") == {"s_6", text_card}


@rule("CONF-CHARV-01")
@EITHER_ATTACKS
def test_saurons_strength_cards_work_against_frodo(attacker: str) -> None:
    scene = duel("frodo_variant", "uruk_hai", attacker)
    scene.cards("f_4", "s_1")
    assert scene.totals() == (5, 5)


@rule("CONF-CHARV-01")
def test_the_text_of_saurons_cards_works_against_the_others() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", discarded="f_1 s_6")
    scene.cards("f_5", "s_magic")
    assert scene.asked == {"sauron": "battle.fetch"}
    assert scene.legal() == {"fetch s_6"}


@rule("CONF-CHARV-02")
def test_sam_is_revealed_and_carries_the_ring_after_frodo() -> None:
    scene = attacked_together("uruk_hai", "frodo_variant theoden", "frodo_variant", shire="sam_variant")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_6")
    assert scene.at("frodo_variant") is None
    assert [e["character"] for e in scene.told("ring_bearer")] == ["sam_variant"]
    # Théoden has to be fought yet, so the turn goes on and Sam lies open still.
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.revealed() == {"sam_variant", "theoden", "uruk_hai"}
    assert scene.may_be("sam_variant") == {"sam_variant"}
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] == "sam_variant"


@rule("CONF-CHARV-02")
def test_the_ring_stays_with_frodo_while_he_lives() -> None:
    scene = duel("frodo_variant", "uruk_hai", "sauron")
    scene.cards("f_5", "s_1")
    assert scene.at("uruk_hai") is None
    assert scene.told("ring_bearer") == []
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] == "frodo_variant"


@rule("CONF-CHARV-03")
@pytest.mark.parametrize("card", ["f_1", "f_2", "f_noble_sacrifice"])
def test_frodo_defeated_in_a_battle_with_the_warg_loses_the_game(card: str) -> None:
    scene = duel("frodo_variant", "warg", "sauron", shire="sam_variant")
    assert scene.cards_are_chosen()
    scene.cards(card, "s_1")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert [e["rule"] for e in scene.told("game_over")] == ["CONF-CHARV-03"]
    assert scene.told("ring_bearer") == []
    assert scene.at("sam_variant") == "shire"


@rule("CONF-CHARV-03")
def test_the_wargs_own_defeat_decides_nothing() -> None:
    scene = duel("frodo_variant", "warg", "sauron", shire="sam_variant")
    scene.cards("f_3", "s_1")
    assert scene.totals() == (4, 3)
    assert scene.at("warg") is None
    assert scene.winner is None


@rule("CONF-CHARV-03")
def test_frodo_defeated_after_sam_loses_the_game() -> None:
    scene = duel("frodo_variant", "uruk_hai", "sauron")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (2, 5)
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.told("revealed") == []


# --- Sam ------------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-04")
def test_sam_matches_the_uruk_hai() -> None:
    scene = duel("sam_variant", "uruk_hai", "sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_3", "s_2")
    assert scene.totals() == (7, 6)
    assert scene.at("uruk_hai") is None
    assert scene.at("sam_variant") == "eregion"


@rule("CONF-CHARV-04")
@pytest.mark.parametrize(
    ("attacker", "strength"),
    [("watcher", 6), ("flying_nazgul_variant", 5), ("witch_king_variant", 2), ("black_rider", 3), ("shelob", 5)],
)
def test_sam_is_as_strong_as_whoever_attacks_him(attacker: str, strength: int) -> None:
    scene = duel("sam_variant", attacker, "sauron")
    assert scene.cards_are_chosen()
    scene.cards("f_2", "s_1")
    assert scene.totals() == (strength + 2, strength + 1)


@rule("CONF-CHARV-05")
def test_card_and_gandalf_add_to_sams_matched_strength() -> None:
    scene = duel("sam_variant", "uruk_hai", "sauron", cardolan="gandalf_variant")
    scene.cards("f_2", "s_2")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (4 + 2 + 1, 4 + 2)
    assert scene.at("uruk_hai") is None


@rule("CONF-CHARV-06")
def test_sam_has_six_against_the_attacking_orcs() -> None:
    scene = duel("sam_variant", "orcs_variant", "sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_2", "s_1")
    assert scene.totals() == (8, 7)
    assert scene.at("orcs_variant") is None


@rule("CONF-CHARV-07")
@pytest.mark.parametrize(("defender", "strength"), [("uruk_hai", 4), ("orcs_variant", 3)])
def test_an_attacking_sam_has_one(defender: str, strength: int) -> None:
    scene = duel("sam_variant", defender)
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (2, strength + 1)
    assert scene.at("sam_variant") is None


@rule("CONF-CHARV-08")
def test_wormtongues_attack_weakens_sam() -> None:
    scene = duel("sam_variant", "wormtongue", "sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS  # nobody asks whether he wants to
    scene.cards("f_1", "s_2")
    assert scene.totals() == (0, 1)
    assert scene.at("sam_variant") is None


@rule("CONF-CHARV-08")
def test_sam_does_not_match_the_attackers_card() -> None:
    scene = duel("sam_variant", "uruk_hai", "sauron")
    scene.cards("f_1", "s_6")
    assert scene.totals() == (5, 10)
    assert scene.at("sam_variant") is None


# --- Elrond -------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-09")
@EITHER_ATTACKS
def test_the_eye_of_sauron_is_blind_to_elrond(attacker: str) -> None:
    scene = duel("elrond", "uruk_hai", attacker)
    scene.cards("f_noble_sacrifice", "s_eye")
    assert [(e["card"], e["cause"]) for e in scene.told("card_ignored")] == [("s_eye", "elrond")]
    assert scene.at("elrond") is None
    assert scene.at("uruk_hai") is None


@rule("CONF-CHARV-09")
@EITHER_ATTACKS
def test_saurons_magic_fetches_nothing_against_elrond(attacker: str) -> None:
    scene = duel("elrond", "uruk_hai", attacker, discarded="f_1 s_6")
    scene.cards("f_2", "s_magic")
    assert scene.totals() == (5, 4)
    assert scene.pile("sauron") == {"s_6", "s_magic"}
    assert scene.at("uruk_hai") is None


@rule("CONF-CHARV-09")
@EITHER_ATTACKS
def test_saurons_retreat_works_against_elrond(attacker: str) -> None:
    scene = duel("elrond", "uruk_hai", attacker)
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.legal() == {"to rhudaur", "to enedwaith"}
    scene.choose("to enedwaith")
    assert scene.at("uruk_hai") == "enedwaith"
    assert scene.at("elrond") == "eregion"


@rule("CONF-CHARV-09")
@EITHER_ATTACKS
def test_saurons_strength_cards_work_against_elrond(attacker: str) -> None:
    scene = duel("elrond", "uruk_hai", attacker)
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_3")
    assert scene.totals() == (4, 7)
    assert scene.at("elrond") is None


# --- Aragorn ------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-10")
def test_a_defending_aragorn_may_have_the_strengths_alone_decide() -> None:
    scene = duel("aragorn_variant", "witch_king_variant", "sauron")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 2)
    assert scene.at("witch_king_variant") is None
    assert scene.no_card_was_used()


@rule("CONF-CHARV-10")
def test_aragorn_may_decline_and_cards_are_played() -> None:
    scene = duel("aragorn_variant", "witch_king_variant", "sauron")
    scene.choose("pass")
    assert scene.cards_are_chosen()


@rule("CONF-CHARV-10")
def test_an_attacking_aragorn_declares_nothing() -> None:
    scene = duel("aragorn_variant", "uruk_hai")
    assert scene.cards_are_chosen()


@rule("CONF-CHARV-10")
def test_gollum_may_still_retreat_from_an_aragorn_without_cards() -> None:
    scene = duel("aragorn_variant", "gollum", "sauron")
    scene.choose("declare no_cards")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}


@rule("CONF-CHARV-11")
def test_saruman_may_declare_what_aragorn_did_not() -> None:
    scene = duel("aragorn_variant", "saruman_classic", "sauron")
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 4)
    assert scene.at("aragorn_variant") is None
    assert scene.at("saruman_classic") is None
    assert scene.pile("sauron") == set()


@rule("CONF-CHARV-11")
def test_saruman_is_not_asked_after_aragorns_declaration() -> None:
    scene = duel("aragorn_variant", "saruman_classic", "sauron")
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 4)
    assert [e["character"] for e in scene.told("no_cards")] == ["aragorn_variant"]


# --- Gandalf --------------------------------------------------------------------------------------------------------


@rule("CONF-CHARV-12")
def test_gandalf_in_fangorn_helps_theoden_in_rohan() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", "rohan", fangorn="gandalf_variant")
    scene.cards("f_2", "s_2")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (7, 6)
    assert scene.at("theoden") == "rohan"
    assert scene.at("uruk_hai") is None
    assert [(e["character"], e["region"], e["cause"]) for e in scene.told("revealed")] == [
        ("gandalf_variant", "fangorn", "support")
    ]


@rule("CONF-CHARV-12")
def test_gandalf_need_not_help() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", "rohan", fangorn="gandalf_variant")
    scene.cards("f_2", "s_2").choose("pass")
    assert scene.totals() == (6, 6)
    assert scene.at("theoden") is None
    assert scene.told("revealed") == []
    assert scene.heard("sauron", "declined") == [
        {"event": "declined", "side": "fellowship", "question": "support", "rule": "CONF-CHARV-12"}
    ]


@rule("CONF-CHARV-12")
def test_gandalf_helps_in_his_own_region() -> None:
    scene = attacked_together("uruk_hai", "theoden gandalf_variant", "theoden")
    scene.cards("f_4", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (7, 6)


@rule("CONF-CHARV-12")
def test_gandalf_helps_an_attacker_too() -> None:
    scene = duel("theoden", "uruk_hai", region="fangorn", mirkwood="gandalf_variant")
    scene.cards("f_4", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (7, 6)


@rule("CONF-CHARV-12")
def test_gandalf_far_away_helps_nobody() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", "rohan", mirkwood="gandalf_variant")
    scene.cards("f_2", "s_2")
    assert scene.totals() == (6, 6)
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHARV-12")
def test_only_gandalf_himself_helps_though_another_is_taken_for_him() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", "rohan", fangorn="elrond", mirkwood="gandalf_variant")
    scene.cards("f_2", "s_2")
    assert scene.legal() == {"pass"}
    assert scene.refused("reveal gandalf_variant") == "CONF-CHARV-12"


@rule("CONF-CHARV-13")
@pytest.mark.parametrize("near", ["rhudaur", "eregion", "mirkwood", "fangorn", "high_pass", "caradhras"])
def test_gandalf_helps_from_every_neighbour_of_the_misty_mountains(near: str) -> None:
    start = "fangorn" if near == "mirkwood" else "mirkwood"
    places = {"misty_mountains": "theoden", near: "gandalf_variant", start: "| uruk_hai"}
    scene = attack(places, "uruk_hai", "misty_mountains")
    scene.cards("f_1", "s_1")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (4, 5)


@rule("CONF-CHARV-13")
@pytest.mark.parametrize("far", ["gap_of_rohan", "rohan", "enedwaith", "arthedain"])
def test_gandalf_helps_nobody_from_beyond_the_neighbours(far: str) -> None:
    places = {"misty_mountains": "theoden", "mirkwood": "| uruk_hai", far: "gandalf_variant"}
    scene = attack(places, "uruk_hai", "misty_mountains")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 5)


@rule("CONF-CHARV-13")
def test_the_mines_bring_gandalf_no_nearer() -> None:
    scene = duel("theoden", "uruk_hai", region="fangorn", eregion="gandalf_variant")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 5)


@rule("CONF-CHARV-14")
@pytest.mark.parametrize(
    ("attacker", "answers"),
    [("uruk_hai", ("declare no_cards",)), ("saruman_classic", ("pass", "declare no_cards"))],
)
def test_gandalf_helps_where_no_cards_are_played(attacker: str, answers: tuple[str, ...]) -> None:
    scene = duel("aragorn_variant", attacker, "sauron", cardolan="gandalf_variant").choose(*answers)
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (5, 4)
    assert scene.at(attacker) is None
    assert scene.hand("fellowship") == F_HAND


@rule("CONF-CHARV-15")
@EITHER_ATTACKS
def test_gandalf_does_not_help_against_the_warg(attacker: str) -> None:
    scene = duel("theoden", "warg", attacker, arthedain="gandalf_variant")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (3, 3)


@rule("CONF-CHARV-15")
@EITHER_ATTACKS
def test_gandalf_does_not_help_himself(attacker: str) -> None:
    scene = duel("gandalf_variant", "uruk_hai", attacker, arthedain="elrond theoden")  # friends who are not Gandalf
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 6)
    assert scene.at("gandalf_variant") is None


@rule("CONF-CHARV-16")
def test_gandalf_is_asked_after_all_text_cards_and_only_once() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", discarded="f_4 s_2", cardolan="gandalf_variant")
    scene.cards("f_magic", "s_magic")
    assert scene.asked == {"sauron": "battle.fetch"}
    scene.choose("fetch s_2")
    assert scene.asked == {"fellowship": "battle.fetch"}
    scene.choose("fetch f_4")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (7, 6)
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHARV-16")
def test_gandalf_is_not_asked_when_a_text_card_ends_the_battle() -> None:
    scene = duel("theoden", "uruk_hai", "sauron", cardolan="gandalf_variant")
    scene.cards("f_noble_sacrifice", "s_1")
    assert scene.fallen() == {"theoden": "f_noble_sacrifice", "uruk_hai": "f_noble_sacrifice"}
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.told("compared") == []


@rule("CONF-CHARV-16")
def test_gandalf_may_help_again_in_the_next_battle() -> None:
    scene = attacked_together("watcher", "theoden elrond", "theoden", cardolan="gandalf_variant")
    scene.cards("f_1", "s_1")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (4, 7)
    scene.cards("f_5", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (9, 8)
