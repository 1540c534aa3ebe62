"""Why a move of Hive is not legal: the clause that forbids it, and a code with the pieces and hexes concerned.

Only `rules.legal` decides what is legal. These functions are called for moves that are not, and look for the most
helpful reason: first what holds for the piece wherever it goes (it is not yours, it is pinned …), then what is wrong
with the hex, then how pieces of its kind move.

`placements` is about H2, `freedom` about what keeps any piece in its place, `pieces` about how each kind moves,
`throws` about H4.8 to H4.11; `scene` is the position for all of them.
"""

from typing import Any

import numpy as np

from hexapoda.games.hive.explain.freedom import why_immobile
from hexapoda.games.hive.explain.pieces import OBSTACLES, why_not_by_kind, why_nowhere_by_kind
from hexapoda.games.hive.explain.placements import why_not_placed, why_not_placed_on, why_queen_due
from hexapoda.games.hive.explain.scene import Scene
from hexapoda.games.hive.explain.throws import why_enemy_stays, why_own_not_thrown
from hexapoda.games.hive.notation.names import COLOURS, PIECE_NAMES, hex_name, move_text
from hexapoda.games.hive.state import BOTH_SURROUNDED, OWN, RUNNING
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal

#: The number of examples for an unfinished move.
_EXAMPLES = 3

__all__ = ["no_pass", "no_piece", "no_reference", "refuse", "unfinished"]


def no_pass(s: Any, legal: np.ndarray) -> Refusal:
    """H3.6: passing is legal only when nothing else is, and something is."""
    if s.ending != RUNNING:
        return _over(s)
    return refused("H3.6", "cannot-pass", count=len(legal), example=_examples(s, legal[:1]))


def no_piece(s: Any, hex: str) -> Refusal:
    """A hex was named without a piece."""
    return _over(s) if s.ending != RUNNING else refused("H6.1", "piece-first", hex=hex)


def no_reference(s: Any, piece: int, reference: int) -> Refusal:
    """The piece that a target refers to is not in play."""
    if s.ending != RUNNING:
        return _over(s)
    if not s.placed:
        return refused("H2.1", "first-alone", piece=PIECE_NAMES[piece])
    return refused("H6.1", "reference-not-placed", piece=PIECE_NAMES[reference])


def unfinished(s: Any, piece: int, legal: np.ndarray) -> Refusal:
    """A piece was named without a target: examples, or why it can't be played at all."""
    if s.ending != RUNNING:
        return _over(s)
    completions = legal[legal >> 10 == piece]
    if len(completions):
        example = _examples(s, completions[:_EXAMPLES])
        return refused("H6.1", "unfinished", piece=PIECE_NAMES[piece], count=len(completions), example=example)
    scene = Scene(s)
    if piece // OWN != scene.player:
        return _not_own(scene, piece, None)
    if scene.in_hand(piece):
        return why_not_placed(scene, piece) or refused("H2.2", "no-place", piece=PIECE_NAMES[piece])
    return _why_no_own_move(scene, piece) or why_nowhere_by_kind(scene, piece)


def refuse(s: Any, piece: int, cell: int, hex: str | None = None) -> Refusal:
    """Why this piece may not go to (or be placed on) this cell; the action is known to be illegal.

    `hex` is the target as it was written, for the answer.
    """
    if s.ending != RUNNING:
        return _over(s)
    scene = Scene(s, hex or hex_name(s, cell, piece))
    if not int(s.box) >> piece & 1:
        return refused("H1.3", "not-in-game", piece=PIECE_NAMES[piece])
    if piece // OWN != scene.player:
        return _not_own(scene, piece, cell)
    if scene.in_hand(piece):
        return why_not_placed(scene, piece) or why_not_placed_on(scene, piece, cell)
    reason = _why_no_own_move(scene, piece)
    if reason is not None:
        return reason
    reason = why_not_by_kind(scene, piece, cell)
    if reason.clause in OBSTACLES:
        return reason
    return why_own_not_thrown(scene, piece, cell) or reason


def _over(s: Any) -> Refusal:
    """H5.1, H5.2."""
    return refused("H5.2" if s.ending == BOTH_SURROUNDED else "H5.1", "game-over")


def _why_no_own_move(scene: Scene, piece: int) -> Refusal | None:
    """Why an own piece in play may not move anywhere, whatever its kind."""
    if scene.queen_in_play:
        return why_immobile(scene, piece)
    names = {"piece": PIECE_NAMES[piece], "queen": PIECE_NAMES[scene.queen]}
    return why_queen_due(scene, piece) or refused("H3.1", "queen-not-placed", **names)


def _not_own(scene: Scene, piece: int, cell: int | None) -> Refusal:
    """H1.1: the other player's pieces can't be placed, and only a throw moves them."""
    if not scene.in_hand(piece):
        refusal = why_enemy_stays(scene, piece, cell)
        if refusal is not None:
            return refusal
    return refused("H1.1", "not-your-piece", piece=PIECE_NAMES[piece], player=COLOURS[scene.player])


def _examples(s: Any, actions: np.ndarray) -> str:
    return ", ".join(move_text(s, int(a) >> 10, int(a) & 1023) for a in actions)
