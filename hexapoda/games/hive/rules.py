"""The rules of Hive, compiled. Each function names the clauses that it carries out."""

import numpy as np

from hexapoda.games.hive.state import (
    ANT,
    BEETLE,
    BLACK_SURROUNDED,
    BOTH_SURROUNDED,
    COLOUR_BITS,
    GRASSHOPPER,
    KIND,
    KIND_BITS,
    LADYBUG,
    MOSQUITO,
    NO_PIECE,
    NOWHERE,
    ORIGIN,
    OWN,
    PASS,
    PIECES,
    PILLBUG,
    QUEEN,
    RUNNING,
    SPIDER,
    WHITE_SURROUNDED,
)
from hexapoda.kernel.bits import lowest, popcount, words
from hexapoda.kernel.chance import redraw_key
from hexapoda.kernel.hexes import FLANKED, GATES, NO_DIRECTION, SIDE, arcs, direction, flip, holds, ring_of, step
from hexapoda.kernel.jit import compiled

_ONE = np.uint64(1)
_TWICE = np.uint64(0x100000001)
_FULL_RING = 63
_ROW = SIDE - 1


# ── what the state says ──────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def to_move(s):
    """The colour whose turn it is: 0 white, 1 black (H1.1)."""
    return np.int64(s.ply) & 1


@compiled
def actor(s):
    return np.int64(-1) if s.ending != RUNNING else to_move(s)


@compiled
def seats(s):
    return np.int64(2)


@compiled
def decision(s):
    return np.int64(0)


@compiled
def ended(s):
    return np.int64(s.ending)


@compiled
def scores(s, out):
    out[0] = 0
    out[1] = 0


@compiled
def places(s, out):
    """H5.1, H5.2."""
    out[0] = 2 if s.ending == WHITE_SURROUNDED else 1
    out[1] = 2 if s.ending == BLACK_SURROUNDED else 1


@compiled
def epoch(s):
    """Pieces never leave play, so only positions since the last placement can repeat (H5.3)."""
    return popcount(s.placed)


@compiled
def repetition(s):
    """H5.3."""
    return np.int64(3) if s.repetition else np.int64(0)


@compiled
def queen_placed(s, colour):
    """H3.1."""
    return (np.int64(s.placed) >> (colour * OWN)) & 1 != 0


@compiled
def occupied_rows(s, rows):
    """Fill `rows` (see `kernel.hexes.ring_of`) with the occupied hexes."""
    for r in range(SIDE):
        rows[r] = (np.uint64(s.tops[0, r]) | np.uint64(s.tops[1, r])) * _TWICE


@compiled
def top_at(s, cell):
    """The top piece on an occupied cell."""
    left = np.int64(s.placed) & ~np.int64(s.covered)
    while left:
        p = lowest(left)
        if np.int64(s.cell[p]) == cell:
            return p
        left &= left - 1
    return np.int64(NO_PIECE)


@compiled
def height_at(s, rows, cell, without):
    """How many pieces lie on a cell, the piece `without` not counted (H3.4)."""
    if not holds(rows, cell):
        return np.int64(0)
    height = np.int64(1)
    left = np.int64(s.elevated)
    while left:
        p = lowest(left)
        if p != without and np.int64(s.cell[p]) == cell:
            height += 1
        left &= left - 1
    return height


# ── placing (H2) ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def placeable_kinds(s):
    """The kinds that the player may place now, as a mask: in hand, and as H2.4 and H2.5 allow."""
    colour = to_move(s)
    hand = np.int64(s.box) & ~np.int64(s.placed)
    turns = np.int64(s.ply) >> 1
    if not queen_placed(s, colour) and turns >= 3:
        return np.int64(1 << QUEEN)
    kinds = np.int64(0)
    for kind in range(8):
        if hand & KIND_BITS[colour * 8 + kind]:
            kinds |= 1 << kind
    if s.tournament and turns == 0:
        kinds &= ~(1 << QUEEN)
    return kinds


@compiled
def next_piece(s, colour, kind):
    """H2.6: the piece of a kind that is played next."""
    hand = np.int64(s.box) & ~np.int64(s.placed)
    return lowest(hand & KIND_BITS[colour * 8 + kind])


@compiled
def _touched(tops, colour, r):
    """The cells of row r with a neighbour of a colour, as a mask of 32 columns."""
    above = np.uint64(tops[colour, (r - 1) & _ROW])
    level = np.uint64(tops[colour, r])
    below = np.uint64(tops[colour, (r + 1) & _ROW])
    # east and south-west neighbours lie one column to the right in `level` and `above`, the others to the left
    left = level | above
    right = level | below
    return above | below | left >> _ONE | left << np.uint64(31) | right << _ONE | right >> np.uint64(31)


@compiled
def placing_hexes(s, hexes):
    """Write the rows of all hexes where the player may place (H2.1 to H2.3); return how many there are."""
    colour = to_move(s)
    if s.ply < 2:
        for r in range(SIDE):
            hexes[r] = np.uint64(0)
        if s.ply == 0:
            hexes[ORIGIN >> 5] = _ONE << np.uint64(ORIGIN & _ROW)
            return np.int64(1)
        for d in range(6):
            cell = step(np.int64(ORIGIN), d)
            hexes[cell >> 5] |= _ONE << np.uint64(cell & _ROW)
        return np.int64(6)
    total = np.int64(0)
    for r in range(SIDE):
        taken = np.uint64(s.tops[0, r]) | np.uint64(s.tops[1, r])
        free = _touched(s.tops, colour, r) & ~_touched(s.tops, 1 - colour, r) & ~taken & np.uint64(0xFFFFFFFF)
        hexes[r] = free
        total += popcount(free)
    return total


@compiled
def _placements(s, out, hexes):
    """Write all placements."""
    kinds = placeable_kinds(s)
    if kinds == 0 or placing_hexes(s, hexes) == 0:
        return np.int64(0)
    colour = to_move(s)
    n = np.int64(0)
    while kinds:
        base = next_piece(s, colour, lowest(kinds)) << 10
        kinds &= kinds - 1
        for r in range(SIDE):
            columns = hexes[r]
            while columns:
                out[n] = base | r << 5 | lowest(columns)
                n += 1
                columns &= columns - _ONE
    return n


# ── may a piece move at all? (H3) ────────────────────────────────────────────────────────────────────────────────────


@compiled
def pinned(s, rows, cell):
    """H3.2: whether lifting the only piece of a cell takes the hive apart.

    Where the hive has no hole, the empty hexes around it are one region, and a piece whose occupied neighbours
    form two or more groups parts them. With a hole there can be a way round, so look for one.
    """
    groups = arcs(ring_of(rows, cell))
    if groups < 2:
        return False
    return s.euler == 1 or not _joined_without(rows, cell)


@compiled
def _joined_without(rows, cell):
    """Whether the neighbours of a cell hang together without it."""
    seen = words(32)
    queue = words(32)
    for r in range(SIDE):
        seen[r] = np.uint64(0)
    ring = ring_of(rows, cell)
    missing = popcount(ring) - 1
    flip(seen, cell)
    first = step(cell, lowest(ring))
    flip(seen, first)
    queue[0] = np.uint64(first)
    head, tail = np.int64(0), np.int64(1)
    while head < tail:
        here = np.int64(queue[head])
        head += 1
        around = ring_of(rows, here)
        while around:
            there = step(here, lowest(around))
            around &= around - 1
            if not holds(seen, there):
                flip(seen, there)
                if direction(cell, there) != NO_DIRECTION:
                    missing -= 1
                    if missing == 0:
                        return True
                queue[tail] = np.uint64(there)
                tail += 1
    return False


# ── how each kind moves (H4) ─────────────────────────────────────────────────────────────────────────────────────────
# All of these look at `rows` with the moving piece lifted off, write `base | target` for each target that is not yet
# in `seen`, put it there, and return the new number of actions.


@compiled
def _reach(target, base, out, n, seen):
    """Write one target, once."""
    word = target >> 6
    bit = _ONE << np.uint64(target & 63)
    if seen[word] & bit:
        return n
    seen[word] |= bit
    out[n] = base | target
    return n + 1


@compiled
def _one_step(cell, ring, base, out, n, seen):
    """Go to the neighbours that `ring` names."""
    while ring:
        n = _reach(step(cell, lowest(ring)), base, out, n, seen)
        ring &= ring - 1
    return n


@compiled
def slides(rows, cell):
    """H3.3: the directions in which a piece can slide along the ground."""
    return np.int64(GATES[ring_of(rows, cell)])


@compiled
def open_on_top(s, rows, cell, d, below, piece):
    """H3.4: whether no gate of two higher neighbours blocks the step in direction d; `below` pieces lie under A."""
    level = max(below, height_at(s, rows, step(cell, d), piece))
    one = height_at(s, rows, step(cell, (d + 1) % 6), piece)
    other = height_at(s, rows, step(cell, (d + 5) % 6), piece)
    return not (one > level and other > level)


@compiled
def _queen(rows, cell, base, out, n, seen):
    """H4.1: one sliding step."""
    return _one_step(cell, slides(rows, cell), base, out, n, seen)


@compiled
def beetle_steps(s, rows, cell, piece):
    """H4.2: the directions of a beetle's step, sliding on the ground or climbing."""
    ring = ring_of(rows, cell)
    if s.elevated == 0:
        return ring | np.int64(GATES[ring])
    below = np.int64(s.level[piece])
    ground = np.int64(0) if below else np.int64(GATES[ring])
    steps = ground
    for d in range(6):
        if below or ring >> d & 1:
            if open_on_top(s, rows, cell, d, below, piece):
                steps |= 1 << d
    return steps


@compiled
def _grasshopper(rows, cell, base, out, n, seen):
    """H4.3: over a line of pieces to the first empty hex."""
    ring = ring_of(rows, cell)
    while ring:
        d = lowest(ring)
        ring &= ring - 1
        target = step(step(cell, d), d)
        while holds(rows, target):
            target = step(target, d)
        n = _reach(target, base, out, n, seen)
    return n


@compiled
def _spider(rows, cell, base, out, n, seen):
    """H4.4: exactly three sliding steps over hexes that differ."""
    first = slides(rows, cell)
    while first:
        a = step(cell, lowest(first))
        first &= first - 1
        second = slides(rows, a)
        while second:
            b = step(a, lowest(second))
            second &= second - 1
            if b == cell:
                continue
            third = slides(rows, b)
            while third:
                c = step(b, lowest(third))
                third &= third - 1
                if c != a and c != cell:
                    n = _reach(c, base, out, n, seen)
    return n


@compiled
def _ant(rows, cell, base, out, n, seen):
    """H4.5: any number of sliding steps. What it has written is its queue, so it must be asked first."""
    head = n
    here = cell
    seen[cell >> 6] |= _ONE << np.uint64(cell & 63)
    while True:
        n = _one_step(here, slides(rows, here), base, out, n, seen)
        if head == n:
            break
        here = out[head] & 1023
        head += 1
    seen[cell >> 6] &= ~(_ONE << np.uint64(cell & 63))
    return n


@compiled
def _ladybug(s, rows, cell, piece, base, out, n, seen):
    """H4.6: two steps on top of the hive, one down."""
    level = s.elevated == 0
    first = ring_of(rows, cell)
    for d in range(6):
        if not first >> d & 1 or not (level or open_on_top(s, rows, cell, d, 0, piece)):
            continue
        a = step(cell, d)
        second = ring_of(rows, a)
        below_a = height_at(s, rows, a, piece)
        for e in range(6):
            if not second >> e & 1 or not (level or open_on_top(s, rows, a, e, below_a, piece)):
                continue
            b = step(a, e)
            third = ring_of(rows, b)
            below_b = height_at(s, rows, b, piece)
            for f in range(6):
                if third >> f & 1 or not (level or open_on_top(s, rows, b, f, below_b, piece)):
                    continue
                c = step(b, f)
                if c != cell:
                    n = _reach(c, base, out, n, seen)
    return n


@compiled
def kinds_touched(s, cell):
    """The kinds of the top pieces next to a cell, as a mask (H4.7: a stack counts as its top piece)."""
    kinds = np.int64(0)
    left = np.int64(s.placed) & ~np.int64(s.covered)
    while left:
        p = lowest(left)
        left &= left - 1
        if direction(cell, np.int64(s.cell[p])) != NO_DIRECTION:
            kinds |= np.int64(1) << np.int64(KIND[p])
    return kinds


@compiled
def _own_moves(s, rows, piece, out, n, seen):
    """All moves of one piece by its own power (H4.1 to H4.8, without throws), the piece lifted off `rows`."""
    cell = np.int64(s.cell[piece])
    kind = np.int64(KIND[piece])
    base = piece << 10
    kinds = np.int64(1) << kind
    if kind == MOSQUITO:
        # H4.7: on top of the hive a beetle, else whatever it touches; another mosquito gives nothing
        kinds = np.int64(1 << BEETLE) if s.level[piece] else kinds_touched(s, cell) & ~(1 << MOSQUITO)
    if kinds & 1 << ANT:
        n = _ant(rows, cell, base, out, n, seen)
    elif kinds & (1 << QUEEN | 1 << PILLBUG):
        n = _queen(rows, cell, base, out, n, seen)
    if kinds & 1 << BEETLE:
        n = _one_step(cell, beetle_steps(s, rows, cell, piece), base, out, n, seen)
    if kinds & 1 << GRASSHOPPER:
        n = _grasshopper(rows, cell, base, out, n, seen)
    if kinds & 1 << SPIDER:
        n = _spider(rows, cell, base, out, n, seen)
    if kinds & 1 << LADYBUG:
        n = _ladybug(s, rows, cell, piece, base, out, n, seen)
    return n


# ── throws (H4.8 to H4.11) ───────────────────────────────────────────────────────────────────────────────────────────


@compiled
def can_throw(s, piece):
    """Whether a piece of the player to move is able to throw: a pillbug, or a mosquito that touches one (H4.7 to H4.10)."""
    bit = np.int64(1) << piece
    if not np.int64(s.placed) & bit or np.int64(s.covered) & bit or piece == np.int64(s.resting):
        return False
    kind = np.int64(KIND[piece])
    if kind == PILLBUG:
        return True
    if kind != MOSQUITO or s.level[piece]:
        return False
    return kinds_touched(s, np.int64(s.cell[piece])) & 1 << PILLBUG != 0


@compiled
def open_over(s, rows, cell):
    """H3.4 for throws: the directions from a thrower through which a piece can be lifted or set down."""
    if s.elevated == 0:
        return np.int64(_FULL_RING)
    high = np.int64(0)
    for d in range(6):
        if height_at(s, rows, step(cell, d), NO_PIECE) > 1:
            high |= 1 << d
    return _FULL_RING & ~np.int64(FLANKED[high])


@compiled
def _thrown(s, rows, piece, thrower, out, n, seen):
    """All throws of one unstacked piece by one thrower."""
    at = np.int64(s.cell[thrower])
    d = direction(at, np.int64(s.cell[piece]))
    if d == NO_DIRECTION:
        return n
    ways = open_over(s, rows, at)
    if not ways >> d & 1:
        return n
    return _one_step(at, ways & ~ring_of(rows, at) & ~(1 << d), piece << 10, out, n, seen)


# ── all moves ────────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _moves(s, out, n):
    """Write all moves and throws (H3.1: only once the own queen is in play)."""
    colour = to_move(s)
    if not queen_placed(s, colour):
        return n
    rows = words(32)
    seen = words(16)
    occupied_rows(s, rows)
    for i in range(16):
        seen[i] = np.uint64(0)
    own = COLOUR_BITS[colour]
    thrower = mimic = np.int64(NO_PIECE)
    movable = np.int64(s.placed) & ~np.int64(s.covered)
    if s.pillbugs:
        pillbug = colour * OWN + OWN - 1
        mosquito = colour * OWN + OWN - 3
        if can_throw(s, pillbug):
            thrower = pillbug
        if can_throw(s, mosquito):
            mimic = mosquito
        if s.resting != NO_PIECE:
            movable &= ~(np.int64(1) << np.int64(s.resting))
    elif s.resting != NO_PIECE:
        movable &= ~(np.int64(1) << np.int64(s.resting))
    if thrower == NO_PIECE and mimic == NO_PIECE:
        movable &= own
    while movable:
        piece = lowest(movable)
        movable &= movable - 1
        cell = np.int64(s.cell[piece])
        elevated = s.level[piece] != 0
        if not elevated and pinned(s, rows, cell):
            continue
        start = n
        if not elevated:
            flip(rows, cell)
        if own >> piece & 1:
            n = _own_moves(s, rows, piece, out, n, seen)
        if not elevated:
            if thrower != NO_PIECE and piece != thrower:
                n = _thrown(s, rows, piece, thrower, out, n, seen)
            if mimic != NO_PIECE and piece != mimic:
                n = _thrown(s, rows, piece, mimic, out, n, seen)
            flip(rows, cell)
        for i in range(start, n):
            target = out[i] & 1023
            seen[target >> 6] &= ~(_ONE << np.uint64(target & 63))
    return n


@compiled
def legal(s, out):
    if s.ending != RUNNING:
        return np.int64(0)
    hexes = words(32)
    n = _moves(s, out, _placements(s, out, hexes))
    if n == 0:
        out[0] = PASS  # H3.6
        return np.int64(1)
    return n


@compiled
def count(s, out):
    if s.ending != RUNNING:
        return np.int64(0)
    hexes = words(32)
    kinds = placeable_kinds(s)
    placements = np.int64(0)
    if kinds:
        placements = placing_hexes(s, hexes) * popcount(kinds)
    n = placements + _moves(s, out, np.int64(0))
    return n if n else np.int64(1)


# ── carrying out ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def mixed(x):
    """A 64-bit word whose every bit depends on every bit of `x` (the finalizer of MurmurHash3, from another start)."""
    x = x * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xFF51AFD7ED558CCD)
    x ^= x >> np.uint64(33)
    x *= np.uint64(0xC4CEB9FE1A85EC53)
    return x ^ (x >> np.uint64(33))


@compiled
def _hash_of(piece, level, cell):
    """What a piece adds to the hash: its kind and colour, not its number (H5.3)."""
    sort = np.uint64(KIND[piece]) | np.uint64(8 if piece >= OWN else 0)
    return mixed(np.uint64(cell) | sort << np.uint64(10) | np.uint64(level) << np.uint64(14))


@compiled
def _colour_top(s, colour, cell):
    """Show a colour on a cell that shows none."""
    s.tops[colour, cell >> 5] ^= np.uint32(1) << np.uint32(cell & _ROW)


@compiled
def _ring(s, cell):
    """The occupied neighbours of a cell, read from the state."""
    r = cell >> 5
    q = np.uint64(cell & _ROW)
    left = np.uint64((cell - 1) & _ROW)
    up = (r - 1) & _ROW
    down = (r + 1) & _ROW
    above = (np.uint64(s.tops[0, up]) | np.uint64(s.tops[1, up])) * _TWICE >> q
    level = (np.uint64(s.tops[0, r]) | np.uint64(s.tops[1, r])) * _TWICE >> left
    below = (np.uint64(s.tops[0, down]) | np.uint64(s.tops[1, down])) * _TWICE >> left
    return np.int64(
        (level >> np.uint64(2) & _ONE)
        | (below & np.uint64(2))
        | (below & _ONE) << np.uint64(2)
        | (level & _ONE) << np.uint64(3)
        | (above & np.uint64(3)) << np.uint64(4)
    )


@compiled
def lift(s, piece):
    """Take a top piece off its cell."""
    cell = np.int64(s.cell[piece])
    level = np.int64(s.level[piece])
    bit = np.uint32(1) << np.uint32(piece)
    colour = 1 if piece >= OWN else 0
    s.hash ^= _hash_of(piece, level, cell)
    _colour_top(s, colour, cell)
    s.placed &= ~bit
    if level == 0:
        s.euler += arcs(_ring(s, cell)) - 1
        return
    s.elevated &= ~bit
    for p in range(PIECES):
        if np.int64(s.cell[p]) == cell and np.int64(s.level[p]) == level - 1:
            s.covered &= ~(np.uint32(1) << np.uint32(p))
            _colour_top(s, 1 if p >= OWN else 0, cell)
            break


@compiled
def drop(s, piece, cell):
    """Put a piece on a cell, on top of whatever lies there."""
    level = np.int64(0)
    bit = np.uint32(1) << np.uint32(piece)
    r = cell >> 5
    column = np.uint32(1) << np.uint32(cell & _ROW)
    if (s.tops[0, r] | s.tops[1, r]) & column:
        under = top_at(s, cell)
        level = np.int64(s.level[under]) + 1
        s.covered |= np.uint32(1) << np.uint32(under)
        s.elevated |= bit
        _colour_top(s, 1 if under >= OWN else 0, cell)
    else:
        s.euler += 1 - arcs(_ring(s, cell))
    s.placed |= bit
    s.cell[piece] = cell
    s.level[piece] = level
    s.hash ^= _hash_of(piece, level, cell)
    _colour_top(s, 1 if piece >= OWN else 0, cell)


@compiled
def _wind(s, piece, cell):
    """Keep account of pieces that go around the torus: a piece is as often around as what it touches.

    Nothing to do for the usual hive, which never comes near the seam.
    """
    r, q = cell >> 5, cell & _ROW
    if not s.wound and 0 < r < _ROW and 0 < q < _ROW:
        return
    for axis in range(2):
        s.drift[axis] -= s.winding[piece, axis]
        s.winding[piece, axis] = 0
    for p in range(PIECES):
        other = np.int64(s.cell[p])
        if p == piece or other == NOWHERE:
            continue
        d = direction(other, cell)
        if d == NO_DIRECTION and other != cell:
            continue
        east = np.int64(s.winding[p, 0])
        south = np.int64(s.winding[p, 1])
        if other & _ROW == _ROW and q == 0:
            east += 1
        elif other & _ROW == 0 and q == _ROW:
            east -= 1
        if other >> 5 == _ROW and r == 0:
            south += 1
        elif other >> 5 == 0 and r == _ROW:
            south -= 1
        s.winding[piece, 0] = east
        s.winding[piece, 1] = south
        break
    for axis in range(2):
        s.drift[axis] += s.winding[piece, axis]
    s.wound = 0
    for p in range(PIECES):
        if s.winding[p, 0] or s.winding[p, 1]:
            s.wound = 1


@compiled
def judge(s):
    """H5.1, H5.2: is a queen surrounded?"""
    lost = np.int64(0)
    for colour in range(2):
        queen = colour * OWN
        if queen_placed(s, colour) and _ring(s, np.int64(s.cell[queen])) == _FULL_RING:
            lost |= 1 << colour
    if lost == 3:
        s.ending = BOTH_SURROUNDED
    elif lost == 1:
        s.ending = WHITE_SURROUNDED
    elif lost == 2:
        s.ending = BLACK_SURROUNDED


@compiled
def apply(s, a):
    if a == PASS:
        s.resting = NO_PIECE
        s.ply += np.uint32(1)
        return
    piece = np.int64(a) >> 10
    cell = np.int64(a) & 1023
    moved = np.int64(s.cell[piece]) != NOWHERE
    if moved:
        lift(s, piece)
    drop(s, piece, cell)
    _wind(s, piece, cell)
    s.resting = piece if moved else NO_PIECE
    s.ply += np.uint32(1)
    if popcount(s.placed) > 6:
        judge(s)


@compiled
def setup(s):
    """The start of a game; the options and the generator are set already."""
    for p in range(PIECES):
        s.cell[p] = NOWHERE
    s.resting = NO_PIECE
    s.euler = 0


@compiled
def key(s):
    """H5.3: side, stacks by kind, options and, in game types with P, the resting piece's place."""
    extra = np.uint64(s.box) << np.uint64(32)
    extra |= np.uint64(s.ply) & _ONE
    extra |= np.uint64(s.tournament) << _ONE
    extra |= np.uint64(s.repetition) << np.uint64(2)
    if s.pillbugs and s.resting != NO_PIECE:
        extra |= np.uint64(np.int64(s.cell[s.resting]) + 1) << np.uint64(3)
    for colour in range(2):
        # H2.4: before her placement the number of turns decides when the queen is due
        if not queen_placed(s, colour):
            turns = min((np.int64(s.ply) + 1 - colour) >> 1, np.int64(4)) + 1
            extra |= np.uint64(turns) << np.uint64(16 + 4 * colour)
    hashed = np.uint64(s.hash) ^ mixed(extra)
    if s.wound:
        away = np.int64(s.drift[0]) * 65536 + np.int64(s.drift[1])
        hashed ^= mixed(np.uint64(away) ^ np.uint64(0xD1F7D1F7D1F7D1F7))
    return hashed


@compiled
def conceal(s, seat, rng):
    """Nothing is hidden in Hive but the generator."""
    redraw_key(s.rng, rng)


@compiled
def can_skip(s):
    """A null move makes sense once both may move and someone could pass without harm to the rules' bookkeeping."""
    return np.int64(queen_placed(s, 0) and queen_placed(s, 1))


@compiled
def skip(s):
    """The null move: as a pass, legal or not."""
    s.resting = NO_PIECE
    s.ply += np.uint32(1)
