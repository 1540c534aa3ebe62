"""Hexes as characters for the terminal.

Hexes are pointy-topped; rows are shifted by half a hex. Neighbours share their walls (│) and slants (╱ ╲):

      ╱ ╲ ╱ ╲
     │wS1│bS1│
      ╲ ╱ ╲ ╱

The spaces between the slants above and below a hex are its tips.
"""

from typing import NamedTuple

from hexapoda.games.sheet import Place, Sheet

#: A hex by its axial coordinates.
Hex = tuple[int, int]

#: Replacements for output that is ASCII only.
ASCII = str.maketrans({"╱": "/", "╲": "\\", "│": "|", "║": "#", "×": "x", "▸": ">", "‹": "<", "›": ">"})


class Size(NamedTuple):
    """The size of a hex: the distance to the next one east, to the next row, and the width of its tips."""

    across: int
    down: int
    tip: int

    def corner(self, spot: Hex) -> Place:
        """The upper left corner of a hex."""
        q, r = spot
        return self.down * r, self.across * q + self.across // 2 * r

    @property
    def tip_at(self) -> int:
        """The column within a hex where its tips begin, between the slants."""
        return (self.across - self.tip) // 2 + 1 - self.across % 2


class Canvas(Sheet):
    """A sheet with hexes; when it is too wide, the part around the focus is shown."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        self.focus: Hex | None = None

    def middle(self) -> int | None:
        return None if self.focus is None else self.size.corner(self.focus)[1] + self.size.across // 2

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
        """A text in the middle of an empty hex."""
        line, column = self.size.corner(spot)
        self.put(line + 1, column + 1, text.center(self.size.across - 1), style)

    def tips(self, spot: Hex, upper: str, lower: str, style: str) -> None:
        """Texts in the upper and the lower tip of a hex."""
        size, (line, column) = self.size, self.size.corner(spot)
        self.put(line, column + size.tip_at, upper.center(size.tip)[: size.tip], style)
        self.put(line + size.down, column + size.tip_at, lower.center(size.tip)[: size.tip], style)
