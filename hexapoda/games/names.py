"""Which games there are, and in which packages. Nothing is imported to answer that."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

#: The games of the house, in the order in which they are shown: the one place that names them.
NAMES = ("hive", "termites", "ants", "myrmes")
#: Other packages add games by entry points of this group, each of which is a Declaration.
ENTRY_POINTS = "hexapoda.games"


@cache
def installed_games() -> dict[str, EntryPoint]:
    """All games by name, and where their declarations are: those of the house first."""
    own = (EntryPoint(name, f"hexapoda.games.{name}:GAME", ENTRY_POINTS) for name in NAMES)
    others = (point for point in entry_points(group=ENTRY_POINTS) if point.name not in NAMES)
    return {point.name: point for point in (*own, *others)}


def package_of(game: str) -> str:
    """The package of an installed game."""
    return installed_games()[game].module
