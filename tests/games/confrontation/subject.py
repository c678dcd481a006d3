"""The Confrontation as a subject of the conformance kit."""

from tests.conformance.subjects import Subject
from westmarch import State
from westmarch.games.confrontation.board import CAPACITY, REGION_COUNT
from westmarch.games.confrontation.cards import CARDS_PER_SIDE, FULL_HAND, NO_CARD
from westmarch.games.confrontation.pieces import PER_SIDE, TILES
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps.turn import ChooseAction


def inventory(state: State) -> object:
    """Eighteen tiles and eighteen combat cards, each somewhere."""
    assert isinstance(state, Table)
    tiles = [face // 2 for face in state.character]
    cards = [
        sorted(
            [card for card in range(CARDS_PER_SIDE) if state.hand[side] >> card & 1]
            + [card for card in range(CARDS_PER_SIDE) if state.pile[side] >> card & 1]
            + [card for card in state.card[side : side + 1] if card != NO_CARD]
        )
        for side in (0, 1)
    ]
    handles = [sorted(state.handle[PER_SIDE * side : PER_SIDE * side + PER_SIDE]) for side in (0, 1)]
    return tiles, cards, handles


def invariants(state: State) -> None:
    assert isinstance(state, Table)
    for side in (0, 1):
        for region in range(REGION_COUNT):
            here = len(state.pieces_in(side, region))
            assert state.here(side, region) == here
            assert bool(state.full[side] >> region & 1) == (here >= CAPACITY[region])
            assert bool(state.crowded[side] >> region & 1) == (here > 1)
    if not state.stack:
        return
    if isinstance(state.stack[-1], ChooseAction):
        # CONF-COMBAT-29: both hands are of one size between battles; CONF-TURN-05: no region is contested.
        assert state.hand[0].bit_count() == state.hand[1].bit_count()
        assert state.hand[0] | state.pile[0] == FULL_HAND
        assert not any(state.here(0, region) and state.here(1, region) for region in range(REGION_COUNT))
        for piece in range(TILES):
            # Nobody is ever ruled out for being who it is.
            assert state.region[piece] == REGION_COUNT or state.may_be(piece, piece)


SUBJECT = Subject("confrontation", inventory, invariants)
