"""Servers and databases for the server's tests: a file, and a PostgreSQL of our own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server
from tests.server.postgres import Postgres, start_postgres

#: Servers that several tests share.
_SHARED = ("live_server", "server", "strict_server", "small_server", "two")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server run in one process: each of these servers is started once."""
    for item in items:
        shared = next((name for name in _SHARED if name in getattr(item, "fixturenames", ())), None)
        if shared and "tests/server/" in item.path.as_posix():
            where = "" if shared == "live_server" else item.path.stem
            item.add_marker(pytest.mark.xdist_group(f"{shared} {where}"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, running for all tests of this process; a test that stops it starts it again."""
    server = start_postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database; for a second one ask `postgres.new_database()`."""
    return postgres.empty_database()


@pytest.fixture
def new_database(postgres: Postgres) -> str:
    """The address of a PostgreSQL database of its own."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path / 'hexapoda.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of a new database, of each kind in turn."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process; a test that stops or limits one starts its own."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
