"""A seat's socket tells it nothing that it cannot know, to the byte.

Two houses play the same table side by side. In the second, whatever one seat cannot know has been dealt anew. What that
seat's connection is sent must be the same in both, as long as the seat has not learned something.
"""

import asyncio
import os
from pathlib import Path

import pytest

import westmarch
from tests.server.houses import Side, with_two_houses
from westmarch import Generator
from westmarch.server.playing import Asker
from westmarch.server.programs import Programs
from westmarch.server.sqlite import SQLite
from westmarch.server.store import migrate
from westmarch.server.tables import new_table
from westmarch.server.thinking import Workers

CHOICES = int(os.environ.get("WESTMARCH_HIDDEN", "80"))
"""Choices that are compared of each game, spread over some of its presets. WESTMARCH_HIDDEN=400 is a long look."""

PRESETS = {game: tuple(westmarch.game(game).presets)[:8] for game in westmarch.games()}


@pytest.mark.parametrize("game", westmarch.games())
def test_a_seat_is_sent_the_same_bytes_under_redealing(tmp_path: Path, game: str) -> None:
    asyncio.run(with_two_houses(tmp_path, lambda true, redealt: _compare_games(true, redealt, game)))


def test_how_often_another_chooses_in_secret_does_not_show(tmp_path: Path) -> None:
    asyncio.run(with_two_houses(tmp_path, _compare_placing))


async def _sit_down(true: Side, redealt: Side, game: str, preset: str, seed: int) -> None:
    for side in (true, redealt):
        table = new_table(game, dict(westmarch.game(game).presets[preset]), "person0", 0)
        table.id, table.invite, table.seed = f"table{seed}", f"invite{seed}", seed
        await side.open(table)


async def _compare_games(true: Side, redealt: Side, game: str) -> None:
    """Play the presets at random; before and after each choice the chooser is told the same in both houses."""
    compared = number = 0
    while compared < CHOICES:
        rng = Generator.seeded(number)
        preset = PRESETS[game][number % len(PRESETS[game])]
        number += 1
        await _sit_down(true, redealt, game, preset, number)
        enough = compared + max(10, CHOICES // len(PRESETS[game]))
        while compared < enough and not true.live.table.begun().state.over:
            for _ in range(rng.below(8)):  # on to another part of the game
                await _choose(true, rng)
            compared += await _compare_one(true, redealt, rng)


async def _choose(side: Side, rng: Generator) -> None:
    state = side.live.table.begun().state
    if not state.over:
        decision = state.pending[rng.below(len(state.pending))]
        side.now += 1000
        await side.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))].text)


async def _compare_one(true: Side, redealt: Side, rng: Generator) -> int:
    """One more choice; 1 if it could be compared."""
    state = true.live.table.begun().state
    if state.over:
        return 0
    decision = state.pending[rng.below(len(state.pending))]
    seat, token = decision.seat, decision.tokens[rng.below(len(decision.tokens))].text
    redealt.redeal(true, seat, rng)
    redealt.now = true.now
    assert redealt.welcome(seat) == true.welcome(seat)
    for side in (true, redealt):
        side.now += 1000
        for other in side.people:
            side.sent(other)
    await true.play(seat, token)
    if true.live.table.begun().lines[-1].learners >> state.seat_index(seat) & 1:
        return 0  # the seat has learned something: from here on the two may differ
    redealt_play(redealt, seat, token)
    sent = true.sent(seat)
    assert sent, "a choice is always told to who made it"
    assert redealt.sent(seat) == sent, f"{token!r} told {seat} what it could not know"
    return 1


def redealt_play(redealt: Side, seat: str, token: str) -> None:
    """Play in the re-dealt house, whose store need not keep step: only what is sent counts here."""
    journal = redealt.live.table.begun()
    draft = journal.play(seat, journal.ask(journal.eye(seat)) or 0, token, redealt.now)
    redealt.live.table.accept(draft, redealt.live.table.standing_after(draft))
    redealt.playing.tell(redealt.live, draft, Asker(redealt.chairs[seat]))


async def _compare_placing(true: Side, redealt: Side) -> None:
    """In one house Sauron places one character, in the other all but one: the Fellowship is sent nothing at all."""
    await _sit_down(true, redealt, "confrontation", "classic", 1)
    for side, choices in ((true, 2), (redealt, 16)):
        side.tapes["fellowship"].take()
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


@pytest.mark.parametrize("game", westmarch.games())
def test_a_worker_is_given_an_imagined_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """What leaves for the thinking process is not the true state, but its seat could not tell the two apart."""
    played = westmarch.game(game)
    given: list[str] = []

    async def run(self: Workers, work: object, game: str, imagined: str, seat: str, agent: str, seed: int) -> str:
        given.append(imagined)
        return ""

    monkeypatch.setattr(Workers, "run", run)

    async def think() -> None:
        store = SQLite(tmp_path / "store.sqlite3")
        await migrate(store)
        side = Side(store)
        programs = Programs(side.house, side.playing)
        await side.open(new_table(game, {}, "person0", 0))
        rng = Generator.seeded(1)
        for _ in range(40):
            state = side.live.table.begun().state
            if state.over:
                break
            for decision in state.pending:
                if len(decision.tokens) > 1:
                    await programs.choice(side.live, decision.seat)
                    imagined = played.from_json(given[-1])
                    assert imagined.view(decision.seat) == state.view(decision.seat)
                    assert imagined.rng.words() != state.rng.words()
                    assert given[-1] != state.to_json()
            await _choose(side, rng)
        await store.close()

    asyncio.run(think())
    assert len(given) > 10
