"""Who has sat at which tables: an index for "my tables" and for the limit of tables a guest.

The log of a table is what counts; this is written before the event that it belongs to, so at worst it names a table too
many.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.batch import Change, upserting
from hexapoda.server.store.schema import players, read_summary, tables
from hexapoda.server.table.summary import State, TableSummary


class Players:
    """The index of players of a store (`store.players`)."""

    def __init__(
        self,
        dialect: str,
        read: Callable[[Executable], Awaitable[Sequence[Any]]],
        submit: Callable[[Change], Awaitable[Any]],
    ) -> None:
        self._insert = upserting(dialect)
        self._read = read
        self._submit = submit

    async def add(self, table_id: str, guest_ids: Iterable[str], *, maker: str = "") -> None:
        """Some guests sit at a table, or (`maker`) have made it."""
        everybody = sorted({*guest_ids, maker} - {""})
        if everybody:
            rows = [{"guest_id": each, "table_id": table_id, "made": each == maker} for each in everybody]
            await self._submit(Change(self._insert(players).values(rows).on_conflict_do_nothing()))

    async def remove(self, table_id: str, guest_id: str) -> None:
        """A guest has left a table before the game began."""
        those = (players.c.guest_id == guest_id) & (players.c.table_id == table_id)
        await self._submit(Change(delete(players).where(those)))

    async def tables(
        self, guest_id: str, state: State | None = None, *, limit: int = 50, after: tuple[int, str] | None = None
    ) -> list[TableSummary]:
        """The tables of a guest, the newest first; `after`: (created, id) of the last one of the page before."""
        wanted = select(tables).join(players, players.c.table_id == tables.c.id).where(players.c.guest_id == guest_id)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if after is not None:
            wanted = wanted.where(tuple_(tables.c.created, tables.c.id) < after)
        wanted = wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        return [read_summary(row) for row in await self._read(wanted)]

    async def unfinished(self, guest_id: str) -> int:
        """How many unfinished tables a guest has made."""
        wanted = (
            select(func.count())
            .select_from(players)
            .join(tables, players.c.table_id == tables.c.id)
            .where(players.c.guest_id == guest_id, players.c.made, tables.c.state != "finished")
        )
        ((count,),) = await self._read(wanted)
        return count
