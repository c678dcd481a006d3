"""What the open cards come to: icons counted while the round goes on, and where one's own cards may go.

Nothing here is hidden and nothing is decided: a board shows it before combat counts the same. CARD-HIDDEN-05
"""

from typing import Any

from westmarch.games.card_game.cards import EVENT, FREE, SHADOW, SIDE, TYPE, name
from westmarch.games.card_game.icons import (
    attack_of,
    defence_of,
    field_attack,
    field_defence,
    fighters,
    leaders,
    pairings,
    path_attack_of,
    path_defence_of,
    path_own_defence,
    worth,
)
from westmarch.games.card_game.legality import movable, open_locations
from westmarch.games.card_game.locations import BATTLEGROUND_SIDE
from westmarch.games.card_game.state import FIELD, HAND, ON_PATH, PATH, RESERVE, Table
from westmarch.games.card_game.steps.playing import place_token, playable, targets
from westmarch.games.card_game.words import TO, VOCABULARY


def counted(s: Table, card: int) -> int:
    """The icons of a card where it lies, items included, leadership left out: attack or defence by its side."""
    place = s.place[card]
    if place == PATH:
        return path_attack_of(s, card) if SIDE[card] == SHADOW else path_defence_of(s, card)
    field = place - FIELD
    return defence_of(s, card, field) if SIDE[card] == BATTLEGROUND_SIDE[field] else attack_of(s, card, field)


def field_sums(s: Table, field: int) -> dict[str, int]:
    """Attack, what the battleground itself cancels, and what its defenders could, with the best support."""
    return {
        "attack": attack_on(s, field),
        "own_defence": field_defence(s, field),
        "cards_defence": defenders_of(s, field),
    }


def attack_on(s: Table, field: int) -> int:
    return field_attack(s, field, fighters(s, FIELD + field, 1 - BATTLEGROUND_SIDE[field]))


def defenders_of(s: Table, field: int) -> int:
    """What the defenders of a battleground could cancel, with the best support."""
    defenders = fighters(s, FIELD + field, BATTLEGROUND_SIDE[field])
    led = leaders(s, defenders, False)
    icons = max([worth(s, led, outcome, False) for outcome in pairings(s, defenders, False)]) if led else 0
    for card in defenders:
        icons += defence_of(s, card, field)
    return icons


def path_sums(s: Table) -> dict[str, int]:
    """The same for the active path."""
    return {"attack": attack_on_path(s), "own_defence": path_own_defence(s), "cards_defence": defenders_of_path(s)}


def attack_on_path(s: Table) -> int:
    icons = s.attack_added[ON_PATH]
    for card in fighters(s, PATH, SHADOW):
        icons += path_attack_of(s, card)
    return icons


def defenders_of_path(s: Table) -> int:
    icons = 0
    for card in fighters(s, PATH, FREE):
        icons += path_defence_of(s, card)
    return icons


def open_to(s: Table, seat: int) -> dict[str, Any]:
    """For each card that this seat could play or move: where to, or on whom, in the words of the tokens."""
    play: dict[str, list[str]] = {}
    move: dict[str, list[str]] = {}
    for card in s.decks[seat]:
        if s.place[card] == HAND:
            if TYPE[card] != EVENT and playable(s, seat, card):
                play[name(card)] = _texts(targets(s, card))
        elif s.place[card] == RESERVE and movable(s, seat, card):
            move[name(card)] = _texts([place_token(TO, place) for place in open_locations(s, card)])
    return {"play": play, "move": move}


def _texts(tokens: list[int]) -> list[str]:
    return [VOCABULARY.tokens[token].text for token in tokens]
