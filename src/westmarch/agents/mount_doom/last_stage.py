"""The last stage, reckoned out to its end: nothing is judged here.

What decides it are the spaces to go, the courage, four cards that still help, and the track. Gandalf's Vision, if it is
at hand when the stage is laid out, has done its work before. One thing is left out: slots that Gandalf's Wrath has
emptied can gather the Nazgûl. Only the ninth is feared, where eight stand there already.
"""

from typing import Final

from westmarch.agents.mount_doom.chances import FACES
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot
from westmarch.games.mount_doom.board import CRATER, MOUNT_DOOM, NAZGUL_TOTAL, RING_BEARER
from westmarch.games.mount_doom.cards import (
    ELROND,
    HEARTS_GAINED,
    HEARTS_LOST,
    HELPERS,
    NO_CARD,
    POWER,
    RING_POWER,
    SHELOB,
    SHELOBS_STING,
    STAGE_CARDS,
    TREEBEARD,
    WRATH,
    losses_of,
)
from westmarch.games.mount_doom.printed import COURAGE_TOP, NAZGUL_SYMBOL, SLOT_SYMBOLS

CARDS: Final = STAGE_CARDS[MOUNT_DOOM]
FIRST: Final = CARDS[0]
HELP: Final = 1 << ELROND | 1 << TREEBEARD | 1 << WRATH | 1 << POWER
TREEBEARDS: Final = HEARTS_GAINED[TREEBEARD]

Track = tuple[int, ...]


class LastStage:
    """The chances of one game; what has been reckoned is kept. `nazgul` stand at Minas Morgul."""

    def __init__(self, nazgul: int) -> None:
        self.nazgul = nazgul
        self._known: dict[int, float] = {}

    def standing(self, lot: Lot) -> float:
        """The chance before a turn."""
        togo = CRATER - lot.figure[RING_BEARER]
        return self.turn(togo, lot.courage, lot.hand & HELP, lot.track, unseen_of(lot))

    def turn(self, togo: int, courage: int, hand: int, track: Track, unseen: int) -> float:
        """The same. Treebeard's courage is taken as soon as there is room for it."""
        if togo <= 0:
            return 1.0
        if courage <= 0:
            return 0.0
        if hand >> TREEBEARD & 1 and courage <= COURAGE_TOP - TREEBEARDS:
            return self.turn(togo, courage + TREEBEARDS, hand & ~(1 << TREEBEARD), track, unseen)
        key = (togo << 4 | courage) << HELPERS | hand
        for card in track:
            key = key << 4 | (card - FIRST if card >= 0 else len(CARDS) - card)
        key = key << len(CARDS) | unseen
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._turn(togo, courage, hand, track, unseen)
        return found

    def _turn(self, togo: int, courage: int, hand: int, track: Track, unseen: int) -> float:
        instead = 0.0
        if hand >> POWER & 1:
            without = hand & ~(1 << POWER)
            instead = max([self.met(togo, courage, without, track, unseen, slot) for slot in range(len(track))])
        if hand >> ELROND & 1:
            instead = max(instead, self.turn(togo, courage, hand & ~(1 << ELROND), track, unseen))
        total = 0.0
        for slot in range(len(track)):
            total += max(instead, self.met(togo, courage, hand, track, unseen, slot))
        return total / len(track)

    def met(self, togo: int, courage: int, hand: int, track: Track, unseen: int, slot: int) -> float:
        """The die leads to this slot."""
        card = track[slot]
        if card == NO_CARD:
            gathered = SLOT_SYMBOLS[slot] == NAZGUL_SYMBOL and self.nazgul == NAZGUL_TOTAL - 1
            return 0.0 if gathered else self.turn(togo - 1, courage, hand, track, unseen)
        if card != FACE_DOWN:
            return self._card(togo, courage, hand, track, unseen, slot)
        total = 0.0
        hidden = 0
        for i in range(len(CARDS)):
            if unseen >> i & 1:
                hidden += 1
                shown = (*track[:slot], CARDS[i], *track[slot + 1 :])
                total += self._card(togo, courage, hand, shown, unseen & ~(1 << i), slot)
        return total / hidden

    def _card(self, togo: int, courage: int, hand: int, track: Track, unseen: int, slot: int) -> float:
        card = track[slot]
        if card not in (SHELOBS_STING, RING_POWER):
            hearts = HEARTS_LOST[card] - HEARTS_GAINED[card]
            return self.paid(togo, courage, hand, track, unseen, slot, hearts)
        losses = losses_of(card)
        instead = 0.0
        if hand >> POWER & 1:
            instead = self.paid(togo, courage, hand & ~(1 << POWER), track, unseen, slot, 0)
        if hand >> ELROND & 1:
            without = hand & ~(1 << ELROND)
            again = [self.paid(togo, courage, without, track, unseen, slot, losses[face]) for face in FACES]
            instead = max(instead, sum(again, 0.0) / len(FACES))
        total = 0.0
        for face in FACES:
            total += max(instead, self.paid(togo, courage, hand, track, unseen, slot, losses[face]))
        return total / len(FACES)

    def paid(self, togo: int, courage: int, hand: int, track: Track, unseen: int, slot: int, hearts: int) -> float:
        """A card costs so many hearts (or brings them, below nought), and has done its work."""
        if hearts > 0 and courage <= hearts and hand >> TREEBEARD & 1:
            hand &= ~(1 << TREEBEARD)
            courage = min(COURAGE_TOP, courage + TREEBEARDS)
        courage = min(COURAGE_TOP, courage - hearts)
        return self.over(togo, courage, hand, track, unseen, slot)

    def over(self, togo: int, courage: int, hand: int, track: Track, unseen: int, slot: int) -> float:
        """A card has done its work: Gandalf's Wrath may remove it, and the step follows."""
        if courage <= 0:
            return 0.0
        left = togo if track[slot] == SHELOB else togo - 1
        stays = self.turn(left, courage, hand, track, unseen)
        if not hand >> WRATH & 1 or HEARTS_GAINED[track[slot]]:
            return stays
        return max(stays, self.struck(left, courage, hand, track, unseen, slot))

    def struck(self, left: int, courage: int, hand: int, track: Track, unseen: int, slot: int) -> float:
        """Gandalf's Wrath has removed a card."""
        cleared = (*track[:slot], NO_CARD, *track[slot + 1 :])
        return self.turn(left, courage, hand & ~(1 << WRATH), cleared, unseen)


def unseen_of(lot: Lot) -> int:
    """The cards of the stage that nobody has seen, as bits."""
    unseen = 0
    for i in range(len(CARDS)):
        if not lot.seen >> CARDS[i] & 1:
            unseen |= 1 << i
    return unseen
