"""People for the tests: each with a browser of their own, chairs at tables, and a memory of what they were told."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from westmarch import Generator

Data = dict[str, Any]


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str | None = "Éowyn") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=20)
        self.id = ""
        if name is not None:
            self.id = self.post("/api/guest", {"name": name})["me"]["id"]

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.http.get(path, params=query or None)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Data | None = None, status: int = 200) -> Any:
        response = self.http.post(path, json=body or {})
        assert response.status_code == status, response.text
        return response.json()

    def table(self, status: int = 201, **body: Any) -> Any:
        seats = {
            seat: {"kind": "agent", "agent": who} if who not in ("me", "open") else {"kind": who}
            for seat, who in body.pop("seats", {}).items()
        }
        return self.post("/api/tables", {"game": "confrontation", "seats": seats, **body}, status)

    @property
    def cookie(self) -> str:
        value = self.http.cookies.get("westmarch")
        return f"westmarch={value}" if value else ""

    def sit(self, table: str, have: dict[str, int] | None = None, chat: int = 0) -> Chair:
        """A socket to a table, greeted."""
        chair = Chair(self.knock(table))
        chair.say("hello", protocol=1, have=have or {}, chat=chat)
        chair.until("welcome")
        return chair

    def knock(self, table: str, **headers: str) -> ClientConnection:
        """A socket to a table, not greeted yet."""
        if self.cookie:
            headers["Cookie"] = self.cookie
        address = self.address.replace("http", "ws", 1)
        # It is closed by the chair, or by hand: a chair is its own context.
        return connect(f"{address}/api/tables/{table}/socket", additional_headers=headers, max_size=None).__enter__()


class Eye:
    """What one seat has been told over one connection; numbers without a gap or a repetition."""

    def __init__(self, n: int, updates: list[Data]) -> None:
        self.n = n
        self.ask: int | None = None
        self.view: Data = {}
        self.undo = False
        self.log = updates

    @property
    def tokens(self) -> list[str]:
        decision = self.view["decision"]
        return list(decision["tokens"]) if decision else []


class Chair:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.eyes: dict[str | None, Eye] = {}
        self.table: Data = {}
        self.chat: list[Data] = []
        self.heard: list[Data] = []
        self.number = 0

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.socket.close()

    def say(self, type: str, **fields: Any) -> int:
        self.number += 1
        message = {"type": type, **fields}
        if type != "hello":
            message["id"] = self.number
        self.socket.send(json.dumps(message))
        return self.number

    def hear(self, timeout: float = 10) -> Data:
        message: Data = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: Data) -> None:
        if message["type"] == "welcome":
            self.table = message["table"]
            self.chat += message["chat"]
            for told in message["eyes"]:
                known = self.eyes.get(told["seat"])
                log = (known.log if known else []) + told["updates"]
                eye = self.eyes[told["seat"]] = Eye(told["n"], log)
                eye.ask, eye.view, eye.undo = told["ask"], told["view"], told["undo"]
        elif message["type"] == "update":
            eye = self.eyes[message["seat"]]
            assert message["n"] == eye.n + 1, "an update was lost or repeated"
            eye.n, eye.ask, eye.view, eye.undo = message["n"], message["ask"], message["view"], message["undo"]
            eye.log.append({name: message[name] for name in ("n", "at", "events")})
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "chat":
            self.chat.append(message["line"])

    def until(self, wanted: str | Callable[[Data], bool], timeout: float = 10) -> Data:
        """Listen until this type of message, or one for which this holds, has come."""
        while True:
            message = self.hear(timeout)
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def answer_to(self, number: int) -> Data:
        return self.until(lambda message: message.get("re") == number)

    def ask(self, type: str, **fields: Any) -> Data:
        """Say something and wait for its answer."""
        return self.answer_to(self.say(type, **fields))

    def play(self, seat: str, token: str | None = None, ask: int | None = None) -> Data:
        """Play a token (the first, if none is named) and wait for the update that tells it, or the refusal."""
        eye = self.eyes[seat]
        chosen = eye.tokens[0] if token is None else token
        return self.ask("play", seat=seat, ask=eye.ask if ask is None else ask, token=chosen)

    def chosen(self, seat: str, rng: Generator) -> Data:
        tokens = self.eyes[seat].tokens
        update = self.play(seat, tokens[rng.below(len(tokens))])
        assert update["type"] == "update", update
        return update

    def quiet(self) -> None:
        """Hear all that has been sent so far."""
        self.ask("ping")


def close_code(chair: Chair) -> int:
    """The code that the server closes a connection with."""
    with suppress(ConnectionClosed):
        while True:
            chair.socket.recv(5)
    return int(chair.socket.close_code or 0)


def play_to_the_end(chairs: dict[str, Chair], seed: int = 1, limit: int = 100_000) -> None:
    """Whoever must choose does, at random, until the game is over (or so many choices have been made)."""
    rng = Generator.seeded(seed)
    everybody = list({id(chair): chair for chair in chairs.values()}.values())
    for _ in range(limit):
        for chair in everybody:
            chair.quiet()
        if everybody[0].table["status"] == "over":
            return
        ready = [seat for seat, chair in chairs.items() if chair.eyes[seat].ask is not None]
        if ready:
            seat = ready[rng.below(len(ready))]
            chairs[seat].chosen(seat, rng)
