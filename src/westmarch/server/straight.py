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
from websockets.utils import apply_mask

LINE: Final = "westmarch.line"
"""Where a socket's scope has its StraightSocket, if the server was started with that."""

FINAL: Final = 0x80
OPCODE: Final = 0x0F
CONTINUED: Final = 0x00
TEXT: Final = 0x01
BINARY: Final = 0x02
WHOLE_TEXT: Final = FINAL | TEXT
MASKED: Final = 0x80
MASK_LENGTH: Final = 4

TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Lengths from these values on stand in the bytes that follow."""

NOT_WHOLE: Final = 0
TOO_LONG: Final = -1

MOST_UNREAD: Final = 32
"""Texts that may wait to be read before the other end is held back."""


class StraightSocket(WebSocketsSansIOProtocol):
    """One connection. `uvicorn.Config(ws=StraightSocket)` makes it that of a server."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
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
        while (end := self._end_of_frame(data, at)) > 0:
            self._frame(data[at:end])
            at = end
        if end == TOO_LONG:  # it is refused before it has come whole
            self._given_over = True
            super().data_received(data[at:])
        else:
            self._begun = data[at:]

    def _end_of_frame(self, data: bytes, at: int) -> int:
        """Where the frame that begins here ends, or NOT_WHOLE, or TOO_LONG."""
        if len(data) < at + 2:
            return NOT_WHOLE
        length = data[at + 1] & ~MASKED
        start = at + 2
        if length >= TWO_BYTES:
            start += 2 if length == TWO_BYTES else 8
            if len(data) < start:
                return NOT_WHOLE
            length = int.from_bytes(data[at + 2 : start])
        if length > self.config.ws_max_size:
            return TOO_LONG
        end = start + length + (MASK_LENGTH if data[at + 1] & MASKED else 0)
        return end if end <= len(data) else NOT_WHOLE

    def _frame(self, frame: bytes) -> None:
        """One whole frame."""
        opcode = frame[0] & OPCODE
        plain = frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self._fragmented
        if plain and self.conn.state is State.OPEN and not self.close_sent:
            length = frame[1] & ~MASKED
            mask = 2 if length < TWO_BYTES else 4 if length == TWO_BYTES else 10
            text = apply_mask(frame[mask + MASK_LENGTH :], frame[mask : mask + MASK_LENGTH])
            try:
                self._put(text.decode())
            except UnicodeDecodeError:
                pass  # the protocol knows what is to be said to that
            else:
                return
        if opcode in (CONTINUED, TEXT, BINARY):
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
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2)
        else:
            head = bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8)
        self.transport.write(head + text)
        return True
