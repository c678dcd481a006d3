"""What an Event card is to the rules: when it may be played, and what it does. WOTR-EVENT-08 to WOTR-EVENT-12"""

from westmarch.games.war_of_the_ring.state import Table


class Event:
    """The Event half of a card. A card without a stated requirement may always be played. WOTR-EVENT-12

    WOTR-EVENT-11
    """

    def ready(self, s: Table, seat: int) -> bool:
        """Its stated requirement is met."""
        return True

    def play(self, s: Table, seat: int) -> None:
        """Push what it does, last things first."""


class TableCard(Event):
    """A card that only lies on the table; what it does there stands where the rules ask for it. WOTR-EVENT-14"""
