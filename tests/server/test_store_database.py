"""Addresses of databases, and migrations."""

import asyncio
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from hexapoda import i18n
from hexapoda.server.store import schema
from hexapoda.server.store.database import connect
from hexapoda.server.store.database_url import read_url
from hexapoda.server.store.errors import StoreError
from hexapoda.server.store.migrate import migrate
from hexapoda.server.store.store import Store
from tests.server.aio import asynchronous
from tests.server.stored import append, numbers


@asynchronous
async def test_migrations_make_the_schema_that_the_program_expects(store_url):
    database = connect(read_url(store_url))
    await database.migrate(migrate)
    differences = []

    def compare(connection):
        differences.extend(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    await database.transact(compare)
    await database.close()
    assert differences == []


@asynchronous
async def test_several_processes_may_start_at_once_on_an_empty_database(store_url):
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(4)))
    for number, store in enumerate(stores, start=1):
        assert await append(store, "t", number)
    assert await numbers(stores[0], "t") == [1, 2, 3, 4]
    for store in stores:
        await store.close()


@asynchronous
async def test_of_several_migrations_at_once_one_works_and_the_others_wait(store_url):
    databases = [connect(read_url(store_url)) for _ in range(5)]
    await asyncio.gather(*(database.migrate(migrate) for database in databases))
    for database in databases:
        assert await database.read(schema.server_time.select()) == [(1, 0, 0)]
        await database.close()


@asynchronous
async def test_one_process_may_open_several_databases_at_once(tmp_path, postgres):
    urls = [f"sqlite:///{tmp_path}/{n}.db" for n in range(4)]
    urls += [await asyncio.to_thread(postgres.new_database) for _ in range(2)]
    stores = await asyncio.gather(*(Store.open(url) for url in urls))
    for store in stores:
        assert await append(store, "t", 1)
        await store.close()


@asynchronous
async def test_several_processes_may_start_as_threads_with_loops_of_their_own(store_url):
    async def start() -> None:
        store = await Store.open(store_url)
        await store.close()

    await asyncio.gather(*(asyncio.to_thread(asyncio.run, start()) for _ in range(3)))


@asynchronous
async def test_a_database_of_a_newer_program_is_refused(store_url):
    store = await Store.open(store_url)
    await store.close()
    database = connect(read_url(store_url))
    await database.transact(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'")))
    await database.close()
    with pytest.raises(StoreError) as caught:
        await Store.open(store_url)
    assert caught.value.code == "database-newer"


@asynchronous
async def test_a_migration_that_fails_leaves_nothing_behind(store_url, monkeypatch):
    database = connect(read_url(store_url))

    def fail(connection):
        migrate(connection)
        raise RuntimeError("the lights went out")

    with pytest.raises(RuntimeError, match="lights"):
        await database.migrate(fail)
    await database.close()
    store = await Store.open(store_url)
    assert await append(store, "t", 1)
    await store.close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "bad-database-url"),
        ("hexapoda.db", "bad-database-url"),
        ("mysql://localhost/x", "bad-database-url"),
        ("postgresql+psycopg://localhost/x", "bad-database-url"),
        ("postgresql://localhost:port/x", "bad-database-url"),
        ("sqlite://folder/file.db", "bad-database-url"),
        ("sqlite:///file.db?mode=ro", "bad-database-url"),
        ("sqlite:///file:x?mode=memory", "bad-database-url"),
        ("sqlite://", "database-in-memory"),
        ("sqlite:///:memory:", "database-in-memory"),
        ("sqlite:////no/such/folder/file.db", "no-database-folder"),
        ("sqlite:///.", "database-refused"),
        ("postgresql://user:password@127.0.0.1:1/x", "database-away"),
        ("postgresql://user:password@/x?host=/no/such/socket", "database-away"),
        ("postgresql://user:password@/x?colour=blue", "bad-database-url"),
    ],
)
@asynchronous
async def test_bad_addresses_are_refused_with_a_code_and_without_the_password(url, code):
    with pytest.raises(StoreError) as caught:
        await Store.open(url, patience=0)
    error = caught.value
    assert error.code == code
    for language in i18n.LANGUAGES:
        words = error.message(language)
        assert not words.startswith("error-")
        assert "{" not in words
        assert "\n" not in words
        assert "password@" not in words


@pytest.mark.parametrize("url", ["mysql://u:pa:s/s@w@host/x", "mysql://u:secret@host/x", "postgres://u:secret@host:x/"])
def test_a_password_is_not_shown(url):
    with pytest.raises(StoreError) as caught:
        read_url(url)
    assert not any(part in str(caught.value) for part in ("pa:s", "s@w", "secret"))
    assert "u:***@host" in str(caught.value)


def test_addresses_are_read_as_other_programs_write_them():
    assert read_url("postgres://h/x?sslmode=require").query == {"ssl": "require"}
    assert read_url("sqlite+aiosqlite:///a b.db").database == "a b.db"


@asynchronous
async def test_a_database_or_user_that_is_not_there_is_refused_at_once(postgres):
    for url in (postgres.url("nowhere"), postgres.url().replace("postgres:@", "nobody:x@")):
        with pytest.raises(StoreError) as caught:
            await Store.open(url)
        assert caught.value.code == "database-refused"
        assert "does not exist" in str(caught.value)


@asynchronous
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Maja, " * 100)
    with pytest.raises(StoreError, match="file is not a database") as caught:
        await Store.open(f"sqlite:///{path}")
    assert caught.value.code == "database-refused"
    assert path.read_text() == "Dear Maja, " * 100


@asynchronous
async def test_a_file_that_can_not_be_opened_is_not_waited_for(tmp_path):
    with pytest.raises(StoreError, match="unable to open") as caught:
        await asyncio.wait_for(Store.open(f"sqlite:///{tmp_path}"), 10)
    assert caught.value.code == "database-refused"


@asynchronous
async def test_sqlite_writes_ahead_and_waits_for_the_disk(sqlite_url, tmp_path):
    store = await Store.open(sqlite_url)
    writes = await store._database.transact(lambda connection: connection.execute(text("PRAGMA synchronous")).scalar())
    assert writes == 2, "FULL"
    await store.close()
    with sqlite3.connect(tmp_path / "hexapoda.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
