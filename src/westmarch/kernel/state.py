"""The state of a game: everything that the rules need to know now, and nothing that grows with its length."""

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar

from westmarch.kernel.columns import Column
from westmarch.kernel.decisions import Decision, Outcome
from westmarch.kernel.errors import IllegalMove
from westmarch.kernel.events import Event
from westmarch.kernel.options import Options
from westmarch.kernel.rng import Generator
from westmarch.kernel.steps import Step, step_to_data

if TYPE_CHECKING:
    from westmarch.kernel.game import Game
    from westmarch.kernel.tokens import Token

SPECTATOR = -1


class State:
    """A game at a decision (or at its end).

    A game's own state adds its columns, lists them in COLUMNS for JSON, copies them in its constructor, and
    answers `table` (what a seat may see) and `redeal` (what a seat cannot know, dealt anew).
    """

    COLUMNS: ClassVar[tuple[Column, ...]] = ()

    def __init__(self, game: "Game", options: Options, source: "State | None") -> None:
        self.game = game
        self.options = options
        self.events: list[Event] | None = None  # None while nobody listens: search tells no tales
        if source is None:
            self.seats: tuple[str, ...] = game.seats_for(options)
            self.stack: list[Step[Any]] = []
            self.rng = Generator(1, 0, 0, 0)
            self.outcome: Outcome | None = None
            self.waiting = 0
        else:
            self.seats = source.seats
            self.stack = source.stack.copy()
            self.rng = source.rng.copy()
            self.outcome = source.outcome
            self.waiting = source.waiting

    # --- what a game's state answers ---------------------------------------------------------------

    def clone(self) -> "State":
        raise NotImplementedError(type(self).__name__)

    def table(self, seat: int) -> dict[str, Any]:
        """All that a seat (or SPECTATOR) may see, built up from nothing."""
        raise NotImplementedError(type(self).__name__)

    def redeal(self, seat: int, rng: Generator) -> None:
        """Deal anew, in place, whatever the seat cannot know; the generator has been replaced already."""
        raise NotImplementedError(type(self).__name__)

    # --- the outer door: everything is checked ------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are open now; none only when the game is over."""
        return tuple(self._decision(seat) for seat in range(len(self.seats)) if self.waiting >> seat & 1)

    def decision(self, seat: str) -> Decision | None:
        """What this seat must choose now, if anything."""
        index = self.seat_index(seat)
        return self._decision(index) if self.waiting >> index & 1 else None

    def _decision(self, seat: int) -> Decision:
        step = self.stack[-1]
        words = self.game.vocabulary.tokens
        tokens = tuple([words[token] for token in step.tokens(self, seat)])
        return Decision(self.seats[seat], step.PROMPT, tokens, step.rule(self, seat), step.about(self, seat))

    def play(self, seat: str, token: "Token | str | int") -> list[Event]:
        """Choose a token. A refusal (IllegalMove) leaves the state untouched."""
        index = self.seat_index(seat)
        own = self.game.vocabulary.own(token)
        if self.outcome is not None:
            raise IllegalMove("the game is over")
        step = self.stack[-1]
        if not self.waiting >> index & 1:
            waiting = " and ".join(s for i, s in enumerate(self.seats) if self.waiting >> i & 1)
            reason = f"{seat} has nothing to choose now; {waiting} must choose"
            raise IllegalMove(reason, step.rule(self, index) or None)
        if own.id not in step.tokens(self, index):
            reason, rule = step.refusal(self, index, own.id)
            raise IllegalMove(f"{own.text!r}: {reason}", rule or None)
        events: list[Event] = []
        self.events = events
        try:
            self.apply(index, own.id)
        finally:
            self.events = None
        return events

    def seat_index(self, seat: str) -> int:
        if seat in self.seats:
            return self.seats.index(seat)
        raise IllegalMove(f"{seat!r} is no seat of this game; the seats are {', '.join(self.seats)}")

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may see; None is a spectator."""
        eye = self._eye(seat)
        return self.view_around(seat, self.table(eye), self.asked(eye))

    def _eye(self, seat: str | None) -> int:
        return SPECTATOR if seat is None else self.seat_index(seat)

    def asked(self, eye: int) -> dict[str, Any] | None:
        """The decision of a seat by number as its view tells it, if it has one."""
        return self._decision(eye).describe() if eye >= 0 and self.waiting >> eye & 1 else None

    def view_around(self, seat: str | None, table: Any, decision: Any) -> dict[str, Any]:
        """The seat's view round a table and a decision that were made before: much of what it sees stays the same."""
        return {
            "game": self.game.id,
            "options": dict(self.options),
            "seat": seat,
            "table": table,
            "waiting": self.waiting_for(),
            "decision": decision,
            "outcome": None if self.outcome is None else self.outcome.describe(),
        }

    def waiting_for(self) -> list[dict[str, str]]:
        """Whom the table waits for and why, in words that give nothing away."""
        if not self.waiting:
            return []
        step = self.stack[-1]
        public = step.PUBLIC or step.PROMPT
        return [{"seat": s, "prompt": public} for i, s in enumerate(self.seats) if self.waiting >> i & 1]

    def imagine(self, seat: str, rng: Generator) -> "State":
        """A whole state, future dice included, drawn from those that the seat cannot tell from this one."""
        index = self.seat_index(seat)
        imagined = self.clone()
        imagined.rng = rng.fork()
        while self.waiting and not self.waiting >> index & 1 and imagined.stack[-1].PRIVATE:
            imagined.stack.pop()
        imagined.redeal(index, rng)
        imagined.advance()
        return imagined

    # --- the inner door: trusted tokens, by number --------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal tokens of a seat by number; empty when it has nothing to choose."""
        if self.waiting >> seat & 1:
            return self.stack[-1].tokens(self, seat)
        return []

    @property
    def turn(self) -> int:
        """The first seat that must choose now, by number (-1 when the game is over)."""
        waiting = self.waiting
        if waiting == 0:
            return -1
        seat = 0
        while not waiting >> seat & 1:
            seat += 1
        return seat

    def apply(self, seat: int, token: int) -> None:
        """Carry out a token that is known to be legal."""
        self.stack[-1].choose(self, seat, token)
        self.advance()

    def advance(self) -> None:
        """Let the rules run until somebody must choose or the game is over."""
        while self.outcome is None:
            step = self.stack[-1]
            waiting = step.seats(self)
            if waiting:
                self.waiting = waiting
                return
            step.resolve(self)
        self.waiting = 0

    # --- for steps -----------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def become(self, step: Step[Any]) -> None:
        """The step on top gives way to another."""
        self.stack[-1] = step

    def done(self) -> None:
        """The step on top is finished."""
        self.stack.pop()

    def end(self, winners: tuple[str, ...], reason: str, scores: dict[str, int]) -> None:
        self.outcome = Outcome(winners, reason, scores)
        self.stack.clear()
        self.waiting = 0

    # --- JSON -----------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The whole state as canonical JSON: equal states give equal text."""
        data = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(sorted(self.options.items())),
            "rng": self.rng.words(),
            "stack": [step_to_data(step) for step in self.stack],
            "outcome": None if self.outcome is None else self.outcome.describe(),
            "columns": {column.name: column.dump(getattr(self, column.name)) for column in self.COLUMNS},
        }
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    def fingerprint(self) -> str:
        """A hash of the whole state, to tell two states apart."""
        return sha256(self.to_json().encode()).hexdigest()

    def __repr__(self) -> str:
        if self.outcome is not None:
            return f"<{self.game.id}: {self.outcome!r}>"
        asked = ", ".join(f"{d.seat} {d.prompt} ({len(d.tokens)})" for d in self.pending)
        return f"<{self.game.id}: {asked}>"
