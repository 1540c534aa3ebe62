"""`hexapoda` alone: a server for this computer only, and the page in its browser."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from hexapoda import i18n
from hexapoda.server.http.app import has_page
from hexapoda.server.serve import is_taking_over
from hexapoda.server.serve import run as run_server
from hexapoda.server.settings import PREFIX, load_settings

#: Only for this computer.
HOST = "127.0.0.1"
#: The ports to try, in this order, before any free one.
PORTS = range(8000, 8010)


def run(port: int | None = None, *, browser: bool = True, language: str = "en") -> int:
    """Serve the page until Ctrl+C, and open it; if it is served already, only open it."""
    folder = user_data_path("hexapoda", appauthor=False, ensure_exists=True)
    address = folder / "address"
    try:
        with FileLock(folder / "lock").acquire(timeout=0):
            settings = load_settings(_settings(folder, os.environ, port))

            def announce(url: str) -> None:
                address.write_text(url, "utf-8")
                if is_taking_over():
                    return
                _say("notice-page-ready" if has_page() else "notice-page-missing", language, url)
                if browser and has_page():
                    _open(url)

            try:
                return run_server(settings, when_ready=announce)
            finally:
                address.unlink(missing_ok=True)
    except Timeout:
        url = address.read_text("utf-8") if address.is_file() else ""
        _say("notice-page-running", language, url)
        if browser and url:
            _open(url, wait=True)
        return 0


def _settings(folder: Path, environment: Mapping[str, str], port: int | None) -> dict[str, Any]:
    """What differs from the defaults of `hexapoda serve`, unless the environment says otherwise."""
    own: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'hexapoda.db'}",
        "port": _free_port() if port is None else port,
        "log_level": "warning",
        "goodbye_seconds": 2,
    }
    stated = {name: value for name, value in own.items() if PREFIX + name.upper() not in environment}
    return {**stated, "host": HOST, **({} if port is None else {"port": port})}


def _free_port() -> int:
    """A free port: always the same one, if possible, so that bookmarks stay valid."""
    for port in PORTS:
        with closing(socket.socket()) as probe, suppress(OSError):
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((HOST, port))
            return port
    return 0


def _say(message: str, language: str, url: str) -> None:
    sys.stdout.write(i18n.text(message, {"url": url}, language) + "\n")
    sys.stdout.flush()


def _open(url: str, *, wait: bool = False) -> None:
    """Open the browser, if there is one."""
    if not _has_windows(os.environ, sys.platform):
        return

    def open_it() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)

    opening = threading.Thread(target=open_it, name="hexapoda-browser", daemon=True)
    opening.start()
    if wait:
        opening.join(5.0)


def _has_windows(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would open a window; one inside the terminal would be in the way.

    >>> _has_windows({}, "linux"), _has_windows({"WAYLAND_DISPLAY": "wayland-0"}, "linux"), _has_windows({}, "darwin")
    (False, True, True)
    """
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    return platform in ("win32", "darwin") or any(environment.get(name) for name in shown)
