"""The legal choices of the moment, for the readers and explanations of all games."""

from collections.abc import Callable
from typing import Any

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Refusal


def legal_ids(s: Any) -> list[int]:
    """The ids of all legal actions."""
    out = np.zeros(contract.module_of(s.dtype).MAX_LEGAL, np.int64)
    return out[: int(contract.legal_at(np.asarray(s).reshape(1), 0, out))].tolist()


def allowed(s: Any, action: int, why_not: Callable[..., Refusal], *about: Any) -> int | Refusal:
    """The action if it is legal; otherwise the refusal that `why_not` gives for what it is about."""
    return action if action in legal_ids(s) else why_not(s, *about)
