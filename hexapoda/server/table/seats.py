"""Who sits where: persons, bots and open seats, and how events change that."""

from collections.abc import Sequence
from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat. Whoever is `gone` (resigned, flagged or left while others play on) keeps the name on it, no more: a bot
    plays it on. `left` says that its person went away."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    #: Of a bot.
    level: int = 0
    gone: bool = False
    left: bool = False


OPEN = Seat("open")
Seats = tuple[Seat, ...]


def replaced(seats: Seats, numbers: Sequence[int], seat: Seat) -> Seats:
    """The seats with another occupant at some numbers."""
    return tuple(seat if number in numbers else old for number, old in enumerate(seats))


def marked_gone(seats: Seats, numbers: Sequence[int], *, left: bool) -> Seats:
    """The seats after some have gone."""
    return tuple(
        msgspec.structs.replace(seat, gone=True, left=left) if number in numbers else seat
        for number, seat in enumerate(seats)
    )


def held_by(seats: Seats, guest_id: str) -> tuple[int, ...]:
    """The seats that a person holds now; what has gone is not held any more."""
    return tuple(
        number
        for number, seat in enumerate(seats)
        if seat.kind == "person" and seat.guest == guest_id and not seat.gone
    )


def persons(seats: Seats) -> tuple[int, ...]:
    """The seats that are held by somebody."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.gone)


def open_seats(seats: Seats) -> tuple[int, ...]:
    """The seats that anybody may take."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == "open")


def is_bots(seat: Seat) -> bool:
    """Whether a bot decides for a seat."""
    return seat.kind == "bot" or seat.gone


def rotated(seats: Seats) -> Seats:
    """The seats for another game: everybody moves on by one, so that allies stay allies; who left frees the seat.

    >>> [seat.name for seat in rotated((Seat("person", "a", "Ann"), Seat("bot", name="Bot", level=3)))]
    ['Bot', 'Ann']
    """
    stay = [OPEN if seat.left else msgspec.structs.replace(seat, gone=False) for seat in seats]
    return (stay[-1], *stay[:-1])
