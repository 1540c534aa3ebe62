"""The boards of the page's rulebook, out of the drawings: `python -m docs.rules.boards` writes them anew.

Every drawing that is a position becomes one that can be played from: options, a position text, and what is chosen
already. How, `tests/NAME/boards.py` says for each game.
"""

import json
import sys
from functools import cache
from pathlib import Path

from hexapoda.games.names import NAMES
from tests.docs.boards import Board
from tests.docs.pages import examples
from tests.games import module

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "rules" / "boards.json"


@cache
def boards() -> dict[str, list[Board | None]]:
    """The boards of each game, one for each drawing of its page in their order; None where there is none."""
    return {game: [module(game, "boards").board(example) for example in examples(game, "en")] for game in NAMES}


def written() -> str:
    """The boards as the file has them: a line for each."""
    games = []
    for game, found in boards().items():
        lines = ",\n".join("    " + json.dumps(board, ensure_ascii=False) for board in found)
        games.append(f'  "{game}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    """Write the file, and say whether it has changed."""
    text = written()
    changed = not FILE.exists() or FILE.read_text(encoding="utf-8") != text
    FILE.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {'changed' if changed else 'as before'}\n")


if __name__ == "__main__":
    main()
