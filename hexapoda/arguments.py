"""Arguments of the command line: a game with its options as flags, numbers, and errors on one line."""

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from hexapoda import i18n

if TYPE_CHECKING:
    from hexapoda.kernel.declaration import Declaration, Option

#: The exit status of a command that was called wrongly.
BAD_INPUT = 2
#: Prefix of the names under which a game's options are kept, lest they meet those of a command.
_OPTION = "option_"


class Parser(argparse.ArgumentParser):
    """Errors are one line on standard error, and exit status 2."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)} (try: {self.prog} --help)\n")


def one_line(text: str) -> str:
    """A text without line breaks and without what can't be printed."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def named_game(words: Sequence[str]) -> "Declaration | None":
    """The game that the words name; its options become flags. Only the command that is called may need it."""
    from hexapoda.games.names import installed_games

    names = tuple(installed_games())
    named = next((word for word in words[1:] if word in names), None)
    wants_help = "-h" in words or "--help" in words
    if named is None and wants_help:
        return None
    from hexapoda.play.game import declaration

    return declaration(named or names[0])


def add_game(
    parser: Parser, called: bool, words: Sequence[str], *, optional: bool = False, engine: bool = False
) -> "Declaration | None":
    """The argument GAME, and a flag for each option of the game that is named; `engine`: with the engines' defaults."""
    from hexapoda.games.names import installed_games

    names = tuple(installed_games())
    if optional:
        parser.add_argument(
            "game", nargs="?", default=names[0], metavar="GAME", help=f"{', '.join(names)} (default: {names[0]})"
        )
    else:
        parser.add_argument("game", metavar="GAME", help=", ".join(names))
    declared = named_game(words) if called else None
    if declared is None:
        parser.epilog = f"{parser.epilog}\n`{parser.prog} {names[0]} --help` also shows the options of the game."
        return None
    flags = parser.add_argument_group(f"options of {declared.name}")
    for option in declared.options:
        default = declared.engine_options.get(option.name, option.default) if engine else option.default
        choices = ": " + ", ".join(map(str, option.choices)) if option.choices else ""
        text = f"{option_title(declared, option)}{choices} (default: {default})".replace("%", "%%")
        names_of_flag = dict.fromkeys((f"--{option.name.replace('_', '-')}", f"--{option.name}"))
        flags.add_argument(*names_of_flag, dest=_OPTION + option.name, metavar=option.name.upper(), help=text)
    return declared


def option_title(declared: "Declaration", option: "Option") -> str:
    """What an option is about, in words."""
    return i18n.text(f"{declared.name}-option-{option.name}", fallback=option.name)


def stated_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were stated."""
    found = {name.removeprefix(_OPTION): value for name, value in vars(arguments).items() if name.startswith(_OPTION)}
    return {name: value for name, value in found.items() if value is not None}


def number(least: float, kind: Callable[[str], Any] = int) -> Callable[[str], Any]:
    """A type for argparse: a number that is not smaller than `least`."""

    def read(text: str) -> Any:
        try:
            value = kind(text[:20])
        except ValueError:
            value = least - 1
        if not least <= value < 1e9:
            what = "whole number" if kind is int else "number"
            raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a {what} of at least {least}")
        return value

    return read
