"""Where a character may go on its own turn. CONF-MOVE-01 to CONF-MOVE-15 and the movement abilities."""

from typing import Final

from westmarch.games.confrontation.board import (
    BACKWARD,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    OFF_BOARD,
    REGION_COUNT,
    RIVER,
    ROW,
    SAURON,
    SIDEWAYS,
    WALKS,
)
from westmarch.games.confrontation.pieces import (
    ARAGORN_CLASSIC,
    BLACK_RIDER,
    FLYING_NAZGUL_CLASSIC,
    FLYING_NAZGUL_VARIANT,
    PER_SIDE,
    TREEBEARD,
    URUK_HAI,
    WATCHER,
    WITCH_KING_CLASSIC,
)
from westmarch.games.confrontation.state import Table

ROAMERS: Final[tuple[bool, ...]] = tuple(
    character
    in (
        ARAGORN_CLASSIC,
        BLACK_RIDER,
        FLYING_NAZGUL_CLASSIC,
        FLYING_NAZGUL_VARIANT,
        TREEBEARD,
        URUK_HAI,
        WITCH_KING_CLASSIC,
    )
    for character in range(2 * PER_SIDE * 2)
)
"""By character: who has a movement ability."""


def has_room(s: Table, side: int, region: int) -> bool:
    """CONF-BOARD-08, CONF-MOVE-03"""
    return not s.full[side] >> region & 1


def can_move(s: Table, piece: int) -> bool:
    """Whether a piece on the board has any legal move. CONF-END-05"""
    return could_move_as(s, piece, s.character[piece])


def movable(s: Table, side: int) -> list[int]:
    """The pieces of a side that have any legal move."""
    walks = WALKS[side]
    full = s.full[side]
    found: list[int] = []
    first = PER_SIDE * side
    for piece in range(first, first + PER_SIDE):
        region = s.region[piece]
        if region == OFF_BOARD:
            continue
        character = s.character[piece]
        if character == WATCHER:
            if can_move(s, piece):
                found.append(piece)
        elif walks[region] & ~full or (ROAMERS[character] and ability_targets(s, region, character)):
            found.append(piece)
    return found


def could_move_as(s: Table, piece: int, character: int) -> bool:
    """Whether the piece, if it were this character, would have any legal move."""
    if s.region[piece] == OFF_BOARD or _rooted(s, piece, character):
        return False
    if can_walk(s, piece):
        return True
    return ROAMERS[character] and len(ability_targets(s, s.region[piece], character)) > 0


def can_walk(s: Table, piece: int) -> bool:
    """Whether the board lets a piece make an ordinary forward move, whoever it is."""
    if piece >= PER_SIDE:
        return WALKS[SAURON][s.region[piece]] & ~s.full[SAURON] != 0
    return WALKS[FELLOWSHIP][s.region[piece]] & ~s.full[FELLOWSHIP] != 0


def _rooted(s: Table, piece: int, character: int) -> bool:
    """The Watcher, once revealed, never moves again by himself. CONF-CHARV-46, CONF-CHARV-48"""
    return character == WATCHER and bool(s.revealed >> piece & 1)


def targets(s: Table, piece: int) -> list[int]:
    """The regions that a piece may move to, the way through the mines apart. CONF-MOVE-01, CONF-MOVE-02, CONF-GEN-03"""
    character = s.character[piece]
    if _rooted(s, piece, character):
        return []
    region = s.region[piece]
    side = SAURON if piece >= PER_SIDE else FELLOWSHIP
    found = forward_targets(s, side, region)
    if ROAMERS[character]:
        for target in ability_targets(s, region, character):
            if target not in found:
                found.append(target)
    return found


def forward_targets(s: Table, side: int, region: int) -> list[int]:
    """Ordinary forward moves, the river's included, the mines apart. CONF-MOVE-01, CONF-MOVE-06, CONF-MOVE-11"""
    full = s.full[side]
    found = [ahead for ahead in FORWARD[side][region] if not full >> ahead & 1]
    if side == FELLOWSHIP and RIVER[region] != OFF_BOARD and has_room(s, side, RIVER[region]):
        found.append(RIVER[region])
    return found


def is_forward(side: int, region: int, target: int) -> bool:
    """Whether a legal target is one that everybody could go to."""
    for ahead in FORWARD[side][region]:
        if ahead == target:
            return True
    return side == FELLOWSHIP and RIVER[region] == target


def may_use_mines(s: Table, piece: int) -> bool:
    """From Eregion to Fangorn, Fellowship only. CONF-MOVE-08, CONF-MOVE-09, CONF-MOVE-10, CONF-MOVE-12"""
    return piece < PER_SIDE and s.region[piece] == EREGION and has_room(s, FELLOWSHIP, FANGORN)


def ability_targets(s: Table, region: int, character: int) -> list[int]:
    """The regions that a character standing here may reach by its movement ability alone.

    CONF-INTER-02, CONF-HIDDEN-15
    """
    if character == ARAGORN_CLASSIC:
        return _aragorn(s, region)
    if character == WITCH_KING_CLASSIC:
        return _witch_king(s, region)
    if character == FLYING_NAZGUL_CLASSIC:
        return _flying_nazgul_classic(s, region)
    if character == BLACK_RIDER:
        return _black_rider(s, region)
    if character == TREEBEARD:
        return _treebeard(s, region)
    if character == URUK_HAI:
        return _uruk_hai(s, region)
    if character == FLYING_NAZGUL_VARIANT:
        return _flying_nazgul_variant(s, region)
    return []


def _aragorn(s: Table, region: int) -> list[int]:
    """Sideways or backward, if he attacks. CONF-CHAR-20, CONF-CHAR-22, CONF-CHAR-23, CONF-CHAR-21"""
    around = SIDEWAYS[region] + BACKWARD[FELLOWSHIP][region]
    return [r for r in around if s.here(SAURON, r) > 0 and has_room(s, FELLOWSHIP, r)]


def _witch_king(s: Table, region: int) -> list[int]:
    """Sideways, if he attacks. CONF-CHAR-38, CONF-CHAR-39"""
    return [r for r in SIDEWAYS[region] if s.here(FELLOWSHIP, r) > 0 and has_room(s, SAURON, r)]


def _flying_nazgul_classic(s: Table, region: int) -> list[int]:
    """Anywhere, against exactly one character. CONF-CHAR-41, CONF-CHAR-42, CONF-CHAR-43"""
    return [r for r in range(REGION_COUNT) if r != region and s.here(FELLOWSHIP, r) == 1]


def _treebeard(s: Table, region: int) -> list[int]:
    """To Fangorn from anywhere, against exactly one character. CONF-CHARV-18, CONF-CHARV-19, CONF-CHARV-20"""
    return [FANGORN] if region != FANGORN and s.here(SAURON, FANGORN) == 1 else []


def _black_rider(s: Table, region: int) -> list[int]:
    """Forward over any distance, if he attacks. CONF-CHAR-44, CONF-CHAR-45, CONF-MOVE-13"""
    return [r for r in _ride(s, region) if s.here(FELLOWSHIP, r) > 0]


def _uruk_hai(s: Table, region: int) -> list[int]:
    """Forward over any distance into an empty region. CONF-CHARV-28, CONF-CHARV-29, CONF-MOVE-13, CONF-CHARV-30"""
    return [r for r in _ride(s, region) if s.here(FELLOWSHIP, r) == 0 and s.here(SAURON, r) == 0]


def _ride(s: Table, region: int) -> list[int]:
    """The regions ahead that can be ridden to: only through such as are not full of Sauron's characters and hold
    none of the Fellowship's."""
    reached: list[int] = []
    edge = [region]
    while edge:
        onward: list[int] = []
        for start in edge:
            for ahead in FORWARD[SAURON][start]:
                if ahead not in reached and has_room(s, SAURON, ahead):
                    reached.append(ahead)
                    if s.here(FELLOWSHIP, ahead) == 0:
                        onward.append(ahead)
        edge = onward
    return reached


def _flying_nazgul_variant(s: Table, region: int) -> list[int]:
    """Forward over one region, whatever is in it, if it attacks. CONF-CHARV-49, CONF-CHARV-50, CONF-CHARV-51"""
    found: list[int] = []
    for skipped in FORWARD[SAURON][region]:
        for target in FORWARD[SAURON][skipped]:
            if target not in found and s.here(FELLOWSHIP, target) > 0 and has_room(s, SAURON, target):
                found.append(target)
    return found


def is_long_move(character: int, start: int, target: int) -> bool:
    """The Uruk-hai's move of two regions or more gives them away. CONF-CHARV-31, CONF-MOVE-15"""
    return character == URUK_HAI and ROW[start] - ROW[target] > 1
