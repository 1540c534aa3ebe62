"""Puzzles on the page: solved by mouse, by keys and on a phone; a wrong try is refuted; a puzzle of the day, themes."""

import json

import pytest
from playwright.sync_api import expect

from hexapoda.games.names import NAMES
from hexapoda.learn.puzzles import Puzzle, puzzles
from hexapoda.play.game import Position
from tests.page.person import Person
from tests.page.tables import Arrive, button, sees
from tests.page.test_access import violations

HIVE = puzzles("hive")
WAYS = [("desk", "mouse"), ("desk", "keys"), ("phone", "touch")]


def one(theme: str, game: str = "hive") -> Puzzle:
    """A puzzle of a theme."""
    return next(each for each in puzzles(game).values() if each.theme == theme)


def start(person: Person, puzzle: Puzzle, game: str = "hive") -> Position:
    """Opens a puzzle."""
    person.open(f"/puzzles/{game}/{puzzle.id}")
    person.page.locator("[data-spot]").first.wait_for(state="attached")
    return puzzle.start()


def play(person: Person, position: Position, text: str) -> None:
    """Plays a move by clicking its parts."""
    person.point_at(position.parse(text), position)


def solve(person: Person, puzzle: Puzzle, position: Position) -> None:
    """Plays the solution; replies come by themselves."""
    solver = position.actor
    for number, text in enumerate(puzzle.line):
        if position.actor == solver:
            expect(person.page.locator("main")).to_contain_text(f"{number} / ")
            play(person, position, text)
        position.push(text)


def rating(person: Person) -> dict[str, object]:
    """What the browser keeps of Hive's puzzles."""
    return json.loads(person.page.evaluate("localStorage.getItem('puzzles') ?? '{}'")).get("hive", {})


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_a_puzzle_is_solved(arrive: Arrive, width: str, by: str) -> None:
    person = arrive(width=width, by=by)
    puzzle = one("win-2")
    solve(person, puzzle, start(person, puzzle))
    sees(person, "Solved!")
    assert rating(person)["done"] == {puzzle.id: True}
    assert rating(person)["rating"] > 1000
    person.use(button(person, "Next puzzle").filter(visible=True).first)
    expect(person.page).not_to_have_url(person.server.url + f"/puzzles/hive/{puzzle.id}")
    person.page.locator("[data-spot]").first.wait_for(state="attached")


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_a_wrong_try_is_refuted_and_can_be_taken_back(arrive: Arrive, width: str, by: str) -> None:
    person = arrive(width=width, by=by)
    puzzle = one("win-2")
    position = start(person, puzzle)
    move = next(
        each for each in position.legal_moves if each.text not in puzzle.right(0) and puzzle.refutation(0, each.text)
    )
    play(person, position, move.text)
    sees(person, "That does not win in time. Look at the reply.")
    expect(person.page.locator("main")).to_contain_text("2 / 2")  # the reply plays itself
    assert rating(person)["done"] == {puzzle.id: False}
    person.use(button(person, "Try again").filter(visible=True).first)
    solve(person, puzzle, position)
    sees(person, "That is the solution.")
    assert rating(person)["done"] == {puzzle.id: False}


def test_nothing_of_the_solution_is_shown_before(arrive: Arrive) -> None:
    person = arrive()
    start(person, one("win-3"))
    expect(person.page.get_by_label("Position", exact=True)).to_have_attribute("max", "0")


def test_a_loaded_puzzle_needs_no_connection(arrive: Arrive) -> None:
    person = arrive()
    person.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
    puzzle = one("win-3")
    position = start(person, puzzle)
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    solve(person, puzzle, position)
    sees(person, "Solved!")
    person.context.set_offline(False)


def test_help_shows_where_to_begin_then_the_solution(arrive: Arrive) -> None:
    person = arrive()
    puzzle = one("win-1")
    start(person, puzzle)
    person.use(button(person, "Hint").first)
    assert rating(person)["done"] == {puzzle.id: False}
    person.use(button(person, "Show the solution").first)
    sees(person, "That is the solution.")


@pytest.mark.parametrize("game", [name for name in NAMES if name != "hive"])
def test_a_puzzle_of_another_game_is_solved(arrive: Arrive, game: str) -> None:
    person = arrive()
    puzzle = min(puzzles(game).values(), key=lambda each: (len(each.line), each.rating))
    solve(person, puzzle, start(person, puzzle, game))
    sees(person, "Solved!")


def test_the_list_leads_to_the_puzzle_of_the_day_and_to_themes(arrive: Arrive) -> None:
    person = arrive()
    person.open("/")
    person.use(person.page.get_by_role("link", name="Solve puzzles"))
    hive = person.page.locator("section[data-game=hive]")
    expect(hive).to_contain_text(f"Solved: 0 of {len(HIVE)}.")
    address = hive.get_by_role("link", name="Puzzle of the day").get_attribute("href")
    assert address is not None
    assert address.rpartition("/")[2] in HIVE
    person.use(hive.locator("[data-theme-name=save]"))
    sees(person, "All moves but one lose. Which one saves you?")
    assert person.page.url.endswith("?theme=save")


def test_an_unknown_puzzle_says_so(arrive: Arrive) -> None:
    person = arrive()
    person.forgive("404")
    person.open("/puzzles/hive/none")
    sees(person, "has no puzzle none")


@pytest.mark.parametrize("width", ["desk", "phone"])
def test_axe_finds_nothing(arrive: Arrive, width: str) -> None:
    person = arrive(width=width)
    person.open("/puzzles")
    person.page.locator("section[data-game=hive]").wait_for()
    assert violations(person) == []
    puzzle = one("win-2")
    position = start(person, puzzle)
    assert violations(person) == []
    solve(person, puzzle, position)
    sees(person, "Solved!")
    assert violations(person) == []
