"""What each pair of eyes sees, as it goes over the wire: made when it is first asked for, and never made twice."""

from typing import Any

import msgspec

from westmarch.kernel import SPECTATOR, State
from westmarch.server.wire import encode


class Sight:
    """What each pair of eyes sees of a state."""

    __slots__ = ("_decisions", "_tables", "_views", "state", "waited", "waiting")

    def __init__(self, state: State) -> None:
        self.state = state
        self.waiting = state.waiting_for()
        self.waited = [waited["seat"] for waited in self.waiting]
        self._views: dict[int, bytes] = {}
        self._tables: dict[int, bytes] = {}
        self._decisions: dict[int, bytes] = {}

    def view(self, eye: int) -> bytes:
        view = self._views.get(eye)
        if view is None:
            seat = self.state.seats[eye] if eye < len(self.state.seats) else None
            table, decision = msgspec.Raw(self._table(eye)), msgspec.Raw(self._decision(eye))
            view = self._views[eye] = encode(self.state.view_around(seat, table, decision))
        return view

    def _table(self, eye: int) -> bytes:
        table = self._tables.get(eye)
        if table is None:
            seat = eye if eye < len(self.state.seats) else SPECTATOR
            table = self._tables[eye] = encode(self.state.table(seat))
        return table

    def _decision(self, eye: int) -> bytes:
        decision = self._decisions.get(eye)
        if decision is None:
            decision = self._decisions[eye] = encode(self.state.asked(eye))
        return decision

    def take_over(self, before: "Sight", told: list[list[dict[str, Any]]]) -> None:
        """Who is told nothing of a choice sees the same table (a law of every game): it is not made again."""
        for eye, table in before._tables.items():
            if not told[eye]:
                self._tables[eye] = table

    def asked(self, eye: int) -> int:
        """1 if these eyes are those of a seat that must choose."""
        return self.state.waiting >> eye & 1

    def asks_the_same(self, eye: int, before: "Sight") -> bool:
        """Whether these eyes have the same decision, or as little of one, as in an earlier state."""
        now, then = self.asked(eye), before.asked(eye)
        return now == then and (not now or self._decision(eye) == before._decision(eye))
