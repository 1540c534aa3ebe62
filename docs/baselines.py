"""Rates the baselines: `python -m docs.baselines [--games N] [--processes N] [GAME …]`, then `python -m docs.games`.

For each game a round robin of the baselines that repeat, and of the networks that `examples/train_termites.py` has
trained (docs/figures/trained-NAME.json). It goes on where it was interrupted, and writes `docs/figures/ratings.json`,
from which the pages of the games have their tables.
"""

import argparse
import sys

from docs import figures
from hexapoda.arena import Settings, run
from hexapoda.arena.statistics.standings import standings
from hexapoda.games.names import NAMES

BASELINES = ("random", "greedy", "level=1", "level=2", "level=3", "level=4")
#: Whose rating is 0.
ANCHOR = "greedy"


def entrants(game: str) -> tuple[str, ...]:
    """Who is rated in a game."""
    trained = figures.FOLDER / f"trained-{game}.json"
    return (*BASELINES, f"greedy,name=greedy (trained),weights={trained}") if trained.exists() else BASELINES


def rate(game: str, games: int, processes: int) -> dict[str, object]:
    """The ratings of a game's baselines."""
    settings = Settings(game, entrants(game), format="round-robin", games=games)
    finished = run(settings, f"runs/baselines/{game}", processes=processes)
    rows = [
        {
            "name": each.name,
            "rating": "0" if each.name == ANCHOR else f"{each.elo:+.0f} ± {each.error:.0f}",
            "score": round(each.score, 3),
            "games": each.games,
        }
        for each in standings(finished.results, anchor=ANCHOR)
    ]
    return {"command": f"python -m docs.baselines --games {games} {game}", "rows": rows}


def main(words: list[str]) -> None:
    """Rate the baselines of some games, or of all."""
    parser = argparse.ArgumentParser(prog="python -m docs.baselines")
    parser.add_argument("--games", type=int, default=20, help="games of each pair")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("names", nargs="*", metavar="GAME")
    stated = parser.parse_args(words)
    for game in stated.names or NAMES:
        rated = rate(game, stated.games, stated.processes)
        figures.write("ratings", {**figures.read("ratings"), game: rated})
        for row in rated["rows"]:  # type: ignore[attr-defined]
            print(game, *row.values(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
