"""Playing a card: laid in its place, paid for, and then its text. CARD-PLAY, CARD-ITEM, CARD-RESERVE"""

from typing import Any, ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import CHARACTER, EVENT, ITEM, KIND, MIRROR_OF_GALADRIEL, NAMES, NO_CARD, TYPE
from westmarch.games.card_game.legality import open_locations, placeable, wielders
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import eliminate_laid, settle_deck
from westmarch.games.card_game.state import FIELD, HAND, LAID, PATH, RESERVE, Table
from westmarch.games.card_game.steps.follow import follow
from westmarch.games.card_game.steps.giving_up import ChooseCycle, ChooseForsake
from westmarch.games.card_game.steps.moving import arrival_text
from westmarch.games.card_game.texts import (
    EVENT_TEXT,
    NO_TEXT,
    PLAYED,
    PLAYED_ON_RESERVE,
    PLAYED_TO_FIELD,
    PLAYED_TO_PATH,
    PLAYED_TO_RESERVE,
    TEXTS,
)
from westmarch.games.card_game.words import LOCATIONS, ON, TO
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step

# Where a text lets a card be played that was drawn apart.
ANYWHERE: Final = -1
"""Else a place: the reserve or one battleground. CARD-LOC-03, CARD-LOC-04"""


def playable(s: Table, seat: int, card: int) -> bool:
    """Whether a seat may play this card of its own now. CARD-PLAY-12, CARD-PLAY-26, CARD-ITEM-01"""
    if TYPE[card] != EVENT:
        return placeable(s, card)
    text = EVENT_TEXT[card]
    return text != NO_TEXT and TEXTS[text].usable(s, seat, card)


def targets(s: Table, card: int, only: int = ANYWHERE) -> list[int]:
    """The tokens that say where a card is played: a place, or a wielder; none for an event."""
    kind = TYPE[card]
    if kind == ITEM:
        return [ON + KIND[wielder] for wielder in wielders(s, card)] if only == ANYWHERE else []
    if kind == EVENT:
        return []
    places = [*open_locations(s, card), RESERVE]
    return [place_token(TO, place) for place in places if only in (ANYWHERE, place)]


def place_token(verb: int, place: int) -> int:
    """The token of a place under "to" or "at"."""
    if place == RESERVE:
        return verb + len(LOCATIONS)
    return verb + len(LOCATIONS) - 1 if place == PATH else verb + place - FIELD


def token_place(token: int) -> int:
    at = token - TO
    if at == len(LOCATIONS):
        return RESERVE
    return PATH if at == len(LOCATIONS) - 1 else FIELD + at


def lay(s: Table, seat: int, card: int, token: int, source: int) -> None:
    """Lay a card where the token says: it lies open, and works from now on.

    An item does not bind its wielder. CARD-PLAY-30, CARD-RESERVE-03, CARD-ITEM-12
    """
    wielder = NO_CARD
    if token == NO_CARD:
        place = LAID
    elif token >= ON:
        wielder = _wielder(s, card, token - ON)
        place = s.place[wielder]
        s.wielder = changed(s.wielder, card, wielder)
    else:
        place = token_place(token)
    s.put(card, place)
    s.shown_at(card, place)
    if place == RESERVE:
        s.fresh[seat] |= s.bit[card]
    if TYPE[card] in (CHARACTER, ITEM):
        s.played[seat] |= s.bit[card]
    narration.played(s, seat, card, place, wielder, source)
    if card == MIRROR_OF_GALADRIEL:
        settle_deck(s, seat)


def _wielder(s: Table, item: int, kind: int) -> int:
    for card in wielders(s, item):
        if KIND[card] == kind:
            return card
    return NO_CARD


def play_from_hand(s: Table, seat: int, card: int, token: int) -> None:
    """Play a card of the hand: lay it, pay for it, follow its text. CARD-PLAY-01, CARD-PLAY-02, CARD-PLAY-30"""
    s.push(FollowPlayed(card))
    s.push(PayForPlay(seat, card))
    lay(s, seat, card, token, BY_RULE)


class PayForPlay(Step[Table]):
    """The cost of a card played: cycle another from hand, or forsake one if the hand is empty.

    CARD-PLAY-02, CARD-PLAY-03, CARD-PLAY-04, CARD-PLAY-06, CARD-PLAY-25, CARD-ITEM-15
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: Table) -> None:
        if s.size(self.seat, HAND) > 0:
            s.become(ChooseCycle(self.seat, 1, BY_RULE))
        else:
            s.become(ChooseForsake(self.seat, 1, BY_RULE, self.card))


class FollowPlayed(Step[Table]):
    """What a card says about being played, in its order; an event is then eliminated.

    CARD-PLAY-13, CARD-PLAY-23, CARD-PLAY-30
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, s: Table) -> None:
        card = self.card
        seat = s.owner[card]
        place = s.place[card]
        if TYPE[card] == EVENT:
            s.become(FinishEvent(card))
            follow(s, EVENT_TEXT[card], seat, card)
            return
        s.done()
        if place < RESERVE:
            return  # it was given up for its own cost, with its wielder
        if TYPE[card] == ITEM:
            if place == RESERVE:
                follow(s, PLAYED_ON_RESERVE[card], seat, card)
        elif place == RESERVE:
            follow(s, PLAYED_TO_RESERVE[card], seat, card)
        else:
            follow(s, arrival_text(card, place), seat, card)
            follow(s, PLAYED_TO_PATH[card] if place == PATH else PLAYED_TO_FIELD[card], seat, card)
        follow(s, PLAYED[card], seat, card)


class FinishEvent(Step[Table]):
    """The event has been followed. CARD-PLAY-23, CARD-PLAY-24"""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, s: Table) -> None:
        s.done()
        eliminate_laid(s, self.card)


class ChooseTarget(Step[Table]):
    """Where is the card played, or on whom? Nobody has noticed yet. CARD-PLAY-15, CARD-PLAY-17, CARD-ITEM-01"""

    PROMPT: ClassVar[str] = "action.target"
    PUBLIC: ClassVar[str] = "action.choose"
    PRIVATE: ClassVar[bool] = True
    RULE: ClassVar[str] = "CARD-PLAY-22"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return targets(s, self.card)

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.done()  # the action below is chosen
        s.passed = 0
        play_from_hand(s, self.seat, self.card, token)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return why_not_there(s, self.card, token)


def why_not_there(s: Table, card: int, token: int) -> tuple[str, str]:
    """Why a card cannot go to a place."""
    if TYPE[card] == ITEM:
        if ON <= token < ON + len(NAMES):
            return "an item goes on a wielder that it names and that is in play", "CARD-ITEM-02"
        return "an item is played onto a character", "CARD-ITEM-01"
    if TO <= token < TO + len(LOCATIONS):
        place = token_place(token)
        if place == PATH:
            if TYPE[card] != CHARACTER:
                return "an army never goes to a path", "CARD-PLAY-15"
            return "the active path is closed to that character", "CARD-PLAY-19"
        if TYPE[card] == CHARACTER:
            return "that battleground is not active or does not show the faction", "CARD-PLAY-18"
        return "that battleground is not active or does not show the faction", "CARD-PLAY-16"
    return "that is no place for the card", "CARD-PLAY-22"
