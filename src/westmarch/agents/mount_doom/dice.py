"""Cards that change dice which lie there (Elrond, Gandalf's Trick and Power): which of them, and how?"""

from collections.abc import Callable
from typing import Any, Final

from westmarch.agents.mount_doom.chances import FACES
from westmarch.agents.mount_doom.outcomes import paid, step
from westmarch.agents.mount_doom.reckoning import Faces, Reckoning
from westmarch.games.mount_doom.board import BATTLE, FIGURE_COUNT
from westmarch.games.mount_doom.cards import ELROND, EOWYN, POWER, TRICK, losses_of
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.enemies import ReadDie, WitchKingsDie
from westmarch.games.mount_doom.steps.helpers import AfterThrow, RollAgain, SetDie, SetFace
from westmarch.games.mount_doom.steps.rolling import FirstRoll, SecondRoll
from westmarch.games.mount_doom.words import DIE, FACE, USE
from westmarch.kernel.steps import Step

Worth = Callable[[Faces], float]

HOLD: Final = 0.008
"""A card is kept unless its use gains so much in chances: what one thinks of a moment is less sure than a card."""


def lying(s: Table) -> Faces:
    """The roll that lies there, which cards may change. The battle die has no part in it: it is read by itself."""
    return {die: s.face[die] for die in range(BATTLE) if s.rolled >> die & 1}


def reader(s: Table) -> Step[Any]:
    """The step that will read the roll, once the cards have changed it."""
    return [step for step in s.stack if not isinstance(step, RollAgain | SetDie | SetFace | AfterThrow)][-1]


def changeable(card: int, faces: Faces) -> list[int]:
    """The dice of a roll that a card can change: any by Elrond, coloured by Gandalf's Trick, black by his Power."""
    return [die for die in faces if card == ELROND or (die < FIGURE_COUNT) == (card == TRICK)]


class DiceCards:
    """The roll that lies there, and what each of the three cards could make of it."""

    def __init__(self, s: Table, r: Reckoning) -> None:
        self.s = s
        self.r = r
        self.faces = lying(s)
        self.worth = self._judge(reader(s))

    def _judge(self, by: Step[Any]) -> Worth:
        """How the dice are judged: by the step that will read them."""
        r = self.r
        if isinstance(by, FirstRoll):
            return r.first
        if isinstance(by, SecondRoll):
            return r.second
        if isinstance(by, WitchKingsDie):
            dice = by.dice
            return lambda faces: self._witch_king(next(iter(faces.values())), dice)
        if isinstance(by, ReadDie):
            losses = losses_of(by.card)
            return lambda faces: self._win(losses[next(iter(faces.values()))])
        if all(die < FIGURE_COUNT for die in self.faces):  # Gandalf's Support, or Denethor's throw
            return lambda faces: max([r.moves(die)[face - 1] for die, face in faces.items()])
        return lambda faces: r.outcomes.last_slot(r.lot, next(iter(faces.values())) - 1)

    def _win(self, hearts: int) -> float:
        return self.r.outcomes.chances.win(step(paid(self.r.lot, hearts)))

    def _witch_king(self, face: int, dice: int) -> float:
        """A die of the Witch-king's shows this, and so many are still to come."""
        lot, outcomes = self.r.lot, self.r.outcomes
        if face == 6 and lot.hand >> EOWYN & 1:
            return outcomes.chances.win(outcomes.without_witch_king(lot))
        after = paid(lot, face % 2)
        return sum([odds * outcomes.chances.win(then) for odds, then in outcomes.witch_king(after, dice)], 0.0)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def use(self, legal: list[int]) -> int | None:
        """The token of the card that gains most above what it is worth to keep it, if any does."""
        cards = [card for card in (ELROND, TRICK, POWER) if USE + card in legal]
        if not cards:
            return None
        now = self.worth(self.faces)
        best, chosen = HOLD, None
        for card in cards:
            price = self.r.win - self.r.outcomes.chances.win(self.r.lot.without(card))
            gain = max([self._with(card, die) for die in changeable(card, self.faces)]) - now - price
            if gain > best:
                best, chosen = gain, USE + card
        return chosen

    def _with(self, card: int, die: int) -> float:
        """What the roll is worth with a die thrown again, or set to its best face."""
        values = [self.worth({**self.faces, die: face}) for face in FACES]
        return sum(values, 0.0) / len(values) if card == ELROND else max(values)

    def gesture(self, prompt: str, legal: list[int]) -> int:
        """Which die, and which face, once the card is chosen."""
        top = self.s.stack[-1]
        if isinstance(top, SetFace):
            die = top.die
            return max(legal, key=lambda token: self.worth({**self.faces, die: 1 + token - FACE}))
        card = ELROND if isinstance(top, RollAgain) else POWER
        return max(legal, key=lambda token: self._with(card, token - DIE))
