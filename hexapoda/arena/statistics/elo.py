"""Elo, normalised Elo and likelihood of superiority of a sample, with 95 % error bars."""

import math
from dataclasses import dataclass

import numpy as np

from hexapoda.arena.statistics.likelihood import shortfall
from hexapoda.arena.statistics.sample import Sample

#: Standard deviations on either side of the mean that hold 95 % of a normal distribution.
Z95 = 1.959964
#: Normalised Elo of one standard deviation per game; chosen so that near 0, without draws, it equals Elo.
NORMALISED = 800 / math.log(10)
#: Points of a grid that looks for the end of an error bar, and how often it is refined.
_GRID, _REFINED = 33, 5


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % error bar. A bound is infinite where the games set none."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width of the error bar.

        >>> Estimate(10.0, -5.0, 27.0).error
        16.0
        """
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        """As people write it.

        >>> str(Estimate(10.0, -5.0, 27.0))
        '+10.0 ± 16.0'
        """
        if math.isfinite(self.value) and math.isfinite(self.error):
            return f"{self.value:+.1f} ± {self.error:.1f}"
        if self.value > 0 and math.isfinite(self.low):
            return f"> {self.low:+.1f}"
        return f"< {self.high:+.1f}" if self.value < 0 and math.isfinite(self.high) else "?"


def expected(elo: float) -> float:
    """The score that a difference in Elo predicts.

    >>> round(expected(100), 3)
    0.64
    """
    if elo < 0:
        return 1 - expected(-elo)
    return 1 / (1 + 10 ** (-elo / 400))


def difference(score: float) -> float:
    """The difference in Elo that predicts a score.

    >>> round(difference(0.75), 1), difference(1.0)
    (190.8, inf)
    """
    if not 0 < score < 1:
        return math.inf if score >= 1 else -math.inf
    return 400 * math.log10(score / (1 - score))


def mean_score(sample: Sample) -> Estimate:
    """The mean score. The error bar holds all means under which the observed scores are not too unlikely: the ratio of
    likelihoods is at least that of 95 % (Wilks). It never leaves 0 to 1, and has a width where all scores are equal."""
    if not sample.observations:
        return Estimate(0.5, 0.0, 1.0)
    return Estimate(sample.mean, _bound(sample, 0.0), _bound(sample, 1.0))


def _bound(sample: Sample, end: float) -> float:
    """The end of the error bar between the mean and `end`."""
    values, counts = np.array(sample.values), np.array(sample.counts)
    inside, outside = sample.mean, end
    if inside == outside:
        return end
    for _ in range(_REFINED):
        grid = np.linspace(inside, outside, _GRID)[1:-1]
        unlikely = shortfall(values, np.broadcast_to(counts, (len(grid), len(counts))), grid) > Z95**2 / 2
        first = int(np.argmax(unlikely)) if unlikely.any() else len(grid)
        inside, outside = (inside, *grid)[first], (*grid, outside)[first]
    return float(inside + outside) / 2


def elo(sample: Sample) -> Estimate:
    """The difference in (logistic) Elo.

    >>> str(elo(Sample((0, 0.5, 1), (96, 111, 136))))
    '+40.7 ± 30.4'
    >>> str(elo(Sample((0, 0.5, 1), (0, 0, 10))))
    '> +269.7'
    """
    score = mean_score(sample)
    return Estimate(*(difference(each) for each in (score.value, score.low, score.high)))


def normalised_elo(sample: Sample) -> Estimate:
    """The mean above a half in standard deviations of a single game, on a scale like Elo's.

    Unlike Elo it does not shrink where most games are drawn: the number of games that a test takes depends on it alone.
    The error bar allows for the deviation being estimated too.

    >>> str(normalised_elo(Sample((0, 0.5, 1), (96, 111, 136))))
    '+49.8 ± 37.4'
    """
    n, mean, deviation = sample.observations, sample.mean, math.sqrt(sample.variance)
    if deviation == 0:
        return Estimate(0.0 if mean == 0.5 else math.copysign(math.inf, mean - 0.5), -math.inf, math.inf)
    z = (np.array(sample.values) - mean) / deviation
    skewness, kurtosis = (float(np.dot(z**power, sample.counts)) / n for power in (3, 4))
    t = (mean - 0.5) / deviation
    variance = max(1 - t * skewness + t * t * (kurtosis - 1) / 4, 0.0) / n
    scale = NORMALISED / math.sqrt(sample.size)
    value, error = scale * t, scale * Z95 * math.sqrt(variance)
    return Estimate(value, value - error, value + error)


def superiority(sample: Sample) -> float:
    """The likelihood of superiority: the probability that the true mean is above a half, given no prior opinion.

    >>> round(superiority(Sample((0, 0.5, 1), (96, 111, 136))), 3)
    0.996
    """
    if not sample.observations:
        return 0.5
    far = math.sqrt(2 * float(shortfall(np.array(sample.values), np.array(sample.counts), 0.5)))
    return normal(math.copysign(far, sample.mean - 0.5))


def normal(z: float) -> float:
    """The probability that a standard normal number is below z.

    >>> round(normal(Z95), 4)
    0.975
    """
    return (1 + math.erf(z / math.sqrt(2))) / 2
