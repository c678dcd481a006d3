"""The estimate of the Card Game is fitted to what it reads: tool and estimate see the same in a table."""

import pytest

from tests.agents.test_card_game import PRESETS, third_round
from westmarch.agents.card_game.estimate import to_come
from westmarch.agents.card_game.worth import CARD_WORTHS, OUTLOOKS
from westmarch.games.card_game.scenarios import LAST_PATH

pytest.importorskip("numpy")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_tables_times_what_is_seen_are_the_lead_to_come(preset: str) -> None:
    from tools.fit_card_game import ANY, values_of

    state = third_round(preset)
    part = (LAST_PATH[state.scenario] - state.path_number + 1) / LAST_PATH[state.scenario]
    values = values_of(state, part)
    outlook = OUTLOOKS[state.scenario]
    weights = [float(number) for number in outlook[:6]] + [own for pair in outlook[6:11] for own in pair]
    assert len(weights) == ANY
    weights += [hundredths / 100 for row in CARD_WORTHS.values() for hundredths in row]
    expected = sum(value * weight for value, weight in zip(values, weights, strict=True))
    assert to_come(state, part) == pytest.approx(expected)
