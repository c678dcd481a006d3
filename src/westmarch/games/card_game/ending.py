"""Scores and victory. CARD-SCORE, CARD-VICTORY"""

from typing import Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import FREE, SHADOW, SIDES
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, BATTLEGROUND_POINTS, PATH_COUNT, PATH_POINTS
from westmarch.games.card_game.scenarios import LAST_PATH, ONCE_PER_GAME, RING
from westmarch.games.card_game.state import ELIMINATED, SCORED, Table

LEAD: Final = 10
"""CARD-VICTORY-02"""


def score(s: Table, side: int) -> int:
    """The points of a side, Ring tokens left out.

    CARD-SCORE-01, CARD-SCORE-02, CARD-SCORE-03, CARD-SCORE-04, CARD-SCORE-06, CARD-VICTORY-06
    """
    points = s.corruption if side == SHADOW else 0
    for field in range(BATTLEGROUND_COUNT):
        if s.field[field] == SCORED + side:
            points += BATTLEGROUND_POINTS[field]
    if side == FREE:
        for path in range(PATH_COUNT):
            if s.road[path] == SCORED + FREE:
                points += PATH_POINTS[path]
    return points


def ring_points(s: Table, side: int) -> int:
    """Unused once-per-game tokens, in the final scoring only. CARD-RING-03, CARD-SCORE-05, CARD-DUEL3-07"""
    points = 0
    for seat in range(len(s.seats)):
        if s.sides[seat] == side and RING[s.scenario][seat] == ONCE_PER_GAME:
            points += s.ring[seat]
    return points


def check_victory(s: Table) -> bool:
    """Whether the game is over after this round; nowhere else do scores matter.

    CARD-VICTORY-01, CARD-VICTORY-02, CARD-VICTORY-03, CARD-VICTORY-05, CARD-VICTORY-07, CARD-ROUND-05
    """
    free = score(s, FREE)
    shadow = score(s, SHADOW)
    last = _last(s)
    if last:
        free += ring_points(s, FREE)
        shadow += ring_points(s, SHADOW)
    narration.scores(s, free, shadow)
    if last:
        _finish(s, FREE if free > shadow else SHADOW, free, shadow, "last_path", "CARD-VICTORY-03")
    elif abs(free - shadow) >= LEAD:
        _finish(s, FREE if free > shadow else SHADOW, free, shadow, "lead", "CARD-VICTORY-02")
    else:
        return False
    return True


def _finish(s: Table, winner: int, free: int, shadow: int, reason: str, rule: str) -> None:
    """All seats of a side win together. CARD-SETUP-01, CARD-VICTORY-04"""
    narration.game_over(s, winner, reason, rule)
    winners = tuple(name for seat, name in enumerate(s.seats) if s.sides[seat] == winner)
    scores = {name: free if s.sides[seat] == FREE else shadow for seat, name in enumerate(s.seats)}
    s.end(winners, reason, scores)


def figures(s: Table) -> dict[str, int | str]:
    """What is worth counting of a finished game: points and where they came from, length, losses, Ring tokens."""
    found: dict[str, int | str] = {"rounds": s.round, "last path": s.path_number}
    total = [score(s, side) + (ring_points(s, side) if _last(s) else 0) for side in (FREE, SHADOW)]
    found["lead of the winner"] = abs(total[FREE] - total[SHADOW])
    for side, name in enumerate(SIDES):
        found[f"{name} points"] = total[side]
        found[f"{name} battlegrounds"] = sum(where == SCORED + side for where in s.field)
        found[f"{name} paths"] = sum(where == SCORED + side for where in s.road)
        seats = [seat for seat in range(len(s.seats)) if s.sides[seat] == side]
        found[f"{name} cards eliminated"] = sum(s.size(seat, ELIMINATED) for seat in seats)
    found["corruption"] = s.corruption
    for seat, name in enumerate(s.seats):
        if RING[s.scenario][seat] == ONCE_PER_GAME:
            found[f"Ring token kept by {name}"] = s.ring[seat]
    return found


def _last(s: Table) -> bool:
    """Whether the last path of the scenario has been reached: no path comes after it. CARD-VICTORY-03"""
    return s.path_number == LAST_PATH[s.scenario]
