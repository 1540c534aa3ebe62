"""Random games: decisions a second of ours and of OpenSpiel's Hive, on the same work (legal moves, choose, apply)."""

import random
import time
from typing import Any

import numpy as np

import hexapoda
from benchmarks.timing import best, row
from hexapoda.kernel import chance, playout

MAX_PLIES = 500


def ours(name: str, **options: Any) -> float:
    """Random decisions a second, one thread."""
    game = hexapoda.load(name, **options)
    states = np.repeat(game.start(seed=1).states, 2)
    out = np.zeros(game.declaration.max_legal, np.int64)
    rngs = chance.generator(1)
    playout.play_games(states, out, rngs, 1, MAX_PLIES)
    _, rate = best(lambda: int(playout.play_games(states, out, rngs, 300, MAX_PLIES)))
    return rate


def openspiel(parameters: str, seconds: float = 4.0) -> float | None:
    """Random moves a second of OpenSpiel's Hive from Python; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(parameters)
    choose = random.Random(1)
    moves, state = 0, game.new_initial_state()
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        if state.is_terminal() or state.move_number() >= MAX_PLIES:
            state = game.new_initial_state()
        state.apply_action(choose.choice(state.legal_actions()))
        moves += 1
    return moves / (time.thread_time() - began)


#: Our other games, measured against OpenSpiel's Hive of Base.
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {
    f"Termites, {players} players": ("termites", {"players": players}) for players in (2, 3, 4)
} | {
    f"Ants {scenario}, {players} players": ("ants", {"players": players, "scenario": scenario})
    for scenario, players in (("classic", 2), ("classic", 4), ("pyramids", 2), ("pyramids_allied", 4))
}
OTHERS |= {f"Myrmes, {players} players": ("myrmes", {"players": players}) for players in (2, 3, 4)}


def report() -> None:
    """Print the rates of all games, and their ratio to OpenSpiel's."""
    base = "hive(board_size=14,uses_mosquito=false,uses_ladybug=false,uses_pillbug=false)"
    peers = {"Base": openspiel(base), "Base+MLP": openspiel("hive(board_size=14)")}
    for kind, peer in peers.items():
        _compare(f"Hive {kind}", ours("hive", type=kind, opening="tournament"), peer, "OpenSpiel's")
        if peer:
            row(f"random play, Hive {kind}, OpenSpiel", peer, "moves/s")
    for title, (name, options) in OTHERS.items():
        _compare(title, ours(name, **options), peers["Base"], "OpenSpiel's Hive")


def _compare(title: str, rate: float, peer: float | None, whose: str) -> None:
    note = f"{rate / peer:,.0f} times {whose}" if peer else "OpenSpiel is not installed"
    row(f"random play, {title}", rate, "moves/s", note)
