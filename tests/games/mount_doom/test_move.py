"""Moving, event spaces, and the end of a stage. DOOM-MOVE, DOOM-EVENT, DOOM-STAGE"""

from typing import Any

import pytest

from tests.games.mount_doom.scenes import DoomScene, table
from tests.rulebook import rule

NOWHERE = 5
"""An empty slot whose companion waits: its die does nothing."""


def moving(figures: dict[str, int | str], figure: str, face: int, **settings: Any) -> DoomScene:
    """One figure has been moved by its die, and nothing else happened in the turn."""
    idle = "merry_pippin" if figure != "merry_pippin" else "legolas"
    scene = table({"gimli": "waiting", **figures, idle: "waiting"}, **settings)
    return scene.turn((NOWHERE, figure, face), (NOWHERE, idle, 1))


@rule("DOOM-MOVE-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_moves_its_figure_exactly_so_far(face: int) -> None:
    scene = moving({"aragorn": 8, "legolas": 8}, "aragorn", face)
    assert scene.at("aragorn") == 8 + face
    assert scene.at("legolas") == 8
    (told,) = scene.told("moved")
    assert (told["figure"], told["from"], told["to"], told["cause"]) == ("aragorn", 8, 8 + face, "blue")


@rule("DOOM-MOVE-02")
def test_a_companion_may_not_stop_short_but_the_ring_bearer_does() -> None:
    assert moving({"aragorn": 5}, "aragorn", 6).at("aragorn") == 11
    assert moving({"ring_bearer": 5}, "ring_bearer", 6, gandalf_stack="").at("ring_bearer") == 8


@rule("DOOM-MOVE-03")
def test_any_number_of_figures_stand_on_one_space() -> None:
    scene = moving({"ring_bearer": 6, "aragorn": 5, "legolas": 6}, "aragorn", 1)
    assert [scene.at(f) for f in ("ring_bearer", "aragorn", "legolas")] == [6, 6, 6]


@rule("DOOM-MOVE-04")
def test_companions_run_ahead_through_later_stages() -> None:
    scene = moving({"aragorn": 20}, "aragorn", 6)
    assert scene.at("aragorn") == 26
    assert scene.state.stage == 0


@rule("DOOM-MOVE-05")
def test_every_move_goes_forward() -> None:
    scene = table({"ring_bearer": 2, "aragorn": 1, "gimli": 4}, cards="faramir theoden gandalfs_support")
    scene.choose("use faramir", "advance 2", "use theoden", "lead gimli")
    scene.choose("use gandalfs_support", "die blue").turn((3, "legolas", 1), (6, "gimli", 2))
    before = scene.at("aragorn")
    scene.choose("advance 2")
    assert isinstance(before, int)
    assert scene.at("aragorn") == before + 2


@rule("DOOM-MOVE-06")
@pytest.mark.parametrize(("face", "place"), [(2, 40), (3, "waiting"), (6, "waiting")])
def test_nobody_runs_past_minas_morgul(face: int, place: int | str) -> None:
    scene = moving({"ring_bearer": 33, "aragorn": 38}, "aragorn", face, stage="minas_morgul")
    assert scene.at("aragorn") == place
    assert len(scene.told("waits")) == (place == "waiting")


@rule("DOOM-MOVE-07")
def test_whoever_waits_stays_and_supports_nobody() -> None:
    scene = table({"ring_bearer": 34, "gimli": "waiting"}, stage="minas_morgul", track="- mumakil - - - -")
    scene.turn((2, "gimli", 6), (6, "aragorn", 1), then=["gimli", "gimli"])
    assert scene.battles == ["lost", "lost"]
    assert scene.at("gimli") == "waiting"


@rule("DOOM-MOVE-08")
def test_a_companion_on_minas_morgul_that_must_move_waits() -> None:
    scene = moving({"ring_bearer": 33, "aragorn": 40}, "aragorn", 1, stage="minas_morgul")
    assert scene.at("aragorn") == "waiting"


@rule("DOOM-MOVE-08")
@pytest.mark.parametrize(("steps", "place"), [(0, 40), (1, "waiting")])
def test_a_symbols_move_can_be_answered_with_nought(steps: int, place: int | str) -> None:
    scene = table({"ring_bearer": 33, "aragorn": 40}, stage="minas_morgul")
    scene.turn((3, "gimli", 1), (6, "legolas", 1)).choose(f"advance {steps}")
    assert scene.at("aragorn") == place


# --- event spaces ---------------------------------------------------------------------------------------------------


@rule("DOOM-EVENT-01")
@pytest.mark.parametrize(("face", "loss"), [(1, []), (2, [1]), (3, [])])
def test_only_the_space_where_a_move_ends_acts(face: int, loss: list[int]) -> None:
    assert moving({"aragorn": 8}, "aragorn", face).losses == loss


@rule("DOOM-EVENT-02")
@pytest.mark.parametrize("space", [7, 10, 22, 27, 33])
def test_a_dark_heart_costs_one_courage(space: int) -> None:
    scene = moving({"aragorn": space - 1}, "aragorn", 1)
    assert scene.courage == 12
    assert scene.told("courage")[0]["cause"] == "event_space"


@rule("DOOM-EVENT-03")
@pytest.mark.parametrize("space", [3, 15, 20, 30, 35, 37])
def test_a_nazgul_space_places_one(space: int) -> None:
    scene = moving({"aragorn": space - 1}, "aragorn", 1)
    assert scene.state.nazgul == 2
    assert scene.told("nazgul_placed")[0]["rule"] == "DOOM-EVENT-03"


@rule("DOOM-EVENT-04")
def test_a_figure_covers_the_space_for_others() -> None:
    assert moving({"aragorn": 7, "ring_bearer": 6}, "ring_bearer", 1).courage == 13
    assert moving({"aragorn": 6, "ring_bearer": 6}, "ring_bearer", 1).courage == 12
    assert moving({"aragorn": 3, "legolas": 2}, "legolas", 1).state.nazgul == 1


@rule("DOOM-EVENT-05")
def test_the_space_acts_again_once_the_last_has_left() -> None:
    scene = table({"aragorn": 7, "legolas": 6, "gimli": "waiting"})
    scene.turn((NOWHERE, "aragorn", 2), (NOWHERE, "legolas", 1))
    assert scene.losses == [1]


@rule("DOOM-EVENT-06")
def test_every_kind_of_move_triggers_events() -> None:
    scene = table({"ring_bearer": 5}, cards="faramir").choose("use faramir", "advance 2")
    assert scene.courage == 12
    scene = table({"gimli": 6}, cards="gandalfs_support").dice(1, 1, 1, 1, 1).choose("use gandalfs_support", "die red")
    assert scene.courage == 12
    scene = table({"aragorn": 6}).turn((3, "gimli", 1), (6, "legolas", 1)).choose("advance 1")
    assert scene.courage == 12


@rule("DOOM-EVENT-06")
def test_a_move_of_nought_triggers_nothing() -> None:
    scene = table({"aragorn": 7}).turn((3, "gimli", 1), (6, "legolas", 1)).choose("advance 0")
    assert scene.courage == 13


# --- the end of a stage -----------------------------------------------------------------------------------------------


@rule("DOOM-STAGE-01")
@pytest.mark.parametrize("place", [8, 16, 24, 32, 40])
def test_an_exact_arrival_wins_a_companion_courage(place: int) -> None:
    scene = moving({"aragorn": place - 3, "ring_bearer": 1}, "aragorn", 3)
    assert scene.courage == 14
    assert scene.told("courage")[0]["rule"] == "DOOM-STAGE-01"


@rule("DOOM-STAGE-02")
def test_passing_a_destination_wins_nothing() -> None:
    scene = moving({"aragorn": 5}, "aragorn", 4)
    assert scene.at("aragorn") == 9
    assert scene.told("courage") == []


@rule("DOOM-STAGE-03")
def test_each_companion_wins_at_each_destination() -> None:
    scene = table({"ring_bearer": 1, "aragorn": 5, "legolas": 12, "gimli": "waiting"})
    scene.turn((NOWHERE, "aragorn", 3), (NOWHERE, "legolas", 4))
    assert scene.courage == 15
    scene = moving({"aragorn": 8, "legolas": 8}, "legolas", 6)
    assert scene.courage == 13


@rule("DOOM-STAGE-04")
def test_the_stage_ends_with_the_ring_bearers_arrival_only() -> None:
    assert moving({"aragorn": 5}, "aragorn", 3).state.stage == 0
    scene = moving({"ring_bearer": 5}, "ring_bearer", 3, gandalf_stack="")
    assert scene.told("stage_ends")[0]["stage"] == "lothlorien"
    assert scene.state.stage == 1


@rule("DOOM-STAGE-05")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_the_ring_bearer_stops_at_the_destination_by_die(face: int) -> None:
    assert moving({"ring_bearer": 5}, "ring_bearer", face, gandalf_stack="").at("ring_bearer") == 8


@rule("DOOM-STAGE-05")
def test_the_ring_bearer_stops_at_the_destination_with_faramir() -> None:
    scene = table({"ring_bearer": 6}, cards="faramir", gandalf_stack="").choose("use faramir", "advance 4")
    assert scene.at("ring_bearer") == 8


@rule("DOOM-STAGE-06")
def test_an_exact_arrival_draws_a_card_before_the_other_dice() -> None:
    scene = table({"ring_bearer": 5}, track="- saruman - - - -", gandalf_stack="gandalfs_wrath")
    scene.turn((6, "ring_bearer", 3), (2, "gimli", 1))
    assert scene.prompt == "encounter.after"  # the drawn Wrath can already strike at Saruman
    assert scene.legal() == {"use gandalfs_wrath", "pass"}


@rule("DOOM-STAGE-07")
def test_an_arrival_with_too_much_loses_a_card_unseen() -> None:
    scene = moving({"ring_bearer": 5}, "ring_bearer", 4, gandalf_stack="gandalfs_wrath gandalfs_power")
    assert scene.hand() == set()
    (told,) = scene.told("gandalf_boxed")
    assert "card" not in told
    assert scene.state.box >> 10 & 1
    assert not scene.state.seen >> 10 & 1


@rule("DOOM-STAGE-08")
def test_the_next_stage_is_laid_out_as_at_the_start() -> None:
    scene = table({"ring_bearer": 5, "aragorn": 12, "gimli": "waiting"}, track="saruman - ?nazgul - - arwen")
    scene.turn((NOWHERE, "ring_bearer", 4), (NOWHERE, "legolas", 1))
    assert scene.track[0] == scene.track[5] == "?"
    assert not {"?", "-"} & set(scene.track[1:5])
    assert scene.box >= {"saruman", "nazgul", "arwen"}
    assert scene.view()["stacks"] == {"helms_deep": 7, "gondor": 7, "minas_morgul": 7, "mount_doom": 7}
    assert scene.at("aragorn") == 12
    (told,) = scene.told("stage_begins")
    assert told["track"][0] is told["track"][5] is None


@rule("DOOM-STAGE-09")
def test_then_the_next_player_takes_over() -> None:
    scene = moving({"ring_bearer": 5}, "ring_bearer", 4, players=3, seat="second", gandalf_stack="")
    assert scene.state.stage == 1
    assert scene.asked == {"third": "turn.begin"}


@rule("DOOM-STAGE-10")
def test_the_ended_stage_counts_until_the_next_is_laid_out() -> None:
    places: dict[str, int | str] = {"ring_bearer": 5, "gimli": 7, "legolas": 8, "aragorn": 9}
    for face, result in [("gimli", "lost"), ("legolas", "won"), ("aragorn", "lost")]:
        scene = table(places, track="- moria_orc - - - -", gandalf_stack="")
        scene.turn((6, "ring_bearer", 3), (2, "merry_pippin", 1), then=[face])
        assert scene.battles == [result]


@rule("DOOM-STAGE-11")
def test_only_a_die_wins_rewards() -> None:
    scene = table({"ring_bearer": 6, "gimli": 5}, cards="theoden faramir", gandalf_stack="gandalfs_wrath")
    scene.choose("use theoden", "lead gimli")
    assert (scene.at("gimli"), scene.courage) == (8, 13)
    scene.choose("use faramir", "advance 2")
    assert scene.at("ring_bearer") == 8
    assert scene.hand() == set()
    assert "gandalfs_wrath" in scene.box


@rule("DOOM-STAGE-12")
def test_all_else_outlasts_the_stage() -> None:
    scene = moving(
        {"ring_bearer": 5},
        "ring_bearer",
        4,
        cards="elrond boromir",
        warriors=3,
        nazgul=4,
        locked=True,
        courage=6,
        ents=True,
        gandalf_stack="",
    )
    s = scene.state
    assert (s.stage, s.warriors, s.nazgul, s.locked, s.courage, s.ents) == (1, 3, 4, 1, 6, 1)
    assert scene.hand() == {"elrond", "boromir"}


@rule("DOOM-STAGE-13")
def test_the_order_of_the_end_of_minas_morgul() -> None:
    scene = table(
        {"ring_bearer": 37, "aragorn": 40, "gimli": "waiting"},
        stage="minas_morgul",
        cards="gandalfs_vision boromir",
        gandalf_stack="",
        courage=5,
        easier=True,
        players=2,
    )
    scene.turn((NOWHERE, "ring_bearer", 3), (NOWHERE, "legolas", 1))
    assert scene.asked == {"first": "stage.vision"}
    assert scene.courage == 7
    assert scene.at("ring_bearer") == 41
    assert scene.state.stage == 4
    scene.choose("pass")
    assert scene.asked == {"second": "final.roll"}
