"""python -m bench: measure both builds, beside OpenSpiel where it is installed."""

import argparse
import json
import sys
from pathlib import Path

from bench import search
from bench.report import report, text
from bench.rounds import FULL, PURE, QUICK, ROOT, SUBJECTS, Child, core, take_turns


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure both builds, beside OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="seconds instead of minutes, and of no worth as a measure")
    parser.add_argument("--rounds", type=int, help="how many rounds (7)")
    parser.add_argument("--games", nargs="+", help="the games to measure (all)")
    parser.add_argument("--presets", nargs="*", help="the presets to measure besides the default options (all)")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", help="where to write everything")
    parser.add_argument("--server", action="store_true", help="measure the server too, beside a bare echo")
    given = parser.parse_args()

    plan = QUICK if given.quick else FULL
    if given.rounds is not None:
        plan = plan._replace(rounds=max(1, given.rounds))
    if given.presets is not None:
        plan = plan._replace(presets=tuple(given.presets))
    if given.games is not None:
        plan = plan._replace(games=tuple(given.games))

    children = {kind: Child(kind) for kind in SUBJECTS}
    try:
        if not children[PURE].present:
            print(f"the pure build cannot be measured: {children[PURE].about}", file=sys.stderr)
            return 1
        samples = take_turns(children, plan, lambda said: print(said, file=sys.stderr, flush=True))
        print("searches", file=sys.stderr, flush=True)
        searches = search.compare(children, plan.rounds, plan.seconds)
    finally:
        for child in children.values():
            child.close()
    subjects = {kind: {"present": child.present, "about": child.about} for kind, child in children.items()}
    data = {**report(samples, subjects, plan, core()), "search": searches}
    path: Path = given.json
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n")
    print(f"{text(data)}\n\n{search.text(searches)}")
    if given.server:
        from bench import server  # only here: it needs what only the server needs

        return server.run(16, 0.25, 4 if given.quick else 60)
    return 0


if __name__ == "__main__":
    sys.exit(main())
