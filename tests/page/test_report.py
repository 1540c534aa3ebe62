"""The report of a run in a browser: it shows everything at any width, and its links open games in the replay page."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from hexapoda.arena.report import write
from tests.arena.runs import round_robin, write_run
from tests.page.person import SIZES
from tests.page.tables import Arrive
from tests.server.harness import Server

NAMES = ("Mantis 2.1", "nokamute", "an engine with a rather long name, and <b>odd</b> signs")


@pytest.fixture
def report(tmp_path: Path, server: Server) -> Path:
    """The report of a small round robin; the first four games have a record."""
    run = write_run(tmp_path / "run", round_robin(NAMES, points=True), NAMES, records=range(4))
    return write(run, base=server.url)


@pytest.fixture
def look(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a file in a browser of its own. After the test, its console may have no error."""
    problems: list[str] = []
    contexts = []

    def opened(file: Path, width: str, dark: bool) -> Page:
        contexts.append(browser.new_context(viewport=SIZES[width], color_scheme="dark" if dark else "light"))  # type: ignore[arg-type]
        page = contexts[-1].new_page()

        def hear(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                problems.append(message.text)

        page.on("console", hear)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("requestfailed", lambda request: problems.append(request.url))
        page.goto(file.as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wider_than_the_page(look: Callable[..., Page], report: Path, width: str, dark: bool) -> None:
    page = look(report, width, dark)
    expect(page.get_by_role("img", name="Ratings")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[width]["width"]
    for name in NAMES:
        expect(page.get_by_role("rowheader", name=name, exact=True).first).to_be_visible()


def test_games_can_be_filtered(look: Callable[..., Page], report: Path) -> None:
    page = look(report, "desk", False)
    page.get_by_label("Filter").fill("nokamute mantis")
    expect(page.locator("#shown")).to_have_text("24 / 72")
    expect(page.locator(".games tbody tr:visible")).to_have_count(24)


def test_a_link_opens_its_game_in_the_replay_page(look: Callable[..., Page], report: Path, arrive: Arrive) -> None:
    link = look(report, "desk", False).get_by_role("link", name="Replay").first.get_attribute("href")
    assert link is not None
    person = arrive()
    person.page.goto(link)
    person.page.wait_for_url("**/tables/*/replay")
    expect(person.page.get_by_text("Resignation").first).to_be_visible()
    shown = person.page.url.partition("#")[0]
    person.page.goto("about:blank")
    person.page.goto(link)
    person.page.wait_for_url("**/tables/*/replay")
    assert person.page.url.partition("#")[0] == shown  # opened again, it is the same table


def test_a_link_that_was_cut_says_so(report: Path, arrive: Arrive, server: Server) -> None:
    person = arrive()
    for broken in ("", "#", "#abc", "#i3ZP"):
        person.page.goto(f"{server.url}/open{broken}")
        expect(person.page.get_by_role("alert")).to_contain_text("does not hold a whole record")
