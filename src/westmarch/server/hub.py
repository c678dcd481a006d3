"""The hub: who is connected to which table, in this process; and sending without waiting for anybody."""

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

from westmarch.server.identity import Person

LONGEST_QUEUE: Final = 256
"""Messages that may wait for a slow reader before the connection is given up."""

COME_BACK: Final = 1012
"""The code of a close that is nobody's fault: the server restarts, or the reader was too slow."""

IDENTITY_GONE: Final = 4401

GONE: Final = (OSError, RuntimeError)
"""What sending raises when the other end is no longer there, or the line is being closed already."""

Sending = Coroutine[Any, Any, None]


class Outlet(Protocol):
    """The way out of a connection."""

    def send(self, message: bytes) -> Sending | None:
        """What sends it, to be run; None if it has been sent already."""

    def close(self, code: int, reason: str) -> Sending: ...


class Connection:
    """One socket at a table. A reader that is too slow is let go, and comes back.

    Sending hardly ever waits: the socket's buffer takes what it is given. So a message is sent on the spot, straight or
    by running its coroutine as far as it goes. Only when that is not to the end, a task finishes it and what has come
    meanwhile.
    """

    def __init__(self, table: str, person: Person | None, outlet: Outlet) -> None:
        self.table = table
        self.person = person
        self.greeted = False
        self.eyes: list[tuple[str | None, int]] = []  # as greeted: the seats it sees with, and where they stand
        self.have: dict[str, int] = {}  # the last update of each seat that was sent ("": a spectator's)
        self.chat = 0  # the last line of chat that was sent
        self.session = ""  # the key of the session that its cookie belongs to
        self.closed = False
        self._outlet = outlet
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self._task is not None:
            self._waiting.append(message)
            if len(self._waiting) > LONGEST_QUEUE:
                self.close()
            return
        sending = self._outlet.send(message)
        if sending is None:
            return
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except GONE:
            self.closed = True  # what was on its way comes with the next welcome
            return
        self._task = asyncio.create_task(self._catch_up(sending, awaited))

    async def _catch_up(self, sending: Sending, awaited: Any) -> None:
        try:
            await _continued(sending, awaited)
            while self._waiting:
                sending_next = self._outlet.send(self._waiting.popleft())
                if sending_next is not None:
                    await sending_next
        except GONE:
            self.closed = True
        finally:
            if not self.closed:
                self._task = None

    def close(self, code: int = COME_BACK, reason: str = "come back") -> None:
        """Nothing more is sent. What waits is dropped: a reconnection brings it."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            before, self._task = self._task, asyncio.create_task(self._hang_up(code, reason))
            if before is not None:
                before.cancel()

    async def _hang_up(self, code: int, reason: str) -> None:
        with suppress(*GONE):
            await self._outlet.close(code, reason)

    async def ended(self) -> None:
        """Until nothing is on its way any more."""
        if self._task is not None:
            await asyncio.wait([self._task])


@types.coroutine
def _continued(coroutine: Sending, awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was started by hand and waits for something."""
    try:
        while True:
            try:
                answer = yield awaited
            except BaseException as error:  # a cancellation, most of all
                awaited = coroutine.throw(error)
            else:
                awaited = coroutine.send(answer)
    except StopIteration:
        return


class Hub:
    """The connections of every table."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[Connection, None]] = {}  # a dictionary keeps the order in which they came

    def enter(self, connection: Connection) -> None:
        self._tables.setdefault(connection.table, {})[connection] = None

    def leave(self, connection: Connection) -> None:
        here = self._tables.get(connection.table, {})
        here.pop(connection, None)
        if not here:
            self._tables.pop(connection.table, None)

    def at(self, table: str) -> Iterable[Connection]:
        """The connections to a table. Nobody comes or goes while they are gone through: sending does not wait."""
        return self._tables.get(table, ())

    def number(self, table: str) -> int:
        return len(self._tables.get(table, ()))

    def people(self, table: str) -> set[str]:
        """The people who are connected to a table."""
        return {c.person.id for c in self.at(table) if c.person is not None}

    def watchers(self, table: str, seated: Iterable[str]) -> int:
        """How many connections belong to nobody who sits at the table."""
        sitting = set(seated)
        return sum(c.person_id not in sitting for c in self.at(table))

    def send(self, table: str, message: bytes) -> None:
        """The same message to everybody at the table."""
        for connection in self.at(table):
            if connection.greeted:
                connection.send(message)

    def send_each(self, table: str, message: Callable[[Connection], bytes]) -> None:
        """To everybody at the table what is meant for them."""
        for connection in self.at(table):
            if connection.greeted:
                connection.send(message(connection))

    @property
    def count(self) -> int:
        return sum(len(connections) for connections in self._tables.values())

    def everybody(self) -> list[Connection]:
        return [connection for connections in self._tables.values() for connection in connections]

    def close_all(self) -> None:
        for connection in self.everybody():
            connection.close()

    def close_session(self, session: str) -> None:
        """All connections of a browser that has logged out."""
        for connection in self.everybody():
            if connection.session == session:
                connection.close(IDENTITY_GONE, "say who you are again")

    def close_person(self, person: str) -> None:
        """All connections of somebody who is nobody any more."""
        for connection in self.everybody():
            if connection.person_id == person:
                connection.close(IDENTITY_GONE, "say who you are again")
