"""The plain reference of Hive against the worked examples, known counts and single clauses of the rules."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from .reference import PASS, Hex, ReferenceHive, neighbours, perft

DATA = Path(__file__).parents[1] / "data"
PERFT: dict[str, dict[str, list[int]]] = tomllib.loads((DATA / "hive_perft.toml").read_text("utf-8"))
ROWS: list[dict[str, Any]] = tomllib.loads((DATA / "hive_examples.toml").read_text("utf-8"))["example"]
EXAMPLES = {row["id"]: row for row in ROWS}
TYPES = ["Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"]


def after(moves: str, type: str = "Base", **options: str) -> ReferenceHive:
    """The game after some moves, written as in a GameString."""
    return ReferenceHive.from_game_string(f"{type};;;{moves}", **options)


def is_legal(game: ReferenceHive, text: str) -> bool:
    return game.parse(text) in game.legal_moves()


def places(game: ReferenceHive, piece: str) -> set[str | Hex]:
    """Where a piece may go or be placed."""
    return {move[1] for move in game.legal_moves() if len(move) == 2 and move[0] == piece}


def read(game: ReferenceHive, *texts: str) -> set[str | Hex]:
    """The destinations of some MoveStrings."""
    return {game.parse(text)[-1] for text in texts}


def check_example(id: str) -> ReferenceHive:
    example = EXAMPLES[id]
    game = ReferenceHive.from_game_string(example["game"])
    _, state, turn, *_ = example["game"].split(";")
    assert game.status == state
    assert {"w": "White", "b": "Black"}[game.to_move] + f"[{game.turn}]" == turn
    assert len(game.legal_moves()) == example["count"]
    assert [text for text in example["legal"] if not is_legal(game, text)] == []
    assert [text for text in example["illegal"] if is_legal(game, text)] == []
    assert [piece for piece in example["stuck"] if places(game, piece)] == []
    return game


def test_HE1_throw_gate() -> None:
    check_example("HE1")


def test_HE2_pinned_pillbug_throws() -> None:
    check_example("HE2")


def test_HE3_elevated_mosquito_does_not_throw() -> None:
    check_example("HE3")


def test_HE4_resting_pillbug_lends_its_throw() -> None:
    assert check_example("HE4").resting == "wP"


def test_HE5_resting_pillbug_neither_moves_nor_throws() -> None:
    assert check_example("HE5").resting == "wP"


def test_HE6_piece_just_moved_is_not_thrown() -> None:
    assert check_example("HE6").resting == "wQ"


def test_HE7_enemy_is_thrown_before_its_queen_is_in_play() -> None:
    check_example("HE7")


def test_HE8_mosquito_beside_a_mosquito_on_top_is_stuck() -> None:
    check_example("HE8")


def test_HE9_only_a_pass_is_left() -> None:
    assert check_example("HE9").legal_moves() == {PASS}


def test_HE10_repetition_goes_by_kind() -> None:
    check_example("HE10")
    game = EXAMPLES["HE10"]["game"]
    assert ReferenceHive.from_game_string(game.rpartition(";")[0]).status == "InProgress"
    assert ReferenceHive.from_game_string(game, repetition="off").status == "InProgress"


@pytest.mark.slow
@pytest.mark.parametrize("type", TYPES)
def test_H7_tournament_counts(type: str) -> None:
    depth = 4 if type in ("Base", "Base+MLP") else 3
    game = ReferenceHive(type)
    assert [perft(game, n + 1) for n in range(depth)] == PERFT["tournament"][type][:depth]


@pytest.mark.parametrize("type", TYPES)
def test_H2_5_rulebook_counts(type: str) -> None:
    depth = 4 if type == "Base" else 3
    game = ReferenceHive(type, opening="rulebook")
    assert [perft(game, n + 1) for n in range(depth)] == PERFT["rulebook"][type][:depth]


def test_H1_2_each_player_owns_eleven_pieces_and_three_more_with_all_expansions() -> None:
    assert sum(ReferenceHive("Base").owned.values()) == 11
    assert sum(ReferenceHive("Base+MLP").owned.values()) == 14


@pytest.mark.parametrize("type", ["", "base", "Base+X", "Base+MM", "Hive"])
def test_H1_3_unknown_game_types_are_refused(type: str) -> None:
    with pytest.raises(ValueError, match="game type"):
        ReferenceHive(type)


def test_H2_1_second_piece_touches_the_first() -> None:
    assert places(after("wS1"), "bA1") == set(neighbours((0, 0)))


def test_H2_2_a_stack_has_the_colour_of_its_top() -> None:
    game = after(r"wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wS1;bA1 bQ-;wB1 wS1;bA1 bQ/")
    assert not is_legal(game, "wA1 wS1\\")
    game.play_text("wB1 bS1")
    assert not is_legal(game, "bA2 bS1\\")
    game.play_text("bA1 bQ-")
    assert is_legal(game, "wA1 wS1\\")


def test_H2_4_queen_is_due_on_the_fourth_turn() -> None:
    game = after(r"wS1;bS1 wS1-;wB1 -wS1;bB1 bS1-;wB2 -wB1;bB2 bB1-")
    assert {move[0] for move in game.legal_moves()} == {"wQ"}


def test_H2_5_the_queen_opens_by_the_rulebook_only() -> None:
    assert ("wQ", (0, 0)) not in ReferenceHive().legal_moves()
    assert ("wQ", (0, 0)) in ReferenceHive(opening="rulebook").legal_moves()
    assert places(after("wS1"), "bQ") == set()
    assert places(after("wS1", opening="rulebook"), "bQ") == set(neighbours((0, 0)))


def test_H2_6_the_next_number_is_placed() -> None:
    game = after("wA1;bA1 wA1-")
    assert {move[0] for move in game.legal_moves()} == {"wQ", "wB1", "wG1", "wS1", "wA2"}


def test_H3_1_no_piece_moves_before_its_queen_is_placed() -> None:
    game = after("wA1;bA1 wA1-;wQ -wA1")
    assert places(game, "bA1") == set()


def test_H3_2_a_pinned_piece_stays() -> None:
    game = after("wA1;bS1 wA1-;wQ -wA1;bQ bS1-")
    assert places(game, "wA1") == set()


def test_H3_3_a_slide_keeps_contact() -> None:
    game = after("wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
    assert places(game, "wQ") == read(game, r"wQ \wS1", "wQ /wS1")


def test_H4_4_spider_walks_three_steps() -> None:
    game = after("wS1;bA1 wS1-;wQ -wS1;bQ bA1-;wS2 -wQ;bA2 bQ-")
    assert places(game, "wS2") == read(game, "wS2 \\bA1", "wS2 wS1\\")


def test_H5_1_a_player_may_surround_their_own_queen() -> None:
    moves = r"wS1;bS1 wS1\;wB1 \wS1;bQ /bS1;wQ /wB1;bQ -bS1;wB2 -wQ;bS1 -bQ"
    assert after(moves).status == "InProgress"
    game = after(moves + ";wA1 -wB1")
    assert game.status == "BlackWins"
    assert game.legal_moves() == set()
    assert perft(game, 1) == perft(game, 2) == 0


def test_H5_2_both_queens_surrounded_by_one_move_draw() -> None:
    opening = r"wB1;bA1 \wB1;wQ /wB1;bQ -bA1;wG1 wQ\;bQ /bA1;wB2 -wG1;bB1 -bA1;"
    moves = opening + r"wG2 wB1\;bG1 /bB1;wA1 -wB2;bS1 \bA1"
    assert after(moves).status == "InProgress"
    assert after(moves + ";wA1 bG1\\").status == "Draw"


def test_H5_3_the_resting_piece_counts_in_games_with_the_pillbug() -> None:
    placements = r"wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ/;wA2 \wQ;bA2 bQ\;"
    there_and_back = "wA1 /wQ;bA1 bQ-;wA1 -wQ;bA1 bQ/;" + "wA1 /wQ;bA2 bQ-;wA1 -wQ;bA2 bQ\\"
    moves = placements + there_and_back
    assert after(moves, "Base").status == "Draw"
    assert after(moves, "Base+P").status == "InProgress"


def test_H6_1_marks_of_the_six_directions() -> None:
    game = after("wS1")
    texts = ["bA1 wS1-", "bA1 -wS1", "bA1 wS1\\", "bA1 \\wS1", "bA1 wS1/", "bA1 /wS1"]
    assert [game.parse(text)[-1] for text in texts] == [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def test_H6_3_input_may_refer_to_a_covered_piece_or_the_moving_one() -> None:
    game = after(r"wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 \wS1;bA1 bQ-;wB1 wS1;bA1 bQ/")
    assert game.stacks[0, 0] == ["wS1", "wB1"]
    assert game.parse("wB2 -wS1") == game.parse("wB2 -wB1") == ("wB2", (-1, 0))
    assert game.parse("wB1 wB1-") == game.parse("wB1 bS1") == ("wB1", (1, 0))
    assert game.parse("wB2 wS1") == ("wB2", (0, 0))


@pytest.mark.parametrize("text", ["bQ wS1-", "bA2 wS1-", "wA1 wS1-", "bA1 wS1", "bA1 wA1-", "bA1", "pass"])
def test_H6_illegal_and_unreadable_moves_are_refused(text: str) -> None:
    game = after("wS1")
    with pytest.raises(ValueError, match=r"illegal|no place|not in play"):
        game.play_text(text)
    assert game.stacks == {(0, 0): ["wS1"]}


def test_a_copy_goes_its_own_way() -> None:
    game = after("wS1;bS1 wS1-")
    twin = game.copy()
    twin.play_text("wQ -wS1")
    assert (game.plies, game.to_move, twin.plies, twin.to_move) == (2, "w", 3, "b")
    assert set(twin.stacks) - set(game.stacks) == {(-1, 0)}
