"""Before the game: players join and leave, and the game starts."""

from hexapoda.server.table import seats as seating
from hexapoda.server.table.commands import Join
from hexapoda.server.table.deadlines import starts_by_itself
from hexapoda.server.table.events import Body, Gone, Joined, Left, Started
from hexapoda.server.table.guest import SERVER, Guest
from hexapoda.server.table.outside import Outside
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.state import TableState

#: Bytes of randomness in the seed of a game.
SEED_BYTES = 16


def decide_join(table: TableState, command: Join, who: Guest) -> Body:
    """Take a seat. A guest may hold several: players may share a screen."""
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


def decide_leave(table: TableState, who: Guest) -> Body:
    """Free the guest's seats; in a running game they are lost."""
    mine = seating.held_by(table.seats, who.id)
    if table.status == "open" and who.id == table.host:
        return Left(mine)  # the host may call the table off, even without a seat
    if not mine:
        raise Refused("not-seated")
    if table.status == "open":
        return Left(mine)
    table.check_status("running")
    return Gone(mine, "leave")


def decide_start(table: TableState, who: Guest, outside: Outside) -> Body:
    """Start the game: the host at any time (bots take the open seats), the server when all seats are taken."""
    table.check_status("open")
    if who.id != table.host and not (who == SERVER and starts_by_itself(table.created, table.moment)):
        raise Refused("not-host")
    return Started(seating.open_seats(table.seats), outside.random(SEED_BYTES))
