"""The Political Track. WOTR-POLITICS-01 to WOTR-POLITICS-31"""

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import unconquered
from westmarch.games.war_of_the_ring.board import (
    CITY,
    EDORAS,
    FREE_PEOPLES,
    HELMS_DEEP,
    KIND,
    NATION,
    NATION_COUNT,
    NO_NATION,
    OWNER,
    ROHAN,
    SIDE_OF_NATION,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.cards import THREATS_AND_PROMISES, WORMTONGUE
from westmarch.games.war_of_the_ring.pieces import ACTIVATES, ANY_NATION, CHARACTERS, COMPANION_COUNT
from westmarch.games.war_of_the_ring.state import Table


def activate(s: Table, nation: int, cause: str, rule: str, stirs_rohan: bool = False) -> None:
    """A nation turns active, unless Wormtongue keeps Rohan asleep. WOTR-POLITICS-02, WOTR-POLITICS-04"""
    if s.active >> nation & 1:
        return
    if nation == ROHAN and s.on_table(WORMTONGUE):
        if not stirs_rohan:
            return
        s.discard_openly(WORMTONGUE)
        narration.discarded(s, WORMTONGUE, "rohan_active", "WOTR-EVENT-15")
    s.active |= 1 << nation
    narration.activated(s, nation, cause, rule)


def can_advance(s: Table, nation: int) -> bool:
    """A passive nation stops one step short of At War. WOTR-POLITICS-03, WOTR-POLITICS-13"""
    return s.politics[nation] > (0 if s.active >> nation & 1 else 1)


def advance(s: Table, nation: int, cause: str, rule: str) -> None:
    if can_advance(s, nation):
        s.politics[nation] -= 1
        narration.advanced(s, nation, cause, rule)


def threats_fade(s: Table, nation: int) -> None:
    """An attack, or a Companion's ability, advanced an FP nation: Threats and Promises is discarded."""
    if SIDE_OF_NATION[nation] == FREE_PEOPLES and s.on_table(THREATS_AND_PROMISES):
        s.discard_openly(THREATS_AND_PROMISES)
        narration.discarded(s, THREATS_AND_PROMISES, "nation_advanced", "WOTR-EVENT-14")


def react_to_attack(s: Table, nations: int, where: int, cause: str) -> None:
    """Every nation with units in the attacked Army is activated and advances, once a battle.

    WOTR-ATTACK-14, WOTR-POLITICS-06, WOTR-POLITICS-15, WOTR-POLITICS-17, WOTR-POLITICS-18, WOTR-POLITICS-19
    """
    for nation in range(NATION_COUNT):
        if not nations >> nation & 1:
            continue
        activate(s, nation, cause, "WOTR-POLITICS-06", stirs_rohan=where in (EDORAS, HELMS_DEEP))
        if can_advance(s, nation):
            advance(s, nation, cause, "WOTR-POLITICS-15")
            threats_fade(s, nation)


def army_enters(s: Table, where: int) -> None:
    """A Shadow Army in an FP nation's region activates it. WOTR-POLITICS-05, WOTR-RETREAT-10"""
    if OWNER[where] == FREE_PEOPLES:
        activate(s, NATION[where], "shadow_army", "WOTR-POLITICS-05")


def companions_arrive(s: Table, men: int, where: int) -> None:
    """Companions who end a move or enter play in a City or Stronghold. WOTR-POLITICS-08, WOTR-POLITICS-10"""
    nation = NATION[where]
    if OWNER[where] != FREE_PEOPLES or KIND[where] not in (CITY, STRONGHOLD):
        return
    if not unconquered(s, where):
        return
    for companion in range(COMPANION_COUNT):
        if men >> companion & 1 and ACTIVATES[companion] in (ANY_NATION, nation):
            activate(s, nation, CHARACTERS[companion], "WOTR-POLITICS-08", stirs_rohan=True)


def declared_at(s: Table, where: int) -> None:
    """WOTR-POLITICS-07"""
    if OWNER[where] == FREE_PEOPLES and KIND[where] in (CITY, STRONGHOLD) and NATION[where] != NO_NATION:
        activate(s, NATION[where], "declared", "WOTR-POLITICS-07", stirs_rohan=True)


def muster_barred(s: Table, nation: int) -> bool:
    """Threats and Promises forbids advancing by a Muster result, in two readings. WOTR-EVENT-29"""
    if SIDE_OF_NATION[nation] != FREE_PEOPLES or not s.on_table(THREATS_AND_PROMISES):
        return False
    return s.options["prints"] == "italian" or not s.active >> nation & 1
