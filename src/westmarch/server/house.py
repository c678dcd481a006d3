"""The house: the tables that are open, who sits down and gets up, and who is told about it."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from westmarch.kernel import WestmarchError
from westmarch.server import shelf
from westmarch.server.errors import Refusal, refusal_from
from westmarch.server.hub import Connection, Hub
from westmarch.server.identity import Person
from westmarch.server.store import Statement, Store
from westmarch.server.tables import AGENT, CLOSED, OPEN, OVER, PERSON, WAITING, Table, new_table
from westmarch.server.thinking import Workers, check_agent
from westmarch.server.wire import PROTOCOL, encode

MOST_OPEN: Final = 2000
"""Tables that stay in memory; the longest unused, at which nobody is connected, make room."""

Clock = Callable[[], int]


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory. Whoever changes it holds the lock."""

    table: Table
    chat: list[dict[str, Any]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None


class House:
    """Every table, opened when somebody asks for it."""

    def __init__(self, store: Store, hub: Hub, workers: Workers, clock: Clock = wall_clock) -> None:
        self.store = store
        self.hub = hub
        self.workers = workers
        self.clock = clock
        self.wake: Callable[[Live], None] = lambda live: None  # set by `playing`: lets agents think
        self._open: dict[str, Live] = {}
        self._opening = asyncio.Lock()

    # --- tables -------------------------------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        live = self._open.get(id)
        if live is not None:
            return live
        async with self._opening:
            live = self._open.get(id)
            if live is None:
                table = await shelf.load_table(self.store, id)
                if table is None:
                    raise Refusal("unknown_table", "there is no such table", id[:64])
                live = self._keep(Live(table, await shelf.load_chat(self.store, id)))
        self.wake(live)
        return live

    def _keep(self, live: Live) -> Live:
        if len(self._open) >= MOST_OPEN:
            for id, idle in list(self._open.items())[: MOST_OPEN // 4]:
                if not self.hub.at(id) and not idle.lock.locked() and idle.thinking is None:
                    del self._open[id]
        self._open[live.table.id] = live
        return live

    def all_open(self) -> list[Live]:
        return list(self._open.values())

    def forget(self, live: Live) -> None:
        """What is in memory is not to be trusted: the next who asks reads it from the store."""
        if self._open.get(live.table.id) is live:
            del self._open[live.table.id]

    async def create(
        self,
        host: Person,
        game_id: str,
        options: dict[str, Any],
        seats: Mapping[str, tuple[str, str]],
        title: str = "",
        listed: bool = False,
    ) -> Live:
        """A new table. Each seat is for "me", for an "agent" (with its name), or "open"."""
        try:
            table = new_table(game_id, options, host.id, self.clock(), title, listed)
        except WestmarchError as error:
            raise refusal_from(error) from None
        for name, (kind, agent) in seats.items():
            seat = table.seat(name)
            if kind == "me":
                seat.sit(host.id, host.name)
            elif kind == AGENT:
                seat.hand_to(check_agent(agent))
        return await self._set_up(table)

    async def _set_up(self, table: Table, *more: Statement) -> Live:
        if table.full:
            table.begin(self.clock())
        await self.store.write(*shelf.insert_table(table), *more)
        live = self._keep(Live(table, []))
        self.wake(live)
        return live

    async def lobby(self, person: Person | None) -> list[dict[str, Any]]:
        return [self.describe(table, person) for table in await shelf.lobby(self.store)]

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """Those that wait for the person first."""
        tables = await shelf.tables_of(self.store, person.id)
        tables.sort(key=lambda table: not set(table.held_by(person.id)) & set(table.waiting))
        return [self.describe(table, person) for table in tables]

    def describe(self, table: Table, person: Person | None) -> dict[str, Any]:
        here = self.hub.people(table.id)
        watchers = self.hub.watchers(table.id, (seat.person for seat in table.seats if seat.person))
        return table.describe(person.id if person else None, here, watchers, self.clock())

    # --- sitting down and getting up ----------------------------------------------------------------------

    async def join(self, live: Live, person: Person, name: str, invite: str | None) -> None:
        async with live.lock:
            table = live.table
            if table.status in (OVER, CLOSED):
                raise Refusal("game_over", "nobody can sit down any more")
            seat = table.seat(name)
            if seat.person == person.id:
                return
            back = seat.former == person.id
            if seat.kind == PERSON or (seat.kind == AGENT and not back):
                raise Refusal("seat_taken", "that seat is taken", name)
            known = table.listed or table.host == person.id or back or bool(table.held_by(person.id))
            if not known and invite != table.invite:
                raise Refusal("no_entry", "this table is joined by its invitation link", name)
            seat.sit(person.id, person.name)
            table.problem = None
            await self._seats_changed(live)

    async def leave(self, live: Live, person: Person, name: str) -> None:
        async with live.lock:
            table = live.table
            seat = table.own_seat(person.id, name)
            if table.status in (OVER, CLOSED):
                raise Refusal("game_over", "the game is over", name)
            seat.free()
            if table.status == WAITING:
                seat.former = ""
                if not any(s.kind == PERSON for s in table.seats):
                    table.status = CLOSED
            await self._seats_changed(live)

    async def hand_to_agent(self, live: Live, person: Person, name: str, agent: str) -> None:
        async with live.lock:
            table = live.table
            seat = table.seat(name)
            if not (seat.person == person.id or (seat.kind == OPEN and table.host == person.id)):
                raise Refusal("not_yours", "only one's own seat, or as host an open one, can be handed on", name)
            if table.status in (OVER, CLOSED):
                raise Refusal("game_over", "the game is over", name)
            seat.hand_to(check_agent(agent))
            table.problem = None
            await self._seats_changed(live)

    async def _seats_changed(self, live: Live) -> None:
        """Store and tell; a table that is full begins. A failure to store leaves memory behind: it is read anew."""
        table = live.table
        begins = table.status == WAITING and table.full
        if begins:
            table.begin(self.clock())
        table.question = None
        try:
            await self.store.write(shelf.update_table(table), *shelf.update_seats(table))
        except BaseException:
            self.forget(live)
            raise
        self.greet_all(live)
        self.wake(live)

    async def rematch(self, live: Live, person: Person) -> tuple[Live, bool]:
        """The next table, each player one seat further; and whether it is new."""
        async with live.lock:
            table = live.table
            if not table.held_by(person.id):
                raise Refusal("not_yours", "a rematch is for those who sit at the table")
            if table.rematch:
                return await self.open(table.rematch), False
            if table.status != OVER:
                raise Refusal("not_over", "a rematch follows when the game is over")
            after = new_table(table.game_id, table.options, person.id, self.clock(), table.title, table.listed)
            for i, seat in enumerate(table.seats):
                place = after.seats[(i + 1) % len(after.seats)]
                if seat.kind == PERSON:
                    place.sit(seat.person, seat.name)
                elif seat.kind == AGENT:
                    place.hand_to(seat.agent)
            link: Statement = ("UPDATE tables SET rematch = ? WHERE id = ?", (after.id, table.id))
            following = await self._set_up(after, link)
            table.rematch = after.id
            self.tell_table(live)
            return following, True

    # --- telling ------------------------------------------------------------------------------------------

    def tell_table(self, live: Live) -> None:
        """Everybody at the table learns how it stands with its seats."""
        self.hub.send_each(
            live.table.id,
            lambda connection: encode({"type": "table", "table": self.describe(live.table, connection.person)}),
        )

    def greet_all(self, live: Live) -> None:
        """Seats have changed hands or the game has begun: everybody gets a new welcome."""
        self.hub.send_each(live.table.id, lambda connection: self.welcome(live, connection))

    def welcome(self, live: Live, connection: Connection) -> bytes:
        """Where the table stands, for one connection: what it has not been sent yet, and the present."""
        table, person = live.table, connection.person
        eyes: list[dict[str, Any]] = []
        journal = table.journal
        if journal is not None:
            for seat in table.eyes_of(connection.person_id):
                eye = journal.eye(seat)
                updates = journal.updates(eye, connection.have.get(seat or "", 0))
                connection.have[seat or ""] = journal.numbers[eye]
                eyes.append(
                    {
                        "seat": seat,
                        "n": journal.numbers[eye],
                        "ask": journal.ask(eye),
                        "view": msgspec.Raw(journal.sight.view(eye)),
                        "undo": self.may_undo(table, seat),
                        "updates": updates,
                    }
                )
        chat = [line for line in live.chat if line["id"] > connection.chat]
        connection.chat = live.chat[-1]["id"] if live.chat else 0
        return encode(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "now": self.clock(),
                "you": person.describe() if person else None,
                "table": self.describe(table, person),
                "eyes": eyes,
                "chat": chat,
                "undo": table.question.describe() if table.question else None,
            }
        )

    def may_undo(self, table: Table, seat: str | None) -> bool:
        if seat is None or table.journal is None or table.status == OVER:
            return False
        return table.journal.last_choice(seat) is not None

    def enter(self, live: Live, connection: Connection) -> None:
        self.hub.enter(connection)
        self.tell_table(live)

    def go(self, live: Live, connection: Connection) -> None:
        self.hub.leave(connection)
        self.tell_table(live)
