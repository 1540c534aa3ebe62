"""Tuning of a game's evaluation: SPSA by games between two sets of weights, and a fit by the results of self-play."""

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from hexapoda.arena.disk import agree, write_whole
from hexapoda.arena.limits import Limits
from hexapoda.arena.referee import Job, Played, play
from hexapoda.arena.statistics import sample
from hexapoda.arena.tournament import Settings, Tournament
from hexapoda.arena.tuning import logistic, selfplay
from hexapoda.arena.tuning.origin import digest
from hexapoda.arena.tuning.spsa import Parameter, Schedule, Spsa, Trial
from hexapoda.arena.workers import share
from hexapoda.bots.executors import Executor
from hexapoda.bots.weights import Weights, defaults, evaluation
from hexapoda.kernel import contract
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position

#: The file with the weights, in the folder of the work.
WEIGHTS = "weights.json"
#: Names of the two sets of weights.
_PLUS, _MINUS = "plus", "minus"
#: An estimate nearer to a win counts as this, so that its logarithm of odds is finite.
_SUREST = 0.999
#: How far a weight is moved to see what it does, as a part of its size.
_NUDGE = 1e-3


def chosen(game: Declaration, names: Sequence[str] = ()) -> dict[str, float]:
    """The weights to tune and their defaults: those named, a row by its name alone; without names, all that are not 0.
    Raises HexapodaError for other names.

    >>> from hexapoda.play.game import declaration
    >>> list(chosen(declaration("hive"), ["tempo", "free"]))[:3]
    ['tempo', 'free.0', 'free.1']
    """
    known = defaults(game)
    if not names:
        return {name: value for name, value in known.items() if value}
    found = {}
    for wanted in names:
        own = {name: value for name, value in known.items() if wanted in (name, name.partition(".")[0])}
        if not own:
            raise HexapodaError("weights-unknown", path=game.name, name=wanted, names=", ".join(known))
        found |= own
    return found


def parameters(values: dict[str, float]) -> list[Parameter]:
    """Weights as parameters of SPSA, between 0 and twice their default.

    >>> [(each.low, each.high) for each in parameters({"a": 3.0, "b": -1.0, "c": 0.0})]
    [(0.0, 6.0), (-2.0, 0.0), (-1.0, 1.0)]
    """
    bounds = {
        name: (min(2 * value, 0.0), max(2 * value, 0.0)) if value else (-1.0, 1.0) for name, value in values.items()
    }
    return [Parameter(name, value, *bounds[name]) for name, value in values.items()]


# ── SPSA ──


@dataclass(frozen=True, slots=True)
class ByGames:
    """What SPSA plays: pairs of games with seats exchanged. The limit is in nodes: a clock would make games differ."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    pairs: int = 2_000
    nodes: int = 500
    rate: float = 0.02
    seed: int = 1


def tune_by_games(
    settings: ByGames,
    folder: Path,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    report: Callable[[Spsa], object] | None = None,
) -> Weights:
    """Play what is left of a run, and write the weights beside it."""
    tournament = _tournament(settings)
    declared = tournament.game.declaration
    agree(folder / "settings.json", {**asdict(settings), "rules": declared.rules_version})
    values = chosen(declared, settings.names)
    run = Spsa(folder, parameters(values), Schedule(settings.pairs, rate=settings.rate), seed=settings.seed)
    if not run.is_over:
        asyncio.run(_play_pairs(run, tournament, processes or os.cpu_count() or 1, cluster, report))
    found = run.weights(declared.name, nodes=settings.nodes, options=dict(tournament.game.stated))
    write_whole(folder / WEIGHTS, found.text())
    return found


def _tournament(settings: ByGames) -> Tournament:
    found = Tournament(
        Settings(
            settings.game,
            (f"name={_PLUS}", f"name={_MINUS}"),
            settings.options,
            games=2 * settings.pairs,
            limits=Limits(nodes=settings.nodes),
            seed=settings.seed,
        )
    )
    if len(found.sides) != 2:
        raise HexapodaError("tuning-two-sides", sides=len(found.sides))
    return found


async def _play_pairs(
    run: Spsa, tournament: Tournament, processes: int, cluster: str | None, report: Callable[[Spsa], object] | None
) -> None:
    async def work(workers: Executor) -> None:
        while (trial := run.ask()) is not None:
            games = [await workers.run(play, job, game=job.game) for job in pair(tournament, trial)]
            run.tell(trial, score(games))
            if report is not None:
                report(run)

    await share(processes, cluster, work)


def pair(tournament: Tournament, trial: Trial) -> list[Job]:
    """The two games of a trial: the same opening, seats exchanged."""
    weights = {_PLUS: trial.plus, _MINUS: trial.minus}
    jobs = [tournament.job(2 * trial.iteration + half) for half in (0, 1)]
    return [
        replace(
            job,
            entrants=tuple(
                replace(each, limits={**each.limits, "weights": weights[each.name]}) for each in job.entrants
            ),
        )
        for job in jobs
    ]


def score(games: Sequence[Played]) -> float:
    """What `plus` won of some games, from 0 to 1."""
    return sum(sample.score(each.result, _PLUS, _MINUS) or 0.0 for each in games) / len(games)


# ── a fit ──


@dataclass(frozen=True, slots=True)
class ByResults:
    """What a fit is about: how strongly weights are drawn back to where they were, as so many positions; the part of
    the games that is kept for the test; and how often the evaluation is taken for a straight line anew."""

    names: tuple[str, ...] = ()
    penalty: float = 100.0
    test: float = 0.2
    rounds: int = 3


def tune_by_results(
    settings: ByResults, data: Path, folder: Path, report: Callable[[logistic.Progress], object] | None = None
) -> tuple[Weights, list[logistic.Progress]]:
    """Fit the weights to the results of self-play: an estimate of v says a win with a probability of (1 + v) / 2.

    Every round takes the evaluation for a straight line at the weights that the round before has found. Returns the
    weights, and how far the fit was before the first round and after each."""
    game = selfplay.stated_game(data)
    values = chosen(game.declaration, settings.names)
    # what moves a number by a part of itself must move one that is 0 too
    names, sizes = list(values), np.array([abs(value) or 1.0 for value in values.values()])
    shards = selfplay.shards(data)
    agree(folder / "settings.json", {**asdict(settings), "data": digest(shards)})
    now = np.array(list(values.values()))
    known: list[logistic.Progress] = []
    for number in range(settings.rounds):
        lines, still = _lines(data, game, names, now, sizes), np.zeros(len(now))
        if not known:
            known.append(logistic.fit(lines, still, test_part=settings.test, steps=0))
        found = logistic.fit(
            lines,
            still,
            test_part=settings.test,
            penalty=settings.penalty,
            checkpoint=folder / f"round-{number + 1}.json",
            report=report,
        )
        now = now + sizes * found.weights
        known.append(found)
    about = {"data": digest(shards), "penalty": settings.penalty, "rounds": settings.rounds}
    made = logistic.weights_of(replace(known[-1], weights=now), game.name, names, **about)
    write_whole(folder / WEIGHTS, made.text())
    return made, known


def _lines(data: Path, game: Game, names: list[str], now: np.ndarray, sizes: np.ndarray) -> logistic.Source:
    """The positions of self-play, and what each weight does to their estimates, at the weights now."""
    declared = game.declaration
    values = dict(zip(names, now.tolist(), strict=True))
    here = evaluation(declared, values)
    moved = [
        [evaluation(declared, {**values, name: values[name] + way * _NUDGE * each}) for way in (1, -1)]
        for name, each in zip(names, sizes.tolist(), strict=True)
    ]
    out = np.zeros(declared.seats)

    def odds(position: Position, weights: np.ndarray) -> float:
        contract.evaluate_at(position.states, position.ply, weights, out)
        value = min(max(float(out[position.actor or 0]), -_SUREST), _SUREST)
        return float(np.log((1 + value) / (1 - value)))

    def line(position: Position) -> list[float]:
        differences = [odds(position, more) - odds(position, less) for more, less in moved]
        return [odds(position, here), *(each / (2 * _NUDGE) for each in differences)]

    found = [
        replace(each, features=each.features[:, 1:], known=each.features[:, 0])
        for each in selfplay.examples(data, line)
        if len(each.games)
    ]
    return lambda: found
