"""The board: sixteen regions in seven rows, a square standing on its corner.

                            Mordor
                     Dagorlad    Gondor
               Mirkwood    Fangorn    Rohan
        High Pass   Misty Mts   Caradhras   Gap of Rohan        (mountains)
               Rhudaur     Eregion    Enedwaith
                     Arthedain   Cardolan
                            Shire

CONF-BOARD-01, CONF-BOARD-02, CONF-BOARD-03, CONF-BOARD-04
"""

from typing import Final

FELLOWSHIP: Final = 0
SAURON: Final = 1
SIDES: Final = ("fellowship", "sauron")

SHIRE: Final = 0
ARTHEDAIN: Final = 1
CARDOLAN: Final = 2
RHUDAUR: Final = 3
EREGION: Final = 4
ENEDWAITH: Final = 5
HIGH_PASS: Final = 6
MISTY_MOUNTAINS: Final = 7
CARADHRAS: Final = 8
GAP_OF_ROHAN: Final = 9
MIRKWOOD: Final = 10
FANGORN: Final = 11
ROHAN: Final = 12
DAGORLAD: Final = 13
GONDOR: Final = 14
MORDOR: Final = 15
REGION_COUNT: Final = 16
OFF_BOARD: Final = 16
"""Where a character is that has not been placed yet, or that was defeated."""

REGIONS: Final[tuple[str, ...]] = (
    "shire",
    "arthedain",
    "cardolan",
    "rhudaur",
    "eregion",
    "enedwaith",
    "high_pass",
    "misty_mountains",
    "caradhras",
    "gap_of_rohan",
    "mirkwood",
    "fangorn",
    "rohan",
    "dagorlad",
    "gondor",
    "mordor",
)

ROW: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6)

CAPACITY: Final[tuple[int, ...]] = (4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4)
"""How many characters of one side fit; each side counts by itself.

CONF-BOARD-05, CONF-BOARD-06, CONF-BOARD-07, CONF-BOARD-08
"""

Links = tuple[tuple[int, ...], ...]

_UP: Final[Links] = (
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION),
    (EREGION, ENEDWAITH),
    (HIGH_PASS, MISTY_MOUNTAINS),
    (MISTY_MOUNTAINS, CARADHRAS),
    (CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD,),
    (MIRKWOOD, FANGORN),
    (FANGORN, ROHAN),
    (ROHAN,),
    (DAGORLAD,),
    (DAGORLAD, GONDOR),
    (GONDOR,),
    (MORDOR,),
    (MORDOR,),
    (),
)

_DOWN: Final[Links] = (
    (),
    (SHIRE,),
    (SHIRE,),
    (ARTHEDAIN,),
    (ARTHEDAIN, CARDOLAN),
    (CARDOLAN,),
    (RHUDAUR,),
    (RHUDAUR, EREGION),
    (EREGION, ENEDWAITH),
    (ENEDWAITH,),
    (HIGH_PASS, MISTY_MOUNTAINS),
    (MISTY_MOUNTAINS, CARADHRAS),
    (CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD, FANGORN),
    (FANGORN, ROHAN),
    (DAGORLAD, GONDOR),
)

FORWARD: Final[tuple[Links, ...]] = (_UP, _DOWN)
BACKWARD: Final[tuple[Links, ...]] = (_DOWN, _UP)
"""By side: forward is towards the enemy's home. CONF-BOARD-02"""

BESIDE: Final[Links] = (
    (),
    (CARDOLAN,),
    (ARTHEDAIN,),
    (EREGION,),
    (RHUDAUR, ENEDWAITH),
    (EREGION,),
    (MISTY_MOUNTAINS,),
    (HIGH_PASS, CARADHRAS),
    (MISTY_MOUNTAINS, GAP_OF_ROHAN),
    (CARADHRAS,),
    (FANGORN,),
    (MIRKWOOD, ROHAN),
    (FANGORN,),
    (GONDOR,),
    (DAGORLAD,),
    (),
)
"""Sideways neighbours, those in the mountains included."""

SIDEWAYS: Final[Links] = tuple(() if ROW[r] == 3 else BESIDE[r] for r in range(REGION_COUNT))
"""Where a sideways step or retreat may go: never in the mountains. CONF-MOVE-05, CONF-RETREAT-05"""

NEIGHBOURS: Final[Links] = tuple(_UP[r] + _DOWN[r] + BESIDE[r] for r in range(REGION_COUNT))
"""Adjacent regions in every direction. The mines do not make Eregion and Fangorn adjacent. CONF-BOARD-11"""

RIVER: Final[tuple[int, ...]] = tuple(
    {MIRKWOOD: FANGORN, FANGORN: ROHAN}.get(r, OFF_BOARD) for r in range(REGION_COUNT)
)
"""Where the Anduin carries the Fellowship on, as a move forward. CONF-BOARD-10, CONF-MOVE-06"""


def _walks(side: int, region: int) -> int:
    targets = list(FORWARD[side][region])
    if side == FELLOWSHIP and RIVER[region] != OFF_BOARD:
        targets.append(RIVER[region])
    if side == FELLOWSHIP and region == EREGION:
        targets.append(FANGORN)  # through the mines
    return sum(1 << target for target in targets)


WALKS: Final[Links] = tuple(
    tuple(_walks(side, region) for region in range(REGION_COUNT)) for side in (FELLOWSHIP, SAURON)
)
"""By side and region: all that an ordinary move can reach, river and mines included, as bits."""

HOME: Final[tuple[int, ...]] = (SHIRE, MORDOR)
"""CONF-SETUP-04"""

OUTPOSTS: Final[Links] = (
    (ARTHEDAIN, CARDOLAN, ENEDWAITH, EREGION, RHUDAUR),
    (GONDOR, DAGORLAD, FANGORN, MIRKWOOD, ROHAN),
)
"""The five regions that start with one character each. CONF-SETUP-05, CONF-SETUP-06"""


def is_mountain(region: int) -> bool:
    """CONF-BOARD-09"""
    return ROW[region] == 3
