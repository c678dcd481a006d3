"""What has come in on a socket and has not been read yet: as much of an `asyncio.Queue` as uvicorn uses of its own."""

import asyncio
from collections import deque
from collections.abc import MutableMapping
from typing import Any

Message = MutableMapping[str, Any]


class Inbox:
    """Messages in the order in which they came, for one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Message] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages
