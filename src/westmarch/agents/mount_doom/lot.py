"""How things stand, as far as it lies open to all: what all reckoning is about."""

from typing import Final

from westmarch.games.mount_doom.board import FIGURE_COUNT, RING_BEARER, SLOTS, destination
from westmarch.games.mount_doom.cards import ALLIES, GANDALF_DECK, NO_CARD, STAGE_CARDS, VISION
from westmarch.games.mount_doom.state import Table

FACE_DOWN: Final = -2
"""On the track, or under the Army of the Dead: a card that nobody has seen, beside NO_CARD."""


class Lot:
    """The open part of a table. A card that lies face down is just that; stacks count by their heights."""

    def __init__(self, source: "Lot | None" = None) -> None:
        if source is None:
            return
        self.stage = source.stage
        self.figure = source.figure
        self.courage = source.courage
        self.nazgul = source.nazgul
        self.warriors = source.warriors
        self.chieftain = source.chieftain
        self.ents = source.ents
        self.locked = source.locked
        self.hand = source.hand
        self.track = source.track
        self.under = source.under
        self.stack = source.stack
        self.seen = source.seen
        self.gift = source.gift
        self.unprotected = source.unprotected
        self.easier = source.easier
        self.barred = source.barred
        self.sharers = source.sharers

    stage: int
    figure: tuple[int, ...]  # the space of each figure
    courage: int
    nazgul: int  # at Minas Morgul; 0 once Éowyn has slain the Witch-king
    warriors: int
    chieftain: int
    ents: int  # 1 once Treebeard's token lies in Isengard
    locked: int  # 1 while Gandalf's token stands beside Helm's Deep
    hand: int  # every card in front of the players
    track: tuple[int, ...]  # the card on each slot, NO_CARD, or FACE_DOWN
    under: int  # the card that the Army of the Dead covers
    stack: int  # cards left in Gandalf's stack
    seen: int  # the cards whose face everybody has seen
    gift: float  # the worth of a card of Gandalf's about to be drawn; the networks only ask whether there is one
    unprotected: bool  # DOOM-HARD-03
    easier: bool  # DOOM-EASY-01
    barred: int  # of the hand, what lies in front of others who alone may use it
    sharers: int  # so many turns until a player's own come round, where that matters, else 1

    def key(self) -> tuple[object, ...]:
        """The same for lots in which everything is the same."""
        numbers = (self.stage, self.courage, self.nazgul, self.warriors, self.chieftain, self.ents, self.locked)
        cards = (self.hand, self.barred, self.track, self.under, self.stack, self.seen, self.gift)
        return (*numbers, self.figure, *cards, self.unprotected, self.easier, self.sharers)

    # --- what can be read off it -------------------------------------------------------------------------------------

    def able(self, card: int) -> bool:
        """Whether a card can be used in this turn: it is at hand, and not lost to the Balrog."""
        return bool((self.hand & ~self.barred) >> card & 1) and not (self.locked and card >= VISION)

    def support(self) -> int:
        """How many companions support the Ring-bearer."""
        bearer = self.figure[RING_BEARER]
        end = destination(self.stage)
        return sum(1 for space in self.figure[1:] if bearer <= space <= end)

    def uruks(self) -> int:
        return self.warriors + self.chieftain

    def unseen(self) -> list[int]:
        """The cards of this stage that may lie face down."""
        return [card for card in STAGE_CARDS[self.stage] if not self.seen >> card & 1]

    def gandalfs(self) -> list[int]:
        """The cards that Gandalf's stack may hold."""
        return [card for card in GANDALF_DECK if not self.seen >> card & 1]

    # --- the same, but for one thing ---------------------------------------------------------------------------------

    def with_courage(self, courage: int) -> "Lot":
        lot = Lot(self)
        lot.courage = courage
        return lot

    def without(self, card: int) -> "Lot":
        """A card of the players has been used up."""
        lot = Lot(self)
        lot.hand &= ~(1 << card)
        return lot

    def with_nazgul(self) -> "Lot":
        """One more Nazgûl, unless they have all been slain."""
        lot = Lot(self)
        if lot.nazgul:
            lot.nazgul += 1
        return lot

    def with_slot(self, slot: int, card: int) -> "Lot":
        """Another card on a slot, or none."""
        lot = Lot(self)
        lot.track = (*self.track[:slot], card, *self.track[slot + 1 :])
        if card >= 0:
            lot.seen |= 1 << card
        return lot

    def with_figure(self, figure: int, space: int) -> "Lot":
        lot = Lot(self)
        lot.figure = (*self.figure[:figure], space, *self.figure[figure + 1 :])
        return lot


def lot_of(s: Table) -> Lot:
    """What lies open on a table."""
    lot = Lot()
    lot.stage = s.stage
    lot.figure = tuple(s.figure[:FIGURE_COUNT])
    lot.courage = s.courage
    lot.nazgul = s.nazgul
    lot.warriors = s.warriors
    lot.chieftain = s.chieftain
    lot.ents = s.ents
    lot.locked = s.locked
    lot.hand = s.held()
    lot.track = tuple(
        NO_CARD if s.slot[slot] == NO_CARD else s.slot[slot] if s.seen >> s.slot[slot] & 1 else FACE_DOWN
        for slot in range(SLOTS)
    )
    lot.under = s.under if s.under == NO_CARD or s.seen >> s.under & 1 else FACE_DOWN
    lot.stack = len(s.gandalf_stack)
    lot.seen = s.seen
    lot.gift = 0.0
    lot.unprotected = s.unprotected
    lot.easier = s.options["easier"] is True
    lot.barred = s.held() & ALLIES & ~s.hand[s.active] if s.exclusive else 0  # DOOM-HARD-01
    lot.sharers = s.players if s.exclusive else 1
    return lot
