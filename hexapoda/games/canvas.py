"""Hexes as characters for the terminal: what the drawings of games with hexes share.

Hexes stand on a point; rows are shifted by half a hex. Neighbours share their walls (│) and slants (╱ ╲):

      ╱ ╲ ╱ ╲
     │wS1│bS1│
      ╲ ╱ ╲ ╱

The spaces between the slants above and below a hex are its tips.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.text import Text

#: A point of the canvas: line and column.
Place = tuple[int, int]
#: A hex by its axial coordinates.
Hex = tuple[int, int]

FAINT = "#8a8a8a"
#: What is drawn where the output knows only ASCII.
ASCII = str.maketrans({"╱": "/", "╲": "\\", "│": "|", "║": "#", "×": "x", "▸": ">", "‹": "<", "›": ">"})


class Size(NamedTuple):
    """How large a hex is drawn: the distance to the next one east, to the next row, and how wide its tips are."""

    across: int
    down: int
    tip: int

    def corner(self, spot: Hex) -> Place:
        """The line and column where the drawing of a hex begins."""
        q, r = spot
        return self.down * r, self.across * q + self.across // 2 * r

    @property
    def tip_at(self) -> int:
        """The column within a hex where its tips begin; the slants are beside them."""
        return (self.across - self.tip) // 2 + 1 - self.across % 2


class Canvas:
    """Characters with styles on an endless sheet; `lines` cuts out what was drawn on."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.focus: Hex | None = None
        self._sheet: dict[Place, tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str) -> None:
        """Write a text to the right from a place."""
        for i, character in enumerate(text):
            self._sheet[line, column + i] = character, style

    def at(self, line: int, column: int) -> str:
        """The character at a place."""
        return self._sheet.get((line, column), (" ", ""))[0]

    def outline(self, spot: Hex, style: str, wall: str = "│") -> None:
        """The walls and slants of a hex."""
        size, (line, column) = self.size, self.size.corner(spot)
        for below, left, right in ((0, "╱", "╲"), (size.down, "╲", "╱")):
            self.put(line + below, column + size.tip_at - 1, left, style)
            self.put(line + below, column + size.tip_at + size.tip, right, style)
        for below in range(1, size.down):
            for side in (0, size.across):
                self.put(line + below, column + side, wall, style)

    def label(self, spot: Hex, text: str, style: str) -> None:
        """Words in the middle of an empty hex."""
        line, column = self.size.corner(spot)
        self.put(line + 1, column + 1, text.center(self.size.across - 1), style)

    def tips(self, spot: Hex, upper: str, lower: str, style: str) -> None:
        """What stands in the upper and the lower tip of a hex."""
        size, (line, column) = self.size, self.size.corner(spot)
        self.put(line, column + size.tip_at, upper.center(size.tip)[: size.tip], style)
        self.put(line + size.down, column + size.tip_at, lower.center(size.tip)[: size.tip], style)

    @property
    def width(self) -> int:
        """How many columns were drawn on."""
        columns = [column for _, column in self._sheet]
        return max(columns) - min(columns) + 1 if columns else 0

    @property
    def height(self) -> int:
        """How many lines were drawn on."""
        lines = [line for line, _ in self._sheet]
        return max(lines) - min(lines) + 1 if lines else 0

    def lines(self, room: int) -> Iterable["Text"]:
        """What was drawn, at most `room` columns of it: those around the focus; ‹ and › say that there is more."""
        from rich.text import Text

        if not self._sheet:
            return
        left = min(column for _, column in self._sheet)
        width = self.width
        if width > room:
            middle = self.size.corner(self.focus)[1] + self.size.across // 2 if self.focus else left + width // 2
            start = min(max(middle - room // 2, left), left + width - room)
        else:
            start = left
        end = start + min(width, room) - 1
        rows: dict[int, dict[int, tuple[str, str]]] = {}
        for (line, column), cell in self._sheet.items():
            rows.setdefault(line, {})[column] = cell
        for line in range(min(rows), max(rows) + 1):
            drawn = Text(no_wrap=True, overflow="crop")
            columns = rows.get(line, {})
            cells = [columns.get(at, (" ", "")) for at in range(start, min(end, max(columns, default=start)) + 1)]
            for style, run in groupby(cells, key=lambda cell: cell[1]):
                drawn.append("".join(character for character, _ in run), style)
            if any(column < start for column in columns):
                drawn = Text("‹", FAINT) + drawn[1:]
            if any(column > end for column in columns):
                drawn = drawn[:-1] + Text("›", FAINT)
            yield drawn
