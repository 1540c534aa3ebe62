"""Scores of one entrant against another, as independent observations.

The games of an opening are not independent: an opening that favours the first seat favours it in all of them. So games
are taken together in *blocks*: the games of one opening in which every entrant sat equally often in every seat. With
two seats a block is a pair of games with the seats swapped, and its five possible scores are the pentanomial counts.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from hexapoda.arena.result import Result

#: The scores of a game, and those of a pair of games.
TRINOMIAL = (0.0, 0.5, 1.0)
PENTANOMIAL = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Sample:
    """How often each score from 0 to 1 was observed. Each observation is the mean of `size` games.

    >>> Sample(PENTANOMIAL, (1, 2, 10, 4, 3), size=2).mean
    0.575
    """

    #: In ascending order, from 0 to 1.
    values: tuple[float, ...]
    counts: tuple[int, ...]
    size: int = 1

    @property
    def observations(self) -> int:
        """The number of observations."""
        return sum(self.counts)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.observations * self.size

    @property
    def mean(self) -> float:
        """The mean score; a half without any game."""
        return float(np.dot(self.values, self.counts)) / self.observations if self.observations else 0.5

    @property
    def variance(self) -> float:
        """The variance of one observation."""
        if not self.observations:
            return 0.0
        return float(np.dot((np.array(self.values) - self.mean) ** 2, self.counts)) / self.observations

    @classmethod
    def of(cls, scores: Iterable[float], size: int = 1) -> "Sample":
        """The sample of a list of scores.

        >>> Sample.of([1.0, 0.5, 1.0]).counts
        (0, 1, 2)
        """
        found = Counter(round(score, 9) for score in scores)
        usual = PENTANOMIAL if size == 2 and found.keys() <= set(PENTANOMIAL) else TRINOMIAL
        values = tuple(sorted({*usual, *found}))
        return cls(values, tuple(found[value] for value in values), size)


def score(result: Result, first: str, second: str) -> float | None:
    """The score of an entrant against another in one game: 1, a half or 0. None unless both played, as enemies.

    Where an entrant has several seats, the mean over all pairs of their seats.

    >>> score(Result(0, 0, "", ("a", "b", "c"), (2, 1, 2)), "a", "c")
    0.5
    """
    if first not in result.entrants or second not in result.entrants:
        return None
    if len(result.places) == 2:  # by far the most frequent case
        ours, theirs = result.places if result.entrants[0] == first else result.places[::-1]
        return (1.0 if ours < theirs else 0.5 if ours == theirs else 0.0) if first != second else 0.5
    teams = teams_of(result)
    scores = [
        (1.0 if ours < theirs else 0.5 if ours == theirs else 0.0)
        for seat, ours in enumerate(result.places)
        for other, theirs in enumerate(result.places)
        if result.entrants[seat] == first and result.entrants[other] == second and teams[seat] != teams[other]
    ]
    return sum(scores) / len(scores) if scores else None


def seat_score(result: Result, seat: int) -> float:
    """The score of a seat against all seats that are not allied with it: 1 for the first place, 0 for the last.

    >>> seat_score(Result(0, 0, "", ("a", "b", "c"), (1, 3, 1)), 0)
    0.75
    """
    teams, own = teams_of(result), result.places[seat]
    others = [place for other, place in enumerate(result.places) if teams[other] != teams[seat]]
    return sum(1.0 if own < place else 0.5 if own == place else 0.0 for place in others) / max(len(others), 1)


def teams_of(result: Result) -> Sequence[int]:
    """The team of each seat, if the result says so; else each seat is a team of its own."""
    teams = result.more.get("teams")
    return teams if teams and len(teams) == len(result.places) else range(len(result.places))


def blocks(results: Iterable[Result]) -> tuple[list[list[Result]], list[Result]]:
    """The complete blocks of some games, and the games that are in none.

    >>> ab, ba = Result(0, 0, "", ("a", "b"), (1, 2)), Result(1, 0, "", ("b", "a"), (1, 2))
    >>> other = Result(2, 1, "", ("a", "b"), (1, 1))
    >>> blocks([ab, ba, other]) == ([[ab, ba]], [other])
    True
    """
    groups: dict[tuple[int, tuple[str, ...]], list[Result]] = {}
    complete: list[list[Result]] = []
    for result in sorted(results, key=lambda each: each.number):
        key = (result.group, tuple(sorted(result.entrants)))
        group = groups.setdefault(key, [])
        group.append(result)
        if _is_balanced(group):
            complete.append(group)
            groups[key] = []
    return complete, sorted((each for group in groups.values() for each in group), key=lambda each: each.number)


def _is_balanced(games: Sequence[Result]) -> bool:
    """Whether every entrant sat equally often in every seat."""
    if len(games[0].entrants) == 2:
        swapped = sum(each.entrants == games[0].entrants for each in games)
        return 2 * swapped == len(games) or games[0].entrants[0] == games[0].entrants[1]
    sat = Counter((name, seat) for result in games for seat, name in enumerate(result.entrants))
    seats = range(len(games[0].entrants))
    return all(len({sat[name, seat] for seat in seats}) == 1 for name in games[0].entrants)


def sample(results: Sequence[Result], first: str, second: str) -> Sample:
    """The scores of `first` against `second`: of complete blocks where there are any, else of single games.

    Single games beside blocks are left out: they are those whose partner is still being played, and with them the
    seats would not be balanced.
    """
    scores = {result.number: found for result in results if (found := score(result, first, second)) is not None}
    complete, single = blocks(result for result in results if result.number in scores)
    if not complete:
        return Sample.of(scores[result.number] for result in single)
    sizes = Counter(len(block) for block in complete)
    size = max(sizes, key=lambda each: (sizes[each], each))
    return Sample.of((sum(scores[each.number] for each in block) / len(block) for block in complete), size)
