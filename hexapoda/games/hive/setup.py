"""Hive's options, its start, and a position as one line of text: `White[3] wS1@0,0 bS1@1,0 … rest=wA1`.

Pieces of one hex are named from the bottom to the top; what is not named is in hand.
"""

import re
from collections.abc import Mapping
from typing import Any

from hexapoda.games.hive import rules
from hexapoda.games.hive.moves import PIECE_NAMES, coordinates, piece_named
from hexapoda.games.hive.state import (
    BEETLE,
    KIND,
    KIND_BITS,
    KIND_LETTERS,
    MOSQUITO,
    NO_PIECE,
    NOWHERE,
    ORIGIN,
    OWN,
    PIECES,
)
from hexapoda.kernel.declaration import Option, Refusal
from hexapoda.kernel.hexes import CELLS, DIRECTIONS, SIDE

EXPANSIONS = "MLP"
GAME_TYPES = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")


def game_type(written: Any) -> Any:
    """H6.3: a game type with its letters in any order and case, in the usual spelling; anything else unchanged.

    >>> game_type("base+plm")
    'Base+MLP'
    """
    if not isinstance(written, str):
        return written
    base, _, letters = written.strip().upper().partition("+")
    if base != "BASE" or any(letter not in EXPANSIONS for letter in letters) or len(set(letters)) != len(letters):
        return written
    ordered = "".join(letter for letter in EXPANSIONS if letter in letters)
    return f"Base+{ordered}" if ordered else "Base"


OPTIONS = (
    Option("type", GAME_TYPES, "Base", game_type),  # H1.3
    Option("opening", ("rulebook", "tournament"), "rulebook"),  # H2.5
    Option("repetition", ("draw", "off"), "draw"),  # H5.3
)


def start(s: Any, options: Mapping[str, Any]) -> None:
    """The start of a game: all pieces in hand."""
    letters = options["type"].partition("+")[2]
    s.box = sum(
        1 << p for p in range(PIECES) if KIND_LETTERS[KIND[p]] not in EXPANSIONS or KIND_LETTERS[KIND[p]] in letters
    )
    s.pillbugs = "P" in letters
    s.tournament = options["opening"] == "tournament"
    s.repetition = options["repetition"] == "draw"
    rules.setup(s)


# ── position text ──

_TURN = re.compile(r"(White|Black)\[(\d{1,7})\]", re.IGNORECASE)
_PIECE = re.compile(r"([wb][a-z]\d?)@(-?\d{1,4}),(-?\d{1,4})", re.IGNORECASE)


def turn_text(s: Any) -> str:
    """The turn as in a GameString: "White[1]", "Black[1]", "White[2]" …"""
    return f"{'Black' if int(s.ply) % 2 else 'White'}[{int(s.ply) // 2 + 1}]"


def turn_ply(written: str) -> int | None:
    """The number of plies before the turn that a text names.

    >>> turn_ply("Black[2]")
    3
    """
    match = _TURN.fullmatch(written.strip())
    if match is None or int(match[2]) == 0:
        return None
    return 2 * (int(match[2]) - 1) + (match[1].lower() == "black")


def write(s: Any) -> str:
    """The position as one line, the pieces by hex and from the bottom up."""
    placed = []
    for piece in range(PIECES):
        place = coordinates(s, piece)
        if place is not None:
            placed.append((place, int(s.level[piece]), PIECE_NAMES[piece]))
    pieces = [f"{name}@{q},{r}" for (q, r), _, name in sorted(placed)]
    rest = [] if s.resting == NO_PIECE else [f"rest={PIECE_NAMES[int(s.resting)]}"]
    return " ".join([turn_text(s), *pieces, *rest])


def read(s: Any, text: str) -> Refusal | None:
    """Fill `s`, whose options are set, from a line; or say why the line does not describe a position of Hive."""
    words = text.split()
    ply = turn_ply(words[0]) if words else None
    if ply is None:
        return _problem("H6.2", "bad-turn", text=words[0][:40] if words else "")
    stacks: dict[tuple[int, int], list[int]] = {}
    resting = None
    for word in words[1:]:
        if word.startswith("rest="):
            resting = piece_named(word[5:])
            if resting is None:
                return _problem("", "bad-setup-word", text=word[:40])
            continue
        match = _PIECE.fullmatch(word)
        piece = piece_named(match[1]) if match else None
        if match is None or piece is None:
            return _problem("", "bad-setup-word", text=word[:40])
        if any(piece in stack for stack in stacks.values()):
            return _problem("H1.2", "piece-twice", piece=PIECE_NAMES[piece])
        stacks.setdefault((int(match[2]), int(match[3])), []).append(piece)
    refusal = _check(s, ply, stacks, resting)
    if refusal is None:
        _fill(s, ply, stacks, resting)
    return refusal


def _problem(clause: str, code: str, **params: Any) -> Refusal:
    return Refusal(clause, code, params, readable=clause != "")


def _check(s: Any, ply: int, stacks: dict[tuple[int, int], list[int]], resting: int | None) -> Refusal | None:
    """Whether play by the rules could lead to such a position, as far as one look tells."""
    placed = [piece for stack in stacks.values() for piece in stack]
    for piece in placed:
        if not int(s.box) >> piece & 1:
            return _problem("H1.3", "not-in-game", piece=PIECE_NAMES[piece])
        first = [p for p in range(piece) if KIND[p] == KIND[piece] and p // OWN == piece // OWN and p not in placed]
        if first:
            return _problem("H2.6", "next-number", piece=PIECE_NAMES[piece], next=PIECE_NAMES[first[0]])
    for stack in stacks.values():
        for upper in stack[1:]:
            if KIND[upper] not in (BEETLE, MOSQUITO):
                return _problem("H4.2", "cannot-be-on-top", piece=PIECE_NAMES[upper])
    if not _connected(set(stacks)):
        return _problem("H3.2", "not-connected")
    for colour in (0, 1):
        turns = (ply + 1 - colour) // 2
        own = [piece for piece in placed if piece // OWN == colour]
        if len(own) > turns or (turns > 0 and not own):
            return _problem("H2.1", "wrong-number-placed", colour="wb"[colour], placed=len(own), turns=turns)
        if s.tournament and own == [colour * OWN]:
            return _problem("H2.5", "queen-first", piece=PIECE_NAMES[colour * OWN])
        if turns >= 4 and colour * OWN not in own and len(own) > 3:
            return _problem("H2.4", "queen-overdue", piece=PIECE_NAMES[colour * OWN])
    if resting is not None:
        tops = [stack[-1] for stack in stacks.values()]
        if resting not in tops or ply < 3:
            return _problem("H4.10", "cannot-rest", piece=PIECE_NAMES[resting])
    return None


def _connected(hexes: set[tuple[int, int]]) -> bool:
    if not hexes:
        return True
    todo, left = [next(iter(hexes))], set(hexes)
    left.discard(todo[0])
    while todo:
        q, r = todo.pop()
        for dq, dr in DIRECTIONS:
            if (q + dq, r + dr) in left:
                left.discard((q + dq, r + dr))
                todo.append((q + dq, r + dr))
    return not left


def _fill(s: Any, ply: int, stacks: dict[tuple[int, int], list[int]], resting: int | None) -> None:
    for (q, r), stack in stacks.items():
        column, row = q + ORIGIN % SIDE, r + ORIGIN // SIDE
        cell = (row % SIDE) * SIDE + column % SIDE
        for piece in stack:
            rules.drop(s, piece, cell)
            s.winding[piece] = column // SIDE, row // SIDE
    s.drift[:] = s.winding.sum(axis=0)
    s.wound = bool(s.winding.any())
    s.ply = ply
    s.resting = NO_PIECE if resting is None else resting
    rules.judge(s)


