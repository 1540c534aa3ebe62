"""Compiles what the tests use, once: `python -m tests.warm`. Parallel workers would all do it otherwise, and wait for
each other. Games are compiled side by side, each in a process of its own."""

import os
import subprocess
import sys

import numpy as np

import hexapoda
from hexapoda.bots.compilation import compile_game
from hexapoda.envs import Batch
from hexapoda.kernel import chance, contract, jit, playout
from hexapoda.testing import compile_kit
from tests.games import GAMES


def warm(name: str) -> None:
    """The rules, the search, the laws, the random games and the batches of a game."""
    compile_game(name)
    game = hexapoda.load(name)
    compile_kit(game)
    with jit.locked(contract.package_of(game.declaration.state)):
        states, ids = np.repeat(game.start(seed=0).states[:1], 2), np.zeros(game.declaration.max_legal, np.int64)
        playout.play_games(states, ids, chance.generator(0), 1, 1)
    Batch(game, 1)


def warm_all() -> None:
    """All games, as many at a time as there are processors."""
    waiting, running = list(GAMES), dict[str, subprocess.Popen[bytes]]()
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            name = waiting.pop(0)
            running[name] = subprocess.Popen([sys.executable, "-m", "tests.warm", name])
        name, process = next(iter(running.items()))
        if process.wait():
            raise SystemExit(f"{name} could not be compiled")
        del running[name]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        warm(sys.argv[1])
    else:
        warm_all()
