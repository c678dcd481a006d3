"""What follows when Armies enter, leave or perish: capture, sieges lifted, Leaders stranded.

WOTR-CAPTURE-01 to WOTR-CAPTURE-11, WOTR-SIEGE-09, WOTR-DEF-18
"""

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    besieged,
    controller,
    count,
    fall,
    force_in,
    has_army,
    under_siege,
)
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    NATION,
    OWNER,
    SETTLEMENT_BIT,
    SHADOW,
    SIEGE_BIT,
)
from westmarch.games.war_of_the_ring.people import check_table
from westmarch.games.war_of_the_ring.pieces import ELITE_OF, LEADER_OF, REGULAR_OF
from westmarch.games.war_of_the_ring.politics import advance, army_enters
from westmarch.games.war_of_the_ring.state import SIDE_OF_SEAT, Table


def army_keeper(s: Table, side: int, where: int) -> int:
    """The seat that controls the Army of a side in a region. WOTR-MULTI4-31

    WOTR-MULTI4-34, WOTR-MULTI4-48
    """
    team = [seat for seat in range(s.players) if SIDE_OF_SEAT[s.players][seat] == side]
    if len(team) == 1:
        return team[0]
    force = force_in(s, side, where)
    best = [(0, 0), (0, 0)]
    for i in (0, 1):
        regular = elite = 0
        for nation in range(8):
            if s.keeper(nation) == team[i]:
                regular += count(force, REGULAR_OF[nation])
                elite += count(force, ELITE_OF[nation])
        best[i] = (regular + elite, elite)
    if best[0] == best[1]:
        return s.head(side)
    return team[0] if best[0] > best[1] else team[1]


def entered(s: Table, side: int, where: int) -> None:
    """An Army has come into a region: it stirs the nation there and takes what nobody defends.

    WOTR-CHARMOVE-18, WOTR-SIEGE-24, WOTR-CAPTURE-08, WOTR-CAPTURE-09, WOTR-CAPTURE-10
    """
    if side == SHADOW:
        army_enters(s, where)
    if controller(s, where) == 1 - side and not has_army(s, 1 - side, where):
        capture(s, side, where, "WOTR-CAPTURE-01")


def capture(s: Table, side: int, where: int, rule: str) -> None:
    """A settlement changes hands. WOTR-CAPTURE-03, WOTR-CAPTURE-05, WOTR-POLITICS-16

    WOTR-CAPTURE-04, WOTR-CAPTURE-06, WOTR-POLITICS-20
    """
    bit = SETTLEMENT_BIT[where]
    if under_siege(s, where):
        end_siege(s, where)
    narration.captured(s, where, side, rule)
    if OWNER[where] == side:
        s.captured &= ~bit
        s.captor &= ~bit
    else:
        s.captured |= bit
        s.captor &= ~bit
        keeper = army_keeper(s, side, where)
        if keeper > 0 and s.side_at(keeper - 1) == side:
            s.captor |= bit
        advance(s, NATION[where], "captured", "WOTR-POLITICS-16")
    check_table(s)


def begin_siege(s: Table, where: int) -> None:
    s.sieges |= SIEGE_BIT[where]
    narration.siege(s, where, True, "WOTR-SIEGE-04")


def end_siege(s: Table, where: int) -> None:
    """WOTR-SIEGE-09, WOTR-SIEGE-11

    WOTR-SIEGE-08, WOTR-RELIEF-04
    """
    s.sieges &= ~SIEGE_BIT[where]
    narration.siege(s, where, False, "WOTR-SIEGE-09")
    check_table(s)


def units_left(s: Table, side: int, where: int) -> None:
    """Units of a side have gone from a region, by a move or by losses: what does not hold without them, falls.

    WOTR-DEF-18, WOTR-SIEGE-09, WOTR-SIEGE-10, WOTR-CAPTURE-02, WOTR-CAPTURE-11, WOTR-EVENT-20, WOTR-EVENT-22
    """
    if has_army(s, side, where):
        return
    if side == FREE_PEOPLES:
        strand_leaders(s, where)
    if not under_siege(s, where):
        return
    if besieged(s, side, where) and has_army(s, 1 - side, where):
        capture(s, 1 - side, where, "WOTR-CAPTURE-02")
    else:
        end_siege(s, where)


def strand_leaders(s: Table, where: int) -> None:
    """FP Leaders without units are removed at once. WOTR-DEF-18"""
    for nation in range(5):
        while count(force_in(s, FREE_PEOPLES, where), LEADER_OF[nation]):
            fall(s, where, LEADER_OF[nation])
            narration.removed(s, where, LEADER_OF[nation], "no_army", "WOTR-DEF-18")
