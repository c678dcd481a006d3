"""What has come in on a socket is read once, in its order, whoever waited for it before."""

import asyncio
from contextlib import suppress

from westmarch.server.inbox import Inbox


def test_messages_are_read_in_the_order_in_which_they_came() -> None:
    async def read() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        inbox.put_nowait({"n": 1})
        inbox.put_nowait({"n": 2})
        assert (inbox.qsize(), inbox.empty()) == (2, False)
        assert [await inbox.get(), await inbox.get()] == [{"n": 1}, {"n": 2}]
        assert (inbox.qsize(), inbox.empty()) == (0, True)

    asyncio.run(read())


def test_a_reader_waits_for_a_message() -> None:
    async def read() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        reading = asyncio.ensure_future(inbox.get())
        for _ in range(3):
            await asyncio.sleep(0)
            assert not reading.done()
        inbox.put_nowait({"n": 1})
        inbox.put_nowait({"n": 2})
        assert await reading == {"n": 1}
        assert await inbox.get() == {"n": 2}

    asyncio.run(read())


def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    async def read() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        for came_before in (False, True):
            reading = asyncio.ensure_future(inbox.get())
            await asyncio.sleep(0)
            if came_before:
                inbox.put_nowait({"n": 1})
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading
            if not came_before:
                inbox.put_nowait({"n": 1})
            assert await asyncio.wait_for(inbox.get(), 1) == {"n": 1}

    asyncio.run(read())
