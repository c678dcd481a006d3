"""`westmarch serve`: tables to play at in a browser."""

import asyncio
import errno
import gc
import logging
import socket
import sys
import time
import webbrowser
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.request import urlopen

from westmarch.kernel import BadInput

if TYPE_CHECKING:
    from westmarch.server.services import Settings


async def _check(settings: "Settings") -> None:
    """See that the store opens, before anything listens."""
    from westmarch.server.store import Unavailable, open_store

    try:
        store = await open_store(settings.data, settings.database)
    except (Unavailable, OSError) as error:
        raise BadInput("--data" if settings.database is None else "--database", str(error)) from None
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    """The address is ours before anything is said about it, or shown there."""
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("--port", f"{port} is in use, perhaps by another server; name another one") from None
        raise BadInput("--host", f"cannot listen on {host}, port {port}: {error.strerror}") from None


def _open_when_answering(address: str) -> None:
    """Show the first page in a browser, where the machine has one, as soon as there is a page to show."""
    with suppress(webbrowser.Error, OSError):
        for _ in range(100):
            try:
                urlopen(address, timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return


def run(arguments: Namespace) -> int:
    try:
        import uvicorn

        from westmarch.server.app import create_app
        from westmarch.server.judging import check_judge
        from westmarch.server.services import Settings
        from westmarch.server.straight import StraightSocket
        from westmarch.server.wire import LONGEST_MESSAGE
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("westmarch"):
            raise
        raise BadInput("serve", f"{error.name} is not installed; install westmarch[server]") from None
    settings = Settings(
        data=Path(arguments.data),
        database=arguments.database,
        workers=arguments.workers,
        limits=arguments.limits,
        judge=check_judge(arguments.judge),
    )
    if arguments.static is not None:
        settings = replace(settings, static=Path(arguments.static))
    asyncio.run(_check(settings))
    listening = _listen(arguments.host, arguments.port)
    logging.basicConfig(level=logging.WARNING, format="westmarch: %(levelname)s: %(message)s", stream=sys.stderr)
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    print(f"westmarch: on {address} (Ctrl-C ends it)", flush=True)
    if arguments.open:
        Thread(target=_open_when_answering, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws=StraightSocket,
        ws_max_size=2 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    # What is loaded now stays, and what a choice makes goes by itself: there is little to look for, and not often.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    server.run(sockets=[listening])
    return 0 if server.started else 1
