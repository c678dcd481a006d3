"""Following a text: its effects one after the other. CARD-ACTION-06"""

from typing import ClassVar

from westmarch.games.card_game.narration import BY_FIELD
from westmarch.games.card_game.state import Table
from westmarch.games.card_game.texts import LOCATION_TEXT, NO_TEXT, TEXTS
from westmarch.kernel.steps import Step


class Follow(Step[Table]):
    """Carry out the effects of a text from a line on. CARD-ACTION-06, CARD-ACTION-11, CARD-LOCATION-09"""

    FIELDS: ClassVar[tuple[str, ...]] = ("text", "line", "seat", "source")

    def __init__(self, text: int, line: int, seat: int, source: int) -> None:
        self.text = text
        self.line = line
        self.seat = seat
        self.source = source

    def resolve(self, s: Table) -> None:
        effects = TEXTS[self.text].effects
        if self.line + 1 < len(effects):
            s.become(Follow(self.text, self.line + 1, self.seat, self.source))
        else:
            s.done()
        effects[self.line].do(s, self.seat, self.source)


def follow(s: Table, text: int, seat: int, source: int) -> None:
    """Have a text followed next, if there is one."""
    if text != NO_TEXT:
        s.push(Follow(text, 0, seat, source))


def follow_location(s: Table, source: int) -> None:
    """The activation text of a location; decisions belong to the seats that it names. CARD-LOCATION-02"""
    follow(s, LOCATION_TEXT[source - BY_FIELD], s.order[s.on_turn], source)
