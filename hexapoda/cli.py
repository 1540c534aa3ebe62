"""The command `hexapoda`: page, play, serve, admin, arena, tune, puzzles, uhp, compile, perft, games, convert, version.

Everything that takes time to import is imported by the command that needs it, and a game's own options become flags
only once the game is named.
"""

import argparse
import contextlib
import os
import pkgutil
import signal
import sys
from collections.abc import Sequence
from typing import Any

from hexapoda import i18n
from hexapoda.arena import command as arena
from hexapoda.arena.puzzles import command as puzzles
from hexapoda.arena.tuning import command as tuning
from hexapoda.arguments import BAD_INPUT, Parser, add_game, number, one_line, option_title, stated_options
from hexapoda.server.admin import command as admin

OK, INTERRUPTED, BROKEN_PIPE = 0, 130, 141

_SEAT = "seat_"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    words = _with_command(list(sys.argv[1:] if argv is None else argv))
    try:
        _tolerate_any_characters()
        _choose_rules(words)
        return _run(words)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered would fail again when Python closes the stream.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else OK


def _run(words: list[str]) -> int:
    try:
        arguments = _parser(words).parse_args(words)
        status = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except Exception as error:
        from hexapoda.play.errors import HexapodaError  # not before it is needed: it takes NumPy with it

        if not isinstance(error, HexapodaError):
            raise
        sys.stderr.write(f"hexapoda: {one_line(error.message(_language(words)))}\n")
        return BAD_INPUT


def _choose_rules(words: Sequence[str]) -> None:
    """Start what people play with at once: with interpreted rules where compiled ones are not there yet. They are
    compiled beside, and taken over when they are there. What only reads needs no compiled rules at all."""
    from hexapoda.games.names import installed_games
    from hexapoda.kernel import cache

    if os.environ.get(cache.SWITCH):
        return
    packages = {name: point.module for name, point in installed_games().items()}
    first, *_ = packages
    needed = {"page": list(packages), "serve": list(packages), "play": [*(set(packages) & set(words)), first][:1]}
    if words[0] in ("admin", "games", "convert", "version") or not all(
        cache.is_ready(packages[name]) for name in needed.get(words[0], ())
    ):
        os.environ[cache.SWITCH] = cache.FOR_NOW


def _with_command(words: list[str]) -> list[str]:
    """Without a command it is the page that is wanted.

    >>> _with_command(["--no-browser"]), _with_command(["play"]), _with_command(["--help"])
    (['page', '--no-browser'], ['play'], ['--help'])
    """
    own = ("-h", "--help", "--version")
    return words if words and (words[0] in own or not words[0].startswith("-")) else ["page", *words]


def _tolerate_any_characters() -> None:
    """A byte or a letter that a stream's encoding does not know becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _language(words: Sequence[str]) -> str:
    """The language of error messages: that of `--lang` even where the rest can't be read, else the locale's."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang":
            return i18n.choose_language(following)
        if word.startswith("--lang="):
            return i18n.choose_language(word.partition("=")[2])
    return i18n.choose_language()


# ── the arguments ──


def _parser(words: Sequence[str]) -> Parser:
    import hexapoda

    parser = Parser(
        prog="hexapoda",
        description="Insect board games: play them, analyse them, or let programs play them.",
        epilog="Without a command, `hexapoda` opens the page.\nexample: hexapoda play hive --black engine",
    )
    parser.add_argument("--version", action="version", version=f"hexapoda {hexapoda.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _page_parser(commands)
    _play_parser(commands, words)
    _serve_parser(commands, called=words[:1] == ["serve"])
    admin.add_parser(commands)
    arena.add_parser(commands, words)
    tuning.add_parser(commands, words)
    puzzles.add_parser(commands, words)
    _uhp_parser(commands)
    _compile_parser(commands)
    _perft_parser(commands, words)
    _games_parser(commands)
    _convert_parser(commands, words)
    version = commands.add_parser("version", help="print the version", epilog="example: hexapoda version")
    version.set_defaults(run=_version)
    return parser


# ── hexapoda page ──


def _page_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "page",
        help="play in the browser (the default command)",
        description=(
            "Open the page where all games are played. It is served by and for this\n"
            "computer until Ctrl+C; games resume when it is started again."
        ),
        epilog="example: hexapoda page --port 8080 --no-browser",
    )
    parser.add_argument(
        "--port", type=number(0), metavar="N", help="port to listen on (default: 8000, or the next free one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address of the page without opening it")
    parser.set_defaults(run=_page)


def _page(arguments: argparse.Namespace) -> int:
    from hexapoda.server.page import run

    return run(arguments.port, browser=not arguments.no_browser, language=i18n.choose_language())


# ── hexapoda play ──


def _play_parser(commands: Any, words: Sequence[str]) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal, against people or the engine",
        description="Play a game in the terminal. Type help there for its commands.",
        epilog="example: hexapoda play hive --type Base+MLP --black engine --time 5",
    )
    declared = add_game(parser, called=words[:1] == ["play"], words=words, optional=True)
    seats = parser.add_argument_group("who plays: human, engine, random")
    for seat in range(declared.seats if declared else 2):
        names = declared.seat_names if declared else ()
        own = (f"--{names[seat]}",) if seat < len(names) and names[seat].isalpha() else ()
        seats.add_argument(
            *own, f"--seat{seat + 1}", dest=f"{_SEAT}{seat + 1}", metavar="WHO", default="human", help="default: human"
        )
    parser.add_argument(
        "--time",
        type=number(0, float),
        default=2.0,
        metavar="SECONDS",
        help="thinking time of the engine per move (default: 2)",
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, pl or uk (default: the system language)")
    parser.add_argument("--load", metavar="FILE", help="resume a saved game, in any format that the game supports")
    parser.add_argument("--seed", type=number(0), metavar="N", help="seed for reproducible chance and bots")
    parser.add_argument("--moves", type=number(1), metavar="N", help="stop after N moves")
    parser.add_argument(
        "--no-color", action="store_true", help="no colours (same as the environment variable NO_COLOR)"
    )
    parser.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    from hexapoda.play.errors import HexapodaError
    from hexapoda.terminal.play import run

    if arguments.lang is not None and arguments.lang not in i18n.LANGUAGES:
        raise HexapodaError("unknown-language", language=arguments.lang, languages=", ".join(i18n.LANGUAGES))
    seats = {
        f"seat{name.removeprefix(_SEAT)}": kind for name, kind in vars(arguments).items() if name.startswith(_SEAT)
    }
    return run(
        arguments.game,
        stated_options(arguments),
        seats=seats,
        seconds=arguments.time,
        language=i18n.choose_language(arguments.lang),
        file=arguments.load,
        seed=arguments.seed,
        moves=arguments.moves,
        colour=not arguments.no_color,
    )


# ── hexapoda serve ──

#: Prefix of the names under which the settings of a server are kept.
_SETTING = "setting_"


def _serve_parser(commands: Any, *, called: bool) -> None:
    parser = commands.add_parser(
        "serve",
        usage="hexapoda serve [--config FILE] [--SETTING VALUE …]",
        help="run a server where people play online",
        description=(
            "Serve tables where people and bots play. The server keeps everything in its\n"
            "database, resumes all games when it is started again, and shuts down cleanly\n"
            "on Ctrl+C.\n\n"
            "Each setting is a flag (--max-body 500000), an environment variable\n"
            "(HEXAPODA_MAX_BODY=500000) or a line of the file given by --config\n"
            "(max_body = 500000). Flags override environment variables, which override\n"
            "the file."
        ),
        epilog="example: hexapoda serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db",
    )
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or HEXAPODA_CONFIG)")
    if called:
        from hexapoda.server.settings import fields, shown_default

        for title, group in fields().items():
            flags = parser.add_argument_group(title)
            for name, field in group.items():
                text = f"{field.description} (default: {shown_default(field)})".replace("%", "%%")
                flag = f"--{name.replace('_', '-')}"
                value = "N" if field.annotation in (int, float) else name.rpartition("_")[2].upper()
                flags.add_argument(flag, dest=_SETTING + name, metavar=value, help=text)
    parser.set_defaults(run=_serve)


def _serve(arguments: argparse.Namespace) -> int:
    from hexapoda.server.settings import load_settings

    given = {name.removeprefix(_SETTING): value for name, value in vars(arguments).items() if name.startswith(_SETTING)}
    flags = {name: value for name, value in given.items() if value is not None}
    settings = load_settings(flags, arguments.config or os.environ.get("HEXAPODA_CONFIG"))
    from hexapoda.server.serve import run

    return run(settings)


# ── hexapoda uhp ──


def _uhp_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "uhp",
        help="speak the Universal Hive Protocol on standard input and output",
        description="A Hive engine for viewers and tournaments that speaks the Universal Hive Protocol.",
        epilog="example: printf 'newgame Base+MLP\\nbestmove time 00:00:02\\nexit\\n' | hexapoda uhp",
    )
    parser.set_defaults(run=_uhp)


def _uhp(arguments: argparse.Namespace) -> int:
    from hexapoda.play.game import declaration, game_names

    spoken = (declaration(name).protocols.get("uhp") for name in game_names())
    serve = pkgutil.resolve_name(next(filter(None, spoken)))
    serve(sys.stdin, sys.stdout, sys.stderr)
    return OK


# ── hexapoda compile ──


def _compile_parser(commands: Any) -> None:
    from hexapoda.games.names import installed_games

    parser = commands.add_parser(
        "compile",
        help="compile games now, not when they are first needed",
        description="Compile games, once on a machine, several at a time. Games that are compiled take no time.",
        epilog="example: hexapoda compile hive",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(installed_games())} (default: all)")
    parser.add_argument("--low-priority", action="store_true", help="let everything else go first")
    parser.set_defaults(run=_compile)


def _compile(arguments: argparse.Namespace) -> int:
    from hexapoda.bots.compilation import compile_game, compile_games
    from hexapoda.games.names import installed_games
    from hexapoda.play.game import declaration

    if arguments.low_priority and hasattr(os, "nice"):
        os.nice(15)
    for name in arguments.games:
        declaration(name)
    if len(arguments.games) == 1:
        compile_game(arguments.games[0])
    else:
        said: dict[str, str] = {}

        def report(name: str, progress: str) -> None:
            if said.get(name) != progress:
                said[name] = progress
                sys.stderr.write(f"{name}: {progress}\n")

        signal.signal(signal.SIGTERM, lambda *_: sys.exit(INTERRUPTED))  # ends the processes that compile, too
        compile_games(arguments.games or tuple(installed_games()), report)
    return OK


# ── hexapoda perft ──


def _perft_parser(commands: Any, words: Sequence[str]) -> None:
    parser = commands.add_parser(
        "perft",
        help="count the sequences of legal moves",
        description="Count the sequences of legal moves from the start of a game.",
        epilog="example: hexapoda perft hive --type Base+MLP --depth 5 --divide",
    )
    add_game(parser, called=words[:1] == ["perft"], words=words, engine=True)
    parser.add_argument("--depth", type=number(1), default=5, metavar="N", help="depth in moves (default: 5)")
    parser.add_argument("--divide", action="store_true", help="show the count for each first move")
    parser.add_argument("--threads", type=number(1), default=1, metavar="N", help="number of threads (default: 1)")
    parser.set_defaults(run=_perft)


def _perft(arguments: argparse.Namespace) -> int:
    from hexapoda.play.game import declaration, load
    from hexapoda.terminal.perft import run

    options = {**declaration(arguments.game).engine_options, **stated_options(arguments)}
    game = load(arguments.game, **options)
    return run(game.name, game.stated, arguments.depth, arguments.divide, arguments.threads)


# ── hexapoda games ──


def _games_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "games",
        help="list the games and their options",
        description="List the games, their options and the formats of their records.",
        epilog="example: hexapoda games",
    )
    parser.set_defaults(run=_games)


def _games(arguments: argparse.Namespace) -> int:
    from hexapoda.play import record
    from hexapoda.play.game import declaration, game_names

    for name in game_names():
        declared = declaration(name)
        sys.stdout.write(f"{name}: {declared.title}, up to {declared.seats} players\n")
        for option in declared.options:
            choices = ", ".join(map(str, option.choices)) or option_title(declared, option)
            sys.stdout.write(f"  --{option.name}: {choices} (default: {option.default})\n")
        formats = [record.NAME, *(each.name if each.write else f"{each.name} (read only)" for each in declared.formats)]
        sys.stdout.write(f"  records: {', '.join(formats)}\n")
    return OK


# ── hexapoda convert ──


def _convert_parser(commands: Any, words: Sequence[str]) -> None:
    parser = commands.add_parser(
        "convert",
        help="convert a record to another format",
        description="Read a record, check it against the rules, write it in another format (see `hexapoda games`).",
        epilog="example: hexapoda convert hive game.pgn --to gamestring",
    )
    add_game(parser, called=words[:1] == ["convert"], words=words)
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    parser.add_argument("--to", metavar="FORMAT", default="hexapoda", help="the format to write (default: hexapoda)")
    parser.add_argument(
        "--from", dest="source", metavar="FORMAT", help="the format to read (default: detected automatically)"
    )
    parser.add_argument("--output", metavar="FILE", help="where to write (default: standard output)")
    parser.set_defaults(run=_convert)


def _convert(arguments: argparse.Namespace) -> int:
    import hexapoda
    from hexapoda.terminal import files

    game = hexapoda.load(arguments.game, **stated_options(arguments))
    position = files.load(game, arguments.file, format=arguments.source)
    for notice in files.notices(position, i18n.choose_language()):
        sys.stderr.write(f"{arguments.file}: {notice}\n")
    text = position.record(format=arguments.to).rstrip("\n") + "\n"
    if arguments.output is None:
        sys.stdout.write(text)
    else:
        files.write(arguments.output, text)
    return OK


# ── hexapoda version ──


def _version(arguments: argparse.Namespace) -> int:
    import hexapoda

    sys.stdout.write(f"hexapoda {hexapoda.__version__}\n")
    return OK
