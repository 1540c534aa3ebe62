"""The real game, asked like the reference: what `ReferenceAnts` can tell, told by the game's own views and moves.

So one test of a rule tries both, and both can be compared step by step.
"""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

import numpy as np

import hexapoda
from hexapoda import Position
from hexapoda.games.ants.box import SHELF
from hexapoda.games.ants.box.contents import Box
from hexapoda.games.ants.notation.names import cell_named
from hexapoda.games.ants.state import ASK_ACTION, CARDS, KIND_LETTERS, KINDS
from tests.ants.reference import Option
from tests.ants.reference.board import Board

#: What the reference calls the switches that are options.
_SWITCHES = {"centre_entries": "centre_entries_per_turn"}


class RealAnts:
    """One game. Chance is the game's own."""

    def __init__(self, position: Position, data: Mapping[str, Any]) -> None:
        self.position, self.data = position, data
        self.board = Board(dict(data))
        self.players = ["ABCD"[hill] for hill in position.state.hill[: int(position.state.players)]]
        #: What was asked of a ply, and its answer: the view, and the legal options.
        self._views: dict[int, dict[str, Any]] = {}
        self._options: dict[int, dict[Option, int]] = {}

    # ---------------------------------------------------------------- where games come from

    @classmethod
    def begin(
        cls, data: Mapping[str, Any], scenario: str, players: str, *, first: str, seed: int = 0, **switches: Any
    ) -> Self:
        """A game from its beginning; the arguments are those of the reference."""
        game = load(data, scenario, players, **switches)
        states = game._set_up(seed, [players.index(first)])
        return cls(Position(game, states, from_start=True), data)

    @classmethod
    def custom(
        cls,
        data: Mapping[str, Any],
        scenario: str,
        players: str,
        *,
        active: str,
        phase: str = "actions",
        first: str | None = None,
        ants: Sequence[str] = (),
        chips: Mapping[str, int] | None = None,
        board_chips: Sequence[str] | None = None,
        markers: Mapping[str, str] | None = None,
        obstacles: Mapping[str, str] | None = None,
        hands: Mapping[str, Sequence[str]] | None = None,
        laid: Mapping[str, Sequence[str]] | None = None,
        discard: Sequence[str] | None = None,
        levels: Mapping[str, int] | None = None,
        taken: Mapping[str, Mapping[str, int]] | None = None,
        turns: Mapping[str, int] | None = None,
        seed: int = 0,
        **switches: Any,
    ) -> Self:
        """A position at a phase of a turn; the arguments are those of the reference.

        The state is filled as it is, without the checks of position texts. At the start of a turn the player before
        ends the own one.
        """
        game = load(data, scenario, players, **switches)
        number = {player: seat for seat, player in enumerate(players)}
        states = game._set_up(seed, [number[first or active]])
        s = states[0]
        s.turn = sum((turns or {}).values()) + 1 if turns else (number[active] - int(s.first)) % len(players) + 1
        s.active = s.decider = number[active]
        if phase == "start":
            s.turn += len(players) - 1
            s.active = s.decider = (number[active] - 1) % len(players)
        s.phase = ASK_ACTION

        def cells(names: Sequence[str]) -> int:
            return sum(1 << (cell_named(s, name) or 0) for name in set(names))

        standing = Counter(tuple(ant.split(":")) for ant in ants or ())
        for (owner, kind, cell), count in standing.items():
            place = 2 * number[owner] + KIND_LETTERS.index(kind)
            s.one[place] |= cells([cell])
            s.two[place] |= cells([cell]) if count == 2 else 0
        s.treats = cells(board_chips or ())
        for field, lying in ((s.markers, markers), (s.obstacles, obstacles)):
            for seat, player in enumerate(players):
                field[seat] = cells([cell for cell, owner in (lying or {}).items() if owner == player])
        s.hand[:] = 0
        s.pile[:] = s.deck
        for player, cards in (hands or {}).items():
            s.hand[number[player]] = _counts(cards)
            s.pile -= s.hand[number[player]]
        for player, cards in (laid or {}).items():
            s.stores[number[player]], s.sentries[number[player]] = (
                cards.count("winter_stores"),
                cards.count("sentries"),
            )
            s.pile -= _counts(cards)
        s.discard[:] = _counts(discard or ())
        s.pile -= s.discard + _counts(["obstacle"] * len(obstacles or ()))
        for field, numbers in ((s.chips, chips), (s.levels, levels)):
            for player, count in (numbers or {}).items():
                field[number[player]] = count
        for taker, victims in (taken or {}).items():
            for victim, count in victims.items():
                s.taken[number[taker], number[victim]] = count
        real = cls(Position(game, states), data)
        if phase == "start":
            real.play(("end",))
        return real

    def reread(self) -> Self:
        """The same position, written as a text and read again."""
        return type(self)(self.position.game.position(self.position.setup()), self.data)

    # ---------------------------------------------------------------- asking and answering

    @property
    def decision(self) -> str | None:
        return self.position.decision

    @property
    def actor(self) -> str | None:
        return None if self.position.actor is None else self.players[self.position.actor]

    @property
    def active(self) -> str:
        return self.players[self._view["active"]]

    def options(self) -> set[Option]:
        """Every legal answer to the decision at hand; none when the game is over."""
        return set(self._actions())

    def _actions(self) -> dict[Option, int]:
        """The legal options with their ids."""
        ply = self.position.ply
        if ply not in self._options:
            moves = list(self.position.legal_moves)
            found = {self.option_of(move.text): move.id for move in moves}
            assert len(found) == len(moves), "the same option twice"
            self._options = {ply: found}
        return self._options[ply]

    def option_of(self, text: str) -> Option:
        """A move as the reference says it: the kind of a pushed ant is named, and pairs of cards are sorted."""
        option = tuple(re.split("[ -]", text))
        if option[0] == "emergency":
            return ("emergency", *sorted(option[1:]))
        if option[-1] == "push":
            (there,) = self._view["ants"][option[-2]]
            return (*option, *(KIND_LETTERS[n] for n, kind in enumerate(KINDS) if there[kind]))
        return option

    def play(self, option: Option) -> None:
        """Answer the decision at hand and go on to the next one."""
        if option not in self._actions():
            raise ValueError(f"{option} is no answer to {self.decision}; legal are {sorted(self.options())}")
        self.position.push_id(self._actions()[option])

    def drawn(self) -> list[str]:
        """The cards that were drawn with the last move, in this order."""
        return self.position.move_view(self.position.ply - 1)["chance"].split()[1:]

    # ---------------------------------------------------------------- what lies where

    @property
    def _view(self) -> dict[str, Any]:
        """What everybody sees."""
        ply = self.position.ply
        if ply not in self._views:
            self._views = {ply: self.position.board(None)}
        return self._views[ply]

    def _by_player(self, name: str) -> dict[str, Any]:
        return {seat["anthill"]: seat[name] for seat in self._view["seats"]}

    def enemies(self, player: str) -> list[str]:
        teams = self._by_player("team")
        return [other for other, team in teams.items() if team != teams[player]]

    def standing(self) -> list[str]:
        """The ants on the board, "A:S:AB5", sorted."""
        return sorted(
            f"{self.players[there['owner']]}:{KIND_LETTERS[kind]}:{cell}"
            for cell, groups in self._view["ants"].items()
            for there in groups
            for kind, name in enumerate(KINDS)
            for _ in range(there[name])
        )

    def supply(self, player: str, kind: str) -> list[str]:
        return [kind] * self._by_player("supply")[player][KINDS[KIND_LETTERS.index(kind)]]

    def markers_left(self, player: str) -> int:
        return self._by_player("markers")[player]

    @property
    def chips(self) -> dict[str, int]:
        return self._by_player("chips")

    @property
    def levels(self) -> dict[str, int]:
        return self._by_player("levels")

    @property
    def taken(self) -> dict[str, Counter[str]]:
        return {player: Counter(taken) for player, taken in self._by_player("taken").items()}

    @property
    def laid(self) -> dict[str, list[str]]:
        return {player: sorted(Counter(cards).elements()) for player, cards in self._by_player("table").items()}

    @property
    def board_chips(self) -> set[str]:
        return set(self._view["treats"])

    @property
    def markers(self) -> dict[str, str]:
        return {cell: self.players[owner] for cell, owner in self._view["markers"].items()}

    @property
    def obstacles(self) -> dict[str, str]:
        return {cell: self.players[owner] for cell, owner in self._view["obstacles"].items()}

    @property
    def discard(self) -> list[str]:
        """The discard pile; a card that is being carried out is there already, as in the reference."""
        playing = self._view["playing"]
        return sorted([*Counter(self._view["discard"]).elements(), *([playing] if playing else [])])

    @property
    def hands(self) -> dict[str, list[str]]:
        return {player: _cards(self.position.state.hand[seat]) for seat, player in enumerate(self.players)}

    @property
    def pile(self) -> list[str]:
        return _cards(self.position.state.pile)

    def cards(self) -> list[str]:
        """Every card, wherever it is."""
        hidden = [*self.pile, *(card for hand in self.hands.values() for card in hand)]
        laid = [card for cards in self.laid.values() for card in cards]
        return sorted([*hidden, *self.discard, *laid, *("obstacle" for _ in self.obstacles)])

    # ---------------------------------------------------------------- the turn and the result

    @property
    def turn_kind(self) -> str | None:
        kind = self._view["kind"]
        return None if kind == "open" else kind

    def tired(self) -> list[str]:
        """The active player's ants that have made their normal step."""
        return sorted(
            f"{KIND_LETTERS[kind]}:{cell}"
            for cell, counts in self._view["stepped"].items()
            for kind, name in enumerate(KINDS)
            for _ in range(counts[name])
        )

    @property
    def reason(self) -> str | None:
        return None if self.position.outcome is None else self.position.outcome.reason

    def places(self) -> list[int]:
        assert self.position.outcome is not None
        return list(self.position.outcome.places)

    @property
    def winners(self) -> list[str]:
        if self.position.outcome is None:
            return []
        return [player for player, place in zip(self.players, self.places(), strict=True) if place == 1]


def _counts(cards: Sequence[str]) -> Any:
    return np.array([list(cards).count(card) for card in CARDS], np.uint8)


def _cards(counts: Any) -> list[str]:
    return sorted(card for card, count in zip(CARDS, counts.tolist(), strict=True) for _ in range(count))


def data_word(data: Mapping[str, Any]) -> str:
    """The tables of a data file as the option `data`."""
    return _word(json.dumps(data))


@lru_cache(16)
def _word(data: str) -> str:
    box = SHELF.read(json.loads(data), "test.toml")
    assert isinstance(box, Box), box
    return SHELF.word_of(box)


def load(
    data: Mapping[str, Any], scenario: str, players: str, teams: Sequence[Sequence[str]] | None = None, **switches: Any
) -> hexapoda.Game:
    """The real game with the arguments of the reference."""
    options = {_SWITCHES.get(name, name): value for name, value in switches.items()}
    if teams:
        options["teams"] = "+".join(teams[0])
    return hexapoda.load(
        "ants",
        players=len(players),
        anthills=",".join(players),
        scenario=scenario,
        data=data_word(data),
        **options,
    )
