"""Let the subjects take turns."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeVar

from bench.child import OPENSPIEL
from bench.samples import MEASURES, Sample, sample_from_data, together

ROOT: Final = Path(__file__).resolve().parent.parent
PURE: Final = "pure"
COMPILED: Final = "compiled"
PATHS: Final = {PURE: ROOT / "src", COMPILED: ROOT / "build" / "compiled"}
SUBJECTS: Final = (PURE, COMPILED, OPENSPIEL)

SLICE: Final = 0.02
"""Seconds after which it is the next one's turn: a machine that is now fast, now slow, is so for all alike."""


Some = TypeVar("Some")


class Plan(NamedTuple):
    """How long to measure, and what."""

    rounds: int
    seconds: float
    """For one measurement of a case that is judged."""

    other_seconds: float
    """For one of a case that is only reported."""

    presets: tuple[str, ...] | None
    """Those to measure besides the default options; None is all of them."""

    peers: tuple[str, ...] | None

    games: tuple[str, ...] | None = None
    """Those to measure; None is all of them."""


FULL: Final = Plan(7, 0.4, 0.06, None, None)
QUICK: Final = Plan(2, 0.01, 0.01, (), ("hearts",))


def core() -> int:
    """The core that every subject is pinned to; -1 where the system cannot pin."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1


class Child:
    """A subject's process, seen from outside."""

    def __init__(self, kind: str) -> None:
        paths = [str(PATHS[kind])] if kind in PATHS else [os.environ.get("PYTHONPATH", "")]
        self._log: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115, it lives as long as the child
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.child", kind, str(core())],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        said = self._answer()
        self.cases: list[str] = said["cases"]
        self.about: str = said["about"]
        self.present = said["kind"] == kind
        if not self.present:
            self.cases = []
            # Without build/compiled the path falls back on the sources: that must not pass for the compiled build.
            self.about = "not built" if kind == COMPILED and said["kind"] == PURE else self.about
            self.close()

    def run(self, case: str, measure: str, seconds: float) -> Sample | None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"case": case, "measure": measure, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        data = self._answer()
        return None if data is None else sample_from_data(data)

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._log.seek(0)
            raise RuntimeError(f"a subject of the benchmark has died:\n{self._log.read()}")
        return json.loads(line)

    def close(self) -> None:
        """Let the process end by itself: it has no more orders."""
        self._process.communicate()
        self._log.close()


class Place(NamedTuple):
    """A subject and one of its cases."""

    kind: str
    case: str
    beside: str
    """The case of ours that it is measured side by side with: the headline peer comes along with each game."""


Samples = dict[Place, dict[str, list[Sample]]]
"""By measure, a sample from each round."""


def groups(cases: dict[str, list[str]], plan: Plan) -> list[tuple[float, list[Place]]]:
    """Who is measured side by side, and how long: each case on both builds, the first peer beside the defaults."""
    peers = [case for case in cases[OPENSPIEL] if plan.peers is None or case in plan.peers]
    found: list[tuple[float, list[Place]]] = []
    for case in cases[PURE]:
        if plan.games is not None and case.partition("/")[0] not in plan.games:
            continue
        both = [Place(kind, case, case) for kind in (PURE, COMPILED) if case in cases[kind]]
        preset = case.partition("/")[2]
        if preset == "default":
            found.append((plan.seconds, both + [Place(OPENSPIEL, peer, case) for peer in peers[:1]]))
        elif plan.presets is None or preset in plan.presets:
            found.append((plan.other_seconds, both))
    if peers[1:]:
        found.append((plan.other_seconds, [Place(OPENSPIEL, peer, "") for peer in peers[1:]]))
    return found


def take_turns(children: dict[str, Child], plan: Plan, tell: Callable[[str], None]) -> Samples:
    """Measure everything in every round."""
    samples: Samples = {}
    order = groups({kind: child.cases for kind, child in children.items()}, plan)
    for _, group in order:
        for place in group:
            children[place.kind].run(place.case, MEASURES[0], 0.001)  # imports, tables, caches
    for number in range(plan.rounds):
        tell(f"round {number + 1} of {plan.rounds}")
        for seconds, group in order:
            for place, measures in side_by_side(children, group, seconds).items():
                for measure, taken in measures.items():
                    samples.setdefault(place, {}).setdefault(measure, []).append(together(taken))
    return samples


def side_by_side(
    children: dict[str, Child], group: Sequence[Place], seconds: float
) -> dict[Place, dict[str, list[Sample]]]:
    """One measurement of everything that a group can do, a slice at a time."""
    found: dict[Place, dict[str, list[Sample]]] = {}
    slices = max(1, round(seconds / SLICE))
    for number in range(slices):
        for measure in MEASURES:
            for place in rotated(group, number):
                sample = children[place.kind].run(place.case, measure, seconds / slices)
                if sample is not None:
                    found.setdefault(place, {}).setdefault(measure, []).append(sample)
    return found


def rotated(group: Sequence[Some], by: int) -> list[Some]:
    """Another one first each time, and every other time backwards."""
    start = by // 2 % len(group)
    turned = [*group[start:], *group[:start]]
    return turned[::-1] if by % 2 else turned
