"""The words that texts are made of, each an effect: `Draw(2)`, `Each(FREE, Forsake(1))`, `May(PayCycle(), ...)`."""

from typing import ClassVar, Final

from westmarch.games.card_game.cards import CARDS, NO_CARD
from westmarch.games.card_game.piles import (
    PLAINLY,
    can_draw,
    cycle_from_play,
    draw,
    eliminate,
    recycle,
    remove_from_game,
    settle_deck,
)
from westmarch.games.card_game.scenarios import HOLDER, TIMES
from westmarch.games.card_game.sets import named
from westmarch.games.card_game.state import (
    CYCLED,
    DECK,
    HAND,
    Table,
)
from westmarch.games.card_game.steps.choices import (
    ChooseFetch,
    ChooseOffer,
    fetchable,
    might_fetch,
)
from westmarch.games.card_game.steps.follow import follow
from westmarch.games.card_game.steps.giving_up import ChooseCycle, ChooseEliminate, ChooseForsake, can_forsake
from westmarch.games.card_game.texts import TEXTS, Effect, text

FROM_DECK: Final = 1 << DECK
FROM_CYCLE_PILE: Final = 1 << CYCLED


# --- drawing and giving up ------------------------------------------------------------------------------------------


class Draw(Effect):
    """Draw cards. CARD-DRAW-01, CARD-DRAW-07"""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return can_draw(s, seat) or (also != NO_CARD and s.owner[also] == seat)

    def do(self, s: Table, seat: int, source: int) -> None:
        draw(s, seat, self.count, source)


class Cycle(Effect):
    """Cycle cards from hand; missing ones are forsaken. CARD-CYCLE-03, CARD-CYCLE-04"""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.size(seat, HAND) > 0 or can_forsake(s, seat)

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseCycle(seat, self.count, source))


class PayCycle(Effect):
    """The price is a card cycled from hand; forsaking does not pay it. CARD-CYCLE-05, CARD-PLAY-07"""

    COST: ClassVar[bool] = True

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.size(seat, HAND) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseCycle(seat, 1, source))


class Forsake(Effect):
    """Forsake cards. CARD-FORSAKE-01, CARD-FORSAKE-07"""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        # An event that is still in hand cannot be forsaken for its own text.
        event = source if source < CARDS and s.place[source] == HAND else NO_CARD
        return can_forsake(s, seat, event)

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseForsake(seat, self.count, source, NO_CARD))


class PayForsake(Forsake):
    """The price is a card forsaken. CARD-FORSAKE-09"""

    COST: ClassVar[bool] = True


class EliminateFromHand(Effect):
    """CARD-WINNOW-01, CARD-RING-04, CARD-RING-05"""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseEliminate(seat, self.count, source))


class CycleThis(Effect):
    """The price is this card, cycled with its items. CARD-RULING-09, CARD-RULING-10"""

    COST: ClassVar[bool] = True
    CYCLES_SOURCE: ClassVar[bool] = True

    def do(self, s: Table, seat: int, source: int) -> None:
        cycle_from_play(s, source, source, "CARD-RULING-10")


class EliminateThis(Effect):
    """The price is this card, eliminated with its items. CARD-ELIMINATE-05"""

    COST: ClassVar[bool] = True

    def do(self, s: Table, seat: int, source: int) -> None:
        eliminate(s, source, PLAINLY, source, "CARD-ELIMINATE-05")


class CycleWielder(Effect):
    """The price is this card with its wielder and all that it wields. CARD-RULING-23"""

    COST: ClassVar[bool] = True

    def do(self, s: Table, seat: int, source: int) -> None:
        cycle_from_play(s, s.wielder[source], source, "CARD-RULING-23")


class Recycle(Effect):
    """Shuffle the cycle pile into the draw deck. CARD-DRAW-06, CARD-LOC-06"""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.size(seat, CYCLED) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        if s.size(seat, CYCLED) > 0:
            recycle(s, seat, source)
            settle_deck(s, seat)


class RemoveFromGame(Effect):
    """The earlier form of a character is eliminated wherever it is, if it is not so already.

    CARD-PLAY-27, CARD-PLAY-28, CARD-PLAY-29, CARD-RULING-43
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, s: Table, seat: int, source: int) -> None:
        remove_from_game(s, self.card, source)


class DrawMoreIfInPlay(Effect):
    """Draw cards, and more of them while one of two characters is in play. CARD-RULING-44"""

    def __init__(self, count: int, more: int, first: int, second: int) -> None:
        self.count = count
        self.more = more
        self.first = first
        self.second = second

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return can_draw(s, seat)

    def do(self, s: Table, seat: int, source: int) -> None:
        there = s.in_play(self.first) or s.in_play(self.second)
        draw(s, seat, self.more if there else self.count, source)


# --- who does it ----------------------------------------------------------------------------------------------------


class Each(Effect):
    """Every seat of a side carries out the whole instruction, a seat that stands for two twice.

    CARD-LOCATION-08, CARD-DUEL2-09, CARD-DUEL3-09
    """

    def __init__(self, side: int, *effects: Effect) -> None:
        self.side = side
        self.text = text(effects)

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        for other in s.seats_in_order(self.side):
            for effect in TEXTS[self.text].effects:
                if effect.can(s, other, source, also):
                    return True
        return False

    def do(self, s: Table, seat: int, source: int) -> None:
        for other in reversed(s.seats_in_order(self.side)):
            for _ in range(TIMES[s.scenario][other]):
                follow(s, self.text, other, source)


class Holder(Effect):
    """The seat whose deck contains a faction carries it out. CARD-SETUP-03, CARD-LOCATION-07, CARD-DUEL2-10"""

    def __init__(self, faction: int, *effects: Effect) -> None:
        self.faction = faction
        self.text = text(effects)

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        holder = HOLDER[s.scenario][self.faction]
        return holder >= 0 and any(effect.can(s, holder, source, also) for effect in TEXTS[self.text].effects)

    def do(self, s: Table, seat: int, source: int) -> None:
        holder = HOLDER[s.scenario][self.faction]
        if holder >= 0:
            follow(s, self.text, holder, source)


class Holders(Effect):
    """The holders of two factions carry it out, one after the other in turn order. CARD-LOC-10, CARD-LOCATION-08"""

    def __init__(self, first: int, second: int, *effects: Effect) -> None:
        self.first = first
        self.second = second
        self.text = text(effects)

    def do(self, s: Table, seat: int, source: int) -> None:
        holder = HOLDER[s.scenario]
        for other in reversed(s.all_in_order()):
            for faction in (self.first, self.second):
                if holder[faction] == other:
                    follow(s, self.text, other, source)


class May(Effect):
    """An offer: the price, and what it buys. It may be declined. CARD-LOCATION-09"""

    def __init__(self, *effects: Effect) -> None:
        self.text = text(effects)

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return TEXTS[self.text].usable(s, seat, source)

    def do(self, s: Table, seat: int, source: int) -> None:
        if TEXTS[self.text].might_be_usable(s, seat, source):
            s.push(ChooseOffer(self.text, seat, source))


# --- fetching -------------------------------------------------------------------------------------------------------


class Fetch(Effect):
    """Take a card out of the own deck or cycle pile into hand. CARD-DRAW-09, CARD-DRAW-10, CARD-DRAW-11"""

    def __init__(self, cards: str | int, zones: int) -> None:
        self.cards = named(cards) if isinstance(cards, str) else cards
        self.zones = zones

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return len(fetchable(s, seat, self.cards, self.zones, also)) > 0

    def might(self, s: Table, seat: int, source: int) -> bool:
        return might_fetch(s, seat, self.cards, self.zones)

    def do(self, s: Table, seat: int, source: int) -> None:
        if fetchable(s, seat, self.cards, self.zones):
            s.push(ChooseFetch(seat, self.cards, self.zones, 0, source))


class MayFetch(Fetch):
    """The same, but it may be declined; so it is asked whenever others must reckon with it. CARD-HIDDEN-01"""

    def do(self, s: Table, seat: int, source: int) -> None:
        if might_fetch(s, seat, self.cards, self.zones):
            s.push(ChooseFetch(seat, self.cards, self.zones, 1, source))
