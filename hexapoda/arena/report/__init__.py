"""The report of a run: one page that needs nothing else, and the same figures as CSV and JSON."""

from pathlib import Path

from hexapoda.arena.disk import write_whole
from hexapoda.arena.report import figures, files, page
from hexapoda.arena.report.run import read_run
from hexapoda.arena.report.words import Words

#: Where the page is that replays games, unless it is said: a server of this computer.
BASE = "http://127.0.0.1:8000"


def write(folder: Path, *, language: str = "en", base: str = BASE) -> Path:
    """Write `report.html`, `report.json`, `results.csv` and `games.csv` into the folder of a run; returns the page.

    `base` is the address of the server on whose replay page the links open games. Raises HexapodaError if the folder
    holds no run. A run may still be going on: the report is of the games that are finished.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "run.json").write_text('{"game": "hive"}')
    ...     write(Path(folder)).name
    'report.html'
    """
    run = read_run(folder)
    found = figures.figures(run)
    files.write_csv(run, found)
    files.write_json(run, found)
    target = folder / "report.html"
    write_whole(target, page.page(run, found, Words(run.game, language), base.rstrip("/")))
    return target
