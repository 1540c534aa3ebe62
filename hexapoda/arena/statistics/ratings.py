"""Ratings of many entrants from games with any number of seats: the Plackett–Luce model, on the scale of Elo.

The first place is taken by an entrant with a probability in proportion to its strength, the second by one of the others
in the same way, and so on. With two seats this is the Bradley–Terry model, that is, Elo.

Ties: seats that share a place are taken in all possible orders, each with an equal part of the game. So a draw of two
is half a win for each, as in every Elo table. Seats that share the last place behind others are left without an order:
in a game that knows only its winner, a tie of all losers says nothing of their strengths.

The logarithm of the likelihood is concave in the logarithms of the strengths, so Newton's method finds its maximum. It
has one where no group of entrants won all games against the rest (Hunter, 2004). To make sure of that, everyone also
has a small part of a draw against an imaginary average entrant. Error bars come from the matrix of information, widened
or narrowed by how far the results scatter (see `_dispersion`).
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, product

import numpy as np

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.elo import Z95, Estimate
from hexapoda.arena.statistics.sample import blocks, teams_of

#: Elo of a strength that is e times as large.
_SCALE = 400 / math.log(10)
#: The part of a draw that every entrant has against the average: it shifts a difference of 100 Elo by a tenth in a
#: hundred games.
PRIOR = 0.1
#: The weight of the model's own scatter beside the observed one, in games between equals.
_TRUST = 4.0
_STEPS, _CLOSE = 200, 1e-10
#: The longest step of Newton's method, in logarithms of strength.
_LONGEST = 3.0


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings in Elo: their mean is 0, and all that counts is their differences."""

    names: tuple[str, ...]
    elo: np.ndarray
    #: Covariances of the ratings, in Elo squared.
    covariance: np.ndarray

    def rating(self, name: str, above: str | None = None) -> Estimate:
        """The rating of an entrant above the average, or above another entrant, with its 95 % error bar."""
        weights = np.array([float(each == name) - float(each == above) for each in self.names])
        value = float(weights @ self.elo)
        error = Z95 * math.sqrt(max(float(weights @ self.covariance @ weights), 0.0))
        return Estimate(value, value - error, value + error)


@dataclass(slots=True)
class _Choices:
    """Choices of one entrant from several: who was chosen, how many seats each entrant has in the set, the weight of
    the choice, and the block of games that it belongs to."""

    chosen: np.ndarray
    sets: np.ndarray
    weights: np.ndarray
    block: np.ndarray

    def merged(self) -> "_Choices":
        """Equal choices as one, without blocks: all that the fit needs."""
        rows, inverse = np.unique(np.column_stack([self.chosen, self.sets]), axis=0, return_inverse=True)
        weights = np.bincount(inverse.ravel(), self.weights, len(rows))
        return _Choices(rows[:, 0].astype(int), rows[:, 1:], weights, np.zeros(len(rows), int))


def ratings(results: Iterable[Result], *, prior: float = PRIOR) -> Ratings:
    """The most likely ratings of all entrants of some games.

    >>> games = [Result(n, n, "", ("a", "b"), (1, 2) if n < 64 else (2, 1)) for n in range(100)]
    >>> found = ratings(games)
    >>> round(found.rating("a", above="b").value)
    100
    """
    results = list(results)
    names = tuple(sorted({name for result in results for name in result.entrants}))
    if not names:
        return Ratings((), np.zeros(0), np.zeros((0, 0)))
    every = _choices(results, names)
    merged = every.merged()
    logs = _fit(merged, len(names), prior)
    _, information = _slope(merged, logs, prior)
    centre = np.eye(len(names)) - 1 / len(names)
    # The choices say nothing of the mean; the first term makes the matrix one that can be inverted.
    inverse = centre @ np.linalg.inv(information + 1 / len(names)) @ centre
    covariance = inverse * _dispersion(every, logs) * _SCALE**2
    return Ratings(names, (logs - logs.mean()) * _SCALE, covariance)


def _choices(results: Sequence[Result], names: Sequence[str]) -> _Choices:
    """All choices that were made in some games."""
    number = {name: index for index, name in enumerate(names)}
    complete, single = blocks(results)
    known: dict[object, list[tuple[float, int, np.ndarray]]] = {}
    found, block = [], []
    for index, games in enumerate([*complete, *([each] for each in single)]):
        for result in games:
            key = (result.entrants, result.places, tuple(teams_of(result)))
            if key not in known:
                seats = [number[name] for name in result.entrants]
                counted = [(weight, winner, [seats[each] for each in left]) for weight, winner, left in _stages(result)]
                known[key] = [
                    (weight, seats[winner], np.bincount(left, minlength=len(names))) for weight, winner, left in counted
                ]
            found += known[key]
            block += [index] * len(known[key])
    sets = np.array([each for _, _, each in found], float).reshape(-1, len(names))
    chosen = np.array([winner for _, winner, _ in found], int)
    return _Choices(chosen, sets, np.array([weight for weight, _, _ in found]), np.array(block, int))


def _stages(result: Result) -> list[tuple[float, int, tuple[int, ...]]]:
    """The choices of a game: weight, the chosen seat, and the seats that it was chosen from.

    With teams, every seat is compared with every enemy, and the game has the weight of one comparison.
    """
    teams = teams_of(result)
    if len(set(teams)) < len(teams):
        return _team_stages(result, teams)
    *above, last = (
        [seat for seat, each in enumerate(result.places) if each == place] for place in sorted(set(result.places))
    )
    orders = (
        list(product(*(permutations(group) for group in above))) if above else [(each,) for each in permutations(last)]
    )
    behind = tuple(last) if above else ()
    stages = []
    for order in orders:
        ahead = tuple(seat for group in order for seat in group)
        left = ahead + behind
        stages += [(1 / len(orders), seat, left[first:]) for first, seat in enumerate(ahead) if first < len(left) - 1]
    return stages


def _team_stages(result: Result, teams: Sequence[int]) -> list[tuple[float, int, tuple[int, ...]]]:
    seats = range(len(teams))
    pairs = [(a, b) for a in seats for b in seats if a < b and teams[a] != teams[b]]
    stages = []
    for a, b in pairs:
        ours, theirs = result.places[a], result.places[b]
        for winner, part in ((a, ours < theirs), (b, theirs < ours)):
            weight = 0.5 if ours == theirs else float(part)
            if weight:
                stages.append((weight / len(pairs), winner, (a, b)))
    return stages


def _fit(choices: _Choices, entrants: int, prior: float) -> np.ndarray:
    """The logarithms of the strengths under which the choices are most likely."""
    logs = np.zeros(entrants)
    best = _likelihood(choices, logs, prior)
    for _ in range(_STEPS):
        slope, information = _slope(choices, logs, prior)
        step = np.linalg.solve(information + 1e-12 * np.eye(entrants), slope)
        step *= min(1.0, _LONGEST / max(np.abs(step).max(), 1e-300))
        while (found := _likelihood(choices, logs + step, prior)) < best and np.abs(step).max() > _CLOSE:
            step /= 2
        logs, best = logs + step, found
        if np.abs(step).max() <= _CLOSE:
            break
    return logs


def _likelihood(choices: _Choices, logs: np.ndarray, prior: float) -> float:
    total = np.log(choices.sets @ np.exp(logs))
    draws = prior * (logs / 2 - np.logaddexp(0.0, logs))
    return float(choices.weights @ (logs[choices.chosen] - total) + draws.sum())


def _probabilities(choices: _Choices, logs: np.ndarray) -> np.ndarray:
    """The probability of each entrant to be chosen, by choice."""
    strengths = choices.sets * np.exp(logs)
    return strengths / strengths.sum(1, keepdims=True)


def _slope(choices: _Choices, logs: np.ndarray, prior: float) -> tuple[np.ndarray, np.ndarray]:
    """The slope of the likelihood, and the information: minus its matrix of second derivatives."""
    q, weights = _probabilities(choices, logs), choices.weights
    average = 1 / (1 + np.exp(-logs))
    wins = np.bincount(choices.chosen, weights, len(logs))
    slope = wins - weights @ q + prior * (0.5 - average)
    information = np.diag(weights @ q + prior * average * (1 - average)) - (q * weights[:, None]).T @ q
    return slope, information


def _dispersion(choices: _Choices, logs: np.ndarray) -> float:
    """How far results scatter around what the ratings predict, in parts of what the model expects.

    Draws scatter less than wins, and so do pairs of games in which the first seat wins both; the variance of a rating
    is smaller by the same factor. A few games of the model's own scatter are added, so that a handful of equal results
    does not look like certainty.
    """
    q, weights = _probabilities(choices, logs), choices.weights
    surprises = -q * weights[:, None]
    np.add.at(surprises, (np.arange(len(q)), choices.chosen), weights)
    by_block = np.zeros((int(choices.block.max()) + 1 if len(q) else 1, len(logs)))
    np.add.at(by_block, choices.block, surprises)
    expected = float(weights @ (q * (1 - q)).sum(1))
    trust = _TRUST / 2  # a game between equals has a variance of ¼ for both
    return (float((by_block**2).sum()) + trust) / (expected + trust)
