"""Team-mates: mixed Armies, and the exchange of a card at the beginning of a turn.

WOTR-MULTI4-08 to WOTR-MULTI4-10, WOTR-MULTI4-28 to WOTR-MULTI4-35, WOTR-MULTI4-49
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import force_in
from westmarch.games.war_of_the_ring.board import REGION_COUNT, REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS, DECK_KINDS, NO_CARD, SIDE_CARDS, deck_of_card
from westmarch.games.war_of_the_ring.pieces import ELITE_OF, FIELD, REGULAR_OF, SHIFT, UNITS
from westmarch.games.war_of_the_ring.state import CONTROL, Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import AGREE, DECLINE, EXCHANGE
from westmarch.kernel.columns import changed


def _units_of(players: int, seat: int) -> int:
    """The bits of a force that are units of a seat's nations."""
    found = 0
    for nation in range(8):
        if CONTROL[players][nation] == seat:
            for kind in (REGULAR_OF[nation], ELITE_OF[nation]):
                found |= FIELD[kind] << SHIFT[kind]
    return found


UNITS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    (0, _units_of(3, 1), _units_of(3, 2), 0),
    (_units_of(4, 0), _units_of(4, 1), _units_of(4, 2), _units_of(4, 3)),
)
"""By the number of players and the seat; a player without a team-mate never asks."""

TEAM: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (2, 3))


def together(s: Table, side: int, where: int) -> bool:
    """Both players of a team have units in a region."""
    force = force_in(s, side, where)
    return force != 0 and of_both(s, side, force)


def of_both(s: Table, side: int, force: int) -> bool:
    """Both players of a team have units in a force."""
    first = side if s.players == 3 else TEAM[side][0]
    masks = UNITS_OF[s.players]
    return force & masks[first] != 0 and force & masks[first + 1] != 0


def go_together(s: Table, side: int, force: int, start: int, target: int) -> None:
    """A mixed Army stays one where it goes; to join other troops there they must agree anew. WOTR-MULTI4-30

    WOTR-MULTI4-32, WOTR-MULTI4-35
    """
    others = (force_in(s, side, target) - force) & UNITS[side]
    if s.mixed[side] >> start & 1 and of_both(s, side, force) and others == 0:
        s.mixed = changed(s.mixed, side, s.mixed[side] | 1 << target)


def mergeable(s: Table, seat: int) -> list[int]:
    """Regions where the seat may ask its team-mate to form a mixed Army. WOTR-MULTI4-28, WOTR-MULTI4-30"""
    side = s.side_at(seat)
    if s.players == 3 and side == 0:
        return []
    shut = s.mixed[side] | s.begged
    found = []
    for where in range(REGION_COUNT):
        if s.army[side * REGION_COUNT + where] and together(s, side, where) and not shut >> where & 1:
            found.append(where)
    return found


def part_armies(s: Table) -> None:
    """A mixed Army is one as long as both players have units in it. WOTR-MULTI4-35"""
    for side in (0, 1):
        if s.mixed[side] == 0:
            continue
        for where in range(REGION_COUNT):
            if s.mixed[side] >> where & 1 and not together(s, side, where):
                s.mixed = changed(s.mixed, side, s.mixed[side] & ~(1 << where))


class AskMerge(RingStep):
    """The team-mate agrees to one mixed Army, or does not. WOTR-MULTI4-30"""

    PROMPT: ClassVar[str] = "team.merge"
    RULE: ClassVar[str] = "WOTR-MULTI4-30"
    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def seats(self, s: Table) -> int:
        from westmarch.games.war_of_the_ring.steps.action import actor

        asker = actor(s)
        team = [seat for seat in range(s.players) if s.side_at(seat) == s.side_at(asker)]
        return 1 << team[0] + team[1] - asker

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AGREE, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == DECLINE:
            narration.declined(s, seat, "merge", self.RULE)
            return
        side = s.side_at(seat)
        s.mixed = changed(s.mixed, side, s.mixed[side] | 1 << self.where)
        narration.merging(s, seat, self.where, "agreed")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[self.where]}


class Exchange(RingStep):
    """The Leading Player, then his team-mate, lays a card face down or declines; two cards change hands.

    WOTR-MULTI4-08, WOTR-MULTI4-09, WOTR-MULTI4-10
    """

    PROMPT: ClassVar[str] = "team.exchange"
    RULE: ClassVar[str] = "WOTR-MULTI4-08"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "second")

    def __init__(self, side: int, second: int) -> None:
        self.side = side
        self.second = second

    def _seat(self, s: Table) -> int:
        team = [seat for seat in range(s.players) if s.side_at(seat) == self.side]
        first = s.head(self.side)
        return team[0] + team[1] - first if self.second else first

    def seats(self, s: Table) -> int:
        team = [seat for seat in range(s.players) if s.side_at(seat) == self.side]
        if not self.second and not all(s.hand[seat] for seat in team):
            return 0  # nothing to exchange, as all can see
        return 1 << self._seat(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        first = SIDE_CARDS * self.side
        held = [EXCHANGE + first + card for card in range(SIDE_CARDS) if s.hand[seat] >> card & 1]
        return [*held, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, "exchange", self.RULE)
            self._take_back(s)
            return
        card = token - EXCHANGE
        s.hand[seat] &= ~(1 << card % SIDE_CARDS)
        s.swap = changed(s.swap, seat, card)
        back = {"deck": DECK_KINDS[deck_of_card(card)]}
        narration.tell_seat(s, seat, "exchange_offered", {**back, "card": CARDS[card]}, {**back}, self.RULE)
        if self.second:
            self._swap(s)
        else:
            s.become(Exchange(self.side, 1))

    def _take_back(self, s: Table) -> None:
        for seat in range(s.players):
            if s.swap[seat] != NO_CARD:
                s.hand[seat] |= 1 << s.swap[seat] % SIDE_CARDS
        s.swap = [NO_CARD] * 4
        s.done()

    def _swap(self, s: Table) -> None:
        mates = [seat for seat in range(s.players) if s.swap[seat] != NO_CARD]
        for giver, taker in (mates, mates[::-1]):
            card = s.swap[giver]
            bit = 1 << card % SIDE_CARDS
            s.hand[taker] |= bit
            s.given = changed(s.given, giver, s.given[giver] | bit)
            s.sealed = changed(s.sealed, taker, s.buried[taker])
            back = {"deck": DECK_KINDS[deck_of_card(card)]}
            inside = {**back, "card": CARDS[card]}
            narration.tell_seat(s, taker, "exchange_received", inside, back, "WOTR-MULTI4-09", news=1 << taker)
        s.swap = [NO_CARD] * 4
        s.done()

    def resolve(self, s: Table) -> None:
        s.done()

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if EXCHANGE <= token < EXCHANGE + len(CARDS):
            return f"{CARDS[token - EXCHANGE]} is not in your hand", self.RULE
        return "a card out of your hand, or decline", self.RULE
