"""Find better numbers for War of the Ring's rules of thumb to go by: play with others, and see what wins.

    python tools/find_weights.py --games 4000 --rounds 20 --jobs 16 --out runs/weights

In every game of a round each number of a side is drawn anew around the present one. In a third of the games the other
side's are too; in the rest it plays by the numbers of experience, lest what wins against one's own kind be all that is
found. How the results hang together with what was drawn is the slope of each number; the present ones take a step along
it, and the next round begins. After each round the present numbers play against those of experience. The folder keeps
what every round found, and the same command goes on from there.

With --write the package's own module of them is written, and nothing is played. It is the mean of some rounds (--mean
3-8): much of a single step is chance, and the chances of several rounds take each other out.

Let PYTHONPATH be the compiled build: a game takes a tenth of a second there, and six times as long in pure Python.
"""

import argparse
import json
from collections.abc import Iterator
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from westmarch.agents.war_of_the_ring.learned import LEARNED
from westmarch.agents.war_of_the_ring.player import Chooser
from westmarch.agents.war_of_the_ring.weights import UNREAD, USUAL, Weights
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.state import Table

SIDES: Final = (FREE_PEOPLES, SHADOW)
SPREAD: Final = 0.3
"""Numbers are multiplied by e to the power of so much, times a normal draw."""

NARROW: Final = {"decay": 0.08, "despair": 0.15, "stubborn": 0.15, "bold": 0.2, "plan_war": 0.2, "plan_ring": 0.2}
"""Numbers of which a little is much."""

DICE: Final = 0.5
"""To numbers of dice for the Hunt so much is added, times a normal draw: half a die must be able to become one."""

STRIDE: Final = 2.0
"""The length of a step, over all numbers of a side, in spreads."""

KEPT: Final = 0.7
"""What an earlier round's slopes still count in the next one."""

PART_TRIED: Final = 8
"""For so many games of a round there is one to try what it found."""

LEAST_GAMES: Final = 24
"""A round of fewer would have none of one kind, or none to try what it found."""

UNPLAYED: Final = 900_000_000
"""Seeds from here on are for trying what was found: no round has played them."""

LEARNED_PY: Final = Path(__file__).parent.parent / "src/westmarch/agents/war_of_the_ring/learned.py"

Numbers = dict[str, float]


class Draw(NamedTuple):
    """A game: what was drawn for each number of each side, and whether the Free Peoples won.

    Nothing was drawn for a side that played by the numbers of experience.
    """

    drawn: tuple[Numbers, Numbers]
    won: float


def names() -> list[str]:
    return [name for name in dir(USUAL[0]) if isinstance(getattr(USUAL[0], name), float)]


def moved(numbers: Numbers, by: Numbers) -> Numbers:
    """Numbers so many spreads away."""
    found = {}
    for name, number in numbers.items():
        if name.startswith("hunters"):
            found[name] = number + DICE * by.get(name, 0.0)
        else:
            found[name] = number * exp(NARROW.get(name, SPREAD) * by.get(name, 0.0))
    return found


def weights_of(side: int, numbers: Numbers) -> Weights:
    weights = Weights(side)
    for name, number in numbers.items():
        setattr(weights, name, number)
    weights.set()
    return weights


def numbers_of(weights: Weights) -> Numbers:
    return {name: getattr(weights, name) for name in names() if name not in UNREAD[weights.side]}


def free_peoples_win(free: Weights, shadow: Weights, seed: int) -> float:
    """A game without agents around it: 1 if the Free Peoples won, a half if nobody did."""
    state = GAME.new({}, seed)
    assert isinstance(state, Table)
    choosers = (Chooser((free, free)), Chooser((shadow, shadow)))
    while state.outcome is None:
        seat = state.turn
        tokens = state.legal(seat)
        state.apply(seat, tokens[0] if len(tokens) == 1 else choosers[seat].choose(state, seat, tokens))
    if not state.outcome.winners:
        return 0.5
    return 1.0 if "free_peoples" in state.outcome.winners else 0.0


def play_drawn(task: tuple[tuple[Numbers, Numbers], int]) -> Draw:
    """In a process of its own."""
    numbers, seed = task
    rng = Random(seed)
    experienced = (None, FREE_PEOPLES, SHADOW)[seed % 3]
    drawn: list[Numbers] = []
    players: list[Weights] = []
    for side in SIDES:
        if side == experienced:
            drawn.append({})
            players.append(USUAL[side])
        else:
            drawn.append({name: rng.gauss(0.0, 1.0) for name in numbers[side]})
            players.append(weights_of(side, moved(numbers[side], drawn[side])))
    return Draw((drawn[0], drawn[1]), free_peoples_win(players[0], players[1], seed))


def play_usual(task: tuple[tuple[Numbers, Numbers], int]) -> tuple[float, float]:
    """What the numbers score against those of experience, as the Free Peoples and as the Shadow."""
    numbers, seed = task
    free, shadow = (weights_of(side, numbers[side]) for side in SIDES)
    return free_peoples_win(free, USUAL[SHADOW], seed), 1 - free_peoples_win(USUAL[FREE_PEOPLES], shadow, seed)


def slopes(games: list[Draw], side: int) -> Numbers:
    """How much more a side wins with each number a spread higher; what chance could have done counts for less."""
    games = [game for game in games if game.drawn[side]]
    mean = sum(game.won for game in games) / len(games)
    noise = sqrt(mean * (1 - mean) / len(games))
    found = {}
    for name in games[0].drawn[side]:
        slope = sum((game.won - mean) * game.drawn[side][name] for game in games) / len(games)
        slope = slope if side == FREE_PEOPLES else -slope
        found[name] = max(0.0, abs(slope) - noise / 2) * (1 if slope > 0 else -1)
    return found


def stepped(numbers: Numbers, slope: Numbers) -> Numbers:
    length = sqrt(sum(each * each for each in slope.values())) or 1.0
    return moved(numbers, {name: STRIDE * each / length for name, each in slope.items()})


def tasks(numbers: tuple[Numbers, Numbers], first: int, games: int) -> Iterator[tuple[tuple[Numbers, Numbers], int]]:
    return ((numbers, seed) for seed in range(first, first + games))


def find(folder: Path, games: int, rounds: int, jobs: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "weights.json"
    if kept.exists():
        data = kept_in(folder)
    else:
        first_numbers = [numbers_of(weights) for weights in LEARNED]
        data = {"round": 0, "numbers": first_numbers, "slopes": [{}, {}], "found": []}
    with get_context("spawn").Pool(jobs) as pool:
        for _ in range(rounds):
            numbers = (data["numbers"][0], data["numbers"][1])
            first = 1_000_000 * (data["round"] + 1)
            played = list(pool.imap(play_drawn, tasks(numbers, first, games), 8))
            for side in SIDES:
                before = data["slopes"][side]
                fresh = slopes(played, side)
                data["slopes"][side] = {name: KEPT * before.get(name, 0.0) + fresh[name] for name in fresh}
                data["numbers"][side] = stepped(numbers[side], data["slopes"][side])
            data["round"] += 1
            data["found"].append(data["numbers"].copy())
            fresh_file = kept.with_suffix(".new")
            fresh_file.write_text(json.dumps(data, indent=1))
            fresh_file.replace(kept)  # whoever is stopped while writing has the round before
            tried = games // PART_TRIED
            free, shadow = against_experience(pool, (data["numbers"][0], data["numbers"][1]), first + games, tried)
            print(f"round {data['round']}: {free:.1%} and {shadow:.1%} against experience, {tried} games a side")


def kept_in(folder: Path) -> dict[str, Any]:
    """What the rounds so far have found."""
    file = folder / "weights.json"
    try:
        data = json.loads(file.read_text())
        return {key: data[key] for key in ("round", "numbers", "slopes", "found")}
    except OSError as error:
        raise SystemExit(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise SystemExit(f"{file} is not what this tool writes: {error}") from None


def against_experience(pool: Any, numbers: tuple[Numbers, Numbers], first: int, games: int) -> tuple[float, float]:
    """The shares that both sides win with these numbers when the other side has those of experience."""
    scores = list(pool.imap(play_usual, tasks(numbers, first, games), 4))
    return sum(score[0] for score in scores) / len(scores), sum(score[1] for score in scores) / len(scores)


def mean_of(folder: Path, rounds: tuple[int, int]) -> tuple[Numbers, Numbers]:
    """The mean of what these rounds found, first and last included: geometric, as the steps are, but for dice."""
    found = kept_in(folder)["found"]
    first, last = rounds
    if not 1 <= first <= last <= len(found):
        raise SystemExit(f"--mean {first}-{last}: {folder} has the rounds 1 to {len(found)}")
    means: list[Numbers] = []
    for side in SIDES:
        taken: list[Numbers] = [numbers[side] for numbers in found[first - 1 : last]]
        means.append({name: _mean(name, [numbers[name] for numbers in taken]) for name in taken[0]})
    return means[0], means[1]


def _mean(name: str, values: list[float]) -> float:
    if name.startswith("hunters"):
        return sum(values) / len(values)
    return exp(sum(log(value) for value in values) / len(values))


def write(numbers: tuple[Numbers, Numbers]) -> None:
    """The module of the package, with these numbers in it."""
    lines = LEARNED_PY.read_text().splitlines()
    for side, table in zip(SIDES, ("FOUND_FREE_PEOPLES", "FOUND_SHADOW"), strict=True):
        start = next(i for i, line in enumerate(lines) if line.startswith(f"{table}:")) + 1
        end = lines.index("}", start)
        lines[start:end] = [f'    "{name}": {float(f"{number:.3g}")!r},' for name, number in numbers[side].items()]
    LEARNED_PY.write_text("\n".join(lines) + "\n")


def rounds_of(text: str) -> tuple[int, int]:
    """From "3-8" or "5"."""
    first, _, last = text.partition("-")
    try:
        return int(first), int(last or first)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not like 3-8") from None


def main() -> None:
    parser = argparse.ArgumentParser(description="Find better numbers for War of the Ring's rules of thumb.")
    parser.add_argument("--out", type=Path, required=True, help="the folder that keeps what was found")
    parser.add_argument("--games", type=int, default=4000, help="games of a round (default: 4000)")
    parser.add_argument("--rounds", type=int, default=10, help="rounds to play (default: 10)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--mean", type=rounds_of, metavar="FIRST-LAST", help="try, or write, the mean of these rounds")
    parser.add_argument("--write", action="store_true", help="write the package's module with it and play nothing")
    args = parser.parse_args()
    if args.games < LEAST_GAMES:
        parser.error(f"--games: at least {LEAST_GAMES}, not {args.games}")
    if args.write and not args.mean:
        parser.error("--write wants to know the mean of which rounds: --mean 3-8")
    if args.write:
        write(mean_of(args.out, args.mean))
    elif args.mean:
        with get_context("spawn").Pool(args.jobs) as pool:
            free, shadow = against_experience(pool, mean_of(args.out, args.mean), UNPLAYED, args.games)
        print(f"the mean: {free:.1%} and {shadow:.1%} against experience, {args.games} games a side")
    else:
        find(args.out, args.games, args.rounds, args.jobs)


if __name__ == "__main__":
    main()
