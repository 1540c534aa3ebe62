"""Errors of the store, and which of the drivers' errors may pass by waiting."""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from hexapoda.play.errors import HexapodaError


class StoreError(HexapodaError):
    """The database can't be used, or a value can't be stored."""


class StoreAway(StoreError):  # noqa: N818  a state of the world, not a mistake
    """The database did not answer for too long.

    `unsure`: the database went away between COMMIT and its answer, so the write may be done. Read again before
    deciding anew.
    """

    unsure: bool = False


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed."""


class UnansweredCommit(Exception):  # noqa: N818
    """A COMMIT failed or was not answered: it may have been done. The cause says what happened."""


#: SQLite's result codes (the low byte) that may pass: locked, disk full, file system away for a while.
_SQLITE_PASSING = {
    getattr(sqlite3, f"SQLITE_{name}") for name in ("BUSY", "LOCKED", "PROTOCOL", "FULL", "IOERR", "CANTOPEN")
}
#: PostgreSQL's classes of states that may pass: connection lost, transaction rolled back (deadlock), out of resources,
#: operator intervention (shutdown, starting up), system error; and read only, as a standby is before it takes over.
_POSTGRES_PASSING = ("08", "40", "53", "57P", "58", "25006")


def is_away(error: BaseException) -> bool:
    """Whether the same request may succeed later without changes.

    >>> is_away(ConnectionRefusedError()), is_away(KeyError())
    (True, False)
    """
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        return error.orig is not None and is_away(error.orig)
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and (code & 0xFF) in _SQLITE_PASSING
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(_POSTGRES_PASSING)
    if isinstance(error, OSError | TimeoutError | NoFreeConnection):
        return True
    # Drivers wrap network errors.
    return error.__cause__ is not None and is_away(error.__cause__)
