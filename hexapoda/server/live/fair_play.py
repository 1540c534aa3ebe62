"""The running games between people that a guest plays or watches, and positions that are refused for their sake."""

import asyncio

from hexapoda.play.game import Position
from hexapoda.server.live.registry import Registry
from hexapoda.server.table.fair_play import is_between_people, shows_game
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused

#: Tables of a guest that are read at a time.
_PAGE = 50


async def refuse_running_games(registry: Registry, who: Guest, asked: Position) -> None:
    """Refuse help with a position of a running game between people that a guest plays or watches."""
    for table_id in await _tables_of(registry, who, asked.game.name):
        async with registry.locked(table_id) as live:
            table = live.table
            if table.status != "running" or not is_between_people(table.seats):
                continue
            running = table.position.copy()
        if await asyncio.to_thread(shows_game, asked, running):
            raise Refused("fair-play", table=table_id)


async def _tables_of(registry: Registry, who: Guest, game: str) -> set[str]:
    """The tables of a game which a guest has sat at or watches now, and where more than one person plays."""
    found = {
        live.table.id
        for live in registry.live_tables.values()
        if live.table.created.game == game and any(watch.guest_id == who.id for watch in live.watches)
    }
    after = None
    while True:
        page = await registry.store.players.tables(who.id, "running", limit=_PAGE, after=after)
        found.update(
            each.id for each in page if each.game == game and sum(seat.kind == "person" for seat in each.seats) > 1
        )
        if len(page) < _PAGE:
            return found
        after = page[-1].created, page[-1].id
