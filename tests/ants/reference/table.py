"""What lies on the table in a game of Ants: pieces, chips, cards, and whose turn it is."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.ants.reference.board import Board

#: An answer to a decision: ("step", "S", "AX2", "AX3").
Option = tuple[str, ...]
#: A decision that is asked: what it is, whom it is asked, and every legal answer.
Question = tuple[str, str, set[Option]]
#: Rules that ask questions are generators: they yield a question and get the answer.
Flow = Generator[Question, Option, None]
#: Which kind of card is drawn: told by (player, the kinds in the draw pile, sorted).
Deal = Callable[[str, list[str]], str]

KINDS = {"W": "worker", "S": "soldier"}


class Over(Exception):  # noqa: N818 - nothing is wrong
    """The game has ended, in the middle of whatever was being done."""


@dataclass(eq=False)
class Ant:
    """An ant, on the board or (A1.8) in its owner's supply."""

    owner: str
    kind: str
    cell: str | None = None
    #: Whether it may make no normal step (any more) in this turn: A6.1, A5.11, A11.5.
    tired: bool = False
    #: The anthill cell that it was pushed out of in this turn (A5.8), and how many had been pushed before it.
    pushed_from: str | None = None
    pushed_after: int = 0
    #: Whether it is on a forced march (A11.8).
    marching: bool = False
    #: Whether it has been on one in this turn, and may be on no other (A11.8).
    marched: bool = False
    #: The strength that cards add in a battle (A10.5).
    bonus: int = 0

    @property
    def name(self) -> str:
        """What an ant is called in a battle: "W", or "W+1" if a card has made it stronger."""
        return self.kind + (f"+{self.bonus}" if self.bonus else "")

    def __str__(self) -> str:
        return f"{self.owner}:{self.kind}:{self.cell}"


class Table:
    """All that is in the game. Players are named by their anthills."""

    def __init__(
        self,
        data: dict[str, Any],
        scenario: str,
        players: Sequence[str],
        *,
        teams: Sequence[Sequence[str]] | None = None,
        first: str,
        bank_limit: int = 0,
        hire_push: str = "chain",
        forced_marches: str = "once",
        max_rounds: int = 60,
        centre_entries: int = 1,
    ) -> None:
        self.data, self.scenario = data, scenario
        self.numbers: dict[str, Any] = data["rules"]
        self.board = Board(data)
        self.players = [anthill for anthill in self.board.anthills if anthill in players]  # A2.6 clockwise
        #: Each player's team, as a set of players; without teams everybody is one (A13).
        self.teams = {player: {player} for player in self.players}
        for team in teams or ():
            self.teams.update({player: set(team) for player in team})
        self.bank_limit, self.hire_push, self.forced_marches = bank_limit, hire_push, forced_marches
        self.max_rounds, self.centre_entries = max_rounds, centre_entries
        self.pyramids = scenario.startswith("pyramids")
        self.first = self.active = first

        (rules,) = (each for each in data["scenarios"] if each["id"] == scenario)
        boxed = data["components"]
        self.ants = [
            Ant(player, kind)
            for player in self.players
            for kind, count in (("W", boxed["workers_per_player"]), ("S", boxed["soldiers_per_player"]))
            for _ in range(count)
        ]
        self.chips: dict[str, int] = dict.fromkeys(self.players, int(rules["start_chips"]))  # A2.2
        self.board_chips = {cell for cell in self.board.cells if self.board.is_resource(cell)}  # A2.3
        #: Levels on the own anthill: those built, or in pyramids those still standing (A2.5).
        self.levels: dict[str, int] = dict.fromkeys(self.players, int(rules["levels_at_start"]))
        #: taken[taker][victim]: levels taken (A12.3).
        self.taken = {player: Counter[str]() for player in self.players}
        self.markers: dict[str, str] = {}
        self.obstacles: dict[str, str] = {}
        self.pile = sorted(card["id"] for card in data["cards"] for _ in range(card["count"]))
        self.discard: list[str] = []
        self.hands: dict[str, list[str]] = {player: [] for player in self.players}
        #: Delayed cards in front of their players (A11.2); obstacles lie on the board.
        self.laid: dict[str, list[str]] = {player: [] for player in self.players}
        self.turns = dict.fromkeys(self.players, 0)
        self.turn_kind: str | None = None
        #: How often the active player has entered centre cells against enemies in this turn (A6.5).
        self.entered: Counter[str] = Counter()
        #: How many ants have been pushed in this turn.
        self.pushes = 0
        self.winners: list[str] = []
        self.reason: str | None = None

    # ---------------------------------------------------------------- players

    def are_enemies(self, one: str, other: str) -> bool:
        """A13.1: everybody but oneself and one's ally."""
        return other not in self.teams[one]

    def enemies(self, player: str) -> list[str]:
        return [other for other in self.players if self.are_enemies(player, other)]

    def after(self, player: str) -> str:
        """A2.6: whose turn is next."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    # ---------------------------------------------------------------- ants

    def strength(self, kind: str) -> int:
        """A1.9: the base strength."""
        return self.data["ants"][KINDS[kind]]["strength"]

    def price(self, kind: str) -> int:
        """A1.9."""
        return self.data["ants"][KINDS[kind]]["cost"]

    def mines(self, kind: str) -> bool:
        """A8.3."""
        return self.data["ants"][KINDS[kind]]["mines"]

    def ants_on(self, cell: str) -> list[Ant]:
        return [ant for ant in self.ants if ant.cell == cell]

    def ants_of(self, player: str) -> list[Ant]:
        """The ants of a player on the board."""
        return [ant for ant in self.ants if ant.owner == player and ant.cell is not None]

    def kinds_on(self, player: str, cell: str) -> set[str]:
        return {ant.kind for ant in self.ants_on(cell) if ant.owner == player}

    def supply(self, player: str, kind: str) -> list[Ant]:
        """A1.8."""
        return [ant for ant in self.ants if (ant.owner, ant.kind, ant.cell) == (player, kind, None)]

    def one_on(self, player: str, cell: str, kind: str) -> Ant:
        """An ant that a card moves, a push moves, or that is removed.

        Of equal ones (A15) it is rather not the one on a march, then one that makes no normal step any more, then one
        that marches no more.
        """
        equal = [ant for ant in self.ants_on(cell) if (ant.owner, ant.kind) == (player, kind)]
        return max(equal, key=lambda ant: (not ant.marching, ant.tired, ant.marched))

    def remove(self, ant: Ant) -> None:
        """A1.8, A10.8: back to the supply."""
        self.leave_column(ant)
        ant.cell, ant.tired, ant.marching, ant.marched, ant.bonus = None, False, False, False, 0

    def leave_column(self, ant: Ant) -> None:
        """A5.8: who goes elsewhere or falls is pushed no more; of two equal ants (A15) it is the one that was not."""
        for twin in self.ants_on(str(ant.cell)):
            if (twin.owner, twin.kind, twin.pushed_from) == (ant.owner, ant.kind, None) and ant.pushed_from:
                twin.pushed_from, twin.pushed_after = ant.pushed_from, ant.pushed_after
                ant.pushed_from = None
        ant.pushed_from = None

    # ---------------------------------------------------------------- chips

    def bank(self) -> int | None:
        """A1.5: what the bank holds; None if that has no limit."""
        if not self.bank_limit:
            return None
        return max(0, self.bank_limit - sum(self.chips.values()) - len(self.board_chips))

    def take_chips(self, player: str, wanted: int) -> None:
        """A1.5: as many as the bank has."""
        bank = self.bank()
        self.chips[player] += wanted if bank is None else min(wanted, bank)

    # ---------------------------------------------------------------- markers

    def markers_of(self, player: str) -> list[str]:
        return [cell for cell, owner in self.markers.items() if owner == player]

    def markers_left(self, player: str) -> int:
        return self.data["components"]["tunnel_markers_per_player"] - len(self.markers_of(player))

    # ---------------------------------------------------------------- cards

    def draw(self, player: str, deal: Deal) -> bool:
        """A4.1, A4.2: one card from the draw pile to the hand; False if there is none in either pile."""
        if not self.pile:
            self._reshuffle()
        if not self.pile:
            return False
        kind = deal(player, sorted(self.pile))
        self.pile.remove(kind)
        self.hands[player] = sorted([*self.hands[player], kind])
        if not self.pile:
            self._reshuffle()
        return True

    def _reshuffle(self) -> None:
        self.pile, self.discard = self.discard, []

    def discard_from_hand(self, player: str, kind: str) -> None:
        self.hands[player].remove(kind)
        self.discard.append(kind)

    def cards(self) -> list[str]:
        """Every card, wherever it is."""
        hidden = [*self.pile, *(card for hand in self.hands.values() for card in hand)]
        laid = [card for cards in self.laid.values() for card in cards]
        return sorted([*hidden, *self.discard, *laid, *("obstacle" for _ in self.obstacles)])

    # ---------------------------------------------------------------- the end

    def win(self, player: str, reason: str) -> None:
        """A12: the player, with the ally if there is one, wins at once."""
        self.end([each for each in self.players if each in self.teams[player]], reason)

    def end(self, winners: list[str], reason: str) -> None:
        self.winners, self.reason = winners, reason
        raise Over
