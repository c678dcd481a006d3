"""The chances at the entrance of the last stage, reckoned out: there nothing is to be taught."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy

from westmarch.agents.mount_doom.judgement import LATE
from westmarch.agents.mount_doom.last_stage import CARDS, LastStage
from westmarch.agents.mount_doom.lot import FACE_DOWN
from westmarch.agents.mount_doom.weights import LATE_HANDS
from westmarch.games.mount_doom.cards import VISION
from westmarch.games.mount_doom.printed import COURAGE_TOP, STAGE_LENGTH

Array = Any  # numpy is optional, and not typed for us

OPEN: Final = 4
"""So many of the stage's cards are laid out face up, between two that are face down."""

NEAREST: Final = STAGE_LENGTH - 4
"""Four companions make four steps at most."""

WITH_VISION: Final = 1 << LATE.index(VISION)


class Cell(NamedTuple):
    """Spaces to go, courage, and which cards of LATE are at hand, as bits."""

    togo: int
    courage: int
    cards: int


Deal = tuple[tuple[int, ...], tuple[int, ...]]
"""The track, and the cards that nobody has seen."""

ALL_CELLS: Final = [
    Cell(togo, courage, cards)
    for togo in range(NEAREST, STAGE_LENGTH + 1)
    for courage in range(1, COURAGE_TOP + 1)
    for cards in range(LATE_HANDS)
]


def deals(top: int | None = None, kept: bool = False) -> list[Deal]:
    """All that may be laid out; or with the uppermost card seen by Gandalf's Vision, and kept or removed."""
    rest = [card for card in CARDS if card != top]
    first = top if kept and top is not None else FACE_DOWN
    return [
        ((first, *opened, FACE_DOWN), tuple(card for card in rest if card not in opened))
        for opened in combinations(rest, OPEN)
    ]


def chances(cells: list[Cell], dealt: list[Deal]) -> Array:
    """The chance at each cell, on average over the deals. What is known of a deal is of no use for the next."""
    total = numpy.zeros(len(cells))
    for track, unseen in dealt:
        last = LastStage(1)
        hidden = sum(1 << CARDS.index(card) for card in unseen)
        for i, cell in enumerate(cells):
            total[i] += last.turn(cell.togo, cell.courage, hand_of(cell.cards), track, hidden)
    return total / len(dealt)


def hand_of(cards: int) -> int:
    return sum(1 << card for i, card in enumerate(LATE) if card != VISION and cards >> i & 1)


def seen_first(task: tuple[list[Cell], int]) -> Array:
    """Gandalf's Vision shows this card: it is kept or removed, whichever is better."""
    cells, top = task
    return numpy.maximum(chances(cells, deals(top, kept=True)), chances(cells, deals(top, kept=False)))


Map = Callable[[Callable[[tuple[list[Cell], int]], Array], Iterable[tuple[list[Cell], int]]], Iterable[Array]]


def entrance(cells: list[Cell], spread: Map = map) -> Array:
    """The table of the package, where only these cells are filled in; `spread` shares the work, as `map` does."""
    found = numpy.zeros((STAGE_LENGTH + 1, COURAGE_TOP + 1, LATE_HANDS))
    plain = [cell for cell in cells if not cell.cards & WITH_VISION]
    looked = [cell for cell in cells if cell.cards & WITH_VISION]
    for some, worths in (
        (plain, chances(plain, deals())),
        (looked, numpy.mean(list(spread(seen_first, [(looked, top) for top in CARDS])), axis=0)),
    ):
        for cell, worth in zip(some, worths, strict=True):
            found[cell] = worth
    return found
