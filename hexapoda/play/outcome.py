"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

#: Ends that the moves do not show. The first three need a seat: the one that loses.
BY_SEAT: Final = ("resign", "flag", "leave")
ENDINGS: Final = (*BY_SEAT, "agreement", "adjudication")


@dataclass(frozen=True, slots=True)
class Outcome:
    """Final places (1 is the best, ties equal) and points by seat, and the reason.

    `teams` are the teams by seat in a game with allies, else ().

    >>> Outcome(places=(1, 2), scores=(0, 0), reason="black-surrounded").winners
    (0,)
    >>> Outcome(places=(1, 3, 1, 3), scores=(9, 5, 4, 7), reason="cards-gone", teams=(0, 1, 0, 1)).returns
    (1.0, -1.0, 1.0, -1.0)
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    teams: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; all of them in a draw."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def drawn(self) -> bool:
        """Whether all seats share first place."""
        return len(self.winners) == len(self.places)

    @property
    def returns(self) -> tuple[float, ...]:
        """The result by seat, from 1 for first place to -1 for last; ties share the mean.

        Allies share the result of their team, whose place is the best of theirs.
        """
        team_of = self.teams or tuple(range(len(self.places)))
        best: dict[int, int] = {}
        for team, place in zip(team_of, self.places, strict=True):
            best[team] = min(place, best.get(team, place))
        results = {}
        for team, place in best.items():
            better = sum(other < place for other in best.values())
            tied = sum(other == place for other in best.values())
            results[team] = 1.0 - 2.0 * (better + (tied - 1) / 2) / max(len(best) - 1, 1)
        return tuple(results[team] for team in team_of)

    def json(self) -> dict[str, Any]:
        """The outcome as a JSON-ready dict."""
        teams = {"teams": list(self.teams)} if self.teams else {}
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason, **teams}


def ranked_last(places: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """Places when the seats in `gone`, in the order of leaving, rank behind all others: the first to go is last.

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


def are_places(places: Any, seats: int) -> bool:
    """Whether this is a tuple of possible places.

    >>> are_places((1, 2, 2), 3), are_places((1, 3, 3), 3)
    (True, False)
    """
    return (
        isinstance(places, tuple)
        and len(places) == seats
        and all(isinstance(place, int) and place == 1 + sum(other < place for other in places) for place in places)
    )
