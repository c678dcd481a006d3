"""What is counted of finished games."""

import pytest

from tests.games.card_game.scenes import victory_check
from westmarch import Generator
from westmarch.games.card_game import GAME
from westmarch.games.card_game.state import Table
from westmarch.kernel import playout


def test_the_figures_of_the_worked_example() -> None:
    free = "bag_end the_council_of_elrond lothlorien henneth_annun helms_deep minas_tirith lorien orthanc"
    shadow = "weathertop khazad_dum amon_hen cirith_ungol cracks_of_doom minas_morgul dol_guldur"
    scored = {"free": free, "shadow": shadow}
    scene = victory_check(9, scored=scored, corruption=7, used_rings="frodo witch_king saruman", round=8)
    assert GAME.figures(scene.state) == {
        "rounds": 8,
        "last path": 9,
        "lead of the winner": 4,
        "free points": 14,  # with the Ring token that aragorn kept
        "free battlegrounds": 4,
        "free paths": 4,
        "free cards eliminated": 0,
        "shadow points": 10,
        "shadow battlegrounds": 2,
        "shadow paths": 5,
        "shadow cards eliminated": 0,
        "corruption": 7,
        "Ring token kept by frodo": 0,
        "Ring token kept by witch_king": 0,
        "Ring token kept by aragorn": 1,
        "Ring token kept by saruman": 0,
    }


@pytest.mark.parametrize("preset", GAME.presets)
def test_points_and_lead_are_those_of_the_outcome(preset: str) -> None:
    for seed in range(5):
        state = GAME.new(GAME.presets[preset], seed)
        assert isinstance(state, Table)
        playout(state, Generator.seeded(seed))
        assert state.outcome is not None
        figures = GAME.figures(state)
        points = {name: figures[("free points", "shadow points")[state.sides[i]]] for i, name in enumerate(state.seats)}
        assert points == state.outcome.scores
        scores = set(state.outcome.scores.values())
        assert figures["lead of the winner"] == max(scores) - min(scores)
        tokens = [name for name in figures if name.startswith("Ring token")]
        assert len(tokens) == {"duel2": 0, "duel3": 2, "fellowship": 0}.get(preset, 4)
