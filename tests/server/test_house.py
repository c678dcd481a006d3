"""The house when things go wrong behind its back: a store that has moved on, a store that fails, an agent that dies."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import LONGEST_QUEUE, Connection, Hub
from westmarch.server.identity import Person
from westmarch.server.playing import Playing
from westmarch.server.store import Statement, Store, Unavailable, open_store
from westmarch.server.thinking import Workers

ME = Person("me", "Me", "guest")
SEATS = {"fellowship": ("me", ""), "sauron": ("me", "")}


def in_a_house(data: Path, use: Callable[[House, Playing], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(data)
        house = House(store, Hub(), Workers(1))
        try:
            await use(house, Playing(house))
        finally:
            await store.close()

    asyncio.run(run())


def connected(house: House, live: Live) -> Connection:
    connection = Connection(live.table.id, ME)
    house.hub.enter(connection)
    connection.greeted = True
    house.welcome(live, connection)
    return connection


def told(connection: Connection) -> list[Any]:
    messages = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    return [json.loads(message) for message in messages if message is not None]


def test_a_position_that_was_written_elsewhere_is_not_written_twice(data: Path) -> None:
    async def use(house: House, playing: Playing) -> None:
        live = await house.create(ME, "confrontation", {}, SEATS)
        connection = connected(house, live)
        elsewhere = live.table.begun().play("sauron", 1, "place balrog", 0)
        await house.store.write(*shelf.insert_line(live.table.id, elsewhere))
        with pytest.raises(Refusal, match="moved on"):
            await playing.play(live, ME, "fellowship", 1, "place frodo_classic")
        fresh = await house.open(live.table.id)
        assert fresh is not live
        assert [line.token for line in fresh.table.begun().lines] == ["place balrog"]
        (welcome,) = told(connection)
        assert [eye["n"] for eye in welcome["eyes"]] == [0, 1]
        assert await playing.play(fresh, ME, "fellowship", 1, "place frodo_classic") == 1

    in_a_house(data, use)


def test_what_could_not_be_stored_has_not_happened(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(house: House, playing: Playing) -> None:
        live = await house.create(ME, "confrontation", {}, SEATS)
        connection = connected(house, live)
        before = live.table.begun().state.to_json()

        class Broken:
            async def write(self, *statements: Statement) -> None:
                raise Unavailable("the disk is full")

        working: Store = house.store
        monkeypatch.setattr(house, "store", Broken())
        with pytest.raises(Unavailable):
            await playing.play(live, ME, "fellowship", 1, "place frodo_classic")
        assert live.table.begun().state.to_json() == before
        assert told(connection) == []
        monkeypatch.setattr(house, "store", working)
        assert await playing.play(live, ME, "fellowship", 1, "place frodo_classic") == 1

    in_a_house(data, use)


def test_an_agent_that_fails_is_told_and_can_be_replaced(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Workers, *arguments: object) -> str:
        raise BrokenProcessPool

    async def choose(self: Workers, work: object, game: str, imagined: str, *arguments: object) -> str:
        return "pass"  # not among the choices: as bad as failing

    async def use(house: House, playing: Playing) -> None:
        for broken in (fail, choose):
            monkeypatch.setattr(Workers, "run", broken)
            live = await house.create(ME, "confrontation", {}, {**SEATS, "sauron": ("agent", "flat")})
            connection = connected(house, live)
            for _ in range(100):
                await asyncio.sleep(0.01)
                if live.table.problem:
                    break
            assert "flat" in (live.table.problem or "")
            assert any(m["type"] == "table" and m["table"]["problem"] for m in told(connection))
            assert await playing.play(live, ME, "fellowship", 1, "place frodo_classic") == 1

    in_a_house(data, use)


def test_a_reader_that_is_too_slow_is_let_go() -> None:
    async def run() -> None:
        connection = Connection("table", ME)
        for _ in range(LONGEST_QUEUE + 1):
            connection.send(b"{}")
        assert connection.queue.qsize() == 1
        assert await connection.queue.get() is None

    asyncio.run(run())
