"""Beside the garden: the round and the decision, the colonies, the objectives, and a legend."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hexapoda.games.myrmes.state import COLOURS
from hexapoda.games.sheet import INDENT, Players

if TYPE_CHECKING:
    from rich.text import Text

FAINT = "dim"
#: By seat.
LETTERS = tuple(colour[0] for colour in COLOURS)
STYLES = ("bold #ffffff on #b01e1e", "bold #ffffff on #1d4ea8", "bold #ffffff on #2d7a3a", "bold #241a00 on #f2b705")


class Colonies(Players):
    """The colonies as lines, with round, objectives and legend."""

    def called(self, seat: int) -> str:
        return f"myrmes-{COLOURS[seat]}"

    def lines(self, room: int) -> Iterable["Text"]:
        """The round and the decision, then colony by colony, then objectives and pools."""
        from rich.text import Text

        yield from self.wrapped(Text(self._headline(), "bold"), room)
        dice = dict(zip(("spring", "summer", "autumn"), self.board["dice"], strict=True))
        yield from self.wrapped(Text(self.words("myrmes-draw-dice", **dice), FAINT), room)
        for seat, colony in enumerate(self.board["seats"]):
            yield from self.wrapped(self._title(seat, colony), room)
            for part in self._colony(colony):
                yield from self.wrapped(Text(part, FAINT), room, INDENT)
        yield from self.wrapped(self._objectives(), room)
        pools = self.board["pools"]
        left = self.words("myrmes-draw-pools", farms=pools["aphid_farm"], colonies=pools["sub_colony"])
        yield from self.wrapped(Text(left, FAINT), room)

    def _headline(self) -> str:
        board, asked = self.board, self.board["asked"]
        message = "myrmes-draw-winter" if board["season"] == "winter" else "myrmes-draw-round"
        start = self.words(message, year=board["year"], season=board["season"])
        if asked is None:
            return start
        question = self.words(
            f"myrmes-draw-asked-{asked}",
            points=board["worker"]["points"] if board["worker"] else 0,
            tile=board["harvested"] or "",
            extra=board["extra"],
            objective=board["paying"] or "",
            limit=board["seats"][board["active"]]["store_limit"],
        )
        return f"{start} · {self.name(board['active'])}: {question}"

    def _title(self, seat: int, colony: Mapping[str, Any]) -> "Text":
        from rich.text import Text

        line = Text("▸ " if seat == self.board["active"] and self.board["asked"] else "  ", "bold")
        line.append(f" {LETTERS[seat]} ", STYLES[seat])
        line.append(f" {self.name(seat)}: ", "bold")
        line.append(self.words("myrmes-draw-points", points=colony["score"]))
        line.append(" · " + self.words("myrmes-draw-level", level=colony["level"]))
        line.append(" · " + self.words(f"myrmes-event-{colony['event']}"), "bold")
        return line

    def _colony(self, colony: Mapping[str, Any]) -> list[str]:
        """Ants, store, food for winter, occupied places, and tiles left."""
        numbers = {name: colony[name] for name in ("unused", "workers", "soldiers", "nurses", "larvae")}
        stored = self.words("myrmes-draw-store", limit=colony["store_limit"], prey=colony["prey"], **colony["store"])
        busy = [self.words("myrmes-draw-need", need=colony["winter"]["need"])]
        if colony["rooms"]:
            busy.append(self.words("myrmes-draw-rooms", rooms=" ".join(map(str, colony["rooms"]))))
        if "atelier" in colony["placed"]:
            busy.append(self.words("myrmes-draw-atelier", count=colony["placed"]["atelier"]))
        supply = " ".join(f"{kind}×{count}" for kind, count in colony["supply"].items() if count)
        return [
            self.words("myrmes-draw-ants", free=colony["free_nurses"], **numbers),
            stored,
            " · ".join(busy),
            self.words("myrmes-draw-supply", supply=supply or "–"),
        ]

    def _objectives(self) -> "Text":
        from rich.text import Text

        line = Text(self.words("myrmes-draw-objectives") + ":", "bold")
        for objective in self.board["objectives"]:
            line.append(f"  {objective['level']} {objective['name']} ({objective['points']})")
            for seat in self.board["done"][objective["name"]]:
                line.append(f" {LETTERS[seat]} ", STYLES[seat])
        return line

    def legend(self, room: int, grounds: Mapping[str, tuple[str, str]]) -> Iterable["Text"]:
        """The legend."""
        from rich.text import Text

        line = Text()
        for terrain, (symbol, style) in grounds.items():
            line.append(f" {symbol} ", style)
            line.append(f" {self.words(f'myrmes-draw-ground-{terrain}')}   ", FAINT)
        yield Text()
        yield from self.wrapped(line, room)
        yield from self.wrapped(Text(" " + self.words("myrmes-draw-legend"), FAINT), room)
