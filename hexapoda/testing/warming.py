"""Compile all that the kit uses of a game, once on a machine, before anything runs in parallel."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import numpy as np

from hexapoda.kernel import contract, jit
from hexapoda.play.game import Game
from hexapoda.testing.case import Case
from hexapoda.testing.law import Law
from hexapoda.testing.laws import LAWS


def warm(game: Game, *, quiet: bool = False) -> None:
    """Compile the kernels that laws and tests of a game call; return at once where that has been done."""
    start = game.start(seed=0)  # compiles the rules themselves, under the same lock
    case = Case(game, games=1, max_plies=12, moments_a_game=6, collision_positions=100, plies_without_jit=0)
    # A law that is broken shall break its own test, not the warm-up.
    steps: list[tuple[str, Callable[[], object]]] = [
        (law.name, partial(_tried, law, case)) for law in LAWS if law.name != "kernels run without jit"
    ]
    # The game of the case is too short for a result; what the kernels make of a start is of no interest.
    out = np.zeros(start.seats)
    steps.append(("places", lambda: contract.places_at(start.states, 0, out)))
    steps.append(("returns", lambda: contract.returns_at(start.states, 0, out)))
    jit.warm_up(contract.package_of(game.declaration.state), "testing", steps, quiet=quiet)


def _tried(law: Law, case: Case) -> None:
    with suppress(AssertionError):
        law.run(case)
