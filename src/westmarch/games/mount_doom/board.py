"""The board: one route from Rivendell to Mount Doom, five figures, eight dice.

    0        8             16       24             32        40              48
    Rivendell  Lothlórien    Rohan    Helm's Deep    Gondor    Minas Morgul    Mount Doom

DOOM-COMP-01, DOOM-COMP-05, DOOM-COMP-07, DOOM-COMP-09, DOOM-TURN-04
"""

from typing import Final

from westmarch.games.mount_doom.printed import HEART_SPACES, NAZGUL_SPACES, STAGE_LENGTH

# --- the route ------------------------------------------------------------------------------------------------------

STAGES: Final[tuple[str, ...]] = ("lothlorien", "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom")
HELMS_DEEP: Final = 2
GONDOR: Final = 3
MINAS_MORGUL: Final = 4
MOUNT_DOOM: Final = 5
STAGE_COUNT: Final = 6

RIVENDELL_SPACE: Final = 0
MINAS_MORGUL_SPACE: Final = 40
CRATER: Final = 48
WAITING: Final = 49
"""The waiting area beside Minas Morgul, as the number of a space. DOOM-MOVE-06"""

NOWHERE: Final = -1

NO_EVENT: Final = 0
HEART: Final = 1
NAZGUL_EVENT: Final = 2

EVENT: Final[tuple[int, ...]] = tuple(
    HEART if space in HEART_SPACES else NAZGUL_EVENT if space in NAZGUL_SPACES else NO_EVENT
    for space in range(WAITING + 1)
)
"""What happens on each space of the route. DOOM-EVENT-02, DOOM-EVENT-03"""


def destination(stage: int) -> int:
    """The last space of a stage. DOOM-TURN-04"""
    return STAGE_LENGTH * (stage + 1)


def is_destination(space: int) -> bool:
    """One of the destinations Lothlórien to Minas Morgul, where a companion can win courage. DOOM-STAGE-01"""
    return space % STAGE_LENGTH == 0 and RIVENDELL_SPACE < space <= MINAS_MORGUL_SPACE


def theodens_end(space: int, stage: int) -> int:
    """Where King Théoden leads a companion from this space: to the end of the stage that it is in, or NOWHERE.

    Until the next stage is laid out a companion on a destination is at the end of the stage that ends there. On Minas
    Morgul and in the waiting area no destination is left. DOOM-CARD-13, DOOM-CARD-44
    """
    if space >= MINAS_MORGUL_SPACE or (is_destination(space) and space > STAGE_LENGTH * stage):
        return NOWHERE
    return (space // STAGE_LENGTH + 1) * STAGE_LENGTH


# --- figures and dice -----------------------------------------------------------------------------------------------

# A coloured die has the number of its figure. DOOM-COMP-02
FIGURES: Final[tuple[str, ...]] = ("ring_bearer", "merry_pippin", "aragorn", "legolas", "gimli")
RING_BEARER: Final = 0
MERRY_PIPPIN: Final = 1
ARAGORN: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
FIGURE_COUNT: Final = 5

DICE: Final[tuple[str, ...]] = ("orange", "purple", "blue", "green", "red", "black_1", "black_2", "battle")
COLOURED: Final = 5
"""Dice below this number are coloured, one for each figure."""
BLACK_1: Final = 5
BLACK_2: Final = 6
BATTLE: Final = 7
DIE_COUNT: Final = 8
NO_DIE: Final = -1

COLOURED_DICE: Final = 0b0011111
BLACK_DICE: Final = 0b1100000

# The faces of the battle die: 1 to 4 are the companions, by their numbers.
GANDALF_FACE: Final = 5
SAURON_FACE: Final = 6
BATTLE_FACES: Final[tuple[str, ...]] = ("", *FIGURES[1:], "gandalf", "sauron")

# --- the enemy's figures --------------------------------------------------------------------------------------------

WARRIORS: Final = 5  # and a chieftain. DOOM-COMP-03
NAZGUL_TOTAL: Final = 9  # the Witch-king among them. DOOM-COMP-04

SEATS: Final[tuple[str, ...]] = ("first", "second", "third", "fourth")
"""Clockwise, the oldest player first and the youngest last. DOOM-PLAYERS-05"""

SLOTS: Final = 6
