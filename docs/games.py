"""Writes the page of each game for learning programs, `docs/layouts/NAME.md`: `python -m docs.layouts`."""

from pathlib import Path

import hexapoda
from hexapoda.envs.batch import MAX_PLIES
from hexapoda.games.names import NAMES
from hexapoda.kernel.features import Block, Blocks

FOLDER = Path(__file__).parent / "layouts"


def page(name: str) -> str:
    """The page of a game."""
    game = hexapoda.load(name)
    declared, learning = game.declaration, game.learning
    seats = next((option.choices for option in declared.options if option.name == "players"), (declared.seats,))
    signed = any(each.signed for each in learning.features)
    parts = [
        f"# {game.title} for learning programs",
        f"Written by `python -m docs.layouts` from the code. What is common to all games: [environments](../envs.md). "
        f"The [rules](../rules/en/{name}.md).",
        _table(
            ("", ""),
            [
                ("load it", f'`hexapoda.load("{name}")`'),
                ("Gymnasium, PettingZoo, OpenSpiel", _doors(name, learning.version)),
                ("seats", ", ".join(map(str, seats))),
                ("options", ", ".join(f"`{option.name}`" for option in declared.options)),
                ("hidden", _hidden(declared.perfect_information, declared.nothing_hidden)),
                ("decisions", ", ".join(f"`{each}`" for each in declared.decisions)),
                ("actions", f"{learning.actions.size:,}, at most {declared.max_legal:,} of them legal"),
                ("features", f"{learning.features.size:,}, from {-1 if signed else 0} to 1"),
                ("ends", ", ".join(f"`{each}`" for each in declared.endings if each)),
                ("truncated", f"after {MAX_PLIES} decisions, unless another number is given"),
            ],
        ),
        "## Features",
        "Counts are divided by what stands under “1 means”; what is more counts as 1.",
        _blocks(learning.features, with_most=True),
        "## Actions",
        _blocks(learning.actions, with_most=False),
        "## Versions",
        "\n".join(f"- **{version}**: {change}" for version, change in learning.history.items()),
    ]
    return "\n\n".join(parts) + "\n"


def _doors(name: str, version: int) -> str:
    return f'`Hexapoda/{name.capitalize()}-v{version}`, `pettingzoo.env("{name}")`, `hexapoda_{name}`'


def _hidden(perfect: bool, open_to_all: bool) -> str:
    if perfect:
        return "nothing; no chance after the start"
    return "nothing but what chance will bring" if open_to_all else "hands of others and stacks"


def _blocks(blocks: Blocks, *, with_most: bool) -> str:
    rows = []
    for each in blocks:
        last = each.first + each.size - 1
        places = f"{each.first}" if each.size == 1 else f"{each.first}–{last}"
        rows.append((f"`{each.name}`", places, _shape(each), *([f"{each.most:g}"] if with_most else []), each.meaning))
    return _table(("name", "places", "shape", *(["1 means"] if with_most else []), "what it is"), rows)


def _shape(block: Block) -> str:
    return " × ".join(map(str, block.shape)) or "1"


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in NAMES:
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")
