"""A quick evaluation of Crumbs."""

from hexapoda.kernel.jit import compiled
from tests.toy.rules import seats, team, team_score, worth

#: A lead of so many points is as good as won.
_WON_BY = 10.0


@compiled
def evaluate(s, out):
    """How far a seat (or its team) leads the best of the others, what is buried counted."""
    for seat in range(seats(s)):
        lead = 2.0 * _WON_BY
        for other in range(seats(s)):
            if team(s, other) != team(s, seat):
                lead = min(lead, _expected(s, seat) - _expected(s, other))
        out[seat] = max(-1.0, min(1.0, lead / _WON_BY))


@compiled
def _expected(s, seat):
    points = 1.0 * team_score(s, seat)
    for ally in range(seats(s)):
        if team(s, ally) == team(s, seat):
            points += worth(s.burrow[ally])
    return points
