"""The Combat halves of the Event cards: when they may be used, and what they do at their initiative.

WOTR-COMBAT-07, WOTR-COMBAT-16 to WOTR-COMBAT-19, WOTR-COMBAT-53 to WOTR-COMBAT-59
"""

from typing import Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import count, elites, leaders, unit_nations, units
from westmarch.games.war_of_the_ring.battle import (
    CANCELLED,
    CONFUSION,
    NO_REROLL,
    SIEGE_BATTLE,
    companions_of,
    force_of,
    holds_stronghold,
    leadership,
    men_of,
    nazgul_leadership,
    nazgul_present,
    needed,
    own_leadership,
)
from westmarch.games.war_of_the_ring.board import (
    FANGORN,
    FREE_PEOPLES,
    ISENGARD,
    NATION,
    NEAR_MORIA,
    ORTHANC,
    OWNER,
    REGIONS,
    ROHAN,
    SHADOW,
    SIDES,
    SOUTHRONS,
)
from westmarch.games.war_of_the_ring.cards import (
    C_ADVANTAGEOUS_POSITION,
    C_ANDURIL,
    C_BLACK_BREATH,
    C_BLADE_OF_WESTERNESSE,
    C_BRAVE_STAND,
    C_CHARGE,
    C_CONFUSION,
    C_CRUEL_AS_DEATH,
    C_DARING_DEFIANCE,
    C_DAYLIGHT,
    C_DEADLY_STRIFE,
    C_DESPERATE_BATTLE,
    C_DEVILRY_OF_ORTHANC,
    C_DREAD_AND_DESPAIR,
    C_DURINS_BANE,
    C_ENTS_RAGE,
    C_FATEFUL_STRIKE,
    C_FOUL_STENCH,
    C_GREAT_HOST,
    C_HEROIC_DEATH,
    C_HUORN_DARK,
    C_IT_IS_A_GIFT,
    C_MIGHTY_ATTACK,
    C_MUMAKIL,
    C_NAMELESS_WOOD,
    C_NO_QUARTER,
    C_ONE_FOR_THE_DARK_LORD,
    C_ONSLAUGHT,
    C_RELENTLESS_ASSAULT,
    C_SCOUTS,
    C_SERVANT_OF_THE_SECRET_FIRE,
    C_SHIELD_WALL,
    C_SUDDEN_STRIKE,
    C_SWARM_OF_BATS,
    C_THEY_ARE_TERRIBLE,
    C_VALOUR,
    C_WE_COME_TO_KILL,
    C_WORDS_OF_POWER,
    COMBAT,
    NO_CARD,
    SIDE_CARDS,
)
from westmarch.games.war_of_the_ring.effects.blows import extra_attack, hurt, misses
from westmarch.games.war_of_the_ring.effects.combat_choices import (
    ANDURIL_BEARERS,
    BlackBreath,
    BladeStrikes,
    DreadAndDespair,
    FatefulStrike,
    HeroesStrike,
    HeroicDeath,
    Sacrifice,
    ScoutsRetreat,
    WordsOfPower,
)
from westmarch.games.war_of_the_ring.pieces import (
    ELITE_OF,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
)
from westmarch.games.war_of_the_ring.state import Table

GANDALFS: Final = 1 << GANDALF_GREY | 1 << GANDALF_WHITE


def usable(s: Table, card: int) -> bool:
    """The requirement of the card's Combat half is met in this battle. WOTR-COMBAT-07, WOTR-COMBAT-08"""
    half = COMBAT[card]
    side = card // SIDE_CARDS
    if half in (C_IT_IS_A_GIFT, C_ONE_FOR_THE_DARK_LORD):
        return s.fellowship == s.field
    if half == C_BLADE_OF_WESTERNESSE:
        return men_of(s, FREE_PEOPLES) & HOBBITS != 0
    if half in (C_MIGHTY_ATTACK, C_DARING_DEFIANCE, C_BRAVE_STAND):
        return men_of(s, FREE_PEOPLES) != 0
    if half == C_SERVANT_OF_THE_SECRET_FIRE:
        return men_of(s, FREE_PEOPLES) & GANDALFS != 0
    if half == C_ANDURIL:
        return men_of(s, FREE_PEOPLES) & ANDURIL_BEARERS != 0
    if half in (C_HEROIC_DEATH, C_FATEFUL_STRIKE, C_SUDDEN_STRIKE):
        return men_of(s, FREE_PEOPLES) != 0 or leaders(force_of(s, FREE_PEOPLES), FREE_PEOPLES) > 0
    if half in (C_ENTS_RAGE, C_HUORN_DARK, C_NAMELESS_WOOD):
        return s.field in (FANGORN, ORTHANC) or NATION[s.field] == ROHAN
    if half == C_ADVANTAGEOUS_POSITION:
        return OWNER[s.field] == FREE_PEOPLES
    if half == C_SCOUTS:
        return s.attacker == SHADOW and s.battle_kind != SIEGE_BATTLE
    if half in (C_CHARGE, C_VALOUR, C_WE_COME_TO_KILL):
        return elites(force_of(s, side), side) > 0
    if half == C_CRUEL_AS_DEATH:
        return nazgul_leadership(s) > 1
    if half in (C_THEY_ARE_TERRIBLE, C_DREAD_AND_DESPAIR, C_FOUL_STENCH):
        return nazgul_leadership(s) > 0
    if half in (C_BLACK_BREATH, C_WORDS_OF_POWER):
        return nazgul_present(s)
    if half == C_DURINS_BANE:
        return s.field in NEAR_MORIA
    if half == C_DEVILRY_OF_ORTHANC:
        return unit_nations(force_of(s, SHADOW), SHADOW) >> ISENGARD & 1 == 1 and holds_stronghold(s)
    if half == C_MUMAKIL:
        return count(force_of(s, SHADOW), ELITE_OF[SOUTHRONS]) > 0
    return True


def works(s: Table, half: int, initiative: int) -> bool:
    """At the moment of the card there is what it works on. WOTR-COMBAT-15, WOTR-COMBAT-54, WOTR-COMBAT-58

    Losses, rolls and the enemy's card since it was laid may have left it nothing.
    """
    if half in (C_MIGHTY_ATTACK, C_ANDURIL):
        heroes = HeroesStrike(1 if half == C_ANDURIL else 0).able(s)
        return len(heroes) > 0 and not s.round_marks & NO_REROLL and misses(s, FREE_PEOPLES) > 0
    if half == C_DARING_DEFIANCE:
        return s.combat_card[SHADOW] != NO_CARD
    if half == C_SUDDEN_STRIKE:
        return leadership(s, FREE_PEOPLES) > 0
    if half in (C_CHARGE, C_WE_COME_TO_KILL):
        side = FREE_PEOPLES if half == C_CHARGE else SHADOW
        return elites(force_of(s, side), side) > 0
    if half == C_SCOUTS:
        return len(ScoutsRetreat().tokens(s, 0)) > 0
    if half == C_CONFUSION:
        return 1 in s.roll[SHADOW]
    if half in (C_NO_QUARTER, C_NAMELESS_WOOD):
        return s.hits[FREE_PEOPLES] > 0
    if half == C_SHIELD_WALL:
        return s.hits[SHADOW] > 1
    if half == C_HEROIC_DEATH:
        return s.hits[SHADOW] > 0
    if half == C_BLADE_OF_WESTERNESSE:
        return s.re_hits[FREE_PEOPLES] > 0 and men_of(s, SHADOW) != 0
    if half == C_FATEFUL_STRIKE:
        strike = FatefulStrike()
        return s.re_hits[FREE_PEOPLES] > 0 and (strike.nazgul(s) or strike.minions(s) != 0)
    if half == C_CRUEL_AS_DEATH:
        return nazgul_leadership(s) > 1
    if half in (C_THEY_ARE_TERRIBLE, C_DREAD_AND_DESPAIR):
        return nazgul_leadership(s) > 0
    if half == C_FOUL_STENCH:
        return 0 < nazgul_leadership(s) >= leadership(s, FREE_PEOPLES)
    if half == C_WORDS_OF_POWER:
        return len(companions_of(s)) > 0
    if half == C_MUMAKIL:
        ours = s.hits[SHADOW] + s.early_hits[SHADOW]
        return initiative == 3 or ours > s.hits[FREE_PEOPLES] + s.early_hits[FREE_PEOPLES]
    if half == C_GREAT_HOST:
        return units(force_of(s, SHADOW), SHADOW) >= 2 * units(force_of(s, FREE_PEOPLES), FREE_PEOPLES)
    if half == C_BLACK_BREATH:
        return s.re_hits[SHADOW] > 0 and len(BlackBreath().victims(s)) > 0
    return True


def apply(s: Table, side: int, initiative: int) -> None:
    """The moment of a Combat card. WOTR-COMBAT-53"""
    card = s.combat_card[side]
    if not works(s, COMBAT[card], initiative):
        narration.combat_idle(s, side, card)
        return
    before = narration.standing(s)
    if s.events is not None:
        narration.combat_effect(s, card, {"side": SIDES[side], "region": REGIONS[s.field]})
    if side == FREE_PEOPLES:
        apply_free_peoples(s, COMBAT[card])
    else:
        apply_shadow(s, COMBAT[card], initiative)
    narration.combat_modified(s, card, before)


def apply_free_peoples(s: Table, half: int) -> None:
    side = FREE_PEOPLES
    if half == C_IT_IS_A_GIFT:
        both_bonuses(s, side, 1)
    elif half in (C_SERVANT_OF_THE_SECRET_FIRE, C_VALOUR):
        s.bonus[side] += 1
    elif half == C_ENTS_RAGE:
        s.bonus[side] += 2
    elif half == C_ADVANTAGEOUS_POSITION:
        s.bonus[SHADOW] -= 1
    elif half == C_HUORN_DARK:
        s.most[SHADOW] = 2
    elif half == C_DAYLIGHT:
        s.most[SHADOW] = 3
    elif half == C_BRAVE_STAND:
        s.fewer[SHADOW] += len(companions_of(s))
    elif half == C_DARING_DEFIANCE:
        for companion in companions_of(s):
            s.forgone[side] += own_leadership(s, companion)
        cancel(s, SHADOW)
    elif half == C_SUDDEN_STRIKE:
        extra_attack(s, side, min(5, leadership(s, side)), needed(s, side))
    elif half == C_CHARGE:
        extra_attack(s, side, min(5, elites(force_of(s, side), side)), needed(s, side))
    elif half == C_SCOUTS:
        s.push(ScoutsRetreat())
    elif half in (C_MIGHTY_ATTACK, C_ANDURIL):
        s.push(HeroesStrike(1 if half == C_ANDURIL else 0))
    elif half == C_CONFUSION:
        s.hits[side] += s.roll[SHADOW].count(1)
        s.round_marks |= CONFUSION
    elif half == C_NO_QUARTER:
        s.hits[side] += 1
    elif half == C_NAMELESS_WOOD:
        s.hits[side] += 2
    elif half == C_SHIELD_WALL:
        s.hits[SHADOW] -= 1
    elif half == C_HEROIC_DEATH:
        s.push(HeroicDeath())
    else:
        s.push(BladeStrikes() if half == C_BLADE_OF_WESTERNESSE else FatefulStrike())


def apply_shadow(s: Table, half: int, initiative: int) -> None:
    side = SHADOW
    if half == C_ONE_FOR_THE_DARK_LORD:
        both_bonuses(s, side, 1)
    elif half in (C_DEADLY_STRIFE, C_DESPERATE_BATTLE):
        points = 2 if half == C_DEADLY_STRIFE else 1
        both_bonuses(s, SHADOW, points)
        both_bonuses(s, FREE_PEOPLES, points)
    elif half == C_CRUEL_AS_DEATH:
        s.forgone[side] += 2
        s.bonus[side] += 1
    elif half == C_THEY_ARE_TERRIBLE:
        s.forgone[side] += 1
        s.re_bonus[side] += 1
    elif half == C_DEVILRY_OF_ORTHANC:
        s.bonus[side] += 1
    elif half == C_FOUL_STENCH:
        s.round_marks |= NO_REROLL
    elif half == C_DREAD_AND_DESPAIR:
        s.push(DreadAndDespair())
    elif half == C_WORDS_OF_POWER:
        s.push(WordsOfPower())
    elif half == C_DURINS_BANE:
        extra_attack(s, side, 3, 4)
    elif half == C_SWARM_OF_BATS:
        if s.combat_card[FREE_PEOPLES] == NO_CARD:
            s.re_bonus[side] += 1
        else:
            cancel(s, FREE_PEOPLES)
    elif half == C_MUMAKIL:
        if initiative == 3:
            s.bonus[side] += 1
        else:
            s.hits[side] += 1
    elif half == C_RELENTLESS_ASSAULT:
        s.push(Sacrifice(2))
    elif half == C_ONSLAUGHT:
        s.push(Sacrifice(4))
    elif half == C_GREAT_HOST:
        hurt(s, FREE_PEOPLES, 1)
    elif half == C_WE_COME_TO_KILL:
        extra_attack(s, side, min(5, elites(force_of(s, side), side)), 5)
    else:
        s.push(BlackBreath())


def both_bonuses(s: Table, side: int, points: int) -> None:
    s.bonus[side] += points
    s.re_bonus[side] += points


def cancel(s: Table, side: int) -> None:
    """WOTR-COMBAT-54"""
    s.round_marks |= CANCELLED[side]
