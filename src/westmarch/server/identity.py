"""Who somebody is: guests with a name, accounts with a password, and the sessions of their browsers."""

import asyncio
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from westmarch.server.errors import Refusal
from westmarch.server.store import Conflict, Store
from westmarch.server.tables import new_id

COOKIE: Final = "westmarch"
COOKIE_AGE: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 32
GUEST: Final = "guest"
ACCOUNT: Final = "account"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str

    def describe(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "kind": self.kind}


def clean_name(name: str) -> str:
    """A name as it is shown; what cannot be seen, or would disturb the line, is refused."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(tidy) <= LONGEST_NAME or any(unicodedata.category(c)[0] == "C" for c in tidy):
        raise Refusal("bad_name", f"a name has 1 to {LONGEST_NAME} visible characters", "name")
    return tidy


def key_of(cookie: str | None) -> str:
    """What the store knows of a cookie: who reads the database cannot be anybody by it."""
    return sha256((cookie or "").encode(errors="replace")).hexdigest()


class Identities:
    """The people that the store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB and a core

    # --- sessions -----------------------------------------------------------------------------------------

    async def person(self, cookie: str | None) -> Person | None:
        """Whom a cookie speaks for; a forged one speaks for nobody."""
        if not cookie:
            return None
        rows = await self._store.read(
            "SELECT people.id, people.name, people.kind FROM sessions JOIN people ON people.id = sessions.person"
            " WHERE sessions.key = ?",
            (key_of(cookie),),
        )
        return Person(*rows[0]) if rows else None

    async def open_session(self, person: Person, at: int, instead_of: str | None = None) -> str:
        """A new session; its cookie."""
        cookie = secrets.token_urlsafe(32)
        await self._store.write(
            ("DELETE FROM sessions WHERE key = ?", (key_of(instead_of),)),
            ("INSERT INTO sessions VALUES (?, ?, ?)", (key_of(cookie), person.id, at)),
        )
        return cookie

    async def close_session(self, cookie: str | None) -> None:
        await self._store.write(("DELETE FROM sessions WHERE key = ?", (key_of(cookie),)))

    async def close_sessions(self, person: Person) -> None:
        """Wherever somebody is logged in, they are not any more."""
        await self._store.write(("DELETE FROM sessions WHERE person = ?", (person.id,)))

    # --- becoming somebody --------------------------------------------------------------------------------

    async def be_guest(self, present: Person | None, name: str, at: int) -> Person:
        """A new guest, or the present one under a new name."""
        name = clean_name(name)
        if present is not None and present.kind == GUEST:
            await self._store.write(("UPDATE people SET name = ? WHERE id = ?", (name, present.id)))
            return Person(present.id, name, GUEST)
        guest = Person(new_id(), name, GUEST)
        await self._insert(guest, None, None, at)
        return guest

    async def register(self, present: Person | None, name: str, password: str, at: int) -> Person:
        """A new account; a guest becomes it, and keeps the games."""
        name = clean_name(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            if present is not None and present.kind == GUEST:
                account = Person(present.id, name, ACCOUNT)
                columns = (name, ACCOUNT, name.casefold(), hashed, present.id)
                await self._store.write(
                    ("UPDATE people SET name = ?, kind = ?, login = ?, password = ? WHERE id = ?", columns)
                )
            else:
                account = Person(new_id(), name, ACCOUNT)
                await self._insert(account, name.casefold(), hashed, at)
        except Conflict:
            raise Refusal("name_taken", "that name is taken; choose another", "name") from None
        return account

    async def _insert(self, person: Person, login: str | None, password: str | None, at: int) -> None:
        columns = (person.id, person.name, person.kind, login, password, at)
        await self._store.write(("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", columns))

    async def log_in(self, name: str, password: str) -> Person:
        login = "".join(c for c in name if c.isprintable())
        login = unicodedata.normalize("NFC", " ".join(login.split())).casefold()
        rows = await self._store.read("SELECT id, name, kind, password FROM people WHERE login = ?", (login,))
        await self._check(rows[0][3] if rows else None, password)
        return Person(*rows[0][:3])

    async def check_password(self, person: Person, password: str) -> None:
        """That it is really the account's owner; a guest has nothing to prove it with but the cookie."""
        if person.kind == ACCOUNT:
            rows = await self._store.read("SELECT password FROM people WHERE id = ?", (person.id,))
            await self._check(rows[0][0] if rows else None, password)

    async def _check(self, hashed: str | None, password: str) -> None:
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, hashed, password)
        if not right:
            raise Refusal("wrong_password", "that name and password do not belong together", "password")

    def _matches(self, hashed: str | None, password: str) -> bool:
        try:
            # For an unknown name a hash is made all the same: how long the answer takes tells nothing.
            return self._hasher.verify(hashed, password) if hashed else not self._hasher.hash(password)
        except (VerificationError, InvalidHashError):
            return False
