"""Proofs by plain recursion over the kernel contract, independent of the prover: no order, no early end, no table."""

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.jit import compiled
from hexapoda.play.game import Position


@compiled
def _wins(states, moves, places, seat, plies, ply):
    """Whether the seat forces a win within `plies` decisions, in a game of two."""
    mover = np.int64(contract.actor(states[ply]))
    if mover < 0:
        contract.places(states[ply], places)
        return places[seat] < places[1 - seat]
    if plies == 0:
        return False
    n = np.int64(contract.legal(states[ply], moves[ply]))
    for i in range(n):
        states[ply + 1] = states[ply]
        contract.apply(states[ply + 1], moves[ply, i])
        if _wins(states, moves, places, seat, plies - 1, ply + 1) == (mover == seat):
            return mover == seat
    return mover != seat


@compiled
def _wins_at(states, moves, places, seat, plies):
    return _wins(states, moves, places, np.int64(seat), np.int64(plies), np.int64(0))


def wins(position: Position, seat: int, plies: int) -> bool:
    """Whether a seat forces a win within `plies` decisions."""
    states = np.concatenate([position.states[-1:], position.game.blank(plies + 1)])
    moves = np.zeros((plies + 2, position.game.declaration.max_legal), np.int64)
    return bool(_wins_at(states, moves, np.zeros(2), seat, plies))
