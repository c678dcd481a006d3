"""What the view counts and opens beforehand is what combat and the next question say."""

from collections.abc import Iterator
from typing import Any

import pytest

import westmarch
from westmarch import Generator, State
from westmarch.games.card_game.cards import EVENT, KIND, NAMES, TYPE
from westmarch.kernel.playout import random_token

GAME = westmarch.game("card_game")
EVENTS = {NAMES[KIND[card]] for card in range(len(KIND)) if TYPE[card] == EVENT}


def games(preset: str) -> Iterator[State]:
    """The positions of two random games."""
    for seed in range(2):
        state = GAME.new(GAME.presets[preset], seed=seed)
        rng = Generator.seeded(seed)
        while state.outcome is None:
            yield state
            state.play(state.seats[state.turn], random_token(state, state.turn, rng))


def sums(table: dict[str, Any], location: str) -> dict[str, int]:
    place = table["battlegrounds"].get(location) or table["path"]
    found: dict[str, int] = place["sums"]
    return found


@pytest.mark.parametrize("preset", ["trilogy", "duel2", "duel3", "fellowship"])
def test_the_sums_are_those_that_combat_counts(preset: str) -> None:
    fought = attacked = 0
    for state in games(preset):
        fights = [token for decision in state.pending for token in decision.tokens if token.verb == "fight"]
        table = state.view(None)["table"]
        for token in fights:
            told = state.clone().play(state.seats[state.turn], token)[0].whole()
            counted = sums(table, told["location"])
            assert told["event"] == "combat"
            assert told["attack"] == counted["attack"]
            assert told["cancelled"] == min(counted["attack"], counted["own_defence"])
            fought += 1
            attacked += counted["attack"] > 0
    assert fought >= 8
    assert attacked


@pytest.mark.parametrize("preset", ["trilogy", "fellowship"])
def test_the_open_places_are_those_that_can_be_chosen(preset: str) -> None:
    asked = 0
    for state in games(preset):
        decision = state.pending[0]
        if decision.prompt != "action.choose":
            continue
        opened = state.view(decision.seat)["table"]["seats"][decision.seat]["cards"]["open_to"]
        legal = [token for token in decision.tokens if token.subject not in EVENTS]
        for verb, prompt in (("play", "action.target"), ("move", "action.destination")):
            tokens = [token for token in legal if token.verb == verb]
            assert {token.subject for token in tokens} == set(opened[verb])
            for token in tokens:
                after = state.clone()
                after.play(decision.seat, token)
                if after.pending and after.pending[0].prompt == prompt:
                    assert opened[verb][token.subject] == [each.text for each in after.pending[0].tokens]
                    asked += 1
                else:
                    assert len(opened[verb][token.subject]) == 1
    assert asked > 20


def test_only_its_own_person_sees_where_the_cards_of_a_hand_may_go() -> None:
    state = GAME.new(GAME.presets["trilogy"], seed=1)
    seats = state.view("frodo")["table"]["seats"]
    assert seats["frodo"]["cards"]["open_to"]["play"]
    assert all(seats[other]["cards"] is None for other in ("witch_king", "aragorn", "saruman"))
