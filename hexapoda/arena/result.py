"""What a finished game of a run leaves: one line of JSON."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: who sat where, what came of it, and what it took.

    >>> result = Result(0, 0, "seed 1", ("old", "new"), (2, 1), reason="surrounded", plies=43)
    >>> Result.from_line(result.line()) == result
    True
    """

    #: The game's number in the run, from 0; games with the same opening have the same `group`.
    number: int
    group: int
    opening: str
    #: Names of the entrants, and their places (1 is the first; equal places are a draw), by seat.
    entrants: tuple[str, ...]
    places: tuple[int, ...]
    #: Points by seat where the game has them.
    scores: tuple[int, ...] | None = None
    #: Why it ended: a reason of the game's, or of the arena: resign, adjudication, time, crash, illegal-move …
    reason: str = ""
    #: The entrant that lost by its own fault, and what it did, in one line.
    at_fault: str | None = None
    fault: str | None = None
    plies: int = 0
    #: Seconds that each seat thought; its longest answer beyond what it was allowed.
    seconds: tuple[float, ...] = ()
    overtime: tuple[float, ...] = ()
    #: Anything else that a format or an entrant wants kept.
    more: dict[str, Any] = field(default_factory=dict)

    def line(self) -> str:
        """This result as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "Result":
        """The result that a line holds. Raises ValueError or TypeError if it holds none."""
        found = json.loads(line)
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        return cls(**fields)
