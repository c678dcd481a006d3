"""What each action is worth to a seat: the gain of the round, less what the card would bring later."""

from typing import Final

from westmarch.agents.card_game.prospects import DRAWN, Prospects
from westmarch.agents.card_game.stakes import Stakes
from westmarch.agents.card_game.texts import FORSAKEN, Texts
from westmarch.games.card_game.cards import ALLOWED_PATHS, CHARACTER, EVENT, ITEM, KIND, NAMES, TYPE
from westmarch.games.card_game.legality import carryover, open_locations, wielders
from westmarch.games.card_game.scenarios import ONCE_PER_ROUND
from westmarch.games.card_game.scenarios import RING as RING_MODE
from westmarch.games.card_game.state import HAND, RESERVE, Table
from westmarch.games.card_game.steps.actions import rested
from westmarch.games.card_game.steps.playing import playable, targets, token_place
from westmarch.games.card_game.words import CYCLE, MOVE, ON, PASS, PLAY, RING, USE, WINNOW

SPENT: Final = 0.5
"""Of what a card may bring later, the part that it costs to use it now: some cards come back, some never come up."""

WORTH_A_CARD: Final = 0.08
"""What an action must bring to be better than a pass."""

LAST_RESORT: Final = -5.0
"""To winnow: only where nothing else can be done."""

FEARED: Final = ("balrog_of_moria", "shelob")
"""Where one of these comes to a location the Free Peoples forsake cards. CARD-RULING-18"""


class Actions:
    """A seat's choice of actions at one moment."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.side = s.sides[seat]
        self.stakes = Stakes(s, self.side)
        self.prospects = Prospects(s)
        self._texts: Texts | None = None
        self._keep: dict[int, float] = {}
        self._played: dict[int, float] = {}
        self.hand = s.size(seat, HAND)

    @property
    def texts(self) -> Texts:
        if self._texts is None:
            self._texts = Texts(self.s, self.seat, self.stakes, self.prospects)
        return self._texts

    # --- the turn -----------------------------------------------------------------------------------------------------

    def action(self, token: int) -> float:
        """Any token of a turn."""
        s = self.s
        if token == PASS:
            return WORTH_A_CARD
        if token == WINNOW:
            return LAST_RESORT
        if token == RING:
            return self._ring()
        if PLAY <= token < PLAY + len(NAMES):
            return self.played(s.find(self.seat, token - PLAY, HAND)) - self._price(token - PLAY)
        if MOVE <= token < MOVE + len(NAMES):
            card = rested(s, self.seat, token - MOVE)
            return max([self.moved(card, place) for place in open_locations(s, card)])
        if CYCLE <= token < CYCLE + len(NAMES):
            return -0.1 - self.keep(s.find(self.seat, token - CYCLE, HAND))
        return self.texts.of(KIND.index(token - USE))

    def _ring(self) -> float:
        """A token of every round is to be used; one that is worth a point at the end is not."""
        if RING_MODE[self.s.scenario][self.seat] == ONCE_PER_ROUND:
            return 2 * DRAWN
        return -0.5

    def _price(self, kind: int) -> float:
        """The card that is cycled for a card played: the one that is missed least."""
        others = [card for card in self.s.cards_in(self.seat, HAND) if KIND[card] != kind]
        if not others:
            return FORSAKEN
        return 0.5 * min([self.prospects.of(card) for card in others])

    # --- one card -----------------------------------------------------------------------------------------------------

    def played(self, card: int) -> float:
        """The best that playing a card can bring."""
        if card not in self._played:
            self._played[card] = self._reckon(card)
        return self._played[card]

    def _reckon(self, card: int) -> float:
        if TYPE[card] == EVENT:
            return self.texts.of(card) - self._held(card)
        return max([self.laid(card, token) for token in targets(self.s, card)])

    def laid(self, card: int, token: int) -> float:
        """A card played to a place or on a wielder."""
        if token >= ON:
            wielder = next(c for c in wielders(self.s, card) if KIND[c] == token - ON)
            later = self.prospects.in_reserve(card) if self.s.place[wielder] == RESERVE else 0.0
            return self.stakes.with_item(card, wielder) + later - self._held(card)
        place = token_place(token)
        if place == RESERVE:
            return self.prospects.in_reserve(card) - self._held(card)
        return self.stakes.with_card(card, place) - SPENT * self._held(card) + self._on_arrival(card)

    def _held(self, card: int) -> float:
        """What a card in hand is worth for later: cards above the limit will have to go."""
        return self.prospects.of(card) if self.hand <= carryover(self.s, self.seat) else self.prospects.in_deck(card)

    def _on_arrival(self, card: int) -> float:
        return 2 * FORSAKEN if NAMES[KIND[card]] in FEARED else 0.0

    def moved(self, card: int, place: int) -> float:
        """A card that leaves the reserve for a location."""
        return self.stakes.with_card(card, place) - SPENT * self.prospects.in_reserve(card) + self._on_arrival(card)

    def keep(self, card: int) -> float:
        """What a card in hand is worth, now or later."""
        if card not in self._keep:
            now = 0.0
            if playable(self.s, self.seat, card) and (TYPE[card] != ITEM or wielders(self.s, card)):
                now = self.played(card)
            self._keep[card] = max(0.02 * self._reach(card), now, self.prospects.of(card))
        return self._keep[card]

    def _reach(self, card: int) -> int:
        """Between cards that bring nothing: one that can go to paths stays."""
        return ALLOWED_PATHS[card].bit_count() if TYPE[card] == CHARACTER else 1

    def apart(self, card: int, only: int) -> float:
        """A card drawn apart: whatever is not played is cycled."""
        if TYPE[card] == EVENT:
            return self.texts.of(card)
        found = targets(self.s, card, only)
        return max([self.laid(card, token) for token in found]) if found else 0.0
