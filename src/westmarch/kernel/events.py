"""Events: what happened, who may know it, and what brought it about."""

from typing import Any

ALL_SEATS = -1
"""An audience of everybody: every seat and every spectator."""

Facts = dict[str, Any]
"""JSON values under readable names."""


class Event:
    """One thing that happened.

    `facts` is told to `audience` (a bit for each seat, or ALL_SEATS); `secret` is told, on top of it, to
    `insiders` only. `news` are the seats that could not have foreseen it, the chooser included: a die, a draw,
    an enemy's face. `cause` is the card, ability or rule that brought it about, `rule` its ledger id.
    """

    def __init__(
        self,
        kind: str,
        facts: Facts,
        cause: str = "",
        rule: str = "",
        audience: int = ALL_SEATS,
        secret: Facts | None = None,
        insiders: int = 0,
        news: int = 0,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.cause = cause
        self.rule = rule
        self.audience = audience
        self.secret = secret
        self.insiders = insiders
        self.news = news

    def seen_by(self, seat: int) -> Facts | None:
        """The event as a seat may know it, None if it may not; seat -1 is a spectator."""
        if not (self.audience == ALL_SEATS or (seat >= 0 and self.audience >> seat & 1)):
            return None
        seen: Facts = {"event": self.kind, **self.facts}
        if self.secret is not None and seat >= 0 and self.insiders >> seat & 1:
            seen.update(self.secret)
        if self.cause:
            seen["cause"] = self.cause
        if self.rule:
            seen["rule"] = self.rule
        return seen

    def whole(self) -> Facts:
        """The event with nothing held back, for the review of a finished game."""
        return {
            "event": self.kind,
            **self.facts,
            **(self.secret or {}),
            **({"cause": self.cause} if self.cause else {}),
            **({"rule": self.rule} if self.rule else {}),
        }

    def learners(self, chooser: int, seats: int) -> int:
        """The seats that learn something by this event, when `chooser` brought it about by a free choice."""
        told = (1 << seats) - 1 if self.audience == ALL_SEATS else self.audience
        return (told & ~(1 << chooser)) | self.news

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.whole()!r})"
