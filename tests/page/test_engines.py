"""Every kind of page in Firefox and in WebKit: it is drawn, a move can be made, and the console stays empty."""

import json
from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest

from hexapoda.games.names import NAMES
from tests.myrmes.positions import at
from tests.page import firefox, scenes, webkit
from tests.page.tables import BEGUN
from tests.page.visitor import Visitor
from tests.server.harness import Server

pytestmark = pytest.mark.long

ENGINES = {"firefox": firefox, "webkit": webkit}
#: A position of every game, and clicks that make a move from there.
POSITIONS = {**BEGUN, "myrmes": {"position": at("worker", 2).setup()}}
MOVES: dict[str, tuple[str, ...]] = {
    "hive": ("wS1", "0,1"),
    "termites": ("token W1",),
    "ants": ("AB2", "AB3"),
    "myrmes": ("2,11", "2,12"),
}
#: A clause with a board.
CLAUSES = {"hive": "H4.3", "termites": "T5.3", "ants": "A5.5", "myrmes": "M9.9"}
PLIES = 24
#: A spot smaller than this can't be hit by a finger or seen.
LEAST_SIZE = 4
_CURRENT = "() => document.querySelector('[data-moves] [aria-current]')?.textContent ?? ''"


@pytest.fixture(scope="module", params=ENGINES)
def visitor(request: pytest.FixtureRequest, server: Server) -> Iterator[Visitor]:
    """A guest with each of the browsers."""
    engine = ENGINES[request.param]
    if not engine.find():
        pytest.skip(engine.why_missing())
    with engine.guest(server.url) as made:
        yield made


def is_drawn(visitor: Visitor) -> None:
    """Expects a board whose spots have a size and are in the window."""
    visitor.until(visitor.spots, "spots")
    small = {part for part, spot in visitor.spots().items() if spot["size"] < LEAST_SIZE}
    assert not small, small


def plays(visitor: Visitor, game: str) -> None:
    """Makes a move by clicks; the page goes on to other choices."""
    visitor.wait_for("() => !!document.querySelector('[data-uncover], [data-choosable]')", "something to choose")
    if visitor.run("() => !!document.querySelector('[data-uncover]')"):
        visitor.press("[data-uncover]")
    is_drawn(visitor)
    before = choosable(visitor)
    for part in MOVES[game]:
        visitor.point(part)
    visitor.until(lambda: choosable(visitor) not in ([], before), "other choices")


def choosable(visitor: Visitor) -> list[str]:
    """What can be chosen."""
    return sorted(part for part, spot in visitor.spots().items() if spot["choosable"])


# ── the pages: an address, and what is done there ──


def table(visitor: Visitor, game: str) -> None:
    """A table for two on one screen."""
    body = {"game": game, "seats": [{"kind": "me"}] * 2, **POSITIONS[game]}
    visitor.open(f"/tables/{visitor.post('/tables', body)['id']}")
    plays(visitor, game)


def study(visitor: Visitor, game: str) -> None:
    """The same position in a study."""
    query = {"position": POSITIONS[game]["position"], "options": json.dumps(POSITIONS[game].get("options", {}))}
    visitor.open(f"/study/{game}?{urlencode(query)}")
    plays(visitor, game)


def replay(visitor: Visitor, game: str) -> None:
    """A replay in its middle, and one step on."""
    visitor.open(f"/tables/{scenes.shown(visitor, scenes.played(game, PLIES))}/replay#{PLIES // 2}")
    is_drawn(visitor)
    visitor.until(lambda: visitor.run(_CURRENT), "a current move")
    visitor.press('button[aria-label="One move forward"]')
    visitor.wait_for(f"() => location.hash === '#{PLIES // 2 + 1}'", "the next position")
    is_drawn(visitor)


def rules(visitor: Visitor, game: str) -> None:
    """A clause of the rulebook, with its board; boards are drawn when they come into sight."""
    visitor.open(f"/rules/{game}#{CLAUSES[game]}")
    is_drawn(visitor)


def form(visitor: Visitor, game: str) -> None:
    """The form for a new game."""
    visitor.open(f"/new/{game}")
    visitor.wait_for("() => document.querySelectorAll('form input, form select, form button').length > 5", "a form")


PAGES: dict[str, Callable[[Visitor, str], None]] = {
    "table": table,
    "replay": replay,
    "study": study,
    "rules": rules,
    "form": form,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_page_is_drawn_and_a_move_can_be_made(visitor: Visitor, game: str, page: str) -> None:
    before = len(visitor.problems())
    PAGES[page](visitor, game)
    assert visitor.problems()[before:] == []


def test_home_shows_all_games(visitor: Visitor) -> None:
    visitor.open("/")
    for game in NAMES:
        visitor.wait_for(f"() => !!document.querySelector('[data-game={game}] svg')", game)
    assert visitor.problems() == []
