"""Ants' notation: how decisions are written, what the reader forgives, and several decisions in one text."""

import random

import pytest

import hexapoda
from hexapoda import IllegalMoveError, InvalidMoveError
from hexapoda.games.ants.notation.read import parse
from hexapoda.kernel.declaration import Read
from tests.ants.lines import after, ants, at
from tests.settings import COUNTS

OPTIONS = (
    {"players": 2},
    {"players": 3, "scenario": "pyramids", "hire_push": "column"},
    {"players": 4, "scenario": "classic_allied", "teams": "diagonal"},
    {"players": 4, "scenario": "pyramids_allied", "centre_entries_per_turn": 0},
)


# ── writing ──


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("asked=exchange A-hand=fury*2,column,cave_in", "keep; exchange fury; exchange column; exchange cave_in"),
        ("A-chips=1", "end; hire W AB1; hire W DA7; hire W AX1"),
        ("A=W@AB1 A-chips=1 kind=hire", "end; hire W AB1; hire W AB1 push; hire W DA7; hire W AX1"),
        (
            "A=W@AB1,S@AB1 A-chips=1 kind=hire",
            "end; hire W AB1 push W; hire W AB1 push S; hire W DA7; hire W AX1",
        ),
        ("A=S@AX2 kind=move", "end; step S AX2-AX1; step S AX2-AX3"),
        ("A=W@AX3 A-chips=1 kind=move", "end; step W AX3-AX2; step W AX3-AX4; tunnel AX3"),
        ("A-chips=5 kind=move", "end; build"),
        ("A-hand=fury*2,honeydew", "end; card honeydew; emergency fury fury; emergency fury honeydew"),
        ("A=S@AB2 A-hand=ambush B=W@AB4 kind=hire", "end; card ambush S AB2 W AB4"),
        (
            "A=W@AB2 A-hand=forced_march kind=hire",
            "end; card forced_march W AB2-AB1; card forced_march W AB2-AB3",
        ),
        ("A=W@AX2,S@AX2 A-hand=column kind=hire", "end; card column AX2-AX1; card column AX2-AX3"),
        ("A-chips=1 A-hand=reinforcements kind=move", "end; card reinforcements W AB1; …DA7; …AX1"),
        ("A=W@AB2 A-hand=winter_stores,sentries kind=hire", "end; card winter_stores; card sentries"),
        ("A=W@AB2 A-hand=cave_in B-markers=BX3 kind=hire", "end; card cave_in BX3"),
    ],
)
def test_how_decisions_are_written(line: str, texts: str) -> None:
    expected = texts.replace("…", "card reinforcements W ").split("; ")
    assert [move.text for move in at(line).legal_moves] == expected


def test_how_battles_are_written() -> None:
    position = at("A=S@AX2 A-markers=AX2,AB5 A-hand=fury A-table=sentries B=W@AB4 B-hand=fury*2 C=S@AB6", players=3)
    position.push("step S AX2-AB5")
    assert [move.text for move in position.legal_moves] == ["contact AB5 AB4", "contact AB5 AB6"]
    position.push("contact AB5 AB4")
    assert [move.text for move in position.legal_moves] == ["decline", "sentries S"]
    position.push("sentries S")
    assert [move.text for move in position.legal_moves] == ["pass", "fury S+1"]
    position.push("pass")
    assert position.actor == 1
    assert [move.text for move in position.legal_moves] == ["pass", "fury W"]


def test_A16_2_equal_ants_are_told_apart_by_their_bonus() -> None:
    position = at("A=S@AB4 B=W*2@AB6 B-hand=fury*2")
    position.push("step S AB4-AB5")
    position.push("fury W")
    assert position.actor == 1  # A has no cards and passes
    assert [move.text for move in position.legal_moves] == ["pass", "fury W+1", "fury W"]
    position.push("fury W")
    assert ants(position) == {"AB6": "B:WW"}  # AE3b


def test_the_second_step_of_a_march_is_a_decision_of_its_own() -> None:
    position = at("A=W@AB2 A-hand=forced_march")
    position.push("card forced_march W AB2-AB3")
    assert [move.text for move in position.legal_moves] == ["stop", "march AB2", "march AB4"]


# ── reading ──


@pytest.mark.parametrize(
    ("line", "written", "text"),
    [
        ("asked=exchange A-hand=fury*4", "FURY", "exchange fury"),
        ("asked=exchange A-hand=forced_march*4", "Exchange Forced-March", "exchange forced_march"),
        ("A-chips=1", "HIRE worker ab1", "hire W AB1"),
        ("A-chips=1", "hire AB01 w", "hire W AB1"),
        ("A=W@AB1 A-chips=1", "hire w ab1 push w", "hire W AB1 push"),
        ("A=S@AX2", "AX2-AX3", "step S AX2-AX3"),
        ("A=S@AX2", "step ax2 ax3", "step S AX2-AX3"),
        ("A=S@AX2", "s ax2 – ax3", "step S AX2-AX3"),
        ("A=S@AX2", "soldier AX2 → AX3", "step S AX2-AX3"),
        ("A=S@AB2 A-hand=ambush B=W@AB4", "card ambush AB2 AB4", "card ambush S AB2 W AB4"),
        ("A=S@AB2 A-hand=ambush B=W@AB4", "ambush s ab2 ab4 w", "card ambush S AB2 W AB4"),
        ("A=S@AB2 A-hand=ambush B=W@AB4", "ambush AB2 AB4 W", "card ambush S AB2 W AB4"),
        ("A=W@AX2,S@AX2 A-hand=ambush B=W@AX4", "ambush AX2 AX4", "card ambush W AX2 W AX4"),
        ("A=W@AX2,S@AX2 A-hand=ambush B=S@AX4", "ambush AX2 AX4", "card ambush S AX2 S AX4"),
        ("A=W@AB2 A-hand=forced_march", "forced march AB2 AB3", "card forced_march W AB2-AB3"),
        ("A=W@AB2 A-hand=forced_march", "march AB2-AB3", "card forced_march W AB2-AB3"),
        ("A=W*2@AX2 A-hand=column", "tight column AX2-AX3", "card column AX2-AX3"),
        ("A-hand=winter_stores", "winter stores", "card winter_stores"),
        ("A-hand=cave_in B-markers=BX3", "cave-in bx3", "card cave_in BX3"),
        ("A-hand=fury,honeydew", "emergency honeydew fury", "emergency fury honeydew"),
    ],
)
def test_the_reader_is_forgiving(line: str, written: str, text: str) -> None:
    assert at(line).parse(written).text == text


def test_answers_within_a_battle_may_leave_out_their_verbs() -> None:
    position = at("A=S@AX2 A-markers=AX2,AB5 A-hand=fury A-table=sentries B=W@AB4 C=S@AB6", players=3)
    position.push("step S AX2-AB5")
    assert position.parse("AB4").text == "contact AB5 AB4"
    position.push("ab4")
    assert position.parse("S").text == position.parse("sentries").text == "sentries S"
    position.push("decline")
    assert position.parse("s").text == position.parse("fury").text == "fury S"


# ── several decisions in one text ──


def test_A11_8_a_whole_march_in_one_text() -> None:
    position = at("A=W@AB2 A-hand=forced_march")
    moves = position.parse_all("card forced_march W AB2-AB3-AB4")
    assert [move.text for move in moves] == ["card forced_march W AB2-AB3", "march AB4"]
    position.push("card forced_march W AB2-AB3-AB4")
    assert ants(position) == {"AB4": "A:W"}


def test_A11_8_a_march_of_one_step_in_one_text() -> None:
    position = at("A=W@AB2 A-hand=forced_march")
    position.push("card forced_march W AB2-AB3 stop")
    assert ants(position) == {"AB3": "A:W"}
    assert position.decision == "action"


def test_A11_8_a_march_through_a_battle_is_said_step_by_step() -> None:
    position = at("A=S@AB2 A-hand=forced_march,fury B=W@AB4")
    with pytest.raises(IllegalMoveError) as error:
        position.push("card forced_march S AB2-AB3-AB4")
    assert error.value.refusal.code == "turn-interrupted"
    assert position.ply == 0
    turn = position.read_turn(["card forced_march S AB2-AB3-AB4"])
    assert turn.rest == ("march AB4",)  # what a server may keep as a premove
    after(position, "card forced_march S AB2-AB3", "pass", "march AB4")
    assert ants(position) == {"AB4": "A:S"}


def test_A11_8_a_march_whose_second_step_is_illegal_is_not_begun() -> None:
    position = at("A=W@AB2 A-hand=forced_march")
    with pytest.raises(IllegalMoveError) as error:
        position.push("card forced_march W AB2-AB3-AB5")
    assert error.value.refusal.code == "ants-not-beside"
    assert position.ply == 0


def test_each_decision_comes_with_what_is_left_of_the_text() -> None:
    march = at("A=W@AB2 A-hand=forced_march").state
    for text, rest in (("W AB2-AB3-AB4", "march AB4"), ("AB2 AB3 stop", "stop"), ("W AB2-AB3", None)):
        read = parse(march, f"card forced_march {text}")
        assert isinstance(read, Read)
        assert read.rest == rest
    hire = parse(at(CHAIN).state, "hire W AB1 push push S AB3 push W")
    assert isinstance(hire, Read)
    assert hire.rest == "push s ab3 push w"


#: Two cells with both kinds of ants, one behind the other.
CHAIN = "A=W@AB1,W@AB2,S@AB2,W@AB3,S@AB3 A-chips=1"


def test_A5_8_a_whole_chain_in_one_text_or_by_its_parts() -> None:
    for said in ("hire W AB1 push push S AB3 push W", ("W", "AB1", "push W", "AB3", "S", "AB2", "W")):
        position = at(CHAIN)
        assert [move.text for move in position.parse_all(said)] == ["hire W AB1 push", "push S AB3", "push W AB2"]
        position.push(said)
        assert ants(position) == {"AB1": "A:W", "AB2": "A:WS", "AB3": "A:WW", "AB4": "A:S"}


def test_A5_8_a_chain_that_says_something_illegal_is_not_begun() -> None:
    position = at(CHAIN)
    with pytest.raises(IllegalMoveError) as error:
        position.push("hire W AB1 push push S AB2")
    assert (error.value.refusal.clause, error.value.refusal.code) == ("A5.8", "ants-asked-now")
    assert position.ply == 0


def test_decisions_that_can_be_gone_on_with_say_so() -> None:
    on = {move["text"] for move in at(f"{CHAIN} A-hand=forced_march,honeydew").view(0)["legal"] if move.get("on")}
    assert {text.split()[0] for text in on} == {"hire", "card"}
    assert all(" push" in text or "forced_march" in text for text in on)


def test_texts_that_are_no_moves_are_told_from_those_that_are_not_allowed() -> None:
    position = at("A=W@AB2")
    with pytest.raises(InvalidMoveError):
        position.push("castle!")
    with pytest.raises(IllegalMoveError):
        position.push("step W AB2-AB4")


# ── every decision of random games ──


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options.values())))
def test_all_texts_are_read_back_and_all_parts_differ(options: dict[str, object]) -> None:
    game = hexapoda.load("ants", **options)
    for number in range(COUNTS["ants_notation_games"]):
        rng = random.Random(f"notation {number}")
        position = game.start(seed=f"notation {number}")
        while position.actor is not None and position.ply < 250:
            moves = list(position.legal_moves)
            assert len({move.text for move in moves}) == len({move.parts for move in moves}) == len(moves)
            for move in rng.sample(moves, min(3, len(moves))):
                assert position.parse(move.text) == move
                assert position.parse(move.text.upper()) == move
            position.push(rng.choice(moves))
