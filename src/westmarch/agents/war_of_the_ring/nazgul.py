"""Nazgûl and Minions on the wing: to the Armies that lack leaders, and to where the Ring-bearers were last seen."""

from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import MOST_DICE, added
from westmarch.games.war_of_the_ring.armies import nazgul_in
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.people import minion_may_enter
from westmarch.games.war_of_the_ring.pieces import LEADERSHIP, MOUTH, WITCH_KING
from westmarch.games.war_of_the_ring.steps.characters import MAN, fliers, walkers
from westmarch.games.war_of_the_ring.words import DONE, FROM, TO

SMALL: Final = 3
"""With fewer units an Army needs no leader."""

ONE_AFTER_ANOTHER: Final = (1.0, 0.6, 0.4, 0.2)
"""What the best flight of an action counts, the second best, and so on."""

LAST_OF_ALL: Final = 0.05
"""The Mouth of Sauron goes with an Army; on his own he walks only when nobody else is left to move."""


def lack(mind: Mind, where: int) -> float:
    """What one Nazgûl more would be worth to the Army in a region."""
    war = mind.war
    found = war.hosts[SHADOW].get(where)
    aim = war.aims[SHADOW].get(where)
    if found is None or aim is None or found.leadership >= min(MOST_DICE, found.units) or found.units < SMALL:
        return 0.0
    near = war.price[SHADOW][aim[0]] * aim[1]
    led = 1.0 if found.leadership else mind.weights.first_leader
    return mind.weights.leading * led * near / (1 + 0.5 * found.leadership)


def watching(mind: Mind) -> float:
    """What it is worth to have a first Nazgûl where the figure of the Fellowship stands."""
    s = mind.s
    if s.mordor >= 0 or not minion_may_enter(s, s.fellowship) or nazgul_in(s, s.fellowship):
        return 0.0
    awake = 1.0 if s.hidden and s.unused(FREE_PEOPLES) else 0.6
    return mind.weights.watch * mind.plan.ring * awake * min(1.0, 0.5 * s.box[SHADOW] + 0.2)


def spare(mind: Mind, where: int, points: int = 1) -> float:
    """What is lost where a Nazgûl takes off."""
    s = mind.s
    if where == s.fellowship and nazgul_in(s, where) == 1 and s.mordor < 0:
        return mind.weights.watch * mind.plan.ring
    war = mind.war
    found = war.hosts[SHADOW].get(where)
    aim = war.aims[SHADOW].get(where)
    if found is None or aim is None:
        return 0.0
    idle = found.leadership - min(MOST_DICE, found.units)
    if idle >= points:
        return 0.0
    near = war.price[SHADOW][aim[0]] * aim[1]
    last = mind.weights.first_leader if found.leadership <= points else 1.0
    return mind.weights.leading * last * near / (0.5 + 0.5 * found.leadership)


def best_goal(mind: Mind, start: int, points: int) -> tuple[float, int]:
    """Where somebody with so much Leadership is wanted most."""
    s = mind.s
    found = (0.0, start)
    for where in mind.war.hosts[SHADOW]:
        if where != start and minion_may_enter(s, where):
            worth = lack(mind, where) * (mind.weights.captain if points > 1 else 1.0)
            if worth > found[0]:
                found = (worth, where)
    watch = watching(mind)
    if s.mordor < 0 and s.fellowship != start and watch > found[0]:
        found = (watch, s.fellowship)
    return found


def flying(mind: Mind) -> float:
    """The best flights of all: one after another, each worth less."""
    gains = [best_goal(mind, where, 1)[0] - spare(mind, where) for where in fliers(mind.s)]
    for minion in walkers(mind.s, mind.seat, False):
        where = mind.s.place[minion]
        points = LEADERSHIP[minion]
        gains.append(best_goal(mind, where, points)[0] - spare(mind, where, points))
    gains = sorted([gain for gain in gains if gain > mind.weights.restless], reverse=True)
    return added([gain * weight for gain, weight in zip(gains, ONE_AFTER_ANOTHER, strict=False)])


def choose_flier(mind: Mind, tokens: list[int]) -> int:
    def worth(token: int) -> float:
        if token == DONE:
            return mind.weights.restless
        if token >= MAN:
            minion = token - MAN
            if minion == MOUTH:
                return LAST_OF_ALL
            where = mind.s.place[minion]
            return best_goal(mind, where, LEADERSHIP[minion])[0] - spare(mind, where, LEADERSHIP[minion])
        return best_goal(mind, token - FROM, 1)[0] - spare(mind, token - FROM)

    return max(tokens, key=worth)


def choose_flight(mind: Mind, tokens: list[int], who: int, start: int) -> int:
    points = LEADERSHIP[who] if who in (WITCH_KING, MOUTH) else 1
    goal = best_goal(mind, start, points)[1]
    if TO + goal in tokens:
        return TO + goal
    armies = mind.war.might[SHADOW]
    return max(tokens, key=lambda token: armies.get(token - TO, 0.0))
