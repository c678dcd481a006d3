"""Levels in haste: many decisions with next to no time for each. Nobody may stall, fail, or choose what is not legal.

python -m tests.agents.haste             # 10,000 decisions over all games, seats and levels
python -m tests.agents.haste 500         # so many
"""

import sys
import time
from collections.abc import Iterator
from itertools import cycle

import westmarch
from westmarch.agents import Perspective
from westmarch.agents.levels import LEVELS, Level
from westmarch.kernel import State

SECONDS = 0.05
"""What a decision may take; a searcher stops when another iteration would not fit in."""

STALL = 1.0
"""What nobody may take, on any build: a hasty choice that is this late comes from somebody who did not look up. It is
the time of the processor, so that a busy machine makes nobody late."""

STRIDE = 12
"""Decisions that each level makes in a row."""


def tables() -> Iterator[State]:
    """Games of every preset, one after the other, without end."""
    presets = [(game, options) for game in westmarch.games() for options in westmarch.game(game).presets.values()]
    # Every game has its turn as often as the others, however many presets it has.
    by_game = {game: cycle([options for id, options in presets if id == game]) for game in westmarch.games()}
    for seed, game in enumerate(cycle(by_game)):
        yield westmarch.game(game).new(next(by_game[game]), seed)


def hurry(decisions: int) -> dict[str, float]:
    """Let the levels take turns at so many decisions that offer a choice; the longest that each game took for one."""
    longest = dict.fromkeys(westmarch.games(), 0.0)
    made = 0
    for number, state in enumerate(tables()):
        until = made + max(STRIDE, decisions // (8 * len(longest)))
        levels = [Level(number, level, SECONDS) for level in LEVELS[state.game.id]]
        while not state.over and made < min(until, decisions):
            seat = state.turn
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            level = levels[made // STRIDE % len(levels)]
            started = time.process_time()
            token = level.choose(Perspective(state, state.seats[seat]))
            took = time.process_time() - started
            assert token.id in legal, f"{level.level} at {state.game.id}: {token} is not legal"
            assert took < STALL, f"{level.level} at {state.game.id} stalled for {took:.2f} s"
            longest[state.game.id] = max(longest[state.game.id], took)
            state.play(state.seats[seat], token)
            made += 1
        if made >= decisions:
            return longest
    raise AssertionError("tables never end")


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for game, seconds in hurry(number).items():
        print(f"{game}: longest decision {seconds:.3f} s")
    print(f"{number} decisions under a budget of {SECONDS} s: no stall, no failure, no illegal token")
