"""Forced ends in Hive: what the engine sees of them.

    python -m benchmarks.forced [--seconds S | --nodes N] [--without PART …]    how many of them a search sees
    python -m benchmarks.forced --find FILE [--games N]    self-play; its forced ends are proven and written

Without `--file`, they are those of the tests (`tests/data/hive_forced.txt`). A proof is a search of all moves.
"""

import argparse
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import hexapoda
from hexapoda.bots import AlphaBeta
from hexapoda.play.game import Position
from tests.bots.forced import FILE, ForcedEnd, forced_ends, proven, sees

TYPES = ("Base", "Base+MLP")
#: How many of each kind and length are wanted, half of each type: wins and losses in two to four moves.
WANTED = {(True, 3): 20, (True, 5): 20, (True, 7): 20, (False, 4): 30, (False, 6): 26, (False, 8): 4}
LONGEST_END = max(plies for _, plies in WANTED)
#: Random plies at the start of a game, the longest game, and the positions that each player searches for a move.
OPENING, LONGEST, NODES = 8, 120, (1_500, 6_000)
#: A proof that takes more positions is given up.
MOST_NODES = 6_000_000


def played(kind: str, seed: int) -> Position:
    """A game of two weak engines after a random opening."""
    dice, position = random.Random(seed), hexapoda.load("hive", type=kind, opening="tournament").start()
    players = [AlphaBeta(nodes=dice.choice(NODES), seed=seed + seat, table_mb=4) for seat in (0, 1)]
    while position.actor is not None and position.ply < LONGEST:
        if position.ply < OPENING:
            position.push_id(int(dice.choice(position.legal_ids())))
        else:
            position.push(players[position.actor].choose(position))
    return position


def ends_of(game: Position) -> Iterator[ForcedEnd]:
    """The forced ends of a finished game, from its last position back to where the loser could have helped it."""
    for plies in range(2, LONGEST_END + 1):
        if game.ply - plies < OPENING:
            return
        found = proven(game.at(game.ply - plies), plies, MOST_NODES)
        if found is None:
            return
        yield found


def find(path: Path, games: int) -> None:
    """Write forced ends until there are enough of each kind, or so many games were played."""
    wanted = Counter({(kind, *each): number // 2 for each, number in WANTED.items() for kind in TYPES})
    with path.open("w", encoding="utf-8") as out:
        for seed in range(games):
            kind = TYPES[seed % len(TYPES)]
            game = played(kind, seed)
            if game.outcome is None or game.outcome.drawn:
                continue
            # One win and one loss of a game, the longest that are still wanted.
            ends = {end.wins: end for end in ends_of(game) if wanted[kind, end.wins, end.plies] > 0}
            for end in ends.values():
                wanted[kind, end.wins, end.plies] -= 1
                out.write(f"{end}\n")
            out.flush()
            print(f"\r{seed + 1} games, {wanted.total()} positions to find", end="", file=sys.stderr)
            if not wanted.total():
                break
    print(file=sys.stderr)


def measure(path: Path, seconds: float | None, nodes: int | None, without: list[str], *, quiet: bool) -> None:
    """Print how many forced ends a search sees, by kind and length, and how many positions that takes."""
    seen, asked, logarithms = Counter[str](), Counter[str](), dict[str, float]()
    for end in forced_ends(path):
        right, took = sees(end, seconds=seconds, nodes=nodes, without=without)
        kind = "wins" if end.wins else "losses"
        for key in (f"{kind} in {end.plies} plies", kind, "all"):
            asked[key] += 1
            seen[key] += right
            logarithms[key] = logarithms.get(key, 0.0) + math.log(took)
        if not right and not quiet:
            print(f"not seen after {took:,} positions: {end}")
    for key in sorted(asked):
        mean = math.exp(logarithms[key] / asked[key])
        print(
            f"{key}: {seen[key]} of {asked[key]} ({seen[key] / asked[key]:.1%}), {mean:,.0f} positions (geometric mean)"
        )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Forced ends in Hive: what the engine sees of them.")
    parser.add_argument("--file", type=Path, default=FILE)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float)
    limit.add_argument("--nodes", type=int)
    parser.add_argument("--without", nargs="*", default=[], metavar="PART")
    parser.add_argument("--quiet", action="store_true", help="do not list what is not seen")
    parser.add_argument("--find", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=2_000)
    given = parser.parse_args()
    if given.find:
        find(given.find, given.games)
    else:
        seconds = 1.0 if given.seconds is None and given.nodes is None else given.seconds
        measure(given.file, seconds, given.nodes, given.without, quiet=given.quiet)


if __name__ == "__main__":
    main()
