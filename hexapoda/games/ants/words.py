"""The words of a text about ants and cells, put in order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hexapoda.games.ants import explain
from hexapoda.games.ants.names import cell_named, kind_named
from hexapoda.kernel.declaration import Refusal


@dataclass(slots=True)
class Named:
    """The cells that a text names, in its order, and the kinds of ants, each with the number of cells before it."""

    cells: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    after: list[int] = field(default_factory=list)

    def is_at_most(self, cells: int, kinds: int) -> bool:
        """Whether no more is named than that."""
        return len(self.cells) <= cells and len(self.kinds) <= kinds

    @property
    def kind(self) -> int | None:
        """The one kind that is named, if any."""
        return self.kinds[0] if self.kinds else None


def named(s: Any, words: Sequence[str]) -> Named | Refusal:
    """The cells and kinds of ants that words name; a refusal for the first word that names neither."""
    found = Named()
    for word in words:
        kind, cell = kind_named(word), cell_named(s, word)
        if kind is not None:
            found.kinds.append(kind)
            found.after.append(len(found.cells))
        elif cell is not None:
            found.cells.append(cell)
        else:
            return explain.unknown_word(s, word)
    return found


def one_cell(s: Any, words: Sequence[str], clause: str, shown: str) -> int | Refusal:
    """The one cell that words name."""
    found = named(s, words)
    if isinstance(found, Refusal):
        return found
    if not found.cells:
        return explain.unfinished(s, clause, shown)
    if not found.is_at_most(1, 0):
        return explain.needless(s, words[-1], shown)
    return found.cells[0]
