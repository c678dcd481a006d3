"""The questions in the middle of a turn: battles, cards, events. Each is answered by all that can still follow from it.

The dice that wait on the tile are gone through for each answer (see `turn.Tile`), and so are the battles to come.
"""

from typing import Final

from westmarch.agents.mount_doom.chances import FACES, Chances
from westmarch.agents.mount_doom.encounters import Encounters, charged, fallen, mean
from westmarch.agents.mount_doom.lot import Lot
from westmarch.agents.mount_doom.outcomes import BOROMIRS_ODDS, LEAST_HOPE, helped, led, room_for_treebeard
from westmarch.agents.mount_doom.turn import Tile
from westmarch.games.mount_doom.board import (
    BATTLE,
    GANDALF_FACE,
    NO_DIE,
    SAURON_FACE,
)
from westmarch.games.mount_doom.cards import (
    BOROMIR,
    ELROND,
    EOMER,
    EOWYN,
    GALADRIEL,
    GANDALF_CARDS,
    HEARTS_LOST,
    KIND,
    NO_CARD,
    THEODEN,
    TREEBEARD,
    URUK_HAI,
    cards_in,
)
from westmarch.games.mount_doom.printed import GALADRIEL_SPACE
from westmarch.games.mount_doom.state import UNTIL_TWO_IN_A_ROW, Table
from westmarch.games.mount_doom.words import DISCARD, GAIN, PASS, ROLL, SEND, USE

KEPT: Final = 0.002
"""A card is kept unless its use gains so much: what is judged is less sure than a card."""

Dice = list[tuple[int, int]]


class Rest(Chances):
    """The chance to win with dice waiting on the tile."""

    def __init__(self, tile: Tile, dice: Dice) -> None:
        super().__init__()
        self.tile = tile
        self.dice = dice

    def win(self, lot: Lot) -> float:
        return self.tile.rest(lot, self.dice)


def waiting(s: Table) -> Dice:
    """The dice on the tile, in the order in which they are resolved."""
    return [(s.tile[space], s.face[s.tile[space]]) for space in range(4) if s.tile[space] != NO_DIE]


def with_treebeard(lot: Lot) -> list[tuple[int, Lot]]:
    """What Treebeard can bring, by token."""
    sent = lot.without(TREEBEARD)
    sent.ents = 1
    found = [(SEND, sent)]
    if room_for_treebeard(lot):
        found.append((GAIN, helped(lot)))
    return found


def at_any_time(lot: Lot, legal: list[int]) -> list[tuple[int, Lot]]:
    """What Théoden and Treebeard can bring, if they may be used now: by the token with which that begins."""
    found: list[tuple[int, Lot]] = []
    if USE + THEODEN in legal:
        found += [(USE + THEODEN, after) for _, after in led(lot)]
    if USE + TREEBEARD in legal:
        found += [(USE + TREEBEARD, after) for _, after in with_treebeard(lot)]
    return found


class Moment:
    """A question in the middle of a turn."""

    def __init__(self, s: Table, lot: Lot, tile: Tile) -> None:
        self.s = s
        self.lot = lot
        dice = waiting(s)
        self.chances: Chances = Rest(tile, dice) if dice else tile.chances
        self.encounters = Encounters(self.chances) if dice else tile.encounters

    def win(self, lot: Lot) -> float:
        return self.chances.win(lot)

    # --- cards that need no moment of their own ----------------------------------------------------------------------

    def anytime(self, legal: list[int]) -> int | None:
        """Théoden or Treebeard, if one of them helps now more than he may later."""
        best, chosen = self.win(self.lot) + KEPT, None
        for token, after in at_any_time(self.lot, legal):
            worth = self.win(after)
            if worth > best:
                best, chosen = worth, token
        return chosen

    # --- battles -----------------------------------------------------------------------------------------------------

    def ahead(self, lot: Lot, won: bool) -> float:
        """The chance once this battle is settled, with those of the same card that are still to come."""
        s = self.s
        if lot.courage <= 0:
            return 0.0
        if s.battles == UNTIL_TWO_IN_A_ROW:
            over = lot.with_slot(lot.track.index(s.enemy), NO_CARD) if s.enemy in lot.track else lot
            if won and s.streak:
                return self.win(over)
            one = max(lot.support() / 6, LEAST_HOPE)
            return mean(self.encounters.until_two(over, one if won else one * one, one * one), self.chances)
        felled = s.felled
        if won and lot.ents and KIND[s.enemy] == URUK_HAI:
            felled = 1
            lot = fallen(lot)
        wins = 1 if won or s.wins else 0
        return mean(self.encounters.fight(lot, s.enemy, s.battles - 1, wins, felled), self.chances)

    def fought(self, lot: Lot) -> float:
        """The chance if the battle die is thrown now."""
        total = 0.0
        for throw in self.encounters.thrown(lot, self.s.enemy):
            total += throw.odds * self.ahead(throw.lot, throw.won)
        return total

    def defeat(self, lot: Lot, boromir: bool) -> float:
        """The chance if the throw has lost the battle; Boromir may still stand in."""
        hearts = HEARTS_LOST[self.s.enemy]
        lost = self.ahead(charged(lot, hearts), False)
        if not boromir or KIND[self.s.enemy] != URUK_HAI or not lot.able(BOROMIR):
            return lost
        return max(lost, self.thrown_again(lot.without(BOROMIR), BOROMIRS_ODDS))

    def thrown_again(self, lot: Lot, odds: float) -> float:
        """Another throw that wins with these odds."""
        lost = self.ahead(charged(lot, HEARTS_LOST[self.s.enemy]), False)
        return odds * self.ahead(lot, True) + (1 - odds) * lost

    def before_battle(self, legal: list[int]) -> int:
        lot = self.lot
        chosen, best = ROLL, self.fought(lot) + KEPT
        if USE + GALADRIEL in legal and lot.courage < GALADRIEL_SPACE:
            worth = self.fought(lot.without(GALADRIEL).with_courage(GALADRIEL_SPACE))
            if worth > best:
                chosen, best = USE + GALADRIEL, worth
        if USE + EOMER in legal:
            worth = self.ahead(lot.without(EOMER), True)
            if worth > best:
                chosen, best = USE + EOMER, worth
        for token, after in at_any_time(lot, legal):
            worth = self.fought(after)
            if worth > best:
                chosen, best = token, worth
        return chosen

    def thrown(self, second: bool) -> int:
        """Elrond throws a lost battle again (the second throw is Boromir's), unless there is a better way out."""
        s, lot = self.s, self.lot
        face = s.face[BATTLE]
        if second:
            beaten = face == SAURON_FACE
            now = self.defeat(lot, False)
        else:
            beaten = face >= GANDALF_FACE or not s.supports(face)
            now = self.defeat(lot, True)
            if face == GANDALF_FACE and not lot.locked:
                for card in cards_in(lot.hand & GANDALF_CARDS):
                    now = max(now, self.ahead(lot.without(card), True))
        if not beaten:
            return PASS
        odds = BOROMIRS_ODDS if second else lot.support() / 6
        return USE + ELROND if self.thrown_again(lot.without(ELROND), odds) > now else PASS

    def gandalfs_face(self, legal: list[int]) -> int:
        chosen, best = PASS, self.defeat(self.lot, True)
        for token in legal:
            if token != PASS:
                worth = self.ahead(self.lot.without(token - DISCARD), True)
                if worth > best:
                    chosen, best = token, worth
        return chosen

    def boromir(self) -> int:
        stands = self.thrown_again(self.lot.without(BOROMIR), BOROMIRS_ODDS)
        return USE + BOROMIR if stands > self.defeat(self.lot, False) else PASS

    # --- the Witch-king ----------------------------------------------------------------------------------------------

    def witch_king(self, lot: Lot, face: int, dice: int) -> float:
        """A die of his shows this, and so many are still to come."""
        if face == 6 and lot.able(EOWYN):
            return self.win(self.encounters.without_witch_king(lot))
        return mean(self.encounters.witch_king(charged(lot, face % 2), dice), self.chances)

    # --- Denethor ----------------------------------------------------------------------------------------------------

    def denethor(self, tile: Tile, die: int) -> float:
        """A coloured die is thrown again."""
        dice = waiting(self.s)
        total = 0.0
        for face in FACES:
            total += tile.rest(self.lot, [(each, face if each == die else shown) for each, shown in dice])
        return total / len(FACES)
