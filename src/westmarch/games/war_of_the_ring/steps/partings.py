"""Companions lost to the Fellowship: forced out by a card, or mourned. WOTR-SEPARATE-11, WOTR-HUNT-42"""

from typing import Any, ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import bits
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.cards import CARDS, CHARACTER_CARDS, DECK_SIZE, WORN_WITH_SORROW_AND_TOIL
from westmarch.games.war_of_the_ring.people import eliminate, settle_guide
from westmarch.games.war_of_the_ring.politics import companions_arrive
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import DECLINE, DISCARD, FIRST_MAN, RANDOM_CARD, TAKE


class ForcedPartings(RingStep):
    """The FP choose who must go, one after another; they stay where the figure is. WOTR-SEPARATE-11"""

    PROMPT: ClassVar[str] = "fellowship.parting"
    RULE: ClassVar[str] = "WOTR-SEPARATE-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES) if self.left and s.in_fellowship() else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + FIRST_MAN + c for c in bits(s.in_fellowship())]

    def choose(self, s: Table, seat: int, token: int) -> None:
        character = token - TAKE - FIRST_MAN
        s.become(ForcedPartings(self.left - 1))
        if s.mordor >= 0:
            eliminate(s, character, "the_breaking_of_the_fellowship", "WOTR-MORDOR-08")
            return
        s.place[character] = s.fellowship
        cause = "the_breaking_of_the_fellowship"
        narration.men_moved(s, 1 << character, s.fellowship, s.fellowship, cause, self.RULE)
        companions_arrive(s, 1 << character, s.fellowship)

    def resolve(self, s: Table) -> None:
        s.done()
        settle_guide(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": self.left}


class WornWithSorrow(RingStep):
    """A casualty lets the Shadow discard an FP Character card, at random from hand or from the table.

    WOTR-HUNT-42, WOTR-EVENT-14
    """

    PROMPT: ClassVar[str] = "hunt.sorrow"
    RULE: ClassVar[str] = "WOTR-HUNT-42"

    def _open(self, s: Table) -> list[int]:
        found = s.table_cards[FREE_PEOPLES] & CHARACTER_CARDS
        return [card for card in range(DECK_SIZE) if found >> card & 1]

    def _in_hand(self, s: Table) -> list[int]:
        """All FP Character cards in the hands of the side."""
        return [
            card
            for seat in range(s.players)
            if s.side_at(seat) == FREE_PEOPLES
            for card in range(DECK_SIZE)
            if s.hand[seat] >> card & 1
        ]

    def seats(self, s: Table) -> int:
        return s.asks(SHADOW) if self._open(s) or self._in_hand(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [DISCARD + card for card in self._open(s)]
        if self._in_hand(s):
            found.append(RANDOM_CARD)
        found.append(DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, CARDS[WORN_WITH_SORROW_AND_TOIL], self.RULE)
        elif token == RANDOM_CARD:
            held = self._in_hand(s)
            card = held[s.rng.below(len(held))]
            for owner in range(s.players):
                if s.side_at(owner) == FREE_PEOPLES:
                    s.hand[owner] &= ~(1 << card)
            s.discard_openly(card)
            narration.discarded(s, card, CARDS[WORN_WITH_SORROW_AND_TOIL], self.RULE, s.everybody)
        else:
            s.discard_openly(token - DISCARD)
            narration.discarded(s, token - DISCARD, CARDS[WORN_WITH_SORROW_AND_TOIL], self.RULE)
        s.done()

    def resolve(self, s: Table) -> None:
        s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[WORN_WITH_SORROW_AND_TOIL]}
