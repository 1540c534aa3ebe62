"""Debian's WebKitGTK on a virtual screen, driven by Selenium. `python -m tests.page.webkit` installs it if it can."""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.page import debian
from tests.page.visitor import SIZE, Visitor

if TYPE_CHECKING:
    from selenium.webdriver import WebKitGTK

_DRIVER = "WebKitWebDriver"
_SCREEN = "Xvfb"
#: Keeps errors and warnings: the driver tells nothing of the console.
_LISTEN = """() => {
  window.heard = [];
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => { heard.push(`${level}: ${words.join(' ')}`); say(...words); };
  }
  addEventListener('error', event => heard.push(String(event.message ?? event.target)), true);
  addEventListener('unhandledrejection', event => heard.push(String(event.reason)));
}"""
_LINK = "(path) => Object.assign(document.body.appendChild(document.createElement('a')), {href: path}).click()"
_IS_HOME = "() => !!document.querySelector('[data-game]')"
_PACKAGES = ("webkit2gtk-driver", "xvfb")


def find() -> str | None:
    """The path of the driver, or None where it, its client or the virtual screen is missing."""
    return shutil.which(_DRIVER) if shutil.which(_SCREEN) and importlib.util.find_spec("selenium") else None


def why_missing() -> str:
    """What to do without it."""
    packages = " ".join(_PACKAGES)
    how = f"Debian: apt-get install {packages}; pip install selenium"
    return f"no WebKit: install it ({how}); looking at the page in it is skipped"


def install() -> str | None:
    """Finds the driver, or installs it if allowed; None if impossible."""
    if not find():
        debian.install(*_PACKAGES)
    return find()


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A virtual screen; its name."""
    reader, writer = os.pipe()
    size = f"{SIZE[0] + 100}x{SIZE[1] + 200}x24"
    command = [_SCREEN, "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            os.close(writer)
            with os.fdopen(reader) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextlib.contextmanager
def guest(url: str) -> Iterator["WebKit"]:
    """A guest of the server at an address, whose browser ends with the block."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.service import Service

    with screen() as display, tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DISPLAY": display, "LANG": "C.UTF-8", "HOME": folder, "NO_AT_BRIDGE": "1"}
        service = Service(executable_path=find(), env=environment)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Selenium calls what it has deprecated itself
            driver = webdriver.WebKitGTK(service=service)
        try:
            driver.set_window_size(*SIZE)
            yield WebKit(url, driver)
        finally:
            driver.quit()


class WebKit(Visitor):
    """A guest with WebKit."""

    def __init__(self, url: str, driver: "WebKitGTK") -> None:
        self._driver = driver
        super().__init__(url)

    def load(self) -> None:
        self._driver.get(self.url)
        self.run(_LISTEN)

    def go(self, path: str) -> None:
        # By links within the page, which keep what listens; over the home page, which tells when others have gone.
        self.run(_LINK, "/")
        self.wait_for(_IS_HOME, "the home page")
        self.run(_LINK, path)
        if path != "/":
            self.wait_for(f"() => !({_IS_HOME})()", path)

    def run(self, function: str, *given: Any) -> Any:
        told = self._driver.execute_async_script(
            f"const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);"
            f"Promise.resolve().then(() => ({function})(...given))"
            f".then(value => done({{value}}), error => done({{error: String(error)}}));",
            *given,
        )
        assert "error" not in told, told["error"]
        return told["value"]

    def click(self, x: float, y: float) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def problems(self) -> list[str]:
        return self.run("() => window.heard")


if __name__ == "__main__":
    print(f"webkit: {install() or why_missing()}")
