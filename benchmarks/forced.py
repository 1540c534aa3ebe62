"""Forced ends in Hive: what the engine sees of them.

    python -m benchmarks.forced find FILE [--games N]     self-play; its forced ends are proven and written, one a line
    python -m benchmarks.forced FILE [--seconds S] [--nodes N] [--without PART …]      how many of them a search sees

A line is `win PLIES GameString` or `loss PLIES GameString`, for the player to move. A proof is a search of all moves to
that depth, without any part of the search that leaves moves out.
"""

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

import hexapoda
from hexapoda.bots import AlphaBeta
from hexapoda.play.game import Position

TYPES = ("Base", "Base+MLP")
#: Parts of the search that may leave out what matters.
UNSAFE = ("skips", "reductions", "late-moves")
#: How many of each kind and length are wanted, half of each type: wins and losses in two to four moves.
WANTED = {("win", 3): 20, ("win", 5): 20, ("win", 7): 20, ("loss", 4): 30, ("loss", 6): 30}
#: Random plies at the start of a game, the longest game, and the positions that each player searches for a move.
OPENING, LONGEST, NODES = 8, 120, (1_500, 6_000)
#: A proof that takes more positions is given up.
MOST_NODES = 40_000_000


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


def proven(position: Position, plies: int) -> tuple[str, int] | None:
    """Whether the player to move wins or loses within some plies, and in how many."""
    found = AlphaBeta(seed=0, without=UNSAFE, table_mb=256).search(position, depth=plies, nodes=MOST_NODES)
    return None if found.forced is None else ("win" if found.score > 0 else "loss", found.forced)


def find(path: Path, games: int) -> None:
    """Write forced ends until there are enough of each kind, or so many games were played."""
    wanted = Counter({(kind, *each): number // 2 for each, number in WANTED.items() for kind in TYPES})
    with path.open("w") as out:
        for seed in range(games):
            kind = TYPES[seed % 2]
            game = played(kind, seed)
            if game.outcome is None or game.outcome.drawn:
                continue
            # One position of a game, the earliest of the kinds that are still wanted.
            for plies in (7, 6, 5, 4, 3):
                if game.ply - plies < OPENING or not any(wanted[kind, what, plies] > 0 for what in ("win", "loss")):
                    continue
                position = game.at(game.ply - plies)
                found = proven(position, plies)
                if found is not None and wanted[kind, *found] > 0:
                    wanted[kind, *found] -= 1
                    out.write(f"{found[0]} {found[1]} {position.record(format='gamestring')}\n")
                    out.flush()
                    break
            left = sum(wanted.values())
            print(f"\r{seed + 1} games, {left} positions to find", end="", file=sys.stderr)
            if not left:
                break
    print(file=sys.stderr)


def measure(path: Path, seconds: float, nodes: int | None, without: list[str]) -> None:
    """Print how many forced ends a search sees, by kind and length, and how long that takes."""
    seen, asked, spent = Counter[str](), Counter[str](), Counter[str]()
    for line in path.read_text("utf-8").splitlines():
        what, plies, text = line.split(" ", 2)
        position = hexapoda.load("hive").read(text)
        began = time.perf_counter()
        found = AlphaBeta(seed=0, without=without).search(position, seconds=seconds, nodes=nodes)
        key = f"{what} in {plies} plies"
        asked[key] += 1
        spent[key] += found.nodes
        right = found.forced is not None and (found.score > 0) == (what == "win")
        seen[key] += right
        if not right:
            print(f"not seen after {found.nodes} positions, {time.perf_counter() - began:.2f} s: {line}")
    for key in sorted(asked):
        print(f"{key}: {seen[key]} of {asked[key]}, {spent[key] / asked[key]:,.0f} positions each")
    print(
        f"all: {sum(seen.values())} of {sum(asked.values())} ({sum(seen.values()) / max(1, sum(asked.values())):.1%})"
    )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Forced ends in Hive: what the engine sees of them.")
    if sys.argv[1:2] == ["find"]:
        parser.add_argument("find")
        parser.add_argument("file", type=Path)
        parser.add_argument("--games", type=int, default=2_000)
        given = parser.parse_args()
        find(given.file, given.games)
        return
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--without", nargs="*", default=[])
    given = parser.parse_args()
    measure(given.file, given.seconds, given.nodes, given.without)


if __name__ == "__main__":
    main()
