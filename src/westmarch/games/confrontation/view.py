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
from westmarch.kernel.state import SPECTATOR, Part

TILES_IN: Final = [[tile for tile in range(PER_SIDE) if mask >> tile & 1] for mask in range(1 << PER_SIDE)]
"""The tiles, or the combat cards, of each mask: a view names dozens of them."""

ALL_TILES: Final = (1 << PER_SIDE) - 1

Tiles = tuple[int, ...]
"""A number for each tile of a side."""


def table_view(s: Table, seat: int, part: Part) -> dict[str, Any]:
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
        "sides": {SIDES[i]: _side(s, i, side, step, part) for i in (FELLOWSHIP, SAURON)},
        "battle": _battle(s, side),
        "named": None if s.summoned == NOBODY else _summoned(s, side),
    }


def _side(s: Table, of: int, viewer: int, step: object, part: Part) -> dict[str, Any]:
    own = of == viewer
    placing, drafting, choosing = isinstance(step, Place), isinstance(step, Draft), isinstance(step, ChooseSpecials)
    faces = _faces(s, of)
    shown = ALL_TILES if not drafting else (1 << s.progress[of]) - 1
    return {
        "roster": _names(of, faces, shown) if own or not drafting else None,
        "pieces": [] if placing and not own else _pieces(s, of, faces, viewer, part),
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


def _faces(s: Table, side: int) -> int:
    """Which face of each tile is up: a bit for each."""
    first = PER_SIDE * side
    faces = 0
    for tile in range(PER_SIDE):
        faces |= (s.character[first + tile] & 1) << tile
    return faces


def _name(side: int, faces: int, tile: int) -> str:
    return CHARACTERS[2 * (PER_SIDE * side + tile) + (faces >> tile & 1)]


def _names(side: int, faces: int, mask: int) -> list[str]:
    return [_name(side, faces, tile) for tile in TILES_IN[mask]]


def _pieces(s: Table, side: int, faces: int, viewer: int, part: Part) -> Any:
    """A side's pieces; of the enemy's nothing shows before both have placed (CONF-SETUP-11)."""
    first, end = PER_SIDE * side, PER_SIDE * (side + 1)
    masks = None if viewer == SPECTATOR else s.belief[1 - side].masks
    regions, handles = tuple(s.region[first:end]), tuple(s.handle[first:end])
    of = (side, faces, regions, handles, s.revealed >> first & ALL_TILES, masks)
    return part(_own_pieces if side == viewer else _enemy_pieces, of)


def _own_pieces(
    side: int, faces: int, regions: Tiles, handles: Tiles, revealed: int, masks: Tiles
) -> list[dict[str, Any]]:
    """One's own pieces by name, each with what the enemy still takes it for."""
    return [
        {
            "character": _name(side, faces, tile),
            "region": REGIONS[region],
            "revealed": bool(revealed >> tile & 1),
            "taken_for": _names(side, faces, masks[handles[tile]]),
        }
        for tile, region in enumerate(regions)
        if region != OFF_BOARD
    ]


def _enemy_pieces(
    side: int, faces: int, regions: Tiles, handles: Tiles, revealed: int, masks: Tiles | None
) -> list[dict[str, Any]]:
    """The enemy's pieces by their handles, each with what it may still be; spectators do not reckon."""
    seen = []
    for handle in range(PER_SIDE):
        tile = handles.index(handle)
        if regions[tile] == OFF_BOARD:
            continue
        told: dict[str, Any] = {
            "piece": HANDLES[side][handle],
            "region": REGIONS[regions[tile]],
            "revealed": _name(side, faces, tile) if revealed >> tile & 1 else None,
        }
        if masks is not None:
            told["may_be"] = _names(side, faces, masks[handle])
        seen.append(told)
    return seen


def _defeated(s: Table, side: int, faces: int) -> list[str]:
    first = PER_SIDE * side
    return [_name(side, faces, tile) for tile in range(PER_SIDE) if s.region[first + tile] == OFF_BOARD]


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
