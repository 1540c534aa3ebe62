"""Random games: moves per second, one thread.

First the loop that users write in Python, `position.push(random.choice(position.legal_moves))`, for Hive beside the
same loop with OpenSpiel. Then our compiled loop over arrays of states. OpenSpiel has no such loop in Python, so it is
compared with the Python loop of OpenSpiel.
"""

import random
import time
from collections.abc import Callable

import numpy as np

import hexapoda
from benchmarks.timing import best, row
from hexapoda.games.names import NAMES
from hexapoda.kernel import chance, playout
from tests.games import CASES

MAX_PLIES = 500
SECONDS = 1.5
ROUNDS = 3

#: What OpenSpiel has of our games, as it names them. Both have the tournament opening.
PEERS = {
    "Hive Base": "hive(board_size=14,uses_mosquito=false,uses_ladybug=false,uses_pillbug=false)",
    "Hive Base+MLP": "hive(board_size=14)",
}
Loop = Callable[[float], float]


def python_loop(game: hexapoda.Game) -> Loop:
    """The loop that users write."""
    choose = random.Random(1)

    def play(seconds: float) -> float:
        moves, position = 0, game.start(seed=1)
        began = time.thread_time()
        while time.thread_time() - began < seconds:
            if position.actor is None or position.ply >= MAX_PLIES:
                position = game.start(seed=moves)
            position.push(choose.choice(position.legal_moves))
            moves += 1
        return moves / (time.thread_time() - began)

    play(0.1)  # compile or load before the clock runs
    return play


def openspiel_loop(parameters: str) -> Loop | None:
    """The same loop with OpenSpiel, None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(parameters)
    choose = random.Random(1)

    def play(seconds: float) -> float:
        moves, state = 0, game.new_initial_state()
        began = time.thread_time()
        while time.thread_time() - began < seconds:
            if state.is_terminal() or state.move_number() >= MAX_PLIES:
                state = game.new_initial_state()
            state.apply_action(choose.choice(state.legal_actions()))
            moves += 1
        return moves / (time.thread_time() - began)

    return play


def rates(*loops: Loop | None) -> list[float | None]:
    """The best rate of each loop. They take turns, so that noise affects them equally."""
    found: list[list[float]] = [[] for _ in loops]
    for _ in range(ROUNDS):
        for loop, times in zip(loops, found, strict=True):
            if loop is not None:
                times.append(loop(SECONDS))
    return [max(times, default=None) for times in found]


def compiled_loop(game: hexapoda.Game) -> float:
    """Random decisions per second of a fully compiled loop."""
    states = np.repeat(game.start(seed=1).states, 2)
    out = np.zeros(game.declaration.max_legal, np.int64)
    rngs = chance.generator(1)
    playout.play_games(states, out, rngs, 1, MAX_PLIES)
    _, rate = best(lambda: int(playout.play_games(states, out, rngs, 300, MAX_PLIES)))
    return rate


def report() -> None:
    """Print the Python loops, then the compiled ones."""
    games = {
        f"{hexapoda.load(name).title} {variant}": hexapoda.load(name, **options)
        for name in NAMES
        for variant, options in CASES[name].benchmarks.items()
    }
    peers: dict[str, float] = {}
    for title, game in games.items():
        ours, peer = rates(python_loop(game), openspiel_loop(PEERS[title]) if title in PEERS else None)
        assert ours is not None
        row(f"Python loop, {title}", ours, "moves/s", f"{ours / peer:.1f} times OpenSpiel's" if peer else "")
        if peer:
            peers[title] = peer
            row(f"Python loop, {title}, OpenSpiel", peer, "moves/s")
    for title, game in games.items():
        rate = compiled_loop(game)
        note = f"compiled; {rate / peers[title]:,.0f} times OpenSpiel's Python loop" if title in peers else "compiled"
        row(f"compiled loop, {title}", rate, "moves/s", note)
