"""What people say at a table."""

from typing import TYPE_CHECKING

from hexapoda.server.table.commands import LONGEST_CHAT, Chat
from hexapoda.server.table.events import Chatted
from hexapoda.server.table.house import Guest
from hexapoda.server.table.refused import Refused

if TYPE_CHECKING:
    from hexapoda.server.table.table import Table


def decide_chat(table: "Table", command: Chat, who: Guest) -> Chatted:
    """Say something on one line; players, or all who watch, as the table has it."""
    if table.created.chat == "nobody":
        raise Refused("no-chat")
    if table.created.chat == "players" and not table.has_played(who.id):
        raise Refused("chat-for-players")
    text = tidy(command.text)
    if not text:
        raise Refused("empty-chat")
    if len(text) > LONGEST_CHAT:
        raise Refused("text-too-long", longest=LONGEST_CHAT)
    return Chatted(who.name, text)


def tidy(text: str) -> str:
    """A text on one line, without what can't be printed.

    >>> tidy(" Well\\tplayed!\\x00\\n")
    'Well played!'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
