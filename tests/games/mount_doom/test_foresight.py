"""What the view foretells of a die is what the die then does."""

from typing import Any

import pytest

from tests.games.mount_doom.scenes import final, opened, table


def foretold(figures: dict[str, int | str], figure: str, face: int, **settings: Any) -> dict[str, Any]:
    told: dict[str, Any] = table(figures, **settings).view()["would"]["figures"][figure][face - 1]
    return told


@pytest.mark.parametrize(
    ("figures", "figure", "face", "told"),
    [
        ({}, "aragorn", 2, {"to": 2}),
        ({}, "aragorn", 3, {"to": 3, "event": "nazgul", "covered": False}),
        ({"gimli": 3}, "aragorn", 3, {"to": 3, "event": "nazgul", "covered": True}),
        ({"aragorn": 4}, "aragorn", 3, {"to": 7, "event": "heart", "covered": False}),
        ({"aragorn": 4}, "aragorn", 4, {"to": 8, "courage": 1}),
        ({"aragorn": 38, "ring_bearer": 33}, "aragorn", 6, {"to": None}),
        ({"aragorn": "waiting"}, "aragorn", 1, {"to": None}),
        ({"ring_bearer": 5}, "ring_bearer", 3, {"to": 8, "gandalf": "drawn"}),
        ({"ring_bearer": 5}, "ring_bearer", 6, {"to": 8, "gandalf": "lost"}),
    ],
)
def test_where_a_die_would_take_its_figure(
    figures: dict[str, int | str], figure: str, face: int, told: dict[str, Any]
) -> None:
    assert foretold(figures, figure, face) == told


def test_change_b_uncovers_the_event_spaces() -> None:
    assert foretold({"gimli": 3}, "aragorn", 3, unprotected=True)["covered"] is False


def test_courage_at_its_top_gains_nothing() -> None:
    assert "courage" not in foretold({"aragorn": 4}, "aragorn", 4, courage=15)


@pytest.mark.parametrize(
    ("track", "settings", "met"),
    [
        ("cave_troll - - - - -", {}, {"battles": 1, "hearts": 2}),
        ("saruman - - - - -", {"warriors": 4}, {"uruk_hai": 1}),
        ("saruman - - - - -", {"warriors": 5}, {}),
        ("nazgul - - - - -", {}, {"nazgul": 1}),
        ("?balrog - - - - -", {}, {}),
        ("balrog - - - - -", {}, {"hearts": 3}),
        ("uruk_hai - - - - -", {"stage": "gondor", "warriors": 2}, {"battles": 3, "hearts": 1}),
        ("uruk_hai - - - - -", {"stage": "gondor", "chieftain": False}, {"gains": 1}),
        ("eye_of_sauron - - - - -", {"stage": "gondor", "courage": 11}, {"hearts": 7}),
        ("witch_king - - - - -", {"stage": "minas_morgul", "nazgul": 4}, {"dice": 4}),
        ("mouth_of_sauron - - - - -", {"stage": "minas_morgul"}, {"until_two_in_a_row": True, "hearts": 1}),
        ("- - - - - -", {}, {"symbol": "nazgul"}),
    ],
)
def test_what_a_black_die_would_meet(track: str, settings: dict[str, Any], met: dict[str, Any]) -> None:
    assert table({}, track=track, **settings).view()["would"]["slots"][0] == met


def test_an_empty_slot_tells_its_companion_and_the_last_stage_has_no_coloured_dice() -> None:
    assert table().view()["would"]["slots"][1] == {"symbol": "merry_pippin"}
    assert final().view()["would"]["figures"] == {}


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [0, 2, 4, 9, 35, 37])
@pytest.mark.parametrize("figure", ["ring_bearer", "aragorn"])
def test_what_was_foretold_comes_true(figure: str, start: int, face: int) -> None:
    """The die is thrown and played: the figure, the courage and Gandalf's cards are as the view had said."""
    others: dict[str, int | str] = {"ring_bearer": start - start % 8} if figure == "aragorn" else {}
    scene = table({**others, figure: start, "merry_pippin": "waiting", "gimli": "waiting"})
    would = scene.view()["would"]["figures"][figure][face - 1]
    nazgul, courage, cards = scene.state.nazgul, scene.courage, len(scene.hand())
    scene.turn((5, figure, face), (5, "merry_pippin", 1))
    assert scene.at(figure) == ("waiting" if would["to"] is None else would["to"])
    acts = would.get("event") if not would.get("covered") else None
    assert scene.courage - courage == would.get("courage", 0) - (acts == "heart")
    assert scene.state.nazgul - nazgul == (acts == "nazgul")
    assert len(scene.hand()) - cards == (would.get("gandalf") == "drawn")


def test_looking_changes_nothing() -> None:
    scene = opened(3)
    before = scene.state.to_json()
    scene.view()
    assert scene.state.to_json() == before
