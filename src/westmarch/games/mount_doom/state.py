"""The table: all that the rules of Adventure to Mount Doom need to know at a decision."""

from typing import Any, ClassVar, Final

from westmarch.games.mount_doom.board import (
    BLACK_1,
    BLACK_2,
    DIE_COUNT,
    FIGURE_COUNT,
    NAZGUL_TOTAL,
    NO_DIE,
    RING_BEARER,
    RIVENDELL_SPACE,
    SLOTS,
    STAGE_COUNT,
    WAITING,
    WARRIORS,
    destination,
)
from westmarch.games.mount_doom.cards import (
    ALL_CARDS,
    ALLIES,
    ARMY_OF_THE_DEAD,
    CARD_COUNT,
    CARDS_PER_STAGE,
    GANDALF_CARDS,
    GANDALF_DECK,
    NO_CARD,
)
from westmarch.games.mount_doom.printed import COURAGE_START, COURAGE_TOP, DARK_HEART
from westmarch.kernel.columns import Column, PileColumn, PilesColumn
from westmarch.kernel.game import Game
from westmarch.kernel.options import Options
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

TURN_LIMIT: Final = 300
"""Turns after which the game is stopped. DOOM-END-05"""

MOST_SEATS: Final = 4

UNTIL_TWO_IN_A_ROW: Final = -1
"""Battles go on until two successive ones are won. DOOM-CARD-36"""

MOST_BATTLES: Final = 100


class Table(State):
    """Integer columns by figure, die, slot, seat; sets of cards and dice are bits of a number.

    Clones share the columns that seldom change (marked so): such a column is replaced, never changed in place.
    """

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("figure", FIGURE_COUNT, 0, WAITING),
        Column("courage", None, DARK_HEART, COURAGE_TOP),
        Column("warriors", None, 0, WARRIORS),
        Column("chieftain", None, 0, 1),
        Column("ents", None, 0, 1),
        Column("nazgul", None, 0, NAZGUL_TOTAL),
        Column("nazgul_pool", None, 0, NAZGUL_TOTAL - 1),
        Column("locked", None, 0, 1),
        Column("stage", None, 0, STAGE_COUNT - 1),
        PilesColumn("stacks", STAGE_COUNT, CARDS_PER_STAGE, 0, CARD_COUNT - 1),
        PileColumn("gandalf_stack", len(GANDALF_DECK), 0, CARD_COUNT - 1),
        Column("slot", SLOTS, NO_CARD, CARD_COUNT - 1),
        Column("under", None, NO_CARD, CARD_COUNT - 1),
        Column("face_down", None, 0, (1 << SLOTS) - 1),
        Column("seen", None, 0, ALL_CARDS),
        Column("box", None, 0, ALL_CARDS),
        Column("hand", MOST_SEATS, 0, ALLIES | GANDALF_CARDS),
        Column("active", None, 0, MOST_SEATS - 1),
        Column("turns", None, 0, TURN_LIMIT),
        Column("face", DIE_COUNT, 0, 6),
        Column("rolled", None, 0, (1 << DIE_COUNT) - 1),
        Column("tile", 4, NO_DIE, DIE_COUNT - 1),
        Column("enemy", None, NO_CARD, CARD_COUNT - 1),
        Column("battles", None, UNTIL_TWO_IN_A_ROW, MOST_BATTLES),
        Column("wins", None, 0, MOST_BATTLES),
        Column("streak", None, 0, MOST_BATTLES),
        Column("felled", None, 0, 1),
        Column("must_roll", None, 0, 1),
        Column("webbed", None, 0, 1),
    )

    # The options
    players: int
    exclusive: bool  # an ally helps only the player who won it
    unprotected: bool  # event spaces act on every figure that stops there
    # The board
    figure: list[int]  # the space of each figure
    courage: int
    warriors: int  # Uruk-hai warriors in Isengard; the others are in the pool
    chieftain: int  # 1 while he stands in Isengard
    ents: int  # 1 once Treebeard's token lies in Isengard
    nazgul: int  # at Minas Morgul, the Witch-king included; 0 once Éowyn has slain him
    nazgul_pool: int
    locked: int  # 1 while Gandalf's token stands beside Helm's Deep
    stage: int
    # The cards
    stacks: list[list[int]]  # of each stage: face down, the last is the uppermost (shared)
    gandalf_stack: list[int]  # face down, the last is the uppermost (shared)
    slot: list[int]  # the card on each slot
    under: int  # the card that the Army of the Dead covers
    face_down: int  # the slots whose card (under the Army, if it has come there) lies face down
    seen: int  # cards whose face everybody has seen
    box: int  # cards that have left the game
    hand: list[int]  # in front of each seat: unused
    # The turn
    active: int  # the seat whose turn it is
    turns: int  # completed
    face: list[int]  # of each die, 0 while it lies in the pool
    rolled: int  # the dice of the roll that cards may act on now
    tile: list[int]  # the die on each space: page 1 black and coloured, page 2 black and coloured
    # The encounter with an enemy
    enemy: int  # the card whose battles are being fought
    battles: int  # still to be fought, or UNTIL_TWO_IN_A_ROW
    wins: int
    streak: int  # battles won one after another, just now
    felled: int  # Treebeard's token has removed an Uruk-hai by this card
    must_roll: int  # Galadriel has been used: the battle die has to be thrown
    webbed: int  # Shelob has cancelled the Ring-bearer's step of this turn

    def __init__(self, game: Game, options: Options, source: "Table | None" = None) -> None:
        super().__init__(game, options, source)
        if source is None:
            self.players = len(self.seats)
            self.exclusive = options["exclusive_allies"] is True
            self.unprotected = options["unprotected"] is True
            self._clear()
            return
        self.players = source.players
        self.exclusive = source.exclusive
        self.unprotected = source.unprotected
        self.figure = source.figure.copy()
        self.courage = source.courage
        self.warriors = source.warriors
        self.chieftain = source.chieftain
        self.ents = source.ents
        self.nazgul = source.nazgul
        self.nazgul_pool = source.nazgul_pool
        self.locked = source.locked
        self.stage = source.stage
        self.stacks = source.stacks
        self.gandalf_stack = source.gandalf_stack
        self.slot = source.slot.copy()
        self.under = source.under
        self.face_down = source.face_down
        self.seen = source.seen
        self.box = source.box
        self.hand = source.hand.copy()
        self.active = source.active
        self.turns = source.turns
        self.face = source.face.copy()
        self.rolled = source.rolled
        self.tile = source.tile.copy()
        self.enemy = source.enemy
        self.battles = source.battles
        self.wins = source.wins
        self.streak = source.streak
        self.felled = source.felled
        self.must_roll = source.must_roll
        self.webbed = source.webbed

    def _clear(self) -> None:
        """The board before a game; the cards are not dealt yet.

        DOOM-SETUP-01, DOOM-SETUP-02, DOOM-SETUP-03, DOOM-SETUP-04, DOOM-SETUP-05, DOOM-SETUP-12, DOOM-SETUP-13,
        DOOM-SETUP-14
        """
        self.figure = [RIVENDELL_SPACE] * FIGURE_COUNT
        self.courage = COURAGE_START
        self.warriors = 0
        self.chieftain = 1
        self.ents = 0
        self.nazgul = 1
        self.nazgul_pool = NAZGUL_TOTAL - 1
        self.locked = 0
        self.stage = 0

        self.stacks = [[] for _ in range(STAGE_COUNT)]
        self.gandalf_stack = []
        self.slot = [NO_CARD] * SLOTS
        self.under = NO_CARD
        self.face_down = 0
        self.seen = 0
        self.box = 0
        self.hand = [0] * MOST_SEATS

        self.active = 0
        self.turns = 0
        self.face = [0] * DIE_COUNT
        self.rolled = 0
        self.tile = [NO_DIE] * 4

        self.enemy = NO_CARD
        self.battles = 0
        self.wins = 0
        self.streak = 0
        self.felled = 0
        self.must_roll = 0
        self.webbed = 0

    def clone(self) -> "Table":
        return Table(self.game, self.options, self)

    def table(self, seat: int) -> dict[str, Any]:
        from westmarch.games.mount_doom.view import table_view

        return table_view(self, seat)

    def redeal(self, seat: int, rng: Generator) -> None:
        from westmarch.games.mount_doom.imagine import redeal

        redeal(self, rng)

    # --- the cards ----------------------------------------------------------------------------------------------------

    def at_hand(self) -> int:
        """The cards that the active player may use at all, as far as their moment has come.

        DOOM-ALLY-01, DOOM-GANDALF-01, DOOM-GANDALF-10, DOOM-HARD-01, DOOM-HARD-02
        """
        held = self.held()
        if self.exclusive:
            held = self.hand[self.active] & ALLIES | held & GANDALF_CARDS
        if self.locked:
            held &= ALLIES
        return held

    def held(self) -> int:
        """Every unused card in front of the players."""
        hand = self.hand
        return hand[0] | hand[1] | hand[2] | hand[3]

    def spend(self, card: int) -> None:
        """A card goes back to the box from whomever it lies in front of. DOOM-ALLY-02"""
        bit = 1 << card
        for seat in range(self.players):
            self.hand[seat] &= ~bit
        self.box |= bit

    def is_hidden(self, slot: int) -> bool:
        """Whether the uppermost card of a slot lies face down; the Army that has come there never does."""
        if not self.face_down >> slot & 1:
            return False
        return not (self.slot[slot] == ARMY_OF_THE_DEAD and self.under != NO_CARD)

    def slot_of(self, card: int) -> int:
        """The slot on which a card lies uppermost, or -1."""
        for slot in range(SLOTS):
            if self.slot[slot] == card:
                return slot
        return -1

    # --- the dice -----------------------------------------------------------------------------------------------------

    def throw(self, dice: int) -> None:
        """Roll these dice, and no others can be changed by cards from now on."""
        for die in range(DIE_COUNT):
            if dice >> die & 1:
                self.face[die] = 1 + self.rng.below(6)
        self.rolled = dice

    def spare_black(self) -> int:
        """A black die that does not wait on the tile, for cards that demand a roll."""
        return BLACK_2 if self.tile[2] == BLACK_1 else BLACK_1

    # --- the figures --------------------------------------------------------------------------------------------------

    def stage_reached(self) -> bool:
        """The Ring-bearer stands on the destination of the current stage. DOOM-STAGE-04"""
        return self.figure[RING_BEARER] == destination(self.stage)

    def supports(self, companion: int) -> bool:
        """On the Ring-bearer's space or further on in the current stage.

        DOOM-COMBAT-02, DOOM-COMBAT-03, DOOM-STAGE-10, DOOM-MOVE-07
        """
        return self.figure[RING_BEARER] <= self.figure[companion] <= destination(self.stage)

    def uruks(self) -> int:
        """The Uruk-hai in Isengard, the chieftain included."""
        return self.warriors + self.chieftain

    def everybody(self) -> int:
        """The bits of all seats: nobody could foresee it."""
        return (1 << self.players) - 1
