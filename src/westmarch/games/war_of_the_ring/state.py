"""The table: all that the rules of War of the Ring need to know at a decision."""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring.board import (
    NATION_COUNT,
    NOWHERE,
    REGION_COUNT,
    RIVENDELL,
)
from westmarch.games.war_of_the_ring.cards import ALL_SIDE_CARDS, DECK_SIZE, NO_CARD, SIDE_CARDS
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    FACE_COUNT,
    FIGURE_COUNT,
    FIRST_ACTIVE,
    FIRST_POLITICS,
    GANDALF_GREY,
    GOLLUM,
    GONE,
    IN_FELLOWSHIP,
    MOST_FORCE,
    TOTAL,
    WAITING,
)
from westmarch.games.war_of_the_ring.tiles import NO_TILE, TILE_KINDS
from westmarch.kernel.columns import Column, PileColumn, PilesColumn, changed
from westmarch.kernel.game import Game
from westmarch.kernel.options import Options
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

TURN_LIMIT: Final = 100
"""A safety cap: a game that is not over after so many turns is stopped, and the outcome says so. WOTR-TURN-02"""

DID_DECLARE: Final = 1
DID_STRIVE: Final = 2
DID_MESSENGER: Final = 4
"""This turn: the Fellowship was declared; it tried to move or hide; the Mouth's ability was used."""

THIS_TURN: Final = DID_DECLARE | DID_STRIVE | DID_MESSENGER
SEEN_MINION: Final = 8
"""A Minion has entered play at some time. WOTR-CHARACTER-29"""

CONTROL: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (0, 0, 0, 0, 0, 1, 1, 1),
    (0, 0, 0, 0, 0, 2, 1, 2),
    (1, 0, 0, 1, 1, 3, 2, 3),
)
"""The seat that controls each nation, by the number of players. WOTR-MULTI4-01, WOTR-MULTI3-01"""

SIDE_OF_SEAT: Final[tuple[tuple[int, ...], ...]] = ((), (), (0, 1), (0, 1, 1), (0, 0, 1, 1))


class Table(State):
    """Integer columns by region, figure, card and die; sets are bits of a number.

    Clones share the columns that seldom change (marked so): such a column is replaced, never changed in place.
    """

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("army", 2 * REGION_COUNT, 0, MOST_FORCE),
        Column("place", CHARACTER_COUNT, 0, GONE),
        Column("reserve", FIGURE_COUNT, 0, 40),
        Column("lost", FIGURE_COUNT, 0, 40),
        Column("captured", None, 0, (1 << 36) - 1),
        Column("captor", None, 0, (1 << 36) - 1),
        Column("sieges", None, 0, (1 << 16) - 1),
        Column("politics", NATION_COUNT, 0, 3),
        Column("active", None, 0, 255),
        Column("turns", None, 0, TURN_LIMIT + 1),
        Column("phase", None, 0, 6),
        Column("leading", 2, 0, 3),
        Column("go", None, 0, 3),
        Column("pool", 2, 0, 10),
        Column("dice", 2 * FACE_COUNT, 0, 10),
        Column("box", 2, 0, 10),
        Column("watch", None, 0, 10),
        Column("rings", 2, 0, 3),
        Column("ring_used", None, 0, 3),
        Column("deeds", None, 0, 255),
        PilesColumn("deck", 4, DECK_SIZE, 0, 95),
        Column("hand", 4, 0, ALL_SIDE_CARDS),
        Column("discard", 2, 0, ALL_SIDE_CARDS),
        Column("buried", 4, 0, ALL_SIDE_CARDS),
        Column("sealed", 4, 0, ALL_SIDE_CARDS),
        Column("given", 4, 0, ALL_SIDE_CARDS),
        Column("table_cards", 2, 0, ALL_SIDE_CARDS),
        Column("swap", 4, NO_CARD, 95),
        Column("fellowship", None, 0, NOWHERE),
        Column("mordor", None, -1, 5),
        Column("progress", None, 0, 12),
        Column("hidden", None, 0, 1),
        Column("corruption", None, 0, 40),
        Column("guide", None, 0, GOLLUM),
        Column("bag", TILE_KINDS, 0, 4),
        Column("drawn", TILE_KINDS, 0, 4),
        Column("removed", TILE_KINDS, 0, 4),
        Column("lurking", None, 0, (1 << TILE_KINDS) - 1),
        Column("tile", None, NO_TILE, TILE_KINDS - 1),
        Column("first_tile", None, NO_TILE, TILE_KINDS - 1),
        Column("damage", None, 0, 40),
        Column("successes", None, 0, 40),
        PileColumn("hunt_dice", 5, 1, 6),
        Column("hunt", None, 0, (1 << 12) - 1),
        PileColumn("moved_at", 8, 0, REGION_COUNT - 1),
        PileColumn("moved_force", 8, 0, MOST_FORCE),
        Column("moved_men", None, 0, 4095),
        PileColumn("flown", 8, 0, REGION_COUNT - 1),
        Column("playing", None, NO_CARD, 95),
        Column("paid", None, 0, FACE_COUNT),
        Column("last_nations", None, 0, 255),
        Column("now_nations", None, 0, 255),
        Column("last_at", None, 0, (1 << REGION_COUNT) - 1),
        Column("mixed", 2, 0, (1 << REGION_COUNT) - 1),
        Column("begged", None, 0, (1 << REGION_COUNT) - 1),
        Column("now_at", None, 0, (1 << REGION_COUNT) - 1),
        Column("field", None, 0, NOWHERE),
        Column("camp", None, 0, NOWHERE),
        Column("attacker", None, 0, 1),
        Column("battle_kind", None, 0, 2),
        Column("strike", None, 0, MOST_FORCE),
        Column("strike_men", None, 0, 4095),
        Column("round", None, 0, 1000),
        Column("rounds_left", None, 0, 3),
        Column("battle_marks", None, 0, (1 << 12) - 1),
        Column("commander", 2, 0, 3),
        Column("combat_card", 2, NO_CARD, 95),
        Column("first_card", None, NO_CARD, 95),
        Column("round_marks", None, 0, (1 << 24) - 1),
        Column("bonus", 2, -9, 9),
        Column("re_bonus", 2, -9, 9),
        Column("fewer", 2, 0, 40),
        Column("most", 2, 0, 5),
        Column("forgone", 2, 0, 60),
        Column("silenced", None, 0, 4095),
        PilesColumn("roll", 2, 5, 1, 6),
        Column("again", 2, 0, 5),
        Column("hits", 2, 0, 60),
        Column("early_hits", 2, 0, 60),
        Column("re_hits", 2, 0, 5),
    )

    # The map
    army: list[int]  # the figures of each side in each region, as a force
    place: list[int]  # of each character: a region, the Fellowship, waiting or gone
    reserve: list[int]  # reinforcements, by kind of figure
    lost: list[int]  # figures that have left the game
    captured: int  # settlements that bear an enemy control marker
    captor: int  # of these, the ones taken by the second player of the team
    sieges: int  # strongholds under siege
    politics: list[int]  # steps from At War, by nation (0: At War)
    active: int  # active nations
    # The turn
    turns: int  # begun
    phase: int  # of the turn
    leading: list[int]  # the seat of each side's Leading Player (shared)
    go: int  # whose go it is, as a place in the order of the phase
    pool: list[int]  # Action dice of each side this turn (shared)
    dice: list[int]  # unused dice, by side and face
    box: list[int]  # dice of each side in the Hunt Box
    watch: int  # Free Peoples dice that came back from the Hunt Box this turn
    rings: list[int]  # Elven Rings of each side (shared)
    ring_used: int  # sides that have used a Ring this turn
    deeds: int  # what has been done this turn or before: bits DID_*
    # Cards
    deck: list[list[int]]  # the four decks, top card last (each pile shared)
    hand: list[int]  # of each seat: bits of its side's cards
    discard: list[int]  # of each side, played or discarded openly (shared)
    buried: list[int]  # of each seat, discarded face down (shared)
    sealed: list[int]  # of each seat: what it had discarded so before its last exchange (shared)
    given: list[int]  # of each seat: cards that it gave its team-mate in exchange (shared)
    table_cards: list[int]  # of each side, on the table (shared)
    swap: list[int]  # of each seat: the card it offers in exchange (shared)
    # The Fellowship
    fellowship: int  # the region of the Ring-bearers; NOWHERE on the Mordor Track
    mordor: int  # step on the Mordor Track
    progress: int  # of the Fellowship since it was last seen
    hidden: int
    corruption: int
    guide: int
    # The Hunt
    bag: list[int]  # tiles in the Hunt Pool, by kind
    drawn: list[int]  # tiles set aside after being drawn
    removed: list[int]  # tiles out of the game (shared)
    lurking: int  # special tiles in play that wait for Mordor
    tile: int  # being resolved
    first_tile: int  # that Mithril Coat and Sting has put by
    damage: int  # of the tile, still to be met
    successes: int  # what an Eye counts for the next tile
    hunt_dice: list[int]  # the Hunt roll (shared)
    hunt: int  # how the tile is resolved: bits of steps.hunt_tiles
    # The action
    moved_at: list[int]  # where forces have moved to in this action (shared)
    moved_force: list[int]  # and which (shared)
    moved_men: int  # characters that have moved in this action
    flown: list[int]  # where Nazgûl have flown to in this action (shared)
    playing: int  # the Event card being played
    paid: int  # the result that paid for it (FACE_COUNT: none)
    last_nations: int  # of the lone Free Peoples player's last action in a game of three
    now_nations: int  # and of his present one
    mixed: list[int]  # of each team: regions where its players have formed one Army (shared)
    begged: int  # regions where a team-mate has been asked for it in this go
    last_at: int  # where the Armies of his last action stand, as bits
    now_at: int  # and of his present one
    # The battle
    field: int  # the region of the defender
    camp: int  # the region of the attacker
    attacker: int  # the side that attacks
    battle_kind: int  # field battle, siege battle or sortie
    strike: int  # the attacking force; the rest of the region is its rearguard
    strike_men: int  # the characters that attack
    round: int  # of the battle
    rounds_left: int  # of a siege battle, without paying for more
    battle_marks: int  # what holds for the whole battle: bits of battle.py
    commander: list[int]  # the seat that conducts the battle for each side (shared)
    combat_card: list[int]  # chosen by each side for the round
    first_card: int  # the Shadow's Combat card of the first round, for the Sorcerer
    round_marks: int  # what holds for the round: bits of battle.py
    bonus: list[int]  # of each side on its Combat roll
    re_bonus: list[int]  # of each side on its Leader re-roll
    fewer: list[int]  # dice taken off the Combat roll of each side
    most: list[int]  # dice that each side may roll
    forgone: list[int]  # Leadership that each side has given up for the round
    silenced: int  # Companions whose abilities a card cancels this round
    roll: list[list[int]]  # the Combat roll of each side (shared)
    again: list[int]  # dice that each side re-rolls
    hits: list[int]  # scored by each side this round
    early_hits: list[int]  # scored by each side before its Combat roll
    re_hits: list[int]  # scored by the Leader re-roll of each side

    def __init__(self, game: Game, options: Options, source: "Table | None" = None) -> None:
        super().__init__(game, options, source)
        self.players = len(self.seats)
        if source is None:
            self.clear()
            return
        self.army = source.army.copy()
        self.place = source.place.copy()
        self.reserve = source.reserve.copy()
        self.lost = source.lost.copy()
        self.captured = source.captured
        self.captor = source.captor
        self.sieges = source.sieges
        self.politics = source.politics.copy()
        self.active = source.active
        self.turns = source.turns
        self.phase = source.phase
        self.leading = source.leading
        self.go = source.go
        self.pool = source.pool
        self.dice = source.dice.copy()
        self.box = source.box.copy()
        self.watch = source.watch
        self.rings = source.rings
        self.ring_used = source.ring_used
        self.deeds = source.deeds
        self.deck = source.deck.copy()
        self.hand = source.hand.copy()
        self.discard = source.discard
        self.buried = source.buried
        self.sealed = source.sealed
        self.given = source.given
        self.table_cards = source.table_cards
        self.swap = source.swap
        self.fellowship = source.fellowship
        self.mordor = source.mordor
        self.progress = source.progress
        self.hidden = source.hidden
        self.corruption = source.corruption
        self.guide = source.guide
        self.bag = source.bag.copy()
        self.drawn = source.drawn.copy()
        self.removed = source.removed
        self.lurking = source.lurking
        self.tile = source.tile
        self.first_tile = source.first_tile
        self.damage = source.damage
        self.successes = source.successes
        self.hunt_dice = source.hunt_dice
        self.hunt = source.hunt
        self.moved_at = source.moved_at
        self.moved_force = source.moved_force
        self.moved_men = source.moved_men
        self.flown = source.flown
        self.playing = source.playing
        self.paid = source.paid
        self.last_nations = source.last_nations
        self.now_nations = source.now_nations
        self.last_at = source.last_at
        self.mixed = source.mixed
        self.begged = source.begged
        self.now_at = source.now_at
        self.field = source.field
        self.camp = source.camp
        self.attacker = source.attacker
        self.battle_kind = source.battle_kind
        self.strike = source.strike
        self.strike_men = source.strike_men
        self.round = source.round
        self.rounds_left = source.rounds_left
        self.battle_marks = source.battle_marks
        self.commander = source.commander
        self.combat_card = source.combat_card.copy()
        self.first_card = source.first_card
        self.round_marks = source.round_marks
        self.bonus = source.bonus.copy()
        self.re_bonus = source.re_bonus.copy()
        self.fewer = source.fewer.copy()
        self.most = source.most.copy()
        self.forgone = source.forgone.copy()
        self.silenced = source.silenced
        self.roll = source.roll
        self.again = source.again.copy()
        self.hits = source.hits.copy()
        self.early_hits = source.early_hits.copy()
        self.re_hits = source.re_hits.copy()

    def clear(self) -> None:
        """The table before a game: every figure, card and tile in the box."""

        self.army = [0] * (2 * REGION_COUNT)
        self.place = [WAITING] * CHARACTER_COUNT
        self.reserve = list(TOTAL)
        self.lost = [0] * FIGURE_COUNT
        self.captured = 0
        self.captor = 0
        self.sieges = 0
        self.politics = list(FIRST_POLITICS)
        self.active = FIRST_ACTIVE

        self.turns = 0
        self.phase = 0
        self.leading = [0, 1]
        self.go = 0
        self.pool = [0, 0]
        self.dice = [0] * (2 * FACE_COUNT)
        self.box = [0, 0]
        self.watch = 0
        self.rings = [3, 0]
        self.ring_used = 0
        self.deeds = 0

        self.deck = [[], [], [], []]
        self.hand = [0] * 4
        self.discard = [0, 0]
        self.buried = [0] * 4
        self.sealed = [0] * 4
        self.given = [0] * 4
        self.table_cards = [0, 0]
        self.swap = [NO_CARD] * 4

        self.fellowship = RIVENDELL
        self.mordor = -1
        self.progress = 0
        self.hidden = 1
        self.corruption = 0
        self.guide = GANDALF_GREY

        self.bag = [0] * TILE_KINDS
        self.drawn = [0] * TILE_KINDS
        self.removed = [0] * TILE_KINDS
        self.lurking = 0
        self.tile = NO_TILE
        self.first_tile = NO_TILE
        self.damage = 0
        self.successes = 0
        self.hunt_dice = []
        self.hunt = 0

        self.moved_at = []
        self.moved_force = []
        self.moved_men = 0
        self.flown = []
        self.playing = NO_CARD
        self.paid = FACE_COUNT
        self.last_nations = 0
        self.now_nations = 0
        self.last_at = 0
        self.mixed = [0, 0]
        self.begged = 0
        self.now_at = 0

        self.field = NOWHERE
        self.camp = NOWHERE
        self.attacker = 0
        self.battle_kind = 0
        self.strike = 0
        self.strike_men = 0
        self.round = 0
        self.rounds_left = 0
        self.battle_marks = 0
        self.commander = [0, 1]
        self.combat_card = [NO_CARD, NO_CARD]
        self.first_card = NO_CARD
        self.round_marks = 0
        self.bonus = [0, 0]
        self.re_bonus = [0, 0]
        self.fewer = [0, 0]
        self.most = [5, 5]
        self.forgone = [0, 0]
        self.silenced = 0
        self.roll = [[], []]
        self.again = [0, 0]
        self.hits = [0, 0]
        self.early_hits = [0, 0]
        self.re_hits = [0, 0]

    def clone(self) -> "Table":
        return Table(self.game, self.options, self)

    def table(self, seat: int) -> dict[str, Any]:
        from westmarch.games.war_of_the_ring.view import table_view

        return table_view(self, seat)

    def redeal(self, seat: int, rng: Generator) -> None:
        from westmarch.games.war_of_the_ring.imagine import redeal

        redeal(self, seat, rng)

    # --- seats and sides -------------------------------------------------------------------------------------------

    def side_at(self, seat: int) -> int:
        return SIDE_OF_SEAT[self.players][seat]

    def head(self, side: int) -> int:
        """The seat that decides for a side: its Leading Player. WOTR-MULTI4-11 to WOTR-MULTI4-13"""
        return self.leading[side]

    def asks(self, side: int) -> int:
        """The bit of that seat, for `Step.seats`."""
        return 1 << self.leading[side]

    def keeper(self, nation: int) -> int:
        """The seat that controls a nation."""
        return CONTROL[self.players][nation]

    @property
    def everybody(self) -> int:
        return (1 << self.players) - 1

    # --- what seldom changes ------------------------------------------------------------------------------------------

    def lay_on_table(self, card: int) -> None:
        side = card // SIDE_CARDS
        self.table_cards = changed(self.table_cards, side, self.table_cards[side] | 1 << card % SIDE_CARDS)

    def on_table(self, card: int) -> bool:
        return bool(self.table_cards[card // SIDE_CARDS] >> card % SIDE_CARDS & 1)

    def discard_openly(self, card: int) -> None:
        """The card goes to its side's discards, from wherever it has been taken."""
        side = card // SIDE_CARDS
        self.table_cards = changed(self.table_cards, side, self.table_cards[side] & ~(1 << card % SIDE_CARDS))
        self.discard = changed(self.discard, side, self.discard[side] | 1 << card % SIDE_CARDS)

    # --- short questions ----------------------------------------------------------------------------------------------

    def at_war(self, nation: int) -> bool:
        return self.politics[nation] == 0

    def unused(self, side: int) -> int:
        """Dice that the side can still use. WOTR-TURN-14"""
        total = 0
        for face in range(FACE_COUNT * side, FACE_COUNT * side + FACE_COUNT):
            total += self.dice[face]
        return total

    def in_fellowship(self) -> int:
        """The Companions in the Fellowship, as bits."""
        found = 0
        for character in range(GOLLUM):
            if self.place[character] == IN_FELLOWSHIP:
                found |= 1 << character
        return found

    def in_play(self, character: int) -> bool:
        return self.place[character] < IN_FELLOWSHIP

    def gollum_guides(self) -> bool:
        return self.guide == GOLLUM

    def hand_size(self, seat: int) -> int:
        return self.hand[seat].bit_count()
