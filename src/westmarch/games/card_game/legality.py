"""What may go where: open battlegrounds, the path, wielders, passing. CARD-PLAY, CARD-ITEM, CARD-MOVE, CARD-PASS"""

from typing import Final

from westmarch.games.card_game.cards import (
    ALLOWED_PATHS,
    ARAGORN,
    ARMY,
    BOW_OF_THE_GALADHRIM,
    CARDS,
    CHARACTER,
    DUNEDAIN,
    ELROND,
    EVENT,
    FACTION,
    GANDALFS_STAFF,
    GHAN_BURI_GHAN,
    GIMLI,
    GREAT_GATE,
    ITEM,
    LEGOLAS,
    MERRY,
    MOUTH_OF_SAURON,
    NO_CARD,
    PIPPIN,
    ROHAN,
    SARUMANS_STAFF,
    SHADOW,
    STRIDER,
    THE_LIDLESS_EYE,
    TYPE,
    WEAPON,
    WIELDERS,
)
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUND_SIDE,
    MINAS_TIRITH,
    PATH_NUMBER,
    SHOWS,
)
from westmarch.games.card_game.state import (
    ACTIVE,
    FIELD,
    HAND,
    NO_PATH,
    PATH,
    RED_ARROW,
    RESERVE,
    THREE_HUNTERS,
    Table,
)

CARRYOVER: Final = 2
"""CARD-SETUP-11"""


def is_hunter(card: int) -> bool:
    """Whom The Three Hunters is about. CARD-RULING-34"""
    return card in (STRIDER, ARAGORN, GIMLI, LEGOLAS)


def open_field(s: Table, card: int, field: int) -> bool:
    """Whether an army or a character may go to a battleground, by its faction or by a text.

    Neither an army beside a character nor icons are asked for.
    CARD-PLAY-16, CARD-PLAY-18, CARD-PLAY-20, CARD-PLAY-21, CARD-RULING-32, CARD-RULING-33, CARD-RULING-34
    """
    if card == GREAT_GATE and BATTLEGROUND_SIDE[field] == SHADOW:
        return False
    faction = FACTION[card]
    shows = SHOWS[field]
    if shows >> faction & 1:
        return True
    if card == MERRY:
        return bool(shows >> ROHAN & 1)
    if card == PIPPIN:
        return bool(shows >> DUNEDAIN & 1)
    if faction == ROHAN:
        if s.lasting & RED_ARROW and shows >> DUNEDAIN & 1:
            return True
        return field == MINAS_TIRITH and s.place[GHAN_BURI_GHAN] == RESERVE
    return bool(s.lasting & THREE_HUNTERS) and is_hunter(card)


def open_path(s: Table, card: int) -> bool:
    """Whether a character may go to the active path. CARD-PLAY-19, CARD-RULING-20"""
    if s.path == NO_PATH or not ALLOWED_PATHS[card] >> PATH_NUMBER[s.path] & 1:
        return False
    if card in (MOUTH_OF_SAURON, THE_LIDLESS_EYE):
        return not shadow_field_active(s)
    return True


def shadow_field_active(s: Table) -> bool:
    """CARD-LOCATION-05"""
    for field in range(BATTLEGROUND_COUNT):
        if s.field[field] == ACTIVE and BATTLEGROUND_SIDE[field] == SHADOW:
            return True
    return False


def active_fields(s: Table) -> list[int]:
    """CARD-ACTIVATE-05"""
    return [field for field in range(BATTLEGROUND_COUNT) if s.field[field] == ACTIVE]


def open_locations(s: Table, card: int) -> list[int]:
    """The places outside the reserve that an army or a character may go to now, its items with it.

    CARD-PLAY-15, CARD-PLAY-17, CARD-ITEM-10
    """
    found = [
        FIELD + field for field in range(BATTLEGROUND_COUNT) if s.field[field] == ACTIVE and open_field(s, card, field)
    ]
    if TYPE[card] == CHARACTER and open_path(s, card):
        found.append(PATH)
    return found


def wielders(s: Table, item: int) -> list[int]:
    """The characters in play that an item may be played on, however many they wield already.

    CARD-ITEM-01, CARD-ITEM-02, CARD-ITEM-03, CARD-ITEM-14, CARD-RULING-27
    """
    return [card for card in WIELDERS[item] if s.place[card] >= RESERVE and _hand_free(s, item, card)]


def _hand_free(s: Table, item: int, card: int) -> bool:
    """The bow suffers no second weapon beside it. CARD-RULING-27"""
    if not WEAPON[item]:
        return True
    if s.wielder[BOW_OF_THE_GALADHRIM] == card:
        return False
    if item != BOW_OF_THE_GALADHRIM:
        return True
    for other in range(CARDS):
        if s.wielder[other] == card and WEAPON[other]:
            return False
    return True


def played_already(s: Table, card: int) -> bool:
    """The very same character or item is not played twice in a round. CARD-PLAY-12"""
    return bool(s.played[s.owner[card]] & s.bit[card])


def placeable(s: Table, card: int) -> bool:
    """Whether a card that is no event could be played at all."""
    kind = TYPE[card]
    if kind == ARMY:
        return True
    if kind == EVENT or played_already(s, card):
        return False
    return kind == CHARACTER or len(wielders(s, card)) > 0


def controller(s: Table, card: int) -> int:
    """The seat that has a card in play before it: an item follows its wielder. CARD-RESERVE-07, CARD-FORSAKE-10"""
    wielder = s.wielder[card]
    return s.owner[card] if wielder == NO_CARD else s.owner[wielder]


def in_reserve_of(s: Table, seat: int) -> list[int]:
    """All cards in a seat's reserve, whosever deck they belong to."""
    return [card for card in range(CARDS) if s.place[card] == RESERVE and controller(s, card) == seat]


def first_to_go(s: Table, cards: list[int]) -> int:
    """Of copies in one place the one to give up: one that was played this round and cannot move, if there is any.

    Nobody tells copies apart, and nobody would rather keep the one that is bound.
    """
    for card in cards:
        if s.fresh[s.owner[card]] & s.bit[card]:
            return card
    return cards[0]


def movable(s: Table, seat: int, card: int) -> bool:
    """Whether the move action can take this card out of the reserve.

    CARD-MOVE-01, CARD-MOVE-02, CARD-MOVE-03, CARD-RESERVE-02
    """
    if s.place[card] != RESERVE or TYPE[card] == ITEM or s.fresh[seat] & s.bit[card]:
        return False
    return len(open_locations(s, card)) > 0


def carryover(s: Table, seat: int) -> int:
    """CARD-SETUP-11, CARD-PASS-07, CARD-RESERVE-04, CARD-RULING-41"""
    limit = CARRYOVER
    owner = s.owner
    if owner[ELROND] == seat and s.place[ELROND] == RESERVE:
        limit += 1
    if owner[THE_LIDLESS_EYE] == seat and s.place[THE_LIDLESS_EYE] == RESERVE:
        limit += 1
    if owner[GANDALFS_STAFF] == seat and s.place[GANDALFS_STAFF] >= RESERVE:
        limit += 1
    if owner[SARUMANS_STAFF] == seat and s.place[SARUMANS_STAFF] >= RESERVE:
        limit += 1
    return limit


def may_pass(s: Table, seat: int) -> bool:
    """CARD-PASS-01, CARD-PASS-02, CARD-PASS-03, CARD-TRILOGY-08, CARD-DUEL3-11"""
    hand = s.size(seat, HAND)
    if hand <= carryover(s, seat):
        return True
    side = s.sides[seat]
    for other in range(len(s.seats)):
        if s.sides[other] != side and s.size(other, HAND) <= hand:
            return False
    return True
