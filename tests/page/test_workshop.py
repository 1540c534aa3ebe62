"""The workshop for maps of Termites: what the rules say, symmetry, keeping, sending and playing."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.person import Person
from tests.page.tables import Arrive, button, link, sees, until

FINE = "This map can be played."
#: More water side by side than the rules allow.
WATERS = ("A1", "A2", "A3", "A4", "A5")


@pytest.fixture
def maja(arrive: Arrive) -> Person:
    """Somebody in the workshop, with the map of the box for two."""
    person = arrive()
    person.open("/workshop/termites")
    button(person, "2 players").click()
    sees(person, FINE)
    return person


def lay(person: Person, brush: str, *hexes: str) -> None:
    """Lay something."""
    button(person, brush).click()
    for place in hexes:
        person.spot(place).click()


def lies(person: Person) -> dict[str, str]:
    """What lies on each hex that is not clear, in words."""
    labels = person.page.locator("[data-spot]").evaluate_all("all => all.map(each => each.ariaLabel)")
    found = dict(label.replace(", against the rules", "").split(", ", 1) for label in labels)
    return {place: what for place, what in found.items() if what != "clear ground"}


def test_the_rules_are_checked_live(maja: Person) -> None:
    button(maja, "Clear everything").click()
    maja.page.get_by_label("Symmetry").select_option("None")
    lay(maja, "Neutral mound", "F6")
    sees(maja, FINE)
    before = lies(maja)
    lay(maja, "Water", *WATERS)
    verdict = maja.page.get_by_role("status").filter(has=maja.page.get_by_role("link", name=re.compile("^Rule T")))
    expect(verdict).to_be_visible()
    expect(maja.page.locator('[data-spot][aria-label*="against the rules"]').first).to_be_visible()
    expect(button(maja, "Play on this map")).to_be_disabled()
    clause = verdict.get_by_role("link").inner_text().removeprefix("Rule ")
    for _ in WATERS:
        button(maja, "Undo").click()
    sees(maja, FINE)
    assert lies(maja) == before
    button(maja, "Redo").click()
    assert lies(maja) != before
    for _ in WATERS[1:]:
        button(maja, "Redo").click()
    link(maja, f"Rule {clause}").click()
    expect(maja.page.locator(f'[id="{clause}"]')).to_be_in_viewport()


def test_an_empty_map_lacks_something(maja: Person) -> None:
    button(maja, "Clear everything").click()
    assert lies(maja) == {}
    expect(maja.page.get_by_text(FINE)).to_have_count(0)
    sees(maja, "Neutral mounds: 0 of 1")
    sees(maja, "Tiles: 0 of 18")


def test_symmetry(maja: Person) -> None:
    button(maja, "Clear everything").click()
    maja.page.get_by_label("Symmetry").select_option("Half turn")
    lay(maja, "Stones", "A1")
    assert lies(maja) == {"A1": "stones", "K6": "stones"}
    lay(maja, "Clear ground", "K6")
    assert lies(maja) == {}
    maja.page.get_by_label("Symmetry").select_option("Left and right")
    lay(maja, "Vegetation", "B1")
    assert lies(maja) == {"B1": "vegetation", "B7": "vegetation"}
    maja.page.get_by_label("Symmetry").select_option("None")
    lay(maja, "Neutral mound", "F6")
    assert lies(maja).keys() == {"B1", "B7", "F6"}


def test_by_keys(maja: Person) -> None:
    button(maja, "Clear everything").click()
    maja.page.get_by_label("Symmetry").select_option("None")
    maja.page.locator("[data-spot][tabindex='0']").focus()
    maja.page.keyboard.press("3")
    maja.page.keyboard.press("ArrowRight")
    maja.page.keyboard.press("Enter")
    until(maja, lambda: list(lies(maja).values()) == ["stones"], "stones laid by keys")
    maja.page.keyboard.press("Control+z")
    until(maja, lambda: lies(maja) == {}, "taken back by keys")


def test_a_map_is_kept_in_the_browser(maja: Person) -> None:
    before = lies(maja)
    maja.page.get_by_label("Name").fill("Meadow")
    button(maja, "Save in this browser").click()
    sees(maja, "“Meadow” is saved.")
    button(maja, "Clear everything").click()
    maja.page.reload()
    button(maja, "Open “Meadow”").click()
    until(maja, lambda: lies(maja) == before, "the map that was kept")
    expect(maja.page.get_by_label("Name")).to_have_value("Meadow")
    button(maja, "Delete “Meadow”").click()
    sees(maja, "No map is saved in this browser yet.")


def test_a_file_brings_the_same_map(maja: Person, arrive: Arrive) -> None:
    before = lies(maja)
    maja.page.get_by_label("Name").fill("Łąka № 1")
    with maja.page.expect_download() as saved:
        button(maja, "Download as a file").click()
    assert saved.value.suggested_filename.endswith(".toml")
    content = saved.value.path().read_bytes()
    nina = arrive()
    nina.open("/workshop/termites")
    file = nina.page.locator("input[type=file]")
    file.set_input_files({"name": "map.toml", "mimeType": "application/toml", "buffer": content})
    until(nina, lambda: lies(nina) == before, "the map of the file")
    expect(nina.page.get_by_label("Name")).to_have_value("Łąka № 1")
    sees(nina, FINE)
    file.set_input_files({"name": "bad.toml", "mimeType": "application/toml", "buffer": b"hello there"})
    expect(nina.page.get_by_role("alert")).to_contain_text("Line 1 of the file can’t be read")
    assert lies(nina) == before


def test_a_link_brings_the_same_map(maja: Person, arrive: Arrive) -> None:
    before = lies(maja)
    maja.context.grant_permissions(["clipboard-read", "clipboard-write"])
    maja.page.get_by_label("Name").fill("Meadow & more")
    button(maja, "Copy a link").click()
    sees(maja, "Link copied.")
    address = maja.page.evaluate("navigator.clipboard.readText()")
    nina = arrive(language="pl")
    nina.open(address.removeprefix(maja.server.url))
    until(nina, lambda: nina.page.locator("[data-spot]").count() > 90, "a board")
    expect(nina.page.get_by_label("Nazwa")).to_have_value("Meadow & more")
    expect(nina.page.get_by_text("Na tej mapie można grać.")).to_be_visible()
    nina.page.reload()
    nina.page.evaluate("localStorage.setItem('language', 'en')")
    nina.page.reload()
    until(nina, lambda: lies(nina) == before, "the map of the link")


def test_a_link_without_a_map_is_told(arrive: Arrive) -> None:
    nina = arrive()
    nina.open("/workshop/termites#map=lava:A1&players=2")
    expect(nina.page.get_by_role("alert")).to_contain_text("The link does not contain a readable map.")


def test_a_drawn_map_is_fine_and_can_be_played(maja: Person) -> None:
    before = lies(maja)
    button(maja, "Random map").click()
    until(maja, lambda: lies(maja) != before, "another map")
    sees(maja, FINE)
    map_ = lies(maja)
    link(maja, "Play on this map").click()
    maja.page.wait_for_url("**/new/termites?*")
    button(maja, "Start the game: Termites").click()
    maja.at_table()
    board = maja.look()["views"][0]["view"]["board"]
    terrain = {place: words.split(" mound")[0] for place, words in map_.items()}
    neutral = {place for place, piece in board["pieces"].items() if piece["owner"] is None}
    assert board["terrain"] == {place: what for place, what in terrain.items() if what != "neutral"}
    assert neutral == {place for place, what in terrain.items() if what == "neutral"}


def test_a_map_for_three(maja: Person) -> None:
    maja.page.get_by_role("group", name="Players").get_by_text("3").click()
    expect(maja.page.get_by_text(FINE)).to_have_count(0)
    button(maja, "3 players").click()
    sees(maja, FINE)
    sees(maja, "Neutral mounds: 2 of 2")
