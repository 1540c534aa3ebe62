"""What one transaction writes: a group of events and other changes.

An event is written only if its number is the next one of its table. The row of `tables` decides: it is locked, compared
and advanced in the same transaction, so exactly one process wins a number, and no number is left out. Writing again is
safe: an existing row with our own `write_id` is ours.

A group goes to the database as one JSON text and is written by a few statements, not row by row: that is one round trip
each to PostgreSQL, and SQLite releases the interpreter while a whole statement runs.
"""

import itertools
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    FromClause,
    Text,
    bindparam,
    cast,
    column,
    func,
    insert,
    literal_column,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from hexapoda.server.store.notices import Payloads
from hexapoda.server.store.schema import events, tables
from hexapoda.server.table.summary import TableSummary

#: Unique across processes.
_write_ids = itertools.count(secrets.randbits(62))


class Append(msgspec.Struct, eq=False):
    """An event to write. The answer: whether it was written (False: its number is not the next one)."""

    table_id: str
    number: int
    data: str
    summary: TableSummary
    #: The first event of another table, written with this one or not at all.
    opens: "Append | None" = None
    #: A premove, written with the event or not at all.
    premove: UpdateBase | None = None
    write_id: int = msgspec.field(default_factory=lambda: next(_write_ids))


class Change(msgspec.Struct, eq=False):
    """Any other write, safe to do twice. The answer: the rows that it returns, or else the number of rows changed."""

    statement: UpdateBase


Job = Append | Change

_INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_for(dialect: str) -> Any:
    """The `insert` of a dialect, which has ON CONFLICT."""
    return _INSERTS[dialect]


def write_group(connection: Connection, jobs: Sequence[Job], payloads: Payloads | None) -> list[Any]:
    """Write all jobs (at most one event per table) and return their answers; the caller commits."""
    appends = [job for job in jobs if isinstance(job, Append)]
    written = _append(connection, appends, payloads) if appends else set()
    answers: list[Any] = []
    for job in jobs:
        if isinstance(job, Append):
            if job.premove is not None and job.table_id in written:
                connection.execute(job.premove)
            answers.append(job.table_id in written)
        else:
            result = connection.execute(job.statement)
            answers.append(result.all() if result.returns_rows else result.rowcount)
    return answers


def _append(connection: Connection, appends: list[Append], payloads: Payloads | None) -> set[str]:
    """The tables whose events are in the log, by this attempt or an earlier one."""
    sql = _SQL[connection.dialect.name]
    others = [job for job in appends if job.number != 1]
    if others:
        last = dict(connection.execute(sql.last_numbers, _keys(others)).all())
        others = [job for job in others if last.get(job.table_id) == job.number - 1]
    opened = [job.opens for job in others if job.opens is not None]
    new = [job for job in appends if job.number == 1] + opened
    if new:
        new.sort(key=lambda job: job.table_id)  # the same order of locks everywhere, so no deadlocks
        made = set(connection.execute(sql.new_tables, _tables(new)).scalars())
        if taken := [job.table_id for job in opened if job.table_id not in made]:
            raise ValueError(f"there is a table {taken[0]} already")
        new = [job for job in new if job.table_id in made]
    written = {job.table_id for job in (*new, *others)}
    doubtful = [job for job in appends if job.table_id not in written]
    if others:
        connection.execute(sql.changed_tables, _tables(others))
    if written:
        connection.execute(sql.new_events, _events(new + others))
        if payloads is not None:
            for payload in payloads.make((job.table_id, job.number) for job in new + others):
                connection.execute(_NOTIFY, {"channel": payloads.channel, "payload": payload})
    if doubtful:
        ours = dict(connection.execute(sql.write_ids, _keys(doubtful)).all())
        written.update(job.table_id for job in doubtful if ours.get(job.table_id) == job.write_id)
    return written


# The parameters of the statements: the rows as JSON.


def _keys(jobs: list[Append]) -> dict[str, str]:
    return _given([{"table_id": job.table_id, "number": job.number} for job in jobs])


def _events(jobs: list[Append]) -> dict[str, str]:
    return _given(
        [{"table_id": job.table_id, "number": job.number, "data": job.data, "write_id": job.write_id} for job in jobs]
    )


def _tables(jobs: list[Append]) -> dict[str, str]:
    # The seats are a text within the text: one column.
    return _given(
        [
            msgspec.structs.asdict(job.summary) | {"seats": msgspec.json.encode(job.summary.seats).decode()}
            for job in jobs
        ]
    )


def _given(rows: list[dict[str, Any]]) -> dict[str, str]:
    return {"rows": msgspec.json.encode(rows).decode()}


def _given_rows(dialect: str, columns: Iterable[Column[Any]]) -> FromClause:
    """The parameter `rows` as a table with these columns."""
    rows = bindparam("rows", type_=Text)
    if dialect == "sqlite":
        each = func.json_each(rows).table_valued("value").alias("each_row")
        fields = (
            func.json_extract(each.c.value, literal_column(f"'$.{wanted.name}'"), type_=wanted.type).label(wanted.name)
            for wanted in columns
        )
        return select(*fields).subquery("given")
    records = func.json_to_recordset(cast(rows, postgresql.JSON))
    typed = (column(wanted.name, wanted.type) for wanted in columns)
    return records.table_valued(*typed).render_derived("given", with_types=True)


class _Statements:
    """The statements of `_append`, for a dialect."""

    def __init__(self, dialect: str) -> None:
        keys = _given_rows(dialect, (events.c.table_id, events.c.number))
        new = _given_rows(dialect, events.c)
        rows = _given_rows(dialect, tables.c)
        #: Inserts new tables; returns the ids of those that were not there.
        self.new_tables = (
            insert_for(dialect)(tables)
            # Without the WHERE, SQLite would take ON CONFLICT for the ON of a join.
            .from_select(list(tables.c.keys()), select(rows).where(true()), include_defaults=False)
            .on_conflict_do_nothing(index_elements=["id"])
            .returning(tables.c.id)
        )
        #: Locks tables; returns their last numbers.
        self.last_numbers = (
            select(tables.c.id, tables.c.last_number)
            .where(tables.c.id.in_(select(keys.c.table_id)))
            .order_by(tables.c.id)
            .with_for_update(of=tables)
        )
        self.changed_tables = (
            update(tables)
            .where(tables.c.id == rows.c.id)
            .values({each.name: rows.c[each.name] for each in tables.c if each.name not in ("id", "created")})
        )
        self.new_events = insert(events).from_select(list(events.c.keys()), select(new), include_defaults=False)
        #: Who wrote the existing rows.
        self.write_ids = select(events.c.table_id, events.c.write_id).where(
            events.c.table_id == keys.c.table_id, events.c.number == keys.c.number
        )


_SQL = {dialect: _Statements(dialect) for dialect in _INSERTS}
_NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))
