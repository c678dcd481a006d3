"""War of the Ring as a subject of the conformance kit."""

from tests.conformance.subjects import Subject
from westmarch import State
from westmarch.games.war_of_the_ring.armies import besieged, count, has_army, under_siege
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, REGION_COUNT, SHADOW
from westmarch.games.war_of_the_ring.cards import DECK_SIZE, NO_CARD, SIDE_CARDS
from westmarch.games.war_of_the_ring.pieces import (
    END_FIGURE,
    FIGURE_COUNT,
    FIGURE_SIDE,
    FIRST_FIGURE,
    LEADER_OF,
    TOTAL,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import Go
from westmarch.games.war_of_the_ring.tiles import HOW_MANY, NO_TILE, STANDARD, TILE_KINDS


def inventory(state: State) -> object:
    """205 figures, 96 cards, 24 tiles, three Rings, every die: each somewhere."""
    assert isinstance(state, Table)
    return figures(state), cards(state), tiles(state), len(state.place)


def figures(s: Table) -> list[int]:
    """By kind: on the map, in the reinforcements and lost. WOTR-DEF-25"""
    return [
        sum(count(s.army[FIGURE_SIDE[k] * REGION_COUNT + w], k) for w in range(REGION_COUNT)) + s.reserve[k] + s.lost[k]
        for k in range(FIGURE_COUNT)
    ]


def cards(s: Table) -> list[list[int]]:
    """By deck: all cards of it, wherever they are."""
    found: list[list[int]] = [list(pile) for pile in s.deck]
    loose = [card for card in (*s.combat_card, *s.swap) if card != NO_CARD]
    if s.playing != NO_CARD and not s.on_table(s.playing):
        loose.append(s.playing)
    for seat in range(s.players):
        for cards_of in (s.hand[seat], s.buried[seat]):
            loose += [SIDE_CARDS * s.side_at(seat) + c for c in range(SIDE_CARDS) if cards_of >> c & 1]
    for side in (0, 1):
        for cards_of in (s.discard[side], s.table_cards[side]):
            loose += [SIDE_CARDS * side + c for c in range(SIDE_CARDS) if cards_of >> c & 1]
    for card in loose:
        found[card // DECK_SIZE].append(card)
    return [sorted(pile) for pile in found]


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
    assert figures(state) == list(TOTAL)
    assert 0 <= sum(state.rings) <= 3
    for side in (FREE_PEOPLES, SHADOW):
        for where in range(REGION_COUNT):
            force = state.army[side * REGION_COUNT + where]
            left = force
            for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
                left -= count(force, kind) << (4 * kind if side == FREE_PEOPLES else 6 * (kind - 15))
            assert left == 0
    if state.stack and isinstance(state.stack[-1], Go):
        at_rest(state)


def at_rest(s: Table) -> None:
    """Between two actions."""
    for side in (FREE_PEOPLES, SHADOW):
        assert s.unused(side) + s.box[side] <= s.pool[side]
        for where in range(REGION_COUNT):
            units = sum(
                count(s.army[side * REGION_COUNT + where], k)
                for k in range(FIRST_FIGURE[side], END_FIGURE[side])
                if k not in LEADER_OF
            )
            assert units <= (5 if besieged(s, side, where) else 10)  # WOTR-STACK-01, WOTR-STACK-02
            if side == FREE_PEOPLES and s.army[where]:
                assert units, "Leaders without an Army"  # WOTR-DEF-18
    for where in range(REGION_COUNT):  # WOTR-DEF-29
        assert under_siege(s, where) == (has_army(s, FREE_PEOPLES, where) and has_army(s, SHADOW, where))
    assert all(size <= 6 for size in (s.hand_size(seat) for seat in range(s.players)))
    assert s.corruption < 12
    assert all(s.politics[n] > 0 for n in range(5) if not s.active >> n & 1)  # WOTR-POLITICS-03


SUBJECT = Subject("war_of_the_ring", inventory, invariants)
