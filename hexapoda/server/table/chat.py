"""Chat at a table."""

from hexapoda.i18n import tidy
from hexapoda.server.table.commands import LONGEST_CHAT, Chat
from hexapoda.server.table.events import Chatted
from hexapoda.server.table.guest import Guest
from hexapoda.server.table.refused import Refused
from hexapoda.server.table.state import TableState


def decide_chat(table: TableState, command: Chat, who: Guest) -> Chatted:
    """One line of chat, by a player or by any viewer, as the table allows."""
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
