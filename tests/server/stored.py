"""What the store's tests write into it."""

from typing import Any, Literal

import msgspec

from hexapoda.server.store.store import Store
from hexapoda.server.table.summary import SeatSummary, TableSummary


def summary(table_id: str, number: int, **fields: Any) -> TableSummary:
    """A table after its event `number`."""
    given = {
        "game": "hive",
        "options": "type=Base",
        "state": "running",
        "public": True,
        "created": 1_000,
        "updated": 1_000 + number,
        "seats": (SeatSummary("person", "Maja"), SeatSummary("bot", "3")),
    }
    return TableSummary(id=table_id, last_number=number, **(given | fields))


async def append(store: Store, table_id: str, number: int, by: str = "", **fields: Any) -> bool:
    """Write an event that says who wrote it."""
    return await store.append(table_id, number, event(number, by), summary(table_id, number, **fields))


def event(number: int, by: str = "") -> bytes:
    """An event's JSON."""
    return msgspec.json.encode({"number": number, "by": by, "text": 'wS1 \u2190 «ё» "\\\u0001'})


async def numbers(store: Store, table_id: str) -> list[int]:
    """The numbers of a table's events, as they are read."""
    return [row.number for row in await store.events(table_id)]


def writer(data: bytes) -> str:
    """Who wrote an event."""
    return msgspec.json.decode(data)["by"]


async def unfinished(store: Store) -> list[tuple[str, int | None]]:
    """All unfinished tables, with their deadlines."""
    states: tuple[Literal["open", "running"], ...] = ("open", "running")
    found = [await store.summaries(state, public_only=False, limit=100_000) for state in states]
    return [(each.id, each.deadline) for page in found for each in page]
