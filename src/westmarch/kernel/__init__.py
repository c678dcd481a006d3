"""The kernel: tokens, steps, state, randomness, views, records. No game in it, and the standard library alone."""

from westmarch.kernel.columns import Column, PileColumn, PilesColumn
from westmarch.kernel.decisions import Decision, Outcome
from westmarch.kernel.errors import (
    BadInput,
    BadOption,
    BadRecord,
    BadState,
    IllegalMove,
    UndoRefused,
    UnknownGame,
    WestmarchError,
)
from westmarch.kernel.events import ALL_SEATS, Event
from westmarch.kernel.game import Game
from westmarch.kernel.ledger import Ledger, Rule
from westmarch.kernel.options import Option, Options
from westmarch.kernel.playout import playout, random_token
from westmarch.kernel.record import EVERYTHING, Record
from westmarch.kernel.registry import game, games, register
from westmarch.kernel.rng import Generator, commitment
from westmarch.kernel.state import SPECTATOR, State
from westmarch.kernel.steps import Step
from westmarch.kernel.tokens import Token, Vocabulary

__all__ = [
    "ALL_SEATS",
    "EVERYTHING",
    "SPECTATOR",
    "BadInput",
    "BadOption",
    "BadRecord",
    "BadState",
    "Column",
    "Decision",
    "Event",
    "Game",
    "Generator",
    "IllegalMove",
    "Ledger",
    "Option",
    "Options",
    "Outcome",
    "PileColumn",
    "PilesColumn",
    "Record",
    "Rule",
    "State",
    "Step",
    "Token",
    "UndoRefused",
    "UnknownGame",
    "Vocabulary",
    "WestmarchError",
    "commitment",
    "game",
    "games",
    "playout",
    "random_token",
    "register",
]
