"""A network learns to beat the greedy player of Termites: `python examples/train_termites.py runs/termites`.

The greedy player plays what the game's evaluation likes best after one decision. This learns another evaluation: games
are played in batches, by itself and now and then at random; a network learns from positions what final scores they came
to; then it plays the next games. It begins with the rules of thumb of the evaluation and an empty network, needs some
minutes and nothing but NumPy.

In the folder are the weights of each generation and the best ones, for `hexapoda arena termites
greedy,weights=FILE greedy` or for a bot with a search (`level=3,weights=FILE`), and the learning curve. Another game
whose evaluation has a network (myrmes, ants) can be named behind the folder.
"""

import csv
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import hexapoda
from hexapoda.arena.tuning.learning import ByLearning, Examples, examples_of, joined, train
from hexapoda.arena.tuning.origin import how
from hexapoda.bots.weights import Weights
from hexapoda.envs import Batch

#: The part of the decisions that are taken at random, and of the positions that are learned from.
ASTRAY, SHARE = 0.05, 0.3
LEARNING = ByLearning(passes=6)


def play(game: hexapoda.Game, weights: Weights, games: int, seed: int, first: int) -> Examples:
    """What some games teach, which are numbered from `first` on: positions in them, and how they ended."""
    batch, chance = Batch(game, games, seed=f"learn {seed} {first}", autoreset="disabled"), np.random.default_rng(first)
    parts = []
    while (running := np.flatnonzero(batch.actors >= 0)).size:
        seen = running[chance.random(running.size) < SHARE]
        parts.append((batch.snapshot(seen).states, seen))
        astray = chance.random(running.size) < ASTRAY
        judged = batch.choose("greedy", running, weights=weights.values)
        batch.step(np.where(astray, batch.choose("random", running), judged), games=running)
    states, seen = (np.concatenate(column) for column in zip(*parts, strict=True))
    training, final = game.declaration.training, batch.rewards
    if training.target == "scores":
        final = np.array([batch.position(i).outcome.scores for i in range(games)], np.float64)
    return examples_of(game.declaration, states, final[seen], seen + first)


def score(game: hexapoda.Game, weights: Weights, games: int, seed: str) -> tuple[float, float]:
    """The part of its games against the greedy player that an evaluation wins, draws counting half, and the standard
    error. Each start is played from both seats."""
    batch, mine = Batch(game, games, autoreset="disabled"), np.arange(games) % 2
    batch.reset(seed=[f"{seed}.{i // 2}" for i in range(games)])
    while (running := np.flatnonzero(batch.actors >= 0)).size:
        is_mine = (batch.actors == mine)[running]
        codes = np.zeros(running.size, np.int64)
        codes[is_mine] = batch.choose("greedy", running[is_mine], weights=weights.values)
        codes[~is_mine] = batch.choose("greedy", running[~is_mine])
        batch.step(codes, games=running)
    results = (1 + batch.rewards[np.arange(games), mine].reshape(-1, 2).mean(1)) / 2
    return float(results.mean()), float(results.std() / results.size**0.5)


def main(folder="runs/termites", name="termites", generations=6, games=2000, test=1000, seed=1):
    folder, game, seed = Path(folder), hexapoda.load(name), int(seed)
    folder.mkdir(parents=True, exist_ok=True)
    weights, recent, curve = Weights(name, {"learned": 0}), [], []
    wall, processor = time.perf_counter(), time.process_time()
    for number in range(int(generations) + 1):
        if number:
            recent = [*recent[-1:], play(game, weights, int(games), seed, number * int(games))]
            with tempfile.TemporaryDirectory() as passes:
                row, _ = train(joined(recent), LEARNING, game.declaration.training, Path(passes))
            weights = Weights(name, {"network": row}, how("batches", games=number * int(games), seed=seed))
            (folder / f"weights-{number}.json").write_text(weights.text(), "utf-8")
        mean, error = score(game, weights, int(test), f"test {seed}")
        if number and mean > max(row[-2] for row in curve):
            (folder / "weights.json").write_text(weights.text(), "utf-8")
        spent = round(time.perf_counter() - wall), round(time.process_time() - processor)
        curve.append((number, number * int(games), *spent, round(mean, 3), round(error, 3)))
        told = "generation {}, {:,} games, {} s ({} s of processors): {:.3f} ± {:.3f} against the greedy player"
        print(told.format(*curve[-1]), flush=True)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("generation", "games", "seconds", "processor", "score", "error"), *curve])
    return curve


if __name__ == "__main__":
    main(*sys.argv[1:])
