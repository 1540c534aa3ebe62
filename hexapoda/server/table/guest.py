"""Who gives commands to a table."""

import unicodedata

import msgspec

LONGEST_NAME = 30


class Guest(msgspec.Struct, frozen=True):
    """A person, the server or a bot. The caller has checked the identity."""

    id: str
    name: str = ""


def visible(text: str) -> str:
    """A name on one line, without characters that are not seen: control characters, direction marks and others that
    make one name look like another.

    >>> visible("  Maja \\n  z\\u202e ula ")
    'Maja z ula'
    """
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join("".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").split())


#: The server itself: it starts full tables, and ends games that are flagged or abandoned.
SERVER = Guest("server")


def bot_at(seat: int) -> Guest:
    """The bot that plays a seat.

    >>> bot_at(1).id
    'bot:1'
    """
    return Guest(f"bot:{seat}")
