"""Guests: people without an account, known by a secret that their browser keeps.

Only a hash of the secret is stored. A fast hash is enough: secrets are long and random, so nobody can guess them.
"""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.batch import Change, insert_for
from hexapoda.server.store.errors import StoreError
from hexapoda.server.store.schema import guests
from hexapoda.server.table.guest import LONGEST_NAME, visible

_SECRET_BYTES = 24
_ID_BYTES = 12
#: The shortest time between two updates of `seen`.
_SEEN_MS = 60_000


class Guest(msgspec.Struct, frozen=True):
    """A guest without the secret; times are in ms since 1970."""

    id: str
    name: str
    created: int
    seen: int


def clean_name(text: str) -> str:
    """A name as it is stored: one line, no invisible characters, at most 30 characters.

    >>> clean_name("  Maja \\n  z ula ")
    'Maja z ula'
    >>> clean_name(" ")
    Traceback (most recent call last):
    hexapoda.server.store.errors.StoreError: A name has 1 to 30 characters.
    """
    name = visible(text)
    if not 0 < len(name) <= LONGEST_NAME:
        raise StoreError("guest-name", longest=LONGEST_NAME)
    return name


def secret_hash(secret: str) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


_NOBODY = secret_hash(secrets.token_urlsafe(_SECRET_BYTES))
_FIELDS = (guests.c.id, guests.c.name, guests.c.created, guests.c.seen)


def _new_id() -> str:
    """An id that does not begin with a hyphen: on a command line it would be taken for a flag."""
    while True:
        found = secrets.token_urlsafe(_ID_BYTES)
        if not found.startswith("-"):
            return found


class Guests:
    """The guests of a store (`store.guests`)."""

    def __init__(
        self,
        dialect: str,
        read: Callable[[Executable], Awaitable[Sequence[Any]]],
        submit: Callable[[Change], Awaitable[Any]],
        wall_ms: Callable[[], int],
    ) -> None:
        self._insert = insert_for(dialect)
        self._read = read
        self._submit = submit
        self._wall_ms = wall_ms

    async def create(self, name: str) -> tuple[str, str]:
        """A new guest: the id, and the secret, which can't be read again."""
        name = clean_name(name)
        guest_id, secret = _new_id(), secrets.token_urlsafe(_SECRET_BYTES)
        now = self._wall_ms()
        row = {"id": guest_id, "name": name, "secret_hash": secret_hash(secret), "created": now, "seen": now}
        # Ids are random: a conflict is our own row, from a commit without an answer.
        await self._submit(Change(self._insert(guests).values(row).on_conflict_do_nothing()))
        return guest_id, secret

    async def check(self, guest_id: str, secret: str) -> Guest | None:
        """The guest with this id and secret, or None; in constant time, however wrong they are."""
        rows = await self._read(select(guests.c.secret_hash, *_FIELDS).where(guests.c.id == _storable(guest_id)))
        stored = bytes(rows[0][0]) if rows else _NOBODY
        right = hmac.compare_digest(stored, secret_hash(secret))
        return Guest(*rows[0][1:]) if right and rows else None

    async def get(self, guest_id: str) -> Guest | None:
        """The guest of an id."""
        rows = await self._read(select(*_FIELDS).where(guests.c.id == _storable(guest_id)))
        return Guest(*rows[0]) if rows else None

    async def rename(self, guest_id: str, name: str) -> bool:
        """Rename a guest; False if there is no such guest."""
        named = update(guests).where(guests.c.id == _storable(guest_id)).values(name=clean_name(name))
        return await self._submit(Change(named)) > 0

    async def saw(self, guest_id: str) -> None:
        """Note that the guest is here now."""
        now = self._wall_ms()
        old = (guests.c.id == _storable(guest_id)) & (guests.c.seen < now - _SEEN_MS)
        await self._submit(Change(update(guests).where(old).values(seen=now)))


def _storable(guest_id: str) -> str:
    """An id from a request, without characters that a database can't store."""
    return guest_id.encode("utf-8", "replace").decode().replace("\0", "�")
