"""What a table takes from outside: who speaks to it, randomness, and what bots think of a draw."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """Somebody who speaks to a table. Whoever makes one has checked that it is them."""

    id: str
    name: str = ""


#: The server itself: it starts full tables, and ends games that are flagged or abandoned.
SERVER = Guest("server")


def bot_at(seat: int) -> Guest:
    """The bot that plays a seat.

    >>> bot_at(1).id
    'bot:1'
    """
    return Guest(f"bot:{seat}")


def never(view: Mapping[str, Any]) -> bool:
    """Bots decline every draw."""
    return False


@dataclass(frozen=True)
class House:
    """Where tables stand.

    `random(n)` gives n random bytes in hexadecimal digits: ids, tokens of links, and seeds. `agrees(view)` says
    whether a bot takes a draw, from the view of its seat.
    """

    random: Callable[[int], str] = secrets.token_hex
    agrees: Callable[[Mapping[str, Any]], bool] = never


HOUSE = House()
