"""The golden records replay to the byte, on this build as on any other."""

import pytest

from tests.conformance.golden import CASES, HOME, PLAYED, path_of, played_again
from westmarch import Record


@pytest.mark.parametrize(("game_id", "preset"), CASES, ids=lambda part: part)
def test_a_golden_record_replays_to_the_byte(game_id: str, preset: str) -> None:
    path = path_of(game_id, preset)
    record = Record.read(path)
    assert record.state.over
    assert record.game.id == game_id
    assert record.options == record.game.settle(record.game.presets[preset])
    written = path.read_text("utf-8")
    engine = next(line for line in written.split("\n") if line.startswith("engine: "))
    assert record.text().replace(f"engine: {_engine(record)}", engine) == written


def _engine(record: Record) -> str:
    return record.sheet().engine


@pytest.mark.parametrize(("game_id", "reason"), PLAYED, ids=lambda part: part)
def test_a_game_of_agents_replays_to_its_end(game_id: str, reason: str) -> None:
    path = path_of(game_id, f"agents_{reason}")
    record = Record.read(path)
    assert record.game.id == game_id
    assert set(record.players.values()) == {"heuristic"}
    assert record.state.outcome is not None
    assert record.state.outcome.reason == reason
    assert played_again(path).text() == record.text()


def test_no_record_is_left_over() -> None:
    assert {path.relative_to(HOME).as_posix() for path in HOME.rglob("*.wmr")} == {
        *[f"{game_id}/{preset}.wmr" for game_id, preset in CASES],
        *[f"{game_id}/agents_{reason}.wmr" for game_id, reason in PLAYED],
    }
