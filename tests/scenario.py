"""The scenario language: set a table, choose by token text as a player would, assert the exact legal set.

A game's own tests add a builder that sets its table in a few lines (`tests/games/<game>/scenes.py`).
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

import pytest

from westmarch import Event, Generator, IllegalMove, State

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """A state under test, and what the last choices told."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []

    # --- what is asked ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> dict[str, str]:
        """Who must choose now, and the prompt of each."""
        return {decision.seat: decision.prompt for decision in self.state.pending}

    @property
    def seat(self) -> str:
        """The only seat that must choose now."""
        seats = list(self.asked)
        assert len(seats) == 1, f"{seats} must choose: name the seat"
        return seats[0]

    def legal(self, seat: str | None = None) -> set[str]:
        """The exact set of legal tokens of a seat (of the only one that must choose, if it is not named)."""
        decision = self.state.decision(seat or self.seat)
        return set() if decision is None else {token.text for token in decision.tokens}

    # --- choosing ----------------------------------------------------------------------------------------------

    def choose(self, *tokens: str, seat: str | None = None) -> Self:
        """Choose tokens one after another, each for `seat` or for the only seat that must choose then."""
        self.events = []
        for token in tokens:
            self.events += self.state.play(seat or self.seat, token)
        return self

    def choose_so_that(self, wanted: Callable[[S], bool], token: str, seat: str | None = None) -> Self:
        """Choose a token with the dice falling as the scene needs them."""
        for seed in range(1000):
            tried = self.state.clone()
            tried.rng = Generator.seeded(seed)
            tried.play(seat or self.seat, token)
            if wanted(tried):  # type: ignore[arg-type]  # a clone is of its state's own class
                self.state.rng = Generator.seeded(seed)
                return self.choose(token, seat=seat)
        raise AssertionError(f"no dice make that happen after {token!r}")

    def refused(self, token: str, seat: str | None = None) -> str | None:
        """The ledger id that refuses a token; a token that is accepted fails the test. The state stays as it was."""
        before = self.state.to_json()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(seat or self.seat, token)
        assert self.state.to_json() == before
        rule: str | None = caught.value.rule
        return rule

    # --- what was told ---------------------------------------------------------------------------------------------

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind that the last choices brought about, with nothing held back."""
        return [event.whole() for event in self.events if event.kind == kind]

    def heard(self, seat: str | None, kind: str | None = None) -> list[dict[str, Any]]:
        """What a seat heard of the last choices (None: a spectator)."""
        index = -1 if seat is None else self.state.seat_index(seat)
        seen = [event.seen_by(index) for event in self.events]
        return [told for told in seen if told is not None and kind in (None, told["event"])]

    # --- how it ended -------------------------------------------------------------------------------------------------

    @property
    def winner(self) -> str | None:
        """The seat that has won, if the game is over."""
        outcome = self.state.outcome
        return outcome.winners[0] if outcome is not None and outcome.winners else None

    @property
    def reason(self) -> str | None:
        return None if self.state.outcome is None else self.state.outcome.reason
