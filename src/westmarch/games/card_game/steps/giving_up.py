"""Giving cards up: cycle, forsake, eliminate. CARD-CYCLE, CARD-FORSAKE, CARD-ELIMINATE"""

from typing import Any, ClassVar

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import KIND, NAMES, NO_CARD
from westmarch.games.card_game.legality import first_to_go, in_reserve_of
from westmarch.games.card_game.narration import source_name
from westmarch.games.card_game.piles import (
    FORSAKEN,
    FORSAKEN_FROM_RESERVE,
    FORSAKEN_OFF_DECK,
    PLAINLY,
    can_draw,
    cycle_unseen,
    eliminate,
    save,
    settle_deck,
    top_card,
)
from westmarch.games.card_game.state import HAND, Table
from westmarch.games.card_game.words import CYCLE, ELIMINATE, FORSAKE, FORSAKE_RESERVE, FORSAKE_TOP, SAVE_BY
from westmarch.kernel.steps import Step


class FromHand(Step[Table]):
    """A seat gives up a number of cards; what brought it about is the source."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source")

    def __init__(self, seat: int, left: int, source: int) -> None:
        self.seat = seat
        self.left = left
        self.source = source

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": self.left, "cause": source_name(self.source)}


class ChooseCycle(FromHand):
    """Cycle cards from hand; a missing one is forsaken instead. CARD-CYCLE-03, CARD-CYCLE-04, CARD-CYCLE-06"""

    PROMPT: ClassVar[str] = "cards.cycle"
    RULE: ClassVar[str] = "CARD-CYCLE-01"

    def seats(self, s: Table) -> int:
        # Where the whole hand has to go there is nothing to choose.
        return 1 << self.seat if 0 < self.left < s.size(self.seat, HAND) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [CYCLE + kind for kind in s.kinds_in(self.seat, HAND)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        self._cycle(s, s.find(self.seat, token - CYCLE, HAND))

    def _cycle(self, s: Table, card: int) -> None:
        s.become(ChooseCycle(self.seat, self.left - 1, self.source))
        cycle_unseen(s, card, self.source)

    def resolve(self, s: Table) -> None:
        if self.left == 0:
            s.done()
        elif s.size(self.seat, HAND) > 0:
            self._cycle(s, s.cards_in(self.seat, HAND)[0])
        else:
            s.become(ChooseForsake(self.seat, self.left, self.source, NO_CARD))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if FORSAKE <= token <= FORSAKE_TOP:
            return "while there is a card in hand it has to be cycled", "CARD-PLAY-04"
        return "a card from hand has to be cycled", self.RULE


class ChooseForsake(Step[Table]):
    """Eliminate cards out of the hand, the own reserve or unseen off the draw deck.

    CARD-FORSAKE-01, CARD-FORSAKE-02, CARD-FORSAKE-04, CARD-FORSAKE-07, CARD-FORSAKE-08, CARD-FORSAKE-10
    """

    PROMPT: ClassVar[str] = "cards.forsake"
    RULE: ClassVar[str] = "CARD-FORSAKE-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source", "spared")

    def __init__(self, seat: int, left: int, source: int, spared: int) -> None:
        self.seat = seat
        self.left = left
        self.source = source
        self.spared = spared  # the card being played cannot pay for itself. CARD-PLAY-05

    def seats(self, s: Table) -> int:
        return 1 << self.seat if self.left > 0 and can_forsake(s, self.seat, self.spared) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [FORSAKE + kind for kind in s.kinds_in(self.seat, HAND)]
        last = -1
        for card in in_reserve_of(s, self.seat):
            if KIND[card] != last and card != self.spared:
                last = KIND[card]
                found.append(FORSAKE_RESERVE + last)
        if can_draw(s, self.seat):
            found.append(FORSAKE_TOP)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(ChooseForsake(self.seat, self.left - 1, self.source, self.spared))
        if token == FORSAKE_TOP:
            narration.forsaking(s, self.seat, "deck", self.source)
            card = top_card(s, self.seat)
            eliminate(s, card, FORSAKEN_OFF_DECK, self.source, "CARD-FORSAKE-04", s.kin(self.seat))
            settle_deck(s, self.seat)
        elif token >= FORSAKE_RESERVE:
            narration.forsaking(s, self.seat, "reserve", self.source)
            card = self._in_reserve(s, token - FORSAKE_RESERVE)
            eliminate(s, card, FORSAKEN_FROM_RESERVE, self.source, "CARD-FORSAKE-01")
        else:
            narration.forsaking(s, self.seat, "hand", self.source)
            eliminate(s, s.find(self.seat, token - FORSAKE, HAND), FORSAKEN, self.source, "CARD-FORSAKE-01")

    def _in_reserve(self, s: Table, kind: int) -> int:
        found = [card for card in in_reserve_of(s, self.seat) if KIND[card] == kind and card != self.spared]
        return first_to_go(s, found)

    def resolve(self, s: Table) -> None:
        s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": self.left, "cause": source_name(self.source)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == FORSAKE_TOP:
            return "draw deck and cycle pile are empty", "CARD-FORSAKE-08"
        if FORSAKE_RESERVE <= token < FORSAKE_RESERVE + len(NAMES):
            if self.spared != NO_CARD and KIND[self.spared] == token - FORSAKE_RESERVE:
                return "the card being played cannot pay for itself", "CARD-PLAY-05"
            return "that card is not in this reserve", "CARD-FORSAKE-10"
        if FORSAKE <= token < FORSAKE_TOP:
            return "that card is not in hand; cards on locations cannot be forsaken", "CARD-FORSAKE-06"
        return "a card has to be forsaken", self.RULE


def can_forsake(s: Table, seat: int, spared: int = NO_CARD) -> bool:
    """Whether the seat has anything to forsake, one card left out. CARD-FORSAKE-07, CARD-FORSAKE-09"""
    hand = s.size(seat, HAND)
    if spared != NO_CARD and s.place[spared] == HAND:
        hand -= 1
    if hand > 0 or can_draw(s, seat):
        return True
    for card in in_reserve_of(s, seat):
        if card != spared:
            return True
    return False


class ChooseEliminate(FromHand):
    """Eliminate cards from hand, unseen. CARD-WINNOW-01, CARD-RING-05, CARD-ELIMINATE-03, CARD-ELIMINATE-04"""

    PROMPT: ClassVar[str] = "cards.eliminate"
    RULE: ClassVar[str] = "CARD-WINNOW-01"

    def seats(self, s: Table) -> int:
        return 1 << self.seat if self.left > 0 and s.size(self.seat, HAND) > self.left else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ELIMINATE + kind for kind in s.kinds_in(self.seat, HAND)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(ChooseEliminate(self.seat, self.left - 1, self.source))
        eliminate(s, s.find(self.seat, token - ELIMINATE, HAND), PLAINLY, self.source)

    def resolve(self, s: Table) -> None:
        s.done()
        if self.left > 0:
            for card in s.cards_in(self.seat, HAND):  # there are not more than have to go
                eliminate(s, card, PLAINLY, self.source)


class ChooseSaviour(Step[Table]):
    """Two texts would cycle the card instead: the seat that controls it picks one. CARD-ELIMINATE-08"""

    PROMPT: ClassVar[str] = "cards.saved_by"
    RULE: ClassVar[str] = "CARD-ELIMINATE-08"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "first", "second")

    def __init__(self, card: int, first: int, second: int) -> None:
        self.card = card
        self.first = first
        self.second = second

    def seats(self, s: Table) -> int:
        return 1 << s.owner[self.card]

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [SAVE_BY + KIND[self.first], SAVE_BY + KIND[self.second]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        save(s, self.card, self.first if token == SAVE_BY + KIND[self.first] else self.second)
