"""How kernels are compiled: the flags, where the machine code is kept, and the warm-up.

Numba looks only at a function's own file when it decides whether cached code is stale, and it forgets that
bounds checks change the code. So the cache lives in a folder named by a digest of *all* kernel sources, the
versions and the flags; a change anywhere gives a new folder.
"""

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
from filelock import FileLock
from numba.core import config
from platformdirs import user_cache_path

#: Numba's settings, which it makes from the environment when it is imported.
_CONFIG: Any = config
PACKAGE = Path(__file__).resolve().parents[1]

#: Folders outside the package whose kernels count too (a game under development, the tests' toy game).
EXTRA_SOURCES = "HEXAPODA_KERNEL_PATH"
#: Another folder for compiled kernels than the user's cache folder.
CACHE_FOLDER = "HEXAPODA_CACHE"

JIT: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}
ENABLED = not _CONFIG.DISABLE_JIT

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a kernel with the flags of the house (the function itself with `NUMBA_DISABLE_JIT=1`)."""
    kernel: Any = numba.njit(**JIT)(function)
    return kernel


def inlined(function: Function) -> Function:
    """As `compiled`, for a small helper on a hot path: LLVM is told to inline it everywhere."""
    kernel: Any = numba.njit(**JIT, forceinline=True)(function)
    return kernel


_COMPILES = re.compile(r"^@(compiled|inlined)$", re.MULTILINE)


def kernel_sources() -> list[Path]:
    """The files that decide what compiled code does: all that compile something, the states' layouts, and the data that
    becomes tables of compiled code."""
    folders = [PACKAGE, *(Path(p) for p in os.environ.get(EXTRA_SOURCES, "").split(os.pathsep) if p)]
    found = []
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if path.parent.name == "kernel" or path.name == "state.py" or _COMPILES.search(path.read_text("utf-8")):
                found.append(path)
        found += sorted(folder.rglob("*.toml"))
    return found


def digest() -> str:
    """A name for this exact set of kernels: sources, versions and flags."""
    what = hashlib.sha256()
    for path in kernel_sources():
        what.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    versions = (sys.version_info[:3], numba.__version__, llvmlite.__version__, np.__version__)
    flags = (sorted(JIT.items()), _CONFIG.BOUNDSCHECK, _CONFIG.OPT, _CONFIG.CPU_NAME)
    what.update(repr((versions, flags)).encode())
    return what.hexdigest()[:20]


def cache_folder() -> Path:
    """Where the compiled kernels of this digest are."""
    root = os.environ.get(CACHE_FOLDER)
    return (Path(root) if root else user_cache_path("hexapoda")) / "kernels" / digest()


def _use_cache() -> Path | None:
    if not ENABLED:
        # Plain Python wraps unsigned integers as compiled code does, but complains about it.
        np.seterr(over="ignore")
        return None
    folder = cache_folder()
    _CONFIG.CACHE_DIR = str(folder)
    return folder


FOLDER = _use_cache()


@contextmanager
def locked() -> Iterator[None]:
    """Only one process compiles at a time: two at once could store wrong code under one name."""
    if FOLDER is None:
        yield
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    # one lock object a process: a warm-up may need another one first
    with FileLock(FOLDER / "lock", is_singleton=True):
        yield


def warm_up(name: str, steps: list[tuple[str, Callable[[], object]]], *, quiet: bool = False) -> None:
    """Run each step once, so that all kernels of `name` are compiled and stored, with a progress bar.

    The first call on a machine takes as long as compiling does and says once what it is doing; later
    ones, in any process, return at once. Steps are (label, call) pairs.
    """
    if FOLDER is None:
        return
    done = FOLDER / f"{name}.ready"
    if done.exists():
        return
    with locked():
        if done.exists():
            return
        _run_steps(name, steps, quiet)
        done.touch()


def _run_steps(name: str, steps: list[tuple[str, Callable[[], object]]], quiet: bool) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True, quiet=quiet)
    title = f"Compiling {name} (once)"
    if not console.is_terminal:
        console.print(f"{title} …", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=len(steps))
        for label, step in steps:
            progress.update(task, description=f"{title}: {label}")
            step()
            progress.advance(task)
