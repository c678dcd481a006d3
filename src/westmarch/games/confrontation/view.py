"""What a seat may see, built up from nothing.

CONF-HIDDEN-01, CONF-HIDDEN-02, CONF-HIDDEN-09, CONF-SETUP-08, CONF-SETUP-09, CONF-SETUP-10
"""

from typing import Any, Final

from westmarch.games.confrontation.board import FELLOWSHIP, OFF_BOARD, REGIONS, SAURON, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS, NO_CARD, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE
from westmarch.games.confrontation.state import NOBODY, NOWHERE, Table
from westmarch.games.confrontation.steps.cardplay import ChooseCards
from westmarch.games.confrontation.steps.setup import ChooseSpecials, Draft, Place
from westmarch.games.confrontation.words import HANDLES
from westmarch.kernel.state import SPECTATOR

TILES_IN: Final = [[tile for tile in range(PER_SIDE) if mask >> tile & 1] for mask in range(1 << PER_SIDE)]
"""The tiles, or the combat cards, of each mask: a view names dozens of them."""


def table_view(s: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; SPECTATOR sees what lies open to all."""
    side = SPECTATOR if seat == SPECTATOR else s.side_at(seat)
    step = s.stack[-1] if s.stack else None
    setting_up = isinstance(step, Draft | ChooseSpecials | Place)
    return {
        "side": None if side == SPECTATOR else SIDES[side],
        "seats": {SIDES[i]: s.seats[s.seat_of(i)] for i in (FELLOWSHIP, SAURON)},
        "game": s.swapped + 1,
        "points": {s.seats[i]: s.points[i] for i in (0, 1)},
        "phase": "setup" if setting_up else "play",
        "turn": None if setting_up else {"side": SIDES[s.side], "number": s.turns + 1},
        "sides": {SIDES[i]: _side(s, i, side, step) for i in (FELLOWSHIP, SAURON)},
        "battle": _battle(s, side),
        "named": None if s.summoned == NOBODY else _summoned(s, side),
    }


def _side(s: Table, of: int, viewer: int, step: object) -> dict[str, Any]:
    own = of == viewer
    placing, drafting, choosing = isinstance(step, Place), isinstance(step, Draft), isinstance(step, ChooseSpecials)
    faces = _faces(s, of)
    return {
        "roster": faces if not drafting else (faces[: s.progress[of]] if own else None),
        "pieces": _own_pieces(s, of, faces) if own else _enemy_pieces(s, of, faces, viewer, placing),
        "defeated": [] if placing or drafting or choosing else _defeated(s, of, faces),
        "hand": _cards(of, s.hand[of]) if own else None,
        "discarded": _cards(of, s.pile[of]),
        "specials": _specials(s, of) if own or not choosing else None,
        "ring_bearer": CHARACTERS[s.character[s.ring_bearer]] if of == FELLOWSHIP and not drafting else None,
    }


def _summoned(s: Table, viewer: int) -> str:
    """The piece named by A King Revealed: its owner knows it by its character, the others by its handle."""
    if viewer == SAURON:
        return CHARACTERS[s.character[s.summoned]]
    return HANDLES[SAURON][s.handle[s.summoned]]


def _faces(s: Table, side: int) -> list[str]:
    first = PER_SIDE * side
    return [CHARACTERS[s.character[piece]] for piece in range(first, first + PER_SIDE)]


def _own_pieces(s: Table, side: int, faces: list[str]) -> list[dict[str, Any]]:
    """One's own pieces by name, each with what the enemy still takes it for."""
    masks = s.belief[1 - side].masks
    first = PER_SIDE * side
    return [
        {
            "character": faces[piece - first],
            "region": REGIONS[s.region[piece]],
            "revealed": bool(s.revealed >> piece & 1),
            "taken_for": [faces[tile] for tile in TILES_IN[masks[s.handle[piece]]]],
        }
        for piece in range(first, first + PER_SIDE)
        if s.region[piece] != OFF_BOARD
    ]


def _enemy_pieces(s: Table, side: int, faces: list[str], viewer: int, placing: bool) -> list[dict[str, Any]]:
    """The enemy's pieces by their handles, each with what it may still be."""
    if placing:
        return []  # nothing shows before both have placed. CONF-SETUP-11
    seen = []
    first = PER_SIDE * side
    for handle in range(PER_SIDE):
        piece = s.piece_with(side, handle)
        if s.region[piece] == OFF_BOARD:
            continue
        revealed = s.revealed >> piece & 1
        told: dict[str, Any] = {
            "piece": HANDLES[side][handle],
            "region": REGIONS[s.region[piece]],
            "revealed": faces[piece - first] if revealed else None,
        }
        if viewer != SPECTATOR:
            told["may_be"] = [faces[tile] for tile in TILES_IN[s.belief[viewer].masks[handle]]]
        seen.append(told)
    return seen


def _defeated(s: Table, side: int, faces: list[str]) -> list[str]:
    first = PER_SIDE * side
    return [faces[tile] for tile in range(PER_SIDE) if s.region[first + tile] == OFF_BOARD]


def _cards(side: int, cards: int) -> list[str]:
    return [COMBAT_CARDS[side][card] for card in TILES_IN[cards]]


def _specials(s: Table, side: int) -> list[str]:
    return [SPECIAL_CARDS[card] for card in range(4 * side, 4 * side + 4) if s.specials >> card & 1]


def _battle(s: Table, viewer: int) -> dict[str, Any] | None:
    if s.field == NOWHERE:
        return None
    fighting = s.fellow != NOBODY
    shown = [s.card[side] != NO_CARD and (side == viewer or _card_open(s, side)) for side in (FELLOWSHIP, SAURON)]
    return {
        "region": REGIONS[s.field],
        "attacker": SIDES[s.side],
        "fellowship": CHARACTERS[s.character[s.fellow]] if fighting else None,
        "sauron": CHARACTERS[s.character[s.shadow]] if fighting else None,
        "no_cards": bool(s.no_cards),
        "gwaihir": bool(s.gwaihir),
        "cards": {SIDES[i]: COMBAT_CARDS[i][s.card[i]] if shown[i] else None for i in (FELLOWSHIP, SAURON)},
    }


def _card_open(s: Table, side: int) -> bool:
    """Cards open together; against classic Gandalf Sauron's does as soon as it is chosen. CONF-HIDDEN-10"""
    return s.cards_open == 1 or (side == SAURON and not isinstance(s.stack[-1], ChooseCards))
