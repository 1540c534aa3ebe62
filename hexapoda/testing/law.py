"""Laws: what holds for every game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hexapoda.testing.case import Case, Moment


@dataclass(frozen=True)
class Law:
    """One law of the kit. `check` takes a Moment or a whole Case and raises AssertionError if the law is broken."""

    name: str
    check: Callable[[Any], None]
    #: Whether it is tried on a whole case, not on each moment of it.
    whole: bool = False
    #: Tried on every nth moment only, for slow laws.
    every: int = 1

    @property
    def meaning(self) -> str:
        """The law in words."""
        return " ".join((self.check.__doc__ or "").split())

    def run(self, case: Case) -> None:
        """Try the law. Raises an AssertionError that says what was broken, and where."""
        if self.whole:
            self._try(case, case, f"seed {case.seed!r}")
            return
        for moment in case.moments[:: self.every]:
            self._try(moment, case, moment.where)

    def _try(self, thing: Case | Moment, case: Case, where: str) -> None:
        try:
            self.check(thing)
        except AssertionError as broken:
            raise AssertionError(f"{case.game!r} breaks the law {self.name!r} ({where}): {broken}") from broken
        except Exception as error:
            kind = type(error).__name__
            raise AssertionError(
                f"{case.game!r} fails under the law {self.name!r} ({where}): {kind}: {error}"
            ) from error


def law(*, whole: bool = False, every: int = 1) -> Callable[[Callable[[Any], None]], Law]:
    """Turn a function into a law of the same name, in words."""

    def made(check: Callable[[Any], None]) -> Law:
        return Law(check.__name__.replace("_", " "), check, whole, every)

    return made


def same(found: Any, expected: Any, what: str) -> None:
    """Assert that two things are equal; the message shows the first difference."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for name in sorted({*found, *expected}, key=str):
            if found.get(name) != expected.get(name) or (name in found) != (name in expected):
                same(found.get(name), expected.get(name), f"{what}: {name}")
    assert found == expected, f"{what}: {_short(found)} instead of {_short(expected)}"


def one_line(error: Exception, what: str) -> None:
    """Assert that an error reads as one line."""
    words = str(error)
    assert words.strip(), f"the error for {what} says nothing"
    assert "\n" not in words, f"the error for {what} has more than one line: {_short(words)}"


def _short(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= 300 else f"{text[:300]}…"
