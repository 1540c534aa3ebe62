"""The tables of each guest: an index for "my tables" and for the limit per guest.

The log of a table is what counts. The index is written before its event, so at worst it has a table too many.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.sql.base import Executable

from hexapoda.server.store.batch import Change, insert_for
from hexapoda.server.store.schema import is_record, page_of, players, read_summary, tables
from hexapoda.server.table.summary import State, TableSummary


class Players:
    """The index of players of a store (`store.players`)."""

    def __init__(
        self,
        dialect: str,
        read: Callable[[Executable], Awaitable[Sequence[Any]]],
        submit: Callable[[Change], Awaitable[Any]],
    ) -> None:
        self._insert = insert_for(dialect)
        self._read = read
        self._submit = submit

    async def add(self, table_id: str, guest_ids: Iterable[str], *, maker: str = "") -> None:
        """Add guests who sit at a table, and its maker."""
        everybody = sorted({*guest_ids, maker} - {""})
        if everybody:
            rows = [{"guest_id": each, "table_id": table_id, "made": each == maker} for each in everybody]
            await self._submit(Change(self._insert(players).values(rows).on_conflict_do_nothing()))

    async def remove(self, table_id: str, guest_id: str) -> None:
        """Remove a guest who left a table before the game started."""
        those = (players.c.guest_id == guest_id) & (players.c.table_id == table_id)
        await self._submit(Change(delete(players).where(those)))

    async def tables(
        self, guest_id: str, state: State | None = None, *, limit: int = 50, after: tuple[int, str] | None = None
    ) -> list[TableSummary]:
        """A page of the tables of a guest (`page_of`)."""
        wanted = select(tables).join(players, players.c.table_id == tables.c.id).where(players.c.guest_id == guest_id)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        return [read_summary(row) for row in await self._read(page_of(wanted, limit, after))]

    async def unfinished(self, guest_id: str) -> int:
        """The number of unfinished tables that a guest has made."""
        return await self._made(guest_id, tables.c.state != "finished")

    async def imported(self, guest_id: str) -> int:
        """The number of records that a guest has imported."""
        return await self._made(guest_id, is_record)

    async def _made(self, guest_id: str, kind: ColumnElement[bool]) -> int:
        wanted = (
            select(func.count())
            .select_from(players)
            .join(tables, players.c.table_id == tables.c.id)
            .where(players.c.guest_id == guest_id, players.c.made, kind)
        )
        ((count,),) = await self._read(wanted)
        return count
