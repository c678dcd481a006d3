"""`westmarch simulate`: many games at once, and what came of them.

Every game has a seed of its own, made from the seed of the whole, the options and the game's number: the results are
the same whatever the number of processes and whoever is done first.
"""

import json
import os
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import NamedTuple

import westmarch
from westmarch.agents import Perspective, agent
from westmarch.agents.seeds import derived_seed
from westmarch.cli.choosing import game_of, options_of
from westmarch.cli.results import summary, table
from westmarch.cli.terminal import ProgressBar, say
from westmarch.kernel import BadInput, Game, Generator, State, WestmarchError, playout
from westmarch.kernel.options import Options
from westmarch.kernel.playout import random_token
from westmarch.ladder.processes import Unfinished, shared_out

RANDOM = "random"
MOST_IN_A_BATCH = 100


class Batch(NamedTuple):
    """Games that one process plays in a row."""

    game: str
    preset: str
    options: Options
    agents: dict[str, str]
    seed: int
    first: int
    games: int


class Result(NamedTuple):
    """What is kept of a game. A game that broke off has no reason, but a problem."""

    number: int
    winners: tuple[str, ...]
    reason: str
    decisions: int
    problem: str = ""
    figures: dict[str, int | str] = {}  # noqa: RUF012  # never changed
    parts: dict[str, tuple[int, int]] = {}  # noqa: RUF012  # turns and decisions in each part of the game


def run(arguments: Namespace) -> int:
    game = game_of(arguments)
    seed = int.from_bytes(os.urandom(4), "big") if arguments.seed is None else arguments.seed
    jobs = arguments.jobs or os.cpu_count() or 1
    presets = list(game.presets) if arguments.preset == "all" else [arguments.preset]
    # Everything that can be wrong with the command line is found before the first game.
    plans = []
    for preset in presets:
        options = options_of(game, arguments, preset)
        plans.append((preset, options, _agents_by_seat(arguments.agents, game.seats_for(options))))
    for number, (preset, options, agents) in enumerate(plans):
        whole = Batch(game.id, preset or "", options, agents, seed, 0, arguments.number)
        started = time.perf_counter()
        results = _play_all(whole, jobs)
        seconds = time.perf_counter() - started
        found = summary(game, game.seats_for(options), results, seconds)
        if arguments.json:
            say(json.dumps(_description(whole) | found, ensure_ascii=False))
            continue
        say("\n" * (number > 0) + _heading(whole))
        say(table(game, found))
    return 0


def _description(batch: Batch) -> dict[str, object]:
    """What was played, for machines: enough to play it again."""
    return {
        "game": batch.game,
        "preset": batch.preset or None,
        "options": batch.options,
        "agents": batch.agents,
        "seed": batch.seed,
    }


def _agents_by_seat(words: list[str], seats: tuple[str, ...]) -> dict[str, str]:
    agents = dict.fromkeys(seats, RANDOM)
    for word in words:
        seat, equals, name = word.rpartition("=")
        if equals and seat not in seats:
            raise BadInput("--agents", f"{seat!r} is no seat of this game; the seats are {', '.join(seats)}")
        agent(name, 0)  # refuses a name that is none
        agents.update({seat: name} if equals else dict.fromkeys(seats, name))
    return agents


def _heading(batch: Batch) -> str:
    agents = ", ".join(f"{seat} {name}" for seat, name in batch.agents.items())
    preset = f", preset {batch.preset}" if batch.preset else ""
    return f"{batch.game}{preset}: {batch.games} games, {agents}, seed {batch.seed}"


# --- playing them all ---------------------------------------------------------------------------------------------


def _play_all(whole: Batch, jobs: int) -> list[Result]:
    bar = ProgressBar(whole.games, "games")
    bar.show(0)
    results: list[Result] = []
    try:
        for some in shared_out(play_batch, _batches(whole, jobs), jobs):
            results += some
            bar.show(len(results))
    finally:
        bar.close()
    for result in sorted(results):
        if result.problem:
            raise Unfinished(f"game {result.number} (seed {whole.seed}) could not be finished: {result.problem}")
    return sorted(results)


def _batches(whole: Batch, jobs: int) -> Iterator[Batch]:
    size = max(1, min(MOST_IN_A_BATCH, whole.games // (8 * jobs)))
    for first in range(0, whole.games, size):
        yield whole._replace(first=first, games=min(size, whole.games - first))


def play_batch(batch: Batch) -> list[Result]:
    """The games of a batch; runs in a process of its own when there are several."""
    game = westmarch.game(batch.game)
    return [_play_game(game, batch, number) for number in range(batch.first, batch.first + batch.games)]


def _play_game(game: Game, batch: Batch, number: int) -> Result:
    options = sorted(batch.options.items())  # not the preset's name: equal options are equal games
    seed = derived_seed("simulate", batch.seed, options, number)
    try:
        state = game.new(batch.options, seed)
        decisions, parts = _play_out(state, batch.agents, seed, game.bound(batch.options))
    except WestmarchError as error:  # these do not travel between processes; their words do
        return Result(number, (), "", 0, str(error))
    if state.outcome is None:
        return Result(number, (), "", decisions, f"no end after {decisions} decisions")
    outcome = state.outcome
    return Result(number, outcome.winners, outcome.reason, decisions, "", game.figures(state), parts)


def _play_out(state: State, names: dict[str, str], seed: int, limit: int) -> tuple[int, dict[str, tuple[int, int]]]:
    """Play to the end, in place; how many decisions it took, and how many turns and decisions in each part."""
    in_parts = state.game.progress(state)[0] != ""
    chance = Generator.seeded(derived_seed("playout", seed))
    if not in_parts and set(names.values()) == {RANDOM}:
        return playout(state, chance, limit), {}
    choose = _chooser(state, names, seed, chance)
    parts: dict[str, tuple[int, int]] = {}
    last = ("", 0)
    decisions = 0
    while state.outcome is None and decisions < limit:
        if in_parts:
            now = state.game.progress(state)
            turns, before = parts.get(now[0], (0, 0))
            parts[now[0]] = turns + (now != last), before + 1
            last = now
        seat = state.turn
        state.apply(seat, choose(seat))  # it is chosen from the legal tokens
        decisions += 1
    return decisions, parts


def _chooser(state: State, names: dict[str, str], seed: int, chance: Generator) -> Callable[[int], int]:
    """Who chooses for a seat. Random ones throw their dice as a playout does, so that its games come out the same."""
    if set(names.values()) == {RANDOM}:
        return lambda seat: random_token(state, seat, chance)
    agents = [agent(names[name], derived_seed("agent", seed, name)) for name in state.seats]
    return lambda seat: agents[seat].choose(Perspective(state, state.seats[seat])).id
