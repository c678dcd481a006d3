"""The battle as it stands, and the hits that each Combat half is worth in its next round."""

from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import LONGEST, MOST_DICE, Host, host, upper_hand
from westmarch.games.war_of_the_ring.battle import (
    FIELD_BATTLE,
    companions_of,
    dice_to_roll,
    force_of,
    leadership,
    men_of,
    nazgul_leadership,
    needed,
)
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
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
    COMBATS,
)


class Battle:
    """The battle as it stands."""

    def __init__(self, mind: Mind) -> None:
        s = mind.s
        self.mind = mind
        self.hosts: tuple[Host, Host] = (
            host(s, FREE_PEOPLES, force_of(s, FREE_PEOPLES), men_of(s, FREE_PEOPLES)),
            host(s, SHADOW, force_of(s, SHADOW), men_of(s, SHADOW)),
        )

    def outlook(self) -> float:
        """From 0 to 1: how the battle will go for the attacker, in the open."""
        attacker = self.mind.s.attacker
        return upper_hand(self.hosts[attacker], self.hosts[1 - attacker], False, True, LONGEST)

    def stakes(self) -> float:
        """How much this battle matters, in actions."""
        s = self.mind.s
        war = self.mind.war
        price = war.price[s.attacker].get(s.field, 0.0)
        return price + 0.15 * self.hosts[FREE_PEOPLES].toughness


def combat_worth(battle: Battle, half: int) -> float:
    """The hits, more or less, that a Combat half is worth in this round."""
    round_ = Round(battle)
    if half in BETTER_ROLLS:
        return _better_roll(round_, half)
    if half in WORSE_ROLLS:
        return _worse_roll(round_, half)
    if half in STRIKES:
        return _strike(round_, half)
    return _other_worth(round_, half)


class Round:
    """What both sides will roll in the coming round."""

    def __init__(self, battle: Battle) -> None:
        s = battle.mind.s
        side = battle.mind.side
        self.battle = battle
        self.s = s
        self.ours, self.theirs = battle.hosts[side], battle.hosts[1 - side]
        self.dice = dice_to_roll(s, side)
        self.their_dice = min(MOST_DICE, self.theirs.units + self.theirs.captains)
        self.chance = (7 - needed(s, side)) / 6
        self.their_chance = (7 - needed(s, 1 - side)) / 6
        self.leadership = leadership(s, side)
        self.again = min(self.leadership, self.dice)

    def better(self, points: int) -> float:
        """The hits that a better Combat roll and Leader re-roll bring."""
        return (self.dice + MISSING * self.again) * points / 6


MISSING: Final = 0.6
"""How many of the dice that a Leader could roll again have missed."""

BETTER_ROLLS: Final = (
    *(C_IT_IS_A_GIFT, C_ONE_FOR_THE_DARK_LORD, C_SERVANT_OF_THE_SECRET_FIRE, C_VALOUR, C_DEVILRY_OF_ORTHANC),
    *(C_CRUEL_AS_DEATH, C_ENTS_RAGE, C_DEADLY_STRIFE, C_DESPERATE_BATTLE, C_THEY_ARE_TERRIBLE, C_MUMAKIL),
)


def _better_roll(now: Round, half: int) -> float:
    """Cards that add to one's own dice."""
    plus = now.dice / 6
    if half in (C_IT_IS_A_GIFT, C_ONE_FOR_THE_DARK_LORD):
        return now.better(1)
    if half == C_CRUEL_AS_DEATH:
        return plus - 2 * now.chance * 0.7 if now.again >= 2 else plus - 0.2
    if half == C_ENTS_RAGE:
        return 2 * plus
    if half in (C_DEADLY_STRIFE, C_DESPERATE_BATTLE):
        points = 2 if half == C_DEADLY_STRIFE else 1
        pain = (now.their_dice + MISSING * min(now.their_dice, now.theirs.leadership)) * points / 6
        return now.better(points) - 0.6 * pain
    if half == C_THEY_ARE_TERRIBLE:
        return (now.again - 1) / 6 - 0.1
    return plus + 0.4 if half == C_MUMAKIL else plus


WORSE_ROLLS: Final = (
    *(C_ADVANTAGEOUS_POSITION, C_DAYLIGHT, C_HUORN_DARK, C_BRAVE_STAND),
    *(C_FOUL_STENCH, C_DREAD_AND_DESPAIR, C_WORDS_OF_POWER),
)


def _worse_roll(now: Round, half: int) -> float:
    """Cards that take from the enemy's dice."""
    if half == C_ADVANTAGEOUS_POSITION:
        return now.their_dice / 6 if now.their_chance > 1 / 6 else 0.0  # a natural 6 still hits
    if half in (C_DAYLIGHT, C_HUORN_DARK):
        return max(0, now.their_dice - (3 if half == C_DAYLIGHT else 2)) * now.their_chance
    if half == C_BRAVE_STAND:
        return min(now.their_dice - 1, len(companions_of(now.s))) * now.their_chance
    if half == C_FOUL_STENCH:
        silences = nazgul_leadership(now.s) >= now.theirs.leadership
        return 0.3 * min(now.their_dice, now.theirs.leadership) if silences else -0.2
    if half == C_DREAD_AND_DESPAIR:
        return 0.1 * min(now.their_dice, nazgul_leadership(now.s))
    return 0.5 if companions_of(now.s) else -0.2


STRIKES: Final = (
    *(C_SUDDEN_STRIKE, C_CHARGE, C_WE_COME_TO_KILL, C_DURINS_BANE, C_MIGHTY_ATTACK, C_ANDURIL, C_CONFUSION),
    *(C_NO_QUARTER, C_NAMELESS_WOOD, C_GREAT_HOST, C_RELENTLESS_ASSAULT, C_ONSLAUGHT),
)


def _strike(now: Round, half: int) -> float:
    """Cards that score hits of their own."""
    if half in (C_SUDDEN_STRIKE, C_CHARGE):
        number = now.leadership if half == C_SUDDEN_STRIKE else now.ours.elites
        return min(MOST_DICE, number) * now.chance
    if half == C_WE_COME_TO_KILL:
        return min(MOST_DICE, now.ours.elites) / 3
    if half == C_DURINS_BANE:
        return 1.5  # three dice that hit on a 4
    if half in (C_NO_QUARTER, C_NAMELESS_WOOD):
        return (0.8 if half == C_NO_QUARTER else 1.5) if now.dice >= 3 else 0.4
    if half == C_GREAT_HOST:
        return 0.9 if now.ours.units >= 2 * now.theirs.units + 1 else 0.0
    if half in (C_RELENTLESS_ASSAULT, C_ONSLAUGHT):
        return 0.7 if now.ours.units >= 7 else 0.2
    return 0.6  # Mighty Attack, Andúril, Confusion: most of a hit


def _other_worth(now: Round, half: int) -> float:
    """Cards that save one's own, kill leaders, or turn the battle otherwise."""
    if half == C_SHIELD_WALL and now.their_dice > 2:
        return 0.6
    if half in (C_SHIELD_WALL, C_HEROIC_DEATH):
        return 0.15
    if half == C_SCOUTS:
        return 0.5 if now.s.battle_kind == FIELD_BATTLE and now.battle.outlook() > 0.7 else -1.0
    if half == C_DARING_DEFIANCE:
        return 0.3
    if half == C_SWARM_OF_BATS:
        return 0.25
    if half == C_BLACK_BREATH:
        return 0.5 if now.theirs.leadership and now.again >= 2 else 0.0
    if half in (C_BLADE_OF_WESTERNESSE, C_FATEFUL_STRIKE):
        return 0.4 if now.theirs.leadership and now.again else 0.0
    raise AssertionError(f"{COMBATS[half]} is not valued")
