"""How the game stands (A12)."""

import numpy as np

from hexapoda.games.ants.rules.arrivals import taken_by, taken_from
from hexapoda.games.ants.rules.board import S, W, are_enemies, on_board
from hexapoda.games.ants.state import MAX_PLAYERS, ROUNDS
from hexapoda.kernel.bits import octets
from hexapoda.kernel.jit import compiled

#: The number of criteria that compare players at the end (A12.8).
RESPECTS = 4


@compiled
def team(s, seat):
    return np.int64(s.team[seat])


@compiled
def scores(s, out):
    """Levels built, or in pyramids taken."""
    for seat in range(np.int64(s.players)):
        out[seat] = taken_by(s, seat) if s.pyramids else np.int64(s.levels[seat])


@compiled
def strength_on_board(s, seat):
    """The base strength of a player's ants on the board."""
    return on_board(s, seat, W) * np.int64(s.strength[0]) + on_board(s, seat, S) * np.int64(s.strength[1])


@compiled
def respect(s, seat, number):
    """A12.8: the first (0) to fourth (3) criterion, for a player's team."""
    best, total = np.int64(0), np.int64(0)
    for ally in range(np.int64(s.players)):
        if are_enemies(s, seat, ally):
            if s.pyramids and number == 0 and s.allied:
                best = max(best, taken_from(s, seat, ally))
            continue
        if number == 0 or number == 1:
            levels = taken_by(s, ally) if s.pyramids else np.int64(s.levels[ally])
            total += levels
            if not (s.pyramids and s.allied):
                best = max(best, levels)
        elif number == 2:
            total += np.int64(s.levels[ally]) if s.pyramids else np.int64(s.chips[ally])
        else:
            total += np.int64(s.chips[ally]) if s.pyramids else strength_on_board(s, ally)
    return best if number == 0 else total


@compiled
def is_ahead(s, seat, other):
    """A12.8: whether a player is ahead of another."""
    for number in range(RESPECTS):
        ours, theirs = respect(s, seat, number), respect(s, other, number)
        if ours != theirs:
            return ours > theirs
    return False


@compiled
def places(s, out):
    """A12: the winner and its allies, or after the last round the best players; then all others as equals."""
    n = np.int64(s.players)
    won = octets(MAX_PLAYERS)
    winners = np.int64(0)
    for seat in range(n):
        won[seat] = 1
        if s.ending != ROUNDS:
            won[seat] = 0 if are_enemies(s, seat, s.winner) else 1
        else:
            for other in range(n):
                if is_ahead(s, other, seat):
                    won[seat] = 0
        winners += np.int64(won[seat])
    for seat in range(n):
        out[seat] = 1 if won[seat] else 1 + winners
