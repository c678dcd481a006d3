"""How sure one can be: intervals of shares, and ratings out of who beat whom."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

NORMAL_95 = 1.959964
ELO = 400 / math.log(10)
"""A rating that is so much higher multiplies the odds to win by e."""

PRIOR = 1.0
"""Each pairing counts as if it had drawn so many games more, so that a side that won them all has a rating too."""

ENOUGH = 1e-10
MOST_STEPS = 100


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: sound for few trials and near 0 and 1 too."""
    share = successes / trials
    z2 = NORMAL_95 * NORMAL_95 / trials
    middle = (share + z2 / 2) / (1 + z2)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


class Rating(NamedTuple):
    """On Elo's scale, where 0 is the mean of the ladder, with its 95 % interval."""

    value: float
    low: float
    high: float


class Met(NamedTuple):
    """What two agents have made of their games: how many there were, and the score of the first."""

    games: int
    score: float


def ratings(names: Sequence[str], meetings: Mapping[tuple[str, str], Met]) -> dict[str, Rating]:
    """The ratings under which these results are most likely (Bradley and Terry 1952), by Newton's method.

    The intervals come from how sharply the likelihood falls off (Fisher's information), with the mean held at 0.
    """
    index = {name: i for i, name in enumerate(names)}
    met = [(index[a], index[b], m.games + PRIOR, m.score + PRIOR / 2) for (a, b), m in meetings.items()]
    strength = [0.0] * len(names)
    for _ in range(MOST_STEPS):
        slope, information = _likelihood(strength, met)
        step = [sum(map(_times, row, slope)) for row in inverse(information)]
        strength = [value + change for value, change in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < ENOUGH:
            break
    middle = sum(strength) / len(strength)
    spread = inverse(_likelihood(strength, met)[1])
    found = {}
    for name, i in index.items():
        # The inverse holds the variance of the mean, which the anchor adds, as well; that part is no doubt of ours.
        half = NORMAL_95 * math.sqrt(max(0.0, spread[i][i] - 1 / len(names) ** 2))
        value = strength[i] - middle
        found[name] = Rating(ELO * value, ELO * (value - half), ELO * (value + half))
    return found


def _times(a: float, b: float) -> float:
    return a * b


def _likelihood(
    strength: list[float], met: Sequence[tuple[int, int, float, float]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and its information; only differences count, so the sum is anchored at 0."""
    size = len(strength)
    slope = [-sum(strength)] * size
    information = [[1.0] * size for _ in range(size)]
    for a, b, games, score in met:
        expected = 1 / (1 + math.exp(strength[b] - strength[a]))
        slope[a] += score - games * expected
        slope[b] -= score - games * expected
        weight = games * expected * (1 - expected)
        information[a][a] += weight
        information[b][b] += weight
        information[a][b] -= weight
        information[b][a] -= weight
    return slope, information


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
