"""Write the golden playthroughs anew: `python -m tests.goldens.regenerate`. Review the difference."""

from pathlib import Path

import hexapoda
from hexapoda.testing.goldens import playthrough
from tests.games import CASES

FOLDER = Path(__file__).parent

#: file -> game, options, seed
GOLDENS = {
    f"{game}-{name}": (game, options, seed)
    for game, cases in CASES.items()
    for name, (options, seed) in cases.goldens.items()
}


def golden(name: str) -> str:
    """The playthrough as it is now."""
    game, options, seed = GOLDENS[name]
    return playthrough(hexapoda.load(game, **options), seed)


def main() -> None:
    """Write all files, and say which have changed."""
    for name in GOLDENS:
        path, text = FOLDER / f"{name}.txt", golden(name)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'changed' if changed else 'as before'}")


if __name__ == "__main__":
    main()
