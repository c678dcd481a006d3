"""Forces and Armies: counting figures, moving them between the map and the box, what is free for whom.

WOTR-DEF-06, WOTR-DEF-07, WOTR-DEF-12, WOTR-DEF-13, WOTR-DEF-16, WOTR-DEF-24

WOTR-DEF-27, WOTR-DEF-29, WOTR-CHARMOVE-17, WOTR-MUSTER-14
"""

from typing import Final

from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    NATION,
    NEIGHBOURS,
    NO_NATION,
    OWNER,
    REGION_COUNT,
    SETTLEMENT_BIT,
    SHADOW,
    SIEGE_BIT,
    region,
)
from westmarch.games.war_of_the_ring.cards import A_POWER_TOO_GREAT, THE_POWER_OF_TOM_BOMBADIL
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    END_CHARACTER,
    END_FIGURE,
    FIELD,
    FIGURE_NATION,
    FIGURE_SIDE,
    FIRST_CHARACTER,
    FIRST_FIGURE,
    FIRST_LEADER,
    LEVEL,
    NAZGUL,
    NAZGUL_SHIFT,
    ONE,
    REGULAR_OF,
    SARUMAN,
    SHIFT,
    UNITS,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import Table

MOST_IN_REGION: Final = 10
MOST_BESIEGED: Final = 5
"""WOTR-STACK-01, WOTR-STACK-02"""

GUARDED_BY_ELVES: Final[tuple[int, ...]] = (region("lorien"), region("rivendell"), region("grey_havens"))
GUARDED_BY_TOM: Final[tuple[int, ...]] = (region("old_forest"), region("the_shire"), region("buckland"))

# --- forces -------------------------------------------------------------------------------------------------------


def count(force: int, kind: int) -> int:
    """How many figures of a kind are in a force (of that kind's side)."""
    return force >> SHIFT[kind] & FIELD[kind]


def units(force: int, side: int) -> int:
    """The Army units in a force."""
    if side == FREE_PEOPLES:
        pairs = (force & 0x0F0F0F0F0F) + (force >> 4 & 0x0F0F0F0F0F)
        return (pairs & 255) + (pairs >> 8 & 255) + (pairs >> 16 & 255) + (pairs >> 24 & 255) + (pairs >> 32 & 255)
    return (
        (force & 63)
        + (force >> 6 & 63)
        + (force >> 12 & 63)
        + (force >> 18 & 63)
        + (force >> 24 & 63)
        + (force >> 30 & 63)
    )


def elites(force: int, side: int) -> int:
    if side == FREE_PEOPLES:
        return sum_fields(force, 5, 10)
    return (force >> 18 & 63) + (force >> 24 & 63) + (force >> 30 & 63)


def leaders(force: int, side: int) -> int:
    """FP Leaders, or Nazgûl."""
    return sum_fields(force, 10, 15) if side == FREE_PEOPLES else force >> NAZGUL_SHIFT


def sum_fields(force: int, first: int, end: int) -> int:
    total = 0
    for kind in range(first, end):
        total += force >> SHIFT[kind] & FIELD[kind]
    return total


def kinds_in(force: int, side: int) -> list[int]:
    return [k for k in range(FIRST_FIGURE[side], END_FIGURE[side]) if force >> SHIFT[k] & FIELD[k]]


def unit_kinds_in(force: int, side: int) -> list[int]:
    return [k for k in range(FIRST_FIGURE[side], FIRST_LEADER[side]) if force >> SHIFT[k] & FIELD[k]]


def nations_in(force: int, side: int) -> int:
    """The nations of the units and Leaders of a force; Nazgûl count as always At War. WOTR-POLITICS-27"""
    found = 0
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        if kind != NAZGUL and force >> SHIFT[kind] & FIELD[kind]:
            found |= 1 << FIGURE_NATION[kind]
    return found


def unit_nations(force: int, side: int) -> int:
    """The nations that have units in a force. WOTR-POLITICS-18"""
    return nations_in(force & UNITS[side], side)


def peaceful(s: Table) -> int:
    """The nations that are not At War."""
    found = 0
    for nation in range(8):
        if s.politics[nation]:
            found |= 1 << nation
    return found


# --- where they stand ---------------------------------------------------------------------------------------------


def force_in(s: Table, side: int, where: int) -> int:
    return s.army[side * REGION_COUNT + where]


def has_army(s: Table, side: int, where: int) -> bool:
    """An Army needs at least one unit. WOTR-DEF-16"""
    return s.army[side * REGION_COUNT + where] & UNITS[side] != 0


def armies_of(s: Table, side: int) -> list[int]:
    """The regions where a side has an Army."""
    found = []
    mask = UNITS[side]
    at = side * REGION_COUNT
    for where in range(REGION_COUNT):
        if s.army[at + where] & mask:
            found.append(where)
    return found


def men_in(s: Table, side: int, where: int) -> int:
    """The characters of a side in a region, as bits."""
    found = 0
    for character in range(FIRST_CHARACTER[side], END_CHARACTER[side]):
        if s.place[character] == where:
            found |= 1 << character
    return found


def nazgul_in(s: Table, where: int) -> int:
    """Nazgûl in a region, the Witch-king included. WOTR-DEF-20"""
    return (s.army[REGION_COUNT + where] >> NAZGUL_SHIFT) + (1 if s.place[WITCH_KING] == where else 0)


def bits(mask: int) -> list[int]:
    """The characters that are named by bits."""
    return [character for character in range(CHARACTER_COUNT) if mask >> character & 1]


# --- control and sieges ---------------------------------------------------------------------------------------------


def controller(s: Table, where: int) -> int:
    """The side that controls the settlement in a region, -1 without one. WOTR-DEF-12"""
    bit = SETTLEMENT_BIT[where]
    if bit == 0:
        return -1
    return 1 - OWNER[where] if s.captured & bit else OWNER[where]


def unconquered(s: Table, where: int) -> bool:
    """WOTR-DEF-13"""
    return s.captured & SETTLEMENT_BIT[where] == 0


def under_siege(s: Table, where: int) -> bool:
    return s.sieges & SIEGE_BIT[where] != 0


def besieged(s: Table, side: int, where: int) -> bool:
    """The side's own Army is shut up in its stronghold there."""
    return s.sieges & SIEGE_BIT[where] != 0 and controller(s, where) == side


def besieging(s: Table, side: int, where: int) -> bool:
    return s.sieges & SIEGE_BIT[where] != 0 and controller(s, where) != side


def is_free(s: Table, side: int, where: int) -> bool:
    """No enemy Army and no enemy settlement, or the side besieges the stronghold there. WOTR-DEF-06"""
    if s.sieges & SIEGE_BIT[where]:
        return controller(s, where) != side
    return not has_army(s, 1 - side, where) and controller(s, where) != 1 - side


def open_to_army(s: Table, side: int, where: int) -> bool:
    """Free for the purposes of Army movement. WOTR-DEF-07, WOTR-ARMYMOVE-12, WOTR-ARMYMOVE-20"""
    if s.sieges & SIEGE_BIT[where]:
        if controller(s, where) == side:
            return False
    elif has_army(s, 1 - side, where):
        return False
    return side == FREE_PEOPLES or not warded(s, where)


def warded(s: Table, where: int) -> bool:
    """A table card keeps the Shadow's Armies out."""
    if s.table_cards[FREE_PEOPLES] == 0:
        return False
    if where in GUARDED_BY_ELVES:
        return s.on_table(A_POWER_TOO_GREAT)
    return where in GUARDED_BY_TOM and s.on_table(THE_POWER_OF_TOM_BOMBADIL)


def may_stand(peace: int, nations: int, where: int) -> bool:
    """Nations that are not At War stay out of other nations' regions. WOTR-ARMYMOVE-13, WOTR-POLITICS-21

    WOTR-ARMYMOVE-14, WOTR-POLITICS-24, WOTR-POLITICS-26, WOTR-POLITICS-28
    """
    bound = peace & nations
    land = NATION[where]
    return bound == 0 or land == NO_NATION or bound == 1 << land


def ways_out(s: Table, side: int, where: int, nations: int) -> list[int]:
    """The regions that an Army with figures of these nations may enter from a region."""
    peace = peaceful(s)
    found = []
    for target in NEIGHBOURS[where]:
        if may_stand(peace, nations, target) and open_to_army(s, side, target):
            found.append(target)
    return found


# --- figures and the box ------------------------------------------------------------------------------------------


def place_figures(s: Table, where: int, kind: int, number: int) -> None:
    s.army[FIGURE_SIDE[kind] * REGION_COUNT + where] += number << SHIFT[kind]


def take_off(s: Table, where: int, kind: int, into_reserve: bool) -> None:
    """One figure leaves the map, for the reinforcements or for good."""
    s.army[FIGURE_SIDE[kind] * REGION_COUNT + where] -= ONE[kind]
    if into_reserve:
        s.reserve[kind] += 1
    else:
        s.lost[kind] += 1


def fall(s: Table, where: int, kind: int) -> None:
    """One figure is eliminated: Shadow figures return, FP figures are lost. WOTR-DEF-24, WOTR-COMBAT-37"""
    take_off(s, where, kind, FIGURE_SIDE[kind] == SHADOW)


def regular_for(elite: int) -> int:
    """The Regular of an Elite's nation."""
    return REGULAR_OF[FIGURE_NATION[elite]]


def can_reduce(s: Table, elite: int) -> bool:
    """A Regular of the nation is there to replace the Elite. WOTR-COMBAT-35, WOTR-COMBAT-36"""
    regular = regular_for(elite)
    return s.lost[regular] > 0 or s.reserve[regular] > 0


def reduce_elite(s: Table, where: int, elite: int) -> int:
    """An Elite gives way to a Regular of its nation, out of the losses if possible. WOTR-COMBAT-34, WOTR-COMBAT-35"""
    regular = regular_for(elite)
    if s.lost[regular]:
        s.lost[regular] -= 1
    else:
        s.reserve[regular] -= 1
    fall(s, where, elite)
    place_figures(s, where, regular, 1)
    return regular


# --- Leaders of an Army ---------------------------------------------------------------------------------------------


def elite_leaders(s: Table, force: int) -> int:
    """Elites that count as Leaders while Saruman is in play. WOTR-CHARACTER-43, WOTR-MULTI4-40

    WOTR-MULTI3-10
    """
    if not s.in_play(SARUMAN):
        return 0
    found = force >> 18 & 63
    return found + (force >> 30 & 63) if s.players > 2 else found


def is_led(s: Table, side: int, force: int, men: int, moving: bool) -> bool:
    """The force has a Leader, Nazgûl or Character for a Character result. WOTR-ARMYMOVE-02, WOTR-ARMYMOVE-11"""
    if leaders(force, side):
        return True
    for character in bits(men):
        if not moving or LEVEL[character] > 0:
            return True
    return side == SHADOW and elite_leaders(s, force) > 0
