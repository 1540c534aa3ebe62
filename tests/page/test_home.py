"""The home page and the form for a new game: live tables, invitations, and options in words."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page import scenes
from tests.page.person import Person
from tests.page.tables import Arrive, button, link, make, sees, sit, until


def named(arrive: Arrive, name: str) -> Person:
    """A guest with a unique name."""
    person = arrive()
    scenes.become_guest(person, name)
    return person


def tables(person: Person, title: str) -> Locator:
    """A list of tables on the home page."""
    return person.page.get_by_role("region", name=title)


# ── tables ──


def test_an_open_table_appears_and_can_be_joined(arrive: Arrive) -> None:
    nina = arrive()
    nina.open("/")
    expect(tables(nina, "Open tables")).to_be_visible()
    olek = named(arrive, "Olek the Open")
    table = make(olek, "hive", ("me", "open"), listing="public", options={"type": "Base+MLP"})
    row = tables(nina, "Open tables").get_by_role("listitem").filter(has_text="Olek the Open")
    expect(row).to_contain_text("one seat is open")
    expect(row).to_contain_text("Basic set with mosquito, ladybug and pillbug")
    row.get_by_role("link", name="Sit down: Hive, Olek the Open").click()
    assert nina.at_table() == table["id"]
    button(nina, "Sit down").click()
    nina.page.locator("[data-spot]").first.wait_for(state="attached")
    assert nina.look()["status"] == "running"
    # It is no longer open.
    wanda = arrive()
    wanda.open("/")
    expect(tables(wanda, "In progress")).to_contain_text("Olek the Open")
    expect(tables(wanda, "Open tables")).not_to_contain_text("Olek the Open")


def test_a_private_table_is_not_listed(arrive: Arrive) -> None:
    nina = arrive()
    nina.open("/")
    make(named(arrive, "Hidden Hana"), "hive", ("me", "open"))
    make(named(arrive, "Public Pola"), "hive", ("me", "open"), listing="public")
    expect(tables(nina, "Open tables")).to_contain_text("Public Pola")
    expect(nina.page.locator("main")).not_to_contain_text("Hidden Hana")


def test_a_running_game_is_watched_and_then_found_among_the_finished(arrive: Arrive) -> None:
    nina = arrive()
    nina.open("/")
    olek = named(arrive, "Olek the Runner")
    sit(olek, "hive", ("me", "bot"), listing="public")
    row = tables(nina, "In progress").get_by_role("listitem").filter(has_text="Olek the Runner")
    row.get_by_role("link", name=re.compile("^Watch: Hive")).click()
    assert nina.at_table() == olek.table
    nina.page.locator("[data-spot]").first.wait_for(state="attached")
    button(olek, "Resign").click()
    olek.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    nina.sees_result()
    link(nina, "Hexapoda: Home page").click()
    row = tables(nina, "Finished games").get_by_role("listitem").filter(has_text="Olek the Runner")
    expect(row).to_be_visible()
    expect(tables(nina, "In progress")).not_to_contain_text("Olek the Runner")
    row.get_by_role("link", name=re.compile("^Replay: Hive")).click()
    nina.page.wait_for_url("**/replay*")
    # Its players find it among their own.
    link(olek, "Hexapoda: Home page").click()
    expect(tables(olek, "My results").get_by_role("listitem")).to_contain_text("You lost")
    # A game that goes on comes first.
    make(olek, "hive", ("me", "bot"))
    olek.page.reload()
    row = tables(olek, "Continue").get_by_role("listitem")
    expect(row).to_contain_text("Your turn")
    row.get_by_role("link", name=re.compile("^Continue: Hive")).click()
    olek.at_table()


def test_two_clicks_to_a_game(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/")
    button(maja, "Play now: Hive").click()
    maja.at_table()
    expect(maja.page.locator("[data-choosable]").first).to_be_visible()
    assert about(maja)["info"]["options"] == {"type": "Base+MLP", "opening": "tournament", "repetition": "draw"}
    maja.open("/")
    maja.page.locator('[data-game="hive"]').get_by_text("Base game").click()
    button(maja, "Play now: Hive").click()
    assert about(maja)["info"]["options"] == {"type": "Base", "opening": "rulebook", "repetition": "draw"}


def test_the_strength_of_the_bot(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/")
    card = maja.page.locator('[data-game="hive"]')
    card.get_by_label("Bot strength").fill("1")
    expect(card).to_contain_text("Easy")
    button(maja, "Play now: Hive").click()
    maja.at_table()
    sees(maja, re.compile("^Easy"))
    maja.open("/")
    expect(card).to_contain_text("Easy")


def test_an_invitation(arrive: Arrive) -> None:
    maja = arrive()
    maja.context.grant_permissions(["clipboard-read", "clipboard-write"])
    maja.open("/")
    button(maja, "Invite a friend: Termites").click()
    maja.at_table()
    address = maja.page.get_by_label("Link to the table").input_value()
    assert re.fullmatch(rf"{re.escape(maja.server.url)}/tables/{maja.table}\?token=\S+", address)
    code = maja.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert len(code.locator("path").get_attribute("d") or "") > 1000
    button(maja, "Copy the link").click()
    sees(maja, "Copied")
    assert maja.page.evaluate("navigator.clipboard.readText()") == address
    sees(maja, "Waiting for one more player.")
    # With the link one sees what game it is before one sits down.
    guest = arrive()
    guest.open(address.removeprefix(maja.server.url))
    terms = guest.page.locator("[data-terms]")
    for words in ("Map", "From the setup", "Everyone can think as long as they like.", "Who may chat"):
        expect(terms).to_contain_text(words)
    sees(guest, re.compile("invites you to a game"))
    # Without the link no one can join.
    nina = arrive()
    nina.open(f"/tables/{maja.table}")
    expect(nina.page.locator("[data-join]")).to_have_count(0)


def test_bots_take_the_seats_of_friends_who_do_not_come(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/")
    button(maja, "Invite a friend: Hive").click()
    maja.at_table()
    button(maja, "Start with bots on the free seats").click()
    expect(maja.page.locator("[data-choosable]").first).to_be_visible()


def test_what_is_being_compiled_is_said_until_it_is_done(arrive: Arrive) -> None:
    maja = arrive()
    ready = {"stage": "ready", "progress": ""}
    answers = [[{"game": "hive", **ready}, {"game": "termites", "stage": "compiling", "progress": "rules"}]]
    answers.append([{"game": "hive", **ready}, {"game": "termites", **ready}])

    def answer(route: Route) -> None:
        route.fulfill(json={"games": answers.pop(0) if len(answers) > 1 else answers[0]})

    maja.page.route("**/api/readiness", answer)
    maja.open("/")
    sees(maja, re.compile("Compiling for this computer, once: Termites"))
    progress = maja.page.get_by_role("progressbar", name="1 of 2 games are ready")
    expect(progress).to_be_visible()
    expect(maja.page.get_by_text("Compiling for this computer")).to_have_count(0)


def test_name_and_colours_are_kept(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/")
    button(maja, "Settings").click()
    maja.page.get_by_label("Your name").fill("Maja Ż.")
    button(maja, "Save").click()
    sees(maja, re.compile("^Saved"))
    maja.page.get_by_role("group", name="Colours").get_by_text("Dark").click()
    expect(maja.page.locator("html")).to_have_attribute("data-theme", "dark")
    maja.page.get_by_role("switch", name="High contrast").click()
    expect(maja.page.locator("html")).to_have_attribute("data-contrast", "high")
    maja.page.reload()
    expect(maja.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(maja.page.locator("html")).to_have_attribute("data-contrast", "high")
    button(maja, "Settings").click()
    expect(maja.page.get_by_label("Your name")).to_have_value("Maja Ż.")


def test_an_address_that_leads_nowhere(arrive: Arrive) -> None:
    maja = arrive()
    maja.forgive("status of 404")
    maja.open("/nowhere/at/all")
    sees(maja, "Nobody lives here")
    # The API says so too.
    answer = maja.context.request.get(f"{maja.server.url}/nowhere/at/all")
    assert (answer.status, answer.json()["error"]["code"]) == (404, "not-found")
    link(maja, "To the games").click()
    expect(maja.page.locator('[data-game="hive"]')).to_be_visible()


# ── a new game ──


def about(person: Person) -> dict[str, Any]:
    """The server's description of the shown table."""
    person.at_table()
    return person.context.request.get(f"{person.server.url}/api/tables/{person.table}").json()


def test_hive_with_expansions(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/new/hive")
    for name in ("Mosquito", "Ladybug", "Pillbug"):
        expect(button(maja, name)).to_have_attribute("aria-pressed", "true")  # as most people play
    button(maja, "None of them").click()
    for name in ("Mosquito", "Pillbug"):
        expect(button(maja, name)).to_have_attribute("aria-pressed", "false")
        button(maja, name).click()
        expect(button(maja, name)).to_have_attribute("aria-pressed", "true")
    sees(maja, "Basic set with mosquito and pillbug")
    expect(maja.page.get_by_label("Tournament: a player’s first piece can’t be the queen")).to_be_checked()
    maja.page.get_by_label("On one screen").check(force=True)
    button(maja, "Start the game: Hive").click()
    made = about(maja)
    assert made["info"]["options"] == {"type": "Base+MP", "opening": "tournament", "repetition": "draw"}
    assert [seat["kind"] for seat in made["state"]["seats"]] == ["person", "person"]
    expect(maja.spot("wP")).to_be_visible()
    expect(maja.spot("wM")).to_be_visible()
    expect(maja.spot("wL")).to_have_count(0)


def test_termites_for_three_on_a_drawn_map(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/new/termites")
    maja.page.get_by_role("group", name="Players").get_by_text("3").click()
    maja.page.get_by_label("Map").select_option("Generated at random")
    maja.page.get_by_role("group", name="Type of clock").get_by_text("Minutes").click()
    maja.page.get_by_label("Minutes per game").fill("7")
    maja.page.get_by_label("Seconds added per move").fill("4")
    maja.page.get_by_label("Who may watch").select_option("Players only")
    button(maja, "Start the game: Termites").click()
    made = about(maja)
    info = made["info"]
    assert (info["options"]["players"], info["options"]["map"]) == (3, "random")
    assert info["terms"]["clock"] == {"kind": "game", "seconds": 420, "increment": 4}
    assert (info["watching"], len(made["state"]["seats"])) == ("players", 3)
    expect(maja.page.get_by_role("timer")).to_have_count(3)


def test_an_open_table_for_friends_in_plain_words(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/new/hive?for=friends")
    maja.page.get_by_label("Who can find the table").select_option("Everyone, on the home page")
    maja.page.get_by_label("Who may chat").select_option("Nobody")
    maja.page.get_by_role("group", name="Type of clock").get_by_text("Days").click()
    maja.page.get_by_label("Days per move").select_option("3 days")
    button(maja, "Open the table: Hive").click()
    info = about(maja)["info"]
    assert (info["listing"], info["chat"]) == ("public", "nobody")
    assert info["terms"]["clock"] == {"kind": "days", "days": 3}
    expect(maja.page.locator("[data-invite]")).to_be_visible()
    expect(maja.page.get_by_label("Say something")).to_have_count(0)


@pytest.mark.parametrize(("text", "words"), [("water:Z9", "Z9"), ("lava:A1", "lava"), ("water:A1,A2,A3,A4,A5", "")])
def test_a_map_that_cannot_be_is_refused_at_the_form(arrive: Arrive, text: str, words: str) -> None:
    maja = arrive()
    maja.forgive("status of 4")
    maja.open("/new/termites")
    maja.page.get_by_label("Map").select_option("Other…")
    maja.page.get_by_role("textbox", name="Map").fill(text)
    button(maja, "Start the game: Termites").click()
    told = maja.page.get_by_role("alert")
    expect(told).to_contain_text(words)
    assert not re.match(r"(error|refusal)-", told.inner_text().strip())
    assert maja.page.url.endswith("/new/termites")
    maja.page.get_by_label("Map").first.select_option("Generated at random")
    button(maja, "Start the game: Termites").click()
    maja.at_table()


def test_options_of_an_address(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/new/hive?options=%7B%22type%22%3A%22Base%2BL%22%7D")
    expect(button(maja, "Ladybug")).to_have_attribute("aria-pressed", "true")
    maja.open("/")
    maja.open("/new/hive?options=nonsense")
    sees(maja, re.compile("The options in the address could not be read"))
    until(maja, lambda: button(maja, "Mosquito").get_attribute("aria-pressed") == "true", "the usual options")
