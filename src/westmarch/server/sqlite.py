"""SQLite: whatever has come in during one turn of the event loop is committed together at its end.

A commit in WAL mode is a write into the page cache, a few dozen microseconds: less than it costs to hand it to another
thread and back. What may take long, the checkpoint with its waiting for the disk, is done in a thread, and meanwhile
writes wait without holding up the loop.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from westmarch.server.store import Conflict, Row, Statement, Unavailable

MOST_AT_ONCE: Final = 256
"""Jobs that may share one commit."""

CHECKPOINT_EVERY: Final = 500
"""Commits between two checkpoints."""

PRAGMAS: Final = (
    "page_size=2048",  # of a new file: a choice changes a few hundred bytes of a page, and all of it is written
    "locking_mode=EXCLUSIVE",  # the file is ours alone: a commit needs no locks, and two servers cannot share it
    "journal_mode=WAL",
    "synchronous=NORMAL",  # a commit survives the end of the process, however it comes
    "wal_autocheckpoint=0",
    "foreign_keys=ON",
)

FAILURES: Final = (sqlite3.Error, UnicodeError, OverflowError)

Result = list[Row]


class Job:
    """Statements to carry out as one, and the future that waits for them."""

    __slots__ = ("error", "future", "result", "statements")

    def __init__(self, statements: Sequence[Statement], future: asyncio.Future[Result]) -> None:
        self.future = future
        self.statements = statements
        self.result: Result = []
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SQLite:
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2)
        try:
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            self._connection.close()
            raise Unavailable(f"{path.name} cannot be opened ({error}); does another server use it?") from None
        self._cursor = self._connection.cursor()
        self._loop = asyncio.get_running_loop()  # to ask for it each time would be a system call each time
        self._jobs: list[Job] = []
        self._commits = 0
        self._checkpoint: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, *statements: Statement) -> None:
        await self._ask(statements)

    async def read(self, sql: str, arguments: Sequence[Any] = ()) -> list[Row]:
        return await self._ask([(sql, arguments)])

    async def _ask(self, statements: Sequence[Statement]) -> Result:
        if self._closed:
            raise Unavailable("the store is closed")
        job = Job(statements, self._loop.create_future())
        self._jobs.append(job)
        if len(self._jobs) == 1 and self._checkpoint is None:
            self._loop.call_soon(self._flush)
        return await job.future

    async def close(self) -> None:
        self._closed = True
        if self._checkpoint is not None:
            await self._checkpoint
        self._flush()
        self._connection.close()

    # --- carrying out -------------------------------------------------------------------------------------

    def _flush(self) -> None:
        """All that waits, a commit for every so many."""
        while self._jobs and self._checkpoint is None:
            jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
            self._carry_out(jobs)
            for job in jobs:
                job.settle()
            self._commits += 1
            if self._commits % CHECKPOINT_EVERY == 0 and not self._closed:
                self._checkpoint = asyncio.create_task(self._run_checkpoint())

    async def _run_checkpoint(self) -> None:
        try:
            await asyncio.to_thread(self._write_back)
        except sqlite3.Error:
            pass  # the next one will do it
        finally:
            self._checkpoint = None
            if not self._closed:
                self._flush()

    def _write_back(self) -> None:
        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()  # an unread answer would block commits

    def _carry_out(self, jobs: list[Job]) -> None:
        """All jobs in one transaction. Hardly ever does one fail: then each is carried out in one of its own."""
        try:
            self._transact(jobs)
        except FAILURES as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._carry_out([job])
            elif isinstance(error, sqlite3.IntegrityError):
                jobs[0].error = Conflict(str(error))
            else:
                jobs[0].error = Unavailable(f"the store failed: {error}")

    def _transact(self, jobs: list[Job]) -> None:
        execute = self._cursor.execute
        alone = len(jobs) == 1 and len(jobs[0].statements) == 1  # a statement by itself is a transaction already
        try:
            if not alone:
                execute("BEGIN IMMEDIATE")
            for job in jobs:
                for sql, arguments in job.statements:
                    job.result = execute(sql, arguments).fetchall()
            if not alone:
                execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                execute("ROLLBACK")
