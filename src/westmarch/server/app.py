"""The application: its routes, its pages, and its answers to what goes wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from westmarch._version import VERSION
from westmarch.server import api, api_replays, api_tables
from westmarch.server.api import reply
from westmarch.server.errors import Refusal
from westmarch.server.limits import STRAIGHT, Guard, Limits
from westmarch.server.services import Settings, running
from westmarch.server.sockets import Sockets
from westmarch.server.store import Unavailable

logger: Final = logging.getLogger("westmarch.server")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Westmarch</title>
<h1>Westmarch</h1>
<p>The server is running, but its pages have not been built. Games can be played through the API under
<code>/api</code> (see docs/protocol.md), or in a terminal with <code>westmarch play</code>.</p>
</html>
"""


def create_app(settings: Settings) -> FastAPI:
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, limits) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Westmarch",
        version=VERSION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.static = settings.static.resolve()
    for router in (api.router, api_tables.router, api_replays.router):
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/socket", _Door()))
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Guard, limits=limits)
    return app


class _Door:
    """The way to the sockets, past all that the framework would put around each message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sockets: Sockets = scope["app"].state.services.sockets
        come, go = scope[STRAIGHT]
        # A task of its own wakes up where it waits, and not from the outermost layer of the framework inwards.
        await asyncio.create_task(sockets.serve(scope, come, go, scope["path_params"]["table_id"]))


async def _page(request: Request, path: str) -> Response:
    """A file of the client; any other path is one of its pages."""
    if path == "api" or path.startswith("api/"):
        raise Refusal("not_found", "there is nothing under this address", f"/{path[:64]}")
    static: Path = request.app.state.static
    wanted = _file(static, path)
    if wanted is not None:
        # Built files carry a hash in their names: what was fetched once holds.
        lasting = {"cache-control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else {}
        return FileResponse(wanted, headers=lasting)
    index = static / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(NOT_BUILT)


def _file(static: Path, path: str) -> Path | None:
    if not path or len(path) > 200 or not path.isprintable():
        return None
    wanted = (static / path).resolve()
    return wanted if wanted.is_relative_to(static) and wanted.is_file() else None


# --- what goes wrong --------------------------------------------------------------------------------------


def _answer(refusal: Refusal) -> Response:
    response = reply(refusal.describe(), refusal.status)
    if refusal.status == 429:
        response.headers["retry-after"] = "2"
    return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _answer(error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return _answer(Refusal("bad_input", str(first["msg"]), where[:100]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "not_found" if error.status_code == 404 else "bad_input"
    told = Refusal(code, str(error.detail)).describe()
    response = reply(told, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _unavailable(request: Request, error: Exception) -> Response:
    logger.error("the store failed: %s", type(error).__name__)
    return _answer(Refusal("busy", "that could not be stored; try again in a moment"))


async def _failed(request: Request, error: Exception) -> Response:
    """A mistake of ours. The log says where; the answer says only that it is ours."""
    return reply(Refusal("failed", "something went wrong on our side; try again").describe(), 500)
