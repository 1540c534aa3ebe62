"""The public surface, name by name: it grows and shrinks on purpose only."""

import subprocess
import sys
from pathlib import Path

import pytest

import hexapoda
from hexapoda.play.move import LegalMoves

SURFACE = {
    hexapoda: """
        ALL_SEATS Analysis Bot Game HexapodaError IllegalMoveError InvalidMoveError Judgement LegalMoves Move MoveError
        OptionError Outcome Position PositionError RandomBot RecordError Refusal RefusedError analyse bot game_names
        load review
    """,
    hexapoda.Game: """
        agreeing blank imagine name position read seats start title transcript with_options
    """,
    hexapoda.Position: """
        actor ahead at beginning_with board brought constants copy decision departed earlier_in_turn end endings
        explain goes_on legal_ids legal_moves lookahead mask move move_view moves observe outcome parse parse_all
        phrase ply pop push push_id read_turn record redraw seed setup setup_chance start_setup state state_bytes
        states teams trail view view_key views written
    """,
    hexapoda.Move: "at id is_from json parts phrase text",
    LegalMoves: "count declaration find ids index json named state",
    hexapoda.Outcome: "drawn json places reason returns scores teams winners",
    hexapoda.Refusal: "clause code message params readable",
    hexapoda.Judgement: "achieved best expected loss move ply seat",
}


@pytest.mark.parametrize("thing", SURFACE, ids=lambda thing: thing.__name__)
def test_the_public_names_are_these(thing: object) -> None:
    found = hexapoda.__all__ if thing is hexapoda else [name for name in dir(thing) if not name.startswith("_")]
    assert sorted(found) == sorted(SURFACE[thing].split())
    assert all(hasattr(thing, name) for name in found)


def test_the_package_of_games_can_be_imported_by_its_name() -> None:
    program = "import hexapoda.games.termites.maps as maps; print(maps.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "hexapoda.games.termites.maps"


def test_searches_are_not_loaded_before_they_are_asked_for() -> None:
    program = "import sys, hexapoda; print('hexapoda.bots' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_types_ship_with_the_package() -> None:
    assert (Path(hexapoda.__file__).parent / "py.typed").is_file()


def test_a_printed_position_shows_the_board_and_no_hidden_hand() -> None:
    position = hexapoda.load("termites").start(seed=3)
    while position.decision != "choose-unit":
        position.push(position.legal_moves[0])
    assert position.actor is not None
    drawn, other = str(position), position.view(1 - position.actor)["board"]["seats"][1 - position.actor]["hand"]
    assert "▸" in drawn
    assert "hand ░░" in drawn
    assert f"hand {' '.join(other)} " not in drawn


def test_a_review_judges_every_decision() -> None:
    position = hexapoda.load("hive", type="Base").start()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        position.push(text)
    heard: list[hexapoda.Judgement] = []
    judged = hexapoda.review(position.record(), seconds=0.02, report=heard.append)
    assert judged == heard
    assert [(each.ply, each.seat, each.move.text) for each in judged] == [
        (ply, ply % 2, move.text) for ply, move in enumerate(position.moves)
    ]
    assert all(each.loss >= 0 for each in judged)
    assert all(each.loss == 0 for each in judged if each.move == each.best)


def test_a_review_judges_moves_and_not_a_resignation() -> None:
    position = hexapoda.load("hive", type="Base").start()
    for text in ("wS1", "bS1 wS1-"):
        position.push(text)
    position.end("resign", seat=0)
    judged = hexapoda.review(position, seconds=0.02)
    assert len(judged) == 2
    assert all(abs(each.achieved) < 1 for each in judged)


def test_nobody_observes_by_default_once_the_game_is_over() -> None:
    position = hexapoda.load("hive", type="Base").start()
    position.end("resign", seat=0)
    with pytest.raises(hexapoda.IllegalMoveError, match="over"):
        position.observe()
    assert position.observe(1).any()


def test_a_review_needs_to_know_the_game() -> None:
    with pytest.raises(hexapoda.RecordError, match="Game"):
        hexapoda.review("1. wS1\n")
