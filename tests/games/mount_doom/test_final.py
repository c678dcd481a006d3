"""The last stage, the end of the game, and the easier and harder games. DOOM-FINAL, DOOM-END, DOOM-EASY, DOOM-HARD"""

from typing import Any

import pytest

from tests.games.mount_doom.scenes import DoomScene, final, opened, table
from tests.rulebook import rule
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.state import TURN_LIMIT

NOWHERE = 5


def arriving(face: int = 3, **settings: Any) -> DoomScene:
    """The Ring-bearer comes to Minas Morgul from space 37; Gimli waits, and Legolas is far behind."""
    figures = {"ring_bearer": 37, "gimli": "waiting", "legolas": 20, **settings.pop("figures", {})}
    scene = table(figures, stage="minas_morgul", gandalf_stack="", **settings)
    return scene.turn((NOWHERE, "ring_bearer", face), (NOWHERE, "legolas", 1))


@rule("DOOM-FINAL-01")
@pytest.mark.parametrize("face", [3, 4, 6])
def test_the_ring_bearer_stops_at_minas_morgul_and_the_dice_are_resolved(face: int) -> None:
    scene = arriving(face)
    assert scene.told("moved")[0]["to"] == 40
    assert scene.at("legolas") == 21
    assert scene.state.stage == 5


@rule("DOOM-FINAL-02", "DOOM-FINAL-03")
def test_each_companion_on_minas_morgul_gives_a_step() -> None:
    scene = arriving(figures={"legolas": 39, "merry_pippin": 40, "aragorn": "waiting", "gimli": "waiting"})
    assert scene.at("legolas") == 40
    assert scene.at("ring_bearer") == 42
    assert scene.told("moved")[-1]["rule"] == "DOOM-FINAL-02"


@rule("DOOM-FINAL-03")
def test_whoever_waits_or_is_short_of_it_gives_none() -> None:
    scene = arriving(figures={"merry_pippin": 39, "aragorn": "waiting"})
    assert scene.at("ring_bearer") == 40
    assert scene.at("merry_pippin") == 39


@rule("DOOM-FINAL-04")
def test_a_companion_led_there_by_theoden_counts() -> None:
    scene = table({"ring_bearer": 37, "aragorn": 34, "gimli": "waiting"}, stage="minas_morgul", cards="theoden")
    scene.choose("use theoden", "lead aragorn").turn((NOWHERE, "ring_bearer", 3), (NOWHERE, "legolas", 1))
    assert scene.at("ring_bearer") == 41


@rule("DOOM-FINAL-05")
def test_the_last_cards_are_laid_out_in_the_usual_way() -> None:
    scene = arriving()
    assert scene.track[0] == scene.track[5] == "?"
    assert not {"?", "-"} & set(scene.track[1:5])
    assert scene.view()["stacks"] == {}


@rule("DOOM-FINAL-06")
def test_last_cards_stay_on_the_track_and_stay_turned_up() -> None:
    scene = final(track="?eagles gollums_madness - - - -").dice(1, 1, 2).choose("roll")
    assert scene.track[0] == "eagles"
    assert scene.told("turned_up")
    scene.choose("roll")
    assert scene.told("turned_up") == []
    scene.choose("roll")
    assert scene.track[:2] == ["eagles", "gollums_madness"]
    assert scene.courage == 14


@rule("DOOM-FINAL-07")
def test_a_last_turn_is_a_die_its_slot_and_a_step() -> None:
    scene = final(41, track="- - - eagles - -", players=2)
    assert scene.legal() == {"roll"}
    scene.dice(4).choose("roll")
    assert [told["dice"] for told in scene.told("rolled")] == [{"black_1": 4}]
    kinds = [event.kind for event in scene.events]
    assert kinds.index("activated") < kinds.index("moved")
    assert scene.at("ring_bearer") == 42
    assert scene.asked == {"second": "final.roll"}


@rule("DOOM-FINAL-08")
def test_the_encounter_comes_before_the_last_step() -> None:
    scene = final(47, courage=2, track="- - gollums_deceit - - -").dice(3).choose("roll")
    assert scene.winner is None
    assert scene.reason == "courage_lost"
    assert scene.at("ring_bearer") == 47


@rule("DOOM-FINAL-09")
def test_no_coloured_and_no_battle_die_is_used() -> None:
    scene = final()
    assert scene.refused("take orange") == "DOOM-FINAL-09"
    scene.dice(2).choose("roll")
    assert list(scene.told("rolled")[0]["dice"]) == ["black_1"]


@rule("DOOM-FINAL-10")
def test_what_can_still_be_used_on_the_last_stage() -> None:
    useless = "theoden arwen eomer galadriel boromir eowyn gandalfs_vision gandalfs_support gandalfs_trick"
    scene = final(cards=f"{useless} elrond gandalfs_power gandalfs_wrath treebeard", track="- - eagles - - -")
    assert scene.legal() == {"roll", "use treebeard"}
    for card in useless.split():
        assert scene.refused(f"use {card}") == "DOOM-FINAL-10"
    scene.dice(3).choose("roll")
    assert scene.legal() == {"use elrond", "use gandalfs_power", "use treebeard", "pass"}
    scene.choose("pass")
    assert scene.legal() == {"use gandalfs_wrath", "pass"}
    scene.choose("pass")
    assert scene.legal() == {"use treebeard", "pass"}


@rule("DOOM-FINAL-10")
def test_treebeard_brings_only_courage_there() -> None:
    scene = final(cards="treebeard", courage=9).choose("use treebeard")
    assert scene.courage == 11
    assert scene.state.ents == 0


@rule("DOOM-FINAL-11")
def test_faramir_does_not_help_on_the_last_stage() -> None:
    scene = final(cards="faramir")
    assert scene.legal() == {"roll"}
    assert scene.refused("use faramir") == "DOOM-FINAL-11"


@rule("DOOM-FINAL-12")
def test_wrath_may_remove_a_last_card() -> None:
    scene = final(cards="gandalfs_wrath", track="- - gollums_deceit - - -").dice(3, 3).choose("roll")
    scene.choose("use gandalfs_wrath")
    assert scene.track[2] == "-"
    scene.choose("roll")
    assert scene.prompt == "final.roll"
    assert [told["rule"] for told in scene.told("nothing_happens")] == ["DOOM-FINAL-12"]


@rule("DOOM-FINAL-12")
def test_the_nazgul_symbol_still_counts_there() -> None:
    assert final().dice(1).choose("roll").state.nazgul == 2


@rule("DOOM-FINAL-13")
@pytest.mark.parametrize("card", ["faramir", "gandalfs_support"])
def test_coming_to_minas_morgul_before_a_turn_starts_the_last_stage_at_once(card: str) -> None:
    scene = table(
        {"ring_bearer": 38, "aragorn": 40}, stage="minas_morgul", cards=card, players=2, gandalf_stack="", seat="second"
    )
    scene.dice(2, 1, 1, 1, 1).choose(f"use {card}")
    scene.choose("advance 2" if card == "faramir" else "die orange")
    assert scene.at("ring_bearer") == 41
    assert scene.asked == {"second": "final.roll"}


@rule("DOOM-FINAL-14")
def test_the_order_of_a_last_turn() -> None:
    scene = final(
        41,
        cards="elrond gandalfs_power gandalfs_wrath treebeard",
        courage=8,
        track="- shelobs_sting - - - -",
    )
    prompts = []
    scene.dice(2, 5)
    for token in ["roll", "pass", "pass", "pass", "pass", "pass"]:
        prompts.append(scene.prompt)
        scene.choose(token)
    assert prompts == [
        "final.roll",
        "final.rolled",
        "dice.after_roll",
        "courage.before_loss",
        "encounter.after",
        "final.step",
    ]
    assert scene.at("ring_bearer") == 42
    assert scene.courage == 6


@rule("DOOM-FINAL-14")
def test_elrond_and_power_change_the_die_of_the_turn() -> None:
    scene = final(cards="elrond gandalfs_power", track="- gollums_deceit eagles - - -").dice(2, 2).choose("roll")
    scene.choose("use elrond", "use gandalfs_power", "face 3")
    assert scene.courage == 14


# --- the end of the game ---------------------------------------------------------------------------------------------


@rule("DOOM-END-01")
def test_all_win_when_the_ring_bearer_reaches_the_crater() -> None:
    scene = final(47, players=3, track="- - eagles - - -").dice(3).choose("roll")
    assert scene.reason == "ring_destroyed"
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ("first", "second", "third")
    assert scene.state.outcome.scores == {"first": 48, "second": 48, "third": 48}


@rule("DOOM-END-02")
def test_all_lose_when_the_ring_would_leave_the_track() -> None:
    scene = table({"ring_bearer": 1, "gimli": 6}, courage=1, players=2).turn((6, "gimli", 1), (6, "aragorn", 1))
    assert scene.reason == "courage_lost"
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ()
    assert scene.told("game_over")[0]["cause"] == "event_space"


@rule("DOOM-END-03")
def test_all_lose_when_the_ninth_nazgul_is_placed() -> None:
    scene = table({"gimli": 2}, nazgul=8, players=2, track="saruman - - - - -").turn((1, "gimli", 1), (6, "aragorn", 1))
    assert scene.reason == "nazgul_gathered"
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ()


@rule("DOOM-END-04")
def test_nothing_more_is_resolved_after_the_end() -> None:
    scene = table({"ring_bearer": 9}, courage=1, track="- uruk_hai - - - -", warriors=4)
    scene.turn((2, "gimli", 1), (6, "aragorn", 1), then=["sauron"])
    assert scene.events[-1].kind == "game_over"
    assert scene.battles == ["lost"]
    assert scene.at("gimli") == 0
    assert scene.state.pending == ()


@rule("DOOM-END-05")
def test_a_game_without_end_is_stopped() -> None:
    scene = table({"gimli": "waiting", "aragorn": "waiting"}, turns=TURN_LIMIT - 1)
    assert not scene.state.over
    scene.turn((NOWHERE, "gimli", 1), (NOWHERE, "aragorn", 1))
    assert scene.reason == "turn_limit"
    assert scene.winner is None


# --- the easier game --------------------------------------------------------------------------------------------------


@rule("DOOM-EASY-01")
@pytest.mark.parametrize(("easier", "courage"), [(True, 9), (False, 5)])
def test_unused_cards_give_courage_at_minas_morgul(easier: bool, courage: int) -> None:
    cards = {"first": "arwen boromir", "second": "gandalfs_trick eowyn"}
    scene = arriving(easier=easier, players=2, courage=5, cards=cards)
    assert scene.courage == courage


@rule("DOOM-EASY-01")
def test_no_other_stage_gives_courage_for_cards() -> None:
    scene = table({"ring_bearer": 29, "gimli": "waiting"}, easier=True, cards="arwen", gandalf_stack="", courage=5)
    scene.turn((NOWHERE, "ring_bearer", 3), (NOWHERE, "legolas", 1))
    assert scene.state.stage == 4
    assert scene.courage == 5


@rule("DOOM-EASY-02")
def test_the_cards_are_not_spent_and_the_top_is_the_top() -> None:
    scene = arriving(easier=True, courage=14, cards="arwen eowyn eomer")
    assert scene.courage == 15
    assert scene.hand() == {"arwen", "eowyn", "eomer"}


@rule("DOOM-EASY-03")
def test_the_courage_comes_before_the_steps_and_before_vision() -> None:
    scene = arriving(easier=True, courage=5, cards="gandalfs_vision", figures={"merry_pippin": 40})
    assert scene.prompt == "stage.vision"
    assert scene.courage == 6
    kinds = [event.kind for event in scene.events]
    assert kinds.index("courage") < len(kinds) - 1 - kinds[::-1].index("moved")


@rule("DOOM-EASY-03")
def test_it_comes_at_once_if_the_stage_ended_before_a_turn() -> None:
    scene = table({"ring_bearer": 38}, stage="minas_morgul", cards="faramir eowyn", easier=True, courage=5)
    scene.choose("use faramir", "advance 3")
    assert scene.courage == 6  # Faramir has been used


# --- the harder game --------------------------------------------------------------------------------------------------


@rule("DOOM-HARD-01")
def test_an_ally_helps_only_its_owner() -> None:
    cards = {"first": "treebeard gandalfs_support", "second": "faramir"}
    scene = table({"ring_bearer": 1}, players=2, cards=cards, exclusive_allies=True)
    assert {token for token in scene.legal() if token.startswith("use")} == {"use treebeard", "use gandalfs_support"}
    assert scene.refused("use faramir") == "DOOM-HARD-01"
    scene = table({"ring_bearer": 1}, players=2, cards=cards, exclusive_allies=True, seat="second")
    assert {token for token in scene.legal() if token.startswith("use")} == {"use faramir", "use gandalfs_support"}


@rule("DOOM-HARD-01")
def test_in_the_base_game_they_help_everybody() -> None:
    scene = table({"ring_bearer": 1}, players=2, cards={"first": "treebeard", "second": "faramir"})
    assert {token for token in scene.legal() if token.startswith("use")} == {"use treebeard", "use faramir"}


@rule("DOOM-HARD-02")
@pytest.mark.parametrize(("seat", "prompt"), [("first", "turn.begin"), ("second", "battle.boromir")])
def test_boromir_helps_only_the_youngest(seat: str, prompt: str) -> None:
    scene = table(
        {"ring_bearer": 9},
        players=2,
        seat=seat,
        cards={"second": "boromir"},
        exclusive_allies=True,
        track="- uruk_hai - - - -",
    )
    scene.turn((2, "gimli", 1), (6, "aragorn", 1), then=["sauron"])
    assert scene.prompt == prompt


@rule("DOOM-HARD-03")
@pytest.mark.parametrize(("unprotected", "courage"), [(True, 12), (False, 13)])
def test_event_spaces_are_never_covered(unprotected: bool, courage: int) -> None:
    scene = table({"ring_bearer": 6, "aragorn": 7, "gimli": "waiting"}, unprotected=unprotected)
    scene.turn((NOWHERE, "ring_bearer", 1), (NOWHERE, "gimli", 1))
    assert scene.courage == courage


@rule("DOOM-HARD-04")
def test_each_change_may_be_used_alone_or_both_together() -> None:
    presets = GAME.presets
    for players in (1, 2, 3, 4):
        assert presets[f"exclusive_{players}"] == {"players": players, "exclusive_allies": True}
        assert presets[f"unprotected_{players}"] == {"players": players, "unprotected": True}
        assert presets[f"harder_{players}"] == {"players": players, "exclusive_allies": True, "unprotected": True}
    both = opened(players=2, exclusive_allies=True, unprotected=True).state
    assert (both.exclusive, both.unprotected) == (True, True)


@rule("DOOM-HARD-05")
def test_without_a_choice_the_base_game_is_played() -> None:
    assert GAME.settle() == {"players": 1, "easier": False, "exclusive_allies": False, "unprotected": False}
    scene = opened(players=2, easier=True, unprotected=True)
    assert scene.state.options == {"players": 2, "easier": True, "exclusive_allies": False, "unprotected": True}
    again = GAME.from_json(scene.state.to_json())
    assert again.options == scene.state.options
