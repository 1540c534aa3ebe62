"""What a turn gave away, and what that is called.

A loss compares two expected results for the same seat: after the best turn that a search found, and after the turn that
was played. Both are of positions one turn ahead, so whatever a search thinks of having the move weighs on neither.

Expected results from -1 to 1 have little room at their ends: who is far behind can lose ten points by a thousandth. So
results are straightened first (`lead`): where an evaluation is a bent lead in points, that is again in proportion to
points.
"""

import math

from hexapoda.kernel.declaration import Judging

VERDICTS = ("inaccuracy", "mistake", "blunder")
#: Expected results further from 0 are taken for this one: searches do not tell them apart.
_EDGE = 0.999
#: A seat that stands as badly as this whatever it plays makes no mistake or blunder, only inaccuracies; one that stands
#: as well as this whatever it plays, likewise.
_DECIDED = 0.95


def lead(value: float) -> float:
    """An expected result on a scale without ends.

    >>> [round(lead(value), 2) for value in (-1, -0.6, 0, 0.6, 0.8)]
    [-22.34, -0.75, 0.0, 0.75, 1.33]
    """
    value = max(-_EDGE, min(_EDGE, value))
    return value / math.sqrt(1 - value * value)


def loss(best: float, played: float) -> float:
    """What a turn gave away: the lead after the best turn less that after the one played; 0 if it gained.

    >>> round(loss(0.6, -0.6), 2), loss(-0.6, 0.6)
    (1.5, 0.0)
    """
    return max(0.0, lead(best) - lead(played))


def verdict(judging: Judging, best: float, played: float) -> str | None:
    """The verdict on a turn, None for a good one.

    >>> scale = Judging(losses=(0.1, 0.4, 1.0))
    >>> [verdict(scale, 0.5, played) for played in (0.5, 0.4, 0.1, -0.5)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    >>> verdict(scale, -0.96, -0.99), verdict(scale, 0.99, 0.96)
    ('inaccuracy', 'inaccuracy')
    """
    lost = loss(best, played)
    number = sum(lost >= least for least in judging.losses)
    if not number:
        return None
    decided = best <= -_DECIDED or played >= _DECIDED
    return VERDICTS[0 if decided else number - 1]


def accuracy(judging: Judging, lost: float) -> float:
    """How good a turn was, from 0 to 1: a half where it is just a mistake.

    >>> scale = Judging(losses=(0.1, 0.4, 1.0))
    >>> [round(accuracy(scale, lost), 2) for lost in (0, 0.1, 0.4, 1)]
    [1.0, 0.84, 0.5, 0.18]
    """
    return 0.5 ** (lost / judging.losses[1])
