"""A refused token says why, with its rule: never only that it is not among the choices."""

import pytest

from tests.games.war_of_the_ring.late import scenes
from tests.games.war_of_the_ring.scenes import FP, SHADOW, table
from tests.rulebook import rule
from westmarch import Generator, State
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.words import ACTS

GENERIC = "that is not among the choices now"
VERBS: dict[str, list[int]] = {}
for token in GAME.vocabulary.tokens:
    VERBS.setdefault(token.text.split()[0], []).append(token.id)


def refusals(state: State, rng: Generator, most: int) -> int:
    """Play on; at each decision try other subjects of the verbs that are offered. How many were refused."""
    refused = 0
    for _ in range(most):
        if state.over:
            break
        seat = state.turn
        legal = state.legal(seat)
        step = state.stack[-1]
        for verb in {GAME.vocabulary[token].text.split()[0] for token in legal}:
            others = [token for token in VERBS[verb] if token not in legal]
            for token in [others[rng.below(len(others))] for _ in range(3) if others]:
                reason, by = step.refusal(state, seat, token)
                assert reason != GENERIC, f"{type(step).__name__}: {GAME.vocabulary[token]}"
                assert by in GAME.ledger
                refused += 1
        state.apply(seat, legal[rng.below(len(legal))])
    return refused


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_refusal_names_its_reason(preset: str) -> None:
    assert refusals(GAME.new(GAME.presets[preset], seed=6), Generator.seeded(6), 700) > 1000


@pytest.mark.parametrize("name", scenes())
def test_a_refusal_names_its_reason_late_in_the_game(name: str) -> None:
    assert refusals(scenes()[name], Generator.seeded(8), 120) > 50


@rule("WOTR-DICE-24", "WOTR-DICE-15", "WOTR-DICE-16")
@pytest.mark.parametrize("side", [FP, SHADOW])
@pytest.mark.parametrize("die", ["character", "army", "muster", "event", "muster_army", "will"])
def test_every_act_that_a_die_does_not_allow_is_explained(side: str, die: str) -> None:
    if die == ("army" if side == FP else "will"):
        return  # not on the dice of this side
    scene = table(turn=side, dice=f"{die} | {die}")
    scene.choose(f"die {die}")
    step = scene.state.stack[-1]
    seat = scene.state.turn
    legal = scene.legal()
    first = GAME.vocabulary.own("act skip").id
    for i, act in enumerate(ACTS):
        if f"act {act}" not in legal:
            reason, by = step.refusal(scene.state, seat, first + i)
            assert reason != GENERIC
            assert by in GAME.ledger
