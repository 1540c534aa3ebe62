"""The page of a report: one HTML file without any outside resource."""

from pathlib import Path

from hexapoda.arena.report import games, sections
from hexapoda.arena.report.figures import Figures
from hexapoda.arena.report.html import element, notice
from hexapoda.arena.report.run import Run
from hexapoda.arena.report.words import Words

_HERE = Path(__file__).parent


def page(run: Run, found: Figures, words: Words, base: str) -> str:
    """The whole page."""
    title = words("title", game=words.title)
    parts = [
        _head(run, words, title),
        sections.summary(found, words),
        sections.test(found, words),
        sections.ratings(found, words),
        sections.cross_table(run, found, words),
        sections.duels(found, words),
        sections.seats(found, words),
        sections.lengths(run, found, words),
        sections.openings(found, words),
        sections.paces(found, words),
        games.faults(run, words),
        games.games(run, words, base),
        sections.settings(run, words),
    ]
    style, script = ((_HERE / name).read_text("utf-8") for name in ("style.css", "script.js"))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<meta name="referrer" content="no-referrer">\n'
        f'<link rel="icon" href="data:,">\n<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n'
        + "\n".join(filter(None, parts))
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def _head(run: Run, words: Words, title: str) -> str:
    parts = [element("h1", title), element("p", words("lead", count=len(run.results)), "lead")]
    if conditions := sections.conditions(run):
        parts.append(element("p", conditions, "lead"))
    if not run.results:
        parts.append(notice(words("empty")))
    if run.unreadable:
        parts.append(notice(words("unreadable", count=run.unreadable)))
    return element("header", "".join(parts))
