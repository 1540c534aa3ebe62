"""The bots' searches. Alpha-beta: nodes per second of processor time and the depth reached in a second, in three
positions of Hive. Monte-Carlo: iterations per second of the clock, for threads run side by side, in positions of the
other games."""

import time
from itertools import count

import hexapoda
from benchmarks.timing import row
from hexapoda.bots import AlphaBeta, Mcts, RandomBot
from hexapoda.bots.alphabeta import can_search
from hexapoda.bots.analysis import Analysis
from hexapoda.games.names import NAMES
from hexapoda.play.game import Position, declaration

SECONDS = 1.0

#: The start, and two positions of a game between bots: all queens and ants out; close to the end.
POSITIONS = {
    "start": "Base+MLP;NotStarted;White[1]",
    "ply 16": (
        r"Base+MLP;InProgress;White[9];wA1;bA1 -wA1;wQ wA1\;bA2 /bA1;wA2 wA1/;bQ \bA1;wA2 /bA2;bM /bQ;wA2 -bM;"
        r"bA3 bA2\;wA3 /wA2;bA3 -wA3;wM \wA2;bA2 \wM;wQ bA1\;bQ \wA1"
    ),
    "ply 31": (
        r"Base+MLP;InProgress;Black[16];wA1;bA1 -wA1;wQ wA1\;bA2 /bA1;wA2 wA1/;bQ \bA1;wA2 /bA2;bM /bQ;"
        r"wA2 -bM;bA3 bA2\;wA3 /wA2;bA3 -wA3;wM \wA2;bA2 \wM;wQ bA1\;bQ \wA1;wA1 \bQ;bS1 bQ-;wA1 bS1/;bP \bQ;"
        r"wA1 bS1-;bL /bP;wG1 wA1-;bL bA1-;wQ bL\;bP -bQ;wL wA3\;bQ bP/;wL /wM;bG1 bP-;wA3 bQ/"
    ),
}
#: Players, and the random decisions before the positions for Monte-Carlo search.
TABLES = (2, 4)
PLIES = (20, 60, 100)
THREADS = (1, 2)


def report() -> None:
    """Print one line per position."""
    alpha_beta()
    monte_carlo()


def alpha_beta() -> None:
    """Nodes are positions that were searched."""
    game = hexapoda.load("hive", type="Base+MLP", opening="tournament")
    AlphaBeta().search(game.start(), depth=1)  # compile or load before the clock runs
    for name, text in POSITIONS.items():
        position = game.read(text)
        began = time.thread_time()
        found = AlphaBeta(seed=0).search(position, seconds=SECONDS)
        rate = found.nodes / max(time.thread_time() - began, 1e-9)
        row(f"search, Base+MLP, {name}", rate, "nodes/s", f"depth {found.depth} in {SECONDS:.0f} s: {found.move}")


def monte_carlo() -> None:
    """An iteration deals what is hidden, goes down the tree and judges one position. The rate is the mean of three
    positions, each searched by a new bot."""
    for name in NAMES:
        if can_search(declaration(name)):
            continue
        for players in TABLES:
            positions = [middle(name, players, plies) for plies in PLIES]
            for threads in THREADS:
                found = [search(position, threads) for position in positions]
                rate = sum(each.nodes for each in found) / sum(each.seconds for each in found)
                depths = " ".join(str(each.depth) for each in found)
                what = f"search, {name}, {players} players, {threads} thread{'s' if threads > 1 else ''}"
                row(what, rate, "iterations/s", f"depths {depths}")


def middle(name: str, players: int, plies: int) -> Position:
    """A position of a random game in which there is a choice; of another game where one ends too early."""
    for seed in count(1):
        position, anyhow = hexapoda.load(name, players=players).start(seed=seed), RandomBot(seed)
        while position.actor is not None:
            if position.ply >= plies and len(position.legal_ids()) > 1:
                return position
            position.push(anyhow.choose(position))
    raise AssertionError


def search(position: Position, threads: int) -> Analysis:
    """What a new bot finds in a second."""
    bot = Mcts(seed=0, threads=threads)
    bot.search(position, iterations=10)  # compile or load before the clock runs
    return bot.search(position, seconds=SECONDS)
