"""A batch of 10,000 games: greedy players against random ones, and how fast it is.

python examples/batch.py ants 10000
"""

import sys
import time

import numpy as np

from hexapoda.envs import Batch


def main(name="termites", size=10_000):
    batch = Batch(name, int(size), seed=1, autoreset="disabled")
    decisions, began = 0, time.perf_counter()
    while (running := np.flatnonzero(batch.actors >= 0)).size:
        # seat 0 plays what the evaluation likes best, the others anything
        greedy, random = batch.choose("greedy", running), batch.choose("random", running)
        batch.step(np.where(batch.actors[running] == 0, greedy, random), games=running)
        decisions += running.size
    spent = time.perf_counter() - began
    results = ", ".join(f"{mean:+.2f}" for mean in batch.rewards.mean(axis=0))
    print(f"{len(batch):,} games, {decisions:,} decisions in {spent:.1f} s ({decisions / spent:,.0f} a second)")
    print(f"mean results by seat: {results}; {batch.truncated.mean():.0%} of the games were not finished")
    return batch


if __name__ == "__main__":
    main(*sys.argv[1:])
