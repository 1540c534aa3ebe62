"""`python -m benchmarks.attacks [NAME …]`: what a second person waits for while one visitor attacks the server.

For each attack (`tests/server/attacks.py`): the time of a move until both players have it, and of the lobby, as the
50th and the 99th percentile; and what became of the visitor's requests. Limits are those of the settings.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from hexapoda.kernel import cache
from tests.server.attacks import ATTACKS, SETTINGS, Attacker, Witness, under
from tests.server.harness import Server

#: What is promised, in ms.
PROMISED = 100.0


def _at(times: list[float], part: float) -> float:
    return sorted(times)[min(int(part * len(times)), len(times) - 1)] * 1000


async def _nothing(attacker: Attacker) -> None:
    await asyncio.Event().wait()


def measure(name: str, seconds: float) -> None:
    """One attack on a new server, as one line."""

    async def watch(witness: Witness) -> None:
        await witness.play(3)
        witness.moves.clear()
        witness.lobbies.clear()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await witness.play(1)

    settings = {**SETTINGS, "work_burst": 20, "bot_processes": 2}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), rules=cache.COMPILED, **settings) as server:
        attack = ATTACKS.get(name, _nothing)
        witness, attacker = asyncio.run(under(server, attack, watch))
    answers = ", ".join(f"{count} × {answer}" for answer, count in sorted(attacker.answers.items()))
    times = " ".join(f"{_at(each, part):>9,.1f}" for each in (witness.moves, witness.lobbies) for part in (0.5, 0.99))
    slow = (
        "  MORE THAN PROMISED" if _at(witness.moves, 0.99) > PROMISED or _at(witness.lobbies, 0.99) > PROMISED else ""
    )
    print(f"{name:<14} {len(witness.moves):>6} {times}{slow}   {answers}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__.partition("\n\n")[0])
    parser.add_argument("names", nargs="*", default=["nothing", *ATTACKS], help="which attacks")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is watched")
    asked = parser.parse_args()
    columns = "move p50 ms       p99 lobby p50       p99"
    print(f"{'attack':<14} {'moves':>6} {columns}   the visitor’s answers")
    for name in asked.names:
        measure(name, asked.seconds)


if __name__ == "__main__":
    main()
