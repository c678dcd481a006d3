"""Many games at once: no error, no event lost, none doubled.

By itself it is small. WESTMARCH_LOAD=200x180 plays 200 games with 400 sockets for 180 seconds, a move a second each.
"""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Process
from westmarch import Generator

GAMES, SECONDS = (int(part) for part in os.environ.get("WESTMARCH_LOAD", "12x4").split("x"))
SEATS = ("fellowship", "sauron")


class Seat:
    """One person at one table, with a socket, who checks every number."""

    def __init__(self, seat: str, http: httpx.AsyncClient) -> None:
        self.seat = seat
        self.http = http
        self.socket: ClientConnection | None = None
        self.eye: dict[str, Any] = {}
        self.n = 0
        self.over = False
        self.acknowledged = 0

    async def open(self, address: str, table: str, have: int = 0) -> None:
        cookie = {"Cookie": f"westmarch={self.http.cookies['westmarch']}"}
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket = await connect(path, additional_headers=cookie, compression=None, open_timeout=60)
        await self.socket.send(f'{{"type":"hello","protocol":1,"have":{{"{self.seat}":{have}}}}}')
        await self.hear(lambda message: message["type"] == "welcome")

    async def hear(self, wanted: Any) -> dict[str, Any]:
        assert self.socket is not None
        while True:
            message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), 60))
            assert message["type"] != "refused", message
            if message["type"] == "welcome":
                (self.eye,) = message["eyes"]
                self.n = self.eye["n"]
            if message["type"] == "update":
                assert message["n"] == self.n + 1, "an update was lost or doubled"
                self.n, self.eye = message["n"], message
            self.over = self.over or message["type"] == "over"
            if wanted(message):
                return message

    async def choose(self, rng: Generator) -> None:
        assert self.socket is not None
        tokens = self.eye["view"]["decision"]["tokens"]
        token = tokens[rng.below(len(tokens))]
        play = {"type": "play", "id": 7, "seat": self.seat, "ask": self.eye["ask"], "token": token}
        await self.socket.send(msgspec.json.encode(play), text=True)
        self.acknowledged = (await self.hear(lambda message: message.get("re") == 7))["n"]

    async def catch_up(self) -> None:
        assert self.socket is not None
        await self.socket.send('{"type":"ping","id":8}')
        await self.hear(lambda message: message.get("re") == 8)


async def play_one(address: str, number: int, all_seated: asyncio.Barrier) -> int:
    """A game between two, a move a second, and another when it is over; how many moves were made."""
    rng = Generator.seeded(number)
    moves = 0
    # A connection that has lain idle may be closed by the server just when it is used again: each has its own.
    once = httpx.Limits(max_keepalive_connections=0)
    async with (
        httpx.AsyncClient(base_url=address, timeout=60, limits=once) as one,
        httpx.AsyncClient(base_url=address, timeout=60, limits=once) as two,
    ):
        people = [Seat(seat, http) for seat, http in zip(SEATS, (one, two), strict=True)]
        for person in people:
            (await person.http.post("/api/guest", json={"name": person.seat})).raise_for_status()
        table = await sit_down(address, people)
        await all_seated.wait()
        end = time.monotonic() + SECONDS
        while True:
            moves += await play_table(table, people, rng, end)
            if time.monotonic() >= end:
                return moves
            table = await sit_down(address, people)


async def sit_down(address: str, people: list[Seat]) -> str:
    body = {"game": "confrontation", "listed": True, "seats": {SEATS[0]: {"kind": "me"}}}
    table = (await people[0].http.post("/api/tables", json=body)).raise_for_status().json()["id"]
    (await people[1].http.post(f"/api/tables/{table}/join", json={"seat": SEATS[1]})).raise_for_status()
    for person in people:
        person.over, person.acknowledged = False, 0
        await person.open(address, table)
    return str(table)


async def play_table(table: str, people: list[Seat], rng: Generator, end: float) -> int:
    moves = 0
    while time.monotonic() < end and not people[0].over:
        due = time.monotonic() + 1
        ready = [person for person in people if person.eye["ask"] is not None]
        if ready:
            await ready[rng.below(len(ready))].choose(rng)
            moves += 1
        await asyncio.gather(*(person.catch_up() for person in people))
        await asyncio.sleep(max(0.0, due - time.monotonic()))
    for person in people:
        log = (await person.http.get(f"/api/tables/{table}/log", params={"seat": person.seat})).json()["updates"]
        assert [update["n"] for update in log] == [*range(1, person.n + 1)], "the store and the socket differ"
        assert person.n >= person.acknowledged
        assert person.socket is not None
        await person.socket.close()
    return moves


async def play_all(address: str) -> int:
    all_seated = asyncio.Barrier(GAMES)
    return sum(await asyncio.gather(*(play_one(address, i, all_seated) for i in range(GAMES))))


@pytest.mark.slow
def test_many_games_at_once(data: Path) -> None:
    server = Process(data)
    server.start()
    try:
        moves = asyncio.run(play_all(server.address))
    finally:
        server.kill()
    print(f"{moves} moves in {GAMES} games at once, {2 * GAMES} sockets, {SECONDS} s")
    assert moves >= GAMES * SECONDS / 4
