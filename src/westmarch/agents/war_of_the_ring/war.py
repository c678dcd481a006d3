"""The war on the map: what each Army may still take, what is in danger, and what a march or an attack would change.

All is reckoned in the worth of an action. A settlement has a price; an Army's prospect of it grows with its might
beside what the garrison asks for and falls with the distance. What one side may take is what the other has in danger,
so that a single reckoning serves attack and defence. Everything read here lies open on the table.
"""

from typing import Final

from westmarch.agents.war_of_the_ring.odds import LONGEST, NOBODY, Host, fight, host, upper_hand
from westmarch.agents.war_of_the_ring.roads import STEPS
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.armies import (
    MOST_BESIEGED,
    MOST_IN_REGION,
    besieged,
    besieging,
    controller,
    force_in,
    men_in,
    peaceful,
    under_siege,
    unit_nations,
    warded,
)
from westmarch.games.war_of_the_ring.board import (
    CITY,
    FORTIFICATION,
    FREE_PEOPLES,
    KIND,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_COUNT,
    SETTLEMENT_BIT,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.ending import FREE_PEOPLES_POINTS, SHADOW_POINTS, victory_points
from westmarch.games.war_of_the_ring.marching import only_nations
from westmarch.games.war_of_the_ring.pieces import ONE, UNITS
from westmarch.games.war_of_the_ring.state import Table

PRIZES: Final = tuple(where for where in SETTLEMENTS if POINTS[where])
"""Cities and Strongholds."""

RESTLESS: Final = 14
"""Turns after the eighth in which caution fades, so that no two hosts stand and watch each other for ever."""

REGION_BITS: Final = 7

UNKNOWN: Final = -1.0

FORAY: Final = 7
"""What is so many steps away is in nobody's danger."""


def grip(might: float, need: float) -> float:
    """The chance, roughly, that an Army takes what asks for so much might."""
    x = might / need
    x = x * x * x
    return x / (1 + x)


class Goals:
    """The settlements that a side may take, one after the other: where, at what price, and the might needed."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.price: list[float] = []
        self.need: list[float] = []


class War:
    """The Armies of both sides and what they are after."""

    def __init__(self, s: Table, weights: Weights = USUAL[FREE_PEOPLES]) -> None:
        self.s = s
        self.weights = weights
        self.peace = peaceful(s)
        self.hosts: tuple[dict[int, Host], dict[int, Host]] = ({}, {})
        self.might: tuple[dict[int, float], dict[int, float]] = ({}, {})
        army = s.army
        for side in (FREE_PEOPLES, SHADOW):
            mask = UNITS[side]
            base = side * REGION_COUNT
            for where in range(REGION_COUNT):
                force = army[base + where]
                if force & mask:
                    self.hosts[side][where] = host(s, side, force, men_in(s, side, where))
                    self.might[side][where] = self.striking(side, force, self.hosts[side][where])
        self.price = (self._prices(FREE_PEOPLES), self._prices(SHADOW))
        self.goals = (self._goals(FREE_PEOPLES), self._goals(SHADOW))
        self.aims: tuple[dict[int, tuple[int, float]], dict[int, tuple[int, float]]] = ({}, {})
        self.open: list[list[float]] = [[], []]
        for side in (FREE_PEOPLES, SHADOW):
            self._assign(side)
        self._danger: dict[int, float] = {}
        self._threats = [[UNKNOWN] * REGION_COUNT, [UNKNOWN] * REGION_COUNT]
        self._marches: dict[tuple[int, int, int, int, int], float] = {}
        bold = min(1.0, max(0.0, (s.turns - 8) / RESTLESS))
        self._caution = (self.weights.caution[0] * (1 - 0.5 * bold), self.weights.caution[1] * (1 - bold))

    def _prices(self, side: int) -> dict[int, float]:
        """What each settlement that the enemy holds is worth to a side."""
        s = self.s
        goal = (FREE_PEOPLES_POINTS, SHADOW_POINTS)[side]
        points = victory_points(s, side)
        eagerness = self.weights.price[side] * (1 + self.weights.eagerness * min(1.0, points / goal))
        found = {}
        for where in PRIZES:
            if controller(s, where) != 1 - side:
                continue
            price = POINTS[where] * eagerness
            if OWNER[where] == side:
                price *= 0.8  # it takes a point from the enemy, and is no step to the goal
            elif points + POINTS[where] >= goal:
                price *= self.weights.deciding
            if side == SHADOW and warded(s, where):
                price *= 0.2
            found[where] = price
        return found

    def _goals(self, side: int) -> Goals:
        found = Goals()
        hosts = self.hosts[1 - side]
        for where, price in self.price[side].items():
            found.at.append(where)
            found.price.append(price)
            found.need.append(self.asks(hosts.get(where, NOBODY), where))
        return found

    def asks(self, garrison: Host, where: int) -> float:
        """The might needed to take a settlement with this garrison."""
        w = self.weights
        if garrison.units <= 0:
            return w.unheld
        if KIND[where] != STRONGHOLD:
            return w.unheld + w.stiff * garrison.might
        inside = min(1.0, MOST_BESIEGED / garrison.units)
        return w.walls + w.walled * garrison.might * inside

    def striking(self, side: int, force: int, of: Host) -> float:
        """The might of a force as far as it may attack. WOTR-ATTACK-04"""
        nations = unit_nations(force, side)
        if not nations & self.peace:
            return of.might
        able = only_nations(force, side, ~self.peace) & UNITS[side]
        if not able:
            return self.weights.peaceful * of.might
        return max(self.weights.peaceful * of.might, host(self.s, side, able, 0).might)

    def _assign(self, side: int) -> None:
        """The mightiest Army goes for what it likes best; the others find that prize the less worth their while."""
        left = [1.0] * REGION_COUNT
        for less, where in sorted([(-might, where) for where, might in self.might[side].items()]):
            aim, chance = self._choose(side, where, -less, left)
            if aim >= 0:
                self.aims[side][where] = (aim, chance)
                left[aim] *= 1 - chance
        self.open[side] = left

    def _choose(self, side: int, where: int, might: float, left: list[float]) -> tuple[int, float]:
        """What an Army goes for, and the chance to take it; of equal prizes the dearer, the harder, the later."""
        goals = self.goals[side]
        near = self.weights.near[where]
        best = 0.0
        chosen = -1
        for i in range(len(goals.at)):
            goal = goals.at[i]
            most = goals.price[i] * near[goal]
            if most < best:
                continue
            worth = most * grip(might, goals.need[i]) * left[goal]
            if worth < best or worth == 0.0:
                continue
            if worth == best:
                before = (goals.price[chosen] * near[goals.at[chosen]], goals.need[chosen])
                if before > (most, goals.need[i]):
                    continue
            best = worth
            chosen = i
        if chosen < 0:
            return -1, 0.0
        goal = goals.at[chosen]
        return goal, min(0.95, grip(might, goals.need[chosen]) * near[goal])

    def prospect(self, side: int, where: int, might: float, free: list[float]) -> float:
        """What an Army of this might could bring from a region, other Armies' aims considered."""
        goals = self.goals[side]
        at = goals.at
        price = goals.price
        need = goals.need
        near = self.weights.near[where]
        best = 0.0
        for i in range(len(at)):
            goal = at[i]
            most = price[i] * near[goal]
            if most > best:
                x = might / need[i]
                x = x * x * x
                worth = most * x / (1 + x) * free[goal]  # see `grip`
                if worth > best:
                    best = worth
        return best

    def without(self, side: int, where: int, to: int) -> list[float]:
        """How far each prize is still to be had, if two Armies had not set their mind on it."""
        found = self.open[side]
        aims = self.aims[side]
        if where in aims or to in aims:
            found = found.copy()
            self._give_up(found, aims.get(where))
            if to != where:
                self._give_up(found, aims.get(to))
        return found

    def _give_up(self, free: list[float], aim: tuple[int, float] | None) -> None:
        if aim is not None:
            free[aim[0]] /= 1 - aim[1]

    # --- defence ----------------------------------------------------------------------------------------------------

    def danger(self, side: int, where: int, garrison: Host) -> float:
        """What the enemy may take from a side here, if this were the garrison."""
        price = self.price[1 - side].get(where)
        if price is None:
            return 0.0
        key = garrison.key << REGION_BITS | where
        found = self._danger.get(key)
        if found is None:
            need = self.asks(garrison, where)
            row = STEPS[where]
            near = self.weights.near[where]
            first = 0.0
            second = 0.0
            for there, might in self.might[1 - side].items():
                if row[there] < FORAY:
                    chance = grip(might, need) * near[there]
                    if chance > first:
                        second = first
                        first = chance
                    elif chance > second:
                        second = chance
            safe = (1 - first) * (1 - second)
            found = self._danger[key] = self._caution[side] * price * (1 - safe)
        return found

    def exposure(self, side: int, where: int, of: Host) -> float:
        """What an Army outside its Strongholds risks beside a mightier enemy."""
        if KIND[where] == STRONGHOLD and controller(self.s, where) == side:
            return 0.0
        threat = self._threats[side][where]
        if threat == UNKNOWN:
            threat = max([self.might[1 - side].get(there, 0.0) for there in NEIGHBOURS[where]], default=0.0)
            self._threats[side][where] = threat
        if threat < 2:
            return 0.0
        return self.weights.exposed * self.weights.loss[side] * of.toughness * grip(threat, of.might + 0.1)

    # --- marches ----------------------------------------------------------------------------------------------------

    def march(self, side: int, where: int, force: int, men: int, to: int) -> float:
        """What it changes to bring a part of an Army from one region to the next."""
        key = (side, where, force, men, to)
        found = self._marches.get(key)
        if found is None:
            found = self._marches[key] = self._march(side, where, force, men, to)
        return found

    def _march(self, side: int, where: int, force: int, men: int, to: int) -> float:
        s = self.s
        staying = force_in(s, side, where) - force
        rest = host(s, side, staying, men_in(s, side, where) & ~men)
        joined_force = force_in(s, side, to) + force
        joined = host(s, side, joined_force, men_in(s, side, to) | men)
        free = self.without(side, where, to)
        gain = self.prospect(side, to, self._crowded(side, joined_force, joined), free)
        gain -= self.prospect(side, where, self.might[side][where], free)
        if to in self.might[side]:
            gain -= self.prospect(side, to, self.might[side][to], free)
        if joined.units > MOST_IN_REGION:
            gain -= self.weights.pushed_out * (joined.units - MOST_IN_REGION)
        if rest.units:
            gain += self.weights.staying * self.prospect(side, where, self.striking(side, staying, rest), free)
        gain += self.danger(side, where, self.hosts[side][where]) - self.danger(side, where, rest)
        gain += self.exposure(side, where, self.hosts[side][where]) - self.exposure(side, to, joined)
        if rest.units:
            gain -= self.exposure(side, where, rest)
        if controller(s, to) == 1 - side:
            if not under_siege(s, to):
                gain += self.price[side].get(to, self.weights.town)
        elif not under_siege(s, to):
            gain += self.danger(side, to, self.hosts[side].get(to, NOBODY)) - self.danger(side, to, joined)
        return gain

    def _crowded(self, side: int, force: int, of: Host) -> float:
        """The might of an Army, without what would be over the stacking limit."""
        might = self.striking(side, force, of)
        return might if of.units <= MOST_IN_REGION else might * MOST_IN_REGION / of.units

    def recruit(self, side: int, where: int, kind: int) -> float:
        """What a figure more changes in a region."""
        s = self.s
        before = self.hosts[side].get(where, NOBODY)
        force = force_in(s, side, where) + ONE[kind]
        after = host(s, side, force, men_in(s, side, where))
        if not after.units:
            return 0.05
        if after.units > MOST_IN_REGION:
            return -1.0
        free = self.without(side, where, where)
        gain = self.prospect(side, where, self._crowded(side, force, after), free)
        if where in self.might[side]:
            gain -= self.prospect(side, where, self.might[side][where], free)
        return gain + self.danger(side, where, before) - self.danger(side, where, after)

    # --- attacks ----------------------------------------------------------------------------------------------------

    def attack(self, side: int, where: int, force: int, men: int, target: int) -> float:
        """What an attack is worth."""
        s = self.s
        ours = host(s, side, force, men)
        theirs = self.hosts[1 - side].get(target, NOBODY)
        if where == target and besieging(s, side, where):
            return self.assault(side, where, ours, theirs, 1) + self.weights.assault
        walls = KIND[target] == STRONGHOLD and controller(s, target) == 1 - side and where != target
        if walls and not besieged(s, 1 - side, target):
            return self._invest(side, where, force, men, target)
        return self._field(side, where, force, men, target, ours, theirs)

    def assault(self, side: int, where: int, ours: Host, theirs: Host, rounds: int) -> float:
        """Rounds before the walls: does the odds' change favour the besiegers?"""
        left, theirs_left = fight(ours, theirs, True, False, rounds)
        price = self.price[side].get(where, self.weights.town)
        before = grip(ours.might, self.asks(theirs, where))
        after = 0.0
        if left > 0:
            need = self.weights.unheld + self.weights.walled * theirs.might * theirs_left / max(1, theirs.toughness)
            after = grip(ours.might * left / ours.toughness, need)
        killed = self.weights.loss[1 - side] * (theirs.toughness - theirs_left)
        return price * (after - before) + killed - self.weights.loss[side] * (ours.toughness - left)

    def _invest(self, side: int, where: int, force: int, men: int, target: int) -> float:
        """The defenders withdraw behind their walls, and the attackers lay siege to them."""
        s = self.s
        ours = host(s, side, force, men)
        free = self.without(side, where, where)
        gain = self.prospect(side, target, self.striking(side, force, ours), free)
        gain -= self.prospect(side, where, self.might[side][where], free)
        garrison = self.hosts[1 - side].get(target, NOBODY)
        odds = grip(ours.might, self.asks(garrison, target))
        crowd = self.weights.loss[1 - side] * max(0, garrison.units - MOST_BESIEGED)
        rest = host(s, side, force_in(s, side, where) - force, 0)
        bare = self.danger(side, where, rest) - self.danger(side, where, self.hosts[side][where])
        return gain + crowd - bare + self.weights.besieging * (odds - self.weights.besieging_odds)

    def _field(self, side: int, where: int, force: int, men: int, target: int, ours: Host, theirs: Host) -> float:
        """A battle in the open: the dead of both sides, and the march into the region if it is won."""
        sheltered = KIND[target] in (CITY, FORTIFICATION) and where != target
        left, theirs_left = fight(ours, theirs, sheltered, True, LONGEST)
        won = upper_hand(ours, theirs, sheltered, True, LONGEST)
        killed = self.weights.loss[1 - side] * (theirs.toughness - theirs_left)
        gain = killed - self.weights.loss[side] * (ours.toughness - left)
        if where == target:
            return gain + won * self.danger(side, where, ours)  # a sortie that drives the besiegers off
        beyond = self.march(side, where, force, men, target)
        if controller(self.s, target) == 1 - side:
            beyond += 0.2
        return gain + won * max(0.0, beyond) * self.weights.beyond - (1 - won) * self.weights.defeat

    def best_attack(self, side: int, where: int, force: int, men: int, targets: list[int]) -> float:
        return max([self.attack(side, where, force, men, target) for target in targets], default=-9.0)

    # --- the whole --------------------------------------------------------------------------------------------------

    def worth(self, side: int) -> float:
        """The war as a side would have it: what it holds and may take, less the enemy's."""
        s = self.s
        total = 0.0
        for of in (FREE_PEOPLES, SHADOW):
            sign = 1 if of == side else -1
            for where in PRIZES:
                if s.captured & SETTLEMENT_BIT[where] and OWNER[where] != of:
                    total += sign * POINTS[where] * self.weights.price[of] * 1.3
            prices = self.price[of]
            for aim, chance in self.aims[of].values():
                total += sign * prices[aim] * chance
            for found in self.hosts[of].values():
                total += sign * self.weights.loss[of] * (found.toughness + 0.5 * found.leadership)
        return total
