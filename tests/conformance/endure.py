"""A long run under the laws: `python -m tests.conformance.endure --decisions 1000000 --forged 100000`.

Random games of every game and preset in turn until both counts are reached. Every law is checked at every k-th
decision (`--every`, 10 by default), conservation and "nobody is stuck" at every single one.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator

from tests.conformance.laws import play_under_the_laws
from tests.conformance.subjects import subjects
from westmarch import Generator

CASES = [(subject, preset) for subject in subjects() for preset in subject.game.presets]


def one_game(job: tuple[int, int, tuple[str, ...]]) -> tuple[str, int, int, int, str]:
    """Case, decisions, forged tokens, decisions kept in step when re-dealt, and how the game ended."""
    seed, every, games = job
    cases = [case for case in CASES if case[0].game_id in games]
    subject, preset = cases[seed % len(cases)]
    rng = Generator.seeded(seed)
    try:
        p = play_under_the_laws(subject, dict(subject.game.presets[preset]), seed, rng.below, every)
    except Exception as error:
        raise RuntimeError(f"{subject.game_id} {preset}, seed {seed}, every {every}: {error!r}") from error
    assert p.state.outcome is not None
    return f"{subject.game_id} {preset}", p.record.position, p.forged, p.lockstep, p.state.outcome.reason


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--forged", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--first-seed", type=int, default=0)
    known = list(dict.fromkeys(subject.game_id for subject, _ in CASES))
    parser.add_argument("--games", nargs="+", choices=known, default=known)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wanted = parser.parse_args()
    decisions = forged = lockstep = games = 0
    cases: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    begun = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        for case, played, refused, kept, reason in pool.imap_unordered(
            one_game, _jobs(wanted.first_seed, wanted.every, tuple(wanted.games)), chunksize=1
        ):
            games += 1
            decisions += played
            forged += refused
            lockstep += kept
            cases[case] += played
            reasons[reason] += 1
            if games % 200 == 0:
                print(f"{games} games, {decisions} decisions, {forged} forged tokens refused", flush=True)
            if decisions >= wanted.decisions and forged >= wanted.forged:
                pool.terminate()
                break
    for case, played in sorted(cases.items()):
        print(f"  {case:40} {played:9} decisions")
    print(f"  ends: {', '.join(f'{reason} {count}' for reason, count in reasons.most_common())}")
    print(
        f"{decisions} decisions in {games} games under the laws, {forged} forged tokens refused, "
        f"{lockstep} decisions in step when re-dealt; {time.monotonic() - begun:.0f} s"
    )
    return 0


def _jobs(first: int, every: int, games: tuple[str, ...]) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    return ((seed, every, games) for seed in range(first, first + 10_000_000))


if __name__ == "__main__":
    sys.exit(main())
