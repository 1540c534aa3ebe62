"""What happens without a command: full tables start, flags fall, and abandoned games end.

The table shows these rules from the beginning (`terms`). The deadline says when the server must act.
"""

from typing import Literal

import msgspec

from hexapoda.server.table import seats as seating
from hexapoda.server.table.clock import SECOND, ClockRule
from hexapoda.server.table.events import Adjudicated, Body, Closed, Created, Gone, Status
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.seats import Seats

#: After how many ms a bot that has not moved is asked again: no level thinks for a minute.
OVERDUE = 60 * SECOND


class Terms(msgspec.Struct, frozen=True):
    """What a table announces: the clock; what becomes of a seat whose player flags, resigns or leaves ("loss": the game
    is lost; "bot": a bot of `bot_level` plays on and the seat ranks last); how long a player may think without a clock,
    and how long the table waits for players (ms)."""

    clock: ClockRule
    gone: Literal["loss", "bot"]
    bot_level: int
    patience: int
    waiting: int


def terms_of(created: Created) -> Terms:
    """The terms of a table."""
    gone = "loss" if len(created.seats) == 2 else "bot"
    return Terms(created.clock, gone, created.bot_level, created.patience, created.waiting)


class Moment(msgspec.Struct, frozen=True):
    """All that the deadline of a table depends on: since when it waits, for which seat, and when that seat's flag falls
    (None: it has no clock)."""

    status: Status
    seats: Seats
    host: str
    since: int
    actor: int | None = None
    flag_falls: int | None = None


def starts_by_itself(created: Created, moment: Moment) -> bool:
    """Whether the server must start the game now."""
    return moment.status == "open" and created.start == "full" and not seating.open_seats(moment.seats)


def deadline_of(created: Created, moment: Moment) -> int | None:
    """When the server must act at a table; in the past where it must act now."""
    if moment.status == "open":
        now = starts_by_itself(created, moment) or not moment.host
        return moment.since if now else moment.since + created.waiting
    if moment.status == "finished" or moment.actor is None:
        return None
    if is_deserted(moment.seats):
        return moment.since
    seat = moment.seats[moment.actor]
    if seat.gone:
        return None
    if moment.flag_falls is not None:
        return moment.flag_falls
    return moment.since + created.patience if seat.kind == "person" else None


def attention_of(created: Created, moment: Moment) -> int | None:
    """When a server must look at a table that no process may have in memory: at its deadline, or when a bot is overdue
    (the process in which it was thinking may have died)."""
    deadline = deadline_of(created, moment)
    if moment.status != "running" or moment.actor is None or not seating.is_bots(moment.seats[moment.actor]):
        return deadline
    overdue = moment.since + OVERDUE
    return overdue if deadline is None else min(overdue, deadline)


def is_deserted(seats: Seats) -> bool:
    """Whether people have played here, and none is left."""
    return any(seat.gone for seat in seats) and not seating.persons(seats)


def decide_sweep(created: Created, moment: Moment, now: int) -> Body:
    """What the server does at a table whose deadline has come."""
    deadline = deadline_of(created, moment)
    if deadline is None or now < deadline or starts_by_itself(created, moment):
        raise Refused("nothing-due")
    if moment.status == "open":
        return Closed()
    if is_deserted(moment.seats):
        return Adjudicated()
    assert moment.actor is not None
    return Gone((moment.actor,), "abandoned" if moment.flag_falls is None else "flag")
