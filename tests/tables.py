"""Tables of data files with changes, for the tests of what is wrong with them."""

import copy
from collections.abc import Mapping
from typing import Any

#: As a value: what stands there is taken out.
MISSING: Any = object()


def changed(data: Mapping[str, Any], *changes: tuple[str, Any]) -> dict[str, Any]:
    """Tables with other values at some places ("mounds.neutral_value", "setups.0.water")."""
    found = copy.deepcopy(dict(data))
    for place, value in changes:
        *path, last = [int(word) if word.isdigit() else word for word in place.split(".")]
        table: Any = found
        for key in path:
            table = table[key]
        if value is MISSING:
            del table[last]
        else:
            table[last] = value
    return found
