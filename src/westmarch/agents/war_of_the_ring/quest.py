"""The Ring-bearers' journey: how far it still is, what a step risks, what a point of Corruption is worth."""

from typing import Final

from westmarch.agents.war_of_the_ring.odds import MOST_DICE, added
from westmarch.agents.war_of_the_ring.roads import TO_MORDOR
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.ending import CRACK_OF_DOOM, FATAL_CORRUPTION, SHADOW_POINTS, victory_points
from westmarch.games.war_of_the_ring.pieces import GOLLUM, LEVEL
from westmarch.games.war_of_the_ring.state import DID_STRIVE, Table
from westmarch.games.war_of_the_ring.steps.fellowship import friendly_haven
from westmarch.games.war_of_the_ring.steps.hunt import reroll_conditions
from westmarch.games.war_of_the_ring.tiles import (
    DAMAGE,
    DIE_DAMAGE,
    EYE_DAMAGE,
    REVEALS,
    STANDARD,
    STOPS,
    TILE_KINDS,
)

JOURNEY: Final = 16
"""Steps from Rivendell to the Crack of Doom, more or less."""

USUAL_POINTS: Final = 5
USUAL_TURNS: Final = 5
"""Before anything is known of the Shadow's pace: so many Points in so many turns."""

PATIENCE: Final = 30
"""The turn after which haste grows by itself: nobody waits for ever."""

AVERAGE_DIE: Final = 3.5
AVERAGE_TILE: Final = 1.5
"""The damage of a tile whose die is not rolled yet, and of a tile out of a pool to be filled again."""


class Quest:
    """The Fellowship as everybody sees it."""

    def __init__(self, s: Table, weights: Weights = USUAL[FREE_PEOPLES]) -> None:
        self.s = s
        self.weights = weights
        self.in_mordor = s.mordor >= 0
        if self.in_mordor:
            self.left = CRACK_OF_DOOM - s.mordor
        else:
            self.left = max(0, TO_MORDOR[s.fellowship] - s.progress) + CRACK_OF_DOOM
        here = s.in_fellowship()
        self.levels = [LEVEL[c] for c in range(GOLLUM) if here >> c & 1]
        self.shield = sum(self.levels)
        """Damage that the Companions can still take upon themselves."""

        self.margin = FATAL_CORRUPTION - s.corruption
        self.turns = self.left / weights.steps_a_turn
        """The turns that the way still takes."""

        self.conquest = self._conquest()
        self.hurry = self._hurry()

    def _conquest(self) -> float:
        """The turns that the Shadow still needs to conquer, at its pace so far."""
        points = victory_points(self.s, SHADOW)
        pace = (points + USUAL_POINTS) / (self.s.turns + USUAL_TURNS)
        return max(0.5, SHADOW_POINTS - points) / pace

    def _hurry(self) -> float:
        """The turns that the way still takes beside those that the Shadow needs."""
        restless = 0.1 * (self.s.turns - PATIENCE)
        return min(self.weights.haste, max(restless, self.turns / self.conquest))

    @property
    def gone(self) -> float:
        """How much of the journey is done, from 0 to 1."""
        return max(0.0, 1 - self.left / JOURNEY)

    def point(self) -> float:
        """What a point of Corruption costs the Free Peoples: the fewer are left for the way, the more."""
        w = self.weights
        ahead = w.point_ahead * self.left - w.point_shield * self.shield
        scarce = ahead / max(1.0, self.margin - 0.5)
        return w.point + w.point_scarce * min(2.0, max(0.0, scarce))

    def rests(self) -> bool:
        """The Fellowship is in a haven with something to heal. WOTR-FELLOWSHIP-24"""
        s = self.s
        return not self.in_mordor and s.progress == 0 and s.corruption > 0 and friendly_haven(s, s.fellowship)

    # --- the Hunt ---------------------------------------------------------------------------------------------------

    def found(self) -> float:
        """The chance that the next step is noticed."""
        s = self.s
        if self.in_mordor:
            return 1.0
        dice = min(MOST_DICE, s.box[SHADOW])
        if not dice:
            return 0.0
        chance = self._success()
        again = min(dice, reroll_conditions(s))
        return 1 - (1 - chance) ** (dice + again)

    def eye(self) -> float:
        """What an Eye would count for."""
        s = self.s
        if self.in_mordor:
            return float(s.box[FREE_PEOPLES] + s.box[SHADOW])
        return max(1.0, min(MOST_DICE, s.box[SHADOW]) * self._success())

    def _success(self) -> float:
        """The chance of one Hunt die: each of the Free Peoples' dice in the box helps it, and a 1 always fails."""
        return min(5, 1 + self.s.box[FREE_PEOPLES]) / 6

    def tiles(self) -> list[tuple[float, float, bool, bool]]:
        """Each tile of the pool: its chance, its damage, whether it reveals or stops the Fellowship."""
        s = self.s
        total = sum(s.bag)
        if not total:
            return [(1.0, AVERAGE_TILE, False, False)]
        gollum = s.guide == GOLLUM
        found = []
        for tile in range(TILE_KINDS):
            if s.bag[tile]:
                damage = DAMAGE[tile]
                hurt = self.eye() if damage == EYE_DAMAGE else AVERAGE_DIE if damage == DIE_DAMAGE else float(damage)
                shown = REVEALS[tile] and not (gollum and tile < STANDARD)
                found.append((s.bag[tile] / total, hurt, shown, STOPS[tile]))
        return found

    def absorbed(self, hurt: float) -> float:
        """The Corruption that is left of damage, if one Companion may fall for it."""
        if hurt < 2 or not self.levels:
            return hurt
        return max(0.0, hurt - max(self.levels))

    def step(self) -> float:
        """What it is worth to move the Fellowship now."""
        w = self.weights
        caught = self.found()
        cost = 0.0
        fatal = 0.0
        price = self.point()
        for chance, hurt, shown, _ in self.tiles():
            left = self.absorbed(hurt)
            cost += chance * (price * left + w.fallen * (hurt - left) + (w.seen if shown and self.s.hidden else 0.0))
            if left >= self.margin:
                fatal += chance
        gain = w.step * (w.step_always + self.hurry)
        if self.rests():
            gain -= price * max(0.0, 1.2 - self.hurry)  # a turn in a haven heals
        if self.in_mordor:
            gain = w.step + 1.0
            held = added([chance for chance, _, _, stops in self.tiles() if stops])
            gain *= 1 - held
            if self.left == 1:
                gain = w.doom * (1 - held)
            if not self.s.deeds & DID_STRIVE:  # a turn without a step costs a point. WOTR-MORDOR-15
                gain += price if self.margin > 1 else w.doom
        return gain - caught * (cost + w.doom * fatal)
