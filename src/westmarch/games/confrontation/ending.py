"""How a game ends, what it scores, and how a match goes on.

CONF-END-01 to CONF-END-15, CONF-MATCH-01 to CONF-MATCH-07
"""

from typing import Final

from westmarch.games.confrontation import narration
from westmarch.games.confrontation.board import BACKWARD, FELLOWSHIP, MORDOR, SAURON, SHIRE, SIDES
from westmarch.games.confrontation.knowledge import deduce_entry
from westmarch.games.confrontation.pieces import (
    FRODO,
    FRODO_CLASSIC,
    PER_SIDE,
    SAM,
    WARG,
    WITCH_KING_VARIANT,
    WORMTONGUE,
)
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.kernel.columns import changed

TURN_LIMIT: Final = 400
"""Turns of both sides, after which the game is stopped. CONF-END-15"""

IN_THE_SHIRE: Final = 3


def check_arrival(s: Table, piece: int, region: int) -> bool:
    """Whether a piece that has come into a region, by whatever way, has won the game.

    CONF-END-09, CONF-END-10, CONF-VARIANT-03, CONF-VARIANT-08, CONF-VARIANT-11, CONF-END-11, CONF-END-12,
    CONF-DRAFT-04
    """
    if region == MORDOR and piece == s.ring_bearer:
        finish(s, FELLOWSHIP, "ring_bearer_in_mordor", "CONF-END-01")
        return True
    if region == SHIRE and piece >= PER_SIDE:
        if s.character[piece] == WITCH_KING_VARIANT:
            finish(s, SAURON, "witch_king_in_shire", "CONF-CHARV-32")
            return True
        if s.here(SAURON, SHIRE) >= IN_THE_SHIRE:
            finish(s, SAURON, "three_in_shire", "CONF-END-02")
            return True
    deduce_entry(s, piece, region)
    return False


def check_ring_bearer(s: Table, fallen: int) -> bool:
    """Whether the defeat of these pieces has decided the game; else Sam may have taken the Ring up.

    CONF-END-03, CONF-END-14, CONF-CHARV-03, CONF-VARIANT-04, CONF-VARIANT-06, CONF-VARIANT-07, CONF-DRAFT-05,
    CONF-VARIANT-12, CONF-SPECIAL-28
    """
    if not fallen >> s.ring_bearer & 1:
        return False
    if s.ring_bearer == SAM:
        finish(s, SAURON, "ring_bearer_defeated", "CONF-VARIANT-07")
    elif s.character[FRODO] == FRODO_CLASSIC:
        finish(s, SAURON, "ring_bearer_defeated", "CONF-END-03")
    elif s.shadow != NOBODY and s.character[s.shadow] == WARG:
        finish(s, SAURON, "ring_bearer_defeated", "CONF-CHARV-03")
    elif not s.alive(SAM):
        finish(s, SAURON, "ring_bearer_defeated", "CONF-VARIANT-06")
    else:
        s.ring_bearer = SAM
        return False
    return True


def finish(s: Table, winner: int, reason: str, rule: str, news: int = 0) -> None:
    """The game is won; nothing that was still to be resolved takes place. CONF-END-08"""
    points = score(s, winner)
    seat = s.seat_of(winner)
    s.points = changed(s.points, seat, s.points[seat] + points)
    narration.game_over(s, SIDES[winner], reason, points, rule, news)
    _conclude(s, (s.seats[seat],), reason)


def stop(s: Table) -> None:
    """The technical stop of a game that nobody wins. CONF-END-13, CONF-END-15"""
    narration.game_over(s, "", "turn_limit", 0, "CONF-END-15")
    _conclude(s, (), "turn_limit")


def score(s: Table, side: int) -> int:
    """A point for each of the winner's characters on the board. CONF-MATCH-02, CONF-MATCH-05, CONF-MATCH-07"""
    points = 0
    for piece in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        if not s.alive(piece):
            continue
        if s.fallen >> piece & 1 and s.character[piece] == WORMTONGUE and not wormtongue_retreats(s):
            continue  # beaten, and no empty region to save him
        points += 1
    return points


def wormtongue_retreats(s: Table) -> list[int]:
    """The empty regions behind Wormtongue. CONF-CHARV-37, CONF-CHARV-39, CONF-GEN-06"""
    behind = BACKWARD[SAURON][s.field]
    return [r for r in behind if s.here(FELLOWSHIP, r) == 0 and s.here(SAURON, r) == 0]


def _conclude(s: Table, winners: tuple[str, ...], reason: str) -> None:
    if s.options["match"] and not s.swapped:
        # CONF-MATCH-01, CONF-MATCH-06: the second game, with sides swapped and everything set up afresh
        s.clear()
        s.swapped = 1
        s.stack.clear()
        s.game.opening(s)
        return
    if s.options["match"]:
        # CONF-MATCH-03, CONF-MATCH-04
        first, second = s.points[0], s.points[1]
        winners = () if first == second else (s.seats[0 if first > second else 1],)
        reason = "match_drawn" if first == second else "match_points"
        narration.match_over(s, winners[0] if winners else "")
    s.end(winners, reason, {s.seats[0]: s.points[0], s.seats[1]: s.points[1]})
