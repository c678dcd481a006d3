"""Sauron's classic characters. CONF-CHAR-28 to CONF-CHAR-57"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attack, attacked_together, duel, into_the_mines
from tests.games.confrontation.scenes import F_HAND, S_HAND, ConfrontationScene, cards, moving, table
from tests.rulebook import rule

# --- the Balrog ---------------------------------------------------------------------------------------------


@rule("CONF-CHAR-28")
def test_the_balrog_strikes_in_the_mines_without_a_battle() -> None:
    scene = into_the_mines("gimli")
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert [event["character"] for event in scene.told("revealed")] == ["balrog"]
    assert scene.fallen() == {"gimli": "balrog"}
    assert scene.told("battle") == []
    assert scene.no_card_was_used()


@rule("CONF-CHAR-28")
def test_frodo_is_no_exception_for_the_balrog() -> None:
    scene = into_the_mines("frodo_classic")
    scene.choose("reveal balrog")
    assert scene.fallen() == {"frodo_classic": "balrog"}
    assert scene.winner == "sauron"
    assert scene.reason == "ring_bearer_defeated"


@rule("CONF-CHAR-28")
def test_the_balrog_does_not_strike_at_those_who_pass_by_above() -> None:
    scene = moving({"eregion": "gimli", "caradhras": "| balrog", "mordor": "| warg"}, "gimli")
    scene.choose("to misty_mountains")
    assert scene.at("gimli") == "misty_mountains"
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHAR-29")
@pytest.mark.parametrize("walker", ["boromir", "gandalf_classic"])
def test_nothing_happens_to_the_balrog_in_caradhras(walker: str) -> None:
    scene = into_the_mines(walker)
    scene.choose("reveal balrog")
    assert scene.fallen() == {walker: "balrog"}
    assert scene.at("balrog") == "caradhras"
    assert scene.revealed() == set()  # hidden again at the end of the turn
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHAR-30")
def test_who_falls_in_the_mines_never_reaches_fangorn() -> None:
    scene = into_the_mines("gimli", fangorn="| orcs_classic")
    scene.choose("reveal balrog")
    assert scene.fallen() == {"gimli": "balrog"}
    assert scene.told("moved") == []
    assert scene.told("battle") == []
    assert [event["character"] for event in scene.told("revealed")] == ["balrog"]
    assert scene.may_be("orcs_classic") == {"orcs_classic", "cave_troll"}
    # The move is spent.
    assert scene.seat == "sauron"
    assert scene.state.turns == 1


@rule("CONF-CHAR-31")
def test_a_balrog_kept_hidden_lets_the_character_pass() -> None:
    scene = into_the_mines("gimli", fangorn="| shelob")
    scene.choose("pass")
    assert scene.standing("fangorn") == {"gimli", "shelob"}
    assert scene.revealed() == {"gimli", "shelob"}
    assert scene.may_be("balrog") == {"balrog", "cave_troll"}
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-31")
def test_a_declined_ambush_sounds_as_if_the_balrog_were_somewhere_else() -> None:
    there = into_the_mines("gimli")
    elsewhere = into_the_mines("gimli", "cave_troll")
    assert there.asked == elsewhere.asked == {"sauron": "turn.ambush"}
    assert elsewhere.legal() == {"pass"}
    assert elsewhere.refused("reveal balrog") == "CONF-CHAR-31"
    there.choose("pass")
    elsewhere.choose("pass")
    assert there.at("gimli") == elsewhere.at("gimli") == "fangorn"
    assert there.heard("fellowship") == elsewhere.heard("fellowship") != []


@rule("CONF-CHAR-31")
def test_the_balrog_strikes_from_nowhere_but_caradhras() -> None:
    places = {"eregion": "gimli", "misty_mountains": "| balrog", "mordor": "| warg"}
    scene = table(places, turn="fellowship")
    scene.choose("move gimli", "mines fangorn")
    assert scene.at("gimli") == "fangorn"
    assert scene.asked == {"sauron": "turn.action"}


# --- Shelob -------------------------------------------------------------------------------------------------


def shelob_beats_merry(attacker: str, **elsewhere: str) -> ConfrontationScene:
    """Shelob defeats Merry in Eregion."""
    scene = duel("merry", "shelob", attacker, **elsewhere).cards("f_1", "s_3")
    assert scene.totals() == (3, 8)
    return scene


@rule("CONF-CHAR-32")
def test_shelob_returns_to_gondor_after_a_meal() -> None:
    scene = duel("merry", "shelob", "sauron", "rhudaur", gondor="| warg")
    scene.cards("f_1", "s_3")
    assert scene.fallen() == {"merry": "battle"}
    assert [(event["character"], event["to"]) for event in scene.told("returned")] == [("shelob", "gondor")]
    assert scene.standing("gondor") == {"shelob", "warg"}
    assert scene.standing("rhudaur") == set()
    assert scene.legal("sauron") == {"shuffle gondor", "pass"}


@rule("CONF-CHAR-32")
def test_shelob_returns_to_gondor_when_she_has_defended_herself() -> None:
    scene = shelob_beats_merry("fellowship", gondor="| warg")
    assert scene.standing("gondor") == {"shelob", "warg"}
    assert scene.standing("eregion") == set()
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CHAR-32")
def test_shelob_stays_if_she_has_defeated_nobody() -> None:
    scene = duel("merry", "shelob", "sauron")
    scene.cards("f_retreat", "s_3")
    scene.choose("to cardolan")
    assert scene.told("returned") == []
    assert scene.at("shelob") == "eregion"


@rule("CONF-CHAR-33")
def test_attacking_gondor_shelob_stays_and_goes_on_fighting() -> None:
    scene = duel("merry pippin", "shelob", "sauron", "gondor")
    scene.draw("merry", "pass")
    scene.cards("f_1", "s_3")
    assert scene.fallen() == {"merry": "battle"}
    assert scene.told("returned") == []
    assert [event["fellowship"] for event in scene.told("battle")] == ["pippin"]
    assert scene.standing("gondor") == {"pippin", "shelob"}
    assert scene.legal("fellowship") == cards(F_HAND - {"f_1"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_3"})


@rule("CONF-CHAR-33")
def test_attacked_in_gondor_shelob_stays_there() -> None:
    scene = attack({"fangorn": "merry", "gondor": "| shelob"}, "merry", "gondor")
    scene.cards("f_1", "s_3")
    assert scene.fallen() == {"merry": "battle"}
    assert scene.at("shelob") == "gondor"


@rule("CONF-CHAR-34")
@EITHER_ATTACKS
@pytest.mark.parametrize("gondor", ["| warg orcs_classic", "gimli"])
def test_shelob_is_lost_when_gondor_is_full_or_taken(gondor: str, attacker: str) -> None:
    scene = shelob_beats_merry(attacker, gondor=gondor)
    assert scene.fallen() == {"merry": "battle", "shelob": "shelob"}
    assert scene.told("returned") == []
    assert scene.at("shelob") is None
    assert scene.standing("gondor") == set(gondor.replace("|", "").split())
    assert scene.may_be("shelob") == set()


@rule("CONF-CHAR-35")
def test_shelob_is_put_into_gondor_whatever_lies_between() -> None:
    scene = shelob_beats_merry(
        "sauron",
        high_pass="| warg",
        caradhras="aragorn_classic",
        mirkwood="| orcs_classic cave_troll",
        fangorn="gimli legolas",
        rohan="gandalf_classic boromir",
    )
    assert scene.at("shelob") == "gondor"
    assert scene.told("moved") == []
    assert scene.told("battle") == []
    assert scene.fallen() == {"merry": "battle"}


@rule("CONF-CHAR-36")
def test_shelobs_attack_is_over_once_she_has_gone() -> None:
    scene = attacked_together("shelob", "merry gimli", "merry")
    scene.cards("f_1", "s_3")
    assert scene.at("shelob") == "gondor"
    assert scene.standing("eregion") == {"gimli"}
    assert scene.told("battle") == []
    assert scene.revealed() == set()
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHAR-37")
@EITHER_ATTACKS
@pytest.mark.parametrize(("f_card", "cause"), [("f_5", "battle"), ("f_noble_sacrifice", "f_noble_sacrifice")])
def test_a_shelob_who_falls_in_the_same_battle_does_not_return(f_card: str, cause: str, attacker: str) -> None:
    scene = duel("merry", "shelob", attacker)
    scene.cards(f_card, "s_2")
    assert scene.fallen() == {"merry": cause, "shelob": cause}
    assert scene.told("returned") == []
    assert scene.at("shelob") is None


@rule("CONF-CHAR-37")
@EITHER_ATTACKS
def test_boromir_takes_shelob_with_him(attacker: str) -> None:
    scene = duel("boromir", "shelob", attacker)
    assert scene.fallen() == {"boromir": "boromir", "shelob": "boromir"}
    assert scene.told("returned") == []
    assert scene.at("shelob") is None


# --- those who move in their own way ------------------------------------------------------------------------


@rule("CONF-CHAR-38")
def test_the_witch_king_steps_sideways_to_attack_and_only_then() -> None:
    scene = moving({"eregion": "| witch_king_classic", "rhudaur": "gimli merry"}, "witch_king_classic")
    assert scene.legal() == {"to arthedain", "to cardolan", "to rhudaur"}
    assert scene.refused("to enedwaith") == "CONF-MOVE-02"
    scene.choose("to rhudaur")
    assert scene.standing("rhudaur") == {"witch_king_classic", "gimli", "merry"}
    assert scene.asked == {"fellowship": "attack.shuffle"}


@rule("CONF-CHAR-38")
def test_the_witch_king_never_attacks_backward() -> None:
    places = {"eregion": "| witch_king_classic", "misty_mountains": "gimli", "shire": "merry"}
    scene = moving(places, "witch_king_classic")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    assert scene.refused("to misty_mountains") == "CONF-MOVE-02"


@rule("CONF-CHAR-39")
def test_the_witch_king_does_not_step_sideways_in_the_mountains() -> None:
    places = {"misty_mountains": "| witch_king_classic", "high_pass": "gimli", "caradhras": "merry"}
    scene = moving(places, "witch_king_classic")
    assert scene.legal() == {"to rhudaur", "to eregion"}
    assert scene.refused("to high_pass") == "CONF-MOVE-05"
    assert scene.refused("to caradhras") == "CONF-MOVE-05"


@rule("CONF-CHAR-40")
@pytest.mark.parametrize(
    ("rhudaur", "open_to_frodo"),
    [
        ("| witch_king_classic", {"to rhudaur", "to enedwaith", "pass"}),
        ("| witch_king_classic warg", {"to enedwaith", "pass"}),
    ],
)
def test_frodo_may_retreat_to_where_the_witch_king_came_from(rhudaur: str, open_to_frodo: set[str]) -> None:
    places = {"rhudaur": rhudaur, "eregion": "frodo_classic", "shire": "pippin"}
    scene = moving(places, "witch_king_classic")
    assert scene.legal() == {"to arthedain", "to eregion"}
    scene.choose("to eregion")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == open_to_frodo


@rule("CONF-CHAR-41")
def test_the_flying_nazgul_reaches_anybody_who_is_alone() -> None:
    places = {"mordor": "| flying_nazgul_classic", "cardolan": "gimli", "eregion": "merry pippin", "gondor": "| warg"}
    scene = moving(places, "flying_nazgul_classic")
    assert scene.legal() == {"to dagorlad", "to gondor", "to cardolan"}
    assert scene.refused("to eregion") == "CONF-MOVE-01"
    scene.choose("to cardolan")
    assert scene.standing("cardolan") == {"flying_nazgul_classic", "gimli"}
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (4, 5)


@rule("CONF-CHAR-41")
def test_the_flying_nazgul_walks_like_the_others_when_it_attacks_nobody_alone() -> None:
    places = {"misty_mountains": "| flying_nazgul_classic", "eregion": "merry pippin", "shire": "gimli legolas"}
    scene = moving(places, "flying_nazgul_classic")
    assert scene.legal() == {"to rhudaur", "to eregion"}
    scene.choose("to eregion")
    assert scene.standing("eregion") == {"flying_nazgul_classic", "merry", "pippin"}


@rule("CONF-CHAR-42")
def test_the_flying_nazgul_attacks_sideways_in_the_mountains() -> None:
    places = {"misty_mountains": "| flying_nazgul_classic", "high_pass": "gimli", "shire": "merry pippin"}
    scene = moving(places, "flying_nazgul_classic")
    assert scene.legal() == {"to rhudaur", "to eregion", "to high_pass"}
    assert scene.refused("to caradhras") == "CONF-MOVE-05"  # nobody is there
    scene.choose("to high_pass")
    assert scene.standing("high_pass") == {"flying_nazgul_classic", "gimli"}
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-43")
def test_the_flying_nazgul_flies_backward_over_everything() -> None:
    places = {
        "rhudaur": "| flying_nazgul_classic",
        "high_pass": "| warg",
        "misty_mountains": "aragorn_classic",
        "mirkwood": "| shelob cave_troll",
        "gondor": "gimli",
        "shire": "merry pippin",
    }
    scene = moving(places, "flying_nazgul_classic")
    assert scene.legal() == {"to arthedain", "to misty_mountains", "to gondor"}
    scene.choose("to gondor")
    assert scene.standing("gondor") == {"flying_nazgul_classic", "gimli"}


@rule("CONF-CHAR-43")
def test_the_flying_nazgul_flies_out_of_the_shire() -> None:
    places = {
        "shire": "| flying_nazgul_classic",
        "arthedain": "gimli",
        "mordor": "merry",
        "eregion": "sam_classic pippin",
    }
    scene = moving(places, "flying_nazgul_classic")
    assert scene.legal() == {"to arthedain", "to mordor"}
    assert scene.refused("to cardolan") == "CONF-MOVE-02"
    scene.choose("to mordor")
    assert scene.standing("mordor") == {"flying_nazgul_classic", "merry"}


@rule("CONF-CHAR-44")
def test_the_black_rider_rides_any_distance_forward_to_attack() -> None:
    places = {"mordor": "| black_rider", "gondor": "| warg", "enedwaith": "gimli merry", "shire": "pippin"}
    scene = moving(places, "black_rider")
    assert scene.legal() == {"to dagorlad", "to gondor", "to enedwaith", "to shire"}
    assert scene.refused("to rohan") == "CONF-MOVE-01"  # there is nobody to attack
    scene.choose("to enedwaith")
    assert scene.standing("enedwaith") == {"black_rider", "gimli", "merry"}
    assert scene.asked == {"fellowship": "attack.shuffle"}


@rule("CONF-CHAR-44")
def test_the_black_rider_rides_neither_sideways_nor_backward() -> None:
    places = {"eregion": "| black_rider", "rhudaur": "gimli", "misty_mountains": "merry", "gondor": "pippin"}
    scene = moving(places, "black_rider")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    assert scene.refused("to rhudaur") == "CONF-MOVE-02"
    assert scene.refused("to gondor") == "CONF-MOVE-01"


@rule("CONF-CHAR-45")
@pytest.mark.parametrize(
    ("gap_of_rohan", "reached"),
    [
        ("", {"to enedwaith"}),
        ("| warg", set()),
        ("legolas", {"to gap_of_rohan"}),
    ],
)
def test_the_black_rider_passes_neither_full_regions_nor_the_fellowship(gap_of_rohan: str, reached: set[str]) -> None:
    places = {
        "mordor": "| black_rider",
        "gondor": "| cave_troll",
        "caradhras": "| shelob",
        "gap_of_rohan": gap_of_rohan,
        "enedwaith": "gimli",
    }
    scene = moving(places, "black_rider")
    assert scene.legal() == {"to dagorlad", "to gondor"} | reached


@rule("CONF-CHAR-45")
def test_the_black_rider_does_not_enter_a_full_region() -> None:
    places = {"mordor": "| black_rider", "gondor": "| cave_troll warg", "dagorlad": "gimli", "rohan": "merry"}
    scene = moving(places, "black_rider")
    assert scene.legal() == {"to dagorlad"}
    assert scene.refused("to gondor") == "CONF-MOVE-03"
    assert scene.refused("to rohan") == "CONF-MOVE-01"


# --- Saruman ------------------------------------------------------------------------------------------------


@rule("CONF-CHAR-46")
@pytest.mark.parametrize(("coward", "attacker"), [("frodo_classic", "sauron"), ("pippin", "fellowship")])
def test_nobody_retreats_from_saruman_by_an_ability(coward: str, attacker: str) -> None:
    assert duel(coward, "saruman_variant", attacker).asked == {"fellowship": "battle.fellowship_ability"}
    scene = duel(coward, "saruman_classic", attacker)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}


@rule("CONF-CHAR-47")
@EITHER_ATTACKS
def test_saruman_may_declare_that_no_cards_are_played(attacker: str) -> None:
    scene = duel("legolas", "saruman_classic", attacker)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert scene.totals() == (3, 4)
    assert scene.fallen() == {"legolas": "battle"}
    assert scene.no_card_was_used()


@rule("CONF-CHAR-47")
@EITHER_ATTACKS
def test_saruman_may_let_cards_be_played(attacker: str) -> None:
    scene = duel("legolas", "saruman_classic", attacker)
    scene.choose("pass")
    assert scene.cards_are_chosen()
    scene.cards("f_3", "s_1")
    assert scene.totals() == (6, 5)
    assert scene.fallen() == {"saruman_classic": "battle"}


@rule("CONF-CHAR-47")
def test_equal_strengths_defeat_both_without_cards_too() -> None:
    scene = duel("aragorn_classic", "saruman_classic", "sauron")
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 4)
    assert scene.fallen() == {"aragorn_classic": "battle", "saruman_classic": "battle"}


@rule("CONF-CHAR-48")
def test_saruman_does_not_stop_the_retreat_card() -> None:
    scene = duel("frodo_classic", "saruman_classic", "sauron")
    scene.choose("pass")
    scene.cards("f_retreat", "s_1")
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}
    scene.choose("to arthedain")
    assert scene.at("frodo_classic") == "arthedain"


# --- Orcs ---------------------------------------------------------------------------------------------------


@rule("CONF-CHAR-49")
@pytest.mark.parametrize("victim", ["legolas", "gandalf_classic", "aragorn_classic", "merry", "pippin"])
def test_attacking_orcs_defeat_the_first_character_before_cards(victim: str) -> None:
    scene = duel(victim, "orcs_classic", "sauron")
    assert scene.fallen() == {victim: "orcs_classic"}
    assert scene.standing("eregion") == {"orcs_classic"}
    assert scene.no_card_was_used()
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-CHAR-50")
def test_the_orcs_second_battle_of_an_attack_is_fought_with_cards() -> None:
    scene = attacked_together("orcs_classic", "merry legolas", "merry")
    assert scene.fallen() == {"merry": "orcs_classic"}
    assert [event["fellowship"] for event in scene.told("battle")] == ["merry", "legolas"]
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 3)


@rule("CONF-CHAR-51")
def test_attacked_orcs_have_no_ability() -> None:
    scene = duel("legolas", "orcs_classic")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 3)


@rule("CONF-CHAR-52")
def test_frodo_retreats_before_the_orcs_strike_and_gimli_defeats_them() -> None:
    scene = attacked_together("orcs_classic", "frodo_classic gimli", "frodo_classic")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.fallen() == {"orcs_classic": "gimli"}
    assert scene.at("frodo_classic") == "rhudaur"
    assert scene.standing("eregion") == {"gimli"}


@rule("CONF-CHAR-52")
def test_a_retreat_uses_up_the_orcs_first_attack() -> None:
    scene = attacked_together("orcs_classic", "frodo_classic merry", "frodo_classic")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.fallen() == {}
    assert [event["fellowship"] for event in scene.told("battle")] == ["merry"]
    assert scene.cards_are_chosen()


@rule("CONF-CHAR-53")
def test_the_orcs_ability_is_ready_again_on_another_turn() -> None:
    scene = duel("merry", "orcs_classic", "sauron", cardolan="legolas")
    assert scene.fallen() == {"merry": "orcs_classic"}
    scene.choose("move pippin", "to arthedain", "move orcs_classic", "to cardolan")
    assert scene.fallen() == {"legolas": "orcs_classic"}
    assert scene.no_card_was_used()


# --- the Warg and the Cave Troll ----------------------------------------------------------------------------


@rule("CONF-CHAR-54")
@pytest.mark.parametrize(
    ("silenced", "attacker", "strength"),
    [
        ("frodo_classic", "sauron", 1),
        ("pippin", "fellowship", 1),
        ("gandalf_classic", "fellowship", 5),
        ("gandalf_classic", "sauron", 5),
        ("boromir", "fellowship", 0),
        ("boromir", "sauron", 0),
    ],
)
def test_the_warg_silences_whomever_it_fights(silenced: str, attacker: str, strength: int) -> None:
    scene = duel(silenced, "warg", attacker)
    assert scene.cards_are_chosen()
    scene.cards("f_5", "s_1")
    assert scene.totals() == (strength + 5, 3)


@rule("CONF-CHAR-55")
@EITHER_ATTACKS
def test_the_warg_does_not_stop_noble_sacrifice(attacker: str) -> None:
    scene = duel("gimli", "warg", attacker)
    scene.cards("f_noble_sacrifice", "s_6")
    assert scene.fallen() == {"gimli": "f_noble_sacrifice", "warg": "f_noble_sacrifice"}


@rule("CONF-CHAR-55")
def test_the_warg_does_not_stop_the_retreat_card() -> None:
    scene = duel("frodo_classic", "warg", "sauron")
    scene.cards("f_retreat", "s_6")
    assert scene.legal() == {"to arthedain", "to cardolan"}


@rule("CONF-CHAR-55")
def test_the_warg_does_not_stop_the_elven_cloak() -> None:
    scene = duel("gimli", "warg", "sauron")
    scene.cards("f_elven_cloak", "s_6")
    assert scene.totals() == (3, 2)


@rule("CONF-CHAR-56")
@EITHER_ATTACKS
def test_the_cave_trolls_strength_card_counts_for_nothing(attacker: str) -> None:
    scene = duel("gandalf_classic", "cave_troll", attacker)
    scene.choose("card s_6", "card f_5")
    assert scene.totals() == (10, 9)
    assert scene.fallen() == {"cave_troll": "battle"}


@rule("CONF-CHAR-56")
@pytest.mark.parametrize("text", ["s_magic", "s_eye", "s_retreat"])
def test_the_cave_trolls_text_card_has_no_effect(text: str) -> None:
    scene = duel("legolas", "cave_troll", "sauron", discarded="f_2 s_6")
    scene.cards("f_1", text)
    assert scene.totals() == (4, 9)
    assert scene.at("cave_troll") == "eregion"
    assert scene.pile("sauron") == {"s_6", text}


@rule("CONF-CHAR-57")
def test_sauron_must_play_and_discard_a_card_for_the_cave_troll() -> None:
    scene = duel("legolas", "cave_troll", "sauron")
    assert scene.cards_are_chosen()
    assert scene.refused("pass", "sauron") == "CONF-CARD-03"
    scene.cards("f_1", "s_6")
    assert scene.pile("sauron") == {"s_6"}
    assert scene.pile("fellowship") == {"f_1"}
    assert len(scene.hand("sauron")) == len(scene.hand("fellowship")) == 8
