"""A table: its seats and who holds them, its status and clocks, and the journal once the game has begun."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from westmarch.kernel import Game, commitment, game
from westmarch.kernel.rng import SEED_BITS
from westmarch.server.errors import Refusal
from westmarch.server.journal import Draft, Journal

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

PERSON: Final = "person"
AGENT: Final = "agent"
OPEN: Final = "open"

_LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """An id that cannot be guessed (58 letters: 12 of them are 70 bits)."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def check_id(id: str, code: str = "unknown_table") -> str:
    """The id, if it can be one at all."""
    if not 1 <= len(id) <= 32 or not id.isascii() or not id.isalnum():
        raise Refusal(code, "there is nothing under this id", id[:64])
    return id


@dataclass(slots=True)
class Seat:
    """A place at the table. `former` is who left it or handed it to an agent, and may sit down again."""

    seat: str
    kind: str = OPEN
    person: str = ""
    name: str = ""
    agent: str = ""
    former: str = ""

    def sit(self, person: str, name: str) -> None:
        self.kind, self.person, self.name, self.agent, self.former = PERSON, person, name, "", ""

    def hand_to(self, agent: str) -> None:
        self.former = self.person or self.former
        self.kind, self.person, self.name, self.agent = AGENT, "", agent, agent

    def free(self, former: str = "") -> None:
        self.former = former
        self.kind, self.person, self.name, self.agent = OPEN, "", "", ""


@dataclass(slots=True)
class Question:
    """Somebody wants to take a choice back, and some seats have to agree."""

    number: int
    by: str
    position: int  # of the line that is to be struck
    asks: list[str]
    agreed: list[str] = field(default_factory=list)

    def describe(self, state: str = "asked", **more: str) -> dict[str, Any]:
        told = {"type": "undo", "state": state, "undo": self.number, "by": self.by}
        return {**told, "asks": self.asks, "agreed": self.agreed, **more}


class Standing(NamedTuple):
    """What everybody may know of how a game goes, and lists show."""

    status: str
    changed: int  # when the table began to wait for those that it waits for now
    waiting: list[str]
    clocks: dict[str, int]
    outcome: dict[str, Any] | None


@dataclass(slots=True)
class Table:
    """All about a table but its connections."""

    id: str
    game_id: str
    options: dict[str, Any]
    seed: int
    host: str
    invite: str
    seats: list[Seat]
    title: str = ""
    listed: bool = False
    status: str = WAITING
    created: int = 0
    changed: int = 0
    waiting: list[str] = field(default_factory=list)
    clocks: dict[str, int] = field(default_factory=dict)
    outcome: dict[str, Any] | None = None
    rematch: str = ""
    hints: bool = True  # whether those who play may ask what to choose
    problem: str | None = None
    journal: Journal | None = None
    question: Question | None = None
    questions: int = 0

    @property
    def game(self) -> Game:
        return game(self.game_id)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    # --- seats --------------------------------------------------------------------------------------------

    def seat(self, name: str) -> Seat:
        for seat in self.seats:
            if seat.seat == name:
                return seat
        raise Refusal("unknown_seat", f"the seats are {', '.join(s.seat for s in self.seats)}", name[:64])

    def others_than(self, person: str) -> bool:
        """Whether somebody else sits here."""
        return any(seat.person not in ("", person) for seat in self.seats)

    def held_by(self, person: str | None) -> list[str]:
        """The seats of a person, in the order of the game."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def eyes_of(self, person: str | None) -> list[str | None]:
        """With whose eyes a person looks: those of the own seats, or of a spectator (None)."""
        return [*self.held_by(person)] or [None]

    def own_seat(self, person: str | None, name: str) -> Seat:
        seat = self.seat(name)
        if not person or seat.person != person:
            raise Refusal("not_yours", "that seat is not yours", name)
        return seat

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    # --- playing ------------------------------------------------------------------------------------------

    def begin(self, at: int) -> None:
        """All seats are taken: the game starts."""
        self.journal = Journal(self.game, self.options, self.seed)
        self.status = PLAYING
        self.changed = at
        self.waiting = self.journal.sight.waited
        self.clocks = {seat.seat: 0 for seat in self.seats}

    def playing(self) -> Journal:
        """The journal of a game that goes on."""
        if self.status in (OVER, CLOSED):
            raise Refusal("game_over", "the game is over" if self.status == OVER else "the table has been closed")
        if self.journal is None:
            raise Refusal("not_started", "the game has not begun: a seat is still open")
        return self.journal

    def begun(self) -> Journal:
        """The journal of a game that goes on or is over."""
        if self.journal is None:
            closed = self.status == CLOSED
            raise Refusal("not_started", "the table has been closed" if closed else "the game has not begun")
        return self.journal

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat has a choice of its own that it may ask to take back."""
        if seat is None or self.journal is None or self.status != PLAYING:
            return False
        return self.journal.last_choice(seat) is not None

    @property
    def standing(self) -> Standing:
        return Standing(self.status, self.changed, self.waiting, self.clocks, self.outcome)

    def standing_after(self, draft: Draft) -> Standing | None:
        """How the table will stand when a line has been stored; None: as it does now, and nobody is to notice."""
        at, waited, outcome = draft.line.at, draft.sight.waited, draft.state.outcome
        if outcome is not None:
            return Standing(OVER, at, waited, self.clocks_at(at), outcome.describe())
        return Standing(PLAYING, at, waited, self.clocks_at(at), None) if waited != self.waiting else None

    def accept(self, draft: Draft, standing: Standing | None) -> None:
        """A line has been stored."""
        if standing is not None:
            self.status, self.changed, self.waiting, self.clocks, self.outcome = standing
        self.begun().accept(draft)

    def clocks_at(self, now: int) -> dict[str, int]:
        """How long each seat has been waited for, as all could see; nothing else moves these clocks."""
        passed = max(0, now - self.changed) if self.status == PLAYING else 0
        return {seat: used + (passed if seat in self.waiting else 0) for seat, used in self.clocks.items()}

    # --- as it is told --------------------------------------------------------------------------------------

    def describe(self, person: str | None, here: Collection[str], watchers: int, now: int) -> dict[str, Any]:
        """The table as this person may see it."""
        held = self.held_by(person)
        told: dict[str, Any] = {
            "id": self.id,
            "game": self.game_id,
            "options": self.options,
            "title": self.title,
            "status": self.status,
            "seats": [_seat(seat, person, here) for seat in self.seats],
            "host": self.host,
            "listed": self.listed,
            "hints": self.hints,
            "watchers": watchers,
            "commitment": self.commitment,
            "seed": str(self.seed) if self.status == OVER else None,
            "outcome": self.outcome,
            "waiting": self.waiting,
            "clocks": self.clocks_at(now),
            "created": self.created,
            "moved": self.changed,
            "rematch": self.rematch or None,
            "problem": self.problem,
        }
        if held or (person and person == self.host):
            told["invite"] = self.invite
        return told


def _seat(seat: Seat, person: str | None, here: Collection[str]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "here": seat.kind == AGENT or (seat.kind == PERSON and seat.person in here),
        "yours": bool(person) and seat.person == person,
        "was_yours": bool(person) and seat.former == person,
    }
    if seat.kind == PERSON:
        told["person"] = seat.person
    if seat.kind == AGENT:
        told["agent"] = seat.agent
    return told


def new_table(
    game_id: str, options: dict[str, Any], host: str, at: int, title: str = "", listed: bool = False
) -> Table:
    """A table with all seats open; its seed is drawn, and committed to, now."""
    declared = game(game_id)
    settled = declared.settle(options)
    return Table(
        id=new_id(),
        game_id=game_id,
        options=dict(settled),
        seed=secrets.randbits(SEED_BITS),
        host=host,
        invite=new_id(20),
        seats=[Seat(seat) for seat in declared.seats_for(settled)],
        title=title,
        listed=listed,
        created=at,
        changed=at,
    )
