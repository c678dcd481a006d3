"""How the game ends. WOTR-VICTORY-01 to WOTR-VICTORY-11, WOTR-MULTI4-43 to WOTR-MULTI4-47, WOTR-MULTI3-11"""

from typing import Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    NATION,
    OWNER,
    POINTS,
    SETTLEMENT_BIT,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.war_of_the_ring.state import SIDE_OF_SEAT, Table

FATAL_CORRUPTION: Final = 12
CRACK_OF_DOOM: Final = 5
SHADOW_POINTS: Final = 10
FREE_PEOPLES_POINTS: Final = 4


def victory_points(s: Table, side: int) -> int:
    """The points of the enemy settlements that a side controls. WOTR-VICTORY-08, WOTR-VICTORY-09"""
    total = 0
    for where in SETTLEMENTS:
        if s.captured & SETTLEMENT_BIT[where] and OWNER[where] != side:
            total += POINTS[where]
    return total


def check_military(s: Table) -> bool:
    """Phase 6. WOTR-VICTORY-03, WOTR-VICTORY-04, WOTR-VICTORY-05, WOTR-VICTORY-07

    WOTR-TURN-19, WOTR-VICTORY-06, WOTR-VICTORY-10
    """
    if s.captured == 0:
        return False
    if victory_points(s, SHADOW) >= SHADOW_POINTS:
        finish(s, SHADOW, "shadow_conquest", "WOTR-VICTORY-03")
        return True
    if victory_points(s, FREE_PEOPLES) >= FREE_PEOPLES_POINTS:
        finish(s, FREE_PEOPLES, "free_peoples_conquest", "WOTR-VICTORY-04")
        return True
    return False


def own_points(s: Table, seat: int) -> int:
    """What a player's nations have captured, less what they have lost. WOTR-MULTI4-44, WOTR-MULTI4-46"""
    side = s.side_at(seat)
    second = seat > 0 and s.side_at(seat - 1) == side
    total = 0
    for where in SETTLEMENTS:
        bit = SETTLEMENT_BIT[where]
        if s.captured & bit == 0:
            continue
        if OWNER[where] != side:
            alone = SIDE_OF_SEAT[s.players].count(side) == 1
            if alone or bool(s.captor & bit) == second:
                total += POINTS[where]
        elif s.keeper(NATION[where]) == seat:
            total -= POINTS[where]
    return total


def lost_points(s: Table, seat: int) -> int:
    """What the enemy holds of a player's nations. WOTR-MULTI4-45"""
    total = 0
    for where in SETTLEMENTS:
        if s.captured & SETTLEMENT_BIT[where] and s.keeper(NATION[where]) == seat:
            total += POINTS[where]
    return total


def finish(s: Table, side: int, reason: str, rule: str) -> None:
    """A side has won; of two team-mates, the one who did better (or both). WOTR-MULTI4-44, WOTR-MULTI4-47"""
    team = [seat for seat in range(s.players) if s.side_at(seat) == side]
    if side == SHADOW:
        merit = [own_points(s, seat) for seat in team]
    else:
        merit = [-lost_points(s, seat) for seat in team]
    winners = tuple([s.seats[seat] for seat, points in zip(team, merit, strict=True) if points == max(merit)])
    scores = {s.seats[seat]: own_points(s, seat) for seat in range(s.players)}
    narration.game_over(s, winners, reason, rule)
    s.end(winners, reason, scores)


def stop(s: Table) -> None:
    """The safety cap of turns is reached: nobody has won. WOTR-TURN-02"""
    narration.game_over(s, (), "turn_limit", "WOTR-TURN-02")
    s.end((), "turn_limit", {s.seats[seat]: own_points(s, seat) for seat in range(s.players)})
