"""Reviews a game of Hive, with a score for each move: `python examples/review_pgn.py game.pgn [SECONDS]`."""

import sys
from pathlib import Path

import hexapoda

#: A short game, for the case that none is given.
GAME = """[GameType "Base"]

1. wS1 2. bS1 wS1- 3. wQ -wS1 4. bQ bS1- 5. wA1 -wQ 6. bA1 bQ-
"""


def main(path=None, seconds="0.2"):
    text = Path(path).read_text("utf-8") if path else GAME
    position = hexapoda.load("hive").read(text)
    judged = []
    for each in hexapoda.review(position, seconds=float(seconds)):
        played, best = (" ".join(move.text for move in moves) for moves in (each.moves, each.best))
        better = f"  {each.verdict}: better was {best}" if each.verdict else ""
        print(f"{each.ply + 1:3}. {played:<12} {each.achieved:+.2f}{better}")
        judged.append(each)
    return judged


if __name__ == "__main__":
    main(*sys.argv[1:])
