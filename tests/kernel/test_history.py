"""Repetition: a trail of keys that looks back as far as the last irreversible action."""

import numpy as np
import pytest

import hexapoda
from hexapoda.kernel import history
from hexapoda.play.game import Position

#: H5.3: two ants beside the queens go to and fro.
OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-")
THERE = ("wA1 \\wQ", "bA1 bQ/")
BACK = ("wA1 -wQ", "bA1 bQ-")


def _played(*moves: str, **options: str) -> Position:
    position = hexapoda.load("hive", **options).start()
    for move in moves:
        position.push(move)
    return position


def test_a_third_occurrence_is_a_draw() -> None:
    position = _played(*OPENING, *THERE, *BACK)
    assert position.outcome is None
    position = _played(*OPENING, *THERE, *BACK, *THERE, *BACK)
    assert position.outcome is not None
    assert position.outcome.reason == "repetition"
    assert position.outcome.drawn
    assert len(position.legal_moves) == 0


def test_a_draw_by_repetition_is_taken_back() -> None:
    position = _played(*OPENING, *THERE, *BACK, *THERE, *BACK)
    position.pop()
    assert position.outcome is None
    position.push(BACK[1])
    assert position.outcome is not None


def test_without_the_option_positions_repeat_for_ever() -> None:
    assert _played(*OPENING, *(THERE + BACK) * 5, repetition="off").outcome is None


def test_occurrences_before_an_irreversible_action_do_not_count() -> None:
    """Entries of other epochs do not count."""
    position = _played(*OPENING, *THERE, *BACK)
    states = position.states
    trail = np.zeros(len(states) + 1, history.TRAIL)
    times = [int(history.note(trail, ply, states[ply])) for ply in range(len(states))]
    assert times[-1] == 2
    trail["epoch"][: len(states) - 1] -= 1
    assert int(history.note(trail, len(states) - 1, states[-1])) == 1


def test_the_trail_holds_the_key_of_each_position() -> None:
    position = _played(*OPENING, *THERE, *BACK)
    keys = position.trail["key"].tolist()
    assert keys[len(OPENING)] == keys[-1]
    assert len(set(keys)) == len(keys) - 1


@pytest.mark.parametrize("game", ["hive", "toy"])
def test_a_game_without_repetition_leaves_the_trail_alone(game: str) -> None:
    position = hexapoda.load(game, **({"repetition": "off"} if game == "hive" else {})).start(seed=1)
    position.push_id(int(position.legal_ids()[0]))
    assert not position.trail["key"].any()
