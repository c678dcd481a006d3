"""Allies and Gandalf's cards: who uses them, when, and how often. DOOM-ALLY, DOOM-GANDALF"""

import pytest

from tests.games.mount_doom.scenes import DoomScene, final, table
from tests.rulebook import rule
from westmarch.games.mount_doom.cards import CARDS, STAGE_CARDS

FAR: dict[str, int | str] = {"ring_bearer": 2, "gimli": 1, "aragorn": 1, "legolas": 1, "merry_pippin": 1}


@rule("DOOM-ALLY-01")
def test_the_active_player_uses_allies_of_anybody() -> None:
    scene = table(FAR, players=2, cards={"first": "faramir", "second": "treebeard"})
    assert scene.legal() >= {"use faramir", "use treebeard"}
    scene.choose("use treebeard", "gain courage", "use faramir", "advance 2")
    assert scene.hand("first") == scene.hand("second") == set()
    assert scene.refused("use treebeard", seat="first") == "DOOM-ALLY-02"


@rule("DOOM-ALLY-01")
def test_nobody_uses_cards_outside_his_own_turn() -> None:
    scene = table(FAR, players=2, cards={"first": "treebeard", "second": "faramir"})
    assert scene.legal("second") == set()
    assert scene.refused("use faramir", seat="second") == "DOOM-ROLL-01"


@rule("DOOM-ALLY-02")
def test_a_card_is_used_once_and_goes_to_the_box() -> None:
    scene = table(FAR, cards="faramir").choose("use faramir", "advance 2")
    assert scene.hand() == set()
    assert "faramir" in scene.box
    assert scene.refused("use faramir") == "DOOM-ALLY-02"
    assert scene.refused("use elrond") == "DOOM-ALLY-01"


@rule("DOOM-ALLY-03")
def test_a_card_that_names_its_moment_waits_for_it() -> None:
    scene = table(FAR, cards="elrond faramir treebeard")
    assert "use elrond" not in scene.legal()
    assert scene.refused("use elrond") == "DOOM-ALLY-11"
    scene.choose("take red", "take blue")
    assert "use elrond" in scene.legal()
    assert "use faramir" not in scene.legal()
    assert "use treebeard" in scene.legal()


@rule("DOOM-ALLY-04")
def test_every_card_can_be_declined() -> None:
    scene = table({"gimli": 1, "aragorn": 1}, cards="treebeard theoden elrond boromir gandalfs_support")
    scene.turn((6, "gimli", 1), (1, "aragorn", 1)).passing()
    assert scene.hand() == {"treebeard", "theoden", "elrond", "boromir", "gandalfs_support"}


@rule("DOOM-ALLY-05")
def test_allies_are_kept_when_a_stage_ends() -> None:
    scene = table({"ring_bearer": 5}, cards="elrond boromir", track="- arwen - - - -", gandalf_stack="")
    scene.turn((6, "ring_bearer", 3), (6, "gimli", 1))
    assert scene.state.stage == 1
    assert scene.hand() == {"elrond", "boromir"}
    assert "arwen" in scene.box


@rule("DOOM-ALLY-06")
def test_faramir_and_support_are_used_before_the_first_dice_are_picked() -> None:
    for first, second in [("faramir", "gandalfs_support"), ("gandalfs_support", "faramir")]:
        scene = table(FAR, cards="faramir gandalfs_support")
        for card in (first, second):
            scene.choose(f"use {card}")
            scene.choose("advance 2" if card == "faramir" else "die red")
        assert scene.hand() == set()
        scene.choose("take red")
        assert scene.legal() == {"take orange", "take purple", "take blue", "take green"}


@rule("DOOM-ALLY-06")
def test_the_second_of_them_may_follow_when_the_first_has_ended_the_stage() -> None:
    scene = table({"ring_bearer": 6}, cards="faramir gandalfs_support", gandalf_stack="")
    scene.choose("use faramir", "advance 3")
    assert scene.state.stage == 1
    assert "use gandalfs_support" in scene.legal()


@rule("DOOM-ALLY-07")
def test_cards_act_on_the_dice_of_the_roll_before_they_are_placed() -> None:
    scene = table(FAR, cards="elrond gandalfs_trick gandalfs_power").roll({"gimli": 1, "aragorn": 2}, (3, 4))
    cards = {"use elrond", "use gandalfs_trick", "use gandalfs_power"}
    assert scene.legal() == {"place black_1", "place black_2"} | cards
    scene.choose("use elrond")
    assert scene.legal() == {"die red", "die blue", "die black_1", "die black_2"}
    scene.dice(6).choose("die black_1")
    scene.choose("use gandalfs_trick")
    assert scene.legal() == {"die red", "die blue"}
    scene.choose("die red", "face 5", "use gandalfs_power")
    assert scene.legal() == {"die black_1", "die black_2"}
    scene.choose("die black_2", "face 1")
    assert scene.view()["dice"] == {"red": 5, "blue": 2, "black_1": 6, "black_2": 1}
    scene.choose("place black_1")
    assert scene.legal() == {"place red", "place blue"}


@rule("DOOM-ALLY-07")
def test_in_the_second_roll_only_its_own_dice_can_be_changed() -> None:
    scene = table(FAR, cards="elrond gandalfs_power").roll({"gimli": 1, "aragorn": 2}, (3, 4))
    scene.choose("place black_1", "place red", "take green", "use elrond")
    assert scene.legal() == {"die blue", "die green", "die black_2"}
    scene.choose("die green", "use gandalfs_power")
    assert scene.prompt == "card.which_face"  # there is only one black die


@rule("DOOM-ALLY-07")
def test_rolls_that_cards_demand_can_be_changed_too() -> None:
    scene = final(cards="elrond gandalfs_power", track="- shelobs_sting - - - -").dice(2, 6).choose("roll", "pass")
    assert scene.legal() == {"use elrond", "use gandalfs_power", "pass"}
    scene.choose("use gandalfs_power", "face 1")
    assert scene.legal() == {"use elrond", "pass"}
    scene.choose("pass")
    assert scene.courage == 13


@rule("DOOM-ALLY-07")
def test_only_elrond_acts_on_a_battle_roll() -> None:
    scene = table({"ring_bearer": 2}, cards="elrond gandalfs_trick gandalfs_power", track="- moria_orc - - - -")
    scene.turn((2, "gimli", 1), (6, "aragorn", 1), then=["sauron"])
    assert scene.prompt == "battle.thrown"
    assert scene.legal() == {"use elrond", "pass"}


@rule("DOOM-ALLY-08")
def test_theoden_and_treebeard_may_be_used_at_every_listed_moment() -> None:
    both = {"use theoden", "use treebeard"}
    scene = table({"ring_bearer": 2}, cards="theoden treebeard", track="- moria_orc - - - -")
    asked = []

    def look(prompt: str) -> None:
        assert scene.prompt == prompt
        assert scene.legal() >= both
        asked.append(prompt)

    look("turn.begin")
    scene.roll({"gimli": 2, "aragorn": 1}, (2, 6))
    look("roll.place_black")
    scene.choose("place black_1", "place red").dice(1, 1, 6, "sauron").choose("take green")
    look("roll.place_second")
    scene.choose("place green")
    look("action.before_die")
    scene.choose("pass")
    look("battle.before")
    scene.choose("roll")
    assert scene.prompt == "courage.before_loss"
    assert scene.legal() == {"use treebeard", "pass"}
    scene.choose("pass")
    for _ in range(4):
        look("action.before_die")
        scene.choose("pass")
    assert scene.prompt == "turn.begin"


@rule("DOOM-ALLY-08")
def test_treebeard_may_save_the_day_before_the_loss() -> None:
    scene = table({"ring_bearer": 33}, stage="minas_morgul", cards="treebeard", courage=2, track="- haradrim - - - -")
    scene.turn((2, "gimli", 1), (6, "aragorn", 1)).choose("pass")
    assert scene.prompt == "courage.before_loss"
    scene.choose("use treebeard", "gain courage")
    assert scene.courage == 2
    assert not scene.state.over


@rule("DOOM-ALLY-09")
def test_several_cards_may_be_used_at_one_moment_in_any_order() -> None:
    scene = table(FAR, cards="elrond gandalfs_trick theoden").roll({"gimli": 1, "aragorn": 2}, (3, 4))
    scene.choose("use theoden", "lead gimli", "use gandalfs_trick", "die blue", "face 6")
    scene.choose("use elrond").dice(4).choose("die blue")
    assert scene.view()["dice"]["blue"] == 4
    assert scene.at("gimli") == 8
    assert scene.legal() == {"place black_1", "place black_2"}


@rule("DOOM-ALLY-09")
def test_a_die_thrown_again_can_be_changed_by_another_card() -> None:
    scene = table(FAR, cards="elrond gandalfs_power").roll({"gimli": 1, "aragorn": 2}, (3, 4))
    scene.choose("use elrond").dice(2).choose("die black_1")
    scene.choose("use gandalfs_power", "die black_1", "face 5")
    assert scene.view()["dice"]["black_1"] == 5


@rule("DOOM-ALLY-10")
def test_an_ally_just_taken_may_be_used_in_the_same_turn() -> None:
    scene = table({"ring_bearer": 9}, track="- theoden - - - -").turn((2, "gimli", 1), (6, "aragorn", 1))
    assert scene.prompt == "action.before_die"
    assert scene.legal() == {"use theoden", "pass"}


@rule("DOOM-ALLY-10")
def test_a_card_just_drawn_may_be_used_in_the_same_turn() -> None:
    scene = table({"ring_bearer": 5}, gandalf_stack="gandalfs_vision").turn((6, "ring_bearer", 3), (6, "gimli", 1))
    assert scene.prompt == "stage.vision"
    assert scene.legal() == {"use gandalfs_vision", "pass"}


@rule("DOOM-ALLY-11")
def test_a_card_with_nothing_to_act_on_cannot_be_used() -> None:
    nobody: dict[str, int | str] = {"ring_bearer": 33, **dict.fromkeys(("merry_pippin", "aragorn"), 40)}
    nobody |= dict.fromkeys(("legolas", "gimli"), "waiting")
    scene = table(nobody, stage="minas_morgul", cards="theoden gandalfs_trick gandalfs_wrath", track="- - - - - -")
    assert scene.refused("use theoden") == "DOOM-ALLY-11"
    scene.turn((5, "gimli", 1), (4, "legolas", 1))
    assert scene.prompt == "turn.begin"  # no card was met that Wrath could remove
    scene = final(cards="gandalfs_trick").dice(3).choose("roll")
    assert scene.prompt == "final.roll"  # no coloured die was rolled
    assert scene.hand() == {"gandalfs_trick"}


# --- Gandalf's cards ------------------------------------------------------------------------------------------------


@rule("DOOM-GANDALF-01")
def test_a_drawn_card_lies_open_and_serves_anybody_once() -> None:
    scene = table({"ring_bearer": 5}, players=2, gandalf_stack="gandalfs_support")
    scene.turn((6, "ring_bearer", 3), (6, "gimli", 1))
    assert scene.hand("first") == {"gandalfs_support"}
    assert scene.heard("second", "gandalf_drawn")[0]["card"] == "gandalfs_support"
    assert scene.seat == "second"
    scene.choose("use gandalfs_support", "die red")
    assert scene.hand("first") == set()


@rule("DOOM-GANDALF-02")
@pytest.mark.parametrize(("face", "drawn"), [(3, True), (4, False), (6, False)])
def test_one_card_leaves_the_stack_at_every_destination(face: int, drawn: bool) -> None:
    scene = table({"ring_bearer": 5}, gandalf_stack="gandalfs_wrath gandalfs_trick")
    scene.turn((6, "ring_bearer", face), (6, "gimli", 1))
    assert scene.view()["gandalf"]["stack"] == 1
    assert ("gandalfs_wrath" in scene.hand()) == drawn
    assert ("gandalfs_wrath" in scene.box) == (not drawn)


@rule("DOOM-GANDALF-02")
def test_an_empty_stack_gives_and_costs_nothing() -> None:
    scene = table({"ring_bearer": 37}, stage="minas_morgul", gandalf_stack="")
    scene.turn((6, "ring_bearer", 3), (6, "gimli", 1))
    assert scene.told("gandalf_drawn") == scene.told("gandalf_boxed") == []
    assert scene.state.stage == 5


def vision(seat: str = "first", players: int = 1) -> DoomScene:
    scene = table({"ring_bearer": 5}, cards="gandalfs_vision", gandalf_stack="", players=players, seat=seat)
    return scene.turn((6, "ring_bearer", 3), (6, "gimli", 1))


@rule("DOOM-GANDALF-03")
def test_vision_shows_the_uppermost_card_of_the_next_stack() -> None:
    scene = vision("second", 2)
    assert scene.asked == {"second": "stage.vision"}
    top = CARDS[scene.state.stacks[1][-1]]
    scene.choose("use gandalfs_vision")
    assert scene.told("foreseen")[0]["card"] == top
    assert scene.legal() == {"keep", "remove"}
    scene.choose("remove")
    assert top in scene.box
    assert top not in scene.track


@rule("DOOM-GANDALF-03")
def test_vision_may_be_declined() -> None:
    scene = vision().choose("pass")
    assert scene.hand() == {"gandalfs_vision"}
    assert scene.state.stage == 1


@rule("DOOM-GANDALF-04")
def test_after_a_removal_all_six_that_are_left_are_laid_out() -> None:
    scene = vision().choose("use gandalfs_vision", "remove")
    rest = set(STAGE_CARDS[1][:-1])
    assert set(scene.state.slot) == rest
    assert all(not scene.state.box >> card & 1 for card in rest)


@rule("DOOM-GANDALF-04")
def test_a_card_put_back_is_dealt_to_slot_one() -> None:
    scene = vision()
    top = scene.state.stacks[1][-1]
    scene.choose("use gandalfs_vision", "keep")
    assert scene.state.slot[0] == top
    assert scene.state.slot == list(reversed(STAGE_CARDS[1]))[:6]


@rule("DOOM-GANDALF-05")
def test_wrath_removes_the_card_that_has_just_acted() -> None:
    scene = table({"ring_bearer": 9}, track="- - - orc_hordes - -", cards="gandalfs_wrath")
    scene.turn((4, "gimli", 1), (4, "aragorn", 1), then=["sauron"])
    assert scene.prompt == "encounter.after"
    assert scene.courage == 11
    assert scene.legal() == {"use gandalfs_wrath", "pass"}
    scene.choose("use gandalfs_wrath")
    assert "orc_hordes" in scene.box
    assert scene.prompt == "slot.move"
    assert scene.state.pending[0].about["figure"] == "legolas"


@rule("DOOM-GANDALF-05")
def test_wrath_has_no_say_over_allies_and_single_use_cards() -> None:
    scene = table({"ring_bearer": 9}, track="- wargs theoden - - -", cards="gandalfs_wrath")
    scene.turn((2, "gimli", 1), (3, "aragorn", 1)).passing()
    assert scene.hand() == {"gandalfs_wrath", "theoden"}


@rule("DOOM-GANDALF-06")
def test_support_moves_one_figure_by_one_of_five_dice() -> None:
    scene = table(FAR, cards="gandalfs_support").dice(1, 2, 3, 4, 5).choose("use gandalfs_support")
    assert scene.view()["dice"] == {"orange": 1, "purple": 2, "blue": 3, "green": 4, "red": 5}
    assert scene.legal() == {"die orange", "die purple", "die blue", "die green", "die red"}
    scene.choose("die green")
    assert scene.at("legolas") == 5
    assert [scene.at(f) for f in ("ring_bearer", "merry_pippin", "aragorn", "gimli")] == [2, 1, 1, 1]
    assert scene.view()["dice"] == {}
    assert scene.prompt == "turn.begin"


@rule("DOOM-GANDALF-07")
def test_a_move_by_support_counts_as_a_die_result() -> None:
    scene = table({**FAR, "gimli": 3}, cards="gandalfs_support").dice(1, 1, 1, 1, 5)
    assert scene.choose("use gandalfs_support", "die red").courage == 14
    scene = table(FAR, cards="gandalfs_support").dice(1, 1, 1, 1, 6).choose("use gandalfs_support", "die red")
    assert scene.courage == 12  # the dark heart of space 7


@rule("DOOM-GANDALF-07")
def test_support_may_end_the_stage_before_the_turn() -> None:
    scene = table({"ring_bearer": 4}, cards="gandalfs_support", gandalf_stack="gandalfs_trick", players=2)
    scene.dice(4, 1, 1, 1, 1).choose("use gandalfs_support", "die orange")
    assert scene.state.stage == 1
    assert scene.hand() == {"gandalfs_trick"}
    assert scene.asked == {"first": "turn.begin"}
    assert scene.told("gandalf_drawn")


@rule("DOOM-GANDALF-08")
def test_trick_sets_a_coloured_die_to_any_face() -> None:
    scene = table({"ring_bearer": 5, "gimli": 1}, cards="gandalfs_trick", gandalf_stack="gandalfs_wrath")
    scene.roll({"ring_bearer": 6, "gimli": 1}, (6, 6)).choose("use gandalfs_trick", "die orange")
    assert scene.legal() == {f"face {n}" for n in range(1, 7)}
    scene.choose("face 3", "place black_1", "place orange").dice(1, 1, 6).choose("take green", "place red")
    assert scene.at("ring_bearer") == 8
    assert scene.hand() == {"gandalfs_wrath"}  # the set face counts as exact


@rule("DOOM-GANDALF-08")
def test_trick_does_not_set_a_black_die() -> None:
    scene = table(FAR, cards="gandalfs_trick").roll({"gimli": 1, "aragorn": 1}, (1, 1)).choose("use gandalfs_trick")
    assert scene.refused("die black_1") == "DOOM-GANDALF-08"
    assert scene.refused("die green") == "DOOM-GANDALF-08"


@rule("DOOM-GANDALF-09")
def test_power_sets_a_black_die_to_any_face() -> None:
    scene = table(FAR, cards="gandalfs_power", track="- - saruman - - -").roll({"gimli": 1, "aragorn": 1}, (1, 1))
    scene.choose("use gandalfs_power")
    assert scene.refused("die red") == "DOOM-GANDALF-09"
    scene.choose("die black_2", "face 3", "place black_2", "place red").dice(1, 1, 6).choose("take green", "place blue")
    assert scene.state.warriors == 2


@rule("DOOM-GANDALF-09")
def test_power_may_set_a_die_of_the_witch_king() -> None:
    scene = table({"ring_bearer": 34}, stage="minas_morgul", cards="gandalfs_power eowyn", track="- witch_king - - - -")
    scene.turn((2, "gimli", 1), (6, "aragorn", 1), then=[1])
    assert scene.prompt == "dice.after_roll"
    scene.choose("use gandalfs_power", "face 6")
    assert scene.legal() == {"use eowyn", "pass"}


@rule("DOOM-GANDALF-10")
def test_no_card_of_gandalf_is_used_while_he_is_locked() -> None:
    scene = table(
        {"ring_bearer": 5, "gimli": 1},
        cards="gandalfs_support gandalfs_trick gandalfs_power gandalfs_vision gandalfs_wrath",
        track="- saruman - - - -",
        locked=True,
        gandalf_stack="",
    )
    assert scene.refused("use gandalfs_support") == "DOOM-GANDALF-10"
    scene.turn((2, "ring_bearer", 3), (2, "gimli", 1))
    assert scene.prompt == "turn.begin"
    assert scene.state.stage == 1


@rule("DOOM-GANDALF-10")
@pytest.mark.parametrize(("face", "drawn"), [(3, {"gandalfs_power"}), (4, set())])
def test_cards_are_still_drawn_and_boxed_while_he_is_locked(face: int, drawn: set[str]) -> None:
    scene = table({"ring_bearer": 5}, locked=True, gandalf_stack="gandalfs_power")
    scene.turn((6, "ring_bearer", face), (6, "gimli", 1))
    assert scene.hand() == drawn
    assert scene.view()["gandalf"] == {"locked": True, "stack": 0}


@rule("DOOM-GANDALF-11")
def test_everybody_sees_what_vision_shows_and_knows_it_on_slot_one() -> None:
    scene = vision("second", 3).choose("use gandalfs_vision")
    card = scene.told("foreseen")[0]["card"]
    for seat in ("first", "third", None):
        assert scene.heard(seat, "foreseen")[0]["card"] == card
    assert scene.view()["foreseen"] == card
    scene.choose("keep")
    assert scene.view()["track"][0] == {"slot": 1, "card": card, "face_down": True, "covers": None}
    assert scene.view()["track"][5]["card"] == "unknown"
    imagined = scene.state.imagine("first", scene.state.rng.copy())
    assert imagined.view("first") == scene.state.view("first")
