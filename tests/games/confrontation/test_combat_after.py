"""Battles: what comes after one, and the order of everything in it. CONF-COMBAT-24 to CONF-COMBAT-35"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, all_but, attack, duel
from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    F_HAND,
    S_HAND,
    ConfrontationScene,
    cards,
    moving,
    opened,
    table,
)
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.confrontation.cards import FULL_HAND, NO_CARD
from westmarch.games.confrontation.state import NOWHERE
from westmarch.kernel.playout import random_token

# --- after a battle ---------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-24")
def test_battles_go_on_until_the_region_is_no_longer_contested() -> None:
    scene = duel("merry! gimli! legolas!", "balrog", "sauron", "shire")
    for opponent, ours, theirs in (("merry", "f_1", "s_1"), ("gimli", "f_2", "s_2")):
        assert scene.asked == {"sauron": "attack.opponent"}
        scene.choose(f"fight {opponent}")
        scene.cards(ours, theirs)
        assert scene.fallen() == {opponent: "battle"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.told("battle")[0]["fellowship"] == "legolas"
    scene.cards("f_5", "s_3")
    assert scene.standing("shire") == set()
    assert scene.totals() == (8, 8)


@rule("CONF-COMBAT-24")
def test_no_battle_follows_when_no_enemy_is_left() -> None:
    scene = duel("legolas", "black_rider")
    scene.cards("f_5", "s_1")
    assert scene.told("battle") == []
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-25")
def test_a_further_battle_starts_with_a_new_shuffle_draw_and_the_cards_left() -> None:
    scene = duel("merry gimli legolas", "balrog", "sauron", "shire")
    scene.draw("merry", "pass")
    scene.cards("f_1", "s_1")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle shire", "pass"}
    scene.draw("gimli", "shuffle shire")
    assert scene.revealed() == {"balrog", "gimli"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.legal("fellowship") == cards(F_HAND - {"f_1"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"})


@rule("CONF-COMBAT-25")
def test_an_ability_works_in_a_further_battle() -> None:
    scene = duel("legolas", "black_rider! flying_nazgul_classic!")
    assert scene.legal() == {"fight black_rider", "fight flying_nazgul_classic"}
    scene.choose("fight black_rider")
    scene.cards("f_5", "s_1")
    assert [event["cause"] for event in scene.told("defeated")] == ["battle", "legolas"]
    assert scene.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-25")
def test_a_declaration_of_no_cards_holds_for_one_battle_only() -> None:
    scene = duel("legolas! merry!", "saruman_classic", "sauron")
    scene.choose("fight legolas", "declare no_cards")
    assert scene.totals() == (3, 4)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-COMBAT-25")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        (("f_retreat", "s_eye"), ("f_elven_cloak", "s_5"), (4, 3)),  # the Eye no longer cancels
        (("f_elven_cloak", "s_6"), ("f_1", "s_5"), (5, 8)),  # the Cloak no longer hides
    ],
)
def test_a_card_of_one_battle_has_no_effect_in_the_next(
    first: tuple[str, str], second: tuple[str, str], result: tuple[int, int]
) -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards(*first)
    assert scene.totals() == (4, 2)
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards(*second)
    assert scene.totals() == result


@rule("CONF-COMBAT-25")
def test_the_cards_of_a_further_battle_are_secret_again() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("card f_2", seat="fellowship")
    assert scene.view("sauron")["battle"]["cards"] == {"fellowship": None, "sauron": None}


@rule("CONF-COMBAT-25")
def test_gandalfs_support_is_asked_for_and_counted_in_each_battle_by_itself() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!", arthedain="gandalf_variant")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (6, 3)
    scene.cards("f_2", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("pass")
    assert scene.totals() == (6, 5)


@rule("CONF-COMBAT-25")
def test_the_classic_orcs_have_no_ability_left_in_a_further_battle() -> None:
    scene = duel("legolas! merry!", "orcs_classic", "sauron")
    scene.choose("fight merry")
    assert scene.fallen() == {"merry": "orcs_classic"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("sauron")["battle"]["fellowship"] == "legolas"


@rule("CONF-COMBAT-26")
def test_when_the_attacker_is_defeated_the_remaining_defenders_stay() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight black_rider")
    scene.cards("f_1", "s_6")
    assert scene.fallen() == {"aragorn_classic": "battle"}
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-26")
def test_when_the_attacker_retreats_the_remaining_defenders_stay() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight black_rider")
    scene.cards("f_retreat", "s_6")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    scene.choose("to cardolan")
    assert scene.at("aragorn_classic") == "cardolan"
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-27")
@pytest.mark.parametrize(
    ("shadow", "place"), [("black_rider", "eregion"), ("witch_king_classic", "eregion"), ("shelob", "gondor")]
)
def test_an_attacker_that_has_cleared_the_region_stays_there_unless_it_is_shelob(shadow: str, place: str) -> None:
    scene = duel("legolas", shadow, "sauron")
    scene.cards("f_1", "s_6")
    assert scene.at("legolas") is None
    assert scene.at(shadow) == place
    ours = duel("legolas", shadow)
    ours.cards("f_5", "s_1")
    assert ours.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-28")
@EITHER_ATTACKS
def test_when_saruman_declares_no_cards_the_strengths_alone_decide(attacker: str) -> None:
    scene = duel("legolas", "saruman_classic", attacker)
    scene.choose("declare no_cards")
    assert scene.totals() == (3, 4)
    assert scene.fallen() == {"legolas": "battle"}
    assert scene.kinds("no_cards", "cards_revealed") == ["no_cards"]
    assert scene.no_card_was_used()


@rule("CONF-COMBAT-28")
def test_when_variant_aragorn_declares_no_cards_the_strengths_alone_decide() -> None:
    scene = duel("aragorn_variant", "mouth_of_sauron", "sauron", discarded="f_1 s_1")
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 3)
    assert scene.fallen() == {"mouth_of_sauron": "battle"}
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1"}, {"s_1"})


# --- the number of cards ---------------------------------------------------------------------------------------


def assert_seven_each(scene: ConfrontationScene) -> None:
    """Two cards have been used by either side."""
    assert scene.asked == {"sauron": "turn.action"}
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (7, 7)
    assert (len(scene.pile("fellowship")), len(scene.pile("sauron"))) == (2, 2)


@rule("CONF-COMBAT-29")
@pytest.mark.parametrize(
    ("shadow", "ours", "theirs", "answers"),
    [
        ("black_rider", "f_magic", "s_magic", ["fetch s_1", "fetch f_1"]),
        ("black_rider", "f_magic", "s_eye", []),
        ("saruman_variant", "f_5", "s_2", ["demand another_card", "card f_2"]),
        ("mouth_of_sauron", "f_5", "s_2", ["exchange s_4"]),
        ("mouth_of_sauron", "f_5", "s_magic", ["pass", "fetch s_1"]),
    ],
)
def test_exchanged_cards_leave_both_hands_equally_full(shadow: str, ours: str, theirs: str, answers: list[str]) -> None:
    scene = duel("legolas", shadow, discarded="f_1 s_1")
    scene.cards(ours, theirs)
    scene.choose(*answers)
    assert_seven_each(scene)


@rule("CONF-COMBAT-29")
def test_the_mouths_four_from_the_discard_pile_leaves_both_hands_equally_full() -> None:
    scene = duel("legolas", "mouth_of_sauron", discarded="f_1 s_4")
    scene.cards("f_5", "s_2")
    scene.choose("exchange s_4")
    assert_seven_each(scene)
    assert scene.pile("sauron") == {"s_2", "s_4"}


@rule("CONF-COMBAT-29")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_both_hands_are_equally_full_between_battles(seed: int) -> None:
    edition = ("classic", "variant", "draft")[seed % 3]
    s = opened(seed=seed + 1, edition=edition, fellowship_specials=2, sauron_specials=2).state
    rng = Generator.seeded(seed)
    most_used = 0
    while s.outcome is None:
        s.apply(s.turn, random_token(s, s.turn, rng))
        if s.field == NOWHERE:
            assert s.hand[0].bit_count() == s.hand[1].bit_count()
            assert s.hand[0] ^ s.pile[0] == s.hand[1] ^ s.pile[1] == FULL_HAND
            assert s.card == [NO_CARD, NO_CARD]
            most_used = max(most_used, s.pile[0].bit_count())
    assert most_used > 0


# --- the whole of a battle --------------------------------------------------------------------------------------


@rule("CONF-COMBAT-30")
def test_the_rulebooks_example_of_a_battle() -> None:
    scene = moving({"mirkwood": "aragorn_classic", "fangorn": "| shelob", "mordor": "| balrog"}, "aragorn_classic")
    assert scene.legal() == {"to dagorlad", "to fangorn"}
    scene.choose("to fangorn")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_4", "s_eye")
    assert scene.totals() == (8, 5)
    assert scene.fallen() == {"shelob": "battle"}
    assert scene.standing("fangorn") == {"aragorn_classic"}
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_4"}, {"s_eye"})


@rule("CONF-COMBAT-31")
def test_the_mouth_exchanges_after_the_reveal_and_before_any_text_is_resolved() -> None:
    scene = duel("legolas", "mouth_of_sauron", discarded="f_1 s_1")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert len(scene.told("cards_revealed")) == 1
    assert scene.told("retreated") == scene.told("defeated") == []
    assert scene.asked == {"sauron": "battle.exchange"}
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.fallen() == {"legolas": "f_noble_sacrifice", "mouth_of_sauron": "f_noble_sacrifice"}


@rule("CONF-COMBAT-31")
def test_saruman_demands_another_card_after_the_reveal_and_before_any_text_is_resolved() -> None:
    scene = duel("legolas", "saruman_variant")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert scene.told("retreated") == scene.told("defeated") == []
    assert scene.asked == {"sauron": "battle.demand"}
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.legal() == cards(F_HAND - {"f_noble_sacrifice"})
    scene.choose("card f_1")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.told("defeated") == []


def walk_through(scene: ConfrontationScene, *stations: tuple[str, str, set[str], str]) -> None:
    """At each station: who is asked, the prompt, the exact choices, and the one that is taken."""
    for seat, prompt, choices, taken in stations:
        assert scene.asked == {seat: prompt}
        assert scene.legal() == choices
        if taken.startswith("draw "):
            scene.draw(taken.removeprefix("draw "))
        else:
            scene.choose(taken)


@rule("CONF-COMBAT-32")
def test_the_order_of_all_decisions_of_a_battle() -> None:
    places = {"shire": "frodo_classic sam_classic merry!", "cardolan": "gandalf_variant", "mordor": "| balrog"}
    scene = table({**places, "arthedain": "| saruman_classic"}, specials="palantir gwaihir", discarded="f_1 s_1")
    scene.choose("move saruman_classic", "to shire")
    walk_through(
        scene,
        ("sauron", "turn.palantir", {"look cardolan", "pass"}, "pass"),
        ("fellowship", "attack.shuffle", {"shuffle shire", "pass"}, "pass"),
        ("sauron", "attack.opponent", {"fight merry", "draw"}, "draw frodo_classic"),
        ("fellowship", "battle.change_fighter", {"reveal sam_classic", "pass"}, "reveal sam_classic"),
        ("fellowship", "battle.gwaihir", {"play gwaihir", "pass"}, "pass"),
        ("sauron", "battle.sauron_ability", {"declare no_cards", "look cardolan", "pass"}, "pass"),
    )
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"}) | {"look cardolan"}
    scene.cards("f_magic", "s_magic")
    walk_through(
        scene,
        ("sauron", "battle.fetch", {"fetch s_1"}, "fetch s_1"),
        ("fellowship", "battle.fetch", {"fetch f_1"}, "fetch f_1"),
        ("fellowship", "battle.support", {"reveal gandalf_variant", "pass"}, "reveal gandalf_variant"),
    )
    assert scene.kinds("revealed", "compared", "defeated") == ["revealed", "compared", "defeated"]
    assert scene.totals() == (5 + 1 + 1, 4 + 1)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1", "f_magic"}, {"s_1", "s_magic"})


@rule("CONF-COMBAT-32")
def test_frodo_is_revealed_for_sam_after_gwaihir_and_before_saurons_ability() -> None:
    scene = duel("frodo_classic sam_classic", "saruman_classic", "sauron", specials="gwaihir")
    scene.draw("sam_classic", "pass", seat="fellowship")
    walk_through(
        scene,
        ("fellowship", "battle.gwaihir", {"play gwaihir", "pass"}, "pass"),
        ("fellowship", "battle.fellowship_ability", {"reveal frodo_classic", "pass"}, "reveal frodo_classic"),
        ("sauron", "battle.sauron_ability", {"declare no_cards", "pass"}, "declare no_cards"),
    )
    assert scene.totals() == (5, 4)


@rule("CONF-COMBAT-32")
def test_the_wargs_ban_is_in_force_from_the_reveal_on() -> None:
    scene = duel("frodo_classic sam_classic", "warg", "sauron", specials="gwaihir", cardolan="gandalf_variant")
    scene.draw("frodo_classic", "pass", seat="fellowship")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_2")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")


@rule("CONF-COMBAT-33")
def test_a_total_may_be_negative() -> None:
    no_way_back = {"gap_of_rohan": "| warg", "caradhras": "| balrog"}
    scene = attack({"cardolan": "smeagol", "enedwaith": "| wormtongue", **no_way_back}, "smeagol", "enedwaith")
    scene.cards("f_elven_cloak", "s_eye")
    assert scene.totals() == (0, -1)
    assert scene.fallen() == {"wormtongue": "battle"}
    assert scene.at("smeagol") == "enedwaith"


@rule("CONF-COMBAT-33")
@pytest.mark.parametrize(("theirs", "result"), [("s_1", (0, 0)), ("s_2", (0, 1))])
def test_a_card_is_added_to_a_negative_strength(theirs: str, result: tuple[int, int]) -> None:
    scene = duel("smeagol", "wormtongue", "sauron")
    scene.cards("f_magic", theirs)
    assert scene.totals() == result


# --- the results ------------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-35")
def test_the_ring_passes_on_before_wormtongue_slips_away_and_the_cards_come_last() -> None:
    scene = duel("frodo_variant", "wormtongue", discarded=all_but("f_4 s_6"), arthedain="sam_variant")
    scene.cards("f_4", "s_6")
    assert scene.totals() == (5, 5)
    interesting = ("defeated", "ring_bearer", "revealed", "retreated", "hands_taken_back")
    assert scene.kinds(*interesting) == ["defeated", "ring_bearer", "revealed"]
    assert scene.fallen() == {"frodo_variant": "battle"}
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    assert len(scene.pile("sauron")) == 8
    scene.choose("to caradhras")
    assert scene.kinds(*interesting) == ["retreated", "hands_taken_back"]
    assert scene.at("wormtongue") == "caradhras"


@rule("CONF-COMBAT-35")
def test_shelob_goes_home_before_the_cards_are_discarded_and_taken_back() -> None:
    scene = duel("legolas", "shelob", "sauron", discarded=all_but("f_5 s_6"))
    scene.cards("f_5", "s_6")
    interesting = ("compared", "defeated", "returned", "hands_taken_back", "turn")
    assert scene.kinds(*interesting) == list(interesting)


@rule("CONF-COMBAT-35")
def test_the_game_ends_before_shelob_goes_home() -> None:
    scene = duel("frodo_classic", "shelob", "sauron")
    scene.choose("pass")
    scene.cards("f_1", "s_1")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.told("returned") == []
    assert scene.told("game_over")[0]["points"] == 2


@rule("CONF-COMBAT-35")
def test_all_defeated_leave_together_before_the_end_of_the_game_is_checked() -> None:
    scene = duel("frodo_classic", "shelob", "sauron")
    scene.choose("pass")
    scene.cards("f_5", "s_1")
    assert scene.kinds("defeated", "game_over") == ["defeated", "defeated", "game_over"]
    assert scene.told("game_over")[0]["points"] == 1
    assert scene.alive == {"pippin", "balrog"}


@rule("CONF-COMBAT-35")
def test_the_results_come_before_a_further_battle() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    assert scene.kinds("defeated", "battle") == ["defeated", "battle"]
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1"}, {"s_1"})
    assert scene.asked == BOTH_CHOOSE_CARDS
