"""OpenSpiel's games as subjects, driven from Python by such a loop as drives ours.

Chance is a player there: whoever drives a game samples every card that is dealt, from a list of outcomes and odds. In
a game of many cards that takes longer than the play. So each game is driven in two ways: `drive` samples chance by its
odds, as anybody must who does not know the game; `drive_lean` takes it for uniform, which it is in all of these games,
and so samples it as cheaply as a decision. Nobody drives games like that, but nobody can say then that it is the
sampling, not the game, that we are faster than.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any, Final

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.samples import (
    ACTIONS,
    CLONES,
    DECISIONS,
    IMAGINATIONS,
    ITERATIONS,
    LEAN,
    LEAN_ACTIONS,
    PLAYOUTS,
    POSITIONS,
    SEARCHES,
    SLOW_SEARCHES,
    SPACING,
    VIEWS,
    Counts,
    in_turn,
    searched,
)

HEADLINE: Final = "hearts"

GAMES: Final = {
    HEADLINE: "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",  # else each deal is solved, which takes a second
    "gin_rummy": "gin_rummy",
    "battleship": "battleship",
    "dark_chess": "dark_chess",
    "dark_hex": "dark_hex",
    "phantom_ttt": "phantom_ttt",
    "leduc_poker": "leduc_poker",
}

EXPLORATION: Final = 0.7
"""As our searches have it."""

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def release() -> str:
    return f"open_spiel {version('open_spiel')}"


def cases() -> list[str]:
    return list(GAMES)


def drive(state: Any, random: Callable[[], float]) -> Counts:
    """One game at random, every action by an interpreted loop; the loop for our games is in bench/subjects.py."""
    decisions = 0
    chances = 0
    player = state.current_player()
    while player != TERMINAL:
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        else:
            state.apply_action(sampled(state.chance_outcomes(), random()))
            chances += 1
        player = state.current_player()
    return {DECISIONS: decisions, ACTIONS: decisions + chances}


def sampled(outcomes: list[tuple[int, float]], at: float) -> int:
    """One of the outcomes by its odds, `at` being a random number from 0 to 1."""
    action = 0
    for action, odds in outcomes:  # noqa: B007
        at -= odds
        if at < 0:
            break
    return action


def drive_lean(state: Any, random: Callable[[], float]) -> Counts:
    """The same with the least that a loop can do, for games in which chance is uniform."""
    decisions = 0
    chances = 0
    player = state.current_player()
    while player != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        if player >= 0:
            decisions += 1
        else:
            chances += 1
        player = state.current_player()
    return {LEAN: decisions, LEAN_ACTIONS: decisions + chances}


def check_chance(state: Any, random: Callable[[], float]) -> None:
    """Play a game and see that chance is uniform all along, and over what `legal_actions` gives: see `drive_lean`."""
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            odds = [chance for _, chance in outcomes]
            if sorted(action for action, _ in outcomes) != sorted(actions) or max(odds) - min(odds) > 1e-9:
                raise ValueError(f"chance is not uniform in {state.get_game()}")
        state.apply_action(actions[int(random() * len(actions))])


class Peer:
    """One game of OpenSpiel. It need not know how to do everything: `works` has what it does."""

    def __init__(self, case: str) -> None:
        self._game = pyspiel.load_game(GAMES[case])
        self._random = Random(case).random
        check_chance(self._game.new_initial_state(), self._random)
        positions = self._positions()
        players = range(self._game.num_players())
        self._bots = [pyspiel.make_uniform_random_bot(player, player) for player in players]
        self._seed = 0
        self.works: dict[str, Callable[[], Counts]] = {
            DECISIONS: lambda: drive(self._game.new_initial_state(), self._random),
            LEAN: lambda: drive_lean(self._game.new_initial_state(), self._random),
            PLAYOUTS: self._play_out,
            CLONES: in_turn([position.clone for position in positions], CLONES),
        }
        see = "observation_string" if self._game.get_type().provides_observation_string else "information_state_string"
        self._add(VIEWS, [partial(getattr(p, see), player) for p in positions for player in players])
        self._add(
            IMAGINATIONS,
            [partial(p.resample_from_infostate, player, self._random) for p in positions for player in players],
        )

        if IMAGINATIONS in self.works:  # a search must be able to imagine
            decisions = [position for position in positions if len(position.legal_actions()) > 1]
            quick, slow = self._quick_bot(), self._slow_bot()
            self.works[SEARCHES] = searched([partial(quick.step, p) for p in decisions], SEARCHES)
            self.works[SLOW_SEARCHES] = searched([partial(slow.step, p) for p in decisions], SLOW_SEARCHES)

    def _quick_bot(self) -> Any:
        """Its search in C++."""
        self._evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)  # the bot does not keep it alive
        most_tried = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, self._evaluator, EXPLORATION, ITERATIONS, -1, most_tried)

    def _slow_bot(self) -> Any:
        """Its search in Python, on the same games in C++."""
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
        most_tried = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return ismcts.ISMCTSBot(self._game, evaluator, EXPLORATION, ITERATIONS, final_policy_type=most_tried)

    def _add(self, unit: str, calls: list[Callable[[], object]]) -> None:
        """Take up a piece of work if the game can do it."""
        try:
            for call in calls:
                call()
        except pyspiel.SpielError:
            return  # "not implemented"
        self.works[unit] = in_turn(calls, unit)

    def _play_out(self) -> Counts:
        """Random bots against each other, in C++ throughout: the nearest thing to a playout that there is."""
        self._seed += 1
        pyspiel.evaluate_bots(self._game.new_initial_state(), self._bots, self._seed)
        return {PLAYOUTS: 1}

    def _positions(self) -> list[Any]:
        """States from all phases of random games, at decisions."""
        found: list[Any] = []
        while len(found) < POSITIONS:
            state = self._game.new_initial_state()
            while not state.is_terminal() and len(found) < POSITIONS:
                if not state.is_chance_node() and self._random() * SPACING < 1:
                    found.append(state.clone())
                actions = state.legal_actions()
                state.apply_action(actions[int(self._random() * len(actions))])
        return found
