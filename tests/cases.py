"""What a game tells the tests and benchmarks that all games share: its `tests/NAME/cases.py` has it as `CASES`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Cases:
    """A game's part in the shared tests."""

    #: Sets of options that keep all laws, by title: in `make test`, and in the long run besides.
    conformance: Mapping[str, Options]
    more_conformance: Mapping[str, Options] = field(default_factory=dict)
    #: Slow games play only every nth random game: n, and n for the sets of the long run.
    share: int = 1
    more_share: int = 10
    #: Whether random games may go on for ever.
    endless: bool = False
    #: Decisions after which a random game is left; None: the tests' own count.
    max_plies: int | None = None
    plies_without_jit: int = 20
    #: A set of options whose keys must not collide, and the share of the positions that are compared.
    collisions: tuple[Options, int] = ({}, 1)
    #: Playthroughs by the name of their file: options and seed.
    goldens: Mapping[str, tuple[Options, int]] = field(default_factory=dict)
    #: Options of games in which leaks are looked for, and how many decisions are looked at.
    leaks: tuple[tuple[Options, int], ...] = ()
    #: Sets of options whose speed the benchmarks measure, by title; the first one's views too.
    benchmarks: Mapping[str, Options] = field(default_factory=dict)
    #: How many clauses each chapter of the rules has.
    chapters: Mapping[str, int] = field(default_factory=dict)
