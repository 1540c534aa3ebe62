"""Templates: what the options of a game fix is worked out once, and copied into every new state."""

from typing import Any


def copy_all_but_chance(template: Any, s: Any) -> None:
    """Copy every field of a state but its generator.

    >>> import numpy as np
    >>> template, s = np.zeros(2, [("turn", "u1"), ("rng", "u8")])
    >>> template["turn"], template["rng"] = 7, 9
    >>> copy_all_but_chance(template, s)
    >>> s.item()
    (7, 0)
    """
    for name in template.dtype.names:
        if name != "rng":
            s[name] = template[name]
