"""The process that one subject lives in: `python -m bench.child pure`, `compiled` or `openspiel`.

It says what it is in one line of JSON, then reads an order a line and answers each with a line. An order is a case, a
measure and a number of seconds; its answer is a sample, or null where the case does not know how.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from bench.samples import Counts, measure

OPENSPIEL: Final = "openspiel"

Works = dict[str, Callable[[], Counts]]


def introduce(kind: str) -> tuple[dict[str, Any], Callable[[str], Works]]:
    """What this process can do, and how to get at a case of it."""
    if kind == OPENSPIEL:
        from bench import peers

        return {
            "kind": OPENSPIEL,
            "about": peers.release(),
            "cases": peers.cases(),
        }, lambda case: peers.Peer(case).works

    from bench import subjects

    return (
        {"kind": subjects.build(), "about": subjects.release(), "cases": subjects.cases()},
        lambda case: subjects.Subject(case).works,
    )


def main() -> int:
    kind, core = sys.argv[1], int(sys.argv[2])
    if core >= 0:
        os.sched_setaffinity(0, {core})
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")  # whatever a library prints must not come between
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        introduction, works_of = introduce(kind)
    except ImportError as error:
        introduction, works_of = {"kind": "absent", "about": str(error), "cases": []}, lambda case: {}
    print(json.dumps(introduction), file=answers, flush=True)
    known: dict[str, Works] = {}
    for line in sys.stdin:
        order = json.loads(line)
        case = order["case"]
        if case not in known:
            known[case] = works_of(case)
            gc.collect()
            gc.freeze()  # the positions of all cases would else be gone through by every collection
        work = known[case].get(order["measure"])
        answer = None if work is None else measure(work, order["seconds"]).to_data()
        print(json.dumps(answer), file=answers, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
