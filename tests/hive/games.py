"""Games of Hive for tests: random ones, and their records as BoardSpace would write them."""

import random
from typing import Any

import hexapoda
from hexapoda.games.hive.setup import GAME_TYPES

__all__ = ["GAME_TYPES", "boardspace", "random_game"]

#: HE9: after these moves Black can only pass.
PASSING = (
    "Base+L;InProgress;Black[6];wB1;bL wB1-;wB2 -wB1;bB1 bL-;wQ \\wB1;bQ \\bB1;"
    "wB2 wB1;bQ \\bL;wQ \\bQ;bB1 bL;wB2 bB1"
)  # fmt: skip
#: HE10: the last of these moves repeats a position for the third time.
REPEATING = (
    "Base;Draw;White[13];wS1;bB1 wS1-;wQ -wS1;bQ bB1-;wA1 -wQ;bA1 bQ-;wA2 \\wQ;bA2 bQ/;wA1 /wQ;bA1 bQ\\;wA2 \\wS1;"
    "bA1 bQ-;wA1 -wA2;bA1 bQ\\;wA2 -wQ;bA1 bQ-;wA2 /wQ;bA1 bQ\\;wA1 \\wS1;bA1 bQ-;wA2 -wA1;bA1 bQ\\;wA1 -wQ;bA1 bQ-"
)


def random_game(seed: int, plies: int = 60, **options: Any) -> hexapoda.Position:
    """A game of random moves, up to its end or to so many plies."""
    position = hexapoda.load("hive", **options).start(seed)
    dice = random.Random(seed)
    while position.actor is not None and position.ply < plies:
        position.push_id(int(dice.choice(position.legal_ids())))
    return position


class _Clicks:
    """The nodes of a record, numbered."""

    def __init__(self, suffix: str) -> None:
        self.suffix = suffix
        self.nodes = ["; P0[0 Start P0]"]

    def add(self, seat: int, words: str) -> None:
        self.nodes.append(f"; P{seat}[{len(self.nodes)} {words}]{self.suffix}")


def boardspace(
    position: hexapoda.Position, dialect: str, *, column: int = 13, row: int = 13, result: str = "", last: str = ""
) -> str:
    """A game as BoardSpace writes it: "modern" (what a person clicks today), "old" (before 2014) or "robot".

    The first piece lies at `column` and `row`. Modern records here number the pieces of a kind backwards.
    """
    clicks = _Clicks("TM[1000]" if dialect == "modern" else "")
    cells: dict[str, str] = {}
    seat = 0
    for move in position.moves:
        piece, target = (*move.parts, "")[:2]
        if piece == "pass":
            words = {"modern": ["Done "], "old": ["pass", "done"], "robot": ["PassDone"]}[dialect]
        else:
            q, r = map(int, target.split(","))
            cell = f"{chr(ord('A') + (column + q) % 26)} {(row - r - 1) % 26 + 1}"
            words = _words(dialect, piece, seat, cells.get(piece), cell)
            cells[piece] = cell
        for each in words:
            clicks.add(seat, each)
        seat = 1 - seat
    if last:
        clicks.add(seat, last)
        clicks.add(seat, "done")
    letters = position.game.options["type"].partition("+")[2].lower()[::-1]
    kind = f"{'Hive' if dialect == 'modern' else 'hive'}{'-' if letters else ''}{letters}"
    header = f'(;\nGM[27]VV[1]\nSU[{kind}]\nDT[28 October 2018]\n{result}\nP0[id "Ada"]\nP1[id "Bo"]\n'
    return header + "\n".join(clicks.nodes) + "\n;\nP0[time 0:04:41 ]\nP1[time 0:09:31 ]\n)\n"


def _words(dialect: str, piece: str, seat: int, source: str | None, cell: str) -> list[str]:
    own = piece[0] == "wb"[seat]
    if dialect == "old":  # no colours, but for a thrown piece of the other player
        name = piece[1:].lower() if own else piece.lower()
        pick = f"pick {'wb'[seat]} 2 {name}" if source is None else f"pickb {source} {name}"
        return [pick, f"{'dropb' if own else 'pdropb'} {name} {cell} .", "done"]
    name = piece + "1" if len(piece) == 2 and piece[1] != "Q" else piece
    if dialect == "robot":
        return [f"{'Move' if own else 'PMove'}Done {piece[0].upper()} {name} {cell} -wQ"]
    if len(piece) == 3:
        name = piece[:2] + str((4 if piece[1] in "AG" else 3) - int(piece[2]))
    pick = f"Pick {piece[0].upper()} 2 {name}" if source is None else f"Pickb {source} {name}"
    return [pick, f"{'Dropb' if own else 'PDropb'} {name} {cell} wQ\\\\", "Done "]
