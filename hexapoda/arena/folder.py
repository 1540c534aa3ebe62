"""The folder of a run: its settings, its games, and the log. A game counts once it is on disk.

run.json             the settings
games.jsonl          a line for each finished game (`Result`)
records/NUMBER.txt   the record of each
log.txt              what went wrong
sprt.json            the sequential test, once it has come to an end
"""

import json
import os
from pathlib import Path
from typing import Any, Final

import filelock

from hexapoda.arena.disk import agree, read_lines, write_whole
from hexapoda.arena.referee import Played
from hexapoda.arena.result import Result
from hexapoda.arena.tournament import CHANGEABLE, Tournament
from hexapoda.play.errors import HexapodaError

SETTINGS: Final = "run.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
LOG: Final = "log.txt"
SPRT: Final = "sprt.json"


class Folder:
    """A run's folder, open for one process."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open the folder of a new run, or of the same run. Raises HexapodaError if it is another one's."""
        self.path = path
        self._lock = filelock.FileLock(str(path / "lock"))
        try:
            if path.exists() and not (path / SETTINGS).exists() and _has_files(path):
                raise HexapodaError("arena-not-a-run", path=str(path))
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
            try:
                self._lock.acquire(timeout=0)
            except filelock.Timeout:
                raise HexapodaError("arena-busy", path=str(path)) from None
        except OSError as error:
            raise HexapodaError("arena-no-folder", path=str(path), why=error.strerror or str(error)) from None
        try:
            agree(path / SETTINGS, tournament.json(), changeable=CHANGEABLE)
            #: The finished games by their numbers, in the order in which they ended.
            self.results: dict[int, Result] = {}
            self._read(tournament)
            self._games = (path / GAMES).open("a", encoding="utf-8")
        except BaseException:
            self._lock.release()
            raise

    def _read(self, tournament: Tournament) -> None:
        """Read the finished games. A last line that was cut short is dropped: its game is played again."""
        path = self.path / GAMES

        def take(line: str, number: int) -> None:
            result = Result.from_line(line)
            is_planned = result.number < len(tournament.schedule)
            names = (
                tuple(each.name for each in tournament.job(result.number).entrants) if is_planned else result.entrants
            )
            if names != result.entrants or result.number in self.results:
                raise HexapodaError("arena-strange-game", path=str(path), line=number, number=result.number)
            self.results[result.number] = result

        read_lines(path, take, "arena-bad-line")

    # ── what a run adds ──

    def add(self, played: Played) -> None:
        """Store a finished game: the record first, then the line that makes it count."""
        number = played.result.number
        assert number not in self.results, f"game {number} was played twice"
        write_whole(self.path / RECORDS / f"{number}.txt", played.record)
        for line in played.log:
            self.note(line)
        self._games.write(played.result.line() + "\n")
        self._games.flush()
        os.fsync(self._games.fileno())
        self.results[number] = played.result

    def note(self, line: str) -> None:
        """Add a line to the log."""
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def read_sprt(self) -> dict[str, Any] | None:
        """How the sequential test ended, None if it has not."""
        try:
            return json.loads((self.path / SPRT).read_text("utf-8"))
        except (OSError, ValueError):
            return None

    def write_sprt(self, found: dict[str, Any]) -> None:
        """Note how the sequential test ended."""
        write_whole(self.path / SPRT, json.dumps(found, indent=2) + "\n")

    def close(self) -> None:
        """Let other processes have it."""
        self._games.close()
        self._lock.release()


def _has_files(path: Path) -> bool:
    return not path.is_dir() or any(each.name != "lock" for each in path.iterdir())
