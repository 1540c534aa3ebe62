"""Perft: the number of sequences of a given number of actions, with the last ply counted in bulk."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

import numpy as np

from hexapoda.kernel.contract import apply, apply_at, count, legal, legal_at, module_of
from hexapoda.kernel.jit import compiled

#: A count is split into about this many parts, for threads and for progress.
PARTS = 64


@compiled
def perft(states, outs, depth, ply):
    """Count the sequences of `depth` >= 1 actions from states[ply]; states and outs hold `ply + depth` rows.

    Sequences that end the game earlier do not count.
    """
    if depth == 1:
        return np.int64(count(states[ply], outs[ply]))
    n = np.int64(legal(states[ply], outs[ply]))
    total = np.int64(0)
    for i in range(n):
        states[ply + 1] = states[ply]
        apply(states[ply + 1], outs[ply, i])
        if depth == 2:
            total += np.int64(count(states[ply + 1], outs[ply + 1]))
        else:
            total += perft(states, outs, depth - 1, ply + 1)
    return total


def children(state: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The legal actions of a state (an array of one), and the state after each."""
    out = np.zeros(module_of(state.dtype).MAX_LEGAL, np.int64)
    ids = out[: int(legal_at(state, 0, out))].copy()
    after = np.repeat(state, len(ids))
    for i, action in enumerate(ids):
        apply_at(after, i, action)
    return ids, after


def count_sequences(
    state: np.ndarray, depth: int, *, threads: int = 1, progress: Callable[[int, int], None] | None = None
) -> int:
    """Count the sequences of `depth` actions from a state (an array of one), on several threads.

    `progress(done, parts)` is called from this thread after each part. An exception in it (Ctrl-C) lets the parts under
    way finish and stops the count.
    """
    if depth == 0:
        return 1
    total, parts, left = 0, [state], depth
    while left > 1 and len(parts) < PARTS:
        parts = [after[i : i + 1] for part in parts for after in (children(part)[1],) for i in range(len(after))]
        left -= 1
    max_legal = module_of(state.dtype).MAX_LEGAL

    def work(part: np.ndarray) -> int:
        states = np.repeat(part, left)
        return int(perft(states, np.zeros((left, max_legal), np.int64), left, 0))

    pool = ThreadPoolExecutor(max(threads, 1))
    waiting: set[Future[int]] = {pool.submit(work, part) for part in parts}
    try:
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            total += sum(future.result() for future in finished)
            if progress is not None:
                progress(len(parts) - len(waiting), len(parts))
    finally:
        pool.shutdown(cancel_futures=True)
    return total
