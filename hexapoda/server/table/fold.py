"""What an event does to those parts of a table that need no position: who sits there, its state, its host."""

from hexapoda.server.table import seats as seating
from hexapoda.server.table.events import CHANGES, Body, Closed, Event, Gone, Joined, Left, Started, Status
from hexapoda.server.table.seats import OPEN, Seat, Seats


def seats_after(seats: Seats, body: Body, bot_level: int) -> Seats:
    """The seats after an event; bots that take open seats have the table's level."""
    match body:
        case Joined():
            return seating.replaced(seats, (body.seat,), Seat("person", body.guest, body.name))
        case Left():
            return seating.replaced(seats, body.seats, OPEN)
        case Started():
            return seating.replaced(seats, body.bots, Seat("bot", level=bot_level))
        case Gone():
            return seating.marked_gone(seats, body.seats, left=body.reason in ("leave", "abandoned"))
    return seats


def status_after(status: Status, event: Event) -> Status:
    """The state of a table after an event."""
    if isinstance(event.body, Closed):
        return "finished"
    if isinstance(event.body, CHANGES):
        return "finished" if event.actor is None else "running"
    return status


def host_after(host: str, seats: Seats, event: Event) -> str:
    """Where the host goes away, the first person at the table becomes it."""
    if not isinstance(event.body, Left) or event.by != host:
        return host
    return next((seat.guest for seat in seats if seat.kind == "person"), "")
