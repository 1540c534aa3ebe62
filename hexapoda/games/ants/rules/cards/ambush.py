"""Ambush (A11.7). The cards of a battle, Ant Fury and Sentries, are in `rules.battles`."""

import numpy as np

from hexapoda.games.ants.rules.board import are_enemies, drop, enemy_ants, holds, of_rank, owner_at, without_lowest
from hexapoda.games.ants.state import DO_AMBUSH, MOST_FAR
from hexapoda.kernel.bits import lowest
from hexapoda.kernel.jit import compiled, inlined


@inlined
def ambush_code(cell, kind, far, enemy_kind):
    """An ambush as a number: the player's ant, the rank of the far cell, and the enemy's kind."""
    return ((cell * 2 + kind) * MOST_FAR + far) * 2 + enemy_kind


@compiled
def ambush_choices(s, out, n):
    """An ant of the player, and an enemy two links away whose base strength is not higher."""
    seat = np.int64(s.active)
    enemies = enemy_ants(s, seat)
    for kind in range(2):
        cells = s.one[seat * 2 + kind]
        while cells:
            cell = lowest(cells)
            cells = without_lowest(cells)
            far = np.int64(0)
            targets = s.far[cell]
            while targets:
                target = lowest(targets)
                targets = without_lowest(targets)
                if holds(enemies, target):
                    for enemy_kind in range(2):
                        if s.strength[enemy_kind] <= s.strength[kind] and is_enemy_there(s, enemy_kind, target):
                            out[n] = DO_AMBUSH + ambush_code(cell, kind, far, enemy_kind)
                            n += 1
                far += 1
    return n


@compiled
def is_enemy_there(s, kind, cell):
    """Whether an enemy's ant of a kind is on a cell."""
    for other in range(np.int64(s.players)):
        if are_enemies(s, np.int64(s.active), other) and holds(s.one[other * 2 + kind], cell):
            return True
    return False


@compiled
def play_ambush(s, code):
    """The enemy's ant returns to its owner, without a move or a battle."""
    cell, far, enemy_kind = code // (4 * MOST_FAR), code // 2 % MOST_FAR, code % 2
    target = of_rank(s.far[cell], far)
    drop(s.one, s.two, owner_at(s, target) * 2 + enemy_kind, target)
