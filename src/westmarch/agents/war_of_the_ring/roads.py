"""How far it is: every region from every other, and the Ring-bearers' way to Mordor."""

from typing import Final

from westmarch.games.war_of_the_ring.board import (
    MINAS_MORGUL,
    MORANNON,
    NEIGHBOURS,
    OWNER,
    REGION_COUNT,
    SHADOW,
    STRONGHOLDS,
)

FAR: Final = 99
GATES: Final = (MORANNON, MINAS_MORGUL)
"""The two ways into Mordor."""


def steps_from(starts: tuple[int, ...], shut: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The number of steps from the nearest of some regions to every other, without entering those that are shut."""
    found = [FAR] * REGION_COUNT
    edge = list(starts)
    for where in edge:
        found[where] = 0
    while edge:
        onward = []
        for where in edge:
            for there in NEIGHBOURS[where]:
                if found[there] == FAR and there not in shut:
                    found[there] = found[where] + 1
                    onward.append(there)
        edge = onward
    return tuple(found)


STEPS: Final[tuple[tuple[int, ...], ...]] = tuple(steps_from((where,)) for where in range(REGION_COUNT))
"""By region and region; Armies and Companions go by the same borders."""

TO_MORDOR: Final[tuple[int, ...]] = steps_from(GATES)
"""Steps to the nearer gate; a hidden Fellowship passes everywhere."""

DARK_TOWERS: Final = tuple(w for w in STRONGHOLDS if OWNER[w] == SHADOW and w not in GATES)
SAFE_TO_MORDOR: Final[tuple[int, ...]] = steps_from(GATES, DARK_TOWERS)
"""The same without the Shadow's Strongholds on the way: a revealed Fellowship pays for each with a tile."""
