"""A person with any browser: what Firefox and WebKit can do alike, for a first look at every page in them."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from tests.page.person import PATIENCE

#: The window.
SIZE = (1280, 800)
_POST = """async (url, body) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
  return {ok: answer.ok, body: await answer.json()};
}"""
#: The clickable things in sight, by name: where their middles are, and how large they are.
_SPOTS = """() => Object.fromEntries([...document.querySelectorAll('[data-spot]')]
.filter(each => each.checkVisibility()).reverse().map(each => {
  const box = each.getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  const choosable = each.dataset.choosable !== undefined;
  return [each.dataset.spot, {at, size: Math.min(box.width, box.height), choosable}];
}))"""

_MIDDLE = """(css) => {
  const found = [...document.querySelectorAll(css)].find(each => each.checkVisibility() && !each.disabled);
  const box = found?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


class Visitor(ABC):
    """A guest with one window of one browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.load()
        self.post("/guests", {"name": "Maja"})
        self.load()  # the page asks once who we are

    @abstractmethod
    def load(self) -> None:
        """Loads the home page."""

    @abstractmethod
    def go(self, path: str) -> None:
        """Goes to an address of the server; nothing of the page before is left."""

    @abstractmethod
    def run(self, function: str, *given: Any) -> Any:
        """Calls a JavaScript function in the page and waits for what it returns."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Clicks a place of the window."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Errors and warnings on the console so far."""

    def open(self, path: str) -> None:
        """Opens an address of the page and waits for its contents."""
        self.go(path)
        self.wait_for("() => !!document.querySelector('main :is(h1, h2, [data-spot])')", f"anything on {path}")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Sends a request with this guest's cookie."""
        answer = self.run(_POST, f"/api{path}", body)
        assert answer["ok"], answer["body"]
        return answer["body"]

    def spots(self) -> dict[str, dict[str, Any]]:
        """The clickable things in sight, by name."""
        return self.run(_SPOTS)

    def point(self, part: str) -> None:
        """Clicks something that can be chosen, once it stands still."""
        before: dict[str, Any] = {}

        def is_ready() -> bool:
            spot = self.spots().get(part, {})
            was, is_ = before.get("at"), spot.get("at")
            before["at"] = is_
            return bool(spot) and spot["choosable"] and is_ == was

        self.until(is_ready, f"{part} to choose")
        self.click(*before["at"])

    def press(self, css: str) -> None:
        """Clicks an element, by its selector."""
        self.until(lambda: self.run(_MIDDLE, css), css)
        self.click(*self.run(_MIDDLE, css))

    def wait_for(self, function: str, what: str) -> None:
        """Waits until a JavaScript function returns true."""
        self.until(lambda: self.run(function), what)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        """Waits for a condition."""
        for _ in range(PATIENCE // 50):
            if condition():
                return
            time.sleep(0.05)
        said = self.run("() => document.body.innerText")
        raise AssertionError(f"it never came about: {what}; the page says: {said}; the console: {self.problems()}")
