"""Deletes what the settings no longer keep."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select

from hexapoda.server.admin.desk import Desk
from hexapoda.server.settings import Settings
from hexapoda.server.store.orders import delete_tables, write_order
from hexapoda.server.store.schema import events, guests, is_record, players, server_time, tables

_DAY_MS = 24 * 3600 * 1000
#: Tables (and guests) that are deleted in one transaction: servers go on in between.
_AT_ONCE = 200


class Pruned(msgspec.Struct, frozen=True):
    """How many tables and guests were deleted, by policy."""

    unfinished: int = 0
    abandoned: int = 0
    finished: int = 0
    records: int = 0
    guests: int = 0


async def prune(desk: Desk, settings: Settings, *, really: bool = True) -> Pruned:
    """Delete what is older than the settings say; only count it unless `really`.

    Tables count in server time, which stands still while no server runs; guests in that of calendars.
    """
    ((uptime_ms, wall_ms),) = await desk.database.read(select(server_time.c.uptime_ms, server_time.c.wall_ms))
    over = tables.c.state == "finished"
    policies: tuple[tuple[str, float, ColumnElement[bool]], ...] = (
        ("unfinished", settings.keep_unfinished_days, ~over),
        ("records", settings.keep_records_days, is_record),
        ("abandoned", settings.keep_abandoned_days, over & ~is_record & _is_abandoned()),
        ("finished", settings.keep_finished_days, over & ~is_record),
    )
    counts: dict[str, int] = {}
    seen: set[str] = set()
    for name, days, which in policies:
        if days > 0:
            old = select(tables.c.id).where(which, tables.c.updated < uptime_ms - int(days * _DAY_MS))
            counts[name] = await _prune(desk, name, old, seen, really)
    if settings.keep_guests_days > 0:
        counts["guests"] = await _prune_guests(desk, wall_ms - int(settings.keep_guests_days * _DAY_MS), really)
    return Pruned(**counts)


def _is_abandoned() -> ColumnElement[bool]:
    """Whether a table that is over never had a game, or one that people did not finish: its last event says so."""
    last = exists().where(events.c.table_id == tables.c.id, events.c.number == tables.c.last_number)
    said = (
        '"kind":"closed"',
        '"reason":"abandoned"',
        '"kind":"adjudicated"',
    )
    return last.where(or_(*(events.c.data.contains(each, autoescape=True) for each in said)))


async def _prune(desk: Desk, policy: str, old: Select[Any], seen: set[str], really: bool) -> int:
    if not really:
        found = {table_id for (table_id,) in await desk.database.read(old)} - seen
        seen |= found
        return len(found)
    count = 0
    while True:
        # Chosen and deleted in one transaction: a table that is played on meanwhile is no longer old.
        deleted = await desk.transact(lambda connection: _delete_some(connection, policy, old))
        if not deleted:
            return count
        count += deleted


def _delete_some(connection: Connection, policy: str, old: Select[Any]) -> int:
    chosen = old.limit(_AT_ONCE).with_for_update(of=tables, skip_locked=True)
    ids: Sequence[str] = connection.execute(chosen).scalars().all()
    if not ids:
        return 0
    count = delete_tables(connection, ids)
    write_order(connection, "prune", policy, tables=count)
    return count


async def _prune_guests(desk: Desk, before: int, really: bool) -> int:
    lonely = ~exists().where(players.c.guest_id == guests.c.id)
    old = select(guests.c.id).where(guests.c.seen < before, lonely)
    if not really:
        return len(await desk.database.read(old))

    def work(connection: Connection) -> int:
        ids = connection.execute(old.limit(_AT_ONCE)).scalars().all()
        if ids:
            connection.execute(delete(guests).where(guests.c.id.in_(ids)))
            write_order(connection, "prune", "guests", guests=len(ids))
        return len(ids)

    count = 0
    while deleted := await desk.transact(work):
        count += deleted
    return count
