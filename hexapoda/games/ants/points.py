"""How a game of Ants was won: levels, and what the rules compare where they are equal (A12.8)."""

from collections.abc import Sequence

import numpy as np

from hexapoda.games.ants.rules.arrivals import taken_by
from hexapoda.games.ants.rules.queries import strength_on_board
from hexapoda.kernel.declaration import Source


def sources(states: np.ndarray, actions: Sequence[int]) -> tuple[Source, ...]:
    """Levels built (in pyramids: taken), then what breaks ties, in its order."""
    s = states[-1]
    seats = range(int(s["players"]))
    built = tuple(int(s["levels"][seat]) for seat in seats)
    chips = tuple(int(s["chips"][seat]) for seat in seats)
    if s["pyramids"]:
        return (
            Source("taken", tuple(int(taken_by(s, seat)) for seat in seats)),
            Source("left", built, counts=False),
            Source("chips", chips, counts=False),
        )
    return (
        Source("built", built),
        Source("chips", chips, counts=False),
        Source("strength", tuple(int(strength_on_board(s, seat)) for seat in seats), counts=False),
    )
