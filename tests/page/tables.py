"""Tables to sit down at: one person's, or two people's who meet there."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page import scenes
from tests.page.person import PATIENCE, Person

Arrive = Callable[..., Person]
_BOARDS = Path(__file__).parents[2] / "web" / "src" / "rules" / "boards.json"

#: Four pieces of Hive in a row, and White to move.
OPEN_HIVE = "White[3] wQ@0,0 wA1@1,0 bS1@2,0 bQ@3,0"


def drawn(game: str, number: int) -> dict[str, Any]:
    """The position of a drawing of the rulebook: its options and its text."""
    found = json.loads(_BOARDS.read_text(encoding="utf-8"))[game][number]
    return {"options": found["options"], "position": found["position"]}


#: Blue is about to place a token, of W1, S2 and F1; Red holds F1 and two F2. F6 is water, F7 vegetation.
TERMITES = drawn("termites", 3)
#: A has a worker on AB2 and one that has stepped to AX2, B one on AB6; nobody has cards.
ANTS = {"position": "asked=action first=A turn=1 kind=move stepped=W@AX2 A=W@AB2,W@AX2 A-chips=1 B=W@AB6 B-chips=3"}
#: Something to play with at once, of every game.
BEGUN: dict[str, dict[str, Any]] = {"hive": {"position": OPEN_HIVE}, "termites": TERMITES, "ants": ANTS}


def make(person: Person, game: str, seats: Sequence[Any] = ("me", "me"), **wishes: Any) -> dict[str, Any]:
    """A new table of somebody; seats are "me", "open", "bot" or whole wishes."""
    if not person.context.cookies():
        scenes.be_somebody(person)
    wanted = [{"kind": each} if isinstance(each, str) else each for each in seats]
    return scenes.post(person, "/tables", {"game": game, "seats": wanted, **wishes})


def sit(person: Person, game: str, seats: Sequence[Any] = ("me", "me"), **wishes: Any) -> None:
    """Make a table and open it."""
    person.table = make(person, game, seats, **wishes)["id"]
    person.open(f"/tables/{person.table}")
    person.page.locator("[data-spot], [data-uncover]").first.wait_for(state="attached")


def meet(maja: Person, olek: Person, game: str, **wishes: Any) -> None:
    """The first one makes a table, and the other one comes by its link."""
    table = make(maja, game, ("me", "open"), **wishes)
    maja.table = olek.table = table["id"]
    maja.open(f"/tables/{table['id']}")
    scenes.be_somebody(olek, "Olek")
    olek.open(f"/tables/{table['id']}?token={table['info']['token']}")
    olek.use(olek.page.locator("[data-join]").first)
    for person in (maja, olek):
        person.page.locator("[data-spot]").first.wait_for(state="attached")


def button(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A button by all of its words."""
    return person.page.get_by_role("button", name=name, exact=True)


def link(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A link by all of its words."""
    return person.page.get_by_role("link", name=name, exact=True)


def sees(person: Person, words: str | re.Pattern[str]) -> None:
    """These words are somewhere on the page, and can be read."""
    expect(person.page.get_by_text(words).filter(visible=True).first).to_be_visible()


def until(person: Person, condition: Callable[[], Any], what: str) -> None:
    """Wait until something is true."""
    for _ in range(PATIENCE // 50):
        if condition():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"it never came about: {what}; the page says: {person.page.locator('main').inner_text()}")
