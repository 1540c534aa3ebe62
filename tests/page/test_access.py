"""Accessibility: axe-core finds nothing, in light and dark, and in the long run with more contrast."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexapoda.games.names import NAMES
from tests.page import layout, scenes
from tests.page.person import Person
from tests.page.tables import drawn
from tests.settings import LONG, rest_is_long

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOOKS: tuple[dict[str, Any], ...] = (
    {"color_scheme": "light", "contrast": "no-preference"},
    {"color_scheme": "dark", "contrast": "no-preference"},
    *({"color_scheme": scheme, "contrast": "more"} for scheme in ("light", "dark") if LONG),
)
WIDTHS = ("desk", "phone")
GAMES = NAMES
OWN_PAGES = tuple(f"/{page}/{game}" for page in ("new", "rules", "study", "editor") for game in GAMES)
PAGES = ("/", *OWN_PAGES, "/workshop/termites")
_HAS_THEME = "(theme) => document.documentElement.dataset.theme === theme"
#: Waits for colours that change slowly.
_SETTLE = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0)));
}"""
_FIND = """async (only) => {
  const options = {resultTypes: ['violations'], ...(only ? {runOnly: {type: 'rule', values: only}} : {})};
  return (await axe.run(document, options)).violations;
}"""


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page; in other looks only the colours can differ."""
    person.page.evaluate(AXE)
    found = []
    for number, look in enumerate(LOOKS):
        person.page.emulate_media(**look)
        rules = ["color-contrast"] if number else None
        person.page.wait_for_function(_HAS_THEME, arg=look["color_scheme"])
        person.page.evaluate(_SETTLE)
        for each in person.page.evaluate(_FIND, rules):
            found += [f"{look} {each['id']}: {each['help']}\n  {node['html'][:200]}" for node in each["nodes"][:3]]
    return found


def visitor(arrive: Callable[..., Person], width: str) -> Person:
    """A guest with a screen of a width."""
    person = arrive(width=width)
    scenes.become_guest(person)
    return person


def _is_always_seen(width: str, path: str) -> bool:
    """One page of each kind, and on a desk every game's form; boards are looked at as tables and replays."""
    return path not in OWN_PAGES or path.endswith(GAMES[0]) or (width == "desk" and path.startswith("/new"))


@pytest.mark.parametrize(
    ("width", "path"), rest_is_long([(width, path) for width in WIDTHS for path in PAGES], _is_always_seen)
)
def test_pages(arrive: Callable[..., Person], width: str, path: str) -> None:
    person = visitor(arrive, width)
    person.open(path)
    if path.startswith(("/study", "/editor")):  # where an engine goes on thinking
        person.page.locator("[data-spot]").first.wait_for(state="attached")
    else:
        person.page.wait_for_load_state("networkidle")
    assert violations(person) == []
    assert layout.overhang(person) <= 0


@pytest.mark.parametrize(
    ("game", "width"),
    rest_is_long(
        [(game, width) for game in GAMES for width in WIDTHS],
        lambda game, width: width == WIDTHS[GAMES.index(game) % 2],
    ),
)
def test_tables_and_replays(arrive: Callable[..., Person], game: str, width: str) -> None:
    person = visitor(arrive, width)
    person.open(f"/tables/{scenes.table_from(person, scenes.played(game, 24))}")
    person.uncover()
    person.page.locator("[data-spot][data-choosable]").first.wait_for(state="attached")
    assert violations(person) == []
    person.open(f"/tables/{scenes.shown(person, scenes.played(game, 400, level=1))}/replay")
    person.page.locator("[data-spot]").first.wait_for(state="attached")
    assert violations(person) == []


#: Positions of Myrmes' rulebook in which different things are asked, and something to choose there first.
PHASES = {
    "event": (1, ""),
    "births": (2, ""),
    "a tile in hand": (7, "P2"),
    "harvest": (9, ""),
    "atelier": (11, ""),
    "winter": (14, ""),
}


@pytest.mark.parametrize(
    ("phase", "width"),
    rest_is_long(
        [(phase, width) for phase in PHASES for width in WIDTHS],
        lambda phase, width: width == "phone" and phase in ("births", "a tile in hand", "winter"),
    ),
)
def test_phases_of_myrmes(arrive: Callable[..., Person], phase: str, width: str) -> None:
    number, chosen = PHASES[phase]
    person = visitor(arrive, width)
    person.table = person.post("/tables", {"game": "myrmes", "seats": [{"kind": "me"}] * 2, **drawn("myrmes", number)})[
        "id"
    ]
    person.open(f"/tables/{person.table}")
    person.page.locator("[data-choosable]").first.wait_for(state="attached")
    if chosen:
        person.point(chosen)
        person.page.locator("[data-next-place]").wait_for()
    assert violations(person) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_a_table_that_waits(arrive: Callable[..., Person], width: str) -> None:
    person = visitor(arrive, width)
    seats = [{"kind": "me"}, {"kind": "open"}]
    person.open(f"/tables/{person.post('/tables', {'game': 'hive', 'seats': seats})['id']}")
    person.page.locator("[data-invite]").first.wait_for()
    assert violations(person) == []
