"""What a seat is worth, and by how many points games are won."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.elo import Z95, Estimate, mean_score
from hexapoda.arena.statistics.sample import Sample, blocks, score, seat_score


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How a seat did over all games with the same number of seats."""

    seat: int
    seats: int
    games: int
    #: First places, shared ones in equal parts, and the mean score against the other seats.
    wins: float
    score: Estimate
    #: Mean points, where the game has them.
    points: float | None

    @property
    def is_significant(self) -> bool:
        """Whether the seat is better or worse than average beyond the error bar."""
        return not self.score.low <= 0.5 <= self.score.high


def seat_scores(results: Iterable[Result]) -> list[SeatScore]:
    """The score of each seat, by the number of seats; blocks of games count as one observation where there are any.

    In blocks every entrant sat everywhere equally often, so that only the seats differ.

    >>> games = [Result(n, n, "", ("a", "b"), (1, 2) if n % 3 else (2, 1)) for n in range(300)]
    >>> first, second = seat_scores(games)
    >>> round(first.score.value, 3), first.is_significant
    (0.667, True)
    """
    results = list(results)
    found = []
    for seats in sorted({len(result.places) for result in results}):
        games = [result for result in results if len(result.places) == seats]
        complete, single = blocks(games)
        together = complete or [[result] for result in single]
        for seat in range(seats):
            means = [sum(seat_score(each, seat) for each in block) / len(block) for block in together]
            estimate = mean_score(Sample.of(means, max(len(block) for block in together)))
            wins = sum(1 / each.places.count(1) for each in games if each.places[seat] == 1)
            points = [each.scores[seat] for each in games if each.scores]
            mean = sum(points) / len(points) if points else None
            found.append(SeatScore(seat, seats, len(games), wins, estimate, mean))
    return found


def margin(results: Iterable[Result], first: str, second: str) -> Estimate | None:
    """The mean difference in points between two entrants, with its error bar; None where games have no points.

    >>> games = [Result(0, 0, "", ("a", "b"), (1, 2), (30, 20)), Result(1, 0, "", ("b", "a"), (1, 2), (25, 23))]
    >>> margin(games, "a", "b").value
    4.0
    """
    games = [result for result in results if result.scores and score(result, first, second) is not None]
    complete, single = blocks(games)
    together = complete or [[result] for result in single]
    means = [np.mean([_points(each, first) - _points(each, second) for each in block]) for block in together]
    return mean_with_error(means) if means else None


def _points(result: Result, name: str) -> float:
    assert result.scores is not None
    own = [points for points, entrant in zip(result.scores, result.entrants, strict=True) if entrant == name]
    return sum(own) / len(own)


def mean_with_error(values: Sequence[float] | Sequence[np.floating]) -> Estimate:
    """A mean with its 95 % error bar, which is infinite for a single value.

    >>> mean_with_error([3.0]).error
    inf
    """
    mean = float(np.mean(values))
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    error = Z95 * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - error, mean + error)
