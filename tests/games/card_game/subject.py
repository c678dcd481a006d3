"""The Card Game as a subject of the conformance kit."""

from tests.conformance.subjects import Subject
from westmarch import State
from westmarch.games.card_game.cards import CARDS, ITEM, NO_CARD, SIDE, TYPE, WIELDERS
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, PATH_NUMBER
from westmarch.games.card_game.state import (
    ACTIVE,
    APART,
    BOX,
    DECK,
    FIELD,
    LAID,
    NO_PATH,
    RESERVE,
    ZONES,
    Table,
)
from westmarch.games.card_game.state import PATH as ON_PATH
from westmarch.games.card_game.steps.actions import ChooseAction


def inventory(state: State) -> object:
    """The cards of every seat and the locations of the scenario, each somewhere."""
    assert isinstance(state, Table)
    cards = [[card for card in range(CARDS) if state.owner[card] == seat] for seat in range(len(state.seats))]
    placed = [[card for card in deck if state.place[card] != BOX] for deck in cards]
    fields = [bool(where) for where in state.field]
    paths = [bool(where) for where in state.road]
    return placed, fields, paths


def invariants(state: State) -> None:
    assert isinstance(state, Table)
    for seat, deck in enumerate(state.decks):
        for zone in range(1, ZONES):
            found = [card for card in deck if state.place[card] == zone]
            assert state.size(seat, zone) == len(found)
            if DECK <= zone <= APART:
                # Nobody is ever sure of something that is not so.
                assert all(state.might_be_in(card, zone) for card in found)
    for card in range(CARDS):
        wielder = state.wielder[card]
        if wielder != NO_CARD:
            assert TYPE[card] == ITEM
            assert wielder in WIELDERS[card]
            assert SIDE[card] == SIDE[wielder]
            assert state.place[card] == state.place[wielder] >= RESERVE
        elif TYPE[card] == ITEM:
            assert state.place[card] < LAID
        if state.place[card] >= FIELD:
            assert state.field[state.place[card] - FIELD] == ACTIVE
        if state.place[card] == ON_PATH:
            assert state.path != NO_PATH
    assert sum(where == ACTIVE for where in state.road) == (state.path != NO_PATH)
    assert state.path == NO_PATH or PATH_NUMBER[state.path] == state.path_number
    if state.stack and isinstance(state.stack[-1], ChooseAction):
        assert state.path != NO_PATH
        assert not any(state.size(seat, zone) for seat in range(len(state.seats)) for zone in (APART, LAID))
        assert state.combat < 0
        assert not state.line
    assert len(state.attack_added) == BATTLEGROUND_COUNT + 1


SUBJECT = Subject("card_game", inventory, invariants, pace=4)
