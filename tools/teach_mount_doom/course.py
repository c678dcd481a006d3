"""A course of games: what is taught, in which order, and the folder that keeps all of it."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy

from tools.teach_mount_doom.entrance import ALL_CELLS, entrance
from tools.teach_mount_doom.games import Batch, Game, Lesson, play_batch
from tools.teach_mount_doom.networks import Learner, Networks, blank, read, untaught, write
from westmarch.kernel import BadInput
from westmarch.networks.training.curves import drawn

Array = Any  # numpy is optional, and not typed for us

FIRST_ROUND: Final = 10
ROUND: Final = 50
"""So many games are played with the same networks, and then learned from: first so few, and slowly more.

Networks that know nothing change fast: with rounds of a hundred games they won fewer and fewer, with ten they learned.
"""

BATCH: Final = 2
"""So many games are one task, whoever plays them: with other processes the same is learned."""

SLOWEST: Final = 0.1
"""To this part of itself the rate falls."""

NEWEST: Final = 0.02
"""What the weights after a hundred games count for in their mean; in the beginning all games count the same."""

LAST: Final = 1000
"""Progress is told of so many games."""

POINTS: Final = 40
"""So many points a curve has."""


class Settings(NamedTuple):
    """All that decides what is learned."""

    games: int
    rate: float
    trace: float
    presets: list[str]
    seed: int
    begin: str


class Round(NamedTuple):
    """Games played, the sum of their chances, and the loss on their lessons before these were learned from."""

    games: int
    won: float
    loss: float


class Course:
    """Networks in the making."""

    def __init__(self, settings: Settings, learner: Learner, entrance: Array) -> None:
        self.settings = settings
        self.learner = learner
        self.entrance = entrance
        self.mean = learner.networks.copy()
        self.rounds: list[Round] = []

    @property
    def played(self) -> int:
        return sum(each.games for each in self.rounds)

    def rate(self) -> float:
        """It falls in a straight line."""
        return self.settings.rate * (1 - (1 - SLOWEST) * self.played / self.settings.games)

    def batches(self) -> Iterator[Batch]:
        """The next round. A game's preset and seed follow from its number."""
        now = self.learner.networks
        first, presets = self.played, self.settings.presets
        end = min(self.settings.games, first + min(ROUND, max(FIRST_ROUND, first // 20)))
        for start in range(first, end, BATCH):
            numbers = range(start, min(end, start + BATCH))
            yield Batch([(presets[n % len(presets)], self.settings.seed + n) for n in numbers], now.rows, now.out)

    def learn(self, games: list[Game]) -> None:
        """Of each game the last table first: what it was worth is a part of what those before it were worth."""
        rate = self.rate()
        lost = 0.0
        lessons = 0
        for game in games:
            for lesson, target in targets(game, self.settings.trace):
                lost += self.learner.learn(lesson, target, rate)
                lessons += 1
        self.rounds.append(Round(len(games), sum(game.chance for game in games), lost / max(1, lessons)))
        newest = max(1 - (1 - NEWEST) ** (len(games) / 100), len(games) / self.played)
        for mean, now in zip(self.mean, self.learner.networks, strict=True):
            mean += newest * (now - mean)

    # --- the folder ------------------------------------------------------------------------------------------------

    def keep(self, folder: Path) -> None:
        """Everything at once, so that an end at any time leaves the round before it."""
        learner = self.learner
        parts = {"now": learner.networks, "means": learner.means, "squares": learner.squares, "mean": self.mean}
        arrays = {f"{name}_{field}": getattr(part, field) for name, part in parts.items() for field in part._fields}
        unfinished = folder / "course.part.npz"
        numpy.savez(unfinished, rounds=numpy.array(self.rounds), entrance=self.entrance, **arrays)
        os.replace(unfinished, folder / "course.npz")
        write(folder / "judgement.bin", self.mean, self.entrance)
        (folder / "curves.svg").write_text(self.curves())

    def restore(self, folder: Path) -> None:
        file = folder / "course.npz"
        try:
            with numpy.load(file) as kept:
                self.entrance = kept["entrance"]
                self.learner = Learner(Networks(kept["now_rows"], kept["now_out"]))
                self.learner.means = Networks(kept["means_rows"], kept["means_out"])
                self.learner.squares = Networks(kept["squares_rows"], kept["squares_out"])
                self.mean = Networks(kept["mean_rows"], kept["mean_out"])
                self.rounds = [Round(int(games), won, loss) for games, won, loss in kept["rounds"].tolist()]
        except (ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
            raise BadInput(str(file), f"is not what a course keeps: {error}") from error

    def curves(self) -> str:
        size = -(-len(self.rounds) // POINTS)
        won: list[tuple[float, float]] = []
        lost: list[tuple[float, float]] = []
        games = 0
        for start in range(0, len(self.rounds), size):
            some = self.rounds[start : start + size]
            here = sum(each.games for each in some)
            games += here
            won.append((games, 100 * sum(each.won for each in some) / here))
            lost.append((games, sum(each.loss for each in some) / len(some)))
        return drawn("Adventure to Mount Doom, by games", {"won, %": won, "loss": lost})

    def progress(self) -> str:
        some: list[Round] = []
        games = 0
        for each in reversed(self.rounds):
            if games >= LAST:
                break
            some.append(each)
            games += each.games
        won = sum(each.won for each in some) / games
        loss = sum(each.loss for each in some) / len(some)
        return f"{self.played} games: {won:.1%} won of the last {games}, loss {loss:.4f}, rate {self.rate():.6f}"


def targets(game: Game, trace: float) -> Iterator[tuple[Lesson, float]]:
    """Each table with the chance to teach of it, backwards: what came of it, and so much of what its turn was reckoned
    to be worth that of each later turn a part remains. TD(λ)"""
    chance = game.chance
    for lesson in reversed(game.lessons):
        if lesson.worth is not None:
            chance = (1 - trace) * lesson.worth + trace * chance
        yield lesson, chance


def teach(folder: Path, settings: Settings, jobs: int) -> Course:
    """Begin a course, or go on with it, to its end."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "settings.json"
    if kept.exists() and kept.read_text() != json.dumps(settings._asdict()):
        raise BadInput(str(folder), f"keeps a course with other settings: {kept.read_text()}")
    with ExitStack() as stack:
        spread = map if jobs == 1 else stack.enter_context(get_context("spawn").Pool(jobs)).imap
        course = begun(folder, settings, spread)
        kept.write_text(json.dumps(settings._asdict()))
        since, before = monotonic(), course.played
        while course.played < settings.games:
            course.learn([game for games in spread(play_batch, course.batches()) for game in games])
            course.keep(folder)
            speed = (course.played - before) / (monotonic() - since)
            print(f"{course.progress()}, {speed:.1f} games a second", flush=True)
    return course


def begun(folder: Path, settings: Settings, spread: Any) -> Course:
    """The course as it was kept, or at its beginning."""
    if (folder / "course.npz").exists():
        course = Course(settings, Learner(blank()), None)
        course.restore(folder)
        return course
    if settings.begin == "nothing":
        return Course(settings, Learner(untaught(settings.seed)), entrance(ALL_CELLS, spread))
    networks, table = read(Path(settings.begin))
    return Course(settings, Learner(networks), table)
