"""The clock that ends an agent's thinking."""

import time

import pytest

import westmarch
from westmarch.agents import Agent, Perspective
from westmarch.agents.clock import Clock, by_processor, now
from westmarch.kernel import Token
from westmarch.ladder import Plan, playing


def test_the_clock_stops_before_an_iteration_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = [0.0]
    monkeypatch.setattr("westmarch.agents.clock._reading", lambda: reading[0])
    clock = Clock(1.0)
    ticks = []
    for _ in range(4):
        reading[0] += 0.3
        ticks.append(clock.tick())
    assert ticks == [True, True, False, False], "a fourth would end at 1.2"
    assert Clock(None).tick(), "without a limit it never stops"


def test_players_wait_by_the_clock_on_the_wall() -> None:
    before = now()
    time.sleep(0.05)
    assert now() - before >= 0.05


def test_where_the_processor_is_what_counts_waiting_takes_no_time() -> None:
    with by_processor():
        before = now()
        time.sleep(0.2)
        assert now() - before < 0.1
        while now() - before < 0.1:  # work does take some
            pass
    before = now()
    time.sleep(0.05)
    assert now() - before >= 0.05, "and afterwards it is as it was"


class Sleeper(Agent):
    """Another program has the processor while it thinks."""

    def choose(self, perspective: Perspective) -> Token:
        time.sleep(0.002)
        return perspective.decision.tokens[0]


def test_what_else_the_machine_does_is_no_thinking_in_a_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "agent", lambda name, seed: Sleeper(seed))
    plan = Plan("mount_doom", westmarch.game("mount_doom").settle({}), ("random",), 1, 7)
    thinking = playing.play(plan, next(iter(plan.fixtures()))).thinking[0]
    assert thinking.decisions > 10
    assert thinking.seconds < 0.001 * thinking.decisions, thinking
