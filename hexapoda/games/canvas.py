"""Hexes as characters for the terminal: what the drawings of games with hexes share.

Hexes stand on a point; rows are shifted by half a hex. Neighbours share their walls (│) and slants (╱ ╲):

      ╱ ╲ ╱ ╲
     │wS1│bS1│
      ╲ ╱ ╲ ╱

The spaces between the slants above and below a hex are its tips.
"""

from typing import NamedTuple

from hexapoda.games.sheet import Place, Sheet

#: A hex by its axial coordinates.
Hex = tuple[int, int]

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


class Canvas(Sheet):
    """A sheet with hexes; what is left out where it is too wide is far from the focus."""

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
        """Words in the middle of an empty hex."""
        line, column = self.size.corner(spot)
        self.put(line + 1, column + 1, text.center(self.size.across - 1), style)

    def tips(self, spot: Hex, upper: str, lower: str, style: str) -> None:
        """What stands in the upper and the lower tip of a hex."""
        size, (line, column) = self.size, self.size.corner(spot)
        self.put(line, column + size.tip_at, upper.center(size.tip)[: size.tip], style)
        self.put(line + size.down, column + size.tip_at, lower.center(size.tip)[: size.tip], style)
