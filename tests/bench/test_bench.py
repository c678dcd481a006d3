"""The benchmark reports all that it should, whatever the numbers are."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import westmarch
from bench import report, search
from bench.child import OPENSPIEL
from bench.rounds import COMPILED, PURE, QUICK, SUBJECTS, Place, groups, rotated
from bench.samples import CLONES, DECISIONS, OUR_UNITS, PEER_UNITS, Sample, measure

ROOT = Path(__file__).resolve().parent.parent.parent


def run_quick(folder: Path, *, hide_openspiel: bool) -> tuple[dict[str, Any], str]:
    """What `python -m bench --quick` writes and prints."""
    env = dict(os.environ)
    if hide_openspiel:
        (folder / "pyspiel.py").write_text('raise ImportError("hidden from this test")\n')
        env["PYTHONPATH"] = str(folder)
    written = folder / "bench.json"
    command = [sys.executable, "-m", "bench", "--quick", "--json", str(written)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(written.read_text())
    return data, done.stdout


@pytest.mark.parametrize("hide_openspiel", [True, False])
def test_a_quick_run_reports_every_game_on_every_subject(tmp_path: Path, hide_openspiel: bool) -> None:
    data, printed = run_quick(tmp_path, hide_openspiel=hide_openspiel)

    assert set(data) == {"machine", "plan", "subjects", "results", "verdicts", "search"}
    subjects = data["subjects"]
    assert set(subjects) == {PURE, COMPILED, OPENSPIEL}
    assert subjects[PURE]["present"]
    assert subjects[OPENSPIEL]["present"] is (find_spec("pyspiel") is not None and not hide_openspiel)
    if hide_openspiel:
        assert "openspiel: ABSENT, hidden from this test" in printed

    builds = [kind for kind in (PURE, COMPILED) if subjects[kind]["present"]]
    defaults = [f"{id}/default" for id in westmarch.games()]
    found = {(row["kind"], row["case"]): set(row["rates"]) for row in data["results"] if row["kind"] != OPENSPIEL}
    assert found == {(kind, case): set(OUR_UNITS) for kind in builds for case in defaults}

    peers = [row for row in data["results"] if row["kind"] == OPENSPIEL]
    assert [row["case"] for row in peers] == (["hearts"] * len(defaults) if subjects[OPENSPIEL]["present"] else [])
    assert all(set(row["rates"]) <= set(PEER_UNITS) for row in peers)

    assert len(data["verdicts"]) == len(report.TARGETS) * len(defaults)
    for verdict, target in zip(data["verdicts"], report.TARGETS * len(defaults), strict=True):
        measured = all(subjects[side.kind]["present"] for side in (target.over, target.under))
        assert (verdict["ratio"] is not None) is measured
        assert (verdict["met"] is not None) is (measured and target.least is not None)
    assert all(case.partition("/")[0] in printed for case in defaults)

    searches = [row["search"] for row in data["search"]["rows"]]
    assert searches == [each.name for each in search.SEARCHERS if subjects[each.kind]["present"]]
    assert ("openspiel in C++: gin_rummy" in printed) is subjects[OPENSPIEL]["present"]


def test_the_search_is_judged_by_the_median_of_the_ratios_to_a_game_as_long() -> None:
    class Steady:
        """A subject whose searches do so many iterations a second, in each round a little more."""

        def __init__(self, cases: list[str], rate: int) -> None:
            self.cases = cases
            self.rate = rate

        def run(self, case: str, measure: str, seconds: float) -> Sample:
            self.rate += 1
            return Sample({measure: self.rate}, 1.0, 1.0)

    children: dict[str, Any] = {
        COMPILED: Steady([search.OURS], 3000),
        PURE: Steady([], 0),
        OPENSPIEL: Steady([search.RIVAL], 1000),
    }
    found = search.compare(children, 3, 0.1)
    rows = {row["search"]: row for row in found["rows"]}
    assert list(rows) == [f"compiled: {search.OURS}", "openspiel in C++: gin_rummy", "openspiel in Python: gin_rummy"]
    assert 2.9 < rows[found["judged_by"]]["ratio"] < 3
    assert ">= 3 NOT MET" in search.text(found)
    children[COMPILED].rate = 4000
    assert search.text(search.compare(children, 3, 0.1)).count(">= 3 met") == 1


def test_a_verdict_is_the_median_of_the_ratios_within_the_rounds() -> None:
    def samples(*rates: int) -> dict[str, list[Sample]]:
        return {DECISIONS: [Sample({DECISIONS: rate}, 1.0, 2.0) for rate in rates]}

    case = "game/default"
    # The machine was twice as fast in the last round: the rates say little, the ratios all say the same.
    told = report.verdicts(
        {Place(PURE, case, case): samples(10, 11, 20), Place(COMPILED, case, case): samples(39, 44, 82)}, [case]
    )
    (verdict,) = [v for v in told if v["name"] == "compiled / pure: decisions"]
    assert verdict["ratio"] == {"median": 4.0, "low": 3.9, "high": 4.1}
    assert verdict["clock"] == 4.0
    assert verdict["met"] is True
    assert {v["met"] for v in told if v is not verdict} == {None}


def test_the_first_peer_comes_along_with_every_game_and_presets_can_be_chosen() -> None:
    cases = {
        PURE: ["a/default", "a/big", "a/small", "b/default"],
        COMPILED: ["a/default", "a/big", "a/small", "b/default"],
        OPENSPIEL: ["hearts", "bridge"],
    }
    plan = QUICK._replace(seconds=2, other_seconds=1, presets=("big",), peers=None)
    assert [(seconds, [(p.kind, p.case, p.beside) for p in group]) for seconds, group in groups(cases, plan)] == [
        (2, [(kind, "hearts" if kind == OPENSPIEL else "a/default", "a/default") for kind in SUBJECTS]),
        (1, [(PURE, "a/big", "a/big"), (COMPILED, "a/big", "a/big")]),
        (2, [(kind, "hearts" if kind == OPENSPIEL else "b/default", "b/default") for kind in SUBJECTS]),
        (1, [(OPENSPIEL, "bridge", "")]),
    ]


def test_games_can_be_chosen() -> None:
    cases = {PURE: ["a/default", "a/big", "b/default"], COMPILED: ["a/default", "b/default"], OPENSPIEL: ["hearts"]}
    plan = QUICK._replace(presets=None, peers=None, games=("b",))
    assert [[place.beside for place in group] for _, group in groups(cases, plan)] == [["b/default"] * 3]


def test_each_game_has_its_own_share_of_the_peer() -> None:
    def samples(rate: int) -> dict[str, list[Sample]]:
        return {DECISIONS: [Sample({DECISIONS: rate}, 1.0, 1.0)]}

    assert set(report.SHARES) >= set(westmarch.games())
    for id, least in {"mount_doom": 1.0, "card_game": 0.5, "war_of_the_ring": 0.25}.items():
        case = f"{id}/default"
        for rate in (99, 100):
            told = report.verdicts(
                {
                    Place(COMPILED, case, case): samples(rate),
                    Place(OPENSPIEL, "hearts", case): samples(int(100 / least)),
                },
                [case],
            )
            verdict = next(v for v in told if v["name"] == "compiled / hearts: decisions")
            assert verdict["target"] == least
            assert verdict["met"] is (rate == 100)
    clones = [t for t in report.TARGETS if t.over.unit == CLONES and t.least is not None]
    assert clones
    assert all(target.least_for("card_game/default") == target.least for target in clones)


def test_everybody_is_first_some_time() -> None:
    group = [Place(PURE, case, case) for case in ("x", "y", "z")]
    orders = [[place.case for place in rotated(group, number)] for number in range(6)]
    assert {order[0] for order in orders} == {"x", "y", "z"}
    assert all(sorted(order) == ["x", "y", "z"] for order in orders)


def test_a_measurement_adds_up_what_was_done() -> None:
    calls: list[int] = []

    def work() -> dict[str, int]:
        calls.append(1)
        return {DECISIONS: 3}

    sample = measure(work, 0.002)
    assert sample.counts == {DECISIONS: 3 * len(calls)}
    assert sample.cpu >= 0.002
    assert sample.rate(DECISIONS) == sample.counts[DECISIONS] / sample.cpu
