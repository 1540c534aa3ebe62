"""What explanations of all games have in common."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

from hexapoda.kernel.declaration import Read, Refusal, Said

#: So many things are listed at most.
_MOST_LISTED = 24


def refused(clause: str, code: str, **params: str | int) -> Refusal:
    """A refusal with its parameters.

    >>> refused("A6.4", "ants-obstacle", cell="AB3").params
    {'cell': 'AB3'}
    """
    return Refusal(clause, code, params)


class _RefusedError(Exception):
    """Ends the reading of what was said; it never leaves `parse`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


Found = TypeVar("Found")


def must(found: Found | Refusal) -> Found:
    """What was found, which reading can't go on without: inside `reading`, a refusal ends it."""
    if isinstance(found, Refusal):
        raise _RefusedError(found)
    return found


def reading(parse: Callable[[Any, Said], Read | Refusal]) -> Callable[[Any, Said], Read | Refusal]:
    """Let a game's `parse` return the refusal that `must` has met."""

    @wraps(parse)
    def guarded(s: Any, said: Said) -> Read | Refusal:
        try:
            return parse(s, said)
        except _RefusedError as error:
            return error.refusal

    return guarded


def listed(names: Iterable[str]) -> str:
    """Names in a row; of many only the first, "-" for none.

    >>> listed(["AB1", "AB2"])
    'AB1, AB2'
    """
    names = list(names)
    shown = names if len(names) <= _MOST_LISTED else [*names[:_MOST_LISTED], "…"]
    return ", ".join(shown) or "-"
