"""SPSA: finds better numbers by playing games (Spall, 1992), with the schedule of fishtest.

In every iteration all numbers are moved at once, each up or down at random; the two sets of numbers play a pair of
games, and all numbers take a step towards the winner's. Steps and distances shrink as the iterations go on.

What was played is kept line by line in a file. The numbers are the sum of its lines, so a run that is interrupted goes
on from there, and several pairs can be played at once.
"""

import json
import math
import os
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hexapoda.arena.disk import agree, read_lines
from hexapoda.arena.tuning.origin import how
from hexapoda.bots.weights import Weights
from hexapoda.play.errors import HexapodaError


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number to tune, between two bounds."""

    name: str
    start: float
    low: float
    high: float
    #: How far it is moved in the last iteration; None: a twentieth of its range.
    distance: float | None = None
    #: Whether only whole numbers are played: others are rounded up or down at random, right on average.
    whole: bool = False

    @property
    def last_distance(self) -> float:
        """How far it is moved in the last iteration."""
        return (self.high - self.low) / 20 if self.distance is None else self.distance


@dataclass(frozen=True, slots=True)
class Schedule:
    """How steps and distances shrink over a number of iterations: a/(A + k)^alpha and c/k^gamma, with a and c such that
    the last distance is the parameter's and the last step is `rate` of it for each point of difference."""

    iterations: int
    #: A, as a part of the iterations: the first steps are not too long.
    settling: float = 0.1
    alpha: float = 0.602
    gamma: float = 0.101
    rate: float = 0.002

    def distance(self, last: float, iteration: int) -> float:
        """How far a parameter is moved in an iteration, from 0.

        >>> Schedule(100).distance(2.0, 99)
        2.0
        """
        return last * (self.iterations / (iteration + 1)) ** self.gamma

    def step(self, last: float, iteration: int) -> float:
        """How far a parameter goes towards the winner for each point of difference (a pair has two).

        >>> round(Schedule(100).step(2.0, 99), 6)
        0.004
        """
        settling = self.settling * self.iterations
        gain = ((settling + self.iterations) / (settling + iteration + 1)) ** self.alpha
        return self.rate * last**2 * gain / self.distance(last, iteration)


@dataclass(frozen=True, slots=True)
class Trial:
    """Two sets of numbers that are to play a pair of games."""

    iteration: int
    plus: dict[str, float]
    minus: dict[str, float]


#: Plays a pair of games and returns the score of `plus` against `minus`, from 0 to 1.
Play = Callable[[Trial], float]


class Spsa:
    """A run of SPSA, kept in a folder; resumed by the same call.

    >>> import tempfile
    >>> def play(trial):  # the nearer to 3, the better
    ...     return 0.5 + 0.1 * (abs(trial.minus["x"] - 3) - abs(trial.plus["x"] - 3))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     run = Spsa(Path(folder), [Parameter("x", 0, -5, 5)], Schedule(500, rate=0.05))
    ...     run.play(play)
    ...     abs(run.values["x"] - 3) < 0.2
    True
    """

    def __init__(self, folder: Path, parameters: Sequence[Parameter], schedule: Schedule, *, seed: int = 1) -> None:
        self._check(parameters, schedule)
        self.parameters = tuple(parameters)
        self.schedule = schedule
        self.seed = seed
        #: The best numbers so far.
        self.values = {each.name: float(each.start) for each in parameters}
        #: Iterations that were played, and the next one to be asked for.
        self.played: set[int] = set()
        self._next = 0
        settings = {"parameters": [asdict(each) for each in parameters], "schedule": asdict(schedule), "seed": seed}
        agree(folder / "spsa.json", settings)
        self._path = folder / "spsa.jsonl"
        self._read()

    @staticmethod
    def _check(parameters: Sequence[Parameter], schedule: Schedule) -> None:
        if not parameters or len({each.name for each in parameters}) < len(parameters):
            raise HexapodaError("spsa-names")
        for each in parameters:
            numbers = (each.low, each.start, each.high, each.last_distance)
            fits = all(map(math.isfinite, numbers)) and each.low <= each.start <= each.high and each.low < each.high
            if not fits or each.last_distance <= 0:
                raise HexapodaError(
                    "spsa-parameter", name=each.name, low=str(each.low), start=str(each.start), high=str(each.high)
                )
        if schedule.iterations < 1 or schedule.rate <= 0 or schedule.settling < 0:
            raise HexapodaError("spsa-schedule")

    def _read(self) -> None:
        """Take in what was played. A last line that was cut short is dropped."""

        def take(line: str, number: int) -> None:
            iteration, score = json.loads(line)
            self._step(int(iteration), float(score))

        read_lines(self._path, take, "spsa-bad-line")

    @property
    def is_over(self) -> bool:
        """Whether all iterations were played."""
        return len(self.played) >= self.schedule.iterations

    def ask(self) -> Trial | None:
        """The next pair to play; None if all were asked for. After an interruption, unfinished ones are asked again."""
        while self._next in self.played:
            self._next += 1
        if self._next >= self.schedule.iterations:
            return None
        iteration, self._next = self._next, self._next + 1
        chance = random.Random(f"rounding {self.seed} {iteration}")
        signs = self._signs(iteration)
        sides = []
        for side in (1, -1):
            moved = {}
            for each in self.parameters:
                far = self.schedule.distance(each.last_distance, iteration)
                value = min(max(self.values[each.name] + side * signs[each.name] * far, each.low), each.high)
                moved[each.name] = float(math.floor(value + chance.random())) if each.whole else value
            sides.append(moved)
        return Trial(iteration, *sides)

    def tell(self, trial: Trial, score: float) -> None:
        """Note the score of a pair, from 0 to 1 for `plus`: first on disk, then in the numbers. A pair counts once."""
        if not 0 <= score <= 1:
            raise ValueError(f"a score of {score}")
        if trial.iteration in self.played:
            return
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([trial.iteration, score]) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self._step(trial.iteration, score)

    def _signs(self, iteration: int) -> dict[str, int]:
        """Which way each parameter is moved: the same whenever it is asked."""
        chance = random.Random(f"signs {self.seed} {iteration}")
        return {each.name: chance.choice((-1, 1)) for each in self.parameters}

    def _step(self, iteration: int, score: float) -> None:
        if iteration in self.played or not 0 <= iteration < self.schedule.iterations or not 0 <= score <= 1:
            raise ValueError
        points = 2 * (2 * score - 1)  # won minus lost games of a pair
        for each in self.parameters:
            sign = self._signs(iteration)[each.name]
            moved = self.values[each.name] + self.schedule.step(each.last_distance, iteration) * points * sign
            self.values[each.name] = min(max(moved, each.low), each.high)
        self.played.add(iteration)

    def play(self, play: Play, report: Callable[["Spsa"], object] | None = None) -> None:
        """Play all iterations that are left, one after the other; `report` is called after each."""
        while (trial := self.ask()) is not None:
            self.tell(trial, play(trial))
            if report is not None:
                report(self)

    def weights(self, game: str, **facts: Any) -> Weights:
        """The numbers so far as a weights file; `facts` say more of how they were made."""
        whole = {each.name for each in self.parameters if each.whole}
        values = {name: float(round(value)) if name in whole else value for name, value in self.values.items()}
        about: Mapping[str, Any] = {"games": 2 * len(self.played), "seed": self.seed, "schedule": asdict(self.schedule)}
        return Weights(game, values, how("spsa", **about, **facts))
