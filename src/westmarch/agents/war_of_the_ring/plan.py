"""The plan: what a side is after at the moment. It is made anew at every decision, out of the position alone.

The Shadow wins by conquest or by corruption, the Free Peoples by the Ring or, when it offers itself, by conquest. A
plan is the weight that each of the two ways gets: what serves the better one is done first, and the other is not
forgotten.
"""

from typing import Final, NamedTuple

from westmarch.agents.war_of_the_ring.odds import added
from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.war import War
from westmarch.agents.war_of_the_ring.weights import Weights
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.ending import (
    FATAL_CORRUPTION,
    FREE_PEOPLES_POINTS,
    SHADOW_POINTS,
    victory_points,
)
from westmarch.games.war_of_the_ring.state import Table

CONQUEST: Final = "conquest"
CORRUPTION: Final = "corruption"
RING: Final = "ring"


GRAVE: Final = 8
"""The Corruption from which on the Ring-bearers may be lost."""

LONG_WAY: Final = 8
"""With so many steps left they are, if it is grave."""


class Plan(NamedTuple):
    """How much the war on the map and the Ring-bearers' fate count now."""

    name: str
    war: float
    ring: float


def shadow_plan(s: Table, quest: Quest, w: Weights) -> Plan:
    """How near is each victory, and how soon will the Ring be in the fire?"""
    points = victory_points(s, SHADOW) / SHADOW_POINTS
    corruption = s.corruption / FATAL_CORRUPTION
    pressing = quest.gone**2
    hunt = w.plan_hunt + w.plan_hunt_corruption * corruption + w.plan_hunt_pressing * pressing
    hunt -= w.plan_hunt_points * points
    conquest = w.plan_war + w.plan_war_points * points - w.plan_war_pressing * pressing * (1 - points)
    name = CORRUPTION if hunt > conquest else CONQUEST
    return Plan(name, conquest, hunt)


def free_peoples_plan(war: War, quest: Quest, w: Weights) -> Plan:
    """The Ring, unless the Shadow has left its own Strongholds open or the Ring-bearers are nearly lost."""
    s = war.s
    points = victory_points(s, FREE_PEOPLES) / FREE_PEOPLES_POINTS
    within_reach = added([war.price[FREE_PEOPLES][aim] * chance for aim, chance in war.aims[FREE_PEOPLES].values()])
    lost = max(0.0, s.corruption - GRAVE) / (FATAL_CORRUPTION - GRAVE) * (quest.left / LONG_WAY)
    conquest = w.plan_conquest + w.plan_conquest_points * points + w.plan_conquest_reach * within_reach + 0.3 * lost
    ring = w.plan_ring + w.plan_ring_points * victory_points(s, SHADOW) / SHADOW_POINTS - 0.2 * lost
    return Plan(CONQUEST if conquest > ring else RING, conquest, ring)
