"""Which part of an Army may move or attack, and where to.

WOTR-ARMYMOVE-01 to WOTR-ARMYMOVE-21, WOTR-ATTACK-01 to WOTR-ATTACK-12
"""

from typing import Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    besieged,
    bits,
    count,
    elites,
    force_in,
    has_army,
    is_led,
    kinds_in,
    men_in,
    nations_in,
    peaceful,
    under_siege,
    unit_nations,
    units,
    warded,
    ways_out,
)
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NEIGHBOURS, REGION_COUNT, SHADOW
from westmarch.games.war_of_the_ring.conquest import army_keeper, entered, units_left
from westmarch.games.war_of_the_ring.pieces import (
    COMPANIONS,
    END_FIGURE,
    FIGURE_NATION,
    FIRST_FIGURE,
    NAZGUL,
    NAZGUL_SHIFT,
    ONE,
    SARUMAN,
    SHIFT,
    UNITS,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.politics import companions_arrive
from westmarch.games.war_of_the_ring.state import Table

# What an Army must have with it to be moved or to attack.
NOBODY_NEEDED: Final = 0
LEADER_NEEDED: Final = 1  # a Character result
NAZGUL_NEEDED: Final = 2
WITCH_KING_NEEDED: Final = 3
COMPANION_NEEDED: Final = 4


def meets(s: Table, side: int, need: int, force: int, men: int, moving: bool) -> bool:
    """The part of an Army has with it whom the die or card asks for. WOTR-ARMYMOVE-09, WOTR-ATTACK-08

    WOTR-MULTI4-27
    """
    if need == NOBODY_NEEDED:
        return True
    if need == LEADER_NEEDED:
        return is_led(s, side, force, men, moving)
    if need == NAZGUL_NEEDED:
        return force >> NAZGUL_SHIFT > 0 or men >> WITCH_KING & 1 == 1
    if need == WITCH_KING_NEEDED:
        return men >> WITCH_KING & 1 == 1
    return men & COMPANIONS != 0


def only_nations(force: int, side: int, nations: int) -> int:
    """The part of a force that belongs to some nations; Nazgûl belong to everybody. WOTR-MULTI4-25"""
    found = 0
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        number = count(force, kind)
        if number and (kind == NAZGUL or nations >> FIGURE_NATION[kind] & 1):
            found |= number << SHIFT[kind]
    return found


def own_nations(s: Table, seat: int) -> int:
    found = 0
    for nation in range(8):
        if s.keeper(nation) == seat:
            found |= 1 << nation
    return found


def at_command(s: Table, seat: int, where: int) -> int:
    """The force in a region that a seat may act with. WOTR-MULTI4-18, WOTR-MULTI4-28, WOTR-MULTI4-37"""
    side = s.side_at(seat)
    force = force_in(s, side, where)
    if s.players == 2:
        return force
    if s.players == 3 and side == FREE_PEOPLES:
        return not_again(s, where, force)
    own = only_nations(force, side, own_nations(s, seat))
    if side == FREE_PEOPLES and own & UNITS[side] == force & UNITS[side]:
        return force  # a team-mate's Leader without units of his own follows them. WOTR-ARMYMOVE-08
    return own


def whole_command(s: Table, seat: int, where: int) -> int:
    """With his team-mate's troops too, if they form a mixed Army under his control. WOTR-MULTI4-32, WOTR-MULTI4-36"""
    side = s.side_at(seat)
    if s.mixed[side] >> where & 1 and army_keeper(s, side, where) == seat:
        return force_in(s, side, where)
    return at_command(s, seat, where)


def controls_part(s: Table, seat: int, force: int) -> bool:
    """A mixed Army is not split so that its player would not control the acting part. WOTR-MULTI4-33"""
    side = s.side_at(seat)
    if s.mixed[side] == 0:
        return True
    own = only_nations(force, side, own_nations(s, seat)) & UNITS[side]
    others = (force & UNITS[side]) - own
    if units(own, side) != units(others, side):
        return units(own, side) > units(others, side)
    if elites(own, side) != elites(others, side):
        return elites(own, side) > elites(others, side)
    return s.head(side) == seat


def not_again(s: Table, where: int, force: int) -> int:
    """The lone FP player of three does not act twice running for a nation, nor with the same mixed Army.

    WOTR-MULTI3-05, WOTR-MULTI3-06, WOTR-MULTI3-08
    """
    if may_act_again(s, where, unit_nations(force, FREE_PEOPLES)):
        return force
    return only_nations(force, FREE_PEOPLES, ~s.last_nations)


def may_act_again(s: Table, where: int, nations: int) -> bool:
    """None of them has just acted, or they are several and not the Army that has just acted. WOTR-MULTI3-06"""
    return nations & s.last_nations == 0 or (nations.bit_count() > 1 and not s.last_at >> where & 1)


def part_allowed(s: Table, side: int, where: int, force: int) -> bool:
    """A part of an Army that may act, as far as the lone FP player of three is concerned. WOTR-MULTI3-05"""
    if s.players != 3 or side != FREE_PEOPLES or s.last_nations == 0:
        return True
    return may_act_again(s, where, unit_nations(force, side))


def allowed_beside(s: Table, side: int, where: int, pool: int, taken: int) -> list[int]:
    """The part itself, if it may act, else the part with one unit of another nation added that makes it so."""
    if part_allowed(s, side, where, taken):
        return [taken]
    found = [taken + ONE[kind] for kind in kinds_in((pool - taken) & UNITS[side], side)]
    return [part for part in found if part_allowed(s, side, where, part)]


def movable(s: Table, seat: int, where: int, whole: bool = False) -> int:
    """The force in a region that has not moved yet in this action. WOTR-ARMYMOVE-03, WOTR-ARMYMOVE-04

    Whoever has moved there counts as another Army until the action ends: its nations do not make a mixed Army of
    those who stood there. WOTR-MULTI3-06
    """
    force = whole_command(s, seat, where) if whole else at_command(s, seat, where)
    side = s.side_at(seat)
    for i in range(len(s.moved_at)):
        if s.moved_at[i] == where:
            force = without(force, s.moved_force[i], side)
            if s.players == 3 and side == FREE_PEOPLES:
                force = not_again(s, where, force)
    return force


def without(force: int, part: int, side: int) -> int:
    """A force less the figures of another; that one may hold figures, a team-mate's, that this one has not."""
    found = 0
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        left = count(force, kind) - count(part, kind)
        if left > 0:
            found |= left << SHIFT[kind]
    return found


def free_men(s: Table, side: int, where: int, moving: bool) -> int:
    """The characters there who can go along. WOTR-ARMYMOVE-10, WOTR-ARMYMOVE-11"""
    men = men_in(s, side, where)
    return men & ~s.moved_men & ~(1 << SARUMAN) if moving else men


# --- moving -------------------------------------------------------------------------------------------------------


def leaving_ok(s: Table, side: int, where: int, force: int) -> bool:
    """No FP Leader stays behind without units. WOTR-ARMYMOVE-08"""
    if side == SHADOW:
        return True
    staying = force_in(s, side, where) - force
    return staying & UNITS[side] != 0 or staying == 0


def with_stranded(s: Table, side: int, where: int, force: int) -> int:
    """The force, and the Leaders who must go with it because no unit stays."""
    if side == SHADOW:
        return force
    staying = force_in(s, side, where) - force
    return force if staying & UNITS[side] else force + staying


def can_start(s: Table, seat: int, where: int, need: int) -> bool:
    """Some part of the Army in a region may move somewhere. WOTR-ARMYMOVE-19"""
    side = s.side_at(seat)
    if not has_army(s, side, where) or besieged(s, side, where):
        return False
    force = movable(s, seat, where)
    if force & UNITS[side] == 0 or not meets(s, side, need, force, free_men(s, side, where, True), True):
        return False
    if ways_out(s, side, where, nations_in(with_stranded(s, side, where, force), side)):
        return True
    return bool(some_part(s, side, where, force, 0, 0, need))


def some_part(s: Table, side: int, where: int, force: int, taken: int, men: int, need: int) -> int:
    """A part of the force, holding what is taken, that could move; 0 if there is none.

    Only nations that are not At War make a difference, so it is enough to try each kind of figure once.
    """
    if taken & UNITS[side] == 0:
        for kind in kinds_in(force & UNITS[side], side):
            found = some_part(s, side, where, force, taken + ONE[kind], men, need)
            if found:
                return found
        return 0
    able = meets(s, side, need, taken, men | free_men(s, side, where, True), True)
    if not able:
        for kind in kinds_in(force, side):
            more = taken + ONE[kind]
            if count(force, kind) > count(taken, kind) and meets(s, side, need, more, men, True):
                found = some_part(s, side, where, force, more, men, need)
                if found:
                    return found
        return 0
    for part in allowed_beside(s, side, where, force, taken):
        if ways_out(s, side, where, nations_in(with_stranded(s, side, where, part), side)):
            return part
    return 0


def shift_army(s: Table, side: int, force: int, men: int, start: int, target: int, cause: str, rule: str) -> None:
    """Figures go from one region to another, with all that follows for both. WOTR-ARMYMOVE-15, WOTR-ARMYMOVE-18

    WOTR-SIEGE-23, WOTR-POLITICS-25
    """
    s.army[side * REGION_COUNT + start] -= force
    s.army[side * REGION_COUNT + target] += force
    for character in bits(men):
        s.place[character] = target
    if s.mixed[side]:
        from westmarch.games.war_of_the_ring.steps.team import go_together

        go_together(s, side, force, start, target)
    if s.players == 3 and side == FREE_PEOPLES:  # the same Army wherever it goes. WOTR-MULTI3-06
        if s.now_at >> start & 1:
            s.now_at |= 1 << target
        if s.last_at >> start & 1:
            s.last_at |= 1 << target
    narration.army_moved(s, side, force, men, start, target, cause, rule)
    units_left(s, side, start)
    entered(s, side, target)
    if men and side == FREE_PEOPLES:
        companions_arrive(s, men, target)


def note_move(s: Table, force: int, men: int, target: int) -> None:
    """These figures have moved in this action. WOTR-ARMYMOVE-03"""
    s.moved_at = [*s.moved_at, target]
    s.moved_force = [*s.moved_force, force]
    s.moved_men |= men


# --- attacking ----------------------------------------------------------------------------------------------------


def fighting_force(s: Table, seat: int, where: int, whole: bool = False) -> int:
    """The figures in a region whose nations are At War. WOTR-ATTACK-04"""
    side = s.side_at(seat)
    force = whole_command(s, seat, where) if whole else at_command(s, seat, where)
    peace = peaceful(s)
    if nations_in(force, side) & peace == 0:
        return force
    return only_nations(force, side, ~peace)


def targets(s: Table, side: int, where: int) -> list[int]:
    """The regions whose enemy Army an Army here may attack. WOTR-ATTACK-02, WOTR-ATTACK-12, WOTR-SIEGE-12

    WOTR-SORTIE-01, WOTR-RELIEF-05, WOTR-SIEGE-26
    """
    found = []
    if under_siege(s, where):
        if side == FREE_PEOPLES or not warded(s, where):
            found.append(where)
        if besieged(s, side, where):
            return found
    for there in NEIGHBOURS[where]:
        if not has_army(s, 1 - side, there) or besieged(s, 1 - side, there):
            continue
        if side == FREE_PEOPLES or not warded(s, there):
            found.append(there)
    return found


def rearguard_ok(s: Table, side: int, where: int, force: int, men: int) -> bool:
    """Whoever stays behind stays with a unit, or nobody does. WOTR-ATTACK-07, WOTR-ATTACK-10

    WOTR-SIEGE-20
    """
    staying = force_in(s, side, where) - force
    if staying & UNITS[side]:
        return True
    return staying == 0 and men_in(s, side, where) == men


def can_attack_from(s: Table, seat: int, where: int, need: int) -> bool:
    """WOTR-ATTACK-01, WOTR-ATTACK-05, WOTR-ATTACK-10

    WOTR-ATTACK-15, WOTR-POLITICS-22, WOTR-SIEGE-27, WOTR-SORTIE-03, WOTR-SORTIE-04
    """
    side = s.side_at(seat)
    if not has_army(s, side, where) or not targets(s, side, where):
        return False
    if s.mixed[side] >> where & 1 and army_keeper(s, side, where) != seat:
        return False  # WOTR-MULTI4-32
    force = fighting_force(s, seat, where)
    if force & UNITS[side] == 0:
        return False
    men = free_men(s, side, where, False)
    if not meets(s, side, need, force, men, False):
        return False
    staying = force_in(s, side, where) - force
    spare = 0 if staying == 0 or staying & UNITS[side] else 1  # a Leader who may not attack needs a unit to stay with
    if spare and lone_unit(force, side):
        return False
    return part_allowed(s, side, where, force) and attackers_left(s, side, where, force, spare)


def attackers_left(s: Table, side: int, where: int, force: int, spare: int) -> bool:
    """With so many units left behind there is still a part that may act again. WOTR-MULTI3-05, WOTR-MULTI3-06"""
    if not spare or s.players != 3 or side != FREE_PEOPLES or unit_nations(force, side) & s.last_nations == 0:
        return True
    return units(force, side) > 2 or unit_nations(force, side) & ~s.last_nations != 0


def lone_unit(force: int, side: int) -> int:
    """The only unit of a force; 0 if it has more."""
    part = force & UNITS[side]
    for kind in kinds_in(part, side):
        if part == ONE[kind]:
            return part
    return 0
