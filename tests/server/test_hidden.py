"""A seat's socket tells it nothing that it cannot know, to the byte.

Two houses play the same table side by side. In the second, whatever one seat cannot know has been dealt anew. What that
seat's connection is sent must be the same in both, as long as the seat has not learned something.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import westmarch
from westmarch import Generator
from westmarch.server import shelf
from westmarch.server.house import House, Live
from westmarch.server.hub import Connection, Hub
from westmarch.server.identity import Person
from westmarch.server.journal import Sight
from westmarch.server.playing import Playing
from westmarch.server.sqlite import SQLite
from westmarch.server.store import migrate
from westmarch.server.tables import Table, new_table
from westmarch.server.thinking import Workers

GAME = westmarch.game("confrontation")
PRESETS = ("classic", "draft_specials", "variant_specials", "all_specials")


def test_a_seat_is_sent_the_same_bytes_under_redealing(tmp_path: Path) -> None:
    asyncio.run(_with_two_houses(tmp_path, _compare_games))


def test_how_often_another_chooses_in_secret_does_not_show(tmp_path: Path) -> None:
    asyncio.run(_with_two_houses(tmp_path, _compare_placing))


class Side:
    """One of the two houses, with a connection for each seat."""

    def __init__(self, store: SQLite) -> None:
        self.now = 0
        self.house = House(store, Hub(), Workers(1), lambda: self.now)
        self.playing = Playing(self.house)
        self.people: dict[str, Person] = {}
        self.chairs: dict[str, Connection] = {}
        self.live: Live

    async def open(self, table: Table) -> None:
        """A table with people at it, all of them connected. Both sides have the same ids and names."""
        self.people = {seat.seat: Person(f"person{i}", seat.seat, "guest") for i, seat in enumerate(table.seats)}
        for seat in table.seats:
            seat.sit(self.people[seat.seat].id, seat.seat)
        table.begin(0)
        await self.house.store.write(*shelf.insert_table(table))
        self.live = await self.house.open(table.id)
        for name, person in self.people.items():
            chair = self.chairs[name] = Connection(table.id, person)
            self.house.hub.enter(chair)
            chair.greeted = True

    def sent(self, seat: str) -> list[bytes | None]:
        queue = self.chairs[seat].queue
        return [queue.get_nowait() for _ in range(queue.qsize())]

    async def play(self, seat: str, token: str) -> None:
        journal = self.live.table.begun()
        await self.playing.play(self.live, self.people[seat], seat, journal.ask(journal.eye(seat)) or 0, token)

    def redeal(self, other: "Side", seat: str, rng: Generator) -> None:
        """Become the other side with what the seat cannot know dealt anew."""
        self.live.table = Table(**{name: getattr(other.live.table, name) for name in Table.__slots__})
        true = other.live.table.begun()
        self.live.table.journal = journal = type(true)(GAME, true.options, true.seed, list(true.lines), true.snapshots)
        journal.sight = Sight(true.state.imagine(seat, rng))
        self.chairs[seat].have = dict(other.chairs[seat].have)

    def welcome(self, seat: str) -> bytes:
        newcomer = Connection(self.live.table.id, self.people[seat])
        return self.house.welcome(self.live, newcomer)


async def _with_two_houses(folder: Path, compare: Callable[[Side, Side], Awaitable[None]]) -> None:
    stores = [SQLite(folder / f"{name}.sqlite3") for name in ("true", "redealt")]
    for store in stores:
        await migrate(store)
    try:
        await compare(Side(stores[0]), Side(stores[1]))
    finally:
        for store in stores:
            await store.close()


async def _sit_down(true: Side, redealt: Side, preset: str, seed: int) -> None:
    for side in (true, redealt):
        table = new_table("confrontation", dict(GAME.presets[preset]), "person0", 0)
        table.id, table.invite, table.seed = f"table{preset.replace('_', '')}", f"invite{preset.replace('_', '')}", seed
        await side.open(table)


async def _compare_games(true: Side, redealt: Side) -> None:
    compared = 0
    for number, preset in enumerate(PRESETS):
        rng = Generator.seeded(number)
        await _sit_down(true, redealt, preset, number + 1)
        while not true.live.table.begun().state.over and len(true.live.table.begun().lines) < 150:
            state = true.live.table.begun().state
            decision = state.pending[rng.below(len(state.pending))]
            token = decision.tokens[rng.below(len(decision.tokens))].text
            seat = decision.seat
            redealt.redeal(true, seat, rng)
            assert redealt.welcome(seat) == true.welcome(seat)
            for side in (true, redealt):
                side.now += 1000
                for other in side.people:
                    side.sent(other)
            await true.play(seat, token)
            line = true.live.table.begun().lines[-1]
            if line.learners >> state.seat_index(seat) & 1:
                continue  # the seat has learned something: from here on the two may differ
            await redealt_play(redealt, seat, token)
            assert redealt.sent(seat) == true.sent(seat), f"{preset}: {token!r} told {seat} what it could not know"
            compared += 1
    assert compared > 300


async def redealt_play(redealt: Side, seat: str, token: str) -> None:
    """Play in the re-dealt house, whose store need not keep step: only what is sent counts here."""
    journal = redealt.live.table.begun()
    draft = journal.play(seat, journal.ask(journal.eye(seat)) or 0, token, redealt.now)
    redealt.live.table.accept(draft)
    redealt.playing._tell(redealt.live, draft)


async def _compare_placing(true: Side, redealt: Side) -> None:
    """In one house Sauron places one character, in the other all but one: the Fellowship is sent nothing at all."""
    await _sit_down(true, redealt, "classic", 1)
    for side, choices in ((true, 2), (redealt, 16)):
        side.sent("fellowship")
        for _ in range(choices):
            side.now += 1000
            decision = side.live.table.begun().state.decision("sauron")
            assert decision is not None
            await side.play("sauron", decision.tokens[0].text)
        assert side.sent("fellowship") == []
        side.now = 60_000
    assert redealt.welcome("fellowship") == true.welcome("fellowship")
    assert redealt.house.describe(redealt.live.table, None) == {
        **true.house.describe(true.live.table, None),
        "commitment": redealt.live.table.commitment,
    }
    for side in (true, redealt):
        await side.play("fellowship", "place frodo_classic")
    assert redealt.sent("fellowship") == true.sent("fellowship") != []


@pytest.mark.parametrize("seat", ["fellowship", "sauron"])
def test_a_worker_is_given_an_imagined_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: str) -> None:
    """What leaves for the thinking process is not the true state, but its seat could not tell the two apart."""
    given: list[str] = []

    async def run(self: Workers, work: object, game: str, imagined: str, seat: str, agent: str, seed: int) -> str:
        given.append(imagined)
        decision = GAME.from_json(imagined).decision(seat)
        assert decision is not None
        return decision.tokens[-1].text

    monkeypatch.setattr(Workers, "run", run)

    async def think() -> None:
        store = SQLite(tmp_path / "store.sqlite3")
        await migrate(store)
        side = Side(store)
        table = new_table("confrontation", {}, "person0", 0)
        await side.open(table)
        rng = Generator.seeded(1)
        for _ in range(50):
            state = side.live.table.begun().state
            decision = state.pending[rng.below(len(state.pending))]
            if decision.seat == seat and len(decision.tokens) > 1:
                await side.playing._chosen(side.live, seat, "random")
                imagined = GAME.from_json(given[-1])
                assert imagined.view(seat) == state.view(seat)
                assert imagined.rng.words() != state.rng.words()
                given[-1] = "" if given[-1] == state.to_json() else "other"
            await side.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))].text)
        await store.close()

    asyncio.run(think())
    assert given.count("other") == len(given) > 5
