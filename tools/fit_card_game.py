"""Fit what the estimate of the Card Game goes by: the tables of `westmarch.agents.card_game.worth`, told as Python.

    PYTHONPATH=build/compiled python tools/fit_card_game.py --games 6000 --jobs 4

The rules of thumb play against themselves; in some games a few of the choices are made by chance, so that other tables
are seen too. What a table is worth must be what the next round brings to the lead, and what the table is worth then:
those weights are found under which that is true on average (LSTD). A logistic says what a lead counts. How good that
is, is told of a quarter of the games, when all is fitted to the others. It needs numpy.
"""

import argparse
import multiprocessing
from typing import Any, Final, NamedTuple

import numpy

import westmarch
from westmarch.agents.card_game import Player
from westmarch.agents.card_game.estimate import lead, rounds_to_play
from westmarch.agents.card_game.worth import Outlook
from westmarch.cli.arguments import whole
from westmarch.games.card_game.cards import CARDS, FREE, KIND, NAMES, SHADOW, SIDE
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUND_POINTS,
    BATTLEGROUND_SIDE,
    PATH_OWN_DEFENCE,
    PATH_POINTS,
)
from westmarch.games.card_game.scenarios import LAST_PATH, SCENARIOS
from westmarch.games.card_game.state import ACTIVE, ELIMINATED, HAND, NO_PATH, RESERVE, Table
from westmarch.kernel import Generator

Array = Any  # numpy is optional, and not typed for us

ASTRAY: Final = (0, 30, 60, 100)
"""So many choices of a thousand are made by chance: one of these shares in every game."""

DOUBT: Final = 100.0
"""Holds the worths of single cards down (ridge), and those of any card a hundredth as much."""

HELD_BACK: Final = 4
"""One game in so many is not learned from when the quality is told."""

SURE: Final = 1e-6
"""Nothing is taken for surer than that."""

FARTHEST: Final = 14
"""A lead at the end counts as no larger: the game was over at ten."""

SINGLE: Final = ("any", "any_long", "free_field", "shadow_field", "path", "path_defence")
BY_SIDE: Final = ("held", "held_long", "reserved", "reserved_long", "gone")
"""The weights of a scenario, as `Outlook` has them: single numbers, and pairs, the Free Peoples first."""

AT: Final = {name: i for i, name in enumerate(SINGLE)} | {name: len(SINGLE) + 2 * i for i, name in enumerate(BY_SIDE)}
"""Where each of them stands among the weights."""

ANY: Final = len(SINGLE) + 2 * len(BY_SIDE)


class Sample(NamedTuple):
    """The table at the beginning of a round, and how the game went."""

    number: int
    scenario: int
    rounds: int
    lead: int
    values: list[float]
    end: int
    won: bool


def values_of(s: Table, part: float) -> list[float]:
    """What the weights of a scenario are for, in their order, and then what those of cards are for, three for each."""
    found = [0.0] * ANY
    cards = [0.0] * (3 * len(NAMES))
    found[AT["any"]] = 1.0
    found[AT["any_long"]] = part
    for field in range(BATTLEGROUND_COUNT):
        if s.field[field] == ACTIVE:
            found[AT["free_field" if BATTLEGROUND_SIDE[field] == FREE else "shadow_field"]] += BATTLEGROUND_POINTS[
                field
            ]
    if s.path != NO_PATH:
        found[AT["path"]] = PATH_POINTS[s.path]
        found[AT["path_defence"]] = PATH_OWN_DEFENCE[s.path]
    for card in range(CARDS):
        side = SIDE[card]
        own = 1.0 if side == FREE else -1.0
        row = 3 * KIND[card]
        if s.place[card] == HAND:
            found[AT["held"] + side] += own
            found[AT["held_long"] + side] += own * part
            cards[row] += own
        elif s.place[card] == RESERVE:
            found[AT["reserved"] + side] += own
            found[AT["reserved_long"] + side] += own * part
            cards[row + 1] += own * part
        elif s.place[card] == ELIMINATED:
            found[AT["gone"] + side] += own * part
            cards[row + 2] += own * part
    return found + cards


def play(task: tuple[int, int]) -> list[Sample]:
    """A game of a scenario by its number, and what it teaches."""
    scenario, number = task
    state = westmarch.game("card_game").new({"scenario": SCENARIOS[scenario]}, number)
    assert isinstance(state, Table)
    player = Player(number)
    rng = Generator.seeded(number)
    astray = ASTRAY[rng.below(len(ASTRAY))]
    seen: list[tuple[int, int, list[float]]] = []
    round_number = 1
    while state.outcome is None:
        tokens = state.legal(state.turn)
        if state.round > round_number:
            round_number = state.round
            rounds = rounds_to_play(state)
            seen.append((rounds, lead(state), values_of(state, rounds / LAST_PATH[scenario])))
        by_chance = rng.below(1000) < astray
        state.apply(state.turn, tokens[rng.below(len(tokens))] if by_chance else player.answer(state, state.turn))
    free = state.seats[state.sides.index(FREE)]
    shadow = state.seats[state.sides.index(SHADOW)]
    end = state.outcome.scores[free] - state.outcome.scores[shadow]
    won = free in state.outcome.winners
    return [Sample(number, scenario, rounds, ahead, values, end, won) for rounds, ahead, values in seen]


class Samples:
    """All samples of a scenario as columns."""

    def __init__(self, samples: list[Sample]) -> None:
        self.number = numpy.array([sample.number for sample in samples])
        self.values = numpy.array([sample.values for sample in samples], dtype=numpy.float32)
        self.lead = numpy.array([sample.lead for sample in samples], dtype=float)
        self.rounds = numpy.array([sample.rounds for sample in samples], dtype=float)
        self.won = numpy.array([sample.won for sample in samples], dtype=float)
        end = numpy.clip([sample.end for sample in samples], -FARTHEST, FARTHEST)
        goes_on: Array = numpy.append(self.number[1:] == self.number[:-1], False)
        self.growth = numpy.where(goes_on, numpy.append(self.lead[1:], 0), end) - self.lead
        self.next = numpy.where(goes_on[:, None], numpy.roll(self.values, -1, 0), 0)

    def evidence(self, weights: Array) -> Array:
        """What the logistic weighs."""
        foretold = self.lead + self.values @ weights
        return numpy.c_[foretold / numpy.sqrt(self.rounds), 1 / numpy.sqrt(self.rounds), numpy.ones(len(foretold))]


def worths(found: list[Samples], chosen: list[Array]) -> Array:
    """The weights: those of each scenario one after the other, then those of the cards, which all have in common."""
    size = len(found) * ANY + 3 * len(NAMES)
    matrix = numpy.diag(numpy.where(numpy.arange(size) < len(found) * ANY, DOUBT / 100, DOUBT))
    right = numpy.zeros(size)
    for i, (samples, rows) in enumerate(zip(found, chosen, strict=True)):
        at = numpy.r_[i * ANY : (i + 1) * ANY, len(found) * ANY : size]
        now = samples.values[rows].astype(float)
        matrix[numpy.ix_(at, at)] += now.T @ (now - samples.next[rows])
        right[at] += now.T @ samples.growth[rows]
    return numpy.linalg.solve(matrix, right)


def own_weights(weights: Array, scenario: int, scenarios: int) -> Array:
    return numpy.r_[weights[scenario * ANY : (scenario + 1) * ANY], weights[scenarios * ANY :]]


def chance(evidence: Array, weights: Array) -> Array:
    return 1 / (1 + numpy.exp(-evidence @ weights))


def logistic(evidence: Array, won: Array) -> Array:
    """The weights under which the ends of these games are most likely, by Newton's method."""
    weights = numpy.zeros(evidence.shape[1])
    for _ in range(20):
        guess = chance(evidence, weights)
        curve = (evidence * (guess * (1 - guess))[:, None]).T @ evidence + numpy.eye(len(weights))
        weights = weights - numpy.linalg.solve(curve, evidence.T @ (guess - won) + weights)
    return weights


def log_loss(guess: Array, won: Array) -> float:
    sure = numpy.clip(guess, SURE, 1 - SURE)
    return float(-(won * numpy.log(sure) + (1 - won) * numpy.log(1 - sure)).mean())


def learned_from(samples: Samples) -> Array:
    """All games but each fourth, on which it is seen how good the fit is."""
    return samples.number % HELD_BACK != 0


def tell_quality(found: list[Samples]) -> None:
    weights = worths(found, [learned_from(samples) for samples in found])
    for i, samples in enumerate(found):
        learned = learned_from(samples)
        evidence = samples.evidence(own_weights(weights, i, len(found)))
        guess = chance(evidence, logistic(evidence[learned], samples.won[learned]))[~learned]
        won = samples.won[~learned]
        known = log_loss(numpy.full(len(won), samples.won[learned].mean()), won)
        print(f"# {SCENARIOS[i]}: {len(set(samples.number))} games; log loss {log_loss(guess, won):.3f}, of the share")
        print(f"# of games won {known:.3f}; says, and is:", end="")
        for low in numpy.arange(0, 1, 0.2):
            there = (guess >= low) & (guess < low + 0.2)
            if there.any():
                print(f" {guess[there].mean():.2f} {won[there].mean():.2f};", end="")
        print()


def tell_tables(found: list[Samples]) -> None:
    weights = worths(found, [numpy.ones(len(samples.won), bool) for samples in found])
    print("OUTLOOKS: Final[tuple[Outlook, ...]] = (")
    for i, samples in enumerate(found):
        own = own_weights(weights, i, len(found))
        numbers = [f"{own[AT[name]]:.2f}" for name in SINGLE]
        pairs = [f"({own[AT[name]]:.2f}, {own[AT[name] + 1]:.2f})" for name in BY_SIDE]
        counts = [f"{number:.3f}" for number in logistic(samples.evidence(own), samples.won)]
        fields = zip(Outlook._fields, numbers + pairs + counts, strict=True)
        print(
            f"    Outlook(  # {SCENARIOS[i]}\n        "
            + ", ".join(f"{name}={text}" for name, text in fields)
            + "\n    ),"
        )
    print(")\n\nCARD_WORTHS: Final[dict[str, tuple[int, int, int]]] = {")
    cards = numpy.rint(100 * weights[len(found) * ANY :].reshape(-1, 3)).astype(int)
    for name, (held, reserved, gone) in zip(NAMES, cards, strict=True):
        print(f'    "{name}": ({held}, {reserved}, {gone}),')
    print("}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the estimate of the Card Game to games of its rules of thumb.")
    parser.add_argument("--games", type=whole(HELD_BACK), default=6000, help="of each scenario (default: 6000)")
    parser.add_argument("--seed", type=whole(0), default=1, help="the seed of the first game")
    parser.add_argument("--jobs", type=whole(1), default=1, help="processes to share the work")
    arguments = parser.parse_args()
    found: list[Samples] = []
    with multiprocessing.Pool(arguments.jobs) as pool:
        for scenario in range(len(SCENARIOS)):
            tasks = [(scenario, arguments.seed + number) for number in range(arguments.games)]
            games = pool.map(play, tasks, chunksize=20)
            found.append(Samples([sample for game in games for sample in game]))
    tell_quality(found)
    tell_tables(found)


if __name__ == "__main__":
    main()
