"""A game that the page has no folder for: the toy, found by the server, on the plain board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests import toy
from tests.page import layout
from tests.page.person import Person
from tests.page.scenes import played, shown
from tests.page.tables import button, make, sees
from tests.page.test_access import violations
from tests.settings import rest_is_long

Arrive = Callable[..., Person]
GAME = toy.GAME.name


def check(person: Person) -> None:
    """Expects the page to be accessible, with nothing cut off."""
    person.page.locator("[data-spot]").first.wait_for(state="attached")
    assert violations(person) == []
    assert layout.overhang(person) <= 0


@pytest.mark.parametrize(
    ("width", "by"),
    rest_is_long([("desk", "mouse"), ("phone", "touch"), ("desk", "keys")], lambda _, by: by == "mouse"),
)
def test_a_whole_game_against_a_bot(arrive: Arrive, width: str, by: str) -> None:
    maja = arrive(width=width, by=by)
    maja.open("/")
    card = maja.page.locator(f'[data-game="{GAME}"]')
    expect(card.get_by_role("heading", name="Crumbs")).to_be_visible()
    maja.use(card.locator('[data-start="bot"]'))
    maja.at_table()
    maja.play_to_the_end()


def test_its_options_make_a_table_for_four(maja: Person) -> None:
    maja.open(f"/new/{GAME}")
    expect(maja.page.get_by_text("Teams")).to_have_count(0)  # they are for four
    maja.use(maja.page.get_by_role("group", name="Players").get_by_text("4"))
    expect(maja.page.get_by_text("Teams")).to_be_visible()
    maja.use(maja.page.locator("form button[type=submit]"))
    maja.at_table()
    assert len(maja.look()["seats"]) == 4
    expect(maja.page.get_by_role("row")).to_have_count(5)  # the names of the columns, and the seats


def test_a_choice_leads_to_what_can_follow_and_is_taken_back(maja: Person) -> None:
    position = {"position": "turn=0 asked=turn hands=sh,gs larders=,f burrows=, discards="}
    maja.open(f"/tables/{make(maja, GAME, ('me', 'bot'), **position)['id']}")
    maja.point("honey")
    choices = maja.page.get_by_role("region", name="What you can choose")
    expect(choices.get_by_role("button")).to_have_text(["larder store honey", "burrow bury honey"])
    maja.use(button(maja, "One step back"))
    expect(choices.get_by_role("button").first).to_be_visible()
    assert choices.get_by_role("button").count() > 2


@pytest.mark.parametrize("width", ["desk", "phone"])
def test_a_game_can_be_replayed_and_studied(arrive: Arrive, width: str) -> None:
    maja = arrive(width=width)
    table = make(maja, GAME)["id"]
    maja.open(f"/tables/{table}")
    maja.uncover()
    check(maja)
    replay = shown(maja, played(GAME, 999))
    maja.open(f"/tables/{replay}/replay#5")
    sees(maja, "Seat")
    check(maja)
    maja.open(f"/study/{GAME}")
    maja.use(maja.page.locator("[data-spot][data-choosable]").first)
    check(maja)
