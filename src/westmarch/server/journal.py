"""A game in play: every choice in order, what each seat has seen of it, and the way back.

A journal only grows: taking a choice back is a line of its own. Each pair of eyes (every seat, and last the
spectators') numbers what it sees by itself, so that nobody can count what others choose in secret. Nothing is
changed before it is stored: `play` and `undo` make a draft, the store keeps it, `accept` makes it the present.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from westmarch.kernel import SPECTATOR, Event, Game, IllegalMove, State
from westmarch.server.errors import Refusal
from westmarch.server.sight import Sight
from westmarch.server.wire import encode

SNAPSHOT_EVERY: Final = 64
"""Lines between two snapshots; besides, every line that takes something back has one."""

PLAY: Final = "play"
UNDO: Final = "undo"


@dataclass(slots=True)
class Line:
    """One line of a journal: a choice, or the taking back of some."""

    position: int
    kind: str
    seat: str
    token: str
    at: int
    learners: int  # a bit for each seat that learned something
    struck: tuple[int, ...]  # the positions that are taken back
    numbers: tuple[int, ...]  # of each pair of eyes: the number of its update, 0 where nothing was seen
    asks: tuple[int, ...]  # of each seat: how many decisions it has been asked so far
    story: bytes  # the events as JSON: a fraction of what they take as objects

    @property
    def events(self) -> list[Event]:
        return [Event(*fields) for fields in msgspec.json.decode(self.story)]


def story_of(events: Sequence[Event]) -> bytes:
    if not events:
        return b"[]"
    return encode(
        [(e.kind, e.facts, e.cause, e.rule, e.audience, e.insiders, e.inside, e.outside, e.news) for e in events]
    )


@dataclass(slots=True)
class Draft:
    """What will be the present as soon as it is stored."""

    line: Line
    sight: Sight
    snapshot: str | None
    told: list[list[dict[str, Any]]]  # the events of the line, for each pair of eyes

    @property
    def state(self) -> State:
        return self.sight.state


@dataclass(slots=True)
class TakenBack:
    """What an undo would strike out, and the seats that must agree."""

    struck: list[Line]
    state: State
    needs: list[str]


class Journal:
    """A game from its opening to the present."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seed: int,
        lines: list[Line] | None = None,
        snapshots: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.seed = seed
        self.lines = lines or []
        self.snapshots = dict(snapshots or {})
        self.sight = Sight(self.state_after(len(self.lines)))
        self.seats = self.state.seats
        self._eyes: dict[str | None, int] = {**{seat: i for i, seat in enumerate(self.seats)}, None: len(self.seats)}
        self.numbers = self._latest_numbers()
        self.asks = list(self.lines[-1].asks) if self.lines else [self.sight.asked(i) for i in range(len(self.seats))]
        self.struck = {position for line in self.lines for position in line.struck}
        self._last = self._last_choices()

    @property
    def state(self) -> State:
        """The present state. It is never changed: a choice makes another one."""
        return self.sight.state

    def _latest_numbers(self) -> list[int]:
        latest = [0] * (len(self.seats) + 1)
        for line in self.lines:
            latest = [max(pair) for pair in zip(latest, line.numbers, strict=True)]
        return latest

    # --- eyes ---------------------------------------------------------------------------------------------

    def eye(self, seat: str | None) -> int:
        """Where a seat's numbers and views stand; those of the spectators stand last."""
        eye = self._eyes.get(seat)
        if eye is None:
            raise Refusal("unknown_seat", f"the seats are {', '.join(self.seats)}", str(seat)[:64])
        return eye

    def ask(self, eye: int) -> int | None:
        """The number of the decision that a seat has now."""
        return self.asks[eye] if self.sight.asked(eye) else None

    def told(self, line: Line, eye: int) -> list[dict[str, Any]]:
        """The events of a line as these eyes may know them."""
        return self._told(line, line.events, eye)

    def _told(self, line: Line, events: list[Event], eye: int) -> list[dict[str, Any]]:
        if line.kind == UNDO:
            numbers = [self.lines[position - 1].numbers[eye] for position in line.struck]
            return [{"event": "undone", "by": line.seat, "struck": sorted(n for n in numbers if n)}]
        seat = eye if eye < len(self.seats) else SPECTATOR
        return [seen for event in events if (seen := event.seen_by(seat)) is not None]

    def updates(self, eye: int, since: int = 0) -> list[dict[str, Any]]:
        """What these eyes have seen after their update `since`."""
        fresh: list[Line] = []
        for line in reversed(self.lines):
            if 0 < line.numbers[eye] <= since:
                break
            if line.numbers[eye]:
                fresh.append(line)
        return [{"n": line.numbers[eye], "at": line.at, "events": self.told(line, eye)} for line in reversed(fresh)]

    def look(self, eye: int, n: int) -> dict[str, Any]:
        """The view that these eyes had after their update `n`; 0 is the opening."""
        seat = self.seats[eye] if eye < len(self.seats) else None
        if n == 0:
            return self.state_after(0).view(seat)
        for line in self.lines:
            if line.numbers[eye] == n:
                return self.state_after(line.position).view(seat)
        raise Refusal("bad_input", f"must be from 0 to {self.numbers[eye]}", "n")

    # --- states -------------------------------------------------------------------------------------------

    def state_after(self, position: int) -> State:
        """The state as it was after so many lines. Every undo has a snapshot, so that only choices follow one."""
        nearest = max((p for p in self.snapshots if p <= position), default=0)
        return self._replayed(nearest, self.lines[nearest:position])

    def _replayed(self, snapshot: int, lines: Iterable[Line]) -> State:
        if snapshot:
            state = self.game.from_json(self.snapshots[snapshot])
        else:
            state = self.game.new(self.options, self.seed)
        for line in lines:
            state.apply(state.seat_index(line.seat), self.game.vocabulary.parse(line.token).id)
        return state

    @property
    def in_force(self) -> list[Line]:
        """The choices that have not been taken back: the record of the game."""
        return [line for line in self.lines if line.kind == PLAY and line.position not in self.struck]

    def _state_before(self, line: Line) -> State:
        """The state that the choices in force before this one give."""
        undos = [undo for undo in self.lines if undo.kind == UNDO]
        sound = [
            p
            for p in self.snapshots
            if p < line.position and not any(u.position > p and min(u.struck) <= p for u in undos)
        ]
        nearest = max(sound, default=0)
        return self._replayed(nearest, (x for x in self.in_force if nearest < x.position < line.position))

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, seat: str, ask: int, token: str, at: int) -> Draft:
        """A choice that answers the seat's decision `ask`; nothing is changed yet."""
        chooser = self.eye(seat)
        if self.state.over:
            raise Refusal("game_over", "the game is over", seat)
        if ask != self.ask(chooser):
            raise Refusal("stale", "that choice answers an older question; look at the present one", seat)
        state = self.state.clone()
        try:
            events = state.play(seat, token)
        except IllegalMove as error:
            raise Refusal("illegal_move", str(error), seat, error.rule, error.reason) from None
        learners = 0
        for event in events:
            learners |= event.learners(chooser, len(self.seats))
        position, token = len(self.lines) + 1, " ".join(token.split())
        line = Line(position, PLAY, seat, token, at, learners, (), (), (), story_of(events))
        return self._draft(line, state, events)

    def _draft(self, line: Line, state: State, events: list[Event]) -> Draft:
        sight = Sight(state)
        chooser = self.eye(line.seat)
        if events or line.kind == UNDO:
            told = [self._told(line, events, eye) for eye in range(len(self.numbers))]
        else:  # a gesture that is not finished yet: half of all choices
            told = [[] for _ in self.numbers]
        anew = [eye == chooser or not sight.asks_the_same(eye, self.sight) for eye in range(len(self.asks))]
        if line.kind == PLAY:
            sight.take_over(self.sight, told)
        seen = self._seen(line, sight, told)
        line.asks = tuple([n + (anew[eye] and sight.asked(eye)) for eye, n in enumerate(self.asks)])
        anew.append(sight.waiting != self.sight.waiting)  # all that a spectator can see of who is asked
        line.numbers = tuple([n + 1 if seen[eye] or anew[eye] or anew[-1] else 0 for eye, n in enumerate(self.numbers)])
        snapshot = state.to_json() if line.kind == UNDO or line.position % SNAPSHOT_EVERY == 0 else None
        return Draft(line, sight, snapshot, told)

    def _seen(self, line: Line, sight: Sight, told: list[list[dict[str, Any]]]) -> list[bool]:
        """Which eyes see another table."""
        if line.kind == UNDO:
            return [
                bool(events[0]["struck"]) or sight.view(eye) != self.sight.view(eye) for eye, events in enumerate(told)
            ]
        return [bool(events) for events in told]

    def accept(self, draft: Draft) -> None:
        """The draft is stored: it is the present."""
        line = draft.line
        self.lines.append(line)
        self.struck.update(line.struck)
        self.sight = draft.sight
        self.numbers = [n or old for n, old in zip(line.numbers, self.numbers, strict=True)]
        self.asks = list(line.asks)
        if line.kind == PLAY:
            self._last[line.seat] = line
        else:
            self._last = self._last_choices()
        if draft.snapshot is not None:
            self.snapshots[line.position] = draft.snapshot

    # --- taking back --------------------------------------------------------------------------------------

    def last_choice(self, seat: str) -> Line | None:
        """The latest choice of a seat that is in force."""
        return self._last.get(seat)

    def _last_choices(self) -> dict[str, Line]:
        return {line.seat: line for line in self.in_force}

    def take_back(self, line: Line) -> TakenBack:
        """What taking back this choice means: it, and what followed from it."""
        after = [later for later in self.in_force if later.position > line.position]
        before = self._state_before(line)
        learners = line.learners
        for later in after:
            learners |= later.learners
        if not learners and not any(later.seat == line.seat for later in after):
            without = self._lifted(before, after)
            if without is not None:
                return TakenBack([line], without, [])
        asker = self.seats.index(line.seat)
        touched = {later.seat for later in after}
        needs = [seat for i, seat in enumerate(self.seats) if i != asker and (learners >> i & 1 or seat in touched)]
        if not needs and learners:
            # Only the asker has learned something: a look that is taken back is still a look. Let the others say.
            needs = [seat for i, seat in enumerate(self.seats) if i != asker]
        return TakenBack([line, *after], before, needs)

    def _lifted(self, before: State, after: list[Line]) -> State | None:
        """The state without one secret choice, if what others chose in secret meanwhile can stay."""
        state = before.clone()
        try:
            for line in after:
                state.play(line.seat, line.token)
        except IllegalMove:
            return None
        return state

    def undo(self, taken: TakenBack, at: int) -> Draft:
        """The line that strikes it out; nothing is changed yet."""
        struck = tuple(line.position for line in taken.struck)
        line = Line(len(self.lines) + 1, UNDO, taken.struck[0].seat, "", at, 0, struck, (), (), story_of(()))
        return self._draft(line, taken.state, [])
