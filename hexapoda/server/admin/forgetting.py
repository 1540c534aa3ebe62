"""Removes what is known of a guest: the name, the chats, the seats. The games of others stay whole."""

import asyncio
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from hexapoda.play.errors import HexapodaError
from hexapoda.server.admin.desk import Desk
from hexapoda.server.live.follower import SECONDS
from hexapoda.server.store.batch import Append, write_group
from hexapoda.server.store.notices import Payloads
from hexapoda.server.store.orders import delete_tables, write_order
from hexapoda.server.store.schema import events, guests, players, premoves, sanctions, tables
from hexapoda.server.table.commands import Leave
from hexapoda.server.table.events import Chatted, Created, Event, Imported, Joined, from_json, to_json
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import Seat
from hexapoda.server.table.table import Table

#: What stands for a name and for a line of chat.
NO_NAME, NO_WORDS = "?", "…"
#: How often a database is searched again while servers may still write what the guest does.
_PASSES = 5


class Forgotten(msgspec.Struct, frozen=True):
    """What was done: tables that were deleted, because nobody else played there, and those that were changed."""

    deleted: int
    changed: int


async def forget(desk: Desk, guest_id: str) -> Forgotten:
    """Remove a guest. Tables that nobody else sits at are deleted; elsewhere the seats are lost, as if the guest had
    left, and names and chats are gone from the log."""
    if await desk.guest(guest_id) is None and not await _tables_of(desk, guest_id):
        raise HexapodaError("admin-no-guest", guest=guest_id)
    stand_in = Guest(f"gone-{secrets.token_hex(8)}", NO_NAME)
    deleted: set[str] = set()
    changed: set[str] = set()
    for _ in range(_PASSES):
        # One after the other, so that nobody waits for long.
        for table_id in await _tables_of(desk, guest_id):
            is_kept = await _change_table(desk, table_id, guest_id, stand_in)
            (changed if is_kept else deleted).add(table_id)
        await desk.transact(lambda connection: _remove(connection, guest_id))
        if not await desk.has_servers():
            break
        await asyncio.sleep(2 * SECONDS)  # servers follow meanwhile, and end what the guest does
        if not await _tables_of(desk, guest_id):
            break
    return Forgotten(len(deleted), len(changed - deleted))


async def _change_table(desk: Desk, table_id: str, guest_id: str, stand_in: Guest) -> bool:
    """Remove a guest from a table; False if the table was deleted instead."""
    is_kept = False

    def work(connection: Connection) -> None:
        nonlocal is_kept
        is_kept = _change(connection, table_id, guest_id, stand_in)
        write_order(connection, "forget", guest_id, tables=[table_id])

    await desk.database.migrate(work)
    return is_kept


async def _tables_of(desk: Desk, guest_id: str) -> list[str]:
    """The tables in whose logs or indexes a guest stands."""
    asked = (
        select(players.c.table_id).where(players.c.guest_id == guest_id),
        select(premoves.c.table_id).where(premoves.c.data.contains(guest_id, autoescape=True)),
        select(events.c.table_id).where(events.c.data.contains(guest_id, autoescape=True)).distinct(),
    )
    found = {table_id for each in asked for (table_id,) in await desk.database.read(each)}
    return sorted(found)


def _remove(connection: Connection, guest_id: str) -> None:
    write_order(connection, "forget", guest_id, tables=[])
    connection.execute(delete(guests).where(guests.c.id == guest_id))
    connection.execute(delete(players).where(players.c.guest_id == guest_id))
    connection.execute(delete(sanctions).where(sanctions.c.subject == guest_id))


def _change(connection: Connection, table_id: str, guest_id: str, stand_in: Guest) -> bool:
    """Remove a guest from a table's log; False if the table was deleted instead."""
    locked = select(tables).where(tables.c.id == table_id).with_for_update()
    if connection.execute(locked).first() is None:
        return False
    rows = connection.execute(
        select(events.c.number, events.c.data).where(events.c.table_id == table_id).order_by(events.c.number)
    ).all()
    log = [from_json(data) for _, data in rows]
    changed = [_without(event, guest_id, stand_in) for event in log]
    table = Table.replay(changed)
    if _is_for_one(table, stand_in):
        delete_tables(connection, [table_id])
        return False
    for before, after in zip(log, changed, strict=True):
        if before != after:
            where = (events.c.table_id == table_id) & (events.c.number == after.number)
            connection.execute(update(events).where(where).values(data=to_json(after).decode()))
    mine = premoves.c.data.contains(guest_id, autoescape=True)
    connection.execute(delete(premoves).where(premoves.c.table_id == table_id, mine))
    seats = msgspec.json.encode(table.summary.seats).decode()
    connection.execute(update(tables).where(tables.c.id == table_id).values(seats=seats))
    _leave(connection, table, stand_in)
    return True


def _is_for_one(table: Table, stand_in: Guest) -> bool:
    """Whether nobody else has ever sat at a table that the guest made."""
    others = {seat.guest for seat in table.seats if seat.kind == "person" and seat.guest} - {stand_in.id}
    return not others and (table.created_by == stand_in.id or table.has_played(stand_in.id))


def _leave(connection: Connection, table: Table, stand_in: Guest) -> None:
    """Give up the guest's seats in a game that is not over."""
    try:
        event = table.decide(Leave(), stand_in, table.last)
    except Refused:
        return
    summary = table.summary_after(event)
    payloads = Payloads() if connection.dialect.name == "postgresql" else None
    write_group(connection, [Append(table.id, event.number, to_json(event).decode(), summary)], payloads)


def _without(event: Event, guest_id: str, stand_in: Guest) -> Event:
    """An event without what it says of a guest."""
    body: Any = event.body
    match body:
        case Created() | Imported():
            body = msgspec.structs.replace(body, seats=tuple(_seat(seat, guest_id, stand_in) for seat in body.seats))
        case Joined() if body.guest == guest_id:
            body = msgspec.structs.replace(body, guest=stand_in.id, name=NO_NAME)
        case Chatted() if event.by == guest_id:
            body = Chatted(NO_NAME, NO_WORDS)
    by = stand_in.id if event.by == guest_id else event.by
    return msgspec.structs.replace(event, by=by, body=body)


def _seat(seat: Seat, guest_id: str, stand_in: Guest) -> Seat:
    if seat.guest != guest_id:
        return seat
    return msgspec.structs.replace(seat, guest=stand_in.id, name=NO_NAME)
