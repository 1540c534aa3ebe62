"""Traces: what the kernels say about each position of a game, to compare runs with and without JIT."""

import hashlib
import importlib
import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.play.game import Game, Position


def _digest(data: Any) -> str:
    data = data if isinstance(data, bytes) else json.dumps(data, sort_keys=True).encode()
    return hashlib.blake2b(data, digest_size=6).hexdigest()


def _line(position: Position) -> str:
    """What the kernels say about a position, in short."""
    states, seats = position.states[-1:], position.seats
    values, features = np.zeros(seats), np.zeros(contract.module_of(states.dtype).OBSERVATION, np.float32)
    contract.evaluate_at(states, 0, contract.weights_of(states.dtype), values)
    parts = {
        "actor": position.actor,
        "decision": position.decision,
        "legal": _digest(position.legal_ids().tobytes()),
        "state": _digest(states.tobytes()),
        "key": f"{int(contract.key_at(states, 0)):016x}",
        "values": " ".join(f"{value:.9f}" for value in values),
    }
    for seat in (*range(seats), None):
        number = -1 if seat is None else seat
        if seat is not None:
            contract.observe_at(states, 0, seat, features)
        hidden = states.copy()
        contract.conceal_at(hidden, 0, number, chance.generator("trace"), 0)
        key = int(contract.view_key_at(states, 0, number))
        seen = _digest(position.view(seat)), _digest(features.astype(np.float32).tobytes()), _digest(hidden.tobytes())
        parts[f"seat {number}"] = f"{key:016x} {' '.join(seen)}"
    return f"{position.ply}: " + "; ".join(f"{name} {value}" for name, value in parts.items())


def trace(game: Game, seed: int | str, plies: int) -> list[str]:
    """The trace of a random game: one line for each position."""
    position = game.start(seed=seed)
    choices = random.Random(str(seed))
    lines = [_line(position)]
    while position.ply < plies and position.actor is not None:
        position.push_id(int(choices.choice(position.legal_ids())))
        lines.append(_line(position))
    return lines


def trace_without_jit(game: Game, seed: int | str, plies: int) -> list[str]:
    """The trace of the same game from a process that runs the kernels as plain Python."""
    module = contract.module_of(game.declaration.state).__name__
    program = f"import sys; from {__name__} import print_trace; print_trace(*sys.argv[1:])"
    command = [sys.executable, "-c", program, module, json.dumps(game.options), str(seed), str(plies)]
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise RuntimeError(f"a game of {module} fails without JIT:\n{done.stderr}")
    return done.stdout.splitlines()


def print_trace(module: str, options: str, seed: str, plies: str) -> None:
    """Print a trace, for another process: module of the game, options as JSON, seed, plies."""
    game = Game(importlib.import_module(module).GAME, json.loads(options))
    sys.stdout.write("\n".join(trace(game, seed, int(plies))) + "\n")
