"""Bringing a database to the newest schema: the migrations of `migrations/versions`, by Alembic."""

import logging
from pathlib import Path

from sqlalchemy import Connection, text

from hexapoda.server.store.errors import StoreError

FOLDER = Path(__file__).resolve().parent / "migrations"
#: The key of PostgreSQL's advisory lock: any number that nobody else uses in this database.
_LOCK = 0x4865_7861


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the connection's transaction: all of it or nothing.

    Several processes may start at once: the first one works, the others wait here and find nothing left to do.
    SQLite locks by the transaction itself (BEGIN IMMEDIATE).
    """
    # Alembic takes a moment to import, and only a server needs it.
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
        # The database names a revision that this program has no file for.
        raise StoreError("database-newer") from error
