"""Turns: the decisions that texts and clicks say, read, explained and played."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import numpy as np

from hexapoda.kernel import chance, contract
from hexapoda.kernel.declaration import Read, Refusal, Said
from hexapoda.play.errors import GAME_OVER, IllegalMoveError, InvalidMoveError, RefusedError
from hexapoda.play.line import G, Line
from hexapoda.play.move import LegalMoves, Move

INTERRUPTED: Final = Refusal("", "turn-interrupted")
_NOTHING_SAID: Final = Refusal("", "nothing-said", readable=False)
#: The refusal of parts that are the beginning of a legal move.
_UNFINISHED: Final = Refusal("", "unfinished-parts")


class Turn(NamedTuple):
    """Decisions by the kernel's ids, and the rest of the input: chance, a secret or another seat comes before it."""

    actions: tuple[int, ...]
    rest: tuple[Said, ...] = ()


class SpokenLine(Line[G]):
    """A line that is played by what people say: texts of the notation, and parts of moves."""

    # ── what may be played ──

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, as a lazy sequence."""
        if self._legal is None:
            declared, count = self.game.declaration, 0
            out = np.empty(declared.max_legal, np.int64)
            if self._actor is not None:
                count = int(contract.legal_at(self._states, self.ply, out))
            self._legal = LegalMoves(declared, self.state_bytes(self.ply), out[:count].copy(), self.explain)
        return self._legal

    def legal_ids(self) -> np.ndarray:
        """The kernel's ids of all legal moves, for code that needs speed."""
        return self.legal_moves.ids

    def codes(self) -> np.ndarray:
        """The numbers of all legal moves in the layout for learning programs (see `Game.learning`), in the same order.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> position.coded(int(position.codes()[0])) == position.legal_moves[0]
        True
        """
        ids = self.legal_ids()
        codes = np.empty_like(ids)
        contract.encode_all_at(self._states, self.ply, ids, codes)
        return codes

    def coded(self, code: int) -> Move:
        """The legal move with such a number; IllegalMoveError if it is none."""
        if self._actor is None:
            raise IllegalMoveError(GAME_OVER)
        if isinstance(code, (int, np.integer)) and 0 <= code < self.game.learning.actions.size:
            found = np.flatnonzero(self.codes() == code)
            if len(found):
                return self.move(int(self.legal_ids()[found[0]]))
        raise IllegalMoveError(Refusal("", "unknown-id", {"id": str(code)}))

    def mask(self) -> np.ndarray:
        """Whether each action is legal now, by its number in the layout for learning programs.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> int(position.mask().sum()) == len(position.legal_moves)
        True
        """
        legal = np.zeros(self.game.learning.actions.size, bool)
        legal[self.codes()] = True
        return legal

    def beginning_with(self, parts: Sequence[str]) -> list[Move]:
        """The legal moves whose parts begin with these."""
        wanted = tuple(parts)
        return [move for move in self.legal_moves if wanted and move.parts[: len(wanted)] == wanted]

    @property
    def goes_on(self) -> bool:
        """Whether the decision that is asked goes on with the one before: the target of a unit, the step of a walk.

        It does not where another seat was asked in between, as in a battle after the first step of a march.
        """
        now = self.ply
        if not now or self.decision not in self.game.declaration.going_on:
            return False
        return self._actor == int(contract.actor_at(self._states, now - 1))

    # ── reading ──

    def read_turn(self, said: Sequence[Said]) -> Turn:
        """The decisions that texts and parts say, one after the other. Raises a MoveError unless all are legal.

        The turn ends where chance, a secret or another seat comes in between; what is said beyond that is its `rest`.

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
        if self._actor is None:
            return GAME_OVER
        if not said:
            return _NOTHING_SAID
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
        """Whether nothing came in between since a seat's last decision: it decides again, nothing was drawn, and no
        secret was shown."""
        declared = self.game.declaration
        if self._actor != seat or int(self.state.rng.made):
            return False
        return declared.perfect_information or declared.nothing_hidden or self.goes_on

    def _read_first(self, said: Said) -> Read | Refusal:
        """The first decision of a text or of parts."""
        if isinstance(said, tuple):
            return self._read_parts(said)
        known = None if self._legal is None else self._legal.find(said)
        return self.game.declaration.parse(self.state, said) if known is None else Read(known)

    def _read_parts(self, said: tuple[str, ...]) -> Read | Refusal:
        if not said:
            return _NOTHING_SAID
        begun = False
        for action, parts in zip(self.legal_moves.ids.tolist(), self.legal_moves.named()[1], strict=True):
            shared = min(len(parts), len(said))
            if tuple(parts[:shared]) == said[:shared]:
                if len(parts) <= len(said):
                    return Read(action, said[len(parts) :] or None)
                begun = True
        return _UNFINISHED if begun else self.game.declaration.parse(self.state, said)

    def _actions_of(self, said: Said) -> tuple[int, ...]:
        turn = self.read_turn([said])
        if turn.rest:
            raise IllegalMoveError(INTERRUPTED)
        return turn.actions

    def parse(self, said: Said) -> Move:
        """The legal move that a text or parts name, the first of several. Raises a MoveError."""
        return self.parse_all(said)[0]

    def parse_all(self, said: Said) -> tuple[Move, ...]:
        """The moves that a text or parts name: one, or a decision and those that follow it."""
        moves = []
        with self._looking_ahead():
            for action in self._actions_of(said):
                moves.append(self.move(action))
                self._push(action, ())
        return tuple(moves)

    def explain(self, text: str = "", *, parts: Sequence[str] | None = None, seat: int | None = None) -> Refusal | None:
        """Why a move, finished or not, may not be played; None if it is legal.

        `parts` can name the move instead of a text: things of the view, in the order of clicking. Then the answer is
        also None where they are the beginning of a legal move.

        The answer is for the seat that is to act. Another `seat` is only told that it is not asked: what would be
        legal could tell what the actor holds.

        >>> import hexapoda
        >>> position = hexapoda.load("hive").start()
        >>> position.push("wS1").parts
        ('wS1', '0,0')
        >>> position.explain(parts=["bS1"]), position.explain(parts=["bS1", "0,0"]).code
        (None, 'occupied')
        """
        if seat is not None and self._actor not in (None, seat):
            return Refusal("", "not-asked")
        found = self._read([text if parts is None else tuple(parts)])
        if isinstance(found, Refusal):
            return None if found is _UNFINISHED else found
        return INTERRUPTED if found.rest else None

    # ── playing ──

    def push(self, move: Move | Said, *, chance_text: str | None = None) -> Move:
        """Play a move: a Move, a text, or parts. `chance_text` says all that chance brings, as a record does; without
        it, chance is drawn.

        A text (or parts) may say several decisions of the seat: all are played or none, and the last is returned.
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

    def push_id(self, action: int, *, told: Sequence[int] = ()) -> None:
        """Play a legal move by the kernel's id; `told` are the numbers that chance draws, as far as they are given."""
        if action not in self.legal_ids().tolist():
            raise IllegalMoveError(Refusal("", "unknown-id", {"id": int(action)}))
        self._push(int(action), told)

    @contextmanager
    def lookahead(self, *actions: int) -> Iterator[None]:
        """Play legal moves, by the kernel's ids, for as long as the `with` block runs.

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
