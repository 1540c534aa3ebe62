"""What compiling costs: processor seconds and functions, for each game from nothing, in a process of its own."""

import json
import os
import subprocess
import sys
import tempfile
import time

from hexapoda.games.names import NAMES
from hexapoda.kernel import cache


def measure(name: str) -> None:
    """Compile a game in this process and print what each part cost, as JSON."""
    from numba.core import event

    import hexapoda
    from hexapoda.bots import analyst
    from hexapoda.bots.compilation import load_explanations, load_rules
    from hexapoda.kernel.perft import count_sequences

    class Counter(event.Listener):
        functions = 0

        def on_start(self, event: object) -> None:
            self.functions += 1

        def on_end(self, event: object) -> None:
            pass

    counter = Counter()
    event.register("numba:compile", counter)
    parts = {
        "rules": lambda: load_rules(name),
        "bots": lambda: analyst(name).search(hexapoda.load(name).start(seed=0), seconds=0),
        "explanations": lambda: load_explanations(name),
        "perft": lambda: count_sequences(hexapoda.load(name).start(seed=0).states, 2),
    }
    found = {}
    for part, work in parts.items():
        began, before = time.process_time(), counter.functions
        work()
        found[part] = (time.process_time() - began, counter.functions - before)
    sys.stdout.write(json.dumps(found))


def report() -> None:
    """Print one line for each game, and the sum."""
    total = 0.0
    for name in NAMES:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, cache.CACHE_FOLDER: folder, cache.SWITCH: cache.COMPILED}
            command = [sys.executable, "-m", "benchmarks.compile", name]
            done = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
            )
        found = json.loads(done.stdout)
        total += sum(seconds for seconds, _ in found.values())
        parts = ", ".join(f"{part} {seconds:.1f} s ({functions})" for part, (seconds, functions) in found.items())
        print(f"{f'compile {name} (functions)':<44} {parts}", flush=True)
    print(f"{'compile all games':<44} {total:.1f} s of processor time", flush=True)


if __name__ == "__main__":
    measure(sys.argv[1])
