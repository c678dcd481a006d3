"""Texts that eliminate cards in play: whose, and which. CARD-RULING-35 to CARD-RULING-38"""

from typing import Any, ClassVar

from westmarch.games.card_game.cards import KIND, NAMES
from westmarch.games.card_game.legality import first_to_go, in_reserve_of
from westmarch.games.card_game.narration import source_name
from westmarch.games.card_game.piles import PLAINLY, eliminate, take
from westmarch.games.card_game.sets import MORDOR_CARDS, ROHAN_CARDS, SETS
from westmarch.games.card_game.state import FIELD, RESERVE, Table
from westmarch.games.card_game.steps.choices import Asked, fetched, take_tokens
from westmarch.games.card_game.steps.playing import place_token
from westmarch.games.card_game.words import AT, DECLINE, DONE, ELIMINATE, TAKE


def victims(s: Table, cards: int, fields_only: int) -> list[int]:
    """The cards of a set that are in play (or on active battlegrounds)."""
    least = FIELD if fields_only else RESERVE
    return [card for card in SETS[cards] if s.place[card] >= least]


def victim_tokens(found: list[int]) -> list[int]:
    tokens: list[int] = []
    for card in found:
        if ELIMINATE + KIND[card] not in tokens:
            tokens.append(ELIMINATE + KIND[card])
    return tokens


def strike(s: Table, seat: int, found: list[int], kind: int, source: int, fields_only: int = 0) -> None:
    """Eliminate the card of this kind; where copies lie in several places the seat says which."""
    alike = [card for card in found if KIND[card] == kind]
    places = {s.place[card] for card in alike}
    if len(places) > 1:
        s.push(ChooseCopy(seat, alike[0], fields_only, source))
    else:
        eliminate(s, first_to_go(s, alike), PLAINLY, source)


class ChooseCopy(Asked):
    """Copies of the card lie in several places: which of them? CARD-RULING-36, CARD-RULING-37"""

    PROMPT: ClassVar[str] = "text.copy"
    RULE: ClassVar[str] = "CARD-RULING-37"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "fields_only", "source")

    def __init__(self, seat: int, card: int, fields_only: int, source: int) -> None:
        self.seat = seat
        self.card = card
        self.fields_only = fields_only
        self.source = source

    def _copies(self, s: Table) -> list[int]:
        least = FIELD if self.fields_only else RESERVE
        kind = KIND[self.card]
        return [card for card in s.decks[s.owner[self.card]] if KIND[card] == kind and s.place[card] >= least]

    def tokens(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for card in self._copies(s):
            token = place_token(AT, s.place[card])
            if token not in found:
                found.append(token)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        alike = [card for card in self._copies(s) if place_token(AT, s.place[card]) == token]
        eliminate(s, first_to_go(s, alike), PLAINLY, self.source)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]], "cause": source_name(self.source)}


class ChooseVictim(Asked):
    """Eliminate a card in play. CARD-RULING-35, CARD-RULING-36, CARD-RULING-38"""

    PROMPT: ClassVar[str] = "text.victim"
    RULE: ClassVar[str] = "CARD-RULING-36"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "optional", "source")

    def __init__(self, seat: int, cards: int, optional: int, source: int) -> None:
        self.seat = seat
        self.cards = cards
        self.optional = optional
        self.source = source

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = victim_tokens(victims(s, self.cards, 0))
        if self.optional:
            found.append(DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.decline(s)
            return
        s.done()
        strike(s, self.seat, victims(s, self.cards, 0), token - ELIMINATE, self.source)


class ChooseFetchOrVictim(Asked):
    """Gríma: either a card is fetched or a card in play eliminated. CARD-RULING-38"""

    PROMPT: ClassVar[str] = "text.fetch_or_victim"
    RULE: ClassVar[str] = "CARD-RULING-38"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fetch", "zones", "cards", "source")

    def __init__(self, seat: int, fetch: int, zones: int, cards: int, source: int) -> None:
        self.seat = seat
        self.fetch = fetch
        self.zones = zones
        self.cards = cards
        self.source = source

    def tokens(self, s: Table, seat: int) -> list[int]:
        return take_tokens(s, self.seat, self.fetch, self.zones) + victim_tokens(victims(s, self.cards, 0))

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token >= TAKE:
            take(s, self.seat, fetched(s, self.seat, self.fetch, self.zones, token), self.source)
        else:
            strike(s, self.seat, victims(s, self.cards, 0), token - ELIMINATE, self.source)


# --- Death! Ride, Ride to Ruin --------------------------------------------------------------------------------------


def rohan_reserve(s: Table, seat: int) -> list[int]:
    """The Rohan cards of a seat's reserve, items on its characters included. CARD-RULING-37"""
    return [card for card in in_reserve_of(s, seat) if card in SETS[ROHAN_CARDS]]


class ChooseRiders(Asked):
    """One Rohan card of the reserve after the other is given up, as many as the seat likes. CARD-RULING-37"""

    PROMPT: ClassVar[str] = "text.ride_to_ruin"
    RULE: ClassVar[str] = "CARD-RULING-37"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "given", "enemy", "source")

    def __init__(self, seat: int, given: int, enemy: int, source: int) -> None:
        self.seat = seat
        self.given = given
        self.enemy = enemy
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat if rohan_reserve(s, self.seat) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = victim_tokens(rohan_reserve(s, self.seat))
        if self.given:
            found.append(DONE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
            return
        s.become(ChooseRiders(self.seat, self.given + 1, self.enemy, self.source))
        alike = [card for card in rohan_reserve(s, self.seat) if KIND[card] == token - ELIMINATE]
        eliminate(s, first_to_go(s, alike), PLAINLY, self.source, "CARD-RULING-37")

    def resolve(self, s: Table) -> None:
        s.become(ChooseFallen(self.enemy, self.given, self.source))


class ChooseFallen(Asked):
    """As many Mordor cards on active battlegrounds are eliminated, by their holder's choice. CARD-RULING-37"""

    PROMPT: ClassVar[str] = "text.fallen"
    RULE: ClassVar[str] = "CARD-RULING-37"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source")

    def __init__(self, seat: int, left: int, source: int) -> None:
        self.seat = seat
        self.left = left
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat if self.left > 0 and victims(s, MORDOR_CARDS, 1) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return victim_tokens(victims(s, MORDOR_CARDS, 1))

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(ChooseFallen(self.seat, self.left - 1, self.source))
        strike(s, self.seat, victims(s, MORDOR_CARDS, 1), token - ELIMINATE, self.source, 1)

    def resolve(self, s: Table) -> None:
        s.done()
