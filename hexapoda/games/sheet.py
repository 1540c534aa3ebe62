"""Drawings for the terminal: a sheet of characters, and the players beside a board. `canvas` draws hexes on a sheet."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeVar

from hexapoda import i18n
from hexapoda.kernel.declaration import Marks

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.measure import Measurement
    from rich.text import Text

#: Line and column of a sheet.
Place = tuple[int, int]

FAINT = "#8a8a8a"
INDENT = "     "

SizeT = TypeVar("SizeT")
SheetT = TypeVar("SheetT", bound="Sheet")


class Sheet:
    """Characters with styles on an unbounded sheet; `lines` cuts out the part that was drawn on."""

    def __init__(self) -> None:
        self._sheet: dict[Place, tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str) -> None:
        """Write a text from a place to the right."""
        for i, character in enumerate(text):
            self._sheet[line, column + i] = character, style

    def put_below(self, line: int, column: int, character: str, style: str) -> None:
        """Write a character unless there is one already."""
        self._sheet.setdefault((line, column), (character, style))

    def at(self, line: int, column: int) -> str:
        """The character at a place."""
        return self._sheet.get((line, column), (" ", ""))[0]

    @property
    def width(self) -> int:
        """The number of columns drawn on."""
        columns = [column for _, column in self._sheet]
        return max(columns) - min(columns) + 1 if columns else 0

    @property
    def height(self) -> int:
        """The number of lines drawn on."""
        lines = [line for line, _ in self._sheet]
        return max(lines) - min(lines) + 1 if lines else 0

    def middle(self) -> int | None:
        """The column that stays in the middle when the sheet is cut; None: the middle of the sheet."""
        return None

    def lines(self, room: int) -> Iterable["Text"]:
        """The drawing, at most `room` columns wide; ‹ and › mark where it is cut."""
        from rich.text import Text

        if not self._sheet:
            return
        left = min(column for _, column in self._sheet)
        width = self.width
        if width > room:
            middle = self.middle()
            middle = left + width // 2 if middle is None else middle
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


class Drawing:
    """A board with its constants, which `rich` prints as wide as there is room. A game draws the rest."""

    def __init__(self, board: Mapping[str, Any], *, marks: Marks | None = None, language: str = "en") -> None:
        self.board, self.marks, self.language = board, marks or Marks(), language

    def __rich_measure__(self, console: "Console", options: "ConsoleOptions") -> "Measurement":
        from rich.measure import Measurement

        return Measurement(1, options.max_width)


class Players:
    """The players beside a board, as lines. A game says what they are called, and writes the rest."""

    def __init__(self, board: Mapping[str, Any], language: str) -> None:
        self.board, self.language = board, language

    def words(self, message: str, **params: object) -> str:
        """A message of the catalog."""
        return i18n.text(message, params, self.language)

    def called(self, seat: int) -> str:
        """What a seat plays, as in `Declaration.called`."""
        raise NotImplementedError

    def name(self, seat: int) -> str:
        """A player with what it plays: "Player 1 (blue)"."""
        name = self.words(f"called-{self.called(seat)}")
        return self.words("seat-called", seat=self.words("seat-number", number=seat + 1), name=name)

    @staticmethod
    def wrapped(line: "Text", room: int, indent: str = "") -> list["Text"]:
        """A line, wrapped to the room there is."""
        from rich.console import Console
        from rich.text import Text

        parts = line.wrap(Console(), max(10, room - len(indent)))
        for part in parts:
            part.rstrip()
        return [Text(indent) + part for part in parts]


def covered(number: int) -> str:
    """A hand that the viewer can't see.

    >>> covered(3)
    '░░ ░░ ░░'
    """
    return " ".join(["░░"] * number)


def _side_by_side(left: list["Text"], width: int, right: list["Text"]) -> list["Text"]:
    """Two blocks of lines beside each other; the left one is `width` columns wide."""
    from rich.text import Text

    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number] if number < len(left) else Text()
        line.pad_right(max(0, width - line.cell_len))
        lines.append(line + right[number] if number < len(right) else line)
    return lines


def fitting(draw: Callable[[SizeT], SheetT], large: SizeT, small: SizeT, room: int) -> SheetT:
    """The drawing in the large size if it fits, else in the small one."""
    sheet = draw(large)
    return sheet if sheet.width <= room else draw(small)


def with_players(sheet: Sheet, room: int, beside: int, lines: Callable[[int, bool], Iterable["Text"]]) -> list["Text"]:
    """A board with its players: beside it if `beside` columns are left, else beneath it.

    `lines` is called with the number of columns for the players, and whether they stand beside the board.
    """
    from rich.text import Text

    drawn = list(sheet.lines(room))
    width = sheet.width + 2
    if width + beside > room:
        return [*drawn, Text(), *lines(room, False)]
    return _side_by_side(drawn, width, list(lines(room - width, True)))


def finished(lines: Iterable["Text"], options: "ConsoleOptions", ascii_signs: Mapping[int, str]) -> Iterable["Text"]:
    """Lines that are cropped instead of wrapped, in characters that the output can show."""
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
        if options.ascii_only:
            line.plain = line.plain.translate(ascii_signs)
        yield line
