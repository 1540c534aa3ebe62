"""Takes the pictures of the README and the docs: `python -m docs.pictures` (with Chromium, and the page built)."""

import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hexapoda.kernel import cache
from tests.page import chromium, scenes
from tests.page.person import Person
from tests.server.harness import Server

FOLDER = Path(__file__).parent / "pictures"
#: How many decisions have been taken, the seed, and the options, in each game's picture.
MIDGAME = {
    "hive": (30, 5, {"type": "Base+MLP"}),
    "termites": (70, 3, {}),
    "ants": (82, 5, {}),
    "myrmes": (129, 6, {}),
}


def take(person: Person, name: str) -> None:
    """Save what somebody sees."""
    person.page.wait_for_timeout(900)  # everything has moved to its place
    file = FOLDER / f"{name}.png"
    person.page.screenshot(path=file)
    print(f"{file.name}: {file.stat().st_size // 1000} KB")


def _liveliest(legal: list[dict[str, Any]]) -> str:
    """The thing with which most moves begin: choosing it shows where it can go."""
    return Counter(move["parts"][0] for move in legal).most_common(1)[0][0]


def laptop(browser: Browser, server: Server) -> None:
    """Pictures on a low screen: variations in a replay, lines of the engine, four players of Myrmes."""
    person = Person(browser, server)
    scenes.become_guest(person)
    person.page.set_viewport_size({"width": 1280, "height": 720})
    game = scenes.played("hive", 30)
    person.open(f"/tables/{scenes.shown(person, game)}/replay#12")
    others = [move for move in game.at(12).legal_moves if move.text != game.moves[12].text and len(move.parts) == 2]
    for number, move in enumerate((others[0], others[7])):
        if number:
            person.page.get_by_role("button", name="One move back", exact=True).click()
        for part in move.parts:
            person.point(part)
        person.page.get_by_role("region", name="What if…").get_by_text(move.phrase().words()).first.wait_for()
        if not number:
            person.page.get_by_label("Comment on this position").fill("Slower, but solid.")
    take(person, "variations")
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.open(f"/tables/{scenes.shown(person, game)}/replay#23")
    person.page.get_by_role("tab", name="Analysis").click()
    person.page.get_by_role("switch", name="Engine evaluation").click()
    lines = person.page.get_by_role("list", name="Best lines").get_by_role("listitem")
    lines.nth(1).get_by_role("button").first.focus()
    take(person, "lines")
    person.page.set_viewport_size({"width": 1280, "height": 720})
    scenes.become_guest(person)  # again: the page made a guest of its own for the engine
    position = scenes.played("myrmes", 60, players=4)
    seats = [{"kind": "me"} if seat == position.actor else {"kind": "bot", "level": 1} for seat in range(4)]
    person.open(f"/tables/{scenes.table_from(person, position, seats=seats)}")
    person.page.locator("[data-choosable]").first.wait_for(state="attached")
    take(person, "myrmes-laptop")
    person.leave()


def main() -> None:
    """All pictures, anew."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rules=cache.COMPILED, bot_processes=1) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for width in ("desk", "phone"):
            for dark in (False, True):
                person = Person(browser, server, width=width, dark=dark)
                scenes.become_guest(person)
                look = f"{width}-{'dark' if dark else 'light'}"
                person.open("/")
                take(person, f"home-{look}")
                for game, (plies, seed, options) in MIDGAME.items():
                    against_bot = [{"kind": "me"}, {"kind": "bot", "level": 5}]
                    position = scenes.played(game, plies, seed, **options)
                    person.open(f"/tables/{scenes.table_from(person, position, seats=against_bot)}")
                    person.page.locator("[data-choosable]").first.wait_for(state="attached")
                    person.at_table()
                    person.point(_liveliest(person.look()["views"][0]["view"]["legal"]))
                    take(person, f"{game}-{look}")
                person.leave()
        laptop(browser, server)
        person = Person(browser, server)
        scenes.become_guest(person)
        person.open("/rules/hive#H4.3")
        take(person, "rules")
        person.open(
            "/workshop/termites#map=neutral:F6;water:D5,H4;vegetation:B2,B6,F3,F9,J2,J6;stones:C4,D3,F1,F11,H7,I5&players=2"
        )
        take(person, "workshop")
        person.open(f"/tables/{scenes.shown(person, scenes.played('hive', 400, 5, type='Base+MLP'))}/replay#24")
        person.page.get_by_role("tab", name="Analysis").click()
        person.page.get_by_role("button", name="Analyse the game", exact=True).click()
        person.page.get_by_role("button", name="Stop", exact=True).wait_for()
        person.page.get_by_role("button", name="Stop", exact=True).wait_for(state="detached", timeout=300_000)
        take(person, "replay")
        browser.close()


if __name__ == "__main__":
    main()
