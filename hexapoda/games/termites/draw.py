"""The board of Termites for the terminal, with the players beside it or beneath it.

      ╱ 4╲  ╱ 5╲  ╱ 6╲
  F  │bW2  │~~~~~│"rS1"│      hexes F4 to F6: blue workers, water, a red soldier on vegetation
      ╲  ╱  ╲◆ ╱  ╲• ╱

Each row begins with its letter. The tip above a hex shows its number in the row, the tip below it a mark: ◆ chosen,
• moved last, · left, or a number to type. Water is ~, vegetation ", stones ^. Units have the letter of their colony
before their name, mounds are in brackets: b[8] is blue's, [7] neutral.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hexapoda.games.canvas import ASCII as LINES_IN_ASCII
from hexapoda.games.canvas import Canvas, Hex, Size
from hexapoda.games.sheet import FAINT, INDENT, Drawing, Players, covered, finished, fitting, with_players
from hexapoda.games.termites.notation.names import hex_name, hex_named, hexes
from hexapoda.games.termites.state import PLACES

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text

#: The letter of each colony, for output without colours, and its colours.
LETTERS = {"blue": "b", "red": "r", "gold": "o", "gray": "g"}
COLOURS = {
    "blue": "bold #ffffff on #1d4ea8",
    "red": "bold #ffffff on #b01e1e",
    "gold": "bold #241a00 on #f2b705",
    "gray": "bold #ffffff on #55585e",
}
NEUTRAL = "bold #ffffff on #6b4a2b"
SYMBOLS = {"clear": " ", "water": "~", "vegetation": '"', "stones": "^"}
GROUND = {
    "clear": "#8b7d5b on #efe6cc",
    "water": "#2c6f9e on #9fd0ee",
    "vegetation": "#3d7a2e on #b4d99c",
    "stones": "#6a6a6a on #c9c6c0",
}
WALL, LAST_WALL, CHOSEN_WALL, TARGET_WALL = "#8a7a55", "bold #35c4e8", "bold #e05fd0", "bold #4fae5b"
MARKED = {"•": "bold #00728f", "·": "bold #00728f", "◆": "bold #a01790"}
LABEL = "bold #0d5c1c"
LAST, LEFT, CHOSEN = "•", "·", "◆"
ASCII = LINES_IN_ASCII | str.maketrans({LAST: "*", LEFT: ".", CHOSEN: "+", "░": "#", "–": "-"})

LARGE, SMALL = Size(6, 2, 2), Size(4, 2, 1)
#: Columns before the first hex of a row, for its letter.
MARGIN = 2
#: Columns needed to list the players beside the board.
BESIDE = 38
#: With fewer columns, the lines about players are broken in two.
SHORT = 76


class Board(Drawing):
    """What `rich` prints, in the large size if there is room."""

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        room = options.max_width
        canvas = fitting(self._canvas, LARGE, SMALL, room)
        players = _Players(self.board, self.language)
        lines = with_players(canvas, room, BESIDE, lambda width, beside: players.lines(width, beside=beside))
        yield from finished([*lines, *players.legend(room, large=canvas.size == LARGE)], options, ASCII)

    # ── the board ──

    def _canvas(self, size: Size) -> Canvas:
        canvas = Canvas(size)
        radius = self.board["radius"]
        spots = {hex_name(radius, each): PLACES[each] for each in hexes(radius)}
        for name, spot in spots.items():
            canvas.outline(spot, WALL)
            if name[1:] == "1":
                line, column = size.corner(spot)
                canvas.put(line + 1, column - MARGIN, name[0], FAINT)
        chosen, last = self._chosen(), self._last()
        for names, style in ((self.marks.targets, TARGET_WALL), (last, LAST_WALL), (chosen, CHOSEN_WALL)):
            for name in names:
                if name in spots:
                    canvas.outline(spots[name], style)
                    canvas.focus = spots[name]
        for name, spot in spots.items():
            mark = CHOSEN if name in chosen else "" if name not in last else self._left(name)
            self._fill(canvas, name, spot, mark)
        return canvas

    def _fill(self, canvas: Canvas, name: str, spot: Hex, mark: str) -> None:
        """Ground, piece, number and marks of a hex."""
        size, (line, column) = canvas.size, canvas.size.corner(spot)
        inside = size.across - 1
        terrain = self.board["terrain"].get(name, "clear")
        ground, background = GROUND[terrain], GROUND[terrain].partition(" ")[2]
        symbol = SYMBOLS[terrain]
        piece = self.board["pieces"].get(name)
        label = self.marks.targets.get(name, "")
        number = name[1:].rjust(size.tip)[-size.tip :]
        canvas.put(line + 1, column + 1, symbol * inside, ground)
        canvas.tips(spot, number, symbol * size.tip, ground)
        if piece is not None:
            text, style = self._piece(piece, inside)
            canvas.put(line + 1, column + 1 + (inside - len(text)) // 2, text, style)
        elif label:
            canvas.put(line + 1, column + 1 + (inside - len(label)) // 2, label, f"{LABEL} {background}")
        under = label if piece is not None and label else mark
        if under:
            style = MARKED.get(under, LABEL)
            canvas.put(
                line + size.down, column + size.tip_at, under.ljust(size.tip)[: size.tip], f"{style} {background}"
            )

    def _piece(self, piece: Mapping[str, Any], inside: int) -> tuple[str, str]:
        """The text and style of a piece."""
        if piece["owner"] is None:
            letter, style = ("" if inside > 3 else "n"), NEUTRAL
        else:
            colony = self.board["seats"][piece["owner"]]["colony"]
            letter, style = LETTERS[colony], COLOURS[colony]
        if "mound" not in piece:
            return f"{letter}{piece['name']}", style
        # the small size has no brackets, but only mounds have a bare number
        return (f"{letter}[{piece['name']}]" if inside > 3 else f"{letter}{piece['name']}"), style

    def _left(self, name: str) -> str:
        """The mark of a hex of the last move."""
        return LAST if name in self.board["pieces"] else LEFT

    def _chosen(self) -> list[str]:
        """The hexes chosen in this turn, and those of an unfinished move."""
        choices = self.board["choices"]
        return [*(choices[word] for word in ("unit", "target", "from") if choices[word]), *self.marks.chosen]

    def _last(self) -> list[str]:
        """The hexes that the last move names or changed."""
        radius = self.board["radius"]
        found = [part for part in self.marks.last if hex_named(radius, part) is not None]
        before = self.marks.before
        if before is not None:
            for layer in ("pieces", "terrain"):
                new = self.board[layer]
                old = before.get(layer, new)  # absent if it can't change
                found += [name for name in {**old, **new} if old.get(name) != new.get(name)]
        return found


class _Players(Players):
    """Turn, players and legend as lines."""

    def called(self, seat: int) -> str:
        """The colony."""
        return self.board["seats"][seat]["colony"]

    def lines(self, room: int, *, beside: bool) -> Iterable["Text"]:
        """The turn and the question, then the players, beside or below the board."""
        from rich.text import Text

        yield from self.wrapped(Text(self._headline(), "bold"), room)
        if self.board["building"] is not None:
            yield from self.wrapped(Text(self._tiles(), FAINT), room)
        for seat, player in enumerate(self.board["seats"]):
            if beside:
                yield Text()
            colony = player["colony"]
            arrow = "▸" if seat == self.board["decider"] else " "
            line = Text(f"{arrow} ", "bold")
            line.append(f" {LETTERS[colony]} ", COLOURS[colony])
            line.append(f" {self.name(seat)}: ", "bold")
            line.append(self.words("termites-draw-points", points=player["score"]))
            yield from self.wrapped(line, room)
            hand = Text.assemble(
                INDENT, (self.words("termites-draw-hand") + " ", FAINT), self._hand(player, COLOURS[colony])
            )
            hand.append(" · " + self.words("termites-draw-stack", count=player["in_stack"]), FAINT)
            rest = [
                self.words("termites-draw-reserve", values=_list(player["reserve"])),
                self.words("termites-draw-trophies", values=_list(player["trophies"])),
                self.words("termites-draw-units", count=player["units"]),
            ]
            if room < SHORT or beside:
                yield from self.wrapped(hand, room)
                yield from self.wrapped(Text(INDENT + " · ".join(rest), FAINT), room)
            else:
                yield from self.wrapped(hand.append(" · " + " · ".join(rest), FAINT), room)

    def _hand(self, player: Mapping[str, Any], style: str) -> "Text":
        from rich.text import Text

        if player["hand"] is None:
            return Text(covered(player["in_hand"]) or "–", FAINT)
        shown = Text()
        for number, token in enumerate(player["hand"]):
            shown.append(" " if number else "")
            shown.append(token, style)
        return shown if player["hand"] else Text("–", FAINT)

    def _headline(self) -> str:
        turn, asked = self.board["turn"], self.board["asked"]
        start = self.words("drawing-turn", number=turn) if turn else self.words("termites-draw-before")
        if asked is None:
            return start
        choices = {name: str(choice) for name, choice in self.board["choices"].items() if choice is not None}
        question = self.words(f"termites-draw-asked-{asked}", **{"token": "", "unit": "", "target": "", **choices})
        return f"{start} · {self.name(self.board['decider'])}: {question}"

    def _tiles(self) -> str:
        """The remaining tiles, in the words of the notation."""
        building = self.board["building"]
        left = [f"{tile['left']} × {'/'.join(tile['faces'])}" for tile in building["tiles"]]
        return self.words("termites-draw-tiles", left=building["tiles_left"], tiles=", ".join(left))

    def legend(self, room: int, *, large: bool) -> Iterable["Text"]:
        """What the signs mean."""
        from rich.text import Text

        line = Text()
        for terrain, symbol in SYMBOLS.items():
            if terrain != "clear":
                line.append(f" {symbol} ", GROUND[terrain])
                line.append(f" {self.words(f'termites-draw-ground-{terrain}')}   ", FAINT)
        line.append(f" {'[7]' if large else 'n7'} ", NEUTRAL)
        line.append(f" {self.words('termites-draw-neutral-mound')}", FAINT)
        castes = self.board["box"]["castes"]
        named = [f"{caste['letter']} {self.words(f'termites-draw-caste-{name}')}" for name, caste in castes.items()]
        yield Text()
        yield from self.wrapped(line, room)
        yield from self.wrapped(Text(" " + " · ".join(named), FAINT), room)


def _list(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values) or "–"
