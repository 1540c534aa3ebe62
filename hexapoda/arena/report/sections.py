"""The sections of a report with figures and charts."""

import json
import math
from html import escape, unescape
from typing import Any

from hexapoda.arena.report import charts
from hexapoda.arena.report.figures import Figures
from hexapoda.arena.report.html import element, facts, folded, section, table
from hexapoda.arena.report.run import Run
from hexapoda.arena.report.words import Words
from hexapoda.arena.statistics.elo import Estimate
from hexapoda.arena.statistics.standings import Duel

#: Openings that are listed, at most.
_OPENINGS = 200
#: The flags of limits whose name is another one.
_FLAGS = {"move": "time", "turn": "turn-time", "game": "game-time"}
#: Characters of an option that is named at the top, at most.
_LONGEST_OPTION = 40


def summary(found: Figures, words: Words) -> str:
    """What a match of two proves."""
    if len(found.standings) != 2 or len(found.duels) != 1:
        return ""
    duel = found.duels[0]
    if duel.score < 0.5 or (duel.score == 0.5 and duel.first != found.standings[0].name):
        duel = _turned(duel)
    pairs = [
        (words("elo"), estimate(duel.elo)),
        (words("normalised"), estimate(duel.normalised)),
        (words("superiority"), percent(duel.superiority)),
        (words("score"), f"{percent(duel.score)} ({_counts(duel)})"),
    ]
    if duel.margin is not None:
        pairs.append((words("margin"), estimate(duel.margin)))
    if duel.sample.size == 2 and len(duel.sample.counts) == 5:
        pairs.append((words("pairs"), " ".join(map(str, duel.sample.counts))))
    title = words("against", first=duel.first, second=duel.second)
    return section(title, facts(pairs), note=words("summary-note", first=duel.first))


def _turned(duel: Duel) -> Duel:
    """A duel as the other side sees it."""

    def minus(each: Estimate) -> Estimate:
        return Estimate(-each.value, -each.high, -each.low)

    return Duel(
        *(duel.second, duel.first, duel.losses, duel.draws, duel.wins, 1 - duel.score),
        type(duel.sample)(duel.sample.values, duel.sample.counts[::-1], duel.sample.size),
        *(minus(duel.elo), minus(duel.normalised), 1 - duel.superiority),
        None if duel.margin is None else minus(duel.margin),
    )


def test(found: Figures, words: Words) -> str:
    """The sequential test."""
    if found.test is None:
        return ""
    sprt, state = found.test.sprt, found.test.state
    scale = words(f"model-{sprt.model}")
    pairs = [
        (
            words("test-verdict"),
            words(f"verdict-{state.verdict or 'none'}", elo0=f"{sprt.elo0:g}", elo1=f"{sprt.elo1:g}"),
        ),
        (words("test-bounds"), f"{sprt.elo0:g} … {sprt.elo1:g} ({scale}), α = {sprt.alpha:g}, β = {sprt.beta:g}"),
    ]
    if state.llr_at_stop is not None:
        pairs.append((words("test-ratio-stop"), _minus(f"{state.llr_at_stop:+.2f}")))
    pairs.append((words("test-ratio"), _minus(f"{state.llr:+.2f} ({state.lower:.2f} … {state.upper:.2f})")))
    drawn = charts.curve(found.test.curve, lower=state.lower, upper=state.upper, title=words("test"))
    return section(words("test"), facts(pairs), drawn, note=words("test-note"))


def ratings(found: Figures, words: Words) -> str:
    """The table and the plot of ratings."""
    if not found.standings:
        return ""
    bars = [
        charts.Bar(each.name, each.elo, each.elo - each.error, each.elo + each.error, rating(each.elo, each.error))
        for each in found.standings
    ]
    heads = ["", *(words(f"column-{each}") for each in ("elo", "games", "wins", "draws", "losses", "score"))]
    with_points = any(each.points is not None for each in found.standings)
    with_faults = any(each.faults for each in found.standings)
    rows = []
    for each in found.standings:
        row = [escape(each.name), rating(each.elo, each.error), str(each.games)]
        row += [str(each.wins), str(each.draws), str(each.losses), percent(each.score)]
        row += ["" if each.points is None else f"{each.points:.1f}"] * with_points + [str(each.faults)] * with_faults
        rows.append(row)
    heads += [words("column-points")] * with_points + [words("column-faults")] * with_faults
    plot = charts.error_bars(bars, middle=0.0, title=words("ratings"))
    return section(words("ratings"), plot, table(heads, rows), note=words("ratings-note"))


def cross_table(run: Run, found: Figures, words: Words) -> str:
    """Everyone against everyone, where there are more than two."""
    names = [each.name for each in found.standings]
    if len(names) < 3:
        return ""
    cells: dict[tuple[str, str], str] = {}
    for duel in found.duels:
        for each in (duel, _turned(duel)):
            cells[each.first, each.second] = f"{percent(each.score)}<small>{_counts(each)}</small>"
    heads = ["", *(escape(name) for name in names)]
    rows = [[escape(name), *(cells.get((name, other), "") for other in names)] for name in names]
    return section(words("cross"), table(heads, rows, kind="cross"), note=words("cross-note"))


def duels(found: Figures, words: Words) -> str:
    """All pairs with their estimates, where there are more than two entrants."""
    if len(found.duels) < 2:
        return ""
    heads = [words(f"column-{each}") for each in ("duel", "score", "elo", "normalised", "superiority")]
    with_margin = any(each.margin for each in found.duels)
    rows = [
        [
            words("against", first=each.first, second=each.second),
            *(percent(each.score), estimate(each.elo), estimate(each.normalised), percent(each.superiority)),
            *(["" if each.margin is None else estimate(each.margin)] * with_margin),
        ]
        for each in found.duels
    ]
    heads += [words("column-margin")] * with_margin
    return element("section", folded(words("duels"), table(heads, rows)))


def seats(found: Figures, words: Words) -> str:
    """What a seat is worth."""
    parts = []
    several = len({each.seats for each in found.seats}) > 1
    for count in sorted({each.seats for each in found.seats}):
        group = [each for each in found.seats if each.seats == count]
        bars = [
            charts.Bar(
                unescape(words.seat(each.seat)),
                100 * each.score.value,
                100 * each.score.low,
                100 * each.score.high,
                f"{100 * each.score.value:.1f} ± {100 * each.score.error:.1f} %"
                + ("" if each.points is None else f" · {unescape(words('points', points=f'{each.points:.1f}'))}"),
            )
            for each in group
        ]
        if several:
            parts.append(element("h3", words("seats-count", count=count)))
        parts.append(charts.error_bars(bars, middle=50.0, title=words("seats"), unit=" %"))
        marked = [words.seat(each.seat) for each in group if each.is_significant]
        parts.append(
            element("p", words("seats-some") + ": " + ", ".join(marked) if marked else words("seats-none"), "note")
        )
    return section(words("seats"), *parts, note=words("seats-note")) if parts else ""


def lengths(run: Run, found: Figures, words: Words) -> str:
    """How long games were, and how they ended."""
    if found.lengths is None:
        return ""
    plies = [result.plies for result in run.results]
    about = found.lengths
    note = words(
        "lengths-note",
        mean=f"{about.mean:.1f}",
        median=f"{about.median:g}",
        shortest=about.shortest,
        longest=about.longest,
    )
    ends = [[words.reason(reason) or "–", str(count), percent(count / len(plies))] for reason, count in found.reasons]
    heads = [words(f"column-{each}") for each in ("reason", "games", "part")]
    return section(words("lengths"), charts.histogram(plies, title=words("lengths")), table(heads, ends), note=note)


def openings(found: Figures, words: Words) -> str:
    """The openings that were played."""
    if not found.openings:
        return ""
    heads = [words(f"column-{each}") for each in ("opening", "games", "first-seat", "plies")]
    rows = [
        [escape(each.name) or "–", str(each.games), percent(each.first_seat), f"{each.plies:.0f}"]
        for each in found.openings[:_OPENINGS]
    ]
    more = len(found.openings) - len(rows)
    rest = element("p", words("openings-more", count=more), "note") if more else ""
    note = words("openings-note", count=len(found.openings))
    return section(words("openings"), folded(words("openings-list"), table(heads, rows) + rest), note=note)


def paces(found: Figures, words: Words) -> str:
    """The time that entrants took."""
    if not found.paces:
        return ""
    rows = [[escape(each.name), f"{each.seconds:.2f}", f"{each.overtime:.3f}"] for each in found.paces]
    return section(words("paces"), table(["", *(words(f"column-{each}") for each in ("seconds", "overtime"))], rows))


def conditions(run: Run) -> str:
    """Under which options and limits was played, as the flags of `hexapoda arena`. Long ones are in the settings."""
    options, limits = (
        stated if isinstance(stated := run.settings.get(part), dict) else {} for part in ("options", "limits")
    )
    found = [*options.items(), *((_FLAGS.get(name, name), value) for name, value in limits.items())]
    texts = [f"--{name} {value}" for name, value in found if value not in (None, "", 0)]
    return " ".join(element("code", escape(text)) for text in texts if len(text) <= _LONGEST_OPTION)


def settings(run: Run, words: Words) -> str:
    """The settings of the run."""
    rows = [[escape(name), _setting(value)] for name, value in run.settings.items()]
    return element("section", folded(words("settings"), table(["", ""], rows, texts=2, kind="settings")))


def _setting(value: Any) -> str:
    """A setting as text: what is not stated is left out."""
    if isinstance(value, dict):
        return (
            "<br>".join(f"{escape(name)}: {_setting(each)}" for name, each in value.items() if each is not None) or "–"
        )
    if isinstance(value, list):
        return "<br>".join(map(_setting, value)) or "–"
    return (
        escape(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)) if value is not None else "–"
    )


# ── numbers ──


def percent(part: float) -> str:
    """A part of a whole."""
    return f"{100 * part:.1f} %"


def estimate(found: Estimate) -> str:
    """A figure with its error."""
    return escape(_minus(str(found)))


def rating(elo: float, error: float) -> str:
    """A rating with its error; an error beyond any use is shown as unknown."""
    return _minus(f"{elo:+.0f} ± {error:.0f}" if math.isfinite(error) else f"{elo:+.0f} ± ?")


def _minus(number: str) -> str:
    """A number with the sign that people print."""
    return number.replace("-", "−")


def _counts(duel: Duel) -> str:
    return f"+{duel.wins} ={duel.draws} −{duel.losses}"
