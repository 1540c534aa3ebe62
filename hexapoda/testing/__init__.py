"""The conformance kit: laws that every game keeps, tried on random games.

    from hexapoda.testing import conform
    conform(hexapoda.load("hive"), games=20)

raises an AssertionError that names the law, the game, the seed and the ply. With pytest, try one law at a time:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
    def test_law(law):
        law.run(Case(game))
"""

from contextlib import suppress
from functools import partial

import numpy as np

from hexapoda.kernel import contract, jit
from hexapoda.play.game import Game
from hexapoda.testing.case import Case, Moment
from hexapoda.testing.law import Law
from hexapoda.testing.laws import LAWS

__all__ = ["LAWS", "Case", "Law", "Moment", "compile_kit", "conform"]


def conform(game: Game, *, games: int = 20, seed: int | str = 0, max_plies: int = 500) -> None:
    """Try all laws on random games. Raises an AssertionError at the first broken one."""
    case = Case(game, games=games, seed=seed, max_plies=max_plies)
    for law in LAWS:
        law.run(case)


def compile_kit(game: Game, *, quiet: bool = False) -> None:
    """Compile the kernels that the laws call for a game, unless this machine has them compiled already."""
    start = game.start(seed=0)  # compiles the rules themselves, under the same lock
    case = Case(game, games=1, max_plies=12, moments_a_game=6, collision_positions=100, plies_without_jit=0)
    steps: list[jit.Step] = [
        (law.name, partial(_try, law, case)) for law in LAWS if law.name != "kernels run without jit"
    ]
    # The game of the case is too short to have a result.
    out = np.zeros(start.seats)
    steps.append(("places", lambda: contract.places_at(start.states, 0, out)))
    steps.append(("returns", lambda: contract.returns_at(start.states, 0, out)))
    jit.warm_up(contract.package_of(game.declaration.state), "testing", steps, quiet=quiet)


def _try(law: Law, case: Case) -> None:
    """Run a law; if it is broken, its own test will say so."""
    with suppress(AssertionError):
        law.run(case)
