"""The vocabulary: every token that can be chosen in Adventure to Mount Doom, by its number."""

from typing import Final

from westmarch.games.mount_doom.board import COLOURED, DICE, FIGURES
from westmarch.games.mount_doom.cards import CARDS, HELPERS
from westmarch.kernel.tokens import Vocabulary

VOCABULARY: Final = Vocabulary()

# Rolling
TAKE: Final[int] = VOCABULARY.verb("take", DICE[:COLOURED])
PLACE: Final[int] = VOCABULARY.verb("place", DICE[:7])
ROLL: Final[int] = VOCABULARY.verb("roll")

# Cards
USE: Final[int] = VOCABULARY.verb("use", CARDS[:HELPERS])
DIE: Final[int] = VOCABULARY.verb("die", DICE)
FACE: Final[int] = VOCABULARY.verb("face", ("1", "2", "3", "4", "5", "6"))
LEAD: Final[int] = VOCABULARY.verb("lead", FIGURES)
GAIN: Final[int] = VOCABULARY.verb("gain", ("courage",))
SEND: Final[int] = VOCABULARY.verb("send", ("treebeard",))
DISCARD: Final[int] = VOCABULARY.verb("discard", CARDS[:HELPERS])
KEEP: Final[int] = VOCABULARY.verb("keep")
REMOVE: Final[int] = VOCABULARY.verb("remove")

# Encounters
ADVANCE: Final[int] = VOCABULARY.verb("advance", ("0", "1", "2", "3", "4"))
SHIFT_LEFT: Final[int] = VOCABULARY.verb("shift", ("left",))
SHIFT_RIGHT: Final[int] = VOCABULARY.verb("shift", ("right",))
PASS: Final[int] = VOCABULARY.verb("pass")
