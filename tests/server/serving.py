"""`python -m tests.server.serving …`: `hexapoda serve …`, with the tests' toy game among the games.

Bots' processes import this module too, and so know the toy.
"""

import sys

from hexapoda.cli import main
from tests import toy

assert toy.GAME.name == "toy"

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
