"""Learning: the network of a game's evaluation is trained on self-play to correct what the rest of the evaluation says.

What a network has learned so far is kept after every pass over the examples, so that an interrupted run goes on there.
"""

import io
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from hexapoda.arena.disk import agree, write_whole
from hexapoda.arena.tuning import selfplay
from hexapoda.arena.tuning.logistic import is_test
from hexapoda.arena.tuning.origin import digest, how
from hexapoda.arena.tuning.tune import WEIGHTS
from hexapoda.bots.weights import Weights
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration, Training
from hexapoda.kernel.network import HIDDEN
from hexapoda.play.errors import HexapodaError

#: The file with what is known after each pass.
_CHECKPOINT = "passes.npz"
#: The moments and the smallest divisor of Adam.
_FIRST, _SECOND, _LEAST = 0.9, 0.999, 1e-8
_DIGITS = 5


@dataclass(frozen=True, slots=True)
class ByLearning:
    """How to learn: passes over the examples, in batches of some, with steps that shrink to nothing along a cosine; how
    strongly numbers are drawn to 0; the part of the games that is kept for the test; and how many positions are taken
    of a game at most, because those of one game have much in common."""

    passes: int = 12
    batch: int = 512
    rate: float = 0.002
    penalty: float = 1e-5
    test: float = 0.1
    positions: int = 40
    seed: int = 1

    def __post_init__(self) -> None:
        for name in ("passes", "batch", "positions"):
            if getattr(self, name) < 1:
                raise HexapodaError("selfplay-number", name=name, value=str(getattr(self, name)))


@dataclass(frozen=True, slots=True)
class Examples:
    """What is learned from, a row for each seat of each position: the inputs, what the rest of the evaluation says, and
    what came out, both in the network's unit; and the game."""

    inputs: np.ndarray
    known: np.ndarray
    target: np.ndarray
    games: np.ndarray


@dataclass(frozen=True, slots=True)
class Learned:
    """How well the examples of the test are told after some passes: mean squared errors."""

    passes: int
    without: float
    loss: float
    games: int
    rows: int


@dataclass(frozen=True, slots=True)
class _Layers:
    """The numbers of a network."""

    first: np.ndarray
    bias: np.ndarray
    last: np.ndarray
    base: np.ndarray

    @classmethod
    def random(cls, inputs: int, chance: np.random.Generator) -> "_Layers":
        first = chance.normal(0, math.sqrt(2 / inputs), (inputs, HIDDEN))
        last = chance.normal(0, 0.3 / math.sqrt(HIDDEN), HIDDEN)
        return cls(*(each.astype(np.float32) for each in (first, np.zeros(HIDDEN), last, np.zeros(1))))

    @property
    def all(self) -> tuple[np.ndarray, ...]:
        return self.first, self.bias, self.last, self.base

    def answer(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer and the answers."""
        hidden = np.maximum(inputs @ self.first + self.bias, 0)
        return hidden, hidden @ self.last + self.base


def learn(
    settings: ByLearning, data: Sequence[Path], folder: Path, report: Callable[[Learned], object] | None = None
) -> tuple[Weights, list[Learned]]:
    """Train the network of a game on folders of self-play, which may have been played with different options. Returns
    the weights, and how far it had come after each pass."""
    games = [selfplay.stated_game(each) for each in data]
    declared = games[0].declaration
    if any(game.name != declared.name for game in games):
        raise HexapodaError("learn-other-games")
    if declared.training is None:
        raise HexapodaError("learn-no-network", game=declared.name)
    shards = [path for each in data for path in selfplay.shards(each)]
    agree(folder / "settings.json", {**asdict(settings), "data": digest(shards)})
    examples = _examples(settings, data, declared, declared.training)
    row, known = train(examples, settings, declared.training, folder, report)
    last = known[-1]
    facts = {"games": last.games, "rows": last.rows, "test_loss": {"without": last.without, "with": last.loss}}
    made = how("learning", **facts, data=digest(shards), **asdict(settings))
    weights = Weights(declared.name, {"network": row}, made)
    write_whole(folder / WEIGHTS, weights.text())
    return weights, known


def _examples(settings: ByLearning, data: Sequence[Path], game: Declaration, training: Training) -> Examples:
    """All examples of some folders."""
    parts = []
    for number, folder in enumerate(data):
        played = selfplay.stated_game(folder)
        for path in selfplay.shards(folder):
            found = selfplay.read_shard(path)
            rows = _some(found["game"], settings)
            positions = [played.position(str(text)) for text in found["position"][rows]]
            if positions:
                states = np.concatenate([each.states[each.ply : each.ply + 1] for each in positions])
                target = found["score" if training.target == "scores" else "result"][rows]
                parts.append(examples_of(game, states, target, found["game"][rows] * len(data) + number))
    return joined(parts)


def joined(parts: Sequence[Examples]) -> Examples:
    """All examples of some parts."""
    if not parts:
        raise HexapodaError("fit-empty")
    columns = zip(*((each.inputs, each.known, each.target, each.games) for each in parts), strict=True)
    return Examples(*(np.concatenate(column) for column in columns))


def _some(games: np.ndarray, settings: ByLearning) -> np.ndarray:
    """The rows of a shard that are taken, by chance."""
    chance, taken = np.random.default_rng(settings.seed), list[np.ndarray]()
    for game in np.unique(games):
        rows = np.flatnonzero(games == game)
        taken.append(np.sort(chance.choice(rows, min(len(rows), settings.positions), replace=False)))
    return np.concatenate(taken) if taken else np.zeros(0, np.int64)


def examples_of(game: Declaration, states: np.ndarray, target: np.ndarray, games: np.ndarray) -> Examples:
    """What states teach, a row for each seat of each: `target` is what came out (final scores or results, as the
    training of the game says), by state and seat, and `games` are the numbers of their games."""
    training = game.training
    if training is None:
        raise HexapodaError("learn-no-network", game=game.name)
    inputs = np.zeros((len(states), game.seats, training.inputs), np.float32)
    known = np.zeros((len(states), game.seats))
    training.examples(states, contract.weights_of(game.state), inputs, known)
    seats = target.shape[1]
    return Examples(
        inputs[:, :seats].reshape(-1, training.inputs),
        (known[:, :seats] / training.unit).reshape(-1).astype(np.float32),
        (target / training.unit).reshape(-1).astype(np.float32),
        np.repeat(games, seats),
    )


def train(
    examples: Examples,
    settings: ByLearning,
    training: Training,
    folder: Path,
    report: Callable[[Learned], object] | None = None,
) -> tuple[list[float], list[Learned]]:
    """Adam on the squared error, batch by batch. Returns the numbers of the network in a row, as weights have them, and
    how far it had come after each pass; an interrupted training goes on with what is in the folder."""
    test = is_test(examples.games, settings.test, settings.seed)
    rows = np.flatnonzero(~test)
    if not len(rows) or not test.any():
        raise HexapodaError("fit-empty")
    layers = _Layers.random(training.inputs, np.random.default_rng(settings.seed))
    layers.first[~examples.inputs.any(0)] = 0  # what no example has says nothing
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in layers.all]
    known = _resume(folder / _CHECKPOINT, layers, moments)
    batches = max(len(rows) // settings.batch, 1)
    counts = {"games": len(np.unique(examples.games)), "rows": len(examples.games)}
    without = _loss(examples, test, training, None)
    while len(known) < settings.passes:
        chance = np.random.default_rng((settings.seed, len(known)))
        for number, batch in enumerate(np.array_split(chance.permutation(rows), batches)):
            step = len(known) * batches + number + 1
            slope = _slope(examples, batch, training, layers)
            _step(layers, moments, slope, step, step / (settings.passes * batches), settings)
        known.append(Learned(len(known) + 1, without, _loss(examples, test, training, layers), **counts))
        _keep(folder / _CHECKPOINT, layers, moments, known)
        if report is not None:
            report(known[-1])
    row = [float(f"{each:.{_DIGITS}g}") for part in layers.all for each in part.reshape(-1).tolist()]
    return row, known


def _slope(examples: Examples, batch: np.ndarray, training: Training, layers: _Layers) -> tuple[np.ndarray, ...]:
    """How the error of a batch changes with the numbers of the network."""
    inputs = examples.inputs[batch]
    hidden, answers = layers.answer(inputs)
    told, steepness = _told(examples.known[batch] + answers, training)
    error = (told - examples.target[batch]) * steepness / np.float32(len(batch))
    behind = np.outer(error, layers.last) * (hidden > 0)
    return inputs.T @ behind, behind.sum(0), hidden.T @ error, error.sum(keepdims=True)


def _told(x: np.ndarray, training: Training) -> tuple[np.ndarray, np.ndarray]:
    """What a sum stands for, and how steeply that changes with it."""
    if training.target == "scores":
        return x, np.ones_like(x)
    root = 1 / np.sqrt(1 + x * x)
    return x * root, root**3


def _loss(examples: Examples, test: np.ndarray, training: Training, layers: _Layers | None) -> float:
    answers = layers.answer(examples.inputs[test])[1] if layers else 0.0
    told, _ = _told(examples.known[test] + answers, training)
    return round(float(np.mean((told - examples.target[test]) ** 2)), 6)


def _step(
    layers: _Layers,
    moments: list[tuple[np.ndarray, np.ndarray]],
    slope: tuple[np.ndarray, ...],
    step: int,
    part: float,
    settings: ByLearning,
) -> None:
    rate = settings.rate * 0.5 * (1 + math.cos(math.pi * part))
    for numbers, (mean, square), each in zip(layers.all, moments, slope, strict=True):
        each = each + settings.penalty * numbers
        mean += (1 - _FIRST) * (each - mean)
        square += (1 - _SECOND) * (each * each - square)
        numbers -= rate * (mean / (1 - _FIRST**step)) / (np.sqrt(square / (1 - _SECOND**step)) + _LEAST)


# ── after each pass ──


def _keep(path: Path, layers: _Layers, moments: list[tuple[np.ndarray, np.ndarray]], known: list[Learned]) -> None:
    buffer = io.BytesIO()
    arrays = {str(i): each for i, each in enumerate((*layers.all, *(each for pair in moments for each in pair)))}
    np.savez(buffer, told=json.dumps([asdict(each) for each in known]), **arrays)  # type: ignore[arg-type]
    write_whole(path, buffer.getvalue())


def _resume(path: Path, layers: _Layers, moments: list[tuple[np.ndarray, np.ndarray]]) -> list[Learned]:
    """Take up what an interrupted run has learned; returns how far it had come."""
    if not path.exists():
        return []
    try:
        with np.load(path, allow_pickle=False) as found:
            for i, each in enumerate((*layers.all, *(each for pair in moments for each in pair))):
                each[...] = found[str(i)]
            return [Learned(**each) for each in json.loads(str(found["told"]))]
    except (OSError, ValueError, KeyError, TypeError):
        raise HexapodaError("arena-broken-settings", path=str(path)) from None
