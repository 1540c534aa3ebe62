"""Opens a database by its address: reads the address, waits for the database, migrates it."""

import asyncio
import contextlib
import logging
import re
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from hexapoda.server.store.database import Database, connect
from hexapoda.server.store.errors import StoreAway, StoreError, is_away
from hexapoda.server.store.migrate import migrate

_log = logging.getLogger(__name__)
_MIGRATING = threading.Lock()

#: Accepted schemes and their drivers.
_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

#: Accepted query parameters of a PostgreSQL address.
_PARAMETERS = frozenset(("host", "port", "ssl", "passfile", "target_session_attrs"))


def read_url(text: str) -> URL:
    """The address of a database, with its driver.

    >>> read_url("postgresql://club@example.org/hexapoda").drivername
    'postgresql+asyncpg'
    >>> read_url("mysql://club:secret@example.org/hexapoda")
    Traceback (most recent call last):
    hexapoda.server.store.errors.StoreError: “mysql://club:***@example.org/hexapoda” is not a valid database \
address; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    """
    refused = StoreError("bad-database-url", url=re.sub(r"(://[^/@:]*):.*@", r"\1:***@", text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise refused from None
    if url.drivername not in _DRIVERS:
        raise refused
    url = url.set(drivername=_DRIVERS[url.drivername])
    if url.drivername != "sqlite":
        if "sslmode" in url.query:  # the name in other programs
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(url.query["sslmode"])})
        if not _PARAMETERS.issuperset(url.query):
            raise refused
        return url
    if url.query or url.host or (url.database or "").startswith("file:"):
        raise refused
    if url.database in (None, "", ":memory:"):
        raise StoreError("database-in-memory")
    return url


async def open_database(text: str, patience: float) -> Database:
    """Connect to a database and migrate it, waiting up to `patience` seconds."""
    url = read_url(text)
    shown = url.render_as_string(hide_password=True)
    if url.drivername == "sqlite":
        folder = Path(str(url.database)).resolve().parent
        if not folder.is_dir():
            raise StoreError("no-database-folder", folder=str(folder))
    try:
        database = connect(url)
    except ModuleNotFoundError as error:
        raise StoreError("no-database-driver", url=shown, package=str(error.name)) from error
    try:
        await _migrate_patiently(database, patience)
    except Exception as error:
        await database.close()
        if isinstance(error, StoreError):
            raise
        if _will_pass(error):
            raise StoreAway("database-away", url=shown, reason=_reason(error)) from error
        # While connecting, SQLAlchemy does not wrap the drivers' errors.
        if isinstance(error, DBAPIError | sqlite3.Error | OSError) or hasattr(error, "sqlstate"):
            raise StoreError("database-refused", url=shown, reason=_reason(error)) from error
        raise
    return database


@contextlib.asynccontextmanager
async def _alone() -> AsyncIterator[None]:
    """One migration at a time in a process, over all threads and event loops: Alembic keeps globals."""
    while not _MIGRATING.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        _MIGRATING.release()


async def _migrate_patiently(database: Database, patience: float) -> None:
    loop = asyncio.get_running_loop()
    until, pause = loop.time() + patience, 0.05
    while True:
        try:
            async with _alone():
                return await database.migrate(migrate)
        except Exception as error:
            if not _will_pass(error) or loop.time() + pause > until:
                raise
            _log.warning("waiting for the database: %s", _reason(error))
        await asyncio.sleep(pause)
        pause = min(pause * 2, 1.0)


def _will_pass(error: BaseException) -> bool:
    """Whether waiting may help; not for a file that can't be opened the first time."""
    driver = error.orig if isinstance(error, DBAPIError) else error
    return is_away(error) and getattr(driver, "sqlite_errorcode", None) != sqlite3.SQLITE_CANTOPEN


def _reason(error: BaseException) -> str:
    """The driver's message, in one line without SQL."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = str(cause.__cause__ or cause).strip().splitlines()
    return words[0].rstrip(".") if words else type(cause).__name__
