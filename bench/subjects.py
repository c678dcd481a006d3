"""Our own games as subjects: what a build is made to do, in a process that has imported that build."""

from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Final

import westmarch
import westmarch.kernel
from bench.samples import (
    CLONES,
    DECISIONS,
    IMAGINATIONS,
    INSIDE,
    ITERATIONS,
    PLAYOUTS,
    POSITIONS,
    SEARCHES,
    SPACING,
    VIEWS,
    Counts,
    in_turn,
    searched,
)
from westmarch.agents import Perspective
from westmarch.agents.searching import Searcher
from westmarch.kernel.playout import playout

DEFAULT: Final = "default"
"""The case of every game that is judged: its default options."""


def release() -> str:
    return f"westmarch {westmarch.__version__}"


def build() -> str:
    """Which build this process has imported."""
    return "compiled" if str(westmarch.kernel.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def cases() -> list[str]:
    """Each game under its default options, then under each preset that differs from them."""
    found: list[str] = []
    for id in westmarch.games():
        game = westmarch.game(id)
        found.append(f"{id}/{DEFAULT}")
        found += [f"{id}/{name}" for name, given in game.presets.items() if game.settle(given) != game.settle()]
    return found


def drive(state: westmarch.State, random: Callable[[], float]) -> int:
    """One game at random, every decision by an interpreted loop; the loop for OpenSpiel is in bench/peers.py."""
    decisions = 0
    seat = state.turn
    while seat >= 0:
        tokens = state.legal(seat)
        state.apply(seat, tokens[int(random() * len(tokens))])
        decisions += 1
        seat = state.turn
    return decisions


def think(state: westmarch.State) -> None:
    """Let whoever's turn it is search with an observer for each seat, playing on at random."""
    Searcher(1, "mo", ITERATIONS).choose(Perspective(state, state.seats[state.turn]))


class Subject:
    """One game under one set of options. Both builds play the same games: all seeds are fixed."""

    def __init__(self, case: str) -> None:
        id, _, preset = case.partition("/")
        self._game = westmarch.game(id)
        self._options = {} if preset == DEFAULT else self._game.presets[preset]
        self._random = Random(case).random
        self._rng = westmarch.Generator.seeded(1)
        self._seed = 0
        positions = self._positions(Random(case))
        seats = positions[0].seats
        self.works: dict[str, Callable[[], Counts]] = {
            DECISIONS: self._decide,
            PLAYOUTS: self._play_out,
            CLONES: in_turn([position.clone for position in positions], CLONES),
            VIEWS: in_turn([partial(p.view, seat) for p in positions for seat in (*seats, None)], VIEWS),
            IMAGINATIONS: in_turn(
                [partial(p.imagine, seat, self._rng) for p in positions for seat in seats], IMAGINATIONS
            ),
            SEARCHES: searched([partial(think, p) for p in positions if len(p.legal(p.turn)) > 1], SEARCHES),
        }

    def _new(self) -> westmarch.State:
        self._seed += 1
        return self._game.new(self._options, self._seed)

    def _decide(self) -> Counts:
        return {DECISIONS: drive(self._new(), self._random)}

    def _play_out(self) -> Counts:
        return {PLAYOUTS: 1, INSIDE: playout(self._new(), self._rng)}

    def _positions(self, random: Random) -> list[westmarch.State]:
        """States from all phases of random games."""
        found: list[westmarch.State] = []
        while len(found) < POSITIONS:
            state = self._new()
            while not state.over and len(found) < POSITIONS:
                if random.random() * SPACING < 1:
                    found.append(state.clone())
                state.apply(state.turn, random.choice(state.legal(state.turn)))
        return found
