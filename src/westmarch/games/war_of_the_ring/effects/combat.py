"""The Combat halves of the Event cards: when they may be used, and what they do at their initiative.

WOTR-COMBAT-07, WOTR-COMBAT-16 to WOTR-COMBAT-19, WOTR-COMBAT-53 to WOTR-COMBAT-59
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import count, elites, fall, leaders, units
from westmarch.games.war_of_the_ring.battle import (
    CANCELLED,
    CONFUSION,
    NO_REROLL,
    companions_of,
    force_of,
    holds_stronghold,
    home_of,
    is_hit,
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
    NATION,
    NEAR_MORIA,
    ORTHANC,
    OWNER,
    REGIONS,
    ROHAN,
    SHADOW,
    SIDES,
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
    COMBATS,
    NO_CARD,
    SIDE_CARDS,
)
from westmarch.games.war_of_the_ring.people import eliminate
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    END_FIGURE,
    FIRST_LEADER,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    LEVEL,
    MINIONS,
    NAZGUL,
    ONE,
    STRIDER,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.losses import DEFENDERS, STRIKERS, Losses, losers, most_hits
from westmarch.games.war_of_the_ring.words import DECLINE, FIRST_MAN, FORGO, INTO_SIEGE, LOSE, RETREAT, SUFFER, TAKE

ANDURIL_BEARERS: Final = 1 << STRIDER | 1 << ARAGORN
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
        return s.attacker == SHADOW and s.battle_kind != 1
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
        isengard = count(force_of(s, SHADOW), 15) + count(force_of(s, SHADOW), 18)
        return isengard > 0 and holds_stronghold(s)
    if half == C_MUMAKIL:
        return count(force_of(s, SHADOW), 20) > 0
    return True


def apply(s: Table, side: int, initiative: int) -> None:
    """A Combat card works. WOTR-COMBAT-53

    WOTR-COMBAT-58
    """
    card = s.combat_card[side]
    told(s, side)
    if side == FREE_PEOPLES:
        apply_free_peoples(s, COMBAT[card])
    else:
        apply_shadow(s, COMBAT[card], initiative)
    narration.combat_modified(s, card)


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
        if s.combat_card[SHADOW] != NO_CARD:
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
        if not s.round_marks & NO_REROLL and misses(s, side):
            s.push(HeroesStrike(1 if half == C_ANDURIL else 0))
    elif half == C_CONFUSION:
        ones = s.roll[SHADOW].count(1)
        s.hits[side] += ones
        s.round_marks |= CONFUSION
    elif half == C_NO_QUARTER:
        s.hits[side] += 1 if s.hits[side] else 0
    elif half == C_NAMELESS_WOOD:
        s.hits[side] += 2 if s.hits[side] else 0
    elif half == C_SHIELD_WALL:
        s.hits[SHADOW] -= 1 if s.hits[SHADOW] > 1 else 0
    elif half == C_HEROIC_DEATH:
        if s.hits[SHADOW]:
            s.push(HeroicDeath())
    elif s.re_hits[side]:
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
        if nazgul_leadership(s) > 1:
            s.forgone[side] += 2
            s.bonus[side] += 1
    elif half == C_THEY_ARE_TERRIBLE:
        if nazgul_leadership(s) > 0:
            s.forgone[side] += 1
            s.re_bonus[side] += 1
    elif half == C_DEVILRY_OF_ORTHANC:
        s.bonus[side] += 1
    elif half == C_FOUL_STENCH:
        if 0 < nazgul_leadership(s) >= leadership(s, FREE_PEOPLES):
            s.round_marks |= NO_REROLL
    elif half == C_DREAD_AND_DESPAIR:
        if nazgul_leadership(s) > 0:
            s.push(DreadAndDespair())
    elif half == C_WORDS_OF_POWER:
        if companions_of(s):
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
        elif s.hits[side] + s.early_hits[side] > s.hits[FREE_PEOPLES] + s.early_hits[FREE_PEOPLES]:
            s.hits[side] += 1
    elif half == C_RELENTLESS_ASSAULT:
        s.push(Sacrifice(2))
    elif half == C_ONSLAUGHT:
        s.push(Sacrifice(4))
    elif half == C_GREAT_HOST:
        if units(force_of(s, side), side) >= 2 * units(force_of(s, FREE_PEOPLES), FREE_PEOPLES):
            hurt(s, FREE_PEOPLES, 1)
    elif half == C_WE_COME_TO_KILL:
        extra_attack(s, side, min(5, elites(force_of(s, side), side)), 5)
    elif s.re_hits[side]:
        s.push(BlackBreath())


# --- what several cards do ----------------------------------------------------------------------------------------


def told(s: Table, side: int) -> None:
    if s.events is not None:
        narration.combat_effect(s, s.combat_card[side], {"side": SIDES[side], "region": REGIONS[s.field]})


def both_bonuses(s: Table, side: int, points: int) -> None:
    s.bonus[side] += points
    s.re_bonus[side] += points


def cancel(s: Table, side: int) -> None:
    """WOTR-COMBAT-54"""
    s.round_marks |= CANCELLED[side]


def hurt(s: Table, side: int, hits: int) -> None:
    """Hits that are taken at once. WOTR-COMBAT-18"""
    if hits:
        s.push(Losses(side, home_of(s, side), hits, STRIKERS if side == s.attacker else DEFENDERS))


def extra_attack(s: Table, side: int, dice: int, target: int) -> None:
    """An attack beside the Combat roll, without re-roll or modifiers. WOTR-COMBAT-16, WOTR-COMBAT-17"""
    if dice == 0:
        return
    rolled = [s.rng.below(6) + 1 for _ in range(dice)]
    hits = sum([1 for die in rolled if is_hit(die, target, 0)])
    s.early_hits[side] += hits
    cause = COMBATS[COMBAT[s.combat_card[side]]]
    narration.combat_roll(s, side, rolled, target, 0, hits, "WOTR-COMBAT-16", cause)
    hurt(s, 1 - side, hits)


def misses(s: Table, side: int) -> int:
    target = needed(s, side)
    return sum([1 for die in s.roll[side] if not is_hit(die, target, s.bonus[side])])


def turn_misses(s: Table, side: int, number: int) -> None:
    """Missed dice of the Combat roll become hits, the lowest first."""
    dice = sorted(s.roll[side])
    target = needed(s, side)
    turned = 0
    for i in range(len(dice)):
        if turned < number and not is_hit(dice[i], target, s.bonus[side]):
            dice[i] = 6
            turned += 1
    s.hits[side] += turned
    rolls = [*s.roll]
    rolls[side] = dice
    s.roll = rolls


# --- cards with a choice ------------------------------------------------------------------------------------------


class CardChoice(RingStep):
    """A choice that a Combat card gives to the side that played it."""

    RULE: ClassVar[str] = "WOTR-COMBAT-53"
    SIDE: ClassVar[int] = FREE_PEOPLES

    def seats(self, s: Table) -> int:
        return 1 << s.commander[self.SIDE]

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        card = s.combat_card[self.SIDE]
        return {"card": COMBATS[COMBAT[card]]} if card != NO_CARD else {}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        card = s.combat_card[self.SIDE]
        name = COMBATS[COMBAT[card]] if card != NO_CARD else "the card"
        return f"{name} does not allow that choice in this battle", self.RULE

    def refuse(self, s: Table, seat: int) -> None:
        s.done()
        narration.declined(s, seat, "combat_effect", self.RULE)


class HeroesStrike(CardChoice):
    """Mighty Attack, Andúril: a Companion gives up his Leadership for sure hits. WOTR-COMBAT-14, WOTR-COMBAT-15"""

    PROMPT: ClassVar[str] = "combat.heroes"
    FIELDS: ClassVar[tuple[str, ...]] = ("anduril",)

    def __init__(self, anduril: int) -> None:
        self.anduril = anduril

    def _able(self, s: Table) -> list[int]:
        found = [c for c in companions_of(s) if own_leadership(s, c)]
        return [c for c in found if ANDURIL_BEARERS >> c & 1] if self.anduril else found

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if len(self._able(s)) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + FIRST_MAN + c for c in self._able(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        companion = token - TAKE - FIRST_MAN
        s.done()
        s.forgone[FREE_PEOPLES] += own_leadership(s, companion)
        turn_misses(s, FREE_PEOPLES, 2 if self.anduril and companion == ARAGORN else 1)
        if s.events is not None:
            facts = {"character": narration.men_names(1 << companion)[0], "hits": s.hits[FREE_PEOPLES]}
            narration.combat_effect(s, s.combat_card[FREE_PEOPLES], facts)

    def resolve(self, s: Table) -> None:
        able = self._able(s)
        if able:
            self.choose(s, 0, TAKE + FIRST_MAN + able[0])
        else:
            s.done()


class HeroicDeath(CardChoice):
    """A Leader dies for one hit, a Companion for as many as his Level."""

    PROMPT: ClassVar[str] = "combat.heroic_death"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*_leader_tokens(s), *[LOSE + FIRST_MAN + c for c in companions_of(s)], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        spared = 1
        if token < LOSE + FIRST_MAN:
            lose_figure(s, FREE_PEOPLES, token - LOSE, FREE_PEOPLES)
        else:
            spared = LEVEL[token - LOSE - FIRST_MAN]
            lose_man(s, FREE_PEOPLES, token - LOSE - FIRST_MAN, FREE_PEOPLES)
        s.hits[SHADOW] = max(0, s.hits[SHADOW] - spared)
        narration.combat_modified(s, s.combat_card[FREE_PEOPLES])


class BladeStrikes(CardChoice):
    """A hit of the Leader re-roll eliminates a Minion instead."""

    PROMPT: ClassVar[str] = "combat.blade"

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if men_of(s, SHADOW) & MINIONS else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*[LOSE + FIRST_MAN + m for m in range(9, 12) if men_of(s, SHADOW) >> m & 1], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        s.hits[FREE_PEOPLES] -= 1
        s.re_hits[FREE_PEOPLES] -= 1
        lose_man(s, SHADOW, token - LOSE - FIRST_MAN, FREE_PEOPLES)

    def resolve(self, s: Table) -> None:
        s.done()


class FatefulStrike(CardChoice):
    """One hit of the re-roll kills a Nazgûl besides; two may kill a Minion instead."""

    PROMPT: ClassVar[str] = "combat.fateful"

    def _nazgul(self, s: Table) -> bool:
        return leaders(force_of(s, SHADOW), SHADOW) > 0

    def _minions(self, s: Table) -> int:
        return men_of(s, SHADOW) if s.re_hits[FREE_PEOPLES] > 1 else 0

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if self._minions(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [LOSE + FIRST_MAN + m for m in range(9, 12) if self._minions(s) >> m & 1]
        found.append(LOSE + NAZGUL if self._nazgul(s) else DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        if token == LOSE + NAZGUL:
            lose_figure(s, SHADOW, NAZGUL, FREE_PEOPLES)
        else:
            lose_man(s, SHADOW, token - LOSE - FIRST_MAN, FREE_PEOPLES)

    def resolve(self, s: Table) -> None:
        s.done()
        if self._nazgul(s):
            lose_figure(s, SHADOW, NAZGUL, FREE_PEOPLES)


class BlackBreath(CardChoice):
    """A hit of the Shadow's re-roll may kill a Leader, or a Companion whose Level it reaches."""

    PROMPT: ClassVar[str] = "combat.black_breath"
    SIDE: ClassVar[int] = SHADOW

    def _victims(self, s: Table) -> list[int]:
        found = _leader_tokens(s)
        return found + [LOSE + FIRST_MAN + c for c in companions_of(s) if LEVEL[c] <= s.re_hits[SHADOW]]

    def seats(self, s: Table) -> int:
        return 1 << s.commander[SHADOW] if self._victims(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*self._victims(s), DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        if token < LOSE + FIRST_MAN:
            lose_figure(s, FREE_PEOPLES, token - LOSE, SHADOW)
        else:
            lose_man(s, FREE_PEOPLES, token - LOSE - FIRST_MAN, SHADOW)

    def resolve(self, s: Table) -> None:
        s.done()


class DreadAndDespair(CardChoice):
    """Points of Nazgûl Leadership against dice of the FP."""

    PROMPT: ClassVar[str] = "combat.dread"
    SIDE: ClassVar[int] = SHADOW

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FORGO + n for n in range(1, min(10, nazgul_leadership(s)) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.forgone[SHADOW] += token - FORGO
        s.fewer[FREE_PEOPLES] += token - FORGO
        if s.events is not None:
            narration.combat_effect(s, s.combat_card[SHADOW], {"forgone": token - FORGO})


class WordsOfPower(CardChoice):
    """One Companion's Leadership and abilities do not count this round. WOTR-CHARACTER-53"""

    PROMPT: ClassVar[str] = "combat.words"
    SIDE: ClassVar[int] = SHADOW

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + FIRST_MAN + c for c in companions_of(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.silenced |= 1 << token - TAKE - FIRST_MAN
        if s.events is not None:
            facts = {"character": narration.men_names(1 << token - TAKE - FIRST_MAN)[0]}
            narration.combat_effect(s, s.combat_card[SHADOW], facts)


class Sacrifice(CardChoice):
    """Relentless Assault, Onslaught: the Shadow hurts its own units for more force."""

    PROMPT: ClassVar[str] = "combat.sacrifice"
    SIDE: ClassVar[int] = SHADOW
    FIELDS: ClassVar[tuple[str, ...]] = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def tokens(self, s: Table, seat: int) -> list[int]:
        who = STRIKERS if s.attacker == SHADOW else DEFENDERS
        able = most_hits(s, SHADOW, losers(s, SHADOW, home_of(s, SHADOW), who))
        return [SUFFER + n for n in range(min(self.most, able) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        hits = token - SUFFER
        if self.most == 2:
            s.done()
            s.bonus[SHADOW] += hits
        else:
            s.become(OnslaughtRoll(hits))
        if s.events is not None:
            narration.combat_effect(s, s.combat_card[SHADOW], {"suffered": hits})
        hurt(s, SHADOW, hits)


class OnslaughtRoll(RingStep):
    """A die for each hit dealt to oneself; 4 or more hits the enemy."""

    FIELDS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def resolve(self, s: Table) -> None:
        s.done()
        extra_attack(s, SHADOW, self.dice, 4)


class ScoutsRetreat(CardChoice):
    """The FP Army leaves the battle before any roll. WOTR-COMBAT-11, WOTR-RETREAT-11"""

    PROMPT: ClassVar[str] = "combat.scouts"

    def _ways(self, s: Table) -> list[int]:
        from westmarch.games.war_of_the_ring.steps.rounds import can_withdraw, retreats

        found = [RETREAT + there for there in retreats(s)]
        return [*found, INTO_SIEGE] if can_withdraw(s) else found

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if self._ways(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return self._ways(s)

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.rounds import retreat, withdraw

        s.done()  # the step beneath, CardEffects, gives way to the end of the battle
        if token == INTO_SIEGE:
            withdraw(s)
        else:
            retreat(s, token - RETREAT, "scouts")

    def resolve(self, s: Table) -> None:
        s.done()


def _leader_tokens(s: Table) -> list[int]:
    force = force_of(s, FREE_PEOPLES)
    return [LOSE + k for k in range(FIRST_LEADER[0], END_FIGURE[0]) if count(force, k)]


def lose_figure(s: Table, side: int, kind: int, by: int) -> None:
    """A figure falls by the Combat card of a side."""
    where = home_of(s, side)
    fall(s, where, kind)
    if side == s.attacker:
        s.strike -= ONE[kind]
    narration.removed(s, where, kind, COMBATS[COMBAT[s.combat_card[by]]], "WOTR-COMBAT-41")


def lose_man(s: Table, side: int, character: int, by: int) -> None:
    if side == s.attacker:
        s.strike_men &= ~(1 << character)
    eliminate(s, character, COMBATS[COMBAT[s.combat_card[by]]], "WOTR-COMBAT-41")
