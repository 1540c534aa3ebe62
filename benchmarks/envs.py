"""Environments: steps per second with masks and observations, for single games and batches, on one thread and on two;
beside OpenSpiel's Hive with observation tensors, PettingZoo's connect_four and, where it is installed, pgx's go_9x9.

Rates are in processor time of one thread, so that what else runs on the machine disturbs them little; the gain of a
second thread can be told only by the clock on the wall, on a machine that has two processors to spare. The best of
several rounds counts.

`python -m benchmarks.envs` also writes docs/figures/speed.json, from which `python -m docs.games` makes the pages of
the games.
"""

import os
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import numpy as np

import hexapoda
from benchmarks.timing import row
from docs import figures
from hexapoda.envs import Batch
from hexapoda.games.names import NAMES
from tests.games import CASES

SIZES = (1, 16, 256, 4096, 16_384)
ROUNDS, SECONDS = 3, 0.7
#: Processes that want to run, on average of the last minute, above which a machine is busy.
IDLE = 0.5
#: Hive as OpenSpiel plays it by default: all pieces.
HIVE = "Hive Base+MLP"


def rate(work: Callable[[], int], clock: Callable[[], float] = time.thread_time) -> float:
    """The best number of steps per second of some rounds; `work` returns how many it made."""
    best = 0.0
    for _ in range(ROUNDS):
        done, began = 0, clock()
        while (spent := clock() - began) < SECONDS:
            done += work()
        best = max(best, done / spent)
    return best


def gain(one: Callable[[], int], two: Callable[[], int]) -> float:
    """How many times as fast two threads are as one. They take turns, so that noise affects them equally."""
    rates = [(rate(one, time.perf_counter), rate(two, time.perf_counter)) for _ in range(2)]
    return max(both for _, both in rates) / max(single for single, _ in rates)


def batch_loop(game: hexapoda.Game, size: int, threads: int) -> Callable[[], int]:
    """A step of all games with random legal actions, then the mask and the observation of the deciding seat."""
    batch = Batch(game, size, seed=1, threads=threads, autoreset="same-step")
    learning = game.learning
    masks = np.empty((size, learning.actions.size), bool)
    features = np.empty((size, learning.features.size), np.float32)

    def work() -> int:
        batch.step(batch.choose("random"))
        batch.mask(out=masks)
        batch.observe(out=features)
        return size

    batch.play(50)  # so that games are not all at their start
    work()
    return work


def roll_out(game: hexapoda.Game, size: int, threads: int) -> Callable[[], int]:
    """Random decisions inside the compiled loop."""
    batch = Batch(game, size, seed=1, threads=threads, autoreset="same-step")

    def work() -> int:
        batch.play(20)
        return 20 * size

    work()
    return work


def aec_loop(env: Any) -> Callable[[], int]:
    """Single steps of a PettingZoo environment: last, a random legal action, step."""
    choose = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(50):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(choose.choice(np.flatnonzero(observation["action_mask"])))
        return 50

    work()
    return work


def openspiel_loop() -> Callable[[], int] | None:
    """OpenSpiel's Hive with the observation tensor of the player to move."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, choose = pyspiel.load_game("hive(board_size=14)"), random.Random(1)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        for _ in range(10):
            if state.is_terminal() or state.move_number() >= 500:
                state = game.new_initial_state()
            state.observation_tensor(state.current_player())
            state.apply_action(choose.choice(state.legal_actions()))
        return 10

    return work


def pgx_loop(size: int) -> Callable[[], int] | None:
    """Go on 9 by 9 of pgx, in batches on the processor."""
    try:
        import jax
        import pgx
    except ImportError:
        return None
    env = pgx.make("go_9x9")
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, size))

    def work() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        state = step(state, jax.random.categorical(now, logits, axis=-1))
        state.observation.block_until_ready()
        return size

    work()
    return work


def report() -> list[dict[str, Any]]:
    """Print one line for each game and size, and for each peer; returns them for the pages of the games."""
    rows: list[dict[str, Any]] = []
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    is_idle = load < IDLE
    if not is_idle:
        print(f"The machine is busy (load {load:.1f}): what a second thread gains is not measured.")
    games = {}
    for name in NAMES:
        variant, options = next(iter(CASES[name].benchmarks.items()))
        games[f"{hexapoda.load(name).title} {variant}"] = hexapoda.load(name, **options)
    peer = openspiel_loop()
    peer_rate = rate(peer) if peer else None
    if peer_rate:
        row("OpenSpiel's Hive, with observation tensors", peer_rate, "steps/s")
    for title, game in games.items():
        for loop, sizes in ((batch_loop, SIZES), (roll_out, (4096,))):
            for size in sizes:
                one = loop(game, size, 1)
                found, both = rate(one), gain(one, loop(game, size, 2)) if size >= 256 and is_idle else None
                notes = [f"two threads {both:.2f} times"] if both else []
                notes += [f"{found / peer_rate:,.0f} times OpenSpiel's"] if title == HIVE and peer_rate else []
                what = f"{'batch' if loop is batch_loop else 'roll-out'} of {size:,}"
                row(f"{what}, {title}", found, "steps/s", "; ".join(notes))
                rows.append({"game": game.name, "what": what, "rate": round(found), "threads": both})
    rows += _report_single(games)
    for size in (1, 4096):
        go = pgx_loop(size)
        if go:
            row(f"pgx, go_9x9, batch of {size:,}", rate(go, time.process_time), "steps/s")
    return rows


def _report_single(games: dict[str, hexapoda.Game]) -> list[dict[str, Any]]:
    """Single steps through PettingZoo."""
    rows: list[dict[str, Any]] = []
    try:
        from hexapoda.envs import pettingzoo
    except ImportError:
        return rows
    for title, game in games.items():
        found = rate(aec_loop(pettingzoo.env(game)))
        row(f"PettingZoo, {title}", found, "steps/s", f"{1e6 / found:.0f} µs a step")
        rows.append({"game": game.name, "what": "single steps through PettingZoo", "rate": round(found)})
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return rows
    found = rate(aec_loop(connect_four_v3.env()))
    row("PettingZoo's connect_four", found, "steps/s", f"{1e6 / found:.0f} µs a step")
    return rows


if __name__ == "__main__":
    when = f"{datetime.now(UTC):%Y-%m-%d}"
    figures.write("speed", {"command": "python -m benchmarks.envs", "date": when, "rows": report()})
