"""The games of a report: who lost by a fault, and the list with links to replay each."""

from collections import Counter
from html import escape

from hexapoda.arena.report.html import element, folded, section, table
from hexapoda.arena.report.links import replay_link
from hexapoda.arena.report.run import Run
from hexapoda.arena.report.words import Words
from hexapoda.arena.result import Result

#: Links hold the records themselves; once they have this many characters together, the rest of the games have only a
#: link to the file of their record.
_MOST_LINKS = 12_000_000
#: Faults that are listed, at most.
_FAULTS = 100


def faults(run: Run, words: Words) -> str:
    """Games that were lost by a crash, an illegal move and the like."""
    found = [result for result in run.results if result.at_fault]
    if not found:
        return section(words("faults"), note=words("faults-none")) if run.results else ""
    kinds = Counter((result.at_fault or "", result.reason) for result in found).most_common()
    rows = [[escape(name), words.reason(reason), str(count)] for (name, reason), count in kinds]
    heads = ["", words("column-reason"), words("column-games")]
    each = [
        [
            f'<a href="#game-{result.number}">{result.number}</a>',
            escape(result.at_fault or ""),
            escape(result.fault or ""),
        ]
        for result in found[:_FAULTS]
    ]
    listed = table([words("column-game"), "", words("column-fault")], each, texts=3)
    return section(words("faults"), table(heads, rows, texts=2), folded(words("faults-list"), listed))


def games(run: Run, words: Words, base: str) -> str:
    """All games by number."""
    if not run.results:
        return ""
    seats = max(len(result.entrants) for result in run.results)
    # On a phone the first columns are in sight, so what opens a game is among them.
    heads = [words("column-game"), words("column-replay"), *(words.seat(seat) for seat in range(seats))]
    heads += [words("column-reason"), words("column-opening"), words("column-plies")]
    rows, size = [], 0
    for result in sorted(run.results, key=lambda each: each.number):
        link, length = _links(run, result, words, base, size)
        size += length
        entrants = [_entrant(result, seat) for seat in range(len(result.entrants))]
        about = words.reason(result.reason) + (f"<small>{escape(result.at_fault)}</small>" if result.at_fault else "")
        row = [f'<span id="game-{result.number}">{result.number}</span>', link, *entrants]
        row += [""] * (seats - len(entrants)) + [about, escape(result.opening), str(result.plies)]
        rows.append(row)
    field = (
        f'<p><label>{words("filter")} <input type="search" id="filter" autocomplete="off"></label> '
        '<output id="shown"></output></p>'
    )
    shown = table(heads, rows, texts=len(heads) - 1, kind="games")
    return section(words("games"), element("div", field, "filter"), shown, note=words("games-note", base=base))


def _entrant(result: Result, seat: int) -> str:
    """An entrant with its place, or of two with its score: a win is bold."""
    place, sharing = result.places[seat], result.places.count(result.places[seat])
    name = escape(result.entrants[seat])
    mark = f"{place}" if len(result.places) != 2 else "½" if sharing == 2 else "1" if place == 1 else "0"
    points = f" · {result.scores[seat]}" if result.scores else ""
    winner = place == 1 and sharing < len(result.places)
    return f"{element('b', name) if winner else name}<small>{mark}{points}</small>"


def _links(run: Run, result: Result, words: Words, base: str, size: int) -> tuple[str, int]:
    """The links of a game, and how long they are."""
    record = run.record(result.number)
    if record is None:
        return "–", 0
    file = f'<a href="records/{result.number}.txt">{words("record")}</a>'
    if size > _MOST_LINKS:
        return file, 0
    link = replay_link(base, record)
    return f'<a href="{escape(link)}" target="_blank" rel="noopener">{words("replay")}</a> · {file}', len(link)
