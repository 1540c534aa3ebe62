"""What a table takes from outside: randomness, and what bots think of a draw."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


def never(view: Mapping[str, Any]) -> bool:
    """Bots decline every draw."""
    return False


@dataclass(frozen=True)
class Outside:
    """`random(n)` returns n random bytes as hexadecimal digits, for ids, link tokens and seeds. `agrees(view)` says
    whether a bot accepts a draw, given the view of its seat."""

    random: Callable[[int], str] = secrets.token_hex
    agrees: Callable[[Mapping[str, Any]], bool] = never


OUTSIDE = Outside()
