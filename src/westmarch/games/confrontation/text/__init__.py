"""The Confrontation in words: the board, the log, the questions and the choices, for terminals and screen readers.

How a game offers its text: a module `text` in its package, `westmarch.games.<id>.text`, with these functions. Each
takes plain dictionaries, as they go over the wire, so that it can say nothing that the reader may not know:

    describe_board(view, width=100)  the table as text, at most `width` columns (not less than 80); an empty line
                                     stands between parts that change at different times
    describe_event(event)            a sentence for a line of the log (`Event.seen_by`, `Record.log`)
    describe_prompt(decision)        the question (`Decision.describe`, or `view["decision"]`)
    describe_token(token, view)      what choosing this token means, for the seat of the view
    describe_outcome(outcome)        how the game ended, as a sentence (`Outcome.describe`)
    describe_reason(reason)          why it ended, as half a sentence

`westmarch.cli.texts` imports it by that name; a game without one is shown plainly, as the data that it is.
"""

from westmarch.games.confrontation.text.board import describe_board
from westmarch.games.confrontation.text.choices import describe_prompt, describe_token
from westmarch.games.confrontation.text.events import describe_event, describe_outcome, describe_reason

__all__ = [
    "describe_board",
    "describe_event",
    "describe_outcome",
    "describe_prompt",
    "describe_reason",
    "describe_token",
]
