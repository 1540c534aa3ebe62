"""The public surface, name by name: it grows and shrinks on purpose only."""

import dataclasses
import itertools
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import hexapoda
from hexapoda import envs
from hexapoda.bots import review as review_module
from hexapoda.envs.text import TextGame
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.play.move import LegalMoves

SURFACE = {
    hexapoda: """
        ALL_SEATS Analysis Bot Game GameNode GameTree HexapodaError IllegalMoveError InvalidMoveError Judgement
        LegalMoves Move MoveError OptionError Outcome Position PositionError RandomBot RecordError Refusal RefusedError
        analyse bot game_names load review
    """,
    hexapoda.Game: """
        agreeing blank imagine learning name position read read_tree seats start title transcript with_options
    """,
    hexapoda.GameTree: "is_plain main_line position record",
    hexapoda.GameNode: """
        add chance comment demote is_main move move_view next parent path ply position promote promote_to_main remove
        setup variations
    """,
    hexapoda.Position: """
        actor ahead at beginning_with board brought coded codes concealed constants copy decision departed
        earlier_in_turn end endings explain goes_on legal_ids legal_moves lookahead mask move move_view moves
        observe outcome parse parse_all phrase ply pop push push_id read_turn record redraw seed setup setup_chance
        sources standings start_setup state state_bytes states teams trail view view_key views written
    """,
    hexapoda.Move: "at id is_from json parts phrase text",
    LegalMoves: "count declaration find ids index json named state",
    hexapoda.Outcome: "drawn json places reason returns scores teams winners",
    hexapoda.Refusal: "clause code message params readable",
    envs: "Batch Played Snapshot",
    envs.Batch: """
        choose legal mask observe observe_ends play position put reset restore seed_of snapshot step
    """,
    TextGame: "answer over prompt score",
    Learning: "actions features history version",
    Blocks: "at block_at bounds count factors index name names size",
    Block: "first meaning most name places shape signed size",
    hexapoda.Judgement: "accuracy achieved best enough expected game loss moves ply seat verdict",
}


@pytest.mark.parametrize("thing", SURFACE, ids=lambda thing: thing.__name__)
def test_the_public_names_are_these(thing: object) -> None:
    found = (
        thing.__all__ if isinstance(thing, ModuleType) else [name for name in dir(thing) if not name.startswith("_")]
    )
    assert sorted(found) == sorted(SURFACE[thing].split())
    assert all(hasattr(thing, name) for name in found)


def test_the_package_of_games_can_be_imported_by_its_name() -> None:
    program = "import hexapoda.games.termites.maps as maps; print(maps.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "hexapoda.games.termites.maps"


def test_a_door_loads_its_library_only_when_it_is_opened() -> None:
    program = "import sys, hexapoda.envs; print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


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


def test_a_review_judges_every_turn() -> None:
    position = hexapoda.load("hive", type="Base").start()
    for text in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        position.push(text)
    heard: list[hexapoda.Judgement] = []
    judged = hexapoda.review(position.record(), seconds=0.02, report=heard.append)
    assert judged == heard
    assert [(each.ply, each.seat, each.moves) for each in judged] == [
        (ply, ply % 2, (move,)) for ply, move in enumerate(position.moves)
    ]
    assert all(each.loss >= 0 for each in judged)
    assert all(each.loss == 0 and each.verdict is None for each in judged if each.moves == each.best)


def test_a_review_judges_the_decisions_of_a_turn_together() -> None:
    position = hexapoda.load("termites").start(seed=2)
    chance = random.Random(1)
    while position.ply < 12:
        position.push(chance.choice(position.legal_moves))
    judged = hexapoda.review(position, seconds=0.02)
    seats = [position.move_view(ply)["seat"] for ply in range(12)]
    turns = [(seat, len(list(run))) for seat, run in itertools.groupby(seats)]
    assert max(length for _, length in turns) > 1
    assert [(each.seat, len(each.moves)) for each in judged] == turns
    assert [move for each in judged for move in each.moves] == list(position.moves)
    assert all(each.enough for each in judged)


def test_a_review_without_time_searches_to_the_floor_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    position = hexapoda.load("hive", type="Base").start()
    for text in ("wS1", "bS1 wS1-"):
        position.push(text)
    assert all(each.enough for each in hexapoda.review(position, seconds=0))
    # A search that is stopped before it gets there gives no verdict, however bad the turn.
    monkeypatch.setattr(review_module, "is_enough", lambda position, found: False)
    assert not any(each.enough or each.verdict for each in hexapoda.review(position, seconds=0))
    blunder = hexapoda.Judgement("hive", 0, 0, (), (position.moves[0],), expected=1, achieved=-1, enough=False)
    assert blunder.verdict is None
    assert dataclasses.replace(blunder, enough=True).verdict == "blunder"


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
