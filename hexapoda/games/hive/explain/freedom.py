"""Why a piece in play may not be moved at all, by itself or by a throw (H3.2, H3.5, H4.10)."""

from hexapoda.games.hive.explain.scene import Scene, neighbour
from hexapoda.games.hive.notation.names import PIECE_NAMES
from hexapoda.games.hive.rules.freedom import pinned
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal


def why_immobile(scene: Scene, piece: int) -> Refusal | None:
    """Why a piece in play, of either colour, may not move at all; None if it may."""
    name, cover = PIECE_NAMES[piece], scene.cover(piece)
    if piece == scene.resting:
        return refused("H4.10", "resting", piece=name)
    if cover is not None:
        return refused("H3.5", "covered", piece=name, by=PIECE_NAMES[cover])
    if scene.level(piece) == 0 and pinned(scene.s, scene.rows, scene.cell(piece)):
        one, other = _held_together(scene, scene.cell(piece))
        return refused("H3.2", "pinned", piece=name, one=one, other=other)
    return None


def _held_together(scene: Scene, cell: int) -> tuple[str, str]:
    """Two neighbours of a cell that only the piece on it connects."""
    neighbours = [each for d in range(6) if (each := neighbour(cell, d)) in scene.stacks]
    todo, seen = [neighbours[0]], {cell, neighbours[0]}
    while todo:
        here = todo.pop()
        fresh = {neighbour(here, d) for d in range(6)} & scene.stacks.keys() - seen
        seen |= fresh
        todo += fresh
    return scene.top(neighbours[0]), next(scene.top(each) for each in neighbours if each not in seen)
