"""Several people at a table: offers, chat, clocks, premoves, and hidden hands."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page import scenes
from tests.page.person import Person
from tests.page.tables import OPEN_HIVE, TERMITES, Arrive, button, link, meet, sees, sit, until
from tests.settings import rest_is_long

#: The names of tokens that only Blue has in hand in TERMITES.
BLUE_ONLY = ("1 worker, strength 1", "2 soldiers, strength")


# ── moves ──


def test_a_prepared_move_is_played_when_the_turn_comes(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    olek.spot("bG1").click()
    olek.spot("4,0").click()
    sees(olek, "Premove for your turn")
    expect(olek.spot("4,0")).to_have_accessible_name(re.compile("premove"))
    maja.point("wG1")
    maja.point("-1,0")
    for person in (maja, olek):
        expect(person.spot("bG1")).to_have_attribute("data-hex", "4,0")
    expect(olek.page.get_by_text("Premove for your turn")).to_have_count(0)
    maja.point("wG2")


def test_a_prepared_move_can_be_forgotten(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    olek.spot("bG1").click()
    olek.spot("4,0").click()
    button(olek, "Forget").click()
    expect(olek.page.get_by_text("Premove for your turn")).to_have_count(0)
    maja.point("wG1")
    maja.point("-1,0")
    olek.point("bQ")
    assert olek.look()["actor"] == 1


def test_the_beginning_of_a_move_stays_chosen_for_the_turn(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    olek.spot("bG1").click()
    maja.point("wG1")
    maja.point("-1,0")
    sees(olek, "Choose a place for black grasshopper 1")
    olek.point("4,0")
    expect(maja.spot("bG1")).to_have_attribute("data-hex", "4,0")


def test_a_whole_placement_of_termites_is_prepared(maja: Person, olek: Person) -> None:
    meet(maja, olek, "termites", **TERMITES)
    token(olek, "F1").click()
    olek.page.locator('g[data-spot="H4"]').click()
    sees(olek, "Premove for your turn")
    maja.point("token W1")
    maja.point("E5")
    sees(olek, "Premove for your turn")
    maja.point("stay")
    for person in (maja, olek):
        expect(person.page.locator('g[data-spot="H4"]')).to_have_accessible_name(re.compile("red unit, 1 flyer"))
    sees(olek, "Movement: choose a unit, or stay")


def token(person: Person, kind: str) -> Locator:
    """A token of the person's hand."""
    return person.page.locator(f'button[data-spot="token {kind}"]').first


def test_a_click_in_the_opponents_turn_is_no_move(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    at = olek.look()["at"]
    olek.spot("bQ").click()
    olek.spot("4,-1").click()
    sees(olek, "Premove for your turn")
    assert olek.look()["at"] == at
    expect(olek.spot("bQ")).to_have_attribute("data-hex", "3,0")


def test_a_takeback_is_asked_for_and_granted(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    maja.point("wG1")
    maja.point("-1,0")
    button(maja, "Ask for a takeback").click()
    sees(maja, "You have asked to take your move back.")
    sees(olek, "Maja asks to take a move back.")
    button(olek, "Accept").click()
    for person in (maja, olek):
        expect(person.page.locator('g[data-spot="wG1"]')).to_have_count(0)
    maja.point("wG1")


def test_a_takeback_is_declined(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    maja.point("wG1")
    maja.point("-1,0")
    button(maja, "Ask for a takeback").click()
    button(olek, "Decline").click()
    expect(maja.page.get_by_text("You have asked to take your move back.")).to_have_count(0)
    expect(maja.page.locator('g[data-spot="wG1"]')).to_be_visible()
    sees(maja, "Olek declines the takeback.")
    olek.page.keyboard.press("h")
    sees(olek, "Fair play: there are no hints while you play against other people.")


# ── the end ──


def test_resigning_is_confirmed_and_ends_the_game(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive")
    dialog = maja.page.get_by_role("dialog", name="Resign")
    button(maja, "Resign").click()
    sees(maja, "Resign this game?")
    dialog.get_by_role("button", name="Play on").click()
    assert maja.look()["status"] == "running"
    button(maja, "Resign").click()
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(maja.page.locator("[data-result]")).to_contain_text("Olek won")
    expect(olek.page.locator("[data-result]")).to_contain_text("You won!")
    expect(maja.page.locator("[data-result]")).to_have_attribute("data-result", "flag")  # no trophy for the loser
    expect(olek.page.locator("[data-result]")).to_have_attribute("data-result", "trophy")
    for person in (maja, olek):
        expect(person.page.locator(".victory")).to_contain_text("won")  # over the board, for a while
    button(olek, "How it ended").click()
    expect(olek.page.get_by_role("dialog", name="How it ended").get_by_role("row").nth(1)).to_contain_text(
        "Pieces around the queen"
    )


def test_a_draw_is_offered_and_accepted_and_a_rematch_follows(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive")
    button(maja, "Draw").click()
    sees(olek, "Maja offers a draw.")
    button(olek, "Accept").click()
    for person in (maja, olek):
        expect(person.page.locator("[data-result]")).to_contain_text("Draw")
    button(maja, "Rematch").click()
    sees(olek, "Maja offers a rematch.")
    button(olek, "Accept").click()
    old = maja.table
    for person in (maja, olek):
        person.page.wait_for_url(lambda url: "/tables/" in url and old not in url)
    assert maja.at_table() == olek.at_table()
    until(maja, lambda: maja.look()["status"] == "running", "the rematch begins by itself")
    maja.page.locator("[data-spot]").first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("game", "scene"),
    rest_is_long([("hive", {"position": OPEN_HIVE}), ("termites", TERMITES)], lambda game, _: game == "hive"),
)
def test_a_clock_ticks_and_its_end_ends_the_game(maja: Person, olek: Person, game: str, scene: dict[str, Any]) -> None:
    # Long enough for both pages to load, however busy the machine is.
    meet(maja, olek, game, clock={"kind": "game", "seconds": 15}, **scene)
    clock = maja.page.get_by_role("timer").filter(has_text=re.compile(r"0:(0\d|1[0-4])")).first
    expect(clock).to_be_visible()
    first = clock.inner_text()
    until(maja, lambda: clock.inner_text() != first, "the clock ticks")
    for person, result in ((maja, "Olek won"), (olek, "You won!")):
        expect(person.page.locator("[data-result]")).to_contain_text(result)
        sees(person, "Maja has run out of time.")


# ── chat and spectators ──


def test_what_is_said_arrives_and_is_text(maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive")
    said = '<img src="x" onerror="alert(1)"> <b>good luck</b> & have fun'
    for person in (maja, olek):
        person.page.get_by_role("tab", name="Chat").click()
    field = maja.page.get_by_label("Say something")
    field.fill(said)
    field.press("Enter")
    heard = olek.page.get_by_role("log", name="Chat")
    expect(heard).to_have_text(f"Maja {said}")
    expect(heard.locator("img")).to_have_count(0)
    expect(field).to_have_value("")


def test_unread_words_are_counted(arrive: Arrive, maja: Person) -> None:
    olek = arrive(width="phone", by="touch")
    meet(maja, olek, "hive")
    maja.page.get_by_role("tab", name="Chat").click()
    for words in ("hello", "are you there?"):
        maja.page.get_by_label("Say something").fill(words)
        button(maja, "Send").click()
    button(olek, "Chat (2)").tap()
    expect(olek.page.get_by_role("log", name="Chat")).to_contain_text("are you there?")
    button(olek, "Close").tap()
    expect(button(olek, "Chat")).to_be_visible()


def test_somebody_looks_on_and_sees_moves_but_no_buttons_of_players(arrive: Arrive, maja: Person, olek: Person) -> None:
    meet(maja, olek, "hive", position=OPEN_HIVE)
    nina = arrive()
    nina.table = maja.table
    nina.open(f"/tables/{maja.table}")
    nina.page.locator("[data-spot]").first.wait_for(state="attached")
    for name in ("Resign", "Draw", "Undo", "Hint", "Ask for a takeback"):
        expect(button(nina, name)).to_have_count(0)
    expect(nina.page.locator("[data-choosable]")).to_have_count(0)
    maja.point("wG1")
    maja.point("-1,0")
    expect(nina.spot("wG1")).to_have_attribute("data-hex", "-1,0")
    nina.spot("bG1").click()
    expect(nina.page.get_by_text("Prepared")).to_have_count(0)


def test_nobody_else_sees_a_hand(arrive: Arrive, maja: Person, olek: Person) -> None:
    meet(maja, olek, "termites", **TERMITES)
    nina = arrive()
    nina.table = maja.table
    nina.open(f"/tables/{maja.table}")
    nina.page.locator("[data-spot]").first.wait_for(state="attached")
    assert sorted(hand(maja)) == ["F1", "S2", "W1"]
    for person, own in ((olek, ["F1", "F2", "F2"]), (nina, [])):
        assert sorted(hand(person)) == own
        whole = person.page.content()
        for words in BLUE_ONLY:
            assert words not in whole
        hidden = person.page.get_by_role("img", name="3 tokens, face down")
        expect(hidden).to_have_count(1 if person is olek else 2)
        for view in person.look()["views"]:
            assert view["view"]["board"]["seats"][0]["hand"] is None
    for words in BLUE_ONLY:
        assert words in maja.page.content()


def test_what_somebody_draws_is_told_to_nobody_else(maja: Person, olek: Person) -> None:
    meet(maja, olek, "termites", **TERMITES)
    maja.point("token W1")
    maja.point("E5")
    maja.point("stay")
    logs = [person.page.get_by_role("region", name="Log", exact=True) for person in (maja, olek)]
    expect(logs[1]).to_contain_text("draws a token")
    expect(logs[0]).to_contain_text(re.compile(r"draws \d "))
    expect(logs[1]).not_to_contain_text(re.compile(r"draws \d "))


def test_on_one_screen_nothing_of_a_hand_is_there_while_it_is_passed_on(maja: Person) -> None:
    sit(maja, "termites", **TERMITES)
    expect(button(maja, "I am Blue")).to_be_visible()
    assert_covered(maja)
    maja.uncover()
    expect(token(maja, "S2")).to_be_visible()
    maja.point("token F1")
    maja.point("E5")
    maja.point("stay")
    expect(button(maja, "I am Red")).to_be_visible()
    assert_covered(maja)
    maja.uncover()
    expect(token(maja, "F2")).to_be_visible()
    assert sorted(hand(maja)) == ["F1", "F2", "F2"]
    assert "soldier" not in maja.page.content()


def hand(person: Person) -> list[str]:
    """The visible tokens in hands."""
    shown = person.page.locator("button[data-spot]").evaluate_all("all => all.map(each => each.dataset.spot)")
    return [part.removeprefix("token ") for part in shown]


def assert_covered(person: Person) -> None:
    """Neither tokens in hands nor drawn ones are anywhere in the page."""
    assert hand(person) == []
    whole = person.page.content()
    for words in (*BLUE_ONLY, "2 flyers"):
        assert words not in whole
    assert not re.search(r"draws \d ", whole)


def test_a_table_for_players_only_is_closed_to_others(arrive: Arrive, maja: Person) -> None:
    sit(maja, "hive", watching="players")
    nina = arrive()
    scenes.become_guest(nina, "Nina")
    nina.page.goto(f"/tables/{maja.table}")
    expect(nina.page.get_by_role("alert")).to_be_visible()
    expect(link(nina, "To the games")).to_be_visible()
    expect(nina.page.locator("[data-spot]")).to_have_count(0)
