"""Hives that walk: all pieces wander in one direction, past the seam of the torus and around it."""

from collections.abc import Iterator

import hexapoda
from hexapoda import Position
from hexapoda.games.hive.notation.names import marked, piece_named
from hexapoda.kernel.hexes import DIRECTIONS


def walk(d: int, distance: int) -> Iterator[Position]:
    """One position at all its stages, until every piece lies `distance` hexes from 0,0 in direction `d`.

    A row of ants and queens sets out; each player moves the piece that gains most, always to the same side.
    """
    position = hexapoda.load("hive", repetition="off").start()
    row, back = (d + 4) % 6, (d + 1) % 6
    for piece, beside, to in [("wA1", "", 0), ("bA1", "wA1", row), ("wQ", "wA1", back), ("bQ", "bA1", row)]:
        position.push(f"{piece} {marked(piece_named(beside) or 0, to)}" if beside else piece)
        yield position
    while True:
        stacks = position.view()["board"]["stacks"]
        places = {piece: (each["q"], each["r"]) for each in stacks for piece in each["pieces"]}
        if min(_way(d, place) for place in places.values()) >= 2 * distance:
            return
        gains: dict[str, tuple[int, int]] = {}
        for move in position.legal_moves:
            if move.parts[0] in places:
                q, r = map(int, move.parts[1].split(","))
                moved = q - places[move.parts[0]][0], r - places[move.parts[0]][1]
                gains[move.text] = _way(d, moved), _way(d + 2, moved)
        position.push(max(gains, key=lambda text: gains[text]))
        yield position


def _way(d: int, place: tuple[int, int]) -> int:
    """Twice the way that a hex lies in a direction: a step to either side of it counts half."""
    dq, dr = DIRECTIONS[d % 6]
    return place[0] * (2 * dq + dr) + place[1] * (dq + 2 * dr)
