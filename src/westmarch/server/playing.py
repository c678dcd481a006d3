"""Playing: choices, taking them back, talk, and the programs that play along.

A choice is checked, drafted, stored, and only then made the present and told: what somebody has been told is kept.
"""

import asyncio
import logging
import secrets
import unicodedata
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from westmarch.kernel import Generator, WestmarchError
from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import Connection
from westmarch.server.identity import Person
from westmarch.server.journal import Draft, Journal
from westmarch.server.store import Conflict, Unavailable
from westmarch.server.tables import AGENT, OVER, PLAYING, Question
from westmarch.server.thinking import think
from westmarch.server.wire import encode

LONGEST_CHAT: Final = 500
logger: Final = logging.getLogger("westmarch.server")


class Playing:
    """What happens at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.wake = self.wake

    # --- choices ------------------------------------------------------------------------------------------

    async def play(self, live: Live, person: Person | None, seat: str, ask: int, token: str) -> int:
        """A choice of a person; the number of the update that tells its seat."""
        async with live.lock:
            table = live.table
            table.own_seat(person.id if person else None, seat)
            draft = table.playing().play(seat, ask, token, self.house.clock())
            await self._keep(live, draft)
        self.wake(live)
        return draft.line.numbers[table.begun().eye(seat)]

    async def _keep(self, live: Live, draft: Draft) -> None:
        """Store a line, make it the present, and tell it. The lock is held."""
        table = live.table
        statements = shelf.insert_line(table.id, draft)
        if table.shows_change(draft):
            statements.append(shelf.update_table(table.preview(draft)))
        try:
            await self.house.store.write(*statements)
        except Conflict:
            # This position has been written already: what is in memory is not the present. Read it anew.
            self.house.forget(live)
            self.house.greet_all(await self.house.open(table.id))
            raise Refusal("stale", "the table has moved on; look again", draft.line.seat) from None
        table.accept(draft)
        self._tell(live, draft)

    def _tell(self, live: Live, draft: Draft) -> None:
        table, line = live.table, draft.line
        journal = table.begun()
        others = [n for eye, n in enumerate(line.numbers) if n and eye != journal.eye(line.seat)]
        if table.question is not None and (others or table.status == OVER):
            self._settle(live, "lapsed")
        messages: dict[str, bytes] = {}
        for connection in self.house.hub.at(table.id):
            if connection.greeted:
                for seat in table.eyes_of(connection.person_id):
                    self._tell_one(live, draft, connection, seat, messages)
        if table.status == OVER:
            outcome = {"outcome": table.outcome, "seed": str(table.seed), "commitment": table.commitment}
            self.house.hub.send(table.id, encode({"type": "over", **outcome}))
            self.house.tell_table(live)

    def _tell_one(
        self, live: Live, draft: Draft, connection: Connection, seat: str | None, messages: dict[str, bytes]
    ) -> None:
        """The update of one pair of eyes to one connection; it is encoded once for all of them."""
        journal = live.table.begun()
        eye = journal.eye(seat)
        n = draft.line.numbers[eye]
        if not n or connection.have.get(seat or "", 0) >= n:
            return
        if (seat or "") not in messages:
            messages[seat or ""] = self._update(live, journal, draft, seat, eye)
        connection.have[seat or ""] = n
        connection.send(messages[seat or ""])

    def _update(self, live: Live, journal: Journal, draft: Draft, seat: str | None, eye: int) -> bytes:
        return encode(
            {
                "type": "update",
                "seat": seat,
                "n": draft.line.numbers[eye],
                "at": draft.line.at,
                "ask": journal.ask(eye),
                "events": draft.told[eye],
                "view": msgspec.Raw(draft.sight.view(eye)),
                "undo": self.house.may_undo(live.table, seat),
                "clocks": live.table.clocks_at(draft.line.at),
            }
        )

    # --- taking back --------------------------------------------------------------------------------------

    async def undo(self, live: Live, person: Person | None, seat: str) -> dict[str, Any]:
        """Take the seat's last choice back, or ask those who have learned by it."""
        async with live.lock:
            table = live.table
            table.own_seat(person.id if person else None, seat)
            journal = table.playing()
            line = journal.last_choice(seat)
            if line is None:
                raise Refusal("undo_refused", "you have chosen nothing yet that could be taken back", seat)
            if table.question is not None:
                raise Refusal("undo_refused", "a question about taking back is open already", seat)
            taken = journal.take_back(line)
            asks = self._to_be_asked(live, person, taken.needs)
            if not asks:
                draft = journal.undo(taken, self.house.clock())
                await self._keep(live, draft)
                told: dict[str, Any] = {"seat": seat, "n": draft.line.numbers[journal.eye(seat)]}
            else:
                table.questions += 1
                table.question = Question(table.questions, seat, line.position, asks)
                self.house.hub.send(table.id, encode(table.question.describe()))
                told = {"seat": seat, "undo": table.questions}
        self.wake(live)
        return told

    def _to_be_asked(self, live: Live, person: Person | None, needs: list[str]) -> list[str]:
        """Programs agree, and so do the asker's other seats; a seat that nobody holds has nobody to ask."""
        asked = [live.table.seat(name) for name in needs]
        return [seat.seat for seat in asked if seat.person and (person is None or seat.person != person.id)]

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
            if set(question.agreed) < set(question.asks):
                self.house.hub.send(table.id, encode(question.describe()))
                return
            journal = table.playing()
            taken = journal.take_back(journal.lines[question.position - 1])
            draft = journal.undo(taken, self.house.clock())
            table.question = None  # what follows is its answer, and lets nothing lapse
            try:
                await self._keep(live, draft)
            except BaseException:
                table.question = question
                raise
            self.house.hub.send(table.id, encode(question.describe("done")))
        self.wake(live)

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
            await self.house.store.write(shelf.insert_chat(live.table.id, line))
            live.chat.append(line)
            del live.chat[:-500]
            message = encode({"type": "chat", "line": line})
            for connection in self.house.hub.at(live.table.id):
                if connection.greeted and connection.chat < line["id"]:
                    connection.chat = line["id"]
                    connection.send(message)

    def point(self, live: Live, person: Person | None, at: str) -> None:
        if person is None:
            raise Refusal("who_are_you", "say who you are before you point")
        seats = live.table.held_by(person.id)
        told = {"type": "point", "name": person.name, "seat": seats[0] if seats else None, "at": at}
        self.house.hub.send(live.table.id, encode(told))

    # --- programs that play -------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """If the table waits for a program, let it think (unless it does already)."""
        if live.thinking is None and self._program_to_move(live) is not None:
            live.thinking = asyncio.create_task(self._think(live), name=f"agents at {live.table.id}")
            live.thinking.add_done_callback(lambda task: self._rested(live, task))

    def _rested(self, live: Live, task: asyncio.Task[None]) -> None:
        live.thinking = None
        if not task.cancelled() and task.exception() is None and live.table.problem is None:
            self.wake(live)  # something may have happened while the task was ending

    def _program_to_move(self, live: Live) -> str | None:
        table = live.table
        if table.status != PLAYING or table.journal is None:
            return None
        for eye, seat in enumerate(table.seats):
            if seat.kind == AGENT and table.journal.ask(eye) is not None:
                return seat.seat
        return None

    async def _think(self, live: Live) -> None:
        """Choose for programs as long as the table waits for one."""
        while (seat := self._program_to_move(live)) is not None:
            journal = live.table.begun()
            eye = journal.eye(seat)
            ask, agent = journal.ask(eye), live.table.seat(seat).agent
            try:
                token = await self._chosen(live, seat, agent)
                async with live.lock:
                    unchanged = live.table.status == PLAYING and live.table.journal is journal
                    if unchanged and live.table.seat(seat).agent == agent and ask == journal.ask(eye):
                        await self._keep(live, journal.play(seat, ask or 0, token, self.house.clock()))
            except (BrokenProcessPool, WestmarchError, Refusal, Unavailable) as error:
                logger.warning("agent %s at table %s failed: %s", agent, live.table.id, type(error).__name__)
                live.table.problem = f"{agent} cannot go on; hand its seat to another player"
                self.house.tell_table(live)
                return

    async def _chosen(self, live: Live, seat: str, agent: str) -> str:
        state = live.table.begun().state
        decision = state.decision(seat)
        if decision is not None and len(decision.tokens) == 1:
            return decision.tokens[0].text
        imagined = state.imagine(seat, Generator.seeded(secrets.randbits(64))).to_json()
        return await self.house.workers.run(think, live.table.game_id, imagined, seat, agent, secrets.randbits(64))

    async def rest(self) -> None:
        """The server closes: nobody thinks on. What was chosen is stored; the rest is chosen again after it opens."""
        tasks = [live.thinking for live in self.house.all_open() if live.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def resume(self) -> None:
        """After a restart: the tables that wait for a program."""
        for id in await shelf.unfinished_with_agents(self.house.store):
            try:
                await self.house.open(id)
            except (Refusal, WestmarchError, Unavailable) as error:
                logger.warning("table %s cannot be opened: %s", id, type(error).__name__)
