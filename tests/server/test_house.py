"""The house when things go wrong behind its back: a store that has moved on, a store that fails, an agent that dies."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.server.serving import Tape
from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import COME_BACK, LONGEST_QUEUE, Connection, Hub
from westmarch.server.identity import Person
from westmarch.server.playing import Asker, Playing
from westmarch.server.programs import Programs
from westmarch.server.seating import Seating
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


class Guest:
    """Somebody at a table, whose socket is a tape."""

    def __init__(self, house: House, live: Live) -> None:
        self.tape = Tape()
        self.connection = Connection(live.table.id, ME, self.tape)
        house.enter(live, self.connection)
        self.tape.take()

    def told(self) -> list[Any]:
        return [json.loads(message) for message in self.tape.take()]

    async def play(self, playing: Playing, live: Live, seat: str, token: str) -> None:
        """The seat's first choice."""
        await playing.play(live, Asker(self.connection, 7), seat, 1, token)


def test_a_position_that_was_written_elsewhere_is_not_written_twice(data: Path) -> None:
    async def use(house: House, playing: Playing) -> None:
        live = await house.create(ME, "confrontation", {}, SEATS)
        guest = Guest(house, live)
        elsewhere = live.table.begun().play("sauron", 1, "place balrog", 0)
        await house.store.write(*shelf.insert_line(live.table.id, elsewhere))
        with pytest.raises(Refusal, match="moved on"):
            await guest.play(playing, live, "fellowship", "place frodo_classic")
        fresh = await house.open(live.table.id)
        assert fresh is not live
        assert [line.token for line in fresh.table.begun().lines] == ["place balrog"]
        (welcome,) = guest.told()
        assert [eye["n"] for eye in welcome["eyes"]] == [0, 1]
        await guest.play(playing, fresh, "fellowship", "place frodo_classic")
        assert [(m["type"], m["n"], m["re"]) for m in guest.told()] == [("update", 1, 7)]

    in_a_house(data, use)


def test_what_could_not_be_stored_has_not_happened(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(house: House, playing: Playing) -> None:
        live = await house.create(ME, "confrontation", {}, SEATS)
        guest = Guest(house, live)
        before = live.table.begun().state.to_json()

        class Broken:
            async def write(self, *statements: Statement) -> None:
                raise Unavailable("the disk is full")

        working: Store = house.store
        monkeypatch.setattr(house, "store", Broken())
        with pytest.raises(Unavailable):
            await guest.play(playing, live, "fellowship", "place frodo_classic")
        assert live.table.begun().state.to_json() == before
        assert guest.told() == []
        monkeypatch.setattr(house, "store", working)
        await guest.play(playing, live, "fellowship", "place frodo_classic")
        assert len(guest.told()) == 1

    in_a_house(data, use)


def test_an_agent_that_fails_is_asked_again_and_can_be_replaced(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def fail(self: Workers, work: object, game: str, imagined: str, seat: str, agent: str, seed: int) -> str:
        tried.append(agent)
        if len(tried) % 2:
            raise BrokenProcessPool
        return "pass"  # not among the choices: as bad as failing

    async def use(house: House, playing: Playing) -> None:
        programs, seating = Programs(house, playing), Seating(house)
        programs.first_pause = 0.001
        live = await house.create(ME, "confrontation", {}, {**SEATS, "sauron": ("agent", "flat")})
        guest = Guest(house, live)
        await _until(lambda: len(tried) >= 5)
        assert "flat" in (live.table.problem or "")
        assert any(m["type"] == "table" and m["table"]["problem"] for m in guest.told())
        await guest.play(playing, live, "fellowship", "place frodo_classic")  # the others are not held up
        # Now it works again: no hand is needed.
        monkeypatch.setattr(Workers, "run", _first)
        await _until(lambda: live.table.waiting == ["fellowship"])
        assert live.table.problem is None
        assert [m["table"]["problem"] for m in guest.told() if m["type"] == "table"][-1] is None
        # And if it does not, another takes its place.
        monkeypatch.setattr(Workers, "run", fail)
        other = await house.create(ME, "confrontation", {}, {**SEATS, "sauron": ("agent", "flat")})
        await _until(lambda: other.table.problem is not None)
        await seating.hand_to_agent(other, ME, "sauron", "random")
        assert other.table.problem is None
        tried.clear()
        await _until(lambda: len(tried) > 1)
        assert set(tried) == {"random"}
        await seating.join(other, ME, "sauron", None)
        assert other.table.held_by("me") == ["fellowship", "sauron"]
        assert other.thinking is None

    monkeypatch.setattr(Workers, "run", fail)
    in_a_house(data, use)


async def _first(self: Workers, work: object, game: str, imagined: str, seat: str, *more: object) -> str:
    decision = westmarch.game(game).from_json(imagined).decision(seat)
    assert decision is not None
    return decision.tokens[0].text


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.005)


def test_a_worker_that_hangs_does_not_keep_its_seat(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(self: Workers, *arguments: object) -> str:
        await asyncio.sleep(1000)
        return ""

    async def use(house: House, playing: Playing) -> None:
        Programs(house, playing)
        live = await house.create(ME, "confrontation", {}, {**SEATS, "sauron": ("agent", "flat")})
        await asyncio.sleep(0.01)
        monkeypatch.setattr(Workers, "run", _first)
        await Seating(house).hand_to_agent(live, ME, "sauron", "random")
        await _until(lambda: live.table.waiting == ["fellowship"])

    monkeypatch.setattr(Workers, "run", hang)
    in_a_house(data, use)


def test_who_asks_for_a_table_at_the_same_time_gets_the_same(data: Path) -> None:
    async def use(house: House, playing: Playing) -> None:
        live = await house.create(ME, "confrontation", {}, SEATS)
        house.forget(live)
        opened = await asyncio.gather(*(house.open(live.table.id) for _ in range(5)))
        assert len({id(one) for one in opened}) == 1
        assert opened[0] is not live
        results = await asyncio.gather(*(house.open("nosuchtable") for _ in range(2)), return_exceptions=True)
        assert all(isinstance(result, Refusal) for result in results)

    in_a_house(data, use)


def test_what_cannot_be_sent_at_once_is_sent_in_order_when_it_can() -> None:
    async def run() -> None:
        tape = Tape(stuck=True)
        connection = Connection("table", ME, tape)
        for i in range(10):
            connection.send(b"%d" % i)
        await asyncio.sleep(0)
        assert tape.messages == []
        tape.readable.set()
        for i in range(10, 12):  # some more, while the first are on their way
            connection.send(b"%d" % i)
        await connection.ended()
        connection.send(b"12")
        assert tape.take() == [b"%d" % i for i in range(13)]

    asyncio.run(run())


def test_a_reader_that_is_too_slow_is_let_go() -> None:
    async def run() -> None:
        tape = Tape(stuck=True)
        connection = Connection("table", ME, tape)
        for _ in range(LONGEST_QUEUE + 2):
            connection.send(b"{}")
        assert connection.closed
        await connection.ended()
        assert tape.closed == (COME_BACK, "come back")
        tape.readable.set()
        connection.send(b"{}")
        await asyncio.sleep(0)
        assert tape.messages == []

    asyncio.run(run())


def test_a_line_that_breaks_while_sending_is_closed() -> None:
    class Broken(Tape):
        async def send(self, message: bytes) -> None:
            await self.readable.wait()
            raise ConnectionResetError

    async def run() -> None:
        for stuck in (False, True):
            tape = Broken(stuck)
            connection = Connection("table", ME, tape)
            connection.send(b"{}")
            tape.readable.set()
            await connection.ended()
            assert connection.closed

    asyncio.run(run())


def test_tables_that_nobody_needs_make_room(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(house: House, playing: Playing) -> None:
        monkeypatch.setattr("westmarch.server.house.MOST_OPEN", 8)
        first = await house.create(ME, "confrontation", {}, SEATS)
        Guest(house, first)
        for _ in range(20):
            await house.create(ME, "confrontation", {}, SEATS)
        assert len(house.all_open()) <= 8
        assert first in house.all_open(), "somebody is connected to it"

    in_a_house(data, use)
