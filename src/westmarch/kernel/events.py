"""Events: what happened, who may know it, and what brought it about."""

from typing import Any, Final

ALL_SEATS: Final = -1
"""An audience of everybody: every seat and every spectator."""

Facts = dict[str, Any]
"""JSON values under readable names."""


class Event:
    """One thing that happened.

    `facts` are told to the `audience` (a bit for each seat, or ALL_SEATS). Of what not all may know alike, `inside` is
    told to the `insiders` (a bit for each seat) and `outside` to the rest: an owner hears which character moved, the
    others which piece. `news` are the seats that could not have foreseen it, even the one who chose: a die, a draw,
    an enemy's face. `cause` is the card, ability or rule that brought it about, `rule` its ledger id.
    """

    def __init__(
        self,
        kind: str,
        facts: Facts,
        cause: str = "",
        rule: str = "",
        audience: int = ALL_SEATS,
        insiders: int = 0,
        inside: Facts | None = None,
        outside: Facts | None = None,
        news: int = 0,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.cause = cause
        self.rule = rule
        self.audience = audience
        self.insiders = insiders
        self.inside = inside
        self.outside = outside
        self.news = news

    def seen_by(self, seat: int) -> Facts | None:
        """The event as a seat may know it, None if it may not; seat -1 is a spectator."""
        if self.audience != ALL_SEATS and (seat < 0 or not self.audience >> seat & 1):
            return None
        insider = seat >= 0 and bool(self.insiders >> seat & 1)
        return self._told(self.inside if insider else self.outside)

    def whole(self) -> Facts:
        """The event with nothing held back, for the review of a finished game."""
        return self._told({**(self.outside or {}), **(self.inside or {})})

    def _told(self, more: Facts | None) -> Facts:
        told: Facts = {"event": self.kind, **self.facts, **(more or {})}
        if self.cause:
            told["cause"] = self.cause
        if self.rule:
            told["rule"] = self.rule
        return told

    def learners(self, chooser: int, seats: int) -> int:
        """The seats that learn something by this event, when `chooser` brought it about by a free choice."""
        told = (1 << seats) - 1 if self.audience == ALL_SEATS else self.audience
        return (told & ~(1 << chooser)) | self.news

    def __repr__(self) -> str:
        return f"Event({self.whole()!r})"
