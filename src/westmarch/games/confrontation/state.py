"""The table: all that the rules of The Confrontation need to know at a decision."""

from typing import Any, ClassVar, Final

from westmarch.games.confrontation.belief import Belief, belief_from_data, belief_to_data, nothing_known
from westmarch.games.confrontation.board import CAPACITY, FELLOWSHIP, OFF_BOARD, REGION_COUNT, SAURON
from westmarch.games.confrontation.cards import CARDS_PER_SIDE, FULL_HAND, NO_CARD
from westmarch.games.confrontation.pieces import FRODO, PER_SIDE, TILES
from westmarch.kernel.columns import Column
from westmarch.kernel.errors import BadState
from westmarch.kernel.game import Game
from westmarch.kernel.options import Options
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1


class BeliefColumn(Column):
    """Both sides' beliefs, each as a list of weighted worlds."""

    def dump(self, value: Any) -> Any:
        return [belief_to_data(belief) for belief in value]

    def load(self, data: object) -> Any:
        if not isinstance(data, list) or len(data) != 2:
            raise BadState(self.name, "must be two beliefs")
        return [belief_from_data(item, f"{self.name}[{side}]") for side, item in enumerate(data)]


class Table(State):
    """Integer columns by piece (a tile's number), by side and by region; sets are bits of a number.

    Clones share the columns that seldom change (marked so): such a column is replaced, never changed in place.
    """

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("character", TILES, 0, 2 * TILES - 1),
        Column("region", TILES, 0, OFF_BOARD),
        Column("count", 2 * REGION_COUNT, 0, PER_SIDE),
        Column("full", 2, 0, (1 << REGION_COUNT) - 1),
        Column("crowded", 2, 0, (1 << REGION_COUNT) - 1),
        Column("handle", TILES, 0, PER_SIDE - 1),
        BeliefColumn("belief"),
        Column("revealed", None, 0, (1 << TILES) - 1),
        Column("pinned", None, 0, (1 << TILES) - 1),
        Column("hand", 2, 0, FULL_HAND),
        Column("pile", 2, 0, FULL_HAND),
        Column("card", 2, NO_CARD, CARDS_PER_SIDE - 1),
        Column("specials", None, 0, 255),
        Column("progress", 2, 0, PER_SIDE),
        Column("held", 2, NOBODY, TILES - 1),
        Column("side", None, 0, 1),
        Column("turns", None, 0, 400),
        Column("ring_bearer", None, 0, 1),
        Column("mixed", None, 0, (1 << REGION_COUNT) - 1),
        Column("stirred", None, 0, (1 << REGION_COUNT) - 1),
        Column("only_mover", None, NOBODY, TILES - 1),
        Column("not_mover", None, NOBODY, TILES - 1),
        Column("summoned", None, NOBODY, TILES - 1),
        Column("bound", None, 0, 1),
        Column("special_used", None, 0, 1),
        Column("field", None, NOWHERE, REGION_COUNT - 1),
        Column("attacker", None, NOBODY, TILES - 1),
        Column("fellow", None, NOBODY, TILES - 1),
        Column("shadow", None, NOBODY, TILES - 1),
        Column("battles", None, 0, 400),
        Column("gwaihir", None, 0, 1),
        Column("no_cards", None, 0, 1),
        Column("cards_open", None, 0, 1),
        Column("eye", None, 0, 1),
        Column("cloak", None, 0, 1),
        Column("support", None, 0, 1),
        Column("fallen", None, 0, (1 << TILES) - 1),
        Column("swapped", None, 0, 1),
        Column("points", 2, 0, 2 * PER_SIDE),
    )

    # The pieces
    character: list[int]  # of each piece: its face (shared)
    region: list[int]  # of each piece
    count: list[int]  # of each side in each region
    full: list[int]  # of each side: the regions that can take no more of its characters
    crowded: list[int]  # of each side: the regions that hold two of its characters or more
    handle: list[int]  # of each piece: what the enemy follows it by (shared)
    belief: list[Belief]  # of each side, about the other (shared)
    revealed: int  # pieces that lie open
    pinned: int  # pieces that stay open at the end of a turn
    # The cards
    hand: list[int]  # of each side
    pile: list[int]  # of each side: discarded
    card: list[int]  # of each side: chosen, or lying in the battle
    specials: int  # still to be used
    # Setting up
    progress: list[int]  # of each side: tiles turned, special cards taken, pieces placed (shared)
    held: list[int]  # of each side: the piece picked up to be placed (shared)
    # The turn
    side: int  # whose turn it is
    turns: int  # completed
    ring_bearer: int
    mixed: int  # regions that the side has shuffled before its move
    stirred: int  # regions that one of its characters entered, or was hidden in, this turn
    only_mover: int  # the piece that Shadowfax obliges to move on
    not_mover: int  # the piece that the Dark of Mordor has moved
    summoned: int  # the Sauron piece named by A King Revealed
    bound: int  # this is the turn that A King Revealed binds
    special_used: int  # the side has played a special card this turn
    # The battle
    field: int  # the contested region
    attacker: int  # the piece that attacks (or that is in the mines while Sauron thinks of the Balrog)
    fellow: int  # who fights for the Fellowship
    shadow: int  # who fights for Sauron
    battles: int  # of this attack, begun
    gwaihir: int  # Gwaihir's wings replace the fighter's ability
    no_cards: int  # somebody has declared that no cards are played
    cards_open: int
    eye: int  # the Eye of Sauron has cancelled the Fellowship's card
    cloak: int  # the Elven Cloak hides from the strength of Sauron's card
    support: int  # what variant Gandalf adds
    fallen: int  # pieces defeated in this battle
    # The match
    swapped: int  # 1 in the second game: the first seat now plays Sauron
    points: list[int]  # of each seat, from the games so far (shared)

    def __init__(self, game: Game, options: Options, source: "Table | None" = None) -> None:
        super().__init__(game, options, source)
        if source is None:
            self.clear()
            self.swapped = 0
            self.points = [0, 0]
            return
        self.character = source.character
        self.region = source.region.copy()
        self.count = source.count.copy()
        self.full = source.full.copy()
        self.crowded = source.crowded.copy()
        self.handle = source.handle
        self.belief = source.belief
        self.revealed = source.revealed
        self.pinned = source.pinned
        self.hand = source.hand.copy()
        self.pile = source.pile.copy()
        self.card = source.card.copy()
        self.specials = source.specials
        self.progress = source.progress
        self.held = source.held
        self.side = source.side
        self.turns = source.turns
        self.ring_bearer = source.ring_bearer
        self.mixed = source.mixed
        self.stirred = source.stirred
        self.only_mover = source.only_mover
        self.not_mover = source.not_mover
        self.summoned = source.summoned
        self.bound = source.bound
        self.special_used = source.special_used
        self.field = source.field
        self.attacker = source.attacker
        self.fellow = source.fellow
        self.shadow = source.shadow
        self.battles = source.battles
        self.gwaihir = source.gwaihir
        self.no_cards = source.no_cards
        self.cards_open = source.cards_open
        self.eye = source.eye
        self.cloak = source.cloak
        self.support = source.support
        self.fallen = source.fallen
        self.swapped = source.swapped
        self.points = source.points

    def clear(self) -> None:
        """The table before a game: every character in the box, every combat card in hand. CONF-SETUP-03"""

        self.character = [2 * tile for tile in range(TILES)]
        self.region = [OFF_BOARD] * TILES
        self.count = [0] * (2 * REGION_COUNT)
        self.full = [0, 0]
        self.crowded = [0, 0]
        self.handle = [tile % PER_SIDE for tile in range(TILES)]
        self.belief = [nothing_known(), nothing_known()]
        self.revealed = 0
        self.pinned = 0

        self.hand = [FULL_HAND, FULL_HAND]
        self.pile = [0, 0]
        self.card = [NO_CARD, NO_CARD]
        self.specials = 0

        self.progress = [0, 0]
        self.held = [NOBODY, NOBODY]

        self.side = SAURON
        self.turns = 0
        self.ring_bearer = FRODO
        self.mixed = 0
        self.stirred = 0
        self.only_mover = NOBODY
        self.not_mover = NOBODY
        self.summoned = NOBODY
        self.bound = 0
        self.special_used = 0

        self.field = NOWHERE
        self.attacker = NOBODY
        self.fellow = NOBODY
        self.shadow = NOBODY
        self.battles = 0
        self.gwaihir = 0
        self.no_cards = 0
        self.cards_open = 0
        self.eye = 0
        self.cloak = 0
        self.support = 0
        self.fallen = 0

    def clone(self) -> "Table":
        return Table(self.game, self.options, self)

    def table(self, seat: int) -> dict[str, Any]:
        from westmarch.games.confrontation.view import table_view

        return table_view(self, seat)

    def redeal(self, seat: int, rng: Generator) -> None:
        from westmarch.games.confrontation.imagine import redeal

        redeal(self, seat, rng)

    # --- seats and sides ------------------------------------------------------------------------------------

    def seat_of(self, side: int) -> int:
        """The seat that plays a side in this game of the match. CONF-MATCH-01"""
        return side ^ self.swapped

    def asks(self, side: int) -> int:
        """The bit of the seat that plays a side, for `Step.seats`."""
        return 1 << (side ^ self.swapped)

    def side_at(self, seat: int) -> int:
        return seat ^ self.swapped

    # --- the board --------------------------------------------------------------------------------------------

    def here(self, side: int, region: int) -> int:
        """How many characters of a side stand in a region."""
        return self.count[side * REGION_COUNT + region]

    def put(self, piece: int, region: int) -> None:
        """Set a piece down in a region, or take it off the board."""
        side = SAURON if piece >= PER_SIDE else FELLOWSHIP
        base = REGION_COUNT * side
        old = self.region[piece]
        if old != OFF_BOARD:
            left = self.count[base + old] - 1
            self.count[base + old] = left
            if left < CAPACITY[old]:  # in the midst of Sméagol's switch it may be over-full for a moment
                self.full[side] &= ~(1 << old)
            if left == 1:
                self.crowded[side] &= ~(1 << old)
        if region != OFF_BOARD:
            here = self.count[base + region] + 1
            self.count[base + region] = here
            if here >= CAPACITY[region]:
                self.full[side] |= 1 << region
            if here == 2:
                self.crowded[side] |= 1 << region
        self.region[piece] = region

    def pieces_in(self, side: int, region: int) -> list[int]:
        first = PER_SIDE * side
        return [piece for piece in range(first, first + PER_SIDE) if self.region[piece] == region]

    def hidden_in(self, side: int, region: int) -> list[int]:
        first = PER_SIDE * side
        hidden = ~self.revealed
        return [p for p in range(first, first + PER_SIDE) if self.region[p] == region and hidden >> p & 1]

    def mixable_in(self, side: int, region: int) -> list[int]:
        """The pieces that a shuffle may mix: hidden, and not singled out by a card until the move is made.

        CONF-HIDDEN-05, CONF-HIDDEN-06, CONF-HIDDEN-16
        """
        hidden = self.hidden_in(side, region)
        if self.nobody_singled_out():
            return hidden
        watched = (self.summoned, self.only_mover, self.not_mover)
        return [piece for piece in hidden if piece not in watched]

    def nobody_singled_out(self) -> bool:
        """Whether no special card says who moves or who does not."""
        return self.summoned == NOBODY and self.only_mover == NOBODY and self.not_mover == NOBODY

    def mixable_regions(self, side: int) -> int:
        """The regions (bits) in which a shuffle has two pieces or more to mix."""
        if self.crowded[side] == 0 or (self.revealed == 0 and self.nobody_singled_out()):
            return self.crowded[side]
        once = 0
        twice = 0
        first = PER_SIDE * side
        for piece in range(first, first + PER_SIDE):
            if self.revealed >> piece & 1 or piece == self.summoned:
                continue
            if piece == self.only_mover or piece == self.not_mover:
                continue
            bit = 1 << self.region[piece]
            twice |= once & bit
            once |= bit
        return twice & ((1 << OFF_BOARD) - 1)

    def piece_with(self, side: int, handle: int) -> int:
        """The piece that the enemy follows under this handle."""
        piece = PER_SIDE * side
        while self.handle[piece] != handle:
            piece += 1
        return piece

    def learn(self, observer: int, belief: Belief) -> None:
        """A side knows more, or less, about the enemy's pieces."""
        if belief is not self.belief[observer]:
            self.belief = [belief, self.belief[1]] if observer == FELLOWSHIP else [self.belief[0], belief]

    def alive(self, piece: int) -> bool:
        return self.region[piece] != OFF_BOARD

    def may_be(self, piece: int, tile: int) -> bool:
        """Whether the enemy, from what is open, must reckon with this piece being that tile. CONF-HIDDEN-17"""
        if piece == tile or self.revealed >> piece & 1:
            return piece == tile  # the truth is never ruled out; and no belief need be worked out for it
        other = FELLOWSHIP if piece >= PER_SIDE else SAURON
        return bool(self.belief[other].masks[self.handle[piece]] >> (tile % PER_SIDE) & 1)
