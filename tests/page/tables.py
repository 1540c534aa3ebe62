"""Tables for one person or for two."""

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
#: Myrmes' last round begins; Red chooses an event.
LAST_ROUND = {
    "position": "asked=event round=9 turn=red dice=1,5,6 objectives=food3,soldiers2,food5,stone3,mix6,nurses8 "
    "ladybugs=10,7/8,8 termites=4,7/5,8 spiders=1,7/13,7/6,9 tiles=A.P2.red.4,10+3,11/B.P2.blue.7,12+7,13/"
    "C.P2.red.1,13+2,13.food/D.P2.red.2,12+3,12.food+earth/E.P2.blue.6,12+6,13.food/F.P2.blue.8,12+9,12/"
    "G.scavenging.blue.9,9+10,9+9,10/H.P4R.blue.7,10+8,10+6,11+7,11 red-exits=2,11/4,12 red-score=22 red-level=1 "
    "red-event=6 red-larvae=2 red-store=3,1,0 red-workers=2 red-soldiers=2 red-nurses=4 red-prey=2 red-done=food3 "
    "blue-exits=8,11 blue-score=31 blue-level=2 blue-event=6 blue-larvae=2 blue-store=1,0,2 blue-workers=2 "
    "blue-soldiers=1 blue-nurses=4 blue-prey=2 blue-done=food3,stone3",
}
#: The last tokens of Termites: four of Blue, who is to play, and four of Gold.
LAST_TOKENS = {
    "position": "asked=choose-token colonies=blue,gold first=blue turn=29 active=blue blue=9@I3,W2@E5,S2@E9,W2@E10,"
    "W2@F7,S1@G5,W3@H6,W2@I5 blue-hand=W2,P1,F1 blue-stack=P2 blue-trophies=5,6,7,8,9 gold=7@I6,P2@C6,S1@D2,S2@E4,"
    "S1@E8,P2@F5,W2@G6,W3@H5,W2@I4,P1@J2,P2@J6 gold-hand=W3,P1,F1 gold-stack=P1 gold-trophies=5,6,7,8",
}
#: The last rounds of Ants; A moves.
LAST_TURNS = {
    "options": {"max_rounds": 16},
    "position": "asked=action first=B turn=28 treats=CD4 A=W@AB2,S@AB2,W@AB3,W@DA3,W@DA6 A-chips=2 A-levels=1 "
    "A-table=sentries A-hand=fury*2,column,winter_stores B=W@AB5,W@BC4,W@XB,W@XD B-chips=1 B-levels=1 "
    "B-hand=fury,cave_in discard=ambush*2,forced_march,column,reinforcements,honeydew*2,obstacle*2,cave_in*2",
}
#: A position of every game with something to play at once.
BEGUN: dict[str, dict[str, Any]] = {
    "hive": {"position": OPEN_HIVE},
    "termites": TERMITES,
    "ants": ANTS,
    "myrmes": LAST_ROUND,
}


def make(person: Person, game: str, seats: Sequence[Any] = ("me", "me"), **wishes: Any) -> dict[str, Any]:
    """Makes a table; seats are "me", "open", "bot" or whole wishes."""
    if not person.context.cookies():
        scenes.become_guest(person)
    wanted = [{"kind": each} if isinstance(each, str) else each for each in seats]
    return person.post("/tables", {"game": game, "seats": wanted, **wishes})


def sit(person: Person, game: str, seats: Sequence[Any] = ("me", "me"), **wishes: Any) -> None:
    """Makes a table and opens it."""
    person.table = make(person, game, seats, **wishes)["id"]
    person.open(f"/tables/{person.table}")
    person.page.locator("[data-spot], [data-uncover]").first.wait_for(state="attached")


def meet(maja: Person, olek: Person, game: str, **wishes: Any) -> None:
    """One person makes a table, and the other joins by its link."""
    table = make(maja, game, ("me", "open"), **wishes)
    maja.table = olek.table = table["id"]
    maja.open(f"/tables/{table['id']}")
    scenes.become_guest(olek, "Olek")
    olek.open(f"/tables/{table['id']}?token={table['info']['token']}")
    olek.use(olek.page.locator("[data-join]").first)
    for person in (maja, olek):
        person.page.locator("[data-spot]").first.wait_for(state="attached")


def button(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A button by its exact name."""
    return person.page.get_by_role("button", name=name, exact=True)


def link(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A link by its exact name."""
    return person.page.get_by_role("link", name=name, exact=True)


def sees(person: Person, words: str | re.Pattern[str]) -> None:
    """Expects these words to be visible on the page."""
    expect(person.page.get_by_text(words).filter(visible=True).first).to_be_visible()


def at_rest(person: Person, measure: Callable[[], float]) -> float:
    """A measurement once it is stable: boards are refitted until everything has its size."""
    readings: list[float] = []

    def same() -> bool:
        readings.append(measure())
        return len(readings) >= 10 and len(set(readings[-10:])) == 1

    until(person, same, "at rest")
    return readings[-1]


def until(person: Person, condition: Callable[[], Any], what: str) -> None:
    """Waits for a condition."""
    for _ in range(PATIENCE // 50):
        if condition():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"it never came about: {what}; the page says: {person.page.locator('main').inner_text()}")
