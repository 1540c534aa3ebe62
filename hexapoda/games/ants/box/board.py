"""Reads and checks the board of a data file: cells, links and anthills (A1.10 to A1.15)."""

import re

from hexapoda.games.ants.box.contents import Cell, Hill
from hexapoda.games.ants.box.graph import graph_of
from hexapoda.games.ants.state import CELL_KINDS, GATES, HILLS, MAX_CELLS, MAX_LINKS, TRAIL
from hexapoda.games.toml_reader import Table, near_first
from hexapoda.i18n import excerpt

#: Names are short and differ from the letters of ants and the words of the notation.
_NAME = re.compile(r"[A-Z]{2}|[A-Z]{1,2}[0-9]{1,2}", re.ASCII)
MAX_COORDINATE = 100


def read_board(table: Table) -> tuple[tuple[Hill, ...], tuple[Cell, ...], tuple[tuple[int, int], ...]]:
    """Anthills, cells and links."""
    cells = _read_cells(table)
    numbers = {cell.name: number for number, cell in enumerate(cells)}
    hills = _read_hills(table, cells, numbers)
    links = _read_links(table.table("graph"), numbers)
    _check_graph(table, hills, cells, links)
    return hills, cells, links


def _read_cells(table: Table) -> tuple[Cell, ...]:
    """A1.10, A1.15."""
    found: list[Cell] = []
    places: dict[tuple[float, float], str] = {}
    for each in table.tables("cells", MAX_CELLS):
        name = each.text("id")
        if not _NAME.fullmatch(name):
            raise each.wrong("ants-data-cell-name", "id", clause="A1.10", value=excerpt(name))
        if any(cell.name == name for cell in found):
            raise each.wrong("file-twice", "id", clause="A1.10", value=name)
        kind = each.one_of("kind", CELL_KINDS, clause="A1.10")
        x, y = _read_place(each)
        if (x, y) in places:
            raise each.wrong("ants-data-same-place", "x", value=name, other=places[x, y])
        places[x, y] = name
        each.finish()
        found.append(Cell(name, CELL_KINDS.index(kind), x, y))
    return tuple(found)


def _read_place(table: Table) -> tuple[float, float]:
    """The coordinates of a cell or an anthill."""
    return table.number("x", -MAX_COORDINATE, MAX_COORDINATE), table.number("y", -MAX_COORDINATE, MAX_COORDINATE)


def _read_hills(table: Table, cells: tuple[Cell, ...], numbers: dict[str, int]) -> tuple[Hill, ...]:
    """A1.11: four anthills with three trail cells each; no cell belongs to two."""
    found: dict[str, Hill] = {}
    beside: dict[str, str] = {}
    for each in table.tables("anthills", len(HILLS)):
        name = each.one_of("id", HILLS, clause="A1.10")
        if name in found:
            raise each.wrong("file-twice", "id", clause="A1.10", value=name)
        named = each.words("cells")
        if len(named) != GATES:
            raise each.wrong("ants-data-gates", "cells", clause="A1.11", hill=name, found=len(named), expected=GATES)
        for cell in named:
            number = _cell(each, "cells", cell, numbers)
            if cell in beside:
                raise each.wrong("ants-data-gate-twice", "cells", clause="A1.11", cell=cell, other=beside[cell])
            if cells[number].kind != TRAIL:
                kind = CELL_KINDS[cells[number].kind]
                raise each.wrong("ants-data-gate-kind", "cells", clause="A1.11", cell=cell, kind=kind)
            beside[cell] = name
        first, second, third = (numbers[cell] for cell in named)
        found[name] = Hill((first, second, third), *_read_place(each))
        each.finish()
    for name in HILLS:
        if name not in found:
            raise table.wrong("ants-data-no-hill", "anthills", clause="A1.10", hill=name)
    return tuple(found[name] for name in HILLS)


def _cell(table: Table, key: str, name: str, numbers: dict[str, int]) -> int:
    if name not in numbers:
        known = ", ".join(near_first(name, numbers)[:6])
        raise table.wrong("ants-data-no-cell", key, clause="A1.10", cell=excerpt(name), known=known)
    return numbers[name]


def _read_links(table: Table, numbers: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """A1.10."""
    found: list[tuple[int, int]] = []
    degrees = dict.fromkeys(numbers, 0)
    for pair in table.lists("links", MAX_CELLS * MAX_LINKS):
        if len(pair) != 2 or pair[0] == pair[1]:
            raise table.wrong("ants-data-link", "links", clause="A1.10", value=excerpt(", ".join(pair)))
        one, other = (_cell(table, "links", name, numbers) for name in pair)
        link = (min(one, other), max(one, other))
        if link in found:
            raise table.wrong("file-twice", "links", clause="A1.10", value=f"{pair[0]}, {pair[1]}")
        found.append(link)
        for name in pair:
            degrees[name] += 1
            if degrees[name] > MAX_LINKS:
                raise table.wrong("ants-data-links", "links", clause="A1.10", cell=name, most=MAX_LINKS)
    table.finish()
    return tuple(sorted(found))


def _check_graph(
    table: Table, hills: tuple[Hill, ...], cells: tuple[Cell, ...], links: tuple[tuple[int, int], ...]
) -> None:
    """A1.18, A5.6: all cells are connected, and exactly one way leads forward from each gate."""
    graph = graph_of([cell.kind for cell in cells], [hill.cells for hill in hills], links)
    for cell, away in zip(cells, graph.distance[0], strict=True):
        if away is None:
            raise table.wrong("ants-data-cut-off", "graph.links", clause="A1.18", cell=cell.name, hill=HILLS[0])
    for number, hill in enumerate(hills):
        for gate in hill.cells:
            ahead = graph.onward(number, gate)
            if len(ahead) != 1:
                found = ", ".join(cells[cell].name for cell in ahead) or "-"
                where = {"cell": cells[gate].name, "hill": HILLS[number]}
                raise table.wrong("ants-data-forward", "graph.links", clause="A5.6", found=found, **where)
