"""What is listed next to the board: the turn and the question, the players with their cards, and a legend."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hexapoda.games.sheet import INDENT, Players, covered

if TYPE_CHECKING:
    from rich.text import Text

FAINT = "dim"
#: The colours of the players, by anthill.
COLOURS = {
    "A": "bold #ffffff on #b01e1e",
    "B": "bold #ffffff on #1d4ea8",
    "C": "bold #241a00 on #f2b705",
    "D": "bold #ffffff on #2d7a3a",
}


class AntsPlayers(Players):
    """Turn, players, piles and legend as lines."""

    def called(self, seat: int) -> str:
        """The anthill."""
        return f"anthill-{self.board['seats'][seat]['anthill'].lower()}"

    def lines(self, room: int) -> Iterable["Text"]:
        """The turn and the question, a battle, the players and the piles."""
        from rich.text import Text

        yield from self.wrapped(Text(self._headline(), "bold"), room)
        if self.board["battle"]:
            yield from self.wrapped(self._battle(), room)
        for seat, player in enumerate(self.board["seats"]):
            yield from self.wrapped(self._player(seat, player), room)
            yield from self.wrapped(self._holdings(seat, player), room, INDENT)
            yield from self._cards(player, room)
        discarded = " ".join(f"{card}×{count}" for card, count in self.board["discard"].items()) or "–"
        piles = self.words("ants-draw-piles", pile=self.board["pile"], discard=discarded)
        yield from self.wrapped(Text(piles, FAINT), room)
        if self.board["bank"] is not None:
            yield Text(self.words("ants-draw-bank", chips=self.board["bank"]), FAINT)

    def _headline(self) -> str:
        start = self.words("ants-draw-round", number=self.board["round"], last=self.board["box"]["rounds"])
        asked = self.board["asked"]
        if asked is None:
            return start
        march, hire = self.board["march"] or {"cell": ""}, self.board["hire"] or {"foremost": ""}
        cell = self.board["arrived"] or hire["foremost"] or march["cell"]
        question = self.words(f"ants-draw-asked-{asked}", cell=cell, kind=self.board["kind"])
        return f"{start} · {self.name(self.board['decider'])}: {question}"

    def _battle(self) -> "Text":
        """A10: the two sides with their ants and forces."""
        from rich.text import Text

        line = Text(self.words("ants-draw-battle") + " ", "bold")
        for number, side in enumerate(self.board["battle"]["sides"]):
            hill = self.board["seats"][side["owner"]]["anthill"]
            line.append(" : " if number else "", "bold")
            line.append(f" {hill} ", COLOURS[hill])
            line.append(f" {side['cell']} {' '.join(side['ants'])} = {side['force']}")
        return line

    def _player(self, seat: int, player: Mapping[str, Any]) -> "Text":
        from rich.text import Text

        hill = player["anthill"]
        line = Text("▸ " if seat == self.board["decider"] else "  ", "bold")
        line.append(f" {hill} ", COLOURS[hill])
        line.append(f" {self.name(seat)}: ", "bold")
        line.append(self.words("ants-draw-chips", count=player["chips"]))
        allies = [
            each["anthill"]
            for other, each in enumerate(self.board["seats"])
            if each["team"] == player["team"] and other != seat
        ]
        if allies:
            line.append(" · " + self.words("ants-draw-ally", player=allies[0]), FAINT)
        return line

    def _holdings(self, seat: int, player: Mapping[str, Any]) -> "Text":
        """Levels, ants and markers in supply, and the markers on the board."""
        from rich.text import Text

        supply = player["supply"]
        parts = [
            self.words("ants-draw-levels", levels="▲" * player["levels"] or "–"),
            self.words("ants-draw-supply", workers=supply["worker"], soldiers=supply["soldier"]),
            self.words("ants-draw-markers", count=player["markers"]),
        ]
        if player["taken"]:
            taken = " ".join(f"{hill}×{count}" for hill, count in player["taken"].items())
            parts.insert(1, self.words("ants-draw-taken", levels=taken))
        dug = [cell for cell, owner in self.board["markers"].items() if owner == seat]
        if dug:
            parts.append(self.words("ants-draw-tunnel", cells=" ".join(dug)))
        return Text(" · ".join(parts), FAINT)

    def _cards(self, player: Mapping[str, Any], room: int) -> Iterable["Text"]:
        """The hand, covered unless it is the viewer's, and the cards on the table."""
        from rich.text import Text

        line = Text(self.words("ants-draw-hand") + " ", FAINT)
        if player["hand"] is None:
            line.append(covered(player["in_hand"]), FAINT)
        else:
            line.append(" ".join(player["hand"]) or "–", "bold")
        if player["table"]:
            table = " ".join(f"{card}×{count}" for card, count in player["table"].items())
            line.append(" · " + self.words("ants-draw-table", cards=table), FAINT)
        yield from self.wrapped(line, room, INDENT)
        for card in dict.fromkeys(player["hand"] or ()):
            name, effect = self.board["box"]["card_names"][card][self.language], self.words(f"ants-card-{card}-effect")
            yield from self.wrapped(Text(f"{card}: {name}. {effect}", FAINT), room, INDENT)

    def legend(self, room: int) -> Iterable["Text"]:
        """What the signs mean."""
        from rich.text import Text

        yield Text()
        for message in ("ants-draw-legend-board", "ants-draw-legend-ants"):
            yield from self.wrapped(Text(" " + self.words(message), FAINT), room)
