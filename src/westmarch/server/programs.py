"""Programs that play: whenever a table waits for one, it is asked, in a worker process; and asked again if it fails."""

import asyncio
import logging
import secrets
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from westmarch.kernel import Generator, WestmarchError
from westmarch.server import shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.playing import Playing
from westmarch.server.store import Unavailable
from westmarch.server.tables import AGENT, PLAYING
from westmarch.server.thinking import think

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
"""Seconds before a program that failed is asked again: twice as long each time, up to the longest."""

FAILURES = (BrokenProcessPool, WestmarchError, Refusal, Unavailable)
logger: Final = logging.getLogger("westmarch.server")


class Programs:
    """The players of a house that are programs."""

    def __init__(self, house: House, playing: Playing) -> None:
        self.house = house
        self.playing = playing
        self.first_pause = FIRST_PAUSE
        house.wake = self.wake

    def wake(self, live: Live) -> None:
        """If the table waits for a program, let it think (unless it does already)."""
        if live.thinking is None and self._to_move(live) is not None:
            live.thinking = asyncio.create_task(self._think(live), name=f"agents at {live.table.id}")
            live.thinking.add_done_callback(lambda task: self._rested(live, task))

    def _rested(self, live: Live, task: asyncio.Task[None]) -> None:
        if live.thinking is task:
            live.thinking = None
            if not task.cancelled() and task.exception() is None:
                self.wake(live)  # something may have happened while the task was ending

    def _to_move(self, live: Live) -> str | None:
        table = live.table
        if table.status != PLAYING or table.journal is None or not self.house.holds(live):
            return None
        for eye, seat in enumerate(table.seats):
            if seat.kind == AGENT and table.journal.ask(eye) is not None:
                return seat.seat
        return None

    async def _think(self, live: Live) -> None:
        """Choose for programs as long as the table waits for one."""
        failures = 0
        while (seat := self._to_move(live)) is not None:
            try:
                await self._choose(live, seat)
            except FAILURES as error:
                failures += 1
                agent = live.table.seat(seat).agent
                logger.warning("agent %s at table %s failed: %s", agent, live.table.id, type(error).__name__)
                if failures > 1:
                    self._tell_problem(live, f"{agent} does not answer; it is asked again, or hand its seat to another")
                await asyncio.sleep(min(LONGEST_PAUSE, self.first_pause * 2 ** (failures - 1)))
            else:
                failures = 0
                self._tell_problem(live, None)

    def _tell_problem(self, live: Live, problem: str | None) -> None:
        if live.table.problem != problem:
            live.table.problem = problem
            self.house.tell_table(live)

    async def _choose(self, live: Live, seat: str) -> None:
        journal = live.table.begun()
        eye = journal.eye(seat)
        ask = journal.ask(eye)
        token = await self.choice(live, seat)
        async with live.lock:
            # Whatever happened at the table meanwhile: an answer to an old question is nobody's answer.
            if self._to_move(live) is not None and live.table.seat(seat).kind == AGENT and ask == journal.ask(eye):
                await self.playing.keep(live, journal.play(seat, ask or 0, token, self.house.clock()))

    async def choice(self, live: Live, seat: str) -> str:
        """What the program at this seat chooses, from what the seat may know."""
        table, state = live.table, live.table.begun().state
        decision = state.decision(seat)
        if decision is not None and len(decision.tokens) == 1:
            return decision.tokens[0].text
        imagined = state.imagine(seat, Generator.seeded(secrets.randbits(64))).to_json()
        agent = table.seat(seat).agent
        return await self.house.workers.run(think, table.game_id, imagined, seat, agent, secrets.randbits(64))

    async def rest(self) -> None:
        """The server closes: nobody thinks on. What was chosen is stored; the rest is chosen again after it opens."""
        tasks = [live.thinking for live in self.house.all_open() if live.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def resume(self) -> None:
        """After a restart: the tables that wait for a program."""
        for id in await shelf.unfinished_with_agents(self.house.store):
            try:
                await self.house.open(id)
            except (Refusal, WestmarchError, Unavailable) as error:
                logger.warning("table %s cannot be opened: %s", id, type(error).__name__)
