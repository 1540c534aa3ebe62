"""Ants' own: battles with reactions, cards with their texts, ants in supply, tunnels, and its form."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.person import Person
from tests.page.tables import LAST_TURNS, Arrive, button, drawn, link, meet, sees, sit, until

#: A's worker can step beside B's soldier; both hold furies, and A another card.
FIGHT = "asked=action first=A turn=1 A=W@AB4 A-chips=2 A-hand=fury,column B=S@AB6 B-chips=3 B-hand=fury*2"


def cell(person: Person, name: str) -> Locator:
    """A cell of the board."""
    return person.page.locator(f'g[data-spot="{name}"]').first


def cards(person: Person) -> list[str]:
    """The visible cards in hands."""
    named = person.page.locator("button[data-spot]").evaluate_all("all => all.map(each => each.dataset.spot)")
    return sorted(each for each in named if len(each) > 1 and each.islower() and each not in ("end", "build", "tunnel"))


def fight(person: Person) -> Locator:
    """The panel of the battle."""
    return person.page.get_by_role("region", name="Battle", exact=True)


# ── battles ──


def test_a_battle_is_fought_step_by_step_and_both_may_react(maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT)
    maja.point("AB4")
    maja.point("AB5")
    for person in (maja, olek):
        expect(fight(person).locator("[aria-current=step]")).to_have_text("Furies")
    expect(fight(maja)).to_contain_text("You may react")
    expect(fight(olek)).to_contain_text(re.compile("A may react", re.IGNORECASE))
    expect(olek.page.locator("[data-choosable]")).to_have_count(0)
    maja.point("W")
    expect(fight(olek)).to_contain_text("You may react")
    expect(fight(olek).get_by_role("img", name="worker, strength 2")).to_be_visible()
    olek.point("pass")
    expect(fight(maja)).to_contain_text("passed")
    maja.point("pass")
    for person in (maja, olek):  # 2 against 2
        expect(fight(person)).to_have_count(0)
        expect(cell(person, "AB5")).not_to_have_accessible_name(re.compile("worker"))
        expect(cell(person, "AB6")).not_to_have_accessible_name(re.compile("soldier"))
        expect(person.page.locator("[data-live]")).to_contain_text("plays no fury")


def test_a_fury_is_played_by_its_card_where_one_ant_fights(maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT)
    maja.point("AB4")
    maja.point("AB5")
    maja.point("fury")
    expect(fight(olek).get_by_role("img", name="worker, strength 2")).to_be_visible()


def test_who_holds_no_fury_is_asked_all_the_same(maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT.replace("B-hand=fury*2", "B-hand=ambush,honeydew"))
    maja.point("AB4")
    maja.point("AB5")
    maja.point("pass")
    expect(fight(maja)).to_contain_text(re.compile("B may react", re.IGNORECASE))
    assert olek.wait_for_turn()
    sees(olek, "Battle: you have no Ant Fury, so pass")
    olek.point("pass")
    expect(fight(maja)).to_have_count(0)


def test_sentries_are_asked_for_first(maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT + " A-table=sentries")
    maja.point("AB4")
    maja.point("AB5")
    for person in (maja, olek):
        expect(fight(person).locator("[aria-current=step]")).to_have_text("Sentries")
    sees(maja, "A battle begins: which of your ants do your sentries help?")
    maja.point("W")
    expect(fight(olek).locator("[aria-current=step]")).to_have_text("Furies")
    expect(fight(olek).get_by_role("img", name="worker, strength 2")).to_be_visible()


# ── cards ──


def test_the_discard_pile_can_be_looked_at(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot"], **LAST_TURNS)
    pile = button(maja, "Discard pile: 11; look at it")
    pile.click()
    cards = maja.page.get_by_role("dialog", name="Discard pile").get_by_role("listitem")
    expect(cards.filter(has_text="Ambush")).to_contain_text("2 ×")
    maja.page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    pile.press("Enter")
    expect(cards.first).to_be_visible()


def test_a_card_says_what_it_does(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot"], position=FIGHT)
    card = maja.page.locator('button[data-spot="column"]')
    expect(card).to_have_accessible_name(re.compile(r"^Tight Column\. Two of your ants"))
    card.hover()
    sees(maja, re.compile("Two of your ants on one cell step together"))
    button(maja, "The cards").click()
    cards = maja.page.get_by_role("dialog", name="The cards").get_by_role("listitem")
    expect(cards).to_have_count(10)
    expect(cards.filter(has_text="Ant Fury").locator("small b")).to_have_text(["8", "0", "7"])


@pytest.mark.parametrize(("language", "words"), [("pl", "Zwarta kolumna"), ("uk", "Щільна колона")])
def test_cards_are_called_in_ones_own_language(arrive: Arrive, language: str, words: str) -> None:
    maja = arrive(language=language, width="phone", by="touch")
    sit(maja, "ants", ["me", "bot"], position=FIGHT)
    expect(maja.page.locator('button[data-spot="column"]')).to_have_accessible_name(re.compile(f"^{words}"))


def test_a_card_alone_is_played_when_it_is_said_so(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot"], position=FIGHT.replace("column", "honeydew"))
    at = maja.look()["at"]
    maja.point("honeydew")
    sees(maja, "Play Honeydew?")
    assert maja.look()["at"] == at
    maja.point("play")
    maja.wait_for(at + 1)
    assert maja.look()["views"][0]["view"]["board"]["seats"][0]["chips"] == 3


def test_nobody_else_sees_a_hand_of_cards(arrive: Arrive, maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT)
    nina = arrive()
    nina.table = maja.table
    nina.open(f"/tables/{maja.table}")
    nina.page.locator("[data-spot]").first.wait_for(state="attached")
    assert [cards(each) for each in (maja, olek, nina)] == [["column", "fury"], ["fury", "fury"], []]
    for person, hidden in ((maja, 1), (olek, 1), (nina, 2)):
        expect(person.page.get_by_role("img", name="2 cards, face down")).to_have_count(hidden)
        for each in person.look()["views"]:
            hands = [seat["hand"] for seat in each["view"]["board"]["seats"]]
            assert sum(hand is not None for hand in hands) == 2 - hidden
    assert "Tight Column" not in olek.page.content()


def test_cards_are_covered_while_the_screen_is_passed_on(maja: Person) -> None:
    sit(maja, "ants", position=FIGHT)
    maja.page.locator("[data-uncover]").wait_for()
    assert cards(maja) == []
    maja.uncover()
    until(maja, lambda: cards(maja) == ["column", "fury"], "the own cards")
    maja.point("end")
    maja.page.locator("[data-uncover]").wait_for()
    assert cards(maja) == []


def test_the_exchange_of_a_card_is_prepared(maja: Person, olek: Person) -> None:
    meet(maja, olek, "ants", position=FIGHT)
    olek.page.locator('button[data-spot="fury"]').first.click()
    sees(olek, "Premove for your turn")
    maja.point("end")
    log = olek.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("Exchanges Ant Fury")
    expect(log).to_contain_text(re.compile("draws"))


# ── ants in supply, and what follows by itself ──


def test_an_ant_is_hired_and_another_one_pushed(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot"], position="asked=action first=A turn=1 A=W@AB1 A-chips=4 B-chips=4")
    maja.point("W")
    maja.point("DA7")  # nobody is there to be pushed
    expect(cell(maja, "DA7")).to_have_accessible_name(re.compile("1 worker"))
    maja.point("S")
    maja.point("AB1")
    sees(maja, "The soldier arrives on AB1: push an ant there forward?")
    maja.point("push W")
    expect(cell(maja, "AB1")).to_have_accessible_name(re.compile("1 soldier"))
    expect(cell(maja, "AB2")).to_have_accessible_name(re.compile("1 worker"))


def test_of_two_kinds_on_a_cell_one_is_chosen(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot"], position="asked=action first=A turn=1 A=W@AB2,S@AB2 A-chips=4 B-chips=4")
    maja.point("AB2")
    sees(maja, "Which ant on AB2?")
    maja.point("S")
    maja.point("AB3")
    expect(cell(maja, "AB3")).to_have_accessible_name(re.compile("1 soldier"))
    expect(cell(maja, "AB2")).to_have_accessible_name(re.compile("1 worker"))


def test_a_tunnel_leads_to_its_other_end(maja: Person) -> None:
    sit(maja, "ants", ["me", "bot", "bot", "bot"], **drawn("ants", 8))
    maja.point("AX2")
    maja.point("AB5")
    until(maja, lambda: "AX2" not in maja.look()["views"][0]["view"]["board"]["ants"], "gone through the tunnel")


WRONG = {
    "a soldier that is too dear": (FIGHT.replace("A-chips=2", "A-chips=1"), ["S"], "A5.2", "costs 2"),
    "a card that nothing is there for": (FIGHT, ["column"], "A11.9", "There is nothing to play the card"),
    "a fury without a battle": (FIGHT, ["fury"], "A10.10", "battle"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_thing_of_the_hand_that_can_not_be_used_says_why(maja: Person, case: str) -> None:
    position, parts, clause, words = WRONG[case]
    sit(maja, "ants", ["me", "bot"], position=position)
    maja.page.locator("[data-choosable]").first.wait_for(state="attached")
    maja.page.locator(f'button[data-spot="{parts[-1]}"]').first.click()
    sees(maja, re.compile(words))
    expect(link(maja, f"Rule {clause}")).to_be_visible()


# ── the form ──


def test_the_form_asks_what_has_an_effect(maja: Person) -> None:
    maja.open("/new/ants")
    expect(maja.page.get_by_label("Anthills")).to_be_visible()
    expect(maja.page.get_by_label("Teams")).to_have_count(0)
    maja.page.get_by_role("group", name="Players").get_by_text("4").click()
    expect(maja.page.get_by_label("Anthills")).to_have_count(0)
    maja.page.get_by_text("Pyramids, two against two").click()
    maja.page.get_by_label("Teams").select_option("Allies sit opposite each other")
    maja.page.get_by_text("Advanced").click()
    maja.page.get_by_label("Maximum rounds").fill("9")
    button(maja, "Start the game: Ants").click()
    maja.at_table()
    options = maja.look()["views"][0]["view"]["options"]
    assert (options["scenario"], options["teams"], options["max_rounds"]) == ("pyramids_allied", "diagonal", 9)
    assert len(maja.look()["seats"]) == 4


def test_two_against_two_is_offered_to_four_players_only(maja: Person) -> None:
    maja.open("/new/ants")
    allied = maja.page.get_by_text("Classic, two against two")
    expect(button(maja, "Start the game: Ants")).to_be_visible()
    expect(allied).to_have_count(0)
    maja.page.get_by_role("group", name="Players").get_by_text("4").click()
    allied.click()
    button(maja, "Start the game: Ants").click()
    maja.at_table()
