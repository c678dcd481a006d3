"""War of the Ring's players choose the same in every build: their numbers are added up alike, to the last bit."""

from hashlib import sha256

import pytest

from westmarch.agents import Perspective
from westmarch.agents.rehearsing import Rehearser
from westmarch.agents.war_of_the_ring.learned import LEARNED
from westmarch.agents.war_of_the_ring.player import Player
from westmarch.agents.war_of_the_ring.weights import USUAL
from westmarch.games.war_of_the_ring import GAME

PLAYED = {
    ("two_players", "usual"): "dda430a04441fedb",
    ("three_players", "usual"): "97ac8b77c2e7d807",
    ("four_players", "usual"): "2b2146b7dccdc6b1",
    ("two_players", "learned"): "395feca329f5c6dc",
}
"""A digest of all that is chosen in a game, by preset and weights."""

REHEARSED = "1dfee16ac0f5cc7e"
"""The same of the first actions of a player that rehearses."""


@pytest.mark.parametrize(("preset", "weights"), PLAYED)
def test_a_game_by_rules_of_thumb_is_the_same_in_every_build(preset: str, weights: str) -> None:
    state = GAME.new(GAME.presets[preset], 11)
    player = Player(1, USUAL if weights == "usual" else LEARNED)
    digest = sha256()
    while not state.over:
        token = player.choose(Perspective(state, state.seats[state.turn])).id
        digest.update(f"{state.turn} {token}\n".encode())
        state.apply(state.turn, token)
    assert digest.hexdigest()[:16] == PLAYED[preset, weights]


def test_a_rehearsed_action_is_the_same_in_every_build() -> None:
    state = GAME.new({}, 11)
    mind = Rehearser(1, "war_of_the_ring", 16)
    digest = sha256()
    for _ in range(40):
        token = mind.choose(Perspective(state, state.seats[state.turn])).id
        digest.update(f"{state.turn} {token} {[trial.total for trial in mind.trials]}\n".encode())
        state.apply(state.turn, token)
    assert digest.hexdigest()[:16] == REHEARSED
