"""What explanations of all games have in common."""

from collections.abc import Iterable

from hexapoda.kernel.declaration import Refusal

#: So many things are listed at most.
_MOST_LISTED = 24


def refused(clause: str, code: str, **params: str | int) -> Refusal:
    """A refusal with its parameters.

    >>> refused("A6.4", "ants-obstacle", cell="AB3").params
    {'cell': 'AB3'}
    """
    return Refusal(clause, code, params)


def listed(names: Iterable[str]) -> str:
    """Names in a row; of many only the first, "-" for none.

    >>> listed(["AB1", "AB2"])
    'AB1, AB2'
    """
    names = list(names)
    shown = names if len(names) <= _MOST_LISTED else [*names[:_MOST_LISTED], "…"]
    return ", ".join(shown) or "-"
