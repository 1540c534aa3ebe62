"""What the others have done since one's last turn, step by step."""

import re

from playwright.sync_api import expect

from tests.page import scenes
from tests.page.person import Person
from tests.page.tables import OPEN_HIVE, Arrive, button, meet


def test_the_moves_of_others_are_shown_step_by_step(arrive: Arrive) -> None:
    maja, olek = arrive(), arrive()
    meet(maja, olek, "hive", position=OPEN_HIVE)
    maja.point("wG1")
    maja.point("-1,0")
    expect(olek.spot("wG1")).to_have_attribute("data-hex", "-1,0")
    olek.point("bG1")
    olek.point("4,0")
    expect(maja.spot("bG1")).to_have_attribute("data-hex", "4,0")
    maja.page.keyboard.press("s")
    recap = maja.page.get_by_role("group", name="Since your last turn")
    expect(recap).to_contain_text("Olek: grasshopper 1 comes into play to the right of the black queen")
    expect(recap).to_contain_text("1 / 1")
    button(maja, "One move back").click()
    expect(recap).to_contain_text("After your last turn")
    expect(maja.page.locator('g[data-spot="bG1"]')).to_have_count(0)
    # Nothing can be chosen meanwhile.
    expect(maja.page.locator("[data-choosable]")).to_have_count(0)
    button(maja, "Back to the game").click()
    expect(maja.spot("bG1")).to_have_attribute("data-hex", "4,0")
    maja.point("wG2")


def test_it_plays_by_itself_and_marks_the_turns_of_all(arrive: Arrive) -> None:
    maja = arrive()
    scenes.become_guest(maja)
    position = scenes.played("termites", 40, players=3)
    seats = [{"kind": "me"} if seat == position.actor else {"kind": "bot", "level": 1} for seat in range(3)]
    maja.open(f"/tables/{scenes.table_from(maja, position, seats=seats)}")
    maja.at_table()
    # What bots play may be marked at the same places as what they played before, but not in every round.
    assert any(more_is_marked_in_a_round(maja, position.actor) for _ in range(4))


def more_is_marked_in_a_round(maja: Person, seat: int | None) -> bool:
    """Plays to the end of a turn, after which both bots play theirs, and looks at the whole recap: whether it marks
    more than the last turn."""
    while maja.play(1) and maja.look()["actor"] == seat:
        pass
    assert maja.wait_for_turn()
    maja.catch_up(maja.look()["at"])
    latest = maja.page.locator(".board .last").count()
    button(maja, "Since your last turn").click()
    recap = maja.page.get_by_role("group", name="Since your last turn")
    recap.get_by_label("Speed").select_option("fast")
    expect(button(maja, "Autoplay")).to_be_visible()
    expect(recap).to_contain_text(re.compile(r"(\d+) / \1\b"))
    marked = maja.page.locator(".board .last").count()
    button(maja, "Back to the game").click()
    return marked > latest
