"""How a game of Hive stood: what surrounds each queen."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hexapoda.games.hive.state import BLACK, KIND, NOWHERE, OWN, QUEEN, WHITE
from hexapoda.kernel.bits import popcount
from hexapoda.kernel.declaration import Source
from hexapoda.kernel.hexes import ring_of, twice

_QUEENS = tuple(int(np.flatnonzero(KIND == QUEEN)[colour]) for colour in (WHITE, BLACK))


def standing(s: Any) -> tuple[int, ...]:
    """The pieces around each queen (H5.1)."""
    return tuple(_around(s, queen) for queen in _QUEENS)


def _around(s: Any, queen: int) -> int:
    cell = int(s["cell"][queen])
    if cell == NOWHERE:
        return 0
    rows = np.array([twice(row) for row in s["tops"][WHITE] | s["tops"][BLACK]], np.uint64)
    return int(popcount(ring_of(rows, np.int64(cell))))


def sources(states: np.ndarray, actions: Sequence[int]) -> tuple[Source, ...]:
    """Nothing scores in Hive: what surrounds each queen, and the pieces in play."""
    last = states[-1]
    placed = [int(np.count_nonzero(last["cell"][first : first + OWN] != NOWHERE)) for first in (0, OWN)]
    return (
        Source("around-queen", standing(last), counts=False),
        Source("in-play", tuple(placed), counts=False),
    )
