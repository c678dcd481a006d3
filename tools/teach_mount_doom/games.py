"""The games that teach: the expert plays, judging by the networks as they are, and tells what each table was worth."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from westmarch.agents.judging.layer import Layer
from westmarch.agents.mount_doom.expert import Expert
from westmarch.agents.mount_doom.judgement import entrance, of_figures, of_hand, of_track, of_way
from westmarch.agents.mount_doom.lot import Lot, lot_of
from westmarch.agents.mount_doom.weights import NETWORKS, STORED, UNITS
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import (
    FIGURE_COUNT,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    RING_BEARER,
    STAGE_COUNT,
    destination,
)
from westmarch.games.mount_doom.cards import THEODEN
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.words import TAKE

Array = Any  # numpy is optional, and not typed for us


class Lesson(NamedTuple):
    """A table: the network that judges it, the rows that hold there and how often, and what its turn was reckoned to be
    worth with the odds of all rolls; between stages there is no turn."""

    network: int
    rows: list[int]
    times: list[float]
    worth: float | None


class Game(NamedTuple):
    """A game's tables in their order, and the chance at the entrance of the last stage; nought if it ended before."""

    lessons: list[Lesson]
    chance: float


class Batch(NamedTuple):
    """Games to play with the same networks: their presets and seeds, and the arrays of the networks."""

    games: list[tuple[str, int]]
    rows: Array
    out: Array


def play_batch(batch: Batch) -> list[Game]:
    """In a process of its own. Which batch a game is in depends on its number alone."""
    with judging_by(batch.rows, batch.out):
        return [play(preset, seed) for preset, seed in batch.games]


@contextmanager
def judging_by(rows: Array, out: Array) -> Iterator[None]:
    """Let the expert judge by these networks."""
    before = list(NETWORKS)
    for number, own, counts in zip(STORED, rows.tolist(), out.tolist(), strict=True):
        always = own.pop()
        NETWORKS[number] = Layer(own, always[:UNITS], counts, always[UNITS])
    try:
        yield
    finally:
        NETWORKS[:] = before


def play(preset: str, seed: int) -> Game:
    """A game up to the last stage: what that is worth is known."""
    state = GAME.new(GAME.presets[preset], seed)
    assert isinstance(state, Table)
    expert = Expert(seed)
    lessons: list[Lesson] = []
    begun: Lesson | None = None  # before any card was used: to use it is a part of what the table is worth
    walked = state.stage
    while state.outcome is None:
        prompt = state.stack[-1].PROMPT
        ended = state.stage + 1 if prompt == "stage.vision" else state.stage
        if ended > walked:
            walked = ended
            begun = None
            lot = walked_lot(state, walked - 1)
            if lot.stage == MINAS_MORGUL:
                return Game(lessons, entered(lot))
            lessons.append(lesson_of(lot))
        seat = state.turn
        tokens = state.legal(seat)
        token = tokens[0] if len(tokens) == 1 else expert.answer(state, seat)
        if prompt == "turn.begin":
            begun = begun or lesson_of(lot_of(state))
            if TAKE <= token < TAKE + FIGURE_COUNT:
                lessons.append(begun._replace(worth=expert.plan(lot_of(state)).worth))
                begun = None
        state.apply(seat, token)
    return Game(lessons, 0.0)


def walked_lot(s: Table, stage: int) -> Lot:
    """The table at the end of a stage. Where nobody has Gandalf's Vision the next one's cards lie there already, which
    the networks that judge such a table do not look at."""
    lot = lot_of(s)
    lot.stage = stage
    return lot


def entered(lot: Lot) -> float:
    """The chance where the company has been counted already, and the Ring-bearer has made his steps."""
    lot = lot.without(THEODEN)
    lot.easier = False
    return entrance(lot.with_figure(RING_BEARER, MINAS_MORGUL_SPACE))


# --- what the networks see -------------------------------------------------------------------------------------------


def lesson_of(lot: Lot) -> Lesson:
    """A table as its network sees it."""
    togo = destination(lot.stage) - lot.figure[RING_BEARER]
    end = destination(lot.stage if togo > 0 else lot.stage + 1)
    found = of_hand(lot) + of_figures(lot, end) + of_way(lot, togo)
    if togo > 0:
        found += of_track(lot)
    times: dict[int, float] = {}
    for row, often in found:
        times[row] = times.get(row, 0.0) + often
    return Lesson(lot.stage if togo > 0 else STAGE_COUNT + lot.stage, list(times), list(times.values()), None)
