"""The table: all that the rules of the Card Game need to know at a decision.

Where a card is says everything about it: hands, decks and piles are the cards with that place. A face-down draw deck
needs no order, for nobody knows it: the top card is drawn at random when it is needed.

CARD-SETUP-09, CARD-SETUP-10, CARD-HIDDEN-03
"""

from typing import Any, ClassVar, Final

from westmarch.games.card_game.cards import CARDS, ITEMS, KIND, NO_CARD
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, PATH_COUNT
from westmarch.games.card_game.scenarios import (
    BATTLEGROUNDS_USED,
    DECKS,
    MOST_SEATS,
    NO_RING,
    ORDER,
    OWNER,
    PATHS_USED,
    RING,
    SCENARIOS,
    SEAT_SIDE,
    people_of,
)
from westmarch.kernel.columns import Column, PileColumn
from westmarch.kernel.game import Game
from westmarch.kernel.options import Options
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

# Where a card is. The first five are hidden from the other seats.
BOX: Final = 0
DECK: Final = 1
HAND: Final = 2
CYCLED: Final = 3
ELIMINATED: Final = 4
APART: Final = 5
"""Drawn by a text and kept apart from the hand until the text has been followed. CARD-PLAY-09"""
LAID: Final = 6
"""An event that is being played, or a card between its hand and its place. CARD-PLAY-24"""
RESERVE: Final = 7
"""Open before its seat, without limit of cards. CARD-RESERVE-01"""
PATH: Final = 8
FIELD: Final = 9
"""The first battleground; the others follow."""
ZONES: Final = 7
"""The places that are counted by seat."""
ZONE_NAMES: Final[tuple[str, ...]] = ("box", "deck", "hand", "cycle_pile", "eliminated", "apart", "laid")

# Where a location is.
UNUSED: Final = 0
IN_DECK: Final = 1
ACTIVE: Final = 2
SCORED: Final = 3
"""In the scoring area of the Free Peoples; the Shadow's follows."""
OUT: Final = 5
"""A path that was passed by, or that nobody scored. CARD-PATH-12"""

NO_PATH: Final = -1
NOWHERE: Final = -1
ON_PATH: Final = BATTLEGROUND_COUNT
"""The path among the locations of combat."""

# What holds for the rest of the round.
RED_ARROW: Final = 1
THREE_HUNTERS: Final = 2
PALANTIR_USED: Final = 4

MOST_CARDS: Final = 60
ALL_BITS: Final = (1 << MOST_CARDS) - 1


class Table(State):
    """Integer columns by card, by seat and by location; sets of a seat's cards are bits of a number.

    `may` is what everybody knows of a seat's hidden cards: for each place the cards that might be there. A card that
    is shown going somewhere is known to be there; every unseen move adds the new place to all that might have moved.
    """

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("place", CARDS, BOX, FIELD + BATTLEGROUND_COUNT - 1),
        Column("wielder", CARDS, NO_CARD, CARDS - 1),
        Column("count", MOST_SEATS * ZONES, 0, MOST_CARDS),
        Column("may", MOST_SEATS * ZONES, 0, ALL_BITS),
        Column("fresh", MOST_SEATS, 0, ALL_BITS),
        Column("played", MOST_SEATS, 0, ALL_BITS),
        Column("top", MOST_SEATS, NO_CARD, CARDS - 1),
        Column("ring", MOST_SEATS, 0, 1),
        Column("field", BATTLEGROUND_COUNT, UNUSED, OUT),
        Column("road", PATH_COUNT, UNUSED, OUT),
        Column("path", None, NO_PATH, PATH_COUNT - 1),
        Column("next_path", None, NO_PATH, PATH_COUNT - 1),
        Column("path_number", None, 0, 9),
        Column("attack_added", BATTLEGROUND_COUNT + 1, 0, CARDS),
        Column("defence_added", BATTLEGROUND_COUNT + 1, 0, CARDS),
        Column("captured", None, 0, (1 << BATTLEGROUND_COUNT) - 1),
        Column("gorbag", None, 0, 2),
        Column("corruption", None, 0, 1000),
        Column("round", None, 0, 9),
        Column("first", None, 0, 3),
        Column("on_turn", None, 0, 3),
        Column("passed", None, 0, 15),
        Column("lasting", None, 0, 7),
        Column("combat", None, NOWHERE, ON_PATH),
        Column("left", None, 0, 1000),
        Column("attack", None, 0, 1000),
        Column("defence", None, 0, 1000),
        Column("supported", None, 0, (1 << CARDS) - 1),
        PileColumn("line", CARDS, 0, CARDS * 64),
    )

    # What the scenario fixes
    scenario: int
    owner: tuple[int, ...]  # of each card: the seat whose deck has it
    decks: tuple[tuple[int, ...], ...]  # of each seat: its cards, in the order of the box
    sides: tuple[int, ...]  # of each seat
    order: tuple[int, ...]  # of each place of the turn order: its seat
    person: tuple[int, ...]  # of each seat: who holds it
    bit: tuple[int, ...]  # of each card: its bit among the cards of its seat
    # The cards
    place: list[int]  # of each card
    wielder: list[int]  # of each item in play (shared)
    count: list[int]  # of each seat: how many of its cards are in each zone
    may: list[int]  # of each seat and zone: the cards that might be there, as far as all know
    fresh: list[int]  # of each seat: cards played to the reserve this round
    played: list[int]  # of each seat: characters and items played this round
    top: list[int]  # of each seat: the top card of its deck, if it has been looked at (shared)
    ring: list[int]  # of each seat: whether its Ring token can be used (shared)
    # The locations
    field: list[int]  # of each battleground: where it is (shared)
    road: list[int]  # of each path: where it is (shared)
    path: int  # the active one
    next_path: int  # turned up, to take the place of the active one after its combat
    path_number: int  # of the path that was activated last
    attack_added: list[int]  # of each location: attack tokens (shared)
    defence_added: list[int]  # of each location: defence tokens (shared)
    captured: int  # active battlegrounds whose printed defence does not count
    gorbag: int  # path attack tokens on gorbag_and_shagrat, the only card that ever bears any
    corruption: int
    # The round
    round: int
    first: int  # the place of the first player in the turn order
    on_turn: int  # the place from which turn order counts now
    passed: int  # seats that passed since the last action
    lasting: int  # what holds for the rest of the round
    # The combat
    combat: int  # where it is fought
    left: int  # attack icons that are still to be cancelled
    attack: int  # all attack icons
    defence: int  # all defence icons
    supported: int  # defending characters whose leadership counts
    line: list[int]  # the defenders that can cancel, each with its icons (shared)

    def __init__(self, game: Game, options: Options, source: "Table | None" = None) -> None:
        super().__init__(game, options, source)
        if source is None:
            self.scenario = SCENARIOS.index(str(options["scenario"]))
            self._prepare(options)
            self._clear()
            return
        self.scenario = source.scenario
        self.owner = source.owner
        self.decks = source.decks
        self.sides = source.sides
        self.order = source.order
        self.person = source.person
        self.bit = source.bit
        self.place = source.place.copy()
        self.wielder = source.wielder
        self.count = source.count.copy()
        self.may = source.may.copy()
        self.fresh = source.fresh.copy()
        self.played = source.played.copy()
        self.top = source.top
        self.ring = source.ring
        self.field = source.field
        self.road = source.road
        self.path = source.path
        self.next_path = source.next_path
        self.path_number = source.path_number
        self.attack_added = source.attack_added
        self.defence_added = source.defence_added
        self.captured = source.captured
        self.gorbag = source.gorbag
        self.corruption = source.corruption
        self.round = source.round
        self.first = source.first
        self.on_turn = source.on_turn
        self.passed = source.passed
        self.lasting = source.lasting
        self.combat = source.combat
        self.left = source.left
        self.attack = source.attack
        self.defence = source.defence
        self.supported = source.supported
        self.line = source.line

    def _prepare(self, options: Options) -> None:
        """What the scenario fixes once and for all."""
        people = options["people"]
        assert isinstance(people, int)
        self.owner = OWNER[self.scenario]
        self.decks = DECKS[self.scenario]
        self.sides = SEAT_SIDE[self.scenario]
        self.order = ORDER[self.scenario]
        self.person = people_of(self.scenario, people)
        bits = [0] * CARDS
        for deck in self.decks:
            for index, card in enumerate(deck):
                bits[card] = 1 << index
        self.bit = tuple(bits)

    def _clear(self) -> None:
        """Every card in its deck, every location in its own, nothing on the table. CARD-SETUP-02, CARD-SETUP-04"""
        self.place = [BOX] * CARDS
        self.wielder = [NO_CARD] * CARDS
        self.count = [0] * (MOST_SEATS * ZONES)
        self.may = [0] * (MOST_SEATS * ZONES)
        self.ring = [0] * MOST_SEATS
        for seat, deck in enumerate(self.decks):
            self.count[seat * ZONES + DECK] = len(deck)
            self.may[seat * ZONES + DECK] = (1 << len(deck)) - 1
            self.ring[seat] = int(RING[self.scenario][seat] != NO_RING)
            for card in deck:
                self.place[card] = DECK
        self.fresh = [0] * MOST_SEATS
        self.played = [0] * MOST_SEATS
        self.top = [NO_CARD] * MOST_SEATS
        self.field = [IN_DECK if used else UNUSED for used in BATTLEGROUNDS_USED[self.scenario]]
        self.road = [IN_DECK if used else UNUSED for used in PATHS_USED[self.scenario]]
        self.path = NO_PATH
        self.next_path = NO_PATH
        self.path_number = 0
        self.attack_added = [0] * (BATTLEGROUND_COUNT + 1)
        self.defence_added = [0] * (BATTLEGROUND_COUNT + 1)
        self.captured = 0
        self.gorbag = 0
        self.corruption = 0
        self.round = 0
        self.first = 0
        self.on_turn = 0
        self.passed = 0
        self.lasting = 0
        self.combat = NOWHERE
        self.left = 0
        self.attack = 0
        self.defence = 0
        self.supported = 0
        self.line = []

    def clone(self) -> "Table":
        return Table(self.game, self.options, self)

    def table(self, seat: int) -> dict[str, Any]:
        from westmarch.games.card_game.view import table_view

        return table_view(self, seat)

    def redeal(self, seat: int, rng: Generator) -> None:
        from westmarch.games.card_game.imagine import redeal

        redeal(self, seat, rng)

    # --- seats -------------------------------------------------------------------------------------------------

    def kin(self, seat: int) -> int:
        """The seats of the person who holds this one: they have no secrets from each other.

        All else is kept apart: texts speak of the seat. CARD-HIDDEN-10, CARD-TRILOGY-06, CARD-TRILOGY-07
        """
        person = self.person[seat]
        found = 0
        for other in range(len(self.seats)):
            if self.person[other] == person:
                found |= 1 << other
        return found

    def seats_in_order(self, side: int) -> list[int]:
        """The seats of a side, each once, in turn order from whoever's turn it is. CARD-LOCATION-08, CARD-DUEL3-12"""
        found: list[int] = []
        for i in range(len(self.order)):
            seat = self.order[(self.on_turn + i) % len(self.order)]
            if self.sides[seat] == side and seat not in found:
                found.append(seat)
        return found

    def all_in_order(self) -> list[int]:
        """All seats, each once, in turn order from the first player."""
        found: list[int] = []
        for i in range(len(self.order)):
            seat = self.order[(self.first + i) % len(self.order)]
            if seat not in found:
                found.append(seat)
        return found

    # --- cards -------------------------------------------------------------------------------------------------

    def size(self, seat: int, zone: int) -> int:
        """How many cards a seat has in its hand, its deck or one of its piles. CARD-HIDDEN-07"""
        return self.count[seat * ZONES + zone]

    def cards_in(self, seat: int, place: int) -> list[int]:
        """A seat's own cards in a place, in the order of the box."""
        return [card for card in self.decks[seat] if self.place[card] == place]

    def kinds_in(self, seat: int, place: int) -> list[int]:
        """The kinds of a seat's cards in a place, each once."""
        found: list[int] = []
        last = -1
        for card in self.decks[seat]:
            if self.place[card] == place and KIND[card] != last:
                last = KIND[card]
                found.append(last)
        return found

    def find(self, seat: int, kind: int, place: int) -> int:
        """A seat's card of this kind in a place; copies are alike, the first will do."""
        for card in self.decks[seat]:
            if KIND[card] == kind and self.place[card] == place:
                return card
        return NO_CARD

    def in_play(self, card: int) -> bool:
        """CARD-PLAY-14"""
        return self.place[card] >= RESERVE

    def items_on(self, card: int) -> list[int]:
        return [item for item in ITEMS if self.wielder[item] == card]

    def put(self, card: int, place: int) -> None:
        """Lay a card somewhere, and keep count."""
        base = self.owner[card] * ZONES
        old = self.place[card]
        if old < ZONES:
            self.count[base + old] -= 1
        if place < ZONES:
            self.count[base + place] += 1
        self.place[card] = place

    # --- what everybody knows of hidden cards --------------------------------------------------------------------

    def shown_at(self, card: int, place: int) -> None:
        """All see that the card is in this place now. CARD-HIDDEN-04, CARD-HIDDEN-06"""
        base = self.owner[card] * ZONES
        bit = self.bit[card]
        for zone in range(DECK, APART + 1):
            self.may[base + zone] &= ~bit
        if DECK <= place <= APART:
            self.may[base + place] |= bit

    def moved_unseen(self, seat: int, old: int, new: int) -> None:
        """A card of the seat went from one hidden place to another, and nobody else saw which. CARD-CYCLE-06"""
        base = seat * ZONES
        self.may[base + new] |= self.may[base + old]
        if self.count[base + old] == 0:
            self.may[base + old] = 0

    def might_be_in(self, card: int, zone: int) -> bool:
        """Whether the others must reckon with this card lying there."""
        return bool(self.may[self.owner[card] * ZONES + zone] & self.bit[card])
