"""What laws are tried on: random plays of a game, and moments from them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hexapoda.kernel import chance, contract
from hexapoda.kernel.declaration import Declaration
from hexapoda.play.game import Game, Position

#: A spectator, as a seat of kernels.
SPECTATOR = -1


def play(game: Game, seed: int | str, max_plies: int) -> Position:
    """A random game, at most `max_plies` long; the same seed gives the same game."""
    position = game.start(seed=seed)
    choices = random.Random(str(seed))
    while position.ply < max_plies and position.actor is not None:
        position.push_id(int(choices.choice(position.legal_ids())))
    return position


@dataclass(frozen=True)
class Moment:
    """A position of a random game. Laws don't change it: they play on copies."""

    case: "Case"
    position: Position
    seed: str

    @property
    def where(self) -> str:
        """The place of the moment, for messages."""
        return f"seed {self.seed!r}, ply {self.position.ply}"

    @property
    def declared(self) -> Declaration:
        """The declaration of the game."""
        return self.position.game.declaration

    @property
    def choices(self) -> random.Random:
        """Random numbers for a law, the same in every run."""
        return random.Random(f"{self.seed} {self.position.ply}")

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """All seats, and a spectator."""
        return (*range(self.position.seats), None)

    def state(self) -> Any:
        """A copy of the state, as an array of one."""
        return self.position.states[-1:].copy()

    def concealed(self, seat: int | None, seed: str) -> Any:
        """The state with everything that a seat cannot know drawn anew, as an array of one."""
        states = self.state()
        conceal(states, seat, seed)
        return states

    def restored(self, seat: int | None) -> Any:
        """A state made from only what a seat sees, as an array of one."""
        game = self.position.game
        states = game.start(seed="anything").states
        refusal = self.declared.restore(states[0], self.declared.board(self.position.state, seat), seat)
        assert refusal is None, f"`restore` refuses what `board` shows to {seat_words(seat)}: {refusal}"
        return states


def conceal(states: Any, seat: int | None, seed: str) -> None:
    """Redraw what a seat (None: a spectator) cannot know in the first of the states, with the generator of a seed."""
    contract.conceal_at(states, 0, SPECTATOR if seat is None else seat, chance.generator(seed), 0)


def seat_words(seat: int | None) -> str:
    """A seat, for messages."""
    return "a spectator" if seat is None else f"seat {seat}"


@dataclass(frozen=True)
class Case:
    """Random plays of a game, made once and shared by all laws."""

    game: Game
    games: int = 20
    seed: int | str = 0
    max_plies: int = 500
    #: Moments of each game that are tried, including its first and last ones.
    moments_a_game: int = 10
    #: Positions that the law about key collisions tries.
    collision_positions: int = 20_000
    #: Plies that are compared with the same game without JIT.
    plies_without_jit: int = 20

    @cached_property
    def seeds(self) -> tuple[str, ...]:
        """The seeds of the games."""
        return tuple(f"{self.seed}.{number}" for number in range(self.games))

    @cached_property
    def played(self) -> tuple[Position, ...]:
        """The games, each at its last position."""
        return tuple(play(self.game, seed, self.max_plies) for seed in self.seeds)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Moments from all games: the beginning, the end, and some in between."""
        return tuple(
            moment for seed, end in zip(self.seeds, self.played, strict=True) for moment in self._some(seed, end)
        )

    def _some(self, seed: str, end: Position) -> Iterator[Moment]:
        choices = random.Random(f"moments {seed}")
        between = range(2, max(2, end.ply - 1))
        some = choices.sample(between, min(len(between), max(0, self.moments_a_game - 4)))
        chosen = {0, 1, end.ply - 1, end.ply, *some} & set(range(end.ply + 1))
        ids = [move.id for move in end.moves]
        position = self.game.start(seed=seed)
        for ply in range(end.ply + 1):
            if ply in chosen:
                yield Moment(self, position.copy(), seed)
            if ply < end.ply:
                position.push_id(ids[ply])
