"""python -m bench.server: the whole path of a choice beside a bare echo of the same framework, in the same run.

The whole path: decode, check, play, store in SQLite, encode two views, send them to two sockets, acknowledge. The
processor time of the server process is what is compared: on a shared machine it says more than the clock does.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from westmarch import Generator

ENOUGH: Final = 0.25
"""The whole path may cost at most four echoes."""

TICKS: Final = os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The server beside a bare echo.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured (5)")
    parser.add_argument("--games", type=int, default=16, help="games, or echoing connections, at once (16)")
    parser.add_argument("--rounds", type=int, default=3, help="how often both are measured in turn (3)")
    parser.add_argument("--echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.echo is not None:
        serve_echo(given.echo)
        return 0
    echoes, tables = [], []
    for number in range(given.rounds):
        echo = asyncio.run(measure(echo_server, echo_once, given.games, given.seconds))
        table = asyncio.run(measure(table_server, decide_once, given.games, given.seconds))
        echoes.append(echo.cost)
        tables.append(table.cost)
        print(f"round {number + 1}: echo {echo}; choice {table}", flush=True)
    # The cheapest of each: what other programs on the machine add is no part of either.
    ratio = min(echoes) / min(tables)
    print(f"a choice runs at {ratio:.2f} of the bare echo (at least {ENOUGH} is wanted)")
    return 0 if ratio >= ENOUGH else 1


class Result:
    """How many round trips, in which time, for how much of the server's processor."""

    def __init__(self, trips: int, seconds: float, cpu: float) -> None:
        self.rate = trips / seconds
        self.cost = cpu / trips

    def __str__(self) -> str:
        return f"{self.rate:,.0f}/s at {1e6 * self.cost:.0f} µs of the server's core ({1 / self.cost:,.0f}/s a core)"


Trip = Callable[["Seat"], Awaitable[None]]


class Seat:
    """What one game (or echoing connection) needs to go on."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.rng = Generator.seeded(number)
        self.sockets: list[ClientConnection] = []
        self.eyes: dict[str, Any] = {}
        self.over = False  # a game that ends is not replaced: making tables is not what is measured


async def measure(server: Any, trip: Trip, number: int, seconds: float) -> Result:
    async with server() as (address, process):
        seats = [Seat(address, i) for i in range(number)]
        for seat in seats:
            await trip(seat)  # set up, and warm
        before, start = cpu_of(process.pid), time.perf_counter()
        counts = await asyncio.gather(*(run_for(seat, trip, start + seconds) for seat in seats))
        passed, cpu = time.perf_counter() - start, cpu_of(process.pid) - before
        for seat in seats:
            for connection in seat.sockets:
                await connection.close()
        return Result(sum(counts), passed, cpu)


async def run_for(seat: Seat, trip: Trip, end: float) -> int:
    trips = 0
    while time.perf_counter() < end and not seat.over:
        await trip(seat)
        trips += 1
    return trips


def cpu_of(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# --- the echo ---------------------------------------------------------------------------------------------------


def serve_echo(port: int) -> None:
    import uvicorn
    from fastapi import FastAPI, WebSocket
    from starlette.websockets import WebSocketDisconnect

    app = FastAPI()

    @app.websocket("/echo")
    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            while True:
                await websocket.send_text(await websocket.receive_text())
        except WebSocketDisconnect:
            pass

    uvicorn.run(app, port=port, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")


@asynccontextmanager
async def echo_server() -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    port = free_port()
    async with running([sys.executable, "-m", "bench.server", "--echo", str(port)], port) as process:
        yield f"127.0.0.1:{port}", process


async def echo_once(seat: Seat) -> None:
    if not seat.sockets:
        seat.sockets.append(await connect(f"ws://{seat.address}/echo", compression=None))
    await seat.sockets[0].send("x" * 2048)
    await seat.sockets[0].recv()


# --- the table --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def table_server() -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "westmarch", "serve", "--port", str(port), "--data", folder]
        async with running([*command, "--limits", "100000"], port) as process:
            yield f"127.0.0.1:{port}", process


async def decide_once(seat: Seat) -> None:
    """One choice, by whichever of the two people it is up to; both hear of it before the next."""
    if not seat.sockets:
        await sit_down(seat)
    ready = [name for name, eye in seat.eyes.items() if eye["ask"] is not None]
    name = ready[seat.rng.below(len(ready))]
    eye = seat.eyes[name]
    tokens = eye["view"]["decision"]["tokens"]
    message = {"type": "play", "id": 1, "seat": name, "ask": eye["ask"], "token": tokens[seat.rng.below(len(tokens))]}
    mine = list(seat.eyes).index(name)
    await seat.sockets[mine].send(msgspec.json.encode(message), text=True)
    await listen(seat, mine, "done")
    other = 1 - mine
    while not seat.over and all(e["ask"] is None for e in seat.eyes.values()):
        await listen(seat, other, "update")


async def listen(seat: Seat, socket: int, until: str) -> None:
    while True:
        message = msgspec.json.decode(await seat.sockets[socket].recv())
        if message["type"] == "update":
            seat.eyes[message["seat"]] = message
            seat.over = seat.over or message["view"]["outcome"] is not None
        if message["type"] == until or seat.over:
            return


async def sit_down(seat: Seat) -> None:
    """A new table for two people, each with a connection."""
    async with httpx.AsyncClient(base_url=f"http://{seat.address}") as host:
        await host.post("/api/guest", json={"name": "Sam"})
        body = {"game": "confrontation", "preset": "draft_match", "listed": True, "seats": {"first": {"kind": "me"}}}
        table = (await host.post("/api/tables", json=body)).json()["id"]
        cookies = [host.cookies["westmarch"]]
        host.cookies.clear()
        await host.post("/api/guest", json={"name": "Shelob"})
        await host.post(f"/api/tables/{table}/join", json={"seat": "second"})
        cookies.append(host.cookies["westmarch"])
    for cookie in cookies:
        address = f"ws://{seat.address}/api/tables/{table}/socket"
        connection = await connect(address, additional_headers={"Cookie": f"westmarch={cookie}"}, compression=None)
        seat.sockets.append(connection)
        await connection.send('{"type":"hello","protocol":1}')
        for eye in msgspec.json.decode(await connection.recv())["eyes"]:
            seat.eyes[eye["seat"]] = eye


# --- processes --------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(command: list[str], port: int) -> AsyncIterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            await asyncio.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
