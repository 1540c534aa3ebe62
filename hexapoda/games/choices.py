"""The legal choices of the moment, for the readers and explanations of all games."""

from collections.abc import Callable
from typing import Any

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Refusal


def legal_ids(s: Any) -> list[int]:
    """The ids of all legal actions."""
    rules = contract.module_of(s.dtype)
    out = np.zeros(rules.MAX_LEGAL, np.int64)
    return out[: int(rules.legal(s, out))].tolist()


def allowed(s: Any, action: int, why_not: Callable[..., Refusal], *about: Any) -> int | Refusal:
    """The action if it is legal; otherwise the refusal that `why_not` gives for what it is about."""
    return action if action in legal_ids(s) else why_not(s, *about)
