"""The options of Ants: what they mean, and which do not go together."""

from typing import Any

import pytest

import hexapoda
from hexapoda import OptionError, i18n
from hexapoda.games.ants.box import SHELF
from tests.ants.lines import at
from tests.ants.positions import DATA


def seats(**options: Any) -> list[tuple[str, int]]:
    """The anthill and the team of each seat."""
    board = hexapoda.load("ants", **options).start(seed=1).board(None)
    return [(seat["anthill"], seat["team"]) for seat in board["seats"]]


@pytest.mark.parametrize(
    ("options", "hills"),
    [
        ({}, "AB"),
        ({"anthills": "diagonal"}, "AC"),
        ({"anthills": "D,b"}, "BD"),
        ({"players": 3}, "ABC"),
        ({"players": 3, "anthills": "B,C,D"}, "BCD"),
        ({"players": 4}, "ABCD"),
    ],
)
def test_A2_1_anthills_are_chosen_and_seats_go_clockwise(options: dict[str, Any], hills: str) -> None:
    assert [hill for hill, _ in seats(**options)] == list(hills)


@pytest.mark.parametrize(
    ("teams", "numbers"),
    [
        ("neighbouring", [0, 0, 1, 1]),
        ("diagonal", [0, 1, 0, 1]),
        ("A+D", [0, 1, 1, 0]),
        ("b+c", [0, 1, 1, 0]),
        ("A+B/C+D", [0, 0, 1, 1]),
    ],
)
def test_A2_1_allies_are_neighbours_or_diagonal(teams: str, numbers: list[int]) -> None:
    for scenario in ("classic_allied", "pyramids_allied"):
        found = seats(players=4, scenario=scenario, teams=teams)
        assert [team for _, team in found] == numbers


@pytest.mark.parametrize(("scenario", "chips", "levels"), [("classic", 4, 0), ("pyramids", 5, 3)])
def test_A2_2_A2_5_what_each_player_begins_with(scenario: str, chips: int, levels: int) -> None:
    position = hexapoda.load("ants", players=3, scenario=scenario).start(seed=5)
    board = position.board(None)
    for seat in board["seats"]:
        assert (seat["chips"], seat["levels"], seat["in_hand"], seat["markers"]) == (chips, levels, 4, 2)
        assert seat["supply"] == {"worker": 5, "soldier": 3}
    assert len(board["treats"]) == 8  # A2.3
    assert board["ants"] == {}  # A2.7


def test_A2_6_the_starting_player_is_drawn() -> None:
    first = [hexapoda.load("ants", players=4).start(seed=seed).actor for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("options", "code", "clause"),
    [
        ({"players": 5}, "bad-option", None),
        ({"scenario": "war"}, "bad-option", None),
        ({"hire_push": "triple"}, "bad-option", None),
        ({"anthills": "A"}, "ants-option-anthills", "A2.1"),
        ({"anthills": "A,A"}, "ants-option-anthills", "A2.1"),
        ({"anthills": "A,E"}, "ants-option-anthills", "A2.1"),
        ({"anthills": 7}, "ants-option-anthills", "A2.1"),
        ({"anthills": "A,B,C"}, "ants-option-anthill-number", "A2.1"),
        ({"players": 3, "anthills": "diagonal"}, "ants-option-diagonal", "A2.1"),
        ({"teams": "A+A"}, "ants-option-teams", "A2.1"),
        ({"teams": "A"}, "ants-option-teams", "A2.1"),
        ({"teams": "A+B/B+C"}, "ants-option-teams", "A2.1"),
        ({"teams": "diagonal"}, "ants-option-teams-unused", "A2.1"),
        ({"scenario": "classic_allied"}, "ants-option-allied", "A12.2"),
        ({"players": 3, "scenario": "pyramids_allied"}, "ants-option-allied", "A12.2"),
        ({"bank_limit": -1}, "ants-option-number", "A1.5"),
        ({"bank_limit": "many"}, "ants-option-number", "A1.5"),
        ({"bank_limit": 15}, "ants-option-bank", "A1.5"),
        ({"players": 4, "scenario": "pyramids", "bank_limit": 25}, "ants-option-bank", "A1.5"),
        ({"max_rounds": 0}, "ants-option-number", "A12.8"),
        ({"centre_entries_per_turn": 10}, "ants-option-number", "A6.5"),
        ({"data": "sunset"}, "option-data", ""),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, Any], code: str, clause: str | None) -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load("ants", **options)
    assert error.value.code == code
    if clause is not None:
        assert error.value.refusal is not None
        assert error.value.refusal.clause == clause
    for language in i18n.LANGUAGES:
        message = error.value.message(language)
        assert "\n" not in message
        assert "{ $" not in message


def _word(**rules: Any) -> str:
    """The standard box with other [rules]."""
    box = SHELF.read({**DATA, "rules": {**DATA["rules"], **rules}}, "my-box.toml")
    return SHELF.word_of(box)  # type: ignore[arg-type]


def test_A2_4_a_deck_must_be_large_enough_and_a_record_can_tell_all_hands() -> None:
    for hand, code in ((11, "ants-option-deal"), (6, "ants-option-hand")):
        with pytest.raises(OptionError) as error:
            hexapoda.load("ants", players=4, data=_word(hand_size=hand))
        assert error.value.code == code
    assert hexapoda.load("ants", players=2, data=_word(hand_size=11)).start(seed=1).actor is not None


def test_a_switch_that_is_left_out_is_what_the_file_says() -> None:
    board = hexapoda.load("ants", data=_word(bank_limit=30, max_rounds=7)).start(seed=1).board(None)
    assert (board["bank"], board["box"]["rounds"]) == (30 - 8 - 8, 7)
    stated = hexapoda.load("ants", data=_word(max_rounds=7), max_rounds=9).start(seed=1).board(None)
    assert stated["box"]["rounds"] == 9


# ── the switches ──


def test_A1_5_with_a_limit_a_player_takes_what_is_left() -> None:
    position = at("asked=exchange A=W*2@XA,W@XB B-chips=24 A-hand=fury*4", bank_limit=25)
    assert position.board(None)["bank"] == 1
    position.push("keep")
    assert position.board(None)["seats"][0]["chips"] == 1


def test_A6_5_one_ant_enters_a_centre_cell_with_enemies() -> None:
    line = "kind=move A=W@XB,W@XD B=S@XA entered=XA"
    assert at(line).explain("step W XB-XA") is not None
    assert at(line, centre_entries_per_turn=2).explain("step W XB-XA") is None
    assert at(line, centre_entries_per_turn=0).explain("step W XB-XA") is None


def test_A12_8_after_the_last_round_those_who_stand_best_win() -> None:
    position = at("turn=4 first=B B-levels=1 B-chips=1 A-chips=9", max_rounds=2)
    assert position.actor == 0
    position.push("end")
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.winners) == ("rounds-over", (1,))


@pytest.mark.parametrize(
    ("line", "winners"),
    [
        ("A-chips=3 B-chips=3", (0, 1)),
        ("A-chips=3 B-chips=2", (0,)),
        ("A-chips=3 B-chips=3 B=W@BC3", (1,)),
        ("A-chips=3 B-chips=3 A=S@AB2 B=W@BC3", (0,)),
        ("A-levels=1 B-chips=30", (0,)),
    ],
)
def test_A12_8_levels_then_chips_then_strength(line: str, winners: tuple[int, ...]) -> None:
    position = at(f"turn=2 first=B {line}", max_rounds=1)
    position.push("end")
    assert position.outcome is not None
    assert position.outcome.winners == winners
