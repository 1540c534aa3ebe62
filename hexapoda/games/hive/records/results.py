"""What Hive's record formats share: results in words, and the opening that a first move reveals."""

from collections.abc import Sequence
from typing import Any

from hexapoda.kernel.declaration import Ending, Refusal, Transcript, Turn

DRAW, WHITE_WINS, BLACK_WINS = (1, 1), (1, 2), (2, 1)

#: The finished GameStates of H6.2, by final places of White and Black.
STATES = {DRAW: "Draw", WHITE_WINS: "WhiteWins", BLACK_WINS: "BlackWins"}


def unreadable(code: str, place: str, **params: Any) -> Refusal:
    """The refusal of a text that can't be read."""
    return Refusal("", code, {**params, "place": place}, readable=False)


def stated(found: Transcript, places: tuple[int, int]) -> None:
    """Keep a stated result: if the moves do not show it, a draw was agreed or a player resigned."""
    found.places = places
    if places == DRAW:
        found.ending = Ending("agreement")
    else:
        found.ending = Ending("resign", seat=places.index(2))


def opening(turns: Sequence[Turn]) -> dict[str, str]:
    """H2.5: a record that starts with a queen has the rulebook's opening; else the opening is not known.

    >>> opening([Turn("wQ"), Turn("bS1 wQ-")])
    {'opening': 'rulebook'}
    """
    queens = any(turn.text[:2].lower() in ("wq", "bq") for turn in turns[:2])
    return {"opening": "rulebook"} if queens else {}
