"""Myrmes in the tests that all games share."""

from tests.cases import Cases

_CLAUSES = (5, 13, 9, 8, 16, 10, 10, 21, 17, 8, 10, 18, 6, 7, 3)

CASES = Cases(
    conformance={
        "2": {"players": 2},
        "3 printed-board": {"players": 3, "edition": "printed-board"},
        "4 shuffled": {"players": 4, "start_exits": "shuffled"},
    },
    more_conformance={
        " ".join(map(str, options.values())): options
        for options in (
            {"players": 2, "edition": "printed-board", "start_exits": "shuffled"},
            {"players": 3, "start_exits": "shuffled"},
            {"players": 4, "edition": "printed-board"},
        )
    },
    share=4,
    max_plies=600,
    collisions=({"players": 4, "start_exits": "shuffled"}, 10),
    goldens={
        "2": ({"players": 2}, 2),
        "3": ({"players": 3, "edition": "printed-board"}, 3),
        "4": ({"players": 4, "start_exits": "shuffled"}, 4),
    },
    leaks=(({}, 6),),
    benchmarks={f"{players} players": {"players": players} for players in (2, 3, 4)},
    chapters={f"M{n}": count for n, count in enumerate(_CLAUSES, start=1)},
)
