"""The store: plain SQL, kept by SQLite in a file or by PostgreSQL under an address.

Statements are written with `?` and in the dialect that both share. A write is one transaction: all of it or nothing,
and when it returns it is kept. `shelf` knows the tables; this module knows how to keep them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

Row = Sequence[Any]
Statement = tuple[str, Sequence[Any]]


class Conflict(Exception):
    """A row with this key is there already."""


class Unavailable(Exception):
    """The store cannot be reached or cannot write."""


class Store(Protocol):
    """What the server asks of a database."""

    async def write(self, *statements: Statement) -> None: ...

    async def read(self, sql: str, arguments: Sequence[Any] = ()) -> list[Row]: ...

    async def close(self) -> None: ...


MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
            created BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, title TEXT NOT NULL,
            listed INTEGER NOT NULL, host TEXT NOT NULL, invite TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
            created BIGINT NOT NULL, changed BIGINT NOT NULL, waiting TEXT NOT NULL, clocks TEXT NOT NULL,
            outcome TEXT NOT NULL, rematch TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, listed, changed)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), place INTEGER NOT NULL, seat TEXT NOT NULL,
            kind TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, agent TEXT NOT NULL, former TEXT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_by_person ON seats (person)",
        """CREATE TABLE lines (
            table_id TEXT NOT NULL REFERENCES tables (id), position INTEGER NOT NULL, kind TEXT NOT NULL,
            seat TEXT NOT NULL, token TEXT NOT NULL, at BIGINT NOT NULL, learners INTEGER NOT NULL,
            marks TEXT NOT NULL, story TEXT NOT NULL,
            PRIMARY KEY (table_id, position))""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id), position INTEGER NOT NULL, state TEXT NOT NULL,
            PRIMARY KEY (table_id, position))""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id), id INTEGER NOT NULL, at BIGINT NOT NULL,
            name TEXT NOT NULL, seat TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, id))""",
        """CREATE TABLE records (
            id TEXT PRIMARY KEY, text TEXT NOT NULL, person TEXT NOT NULL, created BIGINT NOT NULL)""",
    ),
    (
        # Of a browser that is logged in: the hash of what its cookie holds.
        "CREATE TABLE sessions (key TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        # The tables that somebody does not want to see among their own any more.
        "CREATE TABLE aside (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
        "ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX seats_by_former ON seats (former)",
        # Every choice changes `changed`; what no query needs in order should not be kept in order.
        "DROP INDEX tables_by_status",
        "CREATE INDEX tables_by_status ON tables (status, listed)",
        "DELETE FROM settings WHERE name = 'secret'",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
        # Of a record, under its id: what was thought of every choice in it. It holds seats and no names.
        """CREATE TABLE reviews (
            id TEXT PRIMARY KEY, text TEXT NOT NULL, choices INTEGER NOT NULL, created BIGINT NOT NULL)""",
    ),
)
"""Each entry brings a database from one version to the next. Entries are added, never changed."""


async def migrate(store: Store) -> None:
    """Bring a database, new or old, to the present version."""
    await store.write(("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)", ()))
    rows = await store.read("SELECT COALESCE(MAX(version), 0) FROM migrations")
    version = int(rows[0][0])
    if version > len(MIGRATIONS):
        raise Unavailable(f"the database is of version {version}; this server knows {len(MIGRATIONS)}")
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        steps: list[Statement] = [(statement, ()) for statement in statements]
        await store.write(*steps, ("INSERT INTO migrations VALUES (?)", (number,)))


async def open_store(data: Path, database: str | None = None) -> Store:
    """The store under this address, or SQLite in the data folder; it is ready to be used."""
    store: Store
    if database is None:
        from westmarch.server.sqlite import SQLite

        data.mkdir(parents=True, exist_ok=True)
        store = SQLite(data / "westmarch.sqlite3")
    elif database.startswith(("postgres://", "postgresql://")):
        from westmarch.server.postgres import open_postgres

        store = await open_postgres(database)
    else:
        raise Unavailable("a database address starts with postgresql://")
    await migrate(store)
    return store
