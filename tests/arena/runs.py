"""Folders of runs that nobody played."""

import json
from pathlib import Path

import numpy as np

import hexapoda
from hexapoda.arena.result import Result
from tests.arena.simulated import ranking

SETTINGS = {
    "version": 1,
    "game": "hive",
    "options": {"type": "Base+MLP"},
    "format": "round-robin",
    "games": 100,
    "limits": {"seconds": 1.0, "depth": None},
    "seed": 1,
    "sprt": None,
}


def record(plies=6):
    """A short record of Hive."""
    position = hexapoda.load("hive").start(seed=1)
    for _ in range(plies):
        position.push(position.legal_moves[0])
    position.end("resign", seat=0)
    return position.record()


def write_run(folder: Path, results, entrants=(), records=(), **settings):
    """The folder of a run with these results; games with a number in `records` have a record."""
    folder.mkdir(parents=True, exist_ok=True)
    names = entrants or sorted({name for result in results for name in result.entrants})
    stated = {**SETTINGS, "entrants": [{"name": name, "spec": name, "kind": "bot"} for name in names], **settings}
    (folder / "run.json").write_text(json.dumps(stated), "utf-8")
    (folder / "games.jsonl").write_text("".join(result.line() + "\n" for result in results), "utf-8")
    (folder / "records").mkdir(exist_ok=True)
    for number in records:
        (folder / "records" / f"{number}.txt").write_text(record(), "utf-8")
    return folder


def round_robin(names, groups=12, *, points=False, seed=4):
    """Results of a round robin with the seats swapped, the first names the strongest; some games end by a fault."""
    rng = np.random.default_rng(seed)
    strengths = np.exp(np.linspace(0.8, -0.8, len(names)))
    results = []
    for group in range(groups):
        for a in range(len(names)):
            for b in range(a + 1, len(names)):
                for seats in ((a, b), (b, a)):
                    results.append(_game(rng, len(results), group, names, seats, strengths, points))
    return results


def _game(rng, number, group, names, seats, strengths, points):
    places = (1, 1) if rng.random() < 0.15 else ranking(rng, strengths, seats)
    fault = rng.random() < 0.04 and places != (1, 1)
    loser = names[seats[places.index(2)]] if fault else None
    return Result(
        number,
        group,
        f"seed {1000 + group}",
        tuple(names[each] for each in seats),
        places,
        scores=tuple(int(40 - 6 * place + rng.integers(5)) for place in places) if points else None,
        reason="illegal-move" if fault else "repetition" if places == (1, 1) else "black-surrounded",
        at_fault=loser,
        fault="bestmove <b>zz9</b> is not legal & unreadable" if fault else None,
        plies=int(rng.normal(60, 14)),
        seconds=(12.5, 11.25),
        overtime=(0.0, 0.012),
    )
