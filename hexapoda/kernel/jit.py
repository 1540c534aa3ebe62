"""How kernels are compiled: the flags, what Numba caches, and the warm-up.

A kernel is called by other kernels or from Python. Only what Python calls is worth machine code of its own, a wrapper
and a place in the cache: that is a *door*, made by the first call. For calls from other kernels its code is kept as it
is, and every door optimises what it links.
"""

import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import numpy as np
from filelock import FileLock, Timeout

from hexapoda.kernel import cache

#: Whether kernels are compiled in this process; else they are the functions that they are written as.
ENABLED = cache.rules_are_compiled()
#: Kernels allocate nothing, so they need not count who uses an array (`_nrt`): that took a quarter of a tree search.
FLAGS: dict[str, Any] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,
    # Said, or a kernel would take it from the first one that calls it, and all that both call with it.
    "forceinline": False,
}

Function = TypeVar("Function", bound=Callable[..., Any])

if not ENABLED:
    # Plain Python wraps unsigned integers as compiled code does, but complains. NumPy keeps its setting by thread.
    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered in scalar", RuntimeWarning)


def compiled(function: Function, **flags: bool) -> Function:
    """Compile a kernel with the flags of the house."""
    if not ENABLED:
        return function
    from hexapoda.kernel.doors import Door  # Numba takes time to load, and interpreted rules do without it

    door: Any = Door(function, {**FLAGS, **flags})
    return door


def inlined(function: Function) -> Function:
    """As `compiled`, for a small helper on a hot path: LLVM is told to inline it everywhere."""
    return compiled(function, forceinline=True)


Step = tuple[str, Callable[[], object]]
#: The warm-ups that are running: one inside another one says nothing by itself.
_running: list[str] = []
#: Seconds between two looks at what another process compiles.
_LOOK = 0.5


@contextmanager
def locked(package: str) -> Iterator[None]:
    """Only one process compiles a game at a time: two at once could store wrong code under one name. A process that
    has to wait says so, and how far the other one is."""
    if not cache.is_writable(package):  # nothing will be stored
        yield
        return
    # one lock object a process: a warm-up may need another one first
    lock = FileLock(cache.folder(package) / "lock", is_singleton=True)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        _wait(package, lock)
    try:
        yield
    finally:
        lock.release()


def _wait(package: str, lock: FileLock) -> None:
    name, said = package.rpartition(".")[2], ""
    while True:
        now = f"Waiting for another process that compiles {name}: {cache.progress(package) or '…'}"
        if now != said:
            sys.stderr.write(now + "\n")
            said = now
        try:
            lock.acquire(timeout=_LOOK)
            return
        except Timeout:
            continue


def warm_up(package: str, part: str, steps: list[Step], *, quiet: bool = False) -> None:
    """Run each step once, so that all kernels of a part of a game are compiled and stored, with a progress bar.

    The first call on a machine takes as long as compiling does and says once what it is doing; later
    ones, in any process, return at once. Steps are (label, call) pairs.
    """
    if not ENABLED or cache.is_ready(package, part):
        return
    with locked(package):
        if cache.is_ready(package, part):
            return
        _running.append(part)
        try:
            _run_steps(package, part, steps, quiet or len(_running) > 1)
        finally:
            _running.pop()
            cache.note_progress(package, "")
        cache.mark_ready(package, part)


def _run_steps(package: str, part: str, steps: list[Step], quiet: bool) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True, quiet=quiet)
    title = f"Compiling {package.rpartition('.')[2]}, {part} (once)"
    if not console.is_terminal:
        console.print(f"{title} …", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    began = time.monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=len(steps))
        for number, (label, step) in enumerate(steps, start=1):
            progress.update(task, description=f"{title}: {label}")
            seconds = int(time.monotonic() - began)
            cache.note_progress(package, f"{part}, step {number} of {len(steps)} ({label}), after {seconds} s")
            step()
            progress.advance(task)
