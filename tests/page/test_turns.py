"""Decisions that belong together: chosen step by step, previewed, undone, and played as one."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.myrmes.positions import at as myrmes_at
from tests.page.person import Person
from tests.page.tables import Arrive, button, drawn, sees, sit, until
from tests.settings import rest_is_long

#: A position of each game, and clicks of which only the last plays the turn.
TURNS: dict[str, tuple[str, dict[str, Any], Sequence[str]]] = {
    "an attack": ("termites", drawn("termites", 10), ("F5", "F6", "E5", "G5")),
    "a march": (
        "ants",
        {"position": "asked=action first=A turn=1 A=W@AB2 A-chips=3 A-hand=forced_march B=W@AB6 B-chips=3"},
        ("forced_march", "AB2", "AB3", "AB4"),
    ),
}
#: The same with a walk of three steps that ends with a tile.
ALL_TURNS = {
    **TURNS,
    "a walk": (
        "myrmes",
        {"position": myrmes_at("worker", 2).setup()},
        ("2,11", "2,12", "3,12", "4,12", "P2", "4,12 5,12"),
    ),
}
WAYS = {"desk": {"by": "mouse"}, "phone": {"width": "phone", "by": "touch"}, "keys": {"by": "keys"}}


def begin(arrive: Arrive, turn: str, **looks: Any) -> tuple[Person, Sequence[str]]:
    """A person at a table where a turn can be played, and the parts to click."""
    game, wishes, parts = ALL_TURNS[turn]
    maja = arrive(**looks)
    sit(maja, game, **wishes)
    maja.uncover()
    return maja, parts


def spots(person: Person) -> list[tuple[str, str]]:
    """The names of all clickable things."""
    return sorted(
        person.page.locator("[data-spot]").evaluate_all("all => all.map(each => [each.dataset.spot, each.ariaLabel])")
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("turn", TURNS)
def test_a_turn_is_chosen_step_by_step_and_played_as_one(arrive: Arrive, turn: str, way: str) -> None:
    maja, parts = begin(arrive, turn, **WAYS[way])
    guide = maja.page.locator("[data-held]")
    before, place = maja.look(), guide.bounding_box()
    for part in parts[:-1]:
        maja.point(part)
        expect(guide).not_to_have_attribute("data-waiting", "")
        assert guide.bounding_box() == place
    assert maja.look()["number"] == before["number"]
    expect(guide).not_to_have_attribute("data-held", "0")
    maja.point(parts[-1])
    maja.wait_for(before["at"] + 1)
    assert maja.look()["number"] == before["number"] + 1


@pytest.mark.parametrize("turn", ALL_TURNS)
def test_a_turn_is_one_command_over_the_socket_and_one_message_back(arrive: Arrive, turn: str) -> None:
    game, wishes, parts = ALL_TURNS[turn]
    maja = arrive()
    said: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    maja.page.on("websocket", listen)
    sit(maja, game, **wishes)
    maja.uncover()
    before = maja.look()
    told.clear()
    for part in parts:
        maja.point(part)
        expect(maja.page.locator("[data-waiting]")).to_have_count(0)
    maja.wait_for(before["at"] + 1)
    maja.catch_up(before["at"] + 1)
    (play,) = (message for message in said if message["type"] == "play")
    (event,) = (message["event"] for message in told if message["type"] == "event")
    assert len(event["body"]["moves"]) > 1
    assert (play["answers"], event["number"]) == (before["at"], before["number"] + 1)


@pytest.mark.parametrize("turn", TURNS)
def test_what_is_not_sent_is_taken_back_step_by_step(arrive: Arrive, turn: str) -> None:
    maja, parts = begin(arrive, turn)
    number, seen = maja.look()["number"], []
    for part in parts[:-1]:
        seen.append(spots(maja))
        maja.point(part)
        expect(maja.page.locator("[data-waiting]")).to_have_count(0)
        until(maja, lambda: spots(maja) != seen[-1], "shown")
    maja.page.keyboard.press("Escape")
    until(maja, lambda: spots(maja) == seen[2], "back by Escape")
    maja.spot(parts[1]).click()
    until(maja, lambda: spots(maja) == seen[1], "back by pointing again")
    button(maja, "One step back").first.click()
    until(maja, lambda: spots(maja) == seen[0], "back by the button")
    assert maja.look()["number"] == number


@pytest.mark.parametrize("turn", TURNS)
def test_all_that_is_not_sent_is_cancelled_at_once(arrive: Arrive, turn: str) -> None:
    maja, parts = begin(arrive, turn)
    number, before = maja.look()["number"], spots(maja)
    for part in parts[:-1]:
        maja.point(part)
    button(maja, "Cancel").click()
    until(maja, lambda: spots(maja) == before, "as it was")
    expect(button(maja, "Cancel")).to_have_count(0)
    assert maja.look()["number"] == number


def test_a_takeback_returns_to_the_start_of_what_was_said(arrive: Arrive) -> None:
    maja, parts = begin(arrive, "a march")
    before = spots(maja)
    for part in parts:
        maja.point(part)
    sees(maja, "Hire or move ants, play cards")
    button(maja, "Undo").click()
    until(maja, lambda: spots(maja) == before, "as it was")


@pytest.mark.parametrize("way", rest_is_long(["desk", "phone"], lambda way: way == "phone"))
def test_a_piece_is_dragged_to_where_it_goes_and_the_board_from_empty_ground(arrive: Arrive, way: str) -> None:
    maja, (unit, *_) = begin(arrive, "an attack", **WAYS[way])
    before, plane = maja.look(), maja.page.locator("[data-stage] > g")
    at_rest, looks = plane.get_attribute("transform"), maja.page.locator("[data-ghost]")
    maja.drag("C3", "D4")
    until(maja, lambda: plane.get_attribute("transform") != at_rest, "panned")
    maja.page.keyboard.press("0")
    until(maja, lambda: plane.get_attribute("transform") == at_rest, "fitted again")
    maja.drag(unit, "E4", during=lambda: expect(looks).to_have_count(1))
    maja.wait_for(before["at"] + 1)
    expect(looks).to_have_count(0)
    # Neither while the screen is passed on nor with the hands of the next player does the board move.
    expect(maja.page.locator("[data-uncover]")).to_be_visible()
    assert plane.get_attribute("transform") == at_rest
    maja.uncover()
    expect(maja.page.locator("[data-uncover]")).to_have_count(0)
    assert plane.get_attribute("transform") == at_rest
    assert maja.look()["number"] == before["number"] + 1


def test_a_wrong_click_after_what_is_held_is_explained(arrive: Arrive) -> None:
    maja, _ = begin(arrive, "an attack")
    maja.point("F5")
    maja.point("F6")
    expect(maja.page.locator("[data-held='2']")).to_be_visible()
    maja.page.locator('g[data-spot="K6"]').click()
    expect(maja.page.locator("[role=status] a", has_text="Rule T")).to_be_visible()
    expect(maja.page.locator("[data-held='2']")).to_be_visible()
