"""Who gives commands to a table."""

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A person, the server or a bot. The caller has checked the identity."""

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
