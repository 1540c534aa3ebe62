"""Where compiled kernels are kept, one folder per game, and which games are compiled on this machine.

The folder's name has a digest of everything that decides what the code does: the sources of the kernel and of that
game, versions, flags. A change anywhere gives a new folder, so nothing in one is ever stale; a change in one game
leaves the others alone. Nothing here imports Numba: commands look whether a game is compiled before they load anything
heavy.
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import sys
import sysconfig
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

PACKAGE = Path(__file__).resolve().parents[1]
#: Where a wheel brings compiled kernels, with a file that says for what they were compiled.
SHIPPED = PACKAGE / "compiled"
FITS = SHIPPED / "fits.json"
#: How rules run in a process: "compiled" (the default) or "interpreted". Commands that people start without such a wish
#: run interpreted for now, where a game is not compiled yet.
SWITCH = "HEXAPODA_RULES"
COMPILED, INTERPRETED, FOR_NOW = "compiled", "interpreted", "interpreted-for-now"
#: Another folder for compiled kernels than the user's cache folder.
CACHE_FOLDER = "HEXAPODA_CACHE"
#: Compile for this processor level instead of the machine's own processor, so that others can run it.
PORTABLE = "HEXAPODA_PORTABLE"
#: What such code may use, and the features by which Linux says that a processor has it.
LEVELS = {"x86_64": ("x86-64-v3", ("avx2", "bmi1", "bmi2", "fma", "movbe", "f16c")), "aarch64": ("generic", ())}
#: The name of the kernels that belong to no game.
GENERIC = "generic"

#: Files of the kernel that make no difference to compiled code.
_HARMLESS = ("__init__.py", "cache.py", "declaration.py", "processes.py")
_COMPILES = re.compile(r"^@(compiled|inlined)$", re.MULTILINE)


def rules_are_compiled() -> bool:
    """Whether this process is to run compiled rules (the default), or the same rules interpreted."""
    return os.environ.get(SWITCH) not in (INTERPRETED, FOR_NOW) and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def are_interpreted_for_now() -> bool:
    """Whether this process is to go over to compiled rules when they are there."""
    return os.environ.get(SWITCH) == FOR_NOW and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def sources(package: str) -> list[Path]:
    """The files of a game's package that decide what its compiled code does: those that compile something, the layout
    of its state, and the data that becomes tables of compiled code. `GENERIC`: those that belong to no game."""
    if package == GENERIC:
        games = PACKAGE / "games"
        return [path for path in _deciding(PACKAGE) if path.parent == games or games not in path.parents]
    return _deciding(_folder_of(package))


def _deciding(folder: Path) -> list[Path]:
    def decides(path: Path) -> bool:
        if path.name == "state.py" or (path.parent == PACKAGE / "kernel" and path.name not in _HARMLESS):
            return True
        return _COMPILES.search(path.read_text("utf-8")) is not None

    data = [path for path in sorted(folder.rglob("*.toml")) if path.parent.name != "learn"]  # lessons compile nothing
    return [path for path in sorted(folder.rglob("*.py")) if decides(path)] + data


def _folder_of(package: str) -> Path:
    """The folder of a package, which is not imported for this."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{package} is not a package")
    return Path(spec.submodule_search_locations[0])


def digest(package: str) -> str:
    """A name for exactly these kernels: sources, versions and flags."""
    what = hashlib.sha256()
    for path in (*sources(GENERIC), *(() if package == GENERIC else sources(package))):
        what.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    flags = [os.environ.get(f"NUMBA_{name}", "") for name in ("BOUNDSCHECK", "OPT", "CPU_NAME", "CPU_FEATURES")]
    what.update(repr((made_for(), flags)).encode())
    return what.hexdigest()[:20]


@cache
def made_for() -> dict[str, str]:
    """What compiled code depends on besides its sources."""
    packages = {name: version(name) for name in ("numba", "llvmlite", "numpy")}
    return {"python": sysconfig.get_python_version(), "cpu": portable_cpu() or _own_cpu(), **packages}


def portable_cpu() -> str:
    """The processor level that this process compiles for and loads code of; "" for the machine's own processor."""
    level = LEVELS.get(platform.machine(), ("", ()))[0]
    return level if level and (os.environ.get(PORTABLE) == "1" or _shipped_fit()) else ""


@cache
def _shipped_fit() -> bool:
    """Whether the kernels that came with the package can run here."""
    machine = platform.machine()
    if machine not in LEVELS or not FITS.is_file():
        return False
    level, needed = LEVELS[machine]
    own = {"python": sysconfig.get_python_version(), "cpu": level}
    own |= {name: version(name) for name in ("numba", "llvmlite", "numpy")}
    return json.loads(FITS.read_text("utf-8")) == own and set(needed) <= _features()


def _features() -> set[str]:
    return set(_cpu_line("flags").split())


def _own_cpu() -> str:
    """This machine's processor; folders may be shared by several machines."""
    name = f"{platform.machine()} {_cpu_line('model name')} {_cpu_line('flags')}"
    return hashlib.sha256(name.encode()).hexdigest()[:12]


def _cpu_line(name: str) -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(name)), "")


def _name(package: str) -> str:
    return f"{package.rpartition('.')[2]}-{digest(package)}"


@cache
def folder(package: str) -> Path:
    """Where the compiled kernels of a game are, or will be: in the package if they came with it."""
    name = _name(package)
    shipped = SHIPPED / name
    if shipped.is_dir():
        return shipped
    root = os.environ.get(CACHE_FOLDER)
    return (Path(root) if root else user_cache_path("hexapoda")) / "kernels" / name


def is_writable(package: str) -> bool:
    """Whether compiled kernels can be stored: not where they came with an installation of someone else."""
    try:
        folder(package).mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder(package), os.W_OK)


#: The parts of a game that are compiled by themselves; `COMPLETE`: all that people and bots need.
RULES, COMPLETE = "rules", "complete"


def is_ready(package: str, part: str = COMPLETE) -> bool:
    """Whether a part of a game is compiled on this machine."""
    try:
        return (folder(package) / f"{part}.ready").exists()
    except ModuleNotFoundError:  # a game that another package names, and does not bring
        return False


def mark_ready(package: str, part: str = COMPLETE) -> None:
    """Note that a part is compiled, if it was stored."""
    if is_writable(package):
        (folder(package) / f"{part}.ready").touch()


def note_progress(package: str, text: str) -> None:
    """Say how far compiling is, for the processes that wait for it; "" when it is over."""
    path = folder(package) / "progress"
    if not is_writable(package):
        return
    if text:
        path.write_text(text, "utf-8")
    else:
        path.unlink(missing_ok=True)


def progress(package: str) -> str:
    """How far the process is that compiles a game."""
    try:
        return (folder(package) / "progress").read_text("utf-8")
    except OSError:
        return ""


if __name__ == "__main__":
    sys.stdout.write(json.dumps(made_for()))
