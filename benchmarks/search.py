"""The bots' searches: nodes per second and the depth reached in a second, in three positions of Hive; iterations per
second in positions of Termites. In processor time."""

import time

import hexapoda
from benchmarks.timing import row
from hexapoda.bots import AlphaBeta, Mcts, RandomBot

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
#: Positions of Termites: players, and random decisions since the start.
TERMITES = ((2, 10), (2, 70), (4, 140))


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
    """An iteration deals what is hidden, goes down the tree and judges one position."""
    for players, plies in TERMITES:
        position = hexapoda.load("termites", players=players).start(seed=1)
        anyhow = RandomBot(1)
        while position.ply < plies or len(position.legal_ids()) < 2:
            position.push(anyhow.choose(position))
        bot = Mcts(seed=0)
        bot.search(position, iterations=10)  # compile or load before the clock runs
        began = time.thread_time()
        found = bot.search(position, seconds=SECONDS)
        rate = found.nodes / max(time.thread_time() - began, 1e-9)
        row(f"search, Termites, {players} players, ply {position.ply}", rate, "iterations/s", f"depth {found.depth}")
