"""Westmarch plays four Lord of the Rings board games, for people, for hosts and for researchers.

import westmarch

game = westmarch.game("confrontation")
state = game.new({"edition": "classic"}, seed=7)
"""

import westmarch.games as _games  # makes the games known
from westmarch._version import VERSION
from westmarch.kernel import (
    BadInput,
    BadOption,
    BadRecord,
    BadState,
    Decision,
    Event,
    Game,
    Generator,
    IllegalMove,
    Option,
    Outcome,
    Record,
    State,
    Token,
    UndoRefused,
    UnknownGame,
    WestmarchError,
    game,
    games,
)

__all__ = [
    "BadInput",
    "BadOption",
    "BadRecord",
    "BadState",
    "Decision",
    "Event",
    "Game",
    "Generator",
    "IllegalMove",
    "Option",
    "Outcome",
    "Record",
    "State",
    "Token",
    "UndoRefused",
    "UnknownGame",
    "WestmarchError",
    "__version__",
    "game",
    "games",
]

__version__ = VERSION

del VERSION, _games
