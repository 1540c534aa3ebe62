"""The browser for the page's tests. `python -m tests.page.chromium` installs one if it can, and says what it did."""

import os
import shutil
from pathlib import Path

from tests.page import debian

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
    if debian.can_install() and not os.environ.get(VARIABLE) and not shutil.which(_SHELL):
        if not debian.install(_SHELL) and not find():
            debian.install("chromium")
    return find()


if __name__ == "__main__":
    print(f"browser: {install() or why_missing()}")
