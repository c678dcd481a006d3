"""The map of War of the Ring, which lies open: Armies and characters, settlements, sieges, and who threatens what.

What tells who is winning is numbered for each side by itself: the same Army is good news to one and bad news to the
other, and the first layer of a network can only add up. What tells Armies apart in detail is numbered once.
"""

from typing import Final

from westmarch.games.war_of_the_ring.armies import controller, elites, leaders, units
from westmarch.games.war_of_the_ring.board import POINTS, REGION_COUNT, SETTLEMENTS, SHADOW, STRONGHOLDS, within
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    FIELD,
    FIRST_FIGURE,
    FIRST_LEADER,
    IN_FELLOWSHIP,
    SHIFT,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.networks.features.layout import Layout

STRONGEST: Final = 15
"""Strengths are told apart up to here; an Army's is the hits that it can take."""

STRENGTH: Final[tuple[int, ...]] = (0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6)
STRENGTHS: Final = 7
"""The class of a strength of one and more."""

ROUGHLY: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4)
ROUGH: Final = 5
"""The same in fewer classes, with none at all as the first: for strengths that are told together."""

LEADERS: Final = 3
"""Leaders or Nazgûl in a region are told apart up to here."""

UNIT_KINDS: Final = 16
STATUSES: Final = 4  # of a character: on the map, in the Fellowship, waiting, gone
REACHES: Final = 2
"""Armies threaten what is so many steps away."""

PRIZES: Final[tuple[int, ...]] = tuple([where for where in SETTLEMENTS if POINTS[where]])
PRIZE_COUNT: Final = 22
"""Settlements that are worth Victory Points."""


def _near_prizes() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(REGION_COUNT)]
    for prize in range(PRIZE_COUNT):
        nearer = within(PRIZES[prize], 0)
        for reach in range(REACHES):
            around = within(PRIZES[prize], reach + 1)
            for where in around:
                if where not in nearer:
                    found[where].append(prize * REACHES + reach)
            nearer = around
    return tuple([tuple(near) for near in found])


NEAR: Final = _near_prizes()
"""The prizes around each region, each as its number and the steps to it (less one) in one."""

_sided: Final = Layout()
ARMY: Final = _sided.block(2 * REGION_COUNT * STRENGTHS)
LED: Final = _sided.block(2 * REGION_COUNT * LEADERS)
STATUS: Final = _sided.block(CHARACTER_COUNT * STATUSES)
CAPTURED: Final = _sided.block(len(SETTLEMENTS))
SIEGE: Final = _sided.block(len(STRONGHOLDS) * ROUGH * (ROUGH - 1))
THREAT: Final = _sided.block(PRIZE_COUNT * REACHES * ROUGH * (ROUGH - 1))
SIDED: Final = _sided.size

_layout: Final = Layout()
OF_SIDES: Final = _layout.block(2 * SIDED)
UNITS_AT: Final = _layout.block(UNIT_KINDS * REGION_COUNT)
CHARACTER_AT: Final = _layout.block(CHARACTER_COUNT * REGION_COUNT)
SIZE: Final = _layout.size


def tell_map(s: Table, first: int, side: int, found: list[int]) -> None:
    """Add what is on the map, as it is to a side; numbers begin with the first."""
    own = first + OF_SIDES + side * SIDED
    might = [0] * (2 * REGION_COUNT)  # by side and region
    for of in range(2):
        for where in range(REGION_COUNT):
            force = s.army[of * REGION_COUNT + where]
            if force:
                might[of * REGION_COUNT + where] = _army(force, of, where, first, own, found)
    for character in range(CHARACTER_COUNT):
        place = s.place[character]
        status = 0 if place < REGION_COUNT else place - IN_FELLOWSHIP + 1
        found.append(own + STATUS + character * STATUSES + status)
        if status == 0:
            found.append(first + CHARACTER_AT + character * REGION_COUNT + place)
    for i in range(len(SETTLEMENTS)):
        if s.captured >> i & 1:
            found.append(own + CAPTURED + i)
    _sieges(s, might, own, found)
    _threats(s, might, own, found)


def strength_of(force: int, side: int) -> int:
    """The hits that a force can take."""
    return min(STRONGEST, units(force, side) + elites(force, side)) if force else 0


def _army(force: int, side: int, where: int, first: int, own: int, found: list[int]) -> int:
    """The figures of a side in a region; the strength that they have."""
    at = side * REGION_COUNT + where
    strength = strength_of(force, side)
    if strength:
        found.append(own + ARMY + at * STRENGTHS + STRENGTH[strength])
        for kind in range(FIRST_FIGURE[side], FIRST_LEADER[side]):
            if force >> SHIFT[kind] & FIELD[kind]:
                unit = kind - 5 * side  # the Free Peoples' Leaders are numbered before the Shadow's units
                found.append(first + UNITS_AT + unit * REGION_COUNT + where)
    leading = leaders(force, side)
    if leading:
        found.append(own + LED + at * LEADERS + min(LEADERS, leading) - 1)
    return strength


def _sieges(s: Table, might: list[int], own: int, found: list[int]) -> None:
    """Who is shut up, and who stands before the walls."""
    if s.sieges == 0:
        return
    for i in range(len(STRONGHOLDS)):
        if s.sieges >> i & 1:
            where = STRONGHOLDS[i]
            holder = controller(s, where)
            inside = ROUGHLY[might[holder * REGION_COUNT + where]]
            outside = ROUGHLY[might[(1 - holder) * REGION_COUNT + where]]
            if outside:  # while they fall or leave, the siege has not been lifted yet
                found.append(own + SIEGE + (i * ROUGH + inside) * (ROUGH - 1) + outside - 1)


def _threats(s: Table, might: list[int], own: int, found: list[int]) -> None:
    """The strongest enemy one step and two steps from each prize, together with who defends it."""
    strongest = [0] * (PRIZE_COUNT * REACHES)
    holders = [controller(s, where) for where in PRIZES]
    for side in range(2):
        for where in range(REGION_COUNT):
            strength = might[side * REGION_COUNT + where]
            if strength:
                for near in NEAR[where]:
                    if strength > strongest[near] and holders[near // REACHES] != side:
                        strongest[near] = strength
    for near in range(PRIZE_COUNT * REACHES):
        if strongest[near]:
            prize = near // REACHES
            defence = ROUGHLY[might[holders[prize] * REGION_COUNT + PRIZES[prize]]]
            danger = ROUGHLY[strongest[near]] - 1
            found.append(own + THREAT + (near * ROUGH + defence) * (ROUGH - 1) + danger)


assert len(PRIZES) == PRIZE_COUNT
assert FIRST_FIGURE[SHADOW] - 5 == FIRST_LEADER[0]
