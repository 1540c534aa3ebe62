"""What a person sees of a run: a live table on a terminal, else a line now and then; and the table at its end."""

import sys
import time
from collections.abc import Iterator
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from hexapoda import i18n
from hexapoda.arena.director import Run
from hexapoda.arena.folder import LOG
from hexapoda.arena.statistics.standings import duel, standings

#: Seconds between two looks of the live table, and between two lines where there is no terminal.
_LOOK = 1.0
_LINE = 30.0


class Progress:
    """Shows a run on standard error while it goes on."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._console = Console(stderr=True)
        self._live = Live(console=self._console, auto_refresh=False, transient=True) if sys.stderr.isatty() else None
        self._began = time.monotonic()
        self._shown = -_LINE
        #: The last that was heard.
        self.run: Run | None = None

    def __enter__(self) -> "Progress":
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(self, *_: Any) -> None:
        if self._live is not None:
            self._live.stop()

    def __call__(self, run: Run) -> None:
        """Hear how far the run is."""
        self.run = run
        now = time.monotonic()
        if now - self._shown < (_LINE if self._live is None else _LOOK):
            return
        self._shown = now
        state = self._state(run)
        if self._live is None:
            self._console.print(state, soft_wrap=True, highlight=False)
        else:
            self._live.update(Group(table(run, self._language), Text(state)), refresh=True)

    def _state(self, run: Run) -> str:
        params = {"done": len(run.results), "all": len(run.tournament.schedule), "running": run.running}
        words = [i18n.text("arena-progress", params, self._language)]
        if left := remaining(run, time.monotonic() - self._began):
            words.append(i18n.text("arena-left", {"left": left}, self._language))
        return " ".join(filter(None, [*words, sprt_text(run, self._language)]))


def remaining(run: Run, seconds: float) -> str:
    """About how long the rest of a run will take, by the games of this session; "" before the first."""
    if not run.played:
        return ""
    whole = round(seconds / run.played * run.left)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}"


def sprt_text(run: Run, language: str) -> str:
    """How the sequential test stands; "" without one."""
    if run.sprt is None:
        return ""
    found = {name: f"{run.sprt[name]:.2f}" for name in ("llr", "lower", "upper")}
    if not run.is_decided:
        return i18n.text("arena-sprt", found, language)
    after = f"{run.sprt.get('llr_after', run.sprt['llr']):.2f}"
    return i18n.text("arena-sprt-over", {**found, "verdict": run.sprt["verdict"], "after": after}, language)


def summary(run: Run, language: str) -> Iterator[Table | str]:
    """What there is to say of the games so far: the standings, what a match of two proves, and who failed how."""
    yield table(run, language)
    names = [entrant.name for entrant in run.tournament.entrants]
    if len(names) == 2:
        found = duel(run.results, *names)
        params = {"first": found.first, "second": found.second, "elo": str(found.elo)}
        yield i18n.text("arena-duel", {**params, "superiority": f"{100 * found.superiority:.1f}"}, language)
    if run.sprt is not None:
        yield sprt_text(run, language)
    for name in names:
        own = [result.fault or result.reason for result in run.results if result.at_fault == name]
        if own:
            params = {"name": name, "count": len(own), "last": own[-1], "path": str(run.folder / LOG)}
            yield i18n.text("arena-faults", params, language)


def table(run: Run, language: str) -> Table:
    """The standings of a run."""
    shown = Table(box=None, pad_edge=False)
    words = ("name", "games", "wins", "draws", "losses", "score", "elo", "faults")
    for word in words:
        shown.add_column(
            i18n.text(f"arena-column-{word}", language=language), justify="left" if word == "name" else "right"
        )
    for each in standings(run.results):
        counts = (str(count) for count in (each.games, each.wins, each.draws, each.losses))
        elo = f"{each.elo:+.0f} ±{each.error:.0f}"
        shown.add_row(each.name, *counts, f"{100 * each.score:.1f} %", elo, str(each.faults or ""))
    return shown
