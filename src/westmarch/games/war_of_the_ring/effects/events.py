"""All Event cards by number, out of the four decks. WOTR-EVENT-01"""

from typing import Final

from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.effects import fp_character, fp_strategy, shadow_character, shadow_strategy
from westmarch.games.war_of_the_ring.effects.base import Event
from westmarch.games.war_of_the_ring.state import Table

_BY_NAME: Final[dict[str, Event]] = {
    **fp_character.EVENTS,
    **fp_strategy.EVENTS,
    **shadow_character.EVENTS,
    **shadow_strategy.EVENTS,
}

EVENTS: Final[tuple[Event, ...]] = tuple([_BY_NAME[name] for name in CARDS])


def ready(s: Table, seat: int, card: int) -> bool:
    """The stated requirement of the card is met. WOTR-EVENT-08"""
    return EVENTS[card].ready(s, seat)


def play(s: Table, seat: int, card: int) -> None:
    EVENTS[card].play(s, seat)
