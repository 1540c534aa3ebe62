"""Texts of what chance brought: events, separated by semicolons, each with its name as the first word.

A reader asks for the events one by one; whatever is wrong is raised as `Untold`, with a refusal that says what is
wrong and what would be right.
"""

from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal

#: As a seat: all that happened.
ALL = -1
#: What stands for something that the reader of a text may not know.
HIDDEN = "?"


class Untold(Exception):  # noqa: N818 - it never leaves the reader
    """Something in a text of chance is wrong."""

    def __init__(self, clause: str, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.refusal = Refusal(clause, code, params)


class Events:
    """The events of a text: what stands before each ";"."""

    def __init__(self, text: str) -> None:
        self._events = [event.split() for event in text.split(";")] if text.strip() else []
        if not all(self._events):
            raise Untold("", "chance-empty", text=excerpt(text))

    def take(self, name: str, example: str, clause: str) -> list[str]:
        """The words of the next event, which has to be this one, with nothing hidden in it."""
        if not self._events:
            raise Untold(clause, "chance-missing", example=example)
        if self._events[0][0].lower() != name:
            raise Untold(clause, "chance-expected", text=excerpt(" ".join(self._events[0])), example=example)
        words = self._events.pop(0)[1:]
        if HIDDEN in words:
            raise Untold("", "chance-hidden", text=excerpt(f"{name} {' '.join(words)}"))
        return words

    def finish(self) -> None:
        """All events have been taken."""
        if self._events:
            raise Untold("", "no-chance-here", text=excerpt(" ".join(self._events[0])))


def seen_by(seat: int | None, owner: int, things: list[str]) -> list[str]:
    """What only its owner may know, as a seat knows it.

    >>> seen_by(0, 0, ["fury"]), seen_by(None, 0, ["fury"]), seen_by(ALL, 0, ["fury"])
    (['fury'], ['?'], ['fury'])
    """
    return things if seat in (ALL, owner) else [HIDDEN] * len(things)
