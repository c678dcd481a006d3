"""Characters: who leaves the game, who leads the Fellowship, which table cards lapse with them.

WOTR-FELLOWSHIP-07 to WOTR-FELLOWSHIP-11, WOTR-EVENT-15, WOTR-DICE-05
"""

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import besieged, bits, controller, has_army
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    KIND,
    MINAS_TIRITH,
    NEIGHBOURS,
    OWNER,
    SHADOW,
    SIEGE_BIT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.cards import (
    AXE_AND_BOW,
    DENETHORS_FOLLY,
    HORN_OF_GONDOR,
    THE_LAST_BATTLE,
    THE_PALANTIR_OF_ORTHANC,
    WIZARDS_STAFF,
    WORMTONGUE,
)
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    BOROMIR,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    GONE,
    HOBBITS,
    IN_FELLOWSHIP,
    LEGOLAS,
    LEVEL,
    SARUMAN,
)
from westmarch.games.war_of_the_ring.state import Table


def eliminate(s: Table, character: int, cause: str, rule: str, news: int = 0) -> None:
    """A character leaves the game. WOTR-CHARACTER-03"""
    s.place[character] = GONE
    narration.character_lost(s, character, cause, rule, news)
    check_table(s)


# --- table cards ----------------------------------------------------------------------------------------------------


def last_battle_holds(s: Table) -> bool:
    """Aragorn with an FP Army on no FP nation's soil."""
    where = s.place[ARAGORN]
    return where < IN_FELLOWSHIP and has_army(s, FREE_PEOPLES, where) and OWNER[where] != FREE_PEOPLES


def folly_holds(s: Table) -> bool:
    """Minas Tirith is under siege by a Shadow Army."""
    return besieged(s, FREE_PEOPLES, MINAS_TIRITH)


def check_table(s: Table) -> None:
    """Cards on the table whose requirement no longer holds are discarded at once. WOTR-EVENT-15"""
    if s.table_cards[FREE_PEOPLES]:
        here = s.in_fellowship()
        if not here & (1 << GIMLI | 1 << LEGOLAS):
            lapse(s, AXE_AND_BOW)
        if not here >> BOROMIR & 1:
            lapse(s, HORN_OF_GONDOR)
        if not here >> GANDALF_GREY & 1:
            lapse(s, WIZARDS_STAFF)
        if s.on_table(THE_LAST_BATTLE) and not last_battle_holds(s):
            lapse(s, THE_LAST_BATTLE)
    if s.table_cards[SHADOW]:
        if not s.in_play(SARUMAN):
            lapse(s, THE_PALANTIR_OF_ORTHANC)
            lapse(s, WORMTONGUE)
        if not folly_holds(s):
            lapse(s, DENETHORS_FOLLY)


def lapse(s: Table, card: int, rule: str = "WOTR-EVENT-15") -> None:
    if s.on_table(card):
        s.discard_openly(card)
        narration.discarded(s, card, "lapsed", rule)


# --- the Guide ------------------------------------------------------------------------------------------------------


def guide_candidates(s: Table) -> list[int]:
    """The Companions of the highest Level in the Fellowship. WOTR-FELLOWSHIP-07"""
    here = bits(s.in_fellowship())
    top = max([LEVEL[c] for c in here], default=0)
    return [c for c in here if LEVEL[c] == top]


def settle_guide(s: Table) -> None:
    """The Fellowship has changed: Gollum, the only candidate, or the FP player's choice names the Guide.

    WOTR-FELLOWSHIP-08, WOTR-FELLOWSHIP-09, WOTR-FELLOWSHIP-11, WOTR-CHARACTER-34
    """
    check_table(s)
    able = guide_candidates(s)
    if len(able) > 1:
        from westmarch.games.war_of_the_ring.steps.fellowship import ChooseGuide

        s.push(ChooseGuide())
        return
    chosen = able[0] if able else GOLLUM
    if chosen != s.guide:
        s.guide = chosen
        narration.guide(s)


# --- where they may go -----------------------------------------------------------------------------------------------


def group_level(men: int) -> int:
    """The highest Level of a group; Gandalf the White rides Shadowfax. WOTR-CHARMOVE-02, WOTR-CHARACTER-31"""
    top = max([LEVEL[c] for c in bits(men)])
    if men >> GANDALF_WHITE & 1:
        others = men & ~(1 << GANDALF_WHITE)
        if others == 0 or (others & ~HOBBITS == 0 and others.bit_count() == 1):
            return 4
    return top


def companion_reach(s: Table, start: int, steps: int, into_sieges: bool = False) -> list[int]:
    """Where Companions may go from a region in so many steps, staying included.

    WOTR-CHARMOVE-04 to WOTR-CHARMOVE-07, WOTR-SEPARATE-04, WOTR-SEPARATE-05

    WOTR-CHARMOVE-05, WOTR-CHARMOVE-06, WOTR-SIEGE-25
    """
    if besieged(s, FREE_PEOPLES, start):
        return [start]
    found = [start]
    edge = [start]
    seen = {start}
    for _ in range(steps):
        onward = []
        for here in edge:
            if here != start and KIND[here] == STRONGHOLD and shadow_holds(s, here):
                continue  # they had to stop here
            for there in NEIGHBOURS[here]:
                if there in seen:
                    continue
                seen.add(there)
                if besieged(s, FREE_PEOPLES, there):
                    if into_sieges:
                        found.append(there)  # the end of the road
                    continue
                found.append(there)
                onward.append(there)
        edge = onward
    return found


def shadow_holds(s: Table, where: int) -> bool:
    return controller(s, where) == SHADOW


def minion_may_enter(s: Table, where: int) -> bool:
    """Not a Stronghold of the FP, unless the Shadow besieges it. WOTR-CHARMOVE-11, WOTR-CHARMOVE-15"""
    if KIND[where] != STRONGHOLD or shadow_holds(s, where):
        return True
    return s.sieges & SIEGE_BIT[where] != 0


def mouth_reach(s: Table, start: int) -> list[int]:
    """WOTR-CHARMOVE-14"""
    if besieged(s, SHADOW, start):
        return []
    found: list[int] = []
    edge = [start]
    seen = {start}
    for _ in range(3):
        onward = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if there in seen or not minion_may_enter(s, there) or besieged(s, SHADOW, there):
                    continue
                seen.add(there)
                found.append(there)
                onward.append(there)
        edge = onward
    return found
