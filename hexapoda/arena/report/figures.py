"""All figures of a report."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from hexapoda.arena.report.run import Run
from hexapoda.arena.result import Result
from hexapoda.arena.statistics.sample import seat_score
from hexapoda.arena.statistics.seats import SeatScore, seat_scores
from hexapoda.arena.statistics.sprt import Sprt, State
from hexapoda.arena.statistics.standings import Duel, Standing, duels, standings
from hexapoda.play.errors import HexapodaError

#: Points of the curve of a sequential test, at most.
_CURVE = 120


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games were, in decisions."""

    shortest: int
    longest: int
    mean: float
    median: float


@dataclass(frozen=True, slots=True)
class OpeningScore:
    """How games of one opening went."""

    name: str
    games: int
    #: The mean score of the first seat, and the mean length.
    first_seat: float
    plies: float


@dataclass(frozen=True, slots=True)
class Pace:
    """The time that an entrant took."""

    name: str
    #: Mean seconds for a game, and the longest time beyond what was allowed.
    seconds: float
    overtime: float


@dataclass(frozen=True, slots=True)
class Test:
    """The sequential test of a run, and its ratio after some numbers of games."""

    sprt: Sprt
    state: State
    curve: list[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of a report."""

    standings: list[Standing]
    duels: list[Duel]
    seats: list[SeatScore]
    lengths: Lengths | None
    reasons: list[tuple[str, int]]
    openings: list[OpeningScore]
    paces: list[Pace]
    test: Test | None


def figures(run: Run) -> Figures:
    """The figures of a run."""
    results = run.results
    plies = [result.plies for result in results]
    return Figures(
        standings=standings(results),
        duels=duels(results),
        seats=seat_scores(results),
        lengths=Lengths(min(plies), max(plies), mean(plies), median(plies)) if plies else None,
        reasons=Counter(result.reason for result in results).most_common(),
        openings=_openings(results),
        paces=[pace for name in run.entrants if (pace := _pace(results, name))],
        test=_test(run),
    )


def _openings(results: Sequence[Result]) -> list[OpeningScore]:
    """The openings, the most frequent first."""
    by_name: dict[str, list[Result]] = {}
    for result in results:
        by_name.setdefault(result.opening, []).append(result)
    found = [
        OpeningScore(name, len(games), mean(seat_score(each, 0) for each in games), mean(each.plies for each in games))
        for name, games in by_name.items()
    ]
    return sorted(found, key=lambda each: -each.games)


def _pace(results: Sequence[Result], name: str) -> Pace | None:
    seats = [(each, seat) for each in results for seat, entrant in enumerate(each.entrants) if entrant == name]
    seconds = [each.seconds[seat] for each, seat in seats if seat < len(each.seconds)]
    overtime = [each.overtime[seat] for each, seat in seats if seat < len(each.overtime)]
    return Pace(name, mean(seconds), max(overtime, default=0.0)) if seconds else None


def _test(run: Run) -> Test | None:
    """The sequential test that the settings name, if they name one that can be computed again."""
    settings: Any = run.settings.get("sprt")
    if not isinstance(settings, dict) or len(run.entrants) != 2:
        return None
    try:
        sprt = Sprt(**settings)
    except (TypeError, HexapodaError):
        return None
    first, second = run.entrants
    stop = (run.sprt or {}).get("games")
    stopped_after = stop if isinstance(stop, int) and 0 < stop <= len(run.results) else None
    state = sprt.state(run.results, first, second, stopped_after=stopped_after)
    step = max(1, -(-len(run.results) // _CURVE))
    numbers = sorted({*range(0, len(run.results), step), len(run.results)})
    curve = [(number, sprt.state(run.results[:number], first, second).llr) for number in numbers]
    return Test(sprt, state, curve)
