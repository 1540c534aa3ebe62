"""The compiled alpha-beta search, for any two-player game without chance.

Principal variation search: the first move of a position gets the full window, the others a window of one, and
a full one again if they turn out better than expected. Moves that are unlikely to matter are first searched less
deeply, and near the leaves not at all, unless the game may end very soon (`urgency`); a position that is good enough
even after skipping a turn counts as good enough, unless the player to move may have to see to a threat. A ply before
the leaves, the estimate alone may say enough.

The search is a machine with an explicit stack of frames, not a recursion: `explore` runs for a number of nodes,
returns, and goes on from there at the next call.
"""

import numpy as np

from hexapoda.bots.transpositions import (
    AT_LEAST,
    AT_MOST,
    ESTIMATE,
    EXACT,
    FORCED,
    NO_MOVE,
    WIN,
    decides,
    find,
    move_of,
    store,
    value_at,
)
from hexapoda.kernel import contract
from hexapoda.kernel.contract import MAY_LOSE, MAY_WIN
from hexapoda.kernel.hashing import mixed
from hexapoda.kernel.history import occurred
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.layout import record

#: The longest line that is searched.
MAX_PLY = 64
INFINITE = WIN + 1
DRAW = 0

#: Parts of the search that can be left out, one bit each.
TABLE, SKIPS, GUARDS, REDUCTIONS, LATE_MOVES, ESTIMATES = (1 << i for i in range(6))
PARTS = {
    "table": TABLE,
    "skips": SKIPS,
    "guards": GUARDS,
    "reductions": REDUCTIONS,
    "late-moves": LATE_MOVES,
    "estimates": ESTIMATES,
}

#: Modes: what to do next with the position on top of the stack.
ENTER, TRY, LEAVE, DONE = range(4)

#: `stage` of a frame: how the position below it is being searched.
WHOLE, SCOUT, REDUCED, SKIPPED = range(4)
#: `count` of a frame whose moves are not generated yet.
NOT_YET = -1

FRAME = record(
    [
        ("key", "u8"),
        ("seat", "i4"),  # whose values these are
        ("depth", "i4"),
        ("alpha", "i4"),
        ("beta", "i4"),
        ("floor", "i4"),  # alpha at the beginning
        ("best", "i4"),
        ("value", "i4"),  # the result, once the frame is left
        ("move", "i4"),  # the best move so far
        ("tried", "i4"),  # the move being searched
        ("count", "i4"),
        ("next", "i4"),
        ("stage", "i4"),
        ("after_skip", "i4"),  # a null move led here
        ("favourite", "i4"),  # the move to search first
        ("is_late", "i4"),  # only moves that promise much are still tried
    ]
)

TREE = record(
    [
        ("frames", FRAME, (MAX_PLY + 1,)),
        ("killers", "i4", (MAX_PLY + 1, 2)),  # moves that refuted a sister position
        ("line", "i4", (MAX_PLY + 1, MAX_PLY + 1)),  # the best line from each ply
        ("length", "i4", (MAX_PLY + 1,)),
        ("values", "f8", (2,)),  # scratch of `evaluate` and `places`
        ("nodes", "i8"),
        ("ply", "i8"),
        ("mode", "i8"),
        ("root", "i8"),  # the root's place in the trail
        ("age", "i8"),
        ("noise", "f8"),  # the largest error of an estimate
        ("taste", "u8"),  # seeds the errors: which positions are overestimated
        ("parts", "i8"),  # the parts of the search that are in use
    ]
)

# Move ordering: bonuses on top of the game's own `prior`, which should stay within ±1000.
_FROM_TABLE = 1 << 30
_KILLER = 1 << 20
_HISTORY_MOST = 1 << 16
#: The history is shifted down by this many bits before it is added to `prior`.
_HISTORY_SHIFT = 5
#: Only the first moves are picked best first: a position that needs more of them is likely to need all.
_PICKED = 24

#: A move that promises this much attacks or is known to be good.
_SHARP = 250
#: By depth: after how many moves only such ones are tried.
_LATE = np.array([0, 6, 10, 16, 24], np.int64)

#: A ply before the leaves: an estimate so much better than wanted is good enough, for hardly any turn loses as much;
#: where it is so much worse, only sharp moves are tried.
_TO_SPARE = 700
_TO_GAIN = 2_000

#: A null move is tried from this depth on, and searched this much less deeply. Both reductions are even, so that the
#: lines being compared end with the same side to move.
_SKIP_LEAST_DEPTH = 2
_SKIP_REDUCTION = 2
#: Moves after the first ones are reduced from this depth on.
_REDUCED_LEAST_DEPTH = 4
_REDUCED_AFTER = 8
_REDUCTION = 2


@inlined
def repeated(trail, n, root, s, this):
    """Note the position in the trail; return whether it counts as drawn by repetition.

    A position that has occurred since the root can be forced again, so once is enough; before the root, the limit of
    the rules counts.
    """
    limit = np.int64(contract.repetition(s))
    if limit == 0:
        return False
    times, since = occurred(trail, n, root, s, this)
    return since > 0 or times >= limit


@inlined
def estimate(t, w, s, seat, this):
    """The game's evaluation as an integer, with the noise of a weak player."""
    contract.evaluate(s, w, t.values)
    value = t.values[seat] * ESTIMATE
    if t.noise > 0.0:
        amount = np.float64(mixed(this ^ t.taste) >> np.uint64(40)) / np.float64(1 << 24) - 0.5
        # Both seats misjudge a position in the same direction.
        value += 2.0 * amount * t.noise * ESTIMATE * (1.0 if seat == 0 else -1.0)
    return np.int64(min(max(value, -ESTIMATE), ESTIMATE))


@inlined
def result(t, s, seat, ply):
    """The value of a finished game: sooner wins and later losses are better."""
    contract.places(s, t.values)
    if t.values[seat] == t.values[1 - seat]:
        return np.int64(DRAW)
    return np.int64(WIN) - ply if t.values[seat] < t.values[1 - seat] else ply - np.int64(WIN)


@inlined
def enter(t, w, states, table, trail, ply):
    """Enter a new position; return LEAVE if its value is settled, else TRY."""
    f = t.frames[ply]
    s = states[ply]
    t.nodes += 1
    t.length[ply] = 0
    if np.int64(contract.actor(s)) < 0:
        f.value = result(t, s, np.int64(f.seat), ply)
        return LEAVE
    this = np.uint64(contract.key(s))
    f.key = this
    if repeated(trail, t.root + ply, t.root, s, this) and ply > 0 and not f.after_skip:
        f.value = DRAW
        return LEAVE
    if f.depth <= 0 or ply >= MAX_PLY:
        f.value = estimate(t, w, s, np.int64(f.seat), this)
        return LEAVE
    f.floor = f.alpha
    f.best = -INFINITE
    f.move = NO_MOVE
    f.next = 0
    f.is_late = 0
    f.stage = WHOLE
    if ply > 0:
        f.favourite = NO_MOVE  # the root keeps the best move of the last depth
    narrow = f.beta - f.alpha == 1  # a full window ignores the table, so that the best line stays whole
    if t.parts & TABLE:
        known = find(table, this)
        if known != np.uint64(0):
            value = value_at(known, ply)
            if narrow and decides(known, np.int64(f.depth), np.int64(f.alpha), np.int64(f.beta), value):
                f.value = value
                return LEAVE
            if f.favourite == NO_MOVE:
                f.favourite = move_of(known)
    if ply > 0:
        f.count = NOT_YET  # the root's moves are given
        if narrow and abs(f.beta) < FORCED:
            return glance(t, w, s, ply, this)
    return TRY


@inlined
def glance(t, w, s, ply, this):
    """Return LEAVE if the estimate of a position settles its narrow window, else TRY: perhaps with a null move first,
    or with sharp moves only."""
    f = t.frames[ply]
    if t.parts & ESTIMATES and f.depth == 1:
        value = estimate(t, w, s, np.int64(f.seat), this)
        if value >= f.beta + _TO_SPARE and not np.int64(contract.urgency(s)) & MAY_LOSE:
            f.value = value
            return LEAVE
        if value + _TO_GAIN <= f.alpha and not np.int64(contract.urgency(s)) & MAY_WIN:
            f.is_late = 1
            f.best = value + _TO_GAIN
    if t.parts & SKIPS and f.depth >= _SKIP_LEAST_DEPTH and not f.after_skip and contract.can_skip(s):
        if estimate(t, w, s, np.int64(f.seat), this) >= f.beta:
            # A null move hides what the other threatens, and is searched too little to see it.
            if not (t.parts & GUARDS and np.int64(contract.urgency(s)) & MAY_LOSE):
                f.stage = SKIPPED
    return TRY


@inlined
def order(t, states, moves, orders, history, ply):
    """Score the moves: the favourite first, then killers, then by history and the game's own `prior`."""
    f = t.frames[ply]
    n = np.int64(f.count)
    contract.prior(states[ply], moves[ply], n, orders[ply])
    favourite = np.int64(f.favourite)
    one = np.int64(t.killers[ply, 0])
    other = np.int64(t.killers[ply, 1])
    for i in range(n):
        move = moves[ply, i]
        orders[ply, i] += history[move] >> _HISTORY_SHIFT
        if move == favourite:
            orders[ply, i] = _FROM_TABLE
        elif move == one:
            orders[ply, i] = _KILLER + 1
        elif move == other:
            orders[ply, i] = _KILLER


@inlined
def pick(moves, orders, ply, i, n):
    """Swap the best of the moves from index i on to index i."""
    at = i
    for j in range(i + 1, n):
        if orders[ply, j] > orders[ply, at]:
            at = j
    if at != i:
        move = moves[ply, at]
        moves[ply, at] = moves[ply, i]
        moves[ply, i] = move
        score = orders[ply, at]
        orders[ply, at] = orders[ply, i]
        orders[ply, i] = score


@inlined
def look_below(t, ply, depth, alpha, beta):
    """Set the window and depth of the position below, from its own player's side."""
    f = t.frames[ply]
    below = t.frames[ply + 1]
    below.depth = depth
    if below.seat == f.seat:
        below.alpha = alpha
        below.beta = beta
    else:
        below.alpha = -beta
        below.beta = -alpha


@inlined
def descend(t, states, ply, move):
    """Play a move into the frame below; NO_MOVE skips the turn."""
    states[ply + 1] = states[ply]
    f = t.frames[ply]
    below = t.frames[ply + 1]
    if move == NO_MOVE:
        contract.skip(states[ply + 1])
        below.after_skip = 1
    else:
        contract.apply(states[ply + 1], move)
        below.after_skip = 0
    seat = contract.actor(states[ply + 1])
    below.seat = f.seat if seat < 0 else seat  # a finished game is valued for the seat that ended it
    f.tried = move


@inlined
def reduction(t, f, i, promise):
    """How much less deeply the move at index i is searched first."""
    if t.parts & REDUCTIONS and f.depth >= _REDUCED_LEAST_DEPTH and i >= _REDUCED_AFTER and promise < _KILLER:
        return np.int64(_REDUCTION)
    return np.int64(0)


@inlined
def becomes_late(t, f, s, i):
    """Whether so many moves were tried in vain, close to the leaves, that the quiet ones of the rest are not."""
    if not t.parts & LATE_MOVES or f.depth >= len(_LATE) or i < _LATE[f.depth]:
        return False
    return f.beta - f.floor == 1 and f.best > -FORCED and np.int64(contract.urgency(s)) == 0


@inlined
def next_move(t, states, moves, orders, ply):
    """The index of the next move to try, at least `count` if there is none."""
    f = t.frames[ply]
    i = np.int64(f.next)
    n = np.int64(f.count)
    if not f.is_late and ply > 0 and becomes_late(t, f, states[ply], i):
        f.is_late = 1
    while i < n:
        if i < _PICKED or ply == 0:
            pick(moves, orders, ply, i, n)
            if f.is_late and orders[ply, i] < _SHARP:
                return n
        if not f.is_late or orders[ply, i] >= _SHARP:
            break
        i += 1
    return i


@inlined
def try_next(t, states, moves, orders, history, table, ply):
    """Start the next move and return ENTER, or LEAVE when there is none left."""
    f = t.frames[ply]
    if f.stage == SKIPPED:
        descend(t, states, ply, NO_MOVE)
        look_below(t, ply, f.depth - 1 - _SKIP_REDUCTION, f.beta - 1, f.beta)
        return ENTER
    if f.count == NOT_YET:
        f.count = contract.legal(states[ply], moves[ply])
    if f.next == 0:
        order(t, states, moves, orders, history, ply)
    i = next_move(t, states, moves, orders, ply)
    if i >= f.count:
        f.value = f.best
        if t.parts & TABLE and ply > 0:  # at the root, some moves may be left out
            bound = EXACT if f.best > f.floor else AT_MOST
            store(table, f.key, t.age, np.int64(f.depth), np.int64(f.best), bound, np.int64(f.move), ply)
        return LEAVE
    f.next = i + 1
    descend(t, states, ply, moves[ply, i])
    if i == 0:
        f.stage = WHOLE
        look_below(t, ply, f.depth - 1, f.alpha, f.beta)
    else:
        less = reduction(t, f, i, orders[ply, i])
        f.stage = REDUCED if less else SCOUT
        look_below(t, ply, f.depth - 1 - less, f.alpha, f.alpha + 1)
    return ENTER


@inlined
def reward(t, history, ply):
    """Remember a move that refuted a position, for it is likely to refute others."""
    f = t.frames[ply]
    if t.killers[ply, 0] != f.tried:
        t.killers[ply, 1] = t.killers[ply, 0]
        t.killers[ply, 0] = f.tried
    # Approaches the limit by a share of what is left, so that it never overflows.
    gain = min(np.int64(f.depth) * np.int64(f.depth) * 32, np.int64(_HISTORY_MOST))
    history[f.tried] += gain - (np.int64(history[f.tried]) * gain >> 16)


@inlined
def take_back(t, history, table, ply):
    """Take the value of the position below into this one; return the next mode.

    ENTER means that the position below must be searched again.
    """
    f = t.frames[ply]
    below = t.frames[ply + 1]
    value = np.int64(below.value) if below.seat == f.seat else -np.int64(below.value)
    if f.stage == SKIPPED:
        f.stage = WHOLE
        if value >= f.beta:
            f.value = f.beta
            return LEAVE
        return TRY
    if value > f.alpha:
        if f.stage == REDUCED:
            f.stage = SCOUT
            look_below(t, ply, f.depth - 1, f.alpha, f.alpha + 1)
            return ENTER
        if f.stage == SCOUT and value < f.beta:
            f.stage = WHOLE
            look_below(t, ply, f.depth - 1, f.alpha, f.beta)
            return ENTER
    if value > f.best:
        f.best = value
        if value > f.alpha:
            f.alpha = value
            f.move = f.tried
            t.line[ply, 0] = f.tried
            n = min(np.int64(t.length[ply + 1]), np.int64(MAX_PLY))
            for i in range(n):
                t.line[ply, i + 1] = t.line[ply + 1, i]
            t.length[ply] = n + 1
        if value >= f.beta:
            f.value = value
            reward(t, history, ply)
            if t.parts & TABLE:
                store(table, f.key, t.age, np.int64(f.depth), value, AT_LEAST, np.int64(f.move), ply)
            return LEAVE
    return TRY


@compiled
def explore(trees, weights, states, moves, orders, history, table, trail, nodes):
    """Search about this many more nodes; return whether the search is done. The root is states[0]."""
    t = trees[0]
    w = weights[0]
    ply = np.int64(t.ply)
    mode = np.int64(t.mode)
    end = t.nodes + nodes
    while mode != DONE and t.nodes < end:
        if mode == ENTER:
            mode = enter(t, w, states, table, trail, ply)
        elif mode == TRY:
            mode = try_next(t, states, moves, orders, history, table, ply)
            if mode == ENTER:
                ply += 1
        elif ply == 0:
            mode = DONE
        else:
            ply -= 1
            mode = take_back(t, history, table, ply)
            if mode == ENTER:
                ply += 1
    t.ply = ply
    t.mode = mode
    return mode == DONE
