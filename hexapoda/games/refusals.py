"""Refusals: making them, and ending a reader with one."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

from hexapoda.kernel.declaration import Refusal

#: The maximum number of names in a list.
_MOST_LISTED = 24


def refused(clause: str, code: str, **params: str | int) -> Refusal:
    """A refusal with its parameters.

    >>> refused("A6.4", "ants-obstacle", cell="AB3").params
    {'cell': 'AB3'}
    """
    return Refusal(clause, code, params)


class ReadingError(Exception):
    """Ends the reading of a text, of clicks or of a file; `reading` turns it into its refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


Found = TypeVar("Found")
Asked = ParamSpec("Asked")


def must(found: Found | Refusal) -> Found:
    """The value found; a refusal ends the surrounding `reading`."""
    if isinstance(found, Refusal):
        raise ReadingError(found)
    return found


def reading(read: Callable[Asked, Found]) -> Callable[Asked, Found | Refusal]:
    """Let a reader return the refusal that ended it."""

    @wraps(read)
    def guarded(*args: Asked.args, **kwargs: Asked.kwargs) -> Found | Refusal:
        try:
            return read(*args, **kwargs)
        except ReadingError as error:
            return error.refusal

    return guarded


def listed(names: Iterable[str]) -> str:
    """Names separated by commas, "…" for those beyond the maximum, "-" if there are none.

    >>> listed(["AB1", "AB2"])
    'AB1, AB2'
    """
    names = list(names)
    shown = names if len(names) <= _MOST_LISTED else [*names[:_MOST_LISTED], "…"]
    return ", ".join(shown) or "-"
