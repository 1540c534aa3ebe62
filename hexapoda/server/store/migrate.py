"""Migrates a database to the newest schema with Alembic (`migrations/versions`)."""

import logging
from pathlib import Path

from sqlalchemy import Connection, text

from hexapoda.server.store.errors import StoreError

FOLDER = Path(__file__).resolve().parent / "migrations"
#: The key of PostgreSQL's advisory lock: any number that no other program uses in this database.
_LOCK = 0x4865_7861


def migrate(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction: all or none.

    If several processes start at once, the first one migrates and the others wait here. SQLite's lock is the
    transaction itself (BEGIN IMMEDIATE).
    """
    # Alembic is slow to import, and only a server needs it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # The database has a revision that this version of the program does not know.
        raise StoreError("database-newer") from error
