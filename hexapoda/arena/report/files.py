"""The figures of a report as CSV and JSON."""

import csv
import io
import json
import math
from dataclasses import asdict
from typing import Any

from hexapoda.arena.disk import write_whole
from hexapoda.arena.report.figures import Figures
from hexapoda.arena.report.run import Run
from hexapoda.arena.statistics.elo import Estimate

#: The version of `report.json`.
VERSION = 1


def write_csv(run: Run, found: Figures) -> None:
    """`results.csv`: a line for each entrant. `games.csv`: a line for each game and seat."""
    names = ("name", "games", "wins", "draws", "losses", "score", "elo", "error", "points", "faults")
    lines = [[_rounded(getattr(each, name)) for name in names] for each in found.standings]
    write_whole(run.folder / "results.csv", _csv(names, lines))
    names = ("number", "group", "opening", "seat", "entrant", "place", "points", "reason", "plies", "seconds", "fault")
    lines = [
        [
            *(result.number, result.group, result.opening, seat + 1, entrant, result.places[seat]),
            result.scores[seat] if result.scores else None,
            *(result.reason, result.plies),
            result.seconds[seat] if seat < len(result.seconds) else None,
            result.fault if result.at_fault == entrant else None,
        ]
        for result in sorted(run.results, key=lambda each: each.number)
        for seat, entrant in enumerate(result.entrants)
    ]
    write_whole(run.folder / "games.csv", _csv(names, lines))


def _csv(names: tuple[str, ...], lines: list[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([_as_data(value) for value in line] for line in lines)
    return text.getvalue()


def _as_data(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula: a fault's words are those of a stranger's program."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value


def write_json(run: Run, found: Figures) -> None:
    """`report.json`: everything that the page shows, without the games."""
    text = json.dumps(report(run, found), ensure_ascii=False, indent=1, allow_nan=False)
    write_whole(run.folder / "report.json", text + "\n")


def report(run: Run, found: Figures) -> dict[str, Any]:
    """The report as data. Bounds that the games do not set are null."""
    test = found.test
    return _plain(
        {
            "version": VERSION,
            "settings": run.settings,
            "games": len(run.results),
            "unreadable": run.unreadable,
            "standings": [asdict(each) for each in found.standings],
            "duels": [
                {
                    **{name: getattr(each, name) for name in ("first", "second", "games", "wins", "draws", "losses")},
                    "score": each.score,
                    "superiority": each.superiority,
                    "sample": {"size": each.sample.size, "values": each.sample.values, "counts": each.sample.counts},
                    **{name: getattr(each, name) for name in ("elo", "normalised", "margin")},
                }
                for each in found.duels
            ],
            "seats": [
                {name: getattr(each, name) for name in ("seats", "seat", "games", "wins", "score", "points")}
                for each in found.seats
            ],
            "lengths": None if found.lengths is None else asdict(found.lengths),
            "reasons": dict(found.reasons),
            "openings": [asdict(each) for each in found.openings],
            "paces": [asdict(each) for each in found.paces],
            "sprt": None
            if test is None
            else {
                **asdict(test.sprt),
                **{name: getattr(test.state, name) for name in ("llr", "lower", "upper", "verdict", "llr_at_stop")},
            },
        }
    )


def _plain(value: Any) -> Any:
    """Data that JSON has: no infinities, an estimate as its three numbers."""
    if isinstance(value, Estimate):
        return {"value": _plain(value.value), "low": _plain(value.low), "high": _plain(value.high)}
    if isinstance(value, dict):
        return {str(name): _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return _rounded(value)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 6) if math.isfinite(value) else None
    return value
