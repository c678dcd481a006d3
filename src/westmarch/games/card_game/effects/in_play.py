"""More words that texts are made of: those about cards drawn apart from the hand, and about cards in play."""

from westmarch.games.card_game.cards import NO_CARD
from westmarch.games.card_game.effects.language import FROM_DECK
from westmarch.games.card_game.piles import can_draw, draw
from westmarch.games.card_game.scenarios import HOLDER
from westmarch.games.card_game.state import APART, Table
from westmarch.games.card_game.steps.apart import ChooseApart, CycleOneApart, EliminateOneApart, KeepOneApart
from westmarch.games.card_game.steps.choices import ChooseRide, fetchable, steed_places
from westmarch.games.card_game.steps.playing import ANYWHERE
from westmarch.games.card_game.steps.victims import (
    ChooseFetchOrVictim,
    ChooseRiders,
    ChooseVictim,
    rohan_reserve,
    victims,
)
from westmarch.games.card_game.texts import Effect

# --- cards drawn apart ----------------------------------------------------------------------------------------------


class DrawApart(Effect):
    """Draw cards apart from the hand. CARD-PLAY-09"""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return can_draw(s, seat)

    def do(self, s: Table, seat: int, source: int) -> None:
        draw(s, seat, self.count, source, to=APART)


class PlayApart(Effect):
    """Play up to so many of them, of a set; the rest is cycled. CARD-PLAY-08, CARD-PLAY-09"""

    def __init__(self, limit: int, cards: int, only: int = ANYWHERE) -> None:
        self.limit = limit
        self.cards = cards
        self.only = only

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return False  # without a draw there is nothing to play

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseApart(seat, self.cards, self.limit, self.only, source, NO_CARD, NO_CARD))


class OneOfThem(Effect):
    """One of the cards drawn apart; without a draw there is none."""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return False


class EliminateApart(OneOfThem):
    """One of them is eliminated. CARD-RULING-24, CARD-RULING-40"""

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(EliminateOneApart(seat, source))


class CycleApart(OneOfThem):
    """One of them is cycled. CARD-RULING-24"""

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(CycleOneApart(seat, source))


class KeepApart(OneOfThem):
    """One of them is taken into hand. CARD-RULING-24"""

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(KeepOneApart(seat, source))


# --- cards in play --------------------------------------------------------------------------------------------------


class Eliminate(Effect):
    """The seat eliminates one card of a set that is in play. CARD-RULING-36"""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return len(victims(s, self.cards, 0)) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        if victims(s, self.cards, 0):
            s.push(ChooseVictim(seat, self.cards, 0, source))


class MayEliminate(Eliminate):
    """The same, but it may be declined. CARD-RULING-35"""

    def do(self, s: Table, seat: int, source: int) -> None:
        if victims(s, self.cards, 0):
            s.push(ChooseVictim(seat, self.cards, 1, source))


class MayRide(Effect):
    """The wielder may be moved out of the reserve at once. CARD-RULING-17"""

    def __init__(self, to_path: bool) -> None:
        self.to_path = int(to_path)

    def do(self, s: Table, seat: int, source: int) -> None:
        rider = s.wielder[source]
        if steed_places(s, rider, self.to_path):
            s.push(ChooseRide(seat, rider, self.to_path, source))


class RideToRuin(Effect):
    """Give up Rohan cards of the reserve; the holder of a faction gives up as many on battlegrounds. CARD-RULING-37"""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return len(rohan_reserve(s, seat)) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseRiders(seat, 0, HOLDER[s.scenario][self.faction], source))


class FetchOrEliminate(Effect):
    """Either a card is fetched out of the deck, or one in play is eliminated. CARD-RULING-38"""

    def __init__(self, fetch: int, victim: int) -> None:
        self.fetch = fetch
        self.victim = victim

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return bool(fetchable(s, seat, self.fetch, FROM_DECK)) or bool(victims(s, self.victim, 0))

    def do(self, s: Table, seat: int, source: int) -> None:
        if self.can(s, seat, source, NO_CARD):
            s.push(ChooseFetchOrVictim(seat, self.fetch, FROM_DECK, self.victim, source))
