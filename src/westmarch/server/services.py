"""The parts of a running server, and how they are put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import Request

from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.hints import Hints
from westmarch.server.house import Clock, House, wall_clock
from westmarch.server.hub import Hub
from westmarch.server.identity import COOKIE, COOKIE_AGE, Identities, Person
from westmarch.server.judging import USUAL
from westmarch.server.limits import Limits, address_of
from westmarch.server.playing import Playing
from westmarch.server.programs import Programs
from westmarch.server.reviews import Reviews
from westmarch.server.seating import Seating
from westmarch.server.sockets import Sockets
from westmarch.server.store import Store, open_store
from westmarch.server.thinking import Workers


@dataclass(frozen=True)
class Settings:
    """What a host may set."""

    data: Path = field(default_factory=lambda: Path("westmarch-data"))
    database: str | None = None
    workers: int = 2
    limits: float = 1.0
    judge: str = USUAL
    static: Path = Path(__file__).parent / "static"
    clock: Clock = wall_clock


@dataclass
class Services:
    """Everything that the doors need."""

    store: Store
    identities: Identities
    house: House
    seating: Seating
    hints: Hints
    reviews: Reviews
    sockets: Sockets
    workers: Workers
    limits: Limits

    async def visitor(self, request: Request) -> Person | None:
        """Who makes a request, if known."""
        return await self.identities.person(request.cookies.get(COOKIE))

    async def person(self, request: Request) -> Person:
        visitor = await self.visitor(request)
        if visitor is None:
            raise Refusal("who_are_you", "say who you are first: a name is enough")
        return visitor

    def limit(self, kind: str, request: Request) -> None:
        self.limits.check(kind, address_of(request.scope))


@asynccontextmanager
async def running(settings: Settings, limits: Limits) -> AsyncIterator[Services]:
    """The services, from opening the store to closing it."""
    store = await open_store(settings.data, settings.database)
    workers = Workers(settings.workers)
    try:
        await store.write(*shelf.sweep(settings.clock() - 1000 * COOKIE_AGE))
        identities = Identities(store)
        house = House(store, Hub(), workers, settings.clock)
        playing = Playing(house)
        programs = Programs(house, playing)
        sockets = Sockets(house, playing, identities, limits)
        hints, reviews = Hints(house, settings.judge), Reviews(house, settings.judge)
        resuming = asyncio.create_task(programs.resume())
        yield Services(store, identities, house, Seating(house), hints, reviews, sockets, workers, limits)
        resuming.cancel()
        await hints.rest()
        await reviews.rest()
        house.hub.close_all()
        await programs.rest()
    finally:
        await workers.close()
        await store.close()
