"""A WebSocket for a driver in a hurry: whole text frames both ways, and no more of the protocol than that.

The drivers share a machine with the servers that they measure. A client that costs as much as the server would leave it
waiting: then every message would come alone, and what the server does for many at once would never be seen.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, cast

FINAL_TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client's frames must be masked; a mask of zeros is one, and leaves the text as it is."""

TWO_BYTES: Final = 126
"""A length of this value says that the true one stands in the next two bytes."""

Heard = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One connection. Whatever text comes is given to `heard`; what that raises is given to `failed`."""

    def __init__(self, heard: Heard, failed: Callable[[BaseException], None]) -> None:
        self._heard = heard
        self._failed = failed
        self._buffer = b""
        self._open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.WriteTransport | None = None

    @classmethod
    async def to(
        cls, address: str, path: str, headers: Mapping[str, str], heard: Heard, failed: Callable[[BaseException], None]
    ) -> "Line":
        """A line to `host:port`, ready to be spoken on."""
        host, _, port = address.partition(":")
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(heard, failed), host, int(port))
        asking = {
            "Host": address,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "d2VzdG1hcmNoLWJlbmNobQ==",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asking.items()), "", ""]
        line._write("\r\n".join(lines).encode())
        await line._opened
        return line

    def send(self, text: bytes) -> None:
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((FINAL_TEXT, MASKED | length))
        else:
            head = bytes((FINAL_TEXT, MASKED | TWO_BYTES)) + length.to_bytes(2)
        self._write(head + NO_MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._write(bytes((CLOSE, MASKED)) + NO_MASK)
            self._transport.close()
            self._transport = None

    def _write(self, data: bytes) -> None:
        assert self._transport is not None, "the line has been closed"
        self._transport.write(data)

    # --- what asyncio tells ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)  # uvloop's does not say so

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._transport = None
            self._failed(exc or ConnectionError("the server has hung up"))
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server has hung up before it answered"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        try:
            if not self._open:
                self._shake_hands()
            if self._open:
                self._read_frames()
        except BaseException as error:
            self._failed(error)

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        status = head.partition(b"\r\n")[0]
        if b" 101 " not in status:
            self._opened.set_exception(ConnectionError(f"the server says {status.decode()}"))
            return
        self._open = True
        self._buffer = rest
        self._opened.set_result(None)

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length >= TWO_BYTES:
                size = 2 if length == TWO_BYTES else 8
                length = int.from_bytes(buffer[start : start + size])
                start += size
            if len(buffer) < start + length:
                break
            kind, payload = buffer[at], buffer[start : start + length]
            at = start + length
            if kind == FINAL_TEXT:
                self._heard(payload)
            elif kind == PING:
                self._write(bytes((PONG, MASKED | length)) + NO_MASK + payload)
            else:
                raise ConnectionError(f"a frame of kind {kind:#x}")
        self._buffer = buffer[at:]
