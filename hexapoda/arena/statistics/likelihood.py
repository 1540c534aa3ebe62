"""The likelihood of a mean score: error bars, likelihood of superiority and SPRT are all made of it.

Nothing is assumed about how scores are distributed, except that they are some of given values from 0 to 1 (with pairs:
0, ¼, ½, ¾, 1). For a supposed mean we take the distribution with that mean that makes the observed counts most likely.
Comparing two supposed means by these likelihoods is the generalised likelihood ratio of fishtest.

All functions take arrays of any shape whose last axis is the values, so that many matches are computed at once.
"""

import numpy as np

Array = np.ndarray

#: Halvings of an interval, enough for double precision in practice.
_HALVINGS = 52
#: Steps of the fixed point in `normalised`, and how close it must get.
_STEPS, _CLOSE = 60, 1e-7
#: The least standard deviation that is divided by: that of equal scores is 0.
_LEAST = 1e-6


def tilted(frequencies: Array, offsets: Array) -> tuple[Array, Array]:
    """The most likely distribution under which the mean of `offsets` is 0, and the logarithms of observed / that.

    The solution is f / (1 + x·offset), where x solves Σ f·offset / (1 + x·offset) = 0. The sum falls as x grows, and
    no probability may be negative, which bounds x. Where the sum has no zero within the bounds, x is at one of them
    and a value that was never observed gets the rest of the probability.
    """
    f, g = np.broadcast_arrays(np.asarray(frequencies, float), np.asarray(offsets, float))
    low, high = -1.0 / g.max(-1), -1.0 / g.min(-1)
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        falls_short = (f * g / (1 + x[..., None] * g)).sum(-1) > 0
        low, high = np.where(falls_short, x, low), np.where(falls_short, high, x)
    x = ((low + high) / 2)[..., None]
    weights = np.where(f > 0, 1 + x * g, 1.0)
    found = f / weights
    rest = np.clip(1 - found.sum(-1), 0, None)
    extreme = np.where(x[..., 0] < 0, g.argmax(-1), g.argmin(-1))
    found = found + rest[..., None] * (np.arange(f.shape[-1]) == extreme[..., None])
    return found, np.log(weights)


def shortfall(values: Array, counts: Array, mean: Array | float) -> Array:
    """How much less likely the counts are under a supposed mean than under the observed one: a logarithm, from 0 up.

    >>> float(round(shortfall(np.array([0, 0.5, 1]), np.array([0, 0, 10]), 0.5) / np.log(2), 6))
    10.0
    """
    counts = np.asarray(counts, float)
    total = np.maximum(counts.sum(-1), 1e-300)
    _, logs = tilted(counts / total[..., None], np.asarray(values) - np.asarray(mean, float)[..., None])
    return np.maximum((counts * logs).sum(-1), 0.0)


def ratio(values: Array, counts: Array, mean0: float, mean1: float) -> Array:
    """The logarithm of the likelihood ratio of two supposed means: positive where the counts speak for `mean1`."""
    return shortfall(values, counts, mean0) - shortfall(values, counts, mean1)


def ratio_normalised(values: Array, counts: Array, t0: float, t1: float) -> Array:
    """As `ratio`, for supposed values of t = (mean - ½) / standard deviation."""
    return _shortfall_normalised(values, counts, t0) - _shortfall_normalised(values, counts, t1)


def _shortfall_normalised(values: Array, counts: Array, t: float) -> Array:
    """A fixed point: with mean and deviation of the last solution, the condition on t is one on a mean of offsets.

    (1 + ((m - a)/σ)²)/2 has the mean 1, and makes the linear condition touch the true one at the solution.
    """
    values, counts = np.asarray(values, float), np.asarray(counts, float)
    frequencies = counts / np.maximum(counts.sum(-1, keepdims=True), 1e-300)
    found = np.full(counts.shape, 1 / len(values))
    logs = np.zeros(counts.shape)
    for _ in range(_STEPS):
        mean = (found * values).sum(-1, keepdims=True)
        deviation = np.sqrt((found * (values - mean) ** 2).sum(-1, keepdims=True)).clip(_LEAST)
        offsets = values - 0.5 - t * deviation * (1 + ((mean - values) / deviation) ** 2) / 2
        before = found
        found, logs = tilted(frequencies, offsets)
        if np.abs(found - before).max() < _CLOSE:
            break
    return (counts * logs).sum(-1)
