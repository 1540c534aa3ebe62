"""The conformance kit: laws that every game keeps, tried on random games.

    from hexapoda.testing import conform
    conform(hexapoda.load("hive"), games=20)

raises an AssertionError that names the law, the game, the seed and the ply. For pytest there is a law at a time:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
    def test_law(law):
        law.run(Case(game))
"""

from hexapoda.play.game import Game
from hexapoda.testing.case import Case, Moment, play
from hexapoda.testing.law import Law
from hexapoda.testing.laws import LAWS
from hexapoda.testing.tracing import trace
from hexapoda.testing.warming import warm

__all__ = ["LAWS", "Case", "Law", "Moment", "conform", "play", "trace", "warm"]


def conform(game: Game, *, games: int = 20, seed: int | str = 0, max_plies: int = 500) -> None:
    """Try all laws on random games; the first one that is broken raises an AssertionError."""
    case = Case(game, games=games, seed=seed, max_plies=max_plies)
    for law in LAWS:
        law.run(case)
