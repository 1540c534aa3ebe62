"""The tables of the database. A change here needs a migration (`migrations/versions`); a test compares the two."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Select, Table, Text, tuple_

from hexapoda.server.table.summary import SeatSummary, TableSummary

metadata = MetaData()

#: The log: append-only, one row per event, numbered 1, 2, 3 … at each table.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),  # JSON
    # A random number that identifies our own row after a commit without an answer.
    Column("write_id", BigInteger, nullable=False),
)

#: The summary of each table (`TableSummary`), written in the same transaction as the event that changed it.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("deadline", BigInteger),
    Column("last_number", Integer, nullable=False),
)
# The lobby is ordered by the time of creation, which is fixed: the last change would move rows with every event.
Index("tables_lobby", tables.c.state, tables.c.public, tables.c.created, tables.c.id)
_with_deadline = tables.c.deadline.is_not(None)
Index("tables_deadline", tables.c.deadline, sqlite_where=_with_deadline, postgresql_where=_with_deadline)

#: Premoves: secret until they are played.
premoves = Table(
    "plans",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

#: Who has sat at which tables, and who has made them: an index for "my tables".
players = Table(
    "players",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("made", Boolean, nullable=False),
)

Index("players_table", players.c.table_id)

#: People without accounts. Times are in ms since 1970.
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret_hash", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: Guests and networks of addresses that are shut out ("ban"), and guests who may not chat ("mute"). `until` is in ms
#: since 1970; null: for good.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

#: What administrators did, in order. Running servers follow it.
orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON
)

#: One row: how long servers have run, and when that was last written (ms since 1970).
server_time = Table(
    "server_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("uptime_ms", BigInteger, nullable=False),
    Column("wall_ms", BigInteger, nullable=False),
)


#: A table that shows an imported record: it was over with its first event.
is_record = (tables.c.state == "finished") & (tables.c.last_number == 1)


def page_of(wanted: Select[Any], limit: int, after: tuple[int, str] | None) -> Select[Any]:
    """A page of a query of tables, the newest first; `after`: (created, id) of the last one on the previous page."""
    if after is not None:
        wanted = wanted.where(tuple_(tables.c.created, tables.c.id) < after)
    return wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)


def read_summary(row: Sequence[Any]) -> TableSummary:
    """A row of `tables`."""
    fields = dict(zip(tables.c.keys(), row, strict=True))
    fields["seats"] = msgspec.json.decode(fields["seats"], type=tuple[SeatSummary, ...])
    return TableSummary(**fields)
