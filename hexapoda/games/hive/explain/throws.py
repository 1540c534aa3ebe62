"""Why a pillbug, or a mosquito that copies one, can't throw a piece (H4.8 to H4.11)."""

import numpy as np

from hexapoda.games.hive.explain.freedom import why_immobile
from hexapoda.games.hive.explain.scene import Scene
from hexapoda.games.hive.notation.names import PIECE_NAMES
from hexapoda.games.hive.rules.freedom import tall_rows, ways_on_top
from hexapoda.games.hive.rules.queries import kinds_touched
from hexapoda.games.hive.state import KIND, MOSQUITO, OWN, PILLBUG
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import NO_DIRECTION, SIDE, direction


def _throwers(scene: Scene) -> list[int]:
    """The player's pieces with the power to throw, whether they can use it now or not."""
    own = [piece for stack in scene.stacks.values() for piece in stack if piece // OWN == scene.player]
    pillbugs = [piece for piece in own if KIND[piece] == PILLBUG]
    copying = [
        piece
        for piece in own
        if KIND[piece] == MOSQUITO and int(kinds_touched(scene.s, scene.cell(piece))) >> PILLBUG & 1
    ]
    return pillbugs + copying


def _next_to(scene: Scene, thrower: int, cell: int) -> bool:
    return int(direction(scene.cell(thrower), cell)) != NO_DIRECTION


def why_enemy_stays(scene: Scene, piece: int, cell: int | None) -> Refusal | None:
    """Why an enemy piece in play is not thrown to a cell (None: to any); None if the player has no thrower."""
    throwers = _throwers(scene)
    if not throwers:
        return None
    near = [thrower for thrower in throwers if _next_to(scene, thrower, scene.cell(piece))]
    if not near:
        return refused("H4.8", "throw-not-adjacent", piece=PIECE_NAMES[piece], thrower=PIECE_NAMES[throwers[0]])
    if not scene.queen_in_play:
        names = {"piece": PIECE_NAMES[piece], "thrower": PIECE_NAMES[near[0]], "queen": PIECE_NAMES[scene.queen]}
        return refused("H4.11", "throw-needs-queen", **names)
    able = [thrower for thrower in near if _why_unable(scene, piece, thrower) is None]
    if not able:
        return _why_unable(scene, piece, near[0])
    refusal = why_immobile(scene, piece)
    if refusal is not None:
        return refusal
    # Of two throwers, the one beside the target has the better reason.
    able.sort(key=lambda thrower: cell is None or not _next_to(scene, thrower, cell))
    return _why_not_thrown(scene, piece, cell, able[0])


def why_own_not_thrown(scene: Scene, piece: int, cell: int) -> Refusal | None:
    """Why an own piece that may move is not thrown to an empty cell; None if no own thrower is next to both."""
    if cell in scene.stacks:
        return None
    beside_both = [
        thrower
        for thrower in _throwers(scene)
        if thrower != piece and _next_to(scene, thrower, scene.cell(piece)) and _next_to(scene, thrower, cell)
    ]
    reasons = [_why_unable(scene, piece, each) or _why_not_thrown(scene, piece, cell, each) for each in beside_both]
    return reasons[0] if reasons else None


def _why_unable(scene: Scene, piece: int, thrower: int) -> Refusal | None:
    """Why a thrower can't throw anything now."""
    names = {"piece": PIECE_NAMES[piece], "thrower": PIECE_NAMES[thrower]}
    cover = scene.cover(thrower)
    if cover is not None:
        return refused("H4.9", "thrower-covered", by=PIECE_NAMES[cover], **names)
    if scene.level(thrower):
        return refused("H4.7", "thrower-on-top", **names)
    if thrower == scene.resting:
        return refused("H4.10", "thrower-resting", **names)
    return None


def _why_not_thrown(scene: Scene, piece: int, cell: int | None, thrower: int) -> Refusal:
    """Why a thrower that can throw a piece beside it can't throw it to a cell."""
    names = {"piece": PIECE_NAMES[piece], "thrower": PIECE_NAMES[thrower]}
    at, start = scene.cell(thrower), scene.cell(piece)
    up = int(direction(at, start))
    if scene.level(piece):
        return refused("H4.9", "throw-stacked", **names)
    if cell == start:
        return refused("H4.8", "stays", piece=PIECE_NAMES[piece])
    tall = np.zeros(SIDE, np.uint64)
    tall_rows(scene.s, tall)
    ways = int(ways_on_top(scene.s, scene.without(piece), tall, at, 1, piece))
    if cell is None:
        if not ways >> up & 1:
            return refused("H3.4", "throw-gate-up", **scene.gate(at, up), **names)
        return refused("H4.8", "throw-no-room", **names)
    if cell in scene.stacks:
        return refused("H4.8", "throw-occupied", on=scene.top(cell), **names)
    down = int(direction(at, cell))
    if down == NO_DIRECTION:
        return refused("H4.8", "throw-target-far", hex=scene.hex, **names)
    if not ways >> up & 1:
        return refused("H3.4", "throw-gate-up", **scene.gate(at, up), **names)
    return refused("H3.4", "throw-gate-down", hex=scene.hex, **scene.gate(at, down), **names)
