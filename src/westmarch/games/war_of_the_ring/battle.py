"""The battle that is being fought: who is in it, how strong, on what it hits. WOTR-COMBAT-20 to WOTR-COMBAT-28"""

from typing import Final

from westmarch.games.war_of_the_ring.armies import (
    controller,
    elite_leaders,
    force_in,
    leaders,
    men_in,
    units,
)
from westmarch.games.war_of_the_ring.board import CITY, FORTIFICATION, FREE_PEOPLES, KIND, SHADOW, STRONGHOLD
from westmarch.games.war_of_the_ring.cards import NO_CARD
from westmarch.games.war_of_the_ring.pieces import (
    CAPTAINS,
    COMPANION_COUNT,
    GANDALF_WHITE,
    LEADERSHIP,
    MOUTH,
    SARUMAN,
    UNITS,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import Table

FIELD_BATTLE: Final = 0
SIEGE_BATTLE: Final = 1
SORTIE: Final = 2
KINDS_OF_BATTLE: Final = ("field", "siege", "sortie")

OPEN_GROUND: Final = 0
STRONGHOLD_WALLS: Final = 1
CITY_WALLS: Final = 2
RAMPARTS: Final = 3
GROUNDS: Final = ("open", "stronghold", "city", "fortification")

# For the whole battle: bits of Table.battle_marks.
RIDER: Final = 1  # the White Rider has given up his Leadership against the Nazgûl's
RIDER_ASKED: Final = 2
NO_FP_CARD_FIRST: Final = 4  # Grond, The Fighting Uruk-hai
HELP_UNLOOKED_FOR: Final = 8
NO_CEASING: Final = 16  # Corsairs of Umbar
LANDED: Final = 32  # Corsairs of Umbar: the attackers are in the region already

# For the round: bits of Table.round_marks.
CANCELLED: Final[tuple[int, ...]] = (1, 2)  # the side's Combat card does nothing
NO_REROLL: Final = 4  # the FP have no Leader re-roll
CONFUSION: Final = 8  # natural ones of the Shadow may not be re-rolled
FROM_TABLE: Final = 16  # the Shadow's Combat card is Balrog of Moria off the table: all have seen it


def force_of(s: Table, side: int) -> int:
    """The figures of a side in the battle; a rearguard is not. WOTR-ATTACK-09, WOTR-ATTACK-11"""
    return s.strike if side == s.attacker else force_in(s, side, s.field)


def men_of(s: Table, side: int) -> int:
    return s.strike_men if side == s.attacker else men_in(s, side, s.field)


def home_of(s: Table, side: int) -> int:
    """The region where a side's fighters stand. WOTR-ATTACK-13"""
    return s.camp if side == s.attacker else s.field


def alive(s: Table, side: int) -> bool:
    return force_of(s, side) & UNITS[side] != 0


def rider_holds(s: Table) -> bool:
    """Nazgûl Leadership counts nothing. WOTR-CHARACTER-32, WOTR-CHARACTER-53

    WOTR-CHARACTER-33
    """
    return s.battle_marks & RIDER != 0 and not s.silenced >> GANDALF_WHITE & 1


def companions_of(s: Table) -> list[int]:
    men = men_of(s, FREE_PEOPLES)
    return [c for c in range(COMPANION_COUNT) if men >> c & 1]


def own_leadership(s: Table, companion: int) -> int:
    """What a Companion in the battle adds, if no card or bargain has taken it."""
    if s.silenced >> companion & 1 or (companion == GANDALF_WHITE and s.battle_marks & RIDER):
        return 0
    return LEADERSHIP[companion]


def nazgul_leadership(s: Table) -> int:
    """WOTR-COMBAT-55, WOTR-COMBAT-56"""
    if rider_holds(s):
        return 0
    points = leaders(force_of(s, SHADOW), SHADOW) + (2 if men_of(s, SHADOW) >> WITCH_KING & 1 else 0)
    return max(0, points - s.forgone[SHADOW])


def nazgul_present(s: Table) -> bool:
    return leaders(force_of(s, SHADOW), SHADOW) > 0 or men_of(s, SHADOW) >> WITCH_KING & 1 == 1


def leadership(s: Table, side: int) -> int:
    """WOTR-COMBAT-14, WOTR-COMBAT-21"""
    if side == FREE_PEOPLES:
        points = leaders(force_of(s, side), side)
        for companion in companions_of(s):
            points += own_leadership(s, companion)
        return max(0, points - s.forgone[side])
    men = men_of(s, SHADOW)
    points = nazgul_leadership(s) + elite_leaders(s, force_of(s, SHADOW))
    for minion in (SARUMAN, MOUTH):
        if men >> minion & 1:
            points += LEADERSHIP[minion]
    return points


def strength(s: Table, side: int) -> int:
    """Combat Strength: units and Captains of the West. WOTR-COMBAT-20, WOTR-CHARACTER-04, WOTR-CHARACTER-05"""
    points = units(force_of(s, side), side)
    if side == FREE_PEOPLES:
        points += (men_of(s, side) & CAPTAINS & ~s.silenced).bit_count()
    return points


def dice_to_roll(s: Table, side: int) -> int:
    """WOTR-COMBAT-22, WOTR-COMBAT-57

    WOTR-DEF-26
    """
    number = min(5, strength(s, side))
    fewer = s.fewer[side]
    if side == SHADOW and s.battle_marks & HELP_UNLOOKED_FOR:
        fewer += units(force_in(s, FREE_PEOPLES, s.field), FREE_PEOPLES)
    if fewer:
        number = max(1, number - fewer)
    return min(number, s.most[side])


def needed(s: Table, side: int) -> int:
    """The number on which a side hits, before modifiers. WOTR-COMBAT-23, WOTR-CITY-01, WOTR-SIEGE-14

    WOTR-COMBAT-24, WOTR-CITY-02, WOTR-CITY-03, WOTR-CITY-04, WOTR-CITY-05, WOTR-SIEGE-02, WOTR-SORTIE-02,
    WOTR-RELIEF-02
    """
    return 6 if side == s.attacker and ground(s) != OPEN_GROUND else 5


def ground(s: Table) -> int:
    """What shelters the defenders: a Stronghold in a siege battle, a City or a Fortification in the first round."""
    if s.battle_kind == SIEGE_BATTLE:
        return STRONGHOLD_WALLS
    if s.round > 1 or s.battle_kind != FIELD_BATTLE:
        return OPEN_GROUND
    if KIND[s.field] == CITY:
        return CITY_WALLS
    return RAMPARTS if KIND[s.field] == FORTIFICATION else OPEN_GROUND


def is_hit(die: int, target: int, bonus: int) -> bool:
    """A natural 1 misses and a natural 6 hits. WOTR-COMBAT-27, WOTR-COMBAT-28"""
    return die == 6 or (die > 1 and die + bonus >= target)


def rerollable(s: Table, side: int) -> int:
    """How many missed dice a side may roll again. WOTR-COMBAT-25"""
    if side == FREE_PEOPLES and s.round_marks & NO_REROLL:
        return 0
    target = needed(s, side)
    missed = 0
    for die in s.roll[side]:
        barred = side == SHADOW and die == 1 and s.round_marks & CONFUSION
        if not barred and not is_hit(die, target, s.bonus[side]):
            missed += 1
    return min(5, missed, leadership(s, side))


def holds_stronghold(s: Table) -> bool:
    """The defender controls a Stronghold in the region. WOTR-SIEGE-01, WOTR-SIEGE-07"""
    return KIND[s.field] == STRONGHOLD and controller(s, s.field) == 1 - s.attacker


def clear_round(s: Table) -> None:
    s.round_marks = 0
    s.bonus = [0, 0]
    s.re_bonus = [0, 0]
    s.fewer = [0, 0]
    s.most = [5, 5]
    s.forgone = [0, 0]
    s.silenced = 0
    s.roll = [[], []]
    s.again = [0, 0]
    s.hits = [0, 0]
    s.early_hits = [0, 0]
    s.re_hits = [0, 0]


def clear_battle(s: Table) -> None:
    clear_round(s)
    s.round = 0
    s.rounds_left = 0
    s.battle_marks = 0
    s.strike = 0
    s.strike_men = 0
    s.first_card = NO_CARD
    s.combat_card = [NO_CARD, NO_CARD]
