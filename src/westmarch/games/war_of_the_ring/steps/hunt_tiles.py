"""Hunt tiles: how they are drawn, and what they do. WOTR-HUNT-01 to WOTR-HUNT-06, WOTR-HUNT-17 to WOTR-HUNT-42

WOTR-MORDOR-10, WOTR-MORDOR-19, WOTR-MORDOR-20
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import bits
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.cards import (
    AXE_AND_BOW,
    CARDS,
    HORN_OF_GONDOR,
    MITHRIL_COAT_AND_STING,
    WIZARDS_STAFF,
    WORN_WITH_SORROW_AND_TOIL,
)
from westmarch.games.war_of_the_ring.people import eliminate, settle_guide
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, GOLLUM, HOBBITS, LEVEL
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.fellowship import SeparatedMove, corrupt, part, reveal
from westmarch.games.war_of_the_ring.steps.partings import ForcedPartings, WornWithSorrow
from westmarch.games.war_of_the_ring.tiles import (
    DAMAGE,
    DIE_DAMAGE,
    EYE_DAMAGE,
    HOW_MANY,
    NO_TILE,
    REVEALS,
    STANDARD,
    STOPS,
    TILE_KINDS,
    TILES,
    is_blue,
)
from westmarch.games.war_of_the_ring.words import CASUALTY, DECLINE, REVEAL, SEPARATE_GUIDE, USE

# How a tile is resolved: bits of Table.hunt.
IN_MORDOR: Final = 1  # drawn for a move on the Mordor Track
NO_REDUCING: Final = 2  # Isildur's Bane
FORCED: Final = 4  # Foul Thing from the Deep: a random casualty must be taken
CARD_USED: Final = 8  # a table card has been used on this tile
GIVEN_AWAY: Final = 16  # Gollum reveals the Fellowship of his own accord
DROP_EYE: Final = 32  # an Eye is discarded without effect
DROP_BLUE: Final = 64  # a Fellowship tile is discarded without effect
NO_REVEAL: Final = 128  # the Fellowship was declared in a haven
CASUALTY_TAKEN: Final = 256
BREAKING: Final = 512  # The Breaking of the Fellowship: the number counts Companions
STOPPED: Final = 1024  # a Stop icon holds the Fellowship on its step of the Mordor Track

# What made the Shadow draw a tile.
OF_HUNT: Final = 0
OF_MORDOR: Final = 1
OF_STRONGHOLD: Final = 2
OF_BALROG: Final = 3
OF_CARD: Final = 4
TILE_CAUSES: Final[tuple[str, ...]] = ("hunt", "mordor", "stronghold", "balrog_of_moria", "card")


class TowerTiles(RingStep):
    """One tile after another for the Shadow Strongholds on the way. WOTR-FELLOWSHIP-33, WOTR-FELLOWSHIP-35"""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def resolve(self, s: Table) -> None:
        if self.left == 1:
            s.done()
        else:
            s.become(TowerTiles(self.left - 1))
        s.push(TileDraw(0, 0, OF_STRONGHOLD))


class TileDraw(RingStep):
    """The Shadow is about to draw a tile; Wizard's Staff may prevent it. WOTR-HUNT-22, WOTR-MORDOR-20

    WOTR-HUNT-37, WOTR-MORDOR-19
    """

    PROMPT: ClassVar[str] = "hunt.staff"
    RULE: ClassVar[str] = "WOTR-HUNT-22"
    FIELDS: ClassVar[tuple[str, ...]] = ("successes", "marks", "cause")

    def __init__(self, successes: int, marks: int, cause: int) -> None:
        self.successes = successes
        self.marks = marks
        self.cause = cause

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES) if s.on_table(WIZARDS_STAFF) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + WIZARDS_STAFF, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, CARDS[WIZARDS_STAFF], self.RULE)
            self.resolve(s)
            return
        s.hunt = 0
        s.done()
        s.discard_openly(WIZARDS_STAFF)
        narration.discarded(s, WIZARDS_STAFF, "used", "WOTR-EVENT-27")

    def resolve(self, s: Table) -> None:
        s.hunt = self.marks
        s.successes = self.successes
        s.tile = draw_tile(s)
        cause = CARDS[s.playing] if self.cause == OF_CARD and s.playing >= 0 else TILE_CAUSES[self.cause]
        narration.tile_drawn(s, s.tile, cause, "WOTR-HUNT-17")
        s.become(SecondTile())


def draw_tile(s: Table) -> int:
    """A tile out of the pool at random; an empty pool is filled first. WOTR-HUNT-01, WOTR-HUNT-02, WOTR-HUNT-39"""
    refill(s)
    at = s.rng.below(sum(s.bag))
    tile = 0
    while at >= s.bag[tile]:
        at -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


def refill(s: Table) -> None:
    """All standard tiles return to an empty pool, but not those out of the game. WOTR-HUNT-02, WOTR-MORDOR-06"""
    if any(s.bag):
        return
    for tile in range(STANDARD):
        s.bag[tile] = s.drawn[tile]
        s.drawn[tile] = 0
    narration.pool_formed(s, "empty", "WOTR-HUNT-02")


def set_aside(s: Table) -> None:
    """The tile is done with. WOTR-HUNT-01, WOTR-HUNT-38"""
    if s.tile != NO_TILE:
        s.drawn[s.tile] += 1
    s.tile = NO_TILE
    if s.first_tile != NO_TILE:
        s.bag[s.first_tile] += 1
        narration.tile_back(s, s.first_tile, False, CARDS[MITHRIL_COAT_AND_STING], "WOTR-HUNT-22")
        s.first_tile = NO_TILE
    refill(s)


class SecondTile(RingStep):
    """Mithril Coat and Sting: a second tile stands for the first. WOTR-HUNT-22, WOTR-HUNT-40"""

    PROMPT: ClassVar[str] = "hunt.mithril"
    RULE: ClassVar[str] = "WOTR-HUNT-40"

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES) if s.on_table(MITHRIL_COAT_AND_STING) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + MITHRIL_COAT_AND_STING, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, CARDS[MITHRIL_COAT_AND_STING], self.RULE)
        else:
            s.discard_openly(MITHRIL_COAT_AND_STING)
            narration.discarded(s, MITHRIL_COAT_AND_STING, "used", "WOTR-EVENT-27")
            s.first_tile = s.tile
            s.hunt |= CARD_USED
            s.tile = draw_tile(s)
            narration.tile_drawn(s, s.tile, CARDS[MITHRIL_COAT_AND_STING], "WOTR-HUNT-22")
        self.resolve(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"tile": TILES[s.tile]}

    def resolve(self, s: Table) -> None:
        tile = s.tile
        if s.hunt & IN_MORDOR and STOPS[tile]:
            s.hunt |= STOPPED
        if (s.hunt & DROP_EYE and DAMAGE[tile] == EYE_DAMAGE) or (s.hunt & DROP_BLUE and is_blue(tile)):
            narration.tile_dropped(s, "WOTR-HUNT-38")
            s.damage = 0
            set_aside(s)
            s.done()
            return
        fix_damage(s)
        if s.hunt & BREAKING:
            number = s.damage
            s.damage = 0
            set_aside(s)
            if number:
                s.become(ForcedPartings(number))
            else:
                s.done()
            return
        s.become(TableCard())


def fix_damage(s: Table) -> None:
    """WOTR-HUNT-05, WOTR-HUNT-06, WOTR-HUNT-18, WOTR-HUNT-19, WOTR-MORDOR-10"""
    printed = DAMAGE[s.tile]
    die = 0
    how = "number"
    if printed == EYE_DAMAGE:
        s.damage = s.successes
        how = "box" if s.hunt & IN_MORDOR else "successes" if s.successes else "nothing"
    elif printed == DIE_DAMAGE:
        die = s.rng.below(6) + 1
        s.damage = die
    elif printed < 0:
        s.damage = 0
        corrupt(s, printed, TILES[s.tile], "WOTR-HUNT-05")
    else:
        s.damage = printed
    s.successes = 0
    narration.damage_known(s, how, die)


class TableCard(RingStep):
    """Axe and Bow or Horn of Gondor lowers the damage by one. WOTR-HUNT-21, WOTR-HUNT-22, WOTR-EVENT-27

    WOTR-MULTI4-23
    """

    PROMPT: ClassVar[str] = "hunt.table_card"
    RULE: ClassVar[str] = "WOTR-HUNT-22"

    def seats(self, s: Table) -> int:
        if s.damage == 0 or s.hunt & (NO_REDUCING | CARD_USED):
            return 0
        return s.asks(FREE_PEOPLES) if s.on_table(AXE_AND_BOW) or s.on_table(HORN_OF_GONDOR) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*[USE + card for card in (AXE_AND_BOW, HORN_OF_GONDOR) if s.on_table(card)], DECLINE]

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if USE <= token < USE + len(CARDS):
            if not s.on_table(token - USE):
                return f"{CARDS[token - USE]} is not on the table", "WOTR-EVENT-14"
            return f"{CARDS[token - USE]} does not lower the damage of a tile", "WOTR-EVENT-27"
        return "use a table card, or decline", self.RULE

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, "table_card", self.RULE)
        else:
            s.discard_openly(token - USE)
            s.hunt |= CARD_USED
            s.damage -= 1
            narration.discarded(s, token - USE, "used", "WOTR-EVENT-27")
            narration.damage_lowered(s, 1, "card", CARDS[token - USE], "WOTR-HUNT-22")
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        s.become(GuideAbility())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return damage_left(s)


def damage_left(s: Table) -> dict[str, Any]:
    """What the questions about a tile are about."""
    return {"tile": TILES[s.tile], "damage": s.damage, "character": CHARACTERS[s.guide]}


def tile_reveals(s: Table) -> bool:
    """The tile in hand will reveal the Fellowship. WOTR-HUNT-20, WOTR-HUNT-33, WOTR-CHARACTER-35

    WOTR-CHARACTER-52
    """
    if not REVEALS[s.tile] or s.hunt & NO_REVEAL:
        return False
    if s.guide == GOLLUM and s.tile < STANDARD:
        return s.options["prints"] == "english" and DAMAGE[s.tile] == EYE_DAMAGE
    return True


class GuideAbility(RingStep):
    """A Hobbit may be separated, Gollum may give the Fellowship away, to lower the damage by one.

    WOTR-HUNT-23, WOTR-HUNT-28, WOTR-CHARACTER-21 to WOTR-CHARACTER-23, WOTR-CHARACTER-36, WOTR-CHARACTER-37

    WOTR-FELLOWSHIP-04, WOTR-FELLOWSHIP-10, WOTR-CHARACTER-22, WOTR-MULTI4-22
    """

    PROMPT: ClassVar[str] = "hunt.guide"
    RULE: ClassVar[str] = "WOTR-HUNT-23"

    def seats(self, s: Table) -> int:
        if s.damage == 0 or s.hunt & NO_REDUCING:
            return 0
        return s.asks(FREE_PEOPLES) if self._hobbit(s) or self._gollum(s) else 0

    def _hobbit(self, s: Table) -> bool:
        return bool(HOBBITS >> s.guide & 1)

    def _gollum(self, s: Table) -> bool:
        return s.guide == GOLLUM and s.hidden == 1 and not s.hunt & GIVEN_AWAY and not tile_reveals(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [SEPARATE_GUIDE if self._hobbit(s) else REVEAL, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, "guide", self.RULE)
            self.resolve(s)
            return
        s.damage -= 1
        narration.damage_lowered(s, 1, "ability", CHARACTERS[s.guide], "WOTR-HUNT-23")
        if token == REVEAL:
            s.hunt |= GIVEN_AWAY
            narration.fellowship(s, "given_away", "gollum", "WOTR-CHARACTER-36")
        else:
            part(s, seat, 1 << s.guide, 0, False)

    def resolve(self, s: Table) -> None:
        s.become(Casualty())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return damage_left(s)


class Casualty(RingStep):
    """One Companion may be taken as a casualty: the Guide, or one at random. WOTR-HUNT-24 to WOTR-HUNT-30

    WOTR-HUNT-27, WOTR-HUNT-35
    """

    PROMPT: ClassVar[str] = "hunt.casualty"
    RULE: ClassVar[str] = "WOTR-HUNT-24"

    def _possible(self, s: Table) -> bool:
        return s.damage > 0 and not s.hunt & (NO_REDUCING | CASUALTY_TAKEN) and s.in_fellowship() != 0

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES) if self._possible(s) and not s.hunt & FORCED else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [CASUALTY, CASUALTY + 1, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, "casualty", "WOTR-HUNT-30")
            self._use_the_ring(s)
        elif token == CASUALTY:
            take_casualty(s, s.guide, "guide", 0)
        else:
            self._at_random(s)

    def resolve(self, s: Table) -> None:
        if self._possible(s):
            self._at_random(s)
        else:
            self._use_the_ring(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return damage_left(s)

    def _at_random(self, s: Table) -> None:
        """Drawn among all Companions, the Guide included. WOTR-HUNT-25"""
        here = bits(s.in_fellowship())
        take_casualty(s, here[s.rng.below(len(here))], "random", s.everybody if len(here) > 1 else 0)

    def _use_the_ring(self, s: Table) -> None:
        """All that is left becomes Corruption; then, if need be, the revealing. WOTR-HUNT-29, WOTR-HUNT-31"""
        points = s.damage
        s.damage = 0
        by_tile = tile_reveals(s)
        reveals = by_tile or bool(s.hunt & GIVEN_AWAY)
        cause = TILES[s.tile]
        set_aside(s)
        if points and corrupt(s, points, cause, "WOTR-HUNT-29"):
            return
        s.done()
        if reveals:
            reveal(s, cause if by_tile else CHARACTERS[GOLLUM], "WOTR-HUNT-20" if by_tile else "WOTR-CHARACTER-36")


def take_casualty(s: Table, character: int, how: str, news: int) -> None:
    """He lowers the damage by his Level and is eliminated; a Hobbit is taken alive. WOTR-HUNT-26, WOTR-HUNT-42"""
    s.hunt |= CASUALTY_TAKEN
    met = min(s.damage, LEVEL[character])
    s.damage -= met
    narration.damage_lowered(s, met, how, CHARACTERS[character], "WOTR-HUNT-26")
    s.become(GuideAbility())
    if s.on_table(WORN_WITH_SORROW_AND_TOIL):
        s.push(WornWithSorrow())
    fall_from_fellowship(s, character, "hunt", "WOTR-HUNT-26", news)


def fall_from_fellowship(s: Table, character: int, cause: str, rule: str, news: int) -> None:
    """A Companion is eliminated while in the Fellowship. WOTR-CHARACTER-24, WOTR-CHARACTER-25"""
    saved = HOBBITS >> character & 1 and s.mordor < 0
    if saved:
        s.place[character] = s.fellowship
        if s.events is not None:
            facts = {"character": CHARACTERS[character]}
            narration.tell(s, "taken_alive", facts, cause, "WOTR-CHARACTER-24", news)
    else:
        eliminate(s, character, cause, rule, news)
    settle_guide(s)
    if saved:
        s.push(SeparatedMove(s.head(FREE_PEOPLES), 1 << character, s.progress + LEVEL[character], 0))


def fill_pool(s: Table) -> None:
    """WOTR-SETUP-08"""
    for tile in range(TILE_KINDS):
        s.bag[tile] = HOW_MANY[tile] if tile < STANDARD else 0


def special_tile(s: Table, tile: int) -> None:
    """A special tile is in play: it waits for Mordor, or joins the pool at once. WOTR-HUNT-04"""
    if s.mordor >= 0:
        s.bag[tile] += 1
    else:
        s.lurking |= 1 << tile
    narration.special_tile(s, tile)
