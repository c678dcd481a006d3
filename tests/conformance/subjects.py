"""The games under test. A game offers its SUBJECT in `tests/games/<game>/subject.py` and gets every law."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

import westmarch
from westmarch import Game, State


@dataclass(frozen=True)
class Subject:
    """What the laws must be told about a game; all else they read off its face."""

    game_id: str
    inventory: Callable[[State], object]
    """Everything that is conserved: equal at every decision of a game."""

    invariants: Callable[[State], None]
    """What holds at every decision; an assertion fails where it does not."""

    pace: int = 1
    """The suite checks all laws at every so-manieth decision: more for games whose decisions are many and slow."""

    scenes: Callable[[], dict[str, State]] = dict
    """Late positions by name, from which the laws are tried as well: random play seldom comes so far."""

    @property
    def game(self) -> Game:
        return westmarch.game(self.game_id)


def subjects() -> list[Subject]:
    """The subject of every game that Westmarch knows."""
    return [import_module(f"tests.games.{id}.subject").SUBJECT for id in westmarch.games()]
