"""T13: decisions in words, read generously and written in one way; several of a turn can be said at once."""

import random

import pytest

import hexapoda
from hexapoda import Move, Position
from hexapoda.games.termites.notation import read, sentence
from hexapoda.kernel.declaration import Read, Refusal
from tests.settings import COUNTS
from tests.termites.positions import GAME
from tests.termites.refusals import (
    BUILT,
    CAPTURE,
    GRIP,
    PLAIN,
    PUSHED,
    ROOM,
    TE12,
    TE13,
    TE24,
    WATER_WORLD,
    at,
    building,
    setting_up,
)
from tests.termites.walks import walks


def texts(position: Position) -> list[str]:
    return [move.text for move in position.legal_moves]


def said(position: Position, text: str) -> list[str]:
    """The decisions that a text says, in words."""
    return [move.text for move in position.parse_all(text)]


# ── writing ──


def test_T13_every_decision_has_its_words_and_its_parts() -> None:
    position = at(TE24)()
    found: list[Move] = [position.push(text) for text in ("F5", "F6", "E5", "F7")]
    assert [(move.text, move.parts) for move in found] == [
        ("F5", ("F5",)),
        ("F5xF6", ("F6",)),
        ("F5xF6 from E5", ("E5",)),
        ("F5xF6 from E5 retreat F7", ("F7",)),
    ]


@pytest.mark.parametrize(
    ("where", "text", "parts"),
    [
        (building(), "neutral F6", ("F6",)),
        (building(BUILT), "tile stones/vegetation K6", ("stones/vegetation", "K6")),
        (setting_up(), "mound 8 C4", ("8", "C4")),
        (at(PLAIN, hands=True), "place W2", ("token W2",)),
        (at(PLAIN, "place W2", hands=True), "place W2 F5", ("F5",)),
        (at(PLAIN), "stay", ("stay",)),
        (at(PLAIN), "F4", ("F4",)),
        (at(PLAIN, "F4"), "F4-F5", ("F5",)),
        (at(PLAIN, "F4"), "F4xF6", ("F6",)),
        (at(PUSHED, "F5", flyer_push_kills=True), "F5xF6", ("F6",)),
        (at(PUSHED, "F5xF6 from F5", flyer_push_kills=True), "F5xF6 from F5 destroy", ("destroy",)),
        (at(CAPTURE, "F5xF6"), "new mound 9", ("9",)),
        (at(CAPTURE, "F5xF6; new mound 9"), "mound 6 C4", ("6", "C4")),
        (at(ROOM, "F3xF4", players=4, reserves=((5, 6), (9,), (), ())), "mound 6 F2", ("6", "F2")),
    ],
)
def test_T13_text_and_parts_of(where, text, parts) -> None:
    move = next(move for move in where().legal_moves if move.text == text)
    assert move.parts == parts
    assert where().parse(text) == move


def test_T5_6_a_hand_that_fits_nowhere_is_kept_in_words() -> None:
    position = GAME.position(WATER_WORLD, hands=[["P1"], ["W2"]]).position
    assert [(move.text, move.parts) for move in position.legal_moves] == [("keep", ("keep",))]
    assert position.explain("place W2").clause == "T5.6"  # type: ignore[union-attr]
    assert position.push("Keep").text == "keep"


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"players": 3, "map": "build"}, {"players": 4, "map": "random"}], ids=str)
def test_all_texts_of_a_position_differ_and_are_read_back(options: dict) -> None:
    dice = random.Random(str(options))
    for position in walks(dice, COUNTS["termites_notation_games"], **options):
        found = list(position.legal_moves)
        assert len({move.text for move in found}) == len(found)
        assert len({move.parts for move in found}) == len(found)
        for move in dice.sample(found, min(20, len(found))):
            assert read.parse(position.state, move.text) == Read(move.id)
            assert read.parse(position.state, _careless(dice, move.text)) == Read(move.id)


def _careless(dice: random.Random, text: str) -> str:
    """A text as people type it."""
    text = "".join(dice.choice((c.lower(), c.upper())) for c in text).replace(" ", dice.choice((" ", "   ", "\t ")))
    return f"  {text}\n"


# ── reading ──


@pytest.mark.parametrize("text", ["F4xF6", "f4Xf6", "F4 x F6", "F04xf006", "F4× F6", "F4 F6", " F4  x  f6 "])
def test_an_attack_is_read_in_many_ways(text: str) -> None:
    assert said(at(PLAIN)(), text) == ["F4", "F4xF6"]


@pytest.mark.parametrize("text", ["F4-F5", "f4 - f5", "F4–F5", "F4 — F5", "F4 f5"])
def test_a_move_is_read_in_many_ways(text: str) -> None:
    assert said(at(PLAIN)(), text) == ["F4", "F4-F5"]


@pytest.mark.parametrize(
    ("where", "text", "meant"),
    [
        (at(PLAIN, hands=True), "W2", "place W2"),
        (at(PLAIN, hands=True), "f2", "place F2"),  # the token, not the hex of the same name
        (at(PLAIN, "place F2", hands=True), "F2", "place F2 F2"),
        (at(PLAIN, "place W2", hands=True), "place F2", "place W2 F2"),
        (at(PLAIN, "place W2", hands=True), "W2 F5", "place W2 F5"),
        (at(PLAIN, "F4"), "F5", "F4-F5"),
        (at(PLAIN, "F4"), "F6", "F4xF6"),
        (at(TE24, "F5xF6"), "from F7", "F5xF6 from F7"),
        (at(TE24, "F5xF6"), "F7", "F5xF6 from F7"),
        (at(TE24, "F5xF6 from E5"), "retreat F7", "F5xF6 from E5 retreat F7"),
        (at(TE24, "F5xF6 from E5"), "F7", "F5xF6 from E5 retreat F7"),
        (at(CAPTURE, "F5xF6"), "9", "new mound 9"),
        (at(CAPTURE, "F5xF6"), "mound 9", "new mound 9"),
        (at(CAPTURE, "F5xF6"), "new mound 9 F6", "new mound 9"),
        (at(CAPTURE, "F5xF6; 9"), "6 C4", "mound 6 C4"),
        (at(CAPTURE, "F5xF6; 9", reserves=((6,), (8, 9))), "C4", "mound 6 C4"),
        (building(), "F6", "neutral F6"),
        (building(BUILT), "stones/vegetation K6", "tile stones/vegetation K6"),
        (setting_up(), "8 C4", "mound 8 C4"),
    ],
)
def test_a_bare_answer_is_read_as_one_to_the_question(where, text, meant) -> None:
    assert where().parse(text).text == meant


def test_T11_2_a_tile_is_named_by_its_upper_face_where_that_is_enough() -> None:
    used_up = building(
        "neutral F6; " + "; ".join(f"tile stones/water {spot}" for spot in ("A1", "A3", "A5", "C1", "C3", "C5"))
    )
    assert used_up().parse("tile stones K6").text == "tile stones/vegetation K6"
    assert used_up().parse("tile water K6").text == "tile water/vegetation K6"
    assert used_up().explain("tile vegetation K6").code == "which-tile"


@pytest.mark.parametrize("origin", ["E5", "E6", "G5", "G6"])
def test_TE24_hexes_with_the_same_retreats_are_one_choice(origin: str) -> None:
    position = at(TE24, "F5xF6")()
    assert texts(position) == ["F5xF6 from E5", "F5xF6 from F5", "F5xF6 from F7"]
    assert position.parse(f"F5xF6 from {origin}").text == "F5xF6 from E5"
    position.push(origin)
    assert position.parse(f"F5xF6 from {origin} retreat F7").text == "F5xF6 from E5 retreat F7"


# ── several decisions at once ──


@pytest.mark.parametrize(
    ("where", "text", "decisions"),
    [
        (at(PLAIN, hands=True), "place W2 F5", ["place W2", "place W2 F5"]),
        (at(PLAIN, hands=True), "W2 F5", ["place W2", "place W2 F5"]),
        (at(PLAIN), "F4-F5", ["F4", "F4-F5"]),
        (at(TE24), "F5xF6", ["F5", "F5xF6"]),
        (at(TE24), "F5xF6 from F7", ["F5", "F5xF6", "F5xF6 from F7"]),
        (at(TE24), "F5xF6 from G6 retreat F7", ["F5", "F5xF6", "F5xF6 from E5", "F5xF6 from E5 retreat F7"]),
        (at(TE24, "F5"), "F6 from E6 retreat F7", ["F5xF6", "F5xF6 from E5", "F5xF6 from E5 retreat F7"]),
        (at(TE24, "F5xF6"), "from E6 retreat F7", ["F5xF6 from E5", "F5xF6 from E5 retreat F7"]),
    ],
)
def test_one_text_says_several_decisions(where, text, decisions) -> None:
    position = where()
    assert said(position, text) == decisions
    assert position.push(text).text == decisions[-1]
    assert [move.text for move in position.moves][-len(decisions) :] == decisions


@pytest.mark.parametrize(
    ("where", "text", "decisions"),
    [
        # TE12: from F7 there is no retreat, from elsewhere only F7
        (at(TE12), "F8xF6 from F7 destroy", ["F8", "F8xF6", "F8xF6 from F7"]),
        (at(TE12), "F8xF6 from G6 retreat F7", ["F8", "F8xF6", "F8xF6 from E6"]),
        # TE8: one hex to attack from, one to retreat to, or none
        (at("blue W2@A1, W1@A2; red W3@B2; stones B1"), "B2xA1 from B2 retreat B1", ["B2", "B2xA1"]),
        (at("blue P2@A1, W1@A2; red W3@B2; stones B1"), "B2xA1 from B2 destroy", ["B2", "B2xA1"]),
        # soldiers destroy, from wherever they come
        (at(GRIP), "F5xF6 from F5 destroy", ["F5", "F5xF6"]),
        # it makes no difference from where a mound is taken
        (at(CAPTURE), "F5xF6 from E5", ["F5", "F5xF6"]),
    ],
)
def test_what_is_not_asked_may_be_said_if_it_is_true(where, text, decisions) -> None:
    assert said(where(), text) == decisions


@pytest.mark.parametrize(
    ("where", "text", "clause"),
    [
        (at(TE12), "F8xF6 from F7 retreat F7", "T8.3"),
        (at(TE12), "F8xF6 from G6 destroy", "T8.3"),
        (at("blue W2@A1, W1@A2; red W3@B2; stones B1"), "B2xA1 destroy", "T8.3"),
        (at("blue W2@A1, W1@A2; red W3@B2; stones B1"), "B2xA1 from B1 retreat B1", "T7.2"),
        (at("blue W2@A1, W1@A2; red W3@B2; stones B1"), "B2xA1 from A2", "T6.6"),
        (at(GRIP), "F5xF6 from E6 destroy", "T7.2"),
        (at(CAPTURE), "F5xF6 from F7", "T7.2"),
    ],
)
def test_what_is_not_asked_is_refused_if_it_is_not_true(where, text, clause) -> None:
    position = where()
    assert position.explain(text).clause == clause
    with pytest.raises(hexapoda.IllegalMoveError):
        position.push(text)
    assert position.decision == "choose-unit"


def test_T8_5_the_retreat_settles_from_where() -> None:
    """TE13: from G6 the worker goes to G5, from G5 it goes to G6."""
    assert said(at(TE13)(), "G6xF6 retreat G6") == ["G6", "G6xF6", "G6xF6 from G5"]
    assert said(at(TE13)(), "G6xF6 retreat G5") == ["G6", "G6xF6", "G6xF6 from G6"]
    assert said(at(TE12)(), "F8xF6 destroy") == ["F8", "F8xF6", "F8xF6 from F7"]


def test_T8_5_a_retreat_from_several_sides_has_the_same_effect_from_any() -> None:
    position = at(TE24)()
    assert said(position, "F5xF6 retreat F7")[-1] == "F5xF6 from E5 retreat F7"
    ends = set()
    for origin in ("E5", "F5"):
        other = at(TE24)()
        other.push(f"F5xF6 from {origin} retreat F7")
        ends.add(other.setup())
    assert len(ends) == 1


def test_T8_6_pushing_onto_vegetation_is_said_as_destroy() -> None:
    where = at(PUSHED, flyer_push_kills=True)
    assert said(where(), "F5xF6 from F5 destroy")[-1] == "F5xF6 from F5 destroy"
    assert said(where(), "F5xF6 from F5 retreat G6")[-1] == "F5xF6 from F5 retreat G6"
    assert at(PUSHED)().explain("F5xF6 from F5 destroy").clause == "T8.3"


def test_a_later_part_that_is_refused_leaves_everything_as_it_was() -> None:
    position = at(PLAIN, hands=True)()
    before = position.setup()
    with pytest.raises(hexapoda.IllegalMoveError):
        position.push("place W2 F6")
    assert (position.setup(), position.ply) == (before, 0)


def test_any_chain_of_words_can_be_said_at_once() -> None:
    """A decision's words say all of the turn's decisions before it, back to the unit or the token."""
    dice, chains = random.Random(3), 0
    for position in walks(dice, COUNTS["termites_notation_games"]):
        if position.decision not in ("choose-unit", "choose-token"):
            continue
        ahead = position.copy()
        ids = []
        while ahead.actor == position.actor and ahead.decision != "new-mound":
            legal = [int(a) for a in ahead.legal_ids()]
            ids.append(dice.choice(legal[1:] or legal))
            last = ahead.move(ids[-1])
            ahead.push_id(ids[-1])
            assert [move.id for move in position.parse_all(last.text)] == ids
            chains += len(ids) > 2
            if ahead.decision in ("choose-unit", "choose-token"):
                break
    assert chains > 2


def test_a_record_has_one_line_for_what_one_text_says() -> None:
    game = hexapoda.load("termites", colonies="blue,red")
    position = game.start(seed=1, chance_text="first 1; hand 1 W1 W2 S1; hand 2 W1 S1 F1")
    for text in ("mound 8 C4", "mound 8 C6", "mound 5 I3", "mound 5 I5"):
        position.push(text)
    position.push("place W1 E4", chance_text="draws W3")
    position.push("E4-E6")
    position.push("place S1 E7", chance_text="draws F2")
    position.push("E7xE6")
    lines = position.record().split("\n\n")[1].splitlines()
    assert lines[4:] == ["5. place W1 E4 {draws W3}", "6. E4-E6", "7. place S1 E7 {draws F2}", "8. E7xE6", "end"]
    assert "7. place S1 E7 {draws ?}" in position.record(seat=0)


@pytest.mark.parametrize("seed", [8, 9])
def test_records_of_whole_games_are_replayed(seed: int) -> None:
    dice = random.Random(seed)
    last = None
    for position in walks(dice, 1, players=3, map="build", tiles=5):
        last = position
    assert last is not None
    record = last.record()
    again = hexapoda.load("termites").read(record)
    assert again.record() == record
    assert [move.id for move in again.moves] == [move.id for move in last.moves]
    assert int(record.split('[Moves "')[1].split('"')[0]) < last.ply


# ── the words themselves ──


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "x", "-", "F5xx", "F5F6", "F5-F6-F7", "F5 F6 F7", "place W2 F6 F7", "mound 8 F8 F9", "stay F5"),
        *("keep W2", "F5xF6 retreat G5 from E6", "F5xF6 from E6 retreat G5 destroy", "F5xF6 destroy G5", "new 8"),
        *("F5x\N{BULLET}", "castle", "a" * 5_000, "F5\0", "Ｆ５", "٣", "F५"),
    ],
)
def test_what_is_not_the_notation_is_not_read(text: str) -> None:
    assert sentence.read(text) is None


@pytest.mark.parametrize("text", [None, 7, b"F5", ["F5"], 3.5])
def test_what_is_no_text_is_not_read(text: object) -> None:
    found = read.parse(at(PLAIN)().state, text)  # type: ignore[arg-type]
    assert isinstance(found, Refusal)
    assert not found.readable


@pytest.mark.parametrize(
    ("where", "text", "rest"),
    [
        (at(PLAIN, hands=True), "place W2", None),
        (at(PLAIN, hands=True), "place w2 f5", "F5"),
        (at(PLAIN), "F4 - F5", "-F5"),
        (at(PLAIN), "F4 F5", "F5"),
        (at(TE24), "F5xF6 from G6 retreat F7", "xF6 from G6 retreat F7"),
        (at(TE24, "F5"), "xF6 from G6 retreat F7", "from G6 retreat F7"),
        (at(TE24, "F5"), "xF6", None),
        (at(TE24, "F5xF6"), "F5xF6 from G6 retreat F7", "retreat F7"),
        (at(TE24, "F5xF6 from G6"), "F5xF6 from G6 retreat F7", None),
        (at(TE12, "F8"), "F8xF6 from F7 destroy", "from F7 destroy"),
        (at(TE12, "F8xF6"), "from F7 destroy", None),  # there is no retreat from there, so nothing is asked
        (at(PUSHED, "F5xF6", flyer_push_kills=True), "from F5 destroy", "destroy"),
    ],
)
def test_the_first_decision_of_a_text_is_read_and_the_rest_is_left_for_the_next(where, text, rest) -> None:
    found = read.parse(where().state, text)
    assert isinstance(found, Read)
    assert found.rest == rest
