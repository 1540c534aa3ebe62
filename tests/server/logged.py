"""The logs of a server's tables, read from its SQLite database beside it."""

import contextlib
import sqlite3

from hexapoda.server.table.events import Event, from_json
from tests.server.harness import Server


def logged(server: Server, table: str | None = None) -> list[Event]:
    """The events of a table, or of all tables."""
    file = f"file:{server.folder / 'hexapoda.db'}?mode=ro"
    with contextlib.closing(sqlite3.connect(file, uri=True)) as database:
        rows = database.execute("SELECT table_id, data FROM events ORDER BY table_id, number").fetchall()
    return [from_json(data) for table_id, data in rows if table in (None, table_id)]
