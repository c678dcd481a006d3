"""What happens to cards: draw, cycle, recycle, eliminate, take. CARD-DRAW, CARD-CYCLE, CARD-ELIMINATE, CARD-ITEM"""

from typing import Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import (
    ARAGORN,
    BILBO,
    CARDS,
    ELVEN_CLOAK,
    FATTY,
    FRODO,
    GANDALF_THE_WHITE,
    GOLLUM,
    GORBAG_AND_SHAGRAT,
    MERRY,
    MIRROR_OF_GALADRIEL,
    NAZGULS_MANTLE,
    NO_CARD,
    PIPPIN,
    SARUMAN,
    SMEAGOL,
    THE_WITCH_KING,
    WOVEN_OF_ALL_COLOURS,
)
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.state import APART, CYCLED, DECK, ELIMINATED, HAND, RESERVE, Table
from westmarch.kernel.columns import changed

# Why a card is eliminated: some texts apply to one reason only.
PLAINLY: Final = 1
FORSAKEN: Final = 2
FORSAKEN_OFF_DECK: Final = 4
FORSAKEN_FROM_RESERVE: Final = 8
IN_BATTLE: Final = 16
IN_PATH_COMBAT: Final = 32
WHATEVER: Final = 63


def _saved() -> tuple[int, ...]:
    table = [0] * CARDS
    table[FRODO] = WHATEVER  # CARD-RULING-01
    table[BILBO] = WHATEVER  # CARD-RULING-02
    table[FATTY] = FORSAKEN_FROM_RESERVE  # CARD-RULING-03
    for card in (MERRY, PIPPIN, SMEAGOL, GOLLUM):
        table[card] = IN_PATH_COMBAT  # CARD-RULING-04
    for card in (ARAGORN, GANDALF_THE_WHITE, SARUMAN, THE_WITCH_KING):
        table[card] = FORSAKEN_OFF_DECK  # CARD-RULING-05
    return tuple(table)


def _saves_wielder() -> tuple[int, ...]:
    table = [0] * CARDS
    table[ELVEN_CLOAK] = IN_PATH_COMBAT
    table[WOVEN_OF_ALL_COLOURS] = IN_BATTLE | IN_PATH_COMBAT
    table[NAZGULS_MANTLE] = IN_BATTLE | IN_PATH_COMBAT
    return tuple(table)


SAVED: Final[tuple[int, ...]] = _saved()
"""The reasons for which a card's own text cycles it instead."""

SAVES_WIELDER: Final[tuple[int, ...]] = _saves_wielder()
"""The reasons for which an item's text cycles its wielder instead. CARD-RULING-06"""


# --- the draw deck ------------------------------------------------------------------------------------------------


def can_draw(s: Table, seat: int) -> bool:
    """Whether a card can be had off the top of the deck, after a recycle if need be. CARD-DRAW-07, CARD-DRAW-08"""
    return s.size(seat, DECK) + s.size(seat, CYCLED) > 0


def recycle(s: Table, seat: int, source: int = BY_RULE) -> None:
    """Shuffle the cycle pile into the draw deck. CARD-DRAW-05, CARD-DRAW-06"""
    for card in s.decks[seat]:
        if s.place[card] == CYCLED:
            s.put(card, DECK)
    s.moved_unseen(seat, CYCLED, DECK)
    forget_top(s, seat)
    narration.recycled(s, seat, source)


def forget_top(s: Table, seat: int) -> None:
    """The deck has been shuffled."""
    if s.top[seat] != NO_CARD:
        s.top = changed(s.top, seat, NO_CARD)


def settle_deck(s: Table, seat: int) -> None:
    """A deck that has run out is made anew, and the mirror shows what lies on top. CARD-DRAW-05, CARD-RULING-25"""
    if s.size(seat, DECK) == 0 and s.size(seat, CYCLED) > 0:
        recycle(s, seat)
    if s.owner[MIRROR_OF_GALADRIEL] == seat and s.place[MIRROR_OF_GALADRIEL] >= RESERVE:
        look_at_top(s, seat)


def look_at_top(s: Table, seat: int) -> None:
    if s.top[seat] == NO_CARD and s.size(seat, DECK) > 0:
        s.top = changed(s.top, seat, _some_card(s, seat))
        narration.looked(s, seat, s.top[seat])


def _some_card(s: Table, seat: int) -> int:
    """The top card of the deck: any of its cards, each as likely. CARD-HIDDEN-03"""
    n = s.rng.below(s.size(seat, DECK))
    for card in s.decks[seat]:
        if s.place[card] == DECK:
            if n == 0:
                return card
            n -= 1
    return NO_CARD


def top_card(s: Table, seat: int) -> int:
    """The card on top of the deck, recycled first if it is empty; none if there is none. CARD-DRAW-08"""
    if s.size(seat, DECK) == 0:
        if s.size(seat, CYCLED) == 0:
            return NO_CARD
        recycle(s, seat)
    card = s.top[seat]
    if card == NO_CARD:
        return _some_card(s, seat)
    s.top = changed(s.top, seat, NO_CARD)
    return card


def draw(s: Table, seat: int, count: int, source: int = BY_RULE, rule: str = "CARD-DRAW-01", to: int = HAND) -> None:
    """Draw cards into the hand, or apart from it; a hand has no limit.

    CARD-DRAW-01, CARD-DRAW-05, CARD-DRAW-07, CARD-PASS-08
    """
    drawn: list[int] = []
    for _ in range(count):
        if s.size(seat, DECK) == 0 and drawn:
            narration.drew(s, seat, drawn, to == APART, source, rule)
            drawn = []
        card = top_card(s, seat)
        if card == NO_CARD:
            break
        s.put(card, to)
        s.moved_unseen(seat, DECK, to)
        drawn.append(card)
    if drawn:
        narration.drew(s, seat, drawn, to == APART, source, rule)
    settle_deck(s, seat)


def take(s: Table, seat: int, card: int, source: int) -> None:
    """Take a named card out of the deck or the cycle pile into the hand; all see it. CARD-DRAW-09, CARD-DRAW-10"""
    zone = s.place[card]
    s.put(card, HAND)
    s.shown_at(card, HAND)
    narration.took(s, seat, card, zone, source)
    if zone == DECK:
        forget_top(s, seat)
        settle_deck(s, seat)


# --- cycling ------------------------------------------------------------------------------------------------------


def cycle_unseen(s: Table, card: int, source: int, rule: str = "CARD-CYCLE-01") -> None:
    """Cycle a card out of the hand or out of cards drawn apart. CARD-CYCLE-01, CARD-CYCLE-06"""
    seat = s.owner[card]
    old = s.place[card]
    s.put(card, CYCLED)
    s.moved_unseen(seat, old, CYCLED)
    narration.cycled(s, seat, [card], False, source, rule)


def cycle_apart(s: Table, seat: int, source: int) -> None:
    """All that is left of the cards drawn apart is cycled face down. CARD-PLAY-09"""
    rest = s.cards_in(seat, APART)
    for card in rest:
        s.put(card, CYCLED)
    if rest:
        s.moved_unseen(seat, APART, CYCLED)
        narration.cycled(s, seat, rest, False, source, "CARD-PLAY-09")


def cycle_from_play(s: Table, card: int, source: int, rule: str) -> None:
    """Cycle a card with all its items, each to the pile of its owner. CARD-ITEM-07, CARD-ITEM-11"""
    for item in s.items_on(card):
        _leave(s, item, CYCLED)
        narration.cycled(s, s.owner[item], [item], True, source, rule)
    _leave(s, card, CYCLED)
    narration.cycled(s, s.owner[card], [card], True, source, rule)


def _leave(s: Table, card: int, zone: int) -> None:
    """A card that lies open goes to a pile: all know where it is. CARD-HIDDEN-06"""
    seat = s.owner[card]
    s.put(card, zone)
    s.shown_at(card, zone)
    s.fresh[seat] &= ~s.bit[card]
    if s.wielder[card] != NO_CARD:
        s.wielder = changed(s.wielder, card, NO_CARD)
    if card == GORBAG_AND_SHAGRAT:
        s.gorbag = 0


# --- eliminating --------------------------------------------------------------------------------------------------


def saviours(s: Table, card: int, reason: int) -> list[int]:
    """The cards whose text would cycle this one instead: itself, or items on it. CARD-ELIMINATE-07"""
    found = [card] if SAVED[card] & reason else []
    if reason & (IN_BATTLE | IN_PATH_COMBAT):
        found += [item for item in s.items_on(card) if SAVES_WIELDER[item] & reason]
    return found


def eliminate(s: Table, card: int, reason: int, source: int, rule: str = "CARD-ELIMINATE-01", news: int = 0) -> None:
    """Eliminate a card, unless a text cycles it instead; of two such texts the first is used.

    CARD-ELIMINATE-01, CARD-ELIMINATE-02, CARD-ELIMINATE-03, CARD-ELIMINATE-07, CARD-FORSAKE-03, CARD-FORSAKE-05
    """
    saving = saviours(s, card, reason)
    if saving:
        save(s, card, saving[0], news)
        return
    seat = s.owner[card]
    old = s.place[card]
    if old >= RESERVE:
        for item in s.items_on(card):
            _leave(s, item, ELIMINATED)
            narration.eliminated(s, s.owner[item], item, True, source, "CARD-ITEM-07")
        _leave(s, card, ELIMINATED)
        narration.eliminated(s, seat, card, True, source, rule)
        return
    s.put(card, ELIMINATED)
    s.moved_unseen(seat, old, ELIMINATED)
    narration.eliminated(s, seat, card, False, source, rule, news)


def save(s: Table, card: int, by: int, news: int = 0) -> None:
    """The text of a card cycles it, or its wielder, instead. CARD-ELIMINATE-07, CARD-ELIMINATE-08, CARD-HIDDEN-04"""
    seat = s.owner[card]
    if s.place[card] < RESERVE:
        s.put(card, CYCLED)
        s.shown_at(card, CYCLED)
        narration.saved(s, card, by, "CARD-ELIMINATE-07", news)
        narration.cycled(s, seat, [card], True, by, "CARD-ELIMINATE-07")
        return
    narration.saved(s, card, by, "CARD-ELIMINATE-07", news)
    if by == FRODO:
        for item in s.items_on(card):  # what he wields is not saved. CARD-RULING-01
            _leave(s, item, ELIMINATED)
            narration.eliminated(s, s.owner[item], item, True, by, "CARD-RULING-01")
    cycle_from_play(s, card, by, "CARD-ELIMINATE-07")


def eliminate_laid(s: Table, card: int) -> None:
    """An event has been followed. CARD-PLAY-23"""
    s.put(card, ELIMINATED)
    s.shown_at(card, ELIMINATED)
    narration.eliminated(s, s.owner[card], card, True, card, "CARD-PLAY-23")


def remove_from_game(s: Table, card: int, source: int) -> None:
    """Eliminate a card wherever it is. CARD-ELIMINATE-06, CARD-PLAY-27, CARD-PLAY-28"""
    seat = s.owner[card]
    old = s.place[card]
    if seat < 0 or old == ELIMINATED:
        return
    if old >= RESERVE:
        eliminate(s, card, PLAINLY, source, "CARD-ELIMINATE-06")
        return
    s.put(card, ELIMINATED)
    s.shown_at(card, ELIMINATED)
    narration.removed(s, card, old, source)
    if old == DECK:
        forget_top(s, seat)
        settle_deck(s, seat)
