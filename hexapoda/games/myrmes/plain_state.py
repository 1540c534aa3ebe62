"""A state of Myrmes as plain Python values, with the facts that follow for each colony."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from hexapoda.games.myrmes.rules.facts import FACTS, tell_facts
from hexapoda.games.myrmes.state import MAX_PLAYERS, STATE
from hexapoda.games.plain_state import plain_reader

_read = plain_reader(STATE)


def plain(s: Any) -> SimpleNamespace:
    """The fields of a state and the facts by seat, which must not be changed."""
    p = _read(s)
    if not hasattr(p, FACTS[0]):
        out = np.zeros((MAX_PLAYERS, len(FACTS)), np.int64)
        tell_facts(np.frombuffer(np.void.tobytes(s), STATE).copy(), out)
        vars(p).update(zip(FACTS, out.T.tolist(), strict=True))
    return p
