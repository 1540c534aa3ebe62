"""What the lobby and the sweeper know of a table without reading its events."""

from typing import Literal

import msgspec

State = Literal["open", "running", "finished"]


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat: `kind` is "person", "bot" or "open"; `name` is "" for an open seat. `turn`: it decides now. `place`: from
    1 once the game is over, 0 before."""

    kind: str
    name: str = ""
    guest: str = ""
    turn: bool = False
    place: int = 0

    @property
    def occupant(self) -> tuple[str, str, str]:
        """Who sits there; a move changes nothing here."""
        return self.kind, self.name, self.guest


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
