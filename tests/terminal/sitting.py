"""Plays in the terminal through streams in memory."""

import io
from collections.abc import Iterable

from hexapoda.terminal.play import run

#: A whole game: Black's queen is surrounded by White's ninth move.
SHORT_GAME = (
    "wS1",
    "bQ -wS1",
    "wQ wS1/",
    "bS1 \\bQ",
    "wQ bS1-",
    "bS2 /bQ",
    "wA1 wQ/",
    "bB1 /bS1",
    "wA1 bS2-",
)


def sitting(lines: Iterable[str], *, game: str = "hive", **settings) -> str:
    """All that the terminal says when these lines are typed."""
    sink = io.StringIO()
    status = run(game, settings.pop("options", None), source=list(lines), sink=sink, width=100, **settings)
    assert status == 0
    return sink.getvalue()


def answer(lines: Iterable[str], **settings) -> str:
    """What the terminal says after the last of the lines, before it asks again."""
    *before, last = lines
    whole = sitting([*before, last], **settings)
    without = sitting(before, **settings)
    # what the shorter sitting ends with: a prompt, an empty line, a goodbye
    start = without.rindex(">") + 1
    assert whole.startswith(without[:start])
    return whole[start:].strip().removeprefix(last).strip()
