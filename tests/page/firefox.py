"""Debian's Firefox, driven over WebDriver BiDi. `python -m tests.page.firefox` installs it if it can."""

import contextlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import connect

from tests.page import debian
from tests.page.bidi import Bidi
from tests.page.visitor import SIZE, Visitor

_NAME = "firefox-esr"
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def find() -> str | None:
    """The path of the browser, or None."""
    return shutil.which(_NAME)


def why_missing() -> str:
    """What to do without it."""
    return f"no Firefox: install it (Debian: apt-get install {_NAME}); looking at the page in it is skipped"


def install() -> str | None:
    """Finds the browser, or installs it if allowed; None if impossible."""
    if not find():
        debian.install(_NAME)
    return find()


@contextlib.contextmanager
def guest(url: str) -> Iterator["Firefox"]:
    """A guest of the server at an address, whose browser ends with the block."""
    with tempfile.TemporaryDirectory() as folder:
        command = [find() or _NAME, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", folder]
        environment = {**os.environ, "HOME": folder}
        browser = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        with browser:
            try:
                with connect(f"{_address(browser)}/session", max_size=None, ping_interval=None) as socket:
                    yield Firefox(url, Bidi(socket))
            finally:
                browser.terminate()


def _address(browser: subprocess.Popen[str]) -> str:
    """Where a browser listens, which it says on its standard error."""
    assert browser.stderr is not None
    for line in browser.stderr:
        if found := _LISTENS.search(line):
            return found[1]
    raise AssertionError("Firefox did not start")


class Firefox(Visitor):
    """A guest with Firefox."""

    def __init__(self, url: str, bidi: Bidi) -> None:
        self._bidi = bidi
        self._tab = bidi.send("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        bidi.send("browsingContext.setViewport", context=self._tab, viewport=viewport)
        super().__init__(url)

    def load(self) -> None:
        self.go("/")

    def go(self, path: str) -> None:
        # An address that differs in its #… alone is no new page.
        for url in ("about:blank", f"{self.url}{path}"):
            self._bidi.send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        answer = self._bidi.send(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify({{value: await ({function})(...JSON.parse(given))}})",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"]).get("value")

    def click(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._bidi.send("input.performActions", context=self._tab, actions=[mouse])

    def problems(self) -> list[str]:
        return [
            f"{each['level']}: {each['text']}" for each in self._bidi.console() if each["level"] in ("error", "warn")
        ]


if __name__ == "__main__":
    print(f"firefox: {install() or why_missing()}")
