"""Servers for the tests: one in a thread for most of them, one in a process of its own where it is to be killed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import httpx
import uvicorn

from westmarch.server.app import create_app
from westmarch.server.services import Settings
from westmarch.server.straight import StraightSocket

GENEROUS = 1000.0
"""Tests come from one address, and are in a hurry."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread; its address."""
    port = free_port()
    config = uvicorn.Config(
        create_app(settings),
        port=port,
        ws=StraightSocket,
        ws_max_size=8192,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    wait_until_up(f"http://127.0.0.1:{port}")
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def wait_until_up(address: str, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            if httpx.get(f"{address}/api/about", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.05)


class Process:
    """A server in a process of its own, on one port and one store however often it is started."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "westmarch", "serve", "--port", str(self.port), "--data", str(data)]
        self.command += ["--limits", "1000", "--workers", "1"]
        if database is not None:
            self.command += ["--database", database]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command)
        wait_until_up(self.address)

    def kill(self) -> None:
        """As hard as can be."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(20)
        self.process = None
        return code


class Tape:
    """In the place of a socket: what is sent stays on it. With `stuck` the other end reads nothing."""

    def __init__(self, stuck: bool = False) -> None:
        self.messages: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.readable = asyncio.Event()
        if not stuck:
            self.readable.set()

    async def send(self, message: bytes) -> None:
        await self.readable.wait()
        self.messages.append(message)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def take(self) -> list[bytes]:
        """What has come since the last time."""
        taken, self.messages = self.messages, []
        return taken


# --- PostgreSQL -----------------------------------------------------------------------------------------------


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    for home in [*homes, *([Path(found).parent] if found else [])]:
        if all((home / program).exists() for program in ("initdb", "postgres")):
            return home
    return None


@contextmanager
def postgres(programs: Path) -> Iterator[str]:
    """A PostgreSQL server of our own on a free port; its address.

    Its folder is not one of pytest's: those are closed to all but root again as soon as another run begins.
    """
    with tempfile.TemporaryDirectory(prefix="westmarch-postgres-", ignore_cleanup_errors=True) as folder:
        yield from _postgres_in(programs, Path(folder))


def _postgres_in(programs: Path, folder: Path) -> Iterator[str]:
    port = free_port()
    data = folder / "postgres"
    prefix: list[str] = []
    if os.geteuid() == 0:  # it refuses to run as root
        folder.chmod(0o711)
        data.mkdir()
        shutil.chown(data, "postgres")
        prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    run = [*prefix, str(programs / "initdb"), "-D", str(data), "-U", "westmarch", "-A", "trust", "-E", "UTF8", "-N"]
    subprocess.run([*run, "--locale=C"], check=True, capture_output=True)
    options = [
        "-D",
        str(data),
        "-p",
        str(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        f"unix_socket_directories={data}",
    ]
    with (folder / "postgres.log").open("wb") as log:
        server = subprocess.Popen([*prefix, str(programs / "postgres"), *options], stdout=log, stderr=log)
    address = f"postgresql://westmarch@127.0.0.1:{port}/postgres"
    try:
        _wait_for_port(port)
        yield address
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def _wait_for_port(port: int) -> None:
    end = time.monotonic() + 30
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(0.3)
                return
        assert time.monotonic() < end, "PostgreSQL does not start"
        time.sleep(0.05)
