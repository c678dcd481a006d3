"""What everything that can happen in this turn is worth, in chances to win; each thing is reckoned once.

A roll is worth the best that can be made of it, on average over the dice: so a turn is reckoned to its end by
arithmetic, without playouts.
"""

from westmarch.agents.mount_doom.chances import FACES
from westmarch.agents.mount_doom.lot import Lot
from westmarch.agents.mount_doom.outcomes import Outcomes, best_of
from westmarch.games.mount_doom.board import BLACK_1, BLACK_2, FIGURE_COUNT, SLOTS

Faces = dict[int, int]
"""Dice that lie there, each with its face."""


class Reckoning:
    """The worth of dice as things stand. Worths are changes of the chance to win."""

    def __init__(self, lot: Lot, outcomes: Outcomes) -> None:
        self.lot = lot
        self.outcomes = outcomes
        self.win = outcomes.chances.win(lot)
        self._moves: list[list[float] | None] = [None] * FIGURE_COUNT
        self._slots: list[float | None] = [None] * SLOTS
        self._better: dict[tuple[int, int], float] = {}
        self._after: dict[tuple[int, int], Reckoning] = {}

    # --- single dice -------------------------------------------------------------------------------------------------

    def moves(self, die: int) -> list[float]:
        """Each face of a coloured die."""
        found = self._moves[die]
        if found is None:
            win, move = self.outcomes.chances.win, self.outcomes.move
            found = [win(move(self.lot, die, face, True)) - self.win for face in FACES]
            self._moves[die] = found
        return found

    def average(self, die: int) -> float:
        """A coloured die that is still to be rolled."""
        return sum(self.moves(die), 0.0) / len(FACES)

    def slot(self, slot: int) -> float:
        """A meeting on a slot."""
        found = self._slots[slot]
        if found is None:
            win = self.outcomes.chances.win
            found = sum([odds * win(lot) for odds, lot in self.outcomes.slot(self.lot, slot)], 0.0) - self.win
            self._slots[slot] = found
        return found

    def after(self, die: int, face: int) -> "Reckoning":
        """The same after a coloured die has moved its figure."""
        found = self._after.get((die, face))
        if found is None:
            found = Reckoning(self.outcomes.move(self.lot, die, face, True), self.outcomes)
            self._after[die, face] = found
        return found

    # --- the second roll ---------------------------------------------------------------------------------------------

    def better_of(self, one: int, other: int) -> float:
        """The better of two dice that are still to be rolled, on average."""
        dice = (one, other) if one < other else (other, one)
        found = self._better.get(dice)
        if found is None:
            others = self.moves(other)
            found = sum([max(a, b) for a in self.moves(one) for b in others], 0.0) / 36
            self._better[dice] = found
        return found

    def best_third(self, left: int, gone: int) -> tuple[float, int]:
        """The best die to join the one that was left, and what the two are worth."""
        return max([(self.better_of(left, die), -die) for die in range(FIGURE_COUNT) if die not in (left, gone)])

    def third_die(self, placed: int, face: int, left: int) -> int:
        """Which die joins the second roll, the first page being what it is."""
        return -self.after(placed, face).best_third(left, placed)[1]

    def second(self, faces: Faces) -> float:
        """The best of the second roll as it lies there."""
        coloured = max([self.moves(die)[face - 1] for die, face in faces.items() if die < FIGURE_COUNT])
        return coloured + sum([self.slot(face - 1) for die, face in faces.items() if die >= FIGURE_COUNT], 0.0)

    def place_second(self, black_1: int, coloured_1: tuple[int, int], faces: Faces) -> int:
        """The coloured die for page 2: what all four dice lead to together, over everything that can happen."""
        win, outcomes = self.outcomes.chances.win, self.outcomes
        black_2 = next(face for die, face in faces.items() if die >= FIGURE_COUNT)
        totals = {die: 0.0 for die in faces if die < FIGURE_COUNT}
        for odds_1, first in outcomes.slot(self.lot, black_1 - 1):
            if first.courage <= 0:
                continue
            moved = outcomes.move(first, *coloured_1, True)
            if moved.courage <= 0:
                continue
            for odds_2, second in outcomes.slot(moved, black_2 - 1):
                if second.courage > 0:
                    for die in totals:
                        totals[die] += odds_1 * odds_2 * win(outcomes.move(second, die, faces[die], True))
        return max(totals, key=totals.__getitem__)

    # --- the first roll ----------------------------------------------------------------------------------------------

    def pair(self, one: int, other: int) -> float:
        """Two dice picked for the first roll."""
        then_other = self.best_third(other, one)[0]
        then_one = self.best_third(one, other)[0]
        others = self.moves(other)
        return sum([max(a + then_other, b + then_one) for a in self.moves(one) for b in others], 0.0) / 36

    def first(self, faces: Faces) -> float:
        """The best that can be made of the first roll as it lies there."""
        one, other = [die for die in faces if die < FIGURE_COUNT]
        return self.slot(faces[self.black(faces)] - 1) + max(
            self.moves(one)[faces[one] - 1] + self.best_third(other, one)[0],
            self.moves(other)[faces[other] - 1] + self.best_third(one, other)[0],
        )

    def black(self, faces: Faces) -> int:
        """The better black die of the first roll."""
        return max((BLACK_1, BLACK_2), key=lambda die: self.slot(faces[die] - 1))

    def coloured(self, faces: Faces) -> int:
        """The coloured die for page 1, with the best second roll to follow from where it leads."""
        one, other = [die for die in faces if die < FIGURE_COUNT]
        return max((one, other), key=lambda die: self._page_1(die, faces[die], other if die == one else one))

    def _page_1(self, die: int, face: int, left: int) -> float:
        then = self.after(die, face)
        return then.win + then.best_third(left, die)[0]

    # --- Gandalf's Support -------------------------------------------------------------------------------------------

    def best_of_five(self) -> float:
        """The best of five coloured dice, on average."""
        return best_of([self.moves(die) for die in range(FIGURE_COUNT)])
