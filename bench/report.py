"""What came out: the rates, the ratios that are judged, and the machine they were measured on."""

import os
import platform
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.child import OPENSPIEL
from bench.rounds import COMPILED, PURE, Plan, Samples
from bench.samples import (
    ACTIONS,
    CLONES,
    DECISIONS,
    INSIDE,
    LEAN,
    LEAN_ACTIONS,
    OUR_UNITS,
    PEER_UNITS,
    PLAYOUTS,
    Sample,
)


class Side(NamedTuple):
    """One side of a ratio: what a subject did."""

    kind: str
    unit: str


class Target(NamedTuple):
    """A ratio of rates that is to be at least so large, under the default options of every game."""

    name: str
    over: Side
    under: Side
    least: float | None
    """None: nothing was promised, but it is good to know."""

    by_game: bool = False
    """Whether it is so much times the game's share (see SHARES)."""

    def least_for(self, case: str) -> float | None:
        """What was promised for the game of a case."""
        if self.least is None or not self.by_game:
            return self.least
        return self.least * SHARES.get(case.partition("/")[0], 1.0)


SHARES: Final[dict[str, float]] = {
    "confrontation": 1.0,
    "mount_doom": 1.0,
    "card_game": 0.5,
    "war_of_the_ring": 0.25,
}
"""What share of the peer's decisions each game is to reach: a decision of the larger ones has more to look after."""


TARGETS: Final = (
    Target("compiled / {peer}: decisions", Side(COMPILED, DECISIONS), Side(OPENSPIEL, DECISIONS), 1, True),
    Target("... its chance nodes counted too", Side(COMPILED, DECISIONS), Side(OPENSPIEL, ACTIONS), 1, True),
    Target("... lean loop", Side(COMPILED, DECISIONS), Side(OPENSPIEL, LEAN), 1, True),
    Target("... lean loop, chance nodes too", Side(COMPILED, DECISIONS), Side(OPENSPIEL, LEAN_ACTIONS), 1, True),
    Target("compiled / pure: decisions", Side(COMPILED, DECISIONS), Side(PURE, DECISIONS), 4),
    Target("compiled: clones in a decision's time", Side(COMPILED, CLONES), Side(COMPILED, DECISIONS), 2),
    Target("... in that of one inside a playout", Side(COMPILED, CLONES), Side(COMPILED, INSIDE), None),
    Target("pure: clones in a decision's time", Side(PURE, CLONES), Side(PURE, DECISIONS), None),
    Target("compiled / pure: playouts", Side(COMPILED, PLAYOUTS), Side(PURE, PLAYOUTS), None),
    Target("compiled / {peer}: playouts", Side(COMPILED, PLAYOUTS), Side(OPENSPIEL, PLAYOUTS), None),
)

NOTES: Final = """\
Rates are per second of the core's own time, medians of the rounds; ± is half the distance from the lowest round to
the highest. A ratio is the median of the ratios within the rounds, its lowest and highest beside it; "clock" is the
same ratio by wall time.
decisions: choices of players, each by an interpreted Python loop; the time that a game needs to be set up or dealt is
part of it. Our set-up is itself decisions, and our draws happen inside them. In OpenSpiel the driver deals, card by
card, by the odds it asks for: actions counts these chance nodes too. lean: the same games by a loop that takes chance
for uniform and asks for no odds. playouts: whole random games that do not come back to Python, in OpenSpiel random
bots in C++; inside: the decisions in ours. Its views are strings, its imaginations resample_from_infostate."""


def machine(core: int) -> dict[str, Any]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "pinned_to": core if core >= 0 else None,
        "load": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown"


def by_round(measures: dict[str, list[Sample]], unit: str) -> list[Sample]:
    """The samples that have counted this unit."""
    for samples in measures.values():
        if unit in samples[0].counts:
            return samples
    return []


def summary(values: list[float]) -> dict[str, float]:
    return {"median": median(values), "low": min(values), "high": max(values)}


def results(samples: Samples) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for place, measures in samples.items():
        rates = {
            unit: summary([sample.rate(unit) for sample in by_round(measures, unit)])
            for unit in (PEER_UNITS if place.kind == OPENSPIEL else OUR_UNITS)
            if by_round(measures, unit)
        }
        taken = {measure: [sample.to_data() for sample in row] for measure, row in measures.items()}
        found.append({**place._asdict(), "rates": rates, "samples": taken})
    return found


def verdicts(samples: Samples, cases: list[str]) -> list[dict[str, Any]]:
    """Every target for every game; one that could not be measured has no ratio."""
    found: list[dict[str, Any]] = []
    peer = next((place.case for place in samples if place.kind == OPENSPIEL and place.beside), "a peer")
    for case in cases:
        for target in TARGETS:
            over, under = (_side(samples, side, case) for side in (target.over, target.under))
            pairs = list(zip(over, under, strict=True)) if over and under else []
            ratio = summary(ratios(target, pairs, Sample.rate)) if pairs else None
            least = target.least_for(case)
            found.append(
                {
                    "case": case,
                    "name": target.name.format(peer=peer),
                    "ratio": ratio,
                    "clock": median(ratios(target, pairs, Sample.clock_rate)) if pairs else None,
                    "target": least,
                    "met": None if ratio is None or least is None else ratio["median"] >= least,
                }
            )
    return found


def ratios(target: Target, pairs: list[tuple[Sample, Sample]], rate: Callable[[Sample, str], float]) -> list[float]:
    return [rate(over, target.over.unit) / rate(under, target.under.unit) for over, under in pairs]


def _side(samples: Samples, side: Side, case: str) -> list[Sample]:
    for place, measures in samples.items():
        if place.kind == side.kind and place.beside == case:
            return by_round(measures, side.unit)
    return []


def core_share(samples: Samples) -> float:
    """How much of the core the subjects had while they were measured."""
    taken = [sample for measures in samples.values() for row in measures.values() for sample in row]
    return sum(sample.cpu for sample in taken) / sum(sample.wall for sample in taken)


def report(samples: Samples, subjects: dict[str, dict[str, Any]], plan: Plan, core: int) -> dict[str, Any]:
    """Everything, as it is written to JSON."""
    defaults = list(dict.fromkeys(p.case for p in samples if p.kind == PURE and p.case.endswith("/default")))
    return {
        "machine": {**machine(core), "core_share": round(core_share(samples), 3)},
        "plan": plan._asdict(),
        "subjects": subjects,
        "results": results(samples),
        "verdicts": verdicts(samples, defaults),
    }


# --- text -------------------------------------------------------------------------------------------------------------


def text(data: dict[str, Any]) -> str:
    ours = [row for row in data["results"] if row["kind"] != OPENSPIEL]
    peers = [row for row in data["results"] if row["kind"] == OPENSPIEL]
    parts = [_machine_text(data), _table("a second", ours, OUR_UNITS)]
    if peers:
        parts.append(_table("a second", peers, PEER_UNITS))
    return "\n\n".join([*parts, _verdict_text(data["verdicts"]), NOTES])


def _machine_text(data: dict[str, Any]) -> str:
    found = data["machine"]
    lines = [
        f"{found['python']}, {found['system']}, {found['cpu']}, {found['cores']} cores, load {found['load']}",
        f"all subjects on core {found['pinned_to']}, of which they had {100 * found['core_share']:.0f} %; "
        f"{data['plan']['rounds']} rounds",
    ]
    for kind, subject in data["subjects"].items():
        lines.append(f"{kind}: {subject['about'] if subject['present'] else 'ABSENT, ' + subject['about']}")
    return "\n".join(lines)


def _table(title: str, rows: list[dict[str, Any]], units: tuple[str, ...]) -> str:
    width = max(len(row["case"]) for row in rows) + 2
    lines = [f"{title:<{width + 9}}" + "".join(f"{unit:>14}" for unit in units)]
    last = ""
    for row in rows:
        cells = "".join(_cell(row["rates"].get(unit)) for unit in units)
        label = "" if row["case"] == last else row["case"]
        lines.append(f"{label:<{width}}{row['kind']:<9}{cells}")
        last = row["case"]
    return "\n".join(lines)


def _cell(rate: dict[str, float] | None) -> str:
    if rate is None:
        return f"{'-':>14}"
    spread = 50 * (rate["high"] - rate["low"]) / rate["median"]
    return f"{_short(rate['median']):>9} ±{spread:2.0f}%"


def _short(rate: float) -> str:
    return f"{rate / 1000:,.0f} k" if rate >= 100_000 else f"{rate / 1000:,.1f} k" if rate >= 1000 else f"{rate:,.0f}"


def _verdict_text(found: list[dict[str, Any]]) -> str:
    lines = [f"{'under the default options':<62}{'ratio':>7}  {'rounds':<15}{'clock':>6}  target"]
    for verdict in found:
        name = f"{verdict['case'].partition('/')[0]:<16}{verdict['name']}"
        least = "" if verdict["target"] is None else f">= {verdict['target']:g}"
        if verdict["ratio"] is None:
            lines.append(f"{name:<62}{'-':>7}  {'':<15}{'-':>6}  {least} not measured".rstrip())
            continue
        ratio = verdict["ratio"]
        said = {None: "", True: "met", False: "NOT MET"}[verdict["met"]]
        rounds = f"{ratio['low']:.2f} to {ratio['high']:.2f}"
        lines.append(
            f"{name:<62}{ratio['median']:>7.2f}  {rounds:<15}{verdict['clock']:>6.2f}  {least} {said}".rstrip()
        )
    return "\n".join(lines)
