"""Whatever is wrong is refused with a reason: options, moves at the wrong time, lines that are no positions, chance."""

import random
from contextlib import suppress
from typing import Any

import pytest

import hexapoda
from hexapoda import HexapodaError, OptionError, Position, i18n
from tests.myrmes.positions import at, opening
from tests.myrmes.walks import OPTIONS, walk
from tests.settings import COUNTS


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"players": "many"},
        {"edition": "first"},
        {"edition": ""},
        {"start_exits": "anywhere"},
        {"seasons": 4},
    ],
    ids=str,
)
def test_M1_1_options_that_make_no_game_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as error:
        hexapoda.load("myrmes", **options)
    for language in i18n.LANGUAGES:
        message = error.value.message(language)
        assert "\n" not in message
        assert "{ $" not in message


def test_lines_that_were_changed_anyhow_are_read_or_refused() -> None:
    rng = random.Random("changed")
    read = refused = 0
    while read + refused < COUNTS["myrmes_texts"]:
        for position in walk(rng.choice(OPTIONS), rng.random(), rich=True):
            if rng.random() > 0.2:
                continue
            words = position.setup().partition(" | ")[2].split()
            word = rng.randrange(len(words))
            name, _, value = words[word].partition("=")
            values = ("", value, f"{value},{value}", f"{value}/A", "9", "2,11")
            words[word] = rng.choice(("", name, value, *(f"{name}={each}" for each in values)))
            found = attempt(position, " ".join(words))
            if isinstance(found, HexapodaError):
                assert all("{ $" not in found.message(language) for language in i18n.LANGUAGES)
                refused += 1
            else:
                assert position.game.position(found.setup()).setup() == found.setup()
                read += 1
    assert refused > read > 0


def attempt(position: Position, line: str) -> Position | HexapodaError:
    """The position that a line describes, or why there is none."""
    try:
        return position.game.position(line)
    except HexapodaError as error:
        return error


def test_moves_of_another_phase_are_refused_by_the_clause_of_what_is_asked() -> None:
    moves = ("event 3", "birth none", "room 0", "step 2,12", "harvest A food", "level", "keep food 4", "winter 0")
    clauses = {"event": "M5.4", "birth": "M6.1", "worker": "M7.3", "storage": "M13.2", "winter": "M14.3"}
    for asked, clause in clauses.items():
        position = at(asked, 2, **_needed(asked))
        wrong = [position.explain(move) for move in moves]
        assert sum(each is None or each.code != "myrmes-asked-now" for each in wrong) <= 2
        assert {each.clause for each in wrong if each is not None and each.code == "myrmes-asked-now"} == {clause}


def _needed(asked: str) -> dict[str, Any]:
    if asked == "storage":
        return {"red_store": "3,1,1"}
    return {"round": 3, "turn": "blue"} if asked == "winter" else {}


def test_another_seat_is_told_only_that_it_is_not_asked() -> None:
    position = opening(3)
    for seat in (1, 2):
        found = position.explain("event 5", seat=seat)
        assert found is not None
        assert found.code == "not-asked"
    assert position.explain("event 5", seat=0) is None


def test_nothing_is_played_when_a_move_is_refused() -> None:
    position = at("garden", 2, worker="3,11", points=1)
    before = position.setup()
    for text in ("step 9,9", "3,12 > 3,13", "3,12 > 3,13 > place P2 3,13 4,13", "place P6 3,11", "?", "", "x" * 1000):
        with pytest.raises(HexapodaError):
            position.push(text)
        assert position.setup() == before


def test_M4_6_where_nothing_is_drawn_nothing_can_be_told() -> None:
    position = opening(2)
    with pytest.raises(HexapodaError):
        position.push("event 5", chance_text="dice 1 2 3")
    assert position.ply == 0


def test_M14_7_dice_are_told_after_the_last_decision_of_a_winter() -> None:
    position = at("winter", 2, turn="red", round=3)
    for text in ("dice", "dice 0 1 2", "dice 1 2", "dice 1 2 3 4", "dice 7 1 1", "dice 1 2 3; dice 1 2 3", "prey"):
        with pytest.raises(HexapodaError):
            position.push("winter 0", chance_text=text)
    position.push("winter 0", chance_text="dice 6 2 4")
    assert position.view(None)["board"]["dice"] == [6, 2, 4]


def test_the_game_that_is_over_takes_no_move() -> None:
    *_, position = walk({"players": 2}, "over")
    for text in ("event 3", "winter 0", "done", ""):
        found = position.explain(text)
        assert found is not None
        assert found.code == "game-over"
    with suppress(HexapodaError):
        position.push("winter 0")
        raise AssertionError("a move after the end")


def test_records_that_were_cut_or_changed_are_read_or_refused() -> None:
    rng = random.Random("records")
    *_, position = walk({"players": 2}, "record")
    whole = position.record()
    assert position.game.read(whole).record() == whole
    lines = whole.splitlines()
    for _ in range(COUNTS["myrmes_texts"] // 5):
        at_line = rng.randrange(len(lines))
        changed = rng.choice((lines[:at_line], [*lines[:at_line], "event 9", *lines[at_line:]], lines[at_line:]))
        with suppress(HexapodaError):
            position.game.read("\n".join(changed))
