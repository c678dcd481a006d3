"""The estimate of the Card Game is fitted to what it reads: tool and estimate see the same in a table."""

import sys
from typing import Any, Final

import pytest

from tests.agents.test_card_game import PRESETS, third_round
from westmarch.agents.card_game.estimate import rounds_to_play, to_come
from westmarch.agents.card_game.worth import CARD_WORTHS, OUTLOOKS, Outlook
from westmarch.games.card_game.cards import NAMES
from westmarch.games.card_game.scenarios import LAST_PATH, SCENARIOS

pytest.importorskip("numpy")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_tables_times_what_is_seen_are_the_lead_to_come(preset: str) -> None:
    from tools.fit_card_game import ANY, BY_SIDE, SINGLE, values_of

    state = third_round(preset)
    part = rounds_to_play(state) / LAST_PATH[state.scenario]
    values = values_of(state, part)
    outlook = OUTLOOKS[state.scenario]
    weights = [getattr(outlook, name) for name in SINGLE] + [own for name in BY_SIDE for own in getattr(outlook, name)]
    assert len(weights) == ANY
    assert tuple(CARD_WORTHS) == NAMES
    weights += [hundredths / 100 for row in CARD_WORTHS.values() for hundredths in row]
    expected = sum(value * weight for value, weight in zip(values, weights, strict=True))
    assert to_come(state, part) == pytest.approx(expected)


def samples_of(scenario: int, games: int) -> Any:
    """Games whose lead grows in every round by what there is of one thing, and by two for each card in the hand."""
    numpy = pytest.importorskip("numpy")
    from tools.fit_card_game import ANY, AT, Sample, Samples

    rng = numpy.random.default_rng(scenario)
    found = []
    for number in range(games):
        path, hand = (int(drawn) for drawn in rng.integers(0, 4, 2))
        values = [0.0] * (ANY + 3 * len(NAMES))
        values[AT["path"]], values[AT["held"] + 1] = path, hand
        end = path + 2 * hand - 4
        found.append(Sample(number, scenario, 1, -4, values, end, end > 0))
    return Samples(found)


def test_weights_are_found_that_foretell_the_growth_of_the_lead() -> None:
    from tools.fit_card_game import AT, chance, logistic, own_weights, worths

    found = [samples_of(scenario, 2000) for scenario in range(2)]
    weights = own_weights(worths(found, [samples.won >= 0 for samples in found]), 1, 2)
    assert weights[AT["path"]] == pytest.approx(1, abs=0.01)
    assert weights[AT["held"] + 1] == pytest.approx(2, abs=0.01)
    evidence = found[1].evidence(weights)
    guess = chance(evidence, logistic(evidence, found[1].won))
    assert guess[found[1].won == 1].min() > 0.5 > guess[found[1].won == 0].max()


def test_the_tables_are_told_as_the_module_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    from tools.fit_card_game import tell_quality, tell_tables

    found = [samples_of(scenario, 40) for scenario in range(len(SCENARIOS))]
    tell_quality(found)
    tell_tables(found)
    module: dict[str, Any] = {"Final": Final, "Outlook": Outlook}
    exec(capsys.readouterr().out, module)
    assert [type(outlook) for outlook in module["OUTLOOKS"]] == [Outlook] * len(OUTLOOKS)
    assert tuple(module["CARD_WORTHS"]) == NAMES


@pytest.mark.parametrize("asked", ["--games 3", "--games many", "--jobs 0", "--seed -1"])
def test_what_cannot_be_done_is_refused(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.fit_card_game import main

    flag, value = asked.split()
    monkeypatch.setattr(sys, "argv", ["fit_card_game.py", flag, value])
    with pytest.raises(SystemExit):
        main()
    assert flag in capsys.readouterr().err
