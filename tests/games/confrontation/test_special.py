"""Special cards in general, and the Fellowship's four. CONF-SPECIAL"""

import pytest

from tests.games.confrontation.battles import all_but, duel
from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    SPECIALS,
    ConfrontationScene,
    both,
    finish_draft,
    opened,
    table,
)
from tests.rulebook import rule
from westmarch import BadOption

ALL_CARDS = {
    "shire": "frodo_classic",
    "arthedain": "legolas",
    "cardolan": "aragorn_classic",
    "rhudaur": "| orcs_classic",
    "rohan": "| cave_troll",
}
"""A position in which every special card can be played; Gandalf has been defeated."""


# --- the cards in general ---------------------------------------------------------------------------------------------


@rule("CONF-SPECIAL-01", "CONF-SPECIAL-02")
def test_each_side_has_four_special_cards_to_choose_from() -> None:
    scene = opened(fellowship_specials=2, sauron_specials=2)
    assert scene.legal("fellowship") == {f"take {card}" for card in SPECIALS["fellowship"]}
    assert scene.legal("sauron") == {f"take {card}" for card in SPECIALS["sauron"]}


@rule("CONF-SPECIAL-01")
@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("shadowfax", ["play shadowfax", "move aragorn_classic", "to enedwaith"]),
        ("gandalf_the_white", ["play gandalf_the_white"]),
        ("a_king_revealed", ["play a_king_revealed", "target s9"]),
        ("gwaihir", ["move legolas", "to rhudaur", "play gwaihir"]),
        ("recall_to_mordor", ["play recall_to_mordor", "move orcs_classic"]),
        ("dark_of_mordor", ["play dark_of_mordor", "move cave_troll", "to gap_of_rohan"]),
        ("crebain_of_dunland", ["play crebain_of_dunland", "target f1"]),
        ("palantir", ["look cardolan"]),
    ],
)
def test_a_special_card_leaves_the_game_when_it_is_used(card: str, tokens: list[str]) -> None:
    side = "fellowship" if card in SPECIALS["fellowship"] else "sauron"
    scene = table(ALL_CARDS, turn=side, specials=" ".join(SPECIALS["fellowship"] + SPECIALS["sauron"]))
    scene.choose(*tokens)
    assert [told["card"] for told in scene.told("special_played")] == [card]
    both = [scene.sheet("fellowship", seen)["specials"] for seen in ("fellowship", "sauron")]
    assert both == [[c for c in SPECIALS["fellowship"] if c != card]] * 2
    assert scene.sheet("sauron", "fellowship")["specials"] == [c for c in SPECIALS["sauron"] if c != card]


@rule("CONF-SPECIAL-01")
def test_a_used_card_cannot_be_played_again_on_a_later_turn() -> None:
    scene = table({"arthedain": "legolas", "gondor": "| balrog cave_troll"}, turn="fellowship", specials="shadowfax")
    assert scene.legal() == {"move legolas", "play shadowfax"}
    scene.choose("play shadowfax", "move legolas", "to rhudaur", "move legolas", "to high_pass")
    scene.choose("move balrog", "to fangorn")
    assert scene.legal() == {"move legolas"}
    assert scene.refused("play shadowfax") == "CONF-SPECIAL-02"


@rule("CONF-SPECIAL-02")
def test_two_cards_are_chosen_and_shown_and_the_other_two_are_not_used() -> None:
    scene = opened(fellowship_specials=2, sauron_specials=2)
    scene.choose("take shadowfax", seat="fellowship")
    assert scene.legal("fellowship") == {"take gandalf_the_white", "take a_king_revealed", "take gwaihir"}
    assert scene.refused("take shadowfax", "fellowship") == "CONF-SPECIAL-02"
    scene.choose("take gwaihir", seat="fellowship")
    assert scene.asked == {"sauron": "setup.special_cards"}
    scene.choose("take palantir", "take recall_to_mordor", seat="sauron")
    shown = {"fellowship": ["shadowfax", "gwaihir"], "sauron": ["recall_to_mordor", "palantir"]}
    for seat in ("fellowship", "sauron", None):
        assert [told["cards"] for told in scene.heard(seat, "specials_shown")] == [shown]
    assert scene.sheet("fellowship", "sauron")["specials"] == ["shadowfax", "gwaihir"]
    assert scene.sheet("sauron", "fellowship")["specials"] == ["recall_to_mordor", "palantir"]


@rule("CONF-SPECIAL-02")
def test_a_card_that_was_not_chosen_cannot_be_played() -> None:
    scene = table(ALL_CARDS, turn="fellowship", specials="shadowfax gwaihir")
    assert scene.legal() == {"move frodo_classic", "move legolas", "move aragorn_classic", "play shadowfax"}
    assert scene.refused("play gandalf_the_white") == "CONF-SPECIAL-02"
    assert scene.refused("play palantir") == "CONF-SPECIAL-02"


@rule("CONF-SPECIAL-03")
@pytest.mark.parametrize("edition", ["classic", "variant", "draft"])
def test_special_cards_go_with_every_edition(edition: str) -> None:
    scene = opened(edition=edition, fellowship_specials=2, sauron_specials=2)
    finish_draft(scene)
    assert scene.asked == both("setup.special_cards")
    assert scene.legal("sauron") == {f"take {card}" for card in SPECIALS["sauron"]}
    without = opened(edition=edition)
    finish_draft(without)
    assert without.asked == both("setup.place")


@rule("CONF-SPECIAL-04")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_one_side_may_be_given_any_number_of_cards_as_a_handicap(number: int) -> None:
    scene = opened(sauron_specials=number)
    while "setup.special_cards" in scene.asked.values():
        assert scene.asked == {"sauron": "setup.special_cards"}
        scene.choose(sorted(scene.legal())[0])
    assert scene.asked == both("setup.place")
    assert len(scene.sheet("sauron", "fellowship")["specials"] or []) == number
    assert scene.sheet("fellowship", "sauron")["specials"] == []


@rule("CONF-SPECIAL-04")
@pytest.mark.parametrize("number", [-1, 5])
def test_no_side_has_fewer_than_no_cards_or_more_than_four(number: int) -> None:
    with pytest.raises(BadOption):
        opened(fellowship_specials=number)


@rule("CONF-SPECIAL-05")
def test_sarumans_declaration_stops_no_special_card() -> None:
    scene = duel("gimli", "saruman_classic", "sauron", specials="palantir gwaihir", arthedain="legolas")
    scene.choose("pass", "play gwaihir")
    assert scene.legal() == {"declare no_cards", "look arthedain", "look eregion", "pass"}
    scene.choose("declare no_cards")
    assert scene.at("gimli") is None
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.legal() == {"look arthedain", "pass"}
    scene.choose("look arthedain")
    assert [told["character"] for told in scene.told("revealed")] == ["legolas"]


@rule("CONF-SPECIAL-05")
def test_the_eye_of_sauron_does_not_cancel_gwaihir() -> None:
    scene = duel("boromir", "black_rider", specials="gwaihir")
    scene.choose("play gwaihir", "pass").cards("f_elven_cloak", "s_eye")
    assert [told["card"] for told in scene.told("card_ignored")] == ["f_elven_cloak"]
    assert scene.fallen() == {"boromir": "battle"}
    assert scene.standing("eregion") == {"black_rider"}


@rule("CONF-SPECIAL-05")
def test_magic_fetches_no_special_card() -> None:
    scene = duel("gimli", "cave_troll", specials="gwaihir", discarded="f_1 s_1")
    scene.choose("play gwaihir", "pass").cards("f_magic", "s_2")
    assert scene.asked == {"fellowship": "battle.fetch"}
    assert scene.legal() == {"fetch f_1"}


@rule("CONF-SPECIAL-05")
def test_a_special_card_is_no_combat_card_of_the_nine() -> None:
    two_left = all_but("f_elven_cloak f_retreat s_eye s_retreat")
    scene = duel("gimli", "black_rider", specials="gwaihir", discarded=two_left)
    scene.choose("play gwaihir", "pass").cards("f_elven_cloak", "s_eye")
    assert scene.hand("fellowship") == {"f_retreat"}
    assert scene.told("hands_taken_back") == []


@rule("CONF-SPECIAL-06")
def test_the_cards_are_chosen_in_secret_after_the_rosters_and_before_the_placement() -> None:
    scene = opened(edition="draft", fellowship_specials=2, sauron_specials=2)
    assert scene.asked == both("setup.draft")
    finish_draft(scene)
    assert scene.asked == both("setup.special_cards")
    assert len(scene.sheet("fellowship", "sauron")["roster"]) == 9
    scene.choose("take shadowfax", "take gwaihir", seat="fellowship")
    assert scene.heard("sauron") == []
    assert scene.sheet("fellowship", "sauron")["specials"] is None
    assert scene.sheet("fellowship", "fellowship")["specials"] == ["shadowfax", "gwaihir"]
    scene.choose("take palantir", "take dark_of_mordor", seat="sauron")
    assert scene.sheet("fellowship", "sauron")["specials"] == ["shadowfax", "gwaihir"]
    assert scene.asked == both("setup.place")


@rule("CONF-SPECIAL-07")
def test_a_turn_is_not_given_up_for_a_card_after_another_card() -> None:
    scene = table(ALL_CARDS, specials="palantir recall_to_mordor crebain_of_dunland dark_of_mordor")
    scene.choose("look cardolan")
    assert scene.legal() == {"move orcs_classic", "move cave_troll", "play dark_of_mordor"}
    assert scene.refused("play recall_to_mordor") == "CONF-SPECIAL-07"
    assert scene.refused("play crebain_of_dunland") == "CONF-SPECIAL-07"


@rule("CONF-SPECIAL-07")
def test_a_turn_given_up_for_a_card_leaves_no_time_for_another() -> None:
    scene = table(ALL_CARDS, specials="palantir recall_to_mordor")
    assert scene.legal() == {
        *("move orcs_classic", "move cave_troll", "play recall_to_mordor"),
        *("look arthedain", "look cardolan"),
    }
    scene.choose("play recall_to_mordor", "move cave_troll")
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.sheet("sauron", "sauron")["specials"] == ["palantir"]


@rule("CONF-SPECIAL-07")
def test_shadowfax_and_gwaihir_may_serve_on_the_same_turn() -> None:
    places = {"arthedain": "legolas", "shire": "aragorn_classic", "misty_mountains": "| cave_troll"}
    scene = table(places, turn="fellowship", specials="shadowfax gwaihir gandalf_the_white a_king_revealed")
    scene.choose("play shadowfax", "move legolas", "to eregion")
    assert scene.legal() == {"move legolas"}
    assert scene.refused("play gandalf_the_white") == "CONF-SPECIAL-07"
    scene.choose("move legolas", "to misty_mountains")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir", "to rhudaur")
    assert scene.at("legolas") == "rhudaur"


# --- Shadowfax --------------------------------------------------------------------------------------------------------


@rule("CONF-SPECIAL-08")
@pytest.mark.parametrize(
    ("ahead", "open_region", "closed_region"),
    [
        ({"rhudaur": "| orcs_classic", "eregion": "gimli"}, "eregion", "rhudaur"),
        ({"rhudaur": "merry", "eregion": "gimli sam_classic"}, "rhudaur", "eregion"),
    ],
)
def test_shadowfax_runs_forward_where_no_enemy_is_and_room_is(
    ahead: dict[str, str], open_region: str, closed_region: str
) -> None:
    places = {"arthedain": "legolas", "gondor": "| balrog", **ahead}
    scene = table(places, turn="fellowship", specials="shadowfax").choose("play shadowfax", "move legolas")
    assert scene.legal() == {f"to {open_region}"}
    assert scene.refused(f"to {closed_region}") == "CONF-SPECIAL-08"
    assert scene.refused("to shire") == "CONF-SPECIAL-08"
    scene.choose(f"to {open_region}")
    assert [told["cause"] for told in scene.told("moved")] == ["shadowfax"]
    assert scene.seat == "fellowship"


@rule("CONF-SPECIAL-09")
def test_shadowfax_follows_the_anduin() -> None:
    scene = table({"mirkwood": "legolas", "rohan": "| balrog"}, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move legolas")
    assert scene.legal() == {"to dagorlad", "to fangorn"}
    scene.choose("to fangorn", "move legolas")
    assert scene.legal() == {"to dagorlad", "to gondor", "to rohan"}


def shadowfax_in_the_mines(walker: str, **others: str) -> ConfrontationScene:
    places = {"eregion": walker, "caradhras": "| balrog", "rohan": "| cave_troll", **others}
    scene = table(places, turn="fellowship", specials="shadowfax").choose("play shadowfax", f"move {walker}")
    assert scene.legal() == {"to misty_mountains", "mines fangorn"}
    scene.choose("mines fangorn")
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"reveal balrog", "pass"}
    return scene


@rule("CONF-SPECIAL-09")
def test_shadowfax_runs_through_the_mines_past_a_balrog_who_stays_hidden() -> None:
    scene = shadowfax_in_the_mines("legolas", shire="gimli")
    scene.choose("pass")
    assert scene.at("legolas") == "fangorn"
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.legal() == {"move legolas"}


@rule("CONF-SPECIAL-09")
def test_shadowfax_does_not_attack_fangorn_through_the_mines() -> None:
    scene = table({"eregion": "legolas", "fangorn": "| orcs_classic"}, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move legolas")
    assert scene.legal() == {"to misty_mountains", "to caradhras"}
    assert scene.refused("mines fangorn") == "CONF-SPECIAL-08"


@rule("CONF-SPECIAL-09", "CONF-SPECIAL-13")
def test_the_balrog_ends_the_run_of_shadowfax_and_the_turn() -> None:
    scene = shadowfax_in_the_mines("legolas", shire="gimli")
    scene.choose("reveal balrog")
    assert scene.at("legolas") is None
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.legal() == {"move balrog", "move cave_troll"}


@rule("CONF-SPECIAL-13")
def test_the_balrog_wins_the_game_on_the_step_of_shadowfax() -> None:
    scene = shadowfax_in_the_mines("frodo_classic", shire="gimli")
    scene.choose("reveal balrog")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")


@rule("CONF-SPECIAL-13")
def test_the_turn_ends_for_sam_too_when_the_balrog_strikes_variant_frodo() -> None:
    scene = shadowfax_in_the_mines("frodo_variant", shire="sam_variant")
    scene.choose("reveal balrog")
    assert scene.winner is None
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] == "sam_variant"
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-SPECIAL-10")
def test_shadowfax_carries_frodo_from_rohan_into_mordor() -> None:
    places = {"rohan": "frodo_classic", "shire": "gimli", "mordor": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move frodo_classic", "to gondor")
    assert scene.at("frodo_classic") == "gondor"
    assert scene.legal() == {"move frodo_classic"}
    assert scene.refused("move gimli") == "CONF-SPECIAL-10"
    scene.choose("move frodo_classic", "to mordor")
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-SPECIAL-10")
def test_the_second_move_of_shadowfax_may_be_an_attack() -> None:
    scene = table({"arthedain": "legolas", "high_pass": "| warg"}, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move legolas", "to rhudaur", "move legolas")
    assert scene.legal() == {"to high_pass", "to misty_mountains"}
    scene.choose("to high_pass")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-SPECIAL-11")
def test_frodo_in_gondor_has_no_use_for_shadowfax() -> None:
    places = {"gondor": "frodo_classic", "shire": "gimli", "mordor": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax")
    assert scene.legal() == {"move frodo_classic", "move gimli", "play shadowfax"}
    scene.choose("play shadowfax")
    assert scene.legal() == {"move gimli"}
    assert scene.refused("move frodo_classic") == "CONF-SPECIAL-11"


@rule("CONF-SPECIAL-11")
def test_shadowfax_cannot_be_played_when_nobody_could_make_both_moves() -> None:
    places = {"gondor": "frodo_classic", "dagorlad": "gimli", "rohan": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax")
    assert scene.legal() == {"move frodo_classic", "move gimli"}
    assert scene.refused("play shadowfax") == "CONF-SPECIAL-11"


@rule("CONF-SPECIAL-11")
def test_shadowfax_does_not_run_into_a_dead_end() -> None:
    places = {"arthedain": "legolas", "high_pass": "gimli", "misty_mountains": "merry", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax").choose("play shadowfax", "move legolas")
    assert scene.legal() == {"to eregion"}


@rule("CONF-SPECIAL-12")
def test_aragorn_uses_his_ability_on_the_move_after_shadowfax_but_not_on_its_step() -> None:
    places = {"arthedain": "aragorn_classic", "cardolan": "| orcs_classic", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move aragorn_classic")
    assert scene.legal() == {"to rhudaur", "to eregion"}
    scene.choose("to eregion", "move aragorn_classic")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn", "to cardolan"}


# --- Gwaihir ----------------------------------------------------------------------------------------------------------


@rule("CONF-SPECIAL-22")
def test_gwaihir_lets_legolas_leave_the_cave_troll_in_gondor() -> None:
    scene = duel("legolas", "cave_troll", region="gondor", specials="gwaihir")
    assert scene.asked == {"fellowship": "battle.gwaihir"}
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir")
    assert scene.legal() == {"to dagorlad", "to fangorn", "to rohan", "pass"}
    scene.choose("to dagorlad")
    assert scene.at("legolas") == "dagorlad"
    assert scene.at("cave_troll") == "gondor"
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.no_card_was_used()


@rule("CONF-SPECIAL-22")
@pytest.mark.parametrize(("token", "nazgul_lives"), [("play gwaihir", True), ("pass", False)])
def test_gwaihir_takes_the_place_of_legolass_own_ability(token: str, nazgul_lives: bool) -> None:
    scene = duel("legolas", "flying_nazgul_classic", specials="gwaihir").choose(token)
    assert scene.at("flying_nazgul_classic") == ("eregion" if nazgul_lives else None)
    assert scene.asked == ({"fellowship": "battle.fellowship_ability"} if nazgul_lives else {"sauron": "turn.action"})


@rule("CONF-SPECIAL-22")
def test_gwaihir_serves_for_one_battle_and_only_at_its_start() -> None:
    places = {"rohan": "aragorn_classic", "gondor": "| orcs_classic warg!", "mordor": "| balrog"}
    scene = table(places, turn="fellowship", specials="gwaihir")
    assert scene.legal() == {"move aragorn_classic"}
    assert scene.refused("play gwaihir") == "CONF-SPECIAL-22"
    scene.choose("move aragorn_classic", "to gondor", "draw", "play gwaihir", "pass").cards("f_5", "s_1")
    assert scene.at("orcs_classic") is None
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("sauron")["battle"]["gwaihir"] is False


@rule("CONF-SPECIAL-23")
def test_gwaihir_only_goes_backward_out_of_the_mountains() -> None:
    scene = duel("legolas", "cave_troll", region="misty_mountains", specials="gwaihir").choose("play gwaihir")
    assert scene.legal() == {"to rhudaur", "to eregion", "pass"}
    assert scene.refused("to high_pass") == "CONF-RETREAT-05"


@rule("CONF-SPECIAL-23")
def test_gwaihir_flies_to_no_enemy_to_no_full_region_and_not_through_the_mines() -> None:
    beside = {"mirkwood": "gimli merry", "rohan": "| orcs_classic"}
    scene = duel("legolas", "cave_troll", region="fangorn", specials="gwaihir", **beside).choose("play gwaihir")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    assert scene.refused("to mirkwood") == "CONF-RETREAT-03"
    assert scene.refused("to rohan") == "CONF-RETREAT-02"
    assert scene.refused("to eregion") == "CONF-RETREAT-04"
    assert scene.refused("to dagorlad") == "CONF-RETREAT-06"


@rule("CONF-SPECIAL-24")
def test_gwaihir_does_not_come_when_the_warg_is_attacked() -> None:
    scene = duel("legolas", "warg", specials="gwaihir")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.refused("play gwaihir", "fellowship") == "CONF-CARD-03"


@rule("CONF-SPECIAL-24")
def test_gwaihir_does_not_come_when_the_warg_attacks() -> None:
    assert duel("legolas", "warg", "sauron", specials="gwaihir").asked == BOTH_CHOOSE_CARDS


@rule("CONF-SPECIAL-25")
def test_gwaihir_comes_to_a_defender_on_saurons_turn() -> None:
    scene = duel("legolas", "cave_troll", "sauron", specials="gwaihir")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "to arthedain", "to cardolan", "pass"}
    scene.choose("to cardolan")
    assert scene.at("legolas") == "cardolan"
    assert scene.at("cave_troll") == "eregion"
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-SPECIAL-26")
def test_gwaihir_comes_to_sam_after_he_has_taken_frodos_place() -> None:
    scene = duel("frodo_classic! sam_classic!", "cave_troll", "sauron", specials="gwaihir")
    scene.choose("fight frodo_classic")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    scene.choose("reveal sam_classic")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir", "to arthedain")
    assert scene.at("sam_classic") == "arthedain"
    assert scene.at("frodo_classic") == "eregion"


@rule("CONF-SPECIAL-26")
@pytest.mark.parametrize(("token", "carried"), [("switch gimli", "gimli"), ("pass", "smeagol")])
def test_gwaihir_carries_whoever_fights_after_smeagols_choice(token: str, carried: str) -> None:
    scene = duel("smeagol", "cave_troll", "sauron", specials="gwaihir", rhudaur="gimli")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"switch gimli", "pass"}
    scene.choose(token)
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir", "to cardolan")
    assert scene.at(carried) == "cardolan"


@rule("CONF-SPECIAL-26")
def test_gwaihir_is_decided_once_in_each_battle() -> None:
    scene = duel("gimli! legolas!", "cave_troll", "sauron", specials="gwaihir")
    scene.choose("fight gimli", "pass")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.at("gimli") is None
    assert scene.asked == {"fellowship": "battle.gwaihir"}


@rule("CONF-SPECIAL-27")
def test_a_retreat_by_gwaihir_uses_the_orcs_first_attack_up() -> None:
    scene = duel("legolas! merry!", "orcs_classic", "sauron", specials="gwaihir")
    scene.choose("fight legolas", "play gwaihir", "to rhudaur")
    assert scene.at("merry") == "eregion"
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-SPECIAL-27")
def test_a_declined_retreat_by_gwaihir_leaves_the_fighter_to_the_orcs() -> None:
    scene = duel("legolas! merry!", "orcs_classic", "sauron", specials="gwaihir")
    scene.choose("fight legolas", "play gwaihir", "pass")
    assert scene.fallen() == {"legolas": "orcs_classic"}
    assert scene.standing("eregion") == {"merry", "orcs_classic"}


@rule("CONF-SPECIAL-28")
@pytest.mark.parametrize(("token", "works"), [("play gwaihir", True), ("pass", False)])
def test_saurons_card_texts_work_while_gwaihir_replaces_variant_frodos_ability(token: str, works: bool) -> None:
    scene = duel("frodo_variant", "uruk_hai", "sauron", specials="gwaihir", shire="sam_variant")
    scene.choose(token, *(["pass"] if works else [])).cards("f_1", "s_retreat")
    assert (scene.asked == {"sauron": "battle.retreat"}) is works
    assert scene.at("frodo_variant") == ("eregion" if works else None)


@rule("CONF-SPECIAL-28")
def test_sam_takes_the_ring_up_from_a_frodo_who_fell_with_gwaihir() -> None:
    scene = duel("frodo_variant", "uruk_hai", "sauron", specials="gwaihir", shire="sam_variant")
    scene.choose("play gwaihir", "pass").cards("f_1", "s_1")
    assert scene.at("frodo_variant") is None
    assert scene.winner is None
    assert [told["character"] for told in scene.told("ring_bearer")] == ["sam_variant"]


@rule("CONF-SPECIAL-41")
def test_gwaihir_may_be_played_although_no_retreat_is_possible() -> None:
    scene = duel("boromir", "cave_troll", "sauron", "gap_of_rohan", specials="gwaihir", enedwaith="gimli merry")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.at("cave_troll") == "gap_of_rohan"


@rule("CONF-SPECIAL-41")
def test_boromir_with_gwaihir_is_not_defeated_together_with_his_opponent() -> None:
    scene = duel("boromir", "cave_troll", specials="gwaihir").choose("play gwaihir", "pass").cards("f_1", "s_1")
    assert scene.totals() == (1, 9)
    assert scene.fallen() == {"boromir": "battle"}
    assert scene.standing("eregion") == {"cave_troll"}


@rule("CONF-SPECIAL-41")
@pytest.mark.parametrize(("sam", "strength"), [("sam_classic", 2), ("sam_variant", 1)])
def test_sam_with_gwaihir_fights_at_his_printed_strength(sam: str, strength: int) -> None:
    scene = duel(f"frodo_classic! {sam}!", "cave_troll", "sauron", specials="gwaihir")
    scene.choose(f"fight {sam}", "play gwaihir", "pass").cards("f_3", "s_1")
    assert scene.totals() == (strength + 3, 9)


@rule("CONF-SPECIAL-41")
def test_gandalf_with_gwaihir_loses_his_advantage_with_the_cards() -> None:
    scene = duel("gandalf_classic", "cave_troll", "sauron", specials="gwaihir")
    scene.choose("play gwaihir", "pass")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-SPECIAL-41")
def test_gwaihir_may_be_played_against_saruman_who_forbids_the_retreat() -> None:
    scene = duel("boromir", "saruman_classic", "sauron", specials="gwaihir")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    assert scene.at("boromir") == "eregion"
