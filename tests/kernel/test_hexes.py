"""Hexes: neighbours on the torus, rings of six bits, slides between them."""

import random

import numpy as np
import pytest

from hexapoda.kernel import hexes
from hexapoda.kernel.hexes import CELLS, DIRECTIONS, NO_DIRECTION, OPPOSITE, SIDE

CORNERS = [0, SIDE - 1, CELLS - SIDE, CELLS - 1, 16 * SIDE + 16, 5 * SIDE, 5 * SIDE + SIDE - 1]


def _moved(cell: int, d: int) -> int:
    q, r = cell % SIDE + DIRECTIONS[d][0], cell // SIDE + DIRECTIONS[d][1]
    return r % SIDE * SIDE + q % SIDE


@pytest.mark.parametrize("cell", CORNERS)
def test_steps_go_around_the_torus_and_back(cell: int) -> None:
    for d in range(6):
        there = int(hexes.step(cell, d))
        assert there == _moved(cell, d)
        assert int(hexes.step(there, OPPOSITE[d])) == cell
        assert int(hexes.direction(cell, there)) == d


@pytest.mark.parametrize("cell", CORNERS)
def test_only_neighbours_have_a_direction(cell: int) -> None:
    neighbours = {_moved(cell, d) for d in range(6)}
    assert len(neighbours) == 6
    for other in range(CELLS):
        if other not in neighbours:
            assert int(hexes.direction(cell, other)) == NO_DIRECTION


def test_six_steps_in_turn_go_round_a_hex() -> None:
    cell = start = 7 * SIDE
    for d in range(6):
        cell = int(hexes.step(cell, d))
    assert cell == start


def _rows(cells: set[int]) -> np.ndarray:
    rows = np.zeros(SIDE, np.uint64)
    for cell in cells:
        hexes.flip(rows, cell)
    return rows


@pytest.mark.parametrize("seed", range(3))
def test_rings_are_the_set_neighbours(seed: int) -> None:
    choices = random.Random(seed)
    cells = set(choices.sample(range(CELLS), 300))
    rows = _rows(cells)
    for cell in [*CORNERS, *choices.sample(range(CELLS), 100)]:
        expected = sum(1 << d for d in range(6) if _moved(cell, d) in cells)
        assert int(hexes.ring_of(rows, cell)) == expected
        assert bool(hexes.holds(rows, cell)) == (cell in cells)
        assert int(hexes.size(expected)) == bin(expected).count("1")


def test_flipping_twice_clears() -> None:
    rows = _rows({5, 40, CELLS - 1})
    for cell in (5, 40, CELLS - 1):
        hexes.flip(rows, cell)
    assert not rows.any()


@pytest.mark.parametrize(
    ("ring", "groups"),
    [(0b000000, 0), (0b111111, 0), (0b000001, 1), (0b100001, 1), (0b000101, 2), (0b010101, 3), (0b110110, 2)],
)
def test_arcs_count_the_groups_of_neighbours(ring: int, groups: int) -> None:
    assert int(hexes.arcs(ring)) == groups


def test_a_gate_is_an_empty_hex_with_one_occupied_flank() -> None:
    """H3.3, for all rings."""
    for ring in range(64):
        for d in range(6):
            flanks = (ring >> (d + 1) % 6 & 1) + (ring >> (d + 5) % 6 & 1)
            assert bool(hexes.GATES[ring] >> d & 1) == (not ring >> d & 1 and flanks == 1)
            assert bool(hexes.FLANKED[ring] >> d & 1) == (flanks == 2)


@pytest.mark.parametrize(("q", "r", "steps"), [(0, 0, 0), (3, 0, 3), (2, -1, 2), (-2, -2, 4), (4, -4, 4)])
def test_distances(q: int, r: int, steps: int) -> None:
    assert hexes.distance(q, r) == steps
