"""War of the Ring as a subject of the conformance kit."""

from functools import cache

from tests.conformance.subjects import Subject
from tests.games.war_of_the_ring.late import scenes
from westmarch import State
from westmarch.games.war_of_the_ring.armies import besieged, count, under_siege, units
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, REGION_COUNT, SHADOW
from westmarch.games.war_of_the_ring.cards import NO_CARD, SIDE_CARDS
from westmarch.games.war_of_the_ring.pieces import END_FIGURE, FIRST_FIGURE, TOTAL, UNITS
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import Go
from westmarch.games.war_of_the_ring.tiles import HOW_MANY, NO_TILE, STANDARD, TILE_KINDS


def inventory(state: State) -> object:
    """205 figures, 96 cards, 24 tiles, three Rings, every die: each somewhere."""
    assert isinstance(state, Table)
    return figures(state), cards(state), tiles(state), len(state.place)


WIDE = 8
"""Bits for each kind of figure, enough to add up all regions."""

BOX = sum(number << WIDE * kind for kind, number in enumerate(TOTAL))


@cache
def spread(force: int, side: int) -> int:
    """A force with wider fields, so that forces can be added."""
    return sum(count(force, kind) << WIDE * kind for kind in range(FIRST_FIGURE[side], END_FIGURE[side]))


def figures(s: Table) -> int:
    """All figures by kind: on the map, in the reinforcements and lost. WOTR-DEF-25"""
    total = sum(n << WIDE * kind for pile in (s.reserve, s.lost) for kind, n in enumerate(pile))
    for side in (FREE_PEOPLES, SHADOW):
        for force in s.army[side * REGION_COUNT : (side + 1) * REGION_COUNT]:
            if force:
                total += spread(force, side)
    return total


def cards(s: Table) -> int:
    """All cards, each in one place alone."""
    sets = [1 << card for card in (*s.combat_card, *s.swap) if card != NO_CARD]
    if s.playing != NO_CARD and not s.on_table(s.playing):
        sets.append(1 << s.playing)
    for pile in s.deck:
        sets += [1 << card for card in pile]
    for seat in range(s.players):
        sets += [held << SIDE_CARDS * s.side_at(seat) for held in (s.hand[seat], s.buried[seat])]
    for side in (0, 1):
        sets += [lying << SIDE_CARDS * side for lying in (s.discard[side], s.table_cards[side])]
    found = 0
    for some in sets:
        assert not found & some, "a card is in two places"
        found |= some
    assert found == (1 << 96) - 1
    return found


def tiles(s: Table) -> list[int]:
    """Standard tiles by kind; special tiles are at most once in play."""
    total = [s.bag[t] + s.drawn[t] + s.removed[t] + (s.lurking >> t & 1) for t in range(TILE_KINDS)]
    for held in (s.tile, s.first_tile):
        if held != NO_TILE:
            total[held] += 1
    assert all(total[t] <= HOW_MANY[t] for t in range(TILE_KINDS))
    return total[:STANDARD]


def invariants(state: State) -> None:
    assert isinstance(state, Table)
    assert figures(state) == BOX
    assert 0 <= sum(state.rings) <= 3
    if state.stack and isinstance(state.stack[-1], Go):
        at_rest(state)


def at_rest(s: Table) -> None:
    """Between two actions."""
    for side in (FREE_PEOPLES, SHADOW):
        assert s.unused(side) + s.box[side] <= s.pool[side]
        for where in range(REGION_COUNT):
            force = s.army[side * REGION_COUNT + where]
            if not force:
                continue
            number = units(force, side)
            assert number <= (5 if besieged(s, side, where) else 10)  # WOTR-STACK-01, WOTR-STACK-02
            assert number or side == SHADOW, "Leaders without an Army"  # WOTR-DEF-18
    for where in range(REGION_COUNT):  # WOTR-DEF-29
        both = s.army[where] & UNITS[0] != 0 and s.army[REGION_COUNT + where] & UNITS[1] != 0
        assert under_siege(s, where) == both
    assert all(size <= 6 for size in (s.hand_size(seat) for seat in range(s.players)))
    assert s.corruption < 12
    assert all(s.politics[n] > 0 for n in range(5) if not s.active >> n & 1)  # WOTR-POLITICS-03


SUBJECT = Subject("war_of_the_ring", inventory, invariants, pace=150, scenes=scenes)
