"""The hub: who is connected to which table, in this process."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from westmarch.server.identity import Person

LONGEST_QUEUE: Final = 256
"""Messages that may wait for a slow reader before the connection is given up."""

COME_BACK: Final = 1012
"""The code of a close that is nobody's fault: the server restarts, or the reader was too slow."""


class Connection:
    """One socket at a table. Messages are queued in order; a reader that is too slow is let go, and comes back."""

    def __init__(self, table: str, person: Person | None) -> None:
        self.table = table
        self.person = person
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self.greeted = False
        self.farewell = (COME_BACK, "come back")  # what the socket is closed with
        self.have: dict[str, int] = {}  # the last update of each seat that was sent ("": a spectator's)
        self.chat = 0  # the last line of chat that was sent

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Nothing more is sent. What waits is dropped: a reconnection brings it."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    """The connections of every table."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Connection]] = {}

    def enter(self, connection: Connection) -> None:
        self._tables.setdefault(connection.table, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        here = self._tables.get(connection.table, set())
        here.discard(connection)
        if not here:
            self._tables.pop(connection.table, None)

    def at(self, table: str) -> list[Connection]:
        return list(self._tables.get(table, ()))

    def people(self, table: str) -> set[str]:
        """The people who are connected to a table."""
        return {c.person.id for c in self._tables.get(table, ()) if c.person is not None}

    def watchers(self, table: str, seated: Iterable[str]) -> int:
        """How many connections belong to nobody who sits at the table."""
        sitting = set(seated)
        return sum(c.person_id not in sitting for c in self._tables.get(table, ()))

    def send(self, table: str, message: bytes) -> None:
        """The same message to everybody at the table."""
        for connection in self._tables.get(table, ()):
            if connection.greeted:
                connection.send(message)

    def send_each(self, table: str, message: Callable[[Connection], bytes | None]) -> None:
        """To everybody at the table what is meant for them."""
        for connection in self.at(table):
            if connection.greeted and (made := message(connection)) is not None:
                connection.send(made)

    @property
    def count(self) -> int:
        return sum(len(connections) for connections in self._tables.values())

    def close_all(self) -> None:
        for connections in list(self._tables.values()):
            for connection in list(connections):
                connection.close()
