"""What the active locations are likely to bring, in points of the side that reckons."""

from math import exp, log
from typing import Final

from westmarch.games.card_game.cards import CARDS, FREE, NO_CARD
from westmarch.games.card_game.icons import field_defence, path_own_defence
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUND_POINTS,
    BATTLEGROUND_SIDE,
    PATH_POINTS,
)
from westmarch.games.card_game.outlook import attack_on, attack_on_path, defenders_of, defenders_of_path
from westmarch.games.card_game.scenarios import MORE_DEFENCE
from westmarch.games.card_game.state import ACTIVE, FIELD, HAND, NO_PATH, ON_PATH, PATH, RESERVE, Table

CERTAIN: Final = 0.3
"""How far off a reckoning is when the enemy holds nothing more."""

EACH_CARD: Final = 0.09
"""And how much farther for every card that the enemy still holds."""

EXPECTED: Final = 0.06
"""The icons that a card of the enemy is expected to bring to a location."""

MOST_CARDS: Final = 12
"""What the enemy holds beyond so many cards makes nothing more uncertain."""

STEEP: Final = 1.7
"""With this the logistic curve is all but the normal one."""

FARTHEST: Final = 30.0
"""Beyond this nothing is left of a chance; and the exponential would be too large in the end."""


def chance(margin: float, spread: float) -> float:
    """The chance that something is above zero in the end that stands at this margin now."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, STEEP * margin / spread))))


def surplus(margin: float, spread: float) -> float:
    """What is expected of it above zero."""
    x = STEEP * margin / spread
    return margin if x > FARTHEST else spread / STEEP * log(1 + exp(x))


class Stakes:
    """The combats of this round as they stand, and as they would stand with a card more or less."""

    def __init__(self, s: Table, side: int) -> None:
        self.s = s
        self.side = side
        cards = 0
        for seat in range(len(s.seats)):
            if s.sides[seat] != side:
                cards += s.size(seat, HAND)
        for card in range(CARDS):
            if s.place[card] == RESERVE and s.sides[s.owner[card]] != side:
                cards += 1
        self.cards = min(MOST_CARDS, cards)
        self.spread = CERTAIN + EACH_CARD * self.cards
        self._known: dict[int, float] = {}

    def at(self, location: int) -> float:
        """What a location is worth as it stands."""
        if location not in self._known:
            self._known[location] = self._reckon(location)
        return self._known[location]

    def _reckon(self, location: int) -> float:
        return self._path() if location == ON_PATH else self._field(location)

    def field_worth(self, field: int, margin: float) -> float:
        """A battleground whose defence stands at this margin above the attack."""
        defends = BATTLEGROUND_SIDE[field] == self.side
        expected = EXPECTED * self.cards
        held = chance(margin + 0.5 + (-expected if defends else expected), self.spread)
        points = BATTLEGROUND_POINTS[field]
        return points * (2 * held - 1) if defends else points * (1 - 2 * held)

    def _field(self, field: int) -> float:
        s = self.s
        return self.field_worth(field, field_defence(s, field) + defenders_of(s, field) - attack_on(s, field))

    def path_worth(self, path: int, margin: float) -> float:
        """A path whose attack stands at this margin above its defence."""
        s = self.s
        expected = EXPECTED * self.cards
        margin += expected if self.side == FREE else -expected
        edge = 0.5 if MORE_DEFENCE[s.scenario] else -0.5
        shadow = surplus(margin, self.spread) - PATH_POINTS[path] * (1 - chance(margin + edge, self.spread))
        return -shadow if self.side == FREE else shadow

    def _path(self) -> float:
        return self.path_worth(self.s.path, self._path_margin())

    def _path_margin(self) -> int:
        s = self.s
        return attack_on_path(s) - path_own_defence(s) - defenders_of_path(s)

    def path_now(self) -> float:
        """The active path if it were fought at once."""
        s = self.s
        margin = self._path_margin()
        if margin > 0:
            shadow = margin
        elif MORE_DEFENCE[s.scenario] and margin == 0:
            shadow = 0
        else:
            shadow = -PATH_POINTS[s.path]
        return -shadow if self.side == FREE else shadow

    # --- with a card more or less ------------------------------------------------------------------------------------

    def with_card(self, card: int, place: int) -> float:
        """What a location gains when this card comes there with what it wields."""
        s = self.s
        location = ON_PATH if place == PATH else place - FIELD
        before = self.at(location)
        moved = [card, *s.items_on(card)]
        old = [s.place[c] for c in moved]
        for c in moved:
            s.place[c] = place
        after = self._reckon(location)
        for c, was in zip(moved, old, strict=True):
            s.place[c] = was
        return after - before

    def with_item(self, item: int, wielder: int) -> float:
        """What the location of the wielder gains by an item."""
        s = self.s
        place = s.place[wielder]
        if place <= RESERVE:
            return 0.0
        location = ON_PATH if place == PATH else place - FIELD
        before = self.at(location)
        old = s.place[item]
        kept = s.wielder
        s.wielder = [*kept]
        s.wielder[item] = wielder
        s.place[item] = place
        after = self._reckon(location)
        s.wielder = kept
        s.place[item] = old
        return after - before

    def without(self, card: int, item: bool) -> float:
        """What a location loses when this card leaves it, an item alone or a character with what it wields."""
        s = self.s
        place = s.place[card]
        location = ON_PATH if place == PATH else place - FIELD
        before = self.at(location)
        leaving = [card] if item else [card, *s.items_on(card)]
        kept = s.wielder
        s.wielder = [*kept]
        for c in leaving:
            s.place[c] = HAND
            s.wielder[c] = NO_CARD
        after = self._reckon(location)
        s.wielder = kept
        for c in leaving:
            s.place[c] = place
        return before - after

    def with_icons(self, location: int, attack: int, defence: int) -> float:
        """What a location gains by tokens."""
        s = self.s
        before = self.at(location)
        kept = (s.attack_added, s.defence_added)
        s.attack_added = [*kept[0]]
        s.defence_added = [*kept[1]]
        s.attack_added[location] += attack
        s.defence_added[location] += defence
        after = self._reckon(location)
        s.attack_added, s.defence_added = kept
        return after - before

    def active(self) -> list[int]:
        """The locations that are fought over now."""
        s = self.s
        found = [field for field in range(BATTLEGROUND_COUNT) if s.field[field] == ACTIVE]
        return [*found, ON_PATH] if s.path != NO_PATH else found
