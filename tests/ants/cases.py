"""Ants in the tests that all games share."""

from tests.cases import Cases

_SWITCHES = {"hire_push": "column", "bank_limit": 25, "centre_entries_per_turn": 0, "max_rounds": 5}

CASES = Cases(
    conformance={
        "2": {"players": 2},
        "3 pyramids": {"players": 3, "scenario": "pyramids", "anthills": "A,B,D", "max_rounds": 7},
        "4 switches": {"players": 4, "scenario": "classic_allied", **_SWITCHES},
        "4 pyramids_allied": {"players": 4, "scenario": "pyramids_allied", "teams": "A+C", "max_rounds": 6},
    },
    more_conformance={
        " ".join(map(str, options.values())): options
        for options in (
            {"players": 2, "anthills": "diagonal"},
            {"players": 2, "scenario": "pyramids", "hire_push": "column"},
            {"players": 3, "bank_limit": 25, "centre_entries_per_turn": 2},
            {"players": 3, "scenario": "pyramids", "anthills": "B,C,D"},
            {"players": 4},
            {"players": 4, "scenario": "classic_allied", "teams": "diagonal"},
            {"players": 4, "scenario": "classic_allied", "teams": "A+D", "hire_push": "column"},
            {"players": 4, "scenario": "pyramids", "max_rounds": 20},
            {"players": 4, "scenario": "pyramids_allied", "centre_entries_per_turn": 0, "hire_push": "column"},
        )
    },
    share=4,
    max_plies=600,  # more than most games have
    plies_without_jit=60,
    collisions=({"players": 4, "scenario": "classic_allied", **_SWITCHES}, 10),
    goldens={
        "classic-2": ({"players": 2, "anthills": "diagonal"}, 1),
        "classic-3": ({"players": 3, "hire_push": "column", "anthills": "A,B,D"}, 1),
        "classic-4": ({"players": 4, "bank_limit": 25}, 2),
        "classic-allied": ({"players": 4, "scenario": "classic_allied", "max_rounds": 12}, 6),
        "pyramids-2": ({"players": 2, "scenario": "pyramids"}, 134),
        "pyramids-3": ({"players": 3, "scenario": "pyramids", "centre_entries_per_turn": 0, "max_rounds": 12}, 7),
        "pyramids-4": ({"players": 4, "scenario": "pyramids", "max_rounds": 10}, 8),
        "pyramids-allied": ({"players": 4, "scenario": "pyramids_allied", "teams": "A+C", "max_rounds": 9}, 9),
    },
    leaks=(({"players": 3}, 10),),
    benchmarks={
        f"{scenario}, {players} players": {"players": players, "scenario": scenario}
        for scenario, players in (("classic", 2), ("classic", 4), ("pyramids", 2), ("pyramids_allied", 4))
    },
    chapters={f"A{n}": count for n, count in enumerate((20, 7, 8, 4, 11, 8, 9, 7, 3, 14, 11, 8, 4), start=1)},
)
