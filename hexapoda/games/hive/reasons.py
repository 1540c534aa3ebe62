"""What a turn of Hive has brought about, for hints: queens surrounded, pieces pinned, covered, freed and brought in."""

from typing import Any

from hexapoda.games.hive.explain.scene import Scene, neighbour
from hexapoda.games.hive.notation.phrases import piece_name
from hexapoda.games.hive.rules.freedom import pinned
from hexapoda.games.hive.state import KIND, OWN, PIECES, QUEEN
from hexapoda.games.hive.value import WEIGHTS
from hexapoda.kernel.declaration import Phrase, Reason

#: By kind: what its freedom is worth.
_WORTH = WEIGHTS[0].free.tolist()


def reasons(before: Any, after: Any, seat: int) -> list[Reason]:
    """What a turn has brought about, of each term the weightiest first."""
    was, now = Scene(before), Scene(after)
    found = _about_queens(was, now, seat)
    freedom = []
    for piece in range(PIECES):
        own = piece // OWN == seat
        weight = _WORTH[KIND[piece]] + (_WORTH[1] if KIND[piece] == QUEEN else 0)
        code = _came_in(was, now, piece) if own else ""
        code = code or ("frees" if own and _is_held(was, piece) and not _is_held(now, piece) else "")
        code = code or ("" if own else _lost_freedom(was, now, piece))
        if code:
            term = "queen" if KIND[piece] == QUEEN and code != "queen-in" else "mobility"
            freedom.append((weight, Reason(term, _phrase(code, piece))))
    return found + [each for _, each in sorted(freedom, key=lambda each: -each[0])]


def _about_queens(was: Scene, now: Scene, seat: int) -> list[Reason]:
    """H5.1: hexes around the queens that were filled or freed."""
    found = []
    for colour in (1 - seat, seat):
        queen = colour * OWN
        if was.in_hand(queen):
            continue
        free, earlier = _room(now, queen), _room(was, queen)
        if colour != seat and free < earlier:
            found.append(Reason("queen", _phrase("surrounds", queen, "of", free=free)))
        if colour == seat and free > earlier:
            found.append(Reason("queen", _phrase("makes-room", queen, "of", free=free)))
    return found


def _room(scene: Scene, queen: int) -> int:
    """The empty hexes around a queen."""
    return sum(neighbour(scene.cell(queen), d) not in scene.stacks for d in range(6))


def _came_in(was: Scene, now: Scene, piece: int) -> str:
    if not was.in_hand(piece) or now.in_hand(piece):
        return ""
    return "queen-in" if KIND[piece] == QUEEN else "brings-in"


def _lost_freedom(was: Scene, now: Scene, piece: int) -> str:
    if was.in_hand(piece):
        return ""
    if now.cover(piece) is not None:
        return "covers" if was.cover(piece) is None else ""
    return "pins" if _is_held(now, piece) and not _is_held(was, piece) else ""


def _is_held(scene: Scene, piece: int) -> bool:
    """H3.2, H3.5: whether a piece is covered, or holds the hive together."""
    if scene.in_hand(piece):
        return False
    if scene.cover(piece) is not None:
        return True
    return scene.level(piece) == 0 and bool(pinned(scene.s, scene.rows, scene.cell(piece)))


def _phrase(code: str, piece: int, form: str = "object", **params: int) -> Phrase:
    return Phrase(f"hive-reason-{code}", {"piece": piece_name(piece, form), **params})
