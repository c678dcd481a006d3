"""Imagining: deal anew whatever a seat cannot know. WOTR-DEF-28

The backs of all cards are open, so every deck is dealt anew by itself: the cards of it that the seat has not seen are
shuffled, and every hand, face-down discard and pile gets as many of them as it had.

What a seat gave its team-mate in exchange it knows, but not what has become of it: the card is in that hand, or among
the cards discarded face down since, or laid face down just now. WOTR-MULTI4-09, WOTR-MULTI4-10
"""

from typing import Final

from westmarch.games.war_of_the_ring.cards import DECK_SIZE, NO_CARD, SIDE_CARDS, deck_of_card
from westmarch.games.war_of_the_ring.effects.combat import usable
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.view import face_down
from westmarch.kernel.rng import Generator

# Where a hidden card of another seat can be.
HAND: Final = 0
OFFERED: Final = 1
BURIED_SINCE: Final = 2  # discarded face down after the last exchange
BURIED_BEFORE: Final = 3


def redeal(s: Table, seat: int, rng: Generator) -> None:
    hidden = [s.combat_card[side] if face_down(s, side, seat) else NO_CARD for side in (0, 1)]
    s.buried = s.buried.copy()
    s.swap = s.swap.copy()
    before = s.sealed
    s.sealed = [before[i] if i == seat else 0 for i in range(4)]
    for deck in range(4):
        laid = hidden[deck // 2]
        of_deck = laid != NO_CARD and deck_of_card(laid) == deck % 2
        redeal_deck(s, seat, rng, deck, laid if of_deck else NO_CARD, before)


def redeal_deck(s: Table, seat: int, rng: Generator, deck: int, laid: int, before: list[int]) -> None:
    """Take up all cards of a deck that the seat cannot see, and deal them to the places where they lay."""
    side = deck // 2
    shift = DECK_SIZE * (deck % 2)
    others = [i for i in range(s.players) if s.side_at(i) == side and i != seat]
    cards = [card % SIDE_CARDS for card in s.deck[deck]]
    owners: list[int] = []
    places: list[int] = []
    for i in others:
        for place in (HAND, OFFERED, BURIED_SINCE, BURIED_BEFORE):
            taken = _take_up(s, i, place, shift, before[i])
            cards += taken
            owners += [i] * len(taken)
            places += [place] * len(taken)
    if laid != NO_CARD:
        cards.append(laid % SIDE_CARDS)
    gifts = s.given[seat] if s.side_at(seat) == side else 0
    in_deck = s.deck[deck]
    cards.sort()  # the order in which they lay is not to be felt, not even by the same random stream
    known = [card for card in cards if gifts >> card & 1 and SIDE_CARDS * side + card not in in_deck]
    unseen = [card for card in cards if card not in known]
    rng.shuffle(unseen)
    rng.shuffle(known)
    if laid != NO_CARD:
        chosen = _lay(s, side, rng, known, unseen, len(places))
        s.combat_card[side] = SIDE_CARDS * side + chosen
    order = list(range(len(places)))
    rng.shuffle(order)
    for at in [k for k in order if places[k] != BURIED_BEFORE] + [k for k in order if places[k] == BURIED_BEFORE]:
        _put_down(s, owners[at], places[at], side, known.pop() if known else unseen.pop())
    s.deck[deck] = [SIDE_CARDS * side + card for card in unseen]


def _lay(s: Table, side: int, rng: Generator, known: list[int], unseen: list[int], room: int) -> int:
    """A card that could be the one laid face down; a known card, if there would be no room for all of these else."""
    able = known if len(known) > room else known + unseen
    fit = [card for card in able if usable(s, SIDE_CARDS * side + card)]
    chosen = fit[rng.below(len(fit))]
    if chosen in known:
        known.remove(chosen)
    else:
        unseen.remove(chosen)
    return chosen


def _take_up(s: Table, seat: int, place: int, shift: int, before: int) -> list[int]:
    """The hidden cards of one deck that a seat has in a place are taken from there."""
    if place == OFFERED:
        card = s.swap[seat]
        if card == NO_CARD or card % SIDE_CARDS // DECK_SIZE * DECK_SIZE != shift:
            return []
        s.swap[seat] = NO_CARD
        return [card % SIDE_CARDS]
    held = s.hand[seat]
    if place == BURIED_SINCE:
        held = s.buried[seat] & ~before
    elif place == BURIED_BEFORE:
        held = s.buried[seat] & before
    found = [card for card in range(shift, shift + DECK_SIZE) if held >> card & 1]
    for card in found:
        if place == HAND:
            s.hand[seat] &= ~(1 << card)
        else:
            s.buried[seat] &= ~(1 << card)
    return found


def _put_down(s: Table, seat: int, place: int, side: int, card: int) -> None:
    if place == OFFERED:
        s.swap[seat] = SIDE_CARDS * side + card
    elif place == HAND:
        s.hand[seat] |= 1 << card
    else:
        s.buried[seat] |= 1 << card
        if place == BURIED_BEFORE:
            s.sealed[seat] |= 1 << card
