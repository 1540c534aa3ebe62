"""Compiles what the tests use, once: `python -m tests.warm`. Parallel workers would all do it otherwise, and wait for
each other."""

import os
from pathlib import Path

# The toy game's kernels live in the tests: they belong to the digest that names the cache of compiled code.
os.environ.setdefault("HEXAPODA_KERNEL_PATH", str(Path(__file__).parent / "toy"))

import hexapoda
from hexapoda.testing import warm
from tests import toy


def warm_all() -> None:
    """The rules, the laws and the search of all games."""
    for name in ("hive", "termites", "ants", "myrmes", toy.GAME.name):
        warm(hexapoda.load(name))
        hexapoda.bot(name)


if __name__ == "__main__":
    warm_all()
