"""`python -m benchmarks [NAME …]`: run all benchmarks, or the named ones."""

import importlib
import sys

PARTS = ("random_play", "views", "perft", "search", "warm_start", "compile", "envs", "puzzles")


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"benchmarks: unknown part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        importlib.import_module(f"benchmarks.{name}").report()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
