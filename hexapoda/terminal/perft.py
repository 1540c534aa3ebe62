"""`hexapoda perft`: count the move sequences of any game, with progress."""

import sys
import time
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hexapoda.kernel import contract, jit
from hexapoda.kernel.perft import children, count_sequences
from hexapoda.play.game import Position, load


def run(game: str, options: Mapping[str, Any], depth: int, divide: bool, threads: int) -> int:
    """Print the counts of all depths up to `depth`; with `divide`, the count of each move at that depth."""
    position = load(game, **options).start(seed=0)
    # Compiled once on a machine and loaded once in a process, before the clock runs.
    jit.warm_up(
        contract.package_of(position.states.dtype), "perft", [("perft", lambda: count_sequences(position.states, 2))]
    )
    count_sequences(position.states, 2)
    if divide:
        _divide(position, depth, threads)
    else:
        for each in range(1, depth + 1):
            began = time.perf_counter()
            total = _counted(position, each, threads)
            _say(each, total, time.perf_counter() - began)
    return 0


def _say(depth: int, total: int, seconds: float) -> None:
    print(f"perft({depth}) = {total:,}  {seconds:.3f} s  {total / max(seconds, 1e-9) / 1e6:,.1f} million/s", flush=True)  # noqa: T201


def _counted(position: Position, depth: int, threads: int) -> int:
    """Count from a position, with a progress bar if standard error is a terminal."""
    columns = (TextColumn("perft({task.fields[depth]})"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    console = Console(stderr=True)
    with Progress(
        *columns, TimeElapsedColumn(), console=console, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("", depth=depth, total=None)
        return count_sequences(
            position.states[-1:],
            depth,
            threads=threads,
            progress=lambda done, parts: bar.update(task, completed=done, total=parts),
        )


def _divide(position: Position, depth: int, threads: int) -> None:
    began = time.perf_counter()
    total = 0
    ids, _ = children(position.states[-1:])
    for action in ids:
        move = position.move(int(action))
        position.push(move)
        below = _counted(position, depth - 1, threads)
        position.pop()
        total += below
        print(f"{move.text}: {below:,}", flush=True)  # noqa: T201
    _say(depth, total, time.perf_counter() - began)
