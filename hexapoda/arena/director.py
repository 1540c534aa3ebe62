"""Plays a tournament: hands its games to workers, stores what comes back, and stops by itself."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexapoda.arena.entrants import HTTP, Entrant
from hexapoda.arena.folder import Folder
from hexapoda.arena.limits import Limits
from hexapoda.arena.referee import Played, check_entrant, play
from hexapoda.arena.remote import check_server, play_remotely
from hexapoda.arena.result import Result
from hexapoda.arena.tournament import Settings, Tournament
from hexapoda.arena.workers import LOOK
from hexapoda.bots.executors import Executor, executor
from hexapoda.bots.player import Fault
from hexapoda.play.errors import HexapodaError


@dataclass(frozen=True, slots=True)
class Run:
    """What there is to see of a run."""

    tournament: Tournament
    folder: Path
    #: The finished games, in the order in which they ended.
    results: tuple[Result, ...]
    #: Games that are being played, and those that this call has finished.
    running: int = 0
    played: int = 0
    #: How the sequential test stands, or ended: llr, lower, upper, verdict.
    sprt: dict[str, Any] | None = None

    @property
    def left(self) -> int:
        """How many games are left to be played."""
        return 0 if self.is_decided else max(len(self.tournament.schedule) - len(self.results), 0)

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test has ended."""
        return self.sprt is not None and self.sprt.get("verdict") is not None


#: Hears of every change.
Observer = Callable[[Run], None]


def run(
    settings: Settings,
    out: str | Path | None = None,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    observe: Observer | None = None,
) -> Run:
    """Play a tournament, or what is left of it, in a folder (by default `runs/GAME-KEY`).

    Ctrl+C stops it; called again with the same settings and folder, it goes on. Games run in processes of this machine,
    or on the Dask cluster at an address. Scripts that call this need `if __name__ == "__main__":`, since processes
    import the main module.
    """
    tournament = Tournament(settings)
    path = Path("runs") / f"{tournament.game.name}-{tournament.key()}" if out is None else Path(out).expanduser()
    return asyncio.run(_run(tournament, path, processes, cluster, observe or (lambda run: None)))


def play_match(
    game: str, *entrants: str, games: int = 100, processes: int | None = None, **settings: Any
) -> list[Result]:
    """The results of games between entrants, as on the command line; nothing is kept on disk.

    `settings` are those of `Settings`, the limits of `Limits`, and the options of the game:
    `play_match("hive", "nodes=500", "depth=2", games=2, type="Base+MLP", turn=1.0)`.

    >>> [result.reason for result in play_match("myrmes", "random", "random", games=2, processes=1, players=2)]
    ['third-winter', 'third-winter']
    """
    own = {name: settings.pop(name) for name in Settings.__dataclass_fields__ if name in settings}
    limits = {name: settings.pop(name) for name in Limits.__dataclass_fields__ if name in settings and name != "game"}
    chosen = Settings(game, entrants, options=settings, games=games, limits=Limits(**limits), **own)
    with tempfile.TemporaryDirectory(prefix="hexapoda-") as folder:
        return sorted(run(chosen, Path(folder) / "run", processes=processes).results, key=lambda each: each.number)


async def _run(
    tournament: Tournament, path: Path, processes: int | None, cluster: str | None, observe: Observer
) -> Run:
    workers = executor(processes or os.cpu_count() or 1, cluster)
    try:
        await _check_programs(tournament, workers)
        folder = Folder(path, tournament)
        try:
            return await _Director(tournament, folder, workers, observe).direct()
        finally:
            folder.close()
    except (RuntimeError, OSError) as error:
        raise HexapodaError("arena-workers", why=str(error) or type(error).__name__) from error
    finally:
        await workers.stop()


async def _check_programs(tournament: Tournament, workers: Executor) -> None:
    """Start each program once, where the games will run. Raises HexapodaError if one does not get ready."""
    game = tournament.game
    for entrant in tournament.entrants:
        given = (entrant, game.name, dict(game.stated))
        try:
            if entrant.is_program:
                await workers.run(check_entrant, *given, tournament.settings.limits, game=game.name)
            elif entrant.kind == HTTP:
                await workers.run(check_server, *given, game=game.name)
        except Fault as fault:
            raise HexapodaError("arena-not-ready", name=entrant.name, why=fault.what) from None


class _Director:
    """Keeps all workers busy until there is nothing left to play."""

    def __init__(self, tournament: Tournament, folder: Folder, workers: Executor, observe: Observer) -> None:
        self._tournament = tournament
        self._folder = folder
        self._workers = workers
        self._observe = observe
        self._running: set[asyncio.Task[Played]] = set()
        self._played = 0
        self._test = _Test(tournament, folder)

    async def direct(self) -> Run:
        """Play all games."""
        waiting = (number for number in range(len(self._tournament.schedule)) if number not in self._folder.results)
        self._test.look()
        try:
            while await self._start(waiting):
                self._tell()
                done, self._running = await asyncio.wait(
                    self._running, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    self._folder.add(task.result())
                    self._played += 1
                    self._test.look()
            self._test.close()
            return self._tell()
        finally:
            for task in self._running:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*self._running, return_exceptions=True)

    async def _start(self, waiting: Iterator[int]) -> bool:
        """Start as many games as there are free workers; return whether any runs."""
        slots = await self._workers.slots()
        while len(self._running) < slots and not self._test.is_over:
            number = next(waiting, None)
            if number is None:
                break
            self._running.add(asyncio.create_task(self._play(number)))
        return bool(self._running)

    async def _play(self, number: int) -> Played:
        job = self._tournament.job(number)
        return await self._workers.run(_task_of(job.entrants), job, game=job.game)

    def _tell(self) -> Run:
        results = tuple(self._folder.results.values())
        found = Run(self._tournament, self._folder.path, results, len(self._running), self._played, self._test.found)
        self._observe(found)
        return found


def _task_of(entrants: Sequence[Entrant]) -> Callable[..., Played]:
    """What plays a game: our referee, or a server where programs join."""
    return play_remotely if any(entrant.kind == HTTP for entrant in entrants) else play


class _Test:
    """The sequential test of a run, if there is one. Once it has ended, it stays so: games that were running then may
    take its ratio back between the bounds."""

    def __init__(self, tournament: Tournament, folder: Folder) -> None:
        self._tournament = tournament
        self._folder = folder
        self._settings = tournament.settings.sprt
        self.found: dict[str, Any] | None = folder.read_sprt() if self._settings else None

    @property
    def is_over(self) -> bool:
        return self.found is not None and self.found.get("verdict") is not None

    def look(self) -> None:
        """See how it stands after another game."""
        if self._settings is None or self.is_over:
            return
        self.found = self._state()
        if self.is_over:
            self._folder.write_sprt(self.found)

    def close(self) -> None:
        """Note how it stands now that no game is running any more."""
        if self.found is not None and self.is_over:
            after = self._state()
            self.found = {**self.found, "llr_after": after["llr"], "games_after": after["games"]}
            self._folder.write_sprt(self.found)

    def _state(self) -> dict[str, Any]:
        assert self._settings is not None
        first, second = (entrant.name for entrant in self._tournament.entrants)
        results = tuple(self._folder.results.values())
        state = self._settings.state(results, first, second)
        shown = {name: getattr(state, name) for name in ("llr", "lower", "upper", "verdict")}
        return {**shown, "games": len(results)}
