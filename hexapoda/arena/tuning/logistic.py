"""A fit by results: weights of features under which the results of games are most likely.

The model is a probability of 1 / (1 + e^-(known + features · weights)) for the seat to move to win, a draw being half a
win.
Positions of a game share its result, so games, not positions, are split into training and test.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from hexapoda.arena.disk import write_whole
from hexapoda.arena.tuning.origin import how
from hexapoda.bots.weights import Weights
from hexapoda.play.errors import HexapodaError

#: A step that changes the loss by less than this is the last one.
_CLOSE = 1e-9
_HALVINGS = 30


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions as numbers: features (one line each), results from 0 to 1, and the games that they are from."""

    features: np.ndarray
    results: np.ndarray
    games: np.ndarray
    #: What is known of each position beside its features, in logarithms of odds.
    known: np.ndarray | float = 0.0


#: Gives the examples anew for every step, in parts that fit into memory.
Source = Callable[[], Iterable[Examples]]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a fit is. A loss is the mean of -log of the probability of what happened, in nats."""

    step: int
    weights: np.ndarray
    training_loss: float
    test_loss: float
    #: The test loss of always saying a half.
    ignorant_loss: float
    training_positions: int
    test_positions: int
    games: int
    is_done: bool = False


def is_test(games: np.ndarray, part: float, seed: int = 0) -> np.ndarray:
    """Which games are for the test: always the same ones, whatever else is in the data.

    >>> round(float(is_test(np.arange(10_000), 0.2).mean()), 1)
    0.2
    """
    mixed = np.asarray(games).astype(np.uint64) + np.uint64(seed % 2**32) * np.uint64(0x9E3779B97F4A7C15)
    # SplitMix64: neighbouring numbers get unrelated ones
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return (mixed >> np.uint64(11)).astype(float) / 2**53 < part


def fit(
    source: Source,
    start: Sequence[float] | np.ndarray,
    *,
    test_part: float = 0.2,
    penalty: float = 1.0,
    seed: int = 0,
    steps: int = 50,
    checkpoint: Path | None = None,
    report: Callable[[Progress], object] | None = None,
) -> Progress:
    """Fit weights by Newton's method, starting from `start`.

    `penalty` draws each weight back to where it started: as much as that many positions say. With a checkpoint, every
    step is on disk, and a fit that was interrupted goes on after its last one.

    >>> rng = np.random.default_rng(1)
    >>> x = rng.normal(size=(4000, 2))
    >>> y = (rng.random(4000) < 1 / (1 + np.exp(-x @ [2.0, -1.0]))).astype(float)
    >>> found = fit(lambda: [Examples(x, y, np.arange(4000))], [0.0, 0.0])
    >>> bool(np.abs(found.weights - [2, -1]).max() < 0.2)
    True
    """
    anchor = np.asarray(start, float)
    first, weights = _resume(checkpoint, anchor, {"test": test_part, "penalty": penalty, "seed": seed})
    sums = _pass(source, weights, anchor, test_part, penalty, seed)
    found = _progress(first, weights, sums)
    for number in range(first + 1, first + 1 + steps):
        step = np.linalg.lstsq(sums.curvature, sums.slope, rcond=None)[0]
        for _ in range(_HALVINGS):
            tried = _pass(source, weights - step, anchor, test_part, penalty, seed)
            if tried.penalised <= sums.penalised:
                break
            step /= 2
        else:
            break
        gained = sums.penalised - tried.penalised
        weights, sums = weights - step, tried
        found = _progress(number, weights, sums)
        if checkpoint is not None:
            _keep(checkpoint, number, weights, anchor, {"test": test_part, "penalty": penalty, "seed": seed})
        if report is not None:
            report(found)
        if gained < _CLOSE * max(sums.training, 1):
            break
    return replace(found, is_done=True)


@dataclass(slots=True)
class _Sums:
    """What one pass over the examples adds up."""

    slope: np.ndarray
    curvature: np.ndarray
    training_loss: float = 0.0
    test_loss: float = 0.0
    training: int = 0
    test: int = 0
    games: int = 0
    penalty: float = 0.0

    @property
    def penalised(self) -> float:
        return self.training_loss + self.penalty


def _pass(
    source: Source, weights: np.ndarray, anchor: np.ndarray, test_part: float, penalty: float, seed: int
) -> _Sums:
    away = weights - anchor
    # ¼ is the curvature of a position that is even
    sums = _Sums(penalty * away / 4, penalty * np.eye(len(weights)) / 4, penalty=float(penalty * away @ away / 8))
    games: set[int] = set()
    for each in source():
        x, y = np.asarray(each.features, float), np.asarray(each.results, float)
        if x.ndim != 2 or x.shape[1] != len(weights) or len(x) != len(y) or len(y) != len(each.games):
            raise HexapodaError("fit-shape", expected=len(weights), found=str(x.shape))
        if not (np.isfinite(x).all() and ((y >= 0) & (y <= 1)).all()):
            raise HexapodaError("fit-numbers")
        test = is_test(each.games, test_part, seed)
        points = x @ weights + each.known
        loss = np.logaddexp(0.0, points) - y * points
        sums.training_loss += float(loss[~test].sum())
        sums.test_loss += float(loss[test].sum())
        sums.training += int((~test).sum())
        sums.test += int(test.sum())
        games.update(np.unique(each.games).tolist())
        p = np.exp(-np.logaddexp(0.0, -points[~test]))
        sums.slope += (p - y[~test]) @ x[~test]
        sums.curvature += (x[~test] * (p * (1 - p))[:, None]).T @ x[~test]
    if not sums.training:
        raise HexapodaError("fit-empty")
    sums.games = len(games)
    return sums


def _progress(step: int, weights: np.ndarray, sums: _Sums) -> Progress:
    return Progress(
        step,
        weights,
        sums.training_loss / sums.training,
        sums.test_loss / sums.test if sums.test else float("nan"),
        float(np.log(2)),
        sums.training,
        sums.test,
        sums.games,
    )


def _resume(path: Path | None, anchor: np.ndarray, settings: dict[str, Any]) -> tuple[int, np.ndarray]:
    """The step and the weights to go on from."""
    if path is None or not path.exists():
        return 0, anchor.copy()
    try:
        found = json.loads(path.read_text("utf-8"))
        weights = np.array(found["weights"], float)
        same = found["start"] == anchor.tolist() and found["settings"] == settings and weights.shape == anchor.shape
        step = int(found["step"])
    except (ValueError, TypeError, KeyError):
        raise HexapodaError("arena-broken-settings", path=str(path)) from None
    if not same:
        raise HexapodaError("fit-other-checkpoint", path=str(path))
    return step, weights


def _keep(path: Path, step: int, weights: np.ndarray, anchor: np.ndarray, settings: dict[str, Any]) -> None:
    found = {"step": step, "weights": weights.tolist(), "start": anchor.tolist(), "settings": settings}
    write_whole(path, json.dumps(found) + "\n")


def weights_of(found: Progress, game: str, names: Sequence[str], **facts: Any) -> Weights:
    """The fitted weights as a weights file."""
    about = {
        "games": found.games,
        "positions": found.training_positions + found.test_positions,
        "training_loss": round(found.training_loss, 6),
        "test_loss": None if np.isnan(found.test_loss) else round(found.test_loss, 6),
    }
    values = dict(zip(names, map(float, found.weights), strict=True))
    return Weights(game, values, how("logistic", **about, **facts))
