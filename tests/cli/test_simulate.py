"""Simulation: the same results from the same seed, whoever plays them."""

import math

import pytest

import westmarch
from tests.cli.terminal import Terminal
from westmarch.cli.results import wilson
from westmarch.cli.simulate import Batch, Result, play_batch


def without_times(out: str) -> list[str]:
    return [line for line in out.splitlines() if "games/s" not in line]


def test_the_same_seed_gives_the_same_results(terminal: Terminal) -> None:
    tables = []
    for seed in (1, 1, 2):
        assert terminal.run(f"simulate confrontation -n 30 --seed {seed}") == 0
        tables.append(without_times(terminal.out))
    assert tables[0] == tables[1]
    assert tables[0][1:] != tables[2][1:]
    assert terminal.err == "", "no bar where nobody watches"


def test_the_number_of_processes_changes_nothing(terminal: Terminal) -> None:
    tables = []
    for jobs in (1, 2):
        assert terminal.run(f"simulate confrontation -n 24 --seed 3 --preset all_specials --jobs {jobs}") == 0
        tables.append(without_times(terminal.out))
    assert tables[0] == tables[1]


def test_the_table_counts_what_was_played(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 40 --seed 5") == 0
    game = westmarch.game("confrontation")
    results = play_batch(
        Batch("confrontation", "", game.settle(), {"fellowship": "random", "sauron": "random"}, 5, 0, 40)
    )
    rows = {line.split()[0]: line.split()[1:] for line in terminal.out.splitlines() if line.startswith("    ")}
    for seat in game.seats:
        wins = sum(seat in result.winners for result in results)
        low, high = wilson(wins, 40)
        assert rows[seat] == [str(wins), f"{2.5 * wins:.1f}", f"{100 * low:.1f}", "to", f"{100 * high:.1f}"]
    lengths = [result.decisions for result in results]
    assert f"{sum(lengths) / 40:.1f} on average, {min(lengths)} to {max(lengths)}" in terminal.out
    assert "the Ring-bearer was defeated" in terminal.out
    assert terminal.out.splitlines()[0] == "confrontation: 40 games, fellowship random, sauron random, seed 5"


def test_all_presets_one_after_another(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 2 --seed 1 --preset all") == 0
    for preset in westmarch.game("confrontation").presets:
        assert f"preset {preset}: 2 games" in terminal.out


def test_an_option_goes_before_the_preset(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 1 --preset classic --option match=yes") == 0
    assert "first random, second random" in terminal.out


def test_agents_are_given_to_seats(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 1 --seed 1 --agents random sauron=flat:2") == 0
    assert "fellowship random, sauron flat:2" in terminal.out
    assert terminal.run("simulate confrontation -n 1 --seed 1 --agents flat:1") == 0
    assert "fellowship flat:1, sauron flat:1" in terminal.out


def test_a_fresh_seed_is_told_and_repeats_the_results(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 5") == 0
    fresh = without_times(terminal.out)
    seed = fresh[0].rpartition(" ")[2]
    assert terminal.run(f"simulate confrontation -n 5 --seed {seed}") == 0
    assert without_times(terminal.out) == fresh


def test_a_game_that_does_not_end_is_a_failure(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(westmarch.game("confrontation")), "bound", lambda game, options: 10)
    assert "game 0 (seed 1) could not be finished: no end after 10 decisions" in terminal.fails(
        "simulate confrontation -n 3 --seed 1", 1
    )


def test_results_of_equal_options_are_equal_under_any_name(terminal: Terminal) -> None:
    tables = []
    for line in ("--preset classic", "", "--option edition=classic"):
        assert terminal.run(f"simulate confrontation -n 10 --seed 4 {line}") == 0
        tables.append(without_times(terminal.out)[1:])
    assert tables[0] == tables[1] == tables[2]


def test_a_batch_is_its_part_of_the_whole() -> None:
    options = westmarch.game("confrontation").settle()
    agents = {"fellowship": "random", "sauron": "random"}
    whole = Batch("confrontation", "", options, agents, 1, 0, 6)
    parts: list[Result] = play_batch(whole._replace(games=2)) + play_batch(whole._replace(first=2, games=4))
    assert play_batch(whole) == parts


def test_wilson_intervals() -> None:
    """Against values from the literature: 0, half and all of the trials."""
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    low, high = wilson(500_000, 1_000_000)
    assert math.isclose(high - low, 2 * 1.96 * 0.0005, rel_tol=1e-3)
