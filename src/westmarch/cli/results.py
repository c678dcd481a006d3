"""The results of many games: counted once, then shown as a table or told as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from westmarch.cli.texts import text_of
from westmarch.kernel import Game
from westmarch.ladder.statistics import wilson

if TYPE_CHECKING:
    from westmarch.cli.simulate import Result

NOBODY = "nobody"
TOGETHER = "all together"

Data = dict[str, Any]


# --- counting ---------------------------------------------------------------------------------------------------------


def summary(game: Game, seats: tuple[str, ...], results: Sequence[Result], seconds: float) -> Data:
    """Who won how often, how the games ended, how long they were, and what the game itself finds worth counting.

    `seconds` alone depends on the machine.
    """
    found: Data = {
        "games": len(results),
        "won": _wins(game, seats, results),
        "ended": dict(Counter(result.reason for result in results).most_common()),
        "decisions": _spread([result.decisions for result in results]),
        "figures": _figures(results),
        "parts": _parts(results),
        "seconds": seconds,
    }
    return found


def _wins(game: Game, seats: tuple[str, ...], results: Sequence[Result]) -> dict[str, Data]:
    """By seat; once for all where they win together."""
    nobody = sum(not result.winners for result in results)
    if game.cooperative:
        counts = {TOGETHER: len(results) - nobody, NOBODY: nobody}
    else:
        wins = Counter(seat for result in results for seat in result.winners)
        counts = {seat: wins[seat] for seat in seats} | ({NOBODY: nobody} if nobody else {})
    return {name: {"games": count, "interval": list(wilson(count, len(results)))} for name, count in counts.items()}


def _spread(numbers: Sequence[float]) -> Data:
    return {
        "games": len(numbers),
        "mean": fmean(numbers),
        "median": median(numbers),
        "least": min(numbers),
        "most": max(numbers),
    }


def _figures(results: Sequence[Result]) -> dict[str, Data]:
    """Numbers by their spread, words by their counts; a figure is counted in the games that have it."""
    names = dict.fromkeys(name for result in results for name in result.figures)
    found: dict[str, Data] = {}
    for name in names:
        values = [result.figures[name] for result in results if result.figures.get(name, "") != ""]
        numbers = [value for value in values if isinstance(value, int)]
        if numbers and len(numbers) == len(values):
            found[name] = _spread(numbers)
        elif values:
            counts = Counter(str(value) for value in values).most_common()
            found[name] = {"games": len(values), "counts": dict(counts)}
    return found


def _parts(results: Sequence[Result]) -> dict[str, Data]:
    """Of each part of the game, in their order: who came there, who lost there, and how long it took."""
    found: dict[str, Data] = {}
    for name in dict.fromkeys(part for result in sorted(results, key=_longest_first) for part in result.parts):
        there = [result for result in results if name in result.parts]
        found[name] = {
            "reached": len(there),
            "lost": sum(not result.winners and next(reversed(result.parts)) == name for result in there),
            "turns": _spread([result.parts[name][0] for result in there]),
            "decisions": _spread([result.parts[name][1] for result in there]),
        }
    return found


def _longest_first(result: Result) -> int:
    return -len(result.parts)


# --- the table --------------------------------------------------------------------------------------------------------


def table(game: Game, found: Data) -> str:
    """A summary as people read it; the last line alone depends on the machine."""
    text = text_of(game)
    ends = [(text.describe_reason(reason), count) for reason, count in _most_frequent(found["ended"])]
    words = {name: figure for name, figure in found["figures"].items() if "counts" in figure}
    numbers = {name: figure for name, figure in found["figures"].items() if "counts" not in figure}
    names = [*found["won"], *(name for name, _ in ends), *words, *numbers, *found["parts"]]
    first = max(len(name) for name in [*names, *(value for figure in words.values() for value in figure["counts"])])
    games, decisions, seconds = found["games"], found["decisions"], found["seconds"]
    total = decisions["mean"] * games
    lines = [f"  {'won by'.ljust(first + 2)}  games        %   95 % interval"]
    lines += [_won(name, won, games, first) for name, won in found["won"].items()]
    lines += [f"  {'how it ended'.ljust(first + 2)}  games        %", *_counts(ends, games, first)]
    for name, figure in words.items():
        lines.append(f"  {_plain(name).ljust(first + 2)}  games        %")
        lines += _counts([(_plain(word), n) for word, n in _most_frequent(figure["counts"])], figure["games"], first)
    if found["parts"]:
        lines += _by_part(found["parts"], games, first)
    if numbers:
        lines.append(f"  {'figures'.ljust(first + 2)}  games     mean   median   from–to")
        lines += [_row(_plain(name), figure, first) for name, figure in numbers.items()]
    lines.append(f"  decisions a game: {decisions['mean']:.1f} on average, {decisions['least']} to {decisions['most']}")
    lines.append(f"  {seconds:.2f} s: {games / seconds:,.1f} games/s, {total / seconds:,.0f} decisions/s")
    return "\n".join(lines)


def _plain(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def _most_frequent(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _counts(rows: Iterable[tuple[str, int]], games: int, first: int) -> list[str]:
    return [f"    {name.ljust(first)} {count:>6} {100 * count / games:>8.1f}" for name, count in rows]


def _won(name: str, won: Data, games: int, first: int) -> str:
    low, high = won["interval"]
    (line,) = _counts([(name, won["games"])], games, first)
    return f"{line}   {100 * low:.1f} to {100 * high:.1f}"


def _row(name: str, figure: Data, first: int) -> str:
    spread = f"{figure['mean']:>8.1f} {figure['median']:>8.1f}   {figure['least']}–{figure['most']}"
    return f"    {name.ljust(first)} {figure['games']:>6} {spread}"


def _by_part(parts: dict[str, Data], games: int, first: int) -> list[str]:
    lines = [f"  {'part of the game'.ljust(first + 2)} reached    lost there, %    turns  decisions (on average)"]
    for name, part in parts.items():
        counts = f"{part['reached']:>7} {part['lost']:>7} {100 * part['lost'] / games:>8.1f}"
        means = f"{part['turns']['mean']:>8.1f} {part['decisions']['mean']:>10.1f}"
        lines.append(f"    {_plain(name).ljust(first)} {counts} {means}")
    return lines
