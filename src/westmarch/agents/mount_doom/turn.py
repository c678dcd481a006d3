"""A whole turn, reckoned to its end: which dice to pick, to place, and to change by cards.

Before the first roll much is still to come, and what the dice bring is added up in logits: page 1's slot, then from
where each figure may come by page 1 the second roll, whose slot and figures are reckoned from there. Once a roll lies
there, everything that the dice on the tile can bring about is gone through, one outcome after the other.
"""

from math import exp, log
from typing import Final

from westmarch.agents.mount_doom.chances import FACES, Chances
from westmarch.agents.mount_doom.encounters import Encounters, mean
from westmarch.agents.mount_doom.lot import Lot
from westmarch.games.mount_doom.board import FIGURE_COUNT, SLOTS, WAITING
from westmarch.games.mount_doom.cards import DENETHOR, ELROND, POWER, TRICK

SURE: Final = 1e-6
"""Nothing is surer than that."""

LOST: Final = -13.0
"""Below this logit there is nothing left to reckon."""

NOT_ABLE: Final = 9.0
"""The price of a card that is not there."""


def logit(chance: float) -> float:
    bounded = min(1 - SURE, max(SURE, chance))
    return log(bounded / (1 - bounded))


def logistic(total: float) -> float:
    return 1.0 / (1.0 + exp(-total))


class Prices:
    """What it costs in logits to use up each card that changes dice."""

    def __init__(self, lot: Lot, chances: Chances) -> None:
        now = logit(chances.win(lot))

        def price(card: int) -> float:
            return max(0.0, now - logit(chances.win(lot.without(card)))) if lot.able(card) else NOT_ABLE

        self.trick = price(TRICK)
        self.power = price(POWER)
        self.elrond = price(ELROND)

    def of(self, card: int) -> float:
        return {ELROND: self.elrond, TRICK: self.trick, POWER: self.power}[card]


class Page2:
    """What page 2 can bring, from where page 1 has led: in logits, by slot and by die."""

    def __init__(self, lot: Lot, chances: Chances, encounters: Encounters, page_1: int) -> None:
        self.now = logit(chances.win(lot))
        self.denethor = -1
        self.slots = [0.0] * SLOTS
        self.dice: list[list[float]] = [[0.0] * len(FACES) for _ in range(FIGURE_COUNT)]
        if self.now <= LOST:
            return
        for slot in range(SLOTS):
            if lot.track[slot] == DENETHOR:
                self.denethor = slot
            self.slots[slot] = logit(mean(encounters.slot(lot, slot), chances)) - self.now
        for die in range(FIGURE_COUNT):
            if die == page_1 or lot.figure[die] == WAITING:
                continue
            row = self.dice[die]
            for face in FACES:
                row[face - 1] = logit(chances.win(encounters.move(lot, die, face, True))) - self.now

    def worth(self, left: int, third: int, prices: Prices) -> float:
        """The second roll, on average: the better of two coloured dice each time."""
        if self.now <= LOST:
            return 0.0
        lefts, thirds = self.dice[left], self.dice[third]
        again = max(sum(lefts, 0.0), sum(thirds, 0.0)) / 6  # a die that Denethor has thrown anew
        best = max(max(lefts), max(thirds)) - prices.trick
        some_slot = max(self.slots) - prices.power
        any_slot = sum(self.slots, 0.0) / SLOTS - prices.elrond
        # Of the better of two dice there are as many cases as there are faces, not as there are pairs.
        faces = sorted(lefts + thirds)
        total = 0.0
        for slot in range(SLOTS):
            here = self.slots[slot]
            if prices.power < NOT_ABLE:
                here = max(here, some_slot)
            if prices.elrond < NOT_ABLE:
                here = max(here, any_slot)
            if slot == self.denethor:
                total += logistic(self.now + here + again)
                continue
            below = 0
            for worth in faces:
                upto = count(lefts, worth) * count(thirds, worth)
                if upto > below:
                    value = max(worth, best) if prices.trick < NOT_ABLE else worth
                    total += (upto - below) / 36 * logistic(self.now + here + value)
                    below = upto
        return total / SLOTS


def count(values: list[float], most: float) -> int:
    """How many are no more than this."""
    found = 0
    for value in values:
        if value <= most:
            found += 1
    return found


class Plan:
    """A turn before its first roll."""

    def __init__(self, lot: Lot, chances: Chances, encounters: Encounters) -> None:
        self.prices = Prices(lot, chances)
        now = logit(chances.win(lot))
        self.slots = [logit(mean(encounters.slot(lot, slot), chances)) - now for slot in range(SLOTS)]
        self.placed: list[list[list[float]]] = []
        """By die on page 1, its face, and the die that is left of the first roll: the chance in logits."""

        for die in range(FIGURE_COUNT):
            rows: list[list[float]] = []
            for face in FACES:
                if face > 1 and lot.figure[die] == WAITING:
                    rows.append(rows[0])
                    continue
                page = Page2(encounters.move(lot, die, face, True), chances, encounters, die)
                row = [logit(0.0)] * FIGURE_COUNT
                for one in range(FIGURE_COUNT):
                    for other in range(one + 1, FIGURE_COUNT):
                        if die not in (one, other):
                            worth = logit(page.worth(one, other, self.prices))
                            row[one] = max(row[one], worth)
                            row[other] = max(row[other], worth)
                rows.append(row)
            self.placed.append(rows)
        self.pair = (0, 1)
        self.worth = -1.0
        for one in range(FIGURE_COUNT):
            for other in range(one + 1, FIGURE_COUNT):
                worth = self._pair(one, other)
                if worth > self.worth:
                    self.pair = (one, other)
                    self.worth = worth

    def roll(self, one: int, face_one: int, other: int, face_other: int) -> float:
        """The better way to place two coloured dice of the first roll."""
        return max(self.placed[one][face_one - 1][other], self.placed[other][face_other - 1][one])

    def _pair(self, one: int, other: int) -> float:
        """The chance to win with these two dice in the first roll."""
        prices = self.prices
        slots = sorted(self.slots)
        best = max([self.roll(one, face, other, face) for face in FACES]) - prices.trick
        total = 0.0
        for face_one in FACES:
            for face_other in FACES:
                worth = self.roll(one, face_one, other, face_other)
                if prices.trick < NOT_ABLE:
                    worth = max(worth, best)
                for i in range(SLOTS):  # the better of two slots: so often the i-th best of six
                    value = worth + slots[i]
                    if prices.power < NOT_ABLE:
                        value = max(value, worth + slots[SLOTS - 1] - prices.power)
                    total += (2 * i + 1) * logistic(value)
        return total / 36 / 36


class Tile:
    """What the dice on the tile lead to, gone through one by one."""

    def __init__(self, chances: Chances, encounters: Encounters) -> None:
        self.chances = chances
        self.encounters = encounters

    def page_1(self, lot: Lot, slot: int, die: int, face: int, left: int, prices: Prices) -> list[float]:
        """The chance by the third die, if page 1 holds this slot and die, and this die is left."""
        found = [-1.0 if third in (die, left) else 0.0 for third in range(FIGURE_COUNT)]
        faces = FACES if lot.track[slot] == DENETHOR else (face,)
        for odds, met in self.encounters.slot(lot, slot):
            for shown in faces:
                moved = self.encounters.move(met, die, shown, True)
                if met.courage <= 0 or moved.courage <= 0:
                    continue
                page = Page2(moved, self.chances, self.encounters, die)
                for third in range(FIGURE_COUNT):
                    if third not in (die, left):
                        found[third] += odds / len(faces) * page.worth(left, third, prices)
        return found

    def rest(self, lot: Lot, dice: list[tuple[int, int]]) -> float:
        """The chance with these dice still to be resolved, in their order; those that lead to slots are no figure's."""
        if lot.courage <= 0:
            return 0.0
        if not dice:
            return self.chances.win(lot)
        die, face = dice[0]
        after = dice[1:]
        if die < FIGURE_COUNT:
            return self.rest(self.encounters.move(lot, die, face, True), after)
        if lot.track[face - 1] == DENETHOR:
            return self._denethor(lot, face - 1, after)
        total = 0.0
        for odds, met in self.encounters.slot(lot, face - 1):
            total += odds * self.rest(met, after)
        return total

    def _denethor(self, lot: Lot, slot: int, dice: list[tuple[int, int]]) -> float:
        """The better of the coloured dice to throw again."""
        best = -1.0
        for i in range(len(dice)):
            if dice[i][0] < FIGURE_COUNT:
                total = 0.0
                for face in FACES:
                    total += self.rest(lot, [*dice[:i], (dice[i][0], face), *dice[i + 1 :]]) / len(FACES)
                best = max(best, total)
        return best if best >= 0 else self.rest(lot, dice)
