"""What somebody points at, in whatever order: the decision that is meant, or the reason why it can't be taken."""

import random

import pytest

import hexapoda
from hexapoda import Refusal
from hexapoda.games.termites.notation import read
from hexapoda.games.termites.notation.names import KIND_NAMES, hex_names
from tests.clicks import assert_clicks
from tests.settings import COUNTS
from tests.termites.refusals import CAPTURE, PLAIN, TE24, at

OPTIONS = [{}, {"players": 3}, {"players": 4}, {"map": "build"}]
BUTTONS = ("stay", "keep", "destroy")


def clickable(board):
    """All hexes, all kinds of tokens, the mounds of all reserves, all tiles both ways up, and the buttons."""
    tiles = [tile["faces"] for tile in (board["building"] or {"tiles": []})["tiles"]]
    values = {str(value) for seat in board["seats"] for value in seat["reserve"]}
    faces = {"/".join(each) for tile in tiles for each in (tile, tile[::-1])}
    return [
        *hex_names(board["radius"]).values(),
        *(f"token {kind}" for kind in KIND_NAMES),
        *sorted(values),
        *sorted(faces),
        *BUTTONS,
    ]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_click_is_legal_or_has_a_reason(options):
    asked = set()
    for number in range(COUNTS["click_games"]):
        choices = random.Random(f"{options} {number}")
        position = hexapoda.load("termites", **options).start(seed=number)
        while position.actor is not None and position.ply < 150:
            if choices.random() < 0.25 or position.decision not in asked:
                asked.add(position.decision)
                assert_clicks(position, clickable(position.board(position.actor)), choices)
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
    kind = token.removeprefix("token ")
    occupied = min(position.view(None)["board"]["pieces"])
    position.push((token,))
    assert position.explain(parts=[occupied]) == position.explain(f"place {kind} {occupied}")
    assert position.explain(parts=[token]).code == "place-where"
    until(position, "choose-target", choices)
    unit = position.view(position.actor)["board"]["choices"]["unit"]
    assert position.explain(parts=["A1"]) in (position.explain(f"{unit}-A1"), position.explain(f"{unit}xA1"))
    assert position.explain(parts=[unit]).code == "start-hex"


def test_several_decisions_can_be_told_at_once():
    position = until(hexapoda.load("termites").start(seed=1), "choose-token", random.Random(1))
    token = next(iter(position.legal_moves)).parts[0]
    with position.lookahead(position.parse((token,)).id):
        hexes = {move.parts[0] for move in position.legal_moves}
    legal, occupied = min(hexes), min(position.view(None)["board"]["pieces"])
    assert position.explain(parts=[token, legal]) is None
    assert position.explain(parts=[token, occupied]).code == "place-occupied"


def test_a_flyers_token_is_not_the_hex_of_its_name():
    position = at(PLAIN, hands=True)()
    assert position.parse(("token F2",)).text == "place F2"
    assert position.explain(parts=["F2"]).code == "asked-now"
    position.push("place W2")
    assert position.explain(parts=["token F2"]) == Refusal(
        "T5.2", "other-token", {"token": "W2", "other": "F2", "example": "place W2 A1"}
    )
    assert position.parse(("F2",)).text == "place W2 F2"


def test_a_whole_attack_can_be_clicked():
    position = at(TE24)()
    clicked = position.parse_all(("F5", "F6", "G6", "F7"))  # G6 is one choice with E5
    assert [move.text for move in clicked] == ["F5", "F5xF6", "F5xF6 from E5", "F5xF6 from E5 retreat F7"]
    assert position.explain(parts=["F5", "F6", "A1"]).code == "from-not-beside"
    assert position.explain(parts=["F5", "F6", "E5", "destroy"]).code == "not-destroyed"
    captured = at(CAPTURE)().parse_all(("F5", "F6", "9"))
    assert [move.text for move in captured] == ["F5", "F5xF6", "new mound 9"]


@pytest.mark.parametrize("parts", [(), ("",), ("token",), ("token Q7",), ("9" * 5000,), ("/" * 50,), ("F6\0",), ("٣",)])
def test_what_is_no_thing_of_the_board_is_not_read(parts):
    found = read.parse(at(PLAIN)().state, parts)
    assert isinstance(found, Refusal)
    assert not found.readable
