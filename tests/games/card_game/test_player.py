"""The heuristic player of the Card Game: it beats chance from every side, and reads nothing that is hidden."""

import pytest

from tests.games.card_game.scenes import CardScene, activate, combat, table
from westmarch import Generator
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.card_game import Player
from westmarch.agents.card_game.texts import PRICED
from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import CARDS, FREE, KIND, NAMES, SHADOW
from westmarch.games.card_game.state import Table
from westmarch.games.card_game.texts import ACTION, EVENT_TEXT, NO_TEXT
from westmarch.kernel import State, random_token


def chosen(scene: CardScene) -> str:
    """What the player would choose now."""
    return Player(1).choose(Perspective(scene.state, scene.seat)).text


def played_out(state: State, agents: dict[str, Agent]) -> State:
    while not state.over:
        seat = state.seats[state.turn]
        state.apply(state.turn, agents[seat].choose(Perspective(state, seat)).id)
    return state


@pytest.mark.parametrize("side", [FREE, SHADOW])
@pytest.mark.parametrize("preset", GAME.presets)
def test_it_beats_chance_from_either_side(preset: str, side: int) -> None:
    for seed in range(2):
        state = GAME.new(GAME.presets[preset], seed)
        assert isinstance(state, Table)
        names = ["heuristic" if state.sides[i] == side else "random" for i in range(len(state.seats))]
        played_out(state, {seat: agent(name, seed) for seat, name in zip(state.seats, names, strict=True)})
        assert state.outcome is not None
        assert state.outcome.winners == tuple(s for s, name in zip(state.seats, names, strict=True) if name != "random")


@pytest.mark.parametrize("preset", GAME.presets)
def test_it_chooses_the_same_whatever_lies_hidden(preset: str) -> None:
    rng = Generator.seeded(5)
    compared = 0
    for seed in range(3):
        state = GAME.new(GAME.presets[preset], seed)
        while not state.over:
            seat = state.turn
            name = state.seats[seat]
            if rng.below(6) == 0 and len(state.legal(seat)) > 1:
                token = Player(1).choose(Perspective(state, name))
                for _ in range(2):
                    other = state.imagine(name, rng)
                    assert Player(1).choose(Perspective(other, name)) == token
                    compared += 1
            state.apply(seat, random_token(state, seat, rng))
    assert compared > 50


def test_it_has_a_price_for_every_text() -> None:
    priced = {NAMES.index(name) for name in PRICED}
    assert priced == {KIND[card] for card in range(CARDS) if ACTION[card] != NO_TEXT or EVENT_TEXT[card] != NO_TEXT}


# --- rules of thumb -----------------------------------------------------------------------------------------------


def test_a_token_worth_a_point_is_kept_and_a_token_of_the_round_is_used() -> None:
    trilogy = table(hands={"frodo": "village_militia"})
    assert "ring" in trilogy.legal()
    assert chosen(trilogy) != "ring"
    duel = table(scenario="duel2", hands={"gandalf": "village_militia arwen"})
    assert chosen(duel) == "ring"


def test_gandalf_goes_where_the_ring_is_in_danger() -> None:
    scene = table(hands={"frodo": "gandalf_the_grey village_militia"}, at={"shelobs_lair": "shelob the_witch_king"})
    assert chosen(scene) == "play gandalf_the_grey"
    scene.choose("play gandalf_the_grey")
    assert chosen(scene) == "to path"


def test_a_fight_that_is_won_gets_no_more_cards() -> None:
    hands = {"aragorn": "soldiers_of_gondor paths_of_the_dead"}
    scene = table(turn="aragorn", hands=hands, at={"minas_tirith": "great_gate high_elves"}, path="cracks_of_doom")
    assert chosen(scene) != "play soldiers_of_gondor"


def test_the_cheapest_defenders_are_given_up() -> None:
    """Merry comes back from a path, and cancels as much as Legolas, who does not."""
    scene = combat("amon_hen", "merry_brandybuck legolas the_reaver", people=2)
    assert scene.legal() == {"lose merry_brandybuck", "lose legolas"}
    assert chosen(scene) == "lose merry_brandybuck"


def test_three_cards_are_worth_one() -> None:
    scene = activate("osgiliath", hands={"aragorn": "arwen boromir"})
    assert chosen(scene) == "accept"


def test_frodo_is_saved_with_all_that_he_wields() -> None:
    scene = combat("shelobs_lair", "frodo_baggins+elven_cloak+mithril_coat shelob")
    assert scene.legal() == {"save_by frodo_baggins", "save_by elven_cloak"}
    assert chosen(scene) == "save_by elven_cloak"
