"""The company's chance, read off a table that is at rest: what a search asks for where it looks no further."""

from typing import Final

from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.judgement import Judgement
from westmarch.agents.mount_doom.lot import lot_of
from westmarch.games.mount_doom.state import Table
from westmarch.kernel import State

_CHANCES: Final[Chances] = Judgement()


def at_rest(state: State, since: State) -> bool:
    """Between turns: no dice lie on the table, and nobody is in a battle. The last stage is short: it is played out."""
    return state.stack[-1].PROMPT == "turn.begin"


def chances(state: State) -> list[float]:
    """The chance to win of each seat: here they are one company."""
    assert isinstance(state, Table)
    return [_CHANCES.win(lot_of(state)) for _ in state.seats]
