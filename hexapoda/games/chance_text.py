"""Chance as text: events separated by semicolons, each with its name as the first word.

A reader takes the events one by one; an error is raised as `Untold`, with a refusal that says what is wrong and what
would be right.
"""

from hexapoda.games.refusals import ReadingError, refused
from hexapoda.i18n import excerpt

#: Instead of a seat: everything that happened.
ALL = -1
#: Stands for what the reader of a text may not know.
HIDDEN = "?"


class Untold(ReadingError):  # noqa: N818 - it never leaves the reader
    """An error in a chance text."""

    def __init__(self, clause: str, code: str, **params: str | int) -> None:
        super().__init__(refused(clause, code, **params))


class Events:
    """The events of a text."""

    def __init__(self, text: str) -> None:
        self._events = [event.split() for event in text.split(";")] if text.strip() else []
        if not all(self._events):
            raise Untold("", "chance-empty", text=excerpt(text))

    def take(self, name: str, example: str, clause: str) -> list[str]:
        """The words of the next event, which must have this name and hide nothing."""
        if not self._events:
            raise Untold(clause, "chance-missing", example=example)
        if self._events[0][0].lower() != name:
            raise Untold(clause, "chance-expected", text=excerpt(" ".join(self._events[0])), example=example)
        words = self._events.pop(0)[1:]
        if HIDDEN in words:
            raise Untold("", "chance-hidden", text=excerpt(f"{name} {' '.join(words)}"))
        return words

    def finish(self) -> None:
        """Check that all events have been taken."""
        if self._events:
            raise Untold("", "no-chance-here", text=excerpt(" ".join(self._events[0])))


def seen_by(seat: int | None, owner: int, things: list[str]) -> list[str]:
    """An owner's secret things as a seat knows them.

    >>> seen_by(0, 0, ["fury"]), seen_by(None, 0, ["fury"]), seen_by(ALL, 0, ["fury"])
    (['fury'], ['?'], ['fury'])
    """
    return things if seat in (ALL, owner) else [HIDDEN] * len(things)
