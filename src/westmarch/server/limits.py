"""Limits: how much, how fast and from where; and the headers that keep the pages to themselves."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from westmarch.server.errors import Refusal
from westmarch.server.wire import encode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY: Final = 16 * 1024
LARGEST_RECORD_BODY: Final = 600 * 1024
RECORD_PATHS: Final = ("/api/replays", "/api/verify")

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limits:
    """A bucket for each kind of request and each address, multiplied by a factor for tests and large houses."""

    KINDS: Final = {
        "request": (20.0, 100.0),  # any request, from one address
        "password": (0.1, 10.0),  # each costs a hash
        "newcomer": (0.5, 30.0),  # new guests
        "table": (0.5, 30.0),  # new tables
        "record": (0.5, 10.0),  # records to be verified
        "hint": (0.2, 10.0),  # each is thought out
        "review": (0.05, 5.0),  # each is a game thought through
        "socket": (2.0, 60.0),  # connections
    }
    MESSAGES: Final = (20.0, 60.0)  # of one connection
    POINTING: Final = (3.0, 10.0)  # of one connection: everybody at the table sees each of them
    MOST_KNOWN: Final = 10_000

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, kind: str, address: str) -> None:
        key = (kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            rate, burst = self.KINDS[kind]
            bucket = self._buckets[key] = Bucket(rate * self.factor, burst * self.factor)
            if len(self._buckets) > self.MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise Refusal("too_fast", "that was too much at once; wait a little")

    def for_messages(self) -> Bucket:
        rate, burst = self.MESSAGES
        return Bucket(rate * self.factor, burst * self.factor)

    def for_pointing(self) -> Bucket:
        rate, burst = self.POINTING
        return Bucket(rate * self.factor, burst * self.factor)


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def check_origin(scope: Scope) -> None:
    """A browser says which page a request comes from: it must be one of ours. Other programs need not say."""
    origin = header(scope, b"origin")
    foreign = bool(origin) and urlsplit(origin).netloc != header(scope, b"host")
    if foreign or header(scope, b"sec-fetch-site") == "cross-site":
        raise Refusal("foreign_origin", "this request comes from the page of another site", "origin")


STRAIGHT: Final = "westmarch.straight"
"""Where a socket's scope has its ways in and out as the server gave them, without what the framework puts around."""


class Guard:
    """Around the whole application: sizes, rates and origins of requests, and the headers of answers."""

    def __init__(self, app: App, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            scope[STRAIGHT] = receive, send
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self.limits.check("request", address_of(scope))
            if scope["method"] in ("GET", "HEAD", "OPTIONS"):
                await self.app(scope, receive, send_with_headers)
                return
            check_origin(scope)
            body = await _whole_body(scope, receive)
        except Refusal as refusal:
            await answer(refusal, send_with_headers)
            return
        await self.app(scope, _replayed(body, receive), send_with_headers)


async def _whole_body(scope: Scope, receive: Receive) -> bytes:
    largest = LARGEST_RECORD_BODY if scope["path"] in RECORD_PATHS else LARGEST_BODY
    told = header(scope, b"content-length")
    if told and (not told.isdecimal() or len(told) > 12 or int(told) > largest):
        raise Refusal("too_large", f"at most {largest} bytes are read here")
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise Refusal("too_large", f"at most {largest} bytes are read here")
        if not message.get("more_body"):
            break
    body = b"".join(parts)
    if body and not header(scope, b"content-type").startswith("application/json"):
        raise Refusal("bad_input", "a body must be application/json", "content-type")
    return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more, for the application."""
    given = False

    async def again() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def answer(refusal: Refusal, send: Send) -> None:
    body = encode(refusal.describe())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", b"2"))
    if refusal.status == 413:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
