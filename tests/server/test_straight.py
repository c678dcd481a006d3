"""The straight way of a text through the socket, and that it is left for whatever is not a whole text in one frame."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from tests.server.people import Chair, Person, close_code

People = Callable[..., Person]


@pytest.fixture
def chair(person: People) -> Chair:
    me = person()
    return me.sit(me.table(seats={"fellowship": "me", "sauron": "open"})["id"])


def ping(number: int, padding: str = "") -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode() + padding.encode()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def send(chair: Chair, data: bytes) -> None:
    chair.socket.socket.sendall(data)


def answered(chair: Chair) -> int:
    return int(chair.until("pong")["re"])


def test_a_text_may_come_byte_by_byte(chair: Chair) -> None:
    with chair:
        for byte in framed(ping(1)):
            send(chair, bytes([byte]))
            time.sleep(0.002)
        assert answered(chair) == 1


@pytest.mark.parametrize("padding", ["", " " * 200, " " * 4000])
def test_several_texts_may_come_at_once(chair: Chair, padding: str) -> None:
    with chair:
        whole = b"".join(framed(ping(n, padding)) for n in range(3))
        cut = len(whole) - 5
        send(chair, whole[:cut])
        assert [answered(chair) for _ in range(2)] == [0, 1]
        send(chair, whole[cut:])
        assert answered(chair) == 2


def test_a_length_may_take_more_bytes_than_it_needs_to(chair: Chair) -> None:
    with chair:
        text = ping(7)
        for head in (
            bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2),
            bytes((0x81, 0x80 | 127)) + len(text).to_bytes(8),
        ):
            send(chair, head + bytes(4) + text)
            assert answered(chair) == 7


def test_fragments_make_one_text_with_control_frames_between_them(chair: Chair) -> None:
    with chair:
        text = ping(2)
        send(chair, framed(text[:5], fin=False) + framed(b"are you there", Opcode.PING) + framed(text[5:], Opcode.CONT))
        assert answered(chair) == 2
        send(chair, framed(ping(3)))
        assert answered(chair) == 3


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (framed(ping(1)[:5], fin=False) + framed(ping(1)), 1002),  # a text amid the fragments of another
        (framed(b'"\xff"'), 1007),  # no UTF-8
        (framed(ping(1), mask=False), 1002),  # a client must mask
        (framed(b"more", Opcode.CONT), 1002),  # of nothing
        (b"\xc1" + framed(ping(1))[1:], 1002),  # a bit that nobody has agreed upon
        (bytes((0x81, 0xFF)) + (1 << 40).to_bytes(8), 1009),  # it need not come whole to be refused
    ],
    ids=["text amid fragments", "no UTF-8", "no mask", "a fragment of nothing", "a reserved bit", "too large"],
)
def test_what_is_against_the_protocol_ends_the_connection(chair: Chair, frames: bytes, code: int) -> None:
    with chair:
        send(chair, framed(ping(0)) + frames)
        assert close_code(chair) == code


def test_what_was_said_before_a_frame_that_is_refused_is_heard(chair: Chair) -> None:
    with chair:
        send(chair, framed(ping(5)) + framed(ping(6)))
        assert [answered(chair), answered(chair)] == [5, 6]
        send(chair, framed(b"\x03\xe8", Opcode.CLOSE) + framed(ping(7)))
        assert close_code(chair) == 1000


def test_who_does_not_stop_is_held_back_and_loses_nothing(chair: Chair) -> None:
    with chair:
        for n in range(300):
            send(chair, framed(ping(n)))
        assert [answered(chair) for _ in range(300)] == list(range(300))
