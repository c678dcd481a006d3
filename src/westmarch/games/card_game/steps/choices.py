"""What texts ask their players: take an offer, fetch a card, put icons somewhere, name a victim."""

from typing import Any, ClassVar

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import KIND, NAMES, NO_CARD
from westmarch.games.card_game.legality import active_fields, open_locations
from westmarch.games.card_game.narration import source_name
from westmarch.games.card_game.piles import take
from westmarch.games.card_game.sets import SETS
from westmarch.games.card_game.state import CYCLED, DECK, FIELD, NO_PATH, ON_PATH, PATH, RESERVE, Table
from westmarch.games.card_game.steps.follow import follow
from westmarch.games.card_game.steps.moving import move_card
from westmarch.games.card_game.steps.playing import place_token
from westmarch.games.card_game.texts import TEXTS
from westmarch.games.card_game.words import (
    ACCEPT,
    ADD,
    DECLINE,
    LOCATIONS,
    TAKE,
    TO,
)
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step


class Asked(Step[Table]):
    """A question that a text puts to one seat."""

    RULE: ClassVar[str] = "CARD-LOCATION-07"

    seat: int
    source: int

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"cause": source_name(self.source)}

    def decline(self, s: Table) -> None:
        s.done()
        narration.answered(s, self.seat, False, self.source)


class ChooseOffer(Asked):
    """Something in exchange for a price: it may be declined. CARD-LOCATION-09, CARD-CYCLE-05, CARD-FORSAKE-09"""

    PROMPT: ClassVar[str] = "text.offer"
    RULE: ClassVar[str] = "CARD-LOCATION-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("text", "seat", "source")

    def __init__(self, text: int, seat: int, source: int) -> None:
        self.text = text
        self.seat = seat
        self.source = source

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ACCEPT, DECLINE] if TEXTS[self.text].usable(s, self.seat, self.source) else [DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.decline(s)
            return
        s.done()
        narration.answered(s, self.seat, True, self.source)
        follow(s, self.text, self.seat, self.source)


# --- fetching -----------------------------------------------------------------------------------------------------


def fetchable(s: Table, seat: int, cards: int, zones: int, also: int = NO_CARD) -> list[int]:
    """The cards of a set that a seat could take out of its deck or cycle pile. CARD-DRAW-11"""
    return [
        card
        for card in SETS[cards]
        if s.owner[card] == seat and (zones >> s.place[card] & 1 or (card == also and zones >> CYCLED & 1))
    ]


def might_fetch(s: Table, seat: int, cards: int, zones: int) -> bool:
    """Whether the others must reckon with such a card being there."""
    for card in SETS[cards]:
        if s.owner[card] != seat:
            continue
        if (zones >> DECK & 1 and s.might_be_in(card, DECK)) or (zones >> CYCLED & 1 and s.might_be_in(card, CYCLED)):
            return True
    return False


def take_tokens(s: Table, seat: int, cards: int, zones: int) -> list[int]:
    found: list[int] = []
    for card in fetchable(s, seat, cards, zones):
        token = TAKE + KIND[card]
        if token not in found:
            found.append(token)
    return found


def fetched(s: Table, seat: int, cards: int, zones: int, token: int) -> int:
    for card in fetchable(s, seat, cards, zones):
        if KIND[card] == token - TAKE:
            return card
    return NO_CARD


class ChooseFetch(Asked):
    """Take a card out of the deck or the cycle pile, and show it. CARD-DRAW-09, CARD-DRAW-10, CARD-DRAW-11"""

    PROMPT: ClassVar[str] = "text.fetch"
    RULE: ClassVar[str] = "CARD-DRAW-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "zones", "optional", "source")

    def __init__(self, seat: int, cards: int, zones: int, optional: int, source: int) -> None:
        self.seat = seat
        self.cards = cards
        self.zones = zones
        self.optional = optional
        self.source = source

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = take_tokens(s, self.seat, self.cards, self.zones)
        if self.optional:
            found.append(DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.decline(s)
            return
        s.done()
        take(s, self.seat, fetched(s, self.seat, self.cards, self.zones, token), self.source)


# --- icons --------------------------------------------------------------------------------------------------------


def add_icons(s: Table, location: int, attack: int, defence: int, source: int) -> None:
    """Put tokens on a location, of which there is no end.

    CARD-TOKEN-01, CARD-TOKEN-02, CARD-TOKEN-04, CARD-TOKEN-05, CARD-TOKEN-07
    """
    path = "path_" if location == ON_PATH else ""
    if attack:
        s.attack_added = changed(s.attack_added, location, s.attack_added[location] + attack)
        narration.added(s, location, f"{path}attack", attack, source)
    if defence:
        s.defence_added = changed(s.defence_added, location, s.defence_added[location] + defence)
        narration.added(s, location, f"{path}defence", defence, source)


class ChooseIcons(Asked):
    """Which active location gets the icons? CARD-TOKEN-05, CARD-RULING-09, CARD-RULING-42"""

    PROMPT: ClassVar[str] = "text.icons"
    RULE: ClassVar[str] = "CARD-RULING-42"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attack", "defence", "on_path", "source")

    def __init__(self, seat: int, attack: int, defence: int, on_path: int, source: int) -> None:
        self.seat = seat
        self.attack = attack
        self.defence = defence
        self.on_path = on_path
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat if len(icon_places(s, self.on_path)) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ADD + location for location in icon_places(s, self.on_path)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        add_icons(s, token - ADD, self.attack, self.defence, self.source)

    def resolve(self, s: Table) -> None:
        s.done()
        for location in icon_places(s, self.on_path):
            add_icons(s, location, self.attack, self.defence, self.source)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if ADD <= token < ADD + len(LOCATIONS):
            return "that location is not active or not meant", self.RULE
        return "a location has to be chosen", self.RULE


def icon_places(s: Table, on_path: int) -> list[int]:
    """Active battlegrounds, and the path if the text says so."""
    found = active_fields(s)
    if on_path and s.path != NO_PATH:
        found.append(ON_PATH)
    return found


# --- moving a wielder ---------------------------------------------------------------------------------------------


def steed_places(s: Table, rider: int, on_path: int) -> list[int]:
    """Where the steed may carry its wielder at once. CARD-RULING-17"""
    if rider == NO_CARD or s.place[rider] != RESERVE:
        return []
    return [place for place in open_locations(s, rider) if (place == PATH) == bool(on_path)]


class ChooseRide(Asked):
    """The steed may carry its wielder out of the reserve at once, even one played this round. CARD-RULING-17"""

    PROMPT: ClassVar[str] = "text.ride"
    RULE: ClassVar[str] = "CARD-RULING-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rider", "on_path", "source")

    def __init__(self, seat: int, rider: int, on_path: int, source: int) -> None:
        self.seat = seat
        self.rider = rider
        self.on_path = on_path
        self.source = source

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*(place_token(TO, place) for place in steed_places(s, self.rider, self.on_path)), DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.decline(s)
            return
        s.done()
        at = token - TO
        place = PATH if at == ON_PATH else FIELD + at
        move_card(s, self.rider, place, self.source, self.RULE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.rider]], "cause": source_name(self.source)}
