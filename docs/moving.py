"""Takes the moving picture of the README: `python -m docs.moving` (with Chromium, Pillow, and the page built).

It is a whole game of Hive between two bots, as the page replays it: one picture after each move.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from hexapoda.kernel import cache
from tests.page import chromium, scenes
from tests.page.person import Person
from tests.server.harness import Server

FILE = Path(__file__).parent / "pictures" / "game.webp"
WIDTH = 900
#: How long a picture is shown, and the last one, in ms.
EACH, LAST = 700, 4000


def pictures(person: Person) -> list[Image.Image]:
    """The board of a game after each move."""
    game = scenes.played("hive", 400, 5, type="Base+MLP")
    person.open(f"/tables/{scenes.shown(person, game)}/replay#0")
    found = []
    for number in range(game.ply + 1):
        if number:
            person.page.get_by_role("button", name="One move forward", exact=True).click()
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(600)  # everything has moved to its place
        found.append(Image.open(io.BytesIO(person.page.screenshot())))
    return [each.resize((WIDTH, each.height * WIDTH // each.width), Image.Resampling.LANCZOS) for each in found]


def main() -> None:
    """Take the pictures, and write them as one file."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rules=cache.COMPILED, bot_processes=1) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        person = Person(browser, server)
        scenes.become_guest(person)
        first, *others = pictures(person)
        browser.close()
    durations = [EACH] * len(others) + [LAST]
    first.save(FILE, save_all=True, append_images=others, duration=durations, loop=0, quality=70, method=6)
    print(f"{FILE.name}: {FILE.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
