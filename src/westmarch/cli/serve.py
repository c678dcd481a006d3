"""`westmarch serve`: tables to play at in a browser."""

import asyncio
import logging
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

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


def run(arguments: Namespace) -> int:
    try:
        import uvicorn

        from westmarch.server.app import create_app
        from westmarch.server.services import Settings
        from westmarch.server.wire import LONGEST_MESSAGE
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("westmarch"):
            raise
        raise BadInput("serve", f"{error.name} is not installed; install westmarch[server]") from None
    settings = Settings(
        data=Path(arguments.data), database=arguments.database, workers=arguments.workers, limits=arguments.limits
    )
    asyncio.run(_check(settings))
    logging.basicConfig(level=logging.WARNING, format="westmarch: %(levelname)s: %(message)s", stream=sys.stderr)
    print(f"westmarch: on http://{arguments.host}:{arguments.port}/ (Ctrl-C ends it)", flush=True)
    config = uvicorn.Config(
        create_app(settings),
        host=arguments.host,
        port=arguments.port,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws="websockets-sansio",
        ws_max_size=2 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    server.run()
    return 0 if server.started else 1
