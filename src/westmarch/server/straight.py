"""uvicorn's WebSocket, with a straight way for what is said by the thousand: a whole text in one frame.

What a choice costs is for a good part the layers that its few hundred bytes go through. Here a text that comes whole is
unmasked and put where uvicorn would have put it, and one that goes out gets its two or four bytes of head; handshakes,
fragments, control frames, whatever is too large or not as it should be go through uvicorn and its sans-IO protocol,
frame by frame, as ever.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from westmarch.server.frames import BINARY, CONTINUED, FINAL, OPCODE, TEXT, TOO_LONG, end_of_frame, framed, whole_text
from westmarch.server.inbox import Inbox

LINE: Final = "westmarch.line"
"""Where a socket's scope has its StraightSocket, if the server was started with that."""

MOST_UNREAD: Final = 32
"""Texts that may wait to be read before the other end is held back."""


class StraightSocket(WebSocketsSansIOProtocol):
    """One connection. `uvicorn.Config(ws=StraightSocket)` makes it that of a server."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self._begun = b""  # of a frame that has not come whole yet
        self._fragmented = False  # a message is coming in several frames
        self._given_over = False  # what comes from now on is not looked at here

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it has not been refused
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        if self._begun:
            data, self._begun = self._begun + data, b""
        if self._given_over or self.conn.state is not State.OPEN:
            super().data_received(data)
            return
        at = 0
        while (end := end_of_frame(data, at, self.config.ws_max_size)) > 0:
            self._frame(data[at:end])
            at = end
        if end == TOO_LONG:  # it is refused before it has come whole
            self._given_over = True
            super().data_received(data[at:])
        else:
            self._begun = data[at:]

    def _frame(self, frame: bytes) -> None:
        """One whole frame."""
        if self.conn.state is State.OPEN and not self._fragmented and not self.close_sent:
            text = whole_text(frame)
            if text is not None:
                self._put(text)
                return
        if frame[0] & OPCODE in (CONTINUED, TEXT, BINARY):
            self._fragmented = not frame[0] & FINAL
        super().data_received(frame)

    def _put(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # `receive` takes this back when all has been read
            self.transport.pause_reading()

    def say(self, text: bytes) -> bool:
        """Send a text on the spot. False if that cannot be done now: ASGI's `send` waits, or says what is wrong."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True
