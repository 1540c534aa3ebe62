"""Perft: how many sequences of moves there are, against published counts (H7) and an independent implementation."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hexapoda
from hexapoda import Position
from hexapoda.games.hive.setup import GAME_TYPES
from hexapoda.kernel.perft import count_sequences, perft
from tests.hive import reference
from tests.hive.positions import play, reference_of
from tests.settings import COUNTS

FOLDER = Path(__file__).parents[1] / "data"
DATA: dict[str, dict[str, list[int]]] = tomllib.loads((FOLDER / "hive_perft.toml").read_text("utf-8"))
EXAMPLES: list[dict[str, Any]] = tomllib.loads((FOLDER / "hive_examples.toml").read_text("utf-8"))["example"]
DEPTHS = range(1, COUNTS["perft_depth"] + 1)

#: HE9: Black can only pass.
PASSING = (
    r"Base+L;InProgress;Black[6];wB1;bL wB1-;wB2 -wB1;bB1 bL-;wQ \wB1;bQ \bB1;wB2 wB1;bQ \bL;wQ \bQ;bB1 bL;wB2 bB1"
)


def count(position: Position, depth: int) -> int:
    """The number of sequences of `depth` moves from a position, in one call of the kernel."""
    states = np.repeat(position.states[-1:], depth + 1)
    outs = np.zeros((depth + 1, position.game.declaration.max_legal), np.int64)
    return int(perft(states, outs, depth, 0))


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H7_tournament_counts(type: str) -> None:
    start = play("", type, opening="tournament")
    assert [count(start, depth) for depth in DEPTHS] == DATA["tournament"][type][: len(DEPTHS)]


@pytest.mark.parametrize("type", GAME_TYPES)
def test_H2_5_rulebook_counts(type: str) -> None:
    start = play("", type, opening="rulebook")
    expected = DATA["rulebook"][type]
    assert [count(start, depth) for depth in range(1, len(expected) + 1)] == expected


def test_H7_the_data_are_the_published_counts() -> None:
    """The tables of H7 and H2.5 once more, so that nobody mends the data to fit the kernel."""
    base, all_three = DATA["tournament"]["Base"], DATA["tournament"]["Base+MLP"]
    assert base == [4, 96, 1_440, 21_600, 516_240, 12_219_480, 181_641_900, 2_657_392_800]
    assert all_three == [7, 294, 6_678, 151_686, 5_427_108, 192_353_904, 3_151_035_948, 50_945_151_390]
    assert DATA["rulebook"]["Base"] == [5, 150, 2_220, 32_856, 775_896]
    assert DATA["rulebook"]["Base+MLP"][:4] == [8, 384, 8_736, 198_744]


@pytest.mark.parametrize("example", EXAMPLES[:-1], ids=lambda example: example["id"])
def test_H7_counts_from_the_worked_examples_are_the_references(example: dict[str, Any]) -> None:
    """The last example is drawn by repetition, which perft does not look for."""
    position = hexapoda.load("hive", opening="tournament").read(example["game"])
    plain = reference_of(position)
    for depth in (1, 2):
        assert count(position, depth) == reference.perft(plain, depth)


def test_H7_a_pass_counts_as_a_move() -> None:
    position = hexapoda.load("hive").read(PASSING)
    assert count(position, 1) == 1
    deeper = count(position, 2)
    position.push("pass")
    assert deeper == count(position, 1) == len(position.legal_moves) > 1


def test_H7_a_finished_game_has_no_children() -> None:
    over = play(r"wS1; bS1 wS1\; wB1 \wS1; bQ /bS1; wQ /wB1; bQ -bS1; wB2 -wQ; bS1 -bQ; wA1 -wB1")
    assert over.outcome is not None
    assert [count(over, depth) for depth in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_do_not_change_the_count(threads: int) -> None:
    start = play("", "Base+MLP", opening="tournament")
    seen: list[tuple[int, int]] = []
    total = count_sequences(start.states[-1:], 4, threads=threads, progress=lambda done, of: seen.append((done, of)))
    assert total == 151_686
    assert seen[-1][0] == seen[-1][1]
    assert count_sequences(start.states[-1:], 0) == 1
