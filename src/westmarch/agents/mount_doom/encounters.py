"""What can come of things, with the cards that help reckoned in: each outcome with its odds.

Wherever the players have a choice in the middle of an encounter, the answer is taken that leaves the best chance. What
a chance is, whoever asks says: how things stand once all is over, or with the dice that still wait on the tile.
"""

from typing import Final

from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.lot import Lot
from westmarch.agents.mount_doom.outcomes import BOROMIRS_ODDS, LEAST_HOPE, Odds, Outcomes, helped, paid
from westmarch.games.mount_doom.board import SLOTS
from westmarch.games.mount_doom.cards import (
    ARMY_OF_THE_DEAD,
    BALROG,
    BATTLES,
    BOROMIR,
    ELROND,
    EOMER,
    EOWYN,
    EYE_OF_SAURON,
    GALADRIEL,
    GANDALF_CARDS,
    HEARTS_LOST,
    KIND,
    MOUTH_OF_SAURON,
    NO_CARD,
    POWER,
    SINGLE_USE,
    TREEBEARD,
    URUK_HAI,
    WITCH_KING,
    WRATH,
    cards_in,
)
from westmarch.games.mount_doom.printed import EYE_SPACE, GALADRIEL_SPACE

NEGLIGIBLE: Final = 1e-9
"""What is less likely than that is not gone into."""


def charged(lot: Lot, hearts: int) -> Lot:
    """So many hearts lost; Treebeard comes first where they would be the last."""
    if hearts > 0 and lot.courage <= hearts and lot.able(TREEBEARD):
        return paid(helped(lot), hearts)
    return paid(lot, hearts)


def without_card(lot: Lot, slot: int) -> Lot:
    """Gandalf's Wrath has removed the card of a slot; under the Army another comes to light. DOOM-CARD-45"""
    after = lot.without(WRATH)
    if lot.track[slot] != ARMY_OF_THE_DEAD:
        return after.with_slot(slot, NO_CARD)
    after = after.with_slot(slot, lot.under)
    after.under = NO_CARD
    return after


def mean(odds: Odds, chances: Chances) -> float:
    """The chance to win over all that can come of it."""
    total = 0.0
    for chance, lot in odds:
        total += chance * chances.win(lot)
    return total


class Fight:
    """How things may stand after some battles of a card."""

    def __init__(self, odds: float, lot: Lot, wins: int, felled: int) -> None:
        self.odds = odds
        self.lot = lot
        self.wins = wins  # 1 if any was won
        self.felled = felled  # 1 if Treebeard's token has removed an Uruk-hai


class Throw:
    """One outcome of one battle."""

    def __init__(self, odds: float, lot: Lot, won: bool) -> None:
        self.odds = odds
        self.lot = lot
        self.won = won


class Encounters(Outcomes):
    """Works out what follows a move or a meeting."""

    # --- moves -------------------------------------------------------------------------------------------------------

    def _gift(self, lot: Lot) -> float:
        """The networks know what may be drawn: they are only told that there will be a card."""
        return 1.0

    # --- meetings ----------------------------------------------------------------------------------------------------

    def _activated(self, lot: Lot, slot: int, card: int) -> Odds:
        """It does its work, and then Gandalf's Wrath may remove it."""
        kind = KIND[card]
        if kind == ARMY_OF_THE_DEAD:
            return [(1.0, self._army(lot, slot))]
        if SINGLE_USE[card]:
            return self._once(lot.with_slot(slot, NO_CARD), card)
        if kind == URUK_HAI:
            found = self._uruk_hai(lot, card)
        elif kind == WITCH_KING:
            found = self.witch_king(lot, lot.nazgul)
        elif BATTLES[card] > 0:
            found = self.fight(lot, card, BATTLES[card])
        elif HEARTS_LOST[card] > 0:
            found = [(1.0, charged(lot, HEARTS_LOST[card]))]
        else:
            found = [(1.0, self._certain(lot, card, kind))]
        if not lot.able(WRATH):
            return found
        return [(odds, self._removed(after, slot, card)) for odds, after in found]

    def _once(self, lot: Lot, card: int) -> Odds:
        """A card that has left the track with its only use."""
        if card == MOUTH_OF_SAURON:
            return self._mouth(lot)
        if card == EYE_OF_SAURON:
            return [(1.0, lot.with_courage(min(lot.courage, EYE_SPACE)))]
        after = charged(lot, HEARTS_LOST[card])
        if card == BALROG:
            after.locked = 1
        return [(1.0, after)]

    def _removed(self, lot: Lot, slot: int, card: int) -> Lot:
        """A card has done its work: Gandalf's Wrath removes it if that is better."""
        if not lot.able(WRATH) or lot.track[slot] != card or lot.courage <= 0:
            return lot
        removed = without_card(lot, slot)
        return removed if self.chances.win(removed) > self.chances.win(lot) else lot

    def _army(self, lot: Lot, slot: int) -> Lot:
        """It shifts to the better side; where it has come Gandalf's Wrath may strike it."""
        best, most = lot, -1.0
        for way in (-1, 1):
            shifted = self.shifted(lot, slot, way)
            if shifted is not None:
                worth = self.chances.win(shifted)
                if worth > most:
                    best, most = shifted, worth
        if most < 0 or not lot.able(WRATH):
            return best
        struck = without_card(best, best.track.index(ARMY_OF_THE_DEAD))
        return struck if self.chances.win(struck) > most else best

    def shifted(self, lot: Lot, slot: int, way: int) -> Lot | None:
        """The Army goes on to the nearest card on one side, if there is any."""
        target = slot + way
        while 0 <= target < SLOTS and lot.track[target] == NO_CARD:
            target += way
        if not 0 <= target < SLOTS:
            return None
        after = lot.with_slot(slot, lot.under).with_slot(target, ARMY_OF_THE_DEAD)
        after.under = lot.track[target]
        return after

    # --- the Witch-king ----------------------------------------------------------------------------------------------

    def witch_king(self, lot: Lot, dice: int) -> Odds:
        """Gandalf's Power may show Éowyn the face that she waits for."""
        found = super().witch_king(lot, dice)
        if lot.able(TREEBEARD):
            with_help = super().witch_king(helped(lot), dice)
            found = [one if one[1].courage > 0 else other for one, other in zip(found, with_help, strict=True)]
        if dice > 0 and lot.able(POWER) and lot.able(EOWYN):
            shown = [(1.0, self.without_witch_king(lot.without(POWER)))]
            if mean(shown, self.chances) > mean(found, self.chances):
                return shown
        return found

    # --- battles -----------------------------------------------------------------------------------------------------

    def _uruk_hai(self, lot: Lot, card: int) -> Odds:
        count = lot.uruks()
        if count == 0:
            return super()._uruk_hai(lot, card)
        return self.fight(lot, card, count)

    def fight(self, lot: Lot, card: int, count: int, wins: int = 0, felled: int = 0) -> Odds:
        """So many battles against a card, one after the other, some having been won already."""
        uruk_hai = KIND[card] == URUK_HAI
        fights = [Fight(1.0, lot, wins, felled)]
        for _ in range(count):
            then: dict[tuple[int, ...], Fight] = {}
            for each in fights:
                throws = [Throw(1.0, each.lot, False)] if each.lot.courage <= 0 else self.battle(each.lot, card)
                for throw in throws:
                    fight = Fight(each.odds * throw.odds, throw.lot, each.wins, each.felled)
                    if throw.won:
                        fight.wins = 1
                        if uruk_hai and fight.lot.ents:
                            fight.felled = 1
                            fight.lot = fallen(fight.lot)
                    after = fight.lot
                    key = (after.courage, after.hand, after.warriors, after.chieftain, fight.wins, fight.felled)
                    known = then.get(key)
                    if known is None:
                        then[key] = fight
                    else:
                        known.odds += fight.odds
            fights = [each for each in then.values() if each.odds > NEGLIGIBLE]
        found: Odds = []
        for each in fights:
            after = each.lot
            if uruk_hai and each.wins and not each.felled and after.warriors and after.courage > 0:
                after = Lot(after)
                after.warriors -= 1
            found.append((each.odds, after))
        return found

    def battle(self, lot: Lot, card: int) -> list[Throw]:
        """One battle, with the best use of the cards before it."""
        best = self.thrown(lot, card)
        galadriel = lot.able(GALADRIEL) and lot.courage < GALADRIEL_SPACE
        eomer = lot.able(EOMER)
        if not galadriel and not eomer:
            return best
        most = self._mean(best)
        if galadriel:
            comforted = self.thrown(lot.without(GALADRIEL).with_courage(GALADRIEL_SPACE), card)
            worth = self._mean(comforted)
            if worth > most:
                best, most = comforted, worth
        if eomer:
            settled = lot.without(EOMER)
            if self.chances.win(settled) > most:
                return [Throw(1.0, settled, True)]
        return best

    def _mean(self, throws: list[Throw]) -> float:
        total = 0.0
        for throw in throws:
            total += throw.odds * self.chances.win(throw.lot)
        return total

    def gandalf(self, lot: Lot, lost: Lot) -> Lot | None:
        """On Gandalf's face: what is left without the card that is missed least, if that is better than defeat."""
        if lot.locked or not lot.hand & GANDALF_CARDS:
            return None
        best: Lot | None = None
        most = self.chances.win(lost)
        for card in cards_in(lot.hand & GANDALF_CARDS):
            without = lot.without(card)
            worth = self.chances.win(without)
            if worth > most:
                best, most = without, worth
        return best

    def thrown(self, lot: Lot, card: int) -> list[Throw]:
        """The battle die is thrown; Gandalf's face, Boromir and Elrond are used where they are worth it."""
        hearts = HEARTS_LOST[card]
        win = lot.support() / 6
        lost = charged(lot, hearts)
        found: list[Throw] = []
        if win > 0:
            found.append(Throw(win, lot, True))
        losing = 5 / 6 - win
        bought = self.gandalf(lot, lost)
        if bought is None:
            losing += 1 / 6
        else:
            found.append(Throw(1 / 6, bought, True))
        if losing <= NEGLIGIBLE:
            return found
        again: Lot | None = None  # whoever throws once more, and with what odds
        odds = 0.0
        most = self.chances.win(lost)
        if KIND[card] == URUK_HAI and lot.able(BOROMIR):
            used = lot.without(BOROMIR)
            worth = self._second(used, hearts, BOROMIRS_ODDS)
            if worth > most:
                most, again, odds = worth, used, BOROMIRS_ODDS
        if win > 0 and lot.able(ELROND):
            used = lot.without(ELROND)
            if self._second(used, hearts, win) > most:
                again, odds = used, win
        if again is None:
            found.append(Throw(losing, lost, False))
        else:
            found.append(Throw(losing * odds, again, True))
            found.append(Throw(losing * (1 - odds), charged(again, hearts), False))
        return found

    def _second(self, lot: Lot, hearts: int, odds: float) -> float:
        """Another throw that wins with these odds."""
        return odds * self.chances.win(lot) + (1 - odds) * self.chances.win(charged(lot, hearts))

    def _mouth(self, lot: Lot) -> Odds:
        """Battles until two are won in a row: each pair is won or costs a heart. Éomer may win one of the first."""
        one = max(lot.support() / 6, LEAST_HOPE)
        best = self.until_two(lot, one * one, one * one)
        if lot.able(EOMER):
            helped = self.until_two(lot.without(EOMER), one, one * one)
            if mean(helped, self.chances) > mean(best, self.chances):
                return helped
        return best

    def until_two(self, lot: Lot, first: float, both: float) -> Odds:
        """The odds by the hearts lost, the first pair having its own."""
        found: Odds = []
        left, odds = 1.0, first
        for lost in range(lot.courage):
            found.append((left * odds, lot.with_courage(lot.courage - lost)))
            left *= 1 - odds
            odds = both
        found.append((left, lot.with_courage(0)))
        return found


def fallen(lot: Lot) -> Lot:
    """An Uruk-hai less: the warriors go first."""
    after = Lot(lot)
    if after.warriors:
        after.warriors -= 1
    else:
        after.chieftain = 0
    return after
