"""Positions of Hive for tests, set up as a person does it: by the moves of a GameString, or by a drawing.

A drawing shows the hive from above. Each row is shifted by half a hex, three columns, against the next one:

          x     bQ*
       wQ    wB1   bA1
          .     x

Pieces stand by their names, `.` is a hex for the eye alone, and the legal targets of the piece in question are
marked: `x` on an empty hex, `*` behind the piece on which a target lies.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import hexapoda
from hexapoda import Position
from tests.hive.reference import PASS, Hex, Hive, Move, ReferenceHive

HEX_WIDTH = 6
#: Twelve ways to turn and mirror the plane of hexes: where the steps to the right and to the lower right go.
SYMMETRIES = [
    (right, down)
    for right in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    for down in ((-right[1], right[0] + right[1]), (right[0] + right[1], -right[0]))
]
#: Where drawings are laid: in the middle of the kernel's torus of 32 by 32, and across its seams.
PLACES = ((0, 0), (14, 14), (-17, 14), (48, -17))


def play(moves: str, type: str = "Base", opening: str = "rulebook", repetition: str = "draw") -> Position:
    """The position after some moves, written as in a GameString (spaces and line breaks around them do not matter)."""
    position = hexapoda.load("hive", type=type, opening=opening, repetition=repetition).start()
    push(position, moves)
    return position


def push(position: Position, moves: str) -> None:
    """Play some moves."""
    for move in moves.split(";"):
        if move.strip():
            position.push(move)


def effect(parts: Iterable[str]) -> Move:
    """What a move does, as the reference says it: the piece and its target, or the pass."""
    piece, *target = parts
    if not target:
        return PASS
    q, r = target[0].split(",")
    return piece, (int(q), int(r))


def effect_ids(position: Position) -> dict[Move, int]:
    """What the legal moves do, each of them once, with their ids."""
    parts, state = position.game.declaration.parts, position.state
    found = {effect(parts(state, int(action))): int(action) for action in position.legal_ids()}
    assert len(found) == len(position.legal_ids()), "the same effect twice"
    return found


def effects(position: Position) -> set[Move]:
    """What the legal moves do."""
    return set(effect_ids(position))


def targets(position: Position, piece: str) -> set[Hex]:
    """Where a piece may go, be thrown or be placed."""
    return {move[1] for move in effects(position) if len(move) == 2 and move[0] == piece}


def named(position: Position, piece: str, *places: str) -> set[Hex]:
    """The targets of the moves of a piece to some places, as in `wQ-`; each of them must be legal."""
    return {effect(position.parse(f"{piece} {place}").parts)[-1] for place in places}  # type: ignore[misc]


def movers(position: Position) -> set[str]:
    """All pieces that can do something."""
    return {move[0] for move in effects(position)}


def status(position: Position) -> str:
    """The state of the game in the words of GameStrings."""
    outcome = position.outcome
    if outcome is None:
        return "InProgress" if int(position.state.ply) else "NotStarted"
    return {(1, 1): "Draw", (1, 2): "WhiteWins", (2, 1): "BlackWins"}[outcome.places[0], outcome.places[1]]


def stacks(position: Position) -> Hive:
    """The hive as the view shows it."""
    return {(stack["q"], stack["r"]): stack["pieces"] for stack in board(position)["stacks"]}


def board(position: Position) -> dict[str, Any]:
    """What everybody sees; it is part of `position.view()`."""
    return position.game.declaration.board(position.state, None)


def reference_of(position: Position) -> ReferenceHive:
    """The reference in the same position; its memory of earlier positions is empty."""
    options: dict[str, Any] = position.game.options
    game = ReferenceHive(**options)
    game.stacks = {place: list(stack) for place, stack in stacks(position).items()}
    game.plies = int(position.state.ply)
    game.resting = board(position)["resting"]
    game.seen[game._position()] += 1
    return game


def agree(position: Position, reference: ReferenceHive) -> dict[Move, int]:
    """The kernel and the reference see the same position, the same end and the same legal moves.

    The moves are returned with their ids, in a fixed order.
    """
    assert stacks(position) == reference.stacks
    assert status(position) == reference.status, position.setup()
    ids = effect_ids(position)
    assert set(ids) == reference.legal_moves(), position.setup()
    return {move: ids[move] for move in sorted(ids)}


# ── drawings ──


@dataclass(frozen=True)
class Drawing:
    """A hive as it is drawn: the stacks, and the hexes that are marked as targets."""

    stacks: Hive
    marked: set[Hex]

    def moved(self, symmetry: tuple[Hex, Hex], to: Hex) -> "Drawing":
        """The drawing turned or mirrored, and shifted."""
        right, down = symmetry

        def change(at: Hex) -> Hex:
            return at[0] * right[0] + at[1] * down[0] + to[0], at[0] * right[1] + at[1] * down[1] + to[1]

        return Drawing({change(at): stack for at, stack in self.stacks.items()}, {change(at) for at in self.marked})

    def text(self, turn: str, rest: str | None) -> str:
        """The position text of the hive."""
        pieces = [f"{name}@{q},{r}" for (q, r), stack in self.stacks.items() for name in stack]
        return " ".join([turn, *pieces, *([f"rest={rest}"] if rest else [])])


def read_drawing(text: str, under: Mapping[str, str] | None = None) -> Drawing:
    """Read a drawing; `under` tells what lies under a top piece, from the bottom up: {"wB1": "bQ bB1"}."""
    found: Hive = {}
    marked: set[Hex] = set()
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.strip())
    origin: int | None = None
    for r, line in enumerate(lines[first:]):
        for column, word in _words(line):
            origin = column if origin is None else origin
            q, off = divmod(column - origin - r * HEX_WIDTH // 2, HEX_WIDTH)
            assert off == 0, f"{word} of line {r} stands between the hexes"
            if word == "x" or word.endswith("*"):
                marked.add((q, r))
            if word not in ("x", "."):
                name = word.rstrip("*")
                found[q, r] = [*(under or {}).get(name, "").split(), name]
    return Drawing(found, marked)


def _words(line: str) -> Iterator[tuple[int, str]]:
    column = 0
    for word in line.split(" "):
        if word:
            yield column, word
        column += len(word) + 1


def game_type(hive: Hive) -> str:
    """The smallest game type that has all these pieces."""
    letters = {name[1] for stack in hive.values() for name in stack}
    return "Base+" + "".join(letter for letter in "MLP" if letter in letters) if letters & set("MLP") else "Base"


def drawn(
    text: str,
    turn: str = "White[20]",
    *,
    type: str | None = None,
    under: Mapping[str, str] | None = None,
    rest: str | None = None,
) -> Position:
    """The position of a drawing."""
    drawing = read_drawing(text, under)
    game = hexapoda.load("hive", type=type or game_type(drawing.stacks))
    return game.position(drawing.text(turn, rest))


def reaches(
    piece: str,
    text: str,
    turn: str = "White[20]",
    *,
    type: str | None = None,
    under: Mapping[str, str] | None = None,
    rest: str | None = None,
) -> None:
    """A piece has exactly the targets that a drawing marks, however the hive is turned, mirrored or shifted.

    What all the other pieces can do is compared with the reference.
    """
    drawing = read_drawing(text, under)
    game = hexapoda.load("hive", type=type or game_type(drawing.stacks))
    for number, symmetry in enumerate(SYMMETRIES):
        turned = drawing.moved(symmetry, PLACES[number % len(PLACES)])
        position = game.position(turned.text(turn, rest))
        assert targets(position, piece) == turned.marked, f"symmetry {number}: {position.setup()}"
        agree(position, reference_of(position))


def stuck(piece: str, text: str, turn: str = "White[20]", **details: Any) -> None:
    """A piece has no target at all."""
    assert not read_drawing(text).marked, "a drawing for `stuck` marks nothing"
    reaches(piece, text, turn, **details)
