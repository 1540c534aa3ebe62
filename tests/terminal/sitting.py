"""Plays in the terminal through streams in memory."""

import io
import re
from collections.abc import Iterable, Iterator

from hexapoda.terminal.play import run

#: The request to pass the screen on, with the seat.
PASSED = re.compile(r"^Pass the screen to Player (\d) \([\w ]+\), then press Enter\.", re.MULTILINE)
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


def typed(moves: Iterable[tuple[int, str]]) -> Iterator[str]:
    """What people at one screen type: moves, and Enter when another one takes over."""
    last = None
    for seat, text in moves:
        if last not in (None, seat):
            yield ""
        last = seat
        yield text


def looked_at(said: str) -> list[tuple[int, str]]:
    """What each person sees from taking over the screen to passing it on."""
    marks = list(PASSED.finditer(said))
    first = re.search(r"^Player (\d) .*> ", said, re.MULTILINE)
    assert first is not None
    starts = [(int(first[1]), 0), *((int(mark[1]), mark.end()) for mark in marks)]
    ends = [*(mark.start() for mark in marks), len(said)]
    return [(seat, said[start:end]) for (seat, start), end in zip(starts, ends, strict=True)]
