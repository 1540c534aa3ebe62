"""A state as plain Python values, for views and texts: they read much of it, and a record is slow to read by field."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.termites.state import STATE


def plain(s: Any) -> SimpleNamespace:
    """The fields of a state under their names, as numbers and lists, which are to be read only.

    >>> s = np.zeros(1, STATE)[0]
    >>> s.hand[1, 2] = 5
    >>> plain(s).radius, plain(s).hand[1][2]
    (0, 5)
    """
    return _plain(np.void.tobytes(s))


@lru_cache(maxsize=64)  # all seats look at the same position
def _plain(state: bytes) -> SimpleNamespace:
    values = np.frombuffer(state, STATE)[0].tolist()
    named = zip(STATE.names or (), values, strict=True)
    return SimpleNamespace(**{name: each.tolist() if isinstance(each, np.ndarray) else each for name, each in named})
