"""Compiles what the tests use, once: `python -m tests.warm`. Parallel workers would all do it otherwise, and wait for
each other."""

import hexapoda
from hexapoda.testing import compile_kit
from tests.games import GAMES


def warm_all() -> None:
    """The rules, the laws and the search of all games."""
    for name in GAMES:
        compile_kit(hexapoda.load(name))
        hexapoda.bot(name)


if __name__ == "__main__":
    warm_all()
