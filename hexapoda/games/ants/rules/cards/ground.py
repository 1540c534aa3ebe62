"""Cards that change the board: Obstacle and Cave-in (A11.11)."""

import numpy as np

from hexapoda.games.ants.rules.board import (
    all_ants,
    all_markers,
    all_obstacles,
    are_enemies,
    bit,
    write_cells,
)
from hexapoda.games.ants.state import DO_CAVE_IN, DO_OBSTACLE, HILL_COUNT
from hexapoda.kernel.jit import compiled


@compiled
def obstacle_cells(s):
    """Trail cells without ants, markers and obstacles, not next to an anthill."""
    cells = all_ants(s) | all_markers(s) | all_obstacles(s) | s.cake | s.centre
    for hill in range(HILL_COUNT):
        cells |= s.gates[hill]
    board = (~np.uint64(0)) >> np.uint64(64 - np.int64(s.cells))
    return board & ~cells


@compiled
def obstacle_choices(s, out, n):
    return write_cells(np.int64(DO_OBSTACLE), obstacle_cells(s), out, n)


@compiled
def play_obstacle(s, cell):
    """The cell is closed until the player's next turn."""
    s.obstacles[s.active] |= bit(cell)


@compiled
def enemy_markers(s):
    """The cells with tunnel markers of enemies."""
    cells = np.uint64(0)
    for other in range(np.int64(s.players)):
        if are_enemies(s, np.int64(s.active), other):
            cells |= s.markers[other]
    return cells


@compiled
def cave_in_choices(s, out, n):
    return write_cells(np.int64(DO_CAVE_IN), enemy_markers(s), out, n)


@compiled
def play_cave_in(s, cell):
    """An enemy's marker returns to its owner."""
    for other in range(np.int64(s.players)):
        if are_enemies(s, np.int64(s.active), other):
            s.markers[other] &= ~bit(cell)
