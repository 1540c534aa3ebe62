"""Timing on noisy machines: the best of several rounds, in processor time of this thread."""

import time
from collections.abc import Callable


def best(work: Callable[[], int], *, rounds: int = 5) -> tuple[int, float]:
    """Run `work` several times; return its result, the units of work done, and the best rate per second."""
    done, rate = 0, 0.0
    for _ in range(rounds):
        began = time.thread_time()
        done = work()
        rate = max(rate, done / max(time.thread_time() - began, 1e-9))
    return done, rate


def row(what: str, rate: float, unit: str, note: str = "") -> None:
    """Print one line of the report."""
    shown = f"{rate / 1e6:,.2f} million" if rate >= 1e5 else f"{rate:,.0f}"
    print(f"{what:<44} {shown:>16} {unit}  {note}", flush=True)
