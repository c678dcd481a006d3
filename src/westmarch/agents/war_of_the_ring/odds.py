"""What a battle is likely to bring: expected hits, round by round, without cards."""

from functools import lru_cache
from typing import Final, NamedTuple

from westmarch.games.war_of_the_ring.armies import bits, elite_leaders, elites, leaders, units
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.pieces import CAPTAINS, LEADERSHIP, SARUMAN
from westmarch.games.war_of_the_ring.state import Table

MOST_DICE: Final = 5
ON_FIVE: Final = 1 / 3
ON_SIX: Final = 1 / 6
LONGEST: Final = 12
"""Rounds after which a field battle is taken to be broken off."""


class Host(NamedTuple):
    """An Army as a battle sees it."""

    units: int
    elites: int
    leadership: int
    captains: int = 0

    @property
    def toughness(self) -> int:
        """The hits that it can take."""
        return self.units + self.elites

    @property
    def might(self) -> float:
        """Its weight on the map, in Regulars."""
        return self.units + 0.6 * self.elites + 0.35 * min(self.leadership, MOST_DICE)


NOBODY: Final = Host(0, 0, 0)


def host(s: Table, side: int, force: int, men: int) -> Host:
    """The figures of a force and some characters."""
    if not force:
        return NOBODY
    leadership = leaders(force, side)
    captains = 0
    if men:
        leadership += sum(LEADERSHIP[man] for man in bits(men & ~(1 << SARUMAN)))
        captains = (men & CAPTAINS).bit_count()
    if side == SHADOW:
        leadership += elite_leaders(s, force)
    return Host(units(force, side), elites(force, side), leadership, captains if side == FREE_PEOPLES else 0)


def hits(attackers: Host, left: float, chance: float) -> float:
    """Expected hits of a round: the Combat roll, and the Leader re-roll of what missed."""
    dice = min(MOST_DICE, max(0.0, left) + attackers.captains)
    again = min(attackers.leadership, dice * (1 - chance))
    return (dice + again) * chance


@lru_cache(maxsize=20_000)
def fight(attackers: Host, defenders: Host, behind_walls: bool, walls_fall: bool, rounds: int) -> tuple[float, float]:
    """Hit points left on both sides after so many rounds at most; one of them is gone if they suffice.

    `behind_walls`: the attacker needs a six, in every round or (`walls_fall`) only in the first.
    """
    ours = float(attackers.toughness)
    theirs = float(defenders.toughness)
    for turn in range(rounds):
        if ours <= 0 or theirs <= 0:
            break
        chance = ON_SIX if behind_walls and not (walls_fall and turn) else ON_FIVE
        dealt = hits(attackers, min(ours, attackers.units), chance)
        suffered = hits(defenders, min(theirs, defenders.units), ON_FIVE)
        ours -= suffered
        theirs -= dealt
    return max(0.0, ours), max(0.0, theirs)


def upper_hand(attackers: Host, defenders: Host, behind_walls: bool, walls_fall: bool, rounds: int) -> float:
    """From 0 to 1: how much better the attacker comes out of the battle, by what is left of both."""
    ours, theirs = fight(attackers, defenders, behind_walls, walls_fall, rounds)
    mine = ours / max(1, attackers.toughness)
    other = theirs / max(1, defenders.toughness)
    return mine / (mine + other + 1e-6)
