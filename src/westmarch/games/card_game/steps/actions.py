"""The action step: turn after turn, until all have passed in a row. CARD-ACTION, CARD-PASS"""

from typing import Any, ClassVar

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import EVENT, ITEM, KIND, LEMBAS, NAMES, NO_CARD, TYPE
from westmarch.games.card_game.effects.actions import RING_ONCE_PER_GAME, RING_ONCE_PER_ROUND, WINNOWING
from westmarch.games.card_game.legality import carryover, may_pass, movable, open_locations, played_already
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import can_draw, cycle_unseen
from westmarch.games.card_game.scenarios import HOLDER, NOBODY, ONCE_PER_ROUND
from westmarch.games.card_game.scenarios import RING as RING_MODE
from westmarch.games.card_game.state import HAND, RESERVE, Table
from westmarch.games.card_game.steps.follow import follow
from westmarch.games.card_game.steps.moving import move_card
from westmarch.games.card_game.steps.playing import (
    ChooseTarget,
    place_token,
    play_from_hand,
    playable,
    targets,
    token_place,
)
from westmarch.games.card_game.texts import (
    ACTION,
    ACTION_HOLDER,
    ACTION_PLACES,
    NO_TEXT,
    TEXTS,
    action_place,
)
from westmarch.games.card_game.words import CYCLE, MOVE, PASS, PLAY, RING, TO, USE, WINNOW
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step


class Actions(Step[Table]):
    """Turns in turn order until an unbroken run of passes holds every seat.

    CARD-ACTION-01, CARD-ACTION-03, CARD-PASS-04, CARD-PASS-05, CARD-DUEL3-10
    """

    def resolve(self, s: Table) -> None:
        if s.passed == (1 << len(s.seats)) - 1:
            s.done()
            return
        narration.turn_begins(s)
        s.push(EndTurn())
        s.push(ChooseAction())


class EndTurn(Step[Table]):
    """The next place of the turn order is on. CARD-ACTION-01, CARD-DUEL3-02"""

    def resolve(self, s: Table) -> None:
        s.done()
        s.on_turn = (s.on_turn + 1) % len(s.order)


def user(s: Table, card: int) -> int:
    """The seat that may use the action of a card. CARD-ACTION-08"""
    faction = ACTION_HOLDER[card]
    if s.owner[card] == NOBODY:
        return NOBODY
    return s.owner[card] if faction < 0 else HOLDER[s.scenario][faction]


def usable(s: Table, seat: int, card: int) -> bool:
    """Whether the seat can spend an action on this card. CARD-ACTION-02, CARD-ACTION-07, CARD-ACTION-10"""
    text = ACTION[card]
    if text == NO_TEXT or not ACTION_PLACES[card] & action_place(s.place[card]) or user(s, card) != seat:
        return False
    return TEXTS[text].usable(s, seat, card)


class ChooseAction(Step[Table]):
    """One action, or a pass where it is allowed: there is always something to choose.

    CARD-ACTION-01, CARD-ACTION-02, CARD-ACTION-04, CARD-ACTION-05, CARD-PASS-01
    """

    PROMPT: ClassVar[str] = "action.choose"
    RULE: ClassVar[str] = "CARD-ACTION-02"

    def seats(self, s: Table) -> int:
        return 1 << s.order[s.on_turn]

    def tokens(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        last = -1
        for card in s.decks[seat]:
            place = s.place[card]
            if place == HAND:
                kind = KIND[card]
                if kind != last:
                    last = kind
                    found.append(CYCLE + kind)
                    if playable(s, seat, card):
                        found.append(PLAY + kind)
            elif place >= RESERVE:
                if place == RESERVE and movable(s, seat, card) and MOVE + KIND[card] not in found:
                    found.append(MOVE + KIND[card])
                if ACTION[card] != NO_TEXT and usable(s, seat, card):
                    found.append(USE + KIND[card])
        if s.owner[LEMBAS] != seat and usable(s, seat, LEMBAS):
            found.append(USE + KIND[LEMBAS])  # the only card whose text names another seat. CARD-RULING-07
        if s.size(seat, HAND) >= 2:
            found.append(WINNOW)  # CARD-WINNOW-01, CARD-WINNOW-02
        if s.ring[seat] and can_draw(s, seat):
            found.append(RING)  # CARD-RING-06
        if may_pass(s, seat):
            found.append(PASS)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if PLAY <= token < PLAY + len(NAMES):
            self._play(s, seat, s.find(seat, token - PLAY, HAND))
            return
        if MOVE <= token < MOVE + len(NAMES):
            self._move(s, seat, token - MOVE)
            return
        s.done()
        if token == PASS:
            s.passed |= 1 << seat
            narration.passed(s, seat)
            return
        s.passed = 0
        if token == WINNOW:
            narration.winnowed(s, seat)
            follow(s, WINNOWING, seat, BY_RULE)
        elif token == RING:
            self._ring(s, seat)
        elif token >= USE:
            card = KIND.index(token - USE)  # of cards with an action there is one each
            narration.used(s, seat, card)
            follow(s, ACTION[card], seat, card)
        else:
            cycle_unseen(s, s.find(seat, token - CYCLE, HAND), BY_RULE, "CARD-CYCLE-02")

    def _play(self, s: Table, seat: int, card: int) -> None:
        if TYPE[card] == EVENT:
            s.done()
            s.passed = 0
            play_from_hand(s, seat, card, NO_CARD)
            return
        found = targets(s, card)
        if len(found) == 1:
            s.done()
            s.passed = 0
            play_from_hand(s, seat, card, found[0])
        else:
            s.push(ChooseTarget(seat, card))

    def _move(self, s: Table, seat: int, kind: int) -> None:
        """It costs the action and no card. CARD-MOVE-05"""
        card = rested(s, seat, kind)
        places = open_locations(s, card)
        if len(places) == 1:
            s.done()
            s.passed = 0
            move_card(s, card, places[0], BY_RULE, "CARD-MOVE-01")
        else:
            s.push(ChooseDestination(seat, card))

    def _ring(self, s: Table, seat: int) -> None:
        """CARD-RING-01, CARD-RING-02, CARD-RING-04"""
        s.ring = changed(s.ring, seat, 0)
        narration.ring_used(s, seat)
        each_round = RING_MODE[s.scenario][seat] == ONCE_PER_ROUND
        follow(s, RING_ONCE_PER_ROUND if each_round else RING_ONCE_PER_GAME, seat, BY_RULE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"hand": s.size(seat, HAND), "carryover": carryover(s, seat)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return why_no_action(s, seat, token)


def rested(s: Table, seat: int, kind: int) -> int:
    """The seat's card of this kind that can be moved out of the reserve."""
    for card in s.decks[seat]:
        if KIND[card] == kind and movable(s, seat, card):
            return card
    return NO_CARD


class ChooseDestination(Step[Table]):
    """Where does the card go? Nobody has noticed anything yet. CARD-MOVE-01, CARD-MOVE-02"""

    PROMPT: ClassVar[str] = "action.destination"
    PUBLIC: ClassVar[str] = "action.choose"
    PRIVATE: ClassVar[bool] = True
    RULE: ClassVar[str] = "CARD-MOVE-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [place_token(TO, place) for place in open_locations(s, self.card)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.done()
        s.passed = 0
        move_card(s, self.card, token_place(token), BY_RULE, "CARD-MOVE-01")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]]}


def why_no_action(s: Table, seat: int, token: int) -> tuple[str, str]:
    """Why an action cannot be taken, as precisely as it can be said."""
    if token == PASS:
        return "the hand is above the carryover limit and not smaller than every opponent's", "CARD-PASS-01"
    if token == WINNOW:
        return "winnowing needs two cards in hand", "CARD-WINNOW-02"
    if token == RING:
        if not s.ring[seat]:
            return "the seat has no Ring token to use", "CARD-RING-01"
        return "no card can be drawn", "CARD-RING-06"
    if CYCLE <= token < CYCLE + len(NAMES):
        return "that card is not in hand", "CARD-CYCLE-02"
    if PLAY <= token < PLAY + len(NAMES):
        return _why_not_played(s, seat, s.find(seat, token - PLAY, HAND))
    if MOVE <= token < MOVE + len(NAMES):
        return _why_not_moved(s, seat, s.find(seat, token - MOVE, RESERVE))
    if USE <= token < USE + len(NAMES):
        return _why_not_used(s, seat, KIND.index(token - USE))
    return "that is no action", "CARD-ACTION-02"


def _why_not_played(s: Table, seat: int, card: int) -> tuple[str, str]:
    if card == NO_CARD:
        return "that card is not in hand", "CARD-PLAY-01"
    if TYPE[card] == EVENT:
        return "nothing of its text can be carried out", "CARD-PLAY-26"
    if played_already(s, card):
        return "it has been played this round", "CARD-PLAY-12"
    if TYPE[card] == ITEM:
        return "nobody who may wield it is in play", "CARD-ITEM-02"
    return "that card cannot be played", "CARD-PLAY-01"


def _why_not_moved(s: Table, seat: int, card: int) -> tuple[str, str]:
    if card == NO_CARD:
        return "that card is not in the reserve", "CARD-MOVE-01"
    if TYPE[card] == ITEM:
        return "an item moves only with its wielder", "CARD-ITEM-08"
    if s.fresh[seat] & s.bit[card]:
        return "it was played to the reserve this round", "CARD-MOVE-03"
    return "no active location is open to it", "CARD-MOVE-02"


def _why_not_used(s: Table, seat: int, card: int) -> tuple[str, str]:
    if ACTION[card] == NO_TEXT:
        return "that card has no action", "CARD-ACTION-02"
    if user(s, card) != seat:
        return "the action belongs to another seat", "CARD-ACTION-08"
    if not ACTION_PLACES[card] & action_place(s.place[card]):
        return "the card is not where its action can be used", "CARD-ACTION-02"
    return "its cost cannot be paid, or nothing can be carried out", "CARD-ACTION-10"
