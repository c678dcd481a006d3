"""What each face of a die would do as things stand, told with the view so that no client has to know the rules.

A coloured die is tried out on a copy of the table; a black die leads to a slot, whose card says what it brings.
"""

from typing import Any, Final

from westmarch.games.mount_doom.board import (
    EVENT,
    FIGURE_COUNT,
    FIGURES,
    HEART,
    MOUNT_DOOM,
    NO_EVENT,
    SLOTS,
    WAITING,
    WARRIORS,
)
from westmarch.games.mount_doom.cards import (
    BATTLES,
    EYE_OF_SAURON,
    HEARTS_GAINED,
    HEARTS_LOST,
    KIND,
    MOUTH_OF_SAURON,
    NAZGUL,
    NO_CARD,
    RING_POWER,
    SARUMAN,
    SARUMANS_URUKS,
    SHELOBS_STING,
    URUK_HAI,
    WITCH_KING,
)
from westmarch.games.mount_doom.printed import EYE_SPACE, NAZGUL_SYMBOL, SLOT_SYMBOLS
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.moving import OnEventSpace, advance

FACES: Final = 6


def foresight(s: Table) -> dict[str, Any]:
    """For each figure what its die would do, by face; for each slot what a black die would meet there.

    DOOM-MOVE-01, DOOM-ENCOUNTER-01, DOOM-FINAL-09
    """
    movers = () if s.stage == MOUNT_DOOM else range(FIGURE_COUNT)
    return {
        "support": [FIGURES[companion] for companion in range(1, FIGURE_COUNT) if s.supports(companion)],
        "figures": {FIGURES[figure]: [_walk(s, figure, face) for face in range(1, FACES + 1)] for figure in movers},
        "slots": [_meeting(s, slot) for slot in range(SLOTS)],
    }


def _walk(s: Table, figure: int, spaces: int) -> dict[str, Any]:
    """Where a die takes its figure, and what that brings; only what there is to tell is told."""
    if s.figure[figure] == WAITING:
        return {"to": None}
    tried = s.clone()
    tried.events = None
    advance(tried, figure, spaces, True, "")
    target = tried.figure[figure]
    told: dict[str, Any] = {"to": None if target == WAITING else target}
    if EVENT[target] != NO_EVENT:
        acts = bool(tried.stack) and isinstance(tried.stack[-1], OnEventSpace)
        told["event"] = "heart" if EVENT[target] == HEART else "nazgul"
        told["covered"] = not acts
    if tried.courage > s.courage:
        told["courage"] = tried.courage - s.courage
    if len(tried.gandalf_stack) < len(s.gandalf_stack):
        told["gandalf"] = "drawn" if tried.held() != s.held() else "lost"
    return told


def _meeting(s: Table, slot: int) -> dict[str, Any]:
    """What a black die meets on a slot, in numbers; of a card that lies face down there is nothing to tell."""
    card = s.slot[slot]
    if card == NO_CARD:
        symbol = SLOT_SYMBOLS[slot]
        return {"symbol": "nazgul" if symbol == NAZGUL_SYMBOL else FIGURES[symbol]}
    if s.is_hidden(slot):
        return {}
    kind = KIND[card]
    battles = s.uruks() if kind == URUK_HAI else max(BATTLES[card], 0)
    found = {
        "battles": battles,
        "until_two_in_a_row": kind == MOUTH_OF_SAURON,
        "hearts": max(0, s.courage - EYE_SPACE) if kind == EYE_OF_SAURON else HEARTS_LOST[card],
        "gains": 0 if kind == URUK_HAI and battles else HEARTS_GAINED[card],
        "uruk_hai": min(SARUMANS_URUKS, WARRIORS - s.warriors) if kind == SARUMAN else 0,
        "nazgul": int(kind == NAZGUL and s.nazgul > 0),
        "dice": s.nazgul if kind == WITCH_KING else int(kind in (SHELOBS_STING, RING_POWER)),
    }
    if kind == URUK_HAI and not battles:
        found["hearts"] = 0
    return {name: value for name, value in found.items() if value}
