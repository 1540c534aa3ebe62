"""Why pieces of a kind don't reach a hex (H4.1 to H4.8), and the obstacles on their way (H3.3, H3.4).

The piece is the player's own, and `freedom` lets it move. `rows` are the occupied hexes without it.
"""

from collections.abc import Callable

import numpy as np

from hexapoda.games.hive.explain.scene import Scene, neighbour
from hexapoda.games.hive.notation.names import PIECE_NAMES, coordinates, target_coordinates
from hexapoda.games.hive.rules.freedom import open_on_top, slides
from hexapoda.games.hive.rules.pieces import slide_distances
from hexapoda.games.hive.rules.queries import kinds_touched
from hexapoda.games.hive.state import ANT, BEETLE, GRASSHOPPER, KIND, LADYBUG, MOSQUITO, PILLBUG, QUEEN, SPIDER
from hexapoda.games.refusals import refused
from hexapoda.kernel.declaration import Refusal
from hexapoda.kernel.hexes import DIRECTIONS, NO_DIRECTION, direction, holds, ring_of

#: The clause of each kind.
CLAUSES = {
    QUEEN: "H4.1",
    BEETLE: "H4.2",
    GRASSHOPPER: "H4.3",
    SPIDER: "H4.4",
    ANT: "H4.5",
    LADYBUG: "H4.6",
    MOSQUITO: "H4.7",
    PILLBUG: "H4.8",
}
#: Clauses of obstacles: without them the piece could reach the hex.
OBSTACLES = ("H3.3", "H3.4")


def _powers(scene: Scene, piece: int) -> list[int]:
    """The kinds that a piece moves as: H4.7 for the mosquito."""
    if KIND[piece] != MOSQUITO:
        return [int(KIND[piece])]
    if scene.level(piece):
        return [BEETLE]
    touched = int(kinds_touched(scene.s, scene.cell(piece)))
    return [kind for kind in CLAUSES if touched >> kind & 1 and kind != MOSQUITO]


def _touching(scene: Scene, piece: int) -> str:
    """The pieces that a mosquito touches and may copy; if there are none, the mosquitoes that it touches."""
    around = [neighbour(scene.cell(piece), d) for d in range(6)]
    tops = [scene.stacks[cell][-1] for cell in around if cell in scene.stacks]
    others = [top for top in tops if KIND[top] != MOSQUITO]
    return ", ".join(PIECE_NAMES[top] for top in others or tops)


def why_not_by_kind(scene: Scene, piece: int, cell: int) -> Refusal:
    """Why an own piece that may move does not reach this cell by its own power."""
    name, clause, powers = PIECE_NAMES[piece], CLAUSES[int(KIND[piece])], _powers(scene, piece)
    where = {"piece": name, "hex": scene.hex}
    rows = scene.without(piece)
    if cell == scene.cell(piece):
        return refused(clause, "stays", piece=name)
    if not powers:
        return refused(clause, "only-mosquitoes", piece=name, touching=_touching(scene, piece))
    if cell in scene.stacks:
        if BEETLE not in powers:
            return refused(clause, "cannot-climb", piece=name, on=scene.top(cell))
        return _beetle(scene, rows, piece, cell)
    if not int(ring_of(rows, cell)):
        return refused("H3.2", "away-from-hive", **where)
    reasons = [_REASONS[kind](scene, rows, piece, cell) for kind in powers]
    for reason in reasons:
        if reason.clause in OBSTACLES:
            return reason
    if len({reason.code for reason in reasons}) == 1:
        return reasons[0]
    return refused("H4.7", "mosquito-out-of-reach", touching=_touching(scene, piece), **where)


def why_nowhere_by_kind(scene: Scene, piece: int) -> Refusal:
    """Why an own piece that may move has no move.

    Never a beetle or grasshopper: it can always climb its highest neighbour, or jump over any.
    """
    name, powers = PIECE_NAMES[piece], _powers(scene, piece)
    if not powers:
        return refused("H4.7", "only-mosquitoes", piece=name, touching=_touching(scene, piece))
    if LADYBUG in powers:
        return refused("H4.6", "ladybug-nowhere", piece=name)
    if int(slides(scene.without(piece), scene.cell(piece))):
        return refused("H4.4", "spider-nowhere", piece=name)
    return refused("H3.3", "shut-in", piece=name)


# ── steps on the ground (H3.3) ──


def _why_no_slide(scene: Scene, rows: np.ndarray, piece: int, cell: int, d: int) -> Refusal:
    """H3.3: a closed gate, or no contact, in direction `d` from a cell on the way."""
    where = {"piece": PIECE_NAMES[piece], "hex": scene.hex}
    if holds(rows, neighbour(cell, d + 1)):
        return refused("H3.3", "gate", **scene.gate(cell, d), **where)
    return refused("H3.3", "loses-contact", **where)


def _why_no_way(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H3.3: what separates the hexes that a sliding piece reaches from those around its target."""
    reached = slide_distances(rows, scene.cell(piece))
    if len(reached) == 1:
        return refused("H3.3", "shut-in", piece=PIECE_NAMES[piece])
    # Slides are reversible: the hexes from which the target can be reached are those that can be reached from it.
    beyond = slide_distances(rows, cell)
    seams = [_why_no_slide(scene, rows, piece, a, d) for a in reached for d in range(6) if neighbour(a, d) in beyond]
    gates = [seam for seam in seams if seam.code == "gate"]
    return (gates or seams or [refused("H3.3", "no-way", piece=PIECE_NAMES[piece], hex=scene.hex)])[0]


# ── the kinds: why a piece with that power does not reach an empty cell beside the hive ──


def _one_step(scene: Scene, rows: np.ndarray, piece: int, cell: int, kind: int) -> Refusal:
    start = scene.cell(piece)
    d = int(direction(start, cell))
    if d == NO_DIRECTION:
        return refused(CLAUSES[kind], "one-step", piece=PIECE_NAMES[piece], hex=scene.hex)
    if kind == BEETLE and (scene.level(piece) or cell in scene.stacks):
        return refused("H3.4", "gate-on-top", piece=PIECE_NAMES[piece], hex=scene.hex, **scene.gate(start, d))
    return _why_no_slide(scene, rows, piece, start, d)


def _queen(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.1."""
    return _one_step(scene, rows, piece, cell, QUEEN)


def _pillbug(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.8: its own step."""
    return _one_step(scene, rows, piece, cell, PILLBUG)


def _beetle(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.2; the cell may be occupied."""
    return _one_step(scene, rows, piece, cell, BEETLE)


def _grasshopper(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.3."""
    where = {"piece": PIECE_NAMES[piece], "hex": scene.hex}
    q, r = coordinates(scene.s, piece) or (0, 0)
    to_q, to_r = target_coordinates(scene.s, cell)
    line = (int(np.sign(to_q - q)), int(np.sign(to_r - r)))
    far = max(abs(to_q - q), abs(to_r - r))
    if line not in DIRECTIONS or (q + far * line[0], r + far * line[1]) != (to_q, to_r):
        return refused("H4.3", "grasshopper-line", **where)
    d = DIRECTIONS.index(line)
    landing = neighbour(scene.cell(piece), d)
    if not holds(rows, landing):
        return refused("H4.3", "grasshopper-nothing-to-jump", **where)
    while holds(rows, landing):
        landing = neighbour(landing, d)
    return refused("H4.3", "grasshopper-first-empty", landing=scene.name_hex(landing, piece), **where)


def _spider(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.4."""
    steps = slide_distances(rows, scene.cell(piece)).get(cell)
    if steps is None:
        return _why_no_way(scene, rows, piece, cell)
    return refused("H4.4", "spider-three-steps", piece=PIECE_NAMES[piece], hex=scene.hex, steps=steps)


def _ant(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.5."""
    return _why_no_way(scene, rows, piece, cell)


def _ladybug(scene: Scene, rows: np.ndarray, piece: int, cell: int) -> Refusal:
    """H4.6: no three hexes lead there, or a gate on top is closed on each of the ways."""

    def occupied_beside(at: int) -> list[int]:
        return [d for d in range(6) if holds(rows, neighbour(at, d))]

    def is_open(at: int, d: int) -> bool:
        return bool(open_on_top(scene.s, rows, at, d, scene.height(rows, at, piece), piece))

    start = scene.cell(piece)
    for up in occupied_beside(start):
        first = neighbour(start, up)
        for along in occupied_beside(first):
            second = neighbour(first, along)
            down = int(direction(second, cell))
            if down == NO_DIRECTION:
                continue
            for at, d in ((start, up), (first, along), (second, down)):
                if not is_open(at, d):
                    gate = scene.gate(at, d)
                    return refused("H3.4", "gate-on-top", piece=PIECE_NAMES[piece], hex=scene.hex, **gate)
    return refused("H4.6", "ladybug-path", piece=PIECE_NAMES[piece], hex=scene.hex)


_REASONS: dict[int, Callable[[Scene, np.ndarray, int, int], Refusal]] = {
    QUEEN: _queen,
    BEETLE: _beetle,
    GRASSHOPPER: _grasshopper,
    SPIDER: _spider,
    ANT: _ant,
    LADYBUG: _ladybug,
    PILLBUG: _pillbug,
}
