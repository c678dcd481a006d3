"""Adventure to Mount Doom as a subject of the conformance kit."""

from tests.conformance.subjects import Subject
from westmarch import State
from westmarch.games.mount_doom.board import (
    MINAS_MORGUL,
    NAZGUL_TOTAL,
    NO_DIE,
    RING_BEARER,
    SLOTS,
    WAITING,
    destination,
)
from westmarch.games.mount_doom.cards import ARMY_OF_THE_DEAD, CARD_COUNT, NO_CARD, STAGE_OF, cards_in
from westmarch.games.mount_doom.state import Table


def inventory(state: State) -> object:
    """Forty-eight cards, each in exactly one place, and nine Nazgûl, unless Éowyn has slain them all."""
    assert isinstance(state, Table)
    lying = [card for card in [*state.slot, state.under] if card != NO_CARD]
    stacked = [card for stack in state.stacks for card in stack] + state.gandalf_stack
    held = [card for hand in state.hand for card in cards_in(hand)]
    cards = sorted(lying + stacked + held + cards_in(state.box))
    nazgul = state.nazgul + state.nazgul_pool
    return cards, nazgul or NAZGUL_TOTAL


def invariants(state: State) -> None:
    assert isinstance(state, Table)
    assert len(state.hand) == 4
    assert not any(state.hand[state.players :])
    # At Minas Morgul the companions' steps are made before the last stage is laid out. DOOM-STAGE-13
    assert state.figure[RING_BEARER] <= destination(state.stage) + (4 if state.stage == MINAS_MORGUL else 0)
    assert all(space <= 40 or space == WAITING for space in state.figure[1:])
    for slot in range(SLOTS):
        card = state.slot[slot]
        if card == NO_CARD:
            assert not state.face_down >> slot & 1
        else:
            assert STAGE_OF[card] == state.stage
            assert state.is_hidden(slot) or state.seen >> card & 1
    if state.under != NO_CARD:
        assert state.slot_of(ARMY_OF_THE_DEAD) >= 0
    waiting_dice = [die for die in state.tile if die != NO_DIE]
    assert len(set(waiting_dice)) == len(waiting_dice)
    for die in range(8):
        lies_out = state.rolled >> die & 1 or die in waiting_dice
        assert bool(state.face[die]) or not lies_out
    assert all(card < CARD_COUNT for card in cards_in(state.seen))


SUBJECT = Subject("mount_doom", inventory, invariants, pace=4)
