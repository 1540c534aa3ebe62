"""Orders of administrators, as they are stored; servers that run meanwhile follow them."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.schema import events, orders, players, premoves, sanctions, tables

Action = Literal["delete", "forget", "ban", "unban", "mute", "unmute", "prune", "backup", "restore"]
#: The kinds of sanctions.
BAN, MUTE = "ban", "mute"
#: The most orders that are read at once.
_PAGE = 500


class Order(msgspec.Struct, frozen=True):
    """An order: the `action`, whom or what it is about, and more about it; `at` is in ms since 1970."""

    number: int
    at: int
    action: str
    subject: str
    details: dict[str, Any]


class Sanction(msgspec.Struct, frozen=True):
    """A ban or a mute, `until` a time in ms since 1970 (None: for good). The subject is the id of a guest, or a network
    of addresses."""

    kind: str
    subject: str
    until: int | None
    reason: str


class Orders:
    """The orders and sanctions of a store (`store.orders`), for reading."""

    def __init__(self, read: Callable[[Executable], Awaitable[Sequence[Any]]]) -> None:
        self._read = read

    async def last(self) -> int:
        """The number of the last order."""
        ((number,),) = await self._read(select(func.coalesce(func.max(orders.c.number), 0)))
        return number

    async def after(self, number: int) -> list[Order]:
        """The orders after one."""
        wanted = select(orders).where(orders.c.number > number).order_by(orders.c.number).limit(_PAGE)
        return [read_order(row) for row in await self._read(wanted)]

    async def sanctions(self) -> list[Sanction]:
        """All sanctions, also those that are over."""
        return [Sanction(*row) for row in await self._read(select(sanctions))]


def read_order(row: Sequence[Any]) -> Order:
    """A row of `orders`."""
    number, at, action, subject, details = row
    return Order(number, at, action, subject, msgspec.json.decode(details))


def write_order(connection: Connection, action: Action, subject: str = "", **details: Any) -> None:
    """Write an order, in the transaction that carries it out."""
    written = msgspec.json.encode(details).decode()
    number = select(func.coalesce(func.max(orders.c.number), 0) + 1).scalar_subquery()
    row = {"number": number, "at": int(time.time() * 1000), "action": action, "subject": subject, "details": written}
    connection.execute(insert(orders).values(row))


def delete_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; returns how many there were."""
    for column in (events.c.table_id, premoves.c.table_id, players.c.table_id):
        connection.execute(column.table.delete().where(column.in_(ids)))
    return connection.execute(tables.delete().where(tables.c.id.in_(ids))).rowcount
