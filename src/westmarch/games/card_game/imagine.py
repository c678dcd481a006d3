"""Imagining: deal anew whatever a seat cannot know. CARD-HIDDEN-01, CARD-HIDDEN-02, CARD-HIDDEN-03

The hidden cards of the other persons are dealt anew as far as what everybody knows (`Table.may`) allows it. The order
of the draw decks and of the locations is drawn only when it is needed: a new generator deals them anew by itself.
"""

from typing import Final

from westmarch.games.card_game.cards import NO_CARD
from westmarch.games.card_game.sets import SETS
from westmarch.games.card_game.state import APART, DECK, ZONES, Table
from westmarch.games.card_game.steps.choices import ChooseFetch
from westmarch.games.card_game.steps.victims import ChooseFetchOrVictim
from westmarch.kernel.columns import changed
from westmarch.kernel.rng import Generator

SWAPS_PER_CARD: Final = 3
TRIES: Final = 30


def redeal(s: Table, seat: int, rng: Generator) -> None:
    kin = s.kin(seat)
    for other in range(len(s.seats)):
        if not kin >> other & 1:
            _deal(s, other, rng)
            _hide_top(s, other, rng)


def _deal(s: Table, seat: int, rng: Generator) -> None:
    """Mix a seat's hidden cards; who is seen searching for a card has one to find. CARD-DRAW-11"""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, ChooseFetch | ChooseFetchOrVictim) or step.seat != seat:
        _mix(s, seat, rng)
        return
    true = s.place.copy()
    for _ in range(TRIES):
        _mix(s, seat, rng)
        if step.tokens(s, seat) or _plant(s, seat, step, rng):
            return
        s.place = true.copy()


def _plant(s: Table, seat: int, step: ChooseFetch | ChooseFetchOrVictim, rng: Generator) -> bool:
    """Let a card that is searched for change places with one where it is searched; whether there is such a pair."""
    base = seat * ZONES
    wanted = SETS[step.cards if isinstance(step, ChooseFetch) else step.fetch]
    pairs = [
        (card, other)
        for card in wanted
        if s.owner[card] == seat and DECK <= s.place[card] <= APART
        for other in s.decks[seat]
        if DECK <= s.place[other] <= APART
        and step.zones >> s.place[other] & 1
        and s.may[base + s.place[other]] & s.bit[card]
        and s.may[base + s.place[card]] & s.bit[other]
    ]
    if not pairs:
        return False
    card, other = pairs[rng.below(len(pairs))]
    here = s.place[card]
    s.place[card] = s.place[other]
    s.place[other] = here
    return True


def _mix(s: Table, seat: int, rng: Generator) -> None:
    """Deal a seat's hidden cards anew into the places that each of them might be in. CARD-HIDDEN-06

    Cards of which the same is known are shuffled among themselves; cards of which different things are known change
    places in pairs, where each might lie in the place of the other.
    """
    base = seat * ZONES
    groups: list[list[int]] = [[] for _ in range(1 << (APART - DECK + 1))]
    for card in s.decks[seat]:
        if DECK <= s.place[card] <= APART:
            known = 0
            for zone in range(DECK, APART + 1):
                if s.may[base + zone] & s.bit[card]:
                    known |= 1 << (zone - DECK)
            groups[known].append(card)
    loose = [known for known in range(len(groups)) if groups[known] and known & (known - 1)]
    if len(loose) > 1:
        all_loose = [card for known in loose for card in groups[known]]
        _lodge_all(s, base, all_loose)
        for known in loose:
            _shuffle_places(s, groups[known], rng)
        _exchange(s, base, all_loose, rng)
    for known in loose:
        _shuffle_places(s, groups[known], rng)


def _lodge_all(s: Table, base: int, cards: list[int]) -> None:
    """Put the cards where they might be, the same way whatever is true: how they lie is not to be felt.

    The zones have room for as many as lie there now. There is always a way: the true one.
    """
    room = [0] * ZONES
    for card in cards:
        room[s.place[card]] += 1
    lodged: list[list[int]] = [[] for _ in range(ZONES)]
    for card in cards:
        _lodge(s, base, card, room, lodged, [])
    for zone in range(DECK, APART + 1):
        for card in lodged[zone]:
            s.place[card] = zone


def _lodge(s: Table, base: int, card: int, room: list[int], lodged: list[list[int]], tried: list[int]) -> bool:
    """Find a place for a card, moving others on if need be; whether there is one outside the zones tried."""
    for zone in range(DECK, APART + 1):
        if zone in tried or not s.may[base + zone] & s.bit[card]:
            continue
        tried.append(zone)
        if len(lodged[zone]) < room[zone]:
            lodged[zone].append(card)
            return True
        for i, other in enumerate(lodged[zone]):
            if _lodge(s, base, other, room, lodged, tried):
                lodged[zone][i] = card
                return True
    return False


def _shuffle_places(s: Table, cards: list[int], rng: Generator) -> None:
    places = [s.place[card] for card in cards]
    places.sort()  # where they truly are is not to be felt, not even by the same random stream
    rng.shuffle(places)
    for i in range(len(cards)):
        s.place[cards[i]] = places[i]


def _exchange(s: Table, base: int, cards: list[int], rng: Generator) -> None:
    for _ in range(SWAPS_PER_CARD * len(cards)):
        first = cards[rng.below(len(cards))]
        second = cards[rng.below(len(cards))]
        here = s.place[first]
        there = s.place[second]
        if here != there and s.may[base + there] & s.bit[first] and s.may[base + here] & s.bit[second]:
            s.place[first] = there
            s.place[second] = here


def _hide_top(s: Table, seat: int, rng: Generator) -> None:
    """A top card that its owner has looked at is any card of the deck to the others. CARD-RULING-25"""
    if s.top[seat] != NO_CARD:
        deck = s.cards_in(seat, DECK)
        s.top = changed(s.top, seat, deck[rng.below(len(deck))])
