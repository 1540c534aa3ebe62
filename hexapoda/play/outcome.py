"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """Final places (1 is the best, ties equal) and points by seat, and the reason.

    >>> Outcome(places=(1, 2), scores=(0, 0), reason="black-surrounded").winners
    (0,)
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; all of them when the game is drawn."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def drawn(self) -> bool:
        """Whether all seats share the first place."""
        return len(self.winners) == len(self.places)

    @property
    def returns(self) -> tuple[float, ...]:
        """The result by seat: 1 for the first place down to -1 for the last, ties share the mean."""
        n = len(self.places)
        shared = [self.places.count(place) for place in self.places]
        return tuple(
            1.0 - 2.0 * (place - 1 + (tied - 1) / 2) / max(n - 1, 1)
            for place, tied in zip(self.places, shared, strict=True)
        )

    def json(self) -> dict[str, Any]:
        """The outcome as a JSON-ready dict."""
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason}


def ranked_last(places: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """Places once the seats in `gone` (in the order in which they left) rank behind all others, the first to leave last.

    >>> ranked_last((1, 2, 2), gone=[0])
    (3, 1, 1)
    """
    n = len(places)
    result = [0] * n
    staying = [seat for seat in range(n) if seat not in gone]
    for seat in staying:
        result[seat] = 1 + sum(places[other] < places[seat] for other in staying)
    for later, seat in enumerate(gone):
        result[seat] = n - later
    return tuple(result)
