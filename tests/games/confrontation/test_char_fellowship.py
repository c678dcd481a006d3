"""The Fellowship's classic characters. CONF-CHAR-01 to CONF-CHAR-27"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attack, attacked_together, defeats_at_once, duel
from tests.games.confrontation.scenes import (
    ENEMY,
    F_HAND,
    FACES,
    MOUNTAINS,
    S_HAND,
    ConfrontationScene,
    cards,
    moving,
    table,
)
from tests.rulebook import rule

# --- Frodo --------------------------------------------------------------------------------------------------


@rule("CONF-CHAR-01")
def test_an_attacked_frodo_may_retreat_sideways() -> None:
    scene = duel("frodo_classic", "balrog", "sauron")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    assert scene.refused("to cardolan") == "CONF-RETREAT-06"  # backward is not sideways
    scene.choose("to rhudaur")
    assert scene.at("frodo_classic") == "rhudaur"
    assert scene.standing("eregion") == {"balrog"}
    assert scene.fallen() == {}
    assert scene.no_card_was_used()
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHAR-01")
@pytest.mark.parametrize(
    ("standing", "open_to_him"),
    [
        ({"rhudaur": "| orcs_classic"}, {"to enedwaith", "pass"}),
        ({"rhudaur": "merry legolas"}, {"to enedwaith", "pass"}),
        ({"rhudaur": "merry"}, {"to rhudaur", "to enedwaith", "pass"}),
    ],
)
def test_frodo_retreats_only_to_room_without_enemies(standing: dict[str, str], open_to_him: set[str]) -> None:
    scene = duel("frodo_classic", "balrog", "sauron", **standing)
    assert scene.legal() == open_to_him


@rule("CONF-CHAR-01")
def test_a_frodo_with_nowhere_to_go_has_to_fight_with_his_strength_of_1() -> None:
    scene = duel("frodo_classic", "black_rider", "sauron", rhudaur="| orcs_classic", enedwaith="merry legolas")
    assert scene.cards_are_chosen()
    scene.cards("f_5", "s_2")
    assert scene.totals() == (6, 5)


@rule("CONF-CHAR-02")
def test_frodo_cannot_retreat_as_the_attacker() -> None:
    scene = attack({"mirkwood": "frodo_classic", "dagorlad": "| orcs_classic"}, "frodo_classic", "dagorlad")
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-02")
def test_frodo_has_no_second_chance_once_cards_are_played() -> None:
    scene = duel("frodo_classic", "orcs_variant", "sauron")
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_5", "s_1")
    assert scene.totals() == (6, 7)
    assert scene.winner == "sauron"


@rule("CONF-CHAR-03")
@pytest.mark.parametrize("mountain", MOUNTAINS)
def test_frodo_cannot_retreat_in_the_mountains(mountain: str) -> None:
    assert duel("frodo_classic", "balrog", "sauron", mountain).cards_are_chosen()


# --- Sam ----------------------------------------------------------------------------------------------------


@rule("CONF-CHAR-04")
def test_sam_may_fight_in_frodos_stead() -> None:
    scene = attacked_together("balrog", "frodo_classic sam_classic", "frodo_classic")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"reveal sam_classic", "pass"}
    scene.choose("reveal sam_classic")
    (taken,) = scene.told("took_over")
    assert (taken["character"], taken["for"]) == ("sam_classic", "frodo_classic")
    # Frodo's own ability is not resolved any more.
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-04")
def test_sams_decision_comes_before_frodos_ability() -> None:
    scene = attacked_together("balrog", "frodo_classic sam_classic", "frodo_classic")
    scene.choose("pass")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    assert scene.revealed() == {"frodo_classic", "balrog"}


@rule("CONF-CHAR-04")
def test_sam_elsewhere_cannot_step_in_though_the_question_is_put() -> None:
    scene = duel("frodo_classic merry", "balrog", "sauron", cardolan="sam_classic")
    scene.draw("frodo_classic", "pass")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"pass"}
    assert scene.refused("reveal sam_classic") == "CONF-CHAR-04"


@rule("CONF-CHAR-04")
def test_a_drawn_sam_is_not_asked_to_step_in() -> None:
    scene = attacked_together("balrog", "frodo_classic sam_classic", "sam_classic")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"reveal frodo_classic", "pass"}


@rule("CONF-CHAR-04")
def test_in_the_shire_sam_may_step_in_for_a_frodo_who_is_drawn_later() -> None:
    scene = duel("frodo_classic sam_classic merry legolas", "balrog", "sauron", "shire")
    scene.draw("merry", "pass")
    scene.cards("f_1", "s_6")
    assert scene.fallen() == {"merry": "battle"}
    scene.draw("frodo_classic", "pass")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"reveal sam_classic", "pass"}


@rule("CONF-CHAR-05")
def test_after_the_substitution_frodo_stays_revealed_and_does_not_fight() -> None:
    scene = attacked_together("black_rider", "frodo_classic sam_classic", "frodo_classic")
    scene.choose("reveal sam_classic")
    assert scene.view("sauron")["battle"]["fellowship"] == "sam_classic"
    assert scene.revealed() == {"frodo_classic", "sam_classic", "black_rider"}
    assert scene.standing("eregion") == {"frodo_classic", "sam_classic", "black_rider"}
    scene.cards("f_noble_sacrifice", "s_1")
    assert scene.fallen() == {"sam_classic": "f_noble_sacrifice", "black_rider": "f_noble_sacrifice"}
    assert scene.standing("eregion") == {"frodo_classic"}


@rule("CONF-CHAR-05")
def test_frodo_fights_the_next_battle_when_sam_has_fallen_for_him() -> None:
    scene = attacked_together("balrog", "frodo_classic sam_classic", "frodo_classic")
    scene.choose("reveal sam_classic")
    scene.cards("f_1", "s_6")
    assert scene.totals() == (6, 11)
    assert scene.fallen() == {"sam_classic": "battle"}
    assert [event["fellowship"] for event in scene.told("battle")] == ["frodo_classic"]
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}


@rule("CONF-CHAR-06")
def test_with_frodo_revealed_beside_him_sam_fights_at_5() -> None:
    scene = attack({"cardolan": "frodo_classic sam_classic", "eregion": "| black_rider"}, "black_rider", "cardolan")
    scene.draw("sam_classic", "pass")
    assert scene.legal() == {"reveal frodo_classic", "pass"}
    scene.choose("reveal frodo_classic")
    assert scene.revealed() == {"frodo_classic", "sam_classic", "black_rider"}
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 5)
    assert scene.standing("cardolan") == {"frodo_classic", "sam_classic"}


@rule("CONF-CHAR-06")
@pytest.mark.parametrize(("answer", "strength"), [("reveal frodo_classic", 5), ("pass", 2)])
def test_frodo_is_revealed_before_saruman_declares_or_not_at_all(answer: str, strength: int) -> None:
    scene = attacked_together("saruman_classic", "frodo_classic sam_classic", "sam_classic")
    assert scene.legal() == {"reveal frodo_classic", "pass"}
    scene.choose(answer)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    scene.choose("declare no_cards")
    assert scene.totals() == (strength, 4)


@rule("CONF-CHAR-07")
def test_with_frodo_left_hidden_sam_fights_at_2() -> None:
    scene = attacked_together("black_rider", "frodo_classic sam_classic", "sam_classic")
    scene.choose("pass")
    assert scene.revealed() == {"sam_classic", "black_rider"}
    assert scene.may_be("frodo_classic") == {"frodo_classic", "pippin"}
    scene.cards("f_3", "s_1")
    assert scene.totals() == (5, 4)


@rule("CONF-CHAR-07")
def test_a_frodo_left_hidden_sounds_like_one_who_is_not_there() -> None:
    heard = []
    for standing, away in (("sam_classic frodo_classic", "merry"), ("sam_classic merry", "frodo_classic")):
        scene = attacked_together("black_rider", standing, "sam_classic", shire=away)
        assert scene.legal() == ({"reveal frodo_classic", "pass"} if away == "merry" else {"pass"})
        scene.choose("pass")
        heard.append(scene.heard("sauron"))
    assert heard[0] == heard[1] != []


@rule("CONF-CHAR-08")
def test_sam_has_5_at_once_when_he_has_just_taken_frodos_place() -> None:
    scene = attacked_together("black_rider", "frodo_classic sam_classic", "frodo_classic")
    scene.choose("reveal sam_classic")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 5)


def seen_by_the_palantir(attacker: str) -> ConfrontationScene:
    """Frodo and Sam lie open in Eregion, and Sam is named as the opponent."""
    scene = table(
        {"eregion": "frodo_classic sam_classic", "shire": "pippin", "misty_mountains": f"| {attacker}"},
        specials="palantir",
    )
    scene.choose("look eregion", f"move {attacker}", "to eregion")
    assert scene.legal() == {"fight frodo_classic", "fight sam_classic"}
    scene.choose("fight sam_classic")
    return scene


@rule("CONF-CHAR-08")
def test_sam_has_5_at_once_beside_a_frodo_who_lies_open_already() -> None:
    scene = seen_by_the_palantir("black_rider")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 5)


@rule("CONF-CHAR-09")
def test_sam_cannot_take_frodos_place_against_the_warg() -> None:
    scene = attacked_together("warg", "frodo_classic sam_classic", "frodo_classic")
    assert scene.cards_are_chosen()
    assert scene.view("sauron")["battle"]["fellowship"] == "frodo_classic"


@rule("CONF-CHAR-09")
def test_sam_has_2_against_the_warg_though_frodo_is_beside_him() -> None:
    drawn = attacked_together("warg", "frodo_classic sam_classic", "sam_classic")
    for scene in (drawn, seen_by_the_palantir("warg")):
        assert scene.cards_are_chosen()
        scene.cards("f_3", "s_2")
        assert scene.totals() == (5, 4)


@rule("CONF-CHAR-10")
def test_the_orcs_first_attack_defeats_the_sam_who_steps_in() -> None:
    scene = attacked_together("orcs_classic", "frodo_classic sam_classic", "frodo_classic")
    scene.choose("reveal sam_classic")
    assert scene.fallen() == {"sam_classic": "orcs_classic"}
    assert [event["fellowship"] for event in scene.told("battle")] == ["frodo_classic"]
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("pass")
    # The Orcs' ability is spent: Frodo meets them with cards.
    assert scene.cards_are_chosen()
    scene.cards("f_3", "s_1")
    assert scene.totals() == (4, 3)
    assert scene.standing("eregion") == {"frodo_classic"}


@rule("CONF-CHAR-11")
def test_sam_cannot_join_frodo_in_the_mountains() -> None:
    places = {"misty_mountains": "frodo_classic", "rhudaur": "sam_classic", "mordor": "| balrog"}
    scene = moving(places, "sam_classic")
    assert scene.legal() == {"to high_pass"}
    assert scene.refused("to misty_mountains") == "CONF-MOVE-03"


@rule("CONF-CHAR-11")
def test_nobody_can_step_in_for_a_frodo_in_the_mountains() -> None:
    scene = duel("frodo_classic", "balrog", "sauron", "misty_mountains", rhudaur="sam_classic")
    assert scene.cards_are_chosen()
    assert scene.view("sauron")["battle"]["fellowship"] == "frodo_classic"


@rule("CONF-CHAR-12")
def test_classic_sam_steps_in_for_variant_frodo() -> None:
    scene = attacked_together("black_rider", "frodo_variant sam_classic", "frodo_variant")
    assert scene.legal() == {"reveal sam_classic", "pass"}
    scene.choose("reveal sam_classic")
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 5)


@rule("CONF-CHAR-12")
def test_classic_sam_is_strengthened_by_variant_frodo() -> None:
    scene = attacked_together("black_rider", "frodo_variant sam_classic", "sam_classic")
    assert scene.legal() == {"reveal frodo_variant", "pass"}
    scene.choose("reveal frodo_variant")
    scene.cards("f_1", "s_2")
    assert scene.totals() == (6, 5)


# --- Pippin and Merry ---------------------------------------------------------------------------------------


@rule("CONF-CHAR-13")
def test_an_attacking_pippin_may_retreat_backward() -> None:
    scene = duel("pippin", "black_rider")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}
    assert scene.refused("to rhudaur") == "CONF-RETREAT-06"
    scene.choose("to arthedain")
    assert scene.at("pippin") == "arthedain"
    assert scene.standing("eregion") == {"black_rider"}
    assert scene.no_card_was_used()
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHAR-13")
def test_a_pippin_who_stays_plays_cards_with_strength_1() -> None:
    scene = duel("pippin", "black_rider")
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_4", "s_1")
    assert scene.totals() == (5, 4)


@rule("CONF-CHAR-14")
def test_pippin_retreats_in_the_mountains() -> None:
    scene = duel("pippin", "balrog", region="misty_mountains")
    assert scene.legal() == {"to rhudaur", "to eregion", "pass"}
    scene.choose("to eregion")
    assert scene.at("pippin") == "eregion"
    assert scene.standing("misty_mountains") == {"balrog"}


@rule("CONF-CHAR-14")
def test_an_attacked_pippin_cannot_retreat() -> None:
    assert duel("pippin", "balrog", "sauron").cards_are_chosen()


def powerless(fellow: str, shadow: str, attacker: str) -> bool:
    """Whether the Fellowship's character brings nothing about by its ability: the battle runs as it would anyway."""
    scene = duel(fellow, shadow, attacker)
    if shadow == "orcs_classic" and attacker == "sauron":
        return scene.fallen() == {fellow: "orcs_classic"}
    if shadow == "saruman_classic":
        scene.choose("pass")
    return scene.fallen() == {} and scene.cards_are_chosen()


@rule("CONF-CHAR-15")
@EITHER_ATTACKS
def test_merry_defeats_the_witch_king_before_cards(attacker: str) -> None:
    assert defeats_at_once("merry", "witch_king_classic", attacker)


@rule("CONF-CHAR-15")
@EITHER_ATTACKS
@pytest.mark.parametrize("other", [other for other in FACES["classic"]["sauron"] if other != "witch_king_classic"])
def test_merry_has_no_power_over_anybody_else(other: str, attacker: str) -> None:
    assert powerless("merry", other, attacker)


# --- Gandalf ------------------------------------------------------------------------------------------------


@rule("CONF-CHAR-16")
@EITHER_ATTACKS
def test_against_gandalf_sauron_shows_his_card_first(attacker: str) -> None:
    scene = duel("gandalf_classic", "balrog", attacker)
    assert scene.asked == {"sauron": "battle.show_card"}
    assert scene.legal() == cards(S_HAND)
    assert scene.refused("card f_1", "fellowship") == "CONF-CHAR-16"
    scene.choose("card s_3")
    assert [event["card"] for event in scene.heard("fellowship", "card_shown")] == ["s_3"]
    assert scene.view("fellowship")["battle"]["cards"] == {"fellowship": None, "sauron": "s_3"}
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert scene.legal() == cards(F_HAND)
    scene.choose("card f_4")
    assert scene.totals() == (9, 8)
    assert scene.fallen() == {"balrog": "battle"}


@rule("CONF-CHAR-17")
def test_the_fellowship_must_add_a_card_to_a_retreat_that_sauron_has_shown() -> None:
    scene = duel("gandalf_classic", "balrog")
    scene.choose("card s_retreat")
    assert scene.at("balrog") == "eregion"
    assert scene.legal() == cards(F_HAND)
    assert scene.refused("pass") == "CONF-CHAR-17"
    scene.choose("card f_1")
    assert scene.legal("sauron") == {"to rhudaur", "to enedwaith"}
    scene.choose("to rhudaur")
    assert scene.at("balrog") == "rhudaur"
    assert scene.pile("fellowship") == {"f_1"}
    assert scene.pile("sauron") == {"s_retreat"}


@rule("CONF-CHAR-18")
def test_sauron_still_resolves_first_against_gandalf() -> None:
    scene = duel("gandalf_classic", "black_rider")
    scene.choose("card s_eye", "card f_noble_sacrifice")
    assert scene.totals() == (5, 3)
    assert scene.fallen() == {"black_rider": "battle"}
    scene = duel("gandalf_classic", "black_rider", enedwaith="merry")
    scene.choose("card s_retreat", "card f_noble_sacrifice")
    assert scene.fallen() == {}
    assert scene.at("black_rider") == "rhudaur"
    assert scene.alive >= {"gandalf_classic", "black_rider"}


def magic_against_gandalf(discarded: str) -> ConfrontationScene:
    """Gandalf attacks, and Sauron has shown Magic."""
    return duel("gandalf_classic", "black_rider", discarded=discarded).choose("card s_magic")


@rule("CONF-CHAR-19")
def test_magic_is_carried_out_and_its_card_shown_before_the_fellowship_chooses() -> None:
    scene = magic_against_gandalf("f_1 s_retreat f_2 s_5")
    assert scene.asked == {"sauron": "battle.fetch"}
    assert scene.legal() == {"fetch s_retreat", "fetch s_5"}
    scene.choose("fetch s_retreat")
    assert [(e["card"], e["instead_of"]) for e in scene.heard("fellowship", "card_replaced")] == [
        ("s_retreat", "s_magic")
    ]
    assert scene.at("black_rider") == "eregion"  # its text waits
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert scene.legal() == cards(F_HAND - {"f_1", "f_2"})
    scene.choose("card f_noble_sacrifice")
    assert scene.legal("sauron") == {"to rhudaur", "to enedwaith"}
    scene.choose("to rhudaur")
    assert scene.at("black_rider") == "rhudaur"
    assert scene.pile("sauron") == {"s_magic", "s_retreat", "s_5"}


@rule("CONF-CHAR-19")
def test_a_strength_card_fetched_against_gandalf_counts() -> None:
    scene = magic_against_gandalf("f_1 s_6")
    scene.choose("fetch s_6", "card f_3")
    assert scene.totals() == (8, 9)


@rule("CONF-CHAR-19")
def test_magic_against_gandalf_with_an_empty_pile_fetches_nothing() -> None:
    scene = magic_against_gandalf("")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    scene.choose("card f_1")
    assert scene.totals() == (6, 3)


# --- Aragorn ------------------------------------------------------------------------------------------------


def aragorn_may_go(places: dict[str, str]) -> ConfrontationScene:
    """Classic Aragorn has been picked up."""
    return moving({"shire": "pippin", "mordor": "| balrog", **places}, "aragorn_classic")


@rule("CONF-CHAR-20")
def test_aragorn_may_attack_in_every_direction() -> None:
    scene = aragorn_may_go({"eregion": "aragorn_classic", "cardolan": "| warg", "enedwaith": "| shelob cave_troll"})
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn", "to cardolan", "to enedwaith"}
    # Without a battle he goes forward like everybody.
    assert scene.refused("to rhudaur") == "CONF-MOVE-02"
    assert scene.refused("to arthedain") == "CONF-MOVE-02"


@rule("CONF-CHAR-20")
@pytest.mark.parametrize("target", ["arthedain", "rhudaur", "misty_mountains"])
def test_aragorn_attacks_backward_sideways_and_forward_with_his_strength_of_4(target: str) -> None:
    scene = aragorn_may_go({"eregion": "aragorn_classic", target: "| shelob"})
    scene.choose(f"to {target}")
    assert scene.cards_are_chosen()
    scene.cards("f_4", "s_2")
    assert scene.totals() == (8, 7)
    assert scene.standing(target) == {"aragorn_classic"}


@rule("CONF-CHAR-20")
def test_nobody_but_classic_aragorn_attacks_sideways_or_backward() -> None:
    for other in ("aragorn_variant", "gimli"):
        scene = moving({"eregion": other, "cardolan": "| warg", "enedwaith": "| shelob"}, other)
        assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn"}


@rule("CONF-CHAR-21")
def test_aragorn_may_attack_the_warg_sideways() -> None:
    scene = aragorn_may_go({"eregion": "aragorn_classic", "enedwaith": "| warg"})
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn", "to enedwaith"}
    scene.choose("to enedwaith")
    assert scene.standing("enedwaith") == {"aragorn_classic", "warg"}
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-22")
def test_aragorn_attacks_forward_and_backward_from_the_mountains_but_not_sideways() -> None:
    scene = aragorn_may_go(
        {
            "caradhras": "aragorn_classic",
            "misty_mountains": "| warg",
            "gap_of_rohan": "| shelob",
            "fangorn": "| cave_troll",
            "eregion": "| orcs_classic",
        }
    )
    assert scene.legal() == {"to fangorn", "to rohan", "to eregion"}
    assert scene.refused("to misty_mountains") == "CONF-MOVE-05"
    assert scene.refused("to gap_of_rohan") == "CONF-MOVE-05"
    scene.choose("to eregion")
    assert scene.standing("eregion") == {"aragorn_classic", "orcs_classic"}


@rule("CONF-CHAR-23")
@pytest.mark.parametrize(
    ("start", "forward"),
    [("arthedain", {"to rhudaur", "to eregion"}), ("cardolan", {"to eregion", "to enedwaith"})],
)
def test_aragorn_may_attack_back_into_the_shire(start: str, forward: set[str]) -> None:
    scene = aragorn_may_go({start: "aragorn_classic", "shire": "| warg"})
    assert scene.legal() == {*forward, "to shire"}
    scene.choose("to shire")
    assert scene.standing("shire") == {"aragorn_classic", "warg"}


@rule("CONF-CHAR-23")
def test_aragorn_cannot_attack_eregion_back_through_the_mines() -> None:
    scene = aragorn_may_go({"fangorn": "aragorn_classic", "eregion": "| warg", "caradhras": "| shelob"})
    assert scene.legal() == {"to dagorlad", "to gondor", "to rohan", "to caradhras"}
    assert scene.refused("to eregion") == "CONF-MOVE-09"
    assert scene.refused("mines fangorn") == "CONF-MOVE-08"


# --- Legolas, Gimli, Boromir --------------------------------------------------------------------------------


@rule("CONF-CHAR-24")
@EITHER_ATTACKS
def test_legolas_defeats_the_flying_nazgul_before_cards(attacker: str) -> None:
    assert defeats_at_once("legolas", "flying_nazgul_classic", attacker)


@rule("CONF-CHAR-24")
@EITHER_ATTACKS
@pytest.mark.parametrize("other", [other for other in FACES["classic"]["sauron"] if other != "flying_nazgul_classic"])
def test_legolas_has_no_power_over_anybody_else(other: str, attacker: str) -> None:
    assert powerless("legolas", other, attacker)


@rule("CONF-CHAR-25")
@EITHER_ATTACKS
def test_gimli_defeats_the_orcs_even_before_their_first_attack(attacker: str) -> None:
    assert defeats_at_once("gimli", "orcs_classic", attacker)


@rule("CONF-CHAR-25")
@EITHER_ATTACKS
@pytest.mark.parametrize("other", [other for other in FACES["classic"]["sauron"] if other != "orcs_classic"])
def test_gimli_has_no_power_over_anybody_else(other: str, attacker: str) -> None:
    assert powerless("gimli", other, attacker)


@rule("CONF-CHAR-26")
@EITHER_ATTACKS
@pytest.mark.parametrize("other", [other for other in FACES["classic"]["sauron"] if other != "warg"])
def test_boromir_and_his_opponent_are_both_defeated(other: str, attacker: str) -> None:
    scene = duel("boromir", other, attacker)
    assert scene.fallen() == {"boromir": "boromir", other: "boromir"}
    assert scene.standing("eregion") == set()
    assert scene.no_card_was_used()
    assert scene.asked == {ENEMY[attacker]: "turn.action"}


@rule("CONF-CHAR-27")
@EITHER_ATTACKS
def test_the_warg_silences_boromir(attacker: str) -> None:
    scene = duel("boromir", "warg", attacker)
    assert scene.cards_are_chosen()
    scene.cards("f_4", "s_1")
    assert scene.totals() == (4, 3)
    assert scene.standing("eregion") == {"boromir"}
