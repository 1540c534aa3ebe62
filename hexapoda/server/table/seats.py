"""Who sits where: people, bots and open seats."""

from collections.abc import Sequence
from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat. A seat that is `gone` (resigned, flagged or left while others play on) keeps its player's name, but a
    bot plays on. `left`: the player went away."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    level: int = 0  # of a bot
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
    """The seats that a guest holds now."""
    return tuple(
        number
        for number, seat in enumerate(seats)
        if seat.kind == "person" and seat.guest == guest_id and not seat.gone
    )


def persons(seats: Seats) -> tuple[int, ...]:
    """The seats that people hold now."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.gone)


def open_seats(seats: Seats) -> tuple[int, ...]:
    """The seats that are free."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == "open")


def is_bots(seat: Seat) -> bool:
    """Whether a bot decides for a seat."""
    return seat.kind == "bot" or seat.gone


def rotated(seats: Seats) -> Seats:
    """The seats for a rematch: all move on by one, so that allies stay allies; a player who left frees the seat.

    >>> [seat.name for seat in rotated((Seat("person", "a", "Ann"), Seat("bot", name="Bot", level=3)))]
    ['Bot', 'Ann']
    """
    stay = [OPEN if seat.left else msgspec.structs.replace(seat, gone=False) for seat in seats]
    return (stay[-1], *stay[:-1])
