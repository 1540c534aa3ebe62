"""Hive in the tests that all games share."""

from tests.cases import Cases

TYPES = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")

CASES = Cases(
    conformance={
        "Base rulebook": {"type": "Base", "opening": "rulebook"},
        "Base+MLP tournament": {"type": "Base+MLP", "opening": "tournament"},
    },
    more_conformance={
        f"{pieces} {opening} {repetition}": {"type": pieces, "opening": opening, "repetition": repetition}
        for pieces in TYPES
        for opening, repetition in (("rulebook", "off"), ("tournament", "draw"))
    },
    share=2,
    endless=True,
    collisions=({"type": "Base+MLP", "opening": "tournament"}, 1),
    goldens={
        "base": ({"type": "Base", "opening": "rulebook"}, 12),
        "base-p": ({"type": "Base+P", "opening": "rulebook"}, 7),
        "base-lp": ({"type": "Base+LP", "opening": "rulebook"}, 5),
        "base-m-tournament": ({"type": "Base+M", "opening": "tournament"}, 1),
        "base-mlp-tournament": ({"type": "Base+MLP", "opening": "tournament"}, 7),
    },
    leaks=(({}, 4),),
    benchmarks={"Base+MLP": {"type": "Base+MLP", "opening": "tournament"}, "Base": {"opening": "tournament"}},
    chapters={"H1": 4, "H2": 6, "H3": 6, "H4": 11, "H5": 4, "H6": 5},
)
