"""Moving a card out of the reserve. CARD-MOVE"""

from westmarch.games.card_game import narration
from westmarch.games.card_game.state import PATH, Table
from westmarch.games.card_game.steps.follow import follow
from westmarch.games.card_game.texts import TO_FIELD, TO_PATH


def move_card(s: Table, card: int, place: int, source: int, rule: str) -> None:
    """A card goes to a location with its items; what it says about coming there is followed next.

    Nothing ever moves back. CARD-MOVE-01, CARD-MOVE-04, CARD-RESERVE-06, CARD-ITEM-09
    """
    for item in s.items_on(card):
        s.put(item, place)
    s.put(card, place)
    s.fresh[s.owner[card]] &= ~s.bit[card]
    narration.moved(s, card, place, source, rule)
    follow(s, arrival_text(card, place), s.owner[card], card)


def arrival_text(card: int, place: int) -> int:
    """What a card says about being played or moved to a location. CARD-RULING-18, CARD-RULING-19"""
    return TO_PATH[card] if place == PATH else TO_FIELD[card]
