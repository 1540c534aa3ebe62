"""Writes the page of each game, `docs/games/NAME.md`: `python -m docs.games`.

They are made from the code, and from what was measured (`docs.figures`).
"""

import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import hexapoda
from docs import figures
from hexapoda import i18n
from hexapoda.arguments import option_title
from hexapoda.envs.batch import MAX_PLIES
from hexapoda.games.names import NAMES
from hexapoda.kernel.declaration import Declaration, Option
from hexapoda.kernel.features import Block, Blocks
from tests.games import CASES

FOLDER = Path(__file__).parent / "games"
_LANGUAGES = {"en": "English", "pl": "polski", "uk": "українська"}
#: Random games in which a decision is looked for, for each set of options.
_GAMES = 3


# The text that all pages share; names in braces are filled in.
_PAGE = """\
# {title}

{description}

{at_a_glance}

## Play it

{play}

## Rules

Clause by clause: {rules}. Every rule has a number, and a refusal names the rule it rests on. This is version \
{rules_version} of the rules.

Options:

{options}

## Decisions

A turn is a list of small decisions, each of one seat. These are all of them, each with one that was taken in a random \
game. “With the one before” means that the same seat takes it right after another one, and both may be said in one \
text; “at once”, that the page plays it by itself where there is only one way.

{decisions}

## Actions

{action_count:,} numbers, at most {max_legal:,} of them legal. [What holds for all \
games](../envs.md#actions-and-features).

{actions}

## Observations

{feature_count:,} numbers from {least} to 1, equal in all positions that a seat can't tell apart. Counts are divided \
by what stands under “1 means”; what is more counts as 1.

{features}

## Rewards and the end

When a game is over, each seat gets its result: 1 for the first place, -1 for the last, evenly spread between; ties \
share the mean. All other rewards are 0. A game ends by its rules, for one of these reasons, or it is truncated (all \
rewards 0) after {max_plies} decisions, unless another number is given.

{endings}

## Versions

Of actions and observations. A network fits the version that it was trained with.

{versions}

## Speed

{speed}

## Balance

[What our bots say of the seats]({balance}).

## Bots

{ratings}
"""


def page(name: str) -> str:
    """The page of a game."""
    game = hexapoda.load(name)
    declared, learning = game.declaration, game.learning
    return _PAGE.format(
        title=game.title,
        description=i18n.text(f"{name}-description"),
        at_a_glance=_at_a_glance(declared),
        play=_play(declared),
        rules=", ".join(f"[{title}](../rules/{each}/{name}.md)" for each, title in _LANGUAGES.items()),
        rules_version=declared.rules_version,
        options=_options(declared),
        decisions=_decisions(declared),
        action_count=learning.actions.size,
        max_legal=declared.max_legal,
        actions=_blocks(learning.actions, with_most=False),
        feature_count=learning.features.size,
        least=-1 if any(each.signed for each in learning.features) else 0,
        features=_blocks(learning.features, with_most=True),
        max_plies=MAX_PLIES,
        endings=_endings(declared),
        versions="\n".join(f"- **{version}**: {change}" for version, change in learning.history.items()),
        speed=_speed(name),
        balance=_balance(name),
        ratings=_ratings(name),
    )


def _at_a_glance(declared: Declaration) -> str:
    seats = next((option.choices for option in declared.options if option.name == "players"), (declared.seats,))
    version, name = declared.learning.version if declared.learning else 0, declared.name
    rows = [
        ("players", ", ".join(map(str, seats))),
        ("hidden", _hidden(declared)),
        ("Python", f'`hexapoda.load("{name}")`'),
        ("Gymnasium", f'`gymnasium.make("Hexapoda/{name.capitalize()}-v{version}")`'),
        ("PettingZoo", f'`pettingzoo.env("{name}")`'),
        ("OpenSpiel", f'`pyspiel.load_game("hexapoda_{name}")`'),
        ("records", ", ".join(["hexapoda", *(each.name for each in declared.formats)])),
        ("protocols", ", ".join(each for each in declared.protocols if "-" not in each) or "JSON lines"),
    ]
    return _table(("", ""), rows)


def _hidden(declared: Declaration) -> str:
    if declared.perfect_information:
        return "nothing; no chance after the start"
    return "nothing but what chance will bring" if declared.nothing_hidden else "hands of others and stacks"


def _play(declared: Declaration) -> str:
    name, last = declared.name, declared.seat_names[1]
    seat = f"--{last}" if not last.isdecimal() else f"--seat{last}"
    return f"""`hexapoda` opens the page. In a terminal, and in Python:

```sh
hexapoda play {name} {seat} engine
```

```python
import hexapoda

position = hexapoda.load("{name}").start(seed=1)
position.decision, len(position.legal_moves)
hexapoda.bot("{name}", level=1).choose(position)
```"""


def _options(declared: Declaration) -> str:
    rows = [
        (f"`{option.name}`", _choices(option), f"`{option.default}`", option_title(declared, option))
        for option in declared.options
    ]
    return _table(("option", "values", "default", "what it is"), rows)


def _choices(option: Option) -> str:
    return ", ".join(f"`{choice}`" for choice in option.choices) or (
        "number" if type(option.default) is int else "text"
    )


def _decisions(declared: Declaration) -> str:
    found = _examples(declared.name)
    rows = [
        (
            f"`{each}`",
            f"`{found[each][0]}`" if each in found else "",
            found[each][1] if each in found else "",
            ", ".join(_traits(declared, each)),
        )
        for each in declared.decisions
    ]
    return _table(("decision", "for example", "in words", ""), rows)


def _traits(declared: Declaration, decision: str) -> Iterable[str]:
    if decision in declared.going_on:
        yield "with the one before"
    if decision in declared.at_once:
        yield "at once"


@cache
def _examples(name: str) -> dict[str, tuple[str, str]]:
    """For each decision a move of a random game: its text, and the sentence of the catalog."""
    found: dict[str, tuple[str, str]] = {}
    wanted = set(hexapoda.load(name).declaration.decisions)
    for options in ({}, *CASES[name].conformance.values(), *CASES[name].more_conformance.values()):
        for seed in range(_GAMES):
            if wanted <= set(found):
                return found
            position, chance = hexapoda.load(name, **options).start(seed=seed), random.Random(seed)
            while position.decision is not None and position.ply < MAX_PLIES:
                decision, move = position.decision, chance.choice(position.legal_moves)
                if decision not in found:
                    found[decision] = (move.text.replace("|", "\\|"), move.phrase().words())
                position.push(move)
    return found


def _endings(declared: Declaration) -> str:
    reasons = [each for each in declared.endings if each]
    if any(option.name == "repetition" for option in declared.options):
        reasons.append("repetition")
    return _table(("reason", ""), [(f"`{each}`", i18n.text(f"outcome-{each}")) for each in reasons])


def _blocks(blocks: Blocks, *, with_most: bool) -> str:
    rows = []
    for each in blocks:
        last = each.first + each.size - 1
        places = f"{each.first}" if each.size == 1 else f"{each.first}–{last}"
        rows.append((f"`{each.name}`", places, _shape(each), *([f"{each.most:g}"] if with_most else []), each.meaning))
    return _table(("name", "places", "shape", *(["1 means"] if with_most else []), "what it is"), rows)


def _shape(block: Block) -> str:
    return " × ".join(map(str, block.shape)) or "1"


def _speed(name: str) -> str:
    measured = figures.read("speed")
    found = [each for each in measured.get("rows", ()) if each["game"] == name]
    if not found:
        return "Not measured yet. [How it is measured](../benchmarks.md#environments)."
    head = ("", "steps/s", *(["two threads"] if any(each.get("threads") for each in found) else []))
    rows = [
        (each["what"], f"{each['rate']:,}", f"{each['threads']:.2f} times" if each.get("threads") else "")[: len(head)]
        for each in found
    ]
    note = (
        "Steps a second on one thread, with masks and observations (roll-outs without); measured by "
        f"`{measured['command']}`. "
        "[Beside others](../benchmarks.md#environments)."
    )
    return note + "\n\n" + _table(head, rows)


def _balance(name: str) -> str:
    text = (FOLDER.parent / "balance.md").read_text("utf-8")
    return f"../balance.md#{name}" if f"\n## {hexapoda.load(name).title}\n" in text else "../balance.md"


def _ratings(name: str) -> str:
    measured = figures.read("ratings").get(name)
    if measured is None:
        return "Not rated yet. [How they are rated](../baselines.md)."
    rows = [(each["name"], each["rating"], f"{each['score']:.2f}", str(each["games"])) for each in measured["rows"]]
    note = f"Ratings of the [baselines](../baselines.md), from `{measured['command']}`; the greedy player's is 0."
    return note + "\n\n" + _table(("", "Elo", "score", "games"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in NAMES:
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")
