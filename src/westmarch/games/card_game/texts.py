"""Texts: what cards and locations say, as sequences of effects, and when each is followed.

`effects/` writes them down, in words that are effects; steps only know a text by its number.
"""

from typing import ClassVar, Final

from westmarch.games.card_game.cards import CARDS, NO_CARD, numbered
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATHS
from westmarch.games.card_game.narration import BY_FIELD, BY_PATH
from westmarch.games.card_game.state import FIELD, PATH, RESERVE, Table


class Effect:
    """One instruction of a text. It is carried out for a seat, on behalf of a source (a card or a location)."""

    COST: ClassVar[bool] = False
    """Whether it is the price of what follows: it must be possible, or the text cannot be used. CARD-ACTION-10"""

    CYCLES_SOURCE: ClassVar[bool] = False
    """Whether it puts its own card into the cycle pile, where what follows may find it. CARD-RULING-22"""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        """Whether anything of it can be carried out now; `also` is a card that its cost will have cycled by then."""
        return True

    def might(self, s: Table, seat: int, source: int) -> bool:
        """The same as far as everybody can tell: a question is asked or not by what lies open."""
        return self.can(s, seat, source, NO_CARD)

    def do(self, s: Table, seat: int, source: int) -> None:
        """Carry it out, or push the step that asks how."""
        raise NotImplementedError


class Text:
    """Effects that are carried out one after the other. CARD-ACTION-06"""

    def __init__(self, number: int, effects: tuple[Effect, ...]) -> None:
        self.number = number
        self.effects = effects
        self.cycles_source = any(effect.CYCLES_SOURCE for effect in effects)

    def usable(self, s: Table, seat: int, source: int) -> bool:
        """Whether every cost can be paid and something be carried out. CARD-ACTION-10, CARD-PLAY-26"""
        also = source if self.cycles_source else NO_CARD
        some = False
        for effect in self.effects:
            possible = effect.can(s, seat, source, also)
            if effect.COST and not possible:
                return False
            if possible and not effect.COST:
                some = True
        return some

    def might_be_usable(self, s: Table, seat: int, source: int) -> bool:
        """The same as far as everybody can tell."""
        some = False
        for effect in self.effects:
            possible = effect.might(s, seat, source)
            if effect.COST and not possible:
                return False
            if possible and not effect.COST:
                some = True
        return some


TEXTS: Final[list[Text]] = []
NO_TEXT: Final = -1


def text(effects: tuple[Effect, ...]) -> int:
    """Enter a text; its number is stable as long as the cards are written down in the same order."""
    number = len(TEXTS)
    TEXTS.append(Text(number, effects))
    return number


def _empty() -> list[int]:
    return [NO_TEXT] * CARDS


# When the text of a card is followed, by card.
PLAYED: Final[list[int]] = _empty()
PLAYED_TO_PATH: Final[list[int]] = _empty()
PLAYED_TO_FIELD: Final[list[int]] = _empty()
PLAYED_TO_RESERVE: Final[list[int]] = _empty()
PLAYED_ON_RESERVE: Final[list[int]] = _empty()
TO_PATH: Final[list[int]] = _empty()
"""Played or moved there."""
TO_FIELD: Final[list[int]] = _empty()
EVENT_TEXT: Final[list[int]] = _empty()
ACTION: Final[list[int]] = _empty()
ACTION_PLACES: Final[list[int]] = [0] * CARDS
"""Where the action of a card can be used."""
ACTION_HOLDER: Final[list[int]] = [-1] * CARDS
"""The faction whose holder uses the action; -1: the owner of the card. CARD-ACTION-08"""

LOCATION_TEXT: Final[list[int]] = [NO_TEXT] * (len(BATTLEGROUNDS) + len(PATHS))

IN_RESERVE: Final = 1
ON_THE_PATH: Final = 2
ON_A_FIELD: Final = 4


class Action:
    """A text that costs an action, and where its card has to be."""

    def __init__(self, places: int, effects: tuple[Effect, ...], holder: int = -1) -> None:
        self.places = places
        self.effects = effects
        self.holder = holder


def in_reserve(*effects: Effect) -> Action:
    return Action(IN_RESERVE, effects)


def on_path(*effects: Effect, used_by: int = -1) -> Action:
    return Action(ON_THE_PATH, effects, used_by)


def on_location(*effects: Effect) -> Action:
    return Action(ON_THE_PATH | ON_A_FIELD, effects)


def in_play(*effects: Effect) -> Action:
    return Action(IN_RESERVE | ON_THE_PATH | ON_A_FIELD, effects)


Effects = tuple[Effect, ...]


def card(
    kind: str,
    played: Effects = (),
    played_to_path: Effects = (),
    played_to_battleground: Effects = (),
    played_to_reserve: Effects = (),
    played_on_reserve_wielder: Effects = (),
    to_path: Effects = (),
    to_battleground: Effects = (),
    to_location: Effects = (),
    event: Effects = (),
    action: Action | None = None,
) -> None:
    """Write down what a card says. `to_...` is for playing and for moving. CARD-PLAY-13, CARD-MOVE-04"""
    at = numbered(kind)
    for table, effects in (
        (PLAYED, played),
        (PLAYED_TO_PATH, played_to_path),
        (PLAYED_TO_FIELD, played_to_battleground),
        (PLAYED_TO_RESERVE, played_to_reserve),
        (PLAYED_ON_RESERVE, played_on_reserve_wielder),
        (TO_PATH, to_path or to_location),
        (TO_FIELD, to_battleground or to_location),
        (EVENT_TEXT, event),
    ):
        if effects:
            table[at] = text(effects)
    if action is not None:
        ACTION[at] = text(action.effects)
        ACTION_PLACES[at] = action.places
        ACTION_HOLDER[at] = action.holder


def location(id: str, *effects: Effect) -> None:
    """Write down what a location says when it is activated; it is never played. CARD-LOCATION-10"""
    LOCATION_TEXT[(*BATTLEGROUNDS, *PATHS).index(id)] = text(effects)


def location_text(source: int) -> int:
    """The text of the location that is this source."""
    return LOCATION_TEXT[source - BY_FIELD] if source >= BY_FIELD else NO_TEXT


assert BY_FIELD + len(BATTLEGROUNDS) == BY_PATH


def action_place(place: int) -> int:
    """The kind of place for `ACTION_PLACES`; an item is where its wielder is. CARD-ITEM-13"""
    if place == RESERVE:
        return IN_RESERVE
    if place == PATH:
        return ON_THE_PATH
    return ON_A_FIELD if place >= FIELD else 0
