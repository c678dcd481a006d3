"""Reviews of games that are over: thought through choice by choice in the workers, once, and kept from then on."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from westmarch.server import judging, shelf
from westmarch.server.errors import Refusal
from westmarch.server.house import House
from westmarch.server.store import Unavailable

NOT_BEGUN: Final[dict[str, Any]] = {"done": 0, "of": 0, "review": None}
MOST_AT_ONCE: Final = 20
"""Reviews that may be under way or wait for their turn; whoever comes then is asked to come again."""

FAILURES: Final = (BrokenProcessPool, Refusal, Unavailable)
logger: Final = logging.getLogger("westmarch.server")


@dataclass(eq=False)
class Reviewing:
    """A review under way: how many choices have been judged, and of how many."""

    of: int
    done: int = 0
    task: asyncio.Task[None] | None = field(default=None)


class Reviews:
    """The reviews of a house. One is made at a time: those who play must not wait for those who look back."""

    def __init__(self, house: House, judge: str = judging.USUAL) -> None:
        self.house = house
        self.judge = judge
        self._turn = asyncio.Semaphore(1)
        self._under_way: dict[str, Reviewing] = {}

    async def found(self, id: str) -> dict[str, Any] | None:
        """How a review stands that was made or begun; None: nobody has asked for one yet."""
        reviewing = self._under_way.get(id)
        if reviewing is not None:
            return {"done": reviewing.done, "of": reviewing.of, "review": None}
        kept = await shelf.load_review(self.house.store, id)
        if kept is None:
            return None
        text, choices = kept
        return {"done": choices, "of": choices, "review": msgspec.Raw(text.encode())}

    async def begin(self, id: str, record: str) -> dict[str, Any]:
        """Start the review of a record, or join the one that has started."""
        of = await self.house.workers.run(judging.to_judge, record)
        if of is None:
            raise Refusal("not_over", "a game can be reviewed when it is over", id)
        if id not in self._under_way:  # somebody else may have begun meanwhile
            if len(self._under_way) >= MOST_AT_ONCE:
                raise Refusal("busy", "many games are being reviewed just now; come back a little later")
            reviewing = self._under_way[id] = Reviewing(of)
            reviewing.task = asyncio.create_task(self._make(id, record, reviewing), name=f"review of {id}")
        return {"done": self._under_way[id].done, "of": of, "review": None}

    async def _make(self, id: str, record: str, reviewing: Reviewing) -> None:
        run = self.house.workers.run
        try:
            async with self._turn:
                points = []
                for number in range(reviewing.of):
                    points.append(await run(judging.judge_choice, record, number, self.judge))
                    reviewing.done = number + 1
                text = await run(judging.summed_up, record, points, self.judge)
                await self.house.store.write(shelf.insert_review(id, text, reviewing.of, self.house.clock()))
        except FAILURES as error:
            # Whoever looks sees that nothing has begun, and may ask once more.
            logger.warning("the review of %s failed: %s", id, type(error).__name__)
        finally:
            del self._under_way[id]

    async def rest(self) -> None:
        """The server closes: what is half thought through is begun again when somebody asks."""
        tasks = [reviewing.task for reviewing in self._under_way.values() if reviewing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
