"""A game of the ladder: played, timed, and told in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import westmarch
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.clock import by_processor, now
from westmarch.agents.seeds import derived_seed
from westmarch.kernel import Outcome, State, WestmarchError
from westmarch.ladder.plan import Fixture, Plan
from westmarch.ladder.processes import Unfinished, shared_out

if TYPE_CHECKING:
    from westmarch.ladder.keeping import Scorebook


class Thinking(NamedTuple):
    """The time of one side: over how many decisions with a choice, altogether, and for the longest of them."""

    decisions: int
    seconds: float
    longest: float


class Played(NamedTuple):
    """What is kept of a game. A game that broke off has no reason, but a problem."""

    number: int
    agents: tuple[str, ...]
    score: float
    """Of the first side: 1 it won, 0 it lost, a half if nobody did, or everybody."""

    reason: str
    decisions: int
    thinking: tuple[Thinking, ...] = ()
    problem: str = ""

    def describe(self) -> dict[str, Any]:
        return self._asdict() | {"thinking": [list(side) for side in self.thinking]}


def climb(plan: Plan, scorebook: Scorebook, jobs: int, progress: Callable[[int], None]) -> list[Played]:
    """Play all games of the plan that the scorebook lacks; each is written into it as soon as it is over."""
    left = [fixture for fixture in plan.fixtures() if fixture.number not in scorebook.games]
    progress(len(scorebook.games))
    for played in shared_out(partial(play, plan), left, jobs):
        if played.problem:
            who = " against ".join(played.agents)
            raise Unfinished(f"game {played.number} ({who}, seed {plan.seed}) could not be finished: {played.problem}")
        scorebook.add(played)
        progress(len(scorebook.games))
    return [scorebook.games[number] for number in sorted(scorebook.games)]


def play(plan: Plan, fixture: Fixture) -> Played:
    """Play a game; runs in a process of its own when there are several."""
    game = westmarch.game(plan.game)
    try:
        state = game.new(plan.options, fixture.seed)
        sides = [_side_of(seat, plan.teams) for seat in state.seats]
        players = [
            agent(fixture.agents[side], derived_seed("agent", fixture.seed, seat, fixture.agents[side]))
            for seat, side in zip(state.seats, sides, strict=True)
        ]
        with by_processor():
            decisions, thinking = _play_out(state, players, sides, game.bound(plan.options))
    except WestmarchError as error:  # these do not travel between processes; their words do
        return Played(fixture.number, fixture.agents, 0, "", 0, problem=str(error))
    if state.outcome is None:
        problem = f"no end after {decisions} decisions"
        return Played(fixture.number, fixture.agents, 0, "", decisions, problem=problem)
    score = score_of(state.outcome, plan.teams)
    return Played(fixture.number, fixture.agents, score, state.outcome.reason, decisions, thinking)


def _side_of(seat: str, teams: tuple[tuple[str, ...], ...]) -> int:
    return next(side for side, team in enumerate(teams) if seat in team)


def _play_out(state: State, players: list[Agent], sides: list[int], limit: int) -> tuple[int, tuple[Thinking, ...]]:
    """Play to the end, in place; how many decisions it took, and how long each side thought."""
    thinking = [Thinking(0, 0.0, 0.0) for _ in range(max(sides) + 1)]
    decisions = 0
    for _ in _until_over(state, limit):
        seat = state.turn
        started = now()
        token = players[seat].choose(Perspective(state, state.seats[seat]))
        seconds = now() - started
        if len(state.legal(seat)) > 1:  # to play the only token takes no thought
            before = thinking[sides[seat]]
            thinking[sides[seat]] = Thinking(
                before.decisions + 1, before.seconds + seconds, max(before.longest, seconds)
            )
        state.apply(seat, token.id)
        decisions += 1
    return decisions, tuple(thinking)


def _until_over(state: State, limit: int) -> Iterator[int]:
    for decision in range(limit):
        if state.outcome is not None:
            return
        yield decision


def score_of(outcome: Outcome, teams: tuple[tuple[str, ...], ...]) -> float:
    """What the first side has made of a game; alone against the game it wins or it does not."""
    won = [any(seat in outcome.winners for seat in team) for team in teams]
    if len(teams) == 1:
        return float(won[0])
    return 0.5 if all(won) or not any(won) else float(won[0])
