"""Who speaks with the servers that are measured: pairs of connections that echo, and games of two people.

A pair goes on by itself from what it hears: no task is woken for a message, so that the server and not its driver is
what is measured.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Final

import httpx
import msgspec

from bench.lines import Line
from westmarch import Generator

SEEN_BY_BOTH: Final = 47
"""Of a hundred choices so many are seen by both; the report says how many updates there were in truth."""

BOTH: Final = b"\n"
"""What ends a message that the echo is to send to both of a pair."""

A_MOVE: Final = b'{"type":"play","id":1,"seat":"first","ask":100,"token":"move gimli"}'


class Pair(ABC):
    """Two connections to a server, and the round trips that are made on them one after the other."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.rng = Generator.seeded(number)
        self.number = number
        self.lines: list[Line] = []
        self.made = 0  # round trips since it was opened
        self.over = False
        self._until = 0.0
        self._resting: asyncio.Future[None] | None = None
        self._error: BaseException | None = None

    async def go(self, until: float) -> int:
        """Round trips one after the other until that moment, or until there are no more; how many there were."""
        before = self.made
        self._until = until
        self._resting = asyncio.get_running_loop().create_future()
        self._next()
        await self._resting
        self._resting = None
        return self.made - before

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.lines, self.made, self.over = [], 0, False

    @abstractmethod
    async def open(self) -> None:
        """Make the connections."""

    @abstractmethod
    def begin(self) -> None:
        """Begin the next round trip."""

    async def check(self) -> None:
        """Whether all has come that was to come."""
        if self._error is not None:
            raise self._error

    def done(self) -> None:
        """A round trip has been made."""
        self.made += 1
        self._next()

    def failed(self, error: BaseException) -> None:
        self._error = error
        if self._resting is not None and not self._resting.done():
            self._resting.set_exception(error)

    def _next(self) -> None:
        if self._resting is None or self._resting.done():
            return
        if self.over or time.perf_counter() >= self._until:
            self._resting.set_result(None)
        else:
            self.begin()


class Echoes(Pair):
    """A pair of connections to the echo."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address, number)
        self._awaited = 0

    async def open(self) -> None:
        for _ in range(2):
            line = await Line.to(self.address, f"/echo/{self.number}", {}, self._heard, self.failed)
            self.lines.append(line)

    def begin(self) -> None:
        mine = self.rng.below(2)
        both = self.rng.below(100) < SEEN_BY_BOTH
        self._awaited = 1 + both
        self.lines[mine].send(A_MOVE + BOTH if both else A_MOVE)

    def _heard(self, text: bytes) -> None:
        self._awaited -= 1
        if self._awaited == 0:
            self.done()


# --- a game -----------------------------------------------------------------------------------------------------


class Decision(msgspec.Struct):
    tokens: list[str]


class View(msgspec.Struct):
    decision: Decision | None
    outcome: object


class Eye(msgspec.Struct):
    """What a seat was told last."""

    seat: str
    n: int
    ask: int | None
    view: View


class Told(msgspec.Struct):
    """A message of the server, as far as a player in a hurry reads it."""

    type: str
    seat: str | None = None
    n: int = 0
    ask: int | None = None
    re: int | None = None
    view: View | None = None
    eyes: list[Eye] = []


_read: Final = msgspec.json.Decoder(Told)


class Game(Pair):
    """A game of two people who choose at random, each with a connection."""

    decisions = 0
    updates = 0  # of all games together

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address, number)
        self.table = ""
        self.cookies: list[str] = []
        self.eyes: dict[str, Eye] = {}
        self._choosing = False
        self._answered = False

    def close(self) -> None:
        super().close()
        self.cookies, self.eyes = [], {}

    async def open(self) -> None:
        """A new table for the two."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as host:
            await host.post("/api/guest", json={"name": "Sam"})
            body = {
                "game": "confrontation",
                "preset": "draft_match",
                "listed": True,
                "seats": {"first": {"kind": "me"}},
            }
            self.table = (await host.post("/api/tables", json=body)).json()["id"]
            self.cookies.append(host.cookies["westmarch"])
            host.cookies.clear()
            await host.post("/api/guest", json={"name": "Shelob"})
            await host.post(f"/api/tables/{self.table}/join", json={"seat": "second"})
            self.cookies.append(host.cookies["westmarch"])
        path = f"/api/tables/{self.table}/socket"
        for cookie in self.cookies:
            line = await Line.to(self.address, path, {"Cookie": f"westmarch={cookie}"}, self._heard, self.failed)
            self.lines.append(line)
            line.send(b'{"type":"hello","protocol":1}')
            while len(self.eyes) < len(self.lines):  # the eyes stand in the order of the lines
                await asyncio.sleep(0.001)

    def begin(self) -> None:
        """One choice, by whichever of the two people it is up to."""
        ready = [i for i, eye in enumerate(self.eyes.values()) if eye.ask is not None]
        mine = ready[self.rng.below(len(ready))]
        eye = list(self.eyes.values())[mine]
        assert eye.view.decision is not None
        tokens = eye.view.decision.tokens
        token = tokens[self.rng.below(len(tokens))]
        Game.decisions += 1
        self._choosing, self._answered = True, False
        self.lines[mine].send(
            msgspec.json.encode({"type": "play", "id": 1, "seat": eye.seat, "ask": eye.ask, "token": token})
        )

    def _heard(self, text: bytes) -> None:
        told = _read.decode(text)
        if told.type == "update":
            self._updated(told)
        elif told.type == "welcome":
            self.eyes.update({eye.seat: eye for eye in told.eyes})
        assert told.type != "refused", text

    def _updated(self, told: Told) -> None:
        assert told.seat is not None
        assert told.view is not None
        assert told.n == self.eyes[told.seat].n + 1, "an update was lost or doubled"
        self.eyes[told.seat] = Eye(told.seat, told.n, told.ask, told.view)
        Game.updates += 1
        self.over = self.over or told.view.outcome is not None
        self._answered = self._answered or told.re == 1
        # It has been made when it has been acknowledged, and when whoever is to make the next knows it.
        if self._choosing and self._answered and (self.over or any(eye.ask is not None for eye in self.eyes.values())):
            self._choosing = False
            self.done()

    async def check(self) -> None:
        """Both have been sent everything that they could see of the game."""
        await super().check()
        for cookie, seat in zip(self.cookies, self.eyes, strict=False):
            async with httpx.AsyncClient(base_url=f"http://{self.address}", cookies={"westmarch": cookie}) as http:
                log = (await http.get(f"/api/tables/{self.table}/log", params={"seat": seat})).json()["updates"]
            for _ in range(100):
                if self.eyes[seat].n == len(log):
                    break
                await asyncio.sleep(0.01)
            assert self.eyes[seat].n == len(log), "an update was not sent"
