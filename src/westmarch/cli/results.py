"""The results of many games as a table."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

from westmarch.cli.texts import text_of
from westmarch.kernel import Game

if TYPE_CHECKING:
    from westmarch.cli.simulate import Result

NORMAL_95 = 1.959964
NOBODY = "nobody"


def table(game: Game, seats: tuple[str, ...], results: list[Result], seconds: float) -> str:
    """Who won how often, how the games ended, how long they were; the last line alone depends on the machine."""
    games = len(results)
    wins = Counter(seat for result in results for seat in result.winners)
    wins[NOBODY] = sum(not result.winners for result in results)
    rows = [(seat, wins[seat]) for seat in seats] + ([(NOBODY, wins[NOBODY])] if wins[NOBODY] else [])
    reasons = Counter(result.reason for result in results)
    text = text_of(game)
    ends = [(text.describe_reason(reason), count) for reason, count in sorted(reasons.items(), key=_most_frequent)]
    first = max(len(name) for name, _ in rows + ends)
    lengths = [result.decisions for result in results]
    total = sum(lengths)
    return "\n".join(
        (
            f"  {'won by'.ljust(first + 2)}  games        %   95 % interval",
            *(_row(name, count, games, first, True) for name, count in rows),
            f"  {'how it ended'.ljust(first + 2)}  games        %",
            *(_row(name, count, games, first, False) for name, count in ends),
            f"  decisions a game: {total / games:.1f} on average, {min(lengths)} to {max(lengths)}",
            f"  {seconds:.2f} s: {games / seconds:,.1f} games/s, {total / seconds:,.0f} decisions/s",
        )
    )


def _most_frequent(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def _row(name: str, count: int, games: int, first: int, interval: bool) -> str:
    line = f"    {name.ljust(first)} {count:>6} {100 * count / games:>8.1f}"
    if not interval:
        return line
    low, high = wilson(count, games)
    return f"{line}   {100 * low:.1f} to {100 * high:.1f}"


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: sound for few trials and near 0 and 1 too."""
    share = successes / trials
    z2 = NORMAL_95 * NORMAL_95 / trials
    middle = (share + z2 / 2) / (1 + z2)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
