"""Adventure to Mount Doom in words: the board, the log, the questions and the choices.

What each function gives is said where The Confrontation offers its text, in `westmarch.games.confrontation.text`.
"""

from westmarch.games.mount_doom.text.board import describe_board
from westmarch.games.mount_doom.text.choices import describe_prompt, describe_token
from westmarch.games.mount_doom.text.events import describe_event, describe_outcome, describe_reason

__all__ = [
    "describe_board",
    "describe_event",
    "describe_outcome",
    "describe_prompt",
    "describe_reason",
    "describe_token",
]
