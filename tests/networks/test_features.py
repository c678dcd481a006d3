"""What a network reads: nothing that the seat does not know, and enough to tell positions apart."""

from collections.abc import Iterator
from importlib import import_module

import pytest

import westmarch
from westmarch.kernel import Generator, State, random_token
from westmarch.networks.reading import GAMES

POSITIONS = 60


def walk(game: str, preset: str, seed: int) -> Iterator[State]:
    """The positions of a random game, one in five."""
    rules = westmarch.game(game)
    state = rules.new(rules.presets[preset], seed)
    rng = Generator.seeded(seed)
    for number in range(5 * POSITIONS):
        if state.over:
            return
        if number % 5 == 0:
            yield state
        state.apply(state.turn, random_token(state, state.turn, rng))


PRESETS = [(game, preset) for game in GAMES for preset in westmarch.game(game).presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_a_seat_cannot_know_has_no_feature(game: str, preset: str) -> None:
    read = import_module(f"westmarch.networks.features.{game}").features
    rng = Generator.seeded(3)
    for seed in (1, 2):
        for state in walk(game, preset, seed):
            for seat, name in enumerate(state.seats):
                known = read(state, seat)
                for _ in range(2):
                    assert read(state.imagine(name, rng), seat) == known


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_features_are_in_range_and_each_is_told_once(game: str, preset: str) -> None:
    module = import_module(f"westmarch.networks.features.{game}")
    for state in walk(game, preset, 4):
        for seat in range(len(state.seats)):
            known = module.features(state, seat)
            assert len(set(known)) == len(known)
            assert min(known) >= 0
            assert max(known) < module.SIZE


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_look_different_have_different_features(game: str) -> None:
    """Where the same tokens are legal for the same question, as good as all that differs in the view can be read."""
    read = import_module(f"westmarch.networks.features.{game}").features
    preset = next(iter(westmarch.game(game).presets))
    views: dict[str, str] = {}
    same = 0
    for seed in range(5, 8):
        for state in walk(game, preset, seed):
            seat = state.turn
            key = str(sorted(read(state, seat)))
            view = str(state.view(state.seats[seat])["table"])
            same += views.setdefault(key, view) != view
    assert same <= len(views) // 50
