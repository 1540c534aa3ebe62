"""A tournament of bots: `python examples/tournament.py termites runs/small`. Run it again to go on where it stopped."""

import sys
from pathlib import Path

from hexapoda.arena import Settings, run
from hexapoda.arena.report import write

ENTRANTS = ("level=2", "level=1", "random")


def main(name="termites", folder="runs/example", games=6):
    finished = run(Settings(name, ENTRANTS, games=int(games)), folder)
    print(f"the report is in {write(Path(folder))}")
    return finished


if __name__ == "__main__":  # workers import this module too
    main(*sys.argv[1:])
