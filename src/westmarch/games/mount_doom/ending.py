"""How the game ends: for all players alike, and at that very moment. DOOM-PLAYERS-01, DOOM-END-01 to DOOM-END-05"""

from typing import Final

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import RING_BEARER
from westmarch.games.mount_doom.state import Table

RING_DESTROYED: Final = "ring_destroyed"
COURAGE_LOST: Final = "courage_lost"
NAZGUL_GATHERED: Final = "nazgul_gathered"
TURNS_RUN_OUT: Final = "turn_limit"


def win(s: Table) -> None:
    """The Ring-bearer stands on the orange crater. DOOM-END-01"""
    narration.game_over(s, True, RING_DESTROYED, "", "DOOM-END-01")
    _end(s, s.seats, RING_DESTROYED)


def lose(s: Table, reason: str, cause: str, rule: str) -> None:
    """Nothing that was still to be resolved takes place. DOOM-END-02, DOOM-END-03, DOOM-END-04, DOOM-END-05"""
    narration.game_over(s, False, reason, cause, rule)
    _end(s, (), reason)


def _end(s: Table, winners: tuple[str, ...], reason: str) -> None:
    """The score of every seat is the space that the Ring-bearer has reached: how far they came together."""
    space = s.figure[RING_BEARER]
    s.end(winners, reason, dict.fromkeys(s.seats, space))
