"""python -m bench.server: the whole path of a choice beside a bare echo of the same framework, in the same run.

The whole path: decode, check, play, store in SQLite, encode the views of all who see a difference, send them to their
sockets, and acknowledge. The echo does nothing but move the same messages by the same framework: one like a move comes
in, one like an update goes back to its sender and, as often as a choice is seen by both, to the other of the pair. The
processor time of the server process is what is compared: on a shared machine it says more than the clock does.
"""

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import westmarch
from westmarch import Generator

ENOUGH: Final = 0.25
"""The whole path may cost at most four echoes."""

SEEN_BY_BOTH: Final = 47
"""Of a hundred choices so many are seen by both; the report says how many updates there were in truth."""

SPARE: Final = 3
"""Tables, or pairs of connections, for each that is in use."""

BOTH: Final = "\n"
"""What ends a message that the echo is to send to both of a pair."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The server beside a bare echo.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each is measured in a round (1)")
    parser.add_argument("--games", type=int, default=16, help="games, or pairs of echoing connections, at once (16)")
    parser.add_argument("--rounds", type=int, default=20, help="how often both are measured in turn (20)")
    parser.add_argument("--echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.echo is not None:
        serve_echo(given.echo)
        return 0
    return asyncio.run(compare(given.games, given.seconds, given.rounds))


async def compare(number: int, seconds: float, rounds: int) -> int:
    """Both servers run all the time and are measured in turn: what else the machine does befalls both alike."""
    async with echo_server() as (echo_address, echo), table_server() as (table_address, table):
        echoes = [Game(echo_address, i) for i in range(SPARE * number)]
        games = [Game(table_address, i) for i in range(SPARE * number)]
        results = []
        for i in range(rounds):
            bare = await measure(echo, echoes, echo_once, number, seconds)
            whole = await measure(table, games, decide_once, number, seconds)
            results.append((bare, whole))
            print(f"round {i + 1}: echo {bare}; choice {whole}", flush=True)
        for game in games:
            await check(game)
            await game.close()
        for game in echoes:
            await game.close()
    ratio = median(echo.cost / choice.cost for echo, choice in results)
    sent = Game.updates / max(1, Game.decisions)
    print(f"{sent:.2f} updates a choice, none lost and none doubled")
    print(f"a choice runs at {ratio:.2f} of the bare echo (at least {ENOUGH} is wanted)")
    return 0 if ratio >= ENOUGH else 1


class Result:
    """How many round trips, in which time, for how much of the server's processor."""

    def __init__(self, trips: int, seconds: float, cpu: float) -> None:
        self.rate = trips / seconds
        self.cost = cpu / trips

    def __str__(self) -> str:
        return f"{self.rate:,.0f}/s at {1e6 * self.cost:.0f} µs of the server's core ({1 / self.cost:,.0f}/s a core)"


Trip = Callable[["Game"], Awaitable[None]]


class Game:
    """A game of two people, or two connections that echo: what is needed to go on with it."""

    decisions = 0
    updates = 0  # of all games together

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.number = number
        self.rng = Generator.seeded(number)
        self.sockets: list[ClientConnection] = []
        self.table = ""
        self.cookies: list[str] = []
        self.eyes: dict[str, Any] = {}
        self.heard = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []
        self.answered = False
        self.over = False
        self.choices = 0

    async def close(self) -> None:
        for connection in self.sockets:
            await connection.close()
        self.sockets, self.cookies, self.eyes, self.over, self.choices = [], [], {}, False, 0


async def measure(
    process: "subprocess.Popen[bytes]", games: list[Game], trip: Trip, number: int, seconds: float
) -> Result:
    """So many games at once. One that ends makes way for one of the spare: making tables is not what is measured."""
    for game in games:
        if game.over:
            await check(game)
            await game.close()
        if not game.sockets:
            await trip(game)
    before, start = cpu_of(process.pid), time.perf_counter()
    ready = sorted(games, key=lambda game: game.choices)  # those that have gone furthest come first
    counts = await asyncio.gather(*(run_for(ready, trip, start + seconds) for _ in range(number)))
    return Result(sum(counts), time.perf_counter() - start, cpu_of(process.pid) - before)


async def run_for(ready: list[Game], trip: Trip, end: float) -> int:
    trips = 0
    while ready and time.perf_counter() < end:
        game = ready.pop()
        while time.perf_counter() < end and not game.over:
            await trip(game)
            trips += 1
    return trips


async def check(game: Game) -> None:
    """Both people of a game have been sent everything that they could see of it."""
    for reader in game.readers:
        if reader.done():
            reader.result()
    for cookie, seat in zip(game.cookies, game.eyes, strict=False):
        async with httpx.AsyncClient(base_url=f"http://{game.address}", cookies={"westmarch": cookie}) as http:
            log = (await http.get(f"/api/tables/{game.table}/log", params={"seat": seat})).json()["updates"]
        for _ in range(100):
            if game.eyes[seat]["n"] == len(log):
                break
            await asyncio.sleep(0.01)
        assert game.eyes[seat]["n"] == len(log), "an update was not sent"


def cpu_of(pid: int) -> float:
    """The processor time of a process in seconds, to the nanosecond: that of all its threads."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


# --- the echo ---------------------------------------------------------------------------------------------------


def serve_echo(port: int) -> None:
    import uvicorn
    from fastapi import FastAPI, WebSocket
    from starlette.websockets import WebSocketDisconnect

    app = FastAPI()
    pairs: dict[int, list[WebSocket]] = {}
    update = an_update()

    @app.websocket("/echo/{number}")
    async def echo(websocket: WebSocket, number: int) -> None:
        await websocket.accept()
        pair = pairs.setdefault(number, [])
        pair.append(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                await websocket.send_text(update)
                if text.endswith(BOTH):
                    await pair[pair[0] is websocket].send_text(update)
        except WebSocketDisconnect:
            pass

    uvicorn.run(app, port=port, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")


@asynccontextmanager
async def echo_server() -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    port = free_port()
    async with running([sys.executable, "-m", "bench.server", "--echo", str(port)], port) as process:
        yield f"127.0.0.1:{port}", process


async def echo_once(game: Game) -> None:
    if not game.sockets:
        address = f"ws://{game.address}/echo/{game.number}"
        game.sockets = [await connect(address, compression=None) for _ in range(2)]
    mine = game.rng.below(2)
    both = game.rng.below(100) < SEEN_BY_BOTH
    await game.sockets[mine].send('{"type":"play","id":1,"seat":"first","ask":100,"token":"move gimli"}' + BOTH * both)
    await game.sockets[mine].recv()
    if both:
        await game.sockets[1 - mine].recv()


def an_update() -> str:
    """What the server tells one seat in the middle of a game."""
    state = westmarch.game("confrontation").new({"edition": "draft", "match": True}, 1)
    rng = Generator.seeded(1)
    for _ in range(100):
        decision = state.pending[0]
        events = state.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
    told = [event.seen_by(0) for event in events]
    return msgspec.json.encode({"type": "update", "n": 100, "events": told, "view": state.view("first")}).decode()


# --- the table --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def table_server() -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "westmarch", "serve", "--port", str(port), "--data", folder]
        async with running([*command, "--limits", "100000"], port) as process:
            yield f"127.0.0.1:{port}", process


async def decide_once(game: Game) -> None:
    """One choice, by whichever of the two people it is up to; it is over when it is acknowledged."""
    if not game.sockets:
        await sit_down(game)
    ready = [name for name, eye in game.eyes.items() if eye["ask"] is not None]
    name = ready[game.rng.below(len(ready))]
    eye = game.eyes[name]
    tokens = eye["view"]["decision"]["tokens"]
    message = {"type": "play", "id": 1, "seat": name, "ask": eye["ask"], "token": tokens[game.rng.below(len(tokens))]}
    game.answered = False
    game.choices += 1
    Game.decisions += 1
    await game.sockets[list(game.eyes).index(name)].send(msgspec.json.encode(message), text=True)
    while not game.over and (not game.answered or all(e["ask"] is None for e in game.eyes.values())):
        game.heard.clear()
        await game.heard.wait()


async def listen(game: Game, connection: ClientConnection) -> None:
    """All that one of the two is told, as it comes."""
    async for text in connection:
        message = msgspec.json.decode(text)
        assert message["type"] != "refused", message
        if message["type"] == "update":
            assert message["n"] == game.eyes[message["seat"]]["n"] + 1, "an update was lost or doubled"
            game.eyes[message["seat"]] = message
            Game.updates += 1
            game.answered = game.answered or message.get("re") == 1
            game.over = game.over or message["view"]["outcome"] is not None
            game.heard.set()


async def sit_down(game: Game) -> None:
    """A new table for two people, each with a connection."""
    async with httpx.AsyncClient(base_url=f"http://{game.address}") as host:
        await host.post("/api/guest", json={"name": "Sam"})
        body = {"game": "confrontation", "preset": "draft_match", "listed": True, "seats": {"first": {"kind": "me"}}}
        game.table = (await host.post("/api/tables", json=body)).json()["id"]
        game.cookies.append(host.cookies["westmarch"])
        host.cookies.clear()
        await host.post("/api/guest", json={"name": "Shelob"})
        await host.post(f"/api/tables/{game.table}/join", json={"seat": "second"})
        game.cookies.append(host.cookies["westmarch"])
    for cookie in game.cookies:
        address = f"ws://{game.address}/api/tables/{game.table}/socket"
        connection = await connect(address, additional_headers={"Cookie": f"westmarch={cookie}"}, compression=None)
        game.sockets.append(connection)
        await connection.send('{"type":"hello","protocol":1}')
        for eye in msgspec.json.decode(await connection.recv())["eyes"]:
            game.eyes[eye["seat"]] = eye
    game.readers = [asyncio.create_task(listen(game, connection)) for connection in game.sockets]


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
