"""Accessibility: axe-core finds nothing, in light, dark and high contrast."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hexapoda.games.names import NAMES
from tests.page import scenes
from tests.page.person import Person
from tests.page.tables import drawn

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKS = {"light": {}, "dark": {"dark": True}, "contrast": {"contrast": True}}
WIDTHS = ("desk", "phone")
GAMES = NAMES
PAGES = ("/", *(f"/{page}/{game}" for page in ("new", "rules", "study") for game in GAMES), "/workshop/termites")


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page."""
    person.page.evaluate(AXE)
    found = person.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{each['id']}: {each['help']}\n  {node['html'][:200]}" for each in found for node in each["nodes"][:3]]


#: The others are for the long run.
SOON = ("light desk", "dark phone", "contrast desk")


@pytest.fixture(
    params=[
        pytest.param(seen, marks=() if seen in SOON else pytest.mark.long)
        for seen in (f"{look} {width}" for look in LOOKS for width in WIDTHS)
    ]
)
def visitor(request: pytest.FixtureRequest, arrive: Callable[..., Person]) -> Person:
    """A person with each look and width."""
    look, width = request.param.split()
    person = arrive(width=width, **LOOKS[look])
    scenes.become_guest(person)
    return person


@pytest.mark.parametrize("path", PAGES)
def test_pages(visitor: Person, path: str) -> None:
    visitor.open(path)
    visitor.page.wait_for_timeout(500)
    assert violations(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_replays(visitor: Person, game: str) -> None:
    visitor.open(f"/tables/{scenes.table_from(visitor, scenes.played(game, 24))}")
    visitor.uncover()
    visitor.page.locator("[data-spot][data-choosable]").first.wait_for(state="attached")
    assert violations(visitor) == []
    visitor.open(f"/tables/{scenes.shown(visitor, scenes.played(game, 400))}/replay")
    visitor.page.locator("[data-spot]").first.wait_for(state="attached")
    assert violations(visitor) == []


#: Positions of Myrmes' rulebook in which different things are asked, and something to choose there first.
PHASES = {
    "event": (1, ""),
    "births": (2, ""),
    "a tile in hand": (7, "P2"),
    "harvest": (9, ""),
    "atelier": (11, ""),
    "winter": (14, ""),
}


@pytest.mark.parametrize("phase", PHASES)
def test_phases_of_myrmes(visitor: Person, phase: str) -> None:
    number, chosen = PHASES[phase]
    visitor.table = scenes.post(
        visitor, "/tables", {"game": "myrmes", "seats": [{"kind": "me"}] * 2, **drawn("myrmes", number)}
    )["id"]
    visitor.open(f"/tables/{visitor.table}")
    visitor.page.locator("[data-choosable]").first.wait_for(state="attached")
    if chosen:
        visitor.point(chosen)
        visitor.page.locator("[data-next-place]").wait_for()
    assert violations(visitor) == []


def test_a_table_that_waits(visitor: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    visitor.open(f"/tables/{scenes.post(visitor, '/tables', {'game': 'hive', 'seats': seats})['id']}")
    visitor.page.locator("[data-invite]").first.wait_for()
    assert violations(visitor) == []
