"""A move, and the legal moves of a position."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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

    __slots__ = ("_ids", "_position")

    def __init__(self, position: "Position") -> None:
        self._position = position
        self._ids = position.legal_ids()

    def __len__(self) -> int:
        return len(self._ids)

    def __bool__(self) -> bool:
        return len(self._ids) > 0

    def __iter__(self) -> Iterator[Move]:
        declared, state = self._position.game.declaration, self._position.state
        for a in self._ids.tolist():
            yield Move(declared.text(state, a), tuple(declared.parts(state, a)), a)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return any(move.id == a for a in self._ids) and self._position.move(move.id) == move
        return isinstance(move, str) and self._position.explain(move) is None

    def __repr__(self) -> str:
        shown = [move.text for move, _ in zip(self, range(12), strict=False)]
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"<{len(self)} legal moves: {', '.join(shown)}{more}>"
