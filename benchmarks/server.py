"""`python -m benchmarks.server`: how many tables one server process holds, and how quickly it acknowledges moves.

For 100, 500 and 2,000 clients, two at a table, in each game: moves a second, the time from a move to its
acknowledgement (50th and 99th percentile), and what each client is sent for a move, (a) as fast as they can, (b) when
each client moves every 5 seconds. Every move is on the disk before it is acknowledged, and both clients are told what
has changed; the one to move its legal moves.

Compared with a server of boardgame.io with a tiny game, which neither saves first nor sends legal moves. That needs
Node, and a folder with the package, named by HEXAPODA_BOARDGAME.
"""

import argparse
import contextlib
import itertools
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexapoda.games.names import NAMES
from tests.games import CASES
from tests.server.harness import GENEROUS, ROOT, free_port

PEER = "HEXAPODA_BOARDGAME"
PACE = 5.0
_START_SECONDS = 300.0


@contextlib.contextmanager
def _running(command: list[str], port: int, path: str, environment: dict[str, str], log: Path) -> Iterator[None]:
    """A server in a process of its own, once it is ready."""
    with log.open("ab") as out:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=out, stderr=out)
    try:
        until = time.monotonic() + _START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5):
                    break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"the server did not start:\n{log.read_text()[-2000:]}") from None
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=30)
        process.kill()


@contextlib.contextmanager
def hexapoda(folder: Path) -> Iterator[int]:
    """Our server, with a database on the disk."""
    port = free_port()
    flags = {"port": port, "database": f"sqlite:///{folder / 'hexapoda.db'}", "log_level": "warning", **GENEROUS}
    words = [word for name, value in flags.items() for word in (f"--{name.replace('_', '-')}", str(value))]
    command = [sys.executable, "-m", "hexapoda", "serve", *words]
    log = folder / "hexapoda.log"
    with _running(command, port, "/api/health", {"PYTHONPATH": str(ROOT)}, log):
        yield port
    if said := log.read_text().strip():
        print(f"  the server says: {said.splitlines()[-1][:200]}")


@contextlib.contextmanager
def boardgame(folder: Path, modules: Path) -> Iterator[int]:
    """A server of boardgame.io."""
    port = free_port()
    command = ["node", str(ROOT / "benchmarks" / "boardgame.cjs"), str(port)]
    environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    with _running(command, port, "/games", environment, folder / "boardgame.log"):
        yield port


def peer_modules() -> Path | str:
    """The folder of boardgame.io, or why it is left out."""
    if shutil.which("node") is None:
        return "there is no Node"
    folder = os.environ.get(PEER)
    if not folder:
        return f"{PEER} does not name a folder with the package"
    modules = Path(folder) / "node_modules"
    return modules if (modules / "boardgame.io").is_dir() else f"there is no boardgame.io in {modules}"


def load(kind: str, port: int, clients: int, seconds: float, pace: float, *game: str) -> dict[str, Any]:
    """The measurements of clients in another process."""
    words = map(str, (kind, port, clients, seconds, pace, *game))
    command = [sys.executable, "-m", "benchmarks.load", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the clients failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout)


def _row(name: str, found: dict[str, Any], pace: float) -> None:
    how = f"a move every {pace:g} s" if pace else "as fast as they can"
    notes = f"the clients use {found['busy']:.0%} of a core"
    notes += "".join(f", {count} refused as {code}" for code, count in found["refused"].items())
    notes += f", {found['lost']} connections lost" if found["lost"] else ""
    print(
        f"{name:<22} {found['clients']:>6,} {found['tables']:>6,}  {how:<20} {found['moves']:>8,.0f}"
        f" {found['p50']:>9,.1f} {found['p99']:>9,.1f} {found['bytes']:>9,.0f}   {notes}",
        flush=True,
    )


def report(counts: list[int], seconds: float, games: list[str]) -> None:
    """Print the table."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers inherit it
    modules = peer_modules()
    columns = f"{'clients':>6} {'tables':>6}  {'they move':<20} {'moves/s':>8} {'p50 ms':>9} {'p99 ms':>9} {'bytes':>9}"
    print(f"{'server':<22} {columns}")
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for count, pace in itertools.product(counts, (0.0, PACE)):
            spent = seconds if pace == 0 else max(seconds, 2 * pace)
            theirs = None
            if isinstance(modules, Path):
                with boardgame(folder, modules) as port:
                    theirs = load("boardgame", port, count, spent, pace)
                _row("boardgame.io", theirs, pace)
            for game in games:
                options = json.dumps(next(iter(CASES[game].benchmarks.values())))
                with hexapoda(folder) as port:
                    ours = load("hexapoda", port, count, spent, pace, game, options)
                _row(f"Hexapoda, {game}", ours, pace)
                if theirs is not None:
                    print(f"{'':<22} {ours['moves'] / theirs['moves']:.2f} times the moves/s of boardgame.io")
    if isinstance(modules, str):
        print(f"boardgame.io is left out: {modules}.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__.partition("\n\n")[0])
    parser.add_argument("clients", nargs="*", type=int, default=[100, 500, 2000], help="how many clients")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    parser.add_argument("--games", nargs="+", default=list(NAMES), choices=NAMES, help="which games")
    asked = parser.parse_args()
    report(asked.clients, asked.seconds, asked.games)


if __name__ == "__main__":
    main()
