"""Warm start: from a new process to the engine's first move, with compiled kernels."""

import subprocess
import sys
import time

COMMANDS = "newgame Base+MLP\nbestmove depth 1\nexit\n"


def report() -> None:
    """Print the best of five starts, in seconds of wall-clock time."""
    times = []
    for _ in range(6):
        began = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", "hexapoda", "uhp"], input=COMMANDS, capture_output=True, text=True, check=True
        )
        times.append(time.perf_counter() - began)
        assert done.stdout.strip().endswith("ok"), done.stdout
    print(f"{'warm start: new process to first engine move':<44} {min(times[1:]):>16.2f} s", flush=True)
