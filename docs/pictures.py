"""Takes the pictures of the README and the docs: `python -m docs.pictures` (with Chromium, and the page built)."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page import chromium, scenes
from tests.page.person import Person
from tests.server.harness import Server

FOLDER = Path(__file__).parent / "pictures"
#: How many decisions have been taken, and the seed, in each game's picture.
MIDGAME = {"hive": (22, 4), "termites": (70, 3)}


def take(person: Person, name: str) -> None:
    """Save what somebody sees."""
    person.page.wait_for_timeout(900)  # everything has moved to its place
    file = FOLDER / f"{name}.jpg"
    person.page.screenshot(path=file, type="jpeg", quality=84)
    print(f"{file.name}: {file.stat().st_size // 1000} KB")


def main() -> None:
    """All pictures, anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), workers=1) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for width in ("desk", "phone"):
            for dark in (False, True):
                person = Person(browser, server, width=width, dark=dark)
                scenes.be_somebody(person)
                look = f"{width}-{'dark' if dark else 'light'}"
                person.open("/")
                take(person, f"home-{look}")
                for game, (plies, seed) in MIDGAME.items():
                    against_bot = [{"kind": "me"}, {"kind": "bot", "level": 5}]
                    position = scenes.played(game, plies, seed)
                    person.open(f"/tables/{scenes.table_from(person, position, seats=against_bot)}")
                    person.page.locator("[data-spot]").first.wait_for(state="attached")
                    take(person, f"{game}-{look}")
                person.open("/rules/hive#H4.3")
                take(person, f"rules-{look}")
                person.leave()
        browser.close()


if __name__ == "__main__":
    main()
