"""Layouts of what learning programs see and do: blocks of numbers, each with a name, a shape and a meaning.

A game lists the blocks of its features and of its actions; their places follow from the order. A feature is written as
it is counted (3 cards, 12 points), then `kernel.scaling` divides it by the maximum of its block.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers that belong together: a plane over a board, counts by kind, a yes or no."""

    #: "units"
    name: str
    #: (seats, castes, hexes); () for a single number.
    shape: tuple[int, ...]
    meaning: str
    #: The value that counts as 1; what is more counts as 1 too. None: any number, as it is.
    most: float | None = 1.0
    #: Whether numbers below 0 are possible.
    signed: bool = False
    #: The first place, set by `Blocks`.
    first: int = 0

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)

    @property
    def places(self) -> slice:
        """Where they are."""
        return slice(self.first, self.first + self.size)


class Blocks(tuple[Block, ...]):
    """Blocks one behind the other, without gaps.

    >>> blocks = Blocks(Block("mounds", (2, 3), "by seat and hex", most=15), Block("turn", (), "turns so far"))
    >>> blocks.size, blocks["turn"].first, blocks.name(4), blocks.name(6)
    (7, 6, 'mounds[1,1]', 'turn')
    """

    __slots__ = ()

    def __new__(cls, *blocks: Block) -> "Blocks":
        placed, first = [], 0
        for each in blocks:
            if any(each.name == other.name for other in placed):
                raise ValueError(f"two blocks are called {each.name}")
            placed.append(Block(each.name, each.shape, each.meaning, each.most, each.signed, first))
            first += each.size
        return super().__new__(cls, placed)

    def __getnewargs__(self) -> Any:
        return tuple(self)

    def __getitem__(self, name: Any) -> Any:
        """The block of a name (or with a number, as in a tuple)."""
        if isinstance(name, str):
            for each in self:
                if each.name == name:
                    return each
            raise KeyError(name)
        return super().__getitem__(name)

    def at(self, *names: str) -> tuple[int, ...]:
        """The first places of blocks, for the constants of a module."""
        return tuple(self[name].first for name in names)

    @property
    def size(self) -> int:
        """How many numbers all blocks have."""
        return sum(each.size for each in self)

    def block_at(self, place: int) -> Block:
        """The block that a number belongs to."""
        for each in self:
            if each.first <= place < each.first + each.size:
                return each
        raise IndexError(place)

    def name(self, place: int) -> str:
        """A number by its name, with its place in the block's shape."""
        block = self.block_at(place)
        if not block.shape:
            return block.name
        where = np.unravel_index(place - block.first, block.shape)
        return f"{block.name}[{','.join(str(int(each)) for each in where)}]"

    def names(self) -> list[str]:
        """The names of all numbers."""
        return [self.name(place) for place in range(self.size)]

    def factors(self) -> np.ndarray:
        """What each number is multiplied with, for `kernel.scaling`."""
        return self._filled([1.0 / (each.most or 1.0) for each in self])

    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """The least and the largest value of each number.

        >>> low, high = Blocks(Block("score", (2,), "points", most=50, signed=True), Block("over", (), "")).bounds()
        >>> low.tolist(), high.tolist()
        ([-1.0, -1.0, 0.0], [1.0, 1.0, 1.0])
        """
        lows = [-np.inf if each.most is None else -1.0 if each.signed else 0.0 for each in self]
        return self._filled(lows), self._filled([np.inf if each.most is None else 1.0 for each in self])

    def _filled(self, values: list[float]) -> np.ndarray:
        """An array with the value of each block at all of its places."""
        return np.repeat(np.array(values, np.float32), [each.size for each in self])


@dataclass(frozen=True, slots=True)
class Learning:
    """What learning programs see and do in a game. The version changes whenever an old network would no longer fit."""

    features: Blocks
    actions: Blocks
    version: int = 0
    #: What each version changed.
    history: Mapping[int, str] = field(default_factory=lambda: {0: "The first layout."})
