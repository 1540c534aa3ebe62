"""T4, T5.4, T12: what chance brings, told in words and hidden from those who may not know it."""

import random
import re

import pytest

import hexapoda
from hexapoda import ALL_SEATS, InvalidMoveError, Position, RecordError, i18n
from hexapoda.games.termites.notation.names import kind_list
from tests.termites.walks import walks

STANDARD = "colonies gold blue; first 2; hand 1 W1 P1 P1; hand 2 W2 W2 F1"
#: Blue and red with given colonies; red starts.
GIVEN = "first 2; hand 1 W1 W2 S1; hand 2 W1 S1 F1"


def start(told: str | None = None, seed: int = 1, **options: object) -> Position:
    return hexapoda.load("termites", **options).start(seed=seed, chance_text=told)


def turn() -> Position:
    """Red's first turn, its token chosen."""
    position = start(GIVEN, colonies="blue,red")
    for text in ("mound 8 C4", "mound 8 C6", "mound 5 I3", "mound 5 I5", "place S1"):
        position.push(text)
    return position


# ── the start ──


def test_T4_the_start_is_told_and_comes_out_as_told() -> None:
    position = start(STANDARD)
    seats = position.view(0)["board"]["seats"]
    assert [seat["colony"] for seat in seats] == ["gold", "blue"]
    assert position.actor == 1
    assert [kind_list(position.state.hand[seat]) for seat in (0, 1)] == [["W1", "P1", "P1"], ["W2", "W2", "F1"]]
    assert position.setup_chance() == STANDARD


@pytest.mark.parametrize(
    ("options", "pattern"),
    [
        ({}, r"colonies \w+ \w+; first [12]; hand 1( \w\d){3}; hand 2( \w\d){3}"),
        ({"players": 4, "colonies": "gray,red,blue,gold"}, r"first [1-4](; hand [1-4]( \w\d){3}){4}"),
        ({"players": 3, "map": "random"}, r"map \d+; colonies( \w+){3}; first [1-3](; hand [1-3]( \w\d){3}){3}"),
        ({"map": "build", "colonies": "blue,red"}, r"first [12]"),
        ({"map": "build"}, r"colonies \w+ \w+; first [12]"),
        ({"map": "random:7", "colonies": "blue,red"}, r"first [12](; hand [12]( \w\d){3}){2}"),
    ],
    ids=str,
)
def test_T12_only_what_is_left_to_chance_is_said(options: dict, pattern: str) -> None:
    for seed in range(6):
        position = start(seed=seed, **options)
        told = position.setup_chance()
        assert re.fullmatch(pattern, told), told
        again = start(told, seed=99, **options)
        assert again.setup() == position.setup()
        assert again.setup_chance() == told


def test_T4_order_and_case_of_words_do_not_matter_within_a_hand() -> None:
    told = "Colonies GOLD Blue;  first 2;hand 1 p1 W1 P1; hand 2 F1 w2 W2"
    assert start(told).setup_chance() == STANDARD


def test_T4_6_a_seat_knows_its_own_hand_alone() -> None:
    position = start(STANDARD)
    assert position.setup_chance(0) == "colonies gold blue; first 2; hand 1 W1 P1 P1; hand 2 ? ? ?"
    assert position.setup_chance(1) == "colonies gold blue; first 2; hand 1 ? ? ?; hand 2 W2 W2 F1"
    assert position.setup_chance(None) == "colonies gold blue; first 2; hand 1 ? ? ?; hand 2 ? ? ?"


def test_T4_1_the_number_of_a_random_map_makes_the_map() -> None:
    one = start(seed=4, map="random")
    number = one.setup_chance().split(";")[0].split()[1]
    assert one.board()["terrain"] == start(map=f"random:{number}").board()["terrain"]
    again = start(one.setup_chance().replace(number, "255"), map="random")
    assert again.board()["terrain"] == start(map="random:255").board()["terrain"]


@pytest.mark.parametrize(
    ("told", "code", "clause"),
    [
        ("", "chance-missing", "T4.3"),
        ("colonies gold blue", "chance-missing", "T4.5"),
        ("first 2", "chance-expected", "T4.3"),
        ("colonies gold blue; hand 1 W1 P1 P1", "chance-expected", "T4.5"),
        ("colonies gold green; first 2", "chance-colonies", "T4.3"),
        ("colonies gold gold; first 2", "chance-colonies", "T4.3"),
        ("colonies gold; first 2", "chance-colonies", "T4.3"),
        ("colonies gold blue red; first 2", "chance-colonies", "T4.3"),
        ("colonies gold blue; first 3", "chance-first", "T4.5"),
        ("colonies gold blue; first 0", "chance-first", "T4.5"),
        ("colonies gold blue; first two", "chance-first", "T4.5"),
        ("colonies gold blue; first 2; hand 1 W1 P1 P1", "chance-missing", "T4.6"),
        ("colonies gold blue; first 2; hand 2 W2 W2 F1; hand 1 W1 P1 P1", "chance-hand-of", "T4.6"),
        ("colonies gold blue; first 2; hand 1 W1 P1; hand 2 W2 W2 F1", "chance-hand-size", "T4.6"),
        ("colonies gold blue; first 2; hand 1 W1 W1 P1; hand 2 W2 W2 F1", "chance-token", "T4.6"),
        ("colonies gold blue; first 2; hand 1 W1 W9 P1; hand 2 W2 W2 F1", "chance-token", "T4.6"),
        ("colonies gold blue; first 2; hand 1 W1 P1 P1; hand 2 ? ? ?", "chance-hidden", ""),
        (f"{STANDARD}; draws W1", "no-chance-here", ""),
        (f"{STANDARD};", "chance-empty", ""),
        ("; ;", "chance-empty", ""),
        ("map 7; " + STANDARD, "chance-expected", "T4.3"),
    ],
)
def test_T4_a_start_that_can_not_be_is_refused_with_the_reason(told: str, code: str, clause: str) -> None:
    with pytest.raises(RecordError) as error:
        start(told)
    refusal = error.value.refusal
    assert (refusal.code, refusal.clause) == (code, clause)
    for language in i18n.LANGUAGES:
        words = refusal.message(language)
        assert not words.startswith("refusal-")
        assert all(str(value) in words for value in refusal.params.values())


@pytest.mark.parametrize("told", ["map x", "map -1", "map 4294967296", "map 1 2", "map"])
def test_T4_1_what_is_no_number_of_a_map_is_refused(told: str) -> None:
    with pytest.raises(RecordError) as error:
        start(f"{told}; {STANDARD}", map="random")
    assert (error.value.refusal.code, error.value.refusal.params["most"]) == ("chance-map", 4294967295)


def test_T4_3_given_colonies_are_not_told_again() -> None:
    with pytest.raises(RecordError) as error:
        start(STANDARD, colonies="gold,blue")
    assert error.value.refusal.code == "chance-expected"


# ── building ──


def test_T4_6_hands_are_drawn_after_the_last_tile() -> None:
    position = start("first 1", map="build", tiles=1, colonies="blue,red")
    assert position.push("neutral F6", chance_text="").text == "neutral F6"
    with pytest.raises(InvalidMoveError) as error:
        position.push("tile water/stones A1", chance_text="")
    assert error.value.refusal.code == "chance-missing"
    position.push("tile water/stones A1", chance_text="hand 1 W1 W2 S1; hand 2 W1 S1 F1")
    assert position.move_view(1)["chance"] == "hand 1 W1 W2 S1; hand 2 W1 S1 F1"
    assert position.move_view(1, seat=1)["chance"] == "hand 1 ? ? ?; hand 2 W1 S1 F1"
    assert position.decision == "place-mound"


# ── drawing ──


def test_T5_4_a_drawn_token_is_seen_by_its_owner_alone() -> None:
    position = turn()
    position.push("E5", chance_text="draws W3")
    ply = position.ply - 1
    assert position.move_view(ply)["chance"] == position.move_view(ply, seat=1)["chance"] == "draws W3"
    assert position.move_view(ply, seat=0)["chance"] == position.move_view(ply, seat=None)["chance"] == "draws ?"
    assert "W3" in kind_list(position.state.hand[1])
    for seat in (0, None):
        assert "draws W3" not in position.record(seat=seat)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("", "chance-missing"),
        ("draws", "chance-one-token"),
        ("draws W1 W2", "chance-one-token"),
        ("draws P3", "chance-token"),
        ("draws F1", "chance-token"),  # the only one is in hand
        ("draws ?", "chance-hidden"),
        ("hand 1 W1", "chance-expected"),
        ("draws W2; draws W2", "no-chance-here"),
        ("W2", "chance-expected"),
    ],
)
def test_T5_4_a_draw_that_can_not_be_is_refused(told: str, code: str) -> None:
    position = turn()
    with pytest.raises(InvalidMoveError) as error:
        position.push("place S1 E5", chance_text=told)
    assert error.value.refusal.code == code
    assert position.decision == "place-token"


@pytest.mark.parametrize("text", ["stay", "E5-E6"])
def test_nothing_is_drawn_by_moving(text: str) -> None:
    position = turn()
    position.push("E5", chance_text="draws W3")
    with pytest.raises(InvalidMoveError) as error:
        position.push(text, chance_text="draws W2")
    assert error.value.refusal.code == "no-chance-here"
    position.push(text, chance_text="")


def test_T5_4_nothing_is_drawn_from_an_empty_stack() -> None:
    dice = random.Random(2)
    drawn = [0, 0]
    for position in walks(dice, 1):
        if position.ply and position.move_view(position.ply - 1)["chance"]:
            drawn[position.move_view(position.ply - 1)["seat"]] += 1
        if position.decision == "place-token" and not position.state.stack[int(position.state.active)].any():
            copy = position.copy()
            copy.push(next(iter(position.legal_moves)), chance_text="")
            assert copy.move_view(copy.ply - 1)["chance"] == ""
    assert drawn == [15, 15]


def test_a_game_played_with_the_box_can_be_typed_in() -> None:
    record = """
    [Game "termites"]
    [Options "colonies=blue,red"]
    [Chance "first 2; hand 1 W1 W2 S1; hand 2 W1 S1 F1"]

    1. mound 8 C4
    2. mound 8 C6
    3. mound 5 I3
    4. mound 5 I5
    5. place W1
    6. place W1 E4 {draws W3}
    7. E4-E6
    8. place S1 E7 {draws F2}
    9. E7xE6
    end
    """
    position = hexapoda.load("termites").read(record)
    assert position.view()["board"]["seats"][1]["units"] == 0
    assert '[Moves "8"]' in position.record(), "the fifth and the sixth line say one thing"
    assert position.record(seat=ALL_SEATS) == position.record()
