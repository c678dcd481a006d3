"""Turns of phrase that many sentences of the log share."""

from typing import Any

from westmarch.games.english import count
from westmarch.games.war_of_the_ring.text.names import card, seat, source, verb

Facts = dict[str, Any]
"""An event as a seat heard it."""


def does(e: Facts, plural: str, singular: str) -> str:
    """Who does it, with the right form of the verb."""
    return f"{seat(e['seat'])} {verb(e['seat'], plural, singular)}"


def because(e: Facts, *silent: str) -> str:
    """The cause in brackets, unless it goes without saying."""
    cause = e.get("cause")
    return f" ({source(cause)})" if cause and cause not in silent else ""


def known_card(e: Facts) -> str:
    """A card by its title to those who know it, by its back to the others."""
    deck = str(e["deck"]).capitalize()
    return f"the {deck} card '{card(e['card'])}'" if e.get("card") else f"a {deck} card"


def dice_in_words(number: int) -> str:
    return count(number, "die", "dice") if number else "no dice"
