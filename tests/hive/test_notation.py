"""H6.1, H6.3: UHP MoveStrings, read generously and written in one way."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda.games.hive.notation import read, write
from hexapoda.games.hive.notation.names import PIECE_NAMES, marked
from hexapoda.games.hive.state import NOWHERE, PASS, PIECES
from hexapoda.kernel.declaration import Read, Refusal
from hexapoda.kernel.hexes import step
from tests.hive.games import GAME_TYPES
from tests.hive.refusals import ROW, position
from tests.hive.walks import walk
from tests.settings import COUNTS

#: H6.1: where the mark puts the target, as (q, r) from the reference piece.
MARKS = {"-{}": (-1, 0), "{}-": (1, 0), "/{}": (-1, 1), "{}/": (1, -1), "\\{}": (0, -1), "{}\\": (0, 1)}
#: wB1 on wQ at 0,0; bQ at -1,0, bB1 at -1,-1, bS1 at -2,1; White to move.
STACK = "wQ; bQ -wQ; wB1 wQ/; bB1 \\bQ; wB1 wQ; bS1 /bQ"


@pytest.mark.parametrize(("mark", "place"), MARKS.items())
def test_H6_1_each_mark_is_one_of_the_six_neighbours(mark, place):
    start = position("wS1")
    move = start.push("bS1 " + mark.format("wS1"))
    assert move.parts == ("bS1", f"{place[0]},{place[1]}")


def test_H6_1_the_first_move_is_the_bare_piece():
    start = position("")
    assert {move.text for move in start.legal_moves} == {"wQ", "wS1", "wB1", "wG1", "wA1"}
    assert start.push("wG1").parts == ("wG1", "0,0")


def test_H6_1_pass():
    stuck = position("wQ; bQ wQ-; wS1 -wQ; bQ wQ\\; wS1 bQ\\")
    assert [(move.text, move.parts) for move in stuck.legal_moves] == [("pass", ("pass",))]
    assert stuck.push(" Pass ").text == "pass"


@pytest.mark.parametrize(
    "text",
    [
        "wA1 -wQ",
        "WA1 -WQ",
        "  wa1   -wq ",
        "wA1\t-wQ\n",
        "wA1 -wQ1",
        "wA1\N{NO-BREAK SPACE}-wQ",
        "wA1" + 999 * " " + "-wQ",
    ],
)
def test_H6_1_case_spaces_and_the_number_of_a_single_piece_do_not_matter(text):
    assert position(ROW).parse(text).text == "wA1 -wQ"


# ── H6.3: any reference piece ──


def test_H6_3_a_covered_piece_names_its_hex():
    assert position(STACK).parse("wA1 wQ-").id == position(STACK).parse("wA1 wB1-").id


def test_H6_3_unmarked_is_on_top_of_the_stack_that_holds_the_piece():
    stack = position(STACK)
    stack.push("wA1 wB1-")
    stack.push("bB1 \\wB1")
    stack.push("wA1 wQ\\")
    assert stack.parse("bB1 wQ") == stack.parse("bB1 wB1")
    stack.push("bB1 wQ")
    assert stack.view()["board"]["stacks"][2] == {"q": 0, "r": 0, "pieces": ["wQ", "wB1", "bB1"]}


def test_H6_3_the_moving_piece_names_its_place_before_the_move():
    row = position(ROW)
    assert row.parse("wQ wQ\\") == row.parse("wQ /wS1")
    stack = position(STACK)
    assert stack.parse("wB1 -wB1") == stack.parse("wB1 bQ") == stack.parse("wB1 -wQ")
    assert stack.explain("wB1 wB1") == Refusal("H4.2", "stays", {"piece": "wB1"})


def test_H6_3_a_piece_that_comes_off_a_stack_is_written_by_what_lies_there():
    stack = position(STACK)
    texts = {move.text for move in stack.legal_moves if move.parts[0] == "wB1"}
    assert texts == {"wB1 bQ", "wB1 bB1-", "wB1 wQ/", "wB1 wQ-", "wB1 wQ\\", "wB1 bS1-"}


def test_H6_3_output_prefers_the_piece_on_the_hex_then_the_neighbours_clockwise_from_the_west():
    played = position("wS1; bS1 wS1-; wQ -wS1; bQ bS1-; wB1 \\wQ; bA1 bQ\\")
    written = {move.text for move in played.legal_moves}
    assert "wB1 wQ" in written  # not "wB1 -wS1"
    assert "wB1 \\wS1" in written  # from the south-east: nothing lies to the west but the moving piece
    assert not any(text.startswith("wB1") and text.endswith("wQ/") for text in written)


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H6_3_every_way_to_write_a_legal_move_is_read_as_that_move(type):
    dice = random.Random(type)
    game = hexapoda.load("hive", type=type).start()
    for _ in range(60):
        if game.actor is None:
            break
        s, ids = game.state, game.legal_ids().tolist()
        cells = {piece: int(s.cell[piece]) for piece in range(PIECES) if int(s.cell[piece]) != NOWHERE}
        around = {piece: [int(step(cell, d)) for d in range(6)] for piece, cell in cells.items()}
        for action in dice.sample(ids, min(3, len(ids))):
            piece, cell = action >> 10, action & 1023
            if action == PASS:
                continue
            written = [PIECE_NAMES[each] for each in cells if cells[each] == cell]
            written += [marked(each, d) for each in cells for d in range(6) if around[each][d] == cell]
            assert written or not cells
            for target in written:
                assert read.parse(s, f"{PIECE_NAMES[piece]} {target}") == Read(action)
        game.push_id(dice.choice(ids))


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H6_3_output_is_read_back_and_never_refers_to_the_moving_piece(type):
    dice = random.Random(type)
    for _ in range(COUNTS["notation_games"]):
        game = hexapoda.load("hive", type=type).start()
        while game.actor is not None and game.ply < 60:
            s, ids = game.state, game.legal_ids().tolist()
            texts = [write.text(s, action) for action in ids]
            assert len(set(texts)) == len(ids)
            for text in texts:
                piece, _, target = text.partition(" ")
                assert piece not in target
            sample = dice.randrange(len(ids))
            assert read.parse(s, texts[sample]) == Read(ids[sample])
            game.push_id(ids[sample])


def test_H6_3_output_depends_on_the_position_alone():
    """Not on the way to it, nor on the order in which it was set up."""
    played = position(STACK)
    words = played.setup().split(" | ")[1].split()
    pieces = [word for word in words[1:] if "@0,0" not in word]
    shuffled = " ".join([words[0], *reversed(pieces), "wQ@0,0", "wB1@0,0"])
    assert [move.text for move in position(shuffled).legal_moves] == [move.text for move in played.legal_moves]


@pytest.mark.parametrize("d", range(6))
def test_moves_are_written_and_read_across_the_seam_of_the_torus(d):
    for walking in walk(d, 20):
        s = walking.state
        for action in walking.legal_ids().tolist():
            assert read.parse(s, write.text(s, action)) == Read(action)
            assert write.parts(s, action)[0] == PIECE_NAMES[action >> 10]


@pytest.mark.parametrize("d", range(6))
def test_the_target_of_a_move_is_where_the_piece_lies_afterwards(d):
    for walking in walk(d, 40):
        piece, target = walking.move_view(walking.ply - 1)["parts"]
        stacks = walking.view()["board"]["stacks"]
        assert [f"{each['q']},{each['r']}" for each in stacks if piece in each["pieces"]] == [target]


# ── what can't be read ──

UNREADABLE = [
    "", " ", "\n", "w", "wQ wQ wQ", "wQ wQ -", "wQ - wQ", "wQ --wQ", "wQ wQ--", "wQ |wQ", "wQ wQ+", "xQ",
    "wQ-", "-wQ", "wQ,bQ", "wQ\0", "wQ wS\N{ARABIC-INDIC DIGIT ONE}", "w\N{KELVIN SIGN} wQ", "wQ @0,0", "1. wS1",
    "pass pass", "passs", "\ud800", "💥", "w" * 1_000_000, "wA1 " * 100_000,
    None, 7, b"wQ", ["wQ"], object(),
]  # fmt: skip


@pytest.mark.parametrize("written", UNREADABLE, ids=lambda written: repr(written)[:20])
def test_unreadable_texts_are_invalid_moves_with_a_short_quotation(written):
    row = position(ROW)
    refusal = row.explain(written)
    assert refusal is not None
    assert not refusal.readable
    for value in refusal.params.values():
        assert len(value) <= 40
        assert value.isprintable()
        value.encode()
    with pytest.raises(hexapoda.InvalidMoveError) as error:
        row.parse(written)
    assert "\n" not in str(error.value)


SIGNS = st.text(st.sampled_from("wbQSBGAMLPX0123 -/\\"), max_size=12)


@given(st.one_of(st.text(), SIGNS, st.tuples(SIGNS, SIGNS).map(" ".join)))
@settings(max_examples=COUNTS["notation_texts"], deadline=None)
def test_any_text_is_a_legal_move_or_refused(written):
    row = _row()
    refusal = row.explain(written)
    if refusal is None:
        assert row.parse(written) in row.legal_moves
    else:
        assert isinstance(refusal, Refusal)
        assert str(hexapoda.IllegalMoveError(refusal))


def _row(cache: list[hexapoda.Position] = []) -> hexapoda.Position:  # noqa: B006
    if not cache:
        cache.append(position(ROW, type="Base+MLP"))
    return cache[0]
