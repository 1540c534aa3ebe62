"""Positions of Hive set up by hand: pieces are set on hexes and on each other, and the turn is chosen."""

from collections.abc import Sequence
from typing import Any

from hexapoda.games.hive import position_text
from hexapoda.games.hive.notation.names import (
    COLOURS,
    PIECE_NAMES,
    piece_named,
    stacks_by_place,
    turn_name,
    turn_ply,
)
from hexapoda.games.hive.notation.phrases import piece_name
from hexapoda.games.hive.state import NO_PIECE, OWN, PIECES
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import AWAY, SET, Edits, Phrase, Refusal, Setting, Tool
from hexapoda.kernel.hexes import DIRECTIONS

#: The areas: where a piece of a hand can be set, and one in play.
_TABLE, _ANYWHERE = "table", "anywhere"
#: The number of the last turn that the form offers.
_LAST_TURN = 9999
_NOBODY = "none"


def edits(s: Any) -> Edits:
    """The pieces in hand and on top of stacks, the hexes of the hive and around it, and the turn."""
    lying = stacks_by_place(s)
    near = {(q + dq, r + dr) for (q, r), _ in lying for dq, dr in DIRECTIONS}
    table = tuple(f"{q},{r}" for q, r in sorted({*near, *(place for place, _ in lying)} or {(0, 0)}))
    hands = [Tool(PIECE_NAMES[p], _TABLE, seat=p // OWN) for p in range(PIECES) if _in_hand(s, p)]
    tops = [Tool(PIECE_NAMES[stack[-1]], _ANYWHERE, seat=stack[-1] // OWN) for _, stack in lying]
    return Edits((*hands, *tops), {_TABLE: table, _ANYWHERE: (*table, AWAY)}, _settings(s))


def _in_hand(s: Any, piece: int) -> bool:
    return bool(int(s.box) & ~int(s.placed) & 1 << piece)


def _settings(s: Any) -> tuple[Setting, ...]:
    ply = int(s.ply)
    colours = tuple((colour, Phrase(f"seat-{colour}")) for colour in COLOURS)
    found = [
        Setting("colour", Phrase("hive-edit-turn"), COLOURS[ply % 2], colours),
        Setting("turn", Phrase("hive-edit-number"), str(ply // 2 + 1), least=1, most=_LAST_TURN),
    ]
    if s.pillbugs:  # H4.10: it matters to pillbugs alone
        placed = [p for p in range(PIECES) if int(s.placed) >> p & 1]
        resting = PIECE_NAMES[int(s.resting)] if int(s.resting) != NO_PIECE else _NOBODY
        choices = [(_NOBODY, Phrase("hive-edit-none"))]
        choices += [(PIECE_NAMES[p], piece_name(p, COLOURS[p // OWN])) for p in placed]
        found.append(Setting("rest", Phrase("hive-edit-resting"), resting, tuple(choices)))
    return tuple(found)


def edit(s: Any, said: Sequence[str]) -> str | Refusal:
    """The text after a change."""
    if len(said) == 3 and said[0] == SET:
        return _with_setting(s, said[1], said[2])
    piece = piece_named(said[0]) if len(said) == 2 else None
    if piece is None:
        return _unknown(said)
    return _with_piece(s, piece, said[1])


def _unknown(said: Sequence[str]) -> Refusal:
    return Refusal("", "bad-edit", {"text": " ".join(said)[:60]}, readable=False)


def _with_setting(s: Any, name: str, value: str) -> str | Refusal:
    ply, resting = int(s.ply), int(s.resting)
    if name == "colour" and value in COLOURS:
        ply = ply // 2 * 2 + COLOURS.index(value)
    elif name == "turn" and turn_ply(f"White[{value}]") is not None and int(value) <= _LAST_TURN:
        ply = 2 * (int(value) - 1) + ply % 2
    elif name == "rest" and (value == _NOBODY or piece_named(value) is not None):
        found = piece_named(value)
        resting = NO_PIECE if found is None else found
    else:
        return _unknown((SET, name, value))
    return _text(_pieces(s), ply, resting)


def _with_piece(s: Any, piece: int, place: str) -> str | Refusal:
    """A piece set on a hex, on top of what lies there, or taken off the table; what lies on it stays."""
    pieces, resting = {p: at for p, at in _pieces(s).items() if p != piece}, int(s.resting)
    if not int(s.box) >> piece & 1:
        return refused("H1.3", "not-in-game", piece=PIECE_NAMES[piece])
    if place == AWAY:
        pieces, resting = _renumbered(pieces, resting if resting != piece else NO_PIECE, piece)
    else:
        q, _, r = place.partition(",")
        if position_text.place_of(q, r) is None:
            return _unknown((PIECE_NAMES[piece], place))
        pieces[piece] = place
    ply = int(s.ply)
    # As many turns have been played as there are pieces of the player who has more of them.
    least = max(sum(p // OWN == colour for p in pieces) for colour in range(2)) if pieces else 0
    return _text(pieces, max(ply, 2 * least + ply % 2), resting)


def _renumbered(pieces: dict[int, str], resting: int, gone: int) -> tuple[dict[int, str], int]:
    """H2.6: pieces of a kind are numbered in the order of their placement, so one that goes leaves no gap."""

    def moved(piece: int) -> int:
        later = piece > gone and PIECE_NAMES[piece][:2] == PIECE_NAMES[gone][:2]
        return piece - 1 if later else piece

    return {moved(p): at for p, at in pieces.items()}, resting if resting == NO_PIECE else moved(resting)


def _pieces(s: Any) -> dict[int, str]:
    """The pieces in play with their hexes, each stack from the bottom up."""
    return {piece: f"{q},{r}" for (q, r), stack in stacks_by_place(s) for piece in stack}


def _text(pieces: dict[int, str], ply: int, resting: int) -> str:
    rest = [] if resting == NO_PIECE else [f"rest={PIECE_NAMES[resting]}"]
    return " ".join([turn_name(ply), *(f"{PIECE_NAMES[p]}@{at}" for p, at in pieces.items()), *rest])
