"""Hive's options and position texts: what play can reach is read back, and only what can't be played on is refused."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexapoda
from hexapoda import Position, PositionError, Refusal, i18n
from hexapoda.games.hive.notation.names import PIECE_NAMES, turn_ply
from hexapoda.kernel import contract
from hexapoda.kernel.hexes import distance
from tests.hive.games import GAME_TYPES, random_game
from tests.hive.refusals import CASES, position
from tests.hive.walks import walk
from tests.mutations import accepted, play_on
from tests.settings import COUNTS


def check_read_back(played: Position) -> None:
    """The text of a position gives a position that is the same in everything but the generator and the history."""
    text = played.setup()
    again = hexapoda.load("hive").position(text)
    assert again.setup() == text
    assert again.game == played.game
    for field in played.state.dtype.names:
        if field != "rng":
            assert np.array_equal(played.state[field], again.state[field]), field
    assert contract.key_at(again.states, 0) == contract.key_at(played.states, played.ply)
    assert again.view()["board"] == played.view()["board"]
    if played.actor is not None:
        assert again.legal_ids().tolist() == played.legal_ids().tolist()


@pytest.mark.parametrize("type", GAME_TYPES)
@pytest.mark.parametrize("opening", ["rulebook", "tournament"])
def test_every_position_of_random_games_is_read_back(type: str, opening: str) -> None:
    dice = random.Random(f"{type} {opening}")
    for _ in range(COUNTS["setup_games"]):
        played = hexapoda.load("hive", type=type, opening=opening).start()
        check_read_back(played)
        while played.actor is not None and played.ply < 90:
            played.push_id(int(dice.choice(played.legal_ids())))
            check_read_back(played)


@pytest.mark.parametrize("type", GAME_TYPES)
def test_games_that_move_as_soon_and_place_as_late_as_they_can_are_read_back(type: str) -> None:
    """Stacks, throws, passes and queens that come first or last are rare in quite random games."""
    dice = random.Random(type)
    for _ in range(COUNTS["setup_games"]):
        played = hexapoda.load("hive", type=type).start()
        while played.actor is not None and played.ply < 60:
            moves = list(played.legal_moves)
            eager = [move for move in moves if move.parts[0][1] in "BMP" or "-" not in move.text]
            enemies = [move for move in moves if move.parts[0][0] != "wb"[played.ply % 2]]
            in_play = {piece for stack in played.view()["board"]["stacks"] for piece in stack["pieces"]}
            moved = [move for move in moves if move.parts[0] in in_play]
            played.push(dice.choice(dice.choice([each for each in (enemies, moved, eager) if each] or [moves])))
            check_read_back(played)


@pytest.mark.parametrize("d", range(6))
def test_H1_4_a_hive_that_walks_around_the_torus_keeps_its_coordinates(d: int) -> None:
    nearest = 0
    for walking in walk(d, 40):
        check_read_back(walking)
        nearest = min(distance(each["q"], each["r"]) for each in walking.view()["board"]["stacks"])
    assert nearest >= 40


def test_H5_3_a_hive_once_around_the_torus_is_another_position() -> None:
    here = "White[40] wA1@0,0 wQ@1,0 bQ@2,0 bA1@3,0"
    away = "White[40] wA1@32,0 wQ@33,0 bQ@34,0 bA1@35,0"
    keys = {int(contract.key_at(position(text).states, 0)) for text in (here, away)}
    assert len(keys) == 2
    assert len(position(here).legal_moves) == len(position(away).legal_moves)


@pytest.mark.parametrize("shift", [(0, 0), (-17, 3), (64, 64), (-1000, 999), (4000, -4000), (-4070, -4070)])
def test_H1_4_a_hive_may_lie_anywhere(shift: tuple[int, int]) -> None:
    pieces = {"wA1": (0, 0), "wQ": (1, 0), "bQ": (2, 0), "bA1": (3, 0), "bB1": (3, 0)}
    words = [f"{name}@{q + shift[0]},{r + shift[1]}" for name, (q, r) in pieces.items()]
    shifted = position(" ".join(["White[9000]", *words]))
    stacks = shifted.view()["board"]["stacks"]
    assert [(each["q"] - shift[0], each["r"] - shift[1]) for each in stacks] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert len(shifted.legal_moves) == len(position("White[9000] wA1@0,0 wQ@1,0 bQ@2,0 bA1@3,0 bB1@3,0").legal_moves)
    check_read_back(shifted)


def test_a_row_of_all_pieces_is_read_back() -> None:
    whites, blacks = PIECE_NAMES[:14], PIECE_NAMES[14:]
    row = [f"{name}@{q},0" for q, name in enumerate([*whites, *blacks])]
    full = position(" ".join(["White[15]", *row]), type="Base+MLP")
    assert len({move.parts[0] for move in full.legal_moves}) == 1  # only the end of the row is free
    check_read_back(full)


def test_the_form_is_generous() -> None:
    usual = position("White[3] wS1@0,0 bS1@1,0 wQ@-1,0 bQ@2,0")
    assert position(" white[3]  BQ@2,0   ws1@0,0 wQ1@-1,0  bS1@1,0 ").setup() == usual.setup()


def test_a_view_of_a_position_is_imagined_as_that_position() -> None:
    for case in CASES:
        if "@" in case.played:
            played = case.position
            assert hexapoda.load("hive").imagine(played.view(played.actor)).setup() == played.setup()


# ── what is refused ──

#: A title that begins with the clause ("-" for none), the text, the code, the parameters; options.
REFUSED = [
    ("H6.2 no turn", "", "bad-turn", {"text": ""}, {}),
    ("H6.2 a piece first", "wS1@0,0", "bad-turn", {"text": "wS1@0,0"}, {}),
    ("H6.2 the turn 0", "White[0]", "bad-turn", {"text": "White[0]"}, {}),
    ("H6.2 a gigantic turn", "White[99999999999]", "bad-turn", {"text": "White[99999999999]"}, {}),
    ("H6.2 another colour", "Green[3]", "bad-turn", {"text": "Green[3]"}, {}),
    ("- no hex", "Black[1] wS1", "bad-setup-word", {"text": "wS1"}, {}),
    ("- half a hex", "Black[1] wS1@0", "bad-setup-word", {"text": "wS1@0"}, {}),
    ("- no whole number", "Black[1] wS1@0.5,0", "bad-setup-word", {"text": "wS1@0.5,0"}, {}),
    ("- no such piece", "Black[1] wS3@0,0", "bad-setup-word", {"text": "wS3@0,0"}, {}),
    ("- no such resting piece", "Black[1] wS1@0,0 rest=wS7", "bad-setup-word", {"text": "rest=wS7"}, {}),
    ("- rest in the middle", "Black[1] rest=wS1 wS1@0,0", "bad-setup-word", {"text": "rest=wS1"}, {}),
    ("- digits of another script", "Black[1] wS1@٠,0", "bad-setup-word", {"text": "wS1@٠,0"}, {}),
    ("H1.4 far away", "Black[1] wS1@1048560,0", "too-far", {"text": "wS1@1048560,0", "farthest": "1048559"}, {}),
    (
        "H1.4 gigantic numbers",
        f"Black[1] wS1@0,-{'9' * 9999}",
        "too-far",
        {"text": "wS1@0,-" + "9" * 32 + "…", "farthest": "1048559"},
        {},
    ),
    ("H1.2 a piece twice", "White[2] wS1@0,0 wS1@1,0", "piece-twice", {"piece": "wS1"}, {}),
    ("H1.3 an expansion", "White[2] wM@0,0 bS1@1,0", "not-in-game", {"piece": "wM"}, {"type": "Base+LP"}),
    ("H2.6 the second without the first", "Black[1] wS2@0,0", "next-number", {"piece": "wS2", "next": "wS1"}, {}),
    ("H2.1 none of one colour", "White[2] wS1@0,0", "wrong-number-placed", {"player": "black"}, {}),
    ("H2.1 many of one colour", "Black[2] wS1@0,0 wA1@1,0", "wrong-number-placed", {"player": "black"}, {}),
    ("H3.2 two hives", "White[2] wS1@0,0 bS1@2,0", "not-connected", {"piece": "bS1"}, {}),
    ("H4.2 an ant on top", "White[8] wQ@0,0 bQ@1,0 wA1@0,0 bS1@2,0", "cannot-be-on-top", {"piece": "wA1"}, {}),
    ("H4.10 a rest in hand", "White[8] wQ@0,0 bQ@1,0 rest=wA1", "cannot-rest", {"piece": "wA1"}, {}),
]  # fmt: skip


@pytest.mark.parametrize(("title", "text", "code", "params", "options"), REFUSED, ids=[title for title, *_ in REFUSED])
def test_a_position_that_cannot_be_played_on_is_refused(
    title: str, text: str, code: str, params: dict[str, str | int], options: dict[str, str]
) -> None:
    clause = title.split()[0].replace("-", "")
    with pytest.raises(PositionError) as error:
        hexapoda.load("hive", **options).position(text)
    assert error.value.refusal == Refusal(clause, code, params, readable=clause != "")
    assert len(str(error.value)) < 200
    for language in i18n.LANGUAGES:
        words = error.value.refusal.message(language)
        assert not words.startswith("refusal-")
        assert "{" not in words
        for name, value in params.items():
            other = {"white": "black", "black": "white"}.get(str(value), "bG9")
            changed = Refusal(clause, code, {**params, name: other})
            assert changed.message(language) != words


@pytest.mark.parametrize(
    ("title", "text", "options"),
    [
        ("the first piece elsewhere", "Black[1] wS1@1,0", {}),
        ("the first pieces elsewhere", "White[2] bS1@0,0 wS1@1,0", {}),
        ("more pieces than turns", "White[2] wS1@0,0 bS1@1,0 bS2@2,0", {}),
        ("fewer pieces than turns", "Black[2] wS1@0,0 bS1@1,0", {}),
        ("an empty table late", "White[30]", {}),
        ("more climbs than turns", "White[4] wQ@0,0 bQ@1,0 wB1@0,0 bS1@2,0 wS1@-1,0 bS2@3,0", {}),
        ("four pieces without a queen", "White[5] wS1@0,0 wS2@1,0 wA1@2,0 wA2@3,0 bQ@4,0", {}),
        ("a queen alone in a tournament", "Black[2] wQ@0,0 bS1@1,0", {"opening": "tournament"}),
        ("a climb before the queen", "White[5] wB1@1,0 bQ@0,0 wS1@2,0 wB2@0,0", {}),
        ("a covered piece rests", "White[8] wQ@0,0 bQ@1,0 bB1@1,0 rest=bQ", {}),
        ("a piece rests that was placed last", "White[2] wQ@0,0 bQ@1,0 rest=bQ", {}),
        ("a piece rests before the queen", "Black[4] wQ@0,0 bA1@1,0 bA2@2,0 bA3@3,0 rest=bA3", {}),
        ("an enemy rests that nobody threw", "White[8] wQ@0,0 bQ@1,0 rest=wQ", {"type": "Base+MP"}),
        ("a stack was thrown", "White[8] bQ@0,0 wB1@0,0 wQ@0,1 bP@1,0 rest=wB1", {"type": "Base+MP"}),
    ],
)
def test_a_position_that_no_game_leads_to_is_played_on(title: str, text: str, options: dict[str, str]) -> None:
    strange = hexapoda.load("hive", **options).position(text)
    check_read_back(strange)
    for move in ("wS1 (9,9)", "bS1", "wA3 wQ-", "bB2 bQ", "pass"):
        strange.explain(move)
    play_on(strange, random.Random(title))


@pytest.mark.parametrize("type", ["Base", "Base+MLP"])
def test_mutated_texts_are_refused_or_played_on(type: str) -> None:
    dice, read = random.Random(f"mutated {type}"), 0
    for seed in range(COUNTS["mutated_texts"] // 20):
        position = random_game(seed, dice.randrange(60), type=type)
        for _ in range(10):
            found = accepted(position, dice)
            if found is not None:
                play_on(found, dice)
                read += 1
    assert read > 10


@pytest.mark.parametrize(
    "text",
    [
        "White[8] wQ@0,0 bP@1,0 bQ@2,0 rest=wQ",
        "White[8] wQ@0,0 bM@1,0 bP@2,0 bQ@3,0 rest=wQ",
        "White[8] wP@0,0 bM@1,0 bQ@2,0 wQ@-1,0 rest=wP",
    ],
)
def test_H4_10_a_piece_that_was_thrown_rests(text: str) -> None:
    resting = position(text, type="Base+MP")
    piece = resting.view()["board"]["resting"]
    assert resting.explain(piece) == Refusal("H4.10", "resting", {"piece": piece})
    check_read_back(resting)


def test_H4_10_a_piece_that_was_moved_rests() -> None:
    """The earliest rest that there is: the queen came first and moves in the second turn."""
    earliest = position("wQ; bS1 wQ-; wQ \\bS1")
    assert earliest.setup().endswith("| Black[2] wQ@1,-1 bS1@1,0 rest=wQ")
    check_read_back(earliest)


def test_H2_4_without_a_queen_three_pieces_wait_for_ever() -> None:
    waiting = position("White[60] wS1@0,0 bB1@0,0 wS2@1,0 bB2@1,0 wA1@2,0 bQ@3,0")
    assert [move.text for move in waiting.legal_moves] == ["pass"]


def test_H5_1_a_finished_position_is_finished() -> None:
    lost = position("White[8] bQ@0,0 wQ@1,0 wA1@0,1 wA2@-1,1 wA3@-1,0 wG1@0,-1 wG2@1,-1 bA1@2,0 bA2@3,0")
    assert lost.outcome is not None
    assert (lost.outcome.reason, lost.outcome.places) == ("black-surrounded", (1, 2))
    check_read_back(lost)


WORDS = st.sampled_from(
    [f"{name}@{q},{r}" for name in PIECE_NAMES for q in (-1, 0, 1) for r in (-1, 0, 1)]
    + ["White[9]", "Black[9]", "rest=wA1", "rest=bB1", "@", "wA1@", "|"]
)


@given(st.one_of(st.text(), st.lists(WORDS, max_size=12).map(lambda words: " ".join(["White[20]", *words]))))
@settings(max_examples=COUNTS["setup_texts"], deadline=None)
def test_any_text_is_a_position_or_clearly_refused(text: str) -> None:
    words = ""
    try:
        check_read_back(hexapoda.load("hive", type="Base+MLP").position(text))
    except hexapoda.HexapodaError as error:
        words = str(error)
    assert "\n" not in words


# ── options ──


@pytest.mark.parametrize(
    ("written", "meant"),
    [("base", "Base"), ("Base+", "Base"), ("BASE+PM", "Base+MP"), ("Base+LMP", "Base+MLP"), (" Base+l ", "Base+L")],
)
def test_H6_3_game_types_in_any_order_and_case(written: str, meant: str) -> None:
    assert hexapoda.load("hive", type=written).options["type"] == meant


@pytest.mark.parametrize("written", ["", "Base+X", "Base+MM", "Base+M+L", "MLP", "Base MLP", None, 3, ["Base"]])
def test_H1_3_other_game_types_are_errors_that_list_the_eight(written: object) -> None:
    with pytest.raises(hexapoda.OptionError) as error:
        hexapoda.load("hive", type=written)
    assert all(each in error.value.params["choices"] for each in GAME_TYPES)


@pytest.mark.parametrize(("written", "ply"), [("White[1]", 0), ("black[1]", 1), (" White[2] ", 2), ("Black[60]", 119)])
def test_H6_2_turns(written: str, ply: int) -> None:
    assert turn_ply(written) == ply


@pytest.mark.parametrize(
    "written", ["", "White", "White[]", "White[0]", "White[-1]", "White[1] ,", "White[٣]", "Red[1]"]
)
def test_H6_2_what_is_no_turn(written: str) -> None:
    assert turn_ply(written) is None
