"""English, Polish and Ukrainian: chosen by the browser, switched at once, with the right plurals."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.person import Person
from tests.page.tables import OPEN_HIVE, Arrive, drawn, link, meet, sit

HEADLINES = {"en": "Small creatures, deep games", "pl": "Małe stworzenia", "uk": "Маленькі"}
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}


def speaks(person: Person, language: str) -> None:
    """Expects the home page in this language."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(HEADLINES[language])


def switch(person: Person, language: str) -> None:
    """Chooses a language from the menu."""
    person.page.get_by_role("banner").get_by_role("button", name=re.compile("^(EN|PL|UK): ")).click()
    person.page.get_by_role("menuitemcheckbox", name=NAMES[language]).click()


@pytest.mark.parametrize("language", HEADLINES)
def test_the_browser_says_which_language(arrive: Arrive, language: str) -> None:
    maja = arrive(language=language)
    maja.open("/")
    speaks(maja, language)


@pytest.mark.parametrize(("wished", "language"), [(["de-DE", "uk"], "uk"), (["fr", "ja"], "en"), (["PL", "en"], "pl")])
def test_the_first_language_that_we_speak(arrive: Arrive, wished: list[str], language: str) -> None:
    maja = arrive()
    maja.page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{value: {wished}}})")
    maja.open("/")
    speaks(maja, language)


def test_switching_at_once_and_for_good(arrive: Arrive) -> None:
    maja = arrive()
    maja.open("/")
    speaks(maja, "en")
    maja.page.evaluate("window.same = true")
    for language in ("pl", "uk"):
        switch(maja, language)
        speaks(maja, language)
    assert maja.page.evaluate("window.same")
    maja.page.reload()
    speaks(maja, "uk")
    switch(maja, "en")
    speaks(maja, "en")


def test_switching_in_the_midst_of_a_game(arrive: Arrive) -> None:
    maja = arrive()
    sit(maja, "hive", position=OPEN_HIVE)
    maja.point("wG1")
    maja.point("-1,0")
    maja.point("bG1")
    switch(maja, "pl")
    expect(maja.page.locator("main")).to_contain_text("Wybierz pole dla czarnego konika polnego 1")
    expect(maja.spot("wG1")).to_have_accessible_name(re.compile("^biały konik polny 1"))
    expect(link(maja, re.compile("^Biały: wG1 -wQ Konik polny 1"))).to_be_visible()
    maja.point("4,0")
    expect(maja.spot("bG1")).to_have_attribute("data-hex", "4,0")


def test_people_of_several_languages_at_one_table(arrive: Arrive) -> None:
    maja, olek = arrive(language="pl"), arrive(language="uk")
    meet(maja, olek, "hive", position=OPEN_HIVE)
    expect(maja.spot("wQ")).to_have_accessible_name(re.compile("^biała królowa"))
    expect(olek.spot("wQ")).to_have_accessible_name(re.compile("^біла "))


#: Units of Blue and Red in drawings of the rulebook, as Polish and Ukrainian count them.
COUNTED = {
    ("pl", 13): ["1 jednostka", "2 jednostki"],
    ("pl", 11): ["1 jednostka", "5 jednostek"],
    ("uk", 13): ["1 загін", "2 загони"],
    ("uk", 11): ["1 загін", "5 загонів"],
}


@pytest.mark.parametrize(("language", "number"), COUNTED)
def test_plurals(arrive: Arrive, language: str, number: int) -> None:
    maja = arrive(language=language)
    sit(maja, "termites", ["me", "me"], **drawn("termites", number))  # so that nobody changes the numbers
    maja.uncover()
    for words in COUNTED[language, number]:
        expect(maja.page.locator("main").get_by_text(re.compile(f"· {words}$"))).to_be_visible()


def test_numbers_are_written_as_the_language_writes_them(arrive: Arrive) -> None:
    for language, sign in (("en", "."), ("pl", ",")):
        maja = arrive(language=language)
        maja.open("/study/hive")
        estimate = maja.page.get_by_role("img", name=re.compile(rf"[-+−]?\d{re.escape(sign)}\d\d"))
        expect(estimate).to_be_visible()
