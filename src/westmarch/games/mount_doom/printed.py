"""What is printed on board and cards as a picture, so that the rules nowhere state it: one table, to be corrected here.

Each value carries its provenance. `KNOWN` was read off the rulebook or the English edition. `RECONSTRUCTED` was
found nowhere: it was designed to fit all that is known, and whoever has the box may put it right.
"""

from typing import Final

KNOWN: Final = "known"
RECONSTRUCTED: Final = "reconstructed"

# --- the courage track, counted from the bottom -------------------------------------------------------------------

DARK_HEART: Final = 0
COURAGE_LOWEST: Final = 1
COURAGE_START: Final = 13
COURAGE_TOP: Final = 15
EYE_SPACE: Final = 4
GALADRIEL_SPACE: Final = 10

# --- the route ------------------------------------------------------------------------------------------------------

STAGE_LENGTH: Final = 8
"""Seven ovals and the destination, from which the next stage is counted."""

HEART_SPACES: Final[tuple[int, ...]] = (7, 10, 22, 27, 33)
NAZGUL_SPACES: Final[tuple[int, ...]] = (3, 15, 20, 30, 35, 37)

# --- the encounter track --------------------------------------------------------------------------------------------

NAZGUL_SYMBOL: Final = 0
SLOT_SYMBOLS: Final[tuple[int, ...]] = (NAZGUL_SYMBOL, 1, 2, 3, 4, NAZGUL_SYMBOL)
"""The symbol under the card of each slot: a Nazgûl, or the number of a companion (see `board.FIGURES`)."""

# --- where each of these comes from ---------------------------------------------------------------------------------

PROVENANCE: Final[dict[str, str | tuple[str, ...]]] = {
    "DARK_HEART": KNOWN,
    "COURAGE_LOWEST": KNOWN,
    "COURAGE_START": KNOWN,
    "COURAGE_TOP": RECONSTRUCTED,
    "EYE_SPACE": RECONSTRUCTED,
    "GALADRIEL_SPACE": RECONSTRUCTED,
    "STAGE_LENGTH": KNOWN,
    "HEART_SPACES": KNOWN,
    "NAZGUL_SPACES": KNOWN,
    "SLOT_SYMBOLS": (RECONSTRUCTED, KNOWN, RECONSTRUCTED, RECONSTRUCTED, RECONSTRUCTED, RECONSTRUCTED),
}
"""Of each value above; of SLOT_SYMBOLS, of each slot. The numbers on the cards are all known (see `cards.py`)."""
