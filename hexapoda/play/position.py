"""A position: the state of a game with the moves that led to it."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import numpy as np

from hexapoda.kernel import chance, contract, history
from hexapoda.kernel.declaration import Ending, Phrase, Read, Refusal, Said
from hexapoda.kernel.layout import copied
from hexapoda.play.errors import (
    HexapodaError,
    IllegalMoveError,
    InvalidMoveError,
    OptionError,
    PositionError,
    RefusedError,
)
from hexapoda.play.game import Game
from hexapoda.play.move import LegalMoves, Move, Scene, phrase_of
from hexapoda.play.outcome import Outcome, ranked_last

#: As a `seat` of `record`: all that happened, whoever may know it.
ALL_SEATS: Final = -1

#: Ends that the moves do not show. The first three need a seat: the one that loses by it.
BY_SEAT: Final = ("resign", "flag", "leave")
ENDINGS: Final = (*BY_SEAT, "agreement", "adjudication")

GAME_OVER: Final = Refusal("", "game-over")
NOT_A_VIEW: Final = Refusal("", "not-a-view", readable=False)
NOTHING_SAID: Final = Refusal("", "nothing-said", readable=False)
INTERRUPTED: Final = Refusal("", "turn-interrupted")
#: The refusal of parts that are the beginning of a legal move.
UNFINISHED: Final = Refusal("", "unfinished-parts")


#: Columns of a drawn board.
_DRAWN_WIDTH = 100


class Turn(NamedTuple):
    """Decisions that were read, by the kernel's ids, and what can't be played along with them: chance, a secret or
    another seat comes in between."""

    actions: tuple[int, ...]
    rest: tuple[Said, ...] = ()


class Position:
    """The state of a game. `push` plays a move, `pop` takes it back, to any depth.

    >>> import hexapoda
    >>> position = hexapoda.load("hive", type="Base").start()
    >>> position.push("wS1")
    Move(text='wS1', parts=('wS1', '0,0'), id=1552)
    >>> len(position.legal_moves)
    30
    >>> position.explain("bS1 wS1").code
    'occupied'
    """

    def __init__(
        self, game: Game, states: np.ndarray, *, seed: int | str | None = None, from_start: bool = False
    ) -> None:
        """For the package itself; people get positions from a `Game`."""
        self.game = game
        #: Whether the game began at its start, and not at a position from a text or a view.
        self.from_start = from_start
        #: Names of players, event, date …: free tags that a record carries.
        self.tags: dict[str, str] = {}
        #: What a reader wants to be told about how a record was read, as (code, params).
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self._seed = seed
        self._hold(states)
        self._actions: list[int] = []
        #: The moves of these actions, as far as anybody has asked for them.
        self._moves: list[Move | None] = []
        self._endings: list[tuple[int, Ending]] = []
        self._trail = np.zeros(len(states), history.TRAIL)
        self._earlier: tuple[int, str] | None = None
        #: How many seats play.
        self.seats = int(contract.seats_at(states, 0))
        self._arrive()

    def _hold(self, states: np.ndarray) -> None:
        """Keep these records, and their bytes, which are quicker to read than fields are."""
        self._states = states
        self._raw = states.view(np.uint8)

    # ── what is asked now ──

    @property
    def ply(self) -> int:
        """How many decisions were taken since this position's start."""
        return len(self._actions)

    def _arrive(self, found: int | None = None) -> None:
        """Find out what is always asked of a position, now that it is another one."""
        if found is None:
            found = int(history.arrived_at(self._trail, self._states, self.ply))
        self._drawn = found >= history.DRAWN - 1
        over = found < 0 or self._drawn or (self._endings and self._ended_by() is not None)
        self._actor = None if over else found
        self._legal: LegalMoves | None = None

    @property
    def actor(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self._actor

    @property
    def decision(self) -> str | None:
        """Which kind of choice is asked, None when the game is over."""
        if self._actor is None:
            return None
        return self.game.declaration.decisions[int(contract.decision_at(self._states, self.ply))]

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

    def legal_ids(self) -> np.ndarray:
        """The kernel's ids of all legal moves, for code that needs speed."""
        return self.legal_moves.ids

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, as a lazy sequence."""
        if self._legal is None:
            out, count = np.empty(self.game.declaration.max_legal, np.int64), 0
            if self._actor is not None:
                count = int(contract.legal_at(self._states, self.ply, out))
            self._legal = LegalMoves(self, out[:count].copy())
        return self._legal

    def move(self, action: int) -> Move:
        """The legal move with the kernel's id `action`."""
        return self._move_from(self.ply, action)

    def _move_from(self, ply: int, action: int) -> Move:
        return Move.at(Scene(self.game.declaration, self.state_bytes(ply)), action)

    def state_bytes(self, ply: int) -> bytes:
        """The bytes of the kernel's record after the first `ply` decisions."""
        size = self._states.itemsize
        return self._raw[ply * size : (ply + 1) * size].tobytes()

    # ── reading what is said ──

    def read_turn(self, said: Sequence[Said]) -> Turn:
        """The decisions that texts and parts say, one after the other: all of them are legal, or a MoveError is raised.

        It ends where chance, a secret or another seat comes in between; what is said beyond that is the turn's `rest`.

        >>> import hexapoda
        >>> position = hexapoda.load("hive", type="Base").start()
        >>> position.read_turn(["wS1", "bS1 wS1-"])
        Turn(actions=(1552,), rest=('bS1 wS1-',))
        """
        found = self._read(said)
        if isinstance(found, Refusal):
            raise (IllegalMoveError if found.readable else InvalidMoveError)(found)
        return found

    def _read(self, said: Sequence[Said]) -> Turn | Refusal:
        """The decisions that texts and parts say, or why they can't be played."""
        if self._actor is None:
            return GAME_OVER
        if not said:
            return NOTHING_SAID
        seat, left, actions = self._actor, list(said), []
        with self._looking_ahead():
            while True:
                found = self._read_first(left.pop(0))
                if isinstance(found, Refusal):
                    return found
                actions.append(found.action)
                if found.rest is not None:
                    left.insert(0, found.rest)
                if not left:
                    return Turn(tuple(actions))
                self._push(found.action, ())
                if not self._is_still_asked(seat):
                    return Turn(tuple(actions), tuple(left))

    def _is_still_asked(self, seat: int) -> bool:
        """Whether nothing came in between since the last decision of a seat: it decides on, nothing was drawn, and no
        secret was shown."""
        declared = self.game.declaration
        if self._actor != seat or int(self.state.rng.made):
            return False
        return declared.perfect_information or declared.nothing_hidden or self.goes_on

    @property
    def goes_on(self) -> bool:
        """Whether the decision that is asked goes on with the one before: the target of a unit, the step of a walk.

        It does not where another seat was asked in between, as in a battle after the first step of a march.
        """
        now = self.ply
        if not now or self.decision not in self.game.declaration.going_on:
            return False
        return self._actor == int(contract.actor_at(self._states, now - 1))

    def _read_first(self, said: Said) -> Read | Refusal:
        """The first decision of a text or of parts."""
        if isinstance(said, tuple):
            return self._read_parts(said)
        known = None if self._legal is None else self._legal.find(said)
        return self.game.declaration.parse(self.state, said) if known is None else Read(known)

    def _read_parts(self, said: tuple[str, ...]) -> Read | Refusal:
        if not said:
            return NOTHING_SAID
        begun = False
        for action, parts in zip(self.legal_moves.ids.tolist(), self.legal_moves.named()[1], strict=True):
            shared = min(len(parts), len(said))
            if tuple(parts[:shared]) == said[:shared]:
                if len(parts) <= len(said):
                    return Read(action, said[len(parts) :] or None)
                begun = True
        if begun:
            return UNFINISHED
        return self.game.declaration.parse(self.state, said)

    @contextmanager
    def _looking_ahead(self) -> Iterator[None]:
        """Play decisions for a while; afterwards everything is as it was."""
        now, known = self.ply, (self._drawn, self._actor, self._legal)
        try:
            yield
        finally:
            if self.ply > now:
                del self._actions[now:], self._moves[now:]
                self._drawn, self._actor, self._legal = known
                if self._earlier is not None and self._earlier[0] > now:
                    self._earlier = None

    @contextmanager
    def lookahead(self, *actions: int) -> Iterator[None]:
        """Be for a while where legal moves lead, by the kernel's ids; afterwards everything is as it was.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> with position.lookahead(position.parse("wS1").id):
        ...     position.actor
        1
        >>> position.actor
        0
        """
        with self._looking_ahead():
            for action in actions:
                self.push_id(action)
            yield

    def parse(self, said: Said) -> Move:
        """The legal move that a text or parts name, the first of several; InvalidMoveError or IllegalMoveError else."""
        return self.parse_all(said)[0]

    def parse_all(self, said: Said) -> tuple[Move, ...]:
        """The moves that a text or parts name: one, or a decision and those that follow it."""
        moves = []
        with self._looking_ahead():
            for action in self._actions_of(said):
                moves.append(self.move(action))
                self._push(action, ())
        return tuple(moves)

    def _actions_of(self, said: Said) -> tuple[int, ...]:
        turn = self.read_turn([said])
        if turn.rest:
            raise IllegalMoveError(INTERRUPTED)
        return turn.actions

    def explain(self, text: str = "", *, parts: Sequence[str] | None = None, seat: int | None = None) -> Refusal | None:
        """Why a move, finished or not, may not be played; None if it is legal.

        Instead of a text, the move may be told by its `parts`: things of the view, in the order of clicking. Then the
        answer is also None where they are the beginning of a legal move.

        The answer is for the seat that is to act. Another `seat` is only told that it is not asked: what would be
        legal could tell what the actor holds.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> position.push("wS1").parts
        ('wS1', '0,0')
        >>> position.explain(parts=["bS1"]), position.explain(parts=["bS1", "0,0"]).code
        (None, 'occupied')
        """
        if seat is not None and self.actor not in (None, seat):
            return Refusal("", "not-asked")
        found = self._read([text if parts is None else tuple(parts)])
        if isinstance(found, Refusal):
            return None if found is UNFINISHED else found
        return INTERRUPTED if found.rest else None

    def beginning_with(self, parts: Sequence[str]) -> list[Move]:
        """The legal moves whose parts begin with these."""
        wanted = tuple(parts)
        return [move for move in self.legal_moves if wanted and move.parts[: len(wanted)] == wanted]

    # ── playing ──

    def push(self, move: Move | Said, *, chance_text: str | None = None) -> Move:
        """Play a move: a Move, a text, or parts. `chance_text` says what chance brings, all of it, as a record does;
        without one it is drawn.

        A text (and parts) may say several decisions of the seat at once: all are played or none, and the last one is
        returned.
        """
        if isinstance(move, Move):
            if move.is_from(self._legal) or move in self.legal_moves:
                return self._push_last(move, chance_text)
            move = move.text
        *steps, last = self._actions_of(move)
        begun = self.ply
        for step in steps:
            self._push(step, ())
        try:
            return self._push_last(self.move(last), chance_text)
        except RefusedError:
            while self.ply > begun:
                self.pop()
            raise

    def _push_last(self, move: Move, chance_text: str | None) -> Move:
        """Play one move, with what chance brings."""
        told: Any = ()
        if chance_text is not None:
            told = self.game.declaration.read_chance(self.state, move.id, chance_text)
            if isinstance(told, Refusal):
                raise InvalidMoveError(told)
        self._push(move.id, told)
        self._moves[-1] = move
        if chance_text is not None and not chance.as_told(self.state.rng):
            self.pop()
            raise IllegalMoveError(Refusal("", "impossible-chance", {"text": chance_text[:60]}))
        return move

    def push_id(self, action: int) -> None:
        """Play a legal move by the kernel's id."""
        self._check_id(action)
        self._push(int(action), ())

    def _check_id(self, action: int) -> None:
        if action not in self.legal_ids().tolist():
            raise IllegalMoveError(Refusal("", "unknown-id", {"id": int(action)}))

    def _push(self, action: int, told: Any) -> None:
        now = len(self._actions)
        if now + 2 > len(self._states):
            self._reserve(now + 2)
        if told:
            chance.begin_next(self._states, now)
            chance.begin(self._states[now + 1].rng, told)
            contract.apply_at(self._states, now + 1, action)
            found = int(history.arrived_at(self._trail, self._states, now + 1))
        else:
            found = int(history.advanced_at(self._trail, self._states, now, action))
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
        """Take back the last move and return it; an end by `end` is taken back first, and None returned."""
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
        if self._earlier is not None and self._earlier[0] > self.ply:
            self._earlier = None
        return move

    def redraw(self, seed: int | str | None = None) -> None:
        """Give chance a new key from here on; what it brought before stays as it was."""
        rng = self._states[self.ply].rng
        rng.key[:] = chance.generator(seed)[0].key
        rng.counter = 0

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

    def at(self, ply: int) -> "Position":
        """The game as it was after its first `ply` decisions: a copy, with what was said of its end by then.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> _ = position.push("wS1"), position.push("bS1 wS1-")
        >>> position.at(1).moves
        (Move(text='wS1', parts=('wS1', '0,0'), id=1552),)
        """
        if not 0 <= ply <= self.ply:
            raise HexapodaError("no-such-ply", ply=str(ply), last=self.ply)
        other = Position.__new__(Position)
        other.__dict__.update(
            self.__dict__,
            tags=dict(self.tags),
            notices=list(self.notices),
            _trail=self._trail[: ply + 1].copy(),
            _actions=self._actions[:ply],
            _moves=self._moves[:ply],
            _endings=[each for each in self._endings if each[0] <= ply],
            _earlier=None,
        )
        other._hold(copied(self._states[: ply + 1]))
        other._arrive()
        return other

    # ── the end ──

    def end(self, reason: str, *, seat: int | None = None, places: tuple[int, ...] | None = None) -> None:
        """End the game otherwise than by its rules: "resign", "flag" or "leave" by a seat, "agreement" on a draw, or
        "adjudication" (a draw unless `places` say otherwise). `pop` undoes it.

        With more than two seats, a seat that is gone is played on and ranks last.
        """
        if self.actor is None:
            raise IllegalMoveError(GAME_OVER)
        if reason not in ENDINGS:
            raise HexapodaError("unknown-ending", reason=reason, endings=", ".join(ENDINGS))
        if reason in BY_SEAT and (not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise HexapodaError("bad-seat", seat=str(seat), last=self.seats - 1)
        if reason not in BY_SEAT and seat is not None:
            raise HexapodaError("seatless-ending", reason=reason)
        if places is not None and (reason != "adjudication" or not _are_places(places, self.seats)):
            raise HexapodaError("bad-places", places=str(places), seats=self.seats)
        if seat in self.departed:
            raise HexapodaError("seat-gone", seat=seat)
        self._endings.append((self.ply, Ending(reason, seat, places)))
        self._arrive()

    @property
    def departed(self) -> tuple[int, ...]:
        """The seats that have left, resigned or flagged, in that order."""
        return tuple(ending.seat for _, ending in self._endings if ending.seat is not None)

    def _ended_by(self) -> Ending | None:
        if not self._endings:
            return None
        last = self._endings[-1][1]
        teams, gone = self.teams, self.departed
        left = {teams[seat] for seat in range(self.seats) if seat not in gone}
        return last if last.seat is None or len(left) <= 1 else None

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat; where nobody has an ally, each seat is a team of its own."""
        return tuple(int(contract.team_at(self._states, 0, seat)) for seat in range(self.seats))

    @property
    def endings(self) -> tuple[tuple[int, Ending], ...]:
        """The ends by `end`, each with the ply at which it was said."""
        return tuple(self._endings)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        if self.actor is not None:
            return None
        n = self.seats
        out = np.zeros(n, np.float64)
        contract.scores_at(self._states, self.ply, out)
        scores = tuple(int(x) for x in out)
        places: tuple[int, ...] = (1,) * n
        by = self._ended_by()
        if by is not None:
            reason = by.reason
            places = by.places or places
        elif self._drawn:
            reason = "repetition"
        else:
            contract.places_at(self._states, self.ply, out)
            places = tuple(int(x) for x in out)
            reason = self.game.declaration.endings[int(contract.ended_at(self._states, self.ply))]
        teams = self.teams
        allied = len(set(teams)) < n
        return Outcome(ranked_last(places, self.departed), scores, reason, teams if allied else ())

    # ── for learning ──

    def observe(self, seat: int | None = None) -> np.ndarray:
        """Features for learning, from what a seat (by default the deciding one) knows.

        >>> import hexapoda
        >>> hexapoda.load("hive").start().observe().dtype
        dtype('float64')
        """
        seat = self._actor if seat is None else seat
        if seat is None:
            raise IllegalMoveError(GAME_OVER)
        if not 0 <= seat < self.seats:
            raise HexapodaError("bad-seat", seat=str(seat), last=self.seats - 1)
        features = np.zeros(contract.module_of(self._states.dtype).OBSERVATION, np.float64)
        contract.observe_at(self._states, self.ply, seat, features)
        return features

    def mask(self) -> np.ndarray:
        """Whether each of the kernel's actions is legal now, by its id.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> int(position.mask().sum()) == len(position.legal_moves)
        True
        """
        legal = np.zeros(self.game.declaration.actions, bool)
        legal[self.legal_ids()] = True
        return legal

    # ── what a seat sees ──

    def view(self, seat: int | None = None, *, history: bool = False) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know and that can change, ready for JSON; with its legal moves if it
        is to act. What never changes is in `constants`.

        With `history` it has what came since the last irreversible move, where positions can repeat: for `imagine`.
        """
        return self.views(seat, history=history)[0]

    def views(self, *seats: int | None, history: bool = False) -> list[dict[str, Any]]:
        """The views of several seats. What they have in common they may share: they are to be read only.

        >>> import hexapoda
        >>> [len(view.get("legal", ())) for view in hexapoda.load("hive", type="Base").start().views(None, 0, 1)]
        [0, 5, 0]
        """
        for seat in seats:
            if seat is not None and not 0 <= seat < self.seats:
                raise HexapodaError("bad-seat", seat=str(seat), last=self.seats - 1)
        common, made = None, []
        for seat in seats:
            if common is None or not self.game.declaration.perfect_information:
                common = self._known_to(seat, history)
            view = {**common, "seat": seat}
            if seat is not None and seat == self._actor:
                view["legal"] = self.legal_moves.json()
            elif seat is not None and (ahead := self.ahead(seat)) is not None:
                later, certain = ahead
                view["premove"] = {"decision": later.decision, "legal": later.legal_moves.json(), "exact": certain}
            made.append(view)
        return made

    def constants(self) -> dict[str, Any]:
        """What of the board never changes during a game and everybody may know, ready for JSON."""
        return self.game.declaration.constants(self._states[0])

    def board(self, seat: int | None = None) -> dict[str, Any]:
        """The whole board as a seat sees it, for drawings: what never changes too."""
        return {**self.constants(), **self.game.declaration.board(self.state, seat)}

    def ahead(self, seat: int) -> "tuple[Position, bool] | None":
        """The position in which a seat that waits will be asked next, if the others can't change what it may choose
        there, and whether that is certain."""
        ahead = self.game.declaration.ahead
        if ahead is None or self._actor is None or seat == self._actor:
            return None
        found = ahead(self.state, seat)
        if found is None:
            return None
        states = self.game.blank()
        states[0], certain = found
        return Position(self.game, states), certain

    def _known_to(self, seat: int | None, with_history: bool) -> dict[str, Any]:
        """What a seat may know, without its legal moves; the same for all where nothing is hidden."""
        now, outcome = self.ply, self.outcome
        scores = np.zeros(self.seats, np.float64)
        contract.scores_at(self._states, now, scores)
        known: dict[str, Any] = {
            "game": self.game.name,
            "options": dict(self.game.options),
            "seat": seat,
            "seats": self.seats,
            "actor": self._actor,
            "decision": self.decision,
            "scores": [int(x) for x in scores.tolist()],
            "gone": list(self.departed),
            "outcome": None if outcome is None else outcome.json(),
            "board": self.game.declaration.board(self.state, seat),
            "last": self.move_view(now - 1, seat) if now else None,
        }
        if with_history and contract.repetition_at(self._states, now):
            since = int(history.since_irreversible(self._trail, now))
            known["earlier"] = self._earlier_setup(since)
            known["recent"] = [self._seen_text(ply, seat) for ply in range(since, now)]
        return known

    def view_key(self, seat: int | None = None) -> str:
        """A short digest of `view(seat)`: equal exactly where the views are equal."""
        text = json.dumps(self.view(seat), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def move_view(self, ply: int, seat: int | None = ALL_SEATS) -> dict[str, Any]:
        """The move number `ply` (from 0) as a seat saw it: in the notation (`written`), and as sentences."""
        brought = self.brought(ply, seat)
        return {
            **self.written(ply, seat),
            "phrase": self.phrase(ply, seat).json(),
            "brought": None if brought is None else brought.json(),
        }

    def written(self, ply: int, seat: int | None = ALL_SEATS) -> dict[str, Any]:
        """The move number `ply` (from 0) as a seat saw it: its text, its parts and what chance brought."""
        move, text = self._move_at(ply), self._seen_text(ply, seat)
        before, after, action = self._states[ply], self._states[ply + 1], self._actions[ply]
        return {
            "seat": int(contract.actor_at(self._states, ply)),
            "text": text,
            "parts": list(move.parts) if text == move.text else [],
            "chance": self.game.declaration.chance(before, action, after, seat),
        }

    def phrase(self, ply: int, seat: int | None = ALL_SEATS) -> Phrase:
        """The move number `ply` (from 0) as a sentence, as a seat saw it.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> _ = position.push("wS1")
        >>> position.phrase(0).words() != ""
        True
        """
        return phrase_of(self.game.declaration, self._states[ply], self._actions[ply], seat)

    def brought(self, ply: int, seat: int | None = ALL_SEATS) -> Phrase | None:
        """What chance brought with the move number `ply` as a sentence, as a seat saw it."""
        declared = self.game.declaration
        around = self._states[ply], self._actions[ply], self._states[ply + 1], seat
        if declared.brought is not None:
            return declared.brought(*around)
        text = declared.chance(*around)
        return Phrase("move-text", {"text": text}) if text else None

    def _seen_text(self, ply: int, seat: int | None) -> str:
        seen = self.game.declaration.seen_text
        if seen is None or seat == ALL_SEATS:
            return self._move_at(ply).text
        return seen(self._states[ply], self._actions[ply], seat)

    def setup_chance(self, seat: int | None = ALL_SEATS) -> str:
        """What chance brought at the start of the game, as a seat saw it; nothing where it began elsewhere."""
        return self.game.declaration.chance(None, None, self._states[0], seat) if self.from_start else ""

    def _earlier_setup(self, ply: int) -> str:
        """The position at a ply as text, kept: the views of many positions begin with the same one."""
        if self._earlier is None or self._earlier[0] != ply:
            self._earlier = ply, self._setup_of(ply)
        return self._earlier[1]

    # ── text ──

    def _setup_of(self, ply: int) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.game.options.items())
        return f"{self.game.name} {options} | {self.game.declaration.write(self._states[ply])}"

    def setup(self) -> str:
        """The position as one line of text, for `Game.position`. It knows everything but the generator."""
        return self._setup_of(self.ply)

    def start_setup(self) -> str:
        """The position that this one started from, as one line of text."""
        return self._setup_of(0)

    def record(self, *, seat: int | None = ALL_SEATS, format: str | None = None) -> str:
        """The game as text, for `Game.read`: all of it, or only what a seat knows; or in another format of the game."""
        from hexapoda.play.record import write

        return write(self, seat, format)

    @property
    def seed(self) -> int | str | None:
        """The seed that the game was started with; None for one out of secrets."""
        return self._seed

    # ── a value among values ──

    def copy(self) -> "Position":
        """An independent copy, moves and all."""
        other = Position.__new__(Position)
        other.__setstate__(self.__getstate__())
        return other

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        n = self.ply + 1
        state.update(
            tags=dict(self.tags),
            notices=list(self.notices),
            _states=copied(self._states[:n]),
            _raw=None,
            _trail=self._trail[:n].copy(),
            _actions=list(self._actions),
            _moves=list(self._moves),
            _endings=list(self._endings),
            _legal=None,
        )
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # Arrays out of a pickle have an equal layout, but NumPy does not take it for the same one when it joins them.
        self._hold(self._states.view(self.game.declaration.state))
        self._trail = self._trail.view(history.TRAIL)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.setup() == other.setup() and self.outcome == other.outcome

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The board as the deciding seat may see it, drawn with characters.

        >>> import hexapoda
        >>> print(hexapoda.load("hive", type="Base").start())
        Turn 1
        ▸ White     wQ   wS1 ×2  wB1 ×2  wG1 ×3  wA1 ×3
          Black     bQ   bS1 ×2  bB1 ×2  bG1 ×3  bA1 ×3
        """
        draw = self.game.declaration.draw
        if draw is None:
            return repr(self)
        from rich.console import Console

        console = Console(width=_DRAWN_WIDTH, no_color=True, force_terminal=False, highlight=False)
        with console.capture() as drawn:
            console.print(draw(self.board(self._actor)))
        return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")

    def __repr__(self) -> str:
        declared = self.game.declaration
        if declared.perfect_information or declared.nothing_hidden:
            return f"<Position {self.setup()}>"
        # The text of a position tells what hands hold.
        asked = "over" if self._actor is None else f"seat {self._actor} decides: {self.decision}"
        return f"<Position {self.game.name} after {self.ply} decisions, {asked}>"


def _are_places(places: Any, seats: int) -> bool:
    return (
        isinstance(places, tuple)
        and len(places) == seats
        and all(isinstance(place, int) and place == 1 + sum(other < place for other in places) for place in places)
    )


def read_options(text: str) -> dict[str, str] | Refusal:
    """Read "name=value name=value"."""
    options = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or name in options:
            return Refusal("", "bad-options-text", {"text": word}, readable=False)
        options[name] = value
    return options


def split_setup(game: Game, text: str) -> tuple[dict[str, str], str]:
    """Part a position text into its options and the game's own line."""
    if not isinstance(text, str) or "\n" in text.strip():
        raise PositionError(Refusal("", "not-one-line", readable=False))
    head, bar, body = text.strip().partition(" | ")
    if not bar:
        return {}, text.strip()
    name, _, rest = head.partition(" ")
    if name != game.name:
        raise PositionError(Refusal("", "other-game", {"name": name, "game": game.name}))
    options = read_options(rest)
    if isinstance(options, Refusal):
        raise PositionError(options)
    return options, body.strip()


def imagined(game: Game, view: Mapping[str, Any], seed: int | str | None) -> Position:
    """A position that agrees with a view (see `Game.imagine`)."""
    try:
        return _imagined(game, view, seed)
    except OptionError:
        raise
    except RefusedError as error:
        raise PositionError(error.refusal) from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError):
        raise PositionError(NOT_A_VIEW) from None


def _imagined(game: Game, view: Mapping[str, Any], seed: int | str | None) -> Position:
    game = game.agreeing(dict(view["options"]))
    seat = view["seat"]
    states = game._set_up(seed)
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.seats(states)):
        raise PositionError(NOT_A_VIEW)
    if "earlier" in view:
        position = game.position(view["earlier"], seed=seed)
        for text in view["recent"]:
            position.push(str(text))
    else:
        refusal = game.declaration.restore(states[0], view["board"], seat)
        if refusal is not None:
            raise PositionError(refusal)
        chance.begin(states[0].rng)
        position = Position(game, states, seed=seed)
    rng = chance.generator(seed)
    contract.conceal_at(position._states, position.ply, -1 if seat is None else seat, rng, 0)
    for ending in _endings_of(view):
        if position.actor is not None:
            position.end(ending.reason, seat=ending.seat, places=ending.places)
    return position


def _endings_of(view: Mapping[str, Any]) -> list[Ending]:
    """The ends otherwise than by the rules that a view tells of; why a seat left is not told while others go on."""
    outcome = view["outcome"] or {}
    reason = outcome.get("reason", "")
    endings = [Ending("leave", seat) for seat in view["gone"]]
    if endings and reason in BY_SEAT:
        endings[-1] = Ending(reason, endings[-1].seat)
    elif reason in ENDINGS:
        endings.append(Ending(reason, places=tuple(outcome["places"]) if reason == "adjudication" else None))
    return endings
