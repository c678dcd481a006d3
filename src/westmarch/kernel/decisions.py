"""What a seat is asked, and how a game ended."""

from typing import Any

from westmarch.kernel.errors import BadState
from westmarch.kernel.tokens import Token


class Decision:
    """A seat must choose one of the tokens. `about` makes the prompt a sentence; `rule` is one tap away."""

    def __init__(self, seat: str, prompt: str, tokens: tuple[Token, ...], rule: str, about: dict[str, Any]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.tokens = tokens
        self.rule = rule
        self.about = about

    def describe(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "rule": self.rule,
            "about": self.about,
            "tokens": [token.text for token in self.tokens],
        }

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.prompt}, {[token.text for token in self.tokens]})"


class Outcome:
    """How a game ended: the seats that won (none: nobody did), why, and the score of every seat."""

    def __init__(self, winners: tuple[str, ...], reason: str, scores: dict[str, int]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def describe(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "reason": self.reason, "scores": dict(self.scores)}

    def __repr__(self) -> str:
        return f"Outcome({' and '.join(self.winners) or 'nobody'}, {self.reason}, {self.scores})"


def outcome_from_data(data: object, seats: tuple[str, ...]) -> Outcome | None:
    """An outcome read from JSON; null is a game that goes on."""
    if data is None:
        return None
    if not isinstance(data, dict) or set(data) != {"winners", "reason", "scores"}:
        raise BadState("outcome", "needs winners, reason and scores")
    winners, reason, scores = data["winners"], data["reason"], data["scores"]
    if not isinstance(winners, list) or not all(seat in seats for seat in winners):
        raise BadState("outcome.winners", f"must be seats out of {', '.join(seats)}")
    if not isinstance(reason, str):
        raise BadState("outcome.reason", "must be a text")
    if not isinstance(scores, dict) or set(scores) - set(seats) or not all(type(v) is int for v in scores.values()):
        raise BadState("outcome.scores", "must give whole numbers to seats")
    return Outcome(tuple(winners), reason, scores)
