"""The tool that teaches War of the Ring's judgement: what it writes down of games, keeps, and learns from."""

import sys
from math import log
from pathlib import Path

import pytest

from tools import teach_war_of_the_ring as tool
from westmarch.agents.judging.layer import Layer, stored
from westmarch.agents.war_of_the_ring.judgement import UNITS
from westmarch.kernel import BadInput
from westmarch.networks.features.war_of_the_ring import SIZE


def test_a_game_teaches_what_both_sides_knew_at_each_turn_and_who_won() -> None:
    lessons = tool.play(3)
    assert lessons == tool.play(3)
    assert {lesson.game for lesson in lessons} == {3}
    for one, other in zip(lessons[::2], lessons[1::2], strict=True):
        assert one.won != other.won
        assert one.holding != other.holding
        assert set(one.holding) <= set(range(SIZE))
    assert len({lesson.won for lesson in lessons[::2]}) == 1


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "PORTION", 1)
    path = tool.portion((tmp_path / "games-4.bin", 4))
    assert list(tool.read(path)) == tool.play(4)
    monkeypatch.setattr(tool, "play", None)
    assert tool.portion((path, 4)) == path
    assert [file.name for file in tmp_path.iterdir()] == ["games-4.bin"]


def test_what_tells_who_wins_is_learned_and_can_be_read_again(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    lessons = [tool.Lesson(i, [i % 7, 10 + i % 2, 20 + i % 3], i % 2 == 0) for i in range(6000)]
    learner, curve = tool.teach(lessons, 4, 0.02, 1)
    assert curve[-1][1] < 0.2 < 0.6 < curve[0][1]
    path = tmp_path / "judgement.bin"
    path.write_bytes(learner.numbers().numpy().astype("<f2").tobytes())
    numbers = stored(path)
    width = UNITS + 1
    rows = [numbers[i * width : (i + 1) * width] for i in range(30)]
    end = SIZE * width
    layer = Layer(rows, numbers[end : end + UNITS], numbers[end + UNITS : -1], numbers[-1])
    assert layer.chance([3, 10, 21]) > 0.8
    assert layer.chance([3, 11, 21]) < 0.2
    said = layer.chance([3, 10, 21])
    assert float(learner.loss([tool.Lesson(0, [3, 10, 21], True)]).detach()) == pytest.approx(-log(said), abs=0.01)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadInput, match="too few"):
        tool.teach([tool.Lesson(1, [0], True)], 1, 0.1, 1)


def test_what_was_taught_goes_into_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "judgement.bin").write_bytes(b"taught")
    monkeypatch.setattr(tool, "FILE", tmp_path / "package.bin")
    monkeypatch.setattr(sys, "argv", ["teach", "--out", str(tmp_path), "--install"])
    tool.main()
    assert (tmp_path / "package.bin").read_bytes() == b"taught"
