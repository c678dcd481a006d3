"""The agent that plays a game by the rules of thumb of its players: quick, and the yardstick for those that search.

Each game's own player is the class `Player` of the module of this package that has the game's id as its name.
"""

from importlib import import_module

from westmarch.agents.base import Agent, Perspective
from westmarch.kernel import BadInput, Token

GAMES = ("card_game", "mount_doom", "war_of_the_ring")
"""The games that have one."""

EXPERTS = ("mount_doom",)
"""The games that have an expert too: a player that goes beyond rules of thumb, the class `Expert` beside `Player`."""


class Heuristic(Agent):
    """Leaves each choice to the game's own player, which is made when the first choice is asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed
        self._player: Agent | None = None

    def choose(self, perspective: Perspective) -> Token:
        if self._player is None:
            self._player = player(perspective.game, self._seed)
        return self._player.choose(perspective)


def player(game: str, seed: int) -> Agent:
    """The player of rules of thumb of this game."""
    if game not in GAMES:
        raise BadInput("heuristic", f"does not play {game}; it plays {', '.join(GAMES)}")
    made = import_module(f"westmarch.agents.{game}").Player(seed)
    assert isinstance(made, Agent)
    return made


def expert(game: str, seed: int) -> Agent:
    """The player of this game that goes beyond its rules of thumb."""
    made = import_module(f"westmarch.agents.{game}.expert").Expert(seed)
    assert isinstance(made, Agent)
    return made
