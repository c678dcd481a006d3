"""The house: the tables that are open, and who is told how they stand."""

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
from westmarch.server.tables import AGENT, Table, new_table
from westmarch.server.thinking import Workers, check_agent
from westmarch.server.wire import PROTOCOL, encode

MOST_OPEN: Final = 2000
"""Tables that stay in memory; those that nobody needs, the longest unmoved first, make room."""

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
        self.wake: Callable[[Live], None] = lambda live: None  # set by `programs`: lets agents think
        self._open: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}

    # --- tables -------------------------------------------------------------------------------------------

    def found(self, id: str) -> Live | None:
        """The table, if it is open."""
        return self._open.get(id)

    async def open(self, id: str) -> Live:
        live = self._open.get(id)
        if live is not None:
            return live
        loading = self._opening.get(id)
        if loading is None:  # whoever asks meanwhile waits for the same table
            loading = self._opening[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Live:
        try:
            table = await shelf.load_table(self.store, id)
            if table is None:
                raise Refusal("unknown_table", "there is no such table", id[:64])
            live = self.keep(Live(table, await shelf.load_chat(self.store, id)))
        finally:
            del self._opening[id]
        self.wake(live)
        return live

    def keep(self, live: Live) -> Live:
        if len(self._open) >= MOST_OPEN:
            idle = [one for one in self._open.values() if self._idle(one)]
            for one in sorted(idle, key=lambda one: one.table.changed)[: MOST_OPEN // 4]:
                del self._open[one.table.id]
        self._open[live.table.id] = live
        return live

    def _idle(self, live: Live) -> bool:
        connected = self.hub.number(live.table.id)
        return not connected and not live.lock.locked() and live.thinking is None and live.table.question is None

    def all_open(self) -> list[Live]:
        return list(self._open.values())

    def holds(self, live: Live) -> bool:
        """Whether this is the table's present; after `forget` it is not."""
        return self._open.get(live.table.id) is live

    def forget(self, live: Live) -> None:
        """What is in memory is not to be trusted: the next who asks reads it from the store."""
        if self.holds(live):
            del self._open[live.table.id]

    async def create(
        self,
        host: Person,
        game_id: str,
        options: dict[str, Any],
        seats: Mapping[str, tuple[str, str]],
        title: str = "",
        listed: bool = False,
        hints: bool = True,
    ) -> Live:
        """A new table. Each seat is for "me", for an "agent" (with its name), or "open"."""
        try:
            table = new_table(game_id, options, host.id, self.clock(), title, listed)
        except WestmarchError as error:
            raise refusal_from(error) from None
        table.hints = hints
        for name, (kind, agent) in seats.items():
            seat = table.seat(name)
            if kind == "me":
                seat.sit(host.id, host.name)
            elif kind == AGENT:
                seat.hand_to(check_agent(agent, game_id))
        return await self.set_up(table)

    async def set_up(self, table: Table, *more: Statement) -> Live:
        """A table that nobody has seen yet; with all seats taken, its game begins."""
        if table.full:
            table.begin(self.clock())
        await self.store.write(*shelf.insert_table(table), *more)
        live = self.keep(Live(table, []))
        self.wake(live)
        return live

    async def lobby(self, person: Person | None) -> list[dict[str, Any]]:
        return [self.describe(table, person) for table in await shelf.lobby(self.store)]

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """Those that wait for the person first."""
        tables = await shelf.tables_of(self.store, person.id)
        tables.sort(key=lambda table: not set(table.held_by(person.id)) & set(table.waiting))
        return [self.describe(table, person) for table in tables]

    # --- telling ------------------------------------------------------------------------------------------

    def describe(self, table: Table, person: Person | None) -> dict[str, Any]:
        here = self.hub.people(table.id)
        watchers = self.hub.watchers(table.id, (seat.person for seat in table.seats if seat.person))
        return table.describe(person.id if person else None, here, watchers, self.clock())

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
            connection.eyes = [(seat, journal.eye(seat)) for seat in table.eyes_of(connection.person_id)]
            for seat, eye in connection.eyes:
                updates = journal.updates(eye, connection.have.get(seat or "", 0))
                connection.have[seat or ""] = journal.numbers[eye]
                eyes.append(
                    {
                        "seat": seat,
                        "n": journal.numbers[eye],
                        "ask": journal.ask(eye),
                        "view": msgspec.Raw(journal.sight.view(eye)),
                        "undo": table.may_undo(seat),
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

    def enter(self, live: Live, connection: Connection) -> None:
        """Somebody comes to the table: the others see it, and the newcomer is greeted."""
        self.hub.enter(connection)
        self.tell_table(live)
        connection.greeted = True
        connection.send(self.welcome(live, connection))

    def go(self, connection: Connection) -> None:
        self.hub.leave(connection)
        live = self._open.get(connection.table)
        if live is not None:
            self.tell_table(live)
