"""Why a piece may not be placed (H2)."""

import numpy as np

from hexapoda.games.hive.explain.scene import Scene, neighbour
from hexapoda.games.hive.notation.names import COLOURS, PIECE_NAMES
from hexapoda.games.hive.rules.placements import placeable, placing_hexes
from hexapoda.games.hive.state import OWN
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import SIDE


def why_queen_due(scene: Scene, piece: int) -> Refusal | None:
    """H2.4: why the player's queen must be placed before anything else; None if not."""
    if piece == scene.queen or int(placeable(scene.s)) != 1 << scene.queen:
        return None
    names = {"piece": PIECE_NAMES[piece], "queen": PIECE_NAMES[scene.queen]}
    if int(placing_hexes(scene.s, np.zeros(SIDE, np.uint32))) == 0:
        return refused("H2.4", "queen-due-pass", **names)
    return refused("H2.4", "queen-due", **names)


def why_not_placed(scene: Scene, piece: int) -> Refusal | None:
    """Why an own piece in hand may not be placed anywhere; None if it depends on the hex."""
    name, pieces = PIECE_NAMES[piece], int(placeable(scene.s))
    if pieces >> piece & 1:
        return None
    if piece == scene.queen:
        return refused("H2.5", "queen-first", piece=name)
    due = why_queen_due(scene, piece)
    if due is not None:
        return due
    following = next(each for p, each in enumerate(PIECE_NAMES) if pieces >> p & 1 and each[:2] == name[:2])
    return refused("H2.6", "next-number", piece=name, next=following)


def why_not_placed_on(scene: Scene, piece: int, cell: int) -> Refusal:
    """Why an own piece that may be placed may not be placed on this cell."""
    where = {"piece": PIECE_NAMES[piece], "hex": scene.hex}
    if cell in scene.stacks:
        return refused("H2.3", "occupied", piece=PIECE_NAMES[piece], on=scene.top(cell))
    if not scene.stacks:
        return refused("H2.1", "first-alone", piece=PIECE_NAMES[piece])
    placed = [piece for stack in scene.stacks.values() for piece in stack]
    if len(placed) == 1 and placed[0] // OWN != scene.player:
        return refused("H2.1", "second-adjacent", first=PIECE_NAMES[placed[0]], **where)
    tops = [stack[-1] for d in range(6) if (stack := scene.stacks.get(neighbour(cell, d)))]
    if not tops:
        return refused("H2.2", "touches-nothing", **where)
    enemies = ", ".join(PIECE_NAMES[top] for top in tops if top // OWN != scene.player)
    if all(top // OWN != scene.player for top in tops):
        return refused("H2.2", "touches-no-own", enemies=enemies, player=COLOURS[scene.player], **where)
    return refused("H2.2", "touches-enemy", enemies=enemies, **where)
