"""In battle: stand or withdraw, press or cease, which card, which losses."""

from typing import Final

from westmarch.agents.war_of_the_ring.combat_cards import Battle, combat_worth
from westmarch.agents.war_of_the_ring.events import hand_worth
from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import MOST_DICE, Host
from westmarch.games.war_of_the_ring.armies import controller, units
from westmarch.games.war_of_the_ring.battle import SIEGE_BATTLE, force_of, nazgul_leadership
from westmarch.games.war_of_the_ring.board import CITY, FREE_PEOPLES, KIND, SHADOW, STRONGHOLD
from westmarch.games.war_of_the_ring.cards import COMBAT, SIDE_CARDS
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    ELITE,
    FIGURE_NATION,
    GANDALF_WHITE,
    LEADERSHIP,
    LEVEL,
    RANK,
)
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

FROM_THE_TABLE: Final = 0.4
"""What Balrog of Moria is worth where it lies."""

LONE: Final = Host(1, 0, 0)


# --- stand or go ----------------------------------------------------------------------------------------------------


def choose_stronghold(mind: Mind, tokens: list[int]) -> int:
    """Behind the walls, unless the enemy is so weak that he can be beaten before them."""
    return IN_THE_FIELD if Battle(mind).outlook() < mind.weights.weak else INTO_SIEGE


def choose_retreat(mind: Mind, tokens: list[int]) -> int:
    """Away from a battle that is lost, to where the Army is wanted most."""
    s = mind.s
    ways = [token for token in tokens if token != STAND]
    if STAND in tokens:
        holds = controller(s, s.field) == mind.side and KIND[s.field] in (CITY, STRONGHOLD)
        if Battle(mind).outlook() < (mind.weights.stubborn if holds else mind.weights.despair):
            return STAND
    return max(ways, key=lambda token: refuge(mind, token - RETREAT))


def refuge(mind: Mind, where: int) -> float:
    """How good a region is to flee to."""
    s = mind.s
    side = mind.side
    worth = 0.5 if controller(s, where) == side else 0.0
    if KIND[where] == STRONGHOLD and controller(s, where) == side:
        worth += 2.0
    hosts = mind.war.hosts[side]
    worth -= mind.war.exposure(side, where, hosts.get(s.field) or hosts.get(where) or LONE)
    return worth + (0.15 * hosts[where].units if where in hosts else 0.0)


def choose_cease(mind: Mind, tokens: list[int]) -> int:
    """Press on as long as the odds are good; before walls another round costs an Elite."""
    s = mind.s
    battle = Battle(mind)
    if PRESS in tokens:
        if s.battle_kind == SIEGE_BATTLE:
            return PRESS
        return PRESS if CEASE not in tokens or battle.outlook() >= mind.weights.bold else CEASE
    ours, theirs = battle.hosts[s.attacker], battle.hosts[1 - s.attacker]
    reduce = [token for token in tokens if token != CEASE]
    weaker = Host(ours.units, ours.elites - 1, ours.leadership, ours.captains)
    gain = mind.war.assault(mind.side, s.field, weaker, theirs, 1) if ours.units > 1 else -1.0
    return reduce[0] if gain > mind.weights.worth_an_elite else CEASE


# --- losses ---------------------------------------------------------------------------------------------------------


def choose_loss(mind: Mind, tokens: list[int], force: int) -> int:
    """Regulars while more units stand than roll dice, else Elites are reduced; whoever is not At War goes first."""
    side = mind.side
    crowd = units(force, side) > MOST_DICE

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
    weight = min(1.6, mind.weights.card_weight + mind.weights.card_stakes * battle.stakes())

    def worth(token: int) -> float:
        if token == NO_COMBAT_CARD:
            return 0.0
        card = token - CARD
        held = mind.s.hand[mind.seat] >> card % SIDE_CARDS & 1
        kept = hand_worth(mind, card) if held else FROM_THE_TABLE
        return weight * combat_worth(battle, COMBAT[card]) - mind.weights.card_price * kept

    return max(tokens, key=worth)


def choose_in_card(mind: Mind, prompt: str, tokens: list[int]) -> int:
    """What a Combat card asks."""
    s = mind.s
    if prompt == "combat.scouts":
        return INTO_SIEGE if INTO_SIEGE in tokens else max(tokens, key=lambda t: refuge(mind, t - RETREAT))
    if prompt == "combat.sacrifice":
        spare = units(force_of(s, SHADOW), SHADOW) - MOST_DICE - 1
        return max([t for t in tokens if t - SUFFER <= max(0, spare)], default=tokens[0])
    if prompt == "combat.dread":
        rolled = min(MOST_DICE, Battle(mind).hosts[FREE_PEOPLES].units) - 1
        return min(tokens, key=lambda t: abs(t - FORGO - rolled))
    if prompt == "combat.heroic_death":
        leaders = [t for t in tokens if LOSE <= t < LOSE + FIRST_MAN]
        return leaders[0] if leaders and s.hits[SHADOW] and Battle(mind).hosts[FREE_PEOPLES].units <= 3 else DECLINE
    if prompt == "combat.heroes":
        return min(tokens)  # Strider's one point of Leadership rather than Aragorn's two
    return _victim(tokens)


def _victim(tokens: list[int]) -> int:
    """Whom to strike: a character before a figure, the greater before the lesser."""

    def worth(token: int) -> float:
        if token == DECLINE:
            return 0.0
        if LOSE + FIRST_MAN <= token < LOSE + FIRST_MAN + CHARACTER_COUNT:
            return 3.0 + LEVEL[token - LOSE - FIRST_MAN]
        return 1.0

    return max(tokens, key=worth)


def choose_reroll(tokens: list[int]) -> int:
    return max(tokens, key=lambda token: token - REROLL)


def choose_rider(mind: Mind, tokens: list[int]) -> int:
    """Gandalf gives up his Leadership if the Nazgûl's is greater."""
    return WHITE_RIDER if nazgul_leadership(mind.s) > LEADERSHIP[GANDALF_WHITE] else DECLINE
