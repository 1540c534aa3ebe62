"""Termites in the tests that all games share."""

from tests.cases import Cases

_KILLS = {"flyer_push_into_vegetation_kills": True}

CASES = Cases(
    conformance={
        "2": {"players": 2},
        "3 switch": {"players": 3, "setup": "p3_adv", **_KILLS},
        "4 build": {"players": 4, "map": "build", "tiles": 5, "colonies": "gray,blue,red,gold"},
    },
    more_conformance={
        " ".join(map(str, options.values())): options
        for options in (
            {"players": 2, **_KILLS, "colonies": "gray,gold"},
            {"players": 2, "map": "build"},
            {"players": 2, "map": "random"},
            {"players": 3, "setup": "p3"},
            {"players": 3, "map": "build", "tiles": 15},
            {"players": 3, "map": "random:7", **_KILLS},
            {"players": 4, "setup": "p4"},
            {"players": 4, "setup": "p4_adv", **_KILLS},
            {"players": 4, "map": "random"},
        )
    },
    share=8,
    more_share=25,
    max_plies=600,  # more than any game has
    plies_without_jit=10,
    collisions=({"players": 4, "map": "build", "tiles": 5, "colonies": "gray,blue,red,gold"}, 20),
    goldens={
        "p2": ({"players": 2, "setup": "p2"}, 9),
        "p3": ({"players": 3, "setup": "p3"}, 10),
        "p3-adv": ({"players": 3, "setup": "p3_adv", **_KILLS}, 1),
        "p4": ({"players": 4, "setup": "p4", "colonies": "gray,red,blue,gold"}, 4),
        "p4-adv": ({"players": 4, "setup": "p4_adv"}, 4),
        "build": ({"players": 2, "map": "build", "tiles": 15}, 3),
    },
    leaks=(({}, 12), ({"players": 3}, 10)),
    benchmarks={f"{players} players": {"players": players} for players in (2, 3, 4)},
    chapters={f"T{n}": count for n, count in enumerate((14, 2, 8, 11, 7, 10, 16, 12, 9, 6, 10), start=1)},
)
