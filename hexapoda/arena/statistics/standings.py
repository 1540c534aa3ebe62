"""The table of a run, and two entrants face to face."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.elo import Estimate, elo, normalised_elo, superiority
from hexapoda.arena.statistics.ratings import ratings
from hexapoda.arena.statistics.sample import Sample, sample, score, seat_score
from hexapoda.arena.statistics.seats import margin


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table."""

    name: str
    #: Games counted by seat: an entrant that has two seats in a game played two.
    games: int
    #: Sole first places, shared first places, and all others.
    wins: int
    draws: int
    losses: int
    #: The mean score per game, from 0 to 1: the part of the opponents that it left behind, a tie counting half.
    score: float
    #: The rating above the average (or above the anchor), and its 95 % error.
    elo: float
    error: float
    #: Mean points, where the game has them; games lost by own fault.
    points: float | None = None
    faults: int = 0


def standings(results: Iterable[Result], *, anchor: str | None = None) -> list[Standing]:
    """The table of some games, the strongest first. Ratings are above the average, or above the entrant `anchor`.

    >>> games = [Result(n, n, "", ("a", "b"), (1, 2) if n % 4 else (1, 1)) for n in range(8)]
    >>> [(each.name, each.wins, each.draws, each.losses, each.score) for each in standings(games)]
    [('a', 6, 2, 0, 0.875), ('b', 0, 2, 6, 0.125)]
    """
    results = list(results)
    rated = ratings(results)
    table = []
    for name in rated.names:
        sat = [(each, seat) for each in results for seat, entrant in enumerate(each.entrants) if entrant == name]
        firsts = [_shared_first(each, seat) for each, seat in sat]
        points = [each.scores[seat] for each, seat in sat if each.scores]
        rating = rated.rating(name, anchor if anchor in rated.names else None)
        table.append(
            Standing(
                name,
                games=len(sat),
                wins=firsts.count(1),
                draws=sum(shared > 1 for shared in firsts),
                losses=firsts.count(0),
                score=sum(seat_score(each, seat) for each, seat in sat) / len(sat),
                elo=rating.value,
                error=rating.error,
                points=sum(points) / len(points) if points else None,
                faults=sum(each.at_fault == name for each in results),
            )
        )
    return sorted(table, key=lambda each: (-each.elo, each.name))


def _shared_first(result: Result, seat: int) -> int:
    """By how many sides the first place of a seat is shared; 0 if it is not first."""
    if result.places[seat] != 1:
        return 0
    teams = result.more.get("teams") or range(len(result.places))
    return len({team for team, place in zip(teams, result.places, strict=True) if place == 1})


@dataclass(frozen=True, slots=True)
class Duel:
    """Two entrants face to face, as the first of them sees it."""

    first: str
    second: str
    wins: int
    draws: int
    losses: int
    #: The mean score over all games.
    score: float
    #: What the estimates rest on: pairs of games where there are any.
    sample: Sample
    elo: Estimate
    normalised: Estimate
    superiority: float
    #: The mean difference in points, where the game has them.
    margin: Estimate | None

    @property
    def games(self) -> int:
        """The number of games that both played."""
        return self.wins + self.draws + self.losses


def duel(results: Iterable[Result], first: str, second: str) -> Duel:
    """How two entrants did against each other.

    >>> games = [Result(n, n // 2, "", ("ab", "ba")[n % 2], (1, 2) if n < 9 else (2, 1)) for n in range(12)]
    >>> found = duel(games, "a", "b")
    >>> found.wins, found.draws, found.losses, found.sample.counts
    (7, 0, 5, (0, 0, 5, 0, 1))
    """
    games = [result for result in results if score(result, first, second) is not None]
    scores = [score(result, first, second) or 0.0 for result in games]
    found = sample(games, first, second)
    return Duel(
        first,
        second,
        wins=sum(each > 0.5 for each in scores),
        draws=scores.count(0.5),
        losses=sum(each < 0.5 for each in scores),
        score=sum(scores) / len(scores) if scores else 0.5,
        sample=found,
        elo=elo(found),
        normalised=normalised_elo(found),
        superiority=superiority(found),
        margin=margin(games, first, second),
    )


def duels(results: Sequence[Result]) -> list[Duel]:
    """All pairs of entrants that met, each once."""
    names = sorted({name for result in results for name in result.entrants})
    pairs = [(a, b) for index, a in enumerate(names) for b in names[index + 1 :]]
    return [found for a, b in pairs if (found := duel(results, a, b)).games]
