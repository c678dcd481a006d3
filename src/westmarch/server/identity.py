"""Who somebody is: guests with a name, accounts with a password, and the signed cookie that says so."""

import asyncio
import hmac
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


class Identities:
    """The people that the store knows."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB and a core

    # --- the cookie ---------------------------------------------------------------------------------------

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def _signature(self, person: str) -> str:
        return hmac.new(self._secret, f"westmarch cookie {person}".encode(), sha256).hexdigest()

    async def person(self, cookie: str | None) -> Person | None:
        """Whom a cookie speaks for; a forged one speaks for nobody."""
        id, _, signature = (cookie or "").partition(".")
        if not id.isascii() or not signature.isascii() or not hmac.compare_digest(signature, self._signature(id)):
            return None
        rows = await self._store.read("SELECT id, name, kind FROM people WHERE id = ?", (id,))
        return Person(*rows[0]) if rows else None

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
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, rows[0][3] if rows else None, password)
        if not rows or not right:
            raise Refusal("wrong_password", "that name and password do not belong together", "password")
        return Person(*rows[0][:3])

    def _matches(self, hashed: str | None, password: str) -> bool:
        try:
            # For an unknown name a hash is made all the same: how long the answer takes tells nothing.
            return self._hasher.verify(hashed, password) if hashed else not self._hasher.hash(password)
        except (VerificationError, InvalidHashError):
            return False
