"""The position editor: by mouse, keys and finger, from an empty table to a position that is played and shared."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.page.person import By, Person
from tests.page.tables import Arrive, button, sees
from tests.page.test_access import violations

#: A few clicks of each game with palettes: the tool, its places, and words of the position text after it.
PAINTED = {
    "termites": ("neutral", ["F7"], "neutral=7@F6,7@F7"),
    "ants": ("A.W", ["AB5"], "A=W@AB5"),
    "myrmes": ("red.P2", ["4,11", "4,12"], "A.P2.red."),
}


def put(person: Person, piece: str, place: str) -> None:
    """Sets a piece on a place."""
    before = person.page.url
    person.point(piece)
    person.point(place)
    person.page.wait_for_function("(before) => location.href !== before", arg=before)


@pytest.mark.parametrize(("by", "width"), [("mouse", "desk"), ("keys", "desk"), ("touch", "phone")])
def test_a_position_of_hive_from_an_empty_table(arrive: Arrive, by: By, width: Literal["desk", "phone"]) -> None:
    maja = arrive(by=by, width=width)
    maja.open("/editor/hive")
    sees(maja, "The rules allow this position.")
    put(maja, "wQ", "0,0")
    put(maja, "bQ", "1,0")
    put(maja, "wS1", "1,0")
    sees(maja, re.compile("wS1 can’t lie on top of another piece"))
    expect(maja.page.get_by_role("link", name="Rule H4.2")).to_have_attribute("href", "/rules/hive#H4.2")
    maja.point("wS1")
    maja.use(button(maja, "Take it off"))
    sees(maja, "The rules allow this position.")
    maja.page.get_by_label("Whose turn it is").select_option("black")
    expect(maja.page).to_have_url(re.compile(r"Black%5B\d+%5D\+wQ%400%2C0\+bQ%401%2C0$"))
    assert violations(maja) == []
    maja.use(maja.page.get_by_role("link", name="Analyse"))
    expect(maja.page.get_by_role("heading", name="Analysis: Hive")).to_be_visible()
    expect(maja.spot("bA1")).to_be_attached()


def test_changes_are_taken_back_and_done_again(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/editor/hive")
    put(maja, "wQ", "0,0")
    put(maja, "bQ", "1,0")
    maja.page.keyboard.press("Control+z")
    expect(maja.page).to_have_url(re.compile("wQ%400%2C0$"))
    button(maja, "Redo").click()
    expect(maja.page).to_have_url(re.compile("bQ%401%2C0$"))
    maja.point("bQ")
    maja.page.keyboard.press("Delete")
    expect(maja.page).to_have_url(re.compile("wQ%400%2C0$"))


@pytest.mark.parametrize("game", PAINTED)
def test_a_brush_sets_things_on_the_board(arrive: Arrive, game: str) -> None:
    maja = arrive()
    maja.open(f"/editor/{game}")
    part, places, text = PAINTED[game]
    maja.page.locator(f'[data-tool="{part}"]').click()
    for place in places:
        maja.page.locator(f'[data-spot="{place}"]').first.click()
    maja.page.get_by_text("The position as text").click()
    expect(maja.page.get_by_role("textbox", name="The position as text")).to_have_value(re.compile(re.escape(text)))
    expect(maja.page.locator(f'[data-tool="{part}"]')).to_have_attribute("aria-pressed", "true")


def test_a_link_opens_the_same_position_and_a_broken_one_loses_nothing(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/editor/hive?position=hive+type%3DBase+%7C+White%5B3%5D+wQ%400%2C0+bQ%402%2C0")
    sees(maja, re.compile("is not connected to the rest of the hive"))
    expect(maja.spot("bQ")).to_be_attached()
    maja.forgive("400")
    maja.open("/editor/hive?position=White3+wQ%400%2C0")
    sees(maja, re.compile("“White3” is not a valid turn"))
    text = maja.page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value("White3 wQ@0,0")
    text.fill("White[3] wQ@0,0 bQ@1,0")
    button(maja, "Set up").click()
    sees(maja, "The rules allow this position.")


def test_from_the_editor_a_game_begins(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/editor/hive")
    put(maja, "wQ", "0,0")
    put(maja, "bQ", "1,0")
    button(maja, "Play on from here").click()
    maja.page.get_by_label("Against").select_option("screen")
    maja.page.locator(".form").get_by_role("button").click()
    maja.page.wait_for_url(re.compile("/tables/"))
    expect(maja.spot("bQ")).to_be_attached()
