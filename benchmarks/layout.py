"""How the page is laid out: `python -m benchmarks.layout [--pictures FOLDER]` (with Chromium, and the page built).

For tables and replays of all games, on a desk, a laptop and two phones: the height of the board as a share of the
window's, how many entries of the list of moves are in sight, how many elements are not where they were after three
moves, and by how many pixels the page is too wide. It fails where a bound is broken.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hexapoda.games.names import NAMES
from hexapoda.kernel import cache
from tests.page import chromium, layout, scenes
from tests.page.person import Person
from tests.server.harness import Server

#: The windows: their size, and whether it is a phone.
WINDOWS = {
    "desk": (1440, 900, False),
    "laptop": (1280, 720, False),
    "phone": (390, 844, True),
    "small phone": (360, 640, True),
}
#: The smallest share of the board, beside a list and on a phone.
LEAST_SHARE = {False: 0.6, True: 0.3}
#: Half-moves of Hive that a desk shows in a replay.
LEAST_MOVES = 40
PLIES = 60
#: With it no game of bots ends before.
SEED = 5
STEPS = 3
#: Of the person at a table.
LEVEL = 1


def opened(browser: Browser, server: Server, window: str, *, dark: bool = False) -> Person:
    """A person with a window of this size."""
    width, height, phone = WINDOWS[window]
    person = Person(browser, server, width="phone" if phone else "desk", dark=dark)
    person.page.set_viewport_size({"width": width, "height": height})
    scenes.become_guest(person)
    return person


def replay(person: Person, game: str) -> dict[str, Any]:
    """Measures a replay in its middle, and what moves while it is walked through."""
    person.open(f"/tables/{scenes.shown(person, scenes.played(game, PLIES, SEED))}/replay#{PLIES // 2}")
    person.page.locator("[data-stage] [data-spot]").first.wait_for(state="attached")
    person.page.wait_for_timeout(800)
    found = layout.measured(person)
    before = layout.places(person)
    for _ in range(STEPS):
        person.page.keyboard.press("ArrowRight")
        person.page.wait_for_timeout(100)
    return found | {"moved": layout.moved(before, layout.places(person))}


def table(person: Person, game: str, seats: int) -> dict[str, Any]:
    """Measures a table with a person and bots, and what moves while they play."""
    options = {} if seats == 2 else {"players": seats}
    position = scenes.played(game, 20, **options)
    asked = position.actor or 0
    wishes = [{"kind": "me"} if seat == asked else {"kind": "bot", "level": 1} for seat in range(seats)]
    person.open(f"/tables/{scenes.table_from(person, position, seats=wishes)}")
    person.at_table()
    person.page.locator("[data-choosable]").first.wait_for(state="attached")
    person.page.wait_for_timeout(800)
    found = {"board": round(layout.board_share(person), 2), "overhang": layout.overhang(person)}
    before = layout.places(person)
    moved = 0
    for _ in range(STEPS):
        person.play(LEVEL)
        if not person.wait_for_turn():
            break
        person.catch_up(person.look()["at"])
        moved = max(moved, layout.moved(before, layout.places(person)))
    return found | {"moved": moved}


def pages(game: str) -> Iterator[tuple[str, Callable[[Person], dict[str, Any]]]]:
    """What is measured of a game, by name."""
    yield "replay", lambda person: replay(person, game)
    for seats in (2,) if game == "hive" else (2, 4):
        yield f"table of {seats}", lambda person, seats=seats: table(person, game, seats)


def broken(window: str, kind: str, game: str, found: dict[str, Any]) -> list[str]:
    """Which bounds a measurement breaks."""
    phone = WINDOWS[window][2]
    wrong = []
    if found["board"] < LEAST_SHARE[phone]:
        wrong.append(f"the board has {found['board']:.0%} of the height")
    if found["overhang"] > 0:
        wrong.append(f"{found['overhang']} pixels too wide")
    if found.get("moved"):
        wrong.append(f"{found['moved']} elements moved")
    if (kind, game, window) == ("replay", "hive", "desk") and found["moves"] < LEAST_MOVES:
        wrong.append(f"{found['moves']} entries in sight")
    return wrong


def line(window: str, kind: str, game: str, found: dict[str, Any]) -> str:
    """A measurement as a row of a table."""
    width, height, _ = WINDOWS[window]
    measures = (found.get("moves", "–"), found.get("moved", "–"), max(0, found["overhang"]))
    return " | ".join(map(str, (f"| {width}×{height}", kind, game, f"{found['board']:.0%}", *measures))) + " |"


def save(person: Person, folder: Path, window: str, kind: str, game: str, *, dark: bool) -> None:
    """Saves what is seen."""
    width, height, _ = WINDOWS[window]
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{kind}-{width}x{height}-{'dark' if dark else 'light'}.png"
    person.page.screenshot(path=folder / name.replace(" ", "-"))


def measure(browser: Browser, server: Server, window: str, games: list[str], pictures: Path | None) -> list[str]:
    """Measures all pages in a window, prints them, and returns which bounds are broken; pictures are taken dark too."""
    wrong: list[str] = []
    for dark in (False, True) if pictures else (False,):
        person = opened(browser, server, window, dark=dark)
        for game in games:
            for kind, look in pages(game):
                found = look(person)
                if pictures:
                    save(person, pictures, window, kind, game, dark=dark)
                if not dark:
                    print(line(window, kind, game, found), flush=True)
                    wrong += [f"{window}, {kind} of {game}: {each}" for each in broken(window, kind, game, found)]
        person.leave()
    return wrong


def main() -> int:
    """Measures and prints; returns the exit status."""
    parser = argparse.ArgumentParser(description="How the page is laid out.")
    parser.add_argument("games_", metavar="GAME", nargs="*", help="all by default")
    parser.add_argument("--window", choices=list(WINDOWS), action="append", help="all by default")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of everything that is measured")
    given = parser.parse_args()
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rules=cache.COMPILED, bot_processes=1) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        print("| window | page | game | board | moves in sight | moved | too wide |")
        print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
        for window in given.window or WINDOWS:
            wrong += measure(browser, server, window, given.games_ or list(NAMES), given.pictures)
        browser.close()
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
