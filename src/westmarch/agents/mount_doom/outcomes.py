"""What can come of things: a move of a figure, a meeting with a card; each outcome with its odds."""

from math import comb
from typing import Final

from westmarch.agents.mount_doom.chances import FACES, Chances
from westmarch.agents.mount_doom.learned import HAND
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot
from westmarch.games.mount_doom.board import (
    EVENT,
    FIGURE_COUNT,
    HEART,
    HELMS_DEEP,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NO_EVENT,
    NOWHERE,
    RING_BEARER,
    WAITING,
    WARRIORS,
    destination,
    is_destination,
    theodens_end,
)
from westmarch.games.mount_doom.cards import (
    ALLIES,
    ALLY,
    ARMY_OF_THE_DEAD,
    ARWEN,
    BALROG,
    BATTLES,
    COLOUR,
    DENETHOR,
    EOWYN,
    EYE_OF_SAURON,
    HEARTS_GAINED,
    HEARTS_LOST,
    KIND,
    MOUTH_OF_SAURON,
    NAZGUL,
    NO_CARD,
    RING_POWER,
    SARUMAN,
    SARUMANS_URUKS,
    SHELOB,
    SHELOBS_STING,
    SINGLE_USE,
    THEODEN,
    TREEBEARD,
    URUK_HAI,
    WITCH_KING,
    WORMTONGUE,
    cards_in,
    losses_of,
)
from westmarch.games.mount_doom.printed import COURAGE_TOP, EYE_SPACE, NAZGUL_SYMBOL, SLOT_SYMBOLS
from westmarch.games.mount_doom.steps.courage import TO_THE_EYE

Odds = list[tuple[float, Lot]]

BOROMIRS_ODDS: Final = 5 / 6
"""His throw fails on Sauron's face alone. DOOM-CARD-01"""

LEAST_HOPE: Final = 0.1
"""A battle that goes on until it is won is not without hope: cards may help."""


class Outcomes:
    """Works out what follows; where the players have a choice in it, the better one is taken."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances

    # --- moves -------------------------------------------------------------------------------------------------------

    def move(self, lot: Lot, figure: int, spaces: int, by_die: bool) -> Lot:
        """A figure moves on, by its die or otherwise."""
        start = lot.figure[figure]
        if start == WAITING or spaces == 0:
            return lot
        target = start + spaces
        if figure == RING_BEARER:
            end = destination(lot.stage)
            if target >= end:
                return self._arrive(lot, by_die and target == end)
        elif target > MINAS_MORGUL_SPACE:
            return lot.with_figure(figure, WAITING)
        after = lot.with_figure(figure, target)
        if by_die and figure != RING_BEARER and is_destination(target):
            after.courage = min(COURAGE_TOP, after.courage + 1)
        event = EVENT[target]
        if event == NO_EVENT or (target in lot.figure and not lot.unprotected):
            return after
        struck = after.with_courage(after.courage - 1) if event == HEART else after.with_nazgul()
        if after.able(ARWEN):
            spared = after.without(ARWEN)
            if self.chances.win(spared) >= self.chances.win(struck):
                return spared
        return struck

    def _arrive(self, lot: Lot, exact: bool) -> Lot:
        """The Ring-bearer is at the end of the stage; a card of Gandalf's may have been won."""
        after = lot.with_figure(RING_BEARER, destination(lot.stage))
        if lot.stage == HELMS_DEEP:
            after.locked = 0
        if lot.stack:
            after.stack -= 1
            if exact:
                after.gift += self._gift(lot)
        return after

    def _gift(self, lot: Lot) -> float:
        """A card of Gandalf's is worth what those that may be drawn are worth on average."""
        cards = lot.gandalfs()
        return sum([HAND[lot.stage + 1][card] for card in cards], 0.0) / len(cards)

    # --- meetings ----------------------------------------------------------------------------------------------------

    def slot(self, lot: Lot, slot: int) -> Odds:
        """A black die leads to a slot."""
        card = lot.track[slot]
        if card == NO_CARD:
            return [(1.0, self._symbol(lot, slot))]
        if card == FACE_DOWN:
            unseen = lot.unseen()
            found: Odds = []
            for hidden in unseen:
                found += [(odds / len(unseen), after) for odds, after in self.card(lot, slot, hidden)]
            return found
        return self.card(lot, slot, card)

    def _symbol(self, lot: Lot, slot: int) -> Lot:
        figure = SLOT_SYMBOLS[slot]
        if figure == NAZGUL_SYMBOL:
            return lot.with_nazgul()
        if lot.stage == MOUNT_DOOM:
            return lot
        return max([self.move(lot, figure, spaces, False) for spaces in (0, 1, 2)], key=self.chances.win)

    def card(self, lot: Lot, slot: int, card: int) -> Odds:
        """A card is met: an ally is taken, any other does what it says."""
        lot = lot.with_slot(slot, card)
        if COLOUR[card] != ALLY:
            return self._activated(lot, slot, card)
        taken = lot.with_slot(slot, NO_CARD)
        taken.hand |= 1 << card
        return [(1.0, taken)]

    def _activated(self, lot: Lot, slot: int, card: int) -> Odds:
        """What a card's numbers do not say is in its words."""
        gone = lot.with_slot(slot, NO_CARD)
        kind = KIND[card]
        if kind == URUK_HAI:
            return self._uruk_hai(lot, card)
        if kind == WITCH_KING:
            return self.witch_king(lot, lot.nazgul)
        if kind == MOUTH_OF_SAURON:
            return self._mouth(gone)
        if kind in (SHELOBS_STING, RING_POWER):
            return [(1 / len(FACES), paid(lot, losses_of(card)[face])) for face in FACES]
        if BATTLES[card] > 0:
            return battles(lot, BATTLES[card], HEARTS_LOST[card])
        return [(1.0, self._certain(gone if SINGLE_USE[card] else lot, card, kind))]

    def _certain(self, lot: Lot, card: int, kind: int) -> Lot:
        """The cards that leave nothing to chance."""
        if kind == NAZGUL:
            return lot.with_nazgul()
        if kind == EYE_OF_SAURON:
            return lot.with_courage(min(lot.courage, EYE_SPACE))
        if kind in (DENETHOR, ARMY_OF_THE_DEAD):
            return lot
        if kind == WORMTONGUE:
            allies = cards_in(lot.hand & ALLIES)
            return max([lot.without(ally) for ally in allies], key=self.chances.win) if allies else lot
        after = paid(lot, HEARTS_LOST[card] - HEARTS_GAINED[card])
        if kind == SARUMAN:
            after.warriors = min(WARRIORS, after.warriors + SARUMANS_URUKS)
        elif kind == BALROG:
            after.locked = 1
        return after

    def _uruk_hai(self, lot: Lot, card: int) -> Odds:
        count = lot.uruks()
        if count == 0:
            return [(1.0, paid(lot, -HEARTS_GAINED[card]))]
        found = []
        for lost, (odds, after) in enumerate(battles(lot, count, 1)):
            wins = count - lost
            if lot.ents:
                after.chieftain = int(wins <= after.warriors and after.chieftain)
                after.warriors = max(0, after.warriors - wins)
            elif wins and after.warriors:
                after.warriors -= 1
            found.append((odds, after))
        return found

    def witch_king(self, lot: Lot, dice: int) -> Odds:
        """So many dice of his are still to be rolled; if Éowyn is at hand a 6 is his end."""
        if not lot.able(EOWYN):
            return [(comb(dice, odd) / 2.0**dice, paid(lot, odd)) for odd in range(dice + 1)]
        slain = self.without_witch_king(lot)
        found: Odds = []
        losing = [1.0]  # how likely it is to have lost so many hearts, with him still standing
        for _ in range(dice):
            found += [(odds / 6, paid(slain, lost)) for lost, odds in enumerate(losing)]
            losing = [
                (losing[lost] / 3 if lost < len(losing) else 0.0) + (losing[lost - 1] / 2 if lost else 0.0)
                for lost in range(len(losing) + 1)
            ]
        return found + [(odds, paid(lot, lost)) for lost, odds in enumerate(losing)]

    def without_witch_king(self, lot: Lot) -> Lot:
        """Éowyn has struck: he, his card and all Nazgûl are gone."""
        after = lot.without(EOWYN)
        after.nazgul = 0
        after.track = tuple([NO_CARD if card == WITCH_KING else card for card in lot.track])
        return after

    def _mouth(self, lot: Lot) -> Odds:
        """Battles until two are won in a row: each pair is won or costs a heart."""
        both = max(lot.support() / 6, LEAST_HOPE) ** 2
        found = [(both * (1 - both) ** lost, lot.with_courage(lot.courage - lost)) for lost in range(lot.courage)]
        return [*found, ((1 - both) ** lot.courage, lot.with_courage(0))]

    # --- the last stage ----------------------------------------------------------------------------------------------

    def last_slot(self, lot: Lot, slot: int) -> float:
        """The chance to win after a slot of the last stage and the step that follows."""
        return sum([odds * self.chances.win(self._step(after, slot)) for odds, after in self.slot(lot, slot)], 0.0)

    def _step(self, lot: Lot, slot: int) -> Lot:
        return lot if lot.track[slot] == SHELOB else step(lot)


def step(lot: Lot) -> Lot:
    """The Ring-bearer's step on the last stage."""
    return lot if lot.courage <= 0 else lot.with_figure(RING_BEARER, lot.figure[RING_BEARER] + 1)


def paid(lot: Lot, hearts: int) -> Lot:
    """So many hearts lost (or gained, below nought)."""
    return lot.with_courage(max(0, min(COURAGE_TOP, lot.courage - hearts)))


def after_loss(lot: Lot, hearts: int) -> Lot:
    """A loss that lies ahead, as the step tells it that will apply it: so many hearts, or down to the Eye."""
    return lot.with_courage(min(lot.courage, EYE_SPACE)) if hearts == TO_THE_EYE else paid(lot, hearts)


def helped(lot: Lot) -> Lot:
    """Treebeard has brought courage."""
    return paid(lot.without(TREEBEARD), -HEARTS_GAINED[TREEBEARD])


def room_for_treebeard(lot: Lot) -> bool:
    """Whether nothing of the courage that he brings would be lost."""
    return lot.courage <= COURAGE_TOP - HEARTS_GAINED[TREEBEARD]


def led(lot: Lot) -> list[tuple[int, Lot]]:
    """The companions that Théoden can lead, and how things stand then."""
    found: list[tuple[int, Lot]] = []
    for companion in range(1, FIGURE_COUNT):
        end = theodens_end(lot.figure[companion], lot.stage)
        if end != NOWHERE:
            found.append((companion, lot.without(THEODEN).with_figure(companion, end)))
    return found


def best_of(rows: list[list[float]]) -> float:
    """The best of some dice that are to be thrown, on average; each row has what the faces of one die are worth."""
    mean = below = 0.0
    for value in sorted({value for row in rows for value in row}):
        chance = 1.0
        for row in rows:
            chance *= sum([1 for other in row if other <= value]) / len(row)
        mean += (chance - below) * value
        below = chance
    return mean


def battles(lot: Lot, count: int, hearts: int) -> Odds:
    """So many battles, each costing so many hearts if lost; by the number of those lost."""
    win = lot.support() / 6
    return [
        (comb(count, lost) * (1 - win) ** lost * win ** (count - lost), paid(lot, hearts * lost))
        for lost in range(count + 1)
    ]
