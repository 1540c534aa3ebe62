"""Backups: all that a database holds, as compressed lines of JSON, made and read while servers run.

A backup of one kind of database can be restored into the other.
"""

import contextlib
import gzip
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, func, insert, select, text, tuple_, update

from hexapoda.play.errors import HexapodaError
from hexapoda.server.admin.desk import Desk
from hexapoda.server.store.batch import insert_for
from hexapoda.server.store.orders import write_order
from hexapoda.server.store.schema import events, guests, metadata, players, premoves, sanctions, server_time, tables

#: The first line of a backup says so, and in which form it is written.
FORM = 1
#: What is kept, in this order. Orders stay with their database.
_KEPT = (server_time, guests, sanctions, tables, events, premoves, players)
#: Rows that are read or written at once.
_ROWS = 2_000


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    hexapoda_backup: int
    schema: str


class _Rows(msgspec.Struct, frozen=True):
    """Some rows of a table."""

    table: str
    rows: list[dict[str, Any]]


class _End(msgspec.Struct, frozen=True):
    """The last line: how many rows there are."""

    end: int


class Restored(msgspec.Struct, frozen=True):
    """How many tables and guests were put back."""

    tables: int
    guests: int


async def back_up(desk: Desk, path: Path) -> int:
    """Write a backup; returns its size in bytes. The file is there once it is whole, and only its owner can read it."""
    part = path.with_name(f"{path.name}.part")
    try:
        with _creating(part) as file:
            await desk.database.snapshot(lambda connection: _write(connection, file.write))
        os.replace(part, path)
    except OSError as error:
        raise HexapodaError("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    size = path.stat().st_size
    await desk.transact(lambda connection: write_order(connection, "backup", path.name, bytes=size))
    return size


@contextlib.contextmanager
def _creating(path: Path) -> Iterator[gzip.GzipFile]:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0) as file:
            yield file
        raw.flush()
        os.fsync(raw.fileno())


def _write(connection: Connection, write: Callable[[bytes], Any]) -> None:
    def line(what: msgspec.Struct) -> None:
        write(msgspec.json.encode(what) + b"\n")

    line(_Head(FORM, _schema_of(connection)))
    count = 0
    for table in _KEPT:
        for rows in _pages(connection, table):
            line(_Rows(str(table.name), rows))
            count += len(rows)
    line(_End(count))


def _schema_of(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _pages(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table in the order of its key, some at a time."""
    key = list(table.primary_key.columns)
    wanted = select(table).order_by(*key).limit(_ROWS)
    after: tuple[Any, ...] | None = None
    while True:
        page = wanted if after is None else wanted.where(tuple_(*key) > after)
        names = [str(column.name) for column in table.columns]
        rows = [dict(zip(names, row, strict=True)) for row in connection.execute(page)]
        if rows:
            yield rows
        if len(rows) < _ROWS:
            return
        after = tuple(rows[-1][column.name] for column in key)


async def restore(desk: Desk, path: Path, *, replace: bool = False) -> Restored:
    """Put back what is missing: tables that are not there, and guests. With `replace`, everything is as it was in the
    backup. Either all is done or nothing."""
    done = Restored(0, 0)

    def work(connection: Connection) -> None:
        nonlocal done
        done = _restored(connection, path, replace)
        write_order(connection, "restore", path.name, **msgspec.structs.asdict(done), replaced=replace)

    await desk.database.migrate(work)
    return done


def _restored(connection: Connection, path: Path, replace: bool) -> Restored:
    there: set[str] = set()
    if replace:
        for table in (events, premoves, players, tables, guests, sanctions):
            connection.execute(table.delete())
    else:
        there = set(connection.execute(select(tables.c.id)).scalars())
    before = _count(connection)
    for name, rows in _read(path, _schema_of(connection)):
        if name == server_time.name:
            _go_on_from(connection, rows[0])
            continue
        table = metadata.tables[name]
        column: Column[Any] | None = tables.c.id if table is tables else table.c.get("table_id")
        new = rows if column is None else [row for row in rows if row[column.name] not in there]
        for row in new:
            _revive(table, row)
        if new:
            put = (
                insert(table)
                if table is events
                else insert_for(connection.dialect.name)(table).on_conflict_do_nothing()
            )
            connection.execute(put, new)
    after = _count(connection)
    return Restored(after[0] - before[0], after[1] - before[1])


def _count(connection: Connection) -> tuple[int, int]:
    return tuple(  # type: ignore[return-value]
        connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (tables, guests)
    )


def _go_on_from(connection: Connection, row: dict[str, Any]) -> None:
    """Server time never goes back."""
    later = server_time.c.uptime_ms < row["uptime_ms"]
    connection.execute(update(server_time).where(later).values(uptime_ms=row["uptime_ms"]))


def _revive(table: Table, row: dict[str, Any]) -> None:
    if table is guests:
        row["secret_hash"] = msgspec.convert(row["secret_hash"], bytes, builtin_types=())


def _read(path: Path, schema: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, or a HexapodaError: where it was cut short, all that was done is undone."""
    try:
        with gzip.open(path) as file:
            lines = iter(file)
            head = msgspec.json.decode(next(lines, b"{}"), type=_Head)
            if head.hexapoda_backup != FORM or head.schema > schema:
                raise HexapodaError("admin-backup-newer", file=str(path))
            count = 0
            for line in lines:
                if line.startswith(b'{"end":'):
                    if msgspec.json.decode(line, type=_End).end != count:
                        break
                    return
                found = msgspec.json.decode(line, type=_Rows)
                if found.table not in _NAMES:
                    break
                count += len(found.rows)
                yield found.table, found.rows
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError):
        pass
    except OSError as error:
        raise HexapodaError("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    raise HexapodaError("admin-bad-backup", file=str(path))


_NAMES: Sequence[str] = tuple(str(table.name) for table in _KEPT)
