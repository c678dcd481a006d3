"""Simulation: the same results from the same seed, whoever plays them."""

import json
import math
from statistics import fmean, median

import pytest

import westmarch
from tests.cli.terminal import Terminal
from westmarch.cli.results import summary, table
from westmarch.cli.simulate import Batch, Result, play_batch
from westmarch.ladder.statistics import wilson


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


# --- options as flags -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "options"),
    [
        ("mount_doom --players 3", "--option players=3"),
        ("mount_doom --players=3", "--option players=3"),
        ("--players 3 mount_doom", "--option players=3"),
        ("mount_doom --preset harder_4 --players 3", "--preset harder_3"),
        ("mount_doom --easier", "--option easier=yes"),
        ("mount_doom --exclusive-allies no --players 2", "--option players=2"),
        ("mount_doom --players 2 --option players=3", "--option players=3"),
        ("mount_doom --difficulty hard", "--option exclusive_allies=yes --option unprotected=yes"),
        ("mount_doom --difficulty harder --players 2", "--preset harder_2"),
        ("mount_doom --difficulty easy", "--preset easier_1"),
        ("mount_doom --preset harder_1 --difficulty normal", ""),
    ],
)
def test_an_option_is_a_flag_of_its_own_name(terminal: Terminal, flags: str, options: str) -> None:
    told = []
    for line in (flags, f"mount_doom {options}"):
        assert terminal.run(f"simulate {line} -n 2 --seed 1 --json") == 0, terminal.err
        told.append(json.loads(terminal.out))
    for each in told:
        del each["seconds"], each["preset"]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("simulate mount_doom --plyers 3", "--plyers: no such option; did you mean --players?"),
        ("simulate mount_doom --dificulty hard", "--dificulty: no such option; did you mean --difficulty?"),
        ("simulate mount_doom --jbos 2", "--jbos: no such option; did you mean --jobs?"),
        ("play mount_doom --hotseat", "--hotseat: no such option; did you mean --hot-seat?"),
        ("simulate confrontation --weather fine", "--weather: no such option; the options of confrontation are"),
        ("simulate mount_doom --players 9", "players: must be a whole number from 1 to 4"),
        ("simulate mount_doom --players", "--players: a value is needed"),
        ("simulate mount_doom --difficulty fair", "--difficulty: must be one of base, easier"),
        ("simulate mount_doom --difficulty", "--difficulty: must be one of base, easier"),
        ("simulate confrontation --edition clasic", "edition: must be one of classic, variant, draft"),
        ("simulate --players 3", "the following arguments are required: GAME"),
    ],
)
def test_a_flag_that_is_none_is_refused(terminal: Terminal, line: str, error: str) -> None:
    assert error in terminal.fails(line, 2)


# --- the report -------------------------------------------------------------------------------------------------------


def test_a_common_cause_is_won_once(terminal: Terminal) -> None:
    assert terminal.run("simulate mount_doom --players 3 --difficulty hard -n 6 --seed 2") == 0
    rows = [line.split() for line in terminal.out.splitlines() if line.startswith("    ")]
    assert ["all", "together", "0", "0.0", "0.0", "to", "39.0"] in rows
    assert ["nobody", "6", "100.0", "61.0", "to", "100.0"] in rows
    assert not any(row[0] in ("first", "second", "third") for row in rows)


def test_the_report_tells_part_by_part(terminal: Terminal) -> None:
    assert terminal.run("simulate mount_doom -n 8 --seed 2 --agents heuristic --json") == 0
    told = json.loads(terminal.out)
    parts = told["parts"]
    stages = ["lothlorien", "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom"]
    assert list(parts) == stages[: len(parts)]
    assert parts["lothlorien"]["reached"] == 8
    assert sum(part["lost"] for part in parts.values()) == told["won"]["nobody"]["games"]
    decisions = sum(part["decisions"]["mean"] * part["reached"] for part in parts.values())
    assert decisions == pytest.approx(8 * told["decisions"]["mean"])
    for before, after in zip(parts.values(), list(parts.values())[1:], strict=False):
        assert after["reached"] == before["reached"] - before["lost"]
    assert told["figures"]["turns"]["least"] >= 6
    assert told["options"]["players"] == 1
    assert told["agents"] == {"first": "heuristic"}


def finished(number: int, winners: tuple[str, ...], **figures: int | str) -> Result:
    return Result(number, winners, "because", 10 + number, "", figures)


def test_figures_are_averaged_or_counted() -> None:
    game = westmarch.game("confrontation")
    results = [
        finished(0, ("sauron",), rounds=4, terrain="hills"),
        finished(1, ("sauron",), rounds=9, terrain="woods", late=1),
        finished(2, (), rounds=5, terrain="hills", weather=""),
    ]
    found = summary(game, game.seats, results, 2.0)
    numbers = [4, 9, 5]
    spread = {"games": 3, "mean": fmean(numbers), "median": median(numbers), "least": 4, "most": 9}
    assert found["figures"]["rounds"] == spread
    assert found["figures"]["terrain"] == {"games": 3, "counts": {"hills": 2, "woods": 1}}
    assert found["figures"]["late"]["games"] == 1, "counted in the games that have it"
    assert "weather" not in found["figures"], "nothing was said"
    assert [won["games"] for won in found["won"].values()] == [0, 2, 1]
    rows = [line.split() for line in table(game, found).splitlines()]
    assert ["rounds", "3", "6.0", "5.0", "4–9"] in rows
    assert ["hills", "2", "66.7"] in rows
    assert ["woods", "1", "33.3"] in rows
    assert ["nobody", "1", "33.3", "6.1", "to", "79.2"] in rows


def test_json_is_a_line_for_each_preset(terminal: Terminal) -> None:
    assert terminal.run("simulate confrontation -n 1 --seed 1 --preset all --json") == 0
    told = [json.loads(line) for line in terminal.out.splitlines()]
    assert [each["preset"] for each in told] == list(westmarch.game("confrontation").presets)
    assert {each["seed"] for each in told} == {1}


def test_random_games_come_out_the_same_with_and_without_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting parts must not change the luck of the games."""
    game = westmarch.game("mount_doom")
    batch = Batch("mount_doom", "", game.settle(), {"first": "random"}, 1, 0, 5)
    counted = play_batch(batch)
    monkeypatch.setattr(type(game), "progress", lambda game, state: ("", 0))
    plain = play_batch(batch)
    assert [result._replace(parts={}) for result in counted] == plain
    assert all(result.parts for result in counted)


def test_wilson_intervals() -> None:
    """Against values from the literature: 0, half and all of the trials."""
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    low, high = wilson(500_000, 1_000_000)
    assert math.isclose(high - low, 2 * 1.96 * 0.0005, rel_tol=1e-3)
