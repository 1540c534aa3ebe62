"""Records of older versions of the rules mean what they meant when they were written (A5.8, A11.8)."""

import re
from pathlib import Path

import pytest

import hexapoda

FOLDER = Path(__file__).parent / "data" / "records"
RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_rules_1_replays_to_its_end(name: str) -> None:
    """Its result and its number of moves are checked with it; pushes and repeated marches are among its moves."""
    text = RECORDS[name]
    assert '[Rules "1"]' in text
    position = hexapoda.load("ants").read(text)
    assert position.game.options["forced_marches"] == "any"
    assert text.count("card forced_march") > 1
    assert " push" in text
    again = hexapoda.load("ants").read(position.record())
    assert (again.moves, again.outcome) == (position.moves, position.outcome)


def test_A5_8_an_old_default_meant_what_the_box_says() -> None:
    pushed = {name: hexapoda.load("ants").read(text).game.options["hire_push"] for name, text in RECORDS.items()}
    assert pushed["rules-1-classic-2"] == "single"
    assert pushed["rules-1-column-4"] == "column"
    assert pushed["rules-1-box-2"] == "chain"  # today's default, which leaves it to the box; that says "column"
    box = hexapoda.load("ants").read(RECORDS["rules-1-box-2"])
    assert re.search(r"\bhire_push=chain\b.*\bpushed=", "\n".join(box.at(ply).setup() for ply in range(60)))


def test_A11_8_under_todays_rules_the_same_moves_are_refused() -> None:
    text = RECORDS["rules-1-classic-2"].replace('[Rules "1"]', '[Rules "2"]')
    with pytest.raises(hexapoda.RecordError) as error:
        hexapoda.load("ants").read(text)
    assert error.value.refusal.clause == "A11.8"


def test_a_record_of_unknown_rules_is_refused() -> None:
    with pytest.raises(hexapoda.RecordError) as error:
        hexapoda.load("ants").read(RECORDS["rules-1-classic-2"].replace('[Rules "1"]', '[Rules "0"]'))
    assert error.value.refusal.code == "other-rules"
