"""What learning programs see and do in Hive: pieces, where they lie, and moves as a piece beside another piece.

Nothing depends on where on the plane the hive is: places are counted from the observer's first piece in play, and a
move names the piece that it ends beside.
"""

import numpy as np

from hexapoda.games.hive import state
from hexapoda.games.hive.rules.queries import queen_placed, to_move
from hexapoda.kernel.bits import octets
from hexapoda.kernel.features import Block, Blocks, Learning
from hexapoda.kernel.hexes import DIRECTIONS, NO_DIRECTION, SIDE, direction, step
from hexapoda.kernel.jit import compiled, inlined
from hexapoda.kernel.scaling import scaled

_PIECES, _OWN = state.PIECES, state.OWN
_SIDES = len(DIRECTIONS)
_BY_PIECE, _CELLS = (2, _OWN), SIDE * SIDE
#: Half of the torus: more than a hive spans in one direction.
_FAR = SIDE // 2
#: The highest level: four beetles and two mosquitoes on a piece.
_HIGHEST = 6
#: H2.4: the turn in which the queen is due; and the length of a long game in plies.
_QUEEN_DUE, _MANY_PLIES = 4, 500

# The observer's pieces come first: queen, spiders, beetles, grasshoppers, ants, mosquito, ladybug, pillbug.
FEATURES = Blocks(
    Block("in-game", _BY_PIECE, "pieces of the game type"),
    Block("in-hand", _BY_PIECE, "pieces in hand"),
    Block("in-play", _BY_PIECE, "pieces in the hive"),
    Block("column", _BY_PIECE, "columns east of the observer's first piece in play", most=_FAR, signed=True),
    Block("row", _BY_PIECE, "rows south-east of it", most=_FAR, signed=True),
    Block("level", _BY_PIECE, "pieces beneath", most=_HIGHEST),
    Block("covered", _BY_PIECE, "pieces with another on top"),
    Block("resting", _BY_PIECE, "the piece that the last turn moved"),
    Block(
        "neighbours",
        (*_BY_PIECE, _SIDES, 2),
        "what lies beside a piece, clockwise from the east: a stack topped by the observer, by the other",
    ),
    Block("to-move", (), "whether it is the observer's turn"),
    Block("queen-due", (2,), "turns taken before the own queen is placed, and the other one", most=_QUEEN_DUE),
    Block("tournament", (), "the queen can't be placed first"),
    Block("repetition", (), "the third repetition is a draw"),
    Block("ply", (), "turns so far", most=_MANY_PLIES),
)
IN_GAME, IN_HAND, IN_PLAY, COLUMN, ROW, LEVEL = FEATURES.at("in-game", "in-hand", "in-play", "column", "row", "level")
COVERED, RESTING, NEIGHBOURS, TO_MOVE = FEATURES.at("covered", "resting", "neighbours", "to-move")
QUEEN_DUE, TOURNAMENT, REPETITION, PLY = FEATURES.at("queen-due", "tournament", "repetition", "ply")

#: The seventh side is on top of the other piece. A piece beside itself is the first of the game.
_ON_TOP, _WAYS = _SIDES, _SIDES + 1
CHOICES = Blocks(
    Block(
        "move",
        (_PIECES, _PIECES, _WAYS),
        "a piece, the first of the pieces that it ends beside or on, and where: clockwise from the east, then on top; "
        "own pieces first; a piece on itself is the first of the game",
    ),
    Block("pass", (), "no piece can move"),
)
_PASS = CHOICES["pass"].first
LEARNING = Learning(FEATURES, CHOICES)
#: The shape that `observe` fills.
OBSERVATION = (FEATURES.size,)
_FACTORS = FEATURES.factors()
#: The features of pieces that are more than yes or no are those from COLUMN to here.
_MEASURED = LEVEL + FEATURES["level"].size


@inlined
def _seen_as(piece, seat):
    """The number of a piece for a seat, and back: its own come first."""
    return (piece + _OWN) % _PIECES if seat == 1 else np.int64(piece)


@inlined
def _is_occupied(s, cell):
    """Whether there is a piece on a cell."""
    return (np.int64(s.tops[0, cell >> 5]) | np.int64(s.tops[1, cell >> 5])) >> (cell & 31) & 1 != 0


@compiled
def encode(s, a):
    if a == state.PASS:
        return np.int64(_PASS)
    piece, cell, seat = np.int64(a) >> 10, np.int64(a) & 1023, to_move(s)
    own = _seen_as(piece, seat)
    on_top = _is_occupied(s, cell)
    for number in range(_PIECES):
        other = _seen_as(number, seat)
        at = np.int64(s.cell[other])
        if other == piece or at == state.NOWHERE:
            continue
        if on_top:
            if at == cell:
                return (own * _PIECES + number) * _WAYS + _ON_TOP
        else:
            way = direction(at, cell)
            if way != NO_DIRECTION:
                return (own * _PIECES + number) * _WAYS + way
    return (own * _PIECES + own) * _WAYS + _ON_TOP


@compiled
def encode_all(s, ids, n, codes):
    # For each cell what `encode` looks for, from the last piece to the first: the first piece beside it and the second
    # one, each with its way; and the first piece on it.
    first, second, on_top = octets(_CELLS), octets(_CELLS), octets(_CELLS)
    seat = to_move(s)
    for number in range(_PIECES - 1, -1, -1):
        at = np.int64(s.cell[_seen_as(number, seat)])
        if at == state.NOWHERE:
            continue
        on_top[at] = number * _WAYS + _ON_TOP
        for way in range(_SIDES):
            cell = step(at, way)
            second[cell] = first[cell]
            first[cell] = number * _WAYS + way
    for k in range(n):
        if ids[k] == state.PASS:
            codes[k] = _PASS
            continue
        own, cell = _seen_as(np.int64(ids[k]) >> 10, seat), np.int64(ids[k]) & 1023
        if s.placed == 0:
            beside = own * _WAYS + _ON_TOP
        elif _is_occupied(s, cell):
            beside = np.int64(on_top[cell])
        else:
            beside = np.int64(first[cell])
            if beside // _WAYS == own:  # a piece does not stand beside itself
                beside = np.int64(second[cell])
        codes[k] = own * _PIECES * _WAYS + beside


@compiled
def decode(s, code):
    if code == _PASS:
        return np.int64(state.PASS)
    seat, code = to_move(s), np.int64(code)
    piece, other = _seen_as(code // (_PIECES * _WAYS), seat), _seen_as(code // _WAYS % _PIECES, seat)
    way = code % _WAYS
    if piece == other:
        return piece << 10 | state.ORIGIN if way == _ON_TOP else np.int64(-1)
    at = np.int64(s.cell[other])
    if at == state.NOWHERE:
        return np.int64(-1)
    return piece << 10 | (at if way == _ON_TOP else step(at, way))


@compiled
def observe(s, seat, out):
    for i in range(OBSERVATION[0]):
        out[i] = 0.0
    anchor = np.int64(state.ORIGIN)
    for number in range(_PIECES - 1, -1, -1):
        cell = np.int64(s.cell[_seen_as(number, seat)])
        if cell != state.NOWHERE:
            anchor = cell
    for number in range(_PIECES):
        _observe_piece(s, seat, number, _seen_as(number, seat), anchor, out)
    out[TO_MOVE] = 1.0 if to_move(s) == seat else 0.0
    for viewed in range(2):
        colour = (seat + viewed) % 2
        if not queen_placed(s, colour):
            out[QUEEN_DUE + viewed] = (np.int64(s.ply) + 1 - colour) >> 1
    out[TOURNAMENT] = s.tournament
    out[REPETITION] = s.repetition
    out[PLY] = s.ply
    scaled(out[COLUMN:_MEASURED], _FACTORS[COLUMN:_MEASURED])
    scaled(out[QUEEN_DUE:], _FACTORS[QUEEN_DUE:])


@compiled
def _observe_piece(s, seat, number, piece, anchor, out):
    if not np.int64(s.box) >> piece & 1:
        return
    out[IN_GAME + number] = 1.0
    cell = np.int64(s.cell[piece])
    if cell == state.NOWHERE:
        out[IN_HAND + number] = 1.0
        return
    out[IN_PLAY + number] = 1.0
    out[COLUMN + number] = (((cell & 31) - (anchor & 31) + _FAR) & 31) - _FAR
    out[ROW + number] = (((cell >> 5) - (anchor >> 5) + _FAR) & 31) - _FAR
    out[LEVEL + number] = s.level[piece]
    out[COVERED + number] = np.int64(s.covered) >> piece & 1
    out[RESTING + number] = 1.0 if np.int64(s.resting) == piece else 0.0
    at = NEIGHBOURS + number * _SIDES * 2
    for way in range(_SIDES):
        beside = step(cell, way)
        row, column = beside >> 5, beside & 31
        out[at + 2 * way] = np.int64(s.tops[seat, row]) >> column & 1
        out[at + 2 * way + 1] = np.int64(s.tops[1 - seat, row]) >> column & 1
