"""The socket of a table: hello, welcome, and then messages both ways until somebody leaves."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from westmarch.server.errors import Refusal
from westmarch.server.house import House, Live
from westmarch.server.hub import COME_BACK, GONE, Connection, Sending
from westmarch.server.identity import COOKIE, Identities, key_of
from westmarch.server.limits import Limits, address_of, check_origin
from westmarch.server.playing import Asker, Playing
from westmarch.server.store import Unavailable
from westmarch.server.straight import LINE, StraightSocket
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

MOST_WARNINGS: Final = 100
"""Messages that came too fast before the connection is closed."""

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Sending]


class Closing(Exception):
    """The connection is to be closed, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Wire:
    """An accepted socket, spoken to in the words of ASGI, or straight where the server has such a line."""

    def __init__(self, receive: Receive, send: Send, line: StraightSocket | None = None) -> None:
        self._receive = receive
        self._send = send
        self._line = line

    async def receive(self) -> str:
        """The next text; an empty one for a frame that is not text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str = message.get("text") or ""
        size = len(text) if text.isascii() else len(text.encode())
        if size > LONGEST_MESSAGE or len(message.get("bytes") or b"") > LONGEST_MESSAGE:
            raise Closing(TOO_LARGE, f"a message has at most {LONGEST_MESSAGE} bytes")
        return text

    def send(self, message: bytes) -> Sending | None:
        if self._line is not None and self._line.say(message):
            return None
        return self._send({"type": "websocket.send", "text": message.decode()})

    def close(self, code: int, reason: str) -> Sending:
        return self._send({"type": "websocket.close", "code": code, "reason": reason})


class Sockets:
    """The door to the tables for WebSockets."""

    def __init__(self, house: House, playing: Playing, identities: Identities, limits: Limits) -> None:
        self.house = house
        self.playing = playing
        self.identities = identities
        self.limits = limits

    async def serve(self, scope: MutableMapping[str, Any], receive: Receive, send: Send, table: str) -> None:
        """One connection from its beginning to its end."""
        socket = WebSocket(scope, receive, send)
        wire = Wire(receive, send, scope.get(LINE))
        with suppress(WebSocketDisconnect, *GONE):  # gone: what was on its way comes with the next welcome
            await socket.accept()
            try:
                await self._converse(socket, wire, table)
            except Closing as closing:
                await wire.close(closing.code, closing.reason)

    async def _converse(self, socket: WebSocket, wire: Wire, table: str) -> None:
        connection = await self._admit(socket, wire, table)
        hello = await self._hello(wire)
        connection.have = dict(hello.have)
        connection.chat = hello.chat
        live = await self._open(table)
        try:
            self.house.enter(live, connection)
            await self._listen(wire, connection)
        except Closing as closing:
            connection.close(closing.code, closing.reason)
        finally:
            self.house.go(connection)
            connection.close()
            await connection.ended()

    async def _admit(self, socket: WebSocket, wire: Wire, table: str) -> Connection:
        try:
            check_origin(socket.scope)
            self.limits.check("socket", address_of(socket.scope))
        except Refusal as refusal:
            raise Closing(TOO_MUCH if refusal.code == "too_fast" else NO_ENTRY, refusal.message) from None
        await self._open(table)
        if self.house.hub.number(table) >= MOST_AT_TABLE * self.limits.factor:
            raise Closing(TOO_MUCH, "this table is crowded")
        cookie = socket.cookies.get(COOKIE)
        try:
            connection = Connection(table, await self.identities.person(cookie), wire)
        except Unavailable:
            raise Closing(COME_BACK, "the store is not available") from None
        if connection.person is not None:
            connection.session = key_of(cookie)
        return connection

    async def _open(self, table: str) -> Live:
        try:
            return await self.house.open(table)
        except Refusal as refusal:
            raise Closing(NO_TABLE, refusal.message) from None
        except Unavailable:
            raise Closing(COME_BACK, "the store is not available") from None

    async def _hello(self, wire: Wire) -> Hello:
        try:
            message = read(await asyncio.wait_for(wire.receive(), SECONDS_FOR_HELLO))
        except (TimeoutError, Refusal):
            raise Closing(NO_HELLO, "the first message must be hello") from None
        if not isinstance(message, Hello):
            raise Closing(NO_HELLO, "the first message must be hello")
        if message.protocol != PROTOCOL:
            raise Closing(OTHER_PROTOCOL, f"this server speaks protocol {PROTOCOL}")
        return message

    async def _listen(self, wire: Wire, connection: Connection) -> None:
        bucket, pointing = self.limits.for_messages(), self.limits.for_pointing()
        warnings = 0
        while not connection.closed:
            text = await wire.receive()
            try:
                if not bucket.take():
                    raise Refusal("too_fast", "that was too much at once; wait a little")
                message = read(text)
                if isinstance(message, Point) and not pointing.take():
                    raise Refusal("too_fast", "you have pointed at enough for a moment")
            except Refusal as refusal:
                warnings += refusal.code == "too_fast"
                if warnings > MOST_WARNINGS:
                    raise Closing(TOO_MUCH, "too many messages") from None
                connection.send(_refused(number_of(text), refusal))
            else:
                await self._handle(connection, message)

    async def _handle(self, connection: Connection, message: Hello | Request) -> None:
        number = None if isinstance(message, Hello) else message.id
        try:
            live = self.house.found(connection.table) or await self.house.open(connection.table)
            if isinstance(message, Hello):
                connection.have, connection.chat = dict(message.have), message.chat
                connection.send(self.house.welcome(live, connection))
            else:
                await self._do(live, Asker(connection, number), message)
        except Refusal as refusal:
            connection.send(_refused(number, refusal))
        except Unavailable:
            connection.send(_refused(number, Refusal("busy", "that could not be stored; try again in a moment")))

    async def _do(self, live: Live, asker: Asker, message: Request) -> None:
        """What the message asks for. A choice is answered by its own update, all else by a message of its own."""
        match message:
            case Play():
                await self.playing.play(live, asker, message.seat, message.ask, message.token)
            case Undo():
                await self.playing.undo(live, asker, message.seat)
            case Answer():
                await self.playing.answer(live, asker.person, message.undo, message.seat, message.agree)
                asker.done(undo=message.undo)
            case Withdraw():
                await self.playing.withdraw(live, asker.person, message.undo)
                asker.done(undo=message.undo)
            case Chat():
                await self.playing.chat(live, asker.person, message.text)
                asker.done()
            case Point():
                self.playing.point(live, asker.person, message.at)
                asker.done()
            case Ping():
                asker.send({"type": "pong", "re": message.id, "now": self.house.clock()})


def _refused(number: int | None, refusal: Refusal) -> bytes:
    return encode({"type": "refused", "re": number, **refusal.describe()})
