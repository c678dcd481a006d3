"""python -m bench.server: the whole path of a choice beside a bare echo of the same framework, in the same run.

The whole path: decode, check, play, store in SQLite, encode the views of all who see a difference, send them to their
sockets, and acknowledge. The echo does nothing but move the same messages by the same framework: one like a move comes
in, one like an update goes back to its sender and, as often as a choice is seen by both, to the other of the pair. Both
servers are kept busy, and the processor time that they take is what is compared: on a shared machine it says more than
the clock does.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop

import westmarch
from bench.drivers import BOTH, Echoes, Game, Pair
from westmarch import Generator

ENOUGH: Final = 0.25
"""The whole path may cost at most four echoes."""

CORES: Final = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
"""What may be used of the machine; where the system cannot pin, as if there were but one core."""

SPARE: Final = 3
"""Tables, or pairs of connections, for each that is in use."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The server beside a bare echo.")
    parser.add_argument("--seconds", type=float, default=0.25, help="how long each is measured in a round (0.25)")
    parser.add_argument("--games", type=int, default=16, help="games, or pairs of echoing connections, at once (16)")
    parser.add_argument("--rounds", type=int, default=60, help="how often both are measured in turn (60)")
    parser.add_argument("--echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.echo is not None:
        serve_echo(given.echo)
        return 0
    return run(given.games, given.seconds, given.rounds)


def run(number: int, seconds: float, rounds: int) -> int:
    return uvloop.run(compare(number, seconds, rounds))


async def compare(number: int, seconds: float, rounds: int) -> int:
    """Both servers run all the time and are measured in quick turns: what else the machine does befalls both alike."""
    async with echo_server() as (echo_address, echo), table_server() as (table_address, table):
        echoes = [Echoes(echo_address, i) for i in range(SPARE * number)]
        games = [Game(table_address, i) for i in range(SPARE * number)]
        results = []
        for i in range(rounds):
            bare = await measure(echo, echoes, number, seconds)
            whole = await measure(table, games, number, seconds)
            results.append((bare, whole))
            print(f"round {i + 1}: echo {bare}; choice {whole}", flush=True)
        for pair in (*games, *echoes):
            await pair.check()
            pair.close()
    sent = Game.updates / max(1, Game.decisions)
    print(f"{sent:.2f} updates a choice, none lost and none doubled")
    alone = least(bare.cost for bare, _ in results) / least(whole.cost for _, whole in results)
    usual = median(bare.cost / whole.cost for bare, whole in results)
    print(f"a choice runs at {usual:.2f} of the bare echo (at least {ENOUGH} is wanted)")
    print(f"by the best tenth of the rounds of each, as on a machine with nothing else to do, at {alone:.2f}")
    return 0 if usual >= ENOUGH else 1


def least(costs: Iterable[float]) -> float:
    """What something costs when it is left alone: the mean of the best tenth. What else the machine does only adds."""
    found = sorted(costs)
    best = found[: max(1, len(found) // 10)]
    return sum(best) / len(best)


class Result:
    """How many round trips, in which time, for how much of the server's processor."""

    def __init__(self, trips: int, seconds: float, cpu: float) -> None:
        self.rate = trips / seconds
        self.cost = cpu / trips

    def __str__(self) -> str:
        return f"{self.rate:,.0f}/s at {1e6 * self.cost:.0f} µs of the server's core ({1 / self.cost:,.0f}/s a core)"


async def measure(process: "subprocess.Popen[bytes]", pairs: Sequence[Pair], number: int, seconds: float) -> Result:
    """So many at once. A game that ends makes way for one of the spare: making tables is not what is measured."""
    for pair in pairs:
        if pair.over:
            await pair.check()
            pair.close()
        if not pair.lines:
            await pair.open()
    before, start = cpu_of(process.pid), time.perf_counter()
    ready = sorted(pairs, key=lambda pair: pair.made)  # those that have gone furthest come first
    awake = asyncio.create_task(stay_awake())
    counts = await asyncio.gather(*(run_for(ready, start + seconds) for _ in range(number)))
    awake.cancel()
    return Result(sum(counts), time.perf_counter() - start, cpu_of(process.pid) - before)


async def stay_awake() -> None:
    """A driver that sleeps is woken by whoever sends to it, and the slower server would pay for that more often."""
    while True:
        await asyncio.sleep(0)


async def run_for(ready: list[Pair], until: float) -> int:
    trips = 0
    while ready and time.perf_counter() < until:
        trips += await ready.pop().go(until)
    return trips


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
    update, both = an_update(), BOTH.decode()

    @app.websocket("/echo/{number}")
    async def echo(websocket: WebSocket, number: int) -> None:
        await websocket.accept()
        pair = pairs.setdefault(number, [])
        pair.append(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                await websocket.send_text(update)
                if text.endswith(both):
                    await pair[pair[0] is websocket].send_text(update)
        except WebSocketDisconnect:
            pass

    uvicorn.run(app, port=port, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")


@asynccontextmanager
async def echo_server() -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    port = free_port()
    async with running([sys.executable, "-m", "bench.server", "--echo", str(port)], port) as process:
        yield f"127.0.0.1:{port}", process


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


# --- processes --------------------------------------------------------------------------------------------------


def settle(server: int) -> None:
    """A core for the servers, which are measured in turn, and the others for their driver: nobody is driven out."""
    first, *others = CORES
    if others:
        os.sched_setaffinity(server, {first})
        os.sched_setaffinity(0, others)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(command: list[str], port: int) -> AsyncIterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    settle(process.pid)
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
