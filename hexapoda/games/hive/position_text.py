"""A position of Hive as one line of text, and back: `White[3] wS1@0,0 bS1@1,0 … rest=wA1`.

The pieces of a hex are named from the bottom to the top; pieces that are not named are in hand. A position is refused
only if it can't be played on: it need not have arisen from a game.
"""

import re
from typing import Any

from hexapoda.games.hive.notation.names import COLOURS, PIECE_NAMES, piece_named, stacks_by_place, turn_name, turn_ply
from hexapoda.games.hive.rules import apply
from hexapoda.games.hive.state import BEETLE, KIND, MOSQUITO, NO_PIECE, ORIGIN, OWN
from hexapoda.games.refusals import must, reading, refused
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import DIRECTIONS, SIDE

_PIECE = re.compile(r"([wb][a-z]\d?)@(-?\d+),(-?\d+)", re.IGNORECASE | re.ASCII)
_REST = "rest="
#: The largest coordinate: `winding` counts a piece's turns around the torus up to 32767.
FARTHEST = 32767 * SIDE + SIDE - 1 - ORIGIN % SIDE

#: How far the coordinates of a draft may differ, whose pieces may lie apart: on the torus none touches another that it
#: does not touch on the plane.
DRAFT_SPAN = SIDE - 2

Hex = tuple[int, int]
Stacks = dict[Hex, list[int]]


def write(s: Any) -> str:
    """The position as one line, the pieces by hex and from the bottom up."""
    pieces = [f"{PIECE_NAMES[p]}@{q},{r}" for (q, r), stack in stacks_by_place(s) for p in stack]
    resting = int(s["resting"])
    rest = [] if resting == NO_PIECE else [_REST + PIECE_NAMES[resting]]
    return " ".join([turn_name(int(s["ply"])), *pieces, *rest])


@reading
def read(s: Any, text: str) -> Refusal | None:
    """Fill `s`, whose options are set, from a line; or say why the line does not describe a position of Hive."""
    ply, stacks, resting = must(_split(text))
    refusal = _check_pieces(s, stacks, resting) or _check_hive(stacks) or _check_first(ply, stacks)
    if refusal is None:
        _fill(s, ply, stacks, resting)
    return refusal


@reading
def draft(s: Any, text: str) -> Refusal | None:
    """The same for a line that the rules need not allow: pieces may lie apart, within a part of the plane."""
    ply, stacks, resting = must(_split(text))
    if any(max(numbers) - min(numbers) > DRAFT_SPAN for numbers in zip(*stacks, strict=True)):
        return refused("H1.4", "draft-too-wide", most=str(DRAFT_SPAN))
    for piece in sorted(piece for stack in stacks.values() for piece in stack):
        if not int(s.box) >> piece & 1:
            return refused("H1.3", "not-in-game", piece=PIECE_NAMES[piece])
    _fill(s, ply, stacks, resting)
    return None


def _split(text: str) -> tuple[int, Stacks, int | None] | Refusal:
    """What a line says: the plies before it, the pieces by hex from the bottom up, and the piece that rests."""
    words = text.split()
    ply = turn_ply(words[0]) if words else None
    if ply is None:
        return refused("H6.2", "bad-turn", text=excerpt(words[0] if words else ""))
    resting = None
    if len(words) > 1 and words[-1].lower().startswith(_REST):
        resting = piece_named(words[-1][len(_REST) :])
        if resting is None:
            return _unreadable(words[-1])
        words.pop()
    return ply, must(_read_stacks(words[1:])), resting


def place_of(q: str, r: str) -> Hex | None:
    """A hex by its coordinates as text, None if it is none.

    >>> place_of("2", "-1"), place_of("2", "x")
    ((2, -1), None)
    """
    match = _PIECE.fullmatch(f"wq@{q},{r}")
    return None if match is None or len(q) > 8 or len(r) > 8 else (int(q), int(r))


def _read_stacks(words: list[str]) -> Stacks | Refusal:
    """The pieces by hex, from the bottom up."""
    stacks: Stacks = {}
    read: set[int] = set()
    for word in words:
        match = _PIECE.fullmatch(word)
        piece = piece_named(match[1]) if match else None
        if match is None or piece is None:
            return _unreadable(word)
        if piece in read:
            return refused("H1.2", "piece-twice", piece=PIECE_NAMES[piece])
        read.add(piece)
        if any(len(number) > 8 or abs(int(number)) > FARTHEST for number in match.groups()[1:]):
            return refused("H1.4", "too-far", text=excerpt(word), farthest=str(FARTHEST))
        stacks.setdefault((int(match[2]), int(match[3])), []).append(piece)
    return stacks


def _unreadable(word: str) -> Refusal:
    return Refusal("", "bad-setup-word", {"text": excerpt(word)}, readable=False)


# ── what the rules take for granted ──


def _check_pieces(s: Any, stacks: Stacks, resting: int | None) -> Refusal | None:
    """H1.3, H2.6, H4.10: pieces of the game type, of each kind the first ones; a piece that rests is in play."""
    placed = {piece for stack in stacks.values() for piece in stack}
    for piece in sorted(placed):
        name = PIECE_NAMES[piece]
        if not int(s.box) >> piece & 1:
            return refused("H1.3", "not-in-game", piece=name)
        for earlier in range(piece):
            if PIECE_NAMES[earlier][:2] == name[:2] and earlier not in placed:
                return refused("H2.6", "next-number", piece=name, next=PIECE_NAMES[earlier])
    if resting is not None and resting not in placed:
        return refused("H4.10", "cannot-rest", piece=PIECE_NAMES[resting])
    return None


def _check_hive(stacks: Stacks) -> Refusal | None:
    """H3.2, H4.2, H4.7: one hive, with only beetles and mosquitoes on top of other pieces."""
    for stack in stacks.values():
        for upper in stack[1:]:
            if KIND[upper] not in (BEETLE, MOSQUITO):
                return refused("H4.2", "cannot-be-on-top", piece=PIECE_NAMES[upper])
    todo = sorted(stacks)[:1]
    apart = set(stacks).difference(todo)
    while todo:
        q, r = todo.pop()
        touched = apart.intersection((q + dq, r + dr) for dq, dr in DIRECTIONS)
        apart -= touched
        todo += touched
    return refused("H3.2", "not-connected", piece=PIECE_NAMES[stacks[min(apart)][-1]]) if apart else None


def _check_first(ply: int, stacks: Stacks) -> Refusal | None:
    """H2.1: a player without a piece in play is to move, and finds at most one piece to place the first one beside."""
    placed = [piece // OWN for stack in stacks.values() for piece in stack]
    for colour, name in enumerate(COLOURS):
        if placed and colour not in placed and (len(placed) > 1 or ply % 2 != colour):
            return refused("H2.1", "wrong-number-placed", player=name)
    return None


def _fill(s: Any, ply: int, stacks: Stacks, resting: int | None) -> None:
    for (q, r), stack in stacks.items():
        column, row = q + ORIGIN % SIDE, r + ORIGIN // SIDE
        cell = (row % SIDE) * SIDE + column % SIDE
        for piece in stack:
            apply.drop(s, piece, cell)
            s.winding[piece] = column // SIDE, row // SIDE
    s.drift[:] = s.winding.sum(axis=0)
    s.wound = bool(s.winding.any())
    s.ply = ply
    s.resting = NO_PIECE if resting is None else resting
    apply.judge(s)
