"""What can go wrong with the database: errors for people, and which of the drivers' errors will pass by waiting."""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from hexapoda.play.errors import HexapodaError


class StoreError(HexapodaError):
    """Something that the store refuses: a database that can't be used, a name that can't be stored."""


class StoreAway(StoreError):  # noqa: N818  a state of the world, not a mistake
    """The database did not answer for too long.

    `unsure` is True where it is not known whether the write was done: the database went away between the request
    to commit and its answer. Whoever gets this must read again before deciding anew.
    """

    unsure: bool = False


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed."""


class UnansweredCommit(Exception):  # noqa: N818
    """A COMMIT was sent, and no good answer came: it may have been done. The cause says what happened."""


#: SQLite's result codes (the low byte) of things that pass: locked, disk full, file system away for a while.
_SQLITE_PASSING = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
    )
)
#: PostgreSQL's classes of states that pass: connection lost, transaction rolled back (deadlock), out of resources,
#: operator intervention (shutdown, starting up), system error. And: read only, as a standby is that takes over.
_POSTGRES_PASSING = ("08", "40", "53", "57P", "58", "25006")


def is_away(error: BaseException) -> bool:
    """Whether the same request may succeed later, with nothing changed but the database's condition.

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
    # Drivers wrap what the network says: the cause tells.
    return error.__cause__ is not None and is_away(error.__cause__)
