"""Finding weights: what a slope is, that a step goes up it, and that a folder is gone on from."""

import json
from pathlib import Path

import pytest

from tools import find_weights
from tools.find_weights import Draw, moved, numbers_of, slopes, stepped
from westmarch.agents.war_of_the_ring.learned import FOUND_FREE_PEOPLES, FOUND_SHADOW, LEARNED
from westmarch.agents.war_of_the_ring.weights import UNREAD, USUAL
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW


def test_a_slope_tells_what_wins_and_the_other_side_sees_it_the_other_way_round() -> None:
    games = [
        Draw(({"step": sign, "point": other}, {"step": sign}), 1.0 if sign > 0 else 0.0)
        for sign in (-1.0, 1.0)
        for other in (-1.0, 1.0)
    ]
    assert slopes(games, FREE_PEOPLES) == pytest.approx({"step": 0.5 - 0.125, "point": 0.0})
    assert slopes(games, SHADOW) == pytest.approx({"step": -(0.5 - 0.125)})


def test_a_step_goes_so_far_up_the_slope() -> None:
    numbers = {"step": 3.2, "decay": 0.72, "hunters": 1.0}
    assert moved(numbers, {}) == pytest.approx(numbers)
    found = stepped(numbers, {"step": 3.0, "decay": -4.0, "hunters": 0.0})
    assert found["step"] > 3.2
    assert found["decay"] < 0.72
    assert found["hunters"] == 1.0


def test_what_was_found_is_a_part_of_what_can_be_found() -> None:
    for side, found in ((FREE_PEOPLES, FOUND_FREE_PEOPLES), (SHADOW, FOUND_SHADOW)):
        assert set(found) <= set(numbers_of(USUAL[side]))
        assert not set(found) & UNREAD[side]
        assert all(getattr(LEARNED[side], name) == number for name, number in found.items())


def test_who_played_by_experience_has_no_slope_in_that_game() -> None:
    games = [Draw(({"step": 1.0}, {}), 1.0), Draw(({"step": -1.0}, {}), 0.0), Draw(({}, {"step": 5.0}), 1.0)]
    more = [Draw(({}, {"step": -5.0}), 1.0)]
    assert slopes(games + more, FREE_PEOPLES)["step"] == pytest.approx(0.5 - 0.5 / 2**0.5 / 2)
    assert slopes(games + more, SHADOW)["step"] == 0.0


def test_a_third_of_the_games_is_against_ones_own_kind_the_rest_against_experience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[tuple[bool, bool]] = []

    def game(free: object, shadow: object, seed: int) -> float:
        met.append((free is USUAL[FREE_PEOPLES], shadow is USUAL[SHADOW]))
        return 1.0

    monkeypatch.setattr(find_weights, "free_peoples_win", game)
    numbers = numbers_of(USUAL[FREE_PEOPLES]), numbers_of(USUAL[SHADOW])
    drawn = [find_weights.play_drawn((numbers, seed)).drawn for seed in range(3)]
    assert met == [(False, False), (True, False), (False, True)]
    assert [(bool(free), bool(shadow)) for free, shadow in drawn] == [(True, True), (False, True), (True, False)]


def test_the_mean_of_rounds_is_geometric_but_for_dice(tmp_path: Path) -> None:
    rounds = [[{"step": step, "hunters_late": hunters}] * 2 for step, hunters in ((9.0, 9.0), (1.0, -1.0), (4.0, 2.0))]
    kept = {"round": 3, "numbers": rounds[-1], "slopes": [{}, {}], "found": rounds}
    (tmp_path / "weights.json").write_text(json.dumps(kept))
    free, shadow = find_weights.mean_of(tmp_path, (2, 3))
    assert free == shadow == pytest.approx({"step": 2.0, "hunters_late": 0.5})
    with pytest.raises(SystemExit, match="has the rounds 1 to 3"):
        find_weights.mean_of(tmp_path, (3, 4))


@pytest.mark.parametrize(
    ("text", "says"), [(None, "cannot be read"), ("{", "is not what this tool writes"), ("{}", "'round'")]
)
def test_a_folder_that_holds_something_else_is_named(tmp_path: Path, text: str | None, says: str) -> None:
    if text is not None:
        (tmp_path / "weights.json").write_text(text)
    with pytest.raises(SystemExit, match=says):
        find_weights.mean_of(tmp_path, (1, 1))


def test_a_round_is_played_and_kept_and_the_next_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        """Plays in this process."""

        def __enter__(self) -> "Pool":
            return self

        def __exit__(self, *error: object) -> None:
            pass

        imap = staticmethod(lambda play, tasks, size: map(play, tasks))

    class Context:
        Pool = staticmethod(lambda jobs: Pool())

    results = iter([1.0, 0.0] * 100)
    monkeypatch.setattr(find_weights, "get_context", lambda kind: Context)
    monkeypatch.setattr(find_weights, "free_peoples_win", lambda free, shadow, seed: next(results))
    for expected in (1, 2):
        find_weights.find(tmp_path, games=16, rounds=1, jobs=1)
        data = json.loads((tmp_path / "weights.json").read_text())
        assert data["round"] == expected
        assert set(data["numbers"][SHADOW]) == set(numbers_of(USUAL[SHADOW]))
