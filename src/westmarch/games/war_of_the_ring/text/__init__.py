"""War of the Ring in words: the table, the log, the questions and the choices, for terminals and screen readers.

The functions are those that `westmarch.games.confrontation.text` tells about: plain dictionaries in, words out.
"""

from westmarch.games.war_of_the_ring.text.board import describe_board
from westmarch.games.war_of_the_ring.text.choices import describe_prompt, describe_token
from westmarch.games.war_of_the_ring.text.events import describe_event, describe_outcome, describe_reason

__all__ = [
    "describe_board",
    "describe_event",
    "describe_outcome",
    "describe_prompt",
    "describe_reason",
    "describe_token",
]
