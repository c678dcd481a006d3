"""The games that teach: the expert plays, judging by the networks as they are, and tells what each table was worth."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from westmarch.agents.mount_doom.expert import Expert
from westmarch.agents.mount_doom.judgement import (
    ARRIVED,
    BY_WAY,
    CARD,
    COURAGE,
    COVERED,
    FREE,
    GALADRIEL_AT,
    HAND,
    HIDDEN,
    LOCKED,
    NAZGUL,
    NAZGUL_FREE,
    SPACE,
    SUPPORT,
    TO_GO,
    TREEBEARD_AT,
    UNDRAWN,
    URUKS,
    entrance,
)
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot, lot_of
from westmarch.agents.mount_doom.weights import NETWORKS, STORED, UNITS, Network
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import (
    FIGURE_COUNT,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    RING_BEARER,
    SLOTS,
    STAGE_COUNT,
    WAITING,
    destination,
)
from westmarch.games.mount_doom.cards import (
    GALADRIEL,
    HELPERS,
    NO_CARD,
    STAGE_CARDS,
    THEODEN,
    TREEBEARD,
    VISION,
)
from westmarch.games.mount_doom.printed import COURAGE_TOP, NAZGUL_SYMBOL, SLOT_SYMBOLS
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
        NETWORKS[number] = Network(own, always[:UNITS], counts, always[UNITS])
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
    """A table as its network sees it. The expert adds up the same rows in four parts, and keeps them."""
    togo = destination(lot.stage) - lot.figure[RING_BEARER]
    found = of_hand(lot) + of_figures(lot, togo) + of_way(lot, togo)
    if togo > 0:
        found += of_track(lot)
    times: dict[int, float] = {}
    for row, often in found:
        times[row] = times.get(row, 0.0) + often
    return Lesson(lot.stage if togo > 0 else STAGE_COUNT + lot.stage, list(times), list(times.values()), None)


Rows = list[tuple[int, float]]


def of_hand(lot: Lot) -> Rows:
    found = [
        (HAND + card, 1 / lot.sharers if card < VISION else 1.0) for card in range(HELPERS) if lot.hand >> card & 1
    ]
    unseen = lot.gandalfs()
    if lot.stack:
        found += [(UNDRAWN + card - VISION, 1.0) for card in unseen]
    if lot.locked:
        found.append((LOCKED, 1.0))
    return [*found, (NAZGUL + lot.nazgul, 1.0), (URUKS + lot.uruks() + (7 if lot.ents else 0), 1.0)]


def of_figures(lot: Lot, togo: int) -> Rows:
    companions = lot.figure[1:]
    end = destination(lot.stage if togo > 0 else lot.stage + 1)
    support = sum(lot.figure[RING_BEARER] <= space <= end for space in companions)
    found = [(SPACE + (MINAS_MORGUL_SPACE + 1 if space == WAITING else space), 1.0) for space in companions]
    return [*found, (SUPPORT + support, 1.0), (ARRIVED + companions.count(MINAS_MORGUL_SPACE), 1.0)]


def of_way(lot: Lot, togo: int) -> Rows:
    found = [(COURAGE + lot.courage, 1.0)]
    if togo > 0:
        found += [(BY_WAY + (togo - 1) * COURAGE_TOP + lot.courage - 1, 1.0), (TO_GO + togo, 1.0)]
    for card, row in ((GALADRIEL, GALADRIEL_AT), (TREEBEARD, TREEBEARD_AT)):
        if lot.hand >> card & 1:
            found.append((row + lot.courage, 1 / lot.sharers))
    return found


def of_track(lot: Lot) -> Rows:
    cards = STAGE_CARDS[lot.stage]
    free = [SLOT_SYMBOLS[slot] == NAZGUL_SYMBOL for slot in range(SLOTS) if lot.track[slot] == NO_CARD]
    found = [(CARD + cards.index(card), 1.0) for card in lot.track if card >= 0]
    unseen = lot.unseen()
    hidden = lot.track.count(FACE_DOWN)
    if hidden:
        found += [(HIDDEN + cards.index(card), hidden / len(unseen)) for card in unseen]
    found += [(FREE + free.count(False), 1.0), (NAZGUL_FREE + free.count(True), 1.0)]
    return found if lot.under == NO_CARD else [*found, (COVERED, 1.0)]
