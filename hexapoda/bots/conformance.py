"""Checks of other programs: does one keep to its protocol? Each check has a code, for the words, and a result."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from hexapoda.bots.player import BABBLE, Fault


@dataclass(frozen=True, slots=True)
class Check:
    """A check and what came of it; `what` says what was wrong, or what was measured."""

    code: str
    passed: bool
    what: str = ""


def attempt(code: str, work: Callable[[], str | None]) -> Check:
    """Carry out a check, which raises a Fault if it fails.

    >>> attempt("moves", lambda: expect(1 > 2, "no legal move"))
    Check(code='moves', passed=False, what='babble: no legal move')
    """
    try:
        return Check(code, True, work() or "")
    except Fault as fault:
        return Check(code, False, str(fault))


def exits(close: Callable[[], object]) -> str:
    """How long a program takes to exit when it is told to. Raises a Fault if it has to be ended."""
    began = time.perf_counter()
    close()
    took = time.perf_counter() - began
    expect(took < 1.0, "it does not exit by itself")
    return f"{took:.2f} s"


def expect(fact: bool, what: str) -> None:
    """Raise a Fault unless a fact is so; `what` says what is wrong otherwise."""
    if not fact:
        raise Fault(BABBLE, what)
