"""A quick evaluation of Crumbs."""

from hexapoda.kernel.jit import compiled
from hexapoda.kernel.weights import weights
from tests.toy.rules import seats, team, team_score, worth

#: A lead of `won_by` points is as good as won; what is buried counts as a part of what it is worth.
WEIGHTS = weights(won_by=10.0, buried=1.0)


@compiled
def evaluate(s, w, out):
    """How far a seat (or its team) leads the best of the others, what is buried counted."""
    for seat in range(seats(s)):
        lead, won_by = 1e6, max(w.won_by, 0.1)
        for other in range(seats(s)):
            if team(s, other) != team(s, seat):
                lead = min(lead, _expected(s, w, seat) - _expected(s, w, other))
        out[seat] = max(-1.0, min(1.0, lead / won_by))


@compiled
def _expected(s, w, seat):
    points = 1.0 * team_score(s, seat)
    for ally in range(seats(s)):
        if team(s, ally) == team(s, seat):
            points += w.buried * worth(s.burrow[ally])
    return points
