"""How the game ends. WOTR-VICTORY-01 to WOTR-VICTORY-11, WOTR-MULTI4-43 to WOTR-MULTI4-47, WOTR-MULTI3-11"""

from typing import Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.board import (
    CITY,
    FREE_PEOPLES,
    KIND,
    NATION,
    OWNER,
    POINTS,
    SETTLEMENT_BIT,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.pieces import FIRST_FELLOWSHIP, GONE
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


def taken(s: Table, side: int, kind: int) -> int:
    """How many enemy settlements of a kind a side controls."""
    return len([w for w in SETTLEMENTS if s.captured & SETTLEMENT_BIT[w] and OWNER[w] != side and KIND[w] == kind])


def figures(s: Table) -> dict[str, int | str]:
    """What is worth counting of a finished game: how and when it ended, and how far each side had come."""
    found: dict[str, int | str] = {
        "turns": s.turns,
        "corruption": s.corruption,
        "in Mordor": "yes" if s.mordor >= 0 else "no",
        "Mordor step": max(0, s.mordor),
        "Companions lost": len([c for c in range(FIRST_FELLOWSHIP) if s.place[c] == GONE]),
    }
    for side in (FREE_PEOPLES, SHADOW):
        found[f"{SIDES[side]} strongholds taken"] = taken(s, side, STRONGHOLD)
        found[f"{SIDES[side]} cities taken"] = taken(s, side, CITY)
        found[f"{SIDES[side]} points"] = victory_points(s, side)
    if s.outcome is not None:  # when each kind of victory comes
        found[f"turns, {s.outcome.reason}"] = s.turns
    return found
