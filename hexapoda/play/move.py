"""A move, and the legal moves of a position."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, overload

import numpy as np

from hexapoda.kernel.declaration import Declaration, Phrase, Refusal

#: As a seat that something is told to: everything, including all secrets.
ALL_SEATS: Final = -1


class Scene:
    """Where a move is legal: a game, and a frozen copy of its state."""

    __slots__ = ("_bytes", "_state", "declaration")

    def __init__(self, declaration: Declaration, state: bytes) -> None:
        self.declaration = declaration
        self._bytes = state
        self._state: Any = None

    @property
    def state(self) -> Any:
        """The kernel's record, to be read only."""
        if self._state is None:
            self._state = np.frombuffer(bytearray(self._bytes), self.declaration.state)[0]
        return self._state


class Move:
    """One decision: the kernel's id, and the position that gave it. Its text and parts are made when asked for.

    >>> import hexapoda
    >>> move = hexapoda.load("hive").start().legal_moves[0]
    >>> move.text, move.parts
    ('wQ', ('wQ', '0,0'))
    """

    __slots__ = ("_parts", "_scene", "_text", "id")

    def __init__(self, text: str, parts: Sequence[str], id: int) -> None:
        """For the package itself; users get moves from a position."""
        self._text: str | None = text
        self._parts: tuple[str, ...] | None = tuple(parts)
        self._scene: Scene | None = None
        #: The kernel's number, which has a meaning only in the position that gave it.
        self.id = id

    @classmethod
    def at(cls, scene: Scene, id: int) -> "Move":
        """The legal move with an id."""
        move = cls.__new__(cls)
        move._text = move._parts = None
        move._scene = scene
        move.id = id
        return move

    @property
    def text(self) -> str:
        """The move in the game's notation."""
        if self._text is None:
            assert self._scene is not None
            self._text = self._scene.declaration.text(self._scene.state, self.id)
        return self._text

    @property
    def parts(self) -> tuple[str, ...]:
        """The things that the move is about, in the order of clicking."""
        if self._parts is None:
            assert self._scene is not None
            self._parts = tuple(self._scene.declaration.parts(self._scene.state, self.id))
        return self._parts

    def phrase(self, seat: int | None = ALL_SEATS) -> Phrase:
        """The move as a sentence, as a seat may know it."""
        if self._scene is None:
            return Phrase("move-text", {"text": self.text})
        return phrase_of(self._scene.declaration, self._scene.state, self.id, seat)

    def is_from(self, scene: Scene | None) -> bool:
        """Whether the move is one of these legal moves."""
        return scene is not None and self._scene is scene

    def json(self) -> dict[str, Any]:
        """The move as JSON: text and parts, never the id; "on" where a decision that goes on can follow."""
        told: dict[str, Any] = {"text": self.text, "parts": list(self.parts)}
        scene = self._scene
        if scene is not None and scene.declaration.may_go_on(scene.state, self.id):
            told["on"] = True
        return told

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move(text={self.text!r}, parts={self.parts!r}, id={self.id})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        if self.id != other.id:
            return False
        same_scene = self._scene is not None and self._scene is other._scene
        return same_scene or (self.text, self.parts) == (other.text, other.parts)

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> Any:
        return (Move, (self.text, self.parts, self.id))


def phrase_of(declared: Declaration, state: Any, action: int, seat: int | None) -> Phrase:
    """A legal action as a sentence, as a seat may know it."""
    if declared.phrase is not None:
        return declared.phrase(state, action, seat)
    text = (
        declared.text(state, action)
        if declared.seen_text is None or seat == ALL_SEATS
        else declared.seen_text(state, action, seat)
    )
    return Phrase("move-text", {"text": text})


class LegalMoves(Scene, Sequence[Move]):
    """The legal moves of a position, a lazy sequence; `in` takes a Move or a text."""

    __slots__ = ("_explain", "_named", "ids")

    def __init__(
        self, declaration: Declaration, state: bytes, ids: np.ndarray, explain: Callable[[str], Refusal | None]
    ) -> None:
        super().__init__(declaration, state)
        #: The kernel's ids.
        self.ids = ids
        self._explain = explain
        self._named: tuple[Sequence[str], Sequence[Sequence[str]]] | None = None

    def named(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        """The texts of all moves and the parts of each, in the order of `ids`."""
        if self._named is None:
            declared, state, ids = self.declaration, self.state, self.ids.tolist()
            if declared.named is not None:
                self._named = declared.named(state, ids)
            else:
                self._named = [declared.text(state, a) for a in ids], [declared.parts(state, a) for a in ids]
        return self._named

    def json(self) -> list[dict[str, Any]]:
        """All moves as JSON (see `Move.json`)."""
        told: list[dict[str, Any]] = [
            {"text": text, "parts": list(parts)} for text, parts in zip(*self.named(), strict=True)
        ]
        if self.declaration.going_on:
            may_go_on, state = self.declaration.may_go_on, self.state
            for each, action in zip(told, self.ids.tolist(), strict=True):
                if may_go_on(state, action):
                    each["on"] = True
        return told

    def find(self, text: str) -> int | None:
        """The id of the move with exactly this text, if the texts are known already."""
        if self._named is None or text not in self._named[0]:
            return None
        return int(self.ids[self._named[0].index(text)])

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move.at(self, a) for a in self.ids[index].tolist()]
        return Move.at(self, int(self.ids[index]))

    def __iter__(self) -> Iterator[Move]:
        return (Move.at(self, a) for a in self.ids.tolist())

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.is_from(self) or (bool((self.ids == move.id).any()) and Move.at(self, move.id) == move)
        return isinstance(move, str) and self._explain(move) is None

    def __repr__(self) -> str:
        shown = ", ".join(self.named()[0][:12])
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"<{len(self)} legal moves: {shown}{more}>"
