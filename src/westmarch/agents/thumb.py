"""A guide for search out of a game's own player: its choice is likely to be right, and where it leads is what counts.

From the state that it is asked about, all seats play on by their rules of thumb until the table is at rest; then the
game's `estimate`, or a network, says how the chances are. So nothing is judged in the middle of a battle.

Where a game has an expert, its choice is taken for the right one. To play on it would take too long.
"""

from importlib import import_module
from typing import Final, Protocol

from westmarch.agents.base import Agent
from westmarch.agents.heuristic import EXPERTS, expert, player
from westmarch.agents.search.ends import worths
from westmarch.agents.search.guide import Sight
from westmarch.kernel import State

TRUST: Final = 0.5
"""How likely the player's choice is to be right; the rest is shared by all tokens."""

LONGEST: Final = 200
"""A table that has not come to rest after so many decisions is judged as it is."""


class Judge(Protocol):
    """Knows the chances better than the game's `estimate`: a network."""

    def chances(self, state: State) -> list[float]:
        """The chance to win of each seat, in a state where somebody must choose."""


class RulesOfThumb:
    """The guide (see `search.guide`) of a game that has a player of its own."""

    def __init__(self, game: str, seed: int, judge: Judge | None = None) -> None:
        self.game = game
        self.seed = seed
        self.judge = judge
        estimate = import_module(f"westmarch.agents.{game}.estimate")
        self._at_rest = estimate.at_rest
        self._chances = estimate.chances if judge is None else judge.chances
        self._players: dict[int, Agent] = {}
        self._expert = expert(game, seed) if game in EXPERTS else None

    def __reduce__(self) -> tuple[type["RulesOfThumb"], tuple[str, int, Judge | None]]:
        """Another process makes it anew."""
        return RulesOfThumb, (self.game, self.seed, self.judge)

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        copy = state.clone()
        own = self._best(copy, seat)
        copy.apply(seat, own)
        worths = self.follow(copy, state)
        priors = [(1 - TRUST) / len(tokens) + (TRUST if token == own else 0.0) for token in tokens]
        return Sight(worths, priors)

    def ranked(self, state: State, seat: int, tokens: list[int]) -> list[int]:
        return [token for token in self._player(seat).ranked(state, seat) if token in tokens]

    def answer(self, state: State, seat: int) -> int:
        tokens = state.legal(seat)
        return tokens[0] if len(tokens) == 1 else self._player(seat).answer(state, seat)

    def follow(self, state: State, since: State) -> list[float]:
        for _ in range(LONGEST):
            if state.outcome is not None or self._at_rest(state, since):
                break
            seat = state.turn
            state.apply(seat, self.answer(state, seat))
        return self.worths(state)

    def worths(self, state: State) -> list[float]:
        """What a state is worth to each seat, in the measure of `ends`."""
        return worths(state) if state.outcome is not None else self._chances(state)

    def _best(self, state: State, seat: int) -> int:
        """The choice that is likely to be right."""
        return self.answer(state, seat) if self._expert is None else self._expert.answer(state, seat)

    def _player(self, seat: int) -> Agent:
        found = self._players.get(seat)
        if found is None:
            # One for each seat: what it has reckoned for a seat it may use again.
            found = self._players[seat] = player(self.game, self.seed)
        return found
