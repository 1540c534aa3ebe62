"""A move, and the legal moves of a position."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from hexapoda.play.position import Position


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: its text in the game's notation, and the things that it is about in the order of clicking.

    `id` is the kernel's number for it; it means something only next to the position that gave it.
    """

    text: str
    parts: tuple[str, ...]
    id: int

    def __str__(self) -> str:
        return self.text

    def json(self) -> dict[str, Any]:
        """The move as it travels: text and parts, never the id."""
        return {"text": self.text, "parts": list(self.parts)}


class LegalMoves(Collection[Move]):
    """The legal moves of a position, made when they are looked at: `len()`, `in` (a Move or a text), iteration."""

    __slots__ = ("_named", "_position", "_state", "ids")

    def __init__(self, position: "Position", ids: np.ndarray) -> None:
        #: The kernel's ids.
        self.ids = ids
        self._position = position
        self._state = position.state
        self._named: tuple[Sequence[str], Sequence[Sequence[str]]] | None = None

    def named(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        """The texts of all of them and the parts of each, in the order of `ids`; made once."""
        if self._named is None:
            declared, state, ids = self._position.game.declaration, self._state, self.ids.tolist()
            if declared.named is not None:
                self._named = declared.named(state, ids)
            else:
                self._named = [declared.text(state, a) for a in ids], [declared.parts(state, a) for a in ids]
        return self._named

    def find(self, text: str) -> Move | None:
        """The move that is written exactly so, if the texts of all are known already."""
        if self._named is None or text not in self._named[0]:
            return None
        texts, parts = self._named
        index = texts.index(text)
        return Move(text, tuple(parts[index]), int(self.ids[index]))

    def __len__(self) -> int:
        return len(self.ids)

    def __bool__(self) -> bool:
        return len(self.ids) > 0

    def __iter__(self) -> Iterator[Move]:
        for text, parts, a in zip(*self.named(), self.ids.tolist(), strict=True):
            yield Move(text, tuple(parts), a)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return bool((self.ids == move.id).any()) and self._position.move(move.id) == move
        return isinstance(move, str) and self._position.explain(move) is None

    def __repr__(self) -> str:
        shown = [move.text for move, _ in zip(self, range(12), strict=False)]
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"<{len(self)} legal moves: {', '.join(shown)}{more}>"
