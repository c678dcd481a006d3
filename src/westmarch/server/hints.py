"""Hints: what a strong player would choose in one's place, thought out in a worker from what the seat may know."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from westmarch.kernel import Generator
from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.identity import Person
from westmarch.server.judging import USUAL, advise

MOST_KEPT: Final = 256
"""Answers that are remembered: who asks again, in another window perhaps, gets the same one at once."""

Question = tuple[str, str, int]
"""A table, a seat, and the number of what the seat has seen last."""


def _chance() -> int:
    return secrets.randbits(64)


class Hints:
    """The answers to those who ask what to choose."""

    def __init__(self, house: House, judge: str = USUAL, seed: Callable[[], int] = _chance) -> None:
        self.house = house
        self.judge = judge
        self.seed = seed
        self._answers: OrderedDict[Question, asyncio.Task[bytes]] = OrderedDict()

    async def ask(self, live: Live, person: Person, seat: str) -> bytes:
        """The best few choices of a seat, for who holds it; `westmarch.agents.hints` says what is told of each."""
        question = self._question(live, person, seat)
        answer = self._answers.get(question)
        if answer is None:
            answer = self._answers[question] = asyncio.create_task(self._think(live, seat), name=f"hint at {question}")
            answer.add_done_callback(lambda task: self._settled(question, task))
        # Who leaves does not take the answer away from others who wait for it.
        return await asyncio.shield(answer)

    def _question(self, live: Live, person: Person, seat: str) -> Question:
        table = live.table
        table.own_seat(person.id, seat)
        journal = table.playing()
        if not table.hints:
            raise Refusal("no_hints", "this table is played without hints", seat)
        eye = journal.eye(seat)
        if journal.ask(eye) is None:
            raise Refusal("nothing_to_choose", "this seat has nothing to choose now", seat)
        return table.id, seat, journal.numbers[eye]

    async def _think(self, live: Live, seat: str) -> bytes:
        table, state = live.table, live.table.begun().state
        imagined = state.imagine(seat, Generator.seeded(self.seed())).to_json()
        return await self.house.workers.run(advise, table.game_id, imagined, seat, self.judge, self.seed())

    def _settled(self, question: Question, task: asyncio.Task[bytes]) -> None:
        """What failed is thought out again for the next who asks; of the rest the oldest make room."""
        if task.cancelled() or task.exception() is not None:
            self._answers.pop(question, None)
        while len(self._answers) > MOST_KEPT:
            self._answers.popitem(last=False)

    async def rest(self) -> None:
        """The server closes: nobody thinks on."""
        for task in self._answers.values():
            task.cancel()
        await asyncio.gather(*self._answers.values(), return_exceptions=True)
