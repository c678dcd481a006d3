"""What is kept, and where: the tables of the database as functions that make statements or read rows."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from westmarch.kernel import game
from westmarch.server.journal import Draft, Journal, Line
from westmarch.server.store import Conflict, Row, Statement, Store
from westmarch.server.tables import CLOSED, OVER, PLAYING, WAITING, Seat, Table, check_id
from westmarch.server.wire import encode

_TABLE = (
    "SELECT id, game, options, seed, title, listed, host, invite, status, created, changed, waiting, clocks,"
    " outcome, rematch FROM tables"
)


_Numbers = tuple[int, ...]
_marks = msgspec.json.Decoder(tuple[_Numbers, _Numbers, _Numbers])
"""What a line strikes out, the numbers of its updates, and the decisions asked so far."""


def _json(data: Any) -> str:
    return encode(data).decode()


def _from_json(text: str) -> Any:
    return msgspec.json.decode(text)


# --- tables -------------------------------------------------------------------------------------------------


def insert_table(table: Table) -> list[Statement]:
    columns = (
        *(table.id, table.game_id, _json(table.options), str(table.seed), table.title, int(table.listed), table.host),
        *(table.invite, table.status, table.created, table.changed, _json(table.waiting), _json(table.clocks)),
        *(_json(table.outcome), table.rematch),
    )
    statement: Statement = (f"INSERT INTO tables VALUES ({', '.join('?' * len(columns))})", columns)
    return [statement, *insert_seats(table)]


def insert_seats(table: Table) -> list[Statement]:
    return [
        (
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table.id, place, seat.seat, seat.kind, seat.person, seat.name, seat.agent, seat.former),
        )
        for place, seat in enumerate(table.seats)
    ]


def update_table(table: Table) -> Statement:
    return (
        "UPDATE tables SET status = ?, changed = ?, waiting = ?, clocks = ?, outcome = ?, rematch = ? WHERE id = ?",
        (
            *(table.status, table.changed, _json(table.waiting), _json(table.clocks), _json(table.outcome)),
            *(table.rematch, table.id),
        ),
    )


def update_seats(table: Table) -> list[Statement]:
    return [
        (
            "UPDATE seats SET kind = ?, person = ?, name = ?, agent = ?, former = ? WHERE table_id = ? AND seat = ?",
            (seat.kind, seat.person, seat.name, seat.agent, seat.former, table.id, seat.seat),
        )
        for seat in table.seats
    ]


async def load_table(store: Store, id: str) -> Table | None:
    """A table with its journal, ready to be played at."""
    rows = await store.read(f"{_TABLE} WHERE id = ?", (check_id(id),))
    if not rows:
        return None
    table = (await _with_seats(store, rows))[0]
    if table.status in (PLAYING, OVER):
        table.journal = await _load_journal(store, table)
    return table


async def load_tables(store: Store, where: str, arguments: Sequence[Any]) -> list[Table]:
    """Tables without their journals, for lists."""
    return await _with_seats(store, await store.read(f"{_TABLE} {where}", arguments))


async def lobby(store: Store, most: int = 100) -> list[Table]:
    return await load_tables(
        store,
        f"WHERE listed = 1 AND status IN ('{WAITING}', '{PLAYING}') ORDER BY status DESC, created DESC LIMIT ?",
        (most,),
    )


async def tables_of(store: Store, person: str, most: int = 200) -> list[Table]:
    return await load_tables(
        store,
        "WHERE id IN (SELECT table_id FROM seats WHERE person = ? OR former = ?)"
        f" AND status <> '{CLOSED}' ORDER BY changed DESC LIMIT ?",
        (person, person, most),
    )


async def unfinished_with_agents(store: Store) -> list[str]:
    """The tables that wait for a program, perhaps since before a restart."""
    tables = await load_tables(
        store,
        f"WHERE status = '{PLAYING}' AND id IN (SELECT table_id FROM seats WHERE kind = 'agent')",
        (),
    )
    return [t.id for t in tables if any(seat.agent and seat.seat in t.waiting for seat in t.seats)]


async def table_invited_by(store: Store, invite: str) -> str | None:
    rows = await store.read("SELECT id FROM tables WHERE invite = ?", (check_id(invite),))
    return rows[0][0] if rows else None


async def _with_seats(store: Store, rows: Sequence[Row]) -> list[Table]:
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    seats: dict[str, list[Seat]] = {}
    for table_id, *fields in await store.read(
        "SELECT table_id, seat, kind, person, name, agent, former FROM seats"
        f" WHERE table_id IN ({marks}) ORDER BY table_id, place",
        [row[0] for row in rows],
    ):
        seats.setdefault(table_id, []).append(Seat(*fields))
    return [_table(row, seats.get(row[0], [])) for row in rows]


def _table(row: Row, seats: list[Seat]) -> Table:
    id, game_id, options, seed, title, listed, host, invite, status, created, changed = row[:11]
    waiting, clocks, outcome, rematch = row[11:]
    return Table(
        *(id, game_id, _from_json(options), int(seed), host, invite, seats, title, bool(listed), status),
        *(created, changed, _from_json(waiting), _from_json(clocks), _from_json(outcome), rematch),
    )


# --- journals -----------------------------------------------------------------------------------------------


def insert_line(table: str, draft: Draft) -> list[Statement]:
    line = draft.line
    columns = (
        *(table, line.position, line.kind, line.seat, line.token, line.at, line.learners),
        *(_json((line.struck, line.numbers, line.asks)), line.story.decode()),
    )
    statements: list[Statement] = [("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", columns)]
    if draft.snapshot is not None:
        statements.append(("INSERT INTO snapshots VALUES (?, ?, ?)", (table, line.position, draft.snapshot)))
    return statements


async def _load_journal(store: Store, table: Table) -> Journal:
    rows = await store.read(
        "SELECT position, kind, seat, token, at, learners, marks, story FROM lines"
        " WHERE table_id = ? ORDER BY position",
        (table.id,),
    )
    lines = [
        Line(
            *(position, kind, seat, token, at, learners),
            *(*_marks.decode(marks), story.encode()),
        )
        for position, kind, seat, token, at, learners, marks, story in rows
    ]
    snapshots = await store.read("SELECT position, state FROM snapshots WHERE table_id = ?", (table.id,))
    return Journal(game(table.game_id), table.options, table.seed, lines, {row[0]: row[1] for row in snapshots})


# --- chat ---------------------------------------------------------------------------------------------------


def insert_chat(table: str, line: dict[str, Any]) -> Statement:
    columns = (table, line["id"], line["at"], line["name"], line["seat"] or "", line["text"])
    return ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", columns)


async def load_chat(store: Store, table: str, most: int = 500) -> list[dict[str, Any]]:
    rows = await store.read(
        "SELECT id, at, name, seat, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table, most)
    )
    return [
        {"id": id, "at": at, "name": name, "seat": seat or None, "text": text}
        for id, at, name, seat, text in reversed(rows)
    ]


# --- records and settings ----------------------------------------------------------------------------------


def insert_record(id: str, text: str, person: str, at: int) -> Statement:
    return ("INSERT INTO records VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (id, text, person, at))


async def load_record(store: Store, id: str) -> tuple[str, int] | None:
    """The text of a record and when it was kept."""
    rows = await store.read("SELECT text, created FROM records WHERE id = ?", (check_id(id, "unknown_replay"),))
    return (rows[0][0], rows[0][1]) if rows else None


async def secret_of(store: Store) -> bytes:
    """The key that cookies are signed with: made once for each database, and never shown."""
    with suppress(Conflict):
        await store.write(("INSERT INTO settings VALUES ('secret', ?)", (secrets.token_hex(32),)))
    rows = await store.read("SELECT value FROM settings WHERE name = 'secret'")
    return bytes.fromhex(rows[0][0])
