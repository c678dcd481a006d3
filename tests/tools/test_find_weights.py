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
    assert moved(FREE_PEOPLES, numbers, {}) == pytest.approx(numbers)
    found = stepped(FREE_PEOPLES, numbers, {"step": 3.0, "decay": -4.0, "hunters": 0.0})
    assert found["step"] > 3.2
    assert found["decay"] < 0.72
    assert found["hunters"] == 1.0


def test_what_was_found_is_a_part_of_what_can_be_found() -> None:
    for side, found in ((FREE_PEOPLES, FOUND_FREE_PEOPLES), (SHADOW, FOUND_SHADOW)):
        assert set(found) <= set(numbers_of(USUAL[side]))
        assert not set(found) & UNREAD[side]
        assert all(getattr(LEARNED[side], name) == number for name, number in found.items())


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
