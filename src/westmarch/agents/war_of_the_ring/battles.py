"""In battle: stand or withdraw, press or cease, which card, which losses."""

from typing import Final

from westmarch.agents.war_of_the_ring.events import hand_worth
from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import LONGEST, Host, fight, host
from westmarch.games.war_of_the_ring.armies import controller, units
from westmarch.games.war_of_the_ring.battle import (
    FIELD_BATTLE,
    SIEGE_BATTLE,
    companions_of,
    dice_to_roll,
    force_of,
    leadership,
    men_of,
    nazgul_leadership,
    needed,
)
from westmarch.games.war_of_the_ring.board import CITY, FREE_PEOPLES, KIND, SHADOW, STRONGHOLD
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
)
from westmarch.games.war_of_the_ring.pieces import ELITE, FIGURE_NATION, LEVEL, RANK
from westmarch.games.war_of_the_ring.words import (
    CARD,
    CEASE,
    DECLINE,
    FIRST_MAN,
    FORGO,
    INTO_SIEGE,
    LOSE,
    NO_COMBAT_CARD,
    PRESS,
    REDUCE,
    REROLL,
    RETREAT,
    STAND,
    SUFFER,
    WHITE_RIDER,
)
from westmarch.games.war_of_the_ring.words import (
    FIELD_BATTLE as IN_THE_FIELD,
)

CARD_PRICE: Final = 0.4
"""How much of its worth in the hand a card must bring in a battle."""


class Battle:
    """The battle as it stands."""

    def __init__(self, mind: Mind) -> None:
        s = mind.s
        self.mind = mind
        self.attacks = s.attacker == mind.side
        self.hosts: tuple[Host, Host] = (
            host(s, FREE_PEOPLES, force_of(s, FREE_PEOPLES), men_of(s, FREE_PEOPLES)),
            host(s, SHADOW, force_of(s, SHADOW), men_of(s, SHADOW)),
        )

    def outlook(self, walls: bool, first: bool, rounds: int = LONGEST) -> float:
        """From 0 to 1: how the battle will go for the attacker."""
        ours, theirs = self.hosts[self.mind.s.attacker], self.hosts[1 - self.mind.s.attacker]
        left, theirs_left = fight(ours, theirs, walls or first, not walls, rounds)
        mine = left / max(1, ours.units + ours.elites)
        other = theirs_left / max(1, theirs.units + theirs.elites)
        return mine / (mine + other + 1e-6)

    def stakes(self) -> float:
        """How much this battle matters, in actions."""
        s = self.mind.s
        war = self.mind.war
        price = war.price[s.attacker].get(s.field, 0.0)
        return price + 0.15 * (self.hosts[0].units + self.hosts[0].elites)


# --- stand or go ----------------------------------------------------------------------------------------------------


def choose_stronghold(mind: Mind, tokens: list[int]) -> int:
    """Behind the walls, unless the enemy is so weak that he can be beaten before them."""
    battle = Battle(mind)
    return IN_THE_FIELD if battle.outlook(False, False) < 0.25 else INTO_SIEGE


def choose_retreat(mind: Mind, tokens: list[int]) -> int:
    """Away from a battle that is lost, to where the Army is wanted most."""
    s = mind.s
    battle = Battle(mind)
    ways = [token for token in tokens if token != STAND]
    if STAND in tokens:
        holds = controller(s, s.field) == mind.side and KIND[s.field] in (CITY, STRONGHOLD)
        despair = 0.75 if mind.side == SHADOW or holds else 0.6
        if battle.outlook(False, False) < despair:
            return STAND
    return max(ways, key=lambda token: refuge(mind, token - RETREAT))


def refuge(mind: Mind, where: int) -> float:
    """How good a region is to flee to."""
    s = mind.s
    side = mind.side
    worth = 0.5 if controller(s, where) == side else 0.0
    if KIND[where] == STRONGHOLD and controller(s, where) == side:
        worth += 2.0
    worth -= mind.war.exposure(side, where, mind.war.hosts[side].get(s.field, mind.war.hosts[side].get(where, _ONE)))
    found = mind.war.hosts[side].get(where)
    return worth + (0.15 * found.units if found else 0.0)


_ONE: Final = Host(1, 0, 0)


def choose_cease(mind: Mind, tokens: list[int]) -> int:
    """Press on as long as the odds are good; before walls another round costs an Elite."""
    s = mind.s
    battle = Battle(mind)
    if PRESS in tokens:
        if s.battle_kind == SIEGE_BATTLE:
            return PRESS
        bold = 0.45 if mind.side == SHADOW else 0.55
        return PRESS if CEASE not in tokens or battle.outlook(False, False) >= bold else CEASE
    ours, theirs = battle.hosts[s.attacker], battle.hosts[1 - s.attacker]
    reduce = [token for token in tokens if token != CEASE]
    weaker = Host(ours.units, ours.elites - 1, ours.leadership, ours.captains)
    gain = mind.war.assault(mind.side, s.field, weaker, theirs, 1) if ours.units > 1 else -1.0
    return reduce[0] if gain > 0.35 else CEASE


# --- losses ---------------------------------------------------------------------------------------------------------


def choose_loss(mind: Mind, tokens: list[int], force: int) -> int:
    """Regulars while more units stand than roll dice, else Elites are reduced; whoever is not At War goes first."""
    side = mind.side
    crowd = units(force, side) > 5

    def cost(token: int) -> float:
        if token >= REDUCE:
            return 1.2 if crowd else 0.9
        kind = token - LOSE
        if RANK[kind] == ELITE:
            return 2.5
        return (0.8 if crowd else 1.0) - 0.05 * mind.s.politics[FIGURE_NATION[kind]]

    return min(tokens, key=cost)


def choose_trim(mind: Mind, tokens: list[int], first: int) -> int:
    """Units over the limit go back to the box: Regulars first."""
    return min(tokens, key=lambda token: (RANK[token - first], -mind.s.politics[FIGURE_NATION[token - first]], token))


# --- cards ----------------------------------------------------------------------------------------------------------


def choose_card(mind: Mind, tokens: list[int]) -> int:
    """The Combat card that brings the most beside what it would be worth later; none if it is not worth it."""
    battle = Battle(mind)
    weight = min(1.6, 0.35 + 0.09 * battle.stakes())

    def worth(token: int) -> float:
        if token == NO_COMBAT_CARD:
            return 0.0
        card = token - CARD
        kept = hand_worth(mind, card) if mind.s.hand[mind.seat] >> card % 48 & 1 else 0.4
        return weight * combat_worth(battle, COMBAT[card]) - CARD_PRICE * kept

    return max(tokens, key=worth)


def combat_worth(battle: Battle, half: int) -> float:
    """The hits, more or less, that a Combat half is worth in this round."""
    s = battle.mind.s
    side = battle.mind.side
    ours, theirs = battle.hosts[side], battle.hosts[1 - side]
    dice = dice_to_roll(s, side)
    their_dice = min(5, theirs.units + theirs.captains)
    target = needed(s, side)
    their_target = needed(s, 1 - side)
    again = min(leadership(s, side), dice)
    plus = dice / 6
    if half in (C_IT_IS_A_GIFT, C_ONE_FOR_THE_DARK_LORD):
        return (dice + 0.6 * again) / 6
    if half in (C_SERVANT_OF_THE_SECRET_FIRE, C_VALOUR, C_DEVILRY_OF_ORTHANC):
        return plus
    if half == C_CRUEL_AS_DEATH:
        return plus - 2 * (7 - target) / 6 * 0.7 if again >= 2 else plus - 0.2
    if half == C_ENTS_RAGE:
        return 2 * plus
    if half == C_ADVANTAGEOUS_POSITION:
        return their_dice / 6 if their_target < 6 else 0.0
    if half in (C_DAYLIGHT, C_HUORN_DARK):
        return max(0, their_dice - (3 if half == C_DAYLIGHT else 2)) * (7 - their_target) / 6
    if half == C_BRAVE_STAND:
        return min(their_dice - 1, len(companions_of(s))) * (7 - their_target) / 6
    if half == C_DARING_DEFIANCE:
        return 0.3
    if half in (C_SUDDEN_STRIKE, C_CHARGE):
        number = leadership(s, side) if half == C_SUDDEN_STRIKE else ours.elites
        return min(5, number) * (7 - target) / 6
    if half in (C_WE_COME_TO_KILL, C_DURINS_BANE):
        return 1.5 if half == C_DURINS_BANE else min(5, ours.elites) / 3
    if half in (C_MIGHTY_ATTACK, C_ANDURIL, C_CONFUSION):
        return 0.6
    if half in (C_NO_QUARTER, C_NAMELESS_WOOD):
        return (0.8 if half == C_NO_QUARTER else 1.5) if dice >= 3 else 0.4
    if half in (C_SHIELD_WALL, C_HEROIC_DEATH):
        return 0.6 if half == C_SHIELD_WALL and their_dice > 2 else 0.15
    if half == C_SCOUTS:
        return 0.5 if s.battle_kind == FIELD_BATTLE and battle.outlook(False, False) > 0.7 else -1.0
    if half in (C_DEADLY_STRIFE, C_DESPERATE_BATTLE):
        points = 2 if half == C_DEADLY_STRIFE else 1
        gain = (dice + 0.6 * again) * points / 6
        pain = (their_dice + 0.6 * min(their_dice, theirs.leadership)) * points / 6
        return gain - 0.6 * pain
    return _shadow_worth(battle, half, dice, their_dice, again)


def _shadow_worth(battle: Battle, half: int, dice: int, their_dice: int, again: int) -> float:
    s = battle.mind.s
    ours, theirs = battle.hosts[battle.mind.side], battle.hosts[1 - battle.mind.side]
    if half == C_THEY_ARE_TERRIBLE:
        return (again - 1) / 6 - 0.1
    if half == C_FOUL_STENCH:
        return 0.3 * min(their_dice, theirs.leadership) if nazgul_leadership(s) >= theirs.leadership else -0.2
    if half == C_DREAD_AND_DESPAIR:
        return 0.1 * min(their_dice, nazgul_leadership(s))
    if half == C_WORDS_OF_POWER:
        return 0.5 if companions_of(s) else -0.2
    if half == C_SWARM_OF_BATS:
        return 0.25
    if half == C_MUMAKIL:
        return dice / 6 + 0.4
    if half in (C_RELENTLESS_ASSAULT, C_ONSLAUGHT):
        return 0.7 if ours.units >= 7 else 0.2
    if half == C_GREAT_HOST:
        return 0.9 if ours.units >= 2 * theirs.units + 1 else 0.0
    if half == C_BLACK_BREATH:
        return 0.5 if theirs.leadership and again >= 2 else 0.0
    if half in (C_BLADE_OF_WESTERNESSE, C_FATEFUL_STRIKE):
        return 0.4 if battle.hosts[SHADOW].leadership and again else 0.0
    return 0.3


def choose_in_card(mind: Mind, prompt: str, tokens: list[int]) -> int:
    """What a Combat card asks."""
    s = mind.s
    if prompt == "combat.scouts":
        return INTO_SIEGE if INTO_SIEGE in tokens else max(tokens, key=lambda t: refuge(mind, t - RETREAT))
    if prompt == "combat.sacrifice":
        spare = units(force_of(s, SHADOW), SHADOW) - 6
        return max([t for t in tokens if t - SUFFER <= max(0, spare)], default=tokens[0])
    if prompt == "combat.dread":
        rolled = min(5, Battle(mind).hosts[FREE_PEOPLES].units) - 1
        return min(tokens, key=lambda t: abs(t - FORGO - rolled))
    if prompt == "combat.heroic_death":
        leaders = [t for t in tokens if LOSE <= t < LOSE + FIRST_MAN]
        return leaders[0] if leaders and s.hits[SHADOW] and Battle(mind).hosts[FREE_PEOPLES].units <= 3 else DECLINE
    if prompt == "combat.heroes":
        return min(tokens)
    return _victim(tokens)


def _victim(tokens: list[int]) -> int:
    """Whom to strike: a character before a figure, the greater before the lesser; Nazgûl Leadership silenced last."""

    def worth(token: int) -> float:
        if token == DECLINE:
            return 0.0
        if LOSE + FIRST_MAN <= token < LOSE + FIRST_MAN + 12:
            return 3.0 + LEVEL[token - LOSE - FIRST_MAN] % 50
        return 1.0

    return max(tokens, key=worth)


def choose_reroll(tokens: list[int]) -> int:
    return max(tokens, key=lambda token: token - REROLL)


def choose_rider(mind: Mind, tokens: list[int]) -> int:
    """Gandalf gives up his Leadership if the Nazgûl's is greater."""
    return WHITE_RIDER if nazgul_leadership(mind.s) >= 2 else DECLINE
