"""Hive's options, its start, and a position as one line of text: `White[3] wS1@0,0 bS1@1,0 … rest=wA1`.

Pieces of one hex are named from the bottom to the top; what is not named is in hand.
"""

import re
from collections.abc import Mapping
from typing import Any

from hexapoda.games.hive.notation.names import COLOURS, PIECE_NAMES, piece_named, stacks_by_place
from hexapoda.games.hive.rules import apply
from hexapoda.games.hive.state import BEETLE, KIND, KIND_LETTERS, MOSQUITO, NO_PIECE, ORIGIN, OWN, PIECES, PILLBUG
from hexapoda.i18n import excerpt
from hexapoda.kernel.declaration import Option, Refusal
from hexapoda.kernel.hexes import DIRECTIONS, SIDE

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
    apply.setup(s)


# ── position text ──

_TURN = re.compile(r"(White|Black)\[(\d{1,7})\]", re.IGNORECASE | re.ASCII)
_PIECE = re.compile(r"([wb][a-z]\d?)@(-?\d+),(-?\d+)", re.IGNORECASE | re.ASCII)
_REST = "rest="
#: How far from the first piece a hive may lie: a piece is counted up to 32767 times around the torus.
FARTHEST = 32767 * SIDE + SIDE - 1 - ORIGIN % SIDE

Hex = tuple[int, int]
Stacks = dict[Hex, list[int]]


def turn_text(s: Any) -> str:
    """The turn as in a GameString: "White[1]", "Black[1]", "White[2]" …"""
    ply = int(s["ply"])
    return f"{'Black' if ply % 2 else 'White'}[{ply // 2 + 1}]"


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
    pieces = [f"{PIECE_NAMES[p]}@{q},{r}" for (q, r), stack in stacks_by_place(s) for p in stack]
    resting = int(s["resting"])
    rest = [] if resting == NO_PIECE else [_REST + PIECE_NAMES[resting]]
    return " ".join([turn_text(s), *pieces, *rest])


def read(s: Any, text: str) -> Refusal | None:
    """Fill `s`, whose options are set, from a line; or say why the line does not describe a position of Hive."""
    words = text.split()
    ply = turn_ply(words[0]) if words else None
    if ply is None:
        return _refused("H6.2", "bad-turn", text=excerpt(words[0] if words else ""))
    resting = None
    if len(words) > 1 and words[-1].lower().startswith(_REST):
        resting = piece_named(words[-1][len(_REST) :])
        if resting is None:
            return _unreadable(words[-1])
        words.pop()
    stacks = _read_stacks(words[1:])
    if isinstance(stacks, Refusal):
        return stacks
    refusal = _check(s, ply, stacks, resting)
    if refusal is None:
        _fill(s, ply, stacks, resting)
    return refusal


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
            return _refused("H1.2", "piece-twice", piece=PIECE_NAMES[piece])
        read.add(piece)
        if any(len(number) > 8 or abs(int(number)) > FARTHEST for number in match.groups()[1:]):
            return _refused("H1.4", "too-far", text=excerpt(word), farthest=str(FARTHEST))
        stacks.setdefault((int(match[2]), int(match[3])), []).append(piece)
    return stacks


def _unreadable(word: str) -> Refusal:
    return Refusal("", "bad-setup-word", {"text": excerpt(word)}, readable=False)


def _refused(clause: str, code: str, **params: str | int) -> Refusal:
    return Refusal(clause, code, params)


# ── could play by the rules lead there, as far as one look tells? ──


def _check(s: Any, ply: int, stacks: Stacks, resting: int | None) -> Refusal | None:
    return (
        _check_pieces(s, stacks)
        or _check_hive(ply, stacks)
        or _check_turns(s, ply, stacks, 0)
        or _check_turns(s, ply, stacks, 1)
        or (None if resting is None else _check_rest(ply, stacks, resting))
    )


def _placed(stacks: Stacks, colour: int) -> list[int]:
    """The pieces of a colour in play."""
    return [piece for stack in stacks.values() for piece in stack if piece // OWN == colour]


def _turns(ply: int, colour: int) -> int:
    """How many turns a player has had."""
    return (ply + 1 - colour) // 2


def _check_pieces(s: Any, stacks: Stacks) -> Refusal | None:
    """H1.3, H2.6: only pieces of the game type, and of each kind the first ones."""
    placed = _placed(stacks, 0) + _placed(stacks, 1)
    for piece in placed:
        name = PIECE_NAMES[piece]
        if not int(s.box) >> piece & 1:
            return _refused("H1.3", "not-in-game", piece=name)
        for earlier in range(piece):
            if PIECE_NAMES[earlier][:2] == name[:2] and earlier not in placed:
                return _refused("H2.6", "next-number", piece=name, next=PIECE_NAMES[earlier])
    return None


def _check_hive(ply: int, stacks: Stacks) -> Refusal | None:
    """One hive (H3.2) that began at 0,0 (H2.1), with nothing but beetles and mosquitoes on top (H4.2, H4.7)."""
    for stack in stacks.values():
        for upper in stack[1:]:
            if KIND[upper] not in (BEETLE, MOSQUITO):
                return _refused("H4.2", "cannot-be-on-top", piece=PIECE_NAMES[upper])
    apart = _apart(set(stacks))
    if apart is not None:
        return _refused("H3.2", "not-connected", piece=PIECE_NAMES[stacks[apart][-1]])
    if ply <= 2:  # nothing has moved yet
        for place, stack in stacks.items():
            if stack[0] // OWN == 0 and place != (0, 0):
                return _refused("H2.1", "first-at-origin", piece=PIECE_NAMES[stack[0]])
    return None


def _apart(hexes: set[Hex]) -> Hex | None:
    """A hex that the rest of a hive does not hang together with."""
    todo = sorted(hexes)[:1]
    left = hexes.difference(todo)
    while todo:
        touched = left.intersection(_around(todo.pop()))
        left -= touched
        todo += touched
    return min(left, default=None)


def _check_turns(s: Any, ply: int, stacks: Stacks, colour: int) -> Refusal | None:
    """H2.1 to H2.5, H3.1: as many pieces in play, and on top of others, as a player's turns allow."""
    turns, own = _turns(ply, colour), _placed(stacks, colour)
    climbed = sum(piece // OWN == colour for stack in stacks.values() for piece in stack[1:])
    queen = colour * OWN
    if queen in own:
        if s.tournament and own == [queen]:
            return _refused("H2.5", "queen-first", piece=PIECE_NAMES[queen])
        fits = len(own) + climbed <= turns
    else:
        if len(own) > 3:
            return _refused("H2.4", "queen-overdue", piece=PIECE_NAMES[queen])
        # Without a queen nothing moves, and in the first three turns there is always room for a placement.
        if climbed:
            return _refused("H3.1", "climbed-before-queen", piece=PIECE_NAMES[queen])
        fits = len(own) == min(turns, 3)
    if not fits or (turns > 0 and not own):
        numbers = {"placed": len(own), "climbed": climbed, "turns": turns}
        return _refused("H2.1", "wrong-number-placed", player=COLOURS[colour], **numbers)
    return None


def _check_rest(ply: int, stacks: Stacks, resting: int) -> Refusal | None:
    """H4.10: whether the previous turn can have moved or thrown a piece to where it lies."""
    player = 1 - ply % 2
    own = _placed(stacks, player)
    place = next((place for place, stack in stacks.items() if stack[-1] == resting), None)
    if place is not None and player * OWN in own and len(own) < _turns(ply, player):
        thrown = len(stacks[place]) == 1 and _thrower_beside(stacks, place, player)
        if thrown or resting // OWN == player:
            return None
    return _refused("H4.10", "cannot-rest", piece=PIECE_NAMES[resting])


def _thrower_beside(stacks: Stacks, place: Hex, player: int) -> bool:
    """Whether a player's pillbug, or mosquito that touches a pillbug, lies beside a hex (H4.7 to H4.9)."""
    for beside in _around(place):
        stack = stacks.get(beside, [])
        if len(stack) == 1 and stack[0] // OWN == player:
            touched = [KIND[stacks[near][-1]] for near in _around(beside) if near in stacks]
            if KIND[stack[0]] == PILLBUG or (KIND[stack[0]] == MOSQUITO and PILLBUG in touched):
                return True
    return False


def _around(place: Hex) -> list[Hex]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in DIRECTIONS]


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
