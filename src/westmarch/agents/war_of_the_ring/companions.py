"""Companions: who leaves the Fellowship, and where he is wanted.

Strider is wanted in Gondor, where he becomes Aragorn; the others where they can rouse a nation; whoever is left over
goes to the Stronghold that is most in danger.
"""

from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import NOBODY
from westmarch.agents.war_of_the_ring.roads import STEPS
from westmarch.games.war_of_the_ring.armies import besieged, bits
from westmarch.games.war_of_the_ring.board import (
    DOL_AMROTH,
    FREE_PEOPLES,
    MINAS_TIRITH,
    NATION,
    PELARGIR,
    REGION_COUNT,
    SHADOW,
)
from westmarch.games.war_of_the_ring.people import companion_reach, group_level
from westmarch.games.war_of_the_ring.pieces import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    BOROMIR,
    GANDALF_GREY,
    GIMLI,
    LEGOLAS,
    LEVEL,
    MERIADOC,
    PEREGRIN,
    STRIDER,
    WAITING,
)
from westmarch.games.war_of_the_ring.steps.characters import MAN, movers
from westmarch.games.war_of_the_ring.steps.fellowship import friendly_haven
from westmarch.games.war_of_the_ring.words import DONE, TO

CROWN: Final = (MINAS_TIRITH, DOL_AMROTH, PELARGIR)
"""Where Strider becomes Aragorn. WOTR-CHARACTER-27"""

CROWNED_LATE: Final = 1.0
LATE: Final = 14
"""What it is worth that Strider gets there when his die comes too late to matter much: from this turn on."""

GROUPS: Final = ((STRIDER,), (STRIDER, BOROMIR), (BOROMIR,), (LEGOLAS, GIMLI), (GIMLI,))
"""The groups that may set out; the rest stay to shield the Ring-bearers."""

DISPENSABLE: Final = (BOROMIR, GIMLI, LEGOLAS, STRIDER, PEREGRIN, MERIADOC, GANDALF_GREY)
"""In the order in which the Fellowship can do without them."""

RESTLESS: Final = 0.25
"""How much better another place must be to go there."""

FAR_RIDE: Final = 2
"""The regions, more or less, that a card like Gwaihir adds to the way of a Companion."""


def there_worth(mind: Mind, men: int, where: int) -> float:
    """What these Companions are worth in a region."""
    s = mind.s
    worth = 0.0
    haven = friendly_haven(s, where)
    if men >> STRIDER & 1 and s.place[ARAGORN] == WAITING:
        if where in CROWN and haven and not besieged(s, FREE_PEOPLES, where):
            worth += mind.weights.crowned if s.turns < LATE else CROWNED_LATE
        else:
            worth += 0.5 - 0.06 * min(STEPS[where][c] for c in CROWN)
    if haven:
        nation = NATION[where]
        if not s.active >> nation & 1 and any(ACTIVATES[c] in (ANY_NATION, nation) for c in bits(men)):
            danger = mind.war.danger(FREE_PEOPLES, where, mind.war.hosts[FREE_PEOPLES].get(where, NOBODY))
            worth += mind.weights.roused + mind.weights.roused_danger * danger
    if where in mind.war.hosts[FREE_PEOPLES]:
        danger = mind.war.danger(FREE_PEOPLES, where, mind.war.hosts[FREE_PEOPLES][where])
        worth += (mind.weights.guarding + mind.weights.guarding_danger * danger) * men.bit_count()
    if where in mind.war.hosts[SHADOW] and where not in mind.war.hosts[FREE_PEOPLES]:
        worth -= 0.2
    return worth


def best_place(mind: Mind, men: int, reach: list[int]) -> float:
    """What these Companions are worth where they are wanted most."""
    return max([there_worth(mind, men, where) for where in reach])


# --- leaving the Fellowship -----------------------------------------------------------------------------------------


def leaving(mind: Mind, men: int) -> float:
    """What the Fellowship loses: a shield for each who leaves, the dearer the fewer stay and the longer the way."""
    left = mind.quest.shield - sum(LEVEL[c] for c in bits(men))
    thin = 0.45 if left >= 7 else 0.7 if left >= 4 else 1.1
    return mind.weights.leaving * thin * men.bit_count() * (0.7 + 0.6 * min(1.0, mind.quest.left / 12))


def separating(mind: Mind, bonus: int = 0, level: int = 0) -> tuple[float, int]:
    """The best group to send out, and what that is worth."""
    s = mind.s
    here = s.in_fellowship()
    best = (-1.0, 0)
    if s.mordor >= 0:
        return best
    for group in GROUPS:
        men = sum(1 << c for c in group)
        if men & here != men:
            continue
        reach = companion_reach(s, s.fellowship, s.progress + (level or group_level(men)) + bonus)
        if men >> STRIDER & 1 and s.place[ARAGORN] == WAITING and not any(crown in reach for crown in CROWN):
            continue  # he leaves for the crown alone
        worth = best_place(mind, men, reach) - leaving(mind, men)
        if worth > best[0]:
            best = (worth, men)
    return best


def choose_separated(mind: Mind, tokens: list[int], men: int, bonus: int, level: int) -> int:
    """Name the group one after another; a card may force somebody out whom nobody wants to send."""
    wanted = separating(mind, bonus, level)[1] or 1 << min(bits(mind.s.in_fellowship()), key=DISPENSABLE.index)
    if men and men & wanted != men:
        return DONE
    for companion in bits(wanted & ~men):
        if MAN + companion in tokens:
            return MAN + companion
    return DONE if DONE in tokens else choose_parting(tokens)


def choose_parting(tokens: list[int]) -> int:
    return min(tokens, key=lambda token: DISPENSABLE.index(token - MAN))


def choose_destination(mind: Mind, tokens: list[int], men: int) -> int:
    return max(tokens, key=lambda token: there_worth(mind, men, token - TO))


# --- over the map ---------------------------------------------------------------------------------------------------


def moving(mind: Mind) -> tuple[float, int]:
    """The best move of a Companion on the map: what it changes, and who."""
    s = mind.s
    best = (-1.0, 0)
    for companion in movers(s):
        men = 1 << companion
        start = s.place[companion]
        reach = companion_reach(s, start, group_level(men))
        worth = best_place(mind, men, reach) - there_worth(mind, men, start)
        if worth > best[0]:
            best = (worth, companion)
    return best


def choose_mover(mind: Mind, tokens: list[int], group: int) -> int:
    """One at a time; he goes where he is wanted more than here."""
    goals = [token for token in tokens if TO <= token < TO + REGION_COUNT]
    if goals:
        return max(goals, key=lambda token: there_worth(mind, group, token - TO))
    worth, companion = moving(mind)
    if DONE in tokens and worth < RESTLESS:
        return DONE
    return MAN + companion if MAN + companion in tokens else tokens[0]


def rides(mind: Mind) -> tuple[float, float]:
    """What a ride is worth, out of the Fellowship and over the map: a Companion's best deed by it."""
    return separating(mind, FAR_RIDE)[0], moving(mind)[0]
