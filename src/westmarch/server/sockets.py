"""The socket of a table: hello, welcome, and then messages both ways until somebody leaves."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import COME_BACK, Connection
from westmarch.server.identity import COOKIE, Identities
from westmarch.server.limits import Limits, address_of, check_origin
from westmarch.server.playing import Playing
from westmarch.server.store import Unavailable
from westmarch.server.wire import (
    LONGEST_MESSAGE,
    PROTOCOL,
    Answer,
    Chat,
    Hello,
    Ping,
    Play,
    Point,
    Request,
    Undo,
    Withdraw,
    encode,
    number_of,
    read,
)

NO_HELLO: Final = 4400
NO_ENTRY: Final = 4403
NO_TABLE: Final = 4404
OTHER_PROTOCOL: Final = 4426
TOO_MUCH: Final = 4429
TOO_LARGE: Final = 1009
SECONDS_FOR_HELLO: Final = 20
MOST_AT_TABLE: Final = 200
"""Connections to one table; with a hundred watchers a game is a stadium."""

logger: Final = logging.getLogger("westmarch.server")


class Closing(Exception):
    """The connection is to be closed, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Sockets:
    """The door to the tables for WebSockets."""

    def __init__(self, house: House, playing: Playing, identities: Identities, limits: Limits) -> None:
        self.house = house
        self.playing = playing
        self.identities = identities
        self.limits = limits

    async def serve(self, socket: WebSocket, table: str) -> None:
        """One connection from its beginning to its end."""
        await socket.accept()
        try:
            await self._converse(socket, table)
        except Closing as closing:
            await _close(socket, closing.code, closing.reason)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone: what was on its way comes with the next welcome

    async def _converse(self, socket: WebSocket, table: str) -> None:
        connection, live = await self._admit(socket, table)
        hello = await self._hello(socket)
        connection.have = dict(hello.have)
        connection.chat = hello.chat
        self.house.enter(live, connection)
        live = await self.house.open(table)
        connection.greeted = True
        connection.send(self.house.welcome(live, connection))
        writer = asyncio.create_task(_write(socket, connection))
        try:
            await self._listen(socket, connection)
        except Closing as closing:
            connection.farewell = (closing.code, closing.reason)
        finally:
            self.house.go(live, connection)
            connection.close()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await writer

    async def _admit(self, socket: WebSocket, table: str) -> tuple[Connection, Live]:
        try:
            check_origin(socket.scope)
            self.limits.check("socket", address_of(socket.scope))
            live = await self.house.open(table)
            if len(self.house.hub.at(table)) >= MOST_AT_TABLE * self.limits.factor:
                raise Closing(TOO_MUCH, "this table is crowded")
            person = await self.identities.person(socket.cookies.get(COOKIE))
        except Refusal as refusal:
            codes = {"foreign_origin": NO_ENTRY, "unknown_table": NO_TABLE, "too_fast": TOO_MUCH}
            raise Closing(codes.get(refusal.code, NO_ENTRY), refusal.message) from None
        except Unavailable:
            raise Closing(COME_BACK, "the store is not available") from None
        return Connection(table, person), live

    async def _hello(self, socket: WebSocket) -> Hello:
        try:
            text = await asyncio.wait_for(_receive(socket), SECONDS_FOR_HELLO)
            message = read(text or "")
        except (TimeoutError, Refusal):
            raise Closing(NO_HELLO, "the first message must be hello") from None
        if not isinstance(message, Hello):
            raise Closing(NO_HELLO, "the first message must be hello")
        if message.protocol != PROTOCOL:
            raise Closing(OTHER_PROTOCOL, f"this server speaks protocol {PROTOCOL}")
        return message

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        bucket = self.limits.for_messages()
        warnings = 0
        while True:
            text = await _receive(socket)
            if not bucket.take():
                warnings += 1
                if warnings > 100:
                    raise Closing(TOO_MUCH, "too many messages")
                refusal = Refusal("too_fast", "that was too much at once; wait a little")
                connection.send(_refused(number_of(text or ""), refusal))
                continue
            try:
                message = read(text or "")
            except Refusal as refusal:
                connection.send(_refused(number_of(text or ""), refusal))
                continue
            await self._handle(connection, message)

    async def _handle(self, connection: Connection, message: Hello | Request) -> None:
        number = None if isinstance(message, Hello) else message.id
        try:
            live = await self.house.open(connection.table)
            if isinstance(message, Hello):
                connection.have, connection.chat = dict(message.have), message.chat
                connection.send(self.house.welcome(live, connection))
                return
            told = await self._do(live, connection, message)
        except Refusal as refusal:
            connection.send(_refused(number, refusal))
        except Unavailable:
            connection.send(_refused(number, Refusal("busy", "that could not be stored; try again in a moment")))
        else:
            if told is not None:
                connection.send(encode({"type": "done", "re": number, **told}))

    async def _do(self, live: Live, connection: Connection, message: Request) -> dict[str, Any] | None:
        """What the message asks for; what is to be told besides `done` (None: nothing at all)."""
        person = connection.person
        match message:
            case Play():
                n = await self.playing.play(live, person, message.seat, message.ask, message.token)
                return {"seat": message.seat, "n": n}
            case Undo():
                return await self.playing.undo(live, person, message.seat)
            case Answer():
                await self.playing.answer(live, person, message.undo, message.seat, message.agree)
                return {"undo": message.undo}
            case Withdraw():
                await self.playing.withdraw(live, person, message.undo)
                return {"undo": message.undo}
            case Chat():
                await self.playing.chat(live, person, message.text)
                return {}
            case Point():
                self.playing.point(live, person, message.at)
                return {}
            case Ping():
                connection.send(encode({"type": "pong", "re": message.id, "now": self.house.clock()}))
        return None


def _refused(number: int | None, refusal: Refusal) -> bytes:
    return encode({"type": "refused", "re": number, **refusal.describe()})


async def _receive(socket: WebSocket) -> str | None:
    """The next text; None for a frame that is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | None = message.get("text")
    if len(message.get("bytes") or b"") > LONGEST_MESSAGE or len((text or "").encode()) > LONGEST_MESSAGE:
        raise Closing(TOO_LARGE, f"a message has at most {LONGEST_MESSAGE} bytes")
    return text


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued, in order, until there is nothing more to come."""
    try:
        while (message := await connection.queue.get()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})
    except (WebSocketDisconnect, RuntimeError):
        return
    await _close(socket, *connection.farewell)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code, reason)
