"""The garden of Myrmes for the terminal, with the colonies beside it or beneath it.

      ╱2,╲  ╱3,╲
     │ lb  │rA2 │       a ladybug; tile A of red with two cubes, seen on every hex that it covers
      ╲11╱  ╲11╱

Each row begins with its number. A hex shows what lies on it: prey (lb, te, sp), an exit (rX), a tile (rA2; special ones
with a star), the worker (@), or its ground. The tip above a hex has its q, the tip below a mark: ◆ chosen, • last,
a number that can be typed.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hexapoda.games.canvas import ASCII as LINES_IN_ASCII
from hexapoda.games.canvas import Canvas, Hex, Size
from hexapoda.games.myrmes.draw_colonies import LETTERS, STYLES, Colonies
from hexapoda.games.sheet import FAINT, Drawing, finished, fitting, with_players

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

PREY_SIGNS = {"ladybug": "lb", "termite": "te", "spider": "sp"}
PREY_STYLE = "bold #ffffff on #7a2e8a"
NOBODYS = "bold #ffffff on #6b6b6b"
SYMBOLS = {"grass": " ", "earth": ".", "stone": "^", "mushroom": "o", "water": "~"}
GROUND = {
    "grass": "#3d7a2e on #b4d99c",
    "earth": "#6b4a2b on #d8b48a",
    "stone": "#5a5a5a on #c9c6c0",
    "mushroom": "#8a3a5a on #ecd3dc",
    "water": "#2c6f9e on #9fd0ee",
}
WALL, LAST_WALL, CHOSEN_WALL, TARGET_WALL = "#8a7a55", "bold #35c4e8", "bold #e05fd0", "bold #4fae5b"
MARKED = {"•": "bold #00728f", "◆": "bold #a01790"}
LABEL = "bold #0d5c1c"
WORKER = "bold #000000 on #ffffff"
LAST, CHOSEN = "•", "◆"
ASCII = LINES_IN_ASCII | str.maketrans({LAST: "*", CHOSEN: "+", "–": "-", "·": ".", "✓": "v"})

LARGE, SMALL = Size(6, 2, 2), Size(4, 2, 1)
#: Columns before the first hex of a row, for its number.
MARGIN = 3
#: Columns for the colonies beside the garden.
BESIDE = 44


def _spot(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


class Board(Drawing):
    """What `rich` prints, in the larger size if there is room."""

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        room = options.max_width
        canvas = fitting(self._canvas, LARGE, SMALL, room)
        colonies = Colonies(self.board, self.language)
        lines = with_players(canvas, room, BESIDE, lambda width, _: colonies.lines(width))
        legend = colonies.legend(room, {name: (SYMBOLS[name], GROUND[name]) for name in SYMBOLS})
        yield from finished([*lines, *legend], options, ASCII)

    def _canvas(self, size: Size) -> Canvas:
        canvas = Canvas(size)
        spots = {name: _spot(name) for name in self.board["hexes"]}
        first: dict[int, int] = {}
        for q, r in spots.values():
            first[r] = min(first.get(r, q), q)
        for spot in spots.values():
            canvas.outline(spot, WALL)
        for r, q in first.items():
            line, column = size.corner((q, r))
            canvas.put(line + 1, column - MARGIN, f"{r:>2}", FAINT)
        chosen, last = self._hexes(self._chosen()), self._hexes(self._last())
        targets = self._targets()
        for names, style in ((targets, TARGET_WALL), (last, LAST_WALL), (chosen, CHOSEN_WALL)):
            for name in names:
                canvas.outline(spots[name], style)
                canvas.focus = spots[name]
        for name, spot in spots.items():
            mark = targets.get(name) or (CHOSEN if name in chosen else LAST if name in last else "")
            self._fill(canvas, name, spot, mark)
        return canvas

    def _fill(self, canvas: Canvas, name: str, spot: Hex, mark: str) -> None:
        """Ground, what lies there, coordinate and marks of a hex."""
        size, (line, column) = canvas.size, canvas.size.corner(spot)
        inside = size.across - 1
        terrain = self.board["hexes"][name]
        ground, background = GROUND[terrain], GROUND[terrain].partition(" ")[2]
        canvas.put(line + 1, column + 1, SYMBOLS[terrain] * inside, ground)
        canvas.tips(spot, str(spot[0]).rjust(size.tip)[-size.tip :], SYMBOLS[terrain] * size.tip, ground)
        text, style = self._thing(name, inside)
        if text:
            canvas.put(line + 1, column + 1 + (inside - len(text)) // 2, text, style)
        if mark:
            style = f"{MARKED.get(mark, LABEL)} {background}"
            canvas.put(line + size.down, column + size.tip_at, mark.ljust(size.tip)[: size.tip], style)

    def _thing(self, name: str, inside: int) -> tuple[str, str]:
        """What lies on a hex, in short, and its style."""
        worker = self.board["worker"]
        here = worker is not None and worker["hex"] == name
        tile = self._tile_on(name)
        sign = "@" if here else ""
        if tile is not None:
            letters, thing = tile, self.board["tiles"][tile]
            owner, cubes = thing["owner"], sum(thing["cubes"].values())
            letter = "n" if owner is None else LETTERS[owner]
            special = "*" if not thing["kind"].startswith("P") else str(cubes)
            style = NOBODYS if owner is None else STYLES[owner]
            return f"{sign or letter}{letters}{special}"[:inside], style
        if name in self.board["exits"]:
            owner = self.board["exits"][name]
            return f"{sign}{LETTERS[owner]}X", STYLES[owner]
        if name in self.board["prey"]:
            return PREY_SIGNS[self.board["prey"][name]], PREY_STYLE
        return sign, WORKER

    def _tile_on(self, name: str) -> str | None:
        return next((tile for tile, thing in self.board["tiles"].items() if name in thing["hexes"]), None)

    def _hexes(self, names: Iterable[str]) -> list[str]:
        """The hexes of names: of a hex, of a tile, or of several hexes in one name."""
        found: list[str] = []
        for name in names:
            if name in self.board["tiles"]:
                found += self.board["tiles"][name]["hexes"]
            else:
                found += [spot for spot in name.split(" ") if spot in self.board["hexes"]]
        return found

    def _targets(self) -> dict[str, str]:
        """The hexes that can be chosen next, with what to type; not for placements, which overlap too much."""
        single = {name: label for name, label in self.marks.targets.items() if " " not in name}
        return {spot: label for name, label in single.items() for spot in self._hexes([name])}

    def _chosen(self) -> list[str]:
        """What the decision is about, or has been chosen."""
        board = self.board
        asked = [board["worker"]["hex"]] if board["worker"] else []
        asked += [board["harvested"]] if board["harvested"] else []
        return [*asked, *board["freed"], *board["picked"], *self.marks.chosen]

    def _last(self) -> list[str]:
        """What the last move named or changed."""
        found = list(self.marks.last)
        before = self.marks.before
        if before is not None:
            for layer in ("prey", "exits", "tiles"):
                old, new = before[layer], self.board[layer]
                for name in {**old, **new}:
                    if old.get(name) != new.get(name):
                        found += old[name]["hexes"] if layer == "tiles" and name in old else [name]
        return found
