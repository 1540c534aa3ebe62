"""A line of play: the states of a game from its start to now, and what led from each to the next."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, Self, TypeVar

import numpy as np

from hexapoda.kernel import chance, contract, history
from hexapoda.kernel.declaration import Ending, Source
from hexapoda.kernel.layout import copied
from hexapoda.play.errors import GAME_OVER, HexapodaError, IllegalMoveError
from hexapoda.play.move import LegalMoves, Move, Scene
from hexapoda.play.options import GameOptions
from hexapoda.play.outcome import BY_SEAT, ENDINGS, Outcome, are_places, ranked_last

G = TypeVar("G", bound=GameOptions)


class Line(Generic[G]):
    """The course of a game by the kernel's numbers: its states, the actions between them, and the ends by `end`."""

    def __init__(self, game: G, states: np.ndarray, *, seed: int | str | None = None, from_start: bool = False) -> None:
        """For the package itself; users get positions from a `Game`."""
        self.game = game
        #: Whether the game began at its start, and not at a position from a text or a view.
        self.from_start = from_start
        #: Names of players, event, date …: free tags that a record carries.
        self.tags: dict[str, str] = {}
        #: What the reader of a record passed over, as (code, params).
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self._seed = seed
        self._hold(states)
        self._actions: list[int] = []
        #: The moves of these actions, None until they are asked for.
        self._moves: list[Move | None] = []
        self._endings: list[tuple[int, Ending]] = []
        self._trail = np.zeros(len(states), history.TRAIL)
        #: How many seats play.
        self.seats = int(contract.seats_at(states, 0))
        self._arrive()

    def _hold(self, states: np.ndarray) -> None:
        """Keep these records, and their bytes, which are quicker to read than fields."""
        self._states = states
        self._raw = states.view(np.uint8)

    # ── now ──

    @property
    def ply(self) -> int:
        """How many decisions were taken since this position's start."""
        return len(self._actions)

    def _arrive(self, found: int | None = None) -> None:
        """Find out what is always asked of a position, after it has changed."""
        if found is None:
            found = int(history.arrive_at(self._trail, self._states, self.ply))
        self._drawn = found >= history.DRAWN - 1
        over = found < 0 or self._drawn or (self._endings and self._ended_by() is not None)
        self._actor = None if over else found
        self._legal: LegalMoves | None = None

    @property
    def actor(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self._actor

    @property
    def earlier_in_turn(self) -> int:
        """How many choices in a row the seat that decides now has made before; a single option is no choice.

        >>> import hexapoda
        >>> position = hexapoda.load("termites").start(seed=1)
        >>> for _ in range(2): _ = position.push(position.legal_moves[0])
        >>> position.earlier_in_turn
        1
        """
        out = np.zeros(self.game.declaration.max_legal, np.int64)
        choices, ply = 0, self.ply - 1
        while ply >= 0 and int(contract.actor_at(self._states, ply)) == self._actor:
            choices += int(contract.legal_at(self._states, ply, out)) > 1
            ply -= 1
        return choices

    @property
    def decision(self) -> str | None:
        """Which kind of choice is asked, None when the game is over."""
        if self._actor is None:
            return None
        return self.game.declaration.decisions[int(contract.decision_at(self._states, self.ply))]

    @property
    def seed(self) -> int | str | None:
        """The seed that the game was started with, None for one from the system's secrets."""
        return self._seed

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat; without allies, each seat is a team of its own."""
        return tuple(int(contract.team_at(self._states, 0, seat)) for seat in range(self.seats))

    @property
    def state(self) -> Any:
        """The kernel's record of this position: a view into it, to be read only."""
        return self._states[self.ply]

    @property
    def states(self) -> np.ndarray:
        """The kernel's records of all positions from the start to now, as an array of their own."""
        return copied(self._states[: self.ply + 1])

    @property
    def trail(self) -> np.ndarray:
        """The keys of all positions from the start to now, for searches that look for repetitions."""
        return self._trail[: self.ply + 1].copy()

    def state_bytes(self, ply: int) -> bytes:
        """The bytes of the kernel's record after the first `ply` decisions."""
        size = self._states.itemsize
        return self._raw[ply * size : (ply + 1) * size].tobytes()

    def observe(self, seat: int | None = None) -> np.ndarray:
        """Features for learning, from what a seat (by default the deciding one) knows: see `Game.learning`.

        >>> import hexapoda
        >>> hexapoda.load("hive").start().observe().dtype
        dtype('float32')
        """
        seat = self._actor if seat is None else seat
        if seat is None:
            raise IllegalMoveError(GAME_OVER)
        self._check_seat(seat)
        features = np.zeros(contract.module_of(self._states.dtype).OBSERVATION, np.float32)
        contract.observe_at(self._states, self.ply, seat, features)
        return features

    def _check_seat(self, seat: Any) -> None:
        if not (hasattr(seat, "__index__") and 0 <= seat < self.seats):
            raise HexapodaError("bad-seat", seat=str(seat), last=self.seats - 1)

    # ── moves ──

    def move(self, action: int) -> Move:
        """The legal move with the kernel's id `action`."""
        return self._move_from(self.ply, action)

    def _move_from(self, ply: int, action: int) -> Move:
        return Move.at(Scene(self.game.declaration, self.state_bytes(ply)), action)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves from the start to now."""
        return tuple(map(self._move_at, range(self.ply)))

    def _move_at(self, ply: int) -> Move:
        """The move number `ply` (from 0)."""
        move = self._moves[ply]
        if move is None:
            move = self._moves[ply] = self._move_from(ply, self._actions[ply])
        return move

    def _push(self, action: int, told: Any) -> None:
        """Play a legal action; `told` are the draws of chance that are known beforehand."""
        now = len(self._actions)
        if now + 2 > len(self._states):
            self._reserve(now + 2)
        if told:
            chance.begin_next(self._states, now)
            chance.begin(self._states[now + 1].rng, told)
            contract.apply_at(self._states, now + 1, action)
            found = int(history.arrive_at(self._trail, self._states, now + 1))
        else:
            found = int(history.advance_at(self._trail, self._states, now, action))
        self._actions.append(action)
        self._moves.append(None)
        self._arrive(found)

    def _reserve(self, size: int) -> None:
        more = max(size, 2 * len(self._states))
        states = self.game.blank(more)
        states.view(np.uint8)[: len(self._raw)] = self._raw
        self._hold(states)
        self._trail = np.concatenate([self._trail, np.zeros(more - len(self._trail), history.TRAIL)])

    def pop(self) -> Move | None:
        """Take back the last move and return it. An end by `end` is taken back first; then None is returned."""
        if self._endings and self._endings[-1][0] == self.ply:
            self._endings.pop()
            self._arrive()
            return None
        if not self._actions:
            raise HexapodaError("nothing-to-undo")
        move = self._move_at(self.ply - 1)
        self._actions.pop()
        self._moves.pop()
        self._arrive()
        return move

    @contextmanager
    def _looking_ahead(self) -> Iterator[None]:
        """Takes back, on leaving, whatever was pushed inside."""
        now, known = self.ply, (self._drawn, self._actor, self._legal)
        try:
            yield
        finally:
            if self.ply > now:
                del self._actions[now:], self._moves[now:]
                self._drawn, self._actor, self._legal = known

    def redraw(self, seed: int | str | None = None) -> None:
        """Give chance a new key from here on; what it brought before stays."""
        rng = self._states[self.ply].rng
        rng.key[:] = chance.generator(seed)[0].key
        rng.counter = 0

    # ── the end ──

    def end(self, reason: str, *, seat: int | None = None, places: tuple[int, ...] | None = None) -> None:
        """End the game otherwise than by its rules: "resign", "flag" or "leave" by a seat, "agreement" on a draw, or
        "adjudication" (a draw unless `places` say otherwise). `pop` undoes it.

        With more than two seats, a bot plays on for a seat that is gone, and the seat ranks last.
        """
        if self._actor is None:
            raise IllegalMoveError(GAME_OVER)
        if reason not in ENDINGS:
            raise HexapodaError("unknown-ending", reason=reason, endings=", ".join(ENDINGS))
        if reason in BY_SEAT:
            self._check_seat(seat)
        elif seat is not None:
            raise HexapodaError("seatless-ending", reason=reason)
        if places is not None and (reason != "adjudication" or not are_places(places, self.seats)):
            raise HexapodaError("bad-places", places=str(places), seats=self.seats)
        if seat in self.departed:
            raise HexapodaError("seat-gone", seat=seat)
        self._endings.append((self.ply, Ending(reason, seat, places)))
        self._arrive()

    @property
    def departed(self) -> tuple[int, ...]:
        """The seats that have left, resigned or flagged, in that order."""
        return tuple(ending.seat for _, ending in self._endings if ending.seat is not None)

    @property
    def endings(self) -> tuple[tuple[int, Ending], ...]:
        """The ends by `end`, each with its ply."""
        return tuple(self._endings)

    def _ended_by(self) -> Ending | None:
        if not self._endings:
            return None
        last = self._endings[-1][1]
        teams, gone = self.teams, self.departed
        left = {teams[seat] for seat in range(self.seats) if seat not in gone}
        return last if last.seat is None or len(left) <= 1 else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        if self._actor is not None:
            return None
        by, places = self._ended_by(), (1,) * self.seats
        if by is not None:
            reason, places = by.reason, by.places or places
        elif self._drawn:
            reason = "repetition"
        else:
            reason = self.game.declaration.endings[int(contract.ended_at(self._states, self.ply))]
            places = self._by_seat(contract.places_at)
        teams = self.teams
        allied = len(set(teams)) < self.seats
        scores = self._by_seat(contract.scores_at)
        return Outcome(ranked_last(places, self.departed), scores, reason, teams if allied else ())

    def sources(self) -> tuple[Source, ...]:
        """Where the points of all seats came from, hidden things included; nothing for games that don't say.

        >>> import hexapoda
        >>> [each.code for each in hexapoda.load("termites").start(seed=1).sources()]
        ['own', 'captured', 'reserve', 'units']
        """
        declared = self.game.declaration
        return () if declared.sources is None else declared.sources(self.states, tuple(self._actions))

    def standings(self) -> list[tuple[int, ...]]:
        """What the graph of a game shows of each seat, after 0, 1, 2 … decisions: its score, where the game does not
        say otherwise."""
        states, standing = self.states, self.game.declaration.standing
        if standing is not None:
            return [tuple(standing(state)) for state in states]
        out = np.zeros(self.seats, np.float64)
        found = []
        for ply in range(len(states)):
            contract.scores_at(states, ply, out)
            found.append(tuple(int(each) for each in out.tolist()))
        return found

    def _by_seat(self, kernel: Callable[..., None]) -> tuple[int, ...]:
        """What a kernel says of each seat now."""
        out = np.zeros(self.seats, np.float64)
        kernel(self._states, self.ply, out)
        return tuple(int(x) for x in out.tolist())

    # ── copies ──

    def copy(self) -> Self:
        """An independent copy, moves and all."""
        return self._copied(self.ply)

    def concealed(self, seat: int, *, seed: int | str | None = None) -> Self:
        """A copy in which all that a seat can't know is drawn anew, as it may be for all that the seat sees.

        >>> import hexapoda
        >>> position = hexapoda.load("termites").start(seed=1)
        >>> position.concealed(0, seed=2).view(0) == position.view(0)
        True
        """
        other = self.copy()
        contract.conceal_at(other._states, other.ply, seat, chance.generator(seed), 0)
        return other

    def at(self, ply: int) -> Self:
        """The game as it was after its first `ply` decisions: a copy, with the ends by `end` up to then.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> _ = position.push("wS1"), position.push("bS1 wS1-")
        >>> position.at(1).moves
        (Move(text='wS1', parts=('wS1', '0,0'), id=1552),)
        """
        if not 0 <= ply <= self.ply:
            raise HexapodaError("no-such-ply", ply=str(ply), last=self.ply)
        other = self._copied(ply)
        other._arrive()
        return other

    def _copied(self, ply: int) -> Self:
        other = type(self).__new__(type(self))
        other.__setstate__(self._until(ply))
        return other

    def _until(self, ply: int) -> dict[str, Any]:
        """The attributes of a copy that ends after `ply` decisions."""
        return {
            **self.__dict__,
            "tags": dict(self.tags),
            "notices": list(self.notices),
            "_states": copied(self._states[: ply + 1]),
            "_raw": None,
            "_trail": self._trail[: ply + 1].copy(),
            "_actions": self._actions[:ply],
            "_moves": self._moves[:ply],
            "_endings": [each for each in self._endings if each[0] <= ply],
            "_legal": None,
        }

    def __getstate__(self) -> dict[str, Any]:
        return self._until(self.ply)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # Arrays out of a pickle have an equal layout, but NumPy does not take it for the same one when it joins them.
        self._hold(self._states.view(self.game.declaration.state))
        self._trail = self._trail.view(history.TRAIL)
