"""Two houses without a network, for tests that look at every byte that is sent, or into a table."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from tests.server.serving import Tape
from westmarch import Generator
from westmarch.server import shelf
from westmarch.server.house import House, Live
from westmarch.server.hub import Connection, Hub
from westmarch.server.identity import Person
from westmarch.server.journal import Journal
from westmarch.server.playing import Asker, Playing
from westmarch.server.sight import Sight
from westmarch.server.sqlite import SQLite
from westmarch.server.store import migrate
from westmarch.server.tables import Table
from westmarch.server.thinking import Workers


class Side:
    """One of the two houses, with a connection for each seat."""

    def __init__(self, store: SQLite) -> None:
        self.now = 0
        self.house = House(store, Hub(), Workers(1), lambda: self.now)
        self.playing = Playing(self.house)
        self.people: dict[str, Person] = {}
        self.chairs: dict[str, Connection] = {}
        self.tapes: dict[str, Tape] = {}
        self.live: Live

    async def open(self, table: Table) -> None:
        """A table with people at it, all of them connected. Both sides have the same ids and names."""
        self.people = {seat.seat: Person(f"person{i}", seat.seat, "guest") for i, seat in enumerate(table.seats)}
        for seat in table.seats:
            seat.sit(self.people[seat.seat].id, seat.seat)
        table.begin(0)
        await self.house.store.write(*shelf.insert_table(table))
        self.live = await self.house.open(table.id)
        for name, person in self.people.items():
            self.tapes[name] = Tape()
            chair = self.chairs[name] = Connection(table.id, person, self.tapes[name])
            self.house.enter(self.live, chair)

    def sent(self, seat: str) -> list[bytes]:
        return self.tapes[seat].take()

    async def play(self, seat: str, token: str) -> None:
        journal = self.live.table.begun()
        ask = journal.ask(journal.eye(seat)) or 0
        await self.playing.play(self.live, Asker(self.chairs[seat]), seat, ask, token)

    def redeal(self, other: "Side", seat: str, rng: Generator) -> None:
        """Become the other side with what the seat cannot know dealt anew."""
        self.live.table = replace(other.live.table)
        true = other.live.table.begun()
        self.live.table.journal = journal = Journal(true.game, true.options, true.seed, [*true.lines], true.snapshots)
        journal.sight = Sight(true.state.imagine(seat, rng))
        self.chairs[seat].have = dict(other.chairs[seat].have)

    def welcome(self, seat: str) -> bytes:
        newcomer = Connection(self.live.table.id, self.people[seat], Tape())
        return self.house.welcome(self.live, newcomer)


async def with_two_houses(folder: Path, compare: Callable[[Side, Side], Awaitable[None]]) -> None:
    stores = [SQLite(folder / f"{name}.sqlite3") for name in ("true", "redealt")]
    for store in stores:
        await migrate(store)
    try:
        await compare(Side(stores[0]), Side(stores[1]))
    finally:
        for store in stores:
            await store.close()
