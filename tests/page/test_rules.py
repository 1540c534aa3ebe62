"""The rulebook: clauses with addresses in three languages, boards to try, and a search."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.person import Person
from tests.page.tables import Arrive, button, link, sees

WORDS = {
    ("hive", "H4.3"): {"en": "grasshopper", "pl": "Konik polny", "uk": "Коник"},
    ("termites", "T5.3"): {"en": "vegetation", "pl": "roślinn", "uk": "рослинн"},
    ("ants", "A5.5"): {"en": "push", "pl": "popch", "uk": "посунути"},
    ("myrmes", "M9.9"): {"en": "water", "pl": "wod", "uk": "вод"},
}


def clause(person: Person, name: str) -> Locator:
    """A clause by its number."""
    return person.page.locator(f'[id="{name}"]')


def ground(thing: Locator) -> str:
    """The background colour of something."""
    return thing.evaluate("each => getComputedStyle(each).backgroundColor")


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize(("game", "name"), WORDS)
def test_an_address_leads_to_a_clause_and_marks_it(arrive: Arrive, game: str, name: str, language: str) -> None:
    maja = arrive(language=language)
    maja.open(f"/rules/{game}#{name}")
    found = clause(maja, name)
    expect(found).to_be_in_viewport()
    expect(found).to_contain_text(re.compile(WORDS[game, name][language], re.IGNORECASE))
    assert ground(found) != ground(clause(maja, f"{name[:3]}4"))
    expect(maja.page.locator("article")).to_have_attribute("lang", language)
    # It stays in sight when the boards around it have loaded.
    expect(found.locator("[data-spot]").first).to_be_attached()
    expect(found).to_be_in_viewport()
    # It fits the smallest phone.
    maja.page.set_viewport_size({"width": 360, "height": 640})
    assert maja.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_link_inside_of_the_rules_goes_on_to_another_clause(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/rules/hive#H4.2")
    text = maja.page.locator("article")
    text.evaluate("each => (each.kept = true)")
    clause(maja, "H4.2").get_by_role("link", name="H3.3").first.click()
    expect(clause(maja, "H3.3")).to_be_in_viewport()
    assert maja.page.url.endswith("/rules/hive#H3.3")
    expect(clause(maja, "H3.3")).not_to_have_css("background-color", ground(clause(maja, "H4.1")))
    expect(clause(maja, "H4.2")).to_have_css("background-color", ground(clause(maja, "H4.1")))
    maja.page.go_back()
    expect(clause(maja, "H4.2")).to_be_in_viewport()
    assert text.evaluate("each => each.kept"), "the page was made anew for another place in it"


def test_a_board_of_the_rules_can_be_played(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/rules/hive#H4.3")
    rule = clause(maja, "H4.3")
    board = rule.get_by_role("group", name="Board to try H4.3")
    wrong = board.locator('[data-spot="0,-1"]')
    expect(wrong).to_be_attached()
    wrong.click()
    expect(rule).to_contain_text("A grasshopper jumps over at least one piece")
    expect(rule.get_by_role("link", name="Rule H4.3 in the rulebook")).to_be_visible()
    board.locator('[data-spot="1,0"][data-choosable]').click()
    expect(board.locator('[data-spot="wG1"]')).to_have_attribute("data-hex", "1,0")
    expect(rule.locator("figcaption")).to_contain_text("Grasshopper 1 goes")
    rule.get_by_role("button", name="Start over").click()
    expect(board.locator('[data-spot="wG1"]')).to_have_attribute("data-hex", "1,-2")


def test_a_board_of_termites_can_be_played(arrive: Arrive) -> None:
    maja = arrive(language="uk")
    maja.open("/rules/termites#T5.3")
    rule = clause(maja, "T5.3")
    rule.locator('button[data-spot="token W1"]').click()
    rule.locator('g[data-spot="F6"]').click()
    expect(rule.locator("figcaption")).to_contain_text("W1")
    expect(rule.locator('figcaption a[href="/rules/termites#T5.3"]')).to_be_visible()
    rule.locator('g[data-spot="F8"][data-choosable]').click()
    expect(rule.locator('g[data-spot="F8"]')).to_have_accessible_name(re.compile("1 робітни"))


def test_a_board_of_ants_can_be_played(arrive: Arrive) -> None:
    maja = arrive(language="pl")
    maja.open("/rules/ants#A11.11")
    rule = clause(maja, "A11.11")
    rule.locator('g[data-spot="AB3"]').click()
    expect(rule.locator("figcaption")).to_contain_text("przeszkoda")
    expect(rule.locator('figcaption a[href="/rules/ants#A6.4"]')).to_be_visible()
    rule.locator('g[data-spot="AB1"][data-choosable]').click()
    expect(rule.locator('g[data-spot="AB1"]')).to_have_accessible_name(re.compile("1 robotnica"))


def test_a_tile_of_myrmes_can_be_placed(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/rules/myrmes#M9.9")
    rule = clause(maja, "M9.9")
    place = rule.locator('[data-spot="3,11 2,12 3,12"][data-choosable]')
    # The triangle is in hand already; there are two places for it.
    expect(rule.locator("[data-next-place]")).to_be_visible()
    if not place.count():
        rule.locator("[data-next-place]").click()
    place.click()
    expect(rule.locator('g[data-spot="A"]')).to_have_accessible_name(re.compile("^tile A of red"))


def test_a_search_finds_words_and_says_where_there_are_none(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/rules/hive")
    everything = maja.page.locator("article .clause")
    expect(everything.nth(20)).to_be_attached()
    maja.page.keyboard.press("/")
    maja.page.keyboard.type("ladybug takes")
    expect(clause(maja, "H4.6")).to_be_visible()
    expect(clause(maja, "H4.3")).to_have_count(0)
    for found in everything.all():
        assert re.search("ladybug", found.inner_text(), re.IGNORECASE)
    expect(maja.page.get_by_role("status").filter(has_text=re.compile("passages? found"))).to_be_attached()
    maja.page.get_by_label("Search the rules").fill("kangaroo")
    sees(maja, "Nothing found for “kangaroo” in these rules.")
    maja.page.get_by_label("Search the rules").fill("")
    expect(clause(maja, "H4.3")).to_be_visible()


def test_a_search_in_polish_counts_in_polish(arrive: Arrive) -> None:
    maja = arrive(language="pl")
    maja.open("/rules/hive")
    field = maja.page.get_by_role("searchbox")
    for query in ("stonoga", "biedronka", "królowa"):
        field.fill(query)
        shown = maja.page.locator("article .part")
        status = maja.page.locator("article [role=status]").first
        expect(status).to_have_text(re.compile(r"Znaleziono|^$"))
        count = shown.count()
        words = "jeden fragment" if count == 1 else f"{count} fragment{'y' if few(count) else 'ów'}"
        expect(status).to_have_text(f"Znaleziono {words}.")


def few(count: int) -> bool:
    """Whether a number takes the Polish plural form of two."""
    return 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14


def test_contents_and_other_games(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/rules/hive")
    contents = maja.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="5. The end").click()
    expect(maja.page.get_by_role("heading", name="5. The end")).to_be_in_viewport()
    link(maja, "Termites").click()
    expect(maja.page.get_by_role("heading", level=1)).to_contain_text("Termites")
    assert maja.page.url.endswith("/rules/termites")


def test_the_link_to_a_clause_can_be_copied(arrive: Arrive) -> None:
    maja = arrive()
    maja.context.grant_permissions(["clipboard-read", "clipboard-write"])
    maja.open("/rules/hive")
    button(maja, "Copy the link to rule H2.2").click()
    expect(maja.page.get_by_text("Link copied.")).to_be_attached()
    assert maja.page.evaluate("navigator.clipboard.readText()") == f"{maja.server.url}/rules/hive#H2.2"
