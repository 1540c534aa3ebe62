"""What the lobby and the sweeper know of a table without reading its events."""

from typing import Literal

import msgspec

State = Literal["open", "running", "finished"]


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat: `kind` is "person", "bot" or "open"; `name` is "" for an open seat."""

    kind: str
    name: str = ""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a glance after the event `last_number`; all times are server time in ms."""

    id: str
    game: str
    #: The game's options as text, for people; the first event has them in full.
    options: str = ""
    state: State = "open"
    #: Listed in the lobby; other tables are found by their link only.
    public: bool = False
    created: int
    updated: int
    seats: tuple[SeatSummary, ...] = ()
    #: When the sweeper must look at the table; None: never.
    deadline: int | None = None
    last_number: int


class StoredEvent(msgspec.Struct, frozen=True):
    """One row of a table's log: its number and its JSON."""

    number: int
    data: bytes
