"""Replays: records of games that are over, from any seat or from all. The work is done in worker processes."""

from functools import lru_cache
from typing import Any, Final

from westmarch.kernel import EVERYTHING, BadInput, Record, WestmarchError, game
from westmarch.server.wire import encode

SPECTATOR: Final = "spectator"
MOST_VIEWS: Final = 50
LONGEST_RECORD: Final = 512 * 1024
"""Characters of a record that may be brought in."""


@lru_cache(maxsize=8)
def read_record(text: str) -> Record:
    """The record in a text; a worker remembers the last few."""
    return Record.parse(text)


def write_record(
    game_id: str, options: dict[str, Any], seed: int, players: dict[str, str], plays: list[tuple[str, str]]
) -> str:
    """The record of a game as a text."""
    record = Record(game(game_id), options, seed, players)
    for seat, token in plays:
        record.play(seat, token)
    return record.text()


def describe(text: str) -> dict[str, Any]:
    record = read_record(text)
    return {
        "game": record.game.id,
        "options": dict(record.options),
        "seats": list(record.state.seats),
        "players": record.players,
        "commitment": record.commitment,
        "seed": str(record.seed),
        "outcome": None if record.state.outcome is None else record.state.outcome.describe(),
        "positions": record.position,
    }


def log(text: str, seat: str) -> bytes:
    record = read_record(text)
    lines = record.log(None if seat == SPECTATOR else _checked(record, seat))
    return encode({"seat": seat, "log": lines})


def tokens(text: str) -> bytes:
    entries = enumerate(read_record(text).entries, 1)
    return encode({"tokens": [{"position": i, "seat": e.seat, "token": e.token.text} for i, e in entries]})


def views(text: str, seat: str, first: int, count: int) -> bytes:
    """The views of some positions one after another."""
    record = read_record(text)
    _checked(record, seat)
    if not 0 <= first <= record.position:
        raise BadInput("from", f"must be from 0 to {record.position}")
    state = record.at(first)
    found: list[dict[str, Any]] = []
    for position in range(first, min(first + count, record.position + 1)):
        if position > first:
            entry = record.entries[position - 1]
            state.apply(state.seat_index(entry.seat), entry.token.id)
        if seat == EVERYTHING:
            found.append({"position": position, "views": {s: state.view(s) for s in state.seats}})
        else:
            found.append({"position": position, "view": state.view(None if seat == SPECTATOR else seat)})
    return encode({"seat": seat, "views": found})


def _checked(record: Record, seat: str) -> str:
    if seat not in (*record.state.seats, SPECTATOR, EVERYTHING):
        raise BadInput("seat", f"must be {', '.join(record.state.seats)}, {SPECTATOR} or {EVERYTHING}")
    return seat


def verify(text: str) -> dict[str, Any]:
    """The whole record played again from its seed, with every line checked."""
    try:
        record = Record.parse(text)
    except WestmarchError as error:
        return {"verified": False, "problem": str(error)}
    return {
        "verified": True,
        "problem": None,
        "game": record.game.id,
        "status": "over" if record.state.over else "unfinished",
        "commitment": record.commitment,
        "seed": str(record.seed),
        "positions": record.position,
        "hash": record.sheet().hash,
    }
