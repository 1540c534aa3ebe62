"""SPRT: a test that stops as soon as the games have decided between two hypotheses (Wald, 1945).

H0: the first entrant is stronger by `elo0`; H1: by `elo1`. After every game the logarithm of the likelihood ratio is
compared with two bounds. With the generalised ratio, which estimates the distribution of scores from the games, the
rates of wrong verdicts are close to the stated ones; fishtest and fastchess do the same.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from hexapoda.arena.result import Result
from hexapoda.arena.statistics.elo import NORMALISED, expected
from hexapoda.arena.statistics.likelihood import ratio, ratio_normalised
from hexapoda.arena.statistics.sample import Sample, sample
from hexapoda.play.errors import HexapodaError

Model = Literal["logistic", "normalised"]
Verdict = Literal["H0", "H1"]
MODELS: tuple[Model, ...] = ("logistic", "normalised")


@dataclass(frozen=True, slots=True)
class State:
    """Where a test stands."""

    #: The logarithm of the likelihood ratio over all games, and the bounds at which a test stops.
    llr: float
    lower: float
    upper: float
    #: The accepted hypothesis, decided at the stop; None while more games are needed.
    verdict: Verdict | None
    #: The ratio when the test stopped: games that were still running then move `llr`, but not the verdict.
    llr_at_stop: float | None
    #: What the ratio is made of; with size 2, of pairs of games.
    sample: Sample

    @property
    def progress(self) -> float:
        """How far the ratio is on the way to the nearer bound, from -1 (H0) to 1 (H1)."""
        return max(-1.0, min(1.0, self.llr / self.upper if self.llr > 0 else -self.llr / self.lower))


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test.

    `alpha` is the probability of accepting H1 where H0 is true, `beta` that of accepting H0 where H1 is true. The
    bounds are in logistic or in normalised Elo.

    >>> test = Sprt(0, 30)
    >>> round(test.lower, 2), round(test.upper, 2)
    (-2.94, 2.94)
    >>> round(test.llr(Sample((0, 0.25, 0.5, 0.75, 1), (5, 20, 80, 45, 10), size=2)), 2)
    4.66
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    model: Model = "logistic"

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise HexapodaError("bad-sprt-bounds", elo0=str(self.elo0), elo1=str(self.elo1))
        if not (0 < self.alpha < 1 and 0 < self.beta < 1 and self.alpha + self.beta < 1):
            raise HexapodaError("bad-sprt-rates", alpha=str(self.alpha), beta=str(self.beta))
        if self.model not in MODELS:
            raise HexapodaError("bad-sprt-model", model=str(self.model), models=", ".join(MODELS))

    @property
    def lower(self) -> float:
        """At this logarithm of the ratio or below, H0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this logarithm of the ratio or above, H1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, found: Sample) -> float:
        """The logarithm of the likelihood ratio of a sample."""
        return float(self.llrs(np.array(found.values), np.array(found.counts), found.size))

    def llrs(self, values: np.ndarray, counts: np.ndarray, size: int = 1) -> np.ndarray:
        """The same for many samples at once: the last axis of `counts` is that of the values."""
        if self.model == "normalised":
            # t of an observation: the mean of several games varies less than a game
            scale = math.sqrt(size) / NORMALISED
            return ratio_normalised(values, counts, self.elo0 * scale, self.elo1 * scale)
        return ratio(values, counts, expected(self.elo0), expected(self.elo1))

    def verdict(self, llr: float) -> Verdict | None:
        """What a ratio decides."""
        return "H1" if llr >= self.upper else "H0" if llr <= self.lower else None

    def state(self, results: Sequence[Result], first: str, second: str, *, stopped_after: int | None = None) -> State:
        """Where the test stands after some games of two entrants, by pairs where there are any.

        Once it has stopped, say after how many of the results: that decided, and those after it only finished.

        >>> games = [Result(n, n, "", ("new", "old"), (1, 2)) for n in range(100)]
        >>> Sprt(0, 30).state(games, "new", "old").verdict
        'H1'
        """
        found = sample(results, first, second)
        llr = self.llr(found)
        stop = llr if stopped_after is None else self.llr(sample(results[:stopped_after], first, second))
        verdict = self.verdict(stop)
        return State(llr, self.lower, self.upper, verdict, None if stopped_after is None else stop, found)
