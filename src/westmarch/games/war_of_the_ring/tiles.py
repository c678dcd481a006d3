"""The 24 Hunt tiles, by kind. WOTR-HUNT-03 to WOTR-HUNT-07, WOTR-SETUP-08"""

from typing import Final

EYE_DAMAGE: Final = -10
DIE_DAMAGE: Final = -11
"""Damage that is not printed as a number; a negative number above these heals."""

TILE_TABLE: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    # name, damage, reveal, stop, how many
    ("eye", EYE_DAMAGE, 1, 0, 4),
    ("three", 3, 0, 0, 3),
    ("two", 2, 0, 0, 2),
    ("two_reveal", 2, 1, 0, 1),
    ("one", 1, 0, 0, 2),
    ("one_reveal", 1, 1, 0, 2),
    ("zero_reveal", 0, 1, 0, 2),
    ("elven_cloaks", 0, 0, 0, 1),
    ("elven_rope", 0, 0, 0, 1),
    ("phial_of_galadriel", -2, 0, 0, 1),
    ("smeagol_helps_nice_master", -1, 0, 0, 1),
    ("shelobs_lair", DIE_DAMAGE, 0, 1, 1),
    ("the_ring_is_mine", EYE_DAMAGE, 1, 1, 1),
    ("on_on_they_went", 3, 0, 1, 1),
    ("give_it_to_uss", 1, 1, 1, 1),
)
TILES: Final[tuple[str, ...]] = tuple([row[0] for row in TILE_TABLE])
TILE_KINDS: Final = 15
STANDARD: Final = 7
"""The first seven kinds are standard tiles; four blue ones and four red ones follow."""

FIRST_RED: Final = 11
NO_TILE: Final = -1

DAMAGE: Final[tuple[int, ...]] = tuple([row[1] for row in TILE_TABLE])
REVEALS: Final[tuple[bool, ...]] = tuple([row[2] == 1 for row in TILE_TABLE])
STOPS: Final[tuple[bool, ...]] = tuple([row[3] == 1 for row in TILE_TABLE])
HOW_MANY: Final[tuple[int, ...]] = tuple([row[4] for row in TILE_TABLE])


def is_blue(tile: int) -> bool:
    """A Fellowship tile."""
    return STANDARD <= tile < FIRST_RED
