"""Whole games in a real browser, in every way to play."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hexapoda.games.names import NAMES
from tests.page.person import Person
from tests.page.tables import LAST_ROUND, LAST_TOKENS, LAST_TURNS, make
from tests.server.harness import Server
from tests.settings import LONG

GAMES = NAMES
#: Positions near the end of long games.
LATE = {"termites": LAST_TOKENS, "ants": LAST_TURNS, "myrmes": LAST_ROUND}
SEATS = {"bot": ("me", "bot"), "screen": ("me", "me"), "friends": ("me", "open")}
Arrive = Callable[..., Person]


def begin(person: Person, game: str, way: str, *, whole: bool = LONG) -> str:
    """Starts a game from the home page: "bot", "screen" or "friends"; or near the end of a long one, if it need not be
    whole. The long run plays all games from the start."""
    person.open("/")
    if game in LATE and not whole:
        person.open(f"/tables/{make(person, game, SEATS[way], **LATE[game])['id']}")
    else:
        person.use(person.page.locator(f'[data-game="{game}"] [data-start="{way}"]'))
    return person.at_table()


@pytest.mark.parametrize("game", GAMES)
def test_against_a_bot_to_the_end(arrive: Arrive, game: str) -> None:
    maja = arrive()
    begin(maja, game, "bot", whole=LONG or game != "myrmes")
    maja.play_to_the_end()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_on_one_screen_to_the_end(arrive: Arrive, game: str) -> None:
    maja = arrive()
    begin(maja, game, "screen")
    while maja.wait_for_turn():
        maja.play(3 if maja.look()["actor"] == 0 else None)
    maja.sees_result()


@pytest.mark.parametrize("game", GAMES)
def test_two_pages_against_each_other_to_the_end(arrive: Arrive, game: str) -> None:
    maja, olek = arrive(), arrive(language="pl", width="phone", by="touch")
    begin(maja, game, "friends")
    olek.open(maja.page.locator("[data-invite]").first.input_value().removeprefix(maja.server.url))
    olek.use(olek.page.locator("[data-join]").first)
    olek.table = maja.table
    while maja.look()["status"] != "finished":
        if not maja.play(3):
            olek.play()
    maja.sees_result()
    olek.sees_result()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("width", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_and_width(arrive: Arrive, game: str, width: str, language: str) -> None:
    maja = arrive(width=width, language=language, by="touch" if width == "phone" else "mouse")
    begin(maja, game, "bot")
    maja.play_to_the_end(2)


@pytest.mark.parametrize("game", GAMES)
def test_by_touch_on_a_phone(arrive: Arrive, game: str) -> None:
    maja = arrive(width="phone", by="touch", language="uk", dark=True)
    begin(maja, game, "bot")
    maja.play_to_the_end(3)
    assert maja.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    maja = arrive(by="keys")
    begin(maja, game, "bot")
    maja.play_to_the_end(3)


@pytest.mark.parametrize("game", GAMES)
def test_the_server_is_killed_and_play_goes_on(browser: Browser, tmp_path: Path, arrive: Arrive, game: str) -> None:
    with Server(tmp_path, bot_processes=1) as server:
        maja = arrive(server=server)
        maja.forgive("WebSocket connection", "ERR_CONNECTION")
        begin(maja, game, "bot")
        for _ in range(3):
            assert maja.wait_for_turn()
            maja.play()
        server.kill()
        expect(maja.page.locator("[data-connection=lost] [role=status]")).to_be_visible()
        server.start()
        expect(maja.page.locator("[data-connection=lost]")).to_have_count(0)
        maja.play_to_the_end(3)
