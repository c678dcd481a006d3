"""Teach the network by which War of the Ring's Wizard judges a table: let the rules of thumb play, and see who wins.

    PYTHONPATH=build/compiled python -m tools.teach_war_of_the_ring --games 100000 --jobs 16 --out runs/war
    PYTHONPATH=build/compiled python -m tools.teach_war_of_the_ring --out runs/war --install

The rules of thumb play both sides, by the numbers that they have learned; in half of the games a few of their choices
are made by chance, so that other tables are seen too. At the beginning of each turn it is written down what each side
knows, and in the end who has won. The network is then moved towards that (Adam, cross-entropy), and its rows are held
down. One game of ten is not learned from: it tells how good the network is.

The folder keeps the games by the hundred: the same command goes on where it was stopped. `curves.svg` shows the loss,
and `judgement.bin` is what --install takes, after which the compiled build has to be made again. It needs the extra
`train`.
"""

import argparse
import shutil
import sys
from array import array
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from westmarch.agents.war_of_the_ring.judgement import FILE, UNITS
from westmarch.agents.war_of_the_ring.stage import Stage
from westmarch.cli.arguments import whole
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.state import Table
from westmarch.kernel import BadInput
from westmarch.networks.features.war_of_the_ring import SIZE, features
from westmarch.networks.training.curves import drawn

ASTRAY: Final = (0.0, 0.0, 0.02, 0.05)
"""Such a part of the choices is made by chance: one of these in every game."""

PORTION: Final = 100
"""So many games are kept in one file."""

HELD_BACK: Final = 10
"""One game in so many is not learned from."""

BATCH: Final = 512
FADE: Final = 0.002
FADES_EVERY: Final = 20
"""After so many batches all rows lose this part: what is not learned again is forgotten."""

Tensor = Any  # torch is optional, and not typed for us


class Lesson(NamedTuple):
    """What a seat knows at the beginning of a turn, and whether it won."""

    game: int
    holding: list[int]
    won: bool


def play(number: int) -> list[Lesson]:
    """A game by its number, and what it teaches."""
    chance = Random(number)
    astray = chance.choice(ASTRAY)
    stage = Stage()
    state = GAME.new({}, number)
    assert isinstance(state, Table)
    seen: list[tuple[int, list[int]]] = []
    turns = 0
    while state.outcome is None:
        seat = state.turn
        tokens = state.legal(seat)
        if state.turns > turns and state.stack[-1].PROMPT == "turn.hunt_dice":
            turns = state.turns
            seen += [(each, features(state, each)) for each in range(len(state.seats))]
        by_chance = chance.random() < astray
        state.apply(seat, chance.choice(tokens) if by_chance else stage.choice(state, seat, tokens))
    winners = state.outcome.winners
    return [Lesson(number, holding, state.seats[seat] in winners) for seat, holding in seen]


# --- games, kept by the hundred ---------------------------------------------------------------------------------------


def portion(task: tuple[Path, int]) -> Path:
    """Play the games of a file, if it is not there."""
    path, first = task
    if not path.exists():
        numbers = array("i")
        for game in range(first, first + PORTION):
            for lesson in play(game):
                numbers.extend((lesson.game, lesson.won, len(lesson.holding), *lesson.holding))
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(numbers.tobytes())
        unfinished.rename(path)
    return path


def read(path: Path) -> Iterator[Lesson]:
    numbers = array("i", path.read_bytes())
    at = 0
    while at < len(numbers):
        game, won, count = numbers[at : at + 3]
        at += 3 + count
        yield Lesson(game, numbers[at - count : at].tolist(), bool(won))


def gather(folder: Path, games: int, seed: int, jobs: int) -> list[Lesson]:
    """All lessons of so many games; those that the folder does not have are played."""
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(folder / f"games-{first}.bin", first) for first in range(seed, seed + games, PORTION)]
    found: list[Lesson] = []
    with get_context("spawn").Pool(jobs) as pool:
        for done, path in enumerate(pool.imap(portion, tasks), 1):
            found.extend(read(path))
            print(f"\r{done * PORTION} of {games} games, {len(found)} lessons", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


# --- learning ---------------------------------------------------------------------------------------------------------


class Learner:
    """The network as torch has it."""

    def __init__(self, units: int, seed: int) -> None:
        import torch

        self.torch = torch
        torch.manual_seed(seed)
        bag = torch.nn.EmbeddingBag
        self.rows = bag(SIZE, units, mode="sum")
        self.own = bag(SIZE, 1, mode="sum")
        self.out = torch.nn.Linear(units, 1)
        self.start = torch.nn.Parameter(torch.zeros(units))
        torch.nn.init.normal_(self.rows.weight, 0, 0.02)
        torch.nn.init.zeros_(self.own.weight)
        torch.nn.init.normal_(self.out.weight, 0, 0.1)
        self.parts = [self.rows.weight, self.own.weight, self.out.weight, self.out.bias, self.start]
        self.optimiser = torch.optim.Adam(self.parts)

    def loss(self, lessons: list[Lesson]) -> Tensor:
        torch = self.torch
        holding = torch.tensor([row for lesson in lessons for row in lesson.holding])
        lengths = torch.tensor([0, *(len(lesson.holding) for lesson in lessons[:-1])])
        first = lengths.cumsum(0)
        won = torch.tensor([float(lesson.won) for lesson in lessons])
        worth = self.out(torch.relu(self.rows(holding, first) + self.start)) + self.own(holding, first)
        return torch.nn.functional.binary_cross_entropy_with_logits(worth.squeeze(1), won)

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        self.optimiser.param_groups[0]["lr"] = rate
        loss = self.loss(lessons)
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        return float(loss.detach())

    def fade(self) -> None:
        with self.torch.no_grad():
            for each in (self.rows, self.own):
                each.weight.mul_(1 - FADE)

    def tried(self, lessons: list[Lesson]) -> float:
        """The loss on lessons that are not learned from."""
        with self.torch.no_grad():
            parts = [lessons[i : i + BATCH] for i in range(0, len(lessons), BATCH)]
            return sum(float(self.loss(part)) * len(part) for part in parts) / len(lessons)

    def numbers(self) -> Tensor:
        """As `westmarch.agents.war_of_the_ring.judgement` reads them."""
        torch = self.torch
        with torch.no_grad():
            rows = torch.cat([self.rows.weight, self.own.weight], 1)
            return torch.cat([rows.flatten(), self.start, self.out.weight.flatten(), self.out.bias]).half()


def teach(lessons: list[Lesson], passes: int, rate: float, seed: int) -> tuple[Learner, list[tuple[float, float]]]:
    """A network that has gone through the lessons so many times, and its loss on what it has not learned from."""
    learned = [lesson for lesson in lessons if lesson.game % HELD_BACK]
    kept = [lesson for lesson in lessons if lesson.game % HELD_BACK == 0]
    if not kept or len(learned) < BATCH:
        raise BadInput("games", f"too few to learn from: {len(learned)} lessons, and {len(kept)} to try it on")
    learner = Learner(UNITS, seed)
    chance = Random(seed)
    curve = [(0.0, learner.tried(kept))]
    batches = len(learned) // BATCH
    for done in range(passes):
        chance.shuffle(learned)
        for i in range(batches):
            learner.learn(learned[i * BATCH : (i + 1) * BATCH], rate * (1 - (done + i / batches) / passes) + rate / 500)
            if i % FADES_EVERY == 0:
                learner.fade()
            if (i + 1) % max(1, batches // 4) == 0:
                curve.append((done + (i + 1) / batches, learner.tried(kept)))
                print(f"pass {curve[-1][0]:.2f}: loss {curve[-1][1]:.4f}", file=sys.stderr)
    return learner, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the network that judges War of the Ring.")
    parser.add_argument("--out", type=Path, required=True, help="the folder of games, curve and network")
    parser.add_argument("--games", type=whole(PORTION), default=24000, help="how many games (default: 24000)")
    parser.add_argument("--seed", type=whole(0), default=1, help="the number of the first game")
    parser.add_argument("--passes", type=whole(1), default=3, help="how often each lesson is learned (default: 3)")
    parser.add_argument("--rate", type=float, default=0.0005, help="of learning, falling to nought (default: 0.0005)")
    parser.add_argument("--jobs", type=whole(1), default=1, help="processes to play the games")
    parser.add_argument("--install", action="store_true", help="put what was taught into the package, and stop")
    arguments = parser.parse_args()
    taught: Path = arguments.out / "judgement.bin"
    if arguments.install:
        shutil.copyfile(taught, FILE)
        return
    lessons = gather(arguments.out, arguments.games, arguments.seed, arguments.jobs)
    learner, curve = teach(lessons, arguments.passes, arguments.rate, arguments.seed)
    taught.write_bytes(learner.numbers().numpy().astype("<f2").tobytes())
    picture = drawn("Loss on games that were not learned from", {"by passes": curve})
    (arguments.out / "curves.svg").write_text(picture, encoding="utf-8")
    share = sum(lesson.won for lesson in lessons) / len(lessons)
    print(
        f"{len(lessons)} lessons, {share:.3f} of them won; loss {curve[-1][1]:.4f}, at the beginning {curve[0][1]:.4f}"
    )


if __name__ == "__main__":
    main()
