"""The toy in the tests that all games share."""

from tests.cases import Cases

_TEAMS = {"players": 4, "teams": "on"}

CASES = Cases(
    conformance={"2": {"players": 2}, "3": {"players": 3}, "4": {"players": 4}, "4 teams": _TEAMS},
    collisions=({"players": 4}, 1),
    goldens={
        "2": ({"players": 2}, 1),
        "3": ({"players": 3}, 2),
        "4": ({"players": 4}, 3),
        "4-teams": (_TEAMS, 4),
    },
    leaks=(({"players": 3}, 9), (_TEAMS, 9)),
)
