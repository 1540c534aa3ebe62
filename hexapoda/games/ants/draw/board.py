"""The board of Ants for the terminal, with the players beside it or beneath it.

     AB1    AB2ta  AB3    AB4            cells with their names; AB2 has a tunnel marker of player A
    [aW ]──[   ]──[###]──( o )           a worker of A, nobody, an obstacle, a chip on a cake cell

Cake cells are in round brackets, centre cells in braces. An ant in small letters (`aw`) has made its step in this turn.
After a name comes a mark: ◆ chosen, • moved last, · left. A number to type follows the name, or is on an empty cell.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from hexapoda.games.ants.draw.players import COLOURS, FAINT, AntsPlayers
from hexapoda.games.sheet import Drawing, Place, Sheet, finished, fitting, with_players

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

LINK, NAME = "#8a7a55", "#8b7d5b"
GROUND = {"trail": "#8a7a55", "cake": "bold #b3661a", "centre": "bold #7a4fb0"}
BRACKETS = {"trail": "[]", "cake": "()", "centre": "{}"}
CHIP, OBSTACLE = "bold #d98b1f", "bold #6a6a6a"
MARKED = {"•": "bold #00a0c8", "·": "bold #00a0c8", "◆": "bold #c04fd0"}
LABEL = "bold #2f9e44"
LAST, LEFT, CHOSEN = "•", "·", "◆"
ASCII = str.maketrans({"─": "-", "│": "|", "╲": "\\", "╱": "/", LAST: "*", LEFT: ".", CHOSEN: "+", "▲": "^"})
ASCII |= str.maketrans({"░": "#", "–": "-", "▸": ">", "×": "x", "’": "'", "·": ".", "△": "."})


class Size(NamedTuple):
    """The size of a cell, and the columns and lines of a unit of the board before scaling."""

    width: int
    height: int
    across: int
    down: int


#: Small cells have one line, with their name or what is on them.
LARGE, SMALL = Size(5, 2, 7, 3), Size(3, 1, 4, 2)
#: Columns needed to list the players beside the board.
BESIDE = 40
_LARGEST_SCALE = 40


class Canvas(Sheet):
    """A sheet with straight lines."""

    def connect(self, start: Place, end: Place) -> None:
        """Draw a straight line between two places."""
        (line, column), (last, final) = start, end
        down, across = last - line, final - column
        sign = "─" if not down else "│" if not across else "╲" if (down > 0) == (across > 0) else "╱"
        steps = abs(down) or abs(across)  # one sign a line, so that all slants look alike
        for step in range(1, steps):
            self.put_below(line + round(down * step / steps), column + round(across * step / steps), sign, LINK)


class Board(Drawing):
    """What `rich` prints."""

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        room = options.max_width
        canvas = fitting(self._canvas, LARGE, SMALL, room)
        players = AntsPlayers(self.board, self.language)
        lines = with_players(canvas, room, BESIDE, lambda width, _: players.lines(width))
        yield from finished([*lines, *players.legend(room)], options, ASCII)

    def _canvas(self, size: Size) -> Canvas:
        canvas = Canvas()
        places = _places(self.board, size)
        middles = {name: (line + size.height - 1, column + size.width // 2) for name, (line, column) in places.items()}
        cells = self.board["cells"]
        for name, cell in cells.items():
            for other in cell["links"]:
                canvas.connect(middles[name], middles[other])
        for name, hill in self.board["anthills"].items():
            for cell in hill["cells"]:
                canvas.connect(middles[f"({name})"], middles[cell])
        for name, cell in cells.items():
            (self._draw_cell if size == LARGE else self._draw_small)(canvas, places[name], name, cell["kind"])
        for name, hill in self.board["anthills"].items():
            self._draw_hill(canvas, places[f"({name})"], name, hill["owner"], size)
        return canvas

    def _draw_hill(self, canvas: Canvas, place: Place, name: str, owner: int | None, size: Size) -> None:
        """An anthill with the levels that stand on it."""
        line, column = place
        for number in range(size.height):
            canvas.put(line + number, column, " " * size.width, "")
        left = column + size.width // 2 - 1
        if owner is None:
            canvas.put(line, left, f"({name})", FAINT)
            return
        canvas.put(line, left, f" {name} ", COLOURS[name])
        if size == LARGE:
            levels = self.board["seats"][owner]["levels"]
            canvas.put(line + 1, left, ("▲" * levels).ljust(3, "△"), f"bold {LINK}")

    def _draw_cell(self, canvas: Canvas, place: Place, name: str, kind: str) -> None:
        """A cell with its name and mark, and what is on it below."""
        line, column = place
        parties = self.board["ants"].get(name, [])
        label = self.marks.targets.get(name, "")
        sign, style = (f"{label:>2}", LABEL) if label and parties else self._mark(name)
        canvas.put(line, column, f"{name:^3}  ", NAME)
        owner = self.board["markers"].get(name)
        if sign:
            canvas.put(line, column + 3, sign[:2], style)
        elif owner is not None:
            hill = self.board["seats"][owner]["anthill"]
            canvas.put(line, column + 3, f"t{hill.lower()}", COLOURS[hill])
        opening, closing = BRACKETS[kind]
        canvas.put(line + 1, column, f"{opening}   {closing}", GROUND[kind])
        if len(parties) > 1:  # a battle in the centre
            canvas.put(line + 1, column, " " * LARGE.width, "")
        at = column + (len(parties) < 2)
        for party in parties:
            text, ants = self._party(name, party)
            canvas.put(line + 1, at, text, ants)
            at += len(text)
        if not parties and label:
            canvas.put(line + 1, column + 1, f"{label:^3}", LABEL)
        elif not parties and name in self.board["obstacles"]:
            canvas.put(line + 1, column + 1, "###", OBSTACLE)
        elif not parties and name in self.board["treats"]:
            canvas.put(line + 1, column + 2, "o", CHIP)

    def _draw_small(self, canvas: Canvas, place: Place, name: str, kind: str) -> None:
        """A cell as one word: a number to type, what is on it, or its name."""
        line, column = place
        label = self.marks.targets.get(name, "")
        text, style = f"{name:^3}", GROUND[kind] if kind != "trail" else NAME
        if label:
            text, style = f"{label:^3}", LABEL
        elif name in self.board["ants"]:
            text, style = self._party(name, self.board["ants"][name][0])
        elif name in self.board["obstacles"]:
            text, style = "###", OBSTACLE
        elif name in self.board["treats"]:
            text, style = "(o)", CHIP
        canvas.put(line, column, text.ljust(SMALL.width)[: SMALL.width], style)

    def _party(self, cell: str, party: Mapping[str, Any]) -> tuple[str, str]:
        """The text and style of a player's ants on a cell; ants that have stepped are in small letters."""
        hill = self.board["seats"][party["owner"]]["anthill"]
        stepped = self.board["stepped"].get(cell, {}) if party["owner"] == self.board["active"] else {}
        ants = ""
        for letter, kind in (("W", "worker"), ("S", "soldier")):
            done = stepped.get(kind, 0)
            ants += letter * (party[kind] - done) + letter.lower() * done
        return hill.lower() + ants, COLOURS[hill]

    def _mark(self, name: str) -> tuple[str, str]:
        """The mark after the name of a cell, and its style."""
        if name in self._chosen():
            return CHOSEN, MARKED[CHOSEN]
        if name in self._last():
            sign = LAST if name in self.board["ants"] else LEFT
            return sign, MARKED[sign]
        return "", ""

    def _chosen(self) -> list[str]:
        """The chosen cells, and those of the current question."""
        march, battle = self.board["march"], self.board["battle"]
        asked = [march["cell"]] if march else []
        asked += [side["cell"] for side in battle["sides"]] if battle else []
        return [*asked, *([self.board["arrived"]] if self.board["arrived"] else []), *self.marks.chosen]

    def _last(self) -> list[str]:
        """The cells that the last move names or changed."""
        found = [part for part in self.marks.last if part in self.board["cells"]]
        before = self.marks.before
        if before is not None:
            for layer in ("ants", "markers", "obstacles"):
                old, new = before[layer], self.board[layer]
                found += [name for name in {**old, **new} if old.get(name) != new.get(name)]
        return found


# ── layout ──


def _places(board: Mapping[str, Any], size: Size) -> dict[str, Place]:
    """The upper left corner of each cell and each anthill, on the smallest scale on which none overlap."""
    spots = {name: (cell["x"], cell["y"]) for name, cell in board["cells"].items()}
    spots |= {f"({name})": (hill["x"], hill["y"]) for name, hill in board["anthills"].items()}
    left, top = min(x for x, _ in spots.values()), min(y for _, y in spots.values())
    places: dict[str, Place] = {}
    for quarter in range(1, 4 * _LARGEST_SCALE):
        places = {
            name: (round((y - top) * size.down * quarter / 4), round((x - left) * size.across * quarter / 4))
            for name, (x, y) in spots.items()
        }
        if not _overlap(list(places.values()), size):
            break
    return places


def _overlap(places: list[Place], size: Size) -> bool:
    """Whether two cells touch."""
    by_line = sorted(places)
    for number, (line, column) in enumerate(by_line):
        for below, other in by_line[number + 1 :]:
            if below - line >= size.height:
                break
            if abs(other - column) <= size.width:
                return True
    return False
