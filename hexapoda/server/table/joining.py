"""Before the game: people come and go, and it starts."""

from typing import TYPE_CHECKING

from hexapoda.server.table import seats as seating
from hexapoda.server.table.commands import Join
from hexapoda.server.table.deadlines import starts_by_itself
from hexapoda.server.table.events import Body, Gone, Joined, Left, Started
from hexapoda.server.table.house import SERVER, Guest, House
from hexapoda.server.table.refused import Refused

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table

#: Bytes of randomness in the seed of a game.
SEED_BYTES = 16


def decide_join(table: "Table", command: Join, who: Guest) -> Body:
    """Take a seat; nobody needs to leave the one that they have (several persons may share a screen)."""
    table.check_status("open")
    if not table.has_link(command.token):
        raise Refused("needs-link")
    free = seating.open_seats(table.seats)
    if not free:
        raise Refused("no-open-seat")
    if command.seat is not None and command.seat not in free:
        table.check_seat(command.seat)
        raise Refused("seat-taken", seat=command.seat)
    return Joined(free[0] if command.seat is None else command.seat, who.id, who.name)


def decide_leave(table: "Table", who: Guest) -> Body:
    """Free one's seats; once the game is running they are lost."""
    mine = seating.held_by(table.seats, who.id)
    if table.status == "open" and who.id == table.host:
        return Left(mine)  # whoever made the table may call it off without a seat, too
    if not mine:
        raise Refused("not-seated")
    if table.status == "open":
        return Left(mine)
    table.check_status("running")
    return Gone(mine, "leave")


def decide_start(table: "Table", who: Guest, house: House) -> Body:
    """Begin: by the host at any time (bots take the seats that are open), by the server when all seats are taken."""
    table.check_status("open")
    if who.id != table.host and not (who == SERVER and starts_by_itself(table.created, table.moment)):
        raise Refused("not-host")
    return Started(seating.open_seats(table.seats), house.random(SEED_BYTES))
