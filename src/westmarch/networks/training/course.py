"""A training: generations of games, learning from the latest of them, and everything kept so that it can go on.

In its folder lie the examples of each generation, `course.json` (what was asked for, and how each generation went),
`learner.pt` (the networks and the optimiser), `network.onnx` (the network that plays) and `curves.svg`. A run that is
broken off goes on with the generation that was not finished. Games have seeds of their own, made from the seed of the
whole, the generation and their number; learning is as exact as PyTorch is on the machine at hand.
"""

import json
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

import westmarch
from westmarch.agents.heuristic import GAMES as WITH_HEURISTIC
from westmarch.agents.seeds import derived_seed
from westmarch.kernel import BadInput
from westmarch.networks.training import measuring, self_play
from westmarch.networks.training.curves import drawn
from westmarch.networks.training.examples import load, save, together

MATCH_ITERATIONS: Final = 400
"""What the network may think in a match; one that plays on at random thinks twice as long."""


FIRST_EPOCHS: Final = 1.0
"""The first generation, which no network played, is learned from so many times at once, and never again."""


@dataclass(frozen=True)
class Course:
    """What is asked for; a training that goes on must be asked for the same, but for what is in LATER."""

    game: str
    seed: int = 1
    games: int = 640
    first_games: int = 0
    iterations: int = 160
    thorough: int = 6
    width: int = 128
    blocks: int = 2
    window: int = 16
    epochs: float = 0.2
    matches: int = 0
    generations: int = 10
    minutes: float = 0.0
    jobs: int = 1


LATER: Final = ("matches", "generations", "minutes", "jobs")
"""What may be another when a training goes on."""

Show = Callable[[str], None]


def kept(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """With what a training was begun, and how it went so far."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        return dict(told["course"]), list(told["history"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(str(file), f"is not the file of a training: {error!r}") from error


class Training:
    """A training in its folder."""

    def __init__(self, course: Course, folder: Path, show: Show) -> None:
        from westmarch.networks.training.model import Learner, Shape

        self.course = course
        self.folder = folder
        self.show = show
        self.started = time.monotonic()
        features = import_module(f"westmarch.networks.features.{course.game}")
        self.blank: int = features.SIZE
        tokens = len(westmarch.game(course.game).vocabulary)
        self.learner = Learner(Shape(self.blank, tokens, course.width, course.blocks), course.seed)
        self.history: list[dict[str, Any]] = []
        self.recent: list[dict[str, Any]] = []  # what is learned from: the games of the latest generations
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "course.json").exists():
            self._take_up()

    def _take_up(self) -> None:
        import torch

        begun, self.history = kept(self.folder / "course.json")
        asked = asdict(self.course)
        for name, value in begun.items():
            if name not in LATER and asked.get(name) != value:
                raise BadInput(name, f"the training in {self.folder} was begun with {value}, not {asked.get(name)}")
        if self.history:
            self.learner.restore(torch.load(self.folder / "learner.pt", map_location=self.learner.device))
        done = len(self.history)
        latest = [self._games(number) for number in range(max(1, done - self.course.window), done)]
        self.recent = [load(file) for file in latest if file.exists()]  # games that were thrown away are done without

    @property
    def network(self) -> Path:
        return self.folder / "network.onnx"

    def run(self) -> None:
        """Generation after generation, until there are enough or the time is up."""
        # "spawn" is the one way that works alike everywhere and inherits nothing
        context = multiprocessing.get_context("spawn")
        with context.Pool(self.course.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            while len(self.history) < self.course.generations and not self._late():
                self._generation(pool, len(self.history))

    def _late(self) -> bool:
        """Whether another generation like the last would end after the time is up."""
        if not self.course.minutes or not self.history:
            return False
        spent = time.monotonic() - self.started
        return bool(spent + self.history[-1]["seconds"] > 60 * self.course.minutes)

    def _generation(self, pool: Pool, number: int) -> None:
        began = time.monotonic()
        latest, ends = self._played(pool, number)
        save(self._games(number), latest)
        played = time.monotonic()
        losses = self.learner.judged(latest) if number else {}  # before it has seen any of these games
        if number:
            self.recent = [*self.recent, latest][-self.course.window :]
            losses |= self._learned(together(self.recent, self.blank), self.course.epochs, number)
        else:
            losses |= self._learned(latest, FIRST_EPOCHS, number)
        self.learner.export(self.network)
        told: dict[str, Any] = {
            "generation": number,
            "games": sum(ends.values()),
            "examples": len(latest["worths"]),
            "ends": dict(ends),
            **losses,
            "playing_seconds": round(played - began, 1),
        }
        if self.course.matches:
            told["matches_won"] = self._measured(pool, number)
        told["seconds"] = round(time.monotonic() - began, 1)
        self.history.append(told)
        self._keep()
        self.show(json.dumps(told))

    def _learned(self, data: dict[str, Any], epochs: float, number: int) -> dict[str, float]:
        return self.learner.learn(data, epochs, derived_seed("learn", number) % 2**63)

    def _played(self, pool: Pool, number: int) -> tuple[dict[str, Any], Counter[str]]:
        found: list[dict[str, Any]] = []
        ends: Counter[str] = Counter()
        games = self._plans(number)
        for some, end in pool.imap_unordered(partial(self_play.play_compactly, blank=self.blank), games):
            found.append(some)
            ends[end] += 1
            if len(found) % 50 == 0:
                self.show(f"generation {number}: {len(found)} of {len(games)} games")
        return together(found, self.blank), ends

    def _plans(self, number: int) -> list[self_play.Plan]:
        c = self.course
        first = "heuristic" if c.game in WITH_HEURISTIC else "search"
        teacher = str(self.network) if number else first
        games = c.games if number else c.first_games or c.games
        seeds = [derived_seed("train", c.seed, number, i) for i in range(games)]
        return [self_play.Plan(c.game, seed, c.iterations, c.thorough, teacher) for seed in seeds]

    def _measured(self, pool: Pool, number: int) -> float:
        c = self.course
        against = "heuristic" if c.game in WITH_HEURISTIC else f"mo:{2 * MATCH_ITERATIONS}"
        matches = [
            measuring.Match(
                c.game, i, derived_seed("measure", c.seed, number, i), MATCH_ITERATIONS, str(self.network), against
            )
            for i in range(c.matches)
        ]
        return sum(pool.imap_unordered(measuring.play, matches)) / len(matches)

    def _games(self, number: int) -> Path:
        return self.folder / f"games-{number:04}.npz"

    def _keep(self) -> None:
        import torch

        scratch = self.folder / "learner.part"
        torch.save(self.learner.state(), scratch)
        scratch.replace(self.folder / "learner.pt")
        kept = {"course": asdict(self.course), "history": self.history}
        (self.folder / "course.part").write_text(json.dumps(kept, indent=1) + "\n")
        (self.folder / "course.part").replace(self.folder / "course.json")
        title = f"{self.course.game}: {sum(each['games'] for each in self.history)} games, seed {self.course.seed}"
        (self.folder / "curves.svg").write_text(drawn(title, dict(_series(self.history))), encoding="utf-8")


def _series(history: list[dict[str, Any]]) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    names = {
        "unseen_worth_loss": "loss of the worth, new games",
        "unseen_policy_loss": "loss of the tokens, new games",
        "worth_loss": "loss of the worth, learned games",
        "policy_loss": "loss of the tokens, learned games",
        "matches_won": "matches won",
    }
    for key, name in names.items():
        yield name, [(each["generation"], each[key]) for each in history if key in each]
