"""Thinking: programs choose, and records are replayed, in worker processes; the event loop only waits for them.

A worker is never given the true state. It gets one that the seat cannot tell from it, drawn before it leaves the
server, and from that a Perspective; so that not even a broken agent could look at what is hidden.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar

from westmarch.agents import AGENTS, Perspective, agent
from westmarch.agents.heuristic import GAMES as HEURISTIC_GAMES
from westmarch.agents.levels import HOBBIT, LEVELS, RANGER, WIZARD
from westmarch.kernel import BadInput, WestmarchError, game
from westmarch.server.errors import Refusal, refusal_from

OPPONENTS: Final = (HOBBIT, RANGER, WIZARD)
"""The levels that people choose between, the gentlest first."""

MOST_EFFORT: Final = 5000
"""The largest number that may follow the name of an agent, as in flat:1000."""

EFFORTS: Final[dict[str, tuple[str, ...]]] = {
    "flat": ("flat:50", "flat", "flat:1000"),
    **dict.fromkeys(("duct", "so", "mo", "guided", "trials"), ()),
}
"""The efforts that the catalogue shows; any other up to the limit may be asked for too."""

T = TypeVar("T")


def check_agent(name: str, game_id: str) -> str:
    """The agent's name, if there is one of that name that plays this game."""
    try:
        agent(name, 0)
    except BadInput as error:
        raise Refusal("unknown_agent", str(error), "agent") from None
    base, _, number = name.partition(":")
    if not _plays(base, game_id):
        others = ", ".join(one for one in AGENTS if _plays(one, game_id))
        raise Refusal("unknown_agent", f"{base} does not play this game; these do: {others}", "agent")
    if number and int(number) > MOST_EFFORT:
        raise Refusal("unknown_agent", f"{name}: at most {MOST_EFFORT} may follow the colon", "agent")
    return name


def _plays(base: str, game_id: str) -> bool:
    if base in OPPONENTS:
        return game_id in LEVELS
    return base not in ("heuristic", "trials") or game_id in HEURISTIC_GAMES


def offered_agents(game_id: str) -> list[dict[str, str]]:
    """The agents that play this game, as the catalogue shows them: the levels, then what they can be compared with."""
    bases = [*OPPONENTS, *(base for base in AGENTS if base not in OPPONENTS)]
    return [{"agent": name} for base in bases if _plays(base, game_id) for name in EFFORTS.get(base, (base,))]


def think(game_id: str, imagined: str, seat: str, name: str, seed: int) -> str:
    """In a worker: what the agent chooses for the seat."""
    state = game(game_id).from_json(imagined)
    return agent(name, seed).choose(Perspective(state, seat)).text


def _settle_in() -> None:
    """In a worker, first of all: leave Ctrl-C to the server, and end when the server ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Workers:
    """A few processes that do what takes long."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._number, context, _settle_in)
        return self._pool

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """The work, done elsewhere. A worker that dies is replaced, and the work tried once more."""
        try:
            return await self._try(work, *arguments)
        except BrokenProcessPool:
            return await self._try(work, *arguments)

    async def _try(self, work: Callable[..., T], *arguments: Any) -> T:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except WestmarchError as error:
            raise refusal_from(error) from None
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
