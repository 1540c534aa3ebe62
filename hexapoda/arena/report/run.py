"""Reading the folder of a run."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexapoda.arena.result import Result
from hexapoda.play.errors import HexapodaError


@dataclass(frozen=True, slots=True)
class Run:
    """A run as its folder has it."""

    folder: Path
    settings: dict[str, Any]
    #: In the order in which they ended.
    results: list[Result]
    #: Lines of the games' file that can't be read. The last one may have been cut short by an interruption.
    unreadable: int
    #: How the sequential test ended, if there was one.
    sprt: dict[str, Any] | None

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.settings.get("game", ""))

    @property
    def entrants(self) -> list[str]:
        """The names of all entrants, in the order of the settings; those without a finished game too."""
        stated = self.settings.get("entrants")
        named = [each.get("name") if isinstance(each, dict) else each for each in stated or ()]
        played = sorted({name for result in self.results for name in result.entrants})
        return list(dict.fromkeys([*map(str, filter(None, named)), *played]))

    def record(self, number: int) -> str | None:
        """The record of a game, None if it is not there."""
        try:
            return (self.folder / "records" / f"{number}.txt").read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return None


def read_run(folder: Path) -> Run:
    """The run of a folder. Raises HexapodaError if it holds none."""
    try:
        settings = json.loads((folder / "run.json").read_text("utf-8"))
        if not isinstance(settings, dict):
            raise TypeError
    except (OSError, ValueError, TypeError):
        raise HexapodaError("report-no-run", folder=str(folder)) from None
    results, unreadable = read_results(folder / "games.jsonl")
    return Run(folder, settings, results, unreadable, _read_sprt(folder / "sprt.json"))


def read_results(path: Path) -> tuple[list[Result], int]:
    """The games of a file, each once, and the number of lines that hold none.

    >>> read_results(Path("no such file"))
    ([], 0)
    """
    try:
        lines = path.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return [], 0
    found: dict[int, Result] = {}
    unreadable = 0
    for line in filter(str.strip, lines):
        result = _result(line)
        if result is None:
            unreadable += 1
        else:
            found.setdefault(result.number, result)
    return list(found.values()), unreadable


def _result(line: str) -> Result | None:
    """The result of a line, None if it holds none that makes sense."""
    try:
        result = Result.from_line(line)
        seats = len(result.entrants)
        fits = len(result.places) == seats >= 1 and all(isinstance(place, int) for place in result.places)
        fits = fits and (result.scores is None or len(result.scores) == seats) and isinstance(result.more, dict)
        return result if fits and isinstance(result.number, int) and isinstance(result.plies, int) else None
    except (ValueError, TypeError, AttributeError):
        return None


def _read_sprt(path: Path) -> dict[str, Any] | None:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None
