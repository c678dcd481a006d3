"""How the Wizard judges a table at the beginning of a turn, and the small network that it asks."""

from pathlib import Path
from struct import pack

import pytest

import westmarch
from westmarch.agents.judging.layer import Layer, chance_of, stored
from westmarch.agents.war_of_the_ring.judgement import FILE, NETWORK, UNITS, judged
from westmarch.agents.war_of_the_ring.stage import Stage
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NOWHERE
from westmarch.games.war_of_the_ring.state import Table
from westmarch.networks.features.war_of_the_ring import SIZE


def begun(players: int = 2) -> Table:
    """The beginning of the first turn whose dice for the Hunt are to be placed."""
    state = westmarch.game("war_of_the_ring").new({"players": players}, 5)
    assert isinstance(state, Table)
    stage = Stage()
    while state.stack[-1].PROMPT != "turn.hunt_dice":
        state.apply(state.turn, stage.choice(state, state.turn, state.legal(state.turn)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_side_has_one_chance_and_the_other_the_rest(players: int) -> None:
    state = begun(players)
    chances = judged(state)
    free = chances[state.side_at(0) != FREE_PEOPLES]
    assert 0.1 < free < 0.9
    for seat, chance in enumerate(chances):
        assert chance == pytest.approx(free if state.side_at(seat) == FREE_PEOPLES else 1 - free)


def test_near_the_crack_of_doom_corruption_decides() -> None:
    state = begun()
    before = judged(state)[0]
    state.fellowship, state.mordor, state.corruption = NOWHERE, 4, 2
    near = judged(state)[0]
    state.corruption = 11
    assert judged(state)[0] + 0.1 < near
    assert near > before + 0.2


def test_the_file_holds_a_row_for_each_thing_that_can_be_known() -> None:
    assert FILE.stat().st_size == 2 * (SIZE * (UNITS + 1) + 2 * UNITS + 1) <= 5_000_000
    assert len(NETWORK.rows) == SIZE
    assert NETWORK.size == UNITS


def test_rows_add_up_and_only_units_above_nought_count() -> None:
    layer = Layer([[1.0, -1.0, 0.25], [1.0, 3.0, 0.5]], [0.5, -0.5], [2.0, 1.0], -1.0)
    assert layer.chance([]) == pytest.approx(chance_of(-1 + 2 * 0.5))
    assert layer.chance([0]) == pytest.approx(chance_of(-1 + 0.25 + 2 * 1.5))
    assert layer.chance([0, 1]) == pytest.approx(chance_of(-1 + 0.75 + 2 * 2.5 + 1.5))
    assert layer.summed([(0, 2.0)], layer.none()) == [2.0, -2.0, 0.5]
    assert chance_of(-1000.0) == 0.0
    assert chance_of(1000.0) == 1.0


def test_numbers_are_stored_in_half_precision(tmp_path: Path) -> None:
    path = tmp_path / "numbers.bin"
    path.write_bytes(pack("<3e", 1.0, -0.5, 0.25))
    assert stored(path) == [1.0, -0.5, 0.25]
