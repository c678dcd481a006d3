"""The Card Game's estimate: what it says of the chances after a round."""

import pytest

import westmarch
from westmarch.agents.card_game import estimate
from westmarch.agents.heuristic import player
from westmarch.games.card_game.cards import GANDALF_THE_GREY
from westmarch.games.card_game.state import DECK, ELIMINATED, RESERVE, Table

PRESETS = tuple(westmarch.game("card_game").presets)


def third_round(preset: str, seed: int = 1) -> Table:
    """The rules of thumb have played two rounds."""
    game = westmarch.game("card_game")
    state = game.new(game.presets[preset], seed)
    assert isinstance(state, Table)
    mind = player("card_game", 1)
    while state.round < 3:
        state.apply(state.turn, mind.answer(state, state.turn))
    return state


@pytest.mark.parametrize("preset", PRESETS)
def test_the_sides_share_one_chance(preset: str) -> None:
    state = third_round(preset)
    chances = estimate.chances(state)
    free = {chances[seat] for seat in range(len(state.seats)) if state.sides[seat] == 0}
    shadow = {chances[seat] for seat in range(len(state.seats)) if state.sides[seat] == 1}
    assert len(free) == len(shadow) == 1
    assert sum(free | shadow) == pytest.approx(1)


@pytest.mark.parametrize("preset", PRESETS)
def test_corruption_is_bad_for_the_free_peoples(preset: str) -> None:
    state = third_round(preset)
    free = state.sides.index(0)
    fair = estimate.chances(state)[free]
    state.corruption += 3
    assert estimate.chances(state)[free] < fair


def test_gandalf_is_worth_more_in_reserve_than_in_the_deck_and_least_eliminated() -> None:
    state = third_round("duel2")
    chances = []
    for place in (RESERVE, DECK, ELIMINATED):
        state.place[GANDALF_THE_GREY] = place
        chances.append(estimate.chances(state)[0])
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 3


def test_the_game_is_at_rest_when_the_next_round_begins() -> None:
    state = third_round("trilogy")
    since = state.clone()
    mind = player("card_game", 1)
    while not estimate.at_rest(state, since):
        assert state.round == 3
        state.apply(state.turn, mind.answer(state, state.turn))
    assert state.round == 4
