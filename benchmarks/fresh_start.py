"""How soon people play on a machine where nothing is compiled: `python -m benchmarks.fresh_start [GAME …]`.

For each game a new home folder and an empty cache. In a real browser: seconds from the command to the first page, from
“Play now” (the easiest bot) to the first possible move and from a move to the bot's answer; then the first answer of a
bot of level 6, which waits for compiled rules, and when each game was compiled. The same for a server that others use,
and for the terminal. At last, four terminals that start the same game at once.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from hexapoda.games.names import NAMES
from tests.page import chromium
from tests.page.person import Person
from tests.page.tables import make
from tests.server.harness import free_port

#: Seconds after which something counts as never coming.
PATIENCE = 600


class Fresh:
    """A command in a new home, with nothing compiled."""

    def __init__(self, folder: Path, *words: str, **pipes: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("HEXAPODA_", "XDG_"))}
        environment = {**kept, "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
        self.began = time.perf_counter()
        words = tuple(word.format(port=self.port, folder=folder) for word in words)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hexapoda", *words], env=environment, text=True, cwd=folder, **pipes
        )

    def since(self) -> float:
        """Seconds since the command was given."""
        return time.perf_counter() - self.began

    def wait(self) -> None:
        """Wait until it answers requests."""
        until(lambda: self.get("/api/health") is not None)

    def get(self, path: str) -> Any:
        """What it answers, None if it does not yet."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as answer:
                return json.load(answer)
        except OSError:
            return None

    def __enter__(self) -> "Fresh":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


def until(condition: Callable[[], Any]) -> None:
    """Wait for a condition."""
    end = time.perf_counter() + PATIENCE
    while not condition():
        if time.perf_counter() > end:
            raise SystemExit("benchmarks: it never came about")
        time.sleep(0.05)


@contextmanager
def watched(server: Fresh) -> Iterator[dict[str, float]]:
    """When each game was compiled."""
    found: dict[str, float] = {}
    over = threading.Event()

    def watch() -> None:
        while not over.wait(0.5):
            for each in (server.get("/api/readiness") or {}).get("games", ()):
                if each["stage"] == "ready":
                    found.setdefault(each["game"], server.since())

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield found
    finally:
        over.set()
        watcher.join()


def answered(person: Person) -> float:
    """Play until it is the bot's turn; the seconds from the last click until it is one's turn again."""
    while person.wait_for_turn():
        person.play()
        played = time.perf_counter()
        state = person.look()
        if state["actor"] not in [each["seat"] for each in state["views"]]:
            break
    person.wait_for_turn()
    return time.perf_counter() - played


def in_the_browser(browser: Any, game: str, *words: str, all_games: bool = False) -> None:
    """One fresh start of the page or of a server; the game, or all games, are waited for until they are compiled."""
    with tempfile.TemporaryDirectory() as folder, Fresh(Path(folder), *words) as server, watched(server) as compiled:
        server.wait()
        listening = server.since()
        person = Person(browser, server)  # type: ignore[arg-type]
        person.open("/")
        first_page = server.since()
        card = person.page.locator(f'[data-game="{game}"]')
        card.get_by_label("Bot strength").fill("1")
        clicked = time.perf_counter()
        card.locator('[data-start="bot"]').click()
        person.at_table()
        person.page.locator("[data-choosable]").first.wait_for(state="attached")
        first_move = time.perf_counter() - clicked
        answer = answered(person)
        person.table = make(person, game, ("me", {"kind": "bot", "level": 6}))["id"]
        person.open(f"/tables/{person.table}")
        strong = answered(person)
        at = server.since()
        until(lambda: len(compiled) == len(NAMES) if all_games else game in compiled)
        ready = ", ".join(f"{name} {seconds:.0f}" for name, seconds in compiled.items())
        print(
            f"{words[0]} {game}: listens after {listening:.1f} s, page after {first_page:.1f}; “Play now” to the first "
            f"move {first_move:.1f} s, the bot's answer {answer:.1f}; level 6 answers after {strong:.1f} s "
            f"({at:.0f} s after the start); compiled after: {ready}",
            flush=True,
        )
        person.leave()


def asked(terminal: Fresh) -> float:
    """Seconds from the command to the question for a move, or to the word that the engine, whose move it is, is being
    compiled."""
    text = ""
    while "> " not in text and "Compiling the engine" not in text:
        more = terminal.process.stdout.read(1)  # type: ignore[union-attr]
        if not more:
            raise SystemExit(f"benchmarks: it ended: {text[-500:]}")
        text += more
    return terminal.since()


def in_the_terminal(game: str) -> None:
    """A fresh start against the engine: the first question, and (in another home) the engine's first move."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with (
        tempfile.TemporaryDirectory() as folder,
        Fresh(Path(folder), "play", game, "--seat2", "random", **pipes) as one,
    ):
        first = asked(one)
    words = ("play", game, "--seat1", "engine", "--time", "1", "--moves", "1")
    with tempfile.TemporaryDirectory() as folder, Fresh(Path(folder), *words, **pipes) as other:
        other.process.communicate(timeout=PATIENCE)
        print(f"terminal {game}: asks for a move after {first:.1f} s, the engine has moved after {other.since():.1f} s")


def four_at_once(game: str) -> None:
    """Four terminals in one home: when each asks for a move or speaks of compiling, and what they say of it."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with tempfile.TemporaryDirectory() as folder:
        four = [Fresh(Path(folder), "play", game, "--seat2", "engine", "--lang", "en", **pipes) for _ in range(4)]
        times = [asked(each) for each in four]
        until(lambda: list(Path(folder).rglob("complete.ready")))
        seconds = four[0].since()
        said = [each.process.communicate(timeout=30)[1] for each in four]  # no more input: they end
    waiting = sum("Waiting for another" in text for text in said)
    print(
        f"four terminals, {game}: ask for a move, or say that they compile the engine, after "
        f"{', '.join(f'{each:.1f}' for each in times)} s; {waiting} wait for another to compile it; compiled after "
        f"{seconds:.0f} s"
    )


def main(games: list[str]) -> None:
    """Measure and print."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for game in games:
            in_the_browser(browser, game, "page", "--no-browser", "--port", "{port}", all_games=game == games[0])
        serve = ("serve", "--port", "{port}", "--database", "sqlite:///{folder}/games.db")
        in_the_browser(browser, games[0], *serve)
        browser.close()
    for game in games:
        in_the_terminal(game)
    four_at_once(games[0])


if __name__ == "__main__":
    main(sys.argv[1:] or list(NAMES))
