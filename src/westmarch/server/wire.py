"""What travels on the socket: every message of a client as a type, and the encoding of ours."""

from typing import Annotated, Any, Final

import msgspec

from westmarch.server.errors import Refusal

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 4096
"""Bytes that one message of a client may have."""

Id = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client; its type is the name of the class."""


class Hello(Message):
    protocol: int
    have: dict[str, Id] = {}
    chat: Id = 0


class Play(Message):
    seat: Name
    ask: Id
    token: Annotated[str, msgspec.Meta(max_length=200)]
    id: Id | None = None


class Undo(Message):
    seat: Name
    id: Id | None = None


class Answer(Message):
    undo: Id
    seat: Name
    agree: bool
    id: Id | None = None


class Withdraw(Message):
    undo: Id
    id: Id | None = None


class Chat(Message):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: Id | None = None


class Point(Message):
    at: Name
    id: Id | None = None


class Ping(Message):
    id: Id | None = None


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """What one pair of eyes sees has changed: the one message of ours that is sent by the thousand."""

    seat: str | None
    n: int
    at: int
    ask: int | None
    events: list[dict[str, Any]]
    view: msgspec.Raw
    undo: bool
    clocks: dict[str, int]
    re: int | msgspec.UnsetType = msgspec.UNSET


Request = Play | Undo | Answer | Withdraw | Chat | Point | Ping
_reader: Final[msgspec.json.Decoder[Hello | Request]] = msgspec.json.Decoder(Hello | Request)

encode: Final = msgspec.json.Encoder().encode
"""Data as JSON. Bytes that are JSON already go in as `msgspec.Raw`."""


def read(text: str) -> Hello | Request:
    """A client's message; a Refusal says what is wrong with any other text."""
    try:
        return _reader.decode(text)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise Refusal("bad_input", problem, place.strip("`$.")) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad_input", "that is not a JSON object of this protocol") from None


def number_of(text: str) -> int | None:
    """The `id` of a message that could not be understood otherwise, if it has one."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    number = data.get("id") if isinstance(data, dict) else None
    return number if type(number) is int and 0 <= number <= 1 << 53 else None
