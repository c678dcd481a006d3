"""Playing on at random: the innermost loop of search, simulation and benchmarks."""

from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State


def random_token(state: State, seat: int, rng: Generator) -> int:
    """One legal token of the seat, each equally likely."""
    tokens = state.legal(seat)
    return tokens[rng.below(len(tokens))]


def playout(state: State, rng: Generator, limit: int = -1) -> int:
    """Play random tokens, in place, to the end of the game (or `limit` decisions); how many were played."""
    played = 0
    while state.outcome is None and played != limit:
        seat = state.turn
        state.apply(seat, random_token(state, seat, rng))
        played += 1
    return played
