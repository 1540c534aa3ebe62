"""Myrmes' own: rotating and placing tiles, numbers that are decided together, premoves, the guide and objectives."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page import scenes
from tests.page.person import Person
from tests.page.tables import Arrive, button, drawn, link, make, meet, sees, sit, until

_OBJECTIVES = "dice=5,3,1 objectives=food3,prey2,stone3,level2,mix6,level3"
_RED = "red-exits=2,11 red-score=10 red-event=5 red-larvae=3 red-workers=2"
_BLUE = "blue-exits=8,11 blue-score=10 blue-event=5 blue-larvae=1 blue-workers=2 blue-nurses=3"
#: Red's worker stands amidst free hexes and may lay any pheromone up to four hexes.
_WALKERS = f"spiders=4,7 {_RED} red-nurses=3 red-level=2 {_BLUE}"
WALK = f"asked=garden round=1 turn=red {_OBJECTIVES} worker=7,9 points=2 {_WALKERS}"
#: Red places four nurses, then Blue three.
BIRTHS = f"asked=birth round=1 turn=red {_OBJECTIVES} {_RED} red-nurses=4 {_BLUE}"
#: Red chooses an event; the die says 5, and three larvae pay three steps.
EVENT = f"asked=event round=1 turn=red {_OBJECTIVES} {_RED} red-nurses=3 {_BLUE}"
#: Red uses a worker; its colony has no level yet.
WORKER = f"asked=worker round=1 turn=red {_OBJECTIVES} {_RED} red-nurses=3 {_BLUE}"
#: Red is in the atelier with two prey; Blue has completed that objective before.
ATELIER = drawn("myrmes", 11)
#: Red has two ants in reserve and six nurses; four ants could be born.
BORN = f"asked=birth round=1 turn=red {_OBJECTIVES} {_RED} red-nurses=6 red-soldiers=4 {_BLUE}"
#: The last worker is used, then A has two kinds of cubes, B is a scavenging tile, and up to three more are taken.
_LAST_WORKER = (
    f"asked=worker round=1 turn=red {_OBJECTIVES} red-exits=2,11 red-score=10 red-event=3 red-workers=1 red-nurses=3 "
    "blue-exits=8,11 blue-score=10 blue-event=5 blue-nurses=3 tiles="
)
HARVEST = f"{_LAST_WORKER}A.P3L.red.1,12+2,12+3,12.food+earth*2/B.scavenging.red.6,8+5,9+6,9"
#: Red's worker is on an empty pheromone of Blue, and can clean it away. A termite, water and a tile are beside.
CLEAN = (
    f"asked=garden round=1 turn=red {_OBJECTIVES} worker=6,9 points=1 termites=8,8 tiles=A.P2.blue.6,9+7,9/"
    f"B.P2.blue.7,10+8,10.food {_RED} red-store=0,1,0 red-nurses=3 {_BLUE}"
)
_PAYING = f"{_RED} red-nurses=3 red-placed=0,0,0,1 {_BLUE}"
_PAID = "asked=atelier round=2 turn=red dice=5,5,1 objectives={} {} " + _PAYING
#: Paying for objectives: the position, the objective, the clicks, and what shows the payment.
PAYMENTS: dict[str, tuple[str, list[str], Callable[[dict[str, Any]], Any], Any]] = {
    "special3": (
        _PAID.format(
            "food3,special2,special3,level2,level3,pheromones7",
            "tiles=A.aphid_farm.red.6,8+5,9+6,9/B.scavenging.red.6,11+7,11+6,12/C.sub_colony.red.2,9+3,9+2,10+3,10",
        ).replace("red-nurses=3", "red-nurses=4 red-done=food3"),
        ["C", "A"],
        lambda board: [board["tiles"][name]["owner"] for name in "ABC"],
        [None, 0, None],
    ),
    "pheromones4": (
        _PAID.format(
            "special2,pheromones4,special3,level2,level3,pheromones7",
            "tiles=A.P2.red.1,11+1,12.earth/B.P2.red.2,12+3,12.food/C.P2.red.3,11+4,11.stone/D.P2.red.4,12+5,12/"
            "E.P2.red.2,10+3,10.earth",
        ),
        ["B", "C", "A", "D"],
        lambda board: [sum(board["tiles"][name]["cubes"].values()) for name in "ABCDE"],
        [0, 0, 0, 0, 1],
    ),
    "mix2": (
        _PAID.format("mix2,prey2,stone3,level2,mix6,level3", "red-store=0,2,2"),
        ["earth 1"],
        lambda board: board["seats"][0]["store"],
        {"food": 0, "earth": 1, "stone": 1},
    ),
}
#: Four colonies begin to use workers; Red may lay pheromones of up to three hexes.
FOUR = (
    "asked=worker round=1 turn=red dice=6,3,1 objectives=food3,prey2,stone3,level2,mix6,level3 "
    "red-exits=6,3 red-score=10 red-event=6 red-workers=2 red-nurses=3 "
    "blue-exits=12,3 blue-score=10 blue-event=6 blue-workers=2 blue-nurses=3 "
    "green-exits=8,11 green-score=10 green-event=6 green-workers=2 green-nurses=3 "
    "yellow-exits=2,11 yellow-score=10 yellow-event=6 yellow-workers=2 yellow-nurses=3"
)
WAYS = [("desk", "mouse"), ("phone", "touch")]


def board(person: Person) -> dict[str, Any]:
    """The board as the server shows it to this person."""
    return person.look()["views"][0]["view"]["board"]


def space(person: Person, name: str) -> Locator:
    """A hex or a tile of the garden."""
    return person.page.locator(f'g[data-spot="{name}"]').first


def shown(person: Person) -> str:
    """The hexes of the tile in hand."""
    return person.page.locator('button[data-spot*=" "][aria-label^="Place"]').get_attribute("data-spot") or ""


def shows(person: Person, what: str, hexes: str, *, not_: str = "") -> str:
    """Waits until the tile in hand covers some hexes, and is not where it was; returns its hexes."""
    until(person, lambda: set(hexes.split()) <= set(shown(person).split()) and shown(person) != not_, what)
    return shown(person)


def lies(person: Person, kind: str, hexes: str) -> None:
    """Expects a tile in the garden, on the server and on the page."""
    until(person, lambda: "A" in board(person)["tiles"], "a tile")
    tile = board(person)["tiles"]["A"]
    assert (tile["kind"], tile["hexes"]) == (kind, hexes.split())
    expect(space(person, "A")).to_have_accessible_name(re.compile("^tile A of red"))


# ── a tile in hand ──


def test_a_tile_is_placed_by_mouse(maja: Person) -> None:
    sit(maja, "myrmes", ["me", "bot"], position=WALK)
    maja.point("P4P")
    space(maja, "7,8").hover()
    first = shows(maja, "a place under the pointer", "7,8 7,9")
    maja.page.mouse.wheel(0, 100)
    second = shows(maja, "turned by the wheel", "7,8 7,9", not_=first)
    maja.page.keyboard.press("r")
    third = shows(maja, "turned by a key", "7,8 7,9", not_=second)
    maja.page.keyboard.press("Shift+R")
    assert shows(maja, "turned back", "7,8 7,9", not_=third) == second
    maja.page.keyboard.press("f")
    mirrored = shows(maja, "mirrored", "7,8 7,9", not_=second)
    expect(button(maja, "Flip the board")).to_have_attribute("aria-pressed", "false")
    space(maja, "7,8").click()
    lies(maja, "P4P", mirrored)


def test_a_tile_is_placed_by_touch(arrive: Arrive) -> None:
    maja = arrive(width="phone", by="touch")
    sit(maja, "myrmes", ["me", "bot"], position=WALK)
    maja.point("P3L")
    space(maja, "7,8").tap()
    first = shows(maja, "a place under the finger", "7,8 7,9")
    assert not board(maja)["tiles"]
    maja.page.locator("[data-turn]").tap()
    second = shows(maja, "turned", "7,9", not_=first)
    space(maja, next(each for each in second.split() if each != "7,9")).tap()
    lies(maja, "P3L", second)


def test_a_tile_is_placed_by_keys(arrive: Arrive) -> None:
    maja = arrive(by="keys")
    sit(maja, "myrmes", ["me", "bot"], position=WALK)
    maja.point("P3L")
    space(maja, "7,9").focus()
    maja.page.keyboard.press("ArrowLeft")
    expect(space(maja, "6,9")).to_be_focused()
    assert shows(maja, "a place over the focus", "6,9") == "5,9 6,9 7,9"
    maja.page.keyboard.press("ArrowRight")
    expect(space(maja, "7,9")).to_be_focused()
    before = shows(maja, "a place over the worker", "7,9")
    maja.page.keyboard.press("r")
    after = shows(maja, "turned", "7,9", not_=before)
    maja.page.keyboard.press("Enter")
    lies(maja, "P3L", after)


def test_buttons_go_through_all_places(maja: Person) -> None:
    sit(maja, "myrmes", ["me", "bot"], position=WALK)
    places = {each["parts"][1] for each in maja.look()["views"][0]["view"]["legal"] if each["parts"][0] == "P4P"}
    maja.point("P4P")
    sees(maja, "Where does it go? Turn it, and place it over your worker’s hex")
    seen = set()
    for _ in places:
        seen.add(shown(maja))
        button(maja, "Next position").click()
    assert seen == places
    button(maja, "Put the tile back").click()
    expect(maja.page.locator("[data-next-place]")).to_have_count(0)
    maja.point("7,8")
    sees(maja, "1 step left: keep walking, lay a tile, or stop")
    assert board(maja)["worker"]["hex"] == "7,9"  # nothing is sent before the walk is whole
    button(maja, "Stop").click()
    until(maja, lambda: board(maja)["worker"] is None, "the end of the walk")


# ── what is wrong ──

WRONG = {
    "not over the worker": (WALK, ["P2"], "3,12", "M9.8", "must cover the worker’s hex, 7,9"),
    "over water": (WALK, ["P2"], "8,9", "M9.9", "8,9 is water"),
    "too large": (WALK, [], "P5", "M9.3", "size 5; you may place pheromones up to size 4"),
    "a step too far": (WALK, [], "4,12", "M8.4", "4,12 is not next to 7,9"),
    "an event too dear": (EVENT, [], "level_plus_1", "M5.4", "5 steps away from the die"),
    "more nurses than there are": (BIRTHS, ["larva 3"], "worker 2", "M6.1", "takes 5 nurses, and you have 4"),
    "a closed room": (WORKER, [], "room 1", "M7.5", "Room 1 is not open to you"),
    "another's exit": (WORKER, [], "8,11", "M8.1", "You have no exit on 8,11"),
    "an objective that is not fulfilled": (ATELIER["position"], [], "food3", "M12.8", "food3 takes 3"),
    "an objective that is not open yet": (ATELIER["position"], [], "stone3", "M12.2", "complete one of level 1 first"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_explained_with_its_clause(maja: Person, case: str) -> None:
    position, parts, last, clause, words = WRONG[case]
    sit(maja, "myrmes", position=position)
    at = maja.look()["at"]
    for part in parts:
        maja.point(part)
    wrong = maja.page.locator(f'[data-spot="{last}"]').first
    expect(wrong).not_to_have_attribute("data-choosable", "")
    wrong.click()
    sees(maja, re.compile(words))
    expect(link(maja, f"Rule {clause}")).to_be_visible()
    assert maja.look()["at"] == at


def test_steps_that_are_refused_say_why(maja: Person) -> None:
    sit(maja, "myrmes", position=CLEAN)
    refused = {
        "8,9": ("M8.6", "8,9 is water"),
        "8,8": ("M8.11", "a termite: hunting it takes one soldier, and you have 0"),
        "B": ("M8.7", "belongs to another player; entering it costs a soldier"),
        "3,12": ("M8.4", "3,12 is not next to A"),
        "P2": ("M9.2", "tiles are placed from an empty hex"),
    }
    for part, (clause, words) in refused.items():
        maja.spot(part).click()
        sees(maja, re.compile(words))
        expect(link(maja, f"Rule {clause}")).to_be_visible()
    maja.point("5,9")
    sees(maja, "No steps left: lay a tile, or stop")
    space(maja, "5,8").click()
    sees(maja, "The worker has no movement points left.")


# ── numbers that are decided together ──


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_who_is_born_is_chosen_where_ants_are_few(arrive: Arrive, width: str, by: str) -> None:
    maja = arrive(width=width, by=by)
    sit(maja, "myrmes", position=BORN)
    confirm = maja.page.locator("[data-confirm]:not([disabled])")
    for part in ("worker 4", "soldier 2"):
        maja.point(part)
    maja.use(confirm)
    until(maja, lambda: board(maja)["active"] == 1, "Blue's births")
    maja.catch_up(1)
    maja.use(confirm)
    sees(maja, "Your reserve has too few ants for all births: choose which are born")
    maja.point("soldier 1")
    expect(maja.spot("worker 1")).to_have_accessible_name(re.compile("chosen"))  # nothing else is left
    maja.point("worker 0")
    expect(maja.spot("soldier 2")).to_have_accessible_name(re.compile("chosen"))
    maja.point("worker 1")
    maja.use(confirm)
    maja.wait_for(3)
    assert [board(maja)["seats"][0][each] for each in ("soldiers", "workers")] == [4 + 1, 2 + 1]


def test_nurses_are_placed_in_any_order_and_confirmed(maja: Person) -> None:
    sit(maja, "myrmes", position=BIRTHS)
    at = maja.look()["at"]
    confirm = maja.page.locator("[data-confirm]:not([disabled])")
    expect(confirm).to_have_accessible_name(re.compile("^Place no nurses"))
    for part in ("atelier 1", "worker 2", "larva 1"):
        maja.point(part)
    sees(maja, "Nurses left: 0 of 4")
    maja.point("worker 2")  # once more: none
    sees(maja, "Nurses left: 2 of 4")
    maja.point("soldier 2")
    expect(maja.spot("soldier 2")).to_have_accessible_name(re.compile("chosen"))
    assert maja.look()["at"] == at
    expect(confirm).to_have_accessible_name(re.compile("^Place these nurses"))
    maja.use(confirm)
    maja.wait_for(at + 1)
    assert board(maja)["seats"][0]["placed"] == {"larva": 1, "soldier": 2, "atelier": 1}
    expect(maja.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Places nurses: ")


def test_a_store_that_is_too_full_is_confirmed_when_it_is_right(maja: Person) -> None:
    sit(maja, "myrmes", **drawn("myrmes", 13))
    at = maja.look()["at"]
    maja.point("stone 1")
    maja.point("food 3")
    maja.point("earth 2")
    maja.use(maja.page.locator("[data-confirm]:not([disabled])"))
    maja.wait_for(at + 1)
    assert board(maja)["seats"][0]["store"] == {"food": 3, "earth": 2, "stone": 1}


# ── harvest, payments, cleaning: by mouse on a desk and by fingers on a phone ──


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_cubes_are_harvested(arrive: Arrive, width: str, by: str) -> None:
    maja = arrive(width=width, by=by)
    sit(maja, "myrmes", position=HARVEST)
    maja.point("room 0")
    sees(maja, "Which cube do you harvest from tile A?")
    maja.use(maja.page.get_by_role("region", name="Harvest").get_by_role("button", name="Earth from tile A"))
    sees(maja, "Earth or stone from the scavenging tile B?")
    maja.use(maja.page.locator('g[data-spot="stone"]'))  # over the tile itself
    sees(maja, "You may harvest 3 more cubes: choose a pheromone")
    maja.point("A")
    sees(maja, "Which cube from tile A?")
    maja.use(maja.page.locator('g[data-spot="earth"]'))
    sees(maja, "You may harvest 2 more cubes: choose a pheromone")
    maja.use(button(maja, "No more"))
    sees(maja, "Sure? 2 more cubes can be harvested.")
    maja.use(button(maja, "No more"))
    until(maja, lambda: board(maja)["phase"] != "harvest", "the end of the harvest")
    assert board(maja)["seats"][0]["store"] == {"food": 0, "earth": 2, "stone": 1}


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_objectives_are_paid(arrive: Arrive, width: str, by: str) -> None:
    maja = arrive(width=width, by=by)
    for objective, (position, parts, found, expected) in PAYMENTS.items():
        sit(maja, "myrmes", position=position)
        for part in (objective, *parts):
            maja.point(part)
        maja.use(maja.page.locator("[data-confirm]:not([disabled])")) if objective == "mix2" else None
        until(maja, lambda: board(maja)["paying"] is None and maja.look()["at"] > 1, objective)
        assert found(board(maja)) == expected
        assert board(maja)["seats"][0]["score"] == 10 + (9 if objective == "special3" else 6)


@pytest.mark.parametrize(("width", "by"), WAYS)
def test_a_pheromone_is_cleaned_away_and_the_worker_stands_there(arrive: Arrive, width: str, by: str) -> None:
    maja = arrive(width=width, by=by)
    sit(maja, "myrmes", position=CLEAN)
    maja.use(button(maja, "Clean (1 earth)"))
    sees(maja, "Where does your worker stand now?")
    maja.use(space(maja, "8,9"))
    sees(maja, re.compile("can’t stand on 8,9 now, only on: 6,9, 7,9"))
    maja.point("6,9")
    sees(maja, "1 step left: keep walking, lay a tile, or stop")
    maja.point("P2")
    maja.point("6,9 7,9")
    until(maja, lambda: [tile["owner"] for tile in board(maja)["tiles"].values()] == [1, 0], "a tile of Red's own")


# ── premoves ──


def table_of_three(maja: Person, olek: Person, nina: Person) -> None:
    """A new game of three people in this order."""
    table = make(maja, "myrmes", ("me", "open", "open"), options={"players": 3})
    maja.table = olek.table = nina.table = table["id"]
    maja.open(f"/tables/{table['id']}")
    for person, name in ((olek, "Olek"), (nina, "Nina")):
        scenes.become_guest(person, name)
        person.open(f"/tables/{table['id']}?token={table['info']['token']}")
        person.use(person.page.locator("[data-join]").first)
    for person in (maja, olek, nina):
        person.page.locator("[data-spot]").first.wait_for(state="attached")


def choose_event(person: Person) -> None:
    """Chooses an event that costs nothing."""
    assert person.wait_for_turn()
    at = person.look()["at"]
    person.catch_up(at)
    person.page.get_by_role("button", name=re.compile(": free")).first.click()
    person.wait_for(at + 1)
    person.catch_up(at + 1)


def plan_births(person: Person) -> None:
    """Premoves births."""
    panel = person.page.get_by_role("region", name="Births")
    expect(panel).to_contain_text("Choose in advance")
    panel.locator('[data-spot="worker 2"]').click()
    panel.locator('[data-spot="larva 1"]').click()
    panel.locator("[data-confirm]").click()
    expect(panel).to_contain_text("Chosen. You can change it until it is played")


def test_births_are_chosen_before_it_is_ones_turn(arrive: Arrive, maja: Person, olek: Person) -> None:
    nina = arrive()
    table_of_three(maja, olek, nina)
    for person in (maja, olek):
        choose_event(person)
        plan_births(person)
    at = nina.look()["at"]
    assert board(nina)["phase"] == "event"
    choose_event(nina)
    nina.wait_for(at + 3)  # the births of the others have come with it
    assert nina.look()["actor"] == 2
    for seat in board(nina)["seats"][:2]:
        assert seat["placed"] == {"larva": 1, "worker": 2}
    for person in (maja, olek):
        person.catch_up(at + 3)
        expect(person.page.get_by_text("Chosen. You can change it until it is played")).to_have_count(0)


def test_what_was_chosen_in_advance_can_be_changed(maja: Person, olek: Person) -> None:
    meet(maja, olek, "myrmes", position=BIRTHS)
    plan_births(olek)
    button(olek, "Choose again").click()
    expect(olek.page.get_by_text("Chosen. You can change it until it is played")).to_have_count(0)
    panel = olek.page.get_by_role("region", name="Births")
    panel.locator('[data-spot="larva 1"]').click()
    panel.locator('[data-spot="worker 2"]').click()
    panel.locator('[data-spot="soldier 2"]').click()
    panel.locator("[data-confirm]").click()
    expect(panel).to_contain_text("Chosen. You can change it until it is played")
    at = maja.look()["at"]
    maja.point("larva 1")
    maja.use(maja.page.locator("[data-confirm]:not([disabled])"))
    maja.wait_for(at + 2)
    assert board(maja)["phase"] == "workers"
    log = maja.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("2 on soldiers")


def test_a_harvest_is_chosen_while_another_uses_the_last_worker(maja: Person, olek: Person) -> None:
    tiles = "A.P2.blue.7,12+8,12.earth*2/B.P2.blue.7,11+8,10.earth+stone/C.scavenging.blue.6,8+5,9+6,9"
    meet(maja, olek, "myrmes", position=_LAST_WORKER + tiles)
    panel = olek.page.get_by_role("region", name="Harvest")
    for each in ("Stone from tile B", "Stone from tile C"):
        panel.get_by_role("button", name=each).click()
    expect(panel).to_contain_text("Chosen. You can change it until it is played")
    maja.point("room 0")
    # Both of Blue's come with it, and the next round begins.
    until(maja, lambda: board(maja)["round"] == 2, "the next round")
    assert board(maja)["seats"][1]["store"] == {"food": 0, "earth": 1, "stone": 2}
    assert (board(maja)["round"], board(maja)["phase"]) == (2, "event")


# ── the guide, and objectives ──


def test_the_guide_says_the_phase_and_what_winter_costs(maja: Person) -> None:
    sit(maja, "myrmes", position=BIRTHS.replace("red-exits", "red-store=1,0,0 red-exits"))
    guide = maja.page.get_by_role("region", name="Game progress")
    expect(guide.locator("[aria-current=step]")).to_have_text([re.compile("Spring: "), "Births"])
    expect(guide).to_contain_text("Year 1 of 3")
    expect(guide).to_contain_text("Nurses raise larvae, soldiers and workers, or go to the atelier.")
    expect(guide).to_contain_text("Winter takes 4 food: 2 still missing (−6 points)")


def test_winter_says_what_comes_of_each_choice(maja: Person) -> None:
    sit(maja, "myrmes", **drawn("myrmes", 14))
    guide = maja.page.get_by_role("region", name="Game progress")
    expect(guide.locator("[aria-current=step]")).to_have_text(["Winter"])
    expect(maja.spot("0")).to_have_accessible_name(re.compile("^Exchange nothing: pays 1 food, loses 6 points"))
    expect(maja.spot("2")).to_have_accessible_name(re.compile("^6 larvae for 2 food: pays 3 food, loses nothing"))


def test_an_objective_is_completed_and_shows_who_did(maja: Person) -> None:
    sit(maja, "myrmes", **ATELIER)
    objectives = maja.page.get_by_role("group", name="Objectives").get_by_role("button")
    expect(objectives).to_have_count(6)
    expect(maja.spot("prey2")).to_have_accessible_name(re.compile(r"^Level 1: 2 prey, 6 points\..* Completed by blue"))
    expect(maja.spot("food3")).to_have_accessible_name(re.compile("Not completed by anyone"))
    maja.point("prey2")
    expect(maja.spot("prey2")).to_have_accessible_name(re.compile("Completed by .*red"))
    # Nothing else can be done in the atelier, nor in a winter without larvae: both are played at once. Each lacks 4
    # food.
    until(maja, lambda: board(maja)["asked"] not in ("atelier", "winter"), "the next round")
    assert [seat["score"] for seat in board(maja)["seats"]] == [10 + 6 - 12, 10 + 5 - 12]


def test_on_a_phone_a_line_opens_the_guide_and_the_objectives(arrive: Arrive) -> None:
    maja = arrive(width="phone", by="touch")
    sit(maja, "myrmes", position=BIRTHS)
    maja.page.get_by_role("button", name=re.compile("^Game progress")).tap()
    dialog = maja.page.get_by_role("dialog", name="Game progress")
    expect(dialog).to_contain_text("Winter takes 4 food")
    expect(dialog.get_by_role("group", name="Objectives").get_by_role("button")).to_have_count(6)
    button(maja, "Close").tap()
    expect(dialog).to_have_count(0)
    maja.point("larva 1")


# ── everywhere ──

#: Drawings of the rulebook in which different things are asked.
DRAWN = {"event": 1, "births": 2, "worker": 4, "garden": 7, "harvest": 9, "atelier": 11, "storage": 13, "winter": 14}


@pytest.mark.parametrize("phase", DRAWN)
@pytest.mark.parametrize("language", [pytest.param("pl", marks=pytest.mark.long), "uk"])
def test_phones_show_every_phase_without_scrolling_sideways(arrive: Arrive, language: str, phase: str) -> None:
    maja = arrive(language=language, width="phone", by="touch")
    sit(maja, "myrmes", **drawn("myrmes", DRAWN[phase]))
    maja.page.locator("[data-choosable]").first.wait_for(state="attached")
    expect(maja.page.locator("html")).to_have_attribute("lang", language)
    fits(maja)
    if phase == "garden":
        maja.point("P2")
        maja.page.locator("[data-next-place]").wait_for()
        fits(maja)


def fits(person: Person) -> None:
    """Expects nothing to be wider than the screen, nor choices beyond its edges."""
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    for name in person.page.locator("button[data-choosable]").all():
        box = name.bounding_box()
        assert box is None or (box["x"] >= -1 and box["x"] + box["width"] <= 361), name


def test_four_play_on_a_phone(arrive: Arrive) -> None:
    maja = arrive(width="phone", by="touch")
    sit(maja, "myrmes", ["me"] * 4, position=FOUR, options={"players": 4})
    tiles = maja.page.get_by_role("group", name="Tiles to place")
    maja.page.locator('g[data-spot="6,3"][data-choosable]').wait_for(state="attached")
    until(maja, lambda: (space(maja, "6,3").bounding_box() or {"width": 99})["width"] < 30, "a whole garden in sight")
    expect(tiles).to_have_count(0)
    hex_box = space(maja, "6,3").bounding_box()
    assert hex_box is not None
    maja.page.touchscreen.tap(hex_box["x"] + hex_box["width"] / 2, hex_box["y"] - 3)  # a fingertip beside it
    sees(maja, "3 steps left: keep walking, lay a tile, or stop")
    # Only tiles that this level allows take room; all of them are in sight.
    expect(tiles.get_by_role("button")).to_have_count(3)
    until(maja, lambda: (space(maja, "6,3").bounding_box() or hex_box)["width"] > hex_box["width"] + 3, "a closer look")
    fits(maja)


def test_at_one_screen_nothing_is_covered(maja: Person) -> None:
    sit(maja, "myrmes", position=EVENT)
    for seat in (0, 1):
        until(maja, lambda seat=seat: maja.look()["actor"] == seat, "the next player")
        expect(maja.page.locator("[data-uncover]")).to_have_count(0)
        maja.point("soldier_plus_1")
    sees(maja, re.compile("Place your nurses on the tracks"))
    expect(maja.page.locator("[data-uncover]")).to_have_count(0)


def test_four_people_start_from_the_form(maja: Person) -> None:
    maja.open("/new/myrmes")
    maja.page.get_by_role("group", name="Players").get_by_text("4").click()
    maja.page.get_by_text("Drawn at random", exact=True).click()
    button(maja, "Start the game: Myrmes").click()
    maja.at_table()
    options = maja.look()["views"][0]["view"]["options"]
    assert (options["players"], options["start_exits"]) == (4, "shuffled")
    maja.page.locator("[data-choosable]").first.wait_for(state="attached")
    assert len(board(maja)["exits"]) == 4
