"""Connections to a database: one that writes, some that read, and (PostgreSQL) one that listens.

The work of a transaction is a plain function of a SQLAlchemy connection. With PostgreSQL it runs in the event loop
(asyncpg), with SQLite in a thread: many small awaits cost more than SQLite itself.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.event import listen
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.errors import UnansweredCommit, is_away
from hexapoda.server.store.writer import WriterThread

T = TypeVar("T")

#: Seconds that SQLite waits for another process's write lock, and that PostgreSQL may take to connect and to answer.
_BUSY_SECONDS = 5
_CONNECT_SECONDS = 5
_ANSWER_SECONDS = 10
#: Seconds after which PostgreSQL rolls back the transaction of a stalled process.
_STALLED_SECONDS = 5
#: Errors (and so logs) don't show the data: seeds, hands, hashes of secrets.
_SAFE: dict[str, Any] = {"hide_parameters": True}
#: Connections for reading.
_READERS = 4


class Database(Protocol):
    """What the store needs of a database."""

    dialect: str

    @property
    def listener(self) -> AsyncEngine | None:
        """For LISTEN; None with SQLite, which is for one process."""
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction of the writing connection; returns after COMMIT.

        Raises `UnansweredCommit` if it is unknown whether it was committed, other errors if it was not.
        """
        ...

    async def read(self, statement: Executable) -> Sequence[Any]:
        """The rows of a query."""
        ...

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """Do the work in a transaction without a time limit."""
        ...

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Do work that reads, all of it as the database is at one moment; nobody waits for it."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


def connect(url: URL) -> Database:
    """The database of an address; it connects when it is first used."""
    return SqliteDatabase(url) if url.get_backend_name() == "sqlite" else PostgresDatabase(url)


class SqliteDatabase:
    """A file, with a write-ahead log: readers and the writer don't wait for each other."""

    dialect = "sqlite"
    listener = None

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="sqlite+pysqlite")
        self._writer = _sqlite_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None)
        self._readers = _sqlite_engine(url, pool_size=_READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        listen(self._writer, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._write_thread = WriterThread("hexapoda-write")
        self._read_threads = ThreadPoolExecutor(_READERS, "hexapoda-read")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await self._write_thread.do(lambda: self._transact(work))

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._writer.connect() as connection:
            try:
                transaction = connection.begin()
                done = work(connection)
                _committed(transaction.commit)
            except Exception as error:
                if is_away(error):
                    connection.invalidate()
                raise
        return done

    async def read(self, statement: Executable) -> Sequence[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, self._read, statement)

    def _read(self, statement: Executable) -> Sequence[Any]:
        with self._readers.connect() as connection:
            return connection.execute(statement).all()

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        await self._write_thread.do(self._use_a_log)
        await self.transact(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, self._snapshot, work)

    def _snapshot(self, work: Callable[[Connection], T]) -> T:
        with self._readers.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                return work(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

    def _use_a_log(self) -> None:
        # The file remembers it. It can't be done inside a transaction, which SQLAlchemy would begin.
        connection = self._writer.raw_connection()
        try:
            connection.cursor().execute("PRAGMA journal_mode = WAL")
        finally:
            connection.close()

    async def close(self) -> None:
        await self._write_thread.do(self._writer.dispose)
        self._write_thread.close()
        await asyncio.get_running_loop().run_in_executor(self._read_threads, self._readers.dispose)
        self._read_threads.shutdown(wait=False)


def _sqlite_engine(url: URL, **options: Any) -> Engine:
    engine = create_engine(url, connect_args={"timeout": _BUSY_SECONDS}, **_SAFE, **options)

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we begin transactions, not the driver
        # An acknowledged event is on the disk.
        connection.execute("PRAGMA synchronous = FULL").close()

    listen(engine, "connect", prepare)
    return engine


class PostgresDatabase:
    """A PostgreSQL server, which several processes may use."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self._url = url
        self._writer = _postgres_engine(url, pool_size=1, max_overflow=0)
        self._readers = _postgres_engine(url, pool_size=_READERS, max_overflow=_READERS, isolation_level="AUTOCOMMIT")
        self.listener = _postgres_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await self._transact(self._writer, work)

    async def _transact(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        async with engine.connect() as connection:
            try:
                await connection.begin()
                return await connection.run_sync(_worked_and_committed, work)
            except Exception as error:
                if is_away(error):
                    await connection.invalidate()  # the next attempt gets a new connection
                raise

    async def read(self, statement: Executable) -> Sequence[Any]:
        async with self._readers.connect() as connection:
            return (await connection.execute(statement)).all()

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        engine = _postgres_engine(self._url, answer_seconds=None, poolclass=NullPool)
        try:
            await self._transact(engine, work)
        finally:
            await engine.dispose()

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        options: dict[str, Any] = {"poolclass": NullPool, "isolation_level": "REPEATABLE READ"}
        engine = _postgres_engine(self._url, answer_seconds=None, **options)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        for engine in (self._writer, self._readers, self.listener):
            await engine.dispose()


def _postgres_engine(url: URL, *, answer_seconds: float | None = _ANSWER_SECONDS, **options: Any) -> AsyncEngine:
    arguments: dict[str, Any] = {
        "timeout": _CONNECT_SECONDS,
        "command_timeout": answer_seconds,
        # An acknowledged event is on the disk, whatever the database's default is; and a stalled process must not hold
        # up the others.
        "server_settings": {
            "application_name": "hexapoda",
            "synchronous_commit": "on",
            "idle_in_transaction_session_timeout": "0" if answer_seconds is None else f"{_STALLED_SECONDS}s",
        },
    }
    return create_async_engine(url, connect_args=arguments, **_SAFE, **options)


def _worked_and_committed(connection: Connection, work: Callable[[Connection], T]) -> T:
    done = work(connection)
    _committed(connection.commit)
    return done


def _committed(commit: Callable[[], None]) -> None:
    try:
        commit()
    except Exception as error:
        raise UnansweredCommit from error
