"""What somebody points at, in whatever order: the decision that is meant, or the reason why it can't be taken."""

import random

import pytest

import hexapoda
from hexapoda.games.termites.names import KIND_NAMES, hex_names
from tests.clicks import assert_clicks
from tests.settings import COUNTS

OPTIONS = [{}, {"players": 3}, {"players": 4}, {"map": "build"}]
BUTTONS = ("stay", "keep", "destroy")


def clickable(board):
    """All hexes, all kinds of tokens, the mounds of all reserves, all tiles both ways up, and the buttons."""
    tiles = [tile["faces"] for tile in (board["building"] or {"tiles": []})["tiles"]]
    values = {str(value) for seat in board["seats"] for value in seat["reserve"]}
    faces = {"/".join(each) for tile in tiles for each in (tile, tile[::-1])}
    return [*hex_names(board["radius"]).values(), *KIND_NAMES, *sorted(values), *sorted(faces), *BUTTONS]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_click_is_legal_or_has_a_reason(options):
    asked = set()
    for number in range(COUNTS["click_games"]):
        choices = random.Random(f"{options} {number}")
        position = hexapoda.load("termites", **options).start(seed=number)
        while position.actor is not None and position.ply < 150:
            if choices.random() < 0.25 or position.decision not in asked:
                asked.add(position.decision)
                assert_clicks(position, clickable(position.view(position.actor)["board"]), choices)
            position.push_id(choices.choice(position.legal_ids().tolist()))
    assert asked >= {"place-mound", "choose-token", "place-token", "choose-unit", "choose-target"}


def until(position, decision, choices):
    while position.decision != decision:
        position.push_id(choices.choice(position.legal_ids().tolist()))
    return position


def test_what_was_chosen_before_in_the_turn_is_meant_with_it():
    choices = random.Random(1)
    position = until(hexapoda.load("termites").start(seed=1), "choose-token", choices)
    token = next(iter(position.legal_moves)).parts[0]
    assert position.tried([token]) == f"place {token}"
    assert position.tried([token, "F6"]) == f"place {token} F6"
    position.push(f"place {token}")
    assert position.tried(["F2"]) == f"place {token} F2"
    until(position, "choose-target", choices)
    unit = position.view(position.actor)["board"]["choices"]["unit"]
    assert position.tried(["A1"]) in (f"{unit}-A1", f"{unit}xA1")
    assert position.explain(parts=[unit]).code == "start-hex"


def test_several_decisions_can_be_told_at_once():
    position = until(hexapoda.load("termites").start(seed=1), "choose-token", random.Random(1))
    token = next(iter(position.legal_moves)).parts[0]
    with position.trying(position.parse(f"place {token}").id):
        hexes = {move.parts[0] for move in position.legal_moves}
    legal, occupied = min(hexes), min(position.view(None)["board"]["pieces"])
    assert position.explain(parts=[token, legal]) is None
    assert position.explain(parts=[token, occupied]).code == "place-occupied"
