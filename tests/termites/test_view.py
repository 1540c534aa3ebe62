"""What a view of Termites shows, that a position can be made of it again, and the features for learning."""

import json
import random
from typing import Any

import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.termites import observation, view
from hexapoda.games.termites.notation.names import hex_named, kind_named
from hexapoda.games.termites.state import FLYER, WORKER
from tests.mutations import assert_plays_on
from tests.termites.test_text import BASE, BUILDING, SETUP, changed, load
from tests.termites.walks import OPTIONS, walk


@pytest.fixture
def position() -> Position:
    return load().position(BASE)


def test_the_board_shows_map_pieces_and_players(position: Position) -> None:
    board = position.board(0)
    assert board["radius"] == 5
    assert board["terrain"]["A4"] == "water"
    assert "A1" not in board["terrain"]
    assert board["pieces"]["F5"] == {"owner": 0, "name": "W2", "caste": "worker", "size": 2, "strength": 2}
    assert board["pieces"]["C4"] == {"owner": 0, "name": "8", "mound": 8}
    assert board["pieces"]["F6"] == {"owner": None, "name": "7", "mound": 7}
    assert (board["first"], board["turn"], board["active"], board["asked"], board["decider"]) == (
        0,
        3,
        0,
        "choose-unit",
        0,
    )
    blue, red = board["seats"]
    assert (blue["colony"], blue["hand"], blue["in_stack"]) == ("blue", ["W1", "W3", "S1"], 13)
    assert (red["colony"], red["hand"], red["in_hand"]) == ("red", None, 3)
    assert red["held"] == {"W1": 1, "W2": 1, "W3": 2, "S1": 5, "S2": 2, "P1": 2, "P2": 1, "F1": 1, "F2": 2}
    assert (red["reserve"], red["trophies"], red["score"], red["units"], red["lost"]) == ([5, 7, 8], [], 35, 1, {})


def test_T2_T3_the_board_has_the_numbers_of_the_box(position: Position) -> None:
    box = position.constants()["box"]
    assert box["castes"]["flyer"] == {"letter": "F", "movement": 3, "strength": 1}
    assert box["terrain"]["stones"]["cost"] == {"worker": 2, "soldier": 2, "spitter": 2, "flyer": 1}
    assert box["terrain"]["stones"]["defence"] == 1
    assert box["terrain"]["vegetation"]["deploy"] == ["worker", "soldier", "spitter"]
    assert box["terrain"]["vegetation"]["support"] == 1
    assert (box["hand_size"], box["neutral_value"]) == (3, 7)


@pytest.mark.parametrize(
    ("options", "constant"),
    [({}, True), ({"map": "random:7"}, True), ({"map": "random"}, False), ({"map": "build"}, False)],
    ids=str,
)
def test_the_map_is_a_constant_where_the_options_give_it(options: dict[str, Any], constant: bool) -> None:
    for position in walk(options, "constants"):
        if position.ply % 9 == 0:
            assert ("terrain" in position.constants()) == constant
            assert ("terrain" in position.view(None)["board"]) != constant
            assert position.constants() == view.constants(position.state)


def test_choices_of_the_turn_are_shown_as_they_are_made(position: Position) -> None:
    nothing = {"token": None, "unit": None, "target": None, "from": None, "robbed": None}
    assert position.view(1)["board"]["choices"] == nothing
    position.push("F5")
    assert position.view(1)["board"]["choices"] == {**nothing, "unit": "F5"}
    position.push("F5xG5")
    assert position.view(1)["board"]["choices"] == {**nothing, "unit": "F5", "target": "G5"}
    position.push("F5xG5 from G4")
    assert position.view(1)["board"]["choices"] == {**nothing, "unit": "F5", "target": "G5", "from": "G4"}


def test_tokens_out_of_the_game_are_public() -> None:
    lines = changed(BASE, ("turn=3 active=blue", "turn=4 active=red"), (",W1@G5", ""), ("W1,W2,W3*2", "W1,W3*2"))
    lines = changed(lines, ("asked=choose-unit", "asked=choose-unit"), ("9@H2", "9@H2,W2@G5"))
    assert load().position(lines).view(0)["board"]["seats"][1]["lost"] == {"W1": 1}


def test_building_shows_what_is_left() -> None:
    board = load(map="build").position(BUILDING).view(0)["board"]
    assert board["building"] == {
        "neutral_left": 0,
        "tiles_left": 15,
        "tiles_now": 1,
        "tiles": [
            {"faces": ["water", "vegetation"], "left": 5},
            {"faces": ["vegetation", "stones"], "left": 6},
            {"faces": ["stones", "water"], "left": 4},
        ],
    }
    assert load().position(SETUP).view(0)["board"]["building"] is None


def test_T4_3_a_seat_is_called_by_its_colony(position: Position) -> None:
    assert [view.called(position.state, seat) for seat in (0, 1)] == ["blue", "red"]


def test_the_end_is_shown() -> None:
    *_, played = walk({"players": 2}, "end")
    board = played.view(None)["board"]
    assert (board["over"], board["asked"], board["decider"]) == ("tokens-gone", None, None)
    assert [seat["in_hand"] for seat in board["seats"]] == [0, 0]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_view_is_enough_to_imagine_a_position_that_looks_the_same(options: dict[str, Any]) -> None:
    for position in walk(options, "imagine"):
        if position.ply % 37 and position.decision not in ("new-mound", "lost-mound"):
            continue
        for seat in (position.actor, None):
            seen = json.loads(json.dumps(position.view(seat)))
            imagined = position.game.imagine(seen, seed=1)
            assert imagined.view(seat)["board"] == seen["board"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn", 4),
        ("turn", 10**12),
        ("active", 1),
        ("decider", 1),
        ("asked", "choose-token"),
        ("idle", 3),
        ("terrain", {"A1": "water"}),
        ("pieces", {"A1": {"owner": 0, "name": "8", "mound": 8}}),
        ("choices", {}),
        ("box", {}),
        ("seats", []),
        ("building", {}),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(position: Position, name: str, value: Any) -> None:
    seen = position.view(0)
    assert position.game.imagine(seen, seed=1).actor == 0
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine({**seen, "board": {**seen["board"], name: value}}, seed=1)


@pytest.mark.parametrize(("name", "value"), [("placed", False), ("idle", 2)])
def test_a_board_with_an_odd_course_of_the_game_is_imagined_and_played_on(
    position: Position, name: str, value: Any
) -> None:
    seen = position.view(0)
    imagined = position.game.imagine({**seen, "board": {**seen["board"], name: value}}, seed=1)
    assert imagined.board(0)[name] == value
    assert_plays_on(imagined, random.Random(name), 1_000)


@pytest.mark.parametrize("held", [{"W1": 10**12}, {"W1": -1}, {"X": 1}, {}, None])
def test_impossible_tokens_of_others_are_refused(position: Position, held: Any) -> None:
    seen = json.loads(json.dumps(position.view(0)))
    seen["board"]["seats"][1]["held"] = held
    with pytest.raises(hexapoda.PositionError):
        position.game.imagine(seen, seed=1)


# ── features ──


def block(position: Position, seat: int, name: str) -> Any:
    """The features of a name, as they were counted."""
    of = observation.FEATURES[name]
    return (position.observe(seat)[of.places].reshape(of.shape) * of.most).round(3)


def test_features_begin_with_the_own_seat(position: Position) -> None:
    f5, h3, c4 = (hex_named(5, name) for name in ("F5", "H3", "C4"))
    assert block(position, 0, "on-board").sum() == 91
    assert block(position, 0, "terrain")[0].sum() == 4  # water
    own, other = block(position, 0, "units"), block(position, 1, "units")
    assert own[0, WORKER, f5] == other[1, WORKER, f5] == 2
    assert own[0, FLYER, h3] == 1
    assert block(position, 0, "mounds")[0, c4] == block(position, 1, "mounds")[1, c4] == 8
    assert block(position, 0, "mounds")[4].sum() == 7
    hand = block(position, 0, "hand")
    assert (hand[kind_named("S1")], hand.sum()) == (1, 3)
    assert block(position, 0, "tokens-left")[0].sum() == 16  # in hand and stack


def test_features_show_choices_and_the_question(position: Position) -> None:
    position.push("F5")
    assert block(position, 0, "chosen")[0, hex_named(5, "F5")] == 1
    asked = block(position, 0, "decision")
    assert asked.sum() == asked[position.game.declaration.decisions.index("choose-target")] == 1
    assert block(position, 0, "turn") == 3
