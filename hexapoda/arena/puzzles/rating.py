"""How difficult a puzzle is, on a scale like that of players' ratings. An estimate: nobody has solved it yet.

What counts: how deep the solution goes, how many positions a search sees before it settles on it, and how many wrong
moves look at least as good at first sight (the game's move ordering, `prior`).
"""

import math

LEAST, MOST = 400, 2600
_FIRST, _PER_MOVE, _PER_DOUBLING, _PER_TEMPTATION = 350, 280, 45, 70


def rating(moves: int, nodes: int, tempting: int) -> int:
    """The rating of a puzzle with that many own moves, found after `nodes` positions, with `tempting` wrong moves.

    >>> rating(1, 1, 0), rating(3, 4_000, 15)
    (630, 2010)
    """
    found = _FIRST + _PER_MOVE * moves + _PER_DOUBLING * math.log2(max(nodes, 1))
    found += _PER_TEMPTATION * math.log2(1 + tempting)
    return 10 * round(max(LEAST, min(MOST, found)) / 10)
