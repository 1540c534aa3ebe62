"""Results of games that nobody played, with a known truth behind them."""

import numpy as np

from hexapoda.arena.result import Result


def pair_scores(rng, matches, pairs, *, score, draws=0.3, bias=0.0, spread=0.0):
    """Scores of the first entrant in pairs of games: an array (matches, pairs, 2).

    In the first game of a pair it has the first seat, which is worth `bias`; every opening adds its own advantage for
    the first seat, of standard deviation `spread` (uniform).
    """
    opening = bias + spread * np.sqrt(3) * rng.uniform(-1, 1, (matches, pairs))
    means = np.stack([score + opening, score - opening], axis=-1)
    assert means.min() >= draws / 2
    assert means.max() <= 1 - draws / 2
    wins = means - draws / 2
    drawn = rng.random(means.shape)
    return np.where(drawn < wins, 1.0, np.where(drawn < wins + draws, 0.5, 0.0))


def pentanomial(scores):
    """The counts of the five scores of a pair, by match."""
    sums = np.rint(2 * scores.sum(-1)).astype(int)
    return np.stack([(sums == value).sum(-1) for value in range(5)], axis=-1)


def pair_results(scores, first="new", second="old"):
    """The games of one match (an array (pairs, 2)) as results."""
    results = []
    for group, pair in enumerate(scores):
        for swapped, score in enumerate(pair):
            entrants = (second, first) if swapped else (first, second)
            own, other = (1, 1) if score == 0.5 else (1, 2) if score else (2, 1)
            places = (other, own) if swapped else (own, other)
            results.append(Result(2 * group + swapped, group, f"seed {group}", entrants, places))
    return results


def ranking(rng, strengths, seats):
    """The places of a game of these seats (indices into strengths), by the Plackett–Luce model."""
    logs = np.log(np.asarray(strengths)[list(seats)]) + rng.gumbel(size=len(seats))
    return tuple(int(1 + (logs > own).sum()) for own in logs)
