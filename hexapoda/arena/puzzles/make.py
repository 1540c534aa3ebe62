"""Making puzzles: games are looked through in shards, and what is found is gathered in one file.

    settings.json      what was asked for
    shard-00000.jsonl  the puzzles of some games
    puzzles.jsonl      all of them, each position once

A shard is written whole when its games are looked through. What is found in it depends only on the settings and its
number, so a run that is interrupted goes on with the first shard that is missing, and shards can be made anywhere.
"""

import asyncio
import random
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

from hexapoda.arena.disk import agree, write_whole
from hexapoda.arena.puzzles.deals import DealsMaker
from hexapoda.arena.puzzles.exact import ExactMaker
from hexapoda.arena.puzzles.games import Thought, played, recorded
from hexapoda.arena.workers import share
from hexapoda.bots.alphabeta import can_search
from hexapoda.bots.analysis import Analysis
from hexapoda.bots.executors import Executor
from hexapoda.learn.puzzles import Puzzle, read, written
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position, load

RESULT = "puzzles.jsonl"
#: Two puzzles of one game are at least this many decisions apart.
_APART = 6


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to look. The limit is in nodes (iterations of a Monte-Carlo search): a clock would make games differ."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    games: int = 200
    nodes: int = 1500
    seed: int = 1
    #: Random decisions at the start of each game, and the part of the later ones that are random too.
    random_plies: int = 4
    astray: float = 0.08
    #: A longer game is left unfinished.
    max_plies: int = 400
    #: Games in a shard.
    shard: int = 5
    #: Files with games that are looked through too, one a shard.
    records: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in ("nodes", "max_plies", "shard"):
            if getattr(self, name) < 1:
                raise HexapodaError("selfplay-number", name=name, value=str(getattr(self, name)))
        if not 0 <= self.astray < 1:
            raise HexapodaError("selfplay-part", name="astray", value=str(self.astray))

    @property
    def shards(self) -> int:
        """The number of shards."""
        return -(-self.games // self.shard) + len(self.records)


class Maker(Protocol):
    """Tells puzzles from other positions."""

    def puzzle(self, position: Position, thought: Analysis, made: str) -> Puzzle | None:
        """The puzzle that a position is, if it is one."""
        ...


def make(
    settings: Settings,
    folder: Path,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    report: Callable[[int, int], object] | None = None,
) -> list[Puzzle]:
    """Make all shards that are missing in a folder, and gather them: in this process, in several, or on the Dask
    cluster at an address. `report` hears how many shards of all are there."""
    load(settings.game, **settings.options)  # wrong options are an error before anything starts
    agree(folder / "settings.json", {**asdict(settings), "records": list(settings.records)}, changeable=("games",))
    missing = [index for index in range(settings.shards) if not shard_path(folder, index).exists()]
    done = settings.shards - len(missing)

    def keep(index: int, puzzles: list[Puzzle]) -> None:
        nonlocal done
        write_whole(shard_path(folder, index), written(puzzles))
        done += 1
        if report is not None:
            report(done, settings.shards)

    if processes is None and cluster is None:
        for index in missing:
            keep(index, make_shard(settings, index))
    elif missing:
        asyncio.run(_make_elsewhere(settings, missing, processes or 1, cluster, keep))
    puzzles = gathered(folder)
    write_whole(folder / RESULT, written(puzzles))
    return puzzles


async def _make_elsewhere(
    settings: Settings,
    missing: list[int],
    processes: int,
    cluster: str | None,
    keep: Callable[[int, list[Puzzle]], None],
) -> None:
    waiting = iter(missing)

    async def work(workers: Executor) -> None:
        for index in waiting:
            keep(index, await workers.run(make_shard, settings, index, game=settings.game))

    await share(min(processes, len(missing)), cluster, work)


def shard_path(folder: Path, index: int) -> Path:
    """The file of a shard."""
    return folder / f"shard-{index:05}.jsonl"


def gathered(folder: Path) -> list[Puzzle]:
    """The puzzles of all shards, each position once, the easy ones first."""
    found = {each.id: each for path in sorted(folder.glob("shard-*.jsonl")) for each in read(path)}
    return sorted(found.values(), key=lambda each: (each.theme, each.rating, each.id))


def make_shard(settings: Settings, index: int) -> list[Puzzle]:
    """Look through the games of a shard. Those of records come first."""
    game = load(settings.game, **settings.options)
    if index < len(settings.records):
        path = Path(settings.records[index])
        return _found(game, recorded(game, path, nodes=settings.nodes), f"record {path.name}")
    first = (index - len(settings.records)) * settings.shard
    puzzles = list[Puzzle]()
    for number in range(first, min(first + settings.shard, settings.games)):
        course = played(
            game,
            random.Random(f"puzzles {settings.seed} {number}"),
            nodes=settings.nodes,
            random_plies=settings.random_plies,
            astray=settings.astray,
            most=settings.max_plies,
        )
        puzzles += _found(game, course, f"self-play seed {settings.seed} game {number}")
    return list({each.id: each for each in puzzles}.values())


def maker(game: Game) -> Maker:
    """What tells the puzzles of a game: by proof, or by search over many deals."""
    return ExactMaker(game.declaration) if can_search(game.declaration) else DealsMaker(game.declaration)


def _found(game: Game, course: Iterable[Thought], made: str) -> list[Puzzle]:
    """The puzzles of a game, with some distance between them: one that leads to the next is kept, not both."""
    finder, found, last = maker(game), list[Puzzle](), -_APART
    for position, thought in course:
        if thought is None or position.ply - last < _APART:
            continue
        puzzle = finder.puzzle(position, thought, f"{made} decision {position.ply}")
        if puzzle is not None and all((each.theme, each.line[0]) != (puzzle.theme, puzzle.line[0]) for each in found):
            puzzle.check()
            found.append(puzzle)
            last = position.ply
    return found
