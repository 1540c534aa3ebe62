"""How many of the shipped forced wins of a game each level of bots finds within a second, and which it does not.

python -m benchmarks.puzzles [GAME] [LEVEL …]
"""

import sys
import time

from hexapoda.bots import LEVELS, bot
from hexapoda.learn.puzzles import puzzles

#: The seconds for a move.
SECONDS = 1.0


def report() -> None:
    """The strongest level on Hive's puzzles."""
    measure("hive", [max(LEVELS)])


def measure(game: str, levels: list[int]) -> None:
    """Print a line for each level and theme, and the puzzles that the strongest of the levels does not solve."""
    for level in levels:
        player = bot(game, level=level, seed=1)
        for theme in sorted({each.theme for each in puzzles(game).values()}):
            asked = [each for each in puzzles(game).values() if each.theme == theme]
            began, failed = time.perf_counter(), []
            for puzzle in asked:
                move = player.choose(puzzle.start(), seconds=SECONDS)
                if move.text not in puzzle.right(0):
                    failed.append(f"{puzzle.id} {puzzle.line[0]}: {move.text}")
            seconds = (time.perf_counter() - began) / len(asked)
            share = 1 - len(failed) / len(asked)
            print(f"{game} level {level} {theme}: {share:.1%} of {len(asked)}, {seconds:.2f} s each")
            if level == max(levels):
                for line in failed:
                    print(f"  {line}")


if __name__ == "__main__":
    words = sys.argv[1:] or ["hive"]
    measure(words[0], [int(word) for word in words[1:]] or [max(LEVELS)])
