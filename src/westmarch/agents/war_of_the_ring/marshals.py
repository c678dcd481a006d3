"""Armies on the move: which marches, what it leaves behind, where to; which attacks, and whom."""

from math import inf
from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.games.war_of_the_ring.armies import (
    armies_of,
    count,
    kinds_in,
    may_stand,
    nations_in,
    open_to_army,
    ways_out,
)
from westmarch.games.war_of_the_ring.board import NEIGHBOURS, REGION_COUNT
from westmarch.games.war_of_the_ring.marching import (
    LEADER_NEEDED,
    can_attack_from,
    fighting_force,
    free_men,
    meets,
    movable,
    targets,
)
from westmarch.games.war_of_the_ring.pieces import FIGURE_NATION, FIRST_LEADER, ONE, RANK, REGULAR, UNITS
from westmarch.games.war_of_the_ring.steps.aftermath import Advance
from westmarch.games.war_of_the_ring.steps.attack import Vanguard
from westmarch.games.war_of_the_ring.steps.march import Company, starts
from westmarch.games.war_of_the_ring.words import (
    ALL,
    ATTACK,
    DECLINE,
    DONE,
    FIRST_MAN,
    FROM,
    LEAVE,
    STOP,
    TAKE,
    TO,
)

NOW: Final = 0.02
"""Between equal companies, the one that goes at once."""

HOME_IN_DANGER: Final = -0.8
"""An advance that makes things worse by so much is declined."""

NO_ARMY: Final = -5.0
NO_WAY: Final = -4.0
"""Figures that are no Army yet, and an Army that can go nowhere: worse than any march."""

ANYWHERE: Final = REGION_COUNT
"""In the place of a region: wherever it is best."""


# --- what a die could do --------------------------------------------------------------------------------------------


def march_from(mind: Mind, where: int, need: int) -> float:
    """The best march out of a region, with everybody or with all but one of the weakest."""
    key = (where, need)
    found = mind.reckoning.marches.get(key)
    if found is None:
        found = mind.reckoning.marches[key] = _march_from(mind, where, need)
    return found


def _march_from(mind: Mind, where: int, need: int) -> float:
    s = mind.s
    side = mind.side
    force = movable(s, mind.seat, where, True)
    men = free_men(s, side, where, True)
    if not force & UNITS[side]:
        return -1.0
    parts = [force]
    weakest = _weakest(mind, force)
    if weakest and (force - weakest) & UNITS[side]:
        parts.append(force - weakest)
    best = -1.0
    for part in parts:
        if meets(s, side, need, part, men, True):
            best = max(best, _best_way(mind, where, part, men))
    if best == -1.0:  # only a part of the Army may go
        for part in _able_parts(mind, force):
            best = max(best, _best_way(mind, where, part, men))
    return best


def _best_way(mind: Mind, where: int, part: int, men: int) -> float:
    """The best march of a part of an Army, whatever die pays for it."""
    key = (where, part)
    found = mind.reckoning.ways.get(key)
    if found is None:
        found = -1.0
        for to in ways_out(mind.s, mind.side, where, nations_in(part, mind.side)):
            found = max(found, mind.war.march(mind.side, where, part, men, to))
        mind.reckoning.ways[key] = found
    return found


def _weakest(mind: Mind, force: int) -> int:
    """A Regular, of a nation that is not At War if there is one."""
    kinds = kinds_in(force & UNITS[mind.side], mind.side)
    regular = [kind for kind in kinds if RANK[kind] == REGULAR]
    if not regular:
        return 0
    return ONE[max(regular, key=lambda kind: (mind.s.politics[FIGURE_NATION[kind]], count(force, kind)))]


def _able_parts(mind: Mind, force: int) -> list[int]:
    """The force without those that are not At War."""
    able = 0
    for kind in kinds_in(force, mind.side):
        if mind.s.at_war(FIGURE_NATION[kind]) or kind >= FIRST_LEADER[mind.side]:
            able += count(force, kind) * ONE[kind]
    return [able] if able & UNITS[mind.side] and able != force else []


def marching(mind: Mind, need: int) -> float:
    """The best march, and a part of the second where a die moves two Armies."""
    worth = sorted([march_from(mind, where, need) for where in starts(mind.s, mind.seat, need)], reverse=True)
    if not worth:
        return 0.0
    second = worth[1] if need != LEADER_NEEDED and len(worth) > 1 else 0.0
    return mind.weights.eager * (worth[0] + mind.weights.second * max(0.0, second))


def attack_from(mind: Mind, where: int) -> float:
    key = (where, mind.seat)
    found = mind.reckoning.attacks.get(key)
    if found is None:
        s = mind.s
        force = fighting_force(s, mind.seat, where, True)
        men = free_men(s, mind.side, where, False)
        found = mind.war.best_attack(mind.side, where, force, men, targets(s, mind.side, where))
        mind.reckoning.attacks[key] = found
    return found


def attacking(mind: Mind, need: int) -> float:
    s = mind.s
    able = [where for where in armies_of(s, mind.side) if can_attack_from(s, mind.seat, where, need)]
    return mind.weights.of_attacking * mind.plan.war * max([attack_from(mind, where) for where in able], default=-1.0)


# --- answers --------------------------------------------------------------------------------------------------------


def choose_march(mind: Mind, tokens: list[int], need: int) -> int:
    """Which Army marches; with a second one to be had, none may be better."""
    worth = {t: march_from(mind, t - FROM, need) if t != DONE else mind.weights.idle for t in tokens}
    return max(tokens, key=lambda token: worth[token])


def choose_company(mind: Mind, tokens: list[int], step: Company) -> int:
    """All of them first; then leave or take figures as long as that makes the march better; then go."""
    if ALL in tokens:
        return ALL
    return _part(mind, tokens, step.where, step.force, step.men, ANYWHERE)


def choose_advance(mind: Mind, tokens: list[int], step: Advance) -> int:
    """Into the region that was fought for, unless a Stronghold of one's own would be left open for it."""
    s = mind.s
    if DECLINE in tokens:
        worth = mind.war.march(mind.side, s.camp, s.strike, s.strike_men, s.field)
        if worth < HOME_IN_DANGER:
            return DECLINE
        return ALL if ALL in tokens else next(t for t in tokens if t >= TAKE)
    return _part(mind, tokens, s.camp, step.force, step.men, s.field)


def _part(mind: Mind, tokens: list[int], where: int, force: int, men: int, goal: int) -> int:
    """The best of going on now, and of one figure more or less; no Character is left behind."""

    def worth(token: int) -> float:
        if TO <= token < TO + REGION_COUNT:
            return mind.war.march(mind.side, where, force, men, token - TO) + NOW
        if TAKE <= token < TAKE + FIRST_MAN:
            return _through(mind, where, force + ONE[token - TAKE], men, goal)
        if TAKE <= token < LEAVE:
            return _through(mind, where, force, men | 1 << token - TAKE - FIRST_MAN, goal)
        if LEAVE <= token < LEAVE + FIRST_MAN:
            return _through(mind, where, force - ONE[token - LEAVE], men, goal)
        return -inf

    return max(tokens, key=worth)


def _through(mind: Mind, where: int, force: int, men: int, goal: int) -> float:
    """The best march of a company that is not complete yet."""
    s = mind.s
    side = mind.side
    if not force & UNITS[side]:
        return NO_ARMY
    if goal != ANYWHERE:
        return mind.war.march(side, where, force, men, goal)
    nations = nations_in(force, side)
    ways = [t for t in NEIGHBOURS[where] if open_to_army(s, side, t) and may_stand(mind.war.peace, nations, t)]
    return max([mind.war.march(side, where, force, men, to) for to in ways], default=NO_WAY)


def choose_attack_from(mind: Mind, tokens: list[int]) -> int:
    return max(tokens, key=lambda token: 0.0 if token == DECLINE else attack_from(mind, token - FROM))


def choose_vanguard(mind: Mind, tokens: list[int], step: Vanguard) -> int:
    """Everybody who may attack does; then the enemy whom it pays most to attack."""
    if ALL in tokens:
        return ALL
    more = [token for token in tokens if TAKE <= token < LEAVE]
    if more:
        return more[0]
    blows = [token for token in tokens if ATTACK <= token < ATTACK + REGION_COUNT]
    if not blows:
        return tokens[0]
    return max(blows, key=lambda t: mind.war.attack(mind.side, step.where, step.force, step.men, t - ATTACK))


def choose_march_on(mind: Mind, tokens: list[int], force: int, men: int, where: int) -> int:
    """The next region of a long march, or its end."""

    def worth(token: int) -> float:
        return 0.05 if token == STOP else mind.war.march(mind.side, where, force, men, token - TO)

    return max(tokens, key=worth)
