"""The frames of WebSockets: where one ends, the text of a client that came whole, and one of ours."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its C
    from websockets.utils import apply_mask

FINAL: Final = 0x80
OPCODE: Final = 0x0F
CONTINUED: Final = 0x00
TEXT: Final = 0x01
BINARY: Final = 0x02
WHOLE_TEXT: Final = FINAL | TEXT
MASKED: Final = 0x80
LENGTH: Final = 0x7F
MASK_LENGTH: Final = 4

TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Lengths from these values on stand in the bytes that follow."""

NOT_WHOLE: Final = 0
TOO_LONG: Final = -1


def end_of_frame(data: bytes, at: int, longest: int) -> int:
    """Where the frame that begins here ends, or NOT_WHOLE, or TOO_LONG."""
    if len(data) < at + 2:
        return NOT_WHOLE
    length = data[at + 1] & LENGTH
    start = at + 2
    if length >= TWO_BYTES:
        start += 2 if length == TWO_BYTES else 8
        if len(data) < start:
            return NOT_WHOLE
        length = int.from_bytes(data[at + 2 : start], "big")
    if length > longest:
        return TOO_LONG
    end = start + length + (MASK_LENGTH if data[at + 1] & MASKED else 0)
    return end if end <= len(data) else NOT_WHOLE


def whole_text(frame: bytes) -> str | None:
    """What the frame says, if it is a whole text as a client sends it; the protocol knows what to make of another."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    length = frame[1] & LENGTH
    start = MASK_LENGTH + (2 if length < TWO_BYTES else 4 if length == TWO_BYTES else 10)
    try:
        return apply_mask(frame[start:], frame[start - MASK_LENGTH : start]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """A text of ours, in one frame."""
    length = len(text)
    if length < TWO_BYTES:
        head = bytes((WHOLE_TEXT, length))
    elif length < 1 << 16:
        head = bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    else:
        head = bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
    return head + text
