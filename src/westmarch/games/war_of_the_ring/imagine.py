"""Imagining: deal anew whatever a seat cannot know. WOTR-DEF-28

The backs of all cards are open, so every deck is dealt anew by itself: the cards of it that the seat has not seen are
shuffled, and every hand, face-down discard and pile gets as many of them as it had.
"""

from westmarch.games.war_of_the_ring.cards import DECK_SIZE, NO_CARD, SIDE_CARDS, deck_of_card
from westmarch.games.war_of_the_ring.effects.combat import usable
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.view import cards_open
from westmarch.kernel.rng import Generator


def redeal(s: Table, seat: int, rng: Generator) -> None:
    hidden = [NO_CARD, NO_CARD] if cards_open(s) else list(s.combat_card)
    for side in (0, 1):
        if hidden[side] != NO_CARD and s.commander[side] == seat:
            hidden[side] = NO_CARD  # his own
    s.buried = s.buried.copy()
    s.swap = s.swap.copy()
    for deck in range(4):
        redeal_deck(s, seat, rng, deck, hidden[deck // 2])


def redeal_deck(s: Table, seat: int, rng: Generator, deck: int, laid: int) -> None:
    side = deck // 2
    shift = DECK_SIZE * (deck % 2)
    others = [i for i in range(s.players) if s.side_at(i) == side and i != seat]
    known = 0
    if s.side_at(seat) == side:
        known = s.given[seat]
    unseen = [card % SIDE_CARDS for card in s.deck[deck]]
    for i in others:
        unseen += _cards_of(s.hand[i] & ~known, shift)
        unseen += _cards_of(s.buried[i] & ~known, shift)
        if _offers(s, i, deck):
            unseen.append(s.swap[i] % SIDE_CARDS)
    if laid != NO_CARD and deck_of_card(laid) == deck % 2:
        unseen.append(laid % SIDE_CARDS)
    else:
        laid = NO_CARD
    rng.shuffle(unseen)
    if laid != NO_CARD:
        fit = [card for card in unseen if usable(s, SIDE_CARDS * side + card)]
        chosen = fit[rng.below(len(fit))]
        unseen.remove(chosen)
        s.combat_card[side] = SIDE_CARDS * side + chosen
    for i in others:
        if _offers(s, i, deck):
            s.swap[i] = SIDE_CARDS * side + unseen.pop()
        s.hand[i] = _dealt(s.hand[i], known, shift, unseen)
        s.buried[i] = _dealt(s.buried[i], known, shift, unseen)
    s.deck[deck] = [SIDE_CARDS * side + card for card in unseen]


def _offers(s: Table, seat: int, deck: int) -> bool:
    """The seat has laid a card of this deck face down for its team-mate."""
    return s.swap[seat] != NO_CARD and s.swap[seat] // DECK_SIZE == deck


def _cards_of(cards: int, shift: int) -> list[int]:
    return [card for card in range(shift, shift + DECK_SIZE) if cards >> card & 1]


def _dealt(old: int, known: int, shift: int, unseen: list[int]) -> int:
    """The same hand with its unseen cards of one deck replaced from the top of the shuffled ones."""
    for card in _cards_of(old & ~known, shift):
        old &= ~(1 << card)
        old |= 1 << SIDE_CARDS + unseen.pop()  # set apart from the old cards until all are replaced
    return (old & (1 << SIDE_CARDS) - 1) | old >> SIDE_CARDS
