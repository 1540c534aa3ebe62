"""The hive for the terminal, with both hands beneath it.

Hexes are pointy-topped, as in the notation, in two sizes; neighbours share their walls (│) and slants (╱ ╲):

      ╱ ╲ ╱ ╲             ╱   ╲   ╱   ╲
     │wS1│bS1│          │  wS1  │  bS1  │
      ╲ ╱ ╲2╱           │       │  bQ   │
                          ╲   ╱   ╲×2 ╱

The tip above a name shows • (moved last) or z (rests, H4.10), the tip below it the height of a stack. A queen has
double walls, covered or not.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from hexapoda import i18n
from hexapoda.games.canvas import ASCII as LINES_IN_ASCII
from hexapoda.games.canvas import Canvas, Hex, Size
from hexapoda.games.sheet import FAINT, Drawing

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text

WHITE_TILE, BLACK_TILE = "bold #1b1b1b on #efe3bf", "bold #f2e6c4 on #2f3542"
WHITE_QUEEN, BLACK_QUEEN = "bold #7a1010 on #ffd34d", "bold #ffd34d on #6b1d1d"
WALL, LAST_WALL, TARGET_WALL, LABEL = "#8a7a55", "bold #35c4e8", "#4fae5b", "bold #7be08a"

LAST, RESTING, VACATED = "•", "z", "·"
#: Replacements for output that is ASCII only.
ASCII = LINES_IN_ASCII | str.maketrans({LAST: "*", VACATED: "."})


SMALL, LARGE = Size(4, 2, 1), Size(8, 3, 3)
#: Lines for the hands, the prompt and messages.
OTHER_LINES = 10


class Board(Drawing):
    """What `rich` prints, in the larger size if there is room."""

    @cached_property
    def stacks(self) -> dict[Hex, Sequence[str]]:
        return {(stack["q"], stack["r"]): stack["pieces"] for stack in self.board["stacks"]}

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        for line in [*self._hive(console, options.max_width), *self._hands(), *self._legend()]:
            if options.ascii_only:
                line.plain = line.plain.translate(ASCII)
            yield line

    # ── the hive ──

    def _hive(self, console: "Console", width: int) -> Iterable["Text"]:
        canvas = self._canvas(LARGE)
        if not console.is_terminal or canvas.width > width or canvas.height > console.height - OTHER_LINES:
            canvas = self._canvas(SMALL)
        return canvas.lines(width)

    def _canvas(self, size: Size) -> "HiveCanvas":
        canvas = HiveCanvas(size)
        vacated = self._vacated()
        if vacated is not None:
            canvas.label(vacated, VACATED, FAINT)
        for part, label in self.marks.targets.items():
            there = _hex(part)
            if there is not None and there not in self.stacks:
                canvas.border(there, TARGET_WALL)
                canvas.label(there, label, LABEL)
        for spot, pieces in self.stacks.items():
            canvas.border(spot, WALL, queen=_holds_queen(pieces))
        last = self._place_of(self._last())
        if last is not None:
            canvas.border(last, LAST_WALL, queen=_holds_queen(self.stacks[last]))
            canvas.focus = last
        chosen = self._place_of(self.marks.chosen[0]) if self.marks.chosen else None
        if chosen is not None:
            canvas.border(chosen, LABEL, queen=_holds_queen(self.stacks[chosen]))
            canvas.focus = chosen
        for spot, pieces in self.stacks.items():
            canvas.tile(spot, pieces, *self._tips(spot, pieces), style=_style(pieces[-1]))
        return canvas

    def _tips(self, spot: Hex, pieces: Sequence[str]) -> tuple[str, str]:
        """The upper and the lower tip of a tile."""
        label = self.marks.targets.get(f"{spot[0]},{spot[1]}")
        upper = ""
        if label is not None:
            upper = label
        elif pieces[-1] == self._resting():
            upper = RESTING
        elif pieces[-1] == self._last():
            upper = LAST
        return upper, str(len(pieces)) if len(pieces) > 1 else ""

    def _last(self) -> str:
        return self.marks.last[0] if self.marks.last else ""

    def _resting(self) -> str | None:
        """H4.10: resting matters only in games with a pillbug."""
        names = [name for pieces in (*self.stacks.values(), *self.board["hands"]) for name in pieces]
        return self.board["resting"] if any(name[1] == "P" for name in names) else None

    def _place_of(self, piece: str) -> Hex | None:
        return next((spot for spot, pieces in self.stacks.items() if piece in pieces), None)

    def _vacated(self) -> Hex | None:
        """The hex that the last move left empty."""
        before = self.marks.before
        for stack in before["stacks"] if before else ():
            spot = stack["q"], stack["r"]
            if spot not in self.stacks:
                return spot
        return None

    # ── what lies beside it ──

    def _hands(self) -> Iterable["Text"]:
        from rich.text import Text

        turn = self.board["turn"]
        yield Text()
        yield Text(self._words("drawing-turn", number=int(turn[turn.index("[") + 1 : -1])), FAINT)
        for name, hand in zip(("White", "Black"), self.board["hands"], strict=True):
            arrow = "▸" if turn.startswith(name) else " "
            line = Text(f"{arrow} {self._words('seat-' + name.lower()):8}", style="bold")
            kinds: dict[str, list[str]] = {}
            for piece in hand:
                kinds.setdefault(piece[1], []).append(piece)
            for pieces in kinds.values():
                line.append(" ")
                line.append(f" {pieces[0]} ", _style(pieces[0]))
                line.append(f"×{len(pieces)}" if len(pieces) > 1 else "", FAINT)
            if not hand:
                line.append(" " + self._words("drawing-no-hand"), FAINT)
            yield line

    def _legend(self) -> Iterable["Text"]:
        from rich.text import Text

        for pieces in self.stacks.values():
            if len(pieces) > 1:
                below = ", ".join(reversed(pieces[:-1]))
                yield Text(self._words("drawing-stack", top=pieces[-1], below=below, height=len(pieces)), FAINT)
        if self._resting():
            yield Text(f"{RESTING} {self._words('drawing-resting', piece=self._resting())}", FAINT)

    def _words(self, message: str, **params: object) -> str:
        return i18n.text(message, params, self.language)


class HiveCanvas(Canvas):
    """A canvas that knows queens and stacks."""

    def border(self, spot: Hex, style: str, *, queen: bool = False) -> None:
        """The outline of a hex; the walls of queens are double, also where a neighbour shares them."""
        size, (line, column) = self.size, self.size.corner(spot)
        doubled = [side for side in (0, size.across) if queen or self.at(line + 1, column + side) == "║"]
        self.outline(spot, style)
        for side in doubled:
            for below in range(1, size.down):
                self.put(line + below, column + side, "║", style)

    def tile(self, spot: Hex, pieces: Sequence[str], upper: str, lower: str, *, style: str) -> None:
        """A stack of pieces, in the large size with the names of covered pieces."""
        size, (line, column) = self.size, self.size.corner(spot)
        inside = size.across - 1
        self.put(line + 1, column + 1, pieces[-1].center(inside) if inside > 3 else pieces[-1].ljust(inside), style)
        if size.down > 2:
            below = " ".join(reversed(pieces[:-1]))
            covered = below if len(below) <= inside else f"{pieces[-2]} +{len(pieces) - 2}"
            self.put(line + 2, column + 1, covered.center(inside), style.replace("bold ", ""))
            lower = "×" + lower if lower else ""
        self.tips(spot, upper, lower, style)


def _hex(part: str) -> Hex | None:
    """The hex that a part of a move names ("2,-1"), or None."""
    q, comma, r = part.partition(",")
    return (int(q), int(r)) if comma else None


def _style(piece: str) -> str:
    if piece[1] == "Q":
        return WHITE_QUEEN if piece[0] == "w" else BLACK_QUEEN
    return WHITE_TILE if piece[0] == "w" else BLACK_TILE


def _holds_queen(pieces: Sequence[str]) -> bool:
    return any(piece[1] == "Q" for piece in pieces)
