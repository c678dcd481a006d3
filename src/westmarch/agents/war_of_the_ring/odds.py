"""What a battle is likely to bring: expected hits, round by round, without cards."""

from typing import Final

from westmarch.games.war_of_the_ring.armies import bits, elite_leaders, elites, leaders, units
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.pieces import CAPTAINS, LEADERSHIP, SARUMAN
from westmarch.games.war_of_the_ring.state import Table

MOST_DICE: Final = 5
ON_FIVE: Final = 1 / 3
ON_SIX: Final = 1 / 6
LONGEST: Final = 12
"""Rounds after which a field battle is taken to be broken off."""


def added(parts: list[float]) -> float:
    """Their sum; the sum of Python may be a whole number, and a compiled build takes it at its word."""
    found = 0.0
    for part in parts:
        found += part
    return found


class Host:
    """An Army as a battle sees it."""

    def __init__(self, units: int, elites: int, leadership: int, captains: int = 0) -> None:
        self.units = units
        self.elites = elites
        self.leadership = leadership
        self.captains = captains
        self.toughness = units + elites
        """The hits that it can take."""

        self.might = units + 0.6 * elites + 0.35 * min(leadership, MOST_DICE)
        """Its weight on the map, in Regulars."""

        self.key = units | elites << 6 | leadership << 12 | captains << 18
        """The same for all that are alike."""


NOBODY: Final = Host(0, 0, 0)

HOST_BITS: Final = 24
WAY_BITS: Final = 6
FOUGHT: Final[dict[int, tuple[float, float]]] = {}
"""Battles that have been reckoned: the same are asked for again and again."""

MOST_FOUGHT: Final = 20_000


def host(s: Table, side: int, force: int, men: int) -> Host:
    """The figures of a force and some characters."""
    if not force:
        return NOBODY
    leadership = leaders(force, side)
    captains = 0
    if men:
        for man in bits(men & ~(1 << SARUMAN)):
            leadership += LEADERSHIP[man]
        captains = (men & CAPTAINS).bit_count()
    if side == SHADOW:
        leadership += elite_leaders(s, force)
    return Host(units(force, side), elites(force, side), leadership, captains if side == FREE_PEOPLES else 0)


def hits(attackers: Host, left: float, chance: float) -> float:
    """Expected hits of a round: the Combat roll, and the Leader re-roll of what missed."""
    dice = min(MOST_DICE, max(0.0, left) + attackers.captains)
    again = min(attackers.leadership, dice * (1 - chance))
    return (dice + again) * chance


def fight(attackers: Host, defenders: Host, behind_walls: bool, walls_fall: bool, rounds: int) -> tuple[float, float]:
    """Hit points left on both sides after so many rounds at most; one of them is gone if they suffice.

    `behind_walls`: the attacker needs a six, in every round or (`walls_fall`) only in the first.
    """
    way = rounds << 2 | (2 if behind_walls else 0) | (1 if walls_fall else 0)
    key = (attackers.key << HOST_BITS | defenders.key) << WAY_BITS | way
    found = FOUGHT.get(key)
    if found is None:
        if len(FOUGHT) >= MOST_FOUGHT:
            FOUGHT.clear()
        found = FOUGHT[key] = _fight(attackers, defenders, behind_walls, walls_fall, rounds)
    return found


def _fight(attackers: Host, defenders: Host, behind_walls: bool, walls_fall: bool, rounds: int) -> tuple[float, float]:
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
