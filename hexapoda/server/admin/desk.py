"""The administrator's desk: each thing that is done is one transaction, with the order that says so."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, or_, select
from sqlalchemy.exc import IntegrityError

from hexapoda.play.errors import HexapodaError
from hexapoda.server.live.sanctions import as_network
from hexapoda.server.store.batch import insert_for
from hexapoda.server.store.database import Database
from hexapoda.server.store.database_url import open_database
from hexapoda.server.store.orders import (
    BAN,
    MUTE,
    Order,
    Sanction,
    delete_tables,
    read_order,
    write_order,
)
from hexapoda.server.store.schema import (
    events,
    guests,
    orders,
    page_of,
    players,
    premoves,
    read_summary,
    sanctions,
    server_time,
    tables,
)
from hexapoda.server.store.server_time import FRESH_MS
from hexapoda.server.table.summary import State, TableSummary

T = TypeVar("T")

#: How often something is tried again that another administrator does at the same time.
_ATTEMPTS = 5
_DAY_MS = 24 * 3600 * 1000


class GuestFound(msgspec.Struct, frozen=True):
    """A guest; times are in ms since 1970. `tables` counts those where the guest sits or sat, or that it made."""

    id: str
    name: str
    created: int
    seen: int
    tables: int


class TableFound(msgspec.Struct, frozen=True):
    """A table, the guests at it, and how much is stored of it, in bytes."""

    summary: TableSummary
    guests: list[str]
    size: int
    premoves: int


class Desk:
    """An open database. Open it with `Desk.open`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, url: str, patience: float) -> "Desk":
        """Open a database, and migrate it to the newest schema."""
        return cls(await open_database(url, patience))

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    # ── looking ──

    async def tables(
        self, *, state: State | None = None, game: str = "", guest: str = "", limit: int = 50
    ) -> list[TableSummary]:
        """Tables, the newest first."""
        wanted = select(tables)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if game:
            wanted = wanted.where(tables.c.game == game)
        if guest:
            wanted = wanted.where(
                tables.c.id.in_(select(players.c.table_id).where(players.c.guest_id == guest))
                | tables.c.seats.contains(guest, autoescape=True)
            )
        return [read_summary(row) for row in await self.database.read(page_of(wanted, limit, None))]

    async def guests(self, *, words: str = "", limit: int = 50) -> list[GuestFound]:
        """Guests by their ids or parts of their names, the last seen first."""
        wanted = _counted_guests()
        if words:
            wanted = wanted.where(or_(guests.c.id == words, guests.c.name.contains(words, autoescape=True)))
        rows = await self.database.read(wanted.order_by(guests.c.seen.desc(), guests.c.id).limit(limit))
        return [GuestFound(*row) for row in rows]

    async def sanctions(self) -> list[Sanction]:
        """The sanctions in force."""
        now = _now_ms()
        rows = await self.database.read(select(sanctions).order_by(sanctions.c.kind, sanctions.c.subject))
        return [each for each in (Sanction(*row) for row in rows) if each.until is None or each.until > now]

    async def orders(self, limit: int = 50) -> list[Order]:
        """The last orders, the latest first."""
        rows = await self.database.read(select(orders).order_by(orders.c.number.desc()).limit(limit))
        return [read_order(row) for row in rows]

    async def guest(self, guest_id: str) -> GuestFound | None:
        """A guest."""
        rows = await self.database.read(_counted_guests().where(guests.c.id == guest_id))
        return GuestFound(*rows[0]) if rows else None

    async def table(self, table_id: str) -> TableFound | None:
        """A table."""
        rows = await self.database.read(select(tables).where(tables.c.id == table_id))
        if not rows:
            return None
        sizes = select(func.coalesce(func.sum(func.length(events.c.data)), 0)).where(events.c.table_id == table_id)
        kept = select(func.count()).select_from(premoves).where(premoves.c.table_id == table_id)
        there = select(players.c.guest_id).where(players.c.table_id == table_id).order_by(players.c.guest_id)
        ((size,),), ((count,),) = await self.database.read(sizes), await self.database.read(kept)
        names = [guest_id for (guest_id,) in await self.database.read(there)]
        return TableFound(read_summary(rows[0]), names, size, count)

    async def has_servers(self) -> bool:
        """Whether a server runs on the database, as far as its heartbeat tells."""
        rows = await self.database.read(select(server_time.c.wall_ms))
        return bool(rows) and _now_ms() - rows[0][0] < FRESH_MS

    # ── doing ──

    async def delete(self, table_ids: Sequence[str]) -> int:
        """Delete tables with their games; returns how many there were."""

        def work(connection: Connection) -> int:
            count = delete_tables(connection, table_ids)
            if count:
                write_order(connection, "delete", " ".join(table_ids), tables=count)
            return count

        return await self.transact(work)

    async def ban(self, subject: str, days: float | None = None, reason: str = "") -> str:
        """Shut out a guest, an address or a network; returns the subject as it is kept."""
        return await self._sanction(BAN, subject, days, reason)

    async def mute(self, guest_id: str, days: float | None = None, reason: str = "") -> str:
        """Let a guest chat no more."""
        return await self._sanction(MUTE, guest_id, days, reason)

    async def unban(self, subject: str) -> bool:
        """Lift a ban; False if there was none."""
        return await self._lift(BAN, subject)

    async def unmute(self, guest_id: str) -> bool:
        """Let a guest chat again."""
        return await self._lift(MUTE, guest_id)

    async def _sanction(self, kind: Any, subject: str, days: float | None, reason: str) -> str:
        network = as_network(subject) if kind == BAN else None
        if network is None and await self.guest(subject) is None:
            raise HexapodaError("admin-no-guest", guest=subject)
        kept = subject if network is None else str(network)
        until = None if days is None else _now_ms() + int(days * _DAY_MS)

        def work(connection: Connection) -> None:
            row = insert_for(self.database.dialect)(sanctions).values(
                kind=kind, subject=kept, until=until, reason=reason
            )
            new = {"until": row.excluded.until, "reason": row.excluded.reason}
            connection.execute(row.on_conflict_do_update(index_elements=["kind", "subject"], set_=new))
            write_order(connection, kind, kept, until=until, reason=reason)

        await self.transact(work)
        return kept

    async def _lift(self, kind: Any, subject: str) -> bool:
        network = as_network(subject)
        kept = subject if network is None else str(network)

        def work(connection: Connection) -> bool:
            gone = delete(sanctions).where(sanctions.c.kind == kind, sanctions.c.subject == kept)
            lifted = connection.execute(gone).rowcount > 0
            if lifted:
                write_order(connection, "unban" if kind == BAN else "unmute", kept)
            return lifted

        return await self.transact(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction; again where another administrator was first with an order."""
        for _ in range(_ATTEMPTS - 1):
            with suppress(IntegrityError):
                return await self.database.transact(work)
        return await self.database.transact(work)


def _counted_guests() -> Any:
    """Guests with the number of their tables."""
    count = select(func.count()).where(players.c.guest_id == guests.c.id).scalar_subquery()
    return select(guests.c.id, guests.c.name, guests.c.created, guests.c.seen, count)


def _now_ms() -> int:
    return int(time.time() * 1000)
