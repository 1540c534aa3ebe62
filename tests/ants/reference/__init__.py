"""Ants in plain Python, written from the rules alone, to check the fast kernel, with which it shares nothing.

Cells are names ("AB5"), ants are kinds ("W", "S"), players are named by their anthills ("A", …). The numbers in the
docstrings are the clauses of the rules page. The game goes on by itself up to the next decision of the table A15:

    game.decision, game.actor                   what is asked, and whom
    game.options()                              every legal answer, a set of tuples of words
    game.play(("step", "S", "AX2", "AX3"))      one of them
"""

from typing import Any, Self

from tests.ants.reference.table import Deal, Option, Table
from tests.ants.reference.turns import play_game

__all__ = ["Deal", "Option", "ReferenceAnts"]


def first_kind(player: str, pile: list[str]) -> str:
    return pile[0]


class ReferenceAnts(Table):
    """One game. `deal(player, sorted_pile)` says which card is drawn, whenever one is drawn."""

    def __init__(
        self, data: dict[str, Any], scenario: str, players: str, *, first: str, deal: Deal = first_kind, **switches: Any
    ) -> None:
        super().__init__(data, scenario, players, first=first, **switches)
        self._begin(deal, "deal")

    @classmethod
    def custom(
        cls,
        data: dict[str, Any],
        scenario: str,
        players: str,
        *,
        active: str,
        phase: str = "actions",
        first: str | None = None,
        deal: Deal = first_kind,
        ants: list[str] | None = None,
        chips: dict[str, int] | None = None,
        board_chips: list[str] | None = None,
        markers: dict[str, str] | None = None,
        obstacles: dict[str, str] | None = None,
        hands: dict[str, list[str]] | None = None,
        laid: dict[str, list[str]] | None = None,
        discard: list[str] | None = None,
        levels: dict[str, int] | None = None,
        taken: dict[str, dict[str, int]] | None = None,
        turns: dict[str, int] | None = None,
        **switches: Any,
    ) -> Self:
        """A position at a phase of a turn (A3). Ants are written "A:S:AB5", markers and obstacles by cell and owner.

        No chips are on the board and no cards in hand unless stated; the cards that are nowhere are in the pile.
        """
        game = cls.__new__(cls)
        Table.__init__(game, data, scenario, players, first=first or active, **switches)
        for owner, kind, cell in (ant.split(":") for ant in ants or ()):
            game.supply(owner, kind)[0].cell = cell
        game.board_chips = set(board_chips or ())
        game.chips.update(chips or {})
        game.markers.update(markers or {})
        game.obstacles.update(obstacles or {})
        game.hands.update({player: sorted(hand) for player, hand in (hands or {}).items()})
        game.laid.update({player: sorted(cards) for player, cards in (laid or {}).items()})
        game.discard.extend(discard or ())
        whole, game.pile = game.pile, []
        for card in game.cards():
            whole.remove(card)
        game.pile = whole
        game.levels.update(levels or {})
        for taker, victims in (taken or {}).items():
            game.taken[taker].update(victims)
        game.turns.update(turns or {})
        game.active = active
        game._begin(deal, phase)
        return game

    def _begin(self, deal: Deal, phase: str) -> None:
        self._flow = play_game(self, deal, phase)
        self._answer(None)

    # ---------------------------------------------------------------- asking and answering

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(self._options)

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        if option not in self._options:
            raise ValueError(f"{option} is no answer to {self.decision}; legal are {sorted(self._options)}")
        self._answer(option)

    def _answer(self, option: Option | None) -> None:
        self.decision: str | None = None
        self.actor: str | None = None
        self._options: set[Option] = set()
        question = next(self._flow, None) if option is None else self._sent(option)
        if question:
            self.decision, self.actor, self._options = question

    def _sent(self, option: Option):
        try:
            return self._flow.send(option)
        except StopIteration:
            return None

    # ---------------------------------------------------------------- what lies where, and the result

    def standing(self) -> list[str]:
        """The ants on the board, "A:S:AB5", sorted."""
        return sorted(str(ant) for ant in self.ants if ant.cell is not None)

    def places(self) -> list[int]:
        """A12: the winners are first, all others lose alike."""
        return [1 if player in self.winners else 1 + len(self.winners) for player in self.players]
