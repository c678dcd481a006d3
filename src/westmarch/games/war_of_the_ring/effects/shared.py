"""What several Event cards have in common: choices of a region, draws, hits, healing. WOTR-EVENT-21, WOTR-EVENT-30"""

from typing import ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import force_in, men_in, unit_nations
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.politics import react_to_attack
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import actor
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.fellowship import corrupt
from westmarch.games.war_of_the_ring.steps.losses import BY_CARD, Losses
from westmarch.games.war_of_the_ring.words import AT


class RegionChoice(RingStep):
    """The player of the card chooses a region. WOTR-EVENT-30"""

    PROMPT: ClassVar[str] = "event.region"
    RULE: ClassVar[str] = "WOTR-EVENT-30"

    def places(self, s: Table) -> list[int]:
        return []

    def picked(self, s: Table, where: int) -> None:
        """What follows; this step is off the stack already."""

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.places(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in self.places(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        narration.region_chosen(s, seat, token - AT)
        self.picked(s, token - AT)

    def resolve(self, s: Table) -> None:
        s.done()

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "the card does not reach there", self.RULE


class DrawStrategy(RingStep):
    """The player takes cards from his Strategy deck. WOTR-EVENT-03, WOTR-MULTI4-42"""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, s: Table) -> None:
        from westmarch.games.war_of_the_ring.steps.turn import draw_card

        s.done()
        seat = actor(s)
        for _ in range(self.number):
            draw_card(s, seat, 2 * s.side_at(seat) + 1, CARDS[s.playing], "WOTR-EVENT-03")


class Heal(RingStep):
    """Corruption is healed once the rest of the card is done. WOTR-FELLOWSHIP-06"""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def resolve(self, s: Table) -> None:
        s.done()
        heal(s, self.points)


def heal(s: Table, points: int) -> None:
    corrupt(s, -points, CARDS[s.playing], "WOTR-FELLOWSHIP-06")


def companion_there(s: Table, where: int) -> bool:
    return men_in(s, FREE_PEOPLES, where) != 0


def roll_hits(s: Table, dice: int, target: int) -> int:
    """Dice rolled for the card being played; how many reach the number."""
    rolled = [s.rng.below(6) + 1 for _ in range(dice)]
    hits = sum([1 for die in rolled if die >= target])
    narration.rolled(s, rolled, target, hits, CARDS[s.playing], "WOTR-EVENT-21")
    return hits


def hit_army(s: Table, side: int, where: int, dice: int, target: int, as_attack: bool = False) -> None:
    """A card scores hits on an Army. WOTR-EVENT-21, WOTR-POLITICS-29, WOTR-POLITICS-30"""
    if as_attack:
        react_to_attack(s, unit_nations(force_in(s, side, where), side), where, CARDS[s.playing])
    hits = roll_hits(s, dice, target)
    if hits:
        s.push(Losses(side, where, hits, BY_CARD))
