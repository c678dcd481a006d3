"""The chances of the sides, read off the table after a round: what a search asks for where it looks no further.

The lead at the end is foretold: the lead that there is, and what the cards of both sides are still worth by where they
lie (`worth`). It counts the more the fewer rounds are to come: what they bring beyond that is as wide as a random walk.
The numbers were fitted to games between the rules of thumb; `docs/agents/levels.md` says how, and how well.
"""

from math import exp, sqrt

from westmarch.agents.card_game.worth import GONE, HELD, HELD_LONG, OUTLOOKS, RESERVED, RESERVED_LONG
from westmarch.games.card_game.cards import CARDS, FREE, SHADOW
from westmarch.games.card_game.ending import ring_points, score
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUND_POINTS,
    BATTLEGROUND_SIDE,
    PATH_OWN_DEFENCE,
    PATH_POINTS,
)
from westmarch.games.card_game.scenarios import LAST_PATH
from westmarch.games.card_game.state import ACTIVE, ELIMINATED, HAND, NO_PATH, RESERVE, Table
from westmarch.kernel import State


def at_rest(state: State, since: State) -> bool:
    """When the round is over: only then do scores matter."""
    assert isinstance(state, Table)
    assert isinstance(since, Table)
    return state.round != since.round


def chances(state: State) -> list[float]:
    """The chance to win of each seat: that of its side."""
    assert isinstance(state, Table)
    outlook = OUTLOOKS[state.scenario]
    rounds = rounds_to_play(state)
    foretold = lead(state) + to_come(state, rounds / LAST_PATH[state.scenario])
    evidence = (outlook.lead * foretold + outlook.late) / sqrt(rounds) + outlook.always
    free = 1 / (1 + exp(-evidence))
    return [free if side == FREE else 1 - free for side in state.sides]


def lead(s: Table) -> int:
    """By how many points the Free Peoples lead now, if the game ended so."""
    return score(s, FREE) + ring_points(s, FREE) - score(s, SHADOW) - ring_points(s, SHADOW)


def rounds_to_play(s: Table) -> int:
    """The rounds that are to come with the one that begins, if no path is leapt over."""
    return LAST_PATH[s.scenario] - s.path_number + 1


def to_come(s: Table, part: float) -> float:
    """By how much the lead of the Free Peoples is likely to grow, when this part of the game is still to be played."""
    outlook = OUTLOOKS[s.scenario]
    held, held_long = HELD[s.scenario], HELD_LONG[s.scenario]
    reserved, reserved_long = RESERVED[s.scenario], RESERVED_LONG[s.scenario]
    gone = GONE[s.scenario]
    now = outlook.any
    long = outlook.any_long
    for card in range(CARDS):
        place = s.place[card]
        if place == HAND:
            now += held[card]
            long += held_long[card]
        elif place == RESERVE:
            now += reserved[card]
            long += reserved_long[card]
        elif place == ELIMINATED:
            long += gone[card]
    for field in range(BATTLEGROUND_COUNT):
        if s.field[field] == ACTIVE:
            free = BATTLEGROUND_SIDE[field] == FREE
            now += BATTLEGROUND_POINTS[field] * (outlook.free_field if free else outlook.shadow_field)
    if s.path != NO_PATH:
        now += PATH_POINTS[s.path] * outlook.path + PATH_OWN_DEFENCE[s.path] * outlook.path_defence
    return now + part * long
