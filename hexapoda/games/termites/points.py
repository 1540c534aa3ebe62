"""Where the points of a game of Termites came from (T10.4, T10.6)."""

from collections.abc import Sequence

import numpy as np

from hexapoda.games.termites.plain import plain
from hexapoda.games.termites.rules.board import units_of
from hexapoda.games.termites.state import MOUND
from hexapoda.kernel.declaration import Source


def sources(states: np.ndarray, actions: Sequence[int]) -> tuple[Source, ...]:
    """Mounds on the board, captured ones and those never placed; units on the board break ties."""
    last = states[-1]
    p = plain(last)
    seats = range(p.players)
    mounds = [(owner, what - MOUND) for owner, what in zip(p.owner, p.what, strict=True) if what >= MOUND]
    return (
        Source("own", tuple(sum(value for owner, value in mounds if owner == seat) for seat in seats)),
        Source("captured", tuple(sum(v * number for v, number in enumerate(p.trophies[seat])) for seat in seats)),
        Source("reserve", tuple(_values(int(p.reserve[seat])) for seat in seats)),
        Source("units", tuple(int(units_of(last, seat)) for seat in seats), counts=False),
    )


def _values(reserve: int) -> int:
    """The sum of the mounds in reserve, which has a bit for each value."""
    return sum(value for value in range(reserve.bit_length()) if reserve >> value & 1)
