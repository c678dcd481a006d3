"""PostgreSQL, by its address."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import asyncpg

from westmarch.server.store import Conflict, Row, Statement, Unavailable


async def open_postgres(address: str) -> "Postgres":
    try:
        pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=30)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        # The address may hold a password: it is not repeated here.
        raise Unavailable(f"PostgreSQL cannot be reached: {type(error).__name__}") from None
    return Postgres(pool)


class Postgres:
    """A pool of connections; a write is a transaction."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def write(self, *statements: Statement) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, arguments in statements:
                    await connection.execute(_numbered(sql), *arguments)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(type(error).__name__) from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise Unavailable(f"the store failed: {type(error).__name__}") from None

    async def read(self, sql: str, arguments: Sequence[Any] = ()) -> list[Row]:
        try:
            async with self._pool.acquire() as connection:
                rows = await connection.fetch(_numbered(sql), *arguments)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise Unavailable(f"the store failed: {type(error).__name__}") from None
        return [tuple(row) for row in rows]

    async def close(self) -> None:
        await self._pool.close()


@lru_cache(maxsize=256)
def _numbered(sql: str) -> str:
    """The statement with PostgreSQL's $1, $2, … for the question marks."""
    first, *rest = sql.split("?")
    return first + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))
