"""The compiled proof: whether a seat can force a win within some decisions, whatever the others do.

An exhaustive search without a table: at a decision of the seat one choice must win, at a decision of another seat all
must. A choice that lets chance decide wins nothing, for nobody can rely on it; so what is proven holds for all that is
hidden too, as long as the seat's own choices are known to it.
"""

import numpy as np

from hexapoda.kernel import contract
from hexapoda.kernel.history import drawn
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: The longest proof, in decisions.
MAX_PLY = 24
#: What a proof finds. UNKNOWN: it was given up, because it took too many positions.
NO, YES, UNKNOWN = range(3)
NO_MOVE = -1
_MOST_SEATS = 64

PROOF = record(
    [
        ("nodes", "i8"),
        ("most", "i8"),  # nodes after which a proof is given up
        ("trusts", "i8"),  # whether `urgency` is believed, which is quick and may overlook a win
        ("own", "i8"),  # whether only decisions of the seat itself are looked at
        ("answers", "i4", (MAX_PLY + 1,)),  # by ply, what refuted the last position: it is tried first
        ("places", "f8", (_MOST_SEATS,)),  # scratch
    ]
)


@inlined
def _has_won(p, s, seat):
    """Whether a finished game is won by the seat's team alone."""
    contract.places(s, p.places)
    own = np.int64(contract.team(s, seat))
    best = p.places[seat]
    others = np.float64(_MOST_SEATS)
    for i in range(np.int64(contract.seats(s))):
        if np.int64(contract.team(s, i)) == own:
            best = min(best, p.places[i])
        else:
            others = min(others, p.places[i])
    return best < others


@inlined
def _first(s, moves, orders, n, answer, ply):
    """Score the moves: the answer to a sister position first, then as the game's `prior` says."""
    contract.prior(s, moves[ply], n, orders[ply])
    for i in range(n):
        if moves[ply, i] == answer:
            orders[ply, i] = 1 << 30


@compiled
def wins(p, states, moves, orders, trail, seat, plies, ply):
    """Whether the seat wins within `plies` decisions from states[ply]."""
    s = states[ply]
    p.nodes += 1
    mover = np.int64(contract.actor(s))
    if mover < 0:
        return np.int64(YES) if _has_won(p, s, seat) else np.int64(NO)
    if plies <= 0 or drawn(trail, ply, s):
        return np.int64(NO)
    if p.nodes > p.most:
        return np.int64(UNKNOWN)
    own = mover == seat
    if p.own and not own:
        return np.int64(NO)
    if p.trusts and plies == 1 and own and not np.int64(contract.urgency(s)) & contract.MAY_WIN:
        return np.int64(NO)
    n = np.int64(contract.legal(s, moves[ply]))
    if plies > 1:
        _first(s, moves, orders, n, np.int64(p.answers[ply]), ply)
    for i in range(n):
        if plies > 1:
            at = i
            for j in range(i + 1, n):
                if orders[ply, j] > orders[ply, at]:
                    at = j
            move = moves[ply, at]
            moves[ply, at] = moves[ply, i]
            moves[ply, i] = move
            orders[ply, at] = orders[ply, i]
        states[ply + 1] = s
        contract.apply(states[ply + 1], moves[ply, i])
        found = np.int64(NO)
        if states[ply + 1].rng.counter == s.rng.counter:
            found = np.int64(wins(p, states, moves, orders, trail, seat, plies - 1, ply + 1))
        if found == UNKNOWN:
            return np.int64(UNKNOWN)
        if (found == YES) == own:
            p.answers[ply] = moves[ply, i]
            return found
    return np.int64(NO) if own else np.int64(YES)


@compiled
def prove(proofs, states, moves, orders, trail, seat, plies):
    """Whether the seat wins within `plies` decisions from states[0], which has no past."""
    return wins(proofs[0], states, moves, orders, trail, np.int64(seat), np.int64(plies), np.int64(0))


@compiled
def promises(states, ids, out):
    """How promising legal actions look in states[0]: the game's `prior`, by which proofs order moves."""
    contract.prior(states[0], ids, ids.shape[0], out)
