"""Where an Army could go, and what it would meet there: a service to whoever looks at the map.

The tokens of a decision are what counts; this only tells, for every Army and before anything is chosen, what lies
around it: for each region that it (or a part of it) could enter or attack, one word.

    move     nothing hinders it            join     an Army of its own side stands there
    capture  an undefended enemy settlement falls to it
    attack   an enemy Army stands there    assault  its own region: the Stronghold that it besieges
    sortie   its own region: the besiegers of its Stronghold

WOTR-ARMYMOVE-12, WOTR-ARMYMOVE-13, WOTR-ATTACK-02, WOTR-SORTIE-01
"""

from westmarch.games.war_of_the_ring.armies import (
    besieged,
    controller,
    force_in,
    has_army,
    may_stand,
    open_to_army,
    peaceful,
    unit_nations,
)
from westmarch.games.war_of_the_ring.board import NATION_COUNT, NEIGHBOURS, REGIONS
from westmarch.games.war_of_the_ring.marching import targets
from westmarch.games.war_of_the_ring.state import Table


def ways(s: Table, side: int, where: int) -> dict[str, str]:
    """What the Army of a side in a region would meet in each region that is open to it."""
    nations = unit_nations(force_in(s, side, where), side)
    if nations == 0:
        return {}
    peace = peaceful(s)
    found: dict[str, str] = {}
    shut_in = besieged(s, side, where)
    if nations & ~peace:  # only nations At War attack
        for target in targets(s, side, where):
            found[REGIONS[target]] = "attack" if target != where else "sortie" if shut_in else "assault"
    if not shut_in:
        for target in NEIGHBOURS[where]:
            if REGIONS[target] not in found and _part_may_enter(s, side, nations, peace, target):
                found[REGIONS[target]] = _meeting(s, side, target)
    return found


def _part_may_enter(s: Table, side: int, nations: int, peace: int, target: int) -> bool:
    """Some nation of the Army may go there."""
    if not open_to_army(s, side, target):
        return False
    return any(nations >> n & 1 and may_stand(peace, 1 << n, target) for n in range(NATION_COUNT))


def _meeting(s: Table, side: int, target: int) -> str:
    if has_army(s, side, target):
        return "join"
    return "capture" if controller(s, target) == 1 - side else "move"
