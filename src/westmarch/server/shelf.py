"""What is kept, and where: the tables of the database as functions that make statements or read rows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from westmarch.kernel import game
from westmarch.server.journal import Draft, Journal, Line
from westmarch.server.store import Row, Statement, Store
from westmarch.server.tables import AGENT, CLOSED, OVER, PLAYING, WAITING, Seat, Standing, Table, check_id
from westmarch.server.wire import encode

_TABLE = (
    "SELECT id, game, options, seed, title, listed, host, invite, status, created, changed, waiting, clocks,"
    " outcome, rematch, hints FROM tables"
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
        *(_json(table.outcome), table.rematch, int(table.hints)),
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


def update_standing(table: str, standing: Standing) -> Statement:
    status, changed, waiting, clocks, outcome = standing
    return (
        "UPDATE tables SET status = ?, changed = ?, waiting = ?, clocks = ?, outcome = ? WHERE id = ?",
        (status, changed, _json(waiting), _json(clocks), _json(outcome), table),
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
        " AND id NOT IN (SELECT table_id FROM aside WHERE person = ?)"
        f" AND status <> '{CLOSED}' ORDER BY changed DESC LIMIT ?",
        (person, person, person, most),
    )


def set_aside(person: str, table: str) -> Statement:
    return ("INSERT INTO aside VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table))


def remember(person: str, table: str) -> Statement:
    return ("DELETE FROM aside WHERE person = ? AND table_id = ?", (person, table))


async def unfinished_of(store: Store, person: str) -> list[str]:
    """The tables at which somebody has a seat in a game that is not over."""
    rows = await store.read(
        f"SELECT id FROM tables WHERE status IN ('{WAITING}', '{PLAYING}')"
        " AND id IN (SELECT table_id FROM seats WHERE person = ?)",
        (person,),
    )
    return [row[0] for row in rows]


async def unfinished_with_agents(store: Store) -> list[str]:
    """The tables that wait for a program, perhaps since before a restart."""
    rows = await store.read(
        "SELECT tables.id, seats.seat, tables.waiting FROM tables JOIN seats ON seats.table_id = tables.id"
        f" WHERE tables.status = '{PLAYING}' AND seats.kind = '{AGENT}' ORDER BY tables.changed DESC"
    )
    return list(dict.fromkeys(id for id, seat, waiting in rows if seat in _from_json(waiting)))


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
    waiting, clocks, outcome, rematch, hints = row[11:]
    return Table(
        *(id, game_id, _from_json(options), int(seed), host, invite, seats, title, bool(listed), status),
        *(created, changed, _from_json(waiting), _from_json(clocks), _from_json(outcome), rematch, bool(hints)),
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


def insert_chat(table: str, line: dict[str, Any], person: str) -> Statement:
    columns = (table, line["id"], line["at"], line["name"], line["seat"] or "", line["text"], person)
    return ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", columns)


async def load_chat(store: Store, table: str, most: int = 500) -> list[dict[str, Any]]:
    rows = await store.read(
        "SELECT id, at, name, seat, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table, most)
    )
    return [
        {"id": id, "at": at, "name": name, "seat": seat or None, "text": text}
        for id, at, name, seat, text in reversed(rows)
    ]


# --- records ------------------------------------------------------------------------------------------------


def insert_record(id: str, text: str, person: str, at: int) -> Statement:
    return ("INSERT INTO records VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (id, text, person, at))


async def load_record(store: Store, id: str) -> tuple[str, int] | None:
    """The text of a record and when it was kept."""
    rows = await store.read("SELECT text, created FROM records WHERE id = ?", (check_id(id, "unknown_replay"),))
    return (rows[0][0], rows[0][1]) if rows else None


def insert_review(id: str, text: str, choices: int, at: int) -> Statement:
    return ("INSERT INTO reviews VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (id, text, choices, at))


async def load_review(store: Store, id: str) -> tuple[str, int] | None:
    """The review of a record, and how many choices were judged for it."""
    rows = await store.read("SELECT text, choices FROM reviews WHERE id = ?", (check_id(id, "unknown_replay"),))
    return (rows[0][0], rows[0][1]) if rows else None


# --- what goes for good -------------------------------------------------------------------------------------


def erase_person(person: str, name: str) -> list[Statement]:
    """Everything that says who somebody was; games that are over, and what was said, stay under another name."""
    mine = (person,)
    return [
        # The records of tables hold names, and are written again when somebody wants them.
        ("DELETE FROM records WHERE person = '' AND id IN (SELECT table_id FROM seats WHERE person = ?)", mine),
        ("UPDATE records SET person = '' WHERE person = ?", mine),
        ("UPDATE seats SET person = '', name = ? WHERE person = ?", (name, person)),
        ("UPDATE seats SET former = '' WHERE former = ?", mine),
        ("UPDATE tables SET host = '' WHERE host = ?", mine),
        ("UPDATE chat SET person = '', name = ? WHERE person = ?", (name, person)),
        ("DELETE FROM aside WHERE person = ?", mine),
        ("DELETE FROM sessions WHERE person = ?", mine),
        ("DELETE FROM people WHERE id = ?", mine),
    ]


def sweep(oldest_session: int) -> list[Statement]:
    """Tables that were closed, and sessions that have run out."""
    closed = f"SELECT id FROM tables WHERE status = '{CLOSED}'"
    parts = ("lines", "snapshots", "chat", "seats", "aside")
    return [
        *((f"DELETE FROM {part} WHERE table_id IN ({closed})", ()) for part in parts),
        (f"DELETE FROM tables WHERE status = '{CLOSED}'", ()),
        ("DELETE FROM sessions WHERE created < ?", (oldest_session,)),
    ]
