"""A random game, any game: `python examples/random_game.py termites players=3`. Prints the moves and the result."""

import random
import sys

import hexapoda


def main(name="hive", *options, seed=1, most=500):
    game = hexapoda.load(name, **dict(option.split("=", 1) for option in options))
    position, choose = game.start(seed=seed), random.Random(seed)
    while position.actor is not None and position.ply < most:
        move = position.push(choose.choice(position.legal_moves))
        print(f"{position.ply}. {move.text}: {move.phrase().words()}")
    print(position)
    print(position.outcome or f"not finished after {most} decisions")
    return position


if __name__ == "__main__":
    main(*sys.argv[1:])
