"""Every law on every game and preset: seeded random play, and play driven by Hypothesis."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.laws import play_under_the_laws
from tests.conformance.subjects import Subject, subjects
from westmarch import Generator, Record

CASES = [
    pytest.param(subject, preset, id=f"{subject.game_id}-{preset}")
    for subject in subjects()
    for preset in subject.game.presets
]


@pytest.mark.parametrize(("subject", "preset"), CASES)
def test_random_games_obey_the_laws(subject: Subject, preset: str) -> None:
    options: dict[str, object] = dict(subject.game.presets[preset])
    checked = kept_step = 0
    for seed in range(2):
        rng = Generator.seeded(1000 + seed)
        p = play_under_the_laws(subject, options, seed, rng.below, subject.pace)
        assert p.state.over
        checked += p.record.position // subject.pace
        kept_step += p.lockstep
    assert kept_step > checked // 4, "the re-dealing law had nothing to say"


SCENES = [
    pytest.param(subject, name, id=f"{subject.game_id}-{name}") for subject in subjects() for name in subject.scenes()
]


@pytest.mark.parametrize(("subject", "name"), SCENES)
def test_late_positions_obey_the_laws(subject: Subject, name: str) -> None:
    start = subject.scenes()[name]
    for seed in range(2):
        rng = Generator.seeded(2000 + seed)
        start.rng = Generator.seeded(seed)
        play_under_the_laws(subject, dict(start.options), seed, rng.below, every=6, limit=60, start=start)


@pytest.mark.parametrize(("subject", "preset"), CASES)
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
def test_games_driven_by_hypothesis_obey_the_laws(
    subject: Subject, preset: str, data: st.DataObject, seed: int
) -> None:
    options: dict[str, object] = dict(subject.game.presets[preset])
    play_under_the_laws(
        subject, options, seed, lambda n: data.draw(st.integers(0, n - 1)), every=5 * subject.pace, limit=150
    )


@pytest.mark.parametrize(("subject", "preset"), CASES)
def test_the_same_seed_and_tokens_give_the_same_game(subject: Subject, preset: str) -> None:
    rng = Generator.seeded(5)
    first = Record(subject.game, subject.game.presets[preset], seed=11)
    while not first.state.over:
        decision = first.state.pending[rng.below(len(first.state.pending))]
        first.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
    second = Record(subject.game, subject.game.presets[preset], seed=11)
    for entry in first.entries:
        second.play(entry.seat, entry.token)
    assert second.state.to_json() == first.state.to_json()
    assert second.text() == first.text()
    assert second.log("everything") == first.log("everything")
