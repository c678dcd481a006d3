"""Playing: choices, taking them back, and talk.

A choice is checked, drafted, stored, and only then made the present and told: what somebody has been told is kept.
"""

import unicodedata
from typing import Any, Final

import msgspec

from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import Connection
from westmarch.server.identity import Person
from westmarch.server.journal import Draft
from westmarch.server.store import Conflict
from westmarch.server.tables import OVER, Question, Table
from westmarch.server.wire import Update, encode

LONGEST_CHAT: Final = 500


class Asker:
    """Who has asked for something, over which connection, and the number that the answer must repeat."""

    __slots__ = ("connection", "number")

    def __init__(self, connection: Connection, number: int | None = None) -> None:
        self.connection = connection
        self.number = number

    @property
    def person(self) -> Person | None:
        return self.connection.person

    def send(self, message: dict[str, Any]) -> None:
        self.connection.send(encode(message))

    def done(self, **fields: Any) -> None:
        self.send({"type": "done", "re": self.number, **fields})


class Playing:
    """What happens at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    # --- choices ------------------------------------------------------------------------------------------

    async def play(self, live: Live, asker: Asker, seat: str, ask: int, token: str) -> None:
        """A choice of a person; the update that tells the own seat is its answer."""
        async with live.lock:
            live.table.own_seat(asker.connection.person_id, seat)
            await self.keep(live, live.table.playing().play(seat, ask, token, self.house.clock()), asker)
        self.house.wake(live)

    async def keep(self, live: Live, draft: Draft, asker: Asker | None = None) -> None:
        """Store a line, make it the present, and tell it. The lock is held."""
        table = live.table
        standing = table.standing_after(draft)
        statements = shelf.insert_line(table.id, draft)
        if standing is not None:
            statements.append(shelf.update_standing(table.id, standing))
        try:
            await self.house.store.write(*statements)
        except Conflict:
            # This position has been written already: what is in memory is not the present. Read it anew.
            self.house.forget(live)
            self.house.greet_all(await self.house.open(table.id))
            raise Refusal("stale", "the table has moved on; look again", draft.line.seat) from None
        table.accept(draft, standing)
        self.tell(live, draft, asker)

    def tell(self, live: Live, draft: Draft, asker: Asker | None = None) -> None:
        """To all who see a difference: what happened, and the view that they have now."""
        table, line = live.table, draft.line
        chooser = table.begun().eye(line.seat)
        if table.question is not None and (
            table.status == OVER or any(n and eye != chooser for eye, n in enumerate(line.numbers))
        ):
            self._settle(live, "lapsed")
        clocks = table.clocks_at(line.at)
        messages: dict[int, bytes] = {}  # by eye: encoded once for all that did not ask for it
        for connection in self.house.hub.at(table.id):
            for seat, eye in connection.eyes:
                n = line.numbers[eye]
                if not n:
                    continue
                connection.have[seat or ""] = n
                if asker is not None and eye == chooser and connection is asker.connection:
                    connection.send(encode(_update(table, draft, seat, eye, clocks, asker.number)))
                    continue
                if eye not in messages:
                    messages[eye] = encode(_update(table, draft, seat, eye, clocks))
                connection.send(messages[eye])
        if table.status == OVER:
            outcome = {"outcome": table.outcome, "seed": str(table.seed), "commitment": table.commitment}
            self.house.hub.send(table.id, encode({"type": "over", **outcome}))
            self.house.tell_table(live)

    # --- taking back --------------------------------------------------------------------------------------

    async def undo(self, live: Live, asker: Asker, seat: str) -> None:
        """Take the seat's last choice back, or ask those who have learned by it."""
        async with live.lock:
            table = live.table
            table.own_seat(asker.connection.person_id, seat)
            journal = table.playing()
            line = journal.last_choice(seat)
            if line is None:
                raise Refusal("undo_refused", "you have chosen nothing yet that could be taken back", seat)
            if table.question is not None:
                raise Refusal("undo_refused", "a question about taking back is open already", seat)
            taken = journal.take_back(line)
            asks = self._to_be_asked(live, seat, taken.needs)
            if not asks:
                await self.keep(live, journal.undo(taken, self.house.clock()), asker)
            else:
                table.questions += 1
                table.question = Question(table.questions, seat, line.position, asks)
                self.house.hub.send(table.id, encode(table.question.describe()))
                asker.done(seat=seat, undo=table.questions)
        self.house.wake(live)

    def _to_be_asked(self, live: Live, by: str, needs: list[str]) -> list[str]:
        """Programs agree, and so do the asker's other seats; a seat that nobody holds has nobody to ask."""
        asker = live.table.seat(by).person
        asked = [live.table.seat(name) for name in needs]
        return [seat.seat for seat in asked if seat.person and seat.person != asker]

    async def answer(self, live: Live, person: Person | None, number: int, seat: str, agree: bool) -> None:
        async with live.lock:
            table = live.table
            table.own_seat(person.id if person else None, seat)
            question = table.question
            if question is None or question.number != number:
                raise Refusal("stale", "that question is settled", seat)
            if seat not in question.asks:
                raise Refusal("not_yours", "this seat has not been asked", seat)
            if not agree:
                self._settle(live, "declined", seat=seat)
                return
            if seat not in question.agreed:
                question.agreed.append(seat)
            journal = table.playing()
            taken = journal.take_back(journal.lines[question.position - 1])
            # Somebody who was not asked may have chosen in secret meanwhile, and would lose that choice. (In the games
            # of today only two choose in secret at a time, so that this somebody has been asked already.)
            asks = self._to_be_asked(live, question.by, taken.needs)
            question.asks += [name for name in asks if name not in question.asks]
            if set(question.agreed) < set(question.asks):
                self.house.hub.send(table.id, encode(question.describe()))
                return
            draft = journal.undo(taken, self.house.clock())
            table.question = None  # what follows is its answer, and lets nothing lapse
            try:
                await self.keep(live, draft)
            except BaseException:
                table.question = question
                raise
            self.house.hub.send(table.id, encode(question.describe("done")))
        self.house.wake(live)

    async def withdraw(self, live: Live, person: Person | None, number: int) -> None:
        async with live.lock:
            question = live.table.question
            if question is None or question.number != number:
                raise Refusal("stale", "that question is settled")
            live.table.own_seat(person.id if person else None, question.by)
            self._settle(live, "lapsed")

    def _settle(self, live: Live, state: str, **more: str) -> None:
        question = live.table.question
        if question is not None:
            live.table.question = None
            self.house.hub.send(live.table.id, encode(question.describe(state, **more)))

    # --- talk ---------------------------------------------------------------------------------------------

    async def chat(self, live: Live, person: Person | None, text: str) -> None:
        if person is None:
            raise Refusal("who_are_you", "say who you are before you speak")
        shown = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs")).strip()
        if not shown:
            raise Refusal("bad_input", "there is nothing to be said", "text")
        async with live.lock:
            seats = live.table.held_by(person.id)
            line: dict[str, Any] = {
                "id": live.chat[-1]["id"] + 1 if live.chat else 1,
                "at": self.house.clock(),
                "name": person.name,
                "seat": seats[0] if seats else None,
                "text": shown[:LONGEST_CHAT],
            }
            await self.house.store.write(shelf.insert_chat(live.table.id, line, person.id))
            live.chat.append(line)
            del live.chat[:-500]
            message = encode({"type": "chat", "line": line})
            for connection in self.house.hub.at(live.table.id):
                if connection.greeted and connection.chat < line["id"]:
                    connection.chat = line["id"]
                    connection.send(message)

    def point(self, live: Live, person: Person | None, at: str) -> None:
        """A finger on the table, for everybody there to see; those who only watch keep theirs to themselves."""
        seats = live.table.held_by(person.id if person else None)
        if person is None or not seats:
            raise Refusal("not_yours", "only those who sit at the table may point")
        told = {"type": "point", "name": person.name, "seat": seats[0], "at": at}
        self.house.hub.send(live.table.id, encode(told))


def _update(
    table: Table, draft: Draft, seat: str | None, eye: int, clocks: dict[str, int], re: int | None = None
) -> Update:
    line = draft.line
    return Update(
        seat,
        line.numbers[eye],
        line.at,
        table.begun().ask(eye),
        draft.told[eye],
        msgspec.Raw(draft.sight.view(eye)),
        table.may_undo(seat),
        clocks,
        msgspec.UNSET if re is None else re,
    )
