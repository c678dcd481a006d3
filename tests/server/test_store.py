"""Both stores: whole or not at all, one line to a position, and migrations that run once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from westmarch.server.sqlite import CHECKPOINT_EVERY
from westmarch.server.store import MIGRATIONS, Conflict, Statement, Store, Unavailable, migrate, open_store

LINE = "INSERT INTO settings VALUES (?, ?)"


def with_store(data: Path, database: str | None, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(data, database)
        try:
            await store.write(("DELETE FROM settings WHERE name LIKE ?", ("test%",)))
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_migrations_run_once(data: Path, database: str | None) -> None:
    async def use(store: Store) -> None:
        await migrate(store)
        rows = await store.read("SELECT version FROM migrations ORDER BY version")
        assert [row[0] for row in rows] == [*range(1, len(MIGRATIONS) + 1)]

    with_store(data, database, use)
    with_store(data, database, use)


def test_a_database_from_the_future_is_left_alone(data: Path) -> None:
    async def use(store: Store) -> None:
        await store.write(("INSERT INTO migrations VALUES (?)", (999,)))

    with_store(data, None, use)
    with pytest.raises(Unavailable, match="version 999"):
        with_store(data, None, use)


def test_a_database_of_the_first_version_is_brought_up(data: Path, database: str | None) -> None:
    async def use(store: Store) -> None:
        for name in (
            "reviews",
            "aside",
            "sessions",
            "records",
            "chat",
            "snapshots",
            "lines",
            "seats",
            "tables",
            "people",
            "settings",
        ):
            await store.write((f"DROP TABLE {name}", ()))
        await store.write(("DELETE FROM migrations", ()))
        steps: list[Statement] = [(statement, ()) for statement in MIGRATIONS[0]]
        await store.write(*steps, ("INSERT INTO migrations VALUES (1)", ()))
        await store.write(("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", ("p", "Old", "guest", None, None, 1)))
        await store.write(("INSERT INTO settings VALUES ('secret', 'x')", ()))
        await migrate(store)
        assert [tuple(row) for row in await store.read("SELECT id, name FROM people")] == [("p", "Old")]
        assert await store.read("SELECT key FROM sessions") == []
        assert await store.read("SELECT person FROM chat") == []

    with_store(data, database, use)


def test_a_write_is_whole_or_not_there(data: Path, database: str | None) -> None:
    async def use(store: Store) -> None:
        await store.write((LINE, ("test 1", "a")))
        with pytest.raises(Conflict):
            await store.write((LINE, ("test 2", "b")), (LINE, ("test 1", "c")))
        rows = await store.read("SELECT name, value FROM settings WHERE name LIKE ?", ("test%",))
        assert [tuple(row) for row in rows] == [("test 1", "a")]

    with_store(data, database, use)


def test_of_many_who_write_one_position_one_succeeds(data: Path, database: str | None) -> None:
    async def use(store: Store) -> None:
        statements: list[Statement] = [(LINE, ("test", str(i))) for i in range(20)]
        others = [store.write((LINE, (f"test {i}", "x"))) for i in range(20)]
        results = await asyncio.gather(*(store.write(s) for s in statements), *others, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 19
        rows = await store.read("SELECT COUNT(*) FROM settings WHERE name LIKE ?", ("test%",))
        assert rows[0][0] == 21

    with_store(data, database, use)


def test_writes_go_on_through_checkpoints(data: Path) -> None:
    async def use(store: Store) -> None:
        for i in range(2 * CHECKPOINT_EVERY + 10):
            await store.write((LINE, (f"test {i}", "x")))
        rows = await store.read("SELECT COUNT(*) FROM settings WHERE name LIKE ?", ("test%",))
        assert rows[0][0] == 2 * CHECKPOINT_EVERY + 10

    with_store(data, None, use)


def test_two_servers_do_not_share_a_file(data: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(Unavailable, match="another server"):
            await open_store(data)

    with_store(data, None, use)


def test_a_failure_of_one_leaves_the_others_alone(data: Path, database: str | None) -> None:
    async def use(store: Store) -> None:
        results = await asyncio.gather(
            store.write(("INSERT INTO nowhere VALUES (?)", (1,))),
            store.write((LINE, ("test", "x"))),
            return_exceptions=True,
        )
        assert isinstance(results[0], Unavailable)
        assert results[1] is None

    with_store(data, database, use)


def test_an_address_that_cannot_be_reached_is_told_without_its_password(data: Path) -> None:
    for address in ("postgresql://me:mellon@127.0.0.1:1/x", "mysql://me:mellon@somewhere/x"):
        with pytest.raises(Unavailable) as error:
            asyncio.run(open_store(data, address))
        assert "mellon" not in str(error.value)
