"""Self-play: a bot plays itself, and what it thought of every position is kept with how the game ended.

    settings.json      what was asked for
    shard-00000.npz    the positions of some games: position, seat, value, values, move, result, score, game, ply

A shard is written whole when its games are over. What a game is depends only on the settings and its number, so a run
that is interrupted goes on with the first shard that is missing, and shards can be played anywhere in any order.
"""

import asyncio
import io
import json
import random
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hexapoda.arena.disk import agree, write_whole
from hexapoda.arena.tuning.logistic import Examples
from hexapoda.arena.workers import share
from hexapoda.bots import bot
from hexapoda.bots.executors import Executor
from hexapoda.bots.searcher import Searcher
from hexapoda.play.errors import HexapodaError
from hexapoda.play.game import Game, Position, load


@dataclass(frozen=True, slots=True)
class Settings:
    """What to play. The limit is in nodes (iterations of a Monte-Carlo search): a clock would make games differ."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    games: int = 1000
    nodes: int = 2000
    seed: int = 1
    #: Random decisions at the start of each game, which are not kept.
    random_plies: int = 6
    #: The part of the later decisions that are random too; they are not kept either.
    astray: float = 0.0
    #: Numbers of the evaluation with which it is played, where they are not the game's own.
    weights: dict[str, Any] = field(default_factory=dict)
    #: A longer game is a draw.
    max_plies: int = 500
    #: Games in a shard.
    shard: int = 50

    def __post_init__(self) -> None:
        for name in ("games", "nodes", "max_plies", "shard"):
            if getattr(self, name) < 1:
                raise HexapodaError("selfplay-number", name=name, value=str(getattr(self, name)))
        if self.random_plies < 0:
            raise HexapodaError("selfplay-number", name="random_plies", value=str(self.random_plies))
        if not 0 <= self.astray < 1:
            raise HexapodaError("selfplay-part", name="astray", value=str(self.astray))

    @property
    def shards(self) -> int:
        """The number of shards."""
        return -(-self.games // self.shard)


#: The columns of a shard. Values, results and final scores are by seat, the first two from -1 (last) to 1 (first);
#: `value` is that of the seat to move. A shard also says which games were `played`: a short one may leave no position.
COLUMNS = ("position", "seat", "value", "values", "move", "result", "score", "game", "ply")


def play(
    settings: Settings,
    folder: Path,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    report: Callable[[int, int], object] | None = None,
) -> None:
    """Play all shards that are missing in a folder: in this process, in several, or on the Dask cluster at an address.
    `report` hears how many of all are there."""
    load(settings.game, **settings.options)  # wrong options are an error before anything starts
    agree(folder / "settings.json", asdict(settings), changeable=("games",))
    missing = [index for index in range(settings.shards) if not is_whole(shard_path(folder, index), settings, index)]
    done = settings.shards - len(missing)

    def keep(index: int, found: dict[str, np.ndarray]) -> None:
        nonlocal done
        write_shard(shard_path(folder, index), found)
        done += 1
        if report is not None:
            report(done, settings.shards)

    if processes is None and cluster is None:
        for index in missing:
            keep(index, play_shard(settings, index))
    elif missing:
        asyncio.run(_play_elsewhere(settings, missing, processes or 1, cluster, keep))


async def _play_elsewhere(
    settings: Settings,
    missing: list[int],
    processes: int,
    cluster: str | None,
    keep: Callable[[int, dict[str, np.ndarray]], None],
) -> None:
    waiting = iter(missing)

    async def work(workers: Executor) -> None:
        for index in waiting:
            keep(index, await workers.run(play_shard, settings, index, game=settings.game))

    await share(min(processes, len(missing)), cluster, work)


def play_shard(settings: Settings, index: int) -> dict[str, np.ndarray]:
    """Play the games of a shard."""
    game = load(settings.game, **settings.options)
    rows: list[tuple[Any, ...]] = []
    for number in numbers(settings, index):
        rows += play_game(settings, game, number)
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(COLUMNS)
    kinds = (np.str_, np.int8, np.float32, np.float32, np.str_, np.float32, np.float32, np.int64, np.int32)
    found = {name: np.array(column, kind) for name, column, kind in zip(COLUMNS, columns, kinds, strict=True)}
    return found | {"played": np.array(numbers(settings, index))}


def numbers(settings: Settings, index: int) -> range:
    """The games of a shard.

    >>> numbers(Settings("hive", games=120, shard=50), 2)
    range(100, 120)
    """
    return range(index * settings.shard, min((index + 1) * settings.shard, settings.games))


def play_game(settings: Settings, game: Game, number: int) -> list[tuple[Any, ...]]:
    """The lines that a game leaves. Decisions without a choice are played, and leave none."""
    chance = random.Random(f"selfplay {settings.seed} {number}")
    position = game.start(seed=chance.getrandbits(62))
    player = bot(game, nodes=settings.nodes, seed=chance.getrandbits(62), weights=settings.weights or None)
    assert isinstance(player, Searcher)
    rows: list[tuple[Any, ...]] = []
    while position.actor is not None and position.ply < settings.max_plies:
        ids = position.legal_ids()
        if position.ply < settings.random_plies or len(ids) == 1 or chance.random() < settings.astray:
            position.push_id(int(chance.choice(list(ids))))
            continue
        found = player.search(position)
        rows.append(
            (position.setup(), position.actor, found.score, found.values, found.move.text, number, position.ply)
        )
        position.push(found.move)
    outcome, none = position.outcome, (0.0,) * position.seats
    result, score = (outcome.returns, outcome.scores) if outcome else (none, none)
    return [(*before, result, score, game_number, ply) for *before, game_number, ply in rows]


# ── shards ──


def shard_path(folder: Path, index: int) -> Path:
    """The file of a shard."""
    return folder / f"shard-{index:05}.npz"


def write_shard(path: Path, columns: dict[str, np.ndarray]) -> None:
    """Write a shard whole or not at all."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **columns)  # type: ignore[arg-type]
    write_whole(path, buffer.getvalue())


def read_shard(path: Path) -> dict[str, np.ndarray]:
    """The columns of a shard. Raises HexapodaError if it is none."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as found:
            return {name: found[name] for name in (*COLUMNS, "played")}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise HexapodaError("selfplay-broken-shard", path=str(path)) from None


def is_whole(path: Path, settings: Settings, index: int) -> bool:
    """Whether a shard is there. One that was written when fewer games were wanted is played again."""
    if not path.exists():
        return False
    return len(read_shard(path)["played"]) >= len(numbers(settings, index))


def shards(folder: Path) -> list[Path]:
    """The shards of a folder, in order."""
    return sorted(folder.glob("shard-*.npz"))


def examples(folder: Path, features: Callable[[Position], Any]) -> Iterator[Examples]:
    """The positions of a folder as examples for a fit, by shard: features of each, and the result of the seat to move
    from 0 to 1.

    `features` gives the numbers of a position from the view of its seat to move.
    """
    game = stated_game(folder)
    for path in shards(folder):
        found = read_shard(path)
        rows = np.array([features(game.position(str(text))) for text in found["position"]], float)
        own = found["result"][np.arange(len(rows)), found["seat"]] if len(rows) else np.zeros(0)
        yield Examples(rows.reshape(len(own), -1), (own + 1) / 2, found["game"])


def stated_game(folder: Path) -> Game:
    """The game that was played."""
    if not (folder / "settings.json").exists():
        raise HexapodaError("selfplay-no-data", path=str(folder))
    try:
        found = json.loads((folder / "settings.json").read_text("utf-8"))
        return load(found["game"], **found["options"])
    except (OSError, KeyError, TypeError, json.JSONDecodeError):
        raise HexapodaError("arena-broken-settings", path=str(folder / "settings.json")) from None
