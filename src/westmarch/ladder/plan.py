"""Who plays whom, on which side, with which luck.

Between rivals each seed is played twice, with the sides swapped: what one agent was dealt, the other is dealt after it.
The seeds are the same for all pairings, so that nobody has the easier games. Where all seats are on one side, against
the game, each agent plays the same games alone, and the game itself is the rival.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import westmarch
from westmarch._version import VERSION
from westmarch.agents import agent
from westmarch.agents.seeds import derived_seed
from westmarch.kernel import BadInput, Game
from westmarch.kernel.options import Options

THE_GAME = "the game"
"""The rival of a company that plays together."""


class Fixture(NamedTuple):
    """A game that is to be played: an agent for each side, and the seed that deals it."""

    number: int
    agents: tuple[str, ...]
    seed: int


class Plan(NamedTuple):
    """A whole ladder; equal plans give equal games."""

    game: str
    options: Options
    agents: tuple[str, ...]
    games: int
    """For each pairing; for each agent where all seats are on one side."""

    seed: int

    def check(self) -> None:
        """Refuse whatever cannot be played, before anything is."""
        least = 1 if self.cooperative else 2
        if len(self.agents) < least:
            raise BadInput("--agents", f"at least {least} must climb, as in --agents random,heuristic")
        for name in self.agents:
            agent(name, 0)  # refuses a name that is none
            if self.agents.count(name) > 1:
                raise BadInput("--agents", f"{name} is there twice")
        if len(self.sides) > 2:
            raise BadInput(self.game, f"a ladder needs two sides, not {len(self.sides)}")
        if not self.cooperative and self.games % 2:
            raise BadInput(
                "--games", f"an even number is needed, for each seed is played on both sides; {self.games} is odd"
            )

    @property
    def _game(self) -> Game:
        return westmarch.game(self.game)

    @property
    def cooperative(self) -> bool:
        return len(self._game.teams_for(self.options)) == 1

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The seats of each side."""
        return self._game.teams_for(self.options)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides: their seats."""
        return tuple("+".join(team) for team in self.teams)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom, the one that was named first first."""
        if self.cooperative:
            return [(name, THE_GAME) for name in self.agents]
        return list(combinations(self.agents, 2))

    def fixtures(self) -> Iterator[Fixture]:
        """All games. The pairings take turns, so that a ladder that is left early is even."""
        number = 0
        for meeting in range(self.games if self.cooperative else self.games // 2):
            options = sorted(self.options.items())
            seed = derived_seed("ladder", self.seed, options, meeting)
            for one, other in self.pairings:
                orders = [(one,)] if self.cooperative else [(one, other), (other, one)]
                for order in orders:
                    yield Fixture(number, order, seed)
                    number += 1

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    def describe(self) -> dict[str, Any]:
        """All that the results depend on."""
        return {
            "version": VERSION,
            "rules": self._game.rules_version,
            "game": self.game,
            "options": dict(sorted(self.options.items())),
            "agents": list(self.agents),
            "games": self.games,
            "seed": self.seed,
        }
