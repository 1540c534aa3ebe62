"""Games in a real browser, in every way to play: one whole game on each board, and in the long run all of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hexapoda.games.names import NAMES
from hexapoda.kernel import cache
from tests.page.person import Person
from tests.page.tables import LAST_ROUND, LAST_TOKENS, LAST_TURNS, make
from tests.server.harness import Server
from tests.settings import LONG, rest_is_long

GAMES = NAMES
#: Positions near the end of long games.
LATE = {"termites": LAST_TOKENS, "ants": LAST_TURNS, "myrmes": LAST_ROUND}
#: The way in which every run plays each game to its end. The other ways end by resignation after a few decisions.
WHOLE = {"hive": "screen", "termites": "touch", "ants": "friends", "myrmes": "keys"}
FEW = 4
SEATS = {"bot": ("me", "bot"), "screen": ("me", "me"), "friends": ("me", "open")}
Arrive = Callable[..., Person]


def is_whole(game: str, way: str) -> bool:
    """Whether a game is played to its end in a way."""
    return LONG or WHOLE[game] == way


def ways(way: str) -> list[Any]:
    """The games for a way to play: in every run the one that is played to its end so, else Hive for a few moves."""
    first = next((game for game in GAMES if WHOLE[game] == way), GAMES[0])
    return rest_is_long(GAMES, lambda game: game == first)


def begin(person: Person, game: str, way: str, *, late: bool = False) -> str:
    """Starts a game from the home page: "bot", "screen" or "friends"; or near its end, except in the long run."""
    person.open("/")
    if game in LATE and late and not LONG:
        person.open(f"/tables/{make(person, game, SEATS[way], **LATE[game])['id']}")
    else:
        person.use(person.page.locator(f'[data-game="{game}"] [data-start="{way}"]'))
    return person.at_table()


@pytest.mark.parametrize("game", ways("bot"))
def test_against_a_bot(arrive: Arrive, game: str) -> None:
    maja = arrive()
    begin(maja, game, "bot")
    maja.play_on(None, to_the_end=is_whole(game, "bot"), few=FEW)


@pytest.mark.parametrize("game", ways("screen"))
def test_two_people_on_one_screen(arrive: Arrive, game: str) -> None:
    maja, whole = arrive(), is_whole(game, "screen")
    begin(maja, game, "screen", late=whole)
    decisions = 0
    while maja.wait_for_turn() and (whole or decisions < FEW):
        decisions += maja.play(3 if maja.look()["actor"] == 0 else None)
    if not whole:
        maja.resign()
    maja.sees_result()


@pytest.mark.parametrize("game", ways("friends"))
def test_two_pages_against_each_other(arrive: Arrive, game: str) -> None:
    maja, olek = arrive(), arrive(language="pl", width="phone", by="touch")
    whole = is_whole(game, "friends")
    begin(maja, game, "friends", late=whole)
    olek.open(maja.page.locator("[data-invite]").first.input_value().removeprefix(maja.server.url))
    olek.use(olek.page.locator("[data-join]").first)
    olek.table = maja.table
    decisions = 0
    while maja.look()["status"] != "finished" and (whole or decisions < FEW):
        decisions += maja.play(3) or olek.play()
    if not whole:
        olek.resign()
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
    begin(maja, game, "bot", late=True)
    maja.play_on(3, to_the_end=is_whole(game, "touch"), few=FEW)
    assert maja.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    maja = arrive(by="keys")
    begin(maja, game, "bot", late=True)
    maja.play_on(3, to_the_end=is_whole(game, "keys"), few=FEW)


@pytest.mark.parametrize("game", rest_is_long(GAMES, lambda game: game == GAMES[0]))
def test_the_server_is_killed_and_play_goes_on(browser: Browser, tmp_path: Path, arrive: Arrive, game: str) -> None:
    rules = cache.COMPILED if LONG else cache.INTERPRETED
    with Server(tmp_path, rules=rules, bot_processes=1) as server:
        maja = arrive(server=server)
        maja.forgive("WebSocket connection", "ERR_CONNECTION")
        begin(maja, game, "bot")
        for _ in range(2):
            assert maja.wait_for_turn()
            maja.play()
        server.kill()
        expect(maja.page.locator("[data-connection=lost] [role=status]")).to_be_visible()
        server.start()
        expect(maja.page.locator("[data-connection=lost]")).to_have_count(0)
        maja.play_on(3, to_the_end=LONG, few=FEW)
