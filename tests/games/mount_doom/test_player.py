"""The heuristic player of Adventure to Mount Doom."""

import pytest

from tests.games.mount_doom.scenes import table
from westmarch import Generator, State
from westmarch.agents import Agent, Perspective
from westmarch.agents.mount_doom import Player
from westmarch.agents.mount_doom_worth import CHANCES, TURNS
from westmarch.agents.random import Random
from westmarch.games.mount_doom import GAME


def play(state: State, agents: list[Agent]) -> list[str]:
    """Play a game to its end; the tokens that were chosen."""
    chosen = []
    while not state.over:
        seat = state.turn
        token = agents[seat].choose(Perspective(state, state.seats[seat]))
        state.play(state.seats[seat], token)
        chosen.append(token.text)
    return chosen


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_it_plays_every_mode_to_the_end(preset: str) -> None:
    state = GAME.new(GAME.presets[preset], seed=3)
    play(state, [Player(seat) for seat in range(len(state.seats))])
    assert state.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = GAME.new({"players": 2}, seed=5), GAME.new({"players": 2}, seed=5)
    assert play(first, [Player(1), Player(2)]) == play(second, [Player(1), Player(2)])


def test_it_comes_much_further_than_chance() -> None:
    def reached(agent: type[Agent]) -> int:
        states = [GAME.new(seed=seed) for seed in range(12)]
        for seed, state in enumerate(states):
            play(state, [agent(seed)])
        return sum(state.outcome.scores["first"] for state in states if state.outcome is not None)

    assert reached(Player) > 2 * reached(Random)


def test_it_reads_only_what_lies_open() -> None:
    state = GAME.new(seed=8)
    for seed in range(20):
        imagined = state.imagine("first", Generator.seeded(seed))
        answer = Player(1).choose(Perspective(imagined, "first"))
        assert answer.text == Player(2).choose(Perspective(state, "first")).text


def test_the_chances_of_the_last_stage_are_ordered() -> None:
    for steps in range(1, 9):
        assert CHANCES[steps][0] == 0
        assert all(less < more for less, more in zip(CHANCES[steps], CHANCES[steps][1:], strict=False))
        assert all(far < near for far, near in zip(CHANCES[steps][1:], CHANCES[steps - 1][1:], strict=True))
    assert TURNS[0] == 0
    assert TURNS[1] == 1


def test_it_takes_the_hint() -> None:
    """With the end one step away Faramir finishes the stage, and a 6 of the Witch-king's die is Éowyn's."""
    scene = table({"ring_bearer": 38}, stage="minas_morgul", cards="faramir", gandalf_stack="")
    assert Player(1).choose(Perspective(scene.state, "first")).text == "use faramir"
    scene = table(
        {"ring_bearer": 34}, stage="minas_morgul", cards="eowyn", track="- witch_king - - - -", nazgul=5
    ).turn((2, "gimli", 1), (6, "aragorn", 1), then=[6])
    assert Player(1).choose(Perspective(scene.state, "first")).text == "use eowyn"
