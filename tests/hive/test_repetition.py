"""Threefold repetition (H5.3): when exactly a game is drawn by it, and what makes two positions the same."""

import pickle
import random

import pytest

import hexapoda
from hexapoda import IllegalMoveError, Position
from hexapoda.games.hive.setup import GAME_TYPES
from hexapoda.kernel import contract
from tests.hive.positions import agree, drawn, effects, play, push
from tests.hive.reference import ReferenceHive, find

#: wA1 wQ wS1 bS1 bQ bA1 in a row, White to move. The ants go around the ends.
ANTS = "wS1; bS1 wS1-; wQ -wS1; bQ bS1-; wA1 -wQ; bA1 bQ-;"
#: Four moves that lead back.
CYCLE = r"wA1 \wQ; bA1 bQ/; wA1 -wQ; bA1 bQ-;"
OTHER_CYCLE = r"wA1 /wQ; bA1 bQ\; wA1 -wQ; bA1 bQ-;"


def key(position: Position) -> int:
    return int(contract.key_at(position.states, position.ply))


def is_drawn(position: Position) -> bool:
    outcome = position.outcome
    return outcome is not None and outcome.reason == "repetition" and outcome.places == (1, 1)


def key_of(text: str, **options: str) -> int:
    """The key of a position text."""
    return key(hexapoda.load("hive", **options).position(text))


# ── when ──


def test_H5_3_the_third_occurrence_draws_and_the_second_does_not() -> None:
    position = play(ANTS)
    push(position, CYCLE)
    assert position.outcome is None
    push(position, CYCLE.rpartition(" bA1")[0])
    assert position.outcome is None
    position.push("bA1 bQ-")
    assert is_drawn(position)


def test_H5_3_occurrences_need_not_follow_each_other() -> None:
    position = play(ANTS + CYCLE)
    push(position, r"wA1 wS1/; bA1 bS1\; wA1 \wQ; bA1 bQ\; wA1 /wQ; bA1 bQ/; wA1 -wQ")
    assert position.outcome is None
    position.push("bA1 bQ-")
    assert is_drawn(position)


def test_H5_3_any_position_of_the_game_counts_not_only_the_one_after_the_placement() -> None:
    position = play(ANTS + r"wA1 \wQ;")
    push(position, r"bA1 bQ/; wA1 /wQ; bA1 bQ-; wA1 \wQ; bA1 bQ\; wA1 -wQ; bA1 bQ-")
    assert position.outcome is None
    position.push(r"wA1 \wQ")
    assert is_drawn(position)


def test_H5_3_the_position_after_the_last_placement_is_its_first_occurrence() -> None:
    assert is_drawn(play(ANTS + CYCLE + OTHER_CYCLE))


def test_H5_3_a_drawn_game_is_over() -> None:
    position = play(ANTS + CYCLE * 2)
    assert position.actor is None
    assert position.decision is None
    assert effects(position) == set()
    assert len(position.legal_moves) == 0
    with pytest.raises(IllegalMoveError):
        position.push(r"wA1 \wQ")
    refusal = position.explain(r"wA1 \wQ")
    assert refusal is not None
    assert refusal.code == "game-over"


def test_H5_3_the_other_player_to_move_makes_another_position() -> None:
    """White takes three moves to come back where two would do: the same hive with Black to move."""
    white_first = r"wA1 \wQ; bA1 bQ/; wA1 /wQ; bA1 bQ-; wA1 -wQ;"
    black_first = r"bA1 bQ/; wA1 \wQ; bA1 bQ\; wA1 -wQ; bA1 bQ-;"
    position = play(ANTS)
    for leg in (white_first, black_first, white_first):
        push(position, leg)
        assert position.outcome is None
    push(position, black_first)
    assert is_drawn(position)


def test_H5_3_a_placement_starts_the_count_anew() -> None:
    position = play(ANTS + CYCLE)
    push(position, "wB1 -wA1; bB1 bA1-")
    there_and_back = r"wB1 \wA1; bB1 bA1/; wB1 -wA1; bB1 bA1-;"
    push(position, there_and_back)
    assert position.outcome is None
    push(position, there_and_back)
    assert is_drawn(position)


def test_H5_3_a_position_text_is_a_first_occurrence() -> None:
    position = play(ANTS + CYCLE)
    again = position.game.position(position.setup())
    push(again, CYCLE)
    assert again.outcome is None
    push(again, CYCLE)
    assert is_drawn(again)


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H5_3_option_off_never_draws(type: str) -> None:
    position = play(ANTS + CYCLE * 5, type, repetition="off")
    assert position.outcome is None
    assert position.ply == 26
    assert len(position.legal_moves) > 0


def test_H5_3_draw_is_the_default() -> None:
    assert hexapoda.load("hive").options["repetition"] == "draw"


# ── what is the same ──


def test_H5_3_numbers_of_like_pieces_do_not_matter() -> None:
    """Both white ants end up where the other one was, and then back."""
    position = play(ANTS + r"wA2 \wQ; bA2 bQ/;")
    push(position, r"wA1 /wQ; bA1 bQ\; wA2 -wQ; bA1 bQ-; wA1 /wA2; bA1 bQ\; wA1 \wQ; bA1 bQ-")
    assert position.outcome is None
    push(position, r"wA2 /wQ; bA1 bQ\; wA1 -wQ; bA1 bQ-; wA2 /wA1; bA1 bQ\; wA2 \wQ")
    assert position.outcome is None
    position.push("bA1 bQ-")
    assert is_drawn(position)


HIVE = "White[9] wQ@0,0 wA1@-1,0 wA2@-1,1 wB1@1,0 bB1@1,0 bQ@2,0 bG1@3,0 bA1@2,1"


def test_H5_3_like_pieces_swapped_make_the_same_position() -> None:
    assert key_of(HIVE) == key_of(HIVE.replace("wA1@-1,0 wA2@-1,1", "wA2@-1,0 wA1@-1,1"))


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("kinds swapped", HIVE.replace("bG1@3,0 bA1@2,1", "bA1@3,0 bG1@2,1")),
        ("colours swapped", HIVE.replace("wA2@-1,1", "wA2@2,1").replace("bA1@2,1", "bA1@-1,1")),
        ("a stack upside down", HIVE.replace("wB1@1,0 bB1@1,0", "bB1@1,0 wB1@1,0")),
        ("a piece elsewhere", HIVE.replace("bA1@2,1", "bA1@1,1")),
        ("the other player to move", HIVE.replace("White[9]", "Black[9]")),
        ("shifted", "White[9] wQ@1,0 wA1@0,0 wA2@0,1 wB1@2,0 bB1@2,0 bQ@3,0 bG1@4,0 bA1@3,1"),
        ("mirrored", "White[9] wQ@0,0 wA1@1,0 wA2@0,1 wB1@-1,0 bB1@-1,0 bQ@-2,0 bG1@-3,0 bA1@-3,1"),
        ("turned", "White[9] wQ@0,0 wA1@1,0 wA2@1,-1 wB1@-1,0 bB1@-1,0 bQ@-2,0 bG1@-3,0 bA1@-2,-1"),
    ],
)
def test_H5_3_different_positions_have_different_keys(what: str, other: str) -> None:
    assert other != HIVE
    assert key_of(other) != key_of(HIVE), what


def test_H5_3_the_turn_number_and_the_way_there_do_not_matter() -> None:
    assert key_of(HIVE) == key_of(HIVE.replace("White[9]", "White[30]"))


#: In a game with the pillbug the same hives come about with another piece at rest.
RESTS = r"""wS1; bS1 wS1-; wQ -wS1; bQ bS1-; wA1 -wQ; bA1 bQ/; wA2 \wQ; bA2 bQ\;
            wA1 /wQ; bA1 bQ-; wA1 -wQ; bA1 bQ/; wA1 /wQ; bA2 bQ-; wA1 -wQ; bA2 bQ\ """


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H5_3_the_resting_piece_counts_in_game_types_with_the_pillbug_only(type: str) -> None:
    position = play(RESTS, type)
    assert is_drawn(position) == ("P" not in type)


def test_H5_3_with_the_pillbug_the_position_after_a_placement_is_another_one_for_nothing_rests_in_it() -> None:
    assert is_drawn(play(ANTS + CYCLE * 2, "Base+ML"))
    position = play(ANTS + CYCLE * 2, "Base+P")
    assert position.outcome is None
    position.push(r"wA1 \wQ")  # for the third time
    assert is_drawn(position)


@pytest.mark.parametrize(("type", "same"), [("Base+P", False), ("Base+MLP", False), ("Base", True), ("Base+ML", True)])
def test_H5_3_rest_is_part_of_the_position_by_its_hex(type: str, same: bool) -> None:
    text = HIVE.replace("White[9]", "Black[9]")
    at_one, at_other, nowhere = (key_of(text + rest, type=type) for rest in (" rest=wA1", " rest=wA2", ""))
    assert (at_one == at_other) == same
    assert (at_one == nowhere) == same
    swapped = text.replace("wA1@-1,0 wA2@-1,1", "wA2@-1,0 wA1@-1,1")
    assert key_of(swapped + " rest=wA2", type=type) == at_one


@pytest.mark.parametrize("type", ["Base", "Base+M", "Base+P", "Base+MLP"])
def test_H5_3_keys_are_equal_exactly_where_the_reference_sees_the_same_position(type: str) -> None:
    """Small hives wander about; with few pieces they meet the same positions again and again."""
    of_key: dict[int, object] = {}
    of_position: dict[object, int] = {}
    met_again = 0
    for seed in range(3):
        dice = random.Random(seed)
        position = hexapoda.load("hive", type=type, repetition="off").start()
        reference = ReferenceHive(type, "rulebook", "off")
        while position.ply < 120 and position.actor is not None:
            moves = agree(position, reference)
            calm = [move for move in moves if len(reference.stacks) > 4 and find(reference.stacks, move[0])]
            move = dice.choice(calm or list(moves))
            position.push_id(moves[move])
            reference.apply(move)
            if find(reference.stacks, "wQ") and find(reference.stacks, "bQ"):
                place, found = reference._position(), key(position)
                met_again += place in of_position
                assert of_position.setdefault(place, found) == found
                assert of_key.setdefault(found, place) == place
    assert met_again > 0


# ── taking back, copies, records ──


def test_H5_3_pop_takes_the_draw_back_and_push_brings_it_again() -> None:
    position = play(ANTS + CYCLE * 2)
    for _ in range(2):
        assert is_drawn(position)
        last = position.pop()
        assert last is not None
        assert last.text == "bA1 bQ-"
        assert position.outcome is None
        assert position.actor == 1
        assert last in position.legal_moves
        position.push(last)
    position.pop()
    position.push(r"bA1 bQ\ ")
    assert position.outcome is None


@pytest.mark.parametrize("depth", range(1, 15))
def test_H5_3_pop_across_occurrences_and_push_again(depth: int) -> None:
    position = play(ANTS + CYCLE * 2)
    taken = [position.pop() for _ in range(depth)]
    assert position.outcome is None
    for move in reversed(taken):
        assert position.outcome is None
        assert move is not None
        position.push(move)
    assert is_drawn(position)


def test_H5_3_what_was_taken_back_did_not_occur() -> None:
    position = play(ANTS + CYCLE)
    for _ in range(5):  # every time the second occurrence of the position after it
        push(position, r"wA1 \wQ; bA1 bQ/")
        assert position.outcome is None
        position.pop()
        position.pop()
    push(position, CYCLE)
    assert is_drawn(position)


def test_H5_3_copies_and_views_remember_what_occurred() -> None:
    position = play(ANTS + CYCLE * 2)
    position.pop()
    for other in (
        position.copy(),
        pickle.loads(pickle.dumps(position)),
        position.game.imagine(position.view(1, history=True)),
        position.game.read(position.record()),
    ):
        assert other.outcome is None
        other.push("bA1 bQ-")
        assert is_drawn(other)


def gamestring(moves: str, state: str = "InProgress") -> str:
    played = [move.strip() for move in moves.split(";") if move.strip()]
    turn = f"{'Black' if len(played) % 2 else 'White'}[{len(played) // 2 + 1}]"
    return ";".join(["Base", state, turn, *played])


def notices(position: Position) -> list[str]:
    return [code for code, _ in position.notices]


@pytest.mark.parametrize("stated", [{}, {"repetition": "draw"}])
def test_H5_3_a_record_that_goes_on_after_a_third_repetition_is_read_without_the_rule(stated: dict[str, str]) -> None:
    moves = ANTS + CYCLE * 3 + r"wG1 -wA1"
    position = hexapoda.load("hive", **stated).read(gamestring(moves))
    assert position.game.options["repetition"] == "off"
    assert notices(position) == ["repetition-ignored"]
    assert position.ply == 19
    assert position.outcome is None
    assert position.notices[0][1]["move"] == 14


def test_H5_3_a_record_that_ends_with_the_third_repetition_is_a_draw() -> None:
    position = hexapoda.load("hive").read(gamestring(ANTS + CYCLE * 2, "Draw"))
    assert position.game.options["repetition"] == "draw"
    assert is_drawn(position)
    assert position.notices == []


def test_H5_3_a_record_without_a_third_repetition_is_read_with_the_rule() -> None:
    position = hexapoda.load("hive").read(gamestring(ANTS + CYCLE))
    assert position.game.options["repetition"] == "draw"
    assert position.notices == []


def test_H5_3_a_record_of_a_game_without_the_rule_comes_back_as_it_was() -> None:
    position = play(ANTS + CYCLE * 3, repetition="off")
    again = hexapoda.load("hive").read(position.record())
    assert again.game.options["repetition"] == "off"
    assert again == position
    assert again.notices == []


def test_H5_3_a_queen_surrounded_by_a_third_occurrence_cannot_be() -> None:
    """A position with a surrounded queen ends the game the first time, so the reasons never compete."""
    position = drawn("""
               bA1   wS1
            bS1   bQ    wG1   wQ
               bG1   .     wA1
    """)  # fmt: skip
    position.push("wA1 bG1-")
    assert position.outcome is not None
    assert position.outcome.reason == "black-surrounded"
