"""Views: the time that one takes, and its bytes as a server sends it, for a spectator and for the actor, 40 plies into
a game; and the bytes of the constants, which are sent once."""

import json
import random
import statistics
import time
from typing import Any

import hexapoda
from hexapoda import Position
from hexapoda.games.names import NAMES
from tests.games import CASES

#: Views are timed after each move around this ply, as a server makes them; their bytes are counted at this ply.
PLY = 40
AROUND = range(PLY - 5, PLY + 6)
GAMES = 12
#: The parts of a view that a server sends once.
SENT_ONCE = ("game", "options", "seats")


def size(value: Any) -> int:
    """Bytes as JSON."""
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def measured(name: str, options: dict[str, Any], viewer: str) -> tuple[float, float]:
    """The median time of a view in microseconds, and its mean bytes."""
    game = hexapoda.load(name, **options)
    times, sizes = [], []
    for seed in range(GAMES):
        position, choose = game.start(seed=seed), random.Random(seed)
        while position.ply < AROUND[-1]:
            position.push_id(choose.choice(position.legal_ids().tolist()))
            if position.ply in AROUND:
                spent, view = _view(position, None if viewer == "spectator" else position.actor)
                times.append(spent)
                if position.ply == PLY:
                    sizes.append(size({name: value for name, value in view.items() if name not in SENT_ONCE}))
    return statistics.median(times) * 1e6, statistics.mean(sizes)


def _view(position: Position, seat: int | None) -> tuple[float, dict[str, Any]]:
    began = time.thread_time()
    view = position.view(seat)
    return time.thread_time() - began, view


def report() -> None:
    """Print one line for each game and viewer."""
    for name in NAMES:
        variant, options = next(iter(CASES[name].benchmarks.items()))
        title = f"{hexapoda.load(name).title} {variant}"
        for viewer in ("spectator", "actor"):
            micros, mean = measured(name, options, viewer)
            print(f"{f'view, {title}, {viewer}':<44} {micros:>13,.0f} µs  {mean:>8,.0f} bytes", flush=True)
        constants = size(hexapoda.load(name, **options).start(seed=0).constants())
        print(f"{f'constants, {title}':<44} {'':>16}  {constants:>8,} bytes", flush=True)
