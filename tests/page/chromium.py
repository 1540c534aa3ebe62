"""The browser for the page's tests. `python -m tests.page.chromium` installs one if it can, and says what it did."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

#: The path of a Chromium that is not on PATH.
VARIABLE = "HEXAPODA_CHROMIUM"
#: The first one has no windows, and so opens pages in half of the time.
_SHELL = "chromium-headless-shell"
_NAMES = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a browser, or None."""
    stated = os.environ.get(VARIABLE)
    if stated:
        return stated if Path(stated).is_file() else None
    return next(filter(None, map(shutil.which, _NAMES)), None) or _of_playwright()


def _of_playwright() -> str | None:
    """Playwright's own browser, if installed."""
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    return next((str(file) for file in sorted(folder.glob("chromium-*/chrome-linux*/chrome"))), None)


def why_missing() -> str:
    """What to do without a browser."""
    return (
        "no Chromium: install it (Debian: apt-get install chromium), or say where it is by the variable "
        f"{VARIABLE}; the tests of the page in a browser are skipped"
    )


def install() -> str | None:
    """Finds a browser, or installs Debian's if allowed; None if impossible."""
    can_install = shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0
    if can_install and not os.environ.get(VARIABLE) and not shutil.which(_SHELL):
        _run("apt-get", "update", "-q")
        if not _run("apt-get", "install", "-y", "-q", _SHELL) and not find():
            _run("apt-get", "install", "-y", "-q", "chromium")
    return find()


def _run(*command: str) -> bool:
    """Whether a command did what it was to."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr.strip()[-500:], file=sys.stderr)
    return not done.returncode


if __name__ == "__main__":
    print(f"browser: {install() or why_missing()}")
