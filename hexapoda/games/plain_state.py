"""States as plain Python values, for views and texts: reading a NumPy record field by field is slow."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np


def plain_reader(state: np.dtype) -> Callable[[Any], SimpleNamespace]:
    """A function that reads states of this dtype into namespaces of numbers and lists, which must not be changed.

    >>> read = plain_reader(np.dtype([("turn", "u1"), ("hand", "u1", (2, 3))]))
    >>> read(np.array((7, [[0, 0, 5], [1, 0, 0]]), [("turn", "u1"), ("hand", "u1", (2, 3))])[()])
    namespace(turn=7, hand=[[0, 0, 5], [1, 0, 0]])
    """
    names = state.names or ()

    @lru_cache(maxsize=64)  # all seats look at the same position
    def read(written: bytes) -> SimpleNamespace:
        named = zip(names, np.frombuffer(written, state)[0].tolist(), strict=True)
        return SimpleNamespace(**{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in named})

    return lambda s: read(np.void.tobytes(s))
